// The answers of a route as its documentation names them: a schema with a sentence, by the status.
// How refusals come about is in ../refusals.ts.

import type { z } from 'zod';
import { HTTP_FAULTS, httpRefusalSchema } from '../../wire/index.ts';

export function described(description: string, schema: z.ZodType) {
  return { description, content: { 'application/json': { schema } } };
}

/** Every refusal of those statuses, described by its words. */
export function refusals(...statuses: readonly number[]) {
  return Object.fromEntries(
    Object.values(HTTP_FAULTS)
      .filter(({ status }) => statuses.includes(status))
      .map(({ status, says }) => [status, described(`Refused: ${says.en}.`, httpRefusalSchema)]),
  );
}
