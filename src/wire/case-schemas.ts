// Cases as the doors show them: a row of the queue, and one case with what happened in it and what it still needs.
// How a stage is found, and what a case may be brought to, is the office's business.

import { z } from 'zod';
import { decisionSchema } from './decision-schema.ts';
import { decisionRowSchema } from './participant-schemas.ts';
import { daySchema } from './value-schemas.ts';

const named = (says: string) => z.object({ id: z.string(), name: z.string().describe(says) });

export const caseRowSchema = z
  .object({
    participant: z.string(),
    id: z.string(),
    kind: named('Its words in the language of the answer.'),
    stage: named('Its words in the language of the answer.'),
    since: daySchema.describe('The day on which it came to that stage.'),
    owner: z.string().nullable().describe('Who has it; null where nobody does.'),
    openedOn: daySchema,
    promisedOn: daySchema,
    daysLeft: z.int().nullable().describe('Until the promised day; below zero of a late case, null of a closed one.'),
    closedOn: daySchema.nullable(),
    events: z.int().describe('How many events it has: what a change of it repeats as `seen`.'),
  })
  .meta({ id: 'CaseRow' });

export type CaseRow = z.infer<typeof caseRowSchema>;

export const caseListSchema = z
  .object({
    cases: z.array(caseRowSchema).describe('Those promised first come first.'),
    total: z.int().describe('How many there are in all.'),
    late: z.int().describe('How many of them are open past the promised day.'),
    next: z.string().nullable().describe('Send it as `after` for the next page; null on the last.'),
  })
  .meta({ id: 'CaseList' });

export type CaseList = z.infer<typeof caseListSchema>;

const eventSchema = z.object({
  n: z.int(),
  kind: z.string(),
  on: daySchema,
  by: z.string().describe('Who did it, or by whose command it came about.'),
  value: z.record(z.string(), z.unknown()),
  known: z.int().describe('Its audit number.'),
});

const establishedSchema = z.object({
  pointer: z.string().describe('Into the facts of `decide`.'),
  value: z.unknown(),
  document: z.string().nullable(),
  reason: z.string().nullable().describe('Why it was changed, where it was established otherwise before.'),
  fact: z.string(),
  known: z.int().describe('Its audit number.'),
});

const optionSchema = z.object({
  id: z.string(),
  reading: z.string(),
  option: z.string(),
  authority: z.string(),
  reasons: z.string(),
  document: z.string().nullable(),
  proposedBy: z.string(),
  approvedBy: z.string().nullable(),
});

const contestSchema = z.object({
  id: z.string(),
  decision: z.string(),
  forum: z.enum(['reconsideration', 'board', 'court']),
  filedOn: daySchema,
  deadline: daySchema.nullable(),
  late: z.boolean().describe('Filed after the deadline: whoever hears it says what that means.'),
  grounds: z.string(),
  disposition: z.enum(['upheld', 'remanded', 'dismissed', 'withdrawn']).nullable().describe('Null while it is heard.'),
  decidedOn: daySchema.nullable(),
  authority: z.string().nullable(),
  reasons: z.string().nullable(),
});

export const caseAnswerSchema = z
  .object({
    case: caseRowSchema,
    about: z.record(z.string(), z.unknown()),
    mayBeBroughtTo: z.array(named('Its words in the language of the answer.')),
    events: z.array(eventSchema),
    stages: z
      .array(
        z.object({
          stage: z.string(),
          name: z.string(),
          from: daySchema,
          days: z.int().describe('How many it has been, or was, at that stage.'),
        }),
      )
      .describe('In their order: where the time went.'),
    established: z.array(establishedSchema),
    options: z.array(optionSchema).describe('Points of law settled for this case alone.'),
    openPoints: z
      .array(z.object({ reading: z.string(), options: z.array(z.string()) }))
      .describe('Points that the law leaves to a person here, with their options.'),
    decisions: z.array(decisionRowSchema),
    contests: z.array(contestSchema),
    stayed: z.object({ contest: z.string(), authority: z.string() }).nullable(),
    now: decisionSchema
      .nullable()
      .describe(
        'What the law says today on what is known; null of a kind that no decision ends, or where facts contradict each other.',
      ),
  })
  .meta({ id: 'CaseAnswer' });

export type CaseAnswer = z.infer<typeof caseAnswerSchema>;
