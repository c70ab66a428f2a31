// A table out of typed rows: UTF-8 bytes that `readTable` reads back as the same values, and harmless to a spreadsheet.
// Which rows and columns a person may see is decided before.

import type { Language } from '../../base/index.ts';
import { guarded } from './guard.ts';
import { CellFault } from './kind.ts';
import { type Column, type Columns, type Layout, nameOf, type RowOf } from './layout.ts';
import type { Separator } from './rows.ts';

export interface TableStyle {
  /** A comma, unless said otherwise. */
  readonly separator?: Separator;
  /** The language of the first row: English, unless said otherwise. */
  readonly language?: Language;
  /** Whether it begins with a byte order mark, without which some spreadsheets misread accents. */
  readonly mark?: boolean;
}

/** RFC 4180. */
const LINE_END = '\r\n';

/** Lines that are encoded at once. */
const CHUNK = 4096;

/**
 * The table, its columns in the order of the layout. Texts that a spreadsheet could take for a formula get an
 * apostrophe in front, which `readTable` takes off. Throws a RangeError where a value would not be read back: an empty
 * required cell, an empty row, a day that does not exist, an amount that is not whole. A free text is written as it is; one with
 * control characters or spaces around it is harmless, but not read back the same.
 */
export function writeTable<L extends Layout<Columns>>(
  layout: L,
  rows: Iterable<RowOf<L>>,
  style: TableStyle = {},
): Uint8Array {
  const { separator = ',', language = 'en', mark = false } = style;
  const columns = Object.entries(layout.columns);
  const encoder = new TextEncoder();
  const header = columns.map(([, column]) => column.header[language]).join(separator);
  const chunks: Uint8Array[] = [];
  let lines = [`${mark ? '\uFEFF' : ''}${header}`];
  const flush = (): void => {
    chunks.push(encoder.encode(lines.join(LINE_END) + LINE_END));
    lines = [];
  };
  for (const row of rows as Iterable<Readonly<Record<string, unknown>>>) {
    const cells = columns.map(([key, column]) => cellOf(column, row[key]));
    if (cells.every((cell) => cell === '')) throw new RangeError('a row has no value at all');
    lines.push(cells.join(separator));
    if (lines.length === CHUNK) flush();
  }
  if (lines.length > 0) flush();
  return joined(chunks);
}

function cellOf(column: Column<unknown>, value: unknown): string {
  if (value === undefined || value === null) {
    if (column.required) throw new RangeError(`a cell of ${nameOf(column)} has no value`);
    return '';
  }
  const cell = column.kind.write(value);
  if (column.required && cell.trim() === '') throw new RangeError(`a cell of ${nameOf(column)} is empty`);
  if (column.kind.free) return quoted(guarded(cell));
  const back = cell === '' ? undefined : column.kind.read(cell);
  if (back instanceof CellFault) {
    throw new RangeError(`a cell of ${nameOf(column)} would not be read: it ${back.says.en}`);
  }
  return quoted(cell);
}

/** With quotation marks where the text holds what ends a cell under either separator. */
function quoted(cell: string): string {
  return /[",;\r\n\t]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
