// The service of a participant by month as the doors show it: what credits each month, or why nothing does, and what proves it.
// How a month comes to be credited is the law's.

import { z } from 'zod';
import { daySchema, monthSchema } from './value-schemas.ts';

const creditSchema = z.object({
  credited: z.boolean().nullable().describe('Null while it is open.'),
  clause: z.string().describe('The clause that credits the month, or by which it is not credited.'),
  says: z.string().describe('Why, in the language of the answer.'),
});

const monthRowSchema = z.object({
  month: monthSchema,
  as: z.enum(['judge', 'government']).nullable().describe('As what it counts; null of a month that nothing credits.'),
  spells: z.array(z.string()).describe('The spells that credit it, or that reach into it where none does.'),
  retirement: creditSchema,
  disability: creditSchema,
});

export type ServiceMonthRow = z.infer<typeof monthRowSchema>;

export const serviceMonthsSchema = z
  .object({
    participant: z.string(),
    on: daySchema,
    known: z.int().describe('The audit number up to which facts are known here.'),
    retirementMonths: z.int().nullable().describe('As the question `service` says; null while it is open.'),
    disabilityMonths: z.int().nullable().describe('As the question `service` says; null while it is open.'),
    readings: z.record(z.string(), z.string()),
    spells: z.array(
      z.object({
        spell: z.string(),
        fact: z.string(),
        document: z.string().nullable().describe('The document on file that proves it.'),
        verifiedBy: z.string().nullable().describe('Who said that the document was verified.'),
      }),
    ),
    months: z.array(monthRowSchema),
  })
  .meta({ id: 'ServiceMonths' });

export type ServiceMonthsAnswer = z.infer<typeof serviceMonthsSchema>;
