// Requests that change something come from our own pages or from programs, never from a page of another site.
// The cookie of a session is SameSite=Strict besides; this is the second wall.

import type { FastifyRequest } from 'fastify';
import { CannotAnswer } from './cannot-answer.ts';

/** What a browser says of where a request comes from, where that is ourselves, or whoever typed the address. */
const OWN: ReadonlySet<unknown> = new Set([undefined, 'same-origin', 'none']);

/** Throws where a browser says that the request comes from elsewhere. A program says nothing of the kind. */
export function requireSameSite({ headers }: FastifyRequest): void {
  const { origin, host } = headers;
  if (OWN.has(headers['sec-fetch-site']) && (origin === undefined || hostOf(origin) === host)) return;
  throw new CannotAnswer('from-another-site');
}

/** The host and port of an origin; undefined of the opaque one, which is written "null". */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** The names by which this machine calls itself. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Throws where the request was sent to another name: a page of another site may have that name lead here. */
export function requireOwnName({ headers: { host = '' } }: FastifyRequest): void {
  if (!LOOPBACK.has(host.replace(/:\d+$/, ''))) throw new CannotAnswer('from-another-site');
}
