// Orders, designees and heirs over list columns: the order that counts, who takes what part, and money split to the cent.
// The same work on one case, with what may be known while a fact is missing, is in judiciary/beneficiaries.ts.

import { ABSENT, EXACT, UNKNOWN } from '../../rules/index.ts';
import { grown, type OrderTable, type PersonTable, startOf } from './tables.ts';

/** In the place of an order: none counts. */
const NO_ORDER = -1;

/** In the place of an order: which one counts cannot be told here. */
export const UNSURE = -2;

/**
 * The order of a row that counts at a death: the last recognized and filed by then, by the one day or by the other; -1
 * where none does, UNSURE where one whose filing day is not known may come after it.
 */
export function lastOrder(orders: OrderTable, row: number, death: number, byRecognition: boolean): number {
  let last = NO_ORDER;
  const end = startOf(orders.offsets, row + 1);
  for (let k = startOf(orders.offsets, row); k < end; k++) {
    if (isInTime(orders.recognizedOn, k, death) && isInTime(orders.filedOn, k, death)) {
      if (last < 0 || isLater(orders, k, last, byRecognition, death)) last = k;
    }
  }
  for (let k = startOf(orders.offsets, row); k < end; k++) {
    if (orders.filedOn[k] !== ABSENT || !isInTime(orders.recognizedOn, k, death)) continue;
    if (last < 0 || isLater(orders, k, last, byRecognition, death)) return UNSURE;
  }
  return last;
}

function isInTime(days: Int32Array, k: number, death: number): boolean {
  const day = days[k] as number;
  return day !== ABSENT && day <= death;
}

/** Whether an order comes after another; one of no known filing day as if it had been filed at the death. */
function isLater(orders: OrderTable, a: number, b: number, byRecognition: boolean, death: number): boolean {
  const filed = (k: number): number => (orders.filedOn[k] === ABSENT ? death : (orders.filedOn[k] as number));
  const byFiling = filed(a) - filed(b);
  const byRecognized = (orders.recognizedOn[a] as number) - (orders.recognizedOn[b] as number);
  const difference = byRecognition ? byRecognized || byFiling : byFiling || byRecognized;
  return difference > 0 || (difference === 0 && a > b);
}

/** Who takes what part, row by row: people as places in their tables, and their parts in whole numbers of one sum. */
export class PartTable {
  offsets = new Int32Array(64);
  /** 1 where the person is an heir, 0 where a designee; and the place among all heirs or all designees. */
  isHeir = new Uint8Array(64);
  person = new Int32Array(64);
  /** The share is this over the sum of the row. */
  share = new Float64Array(64);
  /** What the person takes of an amount, where one was split. */
  cents = new Float64Array(64);
  /** What the shares of each row are over. */
  over = new Float64Array(64);
  private remainder = new Float64Array(64);
  rows = 0;
  size = 0;

  clear(): void {
    this.rows = 0;
    this.size = 0;
  }

  add(isHeir: boolean, person: number, share: number): void {
    const k = this.size;
    if (k === this.person.length) this.grow();
    this.isHeir[k] = isHeir ? 1 : 0;
    this.person[k] = person;
    this.share[k] = share;
    this.cents[k] = ABSENT;
    this.size = k + 1;
  }

  private grow(): void {
    const more = this.size + 1;
    this.isHeir = grown(this.isHeir, more);
    this.person = grown(this.person, more);
    this.share = grown(this.share, more);
    this.cents = grown(this.cents, more);
    this.remainder = grown(this.remainder, this.person.length);
  }

  /** Ends the row at hand; one that is not found keeps nobody. */
  close(found: boolean): void {
    const begin = startOf(this.offsets, this.rows);
    if (!found) this.size = begin;
    let sum = 0;
    for (let k = begin; k < this.size; k++) sum += this.share[k] as number;
    this.over = grown(this.over, this.rows + 1);
    this.over[this.rows] = sum;
    this.rows += 1;
    this.offsets = grown(this.offsets, this.rows + 1);
    this.offsets[this.rows] = this.size;
  }

