// "As known": the audit number up to which facts count, and the readings that the Board had adopted by then.
// The number is taken under the chain's lock, so that its order is the order of commits.

import { type Day, formatDay } from '../../base/index.ts';
import { type optionsOf, READINGS, type Readings } from '../../law/index.ts';
import { knownBy } from '../../store/index.ts';
import { refuse } from '../refuse.ts';
import type { Db } from '../verb.ts';

/** The audit number up to which facts are known now; or the one asked for. Refuses one that the chain has not reached. */
export async function knownUpTo(db: Db, asked?: number): Promise<number> {
  const { seq } = await db.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow();
  if (asked !== undefined && asked > seq) refuse('not-known-yet', { last: seq, known: asked });
  return asked ?? seq;
}

/** The last audit number up to the end of a day in Puerto Rico: what was known on that day. */
export async function knownOn(db: Db, day: Day): Promise<number> {
  const midnight = `${formatDay(day)}T24:00:00-04:00`;
  const last = await db
    .selectFrom('audit')
    .select((e) => e.fn.max('seq').as('seq'))
    .where('at', '<', midnight)
    .executeTakeFirst();
  return last?.seq ?? 0;
}

type ReadingId = Parameters<typeof optionsOf>[0];

/** The option of every reading as adopted for decisions taken on a day, and which of them the Board has adopted. */
export interface AdoptedReadings {
  readonly options: Readings;
  readonly adopted: ReadonlySet<string>;
}

/** The case in which a point that the law leaves open may have been settled for itself. */
export interface CaseOf {
  readonly participant: string;
  readonly application?: string | null | undefined;
}

/**
 * The readings as adopted by resolutions known by then, in force on the day; the default option of every other one. In a
 * case, what was settled for that case alone goes before.
 */
export async function readingsOn(db: Db, day: Day, known: number, of?: CaseOf): Promise<AdoptedReadings> {
  const rows = await db
    .selectFrom('reading_adoption')
    .innerJoin('audit', 'audit.command', 'reading_adoption.command')
    .select(['reading', 'option'])
    .where('audit.seq', '<=', known)
    .where('starts_on', '<=', formatDay(day))
    .orderBy('starts_on')
    .orderBy('audit.seq')
    .execute();
  const options: Record<string, string> = {};
  for (const id of Object.keys(READINGS) as ReadingId[]) options[id] = READINGS[id].default;
  const settled = [...rows, ...(of === undefined ? [] : await settledInCase(db, of, known))];
  for (const { reading, option } of settled) options[reading] = option;
  return { options, adopted: new Set(settled.map(({ reading }) => reading)) };
}

/** The options that were settled for the case and approved by then, the last of each reading last. */
async function settledInCase(
  db: Db,
  { participant, application }: CaseOf,
  known: number,
): Promise<{ readonly reading: string; readonly option: string }[]> {
  if (application === null || application === undefined) return [];
  return db
    .selectFrom('case_option as o')
    .innerJoin('case_option_approval as y', (join) =>
      join.onRef('y.participant', '=', 'o.participant').onRef('y.case_option', '=', 'o.id'),
    )
    .leftJoin('audit', 'audit.command', 'y.command')
    .select(['o.reading', 'o.option'])
    .where('o.participant', '=', participant)
    .where('o.case_file', '=', application)
    .where(knownBy(known))
    .orderBy('audit.seq')
    .execute();
}

/** Of the readings consulted, those that rest on inference alone and that no resolution has adopted. */
export function notAdopted(consulted: Readings, { adopted }: AdoptedReadings): readonly string[] {
  return Object.keys(consulted).filter((id) => READINGS[id as ReadingId].evidence === 'inferred' && !adopted.has(id));
}
