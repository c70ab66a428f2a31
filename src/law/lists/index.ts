// The door of work on lists as columns: tables of lists, the findings filled from them, and the lists found.
// What the work is, is in the files beside this one.

export { EarningsTable } from './earnings.ts';
export { decideLists, factColumnsOf, fillFindings } from './fill.ts';
export type { FoundLists } from './findings.ts';
export { listsOf } from './lists-of.ts';
export { PartTable } from './orders.ts';
export { PaymentTable } from './payments.ts';
export {
  APPOINTMENTS,
  CAPACITIES,
  type CertificateTable,
  type IncomeTable,
  type Lists,
  type ListTable,
  OFFICES,
  type OrderTable,
  type PersonTable,
  type SalaryTable,
  type SpellTable,
} from './tables.ts';
