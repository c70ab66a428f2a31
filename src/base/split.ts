// An amount divided into whole cents by weights, so that the parts make the whole again.
// Who takes a part, and by what weight, is decided where the law or a contract says so.

import { type Cents, cents } from './money.ts';
import { type Ratio, ratio } from './rational.ts';

/** A weight against the others: a whole number, or an exact ratio such as a share of one. */
export type Weight = number | bigint | Ratio;

/**
 * The parts of `amount` in proportion to the weights, in their order. Each part is first cut down to whole cents; the
 * cents left over go one each to the largest remainders, and among equal remainders to the first listed. A negative
 * amount is divided as its opposite. Nothing is lost: the parts add up to `amount`. Throws a RangeError where there is
 * no weight above zero, where one is below it, or where a number among them is not whole.
 */
export function splitCents(amount: Cents, weights: readonly Weight[]): readonly Cents[] {
  const whole = wholeWeights(weights);
  const total = whole.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) throw new RangeError('an amount is divided by weights of which one is above zero');
  const sign = amount < 0 ? -1n : 1n;
  const size = BigInt(amount) * sign;
  const parts = whole.map((weight) => (size * weight) / total);
  const remainders = whole.map((weight) => (size * weight) % total);
  const left = Number(size - parts.reduce((sum, part) => sum + part, 0n));
  const lucky = new Set(largestFirst(remainders).slice(0, left));
  return parts.map((part, index) => cents(sign * (lucky.has(index) ? part + 1n : part)));
}

/** The weights over one common denominator, which is then left out. */
function wholeWeights(weights: readonly Weight[]): readonly bigint[] {
  const ratios = weights.map((weight) => (typeof weight === 'object' ? weight : ratio(weight)));
  if (ratios.some(({ n }) => n < 0n)) throw new RangeError('no weight is below zero');
  const common = [...new Set(ratios.map(({ d }) => d))].reduce((product, d) => product * d, 1n);
  return ratios.map(({ n, d }) => n * (common / d));
}

function largestFirst(remainders: readonly bigint[]): readonly number[] {
  const compare = (a: bigint, b: bigint): number => (a > b ? -1 : a < b ? 1 : 0);
  return [...remainders.keys()].sort((i, j) => compare(remainders[i] as bigint, remainders[j] as bigint) || i - j);
}
