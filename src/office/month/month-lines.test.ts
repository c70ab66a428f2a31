// The lines of a month: part months, the Fund's share, the cut for earnings, arrears, what is held and what is paid once.
// That they become transfers and a file is tested with the protocol.

import { describe, expect, test } from 'vitest';
import { asMonth } from '../inputs.ts';
import type { FactOf } from '../record/facts.ts';
import type { MonthFacts, PayableAward } from './month-facts.ts';
import { monthLines } from './month-lines.ts';

const READINGS = {};

const deposit = (subject: string): FactOf<'payee'> => ({
  kind: 'payee',
  participant: 'P1',
  id: `fact-${subject}`,
  subject,
  from: '2026-01-01',
  to: null,
  value: { name: 'Ana Díaz', method: 'deposit', bank: 'sealed', last4: '1234' },
  document: null,
  command: 'c',
  known: 1,
});

const award = (change: Partial<PayableAward> = {}): PayableAward => ({
  participant: 'P1',
  id: 'a1',
  kind: 'nonoccupational-disability',
  rule: 'pension',
  cents: 310_000,
  startsOn: '2020-01-01',
  endsOn: null,
  payee: 'self',
  offsets: {},
  decision: null,
  replaces: null,
  paidThrough: '2026-10',
  ...change,
});

const person = (awards: readonly PayableAward[], change: Partial<MonthFacts> = {}): MonthFacts => ({
  participant: 'P1',
  awards,
  diedOn: null,
  earnings: [],
  payees: new Map([['self', deposit('self')]]),
  paid: new Map(),
  ...change,
});

const linesOf = (facts: MonthFacts, month = '2026-11'): string[] =>
  monthLines([facts], asMonth(month), READINGS).map(
    ({ award: id, month: paid, part, cents, reason }) =>
      `${id} ${paid} ${part} ${cents}${reason['held'] === undefined ? '' : ` held: ${reason['held']}`}`,
  );

describe('a pension in its turn', () => {
  test('is what the System bears and what the payee gets', () => {
    expect(linesOf(person([award()]))).toEqual(['a1 2026-11 gross 310000', 'a1 2026-11 net/self 310000']);
  });

  test('is paid by the days of its first month', () => {
    const first = award({ startsOn: '2026-11-16', paidThrough: null });
    expect(linesOf(person([first]))).toEqual(['a1 2026-11 gross 155000', 'a1 2026-11 net/self 155000']);
  });

  test('is paid up to the day of death, and held for others', () => {
    expect(linesOf(person([award()], { diedOn: '2026-11-03' }))).toEqual(['a1 2026-11 gross 31000 held: payee-died']);
  });

  test('is not paid for a month after the death', () => {
    expect(linesOf(person([award()], { diedOn: '2026-10-31' }))).toEqual([]);
  });

  test('is not paid before the month in which it starts', () => {
    expect(linesOf(person([award({ startsOn: '2026-12-01', paidThrough: null })]))).toEqual([]);
  });

  test('ends the day before another award takes its place', () => {
    const replaced = award({ endsOn: '2026-11-15' });
    const next = award({ id: 'a2', startsOn: '2026-11-16', paidThrough: null, cents: 600_000 });
    expect(linesOf(person([replaced, next]))).toEqual([
      'a1 2026-11 gross 155000',
      'a1 2026-11 net/self 155000',
      'a2 2026-11 gross 300000',
      'a2 2026-11 net/self 300000',
    ]);
  });
});

test('a Hybrid annuity is paid to the end of the month of death', () => {
  const annuity = award({ rule: 'hybrid-annuity' });
  expect(linesOf(person([annuity], { diedOn: '2026-11-03' }))).toEqual(['a1 2026-11 gross 310000 held: payee-died']);
});

