// Work on the salaries of a judge: the one in force on a day, and averages over months served.
// Over which months the law averages is in section-238.ts.

import { addRatio, type Day, type Month, type Ratio, ratio, type Spans } from '../../base/index.ts';
import { between, ENDLESS, Found, onlyValue, type Reach, Unknown } from '../../rules/index.ts';
import type { Facts, Salary } from '../facts/facts.ts';
import { notNegative } from '../vocabulary.ts';
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

/** A salary of which nothing is known: where none on file is in force, one may be added that was. */
const NOT_ON_FILE: Salary = { at: '/salaries', from: undefined, annual: undefined };

/** The salaries that can be in force on any day from one to another; what is stated of a day stands. */
function possibleBetween({ dated, undated }: History, from: Day, to: Day): readonly Salary[] {
  const before = dated.findLast((salary) => (salary.from as Day) <= from);
  if (before?.from === to) return [before];
  const later = dated.filter((salary) => from < (salary.from as Day) && (salary.from as Day) <= to);
  return [before ?? NOT_ON_FILE, ...later, ...undated];
}

const leastOf = (salaries: readonly Salary[]): number => Math.min(...salaries.map(({ annual }) => annual ?? 0));
const mostOf = (salaries: readonly Salary[]): number =>
  Math.max(...salaries.map(({ annual }) => annual ?? Number.POSITIVE_INFINITY));

/** Between the least and the most that the salary can be on the days that the day can be. Argument: the day. */
export function boundsOfSalaryOn(facts: Facts, { low, high }: Reach): Reach {
  const salaries = possibleBetween(historyOf(facts), low as Day, high as Day);
  return centsBetween(leastOf(salaries), mostOf(salaries));
}

type MonthsOf = (days: Spans<Day>) => readonly { readonly lastDay: Day }[];

/** The salaries that each of the months can have; undefined where the months are not known. */
function possibleIn(facts: Facts, days: Reach, monthsOf: MonthsOf): readonly (readonly Salary[])[] | undefined {
  const served = onlyValue(days) as Spans<Day> | undefined;
  if (served === undefined) return undefined;
  const history = historyOf(facts);
  return monthsOf(served).map(({ lastDay }) => possibleBetween(history, lastDay, lastDay));
}

function centsBetween(low: number, high: number): Reach {
  return between(ratio(low), high === Number.POSITIVE_INFINITY ? ENDLESS : ratio(high));
}

/** The average lies between those of the least and of the highest that each month's salary can be. */
function averageBetween(months: readonly (readonly Salary[])[] | undefined): Reach {
  if (months === undefined || months.length === 0) return notNegative();
  const averageOf = (each: readonly number[]): Ratio =>
    each.includes(Number.POSITIVE_INFINITY)
      ? ENDLESS
      : ratio(
          each.reduce((sum, annual) => sum + BigInt(annual), 0n),
          each.length,
        );
  return between(averageOf(months.map(leastOf)), averageOf(months.map(mostOf)));
}

/** Bounds of the average over the last months. Arguments: as of the average. */
export function boundsOfAverage(facts: Facts, days: Reach, months: Reach): Reach {
  const over = onlyValue(months) as number | undefined;
  if (over === undefined) return notNegative();
  return averageBetween(possibleIn(facts, days, (served) => lastDaysServed(served, over)));
}

/** Bounds of the average over the calendar months. Arguments: as of the average. */
export function boundsOfCalendarAverage(facts: Facts, days: Reach, months: Reach): Reach {
  const over = onlyValue(months) as number | undefined;
  if (over === undefined) return notNegative();
  return averageBetween(possibleIn(facts, days, (served) => lastCalendarMonths(served, over)));
}

/** Bounds of the highest salary. Argument: days served. */
export function boundsOfHighest(facts: Facts, days: Reach): Reach {
  const months = possibleIn(facts, days, (served) => lastDaysServed(served, Number.POSITIVE_INFINITY));
  if (months === undefined || months.length === 0) return notNegative();
  return centsBetween(Math.max(...months.map(leastOf)), Math.max(...months.map(mostOf)));
}

/** The average salary of the last months served; of fewer, over those there are. Arguments: days served, months. */
export function averageOfLastMonths(facts: Facts, days: Spans<Day>, months: number): Found | Unknown {
  const salaries = salariesOf(facts, lastDaysServed(days, months));
  return salaries instanceof Unknown ? salaries : average(salaries);
}

/** The average salary of the months served among the calendar months that end with the last. Arguments: as above. */
export function averageOfCalendarMonths(facts: Facts, days: Spans<Day>, months: number): Found | Unknown {
  const salaries = salariesOf(facts, lastCalendarMonths(days, months));
  return salaries instanceof Unknown ? salaries : average(salaries);
}

/** The months served among so many calendar months that end with the last. */
function lastCalendarMonths(days: Spans<Day>, months: number): readonly { month: Month; lastDay: Day }[] {
  const lastDays = lastDaysServed(days, months);
  const newest = lastDays[0]?.month ?? 0;
  return lastDays.filter(({ month }) => month > newest - months);
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
