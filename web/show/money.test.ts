// Amounts as people read them: signs, commas and differences to the cent.
// That amounts stand on a page is seen by the journeys in test/e2e.

import { expect, test } from 'vitest';
import { countText, differenceOf, differenceText, moneyText } from './money.ts';

test.each([
  ['0.00', '$0.00'],
  ['932.61', '$932.61'],
  ['1234.50', '$1,234.50'],
  ['9999999999999.99', '$9,999,999,999,999.99'],
  ['-1234.50', '−$1,234.50'],
])('the amount %s reads %s', (amount, text) => {
  expect(moneyText(amount)).toBe(text);
});

test.each([
  ['5.00', '+$5.00'],
  ['-5.00', '−$5.00'],
  ['0.00', '$0.00'],
])('the difference %s shows which way it goes: %s', (amount, text) => {
  expect(differenceText(amount)).toBe(text);
});

test.each([
  ['10.00', '9.99', '0.01'],
  ['9.99', '10.00', '-0.01'],
  ['9999999999999.99', '0.01', '9999999999999.98'],
  ['3.10', '3.10', '0.00'],
])('%s exceeds %s by %s', (now, before, difference) => {
  expect(differenceOf(now, before)).toBe(difference);
});

test('a count has commas too', () => {
  expect(countText(1_234_567)).toBe('1,234,567');
});
