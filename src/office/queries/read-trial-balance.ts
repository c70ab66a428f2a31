// The trial balance: what every account holds, as of the end of a day, and that debits and credits are the same.
// It is a sum over transfers and nothing else.

import { z } from 'zod';
import { cents, formatMoney } from '../../base/index.ts';
import { accountSums } from '../../store/index.ts';
import { trialBalanceSchema } from '../../wire/index.ts';
import { daySchema } from '../inputs.ts';
import { query } from '../verb.ts';

export const readTrialBalance = query({
  name: 'read-trial-balance',
  path: '/api/ledger/trial-balance',
  roles: ['treasurer', 'payroll', 'approver', 'board', 'auditor'],
  says: {
    en: 'The balance of every account as of a day, and the sums of both sides.',
    es: 'El balance de cada cuenta a una fecha, y las sumas de ambos lados.',
  },
  clauses: ['4-234-15'],
  input: z.strictObject({ asOf: daySchema.optional().describe('The day at whose end; all transfers where absent.') }),
  output: trialBalanceSchema,
  async run(db, _, { asOf }) {
    const balances = await accountSums(db, asOf);
    const sum = (sign: 1 | -1): number =>
      balances.reduce((total, { balance }) => total + (Math.sign(balance) === sign ? Math.abs(balance) : 0), 0);
    const [debits, credits] = [sum(1), sum(-1)];
    return {
      debits: formatMoney(cents(debits)),
      credits: formatMoney(cents(credits)),
      difference: formatMoney(cents(debits - credits)),
      accounts: balances.map(({ account, balance }) => ({ account, balance: formatMoney(cents(balance)) })),
    };
  },
});
