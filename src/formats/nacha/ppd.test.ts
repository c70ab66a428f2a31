// Files of direct deposits: their bytes against derived examples, an independent reader, and sums of their own.
// What keeps a file from being written is in check-ppd.test.ts.

import { from } from '@midlandsbank/node-nacha';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, parseDay } from '../../base/index.ts';
import { isRoutingNumber } from '../routing-number.ts';
import { asciiName } from './ascii.ts';
import { checkPpd } from './check-ppd.ts';
import type { PpdAccount, PpdBatch, PpdEntry, PpdFile, PpdTotals } from './ppd-file.ts';
import { type PpdStyle, PpdWriter } from './ppd-writer.ts';
import { ppdRecords, writePpd } from './write-ppd.ts';

fc.configureGlobal({ seed: 1954, numRuns: 100 });

const checking: PpdAccount = { routing: '231380104', number: '12345678', kind: 'checking' };

const credit = (change: Partial<PpdEntry> = {}): PpdEntry => ({
  account: checking,
  amount: cents(100_000_000),
  name: 'Núñez Peña, José',
  ...change,
});

const batchOf = (entries: readonly PpdEntry[], change: Partial<PpdBatch> = {}): PpdBatch => ({
  company: { name: 'Sistema Retiro', id: '1660000001' },
  odfi: '02150201',
  description: 'PENSION',
  effective: parseDay('2026-12-15')!,
  entries,
  ...change,
});

const fileOf = (batches: readonly PpdBatch[], change: Partial<PpdFile> = {}): PpdFile => ({
  destination: { routing: '021502011', name: 'Banco Popular' },
  origin: { id: '1660000001', name: 'Sistema de Retiro' },
  created: { day: parseDay('2026-12-10')!, hour: 9, minute: 5 },
  modifier: 'A',
  batches,
  ...change,
});

function written(file: PpdFile, style: PpdStyle = {}): { bytes: Uint8Array; totals: PpdTotals; lines: string[] } {
  const result = writePpd(file, style);
  if ('faults' in result) throw new Error(JSON.stringify(result.faults));
  const text = new TextDecoder('utf-8', { fatal: true }).decode(result.bytes);
  return { ...result, lines: text.split(style.lineEnd ?? '\n').slice(0, -1) };
}

describe('one credit of 1,000,000.00', () => {
  test('is the file of the derived example', () => {
    expect(written(fileOf([batchOf([credit()])])).lines).toEqual([
      '101 02150201116600000012612100905A094101BANCO POPULAR          SISTEMA DE RETIRO              ',
      '5220SISTEMA RETIRO                      1660000001PPDPENSION         261215   1021502010000001',
      '62223138010412345678         0100000000               NUNEZ PENA JOSE         0021502010000001',
      '82200000010023138010000000000000000100000000' + '1660000001                         021502010000001',
      '9000001000001000000010023138010000000000000000100000000                                       ',
      ...Array(5).fill('9'.repeat(94)),
    ]);
  });

  test('may end its records with a carriage return too', () => {
    const plain = written(fileOf([batchOf([credit()])]));
    const other = written(fileOf([batchOf([credit()])]), { lineEnd: '\r\n' });
    expect(other.lines).toEqual(plain.lines);
    expect([plain.bytes.length, other.bytes.length]).toEqual([950, 960]);
  });

  test('says everything that it may say at its place', () => {
    const entry = credit({ id: 'A-251 X', discretionary: 'S1', addenda: 'Aumento trienal de la pensión' });
    const company = { name: 'Sistema Retiro', id: 'ABC', discretionary: 'Judicatura' };
    const file = fileOf([batchOf([entry], { company, descriptiveDate: 'DIC 26' })], {
      reference: 'Nómina 1',
      modifier: '0',
    });
    const { lines } = written(file);
    const slice = (line: number, first: number, last: number) => lines[line]!.slice(first - 1, last);
    expect(slice(0, 34, 34)).toBe('0');
    expect(slice(0, 87, 94)).toBe('NOMINA 1');
    expect(slice(1, 21, 40)).toBe('JUDICATURA          ');
    expect(slice(1, 41, 50)).toBe('ABC       ');
    expect(slice(1, 64, 69)).toBe('DIC 26');
    expect(slice(2, 40, 54)).toBe('A-251 X        ');
    expect(slice(2, 55, 76)).toBe('NUNEZ PENA JOSE       ');
    expect(slice(2, 77, 79)).toBe('S11');
    expect(slice(3, 1, 3)).toBe('705');
    expect(slice(3, 4, 83)).toBe('AUMENTO TRIENAL DE LA PENSION'.padEnd(80));
    expect(slice(3, 84, 94)).toBe('00010000001');
    expect(slice(4, 5, 10)).toBe('000002');
    expect(slice(5, 14, 21)).toBe('00000002');
  });
});

