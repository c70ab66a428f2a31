// The legal day in Puerto Rico at an instant.
// It asks no clock: which instant it is comes in from whoever has one.

import { type Day, dayFromSerial } from './day.ts';

/** Puerto Rico keeps Atlantic Standard Time, UTC-4, all year. */
const OFFSET_MILLISECONDS = -4 * 3_600_000;

const DAY_MILLISECONDS = 24 * 3_600_000;

/** The day in Puerto Rico at an instant, in milliseconds since 1970 UTC. */
export function dayInPuertoRico(instant: number): Day {
  return dayFromSerial(Math.floor((instant + OFFSET_MILLISECONDS) / DAY_MILLISECONDS));
}
