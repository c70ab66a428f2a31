// Brings in what participants' accounts held when this system took over: the opening balances, as transfers.
// From then on the accounts move by events of their own.

import { z } from 'zod';
import { formatAccount, systemAccount } from '../../ledger/index.ts';
import { among, type NewRow } from '../../store/index.ts';
import { asCents, daySchema, idSchema, moneySchema } from '../inputs.ts';
import { unknownParticipants } from '../record/participants.ts';
import { type RowFault, refuseRows } from '../refuse.ts';
import { command, type Db } from '../verb.ts';

const accountSchema = z.strictObject({
  participant: idSchema,
  account: z.enum(['contributions', 'hybrid-contributions', 'hybrid-return', 'debt']),
  asOf: daySchema,
  balance: moneySchema,
});

type Opening = z.output<typeof accountSchema>;

const keyOf = ({ account }: Opening): string => `opening/${account}`;

export const openAccounts = command({
  name: 'open-accounts',
  roles: ['clerk'],
  says: {
    en: 'Brings in the opening balances of participants’ accounts, each once.',
    es: 'Incorpora los saldos iniciales de las cuentas de los participantes, cada uno una vez.',
  },
  input: z.strictObject({ rows: z.array(accountSchema).min(1).max(100_000) }),
  output: z.object({ accounts: z.int() }),
  async run(tx, _, { rows }) {
    refuseRows([...(await unknownParticipants(tx.db, rows)), ...(await openedBefore(tx.db, rows))]);
    const event = tx.newId();
    const opening = formatAccount(systemAccount('judiciary', 'opening'));
    await tx.append(
      'transfer',
      rows
        .filter(({ balance }) => asCents(balance) > 0)
        .map((row): NewRow<'transfer'> => {
          const own = formatAccount({ fund: 'judiciary', owner: row.participant, role: row.account });
          // What a participant owes stands on the other side from what a participant has.
          const [debit, credit] = row.account === 'debt' ? [own, opening] : [opening, own];
          return {
            participant: row.participant,
            id: tx.newId(),
            key: keyOf(row),
            fund: 'judiciary',
            event,
            debit,
            credit,
            cents: asCents(row.balance),
            value_date: row.asOf,
          };
        }),
    );
    return { accounts: rows.length };
  },
});

async function openedBefore(db: Db, rows: readonly Opening[]): Promise<RowFault[]> {
  const found = await db
    .selectFrom('transfer')
    .select(['participant', 'key'])
    .where('participant', '=', among(rows.map(({ participant }) => participant)))
    .where('key', 'like', 'opening/%')
    .execute();
  const opened = new Set(found.map(({ participant, key }) => `${participant} ${key}`));
  return rows.flatMap((row, index): RowFault[] => {
    const name = `${row.participant} ${keyOf(row)}`;
    const twice = opened.has(name);
    opened.add(name);
    return twice
      ? [{ row: index, field: 'account', code: 'already-exists', details: { what: 'account', id: row.account } }]
      : [];
  });
}
