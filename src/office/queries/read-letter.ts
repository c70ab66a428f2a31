// A letter with its bytes, made again from its words and its template and compared with what was issued.
// The bytes are made outside the transaction: nobody waits for them.

import { z } from 'zod';
import { read } from '../../store/index.ts';
import { letterSchema } from '../../wire/index.ts';
import { idSchema } from '../inputs.ts';
import { bytesOf, shownLetter } from '../letters/on-file.ts';
import { actorOf } from '../office.ts';
import { actsForOneself } from '../record/own.ts';
import { refuse } from '../refuse.ts';
import { query } from '../verb.ts';

export const readLetter = query({
  name: 'read-letter',
  path: '/api/participants/:participant/letters/:letter',
  roles: ['clerk', 'caseworker', 'medical', 'approver', 'payroll', 'treasurer', 'auditor', 'participant'],
  says: {
    en: 'A letter, with the bytes of its PDF as they were issued.',
    es: 'Una carta, con los bytes de su PDF tal como se emitieron.',
  },
  input: z.strictObject({ participant: idSchema, letter: idSchema }),
  output: letterSchema,
  async runLong(office, { person }, { participant, letter: id }) {
    actsForOneself(person, participant);
    const found = await read(office.database, actorOf(person), (db) =>
      db
        .selectFrom('letter')
        .innerJoin('audit', 'audit.command', 'letter.command')
        .selectAll('letter')
        .select('audit.seq')
        .where('participant', '=', participant)
        .where('letter.id', '=', id)
        .executeTakeFirst(),
    );
    if (found === undefined) refuse('no-such-letter', { participant, letter: id });
    const { seq, ...row } = found;
    return { participant, ...shownLetter(row, seq), base64: Buffer.from(bytesOf(row)).toString('base64') };
  },
});
