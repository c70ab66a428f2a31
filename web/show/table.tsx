// A table of rows: a caption, a head, and on a narrow page each row as a small list with the heads beside the values.
// What stands in the cells is the page's business.

import type { ReactNode } from 'react';

export interface Column<R> {
  readonly head: string;
  readonly cell: (row: R) => ReactNode;
  /** Numbers stand under each other by their last digit. */
  readonly number?: true;
  /** What names the row for a screen reader. */
  readonly names?: true;
}

interface Rows<R> {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
}

export function Table<R>({ caption, columns, rows, keyOf }: Rows<R>) {
  return (
    <div className="table">
      <table className="usa-table usa-table--borderless">
        <caption className="usa-sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, number }) => (
              <th key={head} scope="col" className={number && 'number'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <Cell key={column.head} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<R>({ column: { head, cell, number, names }, row }: { readonly column: Column<R>; readonly row: R }) {
  const shown = { className: number && 'number', 'data-label': head, children: cell(row) };
  return names ? <th scope="row" {...shown} /> : <td {...shown} />;
}
