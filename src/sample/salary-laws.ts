// What the posts of a judge paid a year, by the day from which a law set it.
// Which judge held which post is in career.ts.

import { type Cents, type Day, parseMoney } from '../base/index.ts';
import { dayAt } from './days.ts';
import type { Office } from './types.ts';

/** An office, with the presidency of the Supreme Court as one of its own. */
export type Post = Office | 'chief-justice';

export interface SalaryLaw {
  readonly from: Day;
  readonly annual: Cents;
}

const HISTORY: readonly Post[] = ['chief-justice', 'supreme', 'appeals', 'superior', 'municipal'];

/**
 * By day: the posts in the order above. The amounts of 2002, 2004 and 2024 are the reported ones, and so are the days of
 * 1983, 1994, 1998 and 2024. All amounts before 2002 are made up, lower and plausible, since none was found, and so are
 * the other days, of which only the year is reported.
 */
const LAWS: readonly (readonly [string, ...string[]])[] = [
  ['1950-01-01', '18000.00', '17500.00', '15500.00', '14000.00', '8000.00'],
  ['1974-07-01', '32600.00', '32000.00', '29000.00', '26000.00', '16000.00'],
  ['1983-10-01', '60600.00', '60000.00', '54000.00', '48000.00', '30000.00'],
  ['1994-07-28', '82400.00', '80000.00', '72000.00', '63000.00', '42000.00'],
  ['1998-06-10', '104800.00', '100000.00', '90000.00', '75000.00', '55000.00'],
  ['2002-07-01', '125000.00', '120000.00', '90000.00', '75000.00', '55000.00'],
  ['2004-01-01', '125000.00', '120000.00', '105000.00', '89600.00', '69600.00'],
  ['2024-07-15', '154556.00', '144480.00', '130579.00', '118133.00', '91764.00'],
];

const BY_POST: ReadonlyMap<Post, readonly SalaryLaw[]> = new Map(
  HISTORY.map((post, index) => [
    post,
    LAWS.map(([from, ...amounts]) => ({ from: dayAt(from), annual: parseMoney(amounts[index] ?? '') as Cents })).filter(
      ({ annual }, law, laws) => annual !== laws[law - 1]?.annual,
    ),
  ]),
);

/** The laws that changed what the post pays, in order. */
export function salaryLawsOf(post: Post): readonly SalaryLaw[] {
  return BY_POST.get(post) ?? [];
}

/** What the post pays a year on a day. Throws a RangeError before the first law. */
export function salaryOfPost(post: Post, on: Day): Cents {
  const law = salaryLawsOf(post).findLast(({ from }) => from <= on);
  if (law === undefined) throw new RangeError('no salary is made up for so early a day');
  return law.annual;
}
