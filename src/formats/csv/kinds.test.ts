// What each kind of cell takes, and with which words it refuses what people and spreadsheets send instead.
// That a refusal reaches the row and the column is tested where tables are read.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, dayFromSerial, formatDay, parseDay, parseMonth, ratio } from '../../base/index.ts';
import { CellFault, type Kind } from './kind.ts';
import * as cell from './kinds.ts';

fc.configureGlobal({ seed: 1954, numRuns: 500 });

/** The code of the fault and what it says in English and in Spanish. */
function refusalOf(kind: Kind<unknown>, given: string): [string, string, string] {
  const fault = kind.read(given);
  if (!(fault instanceof CellFault)) throw new Error(`${given} was read as ${String(fault)}`);
  return [fault.code, fault.says.en, fault.says.es];
}

describe('a day', () => {
  test('is read and written as YYYY-MM-DD', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (serial) => {
        const day = dayFromSerial(serial);
        expect(cell.day.write(day)).toBe(formatDay(day));
        expect(cell.day.read(formatDay(day))).toBe(day);
      }),
    );
    expect(cell.day.read('2028-02-29')).toBe(parseDay('2028-02-29'));
  });

  test.each([
    ['31/12/2026', 'write 2026-12-31', 'escriba 2026-12-31'],
    ['12/31/2026', 'write 2026-12-31', 'escriba 2026-12-31'],
    ['31-12-2026', 'write 2026-12-31', 'escriba 2026-12-31'],
    ['31.12.2026', 'write 2026-12-31', 'escriba 2026-12-31'],
    ['2026/12/31', 'write 2026-12-31', 'escriba 2026-12-31'],
    ['20261231', 'write 2026-12-31', 'escriba 2026-12-31'],
    ['2026-7-6', 'write 2026-07-06', 'escriba 2026-07-06'],
    ['2026-12-31T00:00:00', 'write 2026-12-31', 'escriba 2026-12-31'],
    ['12/31/2026 0:00', 'write 2026-12-31', 'escriba 2026-12-31'],
    [
      '6/7/2026',
      'write 2026-07-06 or 2026-06-07, whichever is meant',
      'escriba 2026-07-06 o 2026-06-07, el que corresponda',
    ],
    ['7/7/2026', 'write 2026-07-07', 'escriba 2026-07-07'],
  ])('as %s is refused with what would be right', (given, en, es) => {
    const [code, inEnglish, inSpanish] = refusalOf(cell.day, given);
    expect(code).toBe('not-a-day');
    expect(inEnglish).toMatch(new RegExp(`: ${en}$`));
    expect(inSpanish).toMatch(new RegExp(`: ${es}$`));
  });

  test.each(['31/12/26', '46387', '31/13/2026', '00/00/2026', 'hoy', '٢٠٢٦-١٢-٣١', '2026-12', '-', '2026-12-31x'])(
    'as %s is refused without a guess',
    (given) => {
      expect(refusalOf(cell.day, given)).toEqual([
        'not-a-day',
        'is no day: write year, month and day like 2026-12-31',
        'no es una fecha: escriba año, mes y día como 2026-12-31',
      ]);
    },
  );

  // Published: openfisca-core #1005, month and day changed places in a date and nobody saw it.
  test.each([
    ['2014-31-07', 'is a day of no month: there are 12'],
    ['2026-02-29', 'is no day of the calendar: 2026-02 has 28 days'],
    ['2026-06-31', 'is no day of the calendar: 2026-06 has 30 days'],
    ['2026-06-00', 'is no day of the calendar: 2026-06 has 30 days'],
  ])('as %s does not exist', (given, en) => {
    expect(refusalOf(cell.day, given).slice(0, 2)).toEqual(['no-such-day', en]);
  });
});

describe('a month', () => {
  test('is read and written as YYYY-MM', () => {
    expect(cell.month.read('2026-11')).toBe(parseMonth('2026-11'));
    expect(cell.month.write(parseMonth('2026-11')!)).toBe('2026-11');
  });

  test.each([
    ['11/2026', 'not-a-month', 'write 2026-11'],
    ['2026-11-01', 'not-a-month', 'write 2026-11'],
    ['202611', 'not-a-month', 'write 2026-11'],
    ['2026-1', 'not-a-month', 'write 2026-01'],
    ['2026-13', 'no-such-month', 'they are 01 to 12'],
    ['noviembre', 'not-a-month', 'like 2026-12'],
    ['nov-26', 'not-a-month', 'like 2026-12'],
    ['46387', 'not-a-month', 'like 2026-12'],
  ])('as %s is refused', (given, code, en) => {
    const refusal = refusalOf(cell.month, given);
    expect(refusal[0]).toBe(code);
    expect(refusal[1]).toContain(en);
  });
});

