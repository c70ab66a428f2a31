// Brings a case to its next stage, or back to an earlier one with the reason; of the kinds that people take through stages.
// The stages of a case that a decision ends are found from its facts and decisions.

import { z } from 'zod';
import { addEvents, lockOpenCase } from '../cases/case-file.ts';
import { caseChangeSchema, changedCaseSchema } from '../cases/inputs.ts';
import { caseKind } from '../cases/kinds.ts';
import { idSchema, textSchema } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

export const moveCase = command({
  name: 'move-case',
  roles: ['clerk', 'caseworker', 'medical'],
  says: {
    en: 'Brings a case to its next stage, or back to an earlier one with the reason.',
    es: 'Lleva un caso a su próxima etapa, o a una anterior con la razón.',
  },
  input: caseChangeSchema.extend({
    stage: idSchema,
    because: textSchema(500).optional().describe('Why; needed where it goes back.'),
  }),
  output: changedCaseSchema.extend({ stage: z.string() }),
  subject: ({ participant }) => participant,
  async run(tx, { today }, { participant, case: id, seen, stage, because }) {
    const row = await lockOpenCase(tx.db, participant, id, seen);
    const steps = (caseKind(row.kind).steps ?? []).map((step) => step.id);
    const now = steps.indexOf(row.stage);
    const to = steps.indexOf(stage);
    const forward = to === now + 1 && to > 0;
    const back = to >= 0 && to < now && because !== undefined;
    if (!forward && !back) refuse('not-a-step', { stage, now: row.stage, may: steps.slice(0, now + 2) });
    const value = because === undefined ? { stage } : { stage, because };
    await addEvents(tx, row, today, [{ kind: 'stage', value }]);
    return { case: id, events: row.events + 1, stage };
  },
});
