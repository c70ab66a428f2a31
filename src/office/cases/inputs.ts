// What every command that changes a case takes and answers: which case, what its writer has seen of it, how far it is now.
// What else each takes stands in its own file.

import { z } from 'zod';
import { idSchema } from '../inputs.ts';

export const caseChangeSchema = z.strictObject({
  participant: idSchema,
  case: idSchema,
  seen: z
    .int()
    .min(0)
    .describe('How many events of the case were seen: whoever saw fewer than there are is told of them.'),
});

export const changedCaseSchema = z.object({
  case: z.string(),
  events: z.int().describe('How many events it has now.'),
});
