// The month as the doors show it: runs and their states, the review by cause, lines, and the ledger's trial balance.
// The protocol that makes them is the office's; the amounts come from the law.

import { z } from 'zod';
import { daySchema, moneySchema, monthSchema } from './value-schemas.ts';

export const RUN_STATES = ['preparing', 'prepared', 'approved', 'posted', 'released', 'cancelled'] as const;

export const runStateSchema = z.enum(RUN_STATES).meta({ id: 'RunState' });

const runShape = {
  id: z.string(),
  month: monthSchema,
  state: runStateSchema,
  known: z.int().describe('The audit number up to which facts were known.'),
  lines: z.int().describe('Payments: lines that reach a payee.'),
  total: moneySchema,
  fileSha256: z.string().nullable(),
  digest: z.string().nullable().describe('What an approval must repeat.'),
  openedBy: z.string(),
  approvedBy: z.string().nullable(),
  releasedBy: z.string().nullable(),
  batches: z.object({ all: z.int(), prepared: z.int(), posted: z.int() }),
};

export const runRowSchema = z.object(runShape).meta({ id: 'RunRow' });

export type RunRow = z.infer<typeof runRowSchema>;

export const monthStatusSchema = z
  .object({ month: monthSchema, runs: z.array(runRowSchema) })
  .meta({ id: 'MonthStatus' });

export type MonthStatus = z.infer<typeof monthStatusSchema>;

/** Why what a payee gets differs from the month before. */
export const VARIANCE_CAUSES = [
  'new-award',
  'first-part-month',
  'last-part-month',
  'ended',
  'earnings',
  'arrears',
  'changed-award',
  'lump-sum',
  'held',
  'unexplained',
] as const;

export const varianceSchema = z
  .object({
    cause: z.enum(VARIANCE_CAUSES),
    count: z.int(),
    difference: z.string().describe('Dollars and cents against the month before; may be negative.'),
    payees: z
      .array(
        z.object({
          participant: z.string(),
          name: z.string(),
          award: z.string(),
          before: moneySchema,
          now: moneySchema,
        }),
      )
      .describe('At most a hundred of them.'),
  })
  .meta({ id: 'Variance' });

export const runReviewSchema = z
  .object({
    ...runShape,
    payday: daySchema,
    before: z
      .object({ month: monthSchema, lines: z.int(), total: moneySchema })
      .nullable()
      .describe('The month before.'),
    variance: z.array(varianceSchema),
    held: z.array(z.object({ participant: z.string(), award: z.string(), reason: z.string() })),
  })
  .meta({ id: 'RunReview' });

export type RunReview = z.infer<typeof runReviewSchema>;

export const runLinesSchema = z
  .object({
    lines: z.array(
      z.object({
        participant: z.string(),
        name: z.string(),
        award: z.string(),
        month: monthSchema.describe('The month it pays, which may be an earlier one than the run’s.'),
        cause: z.string(),
        part: z.string(),
        amount: moneySchema,
        days: z.int().nullable(),
        daysInMonth: z.int().nullable(),
        withdrawn: z.boolean(),
      }),
    ),
    next: z.string().nullable(),
  })
  .meta({ id: 'RunLines' });

export type RunLines = z.infer<typeof runLinesSchema>;

export const trialBalanceSchema = z
  .object({
    debits: moneySchema,
    credits: moneySchema,
    difference: z.string(),
    accounts: z.array(z.object({ account: z.string(), balance: z.string() })),
  })
  .meta({ id: 'TrialBalance', description: 'Balances are debits less credits.' });

export type TrialBalance = z.infer<typeof trialBalanceSchema>;

export const verificationSchema = z
  .object({
    ok: z.boolean(),
    checks: z.array(z.object({ name: z.string(), ok: z.boolean(), detail: z.string() })),
  })
  .meta({ id: 'Verification' });

export type Verification = z.infer<typeof verificationSchema>;
