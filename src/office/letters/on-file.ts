// Letters on file: which there are, their bytes made again and compared, and what a code answers for.
// How one is issued is in issue.ts.

import { type LetterContent, LetterNotMade, renderLetter } from '../../letters/index.ts';
import type { Row } from '../../store/index.ts';
import type { LetterRow } from '../../wire/index.ts';
import type { Found } from '../record/checks.ts';
import { refuse } from '../refuse.ts';
import type { Db } from '../verb.ts';
import { sha256Of } from './issue.ts';

/** The letters issued to a participant by then, the newest first. */
export async function lettersKnown(db: Db, participant: string, known: number): Promise<LetterRow[]> {
  const rows = await db
    .selectFrom('letter')
    .innerJoin('audit', 'audit.command', 'letter.command')
    .selectAll('letter')
    .select('audit.seq')
    .where('participant', '=', participant)
    .where('audit.seq', '<=', known)
    .orderBy('audit.seq', 'desc')
    .orderBy('letter.id', 'desc')
    .execute();
  return rows.map(({ seq, ...row }) => shownLetter(row, seq));
}

export function shownLetter(row: Row<'letter'>, seq: number): LetterRow {
  return {
    id: row.id,
    kind: row.kind as LetterRow['kind'],
    language: row.language as LetterRow['language'],
    title: contentOf(row).title,
    about: row.about,
    dated: row.dated,
    code: row.code,
    sha256: row.sha256,
    issuedBy: row.issued_by,
    recorded: seq,
  };
}

/** Every word of a letter. */
export const contentOf = ({ data }: Pick<Row<'letter'>, 'data'>): LetterContent =>
  (data as unknown as { content: LetterContent }).content;

/** The bytes of a letter. Refuses where they are not those that were issued: another paper is not handed out in its place. */
export function bytesOf(row: Row<'letter'>): Uint8Array {
  const bytes = madeAgain(row);
  if (bytes === undefined || sha256Of(bytes) !== row.sha256) refuse('letter-differs', { letter: row.id });
  return bytes;
}

function madeAgain(row: Row<'letter'>): Uint8Array | undefined {
  try {
    return renderLetter(row.template, contentOf(row));
  } catch (error) {
    if (error instanceof LetterNotMade) return undefined;
    throw error;
  }
}

/** So many letters are a sample. */
const SAMPLE = 25;

/** Letters made again are byte for byte those that were issued: all of them, or a sample spread over all. */
export async function letterFaults(db: Db, all: boolean): Promise<Found> {
  const ids = await db
    .selectFrom('letter')
    .select(['participant', 'id'])
    .orderBy('participant')
    .orderBy('id')
    .execute();
  const step = all ? 1 : Math.max(1, Math.floor(ids.length / SAMPLE));
  const faults: string[] = [];
  let looked = 0;
  for (let index = 0; index < ids.length; index += step) {
    const { participant = '', id = '' } = ids[index] ?? {};
    const row = await db
      .selectFrom('letter')
      .selectAll()
      .where('participant', '=', participant)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const bytes = madeAgain(row);
    if (bytes === undefined || sha256Of(bytes) !== row.sha256) faults.push(`${participant} ${id}`);
    looked += 1;
  }
  return { looked, faults };
}
