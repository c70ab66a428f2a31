// The layout of a table: its columns by key, how they are named in each language, and what kind of cells they have.
// Reading and writing by a layout are in read-table.ts and write-table.ts.

import type { Words } from '../../base/index.ts';
import type { Kind } from './kind.ts';

/** A column whose values are of type T; undefined among them where a cell may be empty. */
export interface Column<T> {
  /** Its name in the first row: either language's is read. */
  readonly header: Words;
  readonly kind: Kind<NonNullable<T>>;
  readonly required: boolean;
  /** Whether a table may come without it: each of its cells is then as an empty one. */
  readonly mayBeLeftOut?: true;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

export interface Layout<C extends Columns> {
  readonly columns: C;
}

/** A row of a table of that layout, by the keys of its columns. */
export type RowOf<L> =
  L extends Layout<infer C> ? { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never } : never;

/** A column in which no cell is empty. A name given once is its name in both languages. */
export function column<T>(header: string | Words, kind: Kind<NonNullable<T>>): Column<T> {
  return { header: inBoth(header), kind, required: true };
}

/** A column whose cells may be empty; an empty cell is undefined. The column itself may not be left out. */
export function optional<T>(header: string | Words, kind: Kind<NonNullable<T>>): Column<T | undefined> {
  return { header: inBoth(header), kind: kind as Kind<NonNullable<T | undefined>>, required: false };
}

/**
 * The layout of those columns, written in the order given. Throws a RangeError where it has no column, where a name
 * is not one that would be read back, or where two columns could be confused.
 */
export function tableLayout<C extends Columns>(columns: C): Layout<C> {
  const keys = new Map<string, string>();
  for (const [key, { header }] of Object.entries(columns)) {
    for (const name of [header.en, header.es]) {
      const plain = plainName(name);
      if (plain === '' || name !== name.trim() || /[",;\p{Cc}]/u.test(name)) {
        throw new RangeError(`"${name}" is no name for a column`);
      }
      if ((keys.get(plain) ?? key) !== key) throw new RangeError(`two columns are named "${name}"`);
      keys.set(plain, key);
    }
  }
  if (keys.size === 0) throw new RangeError('a table has a column');
  return { columns };
}

/** What of a column's name counts: neither case nor spaces around it, nor how an accent is composed. */
export function plainName(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

/** What a column is called where no file has named it: in both languages, if the names differ. */
export function nameOf({ header: { en, es } }: Column<unknown>): string {
  return en === es ? en : `${en} / ${es}`;
}

function inBoth(header: string | Words): Words {
  return typeof header === 'string' ? { en: header, es: header } : header;
}
