// What each reading changes, as the doors show it: the cases and payments that another option would make different.
// How they are decided again is the office's; the options themselves are in register-schemas.ts.

import { z } from 'zod';
import { READINGS } from '../law/index.ts';
import { questionSchema } from './decision-schema.ts';
import { daySchema, moneySchema, monthSchema } from './value-schemas.ts';

const READING_IDS = Object.keys(READINGS) as [keyof typeof READINGS, ...(keyof typeof READINGS)[]];

/** A reading by its id: whoever asks for one that is none is told which there are. */
export const readingIdSchema = z
  .enum(READING_IDS)
  .meta({ id: 'ReadingId', description: 'A point that the statutes leave open; see /api/readings.' });

const differenceSchema = z
  .string()
  .regex(/^-?(0|[1-9]\d*)\.\d\d$/)
  .meta({
    id: 'MoneyDifference',
    description: 'Dollars and cents under the option less those of now; may be negative.',
  });

const changedMoneySchema = z.object({ now: moneySchema, under: moneySchema, difference: differenceSchema });

const caseOutcomeSchema = z.enum(['granted', 'denied', 'needs-decision', 'needs-facts']);

const changedCaseSchema = z
  .object({
    participant: z.string(),
    decision: z.string().nullable().describe('Null of an application that waits for a decision.'),
    application: z.string().nullable(),
    question: questionSchema,
    on: daySchema.describe('The day asked about.'),
    state: z.enum(['approved', 'proposed', 'waiting']),
    running: z
      .boolean()
      .describe('True of an approved decision that no other replaced, of a participant who is not known to have died.'),
    outcome: z.object({ now: caseOutcomeSchema, under: caseOutcomeSchema }),
    monthly: changedMoneySchema
      .nullable()
      .describe('What the participant gets a month; null where no month is paid or one of the outcomes is open.'),
    lumpSum: changedMoneySchema.nullable().describe('What is paid once, likewise.'),
    fields: z
      .array(z.object({ name: z.string(), now: z.unknown(), under: z.unknown() }))
      .describe('The fields of the result that differ; null stands for a field that is not there.'),
  })
  .meta({ id: 'ChangedCase', description: 'A case that the option would make different.' });

export type ChangedCase = z.infer<typeof changedCaseSchema>;

const changedPaymentSchema = z
  .object({
    participant: z.string(),
    award: z.string(),
    month: monthSchema.describe('The month it pays.'),
    now: moneySchema,
    under: moneySchema.nullable().describe('Null where the option leaves the month without an amount.'),
    difference: differenceSchema.nullable(),
    refused: z.string().nullable().describe('Why there is no amount: the code of the refusal.'),
  })
  .meta({ id: 'ChangedPayment', description: 'A payment of the last month that the option would make different.' });

export type ChangedPayment = z.infer<typeof changedPaymentSchema>;

const changedMonthSchema = z.object({
  differ: z.int().describe('Payments that would be of another amount.'),
  refused: z.int().describe('Payments for which the month would have no amount.'),
  difference: differenceSchema.describe('The sum over the payments that have an amount.'),
  payday: z.object({ now: daySchema, under: daySchema }),
  payments: z.array(changedPaymentSchema).nullable().describe('Null for whoever sees no cases.'),
});

export type ChangedMonth = z.infer<typeof changedMonthSchema>;

const optionEffectSchema = z
  .object({
    option: z.string(),
    says: z.string().describe('The option in words.'),
    decisions: z.int().describe('Decisions that would differ.'),
    outcomes: z.int().describe('Of these, those whose outcome would be another one.'),
    monthly: differenceSchema.describe('The sum of the monthly differences of these decisions.'),
    monthlyRunning: differenceSchema.describe(
      'The same over those that run: approved, not replaced, participant alive.',
    ),
    lumpSums: differenceSchema.describe('The sum of the differences of what is paid once.'),
    applications: z.int().describe('Applications that wait for a decision and would be answered otherwise.'),
    cases: z.array(changedCaseSchema).nullable().describe('All that would differ; null for whoever sees no cases.'),
    month: changedMonthSchema.nullable().describe('Null where no month asks for the reading, or none was paid yet.'),
  })
  .meta({ id: 'OptionEffect', description: 'What would be different under an option that is not in force.' });

export type OptionEffect = z.infer<typeof optionEffectSchema>;

const readingEffectSchema = z
  .object({
    id: readingIdSchema,
    asks: z.string().describe('The open point in words.'),
    cite: z.string().nullable(),
    clauses: z.array(z.string()),
    evidence: z.enum(['text', 'spanish', 'court', 'inferred']),
    inForce: z.string().describe('The option adopted by the Board, else the default one.'),
    says: z.string().describe('The option in force in words.'),
    adopted: z.boolean().describe('Whether the Board has adopted it.'),
    decisions: z.int().describe('Decisions that consult the reading.'),
    applications: z.int().describe('Applications waiting whose answer consults it.'),
    options: z.array(optionEffectSchema).describe('The options that are not in force; none where there is one alone.'),
  })
  .meta({ id: 'ReadingEffect' });

export type ReadingEffect = z.infer<typeof readingEffectSchema>;

const examinedSchema = z.object({
  decisions: z.int().describe('Decisions on file that are proposed or approved.'),
  applications: z.int().describe('Applications that wait for a decision.'),
  rejected: z.int().describe('Decisions that were rejected: not examined.'),
  converted: z.int().describe('Awards decided before this system: not recomputed, so not examined as decisions.'),
  leftOut: z
    .int()
    .describe(
      'Cases that cannot be examined: facts that contradict each other, or a decision that is not made again as it stands.',
    ),
  run: z.string().nullable().describe('The last run that was signed; null where there is none.'),
  month: monthSchema.nullable(),
  payments: z.int().describe('Payments of that run, of converted awards too.'),
});

export const readingEffectsSchema = z
  .object({
    today: daySchema,
    known: z.int().describe('The audit number up to which facts, decisions and readings are known.'),
    examined: examinedSchema,
    readings: z.array(readingEffectSchema),
  })
  .meta({ id: 'ReadingEffects' });

export type ReadingEffects = z.infer<typeof readingEffectsSchema>;
