// The columns that the imported tables are made of: their names in both languages and what a cell gives the command.
// Which columns a kind of import has is in layouts.ts; how a table is read is the formats room's.

import type { Words } from '../../base/index.ts';
import { CellFault, type Column, cell, column, type Kind, optional } from '../../formats/index.ts';

/** What a cell may say: each value of the command with its names in both languages, of which either is read. */
export type Names<V extends string> = Readonly<Record<V, Words>>;

/** A column as the documentation shows it, too. */
export interface ImportColumn extends Column<unknown> {
  /** The values that a cell may have, where they are a list. */
  readonly names?: Names<string>;
  /** Whether the cell is an id, of which the office has a form. */
  readonly id?: true;
}

/** The text of a cell that the kind lets through: commands take days and amounts as texts. */
function textOf<T>(kind: Kind<T>): Kind<string> {
  const { secret, free } = kind;
  return {
    ...(secret === undefined ? {} : { secret }),
    ...(free === undefined ? {} : { free }),
    write: (value) => value,
    read(given) {
      const value = kind.read(given);
      return value instanceof CellFault ? value : typeof value === 'string' ? value : given;
    },
  };
}

/** One value of a list, by either language's name for it. */
function named(names: Names<string>): Kind<string> {
  const values = new Map(
    Object.entries(names).flatMap(([value, { en, es }]) => [
      [en, value],
      [es, value],
    ]),
  );
  const kind = cell.codeOf([...values.keys()]);
  return {
    write: (value) => names[value]?.en ?? value,
    read(given) {
      const read = kind.read(given);
      return read instanceof CellFault ? read : (values.get(read) ?? read);
    },
  };
}

const ID_CHARACTERS = 64;

export const id = (header: Words): ImportColumn => ({ ...column(header, cell.text(ID_CHARACTERS)), id: true });
export const text = (header: Words, most: number): ImportColumn => column(header, cell.text(most));
export const day = (header: Words): ImportColumn => column(header, textOf(cell.day));
export const month = (header: Words): ImportColumn => column(header, textOf(cell.month));
export const money = (header: Words): ImportColumn => column(header, textOf(cell.money));
export const oneOf = (header: Words, names: Names<string>): ImportColumn => ({
  ...column(header, named(names)),
  names,
});
export const ssn = (header: Words): ImportColumn => column(header, cell.ssn);
export const routing = (header: Words): ImportColumn => column(header, cell.routingNumber);
export const account = (header: Words): ImportColumn => column(header, cell.account);

/** The document on file that proves what a row says. It came later than the tables: one may come without it. */
export const proof: ImportColumn = { ...maybe(id({ en: 'document', es: 'documento' })), mayBeLeftOut: true };

/** The same column, whose cells may be empty. */
export function maybe(given: ImportColumn): ImportColumn {
  return { ...given, ...optional(given.header, given.kind) };
}
