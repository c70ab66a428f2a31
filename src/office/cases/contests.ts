// Contests of decisions as rows: the one that waits for its end.
// What a contest does to the case is in stage.ts and in the commands.

import type { Row } from '../../store/index.ts';
import { refuse } from '../refuse.ts';
import type { Db } from '../verb.ts';

/** The contest, where it has not ended. Refuses otherwise. */
export async function openContest(db: Db, participant: string, id: string): Promise<Row<'contest'>> {
  const contest = await db
    .selectFrom('contest')
    .selectAll()
    .where('participant', '=', participant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (contest === undefined) refuse('no-such-proposal', { what: 'contest', id });
  const outcome = await db
    .selectFrom('contest_outcome')
    .select(['disposition', 'authority'])
    .where('participant', '=', participant)
    .where('contest', '=', id)
    .executeTakeFirst();
  if (outcome !== undefined) {
    refuse('already-decided', { what: 'contest', id, state: outcome.disposition, by: outcome.authority });
  }
  return contest;
}
