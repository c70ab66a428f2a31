// The first row of a table: which separator it has, and which of its cells names which column of the layout.
// The rows below it are read in read-table.ts.

import { type FaultList, shown, tableWords } from './faults.ts';
import { type Column, type Columns, type Layout, nameOf, plainName } from './layout.ts';
import { type Row, RowReader, type Separator } from './rows.ts';

/** A column of the layout that the first row names. */
export interface Found {
  readonly key: string;
  /** The name as the file has it, which is what its sender knows. */
  readonly name: string;
  readonly column: Column<unknown>;
  /** Which cell of each row is its own, from 0. */
  readonly cell: number;
}

/** The separator under which the first row names more columns of the layout; a comma where it makes no difference. */
export function separatorOf(text: string, layout: Layout<Columns>): Separator {
  const known = namesOf(layout);
  const named = (separator: Separator): number =>
    new RowReader(text, separator).next()?.cells.filter((cell) => known.has(plainName(cell))).length ?? 0;
  return named(';') > named(',') ? ';' : ',';
}

/** The columns that the first row names once, in the order of its cells; what is wrong with it goes to the faults. */
export function columnsOf(header: Row, layout: Layout<Columns>, faults: FaultList): readonly Found[] {
  const known = namesOf(layout);
  const names = Object.values(layout.columns).map(({ header: words }) => words);
  const byKey = new Map<string, Found>();
  for (const [cell, given] of header.cells.entries()) {
    const key = known.get(plainName(given));
    const column = shown(given.trim());
    if (key === undefined) {
      faults.add({ row: 1, column, code: 'unknown-column', says: tableWords('unknown-column', names), value: column });
    } else if (byKey.has(key)) {
      faults.add({ row: 1, column, code: 'repeated-column', says: tableWords('repeated-column'), value: column });
    } else {
      byKey.set(key, { key, name: given.trim(), column: layout.columns[key] as Column<unknown>, cell });
    }
  }
  for (const [key, missing] of Object.entries(layout.columns)) {
    if (byKey.has(key) || missing.mayBeLeftOut === true) continue;
    const column = nameOf(missing);
    faults.add({ row: 1, column, code: 'missing-column', says: tableWords('missing-column', names), value: '' });
  }
  return [...byKey.values()];
}

/** The keys of the columns by the plain form of their names in either language. */
function namesOf(layout: Layout<Columns>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(layout.columns).flatMap(([key, { header }]) => [
      [plainName(header.en), key] as const,
      [plainName(header.es), key] as const,
    ]),
  );
}
