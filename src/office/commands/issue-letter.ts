// Issues a letter that a person of the office asks for; what it says is in letters/.
// Commands that come with a letter of their own issue it themselves, in their transaction.

import { z } from 'zod';
import { LETTER_KINDS, languageSchema } from '../../wire/index.ts';
import { idSchema } from '../inputs.ts';
import { issueLetter as issue } from '../letters/issue.ts';
import { command } from '../verb.ts';

export const issueLetter = command({
  name: 'issue-letter',
  roles: ['caseworker', 'clerk'],
  says: {
    en: 'Issues a letter to a participant, in their own language.',
    es: 'Emite una carta a un participante, en su propio idioma.',
  },
  input: z.strictObject({
    participant: idSchema,
    kind: z.enum(LETTER_KINDS),
    about: idSchema.optional().describe('The decision, application or award that it is about; none of a certificate.'),
    language: languageSchema.optional().describe('The participant’s own where absent.'),
  }),
  output: z.object({ letter: z.string(), code: z.string().nullable() }),
  subject: ({ participant }) => participant,
  async run(tx, acting, input) {
    const { id, code } = await issue(tx, acting, input);
    return { letter: id, code };
  },
});