describe('the control records', () => {
  const to = (routing: string) => credit({ account: { ...checking, routing }, amount: cents(19) });

  test('of 25 entries to one bank hold the published hash', () => {
    const { totals } = written(fileOf([batchOf(Array(25).fill(to('021200025')))]));
    expect(totals.hash).toBe('0053000050');
  });

  // Published: moov-io/ach #55 and nACH2 PR 34 kept more than ten digits, or the wrong ten.
  test('of 600 entries keep the last ten digits of the hash', () => {
    const { totals, lines } = written(fileOf([batchOf(Array(600).fill(to('231380104')))]));
    expect(23_138_010 * 600).toBe(13_882_806_000);
    expect(totals.hash).toBe('3882806000');
    expect(lines.find((line) => line.startsWith('8'))?.slice(10, 20)).toBe('3882806000');
    expect(lines.find((line) => line.startsWith('9'))?.slice(21, 31)).toBe('3882806000');
    expect(totals).toMatchObject({ batches: 1, entries: 600, addenda: 0, credits: 11_400, debits: 0 });
  });

  test('of several batches add up in the file, and traces go on from one to the next', () => {
    const file = fileOf([
      batchOf([credit(), credit({ addenda: 'x' })]),
      batchOf([credit({ amount: 'prenote' })], { odfi: '23138010', effective: parseDay('2026-12-16')! }),
    ]);
    const { lines, totals } = written(file);
    expect(lines.map((line) => line[0]).join('')).toBe('1566785689');
    expect(lines.filter((line) => line.startsWith('6')).map((line) => line.slice(79))).toEqual([
      '021502010000001',
      '021502010000002',
      '231380100000003',
    ]);
    expect(lines.filter((line) => line.startsWith('5')).map((line) => line.slice(87))).toEqual(['0000001', '0000002']);
    expect(totals).toEqual({ batches: 2, entries: 3, addenda: 1, hash: '0069414030', debits: 0, credits: 200_000_000 });
    expect(lines.at(-1)).toBe('9000002000001000000040069414030000000000000000200000000'.padEnd(94));
  });
});

describe('an entry', () => {
  const codeOf = (entry: PpdEntry) => written(fileOf([batchOf([entry])])).lines[2]?.slice(1, 3);
  const savings: PpdAccount = { ...checking, kind: 'savings' };

  test('has the code of its account and of what it does', () => {
    expect(codeOf(credit())).toBe('22');
    expect(codeOf(credit({ account: savings }))).toBe('32');
    expect(codeOf(credit({ amount: 'prenote' }))).toBe('23');
    expect(codeOf(credit({ amount: 'prenote', account: savings }))).toBe('33');
  });

  test('that asks whether there is an account pays nothing', () => {
    const { lines, totals } = written(fileOf([batchOf([credit({ amount: 'prenote' })])]));
    expect(lines[2]?.slice(29, 39)).toBe('0000000000');
    expect(totals).toMatchObject({ entries: 1, credits: 0 });
  });

  test('may pay the most that its field holds', () => {
    const { lines } = written(fileOf([batchOf([credit({ amount: cents(9_999_999_999) })])]));
    expect(lines[2]?.slice(29, 39)).toBe('9999999999');
  });
});

