// Days served as merged spans in offset arrays, and the months that they touch: the work of judiciary/service.ts over
// list columns. Which spells count is said there; a test holds the two equal.

import { type Day, monthOf } from '../../base/index.ts';
import { ABSENT } from '../../rules/index.ts';
import { CAPACITIES, dayOr, grown, OFFICES, type SpellTable, startOf } from './tables.ts';

const JUDGE = CAPACITIES.indexOf('judge');
const GOVERNMENT = CAPACITIES.indexOf('government');
const APPEALS = OFFICES.indexOf('appeals');

/** Which spells count: a judge's, with the Court of Appeals or without it, or creditable government service. */
export type Counted = 'judge' | 'judge-without-appeals' | 'government';

/** For each row of a block sorted spans of days none of which overlap or touch. Its arrays grow and are used again. */
export class DaySets {
  readonly offsets: Int32Array;
  from = new Int32Array(64);
  to = new Int32Array(64);
  /** The months in which a span begins and ends. */
  firstMonth = new Int32Array(64);
  lastMonth = new Int32Array(64);
  private rows = 0;
  private size = 0;

  constructor(rows: number) {
    this.offsets = new Int32Array(rows + 1);
  }

  clear(): void {
    this.rows = 0;
    this.size = 0;
  }

  /** A row with the days of the spells that count, up to `last`, as they stood on `asOf`. */
  addServed(spells: SpellTable, row: number, counted: Counted, last: number, asOf: number): void {
    const end = startOf(spells.offsets, row + 1);
    for (let k = startOf(spells.offsets, row); k < end; k++) {
      const from = spells.from[k] as number;
      if (from > asOf || !counts(spells, k, counted)) continue;
      const to = dayOr(spells.to, k, last);
      this.insert(from, to > asOf || to > last ? last : to);
    }
    this.close();
  }

  /** A row without a day. */
  addNone(): void {
    this.close();
  }

  /** A span of the row at hand, in the order of first days; one that ends before it begins is left out. */
  private insert(from: number, to: number): void {
    if (from > to) return;
    this.from = grown(this.from, this.size + 1);
    this.to = grown(this.to, this.size + 1);
    let k = this.size;
    for (; k > (this.offsets[this.rows] as number) && (this.from[k - 1] as number) > from; k--) {
      this.from[k] = this.from[k - 1] as number;
      this.to[k] = this.to[k - 1] as number;
    }
    this.from[k] = from;
    this.to[k] = to;
    this.size += 1;
  }

  /** Ends the row at hand: spans that overlap or touch become one. */
  private close(): void {
    const begin = this.offsets[this.rows] as number;
    let last = begin - 1;
    for (let k = begin; k < this.size; k++) {
      const from = this.from[k] as number;
      const to = this.to[k] as number;
      if (last >= begin && from <= (this.to[last] as number) + 1) {
        if (to > (this.to[last] as number)) this.to[last] = to;
      } else {
        last += 1;
        this.from[last] = from;
        this.to[last] = to;
      }
    }
    this.size = last + 1;
    this.rows += 1;
    this.offsets[this.rows] = this.size;
    this.firstMonth = grown(this.firstMonth, this.size);
    this.lastMonth = grown(this.lastMonth, this.size);
    for (let k = begin; k < this.size; k++) {
      this.firstMonth[k] = monthOf(this.from[k] as Day);
      this.lastMonth[k] = monthOf(this.to[k] as Day);
    }
  }

  isEmpty(row: number): boolean {
    return startOf(this.offsets, row) === startOf(this.offsets, row + 1);
  }

  /** The last day of a row that has one. */
  lastDay(row: number): number {
    return this.to[startOf(this.offsets, row + 1) - 1] as number;
  }

  /** The month of that day. */
  newestMonth(row: number): number {
    return this.lastMonth[startOf(this.offsets, row + 1) - 1] as number;
  }

  holds(row: number, day: number): boolean {
    for (let k = startOf(this.offsets, row + 1) - 1; k >= startOf(this.offsets, row); k--) {
      if ((this.from[k] as number) <= day) return day <= (this.to[k] as number);
    }
    return false;
  }

  /** How many calendar months the days touch up to a month, that one included. */
  monthsThrough(row: number, last: number): number {
    let months = 0;
    let touched = ABSENT;
    const end = startOf(this.offsets, row + 1);
    for (let k = startOf(this.offsets, row); k < end; k++) {
      const from = Math.max(this.firstMonth[k] as number, touched + 1);
      const to = Math.min(this.lastMonth[k] as number, last);
      if (to < from) continue;
      months += to - from + 1;
      touched = to;
    }
    return months;
  }

  /** The same up to the month of a day. */
  monthsThroughDay(row: number, day: number): number {
    return this.monthsThrough(row, monthOf(day as Day));
  }

  /** How many calendar months the unbroken run has that ends with the last month touched. */
  lastUnbrokenMonths(row: number): number {
    const begin = startOf(this.offsets, row);
    let k = startOf(this.offsets, row + 1) - 1;
    if (k < begin) return 0;
    const last = this.lastMonth[k] as number;
    while (k > begin && (this.lastMonth[k - 1] as number) + 1 >= (this.firstMonth[k] as number)) k -= 1;
    return last - (this.firstMonth[k] as number) + 1;
  }

  /** How many calendar months the days touch that those of another set do not. */
  monthsBeside(row: number, others: DaySets): number {
    let months = 0;
    let touched = ABSENT;
    let other = startOf(others.offsets, row);
    const end = startOf(this.offsets, row + 1);
    const otherEnd = startOf(others.offsets, row + 1);
    for (let k = startOf(this.offsets, row); k < end; k++) {
      let from = Math.max(this.firstMonth[k] as number, touched + 1);
      const to = this.lastMonth[k] as number;
      touched = Math.max(touched, to);
      while (other < otherEnd && (others.lastMonth[other] as number) < from) other += 1;
      for (let hole = other; hole < otherEnd && (others.firstMonth[hole] as number) <= to; hole++) {
        months += Math.max((others.firstMonth[hole] as number) - from, 0);
        from = Math.max(from, (others.lastMonth[hole] as number) + 1);
      }
      months += Math.max(to - from + 1, 0);
    }
    return months;
  }
}

function counts(spells: SpellTable, k: number, counted: Counted): boolean {
  if (counted === 'government') return spells.capacity[k] === GOVERNMENT && spells.refundReturned[k] === 1;
  return spells.capacity[k] === JUDGE && !(counted === 'judge-without-appeals' && spells.office[k] === APPEALS);
}

/** The judge's spell that ends last of a row, an open one after every other; -1 where there is none. */
export function lastJudgeSpell(spells: SpellTable, row: number, counted: Counted, asOf: number): number {
  let last = -1;
  const end = startOf(spells.offsets, row + 1);
  for (let k = startOf(spells.offsets, row); k < end; k++) {
    if ((spells.from[k] as number) > asOf || !counts(spells, k, counted)) continue;
    const later = last < 0 ? 1 : endOf(spells, k, asOf) - endOf(spells, last, asOf);
    if (later > 0 || (later === 0 && (spells.from[k] as number) >= (spells.from[last] as number))) last = k;
  }
  return last;
}

/** The day a spell ended as it stood on a day; one that was open then has a last day after every other. */
export function endOf(spells: SpellTable, k: number, asOf: number): number {
  const to = dayOr(spells.to, k, Number.MAX_SAFE_INTEGER);
  return to > asOf ? Number.MAX_SAFE_INTEGER : to;
}
