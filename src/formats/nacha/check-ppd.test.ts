// What keeps a file of direct deposits from being written: each fault at its place, and all of them at once.
// The bytes of files that are right are in ppd.test.ts.

import { describe, expect, test } from 'vitest';
import { type Cents, cents, parseDay } from '../../base/index.ts';
import { batchSumFaults, checkPpd, fileSumFaults } from './check-ppd.ts';
import type { PpdBatch, PpdEntry, PpdFile } from './ppd-file.ts';
import { Tally } from './tally.ts';
import { writePpd } from './write-ppd.ts';

const entry: PpdEntry = {
  account: { routing: '231380104', number: '12345678', kind: 'checking' },
  amount: cents(100),
  name: 'Ana',
};

const batch: PpdBatch = {
  company: { name: 'Retiro', id: '1660000001' },
  odfi: '02150201',
  description: 'PENSION',
  effective: parseDay('2026-12-15')!,
  entries: [entry],
};

const file: PpdFile = {
  destination: { routing: '021502011', name: 'Banco' },
  origin: { id: '1660000001', name: 'Retiro' },
  created: { day: parseDay('2026-12-10')!, hour: 9, minute: 5 },
  modifier: 'A',
  batches: [batch],
};

/** "place code" of each fault. */
function faultsOf(changed: PpdFile): string[] {
  const checked = checkPpd(changed);
  return 'faults' in checked ? checked.faults.map(({ at, code }) => `${at} ${code}`) : [];
}

const withBatch = (change: Partial<PpdBatch>) => faultsOf({ ...file, batches: [{ ...batch, ...change }] });
const withEntry = (change: Partial<PpdEntry>) => withBatch({ entries: [entry, { ...entry, ...change }] });

/** An iterable of many, of which no list is kept. */
const times = <T>(count: number, value: T): Iterable<T> => ({
  *[Symbol.iterator]() {
    for (let index = 0; index < count; index++) yield value;
  },
});

describe('a file', () => {
  test('that is right has totals', () => {
    expect(checkPpd(file)).toEqual({
      totals: { batches: 1, entries: 1, addenda: 0, hash: '0023138010', debits: 0, credits: 100 },
    });
  });

  test.each<[Partial<PpdFile>, string]>([
    [{ destination: { routing: '021502012', name: 'Banco' } }, '/destination/routing not-a-routing-number'],
    [{ destination: { routing: '021502011', name: '' } }, '/destination/name empty'],
    [{ destination: { routing: '021502011', name: 'x'.repeat(24) } }, '/destination/name too-long'],
    [{ origin: { id: '12345678', name: 'Retiro' } }, '/origin/id not-an-origin'],
    [{ origin: { id: '1660000001', name: '日本' } }, '/origin/name not-ascii'],
    [{ created: { ...file.created, hour: 24 } }, '/created not-a-time'],
    [{ created: { ...file.created, minute: 0.5 } }, '/created not-a-time'],
    [{ modifier: 'a' }, '/modifier not-a-modifier'],
    [{ modifier: '' }, '/modifier not-a-modifier'],
    [{ modifier: 'AA' }, '/modifier not-a-modifier'],
    [{ reference: 'x'.repeat(9) }, '/reference too-long'],
    [{ batches: [] }, ' no-batches'],
  ])('with the header of case %# is refused', (change, fault) => {
    expect(faultsOf({ ...file, ...change })).toEqual([fault]);
  });

  test('that adds up to more than its control record holds is refused', () => {
    const most = { ...entry, amount: cents(9_999_999_999) };
    const batches = (count: number) => [{ ...batch, entries: times(count, most) }];
    expect(faultsOf({ ...file, batches: batches(100) })).toEqual([]);
    expect(faultsOf({ ...file, batches: batches(101) })).toEqual([' total-too-large']);
  });

  test('of more records or batches than its control record can count is refused', () => {
    const codes = (change: Partial<Tally>) =>
      fileSumFaults(Object.assign(new Tally(), { batches: 11, entries: 1 }, change)).map(({ code }) => code);
    expect(codes({ entries: 9_999_990 - 24 })).toEqual([]);
    expect(codes({ entries: 9_999_990 - 23 })).toEqual(['too-many-entries']);
    expect(codes({ batches: 999_999 })).toEqual([]);
    expect(codes({ batches: 1_000_000 })).toEqual(['too-many-batches']);
    expect(codes({ credits: 999_999_999_999 })).toEqual([]);
    expect(codes({ credits: 1_000_000_000_000 })).toEqual(['total-too-large']);
  });

  test('is refused for all that is wrong with it at once, in both languages and without an account number', () => {
    const wrong = { ...entry, account: { ...entry.account, routing: '1', number: '98 76' }, amount: cents(0) };
    const result = writePpd({ ...file, modifier: '?', batches: [{ ...batch, odfi: '1', entries: [wrong, wrong] }] });
    if (!('faults' in result)) throw new Error('it was written');
    expect(result.faults).toHaveLength(8);
    expect(result.faults.every(({ says }) => says.en !== '' && says.es !== '' && says.en !== says.es)).toBe(true);
    expect(JSON.stringify(result)).not.toContain('98 76');
  });

  test('is not looked through beyond a thousand faults', () => {
    const wrong = { ...entry, name: '李', amount: cents(0) };
    const result = checkPpd({ ...file, batches: times(3, { ...batch, entries: times(10_000_000, wrong) }) });
    expect('faults' in result && result.faults).toHaveLength(1000);
  });
});

