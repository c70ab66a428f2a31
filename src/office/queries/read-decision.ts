// One decision on file: what was stored, and the same decision made again with its reasons and proof in words.
// That the two agree is what `retiro verify` checks for all of them.

import { z } from 'zod';
import { type DecisionAnswer, decisionAnswerSchema } from '../../wire/index.ts';
import { idSchema } from '../inputs.ts';
import { decideAgain, decisionOnFile } from '../record/decisions.ts';
import { knownUpTo } from '../record/known.ts';
import { awardsOf, decisionsKnown } from '../record/rights.ts';
import { refuse } from '../refuse.ts';
import { query } from '../verb.ts';

export const readDecision = query({
  name: 'read-decision',
  path: '/api/participants/:participant/decisions/:decision',
  roles: ['caseworker', 'medical', 'approver', 'auditor', 'participant'],
  says: {
    en: 'A decision on file, and the same decision made again with its proof.',
    es: 'Una decisión del expediente, y la misma decisión hecha de nuevo con su prueba.',
  },
  input: z.strictObject({ participant: idSchema, decision: idSchema }),
  output: decisionAnswerSchema,
  async run(db, { language }, { participant, decision: id }) {
    const row = await decisionOnFile(db, participant, id);
    const known = await knownUpTo(db);
    const [decision] = await decisionsKnown(db, participant, known, id);
    if (decision === undefined) refuse('no-such-decision', { participant, decision: id });
    const again = await decideAgain(db, row, language);
    const awards = (await awardsOf(db, participant, known)).filter((award) => award.decision === id);
    return {
      participant,
      decision,
      facts: again.facts,
      again: again.decision as unknown as DecisionAnswer['again'],
      same: again.proofHash === row.proof_hash && again.decision.law === row.graph_hash,
      awards,
    };
  },
});
