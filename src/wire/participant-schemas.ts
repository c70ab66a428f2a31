// A participant as the doors show one: a row of a list, and everything on file as of a day, as known on a day.
// How the record is put together from facts is the office's business.

import { z } from 'zod';
import { documentRowSchema } from './document-schemas.ts';
import { languageSchema } from './person-schemas.ts';
import { daySchema, moneySchema, monthSchema } from './value-schemas.ts';

/** In the order in which a life passes through them. */
export const STATUSES = ['active', 'separated', 'deferred', 'disabled', 'pensioner', 'dead'] as const;

export const statusSchema = z.enum(STATUSES).meta({ id: 'Status', description: 'Derived from the facts on file.' });

export const participantRowSchema = z
  .object({
    id: z.string(),
    givenNames: z.string(),
    surnames: z.string(),
    birthDate: daySchema,
    status: statusSchema,
  })
  .meta({ id: 'ParticipantRow' });

export type ParticipantRow = z.infer<typeof participantRowSchema>;

export const participantListSchema = z
  .object({
    participants: z.array(participantRowSchema),
    total: z.int().describe('How many there are in all.'),
    next: z.string().nullable().describe('Send it as `after` for the next page; null on the last.'),
  })
  .meta({ id: 'ParticipantList' });

export type ParticipantList = z.infer<typeof participantListSchema>;

/** Which row of the record it comes from. */
const source = {
  fact: z.string().describe('The fact it rests on.'),
  document: z.string().nullable().describe('The document on file that proves it; null where none is named.'),
  known: z.int().describe('Its audit number.'),
};

export const decisionStateSchema = z.enum(['proposed', 'approved', 'rejected']).meta({ id: 'DecisionState' });

export const decisionRowSchema = z
  .object({
    id: z.string(),
    question: z.string(),
    on: daySchema,
    known: z.int().describe('The audit number up to which facts were known.'),
    outcome: z.enum(['granted', 'denied', 'needs-decision', 'needs-facts']),
    result: z.record(z.string(), z.unknown()).nullable(),
    state: decisionStateSchema,
    proposedBy: z.string(),
    decidedBy: z.string().nullable().describe('Who approved or rejected it.'),
    reason: z.string().nullable().describe('Why it was rejected.'),
    readings: z.record(z.string(), z.string()),
    estimate: z
      .object({
        inferred: z.array(z.string()).describe('Readings of inferred evidence that the Board has not adopted.'),
        unconfirmed: z.array(z.string()).describe('Figures whose primary text has not been read.'),
      })
      .nullable()
      .describe('Why it is an estimate and no award may rest on it; null where an award may.'),
    proofHash: z.string().describe('What an approval must repeat.'),
    recorded: z.int().describe('Its own audit number.'),
  })
  .meta({ id: 'DecisionRow' });

export type DecisionRow = z.infer<typeof decisionRowSchema>;

export const awardRowSchema = z
  .object({
    id: z.string(),
    kind: z.string().describe('The question that granted it, or what it was called before this system.'),
    rule: z.enum(['pension', 'hybrid-annuity', 'lump-sum']),
    amount: moneySchema.describe('A month; of a lump sum, all of it.'),
    startsOn: daySchema,
    endsOn: daySchema.nullable(),
    payee: z.string().describe('"self" or a beneficiary.'),
    state: z.enum(['proposed', 'current', 'ended']),
    decision: z.string().nullable(),
    conversion: z
      .object({ authority: z.string(), document: z.string(), decidedOn: daySchema, import: z.string() })
      .nullable()
      .describe('Of an award decided before this system: paid and shown as such, not recomputed.'),
    recorded: z.int().describe('Its own audit number.'),
  })
  .meta({ id: 'AwardRow' });

export type AwardRow = z.infer<typeof awardRowSchema>;

export const paymentRowSchema = z
  .object({
    run: z.string(),
    month: monthSchema,
    award: z.string(),
    cause: z.string(),
    gross: moneySchema,
    net: moneySchema,
    payee: z.string().nullable(),
    payday: daySchema,
    state: z.enum(['posted', 'released']),
  })
  .meta({ id: 'PaymentRow' });

export type PaymentRow = z.infer<typeof paymentRowSchema>;

export const participantRecordSchema = z
  .object({
    participant: z.string(),
    asOf: daySchema,
    known: z.int().describe('The audit number up to which facts are known here.'),
    givenNames: z.string(),
    surnames: z.string(),
    birthDate: daySchema,
    sex: z.enum(['female', 'male']).nullable(),
    language: languageSchema,
    ssnLast4: z.string().nullable(),
    enrolledOn: daySchema.nullable(),
    diedOn: daySchema.nullable(),
    status: statusSchema,
    service: z.array(
      z.object({
        id: z.string(),
        capacity: z.enum(['judge', 'government']),
        office: z.string().nullable(),
        from: daySchema,
        to: daySchema.nullable(),
        endedBy: z.string().nullable(),
        refundReturned: z.boolean().nullable(),
        ...source,
      }),
    ),
    salaries: z.array(z.object({ from: daySchema, annual: moneySchema, ...source })),
    accounts: z.array(z.object({ account: z.string(), balance: moneySchema })),
    payees: z.array(
      z.object({
        id: z.string().describe('"self" or a beneficiary.'),
        name: z.string(),
        method: z.enum(['deposit', 'check']),
        bankLast4: z.string().nullable(),
        state: z.enum(['proposed', 'current']),
        ...source,
      }),
    ),
    orders: z.array(z.object({ id: z.string(), value: z.record(z.string(), z.unknown()), ...source })),
    applications: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        filedOn: daySchema,
        onForm: z.boolean().nullable(),
        recorded: z.int(),
      }),
    ),
    certificates: z.array(
      z.object({
        id: z.string(),
        physician: z.string(),
        appointment: z.enum(['government', 'designated', 'own']),
        licensed: z.boolean(),
        examinedOn: daySchema,
        incapable: z.boolean(),
        totalAndPermanent: z.boolean(),
        recorded: z.int(),
      }),
    ),
    documents: z.array(documentRowSchema),
    earnings: z.array(z.object({ month: monthSchema, amount: moneySchema, ...source })),
    decisions: z.array(decisionRowSchema),
    awards: z.array(awardRowSchema),
    payments: z.array(paymentRowSchema),
  })
  .meta({ id: 'ParticipantRecord', description: 'Everything on file about one, as of a day as known on a day.' });

export type ParticipantRecord = z.infer<typeof participantRecordSchema>;

/** A line of an explanation that unfolds: the same tree as the proof of a decision. */
export const paymentExplanationSchema = z
  .object({
    participant: z.string(),
    award: awardRowSchema,
    month: monthSchema,
    run: z.string().nullable().describe('The run that paid it, or the prepared one; null for a calculation made now.'),
    state: z.enum(['calculated', 'prepared', 'approved', 'posted', 'released']),
    parts: z.array(
      z.object({ part: z.string(), amount: moneySchema, payee: z.string().nullable(), withdrawn: z.boolean() }),
    ),
    readings: z.record(z.string(), z.string()),
    proof: z
      .unknown()
      .describe(
        'The tree of steps {clause?, text, value, from}: the month, the earnings cut, then the award’s decision.',
      ),
  })
  .meta({ id: 'PaymentExplanation' });

export type PaymentExplanation = z.infer<typeof paymentExplanationSchema>;
