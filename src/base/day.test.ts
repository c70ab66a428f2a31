// Civil days and months against Temporal, and the whole calendar walked day by day.
// Banking days and spans of days have tests of their own.

import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  anniversary,
  type Day,
  dayFromSerial,
  dayOf,
  dayOfMonth,
  daysBetween,
  daysInMonth,
  firstDayOf,
  formatDay,
  formatMonth,
  isLeapYear,
  lastDayOf,
  type Month,
  monthNumberOf,
  monthOf,
  parseDay,
  parseMonth,
  serialOf,
  weekdayOf,
  wholeYears,
  yearOf,
} from './day.ts';

fc.configureGlobal({ seed: 1954, numRuns: 200 });

const LAST_YEAR = 9999;

const day = (text: string): Day => parseDay(text)!;

/** Any day of the years 1 to 9999, as Temporal has it: half of them near the end of a month. */
const dates = fc
  .record({
    year: fc.oneof(fc.integer({ min: 1, max: LAST_YEAR }), fc.integer({ min: 1890, max: 2110 })),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 28, max: 31 })),
  })
  .map((parts) => Temporal.PlainDate.from(parts, { overflow: 'constrain' }));

/** Every 29 February of the years 4 to 9996. */
const leapDays = fc
  .integer({ min: 1, max: 2499 })
  .filter((quarter) => isLeapYear(quarter * 4))
  .map((quarter) => new Temporal.PlainDate(quarter * 4, 2, 29));

const ours = (date: Temporal.PlainDate): Day => dayOf(date.year, date.month, date.day);

describe('a day as text', () => {
  test('is read and written as Temporal does', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(parseDay(date.toString())).toBe(ours(date));
        expect(formatDay(ours(date))).toBe(date.toString());
      }),
    );
  });

  test('is read exactly where it names a day of the calendar', () => {
    const digits = (length: number) =>
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
    const nearly = fc.tuple(digits(4), fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 33 }));
    fc.assert(
      fc.property(nearly, ([year, month, dayNumber]) => {
        const text = `${year}-${`${month}`.padStart(2, '0')}-${`${dayNumber}`.padStart(2, '0')}`;
        expect(parseDay(text) !== undefined).toBe(year !== '0000' && temporalReads(text));
      }),
      { numRuns: 1500 },
    );
  });

  test.each([
    '2014-31-07',
    '2023-02-29',
    '1900-02-29',
    '2024-02-30',
    '2020-04-31',
    '2020-00-10',
    '2020-13-01',
    '2020-01-00',
    '0000-01-01',
    '2020-1-1',
    '20200101',
    '2020/01/01',
    '01-01-2020',
    '12020-01-01',
    '-2020-01-01',
    '+2020-01-01',
    '2020-01-01T00:00',
    ' 2020-01-01',
    '2020-01-01 ',
    '2020-01-01\n',
    '2020-01',
    '٢٠٢٠-٠١-٠١',
    '',
  ])('is refused as %j', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });

  test('stays the day it is in every time zone', () => {
    expect(formatDay(day('1986-01-31'))).toBe('1986-01-31');
    expect(weekdayOf(day('1986-01-31'))).toBe(5);
  });
});

