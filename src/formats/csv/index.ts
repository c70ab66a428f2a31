// What the formats room offers of tables of comma-separated values.
// The kinds of cells stand under one name, since "day" and "money" are values elsewhere.

export { MOST_FAULTS, type TableFault, type TableFaultCode } from './faults.ts';
export { CellFault, type Kind } from './kind.ts';
export * as cell from './kinds.ts';
export {
  type Column,
  type Columns,
  column,
  type Layout,
  nameOf,
  optional,
  plainName,
  type RowOf,
  tableLayout,
} from './layout.ts';
export { FIRST_ROW, MOST_ROWS, type RefusedTable, readTable, type Table } from './read-table.ts';
export type { Separator } from './rows.ts';
export { type TableStyle, writeTable } from './write-table.ts';
