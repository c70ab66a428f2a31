// Work on income months: what of a disability pension stays payable beside income from gainful work.
// What one period comes to is a rule of section-238-c-earnings.ts; the rule that asks for all is in section-238-c.ts.

import { formatMoney, formatMonth, type Month, type Ratio, roundRatio } from '../../base/index.ts';
import { Found, Unknown } from '../../rules/index.ts';
import type { Facts } from '../facts/facts.ts';
import { payableInPeriod } from './section-238-c-earnings.ts';

/** A period's pension, income, what stays payable and what it was cut by, in cents. */
export interface EarningsPeriod {
  /** "2025-01" or, under the reading `year`, "2025". */
  readonly period: string;
  readonly pension: bigint;
  readonly income: bigint;
  readonly payable: bigint;
  readonly reduction: bigint;
}

interface Income {
  readonly month: Month;
  readonly amount: bigint;
}

function incomes(facts: Facts): readonly Income[] | Unknown {
  const income = facts.pension?.income;
  if (income === undefined) return new Unknown(['/pension/income']);
  const missing = income.flatMap(({ at, month, amount }) => [
    ...(month === undefined ? [`${at}/month`] : []),
    ...(amount === undefined ? [`${at}/amount`] : []),
  ]);
  if (missing.length > 0) return new Unknown(missing);
  const known = income.map(({ month, amount }) => ({ month: month as Month, amount: BigInt(amount as number) }));
  return known.sort((a, b) => a.month - b.month);
}

function cut(period: string, months: bigint, monthly: bigint, wage: bigint, income: bigint): EarningsPeriod {
  const pension = months * monthly;
  const payable = payableInPeriod({ pension, income, wage: months * wage });
  return { period, pension, income, payable, reduction: pension - payable };
}

/** Without income there is no month to speak of, and of no pension nothing is payable; without the list it is missing. */
export function earningsEarly(
  facts: Facts,
  pension?: Ratio,
  _wage?: Ratio,
  periodReading?: string,
): Found | Unknown | undefined {
  const income = incomes(facts);
  if (income instanceof Unknown) return income;
  if (income.length === 0) return new Found([], ['/pension/income'], '-');
  const nothing = pension?.n === 0n && periodReading !== undefined;
  return nothing ? earningsByPeriod(facts, pension, pension, periodReading) : undefined;
}

/**
 * What is payable in each period, sorted. Arguments: the monthly pension and the monthly wage in whole cents, the
 * reading `earnings-period`.
 */
export function earningsByPeriod(
  facts: Facts,
  pension: Ratio,
  wageMonthly: Ratio,
  periodReading: string,
): Found | Unknown {
  const income = incomes(facts);
  if (income instanceof Unknown) return income;
  const periodOf =
    periodReading === 'year' ? (month: Month) => `${Math.floor(month / 12)}`.padStart(4, '0') : formatMonth;
  const grouped = new Map<string, { months: bigint; income: bigint }>();
  for (const { month, amount } of income) {
    const group = grouped.get(periodOf(month)) ?? { months: 0n, income: 0n };
    grouped.set(periodOf(month), { months: group.months + 1n, income: group.income + amount });
  }
  const [monthly, wage] = [roundRatio(pension, 'half-up'), roundRatio(wageMonthly, 'half-up')];
  const periods = [...grouped].map(([period, group]) => cut(period, group.months, monthly, wage, group.income));
  const shown = periods
    .map(({ period, payable, reduction }) => `${period} ${formatMoney(payable)} (-${formatMoney(reduction)})`)
    .join('; ');
  return new Found(periods, ['/pension/income'], shown || '-');
}