describe('a batch', () => {
  test.each<[Partial<PpdBatch>, string]>([
    [{ company: { name: 'Sistema de Retiro de la Judicatura', id: '1' } }, '/batches/0/company/name too-long'],
    [{ company: { name: 'Retiro', id: 'ñ' } }, '/batches/0/company/id not-an-id'],
    [{ company: { name: 'Retiro', id: '12345678901' } }, '/batches/0/company/id not-an-id'],
    [
      { company: { name: 'Retiro', id: '1', discretionary: 'x'.repeat(21) } },
      '/batches/0/company/discretionary too-long',
    ],
    [{ odfi: '021502011' }, '/batches/0/odfi not-an-odfi'],
    [{ description: '' }, '/batches/0/description empty'],
    [{ description: 'PENSIONES VITALICIAS' }, '/batches/0/description too-long'],
    [{ descriptiveDate: 'DICIEMBRE' }, '/batches/0/descriptiveDate too-long'],
    [{ entries: [] }, '/batches/0 no-entries'],
    [{ balancedBy: { ...entry.account, routing: '1' } }, '/batches/0/balancedBy/routing not-a-routing-number'],
    [{ balancedBy: { ...entry.account, number: '' } }, '/batches/0/balancedBy/number not-an-account'],
  ])('of case %# is refused', (change, fault) => {
    expect(withBatch(change)).toEqual([fault]);
  });

  test('on a day on which no bank settles is told the next one', () => {
    const checked = checkPpd({ ...file, batches: [{ ...batch, effective: parseDay('2026-12-25')! }] });
    expect(checked).toMatchObject({
      faults: [
        { at: '/batches/0/effective', code: 'not-a-banking-day', says: { en: expect.stringContaining('2026-12-28') } },
      ],
    });
  });

  test('holds 999,999 entries and addenda and no more', () => {
    const codes = (entries: number, addenda: number) =>
      batchSumFaults(Object.assign(new Tally(), { entries, addenda }), '/batches/0').map(({ code }) => code);
    expect(codes(999_999, 0)).toEqual([]);
    expect(codes(500_000, 499_999)).toEqual([]);
    expect(codes(500_000, 500_000)).toEqual(['too-many-entries']);
  });

  test('beyond what one debit can balance is refused', () => {
    const entries = [
      { ...entry, amount: cents(9_999_999_999) },
      { ...entry, amount: cents(1) },
    ];
    expect(withBatch({ entries, balancedBy: entry.account })).toEqual(['/batches/0 offset-too-large']);
    expect(withBatch({ entries })).toEqual([]);
  });
});

describe('an entry', () => {
  const at = '/batches/0/entries/1';

  test.each<[Partial<PpdEntry>, string]>([
    [{ account: { ...entry.account, routing: '231380105' } }, `${at}/account/routing not-a-routing-number`],
    [{ account: { ...entry.account, number: '' } }, `${at}/account/number not-an-account`],
    [{ account: { ...entry.account, number: '1234 5678' } }, `${at}/account/number not-an-account`],
    [{ account: { ...entry.account, number: '1'.repeat(18) } }, `${at}/account/number not-an-account`],
    [{ amount: cents(0) }, `${at}/amount no-amount`],
    [{ amount: cents(-1) }, `${at}/amount no-amount`],
    [{ amount: 0.5 as Cents }, `${at}/amount no-amount`],
    [{ amount: Number.NaN as Cents }, `${at}/amount no-amount`],
    [{ amount: cents(10_000_000_000) }, `${at}/amount amount-too-large`],
    [{ name: '-' }, `${at}/name no-name`],
    [{ name: ' . ' }, `${at}/name no-name`],
    [{ name: '李小龍' }, `${at}/name no-name`],
    [{ id: 'ñ' }, `${at}/id not-an-id`],
    [{ id: '' }, `${at}/id not-an-id`],
    [{ id: ' A1' }, `${at}/id not-an-id`],
    [{ id: '1'.repeat(16) }, `${at}/id not-an-id`],
    [{ discretionary: 'ABC' }, `${at}/discretionary too-long`],
    [{ addenda: '' }, `${at}/addenda empty`],
    [{ addenda: 'x'.repeat(81) }, `${at}/addenda too-long`],
    [{ addenda: '日' }, `${at}/addenda not-ascii`],
  ])('of case %# is refused', (change, fault) => {
    expect(withEntry(change)).toEqual([fault]);
  });
});
