// Lists as columns: for each row where its elements begin and end, and the elements of all rows one after the other.
// What is worked out from them is in the files beside this one; how checked facts become tables is in lists-of.ts.

import { ABSENT } from '../../rules/index.ts';

/**
 * A table of lists. The elements of row i stand from `offsets[i]` up to `offsets[i + 1]`. Absent parts of an element are
 * -1: a day, a month, an amount, a code. To work on some rows only, cut `offsets` and `given` with `subarray`: the
 * elements stay where they are.
 */
export interface ListTable {
  /** One more than there are rows, never falling. */
  readonly offsets: Int32Array;
  /** 1 where the list is on file, an empty one too; 0 where it is not known. */
  readonly given: Uint8Array;
}

/** The codes of a spell's capacity, and of an office, by their places. */
export const CAPACITIES = ['judge', 'government'] as const;
export const OFFICES = ['supreme', 'appeals', 'superior', 'municipal', 'district'] as const;

export interface SpellTable extends ListTable {
  /** By its place among CAPACITIES. */
  readonly capacity: Int8Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** By its place among OFFICES. */
  readonly office: Int8Array;
  /** By its place among TEXT_CODES. */
  readonly endedBy: Int8Array;
  readonly refundReturned: Int8Array;
}

export interface SalaryTable extends ListTable {
  readonly from: Int32Array;
  /** Cents a year. */
  readonly annual: Float64Array;
}

/** People with their shares: designees of an order, or heirs. */
export interface PersonTable extends ListTable {
  /** 1 where there is a name. */
  readonly named: Uint8Array;
  /** The numerator of the share, and what it is over. */
  readonly share: Float64Array;
  readonly shareOver: Float64Array;
  readonly diedOn: Int32Array;
}

export interface OrderTable extends ListTable {
  readonly filedOn: Int32Array;
  readonly recognizedOn: Int32Array;
  /** A row for each order. */
  readonly designees: PersonTable;
}

export interface IncomeTable extends ListTable {
  readonly month: Int32Array;
  /** Cents. */
  readonly amount: Float64Array;
}

export const APPOINTMENTS = ['government', 'designated', 'own'] as const;

export interface CertificateTable extends ListTable {
  /** Whatever number stands for the physician: it is compared within a row. */
  readonly physician: Int32Array;
  /** By its place among APPOINTMENTS. */
  readonly appointment: Int8Array;
  readonly licensed: Int8Array;
  readonly examinedOn: Int32Array;
  readonly incapable: Int8Array;
  readonly totalAndPermanent: Int8Array;
}

/** The lists of many rows; whoever gives them gives those that the question takes. */
export interface Lists {
  readonly service?: SpellTable;
  readonly salaries?: SalaryTable;
  readonly orders?: OrderTable;
  readonly heirs?: PersonTable;
  readonly income?: IncomeTable;
  readonly certificates?: CertificateTable;
  /** 1 where a retirement is on file. */
  readonly retirementOnFile?: Uint8Array;
}

/** The table. Throws a RangeError where the caller has not given it. */
export function tableOf<K extends keyof Lists>(lists: Lists, name: K): NonNullable<Lists[K]> {
  const table = lists[name];
  if (table === undefined) throw new RangeError(`the question takes the lists of ${name}, which are not given`);
  return table;
}

/** Where the elements of a row begin; where they end is where those of the next begin. */
export function startOf(offsets: Int32Array, row: number): number {
  return offsets[row] as number;
}

/** The day at a place of a column, or another where there is none. */
export function dayOr(column: Int32Array, at: number, otherwise: number): number {
  const day = column[at] as number;
  return day === ABSENT ? otherwise : day;
}

/** The array, or one twice as long as needed with the same beginning: columns that grow are seldom copied. */
export function grown<A extends Int32Array | Float64Array | Uint8Array>(array: A, length: number): A {
  if (length <= array.length) return array;
  const larger = new (array.constructor as new (length: number) => A)(2 * length);
  larger.set(array);
  return larger;
}
