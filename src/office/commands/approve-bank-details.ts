// Approves bank details that another person proposed: from the next cut-off on, payments go there.
// Details that came with an import are approved with it (approve-import.ts).

import { z } from 'zod';
import { among } from '../../store/index.ts';

import { idSchema } from '../inputs.ts';
import { factsNow } from '../record/facts.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

export const approveBankDetails = command({
  name: 'approve-bank-details',
  roles: ['approver'],
  says: {
    en: 'Approves the bank details of a payee that another person proposed.',
    es: 'Aprueba los datos bancarios de un perceptor que propuso otra persona.',
  },
  input: z.strictObject({ participant: idSchema, proposal: idSchema }),
  output: z.object({ proposal: z.string() }),
  subject: ({ participant }) => participant,
  async run(tx, { person }, { participant, proposal }) {
    const facts = await factsNow(tx.db, participant, ['payee']);
    const fact = facts.find(
      ({ id, value }) => id === proposal && value.bank !== undefined && value.import === undefined,
    );
    if (fact === undefined) refuse('no-such-proposal', { what: 'bank-details', id: proposal });
    const ids = facts.filter(({ subject }) => subject === fact.subject).map(({ id }) => id);
    const later = await tx.db
      .selectFrom('payee_approval')
      .select('fact')
      .where('participant', '=', participant)
      .where('fact', '=', among(ids.slice(ids.indexOf(proposal) + 1)))
      .executeTakeFirst();
    // Details that newer ones have taken the place of are not brought back by approving them late.
    if (later !== undefined) refuse('no-such-proposal', { what: 'bank-details', id: proposal });
    const maker = await tx.db
      .selectFrom('audit')
      .select('person')
      .where('command', '=', fact.command)
      .executeTakeFirstOrThrow();
    if (maker.person === person.id) refuse('own-proposal', { person: person.id });
    const before = await tx.db
      .selectFrom('payee_approval')
      .select('approver')
      .where('participant', '=', participant)
      .where('fact', '=', proposal)
      .executeTakeFirst();
    if (before !== undefined) {
      refuse('already-decided', { what: 'bank-details', id: proposal, state: 'approved', by: before.approver });
    }
    await tx.append('payee_approval', [{ participant, fact: proposal, approver: person.id, maker: maker.person }]);
    return { proposal };
  },
});
