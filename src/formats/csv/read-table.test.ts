// Reading a table: every way in which a file can be wrong has its row, its column, its code and its words.
// What each kind of cell refuses is in kinds.test.ts.

import { describe, expect, test } from 'vitest';
import { parseDay, parseMonth, type Ratio } from '../../base/index.ts';
import * as cell from './kinds.ts';
import { column, optional, type RowOf, tableLayout } from './layout.ts';
import { MOST_ROWS, readTable } from './read-table.ts';
import { writeTable } from './write-table.ts';

const layout = tableLayout({
  ssn: column({ en: 'SSN', es: 'Seguro Social' }, cell.ssn),
  name: column({ en: 'Name', es: 'Nombre' }, cell.text(60)),
  month: column({ en: 'Month', es: 'Mes' }, cell.month),
  amount: column({ en: 'Contribution', es: 'Aportación' }, cell.money),
  rate: optional({ en: 'Rate', es: 'Tasa' }, cell.rate),
});

const HEADER = 'SSN,Name,Month,Contribution,Rate';
const RIGHT = '001234567,"De la Cruz Peña, Ana",2026-11,1234.56,0.12';

const utf8 = (text: string) => new TextEncoder().encode(text);

const read = (text: string) => readTable(utf8(text), layout);

/** "row column code" of each fault. */
function faultsOf(given: string | Uint8Array): string[] {
  const table = readTable(typeof given === 'string' ? utf8(given) : given, layout);
  return 'faults' in table ? table.faults.map(({ row, column, code }) => `${row} ${column} ${code}`) : [];
}

function rowsOf(text: string): readonly RowOf<typeof layout>[] {
  const table = read(text);
  if ('faults' in table) throw new Error(JSON.stringify(table.faults));
  return table.rows;
}

describe('a table that is right', () => {
  const row = {
    ssn: '001234567',
    name: 'De la Cruz Peña, Ana',
    month: parseMonth('2026-11'),
    amount: 123_456,
    rate: { n: 3n, d: 25n },
  };

  test('gives typed rows and says its separator', () => {
    expect(read(`${HEADER}\n${RIGHT}\n`)).toEqual({ rows: [row], separator: ',' });
    const [first] = rowsOf(`${HEADER}\n${RIGHT}\n`);
    const rate: Ratio | undefined = first?.rate;
    expect(rate).toEqual({ n: 3n, d: 25n });
  });

  // Published: dotCMS #36508, netbox PR 11954: a byte order mark made the first column unknown.
  test.each([
    ['with a byte order mark', `\uFEFF${HEADER}\n${RIGHT}\n`],
    ['with CRLF', `${HEADER}\r\n${RIGHT}\r\n`],
    ['with CR', `${HEADER}\r${RIGHT}\r`],
    ['without an end of line', `${HEADER}\n${RIGHT}`],
    ['with empty rows at the end', `${HEADER}\n${RIGHT}\n\n,,,,\n \n`],
    ['with its names in other case and with spaces', ` ssn ,NAME,month,"contribution ",rate\n${RIGHT}`],
    ['with its names in Spanish', `Seguro social,NOMBRE,Mes,Aportación,Tasa\n${RIGHT}`],
    ['with an accent in two pieces', `Seguro social,Nombre,Mes,Aportación,Tasa\n${RIGHT}`.normalize('NFD')],
    [
      'with its columns in another order',
      'Rate,Name,SSN,Contribution,Month\n0.12,"De la Cruz Peña, Ana",001234567,1234.56,2026-11',
    ],
    ['with spaces around its values', `${HEADER}\n 001234567 ,"De la Cruz Peña, Ana ",2026-11 , 1234.56,0.12`],
  ])('is the same %s', (_, text) => {
    expect(rowsOf(text)).toEqual([row]);
  });

  test('may be separated by semicolons', () => {
    const text = `${HEADER};\n${RIGHT}`.replaceAll(',', ';').replace('Rate;', 'Rate').replace('Peña; Ana', 'Peña, Ana');
    expect(read(text)).toEqual({ rows: [row], separator: ';' });
  });

  test('leaves an empty cell undefined where the layout allows it', () => {
    expect(rowsOf(`${HEADER}\n001234567,Ana,2026-11,1.00,`)).toEqual([
      { ssn: '001234567', name: 'Ana', month: row.month, amount: 100, rate: undefined },
    ]);
  });

  test('takes an apostrophe that guards a formula off, and no other', () => {
    const names = ["'=1+1", "'@a", "''-x", "D'Acosta", "'Nano", "'"];
    const text = names.map((name) => `001234567,${name},2026-11,1.00,`).join('\n');
    expect(rowsOf(`${HEADER}\n${text}`).map(({ name }) => name)).toEqual([
      '=1+1',
      '@a',
      "'-x",
      "D'Acosta",
      "'Nano",
      "'",
    ]);
  });
});

