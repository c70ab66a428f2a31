// What the routes of the office have in common: how long they may take, who may send, and the refusals that they describe.
// The routes themselves are in session.ts, office.ts, import.ts and documents.ts.

import type { FastifyRequest } from 'fastify';
import type { Language } from '../../base/index.ts';
import { type AnyVerb, type Office, requireRole } from '../../office/index.ts';
import { httpRefusalSchema, type PersonRow, requestFault } from '../../wire/index.ts';
import { CannotAnswer } from '../cannot-answer.ts';
import { Malformed } from '../json-body.ts';
import { languageOf } from '../language.ts';
import { requireSameSite } from '../same-site.ts';
import { signedIn } from '../session.ts';
import { described, refusals, refusalsOf } from './answers.ts';

/** A month of many thousand payments is prepared within one request. */
export const ANSWER_MILLISECONDS = 600_000;

export const LARGE_BODY_BYTES = 64 * 1024 * 1024;

const KEY_CHARACTERS = 200;

const REFUSED = {
  401: described('Refused: nobody is signed in.', httpRefusalSchema),
  403: described('Refused: it is for others to do, or comes from a page of another site.', httpRefusalSchema),
  404: described('Refused: there is no such record.', httpRefusalSchema),
  409: described('Refused: what is on file does not allow it; of many rows an entry each.', httpRefusalSchema),
  422: described('Refused: the input is not well formed: each fault of it.', httpRefusalSchema),
};

/** Of what reads: no body comes with it. */
export const QUERY_REFUSALS = { ...REFUSED, ...refusals(500, 503) };

/** Of what takes an input as JSON. */
export const COMMAND_REFUSALS = {
  ...QUERY_REFUSALS,
  ...refusalsOf(['file-too-long', 'body-of-another-type']),
};

/** Settles before the body is read who asks, and that they may; hands them over when it is answered. */
export class Gate {
  private readonly people = new WeakMap<FastifyRequest, PersonRow>();
  private readonly office: Office;

  constructor(office: Office) {
    this.office = office;
  }

  /** The hook of a route for the verb: 403 from elsewhere, 401 of nobody, 403 without one of the roles. */
  for(verb: AnyVerb): (request: FastifyRequest) => Promise<void> {
    return async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') requireSameSite(request);
      const person = await signedIn(this.office, request);
      requireRole(verb, person);
      this.people.set(request, person);
    };
  }

  personOf(request: FastifyRequest): PersonRow {
    const person = this.people.get(request);
    if (person === undefined) throw new Error('a route of the office without its gate');
    return person;
  }
}

/** The caller's own key for the one effect, where the request brings one. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > KEY_CHARACTERS) throw new CannotAnswer('key-too-long');
  return key;
}

/** The language of the request. Throws Malformed where the address names one that there is not. */
export function languageAsked(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  if (lang !== undefined && lang !== 'en' && lang !== 'es') {
    throw new Malformed([requestFault('/lang', 'no-language', lang)]);
  }
  return languageOf(request);
}
