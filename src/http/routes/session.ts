// GET, POST and DELETE /api/session: who is signed in, signing in as one of the sample system's people, signing out.
// How a session is kept is the office's business; how a request brings it is in ../session.ts.

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { houseOf, type Office, offeredTo, signIn, signOut } from '../../office/index.ts';
import { type PersonRow, readInput, type SessionRow, sessionSchema } from '../../wire/index.ts';
import { nameLanguage } from '../language.ts';
import { refuseInput } from '../office-refusals.ts';
import { requireSameSite } from '../same-site.ts';
import { anythingGoes } from '../schemas.ts';
import { cookieOf, NO_COOKIE, personOf, secretOf } from '../session.ts';
import { described, refusals } from './answers.ts';
import { COMMAND_REFUSALS, languageAsked, QUERY_REFUSALS } from './answers-of-office.ts';

const tags = ['session'];

const signInSchema = z.strictObject({ person: z.string().max(64).describe('One of the people of the sample system.') });

const answer = { 200: described('The session as it now is.', sessionSchema) };

async function sessionRow(office: Office, person: PersonRow | undefined): Promise<SessionRow> {
  const { kind, people } = await houseOf(office.database);
  const signedIn = person === undefined ? null : { ...person, may: offeredTo(person.roles) };
  return { person: signedIn, sample: kind === 'sample', people };
}

export function addSession(app: FastifyInstance, office: Office): void {
  const validatorCompiler = anythingGoes;
  app.get(
    '/api/session',
    {
      validatorCompiler,
      schema: {
        operationId: 'readSession',
        tags,
        summary: 'Who is signed in, and on the sample system whom one may sign in as',
        response: { ...answer, ...refusals(500) },
      },
    },
    async (request) => sessionRow(office, await personOf(office, request)),
  );
  app.post(
    '/api/session',
    {
      validatorCompiler,
      schema: {
        operationId: 'signIn',
        tags,
        summary: 'Signs in as a person of the sample system',
        description: 'The cookie retiro_session is the session; programs may send its value as a bearer token.',
        body: signInSchema,
        response: { ...answer, ...COMMAND_REFUSALS },
      },
      onRequest: async (request) => requireSameSite(request),
    },
    async (request, reply) => {
      const language = languageAsked(request);
      const read = readInput(signInSchema, request.body ?? {}, language);
      if ('faults' in read) return refuseInput(read.faults, request, reply);
      const { secret, person } = await signIn(office.database, read.input.person, office.now());
      return nameLanguage(reply, language)
        .header('set-cookie', cookieOf(secret))
        .send(await sessionRow(office, person));
    },
  );
  app.delete(
    '/api/session',
    {
      validatorCompiler,
      schema: {
        operationId: 'signOut',
        tags,
        summary: 'Signs out',
        response: { ...answer, 403: QUERY_REFUSALS[403], ...refusals(500) },
      },
      onRequest: async (request) => requireSameSite(request),
    },
    async (request, reply) => {
      const person = await personOf(office, request);
      const secret = secretOf(request);
      if (person !== undefined && secret !== undefined) {
        await signOut(office.database, secret, person.id, office.now());
      }
      return reply.header('set-cookie', NO_COOKIE).send(await sessionRow(office, undefined));
    },
  );
}