describe('a file that is no such table', () => {
  const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

  test.each([
    ['nothing', '', '1  empty-file'],
    ['a byte order mark alone', '\uFEFF', '1  empty-file'],
    ['a header alone', HEADER, '1  no-rows'],
    ['a header and empty rows', `${HEADER}\n\n,,,,\n`, '1  no-rows'],
    ['an empty first row', `\n${HEADER}\n${RIGHT}`, '1  no-header'],
    ['tabs', `${HEADER}\n${RIGHT}`.replaceAll(',', '\t'), '1  other-separator'],
    ['bars', `${HEADER}\n${RIGHT}`.replaceAll(',', '|'), '1  other-separator'],
    ['a workbook', 'PK\u0003\u0004 and so on', '1  workbook'],
    ['zeros', '\0\0\0\0', '1 \\u0000\\u0000\\u0000\\u0000 unknown-column'],
  ])('is refused: %s', (_, text, fault) => {
    expect(faultsOf(text)[0]).toBe(fault);
  });

  test('in UTF-16 is refused with what was seen', () => {
    const table = readTable(new Uint8Array(Buffer.from(`\uFEFF${HEADER}\n${RIGHT}`, 'utf16le')), layout);
    expect(table).toEqual({
      faults: [
        {
          row: 1,
          column: '',
          code: 'other-encoding',
          says: {
            en: 'the file is in UTF-16: save it as CSV in UTF-8',
            es: 'el archivo está en UTF-16: guárdelo como CSV en UTF-8',
          },
          value: 'UTF-16',
        },
      ],
      separator: undefined,
    });
  });

  test('in Latin-1 is refused with the row, the column, the byte and its meaning', () => {
    const table = readTable(
      latin1(`${HEADER}\n001234567,Ana,2026-11,1.00,\n001234567,"Muñoz, Inés",2026-11,1.00,`),
      layout,
    );
    expect(table).toMatchObject({
      faults: [
        {
          row: 3,
          column: 'Name',
          code: 'not-utf-8',
          says: {
            en: 'the file stops being UTF-8 here: the byte F1 would be "ñ" in Windows-1252 (Latin-1); save the file as CSV in UTF-8',
            es: 'el archivo deja de ser UTF-8 aquí: el byte F1 sería «ñ» en Windows-1252 (Latin-1); guarde el archivo como CSV en UTF-8',
          },
          value: 'Muñoz',
        },
      ],
    });
  });

  test('in Latin-1 is placed in the header, at the start of a row and at the start of a cell', () => {
    expect(faultsOf(latin1('Seguro Social,Nombre,Mes,Aportación,Tasa\n'))).toEqual(['1  not-utf-8']);
    expect(faultsOf(latin1(`${HEADER}\nñ\n`))).toEqual(['2 SSN not-utf-8']);
    expect(faultsOf(latin1(`${HEADER}\n001234567,Ñ,`))).toEqual(['2 Name not-utf-8']);
    expect(faultsOf(latin1('ñ,'))).toEqual(['1  not-utf-8']);
  });

  test('that was cut within a character says so', () => {
    const whole = utf8(`${HEADER}\n001234567,Peñ`);
    const table = readTable(whole.subarray(0, -1), layout);
    expect(table).toMatchObject({ faults: [{ row: 2, column: 'Name', code: 'cut-character', value: 'PeÃ' }] });
    expect(JSON.stringify(table)).toContain('cut off, or the byte C3');
  });

  test('of more than 256 MiB is refused before it is read', () => {
    expect(faultsOf(new Uint8Array(256 * 2 ** 20 + 1))).toEqual(['1  file-too-long']);
  });
});

