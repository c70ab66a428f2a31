// A result as lines for people: names and values, and tables of what there is several of.
// What the fields are called is in the wire room; programs take JSON.

import type { Language } from '../base/index.ts';
import { fieldName, OFFICE_SAYS, valueName } from '../wire/index.ts';

type Fields = Readonly<Record<string, unknown>>;

const NOTHING = '–';

/** A digest says enough by its start where many stand below each other. */
const DIGEST = /^[0-9a-f]{64}$/;
const DIGEST_SHOWN = 12;

/** The lines of a result in one language. */
export function shownLines(result: unknown, language: Language): readonly string[] {
  if (Array.isArray(result)) return listLines('', result, language);
  return isFields(result) ? fieldLines(result, language) : [shownValue('', result, language)];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The plain fields first, below each other with their values aligned; then what has parts of its own. */
function fieldLines(fields: Fields, language: Language): string[] {
  const entries = Object.entries(fields);
  const plain = entries.filter(([, value]) => isPlain(value));
  const width = Math.max(0, ...plain.map(([field]) => fieldName(field, language).length));
  return [
    ...plain.map(
      ([field, value]) => `${fieldName(field, language).padEnd(width)}  ${shownValue(field, value, language)}`,
    ),
    ...entries
      .filter(([, value]) => !isPlain(value))
      .flatMap(([field, value]) => [
        '',
        fieldName(field, language),
        ...(Array.isArray(value) ? listLines(field, value, language) : fieldLines(value as Fields, language)).map(
          (line) => `  ${line}`,
        ),
      ]),
  ];
}

/** What stands in one line: a value, a list of values, nothing. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((part) => typeof part !== 'object' || part === null);
  return !isFields(value);
}

function listLines(field: string, list: readonly unknown[], language: Language): string[] {
  const rows = list.filter(isFields);
  if (rows.length === 0) return list.map((value) => shownValue(field, value, language));
  if (rows.every((row) => Object.values(row).every(isShort))) return tableLines(rows, language);
  return rows.flatMap((row, index) => [...(index === 0 ? [] : ['']), ...fieldLines(row, language)]);
}

/** What fits into a cell of a table. */
function isShort(value: unknown): boolean {
  return isFields(value) ? Object.values(value).every((part) => isPlain(part)) : isPlain(value);
}

function tableLines(rows: readonly Fields[], language: Language): string[] {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [
    fields.map((field) => fieldName(field, language)),
    ...rows.map((row) => fields.map((field) => cellOf(field, row[field], language))),
  ];
  const widths = fields.map((_, column) => Math.max(...cells.map((row) => [...(row[column] ?? '')].length)));
  const numbers = fields.map((field) => rows.every((row) => row[field] === null || isNumeric(row[field])));
  return cells.map((row) =>
    row
      .map((cell, column) => {
        const room = ' '.repeat((widths[column] ?? 0) - [...cell].length);
        return numbers[column] ? room + cell : cell + room;
      })
      .join('  ')
      .trimEnd(),
  );
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
}

function cellOf(field: string, value: unknown, language: Language): string {
  if (isFields(value)) {
    return Object.entries(value)
      .map(([name, part]) => `${fieldName(name, language)} ${cellOf(name, part, language)}`)
      .join(', ');
  }
  const text = shownValue(field, value, language);
  return DIGEST.test(text) ? `${text.slice(0, DIGEST_SHOWN)}…` : text;
}

function shownValue(field: string, value: unknown, language: Language): string {
  if (value === null || value === undefined) return NOTHING;
  if (Array.isArray(value)) {
    return value.length === 0 ? NOTHING : value.map((part) => shownValue(field, part, language)).join(', ');
  }
  if (typeof value === 'boolean') return OFFICE_SAYS[value ? 'yes' : 'no'][language];
  return valueName(field, String(value), language);
}
