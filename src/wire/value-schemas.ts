// The values of facts and results as they cross the wire: money, dates, months, rates and shares, each a text.
// Here is their shape for programs and documentation; whether a fact may be so is the law room's to say.

import { z } from 'zod';

export const moneySchema = z
  .string()
  .regex(/^(0|[1-9]\d{0,12})\.\d\d$/)
  .meta({
    id: 'Money',
    description: 'Dollars and two decimals, without sign or commas; never a number.',
    examples: ['1234.50'],
  });

export const daySchema = z.iso
  .date()
  // There is no year 0: the year before 1 is another era's.
  .refine((text) => !text.startsWith('0000'))
  .meta({ id: 'Day', description: 'A day of the calendar, year-month-day.', examples: ['2026-11-30'] });

export const monthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ id: 'Month', description: 'A month of the calendar, year-month.', examples: ['2026-11'] });

export const percentSchema = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .max(20)
  .meta({ id: 'Percent', description: 'A rate in percent: "2.5" is two and a half percent.', examples: ['2.5'] });

export const factorSchema = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .max(20)
  .meta({ id: 'Factor', description: 'A number above zero.', examples: ['12.3456'] });

export const shareSchema = z
  .string()
  .regex(/^(1|\d+\/\d+)$/)
  .max(20)
  .meta({ id: 'Share', description: '"1" or a fraction above zero and at most one.', examples: ['2/3'] });

export const countSchema = z
  .int()
  .nonnegative()
  .meta({ id: 'Count', description: 'A whole number of zero or more.', examples: [120] });

export const wordsSchema = z
  .object({ en: z.string(), es: z.string() })
  .meta({ id: 'Words', description: 'The same said in English and in Spanish.' });
