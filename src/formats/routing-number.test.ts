// The check digit of routing numbers: published numbers, and that it finds every single digit that is mistyped.
// Whether a bank has the number is not known here.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRoutingNumber } from './routing-number.ts';

fc.configureGlobal({ seed: 1954, numRuns: 1000 });

test.each(['231380104', '021200025', '042000013', '021502011'])('%s is one', (text) => {
  expect(isRoutingNumber(text)).toBe(true);
});

test.each(['231380105', '23138010', '2313801044', '000000000', '23138010x', ' 23138010', '٢٣١٣٨٠١٠٤', ''])(
  '%j is none',
  (text) => {
    expect(isRoutingNumber(text)).toBe(false);
  },
);

test('one digit changed makes it none', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.nat(8), fc.integer({ min: 1, max: 9 }), (eight, place, change) => {
      const start = `${eight}`.padStart(8, '0');
      const right = [...'0123456789'].map((digit) => start + digit).filter(isRoutingNumber);
      fc.pre(right.length === 1);
      const digits = [...right[0]!].map(Number);
      digits[place] = (digits[place]! + change) % 10;
      expect(isRoutingNumber(digits.join(''))).toBe(false);
    }),
  );
});
