// Proposes where a payee's money goes from now on; it counts once another person has approved it.
// Until then the details before it stand.

import { z } from 'zod';
import { idSchema } from '../inputs.ts';
import { factRow, factsNow, SELF } from '../record/facts.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';
import { bankSchema } from './enroll-participants.ts';

export const proposeBankDetails = command({
  name: 'propose-bank-details',
  roles: ['clerk'],
  says: {
    en: 'Proposes the bank details of a payee; another person approves them.',
    es: 'Propone los datos bancarios de un perceptor; otra persona los aprueba.',
  },
  input: z.strictObject({
    participant: idSchema,
    payee: idSchema.default(SELF).describe('"self", or the beneficiary as the award names it.'),
    bank: bankSchema,
  }),
  output: z.object({ proposal: z.string(), last4: z.string() }),
  subject: ({ participant }) => participant,
  async run(tx, { today }, { participant, payee, bank }) {
    const facts = await factsNow(tx.db, participant, ['person', 'payee']);
    const [person] = facts.flatMap((fact) => (fact.kind === 'person' ? [fact] : []));
    if (person === undefined) refuse('no-such-participant', { participant });
    const before = facts.flatMap((fact) => (fact.kind === 'payee' && fact.subject === payee ? [fact] : [])).at(-1);
    const own = payee === SELF ? `${person.value.givenNames} ${person.value.surnames}` : undefined;
    const name = before?.value.name ?? own;
    if (name === undefined) refuse('no-such-proposal', { what: 'payee', id: payee });
    const sealed = await tx.sealed.seal('bank', JSON.stringify(bank));
    const last4 = bank.account.slice(-4);
    const value = { name, method: 'deposit', bank: sealed.id, last4 } as const;
    const row = factRow(tx, { participant, kind: 'payee', subject: payee, from: today, value });
    await tx.append('fact', [row]);
    return { proposal: row.id, last4 };
  },
});