describe('a balanced batch', () => {
  const balancedBy: PpdAccount = { routing: '021502011', number: '555', kind: 'checking' };

  test('ends with a debit of all its credits', () => {
    const { lines, totals } = written(fileOf([batchOf([credit(), credit({ amount: cents(5) })], { balancedBy })]));
    expect(lines[1]?.slice(1, 4)).toBe('200');
    expect(lines[4]).toBe(
      '627021502011555              0100000005               SISTEMA RETIRO          0021502010000003',
    );
    expect(lines[5]?.slice(1, 44)).toBe('2000000030048426221000100000005000100000005');
    expect(totals).toMatchObject({ entries: 3, debits: 100_000_005, credits: 100_000_005 });
    const savings = written(fileOf([batchOf([credit()], { balancedBy: { ...balancedBy, kind: 'savings' } })]));
    expect(savings.lines[3]?.slice(0, 3)).toBe('637');
  });

  test('of prenotes alone has no debit', () => {
    const { totals } = written(fileOf([batchOf([credit({ amount: 'prenote' })], { balancedBy })]));
    expect(totals).toMatchObject({ entries: 1, debits: 0 });
  });
});

const routing = fc
  .nat(99_999_999)
  .map((eight) => [...'0123456789'].map((digit) => `${eight}`.padStart(8, '0') + digit).find(isRoutingNumber))
  .filter((found) => found !== undefined);
const account: fc.Arbitrary<PpdAccount> = fc.record({
  routing,
  number: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 17 }),
  kind: fc.constantFrom('checking', 'savings'),
});
const entry: fc.Arbitrary<PpdEntry> = fc.record({
  account,
  amount: fc.oneof(fc.constant('prenote' as const), fc.integer({ min: 1, max: 9_999_999 }).map<Cents>(cents)),
  name: fc
    .string({ unit: fc.constantFrom(...'aZñÑáü’-. 😀'), maxLength: 40 })
    .filter((name) => /[A-Z]/.test(asciiName(name))),
  id: fc.option(fc.constantFrom('A1', '0-9', '123456789012345'), { nil: undefined }),
  addenda: fc.option(fc.constantFrom('Pensión', 'RMR*IV*1~', 'x'.repeat(80)), { nil: undefined }),
});
const batch = fc
  .record({
    entries: fc.array(entry, { minLength: 1, maxLength: 12 }),
    balancedBy: fc.option(account, { nil: undefined }),
  })
  .map(({ entries, balancedBy }) => batchOf(entries, { balancedBy }));
const anyFile = fc.array(batch, { minLength: 1, maxLength: 4 }).map((batches) => fileOf(batches));

describe('any file', () => {
  test('is of whole blocks of ten records of 94 bytes, in A-Z, digits and plain signs', () => {
    fc.assert(
      fc.property(anyFile, fc.constantFrom('\n' as const, '\r\n' as const), (file, lineEnd) => {
        const { bytes, lines } = written(file, { lineEnd });
        expect(bytes.length).toBe(lines.length * (94 + lineEnd.length));
        expect(lines.length % 10).toBe(0);
        for (const line of lines) expect(line).toMatch(/^[\x20-\x60\x7B-\x7E]{94}$/);
        expect(Number(lines.find((line) => line.startsWith('9'))?.slice(7, 13)) * 10).toBe(lines.length);
      }),
    );
  });

  test('is read by others as what was written', () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        const { totals } = written(file);
        const { data } = from(new TextDecoder().decode(written(file).bytes));
        expect(data.file).toMatchObject({
          destination: ' 021502011',
          origin: '1660000001',
          creationDate: '261210',
          creationTime: '0905',
          idModifier: 'A',
          destinationName: 'BANCO POPULAR',
          originName: 'SISTEMA DE RETIRO',
        });
        expect(data.file.footer).toMatchObject({
          batchCount: totals.batches,
          entryAndAddendaCount: totals.entries + totals.addenda,
          entryHash: Number(totals.hash),
          totalDebit: totals.debits,
          totalCredit: totals.credits,
        });
        const given = [...file.batches];
        expect(data.batches).toHaveLength(given.length);
        const traces: number[] = [];
        for (const [index, read] of data.batches.entries()) {
          expect(read).toMatchObject({
            entryClassCode: 'PPD',
            companyName: 'SISTEMA RETIRO',
            num: index + 1,
            effectiveDate: '261215',
          });
          const entries = [...given[index]!.entries];
          const paid = entries.reduce((sum, { amount }) => sum + (amount === 'prenote' ? 0 : amount), 0);
          const offset = given[index]!.balancedBy !== undefined && paid > 0 ? 1 : 0;
          expect(read.entries).toHaveLength(entries.length + offset);
          expect(read.footer).toMatchObject({ totalCredit: paid, totalDebit: offset * paid });
          const hash = read.entries.reduce((sum, each) => sum + Number(each.receivingDFIIdentification), 0);
          expect(read.footer.entryHash).toBe(hash % 10 ** 10);
          for (const [place, one] of entries.entries()) expect(read.entries[place]).toMatchObject(asRead(one));
          for (const one of read.entries) traces.push(Number(one.traceNumber));
        }
        expect(traces).toEqual(traces.map((_, index) => 21_502_010_000_001 + index));
      }),
    );
  });

  function asRead(one: PpdEntry): object {
    const { routing: to, number, kind } = one.account;
    const prenote = one.amount === 'prenote';
    return {
      transactionCode: (kind === 'checking' ? '2' : '3') + (prenote ? '3' : '2'),
      receivingDFIIdentification: Number(to.slice(0, 8)),
      checkDigit: Number(to[8]),
      dfiAccount: number,
      amount: prenote ? 0 : one.amount,
      identificationNumber: one.id ?? '',
      receivingCompanyName: asciiName(one.name).slice(0, 22).trimEnd(),
      addendaIndicator: one.addenda === undefined ? '0' : '1',
      ...(one.addenda === undefined ? {} : { addenda: expect.objectContaining({ type: '05', num: 1 }) }),
    };
  }

  test('has the same bytes however often and in whichever way it is written', () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        const { bytes, totals } = written(file);
        expect(written(file).bytes).toEqual(bytes);
        expect(new TextEncoder().encode([...ppdRecords(file, totals)].join(''))).toEqual(bytes);
        const writer = new PpdWriter(file);
        let pushed = writer.open();
        for (const each of file.batches) {
          pushed += writer.openBatch(each);
          for (const one of each.entries) pushed += writer.entry(one);
          pushed += writer.closeBatch();
        }
        pushed += writer.close();
        expect(new TextEncoder().encode(pushed)).toEqual(bytes);
        expect(writer.totals).toEqual(totals);
      }),
    );
  });
});

