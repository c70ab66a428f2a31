// Work on compound interest: whole years by anniversaries, and what a part of a year adds, exactly.
// At which rate interest runs, and under which reading, is in section-234.ts.

import {
  addRatio,
  anniversary,
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
import { Found } from '../../rules/index.ts';
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
 * amount × yearly^(days/daysOfYear) rounded to an integer, though the power is irrational: it is worked out between two
 * bounds, with more bits until both round alike.
 */
function roundedRoot(amount: Ratio, yearly: Ratio, days: number, daysOfYear: number, rounding: Rounding): bigint {
  const size = bitsOf(roundRatio(multiplyRatio(amount, yearly), 'up'));
  for (let bits = size + GUARD_BITS; ; bits *= 2) {
    const power = fixedRoot(fixedPower(toFixed(yearly, bits), days, bits), daysOfYear, bits);
    const unit = 1n << BigInt(bits);
    const slack = 1n << BigInt(SLACK_BITS);
    const low = roundRatio(multiplyRatio(amount, { n: power - slack, d: unit }), rounding);
    const high = roundRatio(multiplyRatio(amount, { n: power + slack, d: unit }), rounding);
    if (low === high || bits > MAX_BITS) return low;
  }
}

/** The bits that the fixed-point numbers carry beyond those of the result, and those of them that may be wrong. */
const GUARD_BITS = 160;
const SLACK_BITS = 64;
/** A value that is still on the edge then is on it: no smaller difference is meant by any amount of money. */
const MAX_BITS = 1 << 22;

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

/** The root of a fixed-point number of at least one: by halves for the first bits, then by Newton's rule, doubling them. */
function fixedRoot(value: bigint, degree: number, bits: number): bigint {
  const shift = BigInt(bits - FIRST_BITS);
  let low = 1n << BigInt(FIRST_BITS);
  let high = (value >> shift) + 1n;
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
