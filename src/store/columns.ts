// The kinds of columns that the tables have, in the words of PostgreSQL.
// What value each is in TypeScript is in tables.ts; which table has which column, in appended.ts and changing.ts.

/** PostgreSQL's type of a column; '?' where it may be null. */
export type ColumnKind =
  | 'text'
  | 'text?'
  | 'date'
  | 'date?'
  | 'bigint'
  | 'bigint?'
  | 'integer'
  | 'integer?'
  | 'boolean'
  | 'jsonb'
  | 'jsonb?'
  | 'timestamptz'
  | 'timestamptz?'
  | 'bytea'
  | 'bytea?';

export type Columns = Readonly<Record<string, ColumnKind>>;
