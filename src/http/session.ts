// Who sends a request: the person whose session its cookie, or its bearer token, is the secret of.
// Which sessions there are is the office's business; signing in and out are routes (routes/session.ts).

import type { FastifyRequest } from 'fastify';
import { Refusal } from '../base/index.ts';
import { type Office, personOfSession } from '../office/index.ts';
import type { PersonRow } from '../wire/index.ts';

const COOKIE = 'retiro_session';

/** No script reads it and no other site sends it. */
const ATTRIBUTES = 'HttpOnly; SameSite=Strict; Path=/';

/** The header that gives the browser the secret. */
export function cookieOf(secret: string): string {
  return `${COOKIE}=${secret}; ${ATTRIBUTES}`;
}

/** The header that takes it back. */
export const NO_COOKIE = `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;

/** The secret that the request brings; a program sends it as a bearer token. */
export function secretOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  return value === '' ? undefined : value;
}

/** Who is signed in; undefined where nobody is. */
export async function personOf(office: Office, request: FastifyRequest): Promise<PersonRow | undefined> {
  const secret = secretOf(request);
  return secret === undefined ? undefined : personOfSession(office.database, secret, office.now());
}

/** Who is signed in. Refuses where nobody is. */
export async function signedIn(office: Office, request: FastifyRequest): Promise<PersonRow> {
  const person = await personOf(office, request);
  if (person === undefined) throw new Refusal('not-signed-in');
  return person;
}
