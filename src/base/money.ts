// Money in whole cents: reading it, printing it, and the one multiply-divide that rounds it.
// Exact amounts on their way to a cent are ratios (rational.ts).

import { type Ratio, type Rounding, roundRatio } from './rational.ts';

declare const centsBrand: unique symbol;

/** Whole cents, a safe integer. */
export type Cents = number & { readonly [centsBrand]: true };

const LIMIT_DIGITS = 13;

/** A safe integer as cents. Throws a RangeError on anything else. */
export function cents(value: number | bigint): Cents {
  const amount = Number(value);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${value} is no whole number of cents below 2^53`);
  // Zero has one sign, so that equal amounts are the same value.
  return (amount === 0 ? 0 : amount) as Cents;
}

/** "1234.56" below 10^13 as cents; undefined for any other text (a sign, a comma, one decimal, a leading zero). */
export function parseMoney(text: string): Cents | undefined {
  const match = /^(0|[1-9]\d*)\.(\d\d)$/.exec(text);
  if (match === null || (match[1] as string).length > LIMIT_DIGITS) return undefined;
  return cents(Number(`${match[1]}${match[2]}`));
}

/** Cents as "1234.56", with a leading minus where the amount is negative. */
export function formatMoney(amount: number | bigint): string {
  const negative = amount < 0;
  const digits = `${negative ? -amount : amount}`.padStart(3, '0');
  return `${negative ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * amount × numerator ÷ denominator in cents, rounded once. Exact: what does not fit a double goes through BigInt.
 * Throws a RangeError where the denominator is not above zero, where a term is no integer, or where the result is no
 * safe integer.
 */
export function multiplyDivide(amount: Cents, numerator: number, denominator: number, rounding: Rounding): Cents {
  if (!(denominator > 0)) throw new RangeError('the denominator of a share of money is above zero');
  const product = amount * numerator;
  const fits = Number.isInteger(numerator) && Number.isInteger(denominator) && Number.isSafeInteger(product);
  if (fits && product % denominator === 0) return cents(product / denominator);
  const exact: Ratio = { n: BigInt(amount) * BigInt(numerator), d: BigInt(denominator) };
  return cents(roundRatio(exact, rounding));
}
