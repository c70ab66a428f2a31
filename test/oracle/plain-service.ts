// The cohort, the spells of service, the months they make and the salaries in force.
import { addMonths, lastDayOf, monthOf, monthsFromTo } from './plain-dates.ts';
import type { Condition, Decision, Readings } from './plain-facts.ts';
import { conclude, get, list, needsFacts, onDay, text } from './plain-facts.ts';
import type { Frac } from './plain-money.ts';
import { decimal, frac, greater, over, plus } from './plain-money.ts';

// "cohort legacy (enrolled to 2013-12-23), transition (2013-12-24 to 2014-06-30), hybrid"; transition-start none:
// "everyone enrolled by 2014-06-30 is in the transition cohort"; hybrid-start undetermined: who enrolled on
// 2014-07-01 is "in no group: the case needs a decision". Undefined where enrolledOn is unknown.
export function cohortOf(facts: unknown, readings: Readings): string | undefined {
  const enrolledOn = text(facts, '/participant/enrolledOn');
  if (enrolledOn === undefined) return undefined;
  if (enrolledOn === '2014-07-01' && readings['hybrid-start'] === 'undetermined') return 'undetermined';
  if (enrolledOn >= '2014-07-01') return 'hybrid';
  if (enrolledOn >= '2013-12-24' || readings['transition-start'] === 'none') return 'transition';
  return 'legacy';
}

// "denied to Hybrid participants, who ask hybrid-disability; that one is denied to the others"; "These always need
// enrolledOn".
export function cohortIs(facts: unknown, readings: Readings, hybrid: boolean): Condition {
  const cohort = cohortOf(facts, readings);
  if (cohort === undefined) return { holds: null, missing: ['/participant/enrolledOn'] };
  return { holds: (cohort === 'hybrid') === hybrid, missing: [] };
}

export function decideCohort(facts: unknown, readings: Readings): Decision {
  const cohort = cohortOf(facts, readings);
  if (cohort === undefined) return needsFacts(['/participant/enrolledOn']);
  return { outcome: 'granted', result: { cohort } };
}

export type Spell = {
  index: number;
  judge: boolean;
  from: string;
  to: string;
  ended: boolean;
  endedBy: string | undefined;
  returned: boolean;
};

// "spells are cut at `on`, later spells have not begun"; "Spells end with the death at the latest"; "to: still
// serving"; "refundReturned: not returned"; reading appeals-judges exclude: "such a spell is left out altogether. A
// spell without an office stays in". `ended` says that the spell's own `to` is not after the cut.
export function spellsTo(facts: unknown, readings: Readings, on: string): Spell[] | undefined {
  const service = list(facts, '/service');
  if (service === undefined) return undefined;
  const diedOn = text(facts, '/participant/diedOn');
  const cut = diedOn !== undefined && diedOn < on ? diedOn : on;
  const spells: Spell[] = [];
  service.forEach((_, index) => {
    const at = `/service/${index}`;
    const judge = text(facts, `${at}/capacity`) === 'judge';
    const from = text(facts, `${at}/from`)!;
    const to = text(facts, `${at}/to`);
    if (judge && text(facts, `${at}/office`) === 'appeals' && readings['appeals-judges'] === 'exclude') return;
    if (from > cut) return;
    spells.push({
      index,
      judge,
      from,
      to: to !== undefined && to < cut ? to : cut,
      ended: to !== undefined && to <= on,
      endedBy: text(facts, `${at}/endedBy`),
      returned: get(facts, `${at}/refundReturned`) === true,
    });
  });
  return spells;
}

// "Months and averages" of the Hybrid, and the day of disability, look at spells as judge alone.
export function judgeSpells(spells: Spell[]): Spell[] {
  return spells.filter((spell) => spell.judge);
}

// "The months of a spell are those of its first and last day and all between"; "Distinct calendar months".
function monthsOf(spells: Spell[]): string[] {
  const months = spells.flatMap((spell) => monthsFromTo(monthOf(spell.from), monthOf(spell.to)));
  return [...new Set(months)].sort();
}

// "judgeMonths: distinct calendar months."
export function judgeMonths(spells: Spell[]): string[] {
  return monthsOf(judgeSpells(spells));
}

// "disabilityMonths (what counts for a nonoccupational disability pension)": for those who are not Hybrid the months
// as judge and those of government spells whose refund is returned, "a month served in both capacities is a judge's".
export function creditableMonths(spells: Spell[]): string[] {
  return monthsOf(spells.filter((spell) => spell.judge || spell.returned));
}

// Reading eight-years: credited-months: "96 credited calendar months as judge"; last-eight: "The 96 calendar months
// that end with the last judge's month are all judge's months".
function eightYears(months: string[], readings: Readings): boolean {
  if (readings['eight-years'] !== 'last-eight') return months.length >= 96;
  if (months.length === 0) return false;
  const last = months[months.length - 1]!;
  return monthsFromTo(addMonths(last, -95), last).every((month) => months.includes(month));
}