function temporalReads(text: string): boolean {
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

describe('a day as a number', () => {
  test('keeps its parts', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const packed = ours(date);
        expect([yearOf(packed), monthNumberOf(packed), dayOfMonth(packed)]).toEqual([date.year, date.month, date.day]);
      }),
    );
  });

  test('is in the order of the calendar', () => {
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        expect(Math.sign(ours(a) - ours(b))).toBe(Temporal.PlainDate.compare(a, b));
      }),
    );
  });

  test('counts from the first of 1970', () => {
    expect(serialOf(day('1970-01-01'))).toBe(0);
    expect(serialOf(day('1969-12-31'))).toBe(-1);
    expect(serialOf(day('2000-03-01'))).toBe(11_017);
  });

  test('so many days later is the day that Temporal finds', () => {
    const first = new Temporal.PlainDate(1, 1, 1);
    const last = new Temporal.PlainDate(LAST_YEAR, 12, 31);
    const steps = fc.oneof(fc.integer({ min: -800, max: 800 }), fc.integer({ min: -3_700_000, max: 3_700_000 }));
    fc.assert(
      fc.property(dates, steps, (date, days) => {
        const later = date.add({ days });
        fc.pre(Temporal.PlainDate.compare(later, first) >= 0 && Temporal.PlainDate.compare(later, last) <= 0);
        expect(formatDay(addDays(ours(date), days))).toBe(later.toString());
      }),
    );
  });

  test('is as many days from another as Temporal counts', () => {
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        expect(daysBetween(ours(a), ours(b))).toBe(a.until(b, { largestUnit: 'days' }).days);
      }),
    );
  });

  test('has the weekday that Temporal gives it', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(weekdayOf(ours(date))).toBe(date.dayOfWeek % 7);
      }),
    );
  });

  test('follows the one before it, from the first day of the year 1 to the last of 9999', () => {
    // Walked as a child would: no formula, only the lengths of the months.
    let serial = serialOf(day('0001-01-01'));
    let weekday = 1;
    const wrong: string[] = [];
    for (let year = 1; year <= LAST_YEAR; year++) {
      const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
      const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      for (let month = 1; month <= 12; month++) {
        for (let number = 1; number <= (lengths[month - 1] as number); number++) {
          const packed = dayOf(year, month, number);
          const right =
            serialOf(packed) === serial && dayFromSerial(serial) === packed && weekdayOf(packed) === weekday;
          if (!right) wrong.push(formatDay(packed));
          serial += 1;
          weekday = (weekday + 1) % 7;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(serial).toBe(serialOf(day('9999-12-31')) + 1);
  });
});

describe('a month', () => {
  const months = Array.from({ length: LAST_YEAR * 12 }, (_, index) => (index + 12) as Month);

  test('is read as it is written, each of ten thousand years', () => {
    expect(months.filter((month) => parseMonth(formatMonth(month)) !== month)).toEqual([]);
    expect(formatMonth(months[0]!)).toBe('0001-01');
    expect(formatMonth(months.at(-1)!)).toBe('9999-12');
  });

  test('begins on its first and ends on its last day', () => {
    const wrong = months.filter((month) => {
      const [first, last] = [firstDayOf(month), lastDayOf(month)];
      const whole = dayOfMonth(first) === 1 && dayOfMonth(last) === daysInMonth(month);
      return !whole || monthOf(first) !== month || monthOf(last) !== month || monthOf(addDays(last, 1)) !== month + 1;
    });
    expect(wrong).toEqual([]);
  });

  test('has the length, and its year the leap day, that Temporal gives them', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(daysInMonth(monthOf(ours(date)))).toBe(date.daysInMonth);
        expect(isLeapYear(date.year)).toBe(date.inLeapYear);
      }),
      { numRuns: 500 },
    );
  });

  test('less another is the number of months between them', () => {
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        const [from, to] = [a.with({ day: 1 }), b.with({ day: 1 })];
        expect(monthOf(ours(b)) - monthOf(ours(a))).toBe(from.until(to, { largestUnit: 'months' }).months);
      }),
    );
  });

  test('after month ends on its own last day: ends counted from 31 January do not drift', () => {
    const first = parseMonth('2023-01')!;
    const ends = [0, 1, 2, 3, 12, 13, 14].map((later) => formatDay(lastDayOf((first + later) as Month)));
    expect(ends).toEqual([
      '2023-01-31',
      '2023-02-28',
      '2023-03-31',
      '2023-04-30',
      '2024-01-31',
      '2024-02-29',
      '2024-03-31',
    ]);
  });

  test.each(['2020-13', '2020-00', '0000-01', '2020-1', '2020', '2020-01-01', ' 2020-01', '2020-01 ', '202001', ''])(
    'is refused as %j',
    (text) => {
      expect(parseMonth(text)).toBeUndefined();
    },
  );
});

