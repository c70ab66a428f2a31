// The result of each question, field by field, as it stands in a granted decision.
// What the fields mean and when they are there is the law's; a test finds that the names here are the law's names.

import { z } from 'zod';
import type { QuestionId } from '../law/index.ts';
import { countSchema, daySchema, moneySchema, monthSchema, percentSchema, shareSchema } from './value-schemas.ts';

const offset = { fundMonthly: moneySchema, systemMonthly: moneySchema, participantMonthly: moneySchema };

const earnings = { pension: moneySchema, income: moneySchema, payable: moneySchema, reduction: moneySchema };

/** The schema of a question's result, by the question. */
export const resultSchemas = {
  cohort: z.strictObject({
    cohort: z.enum(['legacy', 'transition', 'hybrid']),
    definedBenefitSections: z.string().optional(),
  }),
  service: z.strictObject({ judgeMonths: countSchema, retirementMonths: countSchema, disabilityMonths: countSchema }),
  'medical-proof': z.strictObject({ sufficient: z.boolean(), forTotalAndPermanent: z.boolean() }),
  'occupational-disability': z.strictObject({ annual: moneySchema, monthly: moneySchema, ...offset }),
  'nonoccupational-disability': z.strictObject({
    serviceMonths: countSchema,
    averageCompensation: moneySchema,
    percent: percentSchema,
    annual: moneySchema,
    monthly: moneySchema,
  }),
  'hybrid-disability': z.strictObject({
    underlyingAnnual: moneySchema,
    ceilingSalaryAnnual: moneySchema,
    ceilingAccruedAnnual: moneySchema,
    annual: moneySchema,
    monthly: moneySchema,
    ...z.object(offset).partial().shape,
  }),
  'disability-earnings': z.strictObject({
    months: z.array(z.strictObject({ month: monthSchema, ...earnings })).optional(),
    years: z.array(z.strictObject({ year: z.string(), ...earnings })).optional(),
  }),
  'disability-discontinuance': z.strictObject({ refund: moneySchema }),
  'hybrid-separation': z.strictObject({
    form: z.enum(['distribution', 'annuity', 'deferred-annuity']),
    amount: moneySchema.optional(),
    annual: moneySchema.optional(),
    monthly: moneySchema.optional(),
    startsOn: daySchema.optional(),
  }),
  'hybrid-death': z.strictObject({
    treatedAs: z.enum(['active', 'pensioner']),
    amount: moneySchema,
    debtsCollected: moneySchema,
    debtsLeft: moneySchema,
    shares: z.array(z.strictObject({ name: z.string(), amount: moneySchema })).optional(),
  }),
  beneficiaries: z.strictObject({
    basis: z.enum(['order', 'heirs', 'mixed']),
    beneficiaries: z.array(z.strictObject({ name: z.string(), share: shareSchema })),
  }),
  payments: z.strictObject({
    payments: z.array(
      z.strictObject({
        month: monthSchema,
        days: countSchema,
        daysInMonth: countSchema,
        amount: moneySchema,
        payday: daySchema,
      }),
    ),
    total: moneySchema,
  }),
  interest: z.strictObject({ interest: moneySchema, balance: moneySchema }),
  contribution: z.strictObject({ rate: percentSchema, monthlySalary: moneySchema, amount: moneySchema }),
  'ers-membership': z.strictObject({
    status: z.enum(['mandatory', 'optional', 'excluded', 'entitled', 'not-yet']),
    enrolled: z.boolean().nullable().describe('Null while an election is awaited.'),
    revocable: z.boolean().nullable(),
  }),
  'ers-readmission-cost': z.strictObject({
    individual: moneySchema,
    employer: moneySchema,
    principal: moneySchema,
    interest: moneySchema,
    total: moneySchema,
  }),
  'ers-telephone-credit': z.strictObject({
    eligible: z.boolean(),
    principal: moneySchema,
    interest: moneySchema,
    transferred: moneySchema,
    balance: moneySchema,
    termMonths: countSchema.optional(),
    instalment: moneySchema.optional(),
    lastInstalment: moneySchema.optional(),
  }),
} as const satisfies Readonly<Record<QuestionId, z.ZodObject>>;