describe('a stream of records', () => {
  const many = {
    *[Symbol.iterator]() {
      for (let index = 0; index < 100_000; index++) yield credit({ amount: cents(index + 1) });
    },
  };

  test('comes from entries that are made as they are written', () => {
    const file = fileOf([batchOf([], { entries: many })]);
    const checked = checkPpd(file);
    if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
    let records = 0;
    for (const some of ppdRecords(file, checked.totals)) records += some.length / 95;
    expect(records).toBe(100_010);
    expect(checked.totals.credits).toBe(5_000_050_000);
  });

  test('whose entries have changed since they were added up never gets its last control record', () => {
    const checked = checkPpd(fileOf([batchOf([credit()])]));
    const records: string[] = [];
    const write = () => {
      const totals = 'totals' in checked ? checked.totals : undefined;
      for (const record of ppdRecords(fileOf([batchOf([credit({ amount: cents(1) })])]), totals!)) records.push(record);
    };
    expect(write).toThrow('credits 1 and not 100000000');
    expect(
      records
        .join('')
        .split('\n')
        .map((line) => line[0]),
    ).toEqual(['1', '5', '6', '8', undefined]);
  });

  test('is written in its order or not at all', () => {
    const writer = () => new PpdWriter(fileOf([]));
    expect(() => writer().openBatch(batchOf([]))).toThrow('in their order');
    expect(() => writer().entry(credit())).toThrow('in their order');
    expect(() => writer().closeBatch()).toThrow('in their order');
    expect(() => writer().close()).toThrow('in their order');
    const opened = writer();
    opened.open();
    expect(() => opened.open()).toThrow('in their order');
    opened.openBatch(batchOf([]));
    expect(() => opened.openBatch(batchOf([]))).toThrow('in their order');
    expect(() => opened.close()).toThrow('in their order');
  });

  test('ends at a value that fits no field', () => {
    const writer = new PpdWriter(fileOf([]));
    writer.open();
    writer.openBatch(batchOf([], { balancedBy: checking }));
    expect(() => writer.entry(credit({ amount: cents(10_000_000_000) }))).toThrow(RangeError);
    expect(() => writer.closeBatch()).toThrow(RangeError);
    expect(() => new PpdWriter(fileOf([], { reference: 'x'.repeat(9) })).open()).toThrow(RangeError);
  });
});
