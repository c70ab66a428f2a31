// Rows of cells: the same as csv-parse reads wherever the text is right, and the place of each fault where it is not.
// csv-parse stands here for the rest of the world; the product does not use it.

import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Row, RowReader, type Separator } from './rows.ts';

fc.configureGlobal({ seed: 1954, numRuns: 1000 });

function rowsOf(text: string, separator: Separator = ','): Row[] {
  const reader = new RowReader(text, separator);
  const rows: Row[] = [];
  for (let row = reader.next(); row !== undefined; row = reader.next()) rows.push(row);
  return rows;
}

const cellsOf = (text: string, separator?: Separator) => rowsOf(text, separator).map(({ cells }) => cells);

const brokenOf = (text: string) => rowsOf(text).map(({ broken }) => broken?.map(({ cell, code }) => `${cell} ${code}`));

const separators = fc.constantFrom<Separator>(',', ';');
const lineEnds = fc.constantFrom('\n', '\r\n', '\r');
const anyCell = fc.string({
  unit: fc.constantFrom('a', 'ñ', '😀', ' ', ',', ';', '"', '\r', '\n', '\t'),
  maxLength: 6,
});

describe('a text without broken quotes', () => {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const written = (cell: string, always: boolean) => (always || /[",;\r\n]/.test(cell) ? quoted(cell) : cell);

  test('is read as it was written, with any separator and any line ends, even mixed', () => {
    const table = fc.array(fc.array(fc.tuple(anyCell, fc.boolean()), { minLength: 1, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(table, separators, fc.array(lineEnds, { minLength: 5, maxLength: 5 }), (rows, separator, ends) => {
        const lines = rows.map((row) => row.map(([cell, always]) => written(cell, always)).join(separator));
        // A last row of one empty cell would be no row.
        const text = lines.map((line, index) => (line === '' ? '""' : line) + ends[index]).join('');
        expect(cellsOf(text, separator)).toEqual(rows.map((row) => row.map(([cell]) => cell)));
        expect(rowsOf(text, separator).every(({ broken }) => broken === undefined)).toBe(true);
      }),
    );
  });

  test('is read as csv-parse reads it, and where csv-parse reads none a quote is broken', () => {
    const soup = fc.string({ unit: fc.constantFrom('a', 'ñ', ' ', ',', '"', '"', '\r', '\n', '\r\n'), maxLength: 20 });
    fc.assert(
      fc.property(soup, (text) => {
        const rows = rowsOf(text);
        const broken = rows.some((row) => row.broken !== undefined);
        const theirs = readByCsvParse(text);
        if (theirs === undefined) expect(broken).toBe(true);
        else if (!broken) expect(rows.map(({ cells }) => cells)).toEqual(theirs);
      }),
      { numRuns: 5000 },
    );
  });

  function readByCsvParse(text: string): string[][] | undefined {
    try {
      return parse(text, { relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] }) as string[][];
    } catch {
      return undefined;
    }
  }
});

describe('a row', () => {
  test('may be empty, and one at the end of the text adds none', () => {
    expect(cellsOf('a,b\n\n1,2\n')).toEqual([['a', 'b'], [''], ['1', '2']]);
    expect(cellsOf('a\n\n')).toEqual([['a'], ['']]);
    expect(cellsOf('a,')).toEqual([['a', '']]);
    expect(cellsOf('')).toEqual([]);
  });

  test('keeps a thousand cells and counts the rest', () => {
    const [row] = rowsOf(','.repeat(2_000_000));
    expect(row?.count).toBe(2_000_001);
    expect(row?.cells).toHaveLength(1000);
  });
});

describe('a broken quotation mark', () => {
  test('within a cell is that cell’s fault, and the rows below are read', () => {
    expect(brokenOf('a,b\n1,x"2\n3,4')).toEqual([undefined, ['1 stray-quote'], undefined]);
    expect(brokenOf('a, "b"\n1,2')).toEqual([['1 stray-quote'], undefined]);
  });

  test('before more text is that cell’s fault, and the rows below are read', () => {
    expect(brokenOf('a,b\n"1" x,2\n3,4')).toEqual([undefined, ['0 text-after-quote'], undefined]);
    expect(cellsOf('"1" x,2\n3,4')).toEqual([
      ['1 x', '2'],
      ['3', '4'],
    ]);
  });

  test('that is never closed takes the rest of the text with it', () => {
    expect(brokenOf('a,b\n1,"2\n3,4\n')).toEqual([undefined, ['1 quote-not-closed']]);
    expect(brokenOf('"')).toEqual([['0 quote-not-closed']]);
    expect(brokenOf('"a""')).toEqual([['0 quote-not-closed']]);
  });
});
