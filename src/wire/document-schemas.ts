// Documents on file as the doors show them, and the kinds that there are.
// What a document holds is handed out by itself, as a file.

import { z } from 'zod';
import { daySchema } from './value-schemas.ts';

/** What a document is brought in as. Those that are medical are open to medical reviewers alone. */
export const DOCUMENT_KINDS = [
  'application',
  'appointment',
  'beneficiary-order',
  'birth',
  'court',
  'death',
  'fund',
  'heirs',
  'identity',
  'letter',
  'medical',
  'other',
  'salary',
  'service',
] as const;

export const documentKindSchema = z.enum(DOCUMENT_KINDS).meta({ id: 'DocumentKind' });

export const documentRowSchema = z
  .object({
    id: z.string(),
    kind: documentKindSchema,
    name: z.string().describe('The name of its file; of a medical document none that says anything.'),
    mediaType: z.enum(['application/pdf', 'image/jpeg', 'image/png']).describe('Told by its bytes.'),
    pages: z.int(),
    size: z.int().describe('Bytes.'),
    sha256: z.string(),
    receivedOn: daySchema,
    scanned: z.boolean().describe('Whether a scanner for viruses let it through; false where none is set up.'),
    broughtBy: z.string(),
    verifiedBy: z.string().nullable().describe('Who, other than who brought it, compared it with its original.'),
    proves: z.array(z.string()).describe('The facts that name it.'),
    recorded: z.int().describe('Its audit number.'),
  })
  .meta({ id: 'DocumentRow' });

export type DocumentRow = z.infer<typeof documentRowSchema>;