// "service: judgeMonths; retirementMonths; disabilityMonths". § 234(14): other service only after eight years as
// judge and with refunds returned; for a disability pension at any time; "services rendered in any capacity other
// than as a judge shall not be credited" to Hybrid participants. It always needs enrolledOn.
export function decideService(facts: unknown, readings: Readings, today: string): Decision {
  const cohort = cohortOf(facts, readings);
  const spells = spellsTo(facts, readings, onDay(facts, today));
  const missing: string[] = [];
  if (cohort === undefined) missing.push('/participant/enrolledOn');
  if (spells === undefined) missing.push('/service');
  if (cohort === undefined || spells === undefined) return conclude([], { missing });
  const months = judgeMonths(spells);
  const all = cohort === 'hybrid' ? months.length : creditableMonths(spells).length;
  const result = {
    judgeMonths: months.length,
    retirementMonths: eightYears(months, readings) ? all : months.length,
    disabilityMonths: all,
  };
  return conclude([], { result, missing: [] });
}

// "the month's last day that a judge's spell covers".
function lastServedIn(spells: Spell[], month: string): string {
  let last = '';
  for (const spell of judgeSpells(spells)) {
    if (monthOf(spell.from) > month || monthOf(spell.to) < month) continue;
    const day = spell.to < lastDayOf(month) ? spell.to : lastDayOf(month);
    if (day > last) last = day;
  }
  return last;
}

export type Amount = { value?: Frac; missing: string[] };

// "salaries: from, annual: the annual salary as judge in force from that day"; "A salary unknown for one of them is a
// missing fact (/salaries)"; "of a list that lacks an element the list".
// Reading taken: a salary whose `from` is unknown leaves a day's salary open unless another begins on that very day
// or both are the same amount; its own missing leaf is then listed, not the list.
export function salaryOn(facts: unknown, day: string): Amount {
  const salaries = list(facts, '/salaries') ?? [];
  let base = -1;
  let baseFrom = '';
  const undated: number[] = [];
  salaries.forEach((_, index) => {
    const from = text(facts, `/salaries/${index}/from`);
    if (from === undefined) undated.push(index);
    else if (from <= day && from > baseFrom) [base, baseFrom] = [index, from];
  });
  const annual = (index: number): string | undefined => text(facts, `/salaries/${index}/annual`);
  const missing: string[] = [];
  if (baseFrom !== day) {
    for (const index of undated) {
      if (base >= 0 && annual(base) !== undefined && annual(base) === annual(index)) continue;
      missing.push(`/salaries/${index}/from`);
      if (annual(index) === undefined) missing.push(`/salaries/${index}/annual`);
    }
  }
  if (base >= 0 && annual(base) === undefined) missing.push(`/salaries/${base}/annual`);
  if (base < 0 && missing.length === 0) missing.push('/salaries');
  if (missing.length > 0) return { missing };
  return { value: decimal(annual(base)!), missing: [] };
}

// "each at the salary in force on its last day served"; the average of these, exact.
function averageOver(facts: unknown, spells: Spell[], months: string[]): Amount {
  const each = months.map((month) => salaryOn(facts, lastServedIn(spells, month)));
  const missing = each.flatMap((amount) => amount.missing);
  if (missing.length > 0 || each.length === 0) return { missing };
  const sum = each.reduce((total, amount) => plus(total, amount.value!), frac(0));
  return { value: over(sum, frac(each.length)), missing: [] };
}

// Hybrid: "the average over the last 60 judge's months", "fewer months: over those there are"; reading
// last-five-years calendar: "The judge's months among the 60 calendar months that end with the last one".
export function fiveYearAverage(facts: unknown, spells: Spell[], readings: Readings): Amount {
  const months = judgeMonths(spells);
  if (months.length === 0) return { missing: [] };
  const first = addMonths(months[months.length - 1]!, -59);
  if (readings['last-five-years'] === 'calendar') {
    return averageOver(
      facts,
      spells,
      months.filter((month) => month >= first),
    );
  }
  return averageOver(facts, spells, months.slice(-60));
}

// "Average: over the last 36 judge's months up to the last day served or `on`"; reading average-compensation:
// last-salary, highest-salary and last-60-months ("The Hybrid definition").
// Reading taken: the Hybrid definition brings reading last-five-years with it.
export function averageCompensation(facts: unknown, spells: Spell[], readings: Readings): Amount {
  const months = judgeMonths(spells);
  if (months.length === 0) return { missing: [] };
  switch (readings['average-compensation']) {
    case 'last-salary':
      return averageOver(facts, spells, months.slice(-1));
    case 'last-60-months':
      return fiveYearAverage(facts, spells, readings);
    case 'highest-salary': {
      const each = months.map((month) => averageOver(facts, spells, [month]));
      const missing = each.flatMap((amount) => amount.missing);
      if (missing.length > 0) return { missing };
      return { value: each.reduce((top, amount) => greater(top, amount.value!), frac(0)), missing: [] };
    }
    default:
      return averageOver(facts, spells, months.slice(-36));
  }
}
