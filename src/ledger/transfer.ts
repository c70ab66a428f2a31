// A transfer: cents from one account to another, in one row, so that it balances by construction.
// It is never changed: what was wrong is taken back by an opposite transfer that names it.

import { type Cents, cents, type Day, formatDay } from '../base/index.ts';
import { type Account, formatAccount, parseAccount, sameAccount, systemAccount } from './account.ts';
import type { Fund } from './chart.ts';
import { isId } from './ids.ts';
import { parsePayKey } from './pay-key.ts';

export interface Transfer {
  /** What happened: several transfers may belong to one event. */
  readonly event: string;
  /** The day as of which it counts. */
  readonly day: Day;
  /** Whose record it belongs to: with the key it is the transfer's identity. */
  readonly participant: string;
  readonly key: string;
  readonly debit: Account;
  readonly credit: Account;
  /** Above zero. */
  readonly cents: Cents;
  /** The approval of the event by which money passes between funds; only there. */
  readonly approval?: string;
  /** The key of the transfer, of the same participant, that this one takes back. */
  readonly reverses?: string;
}

const REVERSAL = 'reversal/';

/** Parts with slashes between, like `pay/…` or `contribute/…`. */
const KEY = /^[a-z][a-z-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;

/**
 * The transfer, checked. Throws a RangeError where the amount is not whole cents above zero, where it would go from an
 * account to itself, where it would pass between funds in any way but as a leg of an approved event, where its key has
 * not the form of one, or where it takes back what its key does not say.
 */
export function transferOf(given: Transfer): Transfer {
  const fault = faultOf(given);
  if (fault !== undefined) throw new RangeError(`the transfer ${given.key} ${fault}`);
  return given;
}

function faultOf(transfer: Transfer): string | undefined {
  const { debit, credit } = transfer;
  if (!isId(transfer.event)) return 'belongs to no event';
  if (!isId(transfer.participant)) return 'belongs to no participant';
  if (!Number.isSafeInteger(transfer.cents) || transfer.cents <= 0) return 'is not of whole cents above zero';
  if (![debit, credit].every(canBe)) return 'is between accounts that cannot be';
  if (sameAccount(debit, credit)) return 'goes from an account to itself';
  return fundFault(transfer) ?? keyFault(transfer);
}

function canBe(account: Account): boolean {
  return parseAccount(formatAccount(account)) !== undefined;
}

function fundFault({ debit, credit, approval }: Transfer): string | undefined {
  if (debit.fund === credit.fund) {
    if (approval !== undefined) return 'stays in one fund and needs no approval to pass between two';
    return [debit, credit].some(isDue) ? 'touches what funds owe each other without another fund' : undefined;
  }
  if (approval === undefined) return 'passes between funds without an approved event';
  if (!isId(approval)) return 'names no approval';
  const bothBanks = debit.role === 'bank' && credit.role === 'bank';
  const owedAndOwing = isDueOf(debit, credit) || isDueOf(credit, debit);
  return bothBanks || owedAndOwing ? undefined : 'passes between funds other than from bank to bank or as what is due';
}

function isDue({ role }: Account): boolean {
  return role.startsWith('due-from/') || role.startsWith('due-to/');
}

/** Whether the first account says what the second's fund owes to it, and the second says the same. */
function isDueOf(owed: Account, owing: Account): boolean {
  return owed.role === `due-from/${owing.fund}` && owing.role === `due-to/${owed.fund}`;
}

function keyFault({ key, reverses }: Transfer): string | undefined {
  if (reverses !== undefined) return key === REVERSAL + reverses ? undefined : 'takes back what its key does not name';
  if (key.startsWith(REVERSAL)) return 'has the key of a reversal and takes nothing back';
  const isPayment = key.startsWith('pay/');
  return (isPayment ? parsePayKey(key) !== undefined : KEY.test(key)) ? undefined : 'has no key';
}

/** What is new of a reversal: the event that it belongs to, and the day as of which it counts. */
export interface Reversal {
  readonly event: string;
  readonly day: Day;
}

/**
 * The opposite transfer that takes the first back and names it. Its key is made from the first's, so that nothing can
 * be taken back twice. Throws a RangeError where the first is itself a reversal (post anew what it took back), or
 * where the day is before the first's.
 */
export function reversalOf(first: Transfer, { event, day }: Reversal): Transfer {
  if (first.reverses !== undefined) throw new RangeError(`${first.key} is a reversal, and is not taken back itself`);
  if (day < first.day) {
    throw new RangeError(`${first.key} of ${formatDay(first.day)} is not taken back before that day`);
  }
  return transferOf({
    ...first,
    event,
    day,
    key: REVERSAL + first.key,
    debit: first.credit,
    credit: first.debit,
    reverses: first.key,
  });
}

/** Money that one fund passes to another, by an approved event. */
export interface Passage {
  readonly event: string;
  readonly day: Day;
  readonly approval: string;
  readonly participant: string;
  /** The start of the two transfers' keys. */
  readonly key: string;
  readonly from: Fund;
  readonly to: Fund;
  readonly cents: number;
}

/**
 * The two legs by which money lent passes from bank to bank and stands as owed in both funds, so that each fund still
 * balances by itself. Paid back by `repaymentLegs`; taken back, like any transfer, by a reversal of each leg.
 */
export function loanLegs(passage: Passage): readonly [Transfer, Transfer] {
  const { from, to } = passage;
  return legs(passage, systemAccount(from, `due-from/${to}`), systemAccount(to, `due-to/${from}`));
}

/** The two legs by which money that `from` owed to `to` is paid back, all of it or a part. */
export function repaymentLegs(passage: Passage): readonly [Transfer, Transfer] {
  const { from, to } = passage;
  return legs(passage, systemAccount(from, `due-to/${to}`), systemAccount(to, `due-from/${from}`));
}

function legs(passage: Passage, debit: Account, credit: Account): readonly [Transfer, Transfer] {
  const { event, day, approval, participant, key, from, to } = passage;
  const shared = { event, day, approval, participant, cents: cents(passage.cents) };
  return [
    transferOf({
      ...shared,
      key: `${key}/cash`,
      debit: systemAccount(to, 'bank'),
      credit: systemAccount(from, 'bank'),
    }),
    transferOf({ ...shared, key: `${key}/due`, debit, credit }),
  ];
}
