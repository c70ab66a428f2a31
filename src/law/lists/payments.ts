// Payments month by month over columns, as offset arrays, and their totals.
// The same work on one case is in judiciary/payments.ts; which days are payable the sections say.

import {
  bankingDayOnOrAfter,
  bankingDayOnOrBefore,
  type Day,
  dayOfMonth,
  daysInMonth,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
} from '../../base/index.ts';
import { EXACT, roundOf } from '../../rules/index.ts';
import { grown, startOf } from './tables.ts';

/** How payments are worked out: what their readings and figures say. */
export interface PaymentTerms {
  readonly dayCount: string;
  readonly payday: string;
  readonly halfToEven: boolean;
}

/** The payments of rows as offset arrays; it grows row by row, and keeps nothing of what it held when cleared. */
export class PaymentTable {
  offsets = new Int32Array(64);
  month = new Int32Array(64);
  /** The days counted, and those of the month. */
  days = new Uint8Array(64);
  of = new Uint8Array(64);
  cents = new Float64Array(64);
  payday = new Int32Array(64);
  rows = 0;
  size = 0;

  clear(): void {
    this.rows = 0;
    this.size = 0;
  }

  add(month: number, days: number, of: number, cents: number, payday: number): void {
    const k = this.size;
    if (k === this.month.length) this.grow();
    this.month[k] = month;
    this.days[k] = days;
    this.of[k] = of;
    this.cents[k] = cents;
    this.payday[k] = payday;
    this.size = k + 1;
  }

  private grow(): void {
    const more = this.size + 1;
    this.month = grown(this.month, more);
    this.days = grown(this.days, more);
    this.of = grown(this.of, more);
    this.cents = grown(this.cents, more);
    this.payday = grown(this.payday, more);
  }

  /** Ends the row at hand; one that is not found keeps no payment. */
  close(found: boolean): void {
    if (!found) this.size = startOf(this.offsets, this.rows);
    this.rows += 1;
    this.offsets = grown(this.offsets, this.rows + 1);
    this.offsets[this.rows] = this.size;
  }
}

/** The most cents a month that are multiplied by the days of a month exactly. */
const MOST_MONTHLY = EXACT / 32;

/** One after the last month that there is: December 9999. */
const MONTHS = 12 * 10_000;

/** The paydays of months by the reading, as they come to be asked for; zero where not yet. */
const paydays = new Map<string, Int32Array>();

function paydaysOf(payday: string): Int32Array {
  const known = paydays.get(payday) ?? new Int32Array(MONTHS);
  paydays.set(payday, known);
  return known;
}

function paydayOf(month: number, payday: string): number {
  const end = lastDayOf(month as Month);
  return payday === 'following-banking-day' ? bankingDayOnOrAfter(end) : bankingDayOnOrBefore(end);
}

/**
 * The total in cents of a monthly amount from a first to a last day; the months go to `table` where there is one.
 * Infinite where doubles do not hold it exactly.
 */
export function paymentsBetween(
  monthly: number,
  first: number,
  last: number,
  thirty: number,
  { dayCount, payday, halfToEven }: PaymentTerms,
  table: PaymentTable | undefined,
): number {
  if (monthly > MOST_MONTHLY) return Number.POSITIVE_INFINITY;
  const days = paydaysOf(payday);
  const lastMonth = monthOf(last as Day);
  let total = 0;
  for (let month = monthOf(first as Day) as number; month <= lastMonth; month++) {
    const from = Math.max(first, firstDayOf(month as Month));
    const end = lastDayOf(month as Month);
    const to = Math.min(last, end);
    const byThirty = dayCount === 'thirty-days';
    const of = byThirty ? thirty : daysInMonth(month as Month);
    const counted = byThirty ? daysOfThirty(from, to, end, thirty) : to - from + 1;
    if (counted <= 0) continue;
    const cents = counted === of ? monthly : roundOf(monthly * counted, of, halfToEven);
    total += cents;
    if (table === undefined) continue;
    if (days[month] === 0) days[month] = paydayOf(month, payday);
    table.add(month, counted, of, cents, days[month] as number);
  }
  return total <= EXACT ? total : Number.POSITIVE_INFINITY;
}

/** In a month of thirty days the last day counts as the thirtieth, and a start on a 31st comes after it. */
function daysOfThirty(from: number, to: number, end: number, thirty: number): number {
  const startsOn = dayOfMonth(from as Day);
  const endsOn = to === end ? thirty : dayOfMonth(to as Day);
  return endsOn - (startsOn <= thirty && from === end ? thirty : startsOn) + 1;
}
