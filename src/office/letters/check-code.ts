// What a code answers whoever types it, without signing in: that the certificate is genuine, and the figures it certifies.
// Initials stand for the name: whoever holds the paper can compare, and whoever does not learns of no one.

import { type Database, read } from '../../store/index.ts';
import type { LetterCheck } from '../../wire/index.ts';
import { SYSTEM_ACTOR } from '../office.ts';
import { typedCode } from './issue.ts';

const CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** Whether a letter was issued under the code, and what it certifies. */
export async function checkLetterCode(database: Database, text: string): Promise<LetterCheck> {
  const code = typedCode(text);
  const row = CODE.test(code)
    ? await read(database, SYSTEM_ACTOR, (db) =>
        db.selectFrom('letter').select(['kind', 'dated', 'data', 'sha256']).where('code', '=', code).executeTakeFirst(),
      )
    : undefined;
  if (row === undefined) return { genuine: false };
  const { kind, dated, data, sha256 } = row;
  const { certified } = data as unknown as { certified: Extract<LetterCheck, { genuine: true }>['certified'] };
  return { genuine: true, kind: kind as Extract<LetterCheck, { genuine: true }>['kind'], dated, certified, sha256 };
}