describe('money', () => {
  test('is cents with a point', () => {
    expect(cell.money.read('1234.56')).toBe(123_456);
    expect(cell.money.read('0.00')).toBe(0);
    expect(cell.signedMoney.read('-1234.56')).toBe(-123_456);
    expect(cell.signedMoney.write(cents(-5))).toBe('-0.05');
  });

  // Published: erpnext #59039, "9,00" became 900; Cellarion PR 437, "1.234,56" became 1.234.
  test.each([
    ['1.234,56', 'decimal-comma'],
    ['1234,56', 'decimal-comma'],
    ['9,00', 'decimal-comma'],
    ['9,0', 'decimal-comma'],
    ['1 234,56', 'decimal-comma'],
    ['1,234.56', 'thousands-separator'],
    ['1,234', 'thousands-separator'],
    ['1,234,567.89', 'thousands-separator'],
    ['1.234.567', 'thousands-separator'],
    ['1 234.56', 'thousands-separator'],
    ["1'234.56", 'thousands-separator'],
    ['$1234.56', 'currency-sign'],
    ['1234.56 USD', 'currency-sign'],
    ['1234', 'cents-missing'],
    ['1234.', 'cents-missing'],
    ['1234.5', 'cents-missing'],
    ['-1.00', 'below-zero'],
    ['(1.00)', 'below-zero'],
    ['10000000000000.00', 'too-large'],
    ['1234.567', 'not-money'],
    ['01.00', 'not-money'],
    ['+1.00', 'not-money'],
    ['.50', 'not-money'],
    ['1e5', 'not-money'],
    ['١٢.٠٠', 'not-money'],
    ['NaN', 'not-money'],
    ['=1+1', 'not-money'],
  ])('as %s is refused: %s', (given, code) => {
    const refusal = refusalOf(cell.money, given);
    expect(refusal[0]).toBe(code);
    for (const says of refusal.slice(1)) expect(says).not.toContain('undefined');
  });
});

describe('money that may be below zero', () => {
  test.each([
    ['-1.234,56', 'decimal-comma'],
    ['-1,234.56', 'thousands-separator'],
    ['-1234', 'cents-missing'],
    ['-0.00', 'not-money'],
    ['--1.00', 'not-money'],
    ['-', 'not-money'],
    ['(1.00)', 'not-money'],
    ['-10000000000000.00', 'too-large'],
  ])('as %s is refused: %s', (given, code) => {
    expect(refusalOf(cell.signedMoney, given)[0]).toBe(code);
  });
});

describe('a rate', () => {
  test('is exact, as a fraction or in per cent', () => {
    expect(cell.rate.read('0.0828')).toEqual(ratio(207, 2500));
    expect(cell.percent.read('8.28')).toEqual(ratio(207, 2500));
    expect(cell.rate.read('1')).toEqual(ratio(1));
    expect(cell.percent.read('100')).toEqual(ratio(1));
    expect(cell.rate.read('0')).toEqual(ratio(0));
  });

  test('is written with as many decimals as it has, and read back', () => {
    expect(cell.rate.write(ratio(207, 2500))).toBe('0.0828');
    expect(cell.percent.write(ratio(207, 2500))).toBe('8.28');
    expect(cell.percent.write(ratio(1))).toBe('100');
    expect(cell.rate.write(ratio(0))).toBe('0');
    fc.assert(
      fc.property(fc.nat(10_000_000), (n) => {
        for (const kind of [cell.rate, cell.percent]) {
          const value = kind.read(kind.write(ratio(n, 1_000_000)));
          expect(value).toMatchObject({ n: expect.any(BigInt) });
          expect(ratio(n, 1_000_000).n * (value as { d: bigint }).d).toBe(1_000_000n * (value as { n: bigint }).n);
        }
      }),
    );
  });

  test('without an exact form is not written', () => {
    for (const value of [ratio(1, 3), ratio(-1, 2), ratio(1, 10n ** 13n)]) {
      expect(() => cell.rate.write(value)).toThrow(RangeError);
    }
  });

  test.each([
    ['0,0828', 'decimal-comma'],
    ['8,28%', 'decimal-comma'],
    ['8.28%', 'percent-sign'],
    ['-0.05', 'not-a-rate'],
    ['.05', 'not-a-rate'],
    ['5e-2', 'not-a-rate'],
    ['00.05', 'not-a-rate'],
    ['0.1234567890123', 'not-a-rate'],
  ])('as %s is refused: %s', (given, code) => {
    expect(refusalOf(cell.rate, given)[0]).toBe(code);
  });
});

