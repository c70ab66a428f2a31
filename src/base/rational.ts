// Exact ratios of two integers: what stands between facts and a rounded amount.
// No rounding happens here but by `roundRatio`, and no floating point at all.

/** An exact number n/d with d > 0; not necessarily in lowest terms. */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

/** How a fraction becomes an integer: `half-up` takes a tie away from zero, `down` is the floor and `up` the ceiling. */
export type Rounding = 'half-up' | 'half-even' | 'down' | 'up';

export const ZERO: Ratio = { n: 0n, d: 1n };

/** The ratio n/d, its denominator made positive. Throws a RangeError when d is zero. */
export function ratio(n: bigint | number, d: bigint | number = 1n): Ratio {
  const top = BigInt(n);
  const bottom = BigInt(d);
  if (bottom === 0n) throw new RangeError('a ratio has no zero denominator');
  return bottom < 0n ? { n: -top, d: -bottom } : { n: top, d: bottom };
}

export function addRatio(a: Ratio, b: Ratio): Ratio {
  return a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function subtractRatio(a: Ratio, b: Ratio): Ratio {
  return addRatio(a, { n: -b.n, d: b.d });
}

export function multiplyRatio(a: Ratio, b: Ratio): Ratio {
  return { n: a.n * b.n, d: a.d * b.d };
}

/** a divided by b. Throws a RangeError when b is zero. */
export function divideRatio(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.d, a.d * b.n);
}

/** a raised to a whole power of zero or more. */
export function powerRatio(a: Ratio, exponent: number): Ratio {
  return { n: a.n ** BigInt(exponent), d: a.d ** BigInt(exponent) };
}

/** -1, 0 or 1 as a is below, equal to or above b. */
export function compareRatio(a: Ratio, b: Ratio): -1 | 0 | 1 {
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The integer that `rounding` makes of the ratio. */
export function roundRatio(a: Ratio, rounding: Rounding): bigint {
  const negative = a.n < 0n;
  const top = negative ? -a.n : a.n;
  const whole = top / a.d;
  const twice = (top % a.d) * 2n;
  const up = roundsAway(whole, twice, a.d, rounding, negative);
  const size = up ? whole + 1n : whole;
  return negative ? -size : size;
}

function roundsAway(whole: bigint, twice: bigint, d: bigint, rounding: Rounding, negative: boolean): boolean {
  switch (rounding) {
    case 'half-up':
      return twice >= d;
    case 'half-even':
      return twice > d || (twice === d && whole % 2n === 1n);
    case 'down':
      return negative && twice > 0n;
    case 'up':
      return !negative && twice > 0n;
  }
}

/** The same number in lowest terms. */
export function lowestTerms(a: Ratio): Ratio {
  const shared = commonDivisor(a.n < 0n ? -a.n : a.n, a.d);
  return shared === 0n ? ZERO : { n: a.n / shared, d: a.d / shared };
}

/** The greatest common divisor of two integers of zero or more. */
export function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The least common multiple of two integers above zero. */
export function commonMultiple(a: bigint, b: bigint): bigint {
  return (a / commonDivisor(a, b)) * b;
}

/** "3/4", or "3" where the denominator is one; always in lowest terms. */
export function formatRatio(a: Ratio): string {
  const low = lowestTerms(a);
  return low.d === 1n ? `${low.n}` : `${low.n}/${low.d}`;
}

/** The number with exactly `places` decimals, rounded. */
export function formatDecimal(a: Ratio, places: number, rounding: Rounding = 'half-up'): string {
  const scale = 10n ** BigInt(places);
  const units = roundRatio({ n: a.n * scale, d: a.d }, rounding);
  const sign = units < 0n ? '-' : '';
  const digits = `${units < 0n ? -units : units}`.padStart(places + 1, '0');
  return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A plain decimal such as "2.5" as an exact ratio; undefined where the text is anything else. */
export function parseDecimal(text: string): Ratio | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return undefined;
  const fraction = match[2] ?? '';
  return { n: BigInt(`${match[1]}${fraction}`), d: 10n ** BigInt(fraction.length) };
}
