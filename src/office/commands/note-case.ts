// Notes in a case what somebody wrote, said or has to remember; it stays as it was written.
// A fact that the law asks for is established, not noted.

import { addEvents, lockOpenCase } from '../cases/case-file.ts';
import { caseChangeSchema, changedCaseSchema } from '../cases/inputs.ts';
import { textSchema } from '../inputs.ts';
import { command } from '../verb.ts';

export const noteCase = command({
  name: 'note-case',
  roles: ['clerk', 'caseworker', 'medical', 'approver'],
  says: { en: 'Adds a note to a case.', es: 'Añade una nota a un caso.' },
  input: caseChangeSchema.extend({ text: textSchema(4000) }),
  output: changedCaseSchema,
  subject: ({ participant }) => participant,
  async run(tx, { today }, { participant, case: id, seen, text }) {
    const row = await lockOpenCase(tx.db, participant, id, seen);
    await addEvents(tx, row, today, [{ kind: 'noted', value: { text } }]);
    return { case: id, events: row.events + 1 };
  },
});
