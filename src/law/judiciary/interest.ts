// Work on compound interest: whole years by anniversaries, and what a part of a year adds, exactly.
// At which rate interest runs, and under which reading, is in section-234.ts.

import {
  addRatio,
  anniversary,
  compareRatio,
  type Day,
  daysBetween,
  type LeapAnniversary,
  multiplyRatio,
  powerRatio,
  type Ratio,
  type Rounding,
  ratio,
  roundRatio,
  wholeYears,
} from '../../base/index.ts';
import { between, ENDLESS, Found, type Reach } from '../../rules/index.ts';
import type { Facts } from '../facts/facts.ts';

/**
 * Principal with interest in whole cents, rounded once. Arguments: principal, from, to, annual rate, the reading
 * `interest-fraction`, the days of a year, the anniversary of 29 February, the rounding.
 */
export function balanceWithInterest(
  _facts: Facts,
  principal: Ratio,
  from: Day,
  to: Day,
  rate: Ratio,
  fraction: string,
  daysOfYear: number,
  leapAnniversary: string,
  roundingMode: string,
): Found {
  const leap = leapAnniversary as LeapAnniversary;
  const rounding = roundingMode as Rounding;
  const years = wholeYears(from, to, leap);
  const days = daysBetween(anniversary(from, years, leap), to);
  const yearly = addRatio(ratio(1), rate);
  const afterYears = multiplyRatio(principal, powerRatio(yearly, years));
  if (fraction === 'compound-fraction' && days > 0) {
    return new Found(ratio(roundedRoot(afterYears, yearly, days, daysOfYear, rounding)), []);
  }
  const simple = addRatio(ratio(1), multiplyRatio(rate, ratio(days, daysOfYear)));
  const balance = fraction === 'simple-within-year' ? multiplyRatio(afterYears, simple) : afterYears;
  return new Found(ratio(roundRatio(balance, rounding)), []);
}

/** No less than the principal. */
export function boundsOfBalance(_facts: Facts, principal: Reach): Reach {
  return between(principal.low ?? ratio(0), ENDLESS);
}

/** Nothing bears nothing, whatever the days; and at no rate what there is stays. */
export function withoutPrincipal(
  _facts: Facts,
  principal?: Ratio,
  _from?: Day,
  _to?: Day,
  rate?: Ratio,
): Found | undefined {
  return principal !== undefined && (principal.n === 0n || rate?.n === 0n) ? new Found(principal, []) : undefined;
}

/**
 * amount × yearly^(days/daysOfYear) rounded to an integer, though the power is irrational as a rule: it is worked out
 * between two bounds. Where these round apart, a half lies between them, and whole numbers tell on which side the value is.
 */
function roundedRoot(amount: Ratio, yearly: Ratio, days: number, daysOfYear: number, rounding: Rounding): bigint {
  const bits = bitsOf(roundRatio(multiplyRatio(amount, yearly), 'up')) + GUARD_BITS;
  const power = fixedRoot(fixedPower(toFixed(yearly, bits), days, bits), daysOfYear, bits, toFixed(yearly, FIRST_BITS));
  const unit = 1n << BigInt(bits);
  const slack = toFixed(yearly, SLACK_BITS);
  const low = roundRatio(multiplyRatio(amount, { n: power - slack, d: unit }), rounding);
  const high = roundRatio(multiplyRatio(amount, { n: power + slack, d: unit }), rounding);
  if (low === high) return low;
  const half = ratio(low + high, 2);
  const raised = multiplyRatio(powerRatio(amount, daysOfYear), powerRatio(yearly, days));
  const side = compareRatio(raised, powerRatio(half, daysOfYear));
  return side === 0 ? roundRatio(half, rounding) : side < 0 ? low : high;
}

/** The bits that the fixed-point numbers carry beyond those of the result, and those of them that may be wrong at 1. */
const GUARD_BITS = 160;
const SLACK_BITS = 64;

const bitsOf = (value: bigint): number => value.toString(16).length * 4;
const toFixed = ({ n, d }: Ratio, bits: number): bigint => (n << BigInt(bits)) / d;
const multiplyFixed = (a: bigint, b: bigint, bits: number): bigint => (a * b) >> BigInt(bits);

function fixedPower(base: bigint, exponent: number, bits: number): bigint {
  let result = 1n << BigInt(bits);
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiplyFixed(result, square, bits);
    square = multiplyFixed(square, square, bits);
  }
  return result;
}

const FIRST_BITS = 64;

/**
 * The root of a fixed-point number of at least one, not above `most` in its first bits: by halves for these, then by
 * Newton's rule, doubling them.
 */
function fixedRoot(value: bigint, degree: number, bits: number, most: bigint): bigint {
  const shift = BigInt(bits - FIRST_BITS);
  let low = 1n << BigInt(FIRST_BITS);
  let high = most + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (fixedPower(middle, degree, FIRST_BITS) << shift <= value) low = middle;
    else high = middle;
  }
  let root = low << shift;
  for (let exact = FIRST_BITS / 2; exact < bits; exact *= 2) {
    const slope = BigInt(degree) * fixedPower(root, degree - 1, bits);
    root -= ((fixedPower(root, degree, bits) - value) << BigInt(bits)) / slope;
  }
  return root;
}
