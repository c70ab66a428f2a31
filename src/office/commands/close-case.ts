// Closes a case: completed once it is decided or at its last stage, or withdrawn, or opened in error, with the reason.
// What was decided in it stands.

import { z } from 'zod';
import { addEvents, CASE_OUTCOMES, lockOpenCase } from '../cases/case-file.ts';
import { caseChangeSchema, changedCaseSchema } from '../cases/inputs.ts';
import { caseKind } from '../cases/kinds.ts';
import { textSchema } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

export const closeCase = command({
  name: 'close-case',
  roles: ['clerk', 'caseworker'],
  says: { en: 'Closes a case, with the reason.', es: 'Cierra un caso, con la razón.' },
  input: caseChangeSchema.extend({ outcome: z.enum(CASE_OUTCOMES), because: textSchema(500) }),
  output: changedCaseSchema,
  subject: ({ participant }) => participant,
  async run(tx, { today }, { participant, case: id, seen, outcome, because }) {
    const row = await lockOpenCase(tx.db, participant, id, seen);
    const last = caseKind(row.kind).steps?.at(-1)?.id ?? 'decided';
    const mayEnd = outcome === 'completed' ? row.stage === last : !['proposed', 'contested'].includes(row.stage);
    if (!mayEnd) refuse('not-over', { case: id, stage: row.stage });
    await addEvents(tx, row, today, [{ kind: 'closed', value: { outcome, because } }]);
    return { case: id, events: row.events + 1 };
  },
});
