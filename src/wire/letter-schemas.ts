// Letters as the doors show them: a row of a list, one with its bytes, and what a code answers whoever verifies a certificate.
// What a letter says is the office's business.

import { z } from 'zod';
import { languageSchema } from './person-schemas.ts';
import { daySchema, moneySchema } from './value-schemas.ts';

export const LETTER_KINDS = [
  'decision',
  'acknowledgement',
  'request-for-facts',
  'award',
  'payment-change',
  'certificate-of-service',
  'certificate-of-pension',
] as const;

const kindSchema = z.enum(LETTER_KINDS).meta({ id: 'LetterKind' });

const letterRowSchema = z
  .object({
    id: z.string(),
    kind: kindSchema,
    language: languageSchema,
    title: z.string(),
    about: z.string().nullable().describe('The decision, application or award that it is about.'),
    dated: daySchema,
    code: z.string().nullable().describe('By which anyone verifies a certificate.'),
    sha256: z.string().describe('Of the bytes of its PDF.'),
    issuedBy: z.string(),
    recorded: z.int().describe('Its own audit number.'),
  })
  .meta({ id: 'LetterRow' });

export type LetterRow = z.infer<typeof letterRowSchema>;

export const letterListSchema = z
  .object({ participant: z.string(), letters: z.array(letterRowSchema) })
  .meta({ id: 'LetterList' });

export type LetterList = z.infer<typeof letterListSchema>;

export const letterSchema = letterRowSchema
  .extend({ participant: z.string(), base64: z.string().describe('The bytes of the PDF.') })
  .meta({ id: 'Letter' });

export const letterCheckSchema = z
  .discriminatedUnion('genuine', [
    z.object({ genuine: z.literal(false) }),
    z.object({
      genuine: z.literal(true),
      kind: kindSchema,
      dated: daySchema,
      certified: z
        .object({
          initials: z.string().describe('Of the name on the letter.'),
          retirementMonths: z.int().optional(),
          disabilityMonths: z.int().optional(),
          judgeMonths: z.int().optional(),
          monthly: moneySchema.optional().describe('Of all awards in force on the day of the letter.'),
          startsOn: daySchema.optional(),
        })
        .describe('The figures that the letter certifies, as of its day.'),
      sha256: z.string().describe('Of the bytes of its PDF: whoever has the file can compare it.'),
    }),
  ])
  .meta({ id: 'LetterCheck', description: 'What a code answers; a code that no letter has is not genuine.' });

export type LetterCheck = z.infer<typeof letterCheckSchema>;
