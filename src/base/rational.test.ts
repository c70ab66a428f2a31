// Exact ratios against BigInt: every result is judged by cross-multiplication, and every rounding by what it promises.
// Money has its own tests; so has what the law makes of a ratio.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addRatio,
  compareRatio,
  divideRatio,
  formatDecimal,
  formatRatio,
  lowestTerms,
  multiplyRatio,
  parseDecimal,
  powerRatio,
  type Ratio,
  type Rounding,
  ratio,
  roundRatio,
  subtractRatio,
  ZERO,
} from './rational.ts';

fc.configureGlobal({ seed: 1954, numRuns: 300 });

const HUGE = 10n ** 30n;

const ratios: fc.Arbitrary<Ratio> = fc.oneof(
  fc.record({ n: fc.bigInt(-HUGE, HUGE), d: fc.bigInt(1n, HUGE) }),
  fc.record({ n: fc.bigInt(-40n, 40n), d: fc.bigInt(1n, 12n) }),
);

const MODES: readonly Rounding[] = ['half-up', 'half-even', 'down', 'up'];

/** Whether a is n/d, whatever the terms it is written in. */
const isEqual = (a: Ratio, n: bigint, d: bigint): boolean => a.d > 0n && a.n * d === n * a.d;

describe('a ratio', () => {
  test('has its sign above the line', () => {
    expect(ratio(3, -4)).toEqual({ n: -3n, d: 4n });
    expect(ratio(-3, -4)).toEqual({ n: 3n, d: 4n });
    expect(ratio(7)).toEqual({ n: 7n, d: 1n });
  });

  test('is never made of a fraction, of no number or of a zero denominator', () => {
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => ratio(bad)).toThrow(RangeError);
    expect(() => ratio(1, 0)).toThrow(RangeError);
    expect(() => ratio(0n, 0n)).toThrow(RangeError);
  });

  test('adds, subtracts and multiplies exactly', () => {
    fc.assert(
      fc.property(ratios, ratios, (a, b) => {
        expect(isEqual(addRatio(a, b), a.n * b.d + b.n * a.d, a.d * b.d)).toBe(true);
        expect(isEqual(subtractRatio(a, b), a.n * b.d - b.n * a.d, a.d * b.d)).toBe(true);
        expect(isEqual(multiplyRatio(a, b), a.n * b.n, a.d * b.d)).toBe(true);
      }),
    );
  });

  test('divided by another and multiplied by it again is what it was', () => {
    fc.assert(
      fc.property(ratios, ratios, (a, b) => {
        fc.pre(b.n !== 0n);
        expect(compareRatio(multiplyRatio(divideRatio(a, b), b), a)).toBe(0);
      }),
    );
  });

  test('is not divided by zero', () => {
    expect(() => divideRatio(ratio(1), ZERO)).toThrow(RangeError);
  });

  test('raised to a power is multiplied that many times', () => {
    fc.assert(
      fc.property(ratios, fc.integer({ min: 0, max: 12 }), (a, exponent) => {
        const product = Array.from({ length: exponent }, () => a).reduce(multiplyRatio, ratio(1));
        expect(compareRatio(powerRatio(a, exponent), product)).toBe(0);
      }),
      { numRuns: 100 },
    );
  });

  test('is ordered as on the line of numbers', () => {
    fc.assert(
      fc.property(ratios, ratios, (a, b) => {
        const difference = a.n * b.d - b.n * a.d;
        const sign = difference < 0n ? -1 : difference > 0n ? 1 : 0;
        expect(compareRatio(a, b)).toBe(sign);
        expect(compareRatio(b, a)).toBe(0 - sign);
      }),
    );
  });

  test('in lowest terms is the same number, and no number divides both its terms', () => {
    fc.assert(
      fc.property(ratios, fc.bigInt(1n, 1000n), (a, factor) => {
        const low = lowestTerms({ n: a.n * factor, d: a.d * factor });
        expect(isEqual(low, a.n, a.d)).toBe(true);
        expect(low).toEqual(lowestTerms(a));
        for (const prime of [2n, 3n, 5n, 7n, 11n, 13n])
          expect(low.n % prime === 0n && low.d % prime === 0n).toBe(false);
      }),
    );
    expect(lowestTerms({ n: 0n, d: 17n })).toEqual(ZERO);
  });

  test('is written alike in whatever terms it comes', () => {
    expect(formatRatio(ratio(6, 8))).toBe('3/4');
    expect(formatRatio(ratio(-6, 8))).toBe('-3/4');
    expect(formatRatio(ratio(12, 4))).toBe('3');
    expect(formatRatio(ratio(0, 4))).toBe('0');
  });
});

