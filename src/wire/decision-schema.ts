// A decision, its reasons and its proof as schemas; and the request that a decision answers.
// The decision itself is made in the law room; what each question's result holds is in result-schemas.ts.

import { z } from 'zod';
import { factsSchema } from './facts-schema.ts';
import { resultSchemas } from './result-schemas.ts';
import { daySchema } from './value-schemas.ts';

const questionIds = Object.keys(resultSchemas) as [keyof typeof resultSchemas, ...(keyof typeof resultSchemas)[]];

export const questionSchema = z.enum(questionIds).meta({ id: 'Question', description: 'A question of the law.' });

/** How a decision is asked for: the query of the address. */
export const decideQuerySchema = z.strictObject({
  lang: z
    .enum(['en', 'es'])
    .optional()
    .describe('The language of texts; else the one that Accept-Language prefers, else English.'),
  proof: z.enum(['true', 'false']).optional().describe('false leaves the proof out.'),
});

export type DecideQuery = z.infer<typeof decideQuerySchema>;

export const decideRequestSchema = z
  .strictObject({
    facts: factsSchema,
    readings: z
      .record(z.string(), z.string())
      .nullish()
      .describe('The option to decide under, by the id of the reading; see /api/readings.'),
  })
  .meta({
    id: 'DecideRequest',
    examples: [{ facts: { participant: { enrolledOn: '2014-07-01' } }, readings: { 'hybrid-start': 'hybrid' } }],
  });

const reasonSchema = z
  .object({
    clause: z.string().describe('The id of a clause; see /api/clauses.'),
    rule: z.string().describe('The name of the rule in the graph of the law.'),
    holds: z.boolean().nullable().describe('Null where it is not known or not yet decided.'),
    text: z.string(),
  })
  .meta({ id: 'Reason', description: 'A condition of the law, and whether it holds.' });

/** A step of a proof as it is read, with the steps that it came from; declarations of the schemas name it. @public */
export interface ProofStep {
  clause?: string | undefined;
  cite?: string | undefined;
  fact?: string | undefined;
  parameter?: string | undefined;
  reading?: string | undefined;
  text: string;
  value?: unknown;
  from: ProofStep[];
}

const proofSchema: z.ZodType<ProofStep> = z
  .object({
    clause: z.string().optional(),
    cite: z.string().optional().describe('How a lawyer cites the clause or the figure.'),
    fact: z.string().optional().describe('The JSON pointer of a fact.'),
    parameter: z.string().optional(),
    reading: z.string().optional(),
    text: z.string(),
    value: z.unknown(),
    get from() {
      return z.array(proofSchema);
    },
  })
  .meta({ id: 'ProofStep', description: 'What was found, on what it rests, and the steps that it came from.' });

const endSchema = z.union([z.string(), z.number()]);

const partSchema = z.string().regex(/^(0\.\d\d|1\.00)$/);

const boundsSchema = z
  .object({
    outcomes: z
      .array(z.enum(['granted', 'denied', 'needs-decision']))
      .describe('What complete facts can still bring: nothing else.'),
    amounts: z
      .record(
        z.string(),
        z.object({ from: endSchema, to: endSchema.nullable().describe('Null where there is no limit.') }),
      )
      .describe(
        'By the field of the result, both ends included: between which amounts, months or percentages it lies, as the result would write them, if it is granted and the field is there.',
      ),
    decides: z
      .array(
        z.object({
          fact: z.string().describe('The JSON pointer of a missing fact.'),
          share: z
            .object({ from: partSchema, to: partSchema })
            .describe(
              'How much of the difference between least and most goes away once it is known, at the least and at the most, as parts of one. An answer that grants nothing counts as nothing.',
            ),
        }),
      )
      .describe('The most decisive first; none where no amount hangs on them.'),
  })
  .meta({
    id: 'Bounds',
    description: 'Of an answer that needs facts: what it can still be, whatever the missing facts turn out to be.',
  });

const resultSchema = z
  .union(Object.values(resultSchemas) as unknown as readonly [z.ZodObject, ...z.ZodObject[]])
  .meta({ id: 'Result', description: 'Of a granted question alone; its fields are those of the question.' });

for (const [question, schema] of Object.entries(resultSchemas)) {
  z.globalRegistry.add(schema, { id: `Result.${question}`, description: `The result of ${question}.` });
}

export const decisionSchema = z
  .object({
    question: questionSchema,
    on: daySchema,
    outcome: z.enum(['denied', 'needs-decision', 'needs-facts', 'granted']),
    result: resultSchema.optional(),
    reasons: z.array(reasonSchema),
    missing: z
      .array(z.string())
      .describe('JSON pointers to the facts without which the answer is open, the most decisive first.'),
    bounds: boundsSchema.optional(),
    readings: z.record(z.string(), z.string()).describe('The option of each reading consulted.'),
    unconfirmed: z
      .array(z.string())
      .describe('Figures relied on whose primary text has not been read: then this is an estimate, never an award.'),
    law: z.string().describe('The hash of the rule graph that decided.'),
    proof: proofSchema.optional(),
  })
  .meta({ id: 'Decision' });