describe('digits that identify', () => {
  test('keep their leading zeros', () => {
    expect(cell.ssn.read('001234567')).toBe('001234567');
    expect(cell.account.read('0')).toBe('0');
    expect(cell.account.read('00012345678901234')).toBe('00012345678901234');
    expect(cell.routingNumber.read('021502011')).toBe('021502011');
  });

  test('that lost a leading zero say so', () => {
    expect(refusalOf(cell.ssn, '12345678')).toEqual([
      'lost-zero',
      'has 8 digits and not 9: a leading zero was lost; format the column as text and write it anew',
      'tiene 8 dígitos y no 9: se perdió un cero de delante; dé a la columna formato de texto y escríbalo de nuevo',
    ]);
    expect(refusalOf(cell.routingNumber, '21502011')[0]).toBe('lost-zero');
    expect(refusalOf(cell.ssn, '1234567')[1]).toContain('2 leading zeros were lost');
  });

  test.each([
    [cell.ssn, '123456', 'wrong-length'],
    [cell.ssn, '1234567890', 'wrong-length'],
    [cell.ssn, '123-45-6789', 'not-digits'],
    [cell.ssn, '12345678٩', 'not-digits'],
    [cell.ssn, '1.23457E+08', 'became-a-number'],
    [cell.account, '1,23457E+16', 'became-a-number'],
    [cell.account, '123456789012345678', 'wrong-length'],
    [cell.account, '="0123"', 'not-digits'],
    [cell.routingNumber, '021502012', 'check-digit'],
    [cell.routingNumber, '000000000', 'check-digit'],
  ])('of case %# are refused', (kind, given, code) => {
    expect(refusalOf(kind, given)[0]).toBe(code);
  });
});

describe('a whole number', () => {
  test('is read within its bounds', () => {
    expect(cell.integer().read('0')).toBe(0);
    expect(cell.integer(1, 12).read('12')).toBe(12);
    expect(cell.integer(-5, 5).read('-5')).toBe(-5);
  });

  test.each([
    [cell.integer(1, 12), '13', 'out-of-range'],
    [cell.integer(), '-1', 'out-of-range'],
    [cell.integer(), '9007199254740993', 'out-of-range'],
    [cell.integer(), '9'.repeat(400), 'out-of-range'],
    [cell.integer(), '007', 'not-whole'],
    [cell.integer(), '-0', 'not-whole'],
    [cell.integer(), '1e5', 'not-whole'],
    [cell.integer(), '1.0', 'not-whole'],
    [cell.integer(), '1,000', 'not-whole'],
    [cell.integer(), '٣', 'not-whole'],
    [cell.integer(), '0x10', 'not-whole'],
  ])('of case %# is refused', (kind, given, code) => {
    expect(refusalOf(kind, given)[0]).toBe(code);
  });
});

describe('a code', () => {
  const reason = cell.codeOf(['REG', 'ADJ']);

  test('is one of its list, as it is written there', () => {
    expect(reason.read('REG')).toBe('REG');
    expect(refusalOf(reason, 'reg')).toEqual(['not-on-list', 'is written REG here', 'se escribe REG aquí']);
    expect(refusalOf(reason, 'X')).toEqual(['not-on-list', 'is none of REG, ADJ', 'no es ninguno de REG, ADJ']);
    expect(refusalOf(reason, 'constructor')[0]).toBe('not-on-list');
  });
});

describe('a text', () => {
  // Published: surnames of two words, with "y", with an apostrophe or a hyphen, refused or split by others.
  test.each(["D'Acosta", 'D’Acosta', 'De la Cruz Peña', 'Ortiz-Cortés', 'Paz y Miño', 'Núñez', 'SÃO', 'Ã', '李', '😀'])(
    'may be %s',
    (name) => {
      expect(cell.text().read(name)).toBe(name);
    },
  );

  test('is composed, so that equal names are equal', () => {
    expect(cell.text().read('Pen\u0303a')).toBe('Peña');
  });

  test.each([
    ['a\nb', 'control-character'],
    ['a\tb', 'control-character'],
    ['a\u0007b', 'control-character'],
    ['a\u0085b', 'control-character'],
    ['Ana\u202Egpj.exe', 'control-character'],
    ['a\u2066b', 'control-character'],
    ['a\u2028b', 'control-character'],
    ['a\u200Bb', 'control-character'],
    ['Pe\uFFFDa', 'lost-character'],
    ['PeÃ±a', 'twice-encoded'],
    ['JosÃ©', 'twice-encoded'],
    ['PEÃ‘A', 'twice-encoded'],
    ['MarÃ\u00ADa', 'twice-encoded'],
  ])('may not be %j: %s', (given, code) => {
    expect(refusalOf(cell.text(), given)[0]).toBe(code);
  });

  test('is as long as its column allows, in characters', () => {
    expect(cell.text(3).read('ñññ')).toBe('ñññ');
    expect(cell.text(3).read('😀😀😀')).toBe('😀😀😀');
    expect(refusalOf(cell.text(3), 'abcd')[0]).toBe('text-too-long');
  });
});
