// What transfers add up to: the balance of each account, the trial balance, and the statement of one account.
// They are pure folds: nothing else is ever asked, and a checkpoint is only ever a fold that was done before.

import { type Cents, cents, type Day } from '../base/index.ts';
import { type Account, formatAccount, parseAccount, sameAccount } from './account.ts';
import { FUNDS, type Fund, normalSide } from './chart.ts';
import type { Transfer } from './transfer.ts';

/** The balance of each account by its text, in cents: debits less credits. */
export type Balances = ReadonlyMap<string, Cents>;

/**
 * The balances after the transfers, in whatever order they come; those that were there before are added to. With a
 * day, as of its end. Throws a RangeError where a balance is no safe integer of cents.
 */
export function balancesOf(transfers: Iterable<Transfer>, asOf?: Day, before: Balances = new Map()): Balances {
  const balances = new Map(before);
  const add = (account: Account, change: number): void => {
    const text = formatAccount(account);
    balances.set(text, cents((balances.get(text) ?? 0) + change));
  };
  for (const transfer of transfers) {
    if (asOf !== undefined && transfer.day > asOf) continue;
    add(transfer.debit, transfer.cents);
    add(transfer.credit, -transfer.cents);
  }
  return balances;
}

/** The balance of one account in cents, above zero where it stands on the side that is normal for it. */
export function balanceOf(account: Account, balances: Balances): Cents {
  return onNormalSide(account, balances.get(formatAccount(account)) ?? 0);
}

function onNormalSide(account: Account, debits: number): Cents {
  return cents(normalSide(account.role) === 'debit' ? debits : -debits);
}

/** What stands on each side, in cents, and the difference: zero. */
export interface Sides {
  readonly debits: bigint;
  readonly credits: bigint;
  readonly difference: bigint;
}

export interface TrialBalance extends Sides {
  /** Each account that has a balance, by its text, which is above zero on one side. */
  readonly lines: readonly { readonly account: Account; readonly debit: Cents; readonly credit: Cents }[];
  /** Each fund by itself: zero too, unless one leg of a passage between funds is missing. */
  readonly funds: Readonly<Record<Fund, Sides>>;
}

/** The trial balance of those balances. Throws a RangeError where one of them belongs to no account. */
export function trialBalance(balances: Balances): TrialBalance {
  const lines = [...balances]
    .filter(([, balance]) => balance !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, balance]) => ({
      account: requireAccount(text),
      debit: cents(balance > 0 ? balance : 0),
      credit: cents(balance < 0 ? -balance : 0),
    }));
  const funds = Object.fromEntries(
    FUNDS.map((fund) => [fund, sidesOf(lines.filter(({ account }) => account.fund === fund))]),
  ) as Record<Fund, Sides>;
  return { lines, funds, ...sidesOf(lines) };
}

function sidesOf(lines: readonly { debit: Cents; credit: Cents }[]): Sides {
  const debits = lines.reduce((sum, { debit }) => sum + BigInt(debit), 0n);
  const credits = lines.reduce((sum, { credit }) => sum + BigInt(credit), 0n);
  return { debits, credits, difference: debits - credits };
}

function requireAccount(text: string): Account {
  const account = parseAccount(text);
  if (account === undefined) throw new RangeError(`"${text}" is no account`);
  return account;
}

export interface StatementLine {
  readonly transfer: Transfer;
  /** The account on the other side. */
  readonly other: Account;
  /** In cents, above zero on the account's normal side. */
  readonly change: Cents;
  /** After the line. */
  readonly balance: Cents;
}

export interface Statement {
  readonly account: Account;
  /** Before the first day, in cents, above zero on the account's normal side; so are all amounts here. */
  readonly opening: Cents;
  /** By day; within a day in the order given. */
  readonly lines: readonly StatementLine[];
  /** At the end of the last day. */
  readonly closing: Cents;
}

/** The days of a statement, both included; without the first, from the beginning. */
export interface Period {
  readonly from?: Day;
  readonly to: Day;
}

/** The statement of one account over a period, out of all transfers or of those that touch it. */
export function statementOf(account: Account, transfers: Iterable<Transfer>, { from, to }: Period): Statement {
  const own = [...transfers]
    .filter(({ debit, credit, day }) => day <= to && (sameAccount(debit, account) || sameAccount(credit, account)))
    .sort((a, b) => a.day - b.day);
  let balance = cents(0);
  let opening = balance;
  const lines: StatementLine[] = [];
  for (const transfer of own) {
    const debited = sameAccount(transfer.debit, account);
    const change = onNormalSide(account, debited ? transfer.cents : -transfer.cents);
    balance = cents(balance + change);
    if (from !== undefined && transfer.day < from) opening = balance;
    else lines.push({ transfer, other: debited ? transfer.credit : transfer.debit, change, balance });
  }
  return { account, opening, lines, closing: balance };
}
