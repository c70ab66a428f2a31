// Salaries over list columns: the one in force on a day, sums over months served, the highest.
// The same work on one case, with its evidence, is in judiciary/salaries.ts; a test holds the two equal.

import { type Day, lastDayOf, type Month, monthOf } from '../../base/index.ts';
import { ABSENT, UNKNOWN } from '../../rules/index.ts';
import type { DaySets } from './days.ts';
import { grown, type SalaryTable, startOf } from './tables.ts';

/** What stands for a run of months of which the salary is not known. */
const OPEN_RUN = -1;

/** For each row of a block its salaries in the order of the days they came into force; those of no known day are counted. */
export class Histories {
  private readonly offsets: Int32Array;
  private readonly undated: Int32Array;
  private from = new Int32Array(64);
  private annual = new Float64Array(64);
  private month = new Int32Array(64);
  private rows = 0;
  private size = 0;
  /** Where `nextRun` stands: the span, the newest month not yet told, the oldest to tell, the salary in force. */
  private span = 0;
  private next = 0;
  private oldest = ABSENT;
  private salary = 0;
  /** What the last work on a row found: cents, and over how many months. */
  sum = 0;
  count = 0;

  constructor(rows: number) {
    this.offsets = new Int32Array(rows + 1);
    this.undated = new Int32Array(rows);
  }

  clear(): void {
    this.rows = 0;
    this.size = 0;
  }

  addRow(salaries: SalaryTable, row: number): void {
    const begin = this.size;
    const first = startOf(salaries.offsets, row);
    const end = startOf(salaries.offsets, row + 1);
    this.from = grown(this.from, begin + end - first);
    this.annual = grown(this.annual, begin + end - first);
    this.month = grown(this.month, begin + end - first);
    for (let k = first; k < end; k++) {
      const from = salaries.from[k] as number;
      if (from !== ABSENT) this.insert(begin, from, salaries.annual[k] as number);
    }
    for (let k = begin; k < this.size; k++) this.month[k] = monthOf(this.from[k] as Day);
    this.undated[this.rows] = end - first - (this.size - begin);
    this.rows += 1;
    this.offsets[this.rows] = this.size;
  }

  private insert(begin: number, from: number, annual: number): void {
    let k = this.size;
    for (; k > begin && (this.from[k - 1] as number) > from; k--) {
      this.from[k] = this.from[k - 1] as number;
      this.annual[k] = this.annual[k - 1] as number;
    }
    this.from[k] = from;
    this.annual[k] = annual;
    this.size += 1;
  }

  /** Which salary is in force on a day, looking from a place back; one before the first where none is. */
  private inForce(row: number, from: number, day: number): number {
    let k = from;
    while (k >= (this.offsets[row] as number) && (this.from[k] as number) > day) k -= 1;
    return k;
  }

  /** Whether it is not known what was earned on a day on which that salary was in force. */
  private isOpen(row: number, k: number, day: number): boolean {
    if (k < (this.offsets[row] as number) || (this.annual[k] as number) < 0) return true;
    // An undated salary may be the one in force, but not where the other came into force that very day.
    return (this.undated[row] as number) > 0 && this.from[k] !== day;
  }

  private newest(row: number): number {
    return startOf(this.offsets, row + 1) - 1;
  }

  /** The salary in force on a day as `sum`; the bits say where it is not known. */
  on(row: number, day: number): number {
    const k = this.inForce(row, this.newest(row), day);
    if (this.isOpen(row, k, day)) return UNKNOWN;
    this.found(this.annual[k] as number, 1);
    return 0;
  }

  /**
   * The salaries in force on the last day served of each of the last months, as their `sum` and `count`: of so many
   * months served, or of those among so many calendar months that end with the last.
   */
  ofLastMonths(days: DaySets, row: number, most: number, calendar: boolean): number {
    let sum = 0;
    let count = 0;
    this.startRuns(days, row);
    if (calendar && !days.isEmpty(row)) this.oldest = days.newestMonth(row) - most + 1;
    while (count < most) {
      const run = this.nextRun(days, row, most - count);
      if (run === OPEN_RUN) return UNKNOWN;
      if (run === 0) break;
      sum += run * (this.annual[this.salary] as number);
      count += run;
    }
    this.found(sum, Math.max(count, 1));
    return 0;
  }

  /** The highest of the salaries in force on the last day served of each month, as `sum`. */
  highest(days: DaySets, row: number): number {
    let highest = ABSENT;
    this.startRuns(days, row);
    for (;;) {
      const run = this.nextRun(days, row, Number.MAX_SAFE_INTEGER);
      if (run === OPEN_RUN) return UNKNOWN;
      if (run === 0) break;
      highest = Math.max(highest, this.annual[this.salary] as number);
    }
    this.found(highest, 1);
    return highest === ABSENT ? UNKNOWN : 0;
  }

  private startRuns(days: DaySets, row: number): void {
    this.span = startOf(days.offsets, row + 1) - 1;
    this.salary = startOf(this.offsets, row + 1) - 1;
    this.next = Number.MAX_SAFE_INTEGER;
    this.oldest = ABSENT;
  }

  /**
   * Of the months served, newest first, the next that follow one another on one salary, which is then `salary`: how many
   * they are, at most so many. On all but the last month of a span the last day served is the month's end.
   */
  private nextRun(days: DaySets, row: number, most: number): number {
    const begin = startOf(days.offsets, row);
    for (let span = this.span; span >= begin; span--) {
      const newest = days.lastMonth[span] as number;
      const first = days.firstMonth[span] as number;
      const month = Math.min(newest, this.next);
      if (month < this.oldest) return 0;
      if (month < first) continue;
      const lastDay = month === newest ? (days.to[span] as number) : lastDayOf(month as Month);
      const k = this.inForce(row, this.salary, lastDay);
      if (this.isOpen(row, k, lastDay)) return OPEN_RUN;
      // Beside an undated salary this one came into force that very day, and the run is of that month alone.
      const run = Math.min(month - Math.max(this.month[k] as number, first, this.oldest) + 1, most);
      this.next = month - run;
      this.span = span;
      this.salary = k;
      return run;
    }
    return 0;
  }

  /** What no double holds exactly is infinite, and takes its row beyond what kernels reckon. */
  private found(sum: number, count: number): void {
    this.sum = Number.isSafeInteger(sum) ? sum : Number.POSITIVE_INFINITY;
    this.count = count;
  }
}
