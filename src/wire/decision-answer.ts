// A decision on file as the doors show it: what was stored, and the same decision made again to be read, in one language.
// How the two are compared is the office's business.

import { z } from 'zod';
import { decisionSchema } from './decision-schema.ts';
import { awardRowSchema, decisionRowSchema } from './participant-schemas.ts';

export const decisionAnswerSchema = z
  .object({
    participant: z.string(),
    decision: decisionRowSchema,
    facts: z.record(z.string(), z.unknown()).describe('The facts it was decided on, in the shapes of `decide`.'),
    again: decisionSchema.describe('Decided again on the same facts, with its reasons and proof in words.'),
    same: z.boolean().describe('Whether deciding again gives the same proof as the one stored.'),
    awards: z.array(awardRowSchema).describe('What it grants.'),
  })
  .meta({ id: 'DecisionAnswer' });

export type DecisionAnswer = z.infer<typeof decisionAnswerSchema>;
