// The legal day, for callers that have a clock: the library has none.
// What an absent `on` means is said with the options of a decision.

import { dayInPuertoRico, formatDay } from '../base/index.ts';

/** The day in Puerto Rico at an instant in milliseconds since 1970 UTC, as `"2026-11-30"`: `todayInPuertoRico(Date.now())`. */
export function todayInPuertoRico(instant: number): string {
  return formatDay(dayInPuertoRico(instant));
}