describe('an anniversary', () => {
  test('falls on the same day of the same month', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 150 }), (date, years) => {
        fc.pre(date.year + years <= LAST_YEAR && !(date.month === 2 && date.day === 29));
        for (const leap of ['march-1', 'february-28'] as const) {
          expect(formatDay(anniversary(ours(date), years, leap))).toBe(date.add({ years }).toString());
        }
      }),
    );
  });

  test('of 29 February falls on it in leap years, and else on the day that the rule names', () => {
    fc.assert(
      fc.property(leapDays, fc.integer({ min: 0, max: 150 }), (date, years) => {
        fc.pre(date.year + years <= LAST_YEAR);
        const before = date.add({ years }, { overflow: 'constrain' });
        const after = before.day === 29 ? before : before.add({ days: 1 });
        expect(formatDay(anniversary(ours(date), years, 'february-28'))).toBe(before.toString());
        expect(formatDay(anniversary(ours(date), years, 'march-1'))).toBe(after.toString());
      }),
    );
  });

  test('of 29 February 1960 after 65 years is 28 February or 1 March 2025, and after 40 or 140 years what the century says', () => {
    const birth = day('1960-02-29');
    expect(formatDay(anniversary(birth, 65, 'february-28'))).toBe('2025-02-28');
    expect(formatDay(anniversary(birth, 65, 'march-1'))).toBe('2025-03-01');
    expect(formatDay(anniversary(birth, 40, 'march-1'))).toBe('2000-02-29');
    expect(formatDay(anniversary(birth, 140, 'march-1'))).toBe('2100-03-01');
    expect(formatDay(anniversary(birth, 140, 'february-28'))).toBe('2100-02-28');
  });

  test('of 28 February and of 1 March is never moved', () => {
    for (const leap of ['march-1', 'february-28'] as const) {
      expect(formatDay(anniversary(day('1959-02-28'), 1, leap))).toBe('1960-02-28');
      expect(formatDay(anniversary(day('1959-03-01'), 1, leap))).toBe('1960-03-01');
    }
  });
});

describe('whole years', () => {
  test('are as many as there are anniversaries up to the day', () => {
    const births = fc.oneof(dates, leapDays);
    fc.assert(
      fc.property(births, births, fc.constantFrom('march-1' as const, 'february-28' as const), (a, b, leap) => {
        const [from, to] = [ours(a), ours(b)].sort((x, y) => x - y) as [Day, Day];
        const years = wholeYears(from, to, leap);
        expect(anniversary(from, years, leap) <= to).toBe(true);
        expect(anniversary(from, years + 1, leap) > to).toBe(true);
      }),
    );
  });

  test('are those of Temporal for whoever was not born on 29 February', () => {
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        const [from, to] = [a, b].sort(Temporal.PlainDate.compare) as [Temporal.PlainDate, Temporal.PlainDate];
        fc.pre(!(from.month === 2 && from.day === 29));
        expect(wholeYears(ours(from), ours(to), 'march-1')).toBe(from.until(to, { largestUnit: 'years' }).years);
      }),
    );
  });

  test('are complete on the anniversary itself and not a day before', () => {
    fc.assert(
      fc.property(leapDays, fc.integer({ min: 1, max: 120 }), (date, years) => {
        fc.pre(date.year + years <= LAST_YEAR);
        for (const leap of ['march-1', 'february-28'] as const) {
          const complete = anniversary(ours(date), years, leap);
          expect(wholeYears(ours(date), complete, leap)).toBe(years);
          expect(wholeYears(ours(date), addDays(complete, -1), leap)).toBe(years - 1);
        }
      }),
    );
  });
});
