// Civil days and months as packed integers: no time zone, no clock, no Date.
// Month ends and 29 February follow rules that the caller names.

declare const dayBrand: unique symbol;
declare const monthBrand: unique symbol;

/** A day of the proleptic Gregorian calendar, packed as year × 512 + month × 32 + day: integer order is date order. */
export type Day = number & { readonly [dayBrand]: true };

/** A calendar month, packed as year × 12 + month - 1: the difference of two is a number of months. */
export type Month = number & { readonly [monthBrand]: true };

/** What a year later adds to a packed day, but of 29 February. */
export const YEAR_OF_DAYS = 512;

/** The day on which someone born on 29 February has an anniversary in a common year. */
export type LeapAnniversary = 'march-1' | 'february-28';

const LEAP_DAY = 2 * 32 + 29;

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** The packed day. The parts are trusted: use `parseDay` for anything read. */
export function dayOf(year: number, month: number, day: number): Day {
  return (year * 512 + month * 32 + day) as Day;
}

/** Whether the day is a 29 February. */
export function isLeapDay(day: Day): boolean {
  return (day & (YEAR_OF_DAYS - 1)) === LEAP_DAY;
}

export function yearOf(day: Day): number {
  return Math.floor(day / 512);
}

/** 1 to 12. */
export function monthNumberOf(day: Day): number {
  return (day >> 5) & 15;
}

/** 1 to 31. */
export function dayOfMonth(day: Day): number {
  return day & 31;
}

/** The calendar month in which the day lies. */
export function monthOf(day: Day): Month {
  return (yearOf(day) * 12 + monthNumberOf(day) - 1) as Month;
}

export function daysInMonth(month: Month): number {
  const index = month % 12;
  return index === 1 && isLeapYear(Math.floor(month / 12)) ? 29 : (MONTH_LENGTHS[index] as number);
}

export function firstDayOf(month: Month): Day {
  return dayOf(Math.floor(month / 12), (month % 12) + 1, 1);
}

export function lastDayOf(month: Month): Day {
  return (firstDayOf(month) + daysInMonth(month) - 1) as Day;
}

/** The month that follows. */
export function monthAfter(month: Month): Month {
  return monthOf(addDays(lastDayOf(month), 1));
}

/** The month before. */
export function monthBefore(month: Month): Month {
  return monthOf(addDays(firstDayOf(month), -1));
}

/** "YYYY-MM-DD" as a day; undefined where the text is anything else or no such day exists. */
export function parseDay(text: string): Day | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1) return undefined;
  const parsed = dayOf(year, month, day);
  return day <= daysInMonth(monthOf(parsed)) ? parsed : undefined;
}

export function formatDay(day: Day): string {
  return `${formatMonth(monthOf(day))}-${pad(dayOfMonth(day), 2)}`;
}

/** "YYYY-MM" as a month; undefined where the text is anything else or no such month exists. */
export function parseMonth(text: string): Month | undefined {
  const first = parseDay(`${text}-01`);
  return first === undefined ? undefined : monthOf(first);
}

export function formatMonth(month: Month): string {
  return `${pad(Math.floor(month / 12), 4)}-${pad((month % 12) + 1, 2)}`;
}

function pad(value: number, width: number): string {
  return `${value}`.padStart(width, '0');
}

/** Days since 1970-01-01; negative before it. */
export function serialOf(day: Day): number {
  // Years are counted from March, so that the leap day is the last of its year.
  const month = monthNumberOf(day);
  const year = month > 2 ? yearOf(day) : yearOf(day) - 1;
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth(day) - 1;
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468;
}

/** The day that many days after 1970-01-01. */
export function dayFromSerial(serial: number): Day {
  const shifted = serial + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return dayOf(year, month, dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1);
}

/** The day `days` later, or earlier where negative. */
export function addDays(day: Day, days: number): Day {
  return dayFromSerial(serialOf(day) + days);
}

/** The number of days from one day to another; negative where the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return serialOf(to) - serialOf(from);
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(day: Day): number {
  return (((serialOf(day) + 4) % 7) + 7) % 7;
}

/** The same month and day `years` later; for 29 February in a common year what `leap` says. */
export function anniversary(day: Day, years: number, leap: LeapAnniversary): Day {
  if (!isLeapDay(day) || isLeapYear(yearOf(day) + years)) return (day + years * YEAR_OF_DAYS) as Day;
  return leap === 'march-1' ? dayOf(yearOf(day) + years, 3, 1) : dayOf(yearOf(day) + years, 2, 28);
}

/** Whole years from one day to another by anniversaries; `to` is not before `from`. */
export function wholeYears(from: Day, to: Day, leap: LeapAnniversary): number {
  const years = yearOf(to) - yearOf(from);
  return anniversary(from, years, leap) <= to ? years : years - 1;
}
