// Exact ratios with two more numbers, one above and one below all others: the ends of what a value can be.
// Arithmetic between finite ratios is the base room's.

import { addRatio, compareRatio, type Ratio, type Rounding, roundRatio } from '../base/index.ts';

/** Above every number: what has no limit. Its opposite is below every number. */
export const ENDLESS: Ratio = { n: 1n, d: 0n };
export const ENDLESS_BELOW: Ratio = { n: -1n, d: 0n };

const ZERO: Ratio = { n: 0n, d: 1n };

/** Whether the end lies beyond all numbers. */
export function isEndless(a: number | Ratio): boolean {
  return typeof a === 'number' ? !Number.isFinite(a) : a.d === 0n;
}

function isNumber(a: Ratio): boolean {
  return a.d !== 0n;
}

/** An integer, or an infinite one, as an exact end. */
export function endOf(value: number | Ratio): Ratio {
  if (typeof value !== 'number') return value;
  if (value === Number.POSITIVE_INFINITY) return ENDLESS;
  return value === Number.NEGATIVE_INFINITY ? ENDLESS_BELOW : { n: BigInt(value), d: 1n };
}

/** Negative, zero or positive as a is below, equal to or above b. */
export function compareEnds(a: Ratio, b: Ratio): number {
  return isNumber(a) || isNumber(b) ? compareRatio(a, b) : Number(a.n > 0n) - Number(b.n > 0n);
}

export const leastOf = (a: Ratio, b: Ratio): Ratio => (compareEnds(a, b) <= 0 ? a : b);
export const greatestOf = (a: Ratio, b: Ratio): Ratio => (compareEnds(a, b) >= 0 ? a : b);

/** a + b; `open` where one is endless above and the other below. */
export function addEnds(a: Ratio, b: Ratio, open: Ratio): Ratio {
  const sum = addRatio(a, b);
  return sum.n === 0n && sum.d === 0n ? open : sum;
}

/** How far it is from one end to another that is not below it; nowhere where both are endless. */
export function widthBetween(low: Ratio, high: Ratio): Ratio {
  return addEnds(high, negative(low), ZERO);
}

export const negative = ({ n, d }: Ratio): Ratio => ({ n: -n, d });

/** a × b, where nothing times anything is nothing. */
export function multiplyEnds(a: Ratio, b: Ratio): Ratio {
  return a.n === 0n || b.n === 0n ? ZERO : { n: a.n * b.n, d: a.d * b.d };
}

/** a ÷ b for a b that is not negative: endless where b comes to zero; `open` where both are endless. */
export function divideEnds(a: Ratio, b: Ratio, open: Ratio): Ratio {
  if (a.n === 0n) return ZERO;
  return isNumber(a) || isNumber(b) ? { n: a.n * b.d, d: a.d * b.n } : open;
}

/** The end rounded to a whole number. */
export function roundEnd(a: Ratio, rounding: Rounding): Ratio {
  return isNumber(a) ? { n: roundRatio(a, rounding), d: 1n } : a;
}
