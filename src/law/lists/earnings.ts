// Income months over list columns: what of a disability pension stays payable beside income, period by period.
// The same work on one case is in judiciary/earnings.ts.

import { EXACT, UNKNOWN } from '../../rules/index.ts';
import { grown, type IncomeTable, startOf } from './tables.ts';

/** The periods of rows as offset arrays, in cents; a period is a packed month or, under the reading `year`, a year. */
export class EarningsTable {
  offsets = new Int32Array(64);
  period = new Int32Array(64);
  pension = new Float64Array(64);
  income = new Float64Array(64);
  payable = new Float64Array(64);
  reduction = new Float64Array(64);
  rows = 0;
  size = 0;

  clear(): void {
    this.rows = 0;
    this.size = 0;
  }

  add(period: number, pension: number, income: number, reduction: number): void {
    const k = this.size;
    if (k === this.period.length) this.grow();
    this.period[k] = period;
    this.pension[k] = pension;
    this.income[k] = income;
    this.payable[k] = pension - reduction;
    this.reduction[k] = reduction;
    this.size = k + 1;
  }

  private grow(): void {
    const more = this.size + 1;
    this.period = grown(this.period, more);
    this.pension = grown(this.pension, more);
    this.income = grown(this.income, more);
    this.payable = grown(this.payable, more);
    this.reduction = grown(this.reduction, more);
  }

  /** Ends the row at hand; one that is not found keeps no period. */
  close(found: boolean): void {
    if (!found) this.size = startOf(this.offsets, this.rows);
    this.rows += 1;
    this.offsets = grown(this.offsets, this.rows + 1);
    this.offsets[this.rows] = this.size;
  }
}

/** The income months of a row in order, between work on one row and the next. */
export class IncomeMonths {
  private month = new Int32Array(64);
  private amount = new Float64Array(64);
  private size = 0;

  /** Takes the months of a row; the bits say where they are not all known. */
  take(income: IncomeTable, row: number): number {
    this.size = 0;
    if (income.given[row] === 0) return UNKNOWN;
    const end = startOf(income.offsets, row + 1);
    for (let k = startOf(income.offsets, row); k < end; k++) {
      const month = income.month[k] as number;
      const amount = income.amount[k] as number;
      if (month < 0 || amount < 0) return UNKNOWN;
      this.insert(month, amount);
    }
    return 0;
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  private insert(month: number, amount: number): void {
    this.month = grown(this.month, this.size + 1);
    this.amount = grown(this.amount, this.size + 1);
    let k = this.size;
    for (; k > 0 && (this.month[k - 1] as number) > month; k--) {
      this.month[k] = this.month[k - 1] as number;
      this.amount[k] = this.amount[k - 1] as number;
    }
    this.month[k] = month;
    this.amount[k] = amount;
    this.size += 1;
  }

  /** The periods of the months taken, for a monthly pension and wage in cents; false where doubles do not hold them. */
  periods(pension: number, wage: number, byYear: boolean, table: EarningsTable | undefined): boolean {
    for (let k = 0; k < this.size; ) {
      const period = this.periodAt(k, byYear);
      let months = 0;
      let income = 0;
      for (; k < this.size && this.periodAt(k, byYear) === period; k++) {
        months += 1;
        income += this.amount[k] as number;
      }
      if (months * pension + income > EXACT || months * wage > EXACT) return false;
      const excess = months * pension + income - months * wage;
      table?.add(period, months * pension, income, Math.min(Math.max(excess, 0), months * pension));
    }
    return true;
  }

  private periodAt(k: number, byYear: boolean): number {
    const month = this.month[k] as number;
    return byYear ? Math.floor(month / 12) : month;
  }
}
