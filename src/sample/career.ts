// A career as the sample plans it, and the rows of the record that it leaves: spells, salaries and opening balances.
// Whose career it is, and how it is drawn, is in active-judges.ts, pensioners.ts and the files of cases.

import {
  addDays,
  type Cents,
  cents,
  type Day,
  formatDay,
  formatMoney,
  lastDaysByMonth,
  multiplyDivide,
  unionOf,
} from '../base/index.ts';
import { dayAt, earlierOf } from './days.ts';
import { type Post, type SalaryLaw, salaryLawsOf, salaryOfPost } from './salary-laws.ts';
import type { EndedBy, Office, SampleAccount, SampleSalary, SampleSpell } from './types.ts';

/** A time in one post, or in the Government at large. */
export interface Stint {
  readonly from: Day;
  /** Still serving where absent. */
  readonly to?: Day;
  /** The post of a judge; absent of service to the Government in another capacity. */
  readonly post?: Post;
  readonly endedBy?: EndedBy;
  readonly refundReturned?: boolean;
}

/** The day of the opening balances. */
const OPENING_DAY = dayAt('2026-09-30');

const TRANSITION_FROM = dayAt('2013-12-24');
const HYBRID_FROM = dayAt('2014-07-01');

/** What the sample takes as the rate of contribution of each group, in percent: enough for a plausible balance. */
const PERCENT = { legacy: 8, transition: 10, hybrid: 12 } as const;

type Cohort = keyof typeof PERCENT;

/** The group of a judge by the first enrolment. */
function cohortOf(enrolledOn: Day): Cohort {
  if (enrolledOn >= HYBRID_FROM) return 'hybrid';
  return enrolledOn >= TRANSITION_FROM ? 'transition' : 'legacy';
}

const officeOf = (post: Post): Office => (post === 'chief-justice' ? 'supreme' : post);

/** The spells of a career, in its order. */
export function spellsOf(participant: string, stints: readonly Stint[]): readonly SampleSpell[] {
  return stints.map(({ from, to, post, endedBy, refundReturned }, index) => ({
    participant,
    id: `${participant}-S${index + 1}`,
    capacity: post === undefined ? 'government' : 'judge',
    from: formatDay(from),
    ...(to === undefined ? {} : { to: formatDay(to) }),
    ...(post === undefined ? {} : { office: officeOf(post) }),
    ...(endedBy === undefined ? {} : { endedBy }),
    ...(refundReturned === undefined ? {} : { refundReturned }),
  }));
}

/** What a judge was paid a year: from each appointment, and from each law that changed it meanwhile. */
function salaryHistory(stints: readonly Stint[]): readonly SalaryLaw[] {
  return stints.flatMap(({ from, to, post }) => {
    if (post === undefined) return [];
    const meanwhile = salaryLawsOf(post).filter((law) => law.from > from && (to === undefined || law.from <= to));
    return [{ from, annual: salaryOfPost(post, from) }, ...meanwhile];
  });
}

export function salariesOf(participant: string, stints: readonly Stint[]): readonly SampleSalary[] {
  return salaryHistory(stints).map(({ from, annual }) => ({
    participant,
    from: formatDay(from),
    annual: formatMoney(annual),
  }));
}

/** How many months a judge served to the opening day, and what the contributions of those months come to. */
function contributed(stints: readonly Stint[], percent: number): { readonly months: number; readonly sum: Cents } {
  const served = stints
    .filter(({ post }) => post !== undefined)
    .map(({ from, to }) => ({ from, to: earlierOf(to ?? OPENING_DAY, OPENING_DAY) }));
  const salaries = salaryHistory(stints).map(({ from, annual }) => {
    const monthly = multiplyDivide(annual, 1, 12, 'half-up');
    return { from, contribution: multiplyDivide(monthly, percent, 100, 'half-up') };
  });
  let [months, sum] = [0, 0];
  for (const { lastDay } of lastDaysByMonth(unionOf(served))) {
    months += 1;
    sum += salaries.findLast(({ from }) => from <= lastDay)?.contribution ?? 0;
  }
  return { months, sum: cents(sum) };
}

/**
 * The opening balances of a judge. The return of a Hybrid account is 2.5 percent a year on each contribution for half of
 * the months since the first, which is plausible and no rule of the law.
 */
export function accountsOf(participant: string, enrolledOn: Day, stints: readonly Stint[]): readonly SampleAccount[] {
  const cohort = cohortOf(enrolledOn);
  const { months, sum } = contributed(stints, PERCENT[cohort]);
  const row = (account: SampleAccount['account'], balance: Cents): SampleAccount => ({
    participant,
    account,
    asOf: formatDay(OPENING_DAY),
    balance: formatMoney(balance),
  });
  if (cohort !== 'hybrid') return [row('contributions', sum)];
  const gained = multiplyDivide(sum, months * 25, 2 * 12 * 1000, 'half-up');
  return [row('hybrid-contributions', sum), row('hybrid-return', gained)];
}

/** A judge who moves from one post to another on a day: the spell before ends on the day before, but no service does. */
export function moved(from: Day, first: Post, on: Day, then: Stint): readonly Stint[] {
  return [
    { from, to: addDays(on, -1), post: first },
    { ...then, from: on },
  ];
}
