// Money: what text is an amount, and the one multiply-divide against BigInt.
// Rounding itself is tested with the ratios.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, formatMoney, multiplyDivide, parseMoney } from './money.ts';
import { type Rounding, roundRatio } from './rational.ts';

fc.configureGlobal({ seed: 1954, numRuns: 300 });

/** 9,999,999,999,999.99: the most that is read. */
const MOST = 999_999_999_999_999;

const SAFE = Number.MAX_SAFE_INTEGER;

const money = (text: string): Cents => parseMoney(text)!;

describe('an amount as text', () => {
  test('is written as it was read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST }), (amount) => {
        const text = formatMoney(amount);
        expect(text).toMatch(/^(0|[1-9]\d*)\.\d\d$/);
        expect(parseMoney(text)).toBe(amount);
      }),
    );
  });

  test('that is read at all is written as it was read', () => {
    const digits = fc.constantFrom(...'0123456789', '.', ',', '-', '+', ' ', 'e', '\n');
    fc.assert(
      fc.property(fc.string({ unit: digits, maxLength: 18 }), (text) => {
        const read = parseMoney(text);
        if (read !== undefined) expect(formatMoney(read)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test('is in cents', () => {
    expect(parseMoney('0.00')).toBe(0);
    expect(parseMoney('0.05')).toBe(5);
    expect(parseMoney('1234.56')).toBe(123_456);
    expect(parseMoney('9999999999999.99')).toBe(MOST);
  });

  // A comma read as nothing makes 9.00 of 900; a point read as a thousand makes 1.23 of 1,234.56.
  test.each([
    '9,00',
    '1.234,56',
    '1,234.56',
    '-1.00',
    '+1.00',
    '-0.00',
    '01.00',
    '00.00',
    '1',
    '1.',
    '1.0',
    '1.000',
    '.50',
    '',
    ' 1.00',
    '1.00 ',
    '1.00\n',
    '1e3.00',
    '$1.00',
    '1 000.00',
    'NaN',
    '١.٠٠',
    '10000000000000.00',
    '\uFEFF1.00',
  ])('is refused as %j', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  test('has its minus in front and two digits behind, however small', () => {
    expect(formatMoney(-5)).toBe('-0.05');
    expect(formatMoney(-123_456)).toBe('-1234.56');
    expect(formatMoney(-0)).toBe('0.00');
    expect(formatMoney(-5n)).toBe('-0.05');
    expect(formatMoney(10n ** 20n)).toBe('1000000000000000000.00');
  });
});

describe('cents', () => {
  test('are safe integers and nothing else', () => {
    expect(cents(SAFE)).toBe(SAFE);
    expect(cents(-SAFE)).toBe(-SAFE);
    expect(cents(7n)).toBe(7);
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, SAFE + 1, -SAFE - 1, 2n ** 53n, 2n ** 53n + 1n]) {
      expect(() => cents(bad)).toThrow(RangeError);
    }
  });

  test('know one zero', () => {
    expect(cents(-0)).toBe(0);
    expect(multiplyDivide(cents(0), -1, 3, 'half-up')).toBe(0);
    expect(multiplyDivide(cents(-1), 0, 3, 'half-up')).toBe(0);
  });
});

describe('multiply-divide', () => {
  const modes = fc.constantFrom<Rounding>('half-up', 'half-even', 'down', 'up');
  const amounts = fc.oneof(
    fc.integer({ min: -SAFE, max: SAFE }),
    fc.integer({ min: -100_000_000, max: 100_000_000 }),
    fc.integer({ min: -20, max: 20 }),
  );
  const denominators = fc.oneof(fc.integer({ min: 1, max: SAFE }), fc.integer({ min: 1, max: 12 }));

  test('is what BigInt says, rounded once, or a RangeError where that is no safe integer', () => {
    fc.assert(
      fc.property(amounts, amounts, denominators, modes, (amount, numerator, denominator, rounding) => {
        const exact = roundRatio({ n: BigInt(amount) * BigInt(numerator), d: BigInt(denominator) }, rounding);
        const work = () => multiplyDivide(cents(amount), numerator, denominator, rounding);
        if (exact > BigInt(SAFE) || exact < -BigInt(SAFE)) expect(work).toThrow(RangeError);
        else expect(work()).toBe(Number(exact));
      }),
      { numRuns: 2000 },
    );
  });

  test('keeps the last cent where a product passes 2^53', () => {
    expect(multiplyDivide(cents(SAFE), SAFE, SAFE, 'half-up')).toBe(SAFE);
    expect(multiplyDivide(cents(SAFE), 2, 2, 'down')).toBe(SAFE);
    expect(multiplyDivide(cents(900_719_925_474_099), 37, 74, 'half-up')).toBe(450_359_962_737_050);
  });

  test('takes no denominator of zero or below, whether or not it divides', () => {
    for (const denominator of [0, -1, -10, Number.NaN]) {
      expect(() => multiplyDivide(cents(100), 1, denominator, 'half-up')).toThrow('above zero');
    }
  });

  test('takes no fraction, even one that comes out whole', () => {
    expect(() => multiplyDivide(cents(100), 0.5, 1, 'half-up')).toThrow(RangeError);
    expect(() => multiplyDivide(cents(100), 1, 0.5, 'half-up')).toThrow(RangeError);
    expect(() => multiplyDivide(cents(100), 1, Number.POSITIVE_INFINITY, 'half-up')).toThrow(RangeError);
  });

  // The cents that other programs lost: see the reports that the tests are named after.
  test('rounds each share by itself: 10.03 by 49 and 51 is 4.91 and 5.12', () => {
    expect(formatMoney(multiplyDivide(money('10.03'), 49, 100, 'half-up'))).toBe('4.91');
    expect(formatMoney(multiplyDivide(money('10.03'), 51, 100, 'half-up'))).toBe('5.12');
  });

  test('rounds each share by itself: 99.99 by 75 and 25 is 74.99 and 25.00', () => {
    expect(formatMoney(multiplyDivide(money('99.99'), 75, 100, 'half-up'))).toBe('74.99');
    expect(formatMoney(multiplyDivide(money('99.99'), 25, 100, 'half-up'))).toBe('25.00');
  });

  test('six raises of three percent, each rounded, differ by a cent from one rounding at the end', () => {
    let salary = money('4350.00');
    for (let raise = 0; raise < 6; raise++) salary = multiplyDivide(salary, 103, 100, 'half-up');
    expect(formatMoney(salary)).toBe('5194.14');
    expect(formatMoney(multiplyDivide(money('4350.00'), 103 ** 6, 100 ** 6, 'half-up'))).toBe('5194.13');
  });
});
