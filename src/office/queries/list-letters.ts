// The letters issued to a participant, as known on a day; the newest first.
// One of them with its bytes is in read-letter.ts.

import { z } from 'zod';
import { letterListSchema } from '../../wire/index.ts';
import { asDay, daySchema, idSchema } from '../inputs.ts';
import { lettersKnown } from '../letters/on-file.ts';
import { knownOn, knownUpTo } from '../record/known.ts';
import { actsForOneself } from '../record/own.ts';
import { query } from '../verb.ts';

export const listLetters = query({
  name: 'list-letters',
  path: '/api/participants/:participant/letters',
  roles: ['clerk', 'caseworker', 'medical', 'approver', 'payroll', 'treasurer', 'auditor', 'participant'],
  says: {
    en: 'The letters issued to a participant, the newest first.',
    es: 'Las cartas emitidas a un participante, la más reciente primero.',
  },
  input: z.strictObject({
    participant: idSchema,
    knownOn: daySchema.optional().describe('The day at whose end they were known; all of them where absent.'),
  }),
  output: letterListSchema,
  async run(db, { person }, { participant, knownOn: on }) {
    actsForOneself(person, participant);
    const known = on === undefined ? await knownUpTo(db) : await knownOn(db, asDay(on));
    return { participant, letters: await lettersKnown(db, participant, known) };
  },
});
