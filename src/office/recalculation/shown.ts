// Differences in the shape in which the doors show them.
// What they are is in differences.ts.

import { cents, formatMoney } from '../../base/index.ts';
import type { Differences, MonthDifferenceRow } from '../../wire/index.ts';
import { type MonthDifference, totalsOf } from './differences.ts';

/** The months with what they come to together. */
export function shownMonths(differences: readonly MonthDifference[]): Differences['asAwarded'] {
  const { more, less } = totalsOf(differences);
  return { months: differences.map(shownMonth), more: formatMoney(cents(more)), less: formatMoney(cents(less)) };
}

function shownMonth({ award, month, ...of }: MonthDifference): MonthDifferenceRow {
  const [paid, due] = [of.paidGross + of.paidFund, of.dueGross + of.dueFund];
  return {
    award,
    month,
    paid: formatMoney(cents(paid)),
    due: formatMoney(cents(due)),
    difference: signed(due - paid),
    ofTheFund: signed(of.dueFund - of.paidFund),
  };
}

function signed(amount: number): string {
  return amount < 0 ? `-${formatMoney(cents(-amount))}` : formatMoney(cents(amount));
}
