// Parts of inputs that several verbs have in common: ids, days, amounts, as texts that the doors can check and describe.
// What a whole input looks like stands in the verb's own file.

import { z } from 'zod';
import { type Cents, type Day, type Month, parseDay, parseMoney, parseMonth } from '../base/index.ts';

export { daySchema, moneySchema, monthSchema } from '../wire/index.ts';

/** An id as the office gives and takes it: letters, digits, point, hyphen and underscore. */
export const idSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)
  .meta({ id: 'Id', description: 'Letters, digits, point, hyphen, underscore; at most 64.' });

/** A text that a person writes: a name, a reason. */
export function textSchema(most: number) {
  return z.string().trim().min(1).max(most);
}

/** The day of a text that its schema has let through. */
export function asDay(text: string): Day {
  const day = parseDay(text);
  if (day === undefined) throw new RangeError('a day that no schema has checked');
  return day;
}

export function asMonth(text: string): Month {
  const month = parseMonth(text);
  if (month === undefined) throw new RangeError('a month that no schema has checked');
  return month;
}

export function asCents(text: string): Cents {
  const amount = parseMoney(text);
  if (amount === undefined) throw new RangeError('an amount that no schema has checked');
  return amount;
}
