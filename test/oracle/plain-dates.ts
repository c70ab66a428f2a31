// Dates are plain strings "YYYY-MM-DD" and months plain strings "YYYY-MM": they compare as strings.

// "A date is YYYY-MM-DD, a month YYYY-MM, both really on the calendar": the length of a month on that calendar.
export function daysInMonth(month: string): number {
  const year = Number(month.slice(0, 4));
  const number = Number(month.slice(5, 7));
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][number - 1]!;
}

// The same sentence: is this text a month that exists?
export function isMonth(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}$/.test(value) &&
    Number(value.slice(5)) >= 1 &&
    Number(value.slice(5)) <= 12
  );
}

// The same sentence: is this text a date that exists?
export function isDate(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    isMonth(value.slice(0, 7)) &&
    Number(value.slice(8)) >= 1 &&
    Number(value.slice(8)) <= daysInMonth(value.slice(0, 7))
  );
}

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

export function two(value: number): string {
  return String(value).padStart(2, '0');
}

export function lastDayOf(month: string): string {
  return `${month}-${two(daysInMonth(month))}`;
}

export function addMonths(month: string, count: number): string {
  const total = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${two((total % 12) + 1)}`;
}

export function monthsFromTo(from: string, to: string): string[] {
  const all: string[] = [];
  const count = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  for (let index = 0; index <= count(to) - count(from); index += 1) all.push(addMonths(from, index));
  return all;
}

export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86400000;
}

export function addDays(date: string, count: number): string {
  return new Date((dayNumber(date) + count) * 86400000).toISOString().slice(0, 10);
}

// Reading attained-age: "On which day does someone born on 29 February reach an age in a common year?"
// march-1: on 1 March; february-28: on 28 February. "Anniversaries follow reading attained-age."
export function anniversary(date: string, years: number, readings: Record<string, string>): string {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0');
  const same = `${year}${date.slice(4)}`;
  if (isDate(same)) return same;
  return readings['attained-age'] === 'february-28' ? `${year}-02-28` : `${year}-03-01`;
}

// "interest runs whole months from the first day of the following month to paidOn": the whole months from the
// first day of the month after `month` to the day `end`; none if the end comes before.
export function wholeMonthsAfter(month: string, end: string): number {
  const first = addMonths(month, 1);
  const count =
    (Number(end.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(end.slice(5, 7)) - Number(first.slice(5, 7));
  return Math.max(0, count);
}

function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

// "Banking days: weekdays that are not Federal Reserve holidays."
// Reading taken: today's list of Federal Reserve holidays holds for every year; a holiday on a Sunday is kept on the
// Monday after, one on a Saturday closes no other day.
function isHoliday(date: string): boolean {
  const monthDay = date.slice(5);
  const yesterday = addDays(date, -1);
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'];
  if (fixed.includes(monthDay)) return true;
  if (fixed.includes(yesterday.slice(5)) && weekday(yesterday) === 0) return true;
  const month = date.slice(5, 7);
  const week = Math.ceil(Number(date.slice(8)) / 7);
  if (weekday(date) === 1) {
    if ((month === '01' || month === '02') && week === 3) return true;
    if (month === '05' && Number(date.slice(8)) + 7 > 31) return true;
    if (month === '09' && week === 1) return true;
    if (month === '10' && week === 2) return true;
  }
  return weekday(date) === 4 && month === '11' && week === 4;
}

export function isBankingDay(date: string): boolean {
  return weekday(date) >= 1 && weekday(date) <= 5 && !isHoliday(date);
}
