// Dividing to the cent: the two amounts on which published money libraries went wrong, and that no cent is ever lost.
// The weights themselves come from the law and are tested there.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, parseMoney } from './money.ts';
import { type Ratio, ratio, roundRatio } from './rational.ts';
import { splitCents } from './split.ts';

fc.configureGlobal({ seed: 1954, numRuns: 500 });

const money = (text: string): Cents => parseMoney(text)!;

const amounts = fc.oneof(
  fc.integer({ min: -100, max: 100 }),
  fc.integer({ min: -100_000_000, max: 100_000_000 }),
  fc.maxSafeInteger(),
);
const weights = fc
  .array(fc.oneof(fc.nat(3), fc.nat(1_000_000)), { minLength: 1, maxLength: 12 })
  .filter((list) => list.some((weight) => weight > 0));

describe('an amount split by weights', () => {
  test('gives the left cent to the largest remainder, not to the first party', () => {
    expect(splitCents(money('10.03'), [49, 51])).toEqual([money('4.91'), money('5.12')]);
    expect(splitCents(money('99.99'), [75, 25])).toEqual([money('74.99'), money('25.00')]);
    expect(splitCents(money('99.99'), [ratio(3, 4), ratio(1, 4)])).toEqual([money('74.99'), money('25.00')]);
  });

  test('divides among seven without a rest, and gives a left cent to the first of equals', () => {
    expect(splitCents(money('3066.00'), [1, 1, 1, 1, 1, 1, 1])).toEqual(Array(7).fill(money('438.00')));
    expect(splitCents(money('3066.01'), [1, 1, 1, 1, 1, 1, 1])).toEqual([43_801, ...Array(6).fill(43_800)]);
    expect(splitCents(cents(-306_601), [1, 1, 1])).toEqual([-102_201, -102_200, -102_200]);
  });

  test('loses no cent', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, list) => {
        const parts = splitCents(cents(amount), list);
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(amount));
      }),
    );
  });

  test('gives each the exact part cut down or up to a cent, and nothing to a weight of zero', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, list) => {
        const total = list.reduce((sum, weight) => sum + weight, 0);
        const parts = splitCents(cents(amount), list);
        for (const [index, weight] of list.entries()) {
          const exact: Ratio = { n: BigInt(amount) * BigInt(weight), d: BigInt(total) };
          expect([roundRatio(exact, 'down'), roundRatio(exact, 'up')]).toContain(BigInt(parts[index]!));
          if (weight === 0) expect(parts[index]).toBe(0);
        }
      }),
    );
  });

  test('is the same by weights, by their multiples and by shares of one', () => {
    fc.assert(
      fc.property(amounts, weights, fc.integer({ min: 1, max: 50 }), (amount, list, times) => {
        const total = list.reduce((sum, weight) => sum + weight, 0);
        const parts = splitCents(cents(amount), list);
        const shares = list.map((weight) => ratio(weight, total));
        expect(
          splitCents(
            cents(amount),
            list.map((weight) => BigInt(weight * times)),
          ),
        ).toEqual(parts);
        expect(splitCents(cents(amount), shares)).toEqual(parts);
      }),
    );
  });

  test.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 0.5]], [[Number.NaN]], [[ratio(-1, 2), ratio(1)]]])(
    'is refused for the weights of case %#',
    (list) => {
      expect(() => splitCents(cents(100), list)).toThrow(RangeError);
    },
  );
});
