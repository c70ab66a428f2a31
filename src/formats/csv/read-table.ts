// The one way in for a table: bytes become rows of typed values, or all the faults that keep them out.
// Nothing is repaired, and what a row means is for whoever laid out the table to judge.

import { decode, latinMeaning } from './decode.ts';
import { FaultList, masked, shown, shownStart, type TableFault, tableWords } from './faults.ts';
import { unguarded } from './guard.ts';
import { columnsOf, type Found, separatorOf } from './header.ts';
import { CellFault } from './kind.ts';
import type { Columns, Layout, RowOf } from './layout.ts';
import { type Row, RowReader, type Separator } from './rows.ts';

/** The first row of values as a person counts: the row of index i in a table that was read is row i + 2. */
export const FIRST_ROW = 2;

export const MOST_ROWS = 1_000_000;

const MOST_MEBIBYTES = 256;

const MOST_CELL = 10_000;

/** A table that is right in every cell. */
export interface Table<R> {
  readonly rows: readonly R[];
  readonly separator: Separator;
}

/** Why a table is not taken. */
export interface RefusedTable {
  /** In the order of the rows; none is left out unless there are `MOST_FAULTS`, where the reading stopped. */
  readonly faults: readonly TableFault[];
  /** What the columns were taken to be separated by; undefined where it did not come to that. */
  readonly separator: Separator | undefined;
}

/**
 * The rows of a table in UTF-8, by the layout: its columns in any order, separated by commas or semicolons. Empty rows
 * at the end are left out; every other thing that the layout does not foresee is a fault. It never throws, whatever
 * the bytes are.
 */
export function readTable<L extends Layout<Columns>>(bytes: Uint8Array, layout: L): Table<RowOf<L>> | RefusedTable {
  const text = textOf(bytes, layout);
  if (typeof text !== 'string') return { faults: [text], separator: undefined };
  if (text === '') return { faults: [ofFile('empty-file', tableWords('empty-file'))], separator: undefined };
  const separator = separatorOf(text, layout);
  const faults = new FaultList();
  const rows = new TableReader(text, separator, layout, faults).read();
  return faults.faults.length > 0 ? { faults: faults.faults, separator } : { rows: rows as RowOf<L>[], separator };
}

function ofFile(code: TableFault['code'], says: TableFault['says'], value = ''): TableFault {
  return { row: 1, column: '', code, says, value };
}

/** The text of the bytes, or the one fault that says what they are instead. */
function textOf(bytes: Uint8Array, layout: Layout<Columns>): string | TableFault {
  if (bytes.length > MOST_MEBIBYTES * 2 ** 20) {
    return ofFile('file-too-long', tableWords('file-too-long', MOST_MEBIBYTES));
  }
  const decoded = decode(bytes);
  if ('text' in decoded) return decoded.text;
  if ('broken' in decoded) return encodingFault(decoded.before, decoded.broken, decoded.cut, layout);
  if (decoded.seen === 'workbook') return ofFile('workbook', tableWords('workbook'));
  return ofFile('other-encoding', tableWords('other-encoding', decoded.seen), decoded.seen);
}

