// Awards as known: with the approval of the import that brought them, and the last day where another took their place.
// How they are shown is in rights.ts; what they pay in a month, in month/.

import type { Row } from '../../store/index.ts';
import type { Db } from '../verb.ts';
import { keyOf, lastDaysOf } from './replaced.ts';

export interface AwardKnown extends Row<'award'> {
  /** Its own audit number. */
  readonly seq: number;
  /** Whether it counts: decided here, or converted by an import that was approved by then. */
  readonly counts: boolean;
  /** The day before another award took its place; undefined where none has. */
  readonly replacedAfter: string | undefined;
}

/** Awards on file by then, each beside the approval of the import that brought it. */
function awardRows(db: Db, known: number) {
  return db
    .selectFrom('award')
    .innerJoin('audit', 'audit.command', 'award.command')
    .leftJoin('import_approval', 'import_approval.batch', 'award.import')
    .leftJoin('audit as approval', 'approval.command', 'import_approval.command')
    .where('audit.seq', '<=', known);
}

/** The awards of a range of participants, both ends included, by participant and then as they became known. */
export async function awardsKnown(db: Db, first: string, last: string, known: number): Promise<AwardKnown[]> {
  const rows = await awardRows(db, known)
    .selectAll('award')
    .select(['audit.seq', 'approval.seq as approved'])
    .where('award.participant', '>=', first)
    .where('award.participant', '<=', last)
    .orderBy('award.participant')
    .orderBy('audit.seq')
    .orderBy('award.id')
    .execute();
  const lastDays = lastDaysOf(rows);
  return rows.map(({ approved, ...row }) => ({
    ...row,
    counts: row.decision !== null || (approved !== null && approved <= known),
    replacedAfter: lastDays.get(keyOf(row.participant, row.id)),
  }));
}

/** The participants who have an award that counts by then, in the order of their ids. */
export async function payeesKnown(db: Db, known: number): Promise<string[]> {
  const rows = await awardRows(db, known)
    .select('award.participant')
    .distinct()
    .where((e) => e.or([e('award.decision', 'is not', null), e('approval.seq', '<=', known)]))
    .orderBy('award.participant')
    .execute();
  return rows.map(({ participant }) => participant);
}
