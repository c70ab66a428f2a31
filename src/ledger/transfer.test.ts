// Transfers: what can be one, how one is taken back, and how money passes between funds.
// What they add up to is in balances.test.ts.

import { describe, expect, test } from 'vitest';
import { type Cents, cents, parseDay } from '../base/index.ts';
import { type Account, accountOf, parseAccount } from './account.ts';
import { balancesOf, trialBalance } from './balances.ts';
import { loanLegs, type Passage, repaymentLegs, reversalOf, type Transfer, transferOf } from './transfer.ts';

const account = (text: string): Account => parseAccount(text)!;
const day = (text: string) => parseDay(text)!;

const gross: Transfer = {
  event: 'run-1',
  day: day('2026-11-30'),
  participant: 'P-17',
  key: 'pay/A-9/2026-11/regular/gross',
  debit: account('judiciary:system:benefit-expense'),
  credit: account('judiciary:P-17:benefits-payable'),
  cents: cents(511_000),
};

describe('a transfer', () => {
  test('is what was given', () => {
    expect(transferOf(gross)).toEqual(gross);
    expect(transferOf({ ...gross, key: 'contribute/courts/2026-11' })).toBeDefined();
  });

  const loose = { fund: 'judiciary', owner: 'system', role: 'debt' } as Account;

  test.each<[Partial<Transfer>, string]>([
    [{ cents: cents(0) }, 'is not of whole cents above zero'],
    [{ cents: cents(-1) }, 'is not of whole cents above zero'],
    [{ cents: 0.5 as Cents }, 'is not of whole cents above zero'],
    [{ cents: (Number.MAX_SAFE_INTEGER + 1) as Cents }, 'is not of whole cents above zero'],
    [{ cents: Number.NaN as Cents }, 'is not of whole cents above zero'],
    [{ debit: gross.credit }, 'goes from an account to itself'],
    [{ debit: loose }, 'is between accounts that cannot be'],
    [{ event: '' }, 'belongs to no event'],
    [{ participant: 'P 17' }, 'belongs to no participant'],
    [{ key: '' }, 'has no key'],
    [{ key: 'pay' }, 'has no key'],
    [{ key: 'pay/A-9/2026-13/regular/gross' }, 'has no key'],
    [{ key: 'contribute//x' }, 'has no key'],
    [{ key: 'reversal/pay/A-9/2026-11/regular/gross' }, 'has the key of a reversal'],
    [{ reverses: 'pay/A-9/2026-11/regular/gross' }, 'takes back what its key does not name'],
    [{ approval: 'res-1' }, 'stays in one fund'],
    [{ debit: account('employees:system:bank') }, 'passes between funds without an approved event'],
    [{ debit: account('employees:system:bank'), approval: 'res-1' }, 'other than from bank to bank'],
    [
      { debit: account('employees:system:bank'), credit: account('judiciary:system:bank'), approval: 'a b' },
      'names no approval',
    ],
    [{ credit: account('judiciary:system:due-to/employees') }, 'touches what funds owe each other'],
  ])('of case %# is refused', (change, fault) => {
    expect(() => transferOf({ ...gross, ...change })).toThrow(fault);
    expect(() => transferOf({ ...gross, ...change })).toThrow(RangeError);
  });
});

describe('a reversal', () => {
  const taken = reversalOf(gross, { event: 'correction-1', day: day('2026-12-02') });

  test('is the opposite, of the same amount, and names the first', () => {
    expect(taken).toEqual({
      ...gross,
      event: 'correction-1',
      day: day('2026-12-02'),
      key: 'reversal/pay/A-9/2026-11/regular/gross',
      debit: gross.credit,
      credit: gross.debit,
      reverses: gross.key,
    });
  });

  test('always has the same key, so that the store refuses a second', () => {
    expect(reversalOf(gross, { event: 'correction-2', day: day('2027-01-02') }).key).toBe(taken.key);
  });

  test('is itself not taken back, and takes nothing back before it happened', () => {
    expect(() => reversalOf(taken, { event: 'x', day: taken.day })).toThrow('is a reversal');
    expect(() => reversalOf(gross, { event: 'x', day: day('2026-11-29') })).toThrow('before that day');
    expect(reversalOf(gross, { event: 'x', day: gross.day }).day).toBe(gross.day);
  });
});

describe('money between funds', () => {
  const passage: Passage = {
    event: 'loan-1',
    day: day('2026-11-30'),
    approval: 'resolution-7',
    participant: 'system',
    key: 'loan/7',
    from: 'employees',
    to: 'judiciary',
    cents: 2_160_000_000,
  };

  // Published: the Comptroller found 21.6 million of one system's money used for the other's shortfalls.
  test('passes by two legs of one approved event, and each fund balances by itself', () => {
    const balances = balancesOf(loanLegs(passage));
    expect(Object.fromEntries(balances)).toEqual({
      'judiciary:system:bank': 2_160_000_000,
      'judiciary:system:due-to/employees': -2_160_000_000,
      'employees:system:bank': -2_160_000_000,
      'employees:system:due-from/judiciary': 2_160_000_000,
    });
    const { difference, funds } = trialBalance(balances);
    expect([difference, funds.judiciary.difference, funds.employees.difference]).toEqual([0n, 0n, 0n]);
    expect(loanLegs(passage).every(({ approval, event }) => approval === 'resolution-7' && event === 'loan-1')).toBe(
      true,
    );
  });

  test('is paid back the same way, in part or whole', () => {
    const back: Passage = { ...passage, key: 'repay/7', from: 'judiciary', to: 'employees' };
    const half = repaymentLegs({ ...back, cents: 1_080_000_000 });
    const rest = repaymentLegs({ ...back, key: 'repay/8', cents: 1_080_000_000 });
    const balances = balancesOf([...loanLegs(passage), ...half]);
    expect(balances.get('employees:system:due-from/judiciary')).toBe(1_080_000_000);
    expect([...balancesOf(rest, undefined, balances).values()]).toEqual([0, 0, 0, 0]);
  });

  test('shows where a leg is missing, and the whole still balances', () => {
    const { difference, funds } = trialBalance(balancesOf([loanLegs(passage)[0]]));
    expect(difference).toBe(0n);
    expect(funds.judiciary.difference).toBe(2_160_000_000n);
    expect(funds.employees.difference).toBe(-2_160_000_000n);
  });

  test('never passes to the same fund, for nothing, or without an approval', () => {
    expect(() => loanLegs({ ...passage, to: 'employees' })).toThrow(RangeError);
    expect(() => loanLegs({ ...passage, cents: 0 })).toThrow(RangeError);
    expect(() => loanLegs({ ...passage, approval: '' })).toThrow(RangeError);
    expect(accountOf('judiciary', 'system', 'bank')).toBeDefined();
  });
});