  /**
   * Splits an amount in cents among the people of a row, by largest remainder, of equal ones to the first listed. False
   * where doubles do not hold it exactly.
   */
  split(row: number, amount: number): boolean {
    const begin = startOf(this.offsets, row);
    const end = startOf(this.offsets, row + 1);
    const over = this.over[row] as number;
    let left = amount;
    if (!(over > 0) || !(amount >= 0) || amount * over > EXACT) return false;
    for (let k = begin; k < end; k++) {
      const product = amount * (this.share[k] as number);
      const cents = Math.floor(product / over);
      this.cents[k] = cents;
      this.remainder[k] = product - cents * over;
      left -= cents;
    }
    for (; left > 0; left--) {
      let largest = begin;
      for (let k = begin + 1; k < end; k++) {
        if ((this.remainder[k] as number) > (this.remainder[largest] as number)) largest = k;
      }
      this.cents[largest] = (this.cents[largest] as number) + 1;
      this.remainder[largest] = -1;
    }
    return true;
  }
}

/** The people of a row at a death, and how the share of one who died before is read. */
export interface Death {
  readonly orders: OrderTable;
  readonly heirs: PersonTable;
  readonly survivorsTake: boolean;
}

/** Why beneficiaries are not found: a fact is missing. */
export const MISSING = UNKNOWN;

/** Why they are not found: doubles do not hold their shares. */
const BEYOND_DOUBLES = 2;

/** The beneficiaries of a row into the table, which the caller closes; zero, or why there are none. */
export function beneficiariesOf(
  { orders, heirs, survivorsTake }: Death,
  row: number,
  order: number,
  death: number,
  table: PartTable,
): number {
  const { designees } = orders;
  if (order >= 0 && designees.given[order] === 0) return MISSING;
  const whole = order < 0 ? 1 : commonOver(designees, order);
  if (whole > EXACT) return BEYOND_DOUBLES;
  const taken = order < 0 ? 0 : takenByLiving(designees, order, whole, death);
  const heirsTake = taken < whole && !(survivorsTake && taken > 0);
  if (heirsTake && heirs.given[row] === 0) return MISSING;
  const ofHeirs = heirsTake ? commonOver(heirs, row) : 1;
  if (whole * ofHeirs > EXACT) return BEYOND_DOUBLES;
  if (order >= 0) {
    for (let k = startOf(designees.offsets, order); k < startOf(designees.offsets, order + 1); k++) {
      if (!survives(designees, k, death)) continue;
      if (designees.named[k] === 0) return MISSING;
      table.add(false, k, shareOver(designees, order, k, whole) * ofHeirs);
    }
  }
  if (!heirsTake) return 0;
  for (let k = startOf(heirs.offsets, row); k < startOf(heirs.offsets, row + 1); k++) {
    if (heirs.named[k] === 0) return MISSING;
    table.add(true, k, shareOver(heirs, row, k, ofHeirs) * (whole - taken));
  }
  return 0;
}

function survives(people: PersonTable, k: number, death: number): boolean {
  const diedOn = people.diedOn[k] as number;
  return diedOn === ABSENT || diedOn > death;
}

/** What the shares of all survivors come to, over the common denominator. */
function takenByLiving(people: PersonTable, list: number, whole: number, death: number): number {
  let taken = 0;
  for (let k = startOf(people.offsets, list); k < startOf(people.offsets, list + 1); k++) {
    if (survives(people, k, death)) taken += shareOver(people, list, k, whole);
  }
  return taken;
}

/** What a share is over: its own denominator, or how many share alike. */
function denominator(people: PersonTable, list: number, k: number): number {
  if ((people.share[k] as number) >= 0) return people.shareOver[k] as number;
  return startOf(people.offsets, list + 1) - startOf(people.offsets, list);
}

/** The share over the common denominator. */
function shareOver(people: PersonTable, list: number, k: number, whole: number): number {
  const share = people.share[k] as number;
  return (share >= 0 ? share : 1) * (whole / denominator(people, list, k));
}

/** The least common denominator of the shares of a list; infinite where doubles do not hold it. */
function commonOver(people: PersonTable, list: number): number {
  let common = 1;
  for (let k = startOf(people.offsets, list); k < startOf(people.offsets, list + 1); k++) {
    const over = denominator(people, list, k);
    if (!(over <= EXACT)) return Number.POSITIVE_INFINITY;
    common *= over / divisor(common, over);
    if (common > EXACT) return Number.POSITIVE_INFINITY;
  }
  return common;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
