// Adds rows to an append-only table in bulk, by unnest: row-level security forbids COPY.
// What the rows are digested to is in rows-digest.ts.

import { APPENDED } from './appended.ts';
import type { Columns } from './columns.ts';
import type { AppendedTable } from './tables.ts';
import { type Json, parameterText } from './values.ts';

/** Rows in one statement; more go in several. */
const ROWS = 5000;

export interface BulkStatement {
  readonly text: string;
  readonly values: readonly (readonly (string | null)[])[];
}

/** The statements that insert the rows, a column a parameter. */
export function bulkInserts(table: AppendedTable, rows: readonly Readonly<Record<string, unknown>>[]): BulkStatement[] {
  const columns = Object.entries(APPENDED[table].columns as Columns);
  const names = columns.map(([name]) => `"${name}"`).join(', ');
  const types = columns.map(([, kind], index) => `$${index + 1}::${kind.replace('?', '')}[]`).join(', ');
  const text = `insert into retiro."${table}" (${names}) select * from unnest(${types})`;
  const statements: BulkStatement[] = [];
  for (let from = 0; from < rows.length; from += ROWS) {
    const part = rows.slice(from, from + ROWS);
    statements.push({ text, values: columns.map(([name, kind]) => part.map((row) => textOf(row[name], kind))) });
  }
  return statements;
}

function textOf(value: unknown, kind: string): string | null {
  if (value === null || value === undefined) return null;
  return kind.startsWith('jsonb') ? JSON.stringify(value as Json) : parameterText(value);
}