describe('a first row', () => {
  test('with an unknown, a missing and a repeated column is at fault in each', () => {
    expect(faultsOf(`SSN,Name,Name,Sueldo,Month,Contribution\n001234567,A,B,1,2026-11,1.00`)).toEqual([
      '1 Name repeated-column',
      '1 Sueldo unknown-column',
      '1 Rate / Tasa missing-column',
    ]);
    expect(faultsOf(`${HEADER},\n${RIGHT},`)).toEqual(['1  unknown-column']);
  });

  test('with a fault does not keep the faults below it from being found', () => {
    expect(faultsOf(`SSN,Name,Month,Contribution,Rates\n001234567,A,2026-13,1,`)).toEqual([
      '1 Rates unknown-column',
      '1 Rate / Tasa missing-column',
      '2 Month no-such-month',
      '2 Contribution cents-missing',
    ]);
  });

  test('that names no column is all that is said', () => {
    expect(faultsOf('a,b\n1,2\n')).toHaveLength(7);
  });
});

describe('a row', () => {
  const with5 = (row: string) => `${HEADER}\n${RIGHT}\n${row}\n${RIGHT}\n`;

  test.each([
    ['is empty between others', '', ['3  empty-row']],
    ['has only empty cells between others', ',,,,', ['3  empty-row']],
    ['and the next are empty between others', '\n,,,,\n', ['3  empty-row', '4  empty-row', '5  empty-row']],
    ['lacks a cell', '001234567,Ana,2026-11,1.00', ['3  ragged-row']],
    ['has a cell too many', '001234567,Ana,2026-11,1.00,,', ['3  ragged-row']],
    ['has its thousands separated', '001234567,Ana,2026-11,1,234.56,', ['3  ragged-row']],
    ['lacks what is needed', ',Ana, ,1.00,', ['3 SSN empty', '3 Month empty']],
    ['has lost a zero', '12345678,Ana,2026-11,1.00,', ['3 SSN lost-zero']],
    ['has a decimal comma', '001234567,Ana,2026-11,"1.234,56",', ['3 Contribution decimal-comma']],
    ['has a quote within', '001234567,An"a,2026-11,1.00,', ['3 Name stray-quote']],
    ['goes on after a quote', '001234567,"An"a,2026-11,1.00,', ['3 Name text-after-quote']],
    ['has a NUL', '001234567,An\0a,2026-11,1.00,', ['3 Name nul-character']],
    ['has a NUL in a number', '001234567,Ana,2026-11,1.0\x000,', ['3 Contribution nul-character']],
    ['has a huge cell', `001234567,${'a'.repeat(10_001)},2026-11,1.00,`, ['3 Name cell-too-long']],
    ['has a long cell', `001234567,${'a'.repeat(61)},2026-11,1.00,`, ['3 Name text-too-long']],
    ['has a line within', '001234567,"An\na",2026-11,1.00,', ['3 Name control-character']],
  ])('that %s is at fault there alone', (_, row, faults) => {
    expect(faultsOf(with5(row))).toEqual(faults);
  });

  test('whose quote is not closed ends the reading', () => {
    expect(faultsOf(`${HEADER}\n001234567,"Ana,2026-11,1.00,\nX,,,,\n`)).toEqual(['2 Name quote-not-closed']);
  });

  test('is counted as a person counts it, whatever lines a cell has', () => {
    expect(faultsOf(`${HEADER}\n001234567,"A\nB\nC",2026-11,1.00,\nX,Ana,2026-11,1.00,`)).toEqual([
      '2 Name control-character',
      '3 SSN not-digits',
    ]);
  });
});

