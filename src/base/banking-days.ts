// The days on which the Federal Reserve Banks work: weekdays that are none of their holidays.
// Source: Federal Reserve Bank Services, holiday schedules; 5 U.S.C. § 6103 and the Acts that changed it.

import { addDays, type Day, dayOfMonth, monthNumberOf, weekdayOf, yearOf } from './day.ts';

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 0;

/** Fixed days of the year that are holidays, and from which year to which. */
const FIXED: readonly { month: number; day: number; from: number; to?: number }[] = [
  { month: 1, day: 1, from: 1 },
  { month: 2, day: 22, from: 1, to: 1970 },
  { month: 5, day: 30, from: 1, to: 1970 },
  { month: 6, day: 19, from: 2021 },
  { month: 7, day: 4, from: 1 },
  { month: 11, day: 11, from: 1, to: 1970 },
  { month: 11, day: 11, from: 1978 },
  { month: 12, day: 25, from: 1 },
];

/** Holidays that fall on the nth weekday of a month (-1: the last one). */
const FLOATING: readonly { month: number; weekday: number; nth: number; from: number; to?: number }[] = [
  { month: 1, weekday: MONDAY, nth: 3, from: 1986 },
  { month: 2, weekday: MONDAY, nth: 3, from: 1971 },
  { month: 5, weekday: MONDAY, nth: -1, from: 1971 },
  { month: 9, weekday: MONDAY, nth: 1, from: 1 },
  { month: 10, weekday: MONDAY, nth: 2, from: 1971 },
  { month: 10, weekday: MONDAY, nth: 4, from: 1971, to: 1977 },
  { month: 11, weekday: THURSDAY, nth: 4, from: 1 },
];

/** Whether the Federal Reserve Banks work on that day. */
export function isBankingDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(day, weekday);
}

/** The day itself where it is a banking day, else the last one before it. */
export function bankingDayOnOrBefore(day: Day): Day {
  return firstBankingDay(day, -1);
}

/** The day itself where it is a banking day, else the next one. */
export function bankingDayOnOrAfter(day: Day): Day {
  return firstBankingDay(day, 1);
}

function firstBankingDay(day: Day, step: 1 | -1): Day {
  let candidate = day;
  while (!isBankingDay(candidate)) candidate = addDays(candidate, step);
  return candidate;
}

function isHoliday(day: Day, weekday: number): boolean {
  if (isFixedHoliday(day) || FLOATING.some((rule) => isNth(day, weekday, rule))) return true;
  // A holiday on a Sunday is kept on the Monday; one on a Saturday is not kept on the Friday.
  return weekday === MONDAY && isFixedHoliday(addDays(day, -1));
}

function isFixedHoliday(day: Day): boolean {
  const year = yearOf(day);
  return FIXED.some((rule) => rule.month === monthNumberOf(day) && rule.day === dayOfMonth(day) && inYears(rule, year));
}

function isNth(day: Day, weekday: number, rule: (typeof FLOATING)[number]): boolean {
  if (rule.weekday !== weekday || rule.month !== monthNumberOf(day) || !inYears(rule, yearOf(day))) return false;
  return rule.nth > 0 ? Math.ceil(dayOfMonth(day) / 7) === rule.nth : monthNumberOf(addDays(day, 7)) !== rule.month;
}

function inYears(rule: { from: number; to?: number }, year: number): boolean {
  return rule.from <= year && year <= (rule.to ?? year);
}
