// Records what the State Insurance Fund paid to the System for participants: its debt is released by so much (§ 238(A)).
// What is passed on to the participants is paid with their months.

import { z } from 'zod';
import { formatAccount, systemAccount } from '../../ledger/index.ts';
import { asCents, daySchema, idSchema, moneySchema } from '../inputs.ts';
import { unknownParticipants } from '../record/participants.ts';
import { refuseRows } from '../refuse.ts';
import { command } from '../verb.ts';

const paymentSchema = z.strictObject({
  participant: idSchema,
  reference: idSchema.describe('The Fund’s own number of the payment: the same one is recorded once.'),
  receivedOn: daySchema,
  amount: moneySchema.refine((amount) => amount !== '0.00'),
});

export const recordFundPayment = command({
  name: 'record-fund-payment',
  roles: ['treasurer'],
  says: {
    en: 'Records payments of the State Insurance Fund to the System, which release the Fund.',
    es: 'Registra pagos del Fondo del Seguro del Estado al Sistema, que liberan al Fondo.',
  },
  clauses: ['4-238-A.fund-pays-system'],
  input: z.strictObject({ rows: z.array(paymentSchema).min(1).max(10_000) }),
  output: z.object({ payments: z.int() }),
  async run(tx, _, { rows }) {
    refuseRows(await unknownParticipants(tx.db, rows));
    const event = tx.newId();
    await tx.append(
      'transfer',
      rows.map(({ participant, reference, receivedOn, amount }) => ({
        participant,
        id: tx.newId(),
        key: `fund-payment/${reference}`,
        fund: 'judiciary',
        event,
        debit: formatAccount(systemAccount('judiciary', 'bank')),
        credit: formatAccount(systemAccount('judiciary', 'sif-receivable')),
        cents: asCents(amount),
        value_date: receivedOn,
      })),
    );
    return { payments: rows.length };
  },
});