describe('months that were not paid in their turn', () => {
  const decided = award({ paidThrough: null, startsOn: '2026-09-16' });

  test('are paid with this one, each on its own lines', () => {
    expect(linesOf(person([decided])).filter((line) => line.includes('gross'))).toEqual([
      'a1 2026-09 gross 155000',
      'a1 2026-10 gross 310000',
      'a1 2026-11 gross 310000',
    ]);
  });

  test('are not paid again', () => {
    const paid = new Map(
      ['2026-09', '2026-10'].flatMap((month) => [
        [`pay/a1/${month}/regular/gross`, 310_000],
        [`pay/a1/${month}/regular/net/self`, 310_000],
      ]) as [string, number][],
    );
    expect(linesOf(person([decided], { paid }))).toEqual(['a1 2026-11 gross 310000', 'a1 2026-11 net/self 310000']);
  });

  test('that were held are paid what was borne then, whatever it would be now', () => {
    const paid = new Map([['pay/a1/2026-10/regular/gross', 299_999]]);
    expect(linesOf(person([award({ paidThrough: '2026-09' })], { paid }))).toEqual([
      'a1 2026-10 net/self 299999',
      'a1 2026-11 gross 310000',
      'a1 2026-11 net/self 310000',
    ]);
  });

  test('before this system are none of its business', () => {
    expect(linesOf(person([award({ startsOn: '1999-01-01', paidThrough: '2026-10' })]))).toHaveLength(2);
  });
});

describe('what the State Insurance Fund owes', () => {
  const offset = award({ cents: 492_221, offsets: { fundMonthly: '985.50', systemMonthly: '3936.71' } });

  test('is a part of its own, passed on with the rest', () => {
    expect(linesOf(person([offset]))).toEqual([
      'a1 2026-11 gross 393671',
      'a1 2026-11 fund 98550',
      'a1 2026-11 net/self 492221',
    ]);
  });

  test('is in proportion in a part month, and the parts add up', () => {
    const part = { ...offset, startsOn: '2026-11-17', paidThrough: null };
    expect(linesOf(person([part]))).toEqual([
      'a1 2026-11 gross 183713',
      'a1 2026-11 fund 45990',
      'a1 2026-11 net/self 229703',
    ]);
  });

  test('is no part of the payment where it stays with the System', () => {
    const net = award({ cents: 393_671, offsets: { fundMonthly: '985.50', systemMonthly: '3936.71' } });
    expect(linesOf(person([net]))).toEqual(['a1 2026-11 gross 393671', 'a1 2026-11 net/self 393671']);
  });

  test('may be all of it', () => {
    const all = award({ cents: 500_000, offsets: { fundMonthly: '5000.00', systemMonthly: '0.00' } });
    expect(linesOf(person([all]))).toEqual([
      'a1 2026-11 gross 0',
      'a1 2026-11 fund 500000',
      'a1 2026-11 net/self 500000',
    ]);
  });
});

describe('income from gainful work', () => {
  const cut = award({ cents: 400_000, offsets: { wageAtRetirement: '72000.00' } });
  const earning = (amount: string) => person([cut], { earnings: [{ month: '2026-11', amount }] });

  test('leaves the pension whole up to the wage', () => {
    expect(linesOf(earning('2000.00'))).toEqual(['a1 2026-11 gross 400000', 'a1 2026-11 net/self 400000']);
  });

  test('cuts it by the cent above', () => {
    expect(linesOf(earning('2000.01'))).toEqual(['a1 2026-11 gross 399999', 'a1 2026-11 net/self 399999']);
  });

  test('may leave nothing, which the month says', () => {
    expect(linesOf(earning('9000.00'))).toEqual(['a1 2026-11 gross 0']);
  });

  test('of another month changes nothing', () => {
    const facts = person([cut], { earnings: [{ month: '2026-10', amount: '9000.00' }] });
    expect(linesOf(facts)).toEqual(['a1 2026-11 gross 400000', 'a1 2026-11 net/self 400000']);
  });
});

describe('a lump sum', () => {
  const lump = award({ rule: 'lump-sum', cents: 1_234_567, startsOn: '2026-10-20', payee: 'b1', paidThrough: null });
  const payees = new Map([['b1', deposit('b1')]]);

  test('is paid once, under the month of its day', () => {
    expect(linesOf(person([lump], { payees }))).toEqual(['a1 2026-10 net/b1 1234567']);
    const paid = new Map([['pay/a1/2026-10/regular/net/b1', 1_234_567]]);
    expect(linesOf(person([lump], { payees, paid }))).toEqual([]);
  });

  test('goes to a beneficiary after the death of the participant', () => {
    expect(linesOf(person([lump], { payees, diedOn: '2026-10-01' }))).toEqual(['a1 2026-10 net/b1 1234567']);
  });

  test('waits where nobody knows the bank, and says so', () => {
    expect(linesOf(person([lump]))).toEqual(['a1 2026-10 gross 0 held: no-bank-details']);
  });
});

test('a payee without bank details is owed, not paid', () => {
  expect(linesOf(person([award()], { payees: new Map() }))).toEqual(['a1 2026-11 gross 310000 held: no-bank-details']);
});
