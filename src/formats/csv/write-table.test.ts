// Writing a table: it is read back as the same values, and a spreadsheet finds no formula in it.
// What is read at all is in read-table.test.ts.

import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, type Day, dayFromSerial, type Month, ratio } from '../../base/index.ts';
import * as cell from './kinds.ts';
import { column, optional, type RowOf, tableLayout } from './layout.ts';
import { readTable } from './read-table.ts';
import { type TableStyle, writeTable } from './write-table.ts';

fc.configureGlobal({ seed: 1954, numRuns: 500 });

const layout = tableLayout({
  name: column({ en: 'Name', es: 'Nombre' }, cell.text()),
  note: optional({ en: 'Note', es: 'Nota' }, cell.text()),
  born: column({ en: 'Born', es: 'Nació' }, cell.day),
  month: optional('Month', cell.month),
  paid: column({ en: 'Paid', es: 'Pagado' }, cell.signedMoney),
  rate: optional('Rate', cell.percent),
  code: column('Code', cell.codeOf(['A', 'B'])),
  count: optional('Count', cell.integer(-5, 5)),
  account: column('Account', cell.account),
});

type Row = RowOf<typeof layout>;

const notes = tableLayout({ note: column('note', cell.text()) });

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const written = (note: string) => textOf(writeTable(notes, [{ note }])).split('\r\n')[1];

const signs = ['=', '+', '-', '@', "'", '"', ',', ';', ' ', 'a', 'ñ', '😀', '＝', '|', '\\'];
const name = fc
  .string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 8 })
  .map((text) => text.trim())
  .filter((text) => text !== '');

const row: fc.Arbitrary<Row> = fc.record({
  name,
  note: fc.option(name, { nil: undefined }),
  born: fc.integer({ min: -50_000, max: 50_000 }).map<Day>(dayFromSerial),
  month: fc.option(
    fc.integer({ min: 12_000, max: 30_000 }).map((value) => value as Month),
    { nil: undefined },
  ),
  paid: fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }).map<Cents>(cents),
  rate: fc.option(fc.constantFrom(ratio(207, 2500), ratio(1), ratio(1, 8)), { nil: undefined }),
  code: fc.constantFrom('A' as const, 'B' as const),
  count: fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined }),
  account: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 17 }),
});

const style: fc.Arbitrary<TableStyle> = fc.record({
  separator: fc.constantFrom(',' as const, ';' as const),
  language: fc.constantFrom('en' as const, 'es' as const),
  mark: fc.boolean(),
});

describe('a table that is written', () => {
  test('is read back as the same rows, in either language and with either separator', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), style, (rows, how) => {
        expect(readTable(writeTable(layout, rows, how), layout)).toEqual({ rows, separator: how.separator });
      }),
    );
  });

  test('is read by others with the apostrophes in front of formulas, which spreadsheets hide', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const theirs = parse(writeTable(layout, rows) as Buffer, { columns: true }) as Record<string, string>[];
        expect(theirs.map(({ Name }) => Name?.replace(/^'(?='*[=+\-@＝])/, ''))).toEqual(rows.map((each) => each.name));
        for (const each of theirs) {
          expect(each.Name).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
          expect(each.Note).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        }
      }),
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1 787 555 0100', "'+1 787 555 0100"],
    ['-x', "'-x"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ["'=1", "''=1"],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ["D'Acosta", "D'Acosta"],
    ["'Nano", "'Nano"],
    ['Ortiz-Cortés', 'Ortiz-Cortés'],
    ['a;b', '"a;b"'],
  ])('writes %j as %j', (given, cellText) => {
    expect(textOf(writeTable(notes, [{ note: given }]))).toBe(`note\r\n${cellText}\r\n`);
  });

  test('writes an amount below zero as a number', () => {
    const amounts = tableLayout({ amount: column('amount', cell.signedMoney) });
    expect(textOf(writeTable(amounts, [{ amount: cents(-5) }]))).toBe('amount\r\n-0.05\r\n');
  });

  test('writes many rows from anything that can be gone through', () => {
    function* many(): Generator<{ note: string }> {
      for (let index = 0; index < 10_000; index++) yield { note: `n${index}` };
    }
    const table = readTable(writeTable(notes, many()), notes);
    expect('rows' in table && table.rows.map(({ note }) => note)).toEqual([...many()].map(({ note }) => note));
    expect(textOf(writeTable(notes, []))).toBe('note\r\n');
  });

  test('is not written where it would not be read back', () => {
    const right: Row = {
      name: 'Ana',
      note: undefined,
      born: dayFromSerial(0),
      month: undefined,
      paid: cents(1),
      rate: undefined,
      code: 'A',
      count: undefined,
      account: '01',
    };
    expect(() => writeTable(layout, [right])).not.toThrow();
    const wrong: Partial<Record<keyof Row, unknown>>[] = [
      { name: '' },
      { name: ' ' },
      { name: undefined },
      { born: (2026 * 512 + 2 * 32 + 30) as Day },
      { paid: 0.5 },
      { paid: 10 ** 15 },
      { rate: ratio(1, 3) },
      { code: 'C' },
      { count: 6 },
      { account: '=1' },
      { account: '' },
    ];
    for (const change of wrong) expect(() => writeTable(layout, [{ ...right, ...change } as Row])).toThrow(RangeError);
    const open = tableLayout({ note: optional('note', cell.text()) });
    expect(() => writeTable(open, [{ note: undefined }])).toThrow(RangeError);
    expect(written('x')).toBe('x');
  });
});
