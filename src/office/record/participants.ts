// Which participants are on file, and their names as they are searched and sorted.
// A participant's whole record is in queries/read-participant.ts.

import { among } from '../../store/index.ts';
import type { RowFault } from '../refuse.ts';
import type { Db } from '../verb.ts';

/**
 * Locks the records of these participants until the command ends, in the order of their ids: whoever comes second to a
 * record sees what the first wrote in it.
 */
export async function lockRecords(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('participant_now')
    .select('participant')
    .where('participant', '=', among([...new Set(ids)]))
    .orderBy('participant')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ participant }) => participant));
}

/** A fault for each row whose participant is not on file; the records of the others are locked. */
export async function unknownParticipants(
  db: Db,
  rows: readonly { readonly participant: string }[],
): Promise<RowFault[]> {
  const known = await lockRecords(
    db,
    rows.map(({ participant }) => participant),
  );
  return rows.flatMap(({ participant }, row) =>
    known.has(participant)
      ? []
      : [{ row, field: 'participant', code: 'no-such-participant' as const, details: { participant } }],
  );
}

/** Those of the ids that are on file. */
export async function participantsAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('participant_now')
    .select('participant')
    .where('participant', '=', among([...new Set(ids)]))
    .execute();
  return new Set(rows.map(({ participant }) => participant));
}

/** A name as it is searched: lower case, without accents, one space between words. */
function searchName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The key that sorts names as Spanish does, surnames first, ñ after n, on every engine: the engines' own collations
 * differ. The id at its end tells apart who is called the same.
 */
export function sortKey(surnames: string, givenNames: string, participant: string): string {
  // Two spaces sort before one: Ortiz comes before Ortiz Díaz, whatever the given names.
  const names = `${surnames}  ${givenNames}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'n~')
    .replace(/[\p{M}]/gu, '');
  return `${names} ${participant}`;
}

/** A name as it is kept for searching: every word of it comes after a space. */
export function keptName(name: string): string {
  return ` ${searchName(name)}`;
}

/** The beginnings of words that a search asks for, as LIKE reads them in a kept name. */
export function searchPatterns(search: string): string[] {
  const words = searchName(search).split(' ').filter(Boolean);
  return words.map((word) => `% ${likeText(word)}%`);
}

/** The text with what LIKE would read otherwise escaped. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
