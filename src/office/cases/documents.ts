// The document that proves something in a case: one of the participant's own that is on file.
// How a document comes on file is elsewhere; here it is only named.

import { refuse } from '../refuse.ts';
import type { Db } from '../verb.ts';

/** Refuses a document that is not on file for the participant; none is none. */
export async function requireDocument(db: Db, participant: string, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const row = await db
    .selectFrom('document')
    .select('id')
    .where('participant', '=', participant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) refuse('no-such-proposal', { what: 'document', id });
}
