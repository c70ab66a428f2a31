// A route for each thing that the office can do: commands and processes are posted, queries are asked at their address.
// All of it is made from the office's list of verbs; nothing here knows a single one of them.

import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { type AnyVerb, OFFERED, type Office, perform } from '../../office/index.ts';
import { inputOfTexts, languageSchema, readInput } from '../../wire/index.ts';
import { nameLanguage } from '../language.ts';
import { refuseInput } from '../office-refusals.ts';
import { anythingGoes } from '../schemas.ts';
import { described } from './answers.ts';
import {
  ANSWER_MILLISECONDS,
  COMMAND_REFUSALS,
  Gate,
  keyOf,
  LARGE_BODY_BYTES,
  languageAsked,
  QUERY_REFUSALS,
} from './answers-of-office.ts';

/** Adds the routes of all verbs. */
export function addOffice(app: FastifyInstance, office: Office): void {
  const gate = new Gate(office);
  for (const verb of OFFERED.values()) {
    const route = {
      handlerTimeout: ANSWER_MILLISECONDS,
      validatorCompiler: anythingGoes,
      onRequest: gate.for(verb),
    };
    const answering = answerTo(verb, office, gate);
    if (verb.kind === 'query') app.get(verb.path, { ...route, schema: schemaOfQuery(verb) }, answering);
    else {
      const schema = schemaOfCommand(verb);
      app.post(`/api/commands/${verb.name}`, { ...route, bodyLimit: LARGE_BODY_BYTES, schema }, answering);
    }
  }
}

function answerTo(verb: AnyVerb, office: Office, gate: Gate) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageAsked(request);
    const key = keyOf(request);
    const read = readInput(
      verb.input as z.ZodType,
      verb.kind === 'query' ? addressed(verb, request) : (request.body ?? {}),
      language,
    );
    if ('faults' in read) return refuseInput(read.faults, request, reply);
    const { outcome, replayed, head } = await perform(
      office,
      verb,
      { person: gate.personOf(request), language, key },
      read.input,
    );
    nameLanguage(reply, language);
    return verb.kind === 'query' ? reply.send(outcome) : reply.send({ outcome, replayed, known: head?.seq ?? null });
  };
}

/** The input of a query: the names in its address, and its query string without the language. */
function addressed(verb: AnyVerb, { params, query }: FastifyRequest): unknown {
  const { lang, ...rest } = query as Readonly<Record<string, unknown>>;
  return { ...inputOfTexts(verb.input, rest), ...(params as object) };
}

type QueryVerb = Extract<AnyVerb, { kind: 'query' }>;

function described200(description: string, schema: z.ZodType) {
  return { 200: described(description, schema) };
}

function common({ name, says, roles, clauses = [] }: AnyVerb) {
  const carriedOut = clauses.length === 0 ? '' : ` Clauses: ${clauses.join(', ')}.`;
  return {
    operationId: name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: says.en,
    description: `${says.es} For ${roles.join(', ')}.${carriedOut}`,
  };
}

function schemaOfQuery(verb: QueryVerb): FastifySchema {
  const input: z.ZodObject = verb.input;
  const names = [...verb.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const part = (inAddress: boolean) =>
    Object.fromEntries(Object.entries(input.shape).filter(([key]) => names.includes(key) === inAddress));
  return {
    ...common(verb),
    tags: ['queries'],
    ...(names.length === 0 ? {} : { params: z.object(part(true)) }),
    querystring: z.object({ ...part(false), lang: languageSchema.optional() }),
    response: { ...described200('What was asked for.', verb.output), ...QUERY_REFUSALS },
  };
}

const headers = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Sent again with the same input, a command has its effect once and gives the same outcome.'),
});

function schemaOfCommand(verb: Exclude<AnyVerb, QueryVerb>): FastifySchema {
  return {
    ...common(verb),
    tags: [verb.kind === 'command' ? 'commands' : 'processes'],
    headers,
    querystring: z.object({ lang: languageSchema.optional() }),
    body: verb.input,
    response: { ...described200('It is done.', performedSchema(verb.output)), ...COMMAND_REFUSALS },
  };
}

/** What a command or process answers with. */
export function performedSchema(outcome: z.ZodType) {
  return z.object({
    outcome,
    replayed: z.boolean().describe('True where the key was seen before: this is the outcome of then.'),
    known: z.int().nullable().describe('Its number in the audit chain; null of what wrote nothing itself.'),
  });
}
