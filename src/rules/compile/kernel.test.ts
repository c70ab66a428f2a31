// What generated kernels stand on: exact rounding in doubles, dated steps, and the outcome that follows from bits.
// The kernels themselves are held to the interpreter in the law room (columns.test.ts).

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundRatio } from '../../base/index.ts';
import {
  alwaysFrom,
  areSmall,
  BEYOND,
  CONFLICT,
  chosenBits,
  DENIED,
  EXACT,
  GAP,
  GRANTED,
  lastDay,
  lastStep,
  NO_LAW,
  OPEN,
  OUTCOMES,
  outcomeOfBits,
  partBits,
  roundMixed,
  roundOf,
  SMALL,
  type Steps,
  stepAt,
  UNKNOWN,
} from './kernel.ts';

const numerator = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -EXACT, max: EXACT }));
const denominator = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: EXACT }));
const way = fc.boolean();
const exactly = (n: bigint, d: bigint, even: boolean): number =>
  Number(roundRatio({ n, d }, even ? 'half-even' : 'half-up'));

describe('rounding', () => {
  test('is what exact integers of any size give', () => {
    fc.assert(
      fc.property(numerator, denominator, way, (n, d, even) => {
        expect(roundOf(n, d, even) + 0).toBe(exactly(BigInt(n), BigInt(d), even) + 0);
      }),
      { numRuns: 5000 },
    );
  });

  test('of ties goes away from zero, or to the even integer', () => {
    expect([1, 3, 5, -1, -3].map((n) => roundOf(n, 2, false) + 0)).toEqual([1, 2, 3, -1, -2]);
    expect([1, 3, 5, -1, -3].map((n) => roundOf(n, 2, true) + 0)).toEqual([0, 2, 2, 0, -2]);
  });

  test('of a whole number and a fraction is that of their sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), denominator, fc.nat(), way, (whole, d, part, even) => {
        const n = part % d;
        expect(roundMixed(whole, n, d, even) + 0).toBe(
          exactly(BigInt(whole) * BigInt(d) + BigInt(n), BigInt(d), even) + 0,
        );
      }),
      { numRuns: 5000 },
    );
    expect([roundMixed(-2, 1, 2, false), roundMixed(-2, 1, 2, true), roundMixed(2, 1, 2, true)]).toEqual([-2, -2, 2]);
  });

  test('knows no double below 2^52 of which the quotient reaches the next integer', () => {
    for (const d of [3, 7, 49, 2 ** 25 - 1]) {
      const k = Math.floor(EXACT / d);
      expect(Math.floor((k * d - 1) / d)).toBe(k - 1);
      expect(Math.floor((k * d) / d)).toBe(k);
    }
  });
});

test('a dated figure is looked up by its steps', () => {
  const steps: Steps = { from: Int32Array.of(100, 200, 300), value: Float64Array.of(1, Number.NaN, 3) };
  expect([99, 100, 199, 200, 299, 300, 9999].map((day) => stepAt(steps, day))).toEqual([
    Number.NaN,
    1,
    1,
    Number.NaN,
    Number.NaN,
    3,
    3,
  ]);
  expect([lastStep(steps), lastDay(steps)]).toEqual([3, 300]);
  const ended: Steps = { from: Int32Array.of(100, 200), value: Float64Array.of(1, Number.NaN) };
  expect([lastStep(ended), stepAt(ended, lastDay(ended))]).toEqual([1, Number.NaN]);
  expect([alwaysFrom(steps), alwaysFrom(steps, { ...steps, from: Int32Array.of(150, 160, 400) })]).toEqual([300, 400]);
  expect([alwaysFrom(ended), alwaysFrom(ended, steps)]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  const large: Steps = { from: Int32Array.of(100), value: Float64Array.of(-SMALL - 1) };
  expect([areSmall(steps, ended), areSmall(steps, large)]).toEqual([true, false]);
  const none: Steps = { from: new Int32Array(0), value: new Float64Array(0) };
  const never = Number.POSITIVE_INFINITY;
  expect([stepAt(none, 5), lastStep(none), lastDay(none), alwaysFrom(none)]).toEqual([
    Number.NaN,
    Number.NaN,
    never,
    never,
  ]);
});

describe('the bits', () => {
  test('of a choice are those of the branch taken, and what both branches say while the condition is open', () => {
    expect(chosenBits(0, true, GAP, UNKNOWN, false)).toBe(GAP);
    expect(chosenBits(0, false, GAP, UNKNOWN, false)).toBe(UNKNOWN);
    expect(chosenBits(CONFLICT, true, 0, 0, true)).toBe(CONFLICT);
    expect(chosenBits(UNKNOWN, true, 0, 0, true)).toBe(0);
    expect(chosenBits(UNKNOWN, true, 0, 0, false)).toBe(UNKNOWN);
    expect(chosenBits(UNKNOWN, true, GAP, 0, true)).toBe(UNKNOWN);
    expect(chosenBits(UNKNOWN, true, GAP, CONFLICT, false)).toBe(GAP | CONFLICT | UNKNOWN);
    expect(chosenBits(UNKNOWN, true, NO_LAW, 0, false)).toBe(UNKNOWN | NO_LAW);
  });

  test('of a part count only where it stands', () => {
    expect([partBits(0, true, GAP), partBits(0, false, GAP), partBits(UNKNOWN, true, GAP)]).toEqual([GAP, 0, UNKNOWN]);
  });

  test('give the outcome in the order in which the interpreter settles it', () => {
    const name = (...bits: Parameters<typeof outcomeOfBits>): string => OUTCOMES[outcomeOfBits(...bits)] as string;
    expect(name(0, 0, 0, false, 0, false)).toBe(OUTCOMES[GRANTED]);
    expect(name(0, 0, UNKNOWN, true, 0, false)).toBe(OUTCOMES[DENIED]);
    expect(name(UNKNOWN, 0, 0, true, 0, false)).toBe(OUTCOMES[OPEN]);
    expect(name(GAP, UNKNOWN, 0, true, 0, false)).toBe('gap');
    expect(name(0, UNKNOWN, 0, true, 0, false)).toBe('open');
    expect(name(0, 0, CONFLICT, false, 0, false)).toBe('conflict');
    expect(name(0, 0, CONFLICT | UNKNOWN, false, 0, false)).toBe('open');
    expect(name(0, 0, 0, false, NO_LAW, false)).toBe('no-law');
    expect(name(0, 0, NO_LAW, true, 0, false)).toBe('no-law');
    expect(name(0, 0, 0, true, 0, true)).toBe(OUTCOMES[BEYOND]);
  });
});
