// POST /api/import/{kind}: a table as text/csv, all of it or none; with ?dryRun=true it is checked and nothing is written.
// The columns of each kind, and what its rows become, are the office's.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  IMPORT_KINDS,
  type ImportKind,
  importColumns,
  importVerb,
  type Office,
  performImport,
} from '../../office/index.ts';
import { inputOfTexts, languageSchema, readInput } from '../../wire/index.ts';
import { CannotAnswer } from '../cannot-answer.ts';
import { nameLanguage } from '../language.ts';
import { refuseFile, refuseInput } from '../office-refusals.ts';
import { anythingGoes } from '../schemas.ts';
import { described, refusalsOf } from './answers.ts';
import {
  ANSWER_MILLISECONDS,
  COMMAND_REFUSALS,
  Gate,
  keyOf,
  LARGE_BODY_BYTES,
  languageAsked,
} from './answers-of-office.ts';
import { performedSchema } from './office.ts';

const querySchema = z.strictObject({
  dryRun: z.boolean().default(false).describe('True to check everything and write nothing.'),
  lang: languageSchema.optional(),
});

/** Adds the routes, apart from the others: they alone take a body that is no JSON. */
export async function addImports(app: FastifyInstance, office: Office): Promise<void> {
  const gate = new Gate(office);
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      ['text/csv', 'application/octet-stream'],
      { parseAs: 'buffer' },
      async (_: unknown, body: Buffer) => body,
    );
    own.addContentTypeParser('*', async () => {
      throw new CannotAnswer('not-a-table');
    });
    for (const kind of IMPORT_KINDS) {
      own.post(
        `/api/import/${kind}`,
        {
          handlerTimeout: ANSWER_MILLISECONDS,
          bodyLimit: LARGE_BODY_BYTES,
          validatorCompiler: anythingGoes,
          onRequest: gate.for(importVerb(kind)),
          schema: schemaOf(kind),
        },
        (request, reply) => importTable(office, gate, kind, request, reply),
      );
    }
  });
}

async function importTable(office: Office, gate: Gate, kind: ImportKind, request: FastifyRequest, reply: FastifyReply) {
  const language = languageAsked(request);
  const key = keyOf(request);
  const read = readInput(querySchema, inputOfTexts(querySchema, request.query as Record<string, unknown>), language);
  if ('faults' in read) return refuseInput(read.faults, request, reply);
  const { dryRun } = read.input;
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const person = gate.personOf(request);
  const done = await performImport(office, { person, language, key, dryRun }, kind, bytes);
  if ('faults' in done) return refuseFile(done.faults, request, reply);
  const { outcome, replayed, head } = done;
  return nameLanguage(reply, language).send({ outcome, replayed, known: head?.seq ?? null });
}

function schemaOf(kind: ImportKind) {
  const verb = importVerb(kind);
  const columns = importColumns(kind).map(({ header: { en, es }, required }) => {
    return `${en === es ? en : `${en} / ${es}`}${required ? '' : ' (may be empty)'}`;
  });
  return {
    operationId: `import${kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: ['imports'],
    summary: `Imports a table: ${verb.says.en}`,
    description: `${verb.says.es} For ${verb.roles.join(', ')}. Columns: ${columns.join('; ')}. See docs/import.md.`,
    consumes: ['text/csv'],
    querystring: querySchema,
    body: z.string().describe('The table, in UTF-8, with its first row of column names.'),
    response: {
      200: described('All of it is taken; of a dry run, could be.', performedSchema(verb.output)),
      ...COMMAND_REFUSALS,
      ...refusalsOf(['not-a-table']),
    },
  };
}