/** Where the text stops being UTF-8: the row and the column, and what the byte there may have meant. */
function encodingFault(before: string, broken: Uint8Array, cut: boolean, layout: Layout<Columns>): TableFault {
  const separator = separatorOf(before, layout);
  const reader = new RowReader(before, separator);
  const columns = columnsOf(reader.next() ?? { cells: [], count: 0, broken: undefined }, layout, new FaultList());
  const place = lastCellOf(before, separator);
  const found = place.row === 1 ? undefined : columns.find(({ cell }) => cell === place.cell);
  const byte = broken[0] as number;
  const rest = [...broken.subarray(0, 20)].map((code) => latinMeaning(code) ?? '�').join('');
  const value = place.text + rest.split(/[\r\n,;"]/, 1)[0];
  const code = cut ? 'cut-character' : 'not-utf-8';
  return {
    row: place.row,
    column: found?.name ?? '',
    code,
    says: tableWords(code, byte.toString(16).toUpperCase().padStart(2, '0'), latinMeaning(byte)),
    value: place.row > 1 && mayBeSecret(found) ? masked(value) : shown(value),
  };
}

/** The row, the cell and the start of its text in which a text that was broken off ends. */
function lastCellOf(before: string, separator: Separator): { row: number; cell: number; text: string } {
  // A letter stands for what comes next, so that a cell or a row that has only just begun is there to be counted.
  const reader = new RowReader(`${before}x`, separator);
  let last: Row | undefined;
  let row = 0;
  for (let next = reader.next(); next !== undefined; next = reader.next()) {
    last = next;
    row += 1;
  }
  return { row, cell: (last?.count ?? 1) - 1, text: (last?.cells.at(-1) ?? '').slice(0, -1) };
}

const OTHER_SEPARATORS = [
  { sign: '\t', en: 'tabs', es: 'tabuladores' },
  { sign: '|', en: 'vertical bars', es: 'barras verticales' },
];

const RUN_TOGETHER: ReadonlySet<string> = new Set([
  'stray-quote',
  'text-after-quote',
  'quote-not-closed',
  'cell-too-long',
]);

/** Reads the rows of one text. */
class TableReader {
  private readonly reader: RowReader;
  private readonly separator: Separator;
  private readonly layout: Layout<Columns>;
  private readonly faults: FaultList;
  private readonly hasNul: boolean;
  private columns: readonly Found[] = [];
  private width = 0;
  private row = 1;

  constructor(text: string, separator: Separator, layout: Layout<Columns>, faults: FaultList) {
    this.reader = new RowReader(text, separator);
    this.separator = separator;
    this.layout = layout;
    this.faults = faults;
    this.hasNul = text.includes('\0');
  }

  /** The rows; worth nothing where there are faults. */
  read(): unknown[] {
    const rows: unknown[] = [];
    if (!this.readHeader()) return rows;
    let emptyFrom: number | undefined;
    for (let next = this.reader.next(); next !== undefined && !this.faults.full; next = this.reader.next()) {
      this.row += 1;
      if (isEmpty(next)) {
        emptyFrom ??= this.row;
        continue;
      }
      // Empty rows are left out at the end alone: one with others behind it is a gap.
      for (let gap = emptyFrom ?? this.row; gap < this.row; gap++) {
        this.fault(gap, 'empty-row', tableWords('empty-row'));
      }
      emptyFrom = undefined;
      if (this.row >= FIRST_ROW + MOST_ROWS) {
        this.fault(this.row, 'too-many-rows', tableWords('too-many-rows', MOST_ROWS));
        return rows;
      }
      rows.push(this.readRow(next));
    }
    if (rows.length === 0) this.fault(1, 'no-rows', tableWords('no-rows'));
    return rows;
  }

  /** Whether it names any column, so that it makes sense to go on. */
  private readHeader(): boolean {
    const header = this.reader.next() as Row;
    if (isEmpty(header)) {
      this.fault(1, 'no-header', tableWords('no-header'));
      return false;
    }
    for (const { cell, code } of header.broken ?? []) {
      const given = header.cells[cell] ?? '';
      this.faults.add({ row: 1, column: shownStart(given), code, says: tableWords(code), value: shownStart(given) });
    }
    const whole = header.cells.join(this.separator);
    const other = header.count === 1 ? OTHER_SEPARATORS.find(({ sign }) => whole.includes(sign)) : undefined;
    if (other !== undefined) {
      this.fault(1, 'other-separator', tableWords('other-separator', other.en, other.es), shown(whole));
      return false;
    }
    this.columns = columnsOf(header, this.layout, this.faults);
    this.width = header.count;
    return this.columns.length > 0;
  }

  private readRow(row: Row): unknown {
    if (row.broken !== undefined) {
      for (const { cell, code } of row.broken) this.cellFault(cell, code, tableWords(code), row.cells[cell] ?? '');
      return undefined;
    }
    if (row.count !== this.width) {
      const says = tableWords('ragged-row', row.count, this.width, this.separator);
      this.fault(this.row, 'ragged-row', says);
      return undefined;
    }
    const values: Record<string, unknown> = {};
    for (const found of this.columns) values[found.key] = this.readCell(found, row.cells[found.cell] ?? '');
    return values;
  }

  private readCell({ column, cell }: Found, given: string): unknown {
    if (given.length > MOST_CELL) {
      this.cellFault(cell, 'cell-too-long', tableWords('cell-too-long', MOST_CELL), given);
      return undefined;
    }
    if (this.hasNul && given.includes('\0')) {
      this.cellFault(cell, 'nul-character', tableWords('nul-character'), given);
      return undefined;
    }
    const trimmed = given.trim();
    if (trimmed === '') {
      if (column.required) this.cellFault(cell, 'empty', tableWords('empty'), '');
      return undefined;
    }
    const value = column.kind.read(column.kind.free ? unguarded(trimmed) : trimmed);
    if (value instanceof CellFault) this.cellFault(cell, value.code, value.says, trimmed);
    return value;
  }

  private cellFault(cell: number, code: TableFault['code'], says: TableFault['says'], given: string): void {
    const found = this.columns.find((candidate) => candidate.cell === cell);
    // A quotation mark in the wrong place lets the cells and the rows behind it run into this one.
    const run = found?.column.kind.free || RUN_TOGETHER.has(code);
    const value = mayBeSecret(found) ? masked(given) : run ? shownStart(given) : shown(given);
    this.faults.add({ row: this.row, column: found?.name ?? '', code, says, value });
  }

  private fault(row: number, code: TableFault['code'], says: TableFault['says'], value = ''): void {
    this.faults.add({ row, column: '', code, says, value });
  }
}

/** Of a column that is unknown too: nobody can say what its cells hold. */
function mayBeSecret(found: Found | undefined): boolean {
  return found === undefined || found.column.kind.secret === true;
}

function isEmpty(row: Row): boolean {
  return row.broken === undefined && row.cells.every((cell) => cell.trim() === '') && row.count <= row.cells.length;
}
