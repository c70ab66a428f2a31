// Banking days against the government's list of holidays and against days that are known.
// On which banking day a pension is paid is tested in the law room.

import { allForYear } from '@18f/us-federal-holidays';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankingDayOnOrAfter, bankingDayOnOrBefore, isBankingDay } from './banking-days.ts';
import { addDays, type Day, dayOf, formatDay, parseDay, weekdayOf } from './day.ts';

const FIRST = dayOf(1990, 1, 1);
const LAST = dayOf(2060, 12, 31);

const day = (text: string): Day => parseDay(text)!;

/** The weekdays from the first day to the last that are none of the holidays. */
function workingDays(holidays: ReadonlySet<string>): string[] {
  const days: string[] = [];
  for (let at = FIRST; at <= LAST; at = addDays(at, 1)) {
    const weekend = weekdayOf(at) === 0 || weekdayOf(at) === 6;
    if (!weekend && !holidays.has(formatDay(at))) days.push(formatDay(at));
  }
  return days;
}

function bankingDays(): string[] {
  const days: string[] = [];
  for (let at = FIRST; at <= LAST; at = addDays(at, 1)) if (isBankingDay(at)) days.push(formatDay(at));
  return days;
}

/** The government's holidays of 1990 to 2061; offices close on the Friday before a Saturday's, the banks do not. */
const holidays = (shiftSaturdayHolidays: boolean): Set<string> => {
  const years = Array.from({ length: 72 }, (_, index) => 1990 + index);
  return new Set(
    years.flatMap((year) => allForYear(year, { shiftSaturdayHolidays }).map(({ dateString }) => dateString)),
  );
};

describe('a banking day', () => {
  test('is a weekday that is no federal holiday, from 1990 to 2060', () => {
    expect(bankingDays()).toEqual(workingDays(holidays(false)));
  });

  test('differs from a working day of the government only on the Friday before a holiday on a Saturday', () => {
    const offices = new Set(workingDays(holidays(true)));
    const onSaturday = [...holidays(false)].filter((at) => weekdayOf(day(at)) === 6);
    const closed = onSaturday
      .map((at) => formatDay(addDays(day(at), -1)))
      .filter((at) => day(at) >= FIRST && day(at) <= LAST);
    expect(bankingDays().filter((at) => !offices.has(at))).toEqual(closed);
    expect(closed).toContain('2020-07-03');
  });

  test.each([
    ['Good Friday', '2021-04-02'],
    ['the Friday before a Fourth of July on a Saturday', '2020-07-03'],
    ['the Friday before Christmas on a Saturday', '2021-12-24'],
    ['the Friday before New Year on a Saturday', '2021-12-31'],
    ['the eighteenth of June 2021, when the Act had been signed the day before', '2021-06-18'],
    ['Juneteenth before it was a holiday', '2020-06-19'],
    ['the day after Thanksgiving', '2023-11-24'],
    ["the day of the King's birthday before it was a holiday", '1985-01-21'],
    ['Three Kings, a holiday of Puerto Rico alone', '2023-01-06'],
    ['Veterans Day while it was kept in October', '1977-11-11'],
    ['Inauguration Day', '2021-01-20'],
    ['the Friday before the old Memorial Day on a Saturday', '1970-05-29'],
  ])('is %s: %s', (_, at) => {
    expect(isBankingDay(day(at))).toBe(true);
  });

  test.each([
    ['Memorial Day', '2021-05-31'],
    ['Juneteenth', '2023-06-19'],
    ['the Monday after Juneteenth on a Sunday', '2022-06-20'],
    ['the Monday after New Year on a Sunday', '2023-01-02'],
    ['the Monday after Christmas on a Sunday', '2022-12-26'],
    ['the Monday after Veterans Day on a Sunday', '2018-11-12'],
    ['the third Monday of January', '1986-01-20'],
    ["Washington's birthday", '2024-02-19'],
    ['Labor Day', '2025-09-01'],
    ['Columbus Day', '2022-10-10'],
    ['Veterans Day while it was kept in October', '1977-10-24'],
    ['Thanksgiving in a November of five Thursdays', '2023-11-23'],
    ['the old Memorial Day', '1969-05-30'],
    ['a Saturday', '2024-06-01'],
    ['a Sunday', '2024-06-02'],
  ])('is not %s: %s', (_, at) => {
    expect(isBankingDay(day(at))).toBe(false);
  });
});

describe('the nearest banking day', () => {
  const days = fc.integer({ min: 0, max: 25_900 }).map((after) => addDays(FIRST, after));

  test('is the day itself where that is one, and no banking day is passed over', () => {
    fc.assert(
      fc.property(days, (at) => {
        const [before, after] = [bankingDayOnOrBefore(at), bankingDayOnOrAfter(at)];
        expect(isBankingDay(before) && isBankingDay(after) && before <= at && at <= after).toBe(true);
        if (isBankingDay(at)) expect([before, after]).toEqual([at, at]);
        for (let passed = addDays(before, 1); passed < after; passed = addDays(passed, 1)) {
          expect(isBankingDay(passed)).toBe(false);
        }
      }),
      { seed: 1954, numRuns: 500 },
    );
  });

  test('before the end of May 2021 is Friday the 28th, and after it Tuesday the first', () => {
    expect(formatDay(bankingDayOnOrBefore(day('2021-05-31')))).toBe('2021-05-28');
    expect(formatDay(bankingDayOnOrAfter(day('2021-05-31')))).toBe('2021-06-01');
  });

  test('before New Year 2023 is in the year before', () => {
    expect(formatDay(bankingDayOnOrBefore(day('2023-01-02')))).toBe('2022-12-30');
    expect(formatDay(bankingDayOnOrAfter(day('2022-12-31')))).toBe('2023-01-03');
  });
});
