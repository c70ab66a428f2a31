// The legal day in Puerto Rico: it begins four hours after the day of UTC, in every season and in every time zone.
// Other calendar arithmetic is in day.test.ts.

import { expect, test } from 'vitest';
import { formatDay } from './day.ts';
import { dayInPuertoRico } from './puerto-rico-day.ts';

test.each([
  ['2026-11-30T03:59:59.999Z', '2026-11-29'],
  ['2026-11-30T04:00:00.000Z', '2026-11-30'],
  ['2026-07-01T03:59:59.999Z', '2026-06-30'],
  ['2026-07-01T04:00:00.000Z', '2026-07-01'],
  ['2028-02-29T12:00:00.000Z', '2028-02-29'],
  ['1969-12-31T23:00:00.000Z', '1969-12-31'],
  ['1970-01-01T00:00:00.000Z', '1969-12-31'],
])('at %s it is %s in Puerto Rico', (instant, day) => {
  expect(formatDay(dayInPuertoRico(Date.parse(instant)))).toBe(day);
});