describe('rounding', () => {
  // The ties and what lies beside them, on both sides of zero.
  test.each<[string, number, number, Record<Rounding, number>]>([
    ['a half', 1, 2, { 'half-up': 1, 'half-even': 0, down: 0, up: 1 }],
    ['a half below zero', -1, 2, { 'half-up': -1, 'half-even': 0, down: -1, up: 0 }],
    ['one and a half', 3, 2, { 'half-up': 2, 'half-even': 2, down: 1, up: 2 }],
    ['one and a half below zero', -3, 2, { 'half-up': -2, 'half-even': -2, down: -2, up: -1 }],
    ['two and a half', 5, 2, { 'half-up': 3, 'half-even': 2, down: 2, up: 3 }],
    ['two and a half below zero', -5, 2, { 'half-up': -3, 'half-even': -2, down: -3, up: -2 }],
    ['just below a half', 499, 1000, { 'half-up': 0, 'half-even': 0, down: 0, up: 1 }],
    ['just above a half', 501, 1000, { 'half-up': 1, 'half-even': 1, down: 0, up: 1 }],
    ['just above a half below zero', -501, 1000, { 'half-up': -1, 'half-even': -1, down: -1, up: 0 }],
    ['a whole number', 14, 2, { 'half-up': 7, 'half-even': 7, down: 7, up: 7 }],
    ['a whole number below zero', -14, 2, { 'half-up': -7, 'half-even': -7, down: -7, up: -7 }],
    ['zero', 0, 5, { 'half-up': 0, 'half-even': 0, down: 0, up: 0 }],
  ])('of %s does what each mode says', (_, n, d, expected) => {
    for (const mode of MODES) expect(roundRatio(ratio(n, d), mode)).toBe(BigInt(expected[mode]));
  });

  test('down is the floor and up the ceiling', () => {
    fc.assert(
      fc.property(ratios, (a) => {
        const [floor, ceiling] = [roundRatio(a, 'down'), roundRatio(a, 'up')];
        expect(floor * a.d <= a.n && a.n < (floor + 1n) * a.d).toBe(true);
        expect((ceiling - 1n) * a.d < a.n && a.n <= ceiling * a.d).toBe(true);
      }),
    );
  });

  test('to the half never strays further than a half, and a tie goes where its mode says', () => {
    const ties = fc.bigInt(-HUGE, HUGE).map((n): Ratio => ({ n: 2n * n + 1n, d: 2n }));
    fc.assert(
      fc.property(fc.oneof(ratios, ties), (a) => {
        for (const mode of ['half-up', 'half-even'] as const) {
          const rounded = roundRatio(a, mode);
          const twiceOff = 2n * (a.n - rounded * a.d);
          const size = twiceOff < 0n ? -twiceOff : twiceOff;
          expect(size <= a.d).toBe(true);
          if (size !== a.d) continue;
          if (mode === 'half-even') expect(rounded % 2n).toBe(0n);
          else expect(a.n < 0n ? rounded * a.d < a.n : rounded * a.d > a.n).toBe(true);
        }
      }),
    );
  });

  test('does not depend on the terms in which the ratio comes', () => {
    fc.assert(
      fc.property(ratios, fc.bigInt(1n, 1000n), (a, factor) => {
        for (const mode of MODES) {
          expect(roundRatio({ n: a.n * factor, d: a.d * factor }, mode)).toBe(roundRatio(a, mode));
        }
      }),
    );
  });
});

describe('a decimal', () => {
  test('has exactly the places asked for', () => {
    expect(formatDecimal(ratio(3775, 10_000), 4)).toBe('0.3775');
    expect(formatDecimal(ratio(1, 3), 4)).toBe('0.3333');
    expect(formatDecimal(ratio(2, 3), 4)).toBe('0.6667');
    expect(formatDecimal(ratio(1, 200), 2)).toBe('0.01');
    expect(formatDecimal(ratio(1, 200), 2, 'half-even')).toBe('0.00');
    expect(formatDecimal(ratio(5, 2), 0)).toBe('3');
    expect(formatDecimal(ratio(12), 3)).toBe('12.000');
  });

  test('below zero has one sign, and what rounds to zero has none', () => {
    expect(formatDecimal(ratio(-1, 200), 2)).toBe('-0.01');
    expect(formatDecimal(ratio(-1, 300), 2)).toBe('0.00');
    expect(formatDecimal(ratio(-5, 2), 0)).toBe('-3');
  });

  test('read and written again is the same text', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, HUGE), fc.integer({ min: 1, max: 12 }), fc.nat(), (whole, places, seed) => {
        const fraction = `${seed}`.slice(0, places).padEnd(places, '0');
        const text = `${whole}.${fraction}`;
        const read = parseDecimal(text);
        expect(read).toBeDefined();
        expect(formatDecimal(read!, places)).toBe(text);
        expect(isEqual(read!, BigInt(`${whole}${fraction}`), 10n ** BigInt(places))).toBe(true);
      }),
    );
    expect(parseDecimal('7')).toEqual(ratio(7));
  });

  test.each(['', '.5', '2.', '-1', '+1', '1,5', '1.234,56', '1e3', ' 1', '1\n', '0x10', '1_000', 'NaN', '٣', '1.2.3'])(
    'is refused as %j',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );
});
