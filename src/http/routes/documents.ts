// Documents over HTTP: POST takes one in as the raw bytes of its body, GET hands one out as an attachment.
// What is taken, and who may open it, is the office's; the rest of what is known of documents is in the record.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type AnyVerb, type Office, perform, VERBS } from '../../office/index.ts';
import { documentKindSchema, inputOfTexts, languageSchema, readInput } from '../../wire/index.ts';
import { CannotAnswer } from '../cannot-answer.ts';
import { nameLanguage } from '../language.ts';
import { refuseInput } from '../office-refusals.ts';
import { anythingGoes } from '../schemas.ts';
import { described, refusalsOf } from './answers.ts';
import {
  ANSWER_MILLISECONDS,
  COMMAND_REFUSALS,
  Gate,
  keyOf,
  LARGE_BODY_BYTES,
  languageAsked,
  QUERY_REFUSALS,
} from './answers-of-office.ts';
import { performedSchema } from './office.ts';

const tags = ['documents'];

const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'application/octet-stream'];

const paramsSchema = z.object({ participant: z.string() });

const querySchema = z.object({
  kind: documentKindSchema,
  name: z.string().describe('The name of its file.'),
  receivedOn: z.string().optional().describe('The day it came in; today where absent.'),
  lang: languageSchema.optional(),
});

/** Adds the routes, apart from the others: what they take is bytes of any kind. */
export async function addDocuments(app: FastifyInstance, office: Office): Promise<void> {
  const gate = new Gate(office);
  const [add, get] = [verbNamed('add-document'), verbNamed('get-document')];
  const common = { handlerTimeout: ANSWER_MILLISECONDS, validatorCompiler: anythingGoes };
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(TYPES, { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);
    own.addContentTypeParser('*', async () => {
      throw new CannotAnswer('not-a-document');
    });
    own.post(
      '/api/participants/:participant/documents',
      {
        ...common,
        bodyLimit: LARGE_BODY_BYTES,
        onRequest: gate.for(add),
        schema: {
          operationId: 'uploadDocument',
          tags,
          summary: add.says.en,
          description: `${add.says.es} For ${add.roles.join(', ')}. Its type is told by its bytes; at most 10 MiB.`,
          consumes: TYPES,
          params: paramsSchema,
          querystring: querySchema,
          body: z.string().describe('The bytes of the file.'),
          response: {
            200: described('It is on file.', performedSchema(add.output)),
            ...COMMAND_REFUSALS,
            ...refusalsOf(['not-a-document']),
          },
        },
      },
      (request, reply) => takeIn(office, gate, add, request, reply),
    );
    own.get(
      '/api/participants/:participant/documents/:document',
      {
        ...common,
        onRequest: gate.for(get),
        schema: {
          operationId: 'downloadDocument',
          tags,
          summary: get.says.en,
          description: `${get.says.es} For ${get.roles.join(', ')}.`,
          params: paramsSchema.extend({ document: z.string() }),
          response: { 200: { description: 'Its bytes, as an attachment.', content: bytesOf() }, ...QUERY_REFUSALS },
        },
      },
      (request, reply) => handOut(office, gate, get, request, reply),
    );
  });
}

function verbNamed(name: string): AnyVerb {
  const verb = VERBS.get(name);
  if (verb === undefined) throw new Error(`the office has no verb ${name}`);
  return verb;
}

function bytesOf() {
  return Object.fromEntries(TYPES.slice(0, -1).map((type) => [type, { schema: z.string() }]));
}

async function takeIn(office: Office, gate: Gate, verb: AnyVerb, request: FastifyRequest, reply: FastifyReply) {
  const language = languageAsked(request);
  const key = keyOf(request);
  const { lang: _, ...query } = request.query as Record<string, unknown>;
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const given = {
    ...inputOfTexts(verb.input, query),
    ...(request.params as object),
    content: bytes.toString('base64'),
  };
  const read = readInput(verb.input as z.ZodType, given, language);
  if ('faults' in read) return refuseInput(read.faults, request, reply);
  const asking = { person: gate.personOf(request), language, key };
  const { outcome, replayed, head } = await perform(office, verb, asking, read.input);
  return nameLanguage(reply, language).send({ outcome, replayed, known: head?.seq ?? null });
}

async function handOut(office: Office, gate: Gate, verb: AnyVerb, request: FastifyRequest, reply: FastifyReply) {
  const language = languageAsked(request);
  const read = readInput(verb.input as z.ZodType, request.params, language);
  if ('faults' in read) return refuseInput(read.faults, request, reply);
  const { outcome } = await perform(office, verb, { person: gate.personOf(request), language }, read.input);
  const { name, mediaType, base64 } = outcome as Readonly<Record<'name' | 'mediaType' | 'base64', string>>;
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', `attachment; filename="document"; filename*=UTF-8''${encoded(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(Buffer.from(base64, 'base64'));
}

/** A name as RFC 5987 writes it. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
