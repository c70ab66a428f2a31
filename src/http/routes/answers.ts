// The answers of a route as its documentation names them: a schema with a sentence, by the status.
// How refusals come about is in ../refusals.ts.

import type { z } from 'zod';
import { HTTP_FAULTS, type HttpFaultCode, httpRefusalSchema } from '../../wire/index.ts';

export function described(description: string, schema: z.ZodType) {
  return { description, content: { 'application/json': { schema } } };
}

/** Refusals that only the routes of the office have, beside others of the same status. */
const OF_THE_OFFICE: ReadonlySet<HttpFaultCode> = new Set([
  'file-too-long',
  'not-a-table',
  'not-a-document',
  'key-too-long',
]);

/** Every refusal of those statuses, described by its words. */
export function refusals(...statuses: readonly number[]) {
  return refusalsOf(
    (Object.keys(HTTP_FAULTS) as HttpFaultCode[]).filter(
      (code) => !OF_THE_OFFICE.has(code) && statuses.includes(HTTP_FAULTS[code].status),
    ),
  );
}

/** Those refusals, each described by its words under its status. */
export function refusalsOf(codes: readonly HttpFaultCode[]) {
  return Object.fromEntries(
    codes
      .map((code) => HTTP_FAULTS[code])
      .map(({ status, says }) => [status, described(`Refused: ${says.en}.`, httpRefusalSchema)]),
  );
}
