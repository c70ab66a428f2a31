// The lists that the office gives of the law: questions, readings and clauses, as schemas and the types of their rows.
// What stands in them comes from the law's register; the titles of questions are in question-words.ts.

import { z } from 'zod';
import { questionSchema } from './decision-schema.ts';
import { wordsSchema } from './value-schemas.ts';

const questionRowSchema = z
  .object({
    id: questionSchema,
    title: wordsSchema,
    result: z
      .array(
        z.object({
          name: z.string(),
          always: z.boolean().describe('False: the field stands only where the law has something to say there.'),
        }),
      )
      .describe('The fields of the result.'),
  })
  .meta({ id: 'QuestionRow', description: 'A question that may be asked.' });

const readingRowSchema = z
  .object({
    id: z.string(),
    asks: wordsSchema.describe('The point that the statutes leave open.'),
    clauses: z.array(z.string()).describe('The clauses whose text leaves it open.'),
    cite: z.string().optional(),
    default: z.string().describe('The option that applies where none is named.'),
    evidence: z
      .enum(['text', 'spanish', 'court', 'inferred'])
      .describe('What the default rests on: the statute, its Spanish text, a court, or an inference of the product.'),
    options: z.array(z.object({ id: z.string(), says: wordsSchema })),
  })
  .meta({ id: 'ReadingRow', description: 'A point that the statutes leave open, and the ways to read it.' });

const clauseRowSchema = z
  .object({
    id: z.string(),
    cite: z.string().describe('How a lawyer cites it.'),
    title: wordsSchema,
    says: wordsSchema.describe("In the product's own words, not the statute's."),
    asks: z.string().describe('The question that it bears on, or office: and what the office does by it.'),
    reads: z.array(z.string()).describe('The readings of its open points.'),
  })
  .meta({ id: 'ClauseRow', description: 'A clause of the statutes.' });

export const questionsSchema = z.object({ questions: z.array(questionRowSchema) });
export const readingsSchema = z.object({ readings: z.array(readingRowSchema) });
export const clausesSchema = z.object({ clauses: z.array(clauseRowSchema) });

export type QuestionRow = z.infer<typeof questionRowSchema>;
export type ReadingRow = z.infer<typeof readingRowSchema>;
export type ClauseRow = z.infer<typeof clauseRowSchema>;
