// Work on months of payment: which days of each month are payable, what they are worth and when they are sent.
// On which day a right begins and ends is in section-234.ts and section-242b.ts.

import {
  addRatio,
  bankingDayOnOrAfter,
  bankingDayOnOrBefore,
  type Day,
  dayOfMonth,
  daysInMonth,
  firstDayOf,
  formatMoney,
  formatMonth,
  lastDayOf,
  type Month,
  monthOf,
  multiplyRatio,
  type Ratio,
  type Rounding,
  ratio,
  roundRatio,
} from '../../base/index.ts';
import { Found } from '../../rules/index.ts';
import type { Facts } from '../facts/facts.ts';

/** One month's payment: its payable days, the days it counts, the cents, and the day it is sent. */
export interface Payment {
  readonly month: Month;
  readonly days: number;
  readonly daysInMonth: number;
  readonly amount: bigint;
  readonly payday: Day;
}

/** The longest list of months that is worked out: more than any life holds. */
const MAX_MONTHS = 12 * 9999;

/**
 * The payments of each month with a payable day. Arguments: the monthly amount in whole cents, the first and the last
 * day payable, the reading `day-count`, the days of a thirty-day month, the reading `payday`, the rounding.
 */
export function paymentsBetween(
  _facts: Facts,
  monthly: Ratio,
  first: Day,
  last: Day,
  dayCount: string,
  thirty: number,
  payday: string,
  rounding: string,
): Found {
  const payments: Payment[] = [];
  for (
    let month = monthOf(first);
    month <= monthOf(last) && payments.length < MAX_MONTHS;
    month = (month + 1) as Month
  ) {
    const from = Math.max(first, firstDayOf(month)) as Day;
    const to = Math.min(last, lastDayOf(month)) as Day;
    const { days, of } = dayCount === 'thirty-days' ? thirtyDays(from, to, month, thirty) : actualDays(from, to, month);
    if (days <= 0) continue;
    payments.push({
      month,
      days,
      daysInMonth: of,
      amount: roundRatio(multiplyRatio(monthly, ratio(days, of)), rounding as Rounding),
      payday:
        payday === 'following-banking-day'
          ? bankingDayOnOrAfter(lastDayOf(month))
          : bankingDayOnOrBefore(lastDayOf(month)),
    });
  }
  return new Found(payments, [], shown(payments));
}

function actualDays(from: Day, to: Day, month: Month): { days: number; of: number } {
  return { days: to - from + 1, of: daysInMonth(month) };
}

/** In a month of thirty days the last day counts as the thirtieth, and a start on a 31st comes after it. */
function thirtyDays(from: Day, to: Day, month: Month, thirty: number): { days: number; of: number } {
  const end = lastDayOf(month);
  const startsOn = dayOfMonth(from) > thirty ? dayOfMonth(from) : from === end ? thirty : dayOfMonth(from);
  const endsOn = to === end ? thirty : dayOfMonth(to);
  return { days: endsOn - startsOn + 1, of: thirty };
}

function shown(payments: readonly Payment[]): string {
  const rows = payments.map(
    ({ month, days, daysInMonth: of, amount }) => `${formatMonth(month)} ${days}/${of} ${formatMoney(amount)}`,
  );
  return rows.join('; ') || '-';
}

/** The sum of payments, in cents. Argument: payments. */
export function totalOf(_facts: Facts, payments: readonly Payment[]): Found {
  const total = payments.reduce((sum, { amount }) => addRatio(sum, ratio(amount)), ratio(0));
  return new Found(total, []);
}
