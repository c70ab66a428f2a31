// Withdraws a fact that was recorded in error: it stays on file as it was known, and counts no more.
// What was right is recorded anew; an award changes only by a decision.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { idSchema, textSchema } from '../inputs.ts';
import { factsNow } from '../record/facts.ts';
import { lockRecords } from '../record/participants.ts';
import { refreshRecords } from '../record/refresh.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

/** Who somebody is stays on file; bank details are changed by a proposal. */
const KINDS = ['enrollment', 'service', 'salary', 'death', 'earnings', 'order', 'heirs'] as const;

export const withdrawFact = command({
  name: 'withdraw-fact',
  roles: ['clerk', 'caseworker'],
  says: {
    en: 'Withdraws a fact recorded in error, with a reason; it stays on file as it was known.',
    es: 'Retira un hecho registrado por error, con una razón; queda en el expediente como se conoció.',
  },
  input: z.strictObject({ participant: idSchema, fact: idSchema, reason: textSchema(500) }),
  output: z.object({ fact: z.string() }),
  subject: ({ participant }) => participant,
  async run(tx, { today }, { participant, fact: id, reason }) {
    await lockRecords(tx.db, [participant]);
    const facts = await factsNow(tx.db, participant, KINDS);
    const fact = facts.find((candidate) => candidate.id === id);
    if (fact === undefined) refuse('no-such-proposal', { what: 'fact', id });
    await tx.append('fact', [
      {
        participant,
        id: tx.newId(),
        kind: fact.kind,
        subject: fact.subject,
        valid_from: formatDay(today),
        value: { reason },
        withdraws: id,
      },
    ]);
    if (fact.kind === 'enrollment') {
      const left = facts.filter(({ kind, id: other }) => kind === 'enrollment' && other !== id).at(-1);
      await tx.db
        .updateTable('participant_now')
        .set({ enrolled_on: left?.from ?? null })
        .where('participant', '=', participant)
        .execute();
    }
    await refreshRecords(tx, [participant], today);
    return { fact: id };
  },
});
