// The tables as types: a row that is read, a row that is appended, and what the query builder knows.
// Which columns there are is in appended.ts and changing.ts.

import type { ColumnType } from 'kysely';
import type { APPENDED } from './appended.ts';
import type { CHANGING } from './changing.ts';
import type { ColumnKind, Columns } from './columns.ts';
import type { Json, JsonParameter } from './values.ts';

interface Values {
  readonly text: string;
  readonly date: string;
  readonly bigint: number;
  readonly integer: number;
  readonly boolean: boolean;
  readonly jsonb: Json;
  readonly timestamptz: string;
  readonly bytea: Uint8Array;
}

type Value<K extends ColumnKind> = K extends `${infer Base extends keyof Values}?`
  ? Values[Base] | null
  : K extends keyof Values
    ? Values[K]
    : never;

/** JSON is written through `json()`: a bare array would be taken for an array of PostgreSQL. */
type Built<K extends ColumnKind> = K extends 'jsonb'
  ? ColumnType<Json, JsonParameter, JsonParameter>
  : K extends 'jsonb?'
    ? ColumnType<Json | null, JsonParameter | null, JsonParameter | null>
    : Value<K>;

type BuiltTable<C extends Columns> = { [Name in keyof C]: Built<C[Name]> };

export type AppendedTable = keyof typeof APPENDED;

/** A row as it is read: every column, null where there is nothing. */
export type Row<T extends AppendedTable | keyof typeof CHANGING> = T extends AppendedTable
  ? {
      -readonly [Name in keyof (typeof APPENDED)[T]['columns']]: Value<
        (typeof APPENDED)[T]['columns'][Name] & ColumnKind
      >;
    }
  : T extends keyof typeof CHANGING
    ? { -readonly [Name in keyof (typeof CHANGING)[T]]: Value<(typeof CHANGING)[T][Name] & ColumnKind> }
    : never;

type NullableOf<R> = { [Name in keyof R]: null extends R[Name] ? Name : never }[keyof R];

/** A row as it is appended: without its command, which the door names, and without what is null. */
export type NewRow<T extends AppendedTable> = Omit<Row<T>, 'command' | NullableOf<Row<T>>> &
  Partial<Pick<Row<T>, NullableOf<Row<T>> & keyof Row<T>>>;

/** The tables as the query builder knows them. Append-only tables are read through it and written by `append`. */
export type Tables = {
  [T in AppendedTable]: { [Name in keyof Row<T>]: ColumnType<Row<T>[Name], never, never> };
} & { [T in keyof typeof CHANGING]: BuiltTable<(typeof CHANGING)[T]> } & {
  /** Views: the lines that were not withdrawn, and all of them with whether they were. */
  readonly standing_line: Viewed<Row<'line'>>;
  readonly marked_line: Viewed<Row<'line'> & { readonly withdrawn: boolean; readonly place: string }>;
};

/** Columns that are read and never written. */
type Viewed<R> = { [Name in keyof R]: ColumnType<R[Name], never, never> };
