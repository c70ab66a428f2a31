// Days as the sample writes them down in its own tables, and the steps of years that it takes between them.
// Calendars are in base.

import { anniversary, type Day, parseDay } from '../base/index.ts';

/** The day that a text of this room names. Throws a RangeError where it names none. */
export function dayAt(text: string): Day {
  const day = parseDay(text);
  if (day === undefined) throw new RangeError(`"${text}" is no day`);
  return day;
}

/** The day `years` later, or earlier where negative. */
export function yearsAfter(day: Day, years: number): Day {
  return anniversary(day, years, 'march-1');
}

export function earlierOf(a: Day, b: Day): Day {
  return a < b ? a : b;
}

export function laterOf(a: Day, b: Day): Day {
  return a > b ? a : b;
}
