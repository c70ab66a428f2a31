// Work on the salaries of a judge: the one in force on a day, and averages over months served.
// Over which months the law averages is in section-238.ts.

import { addRatio, type Day, type Month, ratio, type Spans } from '../../base/index.ts';
import { Found, Unknown } from '../../rules/index.ts';
import type { Facts, Salary } from '../facts/facts.ts';
import { lastDaysServed } from './service.ts';

const NO_SALARY = new Unknown(['/salaries']);

/** The salaries by the day they came into force, and apart from them those of which the day is not known. */
interface History {
  readonly dated: readonly Salary[];
  readonly undated: readonly Salary[];
}

function historyOf(facts: Facts): History {
  const salaries = facts.salaries ?? [];
  const dated = salaries
    .filter((salary) => salary.from !== undefined)
    .sort((a, b) => (a.from as Day) - (b.from as Day));
  return { dated, undated: salaries.filter((salary) => salary.from === undefined) };
}

/** Without any salary on file the list is missing, whatever the day. */
export function noSalaries(facts: Facts): Unknown | undefined {
  return facts.salaries === undefined ? NO_SALARY : undefined;
}

/** The salary in force on a day, or what must be known for it: an undated one may be, but not from the very same day. */
function inForce({ dated, undated }: History, day: Day): Salary | Unknown {
  const salary = dated.findLast(({ from }) => (from as Day) <= day);
  const unsure =
    salary?.from === day
      ? []
      : undated.flatMap(({ at, annual }) => (annual === undefined ? [`${at}/from`, `${at}/annual`] : [`${at}/from`]));
  const unpaid = salary !== undefined && salary.annual === undefined ? [`${salary.at}/annual`] : [];
  const missing = [...unsure, ...unpaid];
  if (missing.length > 0) return new Unknown(missing);
  return salary ?? NO_SALARY;
}

/** The annual salary in force on a day. Argument: the day. */
export function salaryOn(facts: Facts, day: Day): Found | Unknown {
  const salary = inForce(historyOf(facts), day);
  if (salary instanceof Unknown) return salary;
  return new Found(ratio(salary.annual as number), [`${salary.at}/from`, `${salary.at}/annual`]);
}

/** For each of the months the salary in force on its last day served. */
function salariesOf(facts: Facts, lastDays: readonly { month: Month; lastDay: Day }[]): readonly Salary[] | Unknown {
  const history = historyOf(facts);
  const missing = new Set<string>();
  const found: Salary[] = [];
  for (const { lastDay } of lastDays) {
    const salary = inForce(history, lastDay);
    if (salary instanceof Unknown) for (const pointer of salary.missing) missing.add(pointer);
    else found.push(salary);
  }
  return missing.size > 0 ? new Unknown([...missing]) : found;
}

/** The average of the salaries; the evidence names each once. */
function average(salaries: readonly Salary[]): Found {
  const sum = salaries.reduce((total, salary) => addRatio(total, ratio(salary.annual as number)), ratio(0));
  const evidence = [...new Set(salaries)].flatMap((salary) => [`${salary.at}/from`, `${salary.at}/annual`]);
  return new Found({ n: sum.n, d: BigInt(Math.max(salaries.length, 1)) }, evidence);
}

/** The average salary of the last months served; of fewer, over those there are. Arguments: days served, months. */
export function averageOfLastMonths(facts: Facts, days: Spans<Day>, months: number): Found | Unknown {
  const salaries = salariesOf(facts, lastDaysServed(days, months));
  return salaries instanceof Unknown ? salaries : average(salaries);
}

/** The average salary of the months served among the calendar months that end with the last. Arguments: as above. */
export function averageOfCalendarMonths(facts: Facts, days: Spans<Day>, months: number): Found | Unknown {
  const lastDays = lastDaysServed(days, months);
  const newest = lastDays[0]?.month ?? 0;
  const salaries = salariesOf(
    facts,
    lastDays.filter(({ month }) => month > newest - months),
  );
  return salaries instanceof Unknown ? salaries : average(salaries);
}

/** The highest of the salaries in force on the last day served of each month. Argument: days served. */
export function highestSalary(facts: Facts, days: Spans<Day>): Found | Unknown {
  const salaries = salariesOf(facts, lastDaysServed(days, Number.POSITIVE_INFINITY));
  if (salaries instanceof Unknown) return salaries;
  const highest = salaries.reduce<Salary | undefined>(
    (best, salary) => (best === undefined || (salary.annual as number) > (best.annual as number) ? salary : best),
    undefined,
  );
  return highest === undefined ? NO_SALARY : average([highest]);
}
