// Gives a case to somebody of the staff: it is theirs until it is given to another.
// Who sees which cases is settled by roles, not by this.

import { addEvents, lockOpenCase } from '../cases/case-file.ts';
import { caseChangeSchema, changedCaseSchema } from '../cases/inputs.ts';
import { idSchema } from '../inputs.ts';
import { peopleOnFile } from '../people.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

export const assignCase = command({
  name: 'assign-case',
  roles: ['clerk', 'caseworker', 'medical', 'approver'],
  says: { en: 'Gives a case to somebody of the staff.', es: 'Asigna un caso a alguien del personal.' },
  input: caseChangeSchema.extend({ to: idSchema.describe('The person.') }),
  output: changedCaseSchema,
  subject: ({ participant }) => participant,
  async run(tx, { today }, { participant, case: id, seen, to }) {
    const row = await lockOpenCase(tx.db, participant, id, seen);
    const [person] = await peopleOnFile(tx.db, to);
    if (person === undefined || person.roles.every((role) => role === 'participant')) {
      refuse('no-such-proposal', { what: 'person', id: to });
    }
    await addEvents(tx, row, today, [{ kind: 'assigned', value: { to } }]);
    return { case: id, events: row.events + 1 };
  },
});
