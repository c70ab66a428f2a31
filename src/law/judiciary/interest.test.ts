// Compound interest over a part of a year, where the exact amount lies on half a cent or just beside it.
// What interest is, day by day, is tested by the worked examples in test/law.

import { describe, expect, test } from 'vitest';
import { type Day, formatRatio, parseDay, type Ratio, ratio } from '../../base/index.ts';
import { Found } from '../../rules/index.ts';
import { balanceWithInterest } from './interest.ts';

const day = (text: string): Day => parseDay(text) as Day;

/** The balance of so many cents after 73 days, a fifth of a year, of which the fifth root of 1 + rate is the growth. */
function afterFifth(principal: number, rate: Ratio, rounding: string): string {
  const [from, to] = [day('2025-01-01'), day('2025-03-15')];
  const found = balanceWithInterest(
    {} as never,
    ratio(principal),
    from,
    to,
    rate,
    'compound-fraction',
    365,
    'march-1',
    rounding,
  );
  return found instanceof Found ? formatRatio(found.value as Ratio) : 'open';
}

describe('a fifth of a year of compounded interest', () => {
  const growingHalf = ratio(659_375, 100_000);
  const growingTenth = ratio(61_051, 100_000);

  test.each([
    [1, growingHalf, 'half-up', '2'],
    [3, growingHalf, 'half-up', '5'],
    [3, growingHalf, 'half-even', '4'],
    [5, growingHalf, 'half-even', '8'],
    [5, growingTenth, 'half-up', '6'],
    [5, growingTenth, 'half-even', '6'],
    [15, growingTenth, 'half-even', '16'],
    [25, growingTenth, 'half-even', '28'],
    [100, growingTenth, 'half-up', '110'],
  ])('on %d cents is rounded from exactly half a cent, or from none', (principal, rate, rounding, balance) => {
    expect(afterFifth(principal, rate, rounding)).toBe(balance);
  });

  test('is rounded to its own side of half a cent, however near it is', () => {
    const near = 10n ** 40n;
    const above = ratio(61_051n * near + 1n, 100_000n * near);
    const below = ratio(61_051n * near - 1n, 100_000n * near);
    expect([afterFifth(5, above, 'half-up'), afterFifth(5, below, 'half-up')]).toEqual(['6', '5']);
    expect([afterFifth(25, above, 'half-even'), afterFifth(25, below, 'half-even')]).toEqual(['28', '27']);
    expect([afterFifth(45, above, 'half-even'), afterFifth(45, below, 'half-even')]).toEqual(['50', '49']);
  });

  test('is worked out at once, however high the rate', () => {
    const tenToThe35 = ratio(10n ** 35n - 1n);
    expect(afterFifth(100, tenToThe35, 'half-up')).toBe(`${10n ** 9n}`);
  });
});