describe('what a fault shows', () => {
  const shownOf = (row: string, header = HEADER) => {
    const table = read(`${header}\n${row}`);
    return 'faults' in table ? table.faults.map(({ value }) => value) : [];
  };

  test('is the value, shortened, with its hidden characters written out', () => {
    expect(shownOf('001234567,Ana,2026-11,"1.234,56",')).toEqual(['1.234,56']);
    expect(shownOf(`001234567,Ana,${'x'.repeat(50)},1.00,`)).toEqual([`${'x'.repeat(40)}…`]);
    expect(shownOf('001234567,Ana\u202Eb\u0007,2026-11,1.00,')).toEqual(['Ana\\u202Eb\\u0007']);
  });

  test('of a secret is no more than its last four digits, in whatever column it landed', () => {
    expect(shownOf('123-45-6789,Ana,2026-11,1.00,')).toEqual(['•••-••-6789']);
    expect(shownOf('12345678,Ana,2026-11,1.00,')).toEqual(['••••5678']);
    expect(shownOf('123456,Ana,2026-11,1.00,')).toEqual(['••••••']);
    expect(shownOf('1234"567,1,2,3,4,5', 'Seguro,SSN,Name,Month,Contribution,Rate').at(-1)).toBe('••••"567');
    expect(shownOf('001234567,Ana,123456789,123-45-6789,')).toEqual(['•••••6789', '•••-••-6789']);
  });

  test('of a cell that swallowed others is its start', () => {
    expect(shownOf('001234567,"Ana,2026-11\n123456789,Bea,2026-11')).toEqual(['Ana…']);
    expect(shownOf('001234567,"Ana\n12345678",2026-11,1.00,')).toEqual(['Ana…']);
  });
});

describe('how much is read', () => {
  test('ends at a thousand faults', () => {
    const table = read(`${HEADER}\n${'X,,,,\n'.repeat(400)}`);
    expect('faults' in table && table.faults).toHaveLength(1000);
  });

  test('ends at a million rows', () => {
    const narrow = tableLayout({ n: column('n', cell.integer()) });
    const rows = (count: number) => readTable(utf8(`n\n${'1\n'.repeat(count)}`), narrow);
    expect(rows(MOST_ROWS)).toMatchObject({ separator: ',' });
    expect(rows(MOST_ROWS + 1)).toMatchObject({ faults: [{ row: MOST_ROWS + 2, code: 'too-many-rows' }] });
  });
});

describe('a layout', () => {
  test('that could not be told apart or read back is refused', () => {
    const named = (...names: string[]) =>
      tableLayout(Object.fromEntries(names.map((name, index) => [`${index}`, column(name, cell.text())])));
    for (const names of [[], [''], [' a'], ['a,b'], ['a;b'], ['a"'], ['a\n'], ['a', 'A'], ['é', 'e\u0301']]) {
      expect(() => named(...names)).toThrow(RangeError);
    }
    expect(() => tableLayout({ a: column({ en: 'x', es: 'y' }, cell.day), b: column('Y', cell.day) })).toThrow(
      RangeError,
    );
  });

  test('names its rows’ types', () => {
    const row: RowOf<typeof layout> = rowsOf(`${HEADER}\n${RIGHT}`)[0]!;
    expect(writeTable(layout, [row])).toBeInstanceOf(Uint8Array);
    expect(parseDay('2026-11-30')).toBeDefined();
  });
});
