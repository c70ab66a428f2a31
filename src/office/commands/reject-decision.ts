// Rejects a proposed decision with a reason: nothing comes of it, and the case may be proposed again.
// A contest of an approved decision is no rejection.

import { z } from 'zod';
import { refreshCases } from '../cases/refresh-cases.ts';
import { idSchema, textSchema } from '../inputs.ts';
import { waitingDecision } from '../record/decisions.ts';
import { command } from '../verb.ts';

export const rejectDecision = command({
  name: 'reject-decision',
  roles: ['approver'],
  says: {
    en: 'Rejects a decision that another person proposed, with a reason.',
    es: 'Rechaza una decisión que propuso otra persona, con una razón.',
  },
  input: z.strictObject({ participant: idSchema, decision: idSchema, reason: textSchema(2000) }),
  output: z.object({ decision: z.string() }),
  subject: ({ participant }) => participant,
  async run(tx, { person, today }, { participant, decision, reason }) {
    const { proposed_by } = await waitingDecision(tx.db, participant, decision, person.id);
    await tx.append('decision_rejection', [{ participant, decision, approver: person.id, maker: proposed_by, reason }]);
    await refreshCases(tx, [participant], today);
    return { decision };
  },
});
