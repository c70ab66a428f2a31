// What a participant's accounts hold, as sums of transfers known by a number of the audit chain.
// What an account is, and on which side it stands, is the ledger's.

import { type Cents, cents } from '../../base/index.ts';
import { FUNDS, formatAccount, normalSide, parseAccount, type Role } from '../../ledger/index.ts';
import { knownBy } from '../../store/index.ts';
import type { Db } from '../verb.ts';

export interface Balance {
  /** The text of the account. */
  readonly account: string;
  /** In cents, above zero on the account's normal side. */
  readonly balance: Cents;
}

/** The balance of each of those accounts of a participant that was ever moved, in both funds. */
export async function balancesKnown(
  db: Db,
  participant: string,
  known: number,
  roles: readonly Role[],
): Promise<Balance[]> {
  const accounts = FUNDS.flatMap((fund) => roles.map((role) => formatAccount({ fund, owner: participant, role })));
  const rows = await db
    .selectFrom('transfer')
    .leftJoin('audit', 'audit.command', 'transfer.command')
    .select((e) => ['debit', 'credit', e.fn.sum<string>('cents').as('cents')])
    .where('participant', '=', participant)
    .where(knownBy(known))
    .where((e) => e.or([e('debit', 'in', accounts), e('credit', 'in', accounts)]))
    .groupBy(['debit', 'credit'])
    .execute();
  const sums = new Map<string, number>();
  const add = (account: string, change: number): void => void sums.set(account, (sums.get(account) ?? 0) + change);
  for (const row of rows) {
    add(row.debit, Number(row.cents));
    add(row.credit, -Number(row.cents));
  }
  return accounts.flatMap((account) => {
    const sum = sums.get(account);
    const role = parseAccount(account)?.role;
    if (sum === undefined || role === undefined) return [];
    return [{ account, balance: cents(normalSide(role) === 'debit' ? sum : -sum) }];
  });
}
