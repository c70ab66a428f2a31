// A participant's whole story as the doors show it: one timeline of facts, cases, decisions, payments.
// How it is put together is the office's business.

import { z } from 'zod';
import { STORY_KINDS } from './story-words.ts';
import { daySchema, moneySchema } from './value-schemas.ts';

const storyEventSchema = z
  .object({
    on: daySchema.describe('The day on which it happened, or from which it holds.'),
    kind: z.enum(STORY_KINDS),
    says: z.string().describe('In the language of the answer.'),
    amount: moneySchema.nullable(),
    counts: z.boolean().describe('Whether it still counts: a fact that was withdrawn or corrected since does not.'),
    by: z.string().describe('Who brought it in, or by whose command it came about.'),
    recorded: z.string().describe('The instant at which it became known, ISO 8601.'),
    known: z.int().describe('Its audit number.'),
    ids: z
      .record(z.string(), z.string())
      .describe('What it is about: a fact, application, case, decision, award, run, document.'),
  })
  .meta({ id: 'StoryEvent' });

export type StoryEvent = z.infer<typeof storyEventSchema>;

export const storySchema = z
  .object({
    participant: z.string(),
    known: z.int().describe('The audit number up to which it is told.'),
    events: z.array(storyEventSchema).describe('By day, and within a day as they became known.'),
  })
  .meta({ id: 'Story' });

export type Story = z.infer<typeof storySchema>;
