// Digests the rows that a command appended: one digest for the audit line, and a mark for each row that finds the bad one.
// The same functions serve the door, which writes the digest, and verification, which computes it again.

import { APPENDED } from './appended.ts';
import { canonical, digestForms } from './canonical.ts';
import type { Columns } from './columns.ts';
import type { AppendedTable } from './tables.ts';
import type { Json } from './values.ts';

const MARK_BYTES = 4;

/** A row in its canonical form, and where it stands among the rows of its command. */
export interface DigestedRow {
  readonly key: string;
  readonly hash: Uint8Array;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The hash of one row, over the table's name and every column, null where nothing is given. */
export function digestRow(table: AppendedTable, row: Readonly<Record<string, unknown>>): DigestedRow {
  const { columns, key } = APPENDED[table] as { columns: Columns; key: readonly string[] };
  const forms = Object.entries(columns).map(([name, kind]) => {
    const value = (row[name] ?? null) as Json;
    if (value !== null && kind.startsWith('date') && !DAY.test(value as string)) {
      throw new TypeError(`${table}.${name}: ${JSON.stringify(value)} is no day`);
    }
    return canonical(value);
  });
  const hash = digestForms('retiro.row', canonical(table) + forms.join(''));
  return { key: key.map((name) => canonical(row[name] as Json)).join(''), hash };
}

/** Rows by table. The order in which they come says nothing: they are digested in the order of their keys. */
export type RowsOfCommand = ReadonlyMap<AppendedTable, readonly DigestedRow[]>;

export interface RowsDigest {
  readonly digest: Uint8Array;
  /** Four bytes of each row's hash, in the order of the digest. They are no proof; they say which row differs. */
  readonly marks: Uint8Array;
}

export function digestRows(rows: RowsOfCommand): RowsDigest {
  const forms: (string | Uint8Array)[] = [];
  const marks: Uint8Array[] = [];
  for (const { table, hashes } of ordered(rows)) {
    forms.push(canonical([table, hashes.length]), ...hashes.map(({ hash }) => hash));
    marks.push(...hashes.map(({ hash }) => hash.subarray(0, MARK_BYTES)));
  }
  return { digest: digestForms('retiro.rows', ...forms), marks: new Uint8Array(Buffer.concat(marks)) };
}

/** The first row whose mark is not the one that was kept; undefined where only the last rows are missing. */
export function firstBadRow(rows: RowsOfCommand, marks: Uint8Array): { table: AppendedTable; key: string } | undefined {
  const kept = Buffer.from(marks);
  let index = 0;
  for (const { table, hashes } of ordered(rows)) {
    for (const { key, hash } of hashes) {
      const mark = kept.subarray(index * MARK_BYTES, (index + 1) * MARK_BYTES);
      if (!mark.equals(hash.subarray(0, MARK_BYTES))) return { table, key };
      index += 1;
    }
  }
  return undefined;
}

function ordered(rows: RowsOfCommand): { table: AppendedTable; hashes: readonly DigestedRow[] }[] {
  const tables = [...rows.keys()].filter((table) => (rows.get(table) ?? []).length > 0).sort();
  return tables.map((table) => ({
    table,
    hashes: [...(rows.get(table) ?? [])].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)),
  }));
}
