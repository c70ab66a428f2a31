// What the months that were paid would come to now, as the doors show it: decisions, months, and a proposal of differences.
// How they are found is the office's business.

import { z } from 'zod';
import { daySchema, moneySchema, monthSchema } from './value-schemas.ts';

const changeSchema = z
  .string()
  .regex(/^-?(0|[1-9]\d*)\.\d\d$/)
  .describe('Below zero where less is due than was paid.');

export const monthDifferenceSchema = z
  .object({
    award: z.string(),
    month: monthSchema,
    paid: moneySchema.describe('What was borne of it, the part of the State Insurance Fund among it.'),
    due: moneySchema.describe('What it comes to on the facts as they are known now.'),
    difference: changeSchema,
    ofTheFund: changeSchema.describe('How much of the difference the State Insurance Fund bears.'),
  })
  .meta({ id: 'MonthDifference' });

export type MonthDifferenceRow = z.infer<typeof monthDifferenceSchema>;

const monthsSchema = z.object({
  months: z.array(monthDifferenceSchema),
  more: moneySchema.describe('What is due to the payee beyond what was paid.'),
  less: moneySchema.describe('What was paid beyond what is due.'),
});

const OUTCOMES = ['granted', 'denied', 'needs-decision', 'needs-facts'] as const;

const decidedSchema = z.object({
  outcome: z.enum(OUTCOMES),
  result: z.record(z.string(), z.unknown()).nullable(),
});

export const differencesSchema = z
  .object({
    participant: z.string(),
    known: z.int().describe('The audit number up to which facts are known here.'),
    decisions: z
      .array(
        z.object({
          decision: z.string(),
          award: z.string(),
          question: z.string(),
          on: daySchema,
          application: z.string().nullable(),
          before: decidedSchema,
          now: decidedSchema.extend({
            outcome: z
              .enum([...OUTCOMES, 'contradicted'])
              .describe('Contradicted: facts contradict each other, and nobody can tell until that is mended.'),
          }),
        }),
      )
      .describe('Decisions that would come out otherwise now: an award changes only by another decision.'),
    asAwarded: monthsSchema.describe('Months that come to something else under the awards as they stand.'),
    asDecidedAnew: monthsSchema.describe('Months that would, if those decisions were taken again.'),
    proposals: z.array(
      z.object({
        id: z.string(),
        proposedBy: z.string(),
        approvedBy: z.string().nullable(),
        because: z.string(),
        more: moneySchema,
        less: moneySchema,
        digest: z.string(),
        recorded: z.int(),
      }),
    ),
  })
  .meta({ id: 'Differences' });

export type Differences = z.infer<typeof differencesSchema>;

export const lookSchema = z
  .object({
    known: z.int(),
    looked: z.int().describe('How many participants with an award.'),
    found: z.array(
      z.object({
        participant: z.string(),
        decisions: z.int(),
        months: z.int(),
        more: moneySchema,
        less: moneySchema,
        case: z.string().describe('The case that is open about it.'),
      }),
    ),
    more: moneySchema.describe('What is due to payees beyond what was paid, in all.'),
    less: moneySchema.describe('What was paid beyond what is due, in all.'),
  })
  .meta({ id: 'Look' });

export type Look = z.infer<typeof lookSchema>;
