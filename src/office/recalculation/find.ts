// The differences of one participant or of a range, found in the database: facts, what was paid, and under which readings.
// What they are is in differences.ts.

import { formatMonth, groupBy } from '../../base/index.ts';
import type { Readings } from '../../law/index.ts';
import { parsePayKey } from '../../ledger/index.ts';
import { type MonthFacts, monthFacts, type Range } from '../month/month-facts.ts';
import type { Db } from '../verb.ts';
import { differencesOf, type MonthDifference } from './differences.ts';

/** What is found of one participant. */
export interface Found {
  readonly person: MonthFacts;
  readonly differences: readonly MonthDifference[];
  /** The differences that there would be if the awards were these. */
  readonly under: (awards: MonthFacts['awards']) => readonly MonthDifference[];
}

/** Everyone of the range who has an award, with the differences of their months on facts known by then. */
export async function findDifferences(db: Db, range: Range, known: number): Promise<Found[]> {
  const people = await monthFacts(db, range, known);
  const runs = await readingsByMonth(db, range, known);
  return people.map((person) => {
    const own = runs.get(person.participant) ?? new Map<string, Readings>();
    const readingsOf = (award: string, month: string): Readings => own.get(`${award} ${month}`) ?? {};
    const under = (awards: MonthFacts['awards']) => differencesOf({ ...person, awards }, readingsOf);
    return { person, differences: under(person.awards), under };
  });
}

/** The readings of the run that paid each month in its turn, by participant and then by award and month. */
async function readingsByMonth(
  db: Db,
  { first, last }: Range,
  known: number,
): Promise<ReadonlyMap<string, ReadonlyMap<string, Readings>>> {
  const rows = await db
    .selectFrom('transfer as t')
    .innerJoin('audit', 'audit.command', 't.command')
    .innerJoin('run as r', 'r.id', 't.run')
    .select(['t.participant', 't.key', 'r.readings'])
    .where('t.participant', '>=', first)
    .where('t.participant', '<=', last)
    .where('audit.seq', '<=', known)
    .where('t.key', 'like', 'pay/%/regular/%')
    .execute();
  const people = groupBy(rows, ({ participant }) => participant);
  return new Map(
    [...people].map(([participant, own]) => [
      participant,
      new Map(
        own.flatMap(({ key: text, readings }) => {
          const key = parsePayKey(text);
          return key === undefined ? [] : [[`${key.award} ${formatMonth(key.month)}`, readings as Readings] as const];
        }),
      ),
    ]),
  );
}
