// What the interpreter computes: numbers, amounts, codes and days, once all of them are known.
// Rounding and the calendar in themselves are tested in the base room.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, NAME, type SmallFacts, worth } from '../../test/rules/small-law.ts';
import { formatDay, formatRatio, parseMonth, type Ratio, ratio } from '../base/index.ts';
import {
  above,
  add,
  atLeast,
  atMost,
  below,
  birthday,
  ceiling,
  constant,
  dayAfter,
  dayBefore,
  daysAfter,
  dividedBy,
  equal,
  FALSE,
  fact,
  floor,
  greater,
  inMonths,
  inYears,
  lesser,
  monthEnd,
  monthOfYear,
  numberOf,
  per,
  subtract,
  TRUE,
  times,
  toTheCent,
  yearOfMonths,
} from './build.ts';
import type { Expr, Node } from './node.ts';

fc.configureGlobal({ seed: 1954, numRuns: 200 });

const date = (pointer: string): Expr<'day'> => fact(pointer, 'day', NAME);
const amount = (cents: number): Expr<'money'> => constant('money', cents);
const number = (value: number): Expr<'ratio'> => constant('ratio', value);

describe('numbers', () => {
  const small = fc.integer({ min: -10_000, max: 10_000 });

  test('add up, subtract and compare as integers do', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        const [x, y] = [constant('months', a), constant('months', b)];
        expect([add(x, y), subtract(x, y), lesser(x, y), greater(x, y)].map((node) => worth(node))).toEqual([
          a + b,
          a - b,
          Math.min(a, b),
          Math.max(a, b),
        ]);
        const compared = [below, atMost, equal, atLeast, above].map((compare) => worth(compare(x, y)));
        expect(compared).toEqual([a < b, a <= b, a === b, a >= b, a > b]);
      }),
    );
  });

  test('that are ratios compare by what they are, not by how they are written', () => {
    const shares = fc.record({ n: fc.bigInt(-50n, 50n), d: fc.bigInt(1n, 20n) });
    const [x, y] = [fact('/x', 'ratio', NAME), fact('/y', 'ratio', NAME)];
    fc.assert(
      fc.property(shares, shares, (a, b) => {
        const [left, right] = [a.n * b.d, b.n * a.d];
        const facts = { '/x': a, '/y': b };
        const compared = [below, atMost, equal, atLeast, above].map((compare) => worth(compare(x, y), facts));
        expect(compared).toEqual([left < right, left <= right, left === right, left >= right, left > right]);
        const [low, high] = [lesser(x, y), greater(x, y)].map((node) => formatRatio(worth(node, facts) as Ratio));
        expect([low, high]).toEqual(
          left <= right ? [formatRatio(a), formatRatio(b)] : [formatRatio(b), formatRatio(a)],
        );
      }),
    );
  });

  test('are floored and raised to whole numbers on both sides of zero', () => {
    const whole = (n: number, d: number) =>
      [floor, ceiling].map((round) =>
        formatRatio(worth(round(fact('/r', 'ratio', NAME)), { '/r': ratio(n, d) }) as Ratio),
      );
    expect(whole(213, 12)).toEqual(['17', '18']);
    expect(whole(-213, 12)).toEqual(['-18', '-17']);
    expect(whole(24, 12)).toEqual(['2', '2']);
  });

  test('change their unit exactly', () => {
    expect(worth(inMonths(constant('years', 10)))).toBe(120);
    expect(formatRatio(worth(inYears(constant('months', 213))) as Ratio)).toBe('71/4');
    expect(formatRatio(worth(per(constant('months', 5), constant('months', 60))) as Ratio)).toBe('1/12');
    expect(formatRatio(worth(numberOf(constant('count', 7))) as Ratio)).toBe('7');
    expect(formatRatio(worth(monthOfYear(constant('money-a-year', 100))) as Ratio)).toBe('25/3');
    expect(formatRatio(worth(yearOfMonths(monthOfYear(constant('money-a-year', 100)))) as Ratio)).toBe('100');
  });

  test('are not divided by zero', () => {
    expect(() => worth(dividedBy(amount(1), number(0)))).toThrow(RangeError);
  });

  test('of a cent are rounded once, as the reading says', () => {
    const rounded = (n: number, d: number, mode: string): string =>
      formatRatio(
        worth(toTheCent(times(amount(n), fact('/r', 'ratio', NAME)), constant('text', mode)), {
          '/r': ratio(1, d),
        }) as Ratio,
      );
    expect([rounded(5, 2, 'half-up'), rounded(5, 2, 'half-even'), rounded(-5, 2, 'half-up')]).toEqual(['3', '2', '-3']);
  });
});

describe('codes and truths', () => {
  test('are equal where they are the same, and only there', () => {
    const [up, even] = [constant('text', 'half-up'), constant('text', 'half-even')];
    expect([equal(up, up), equal(up, even), equal(up, constant('text', 'half-up'))].map((node) => worth(node))).toEqual(
      [true, false, true],
    );
    expect([equal(TRUE, TRUE), equal(TRUE, FALSE), equal(FALSE, FALSE)].map((node) => worth(node))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('days', () => {
  const said = (node: Node, facts: SmallFacts): string => formatDay(worth(node, facts) as never);
  const [a, b] = [date('/a'), date('/b')];

  test('compare as the calendar does', () => {
    const facts = { '/a': day('2014-06-30'), '/b': day('2014-07-01') };
    expect(
      [below(a, b), atMost(a, b), equal(a, b), atLeast(a, b), above(a, b)].map((node) => worth(node, facts)),
    ).toEqual([true, true, false, false, false]);
    expect(said(lesser(a, b), facts)).toBe('2014-06-30');
    expect(said(greater(a, b), facts)).toBe('2014-07-01');
  });

  test('of birth on 29 February come round as the reading says', () => {
    const at65 = (leap: string) =>
      said(birthday(a, constant('years', 65), constant('text', leap)), { '/a': day('1960-02-29') });
    expect([at65('march-1'), at65('february-28')]).toEqual(['2025-03-01', '2025-02-28']);
  });

  test('are counted over the ends of months and years', () => {
    expect(said(dayAfter(a), { '/a': day('2023-12-31') })).toBe('2024-01-01');
    expect(said(dayBefore(a), { '/a': day('2024-03-01') })).toBe('2024-02-29');
    expect(said(daysAfter(a, constant('days', 30)), { '/a': day('2023-01-31') })).toBe('2023-03-02');
  });

  test('end the month in which they lie, or a month itself', () => {
    expect(said(monthEnd(a), { '/a': day('2024-02-10') })).toBe('2024-02-29');
    expect(said(monthEnd(fact('/m', 'month', NAME)), { '/m': parseMonth('2023-02') })).toBe('2023-02-28');
  });
});
