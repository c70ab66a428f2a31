// The PDF of a letter as an attachment, for whoever may read it; and what a code answers anyone, without signing in.
// Which letters there are, and all else about them, are verbs of the office (office.ts).

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkLetterCode, OFFERED, type Office, perform } from '../../office/index.ts';
import { languageSchema, letterCheckSchema, type letterSchema, readInput } from '../../wire/index.ts';
import { nameLanguage } from '../language.ts';
import { refuseInput } from '../office-refusals.ts';
import { anythingGoes } from '../schemas.ts';
import { described, refusals } from './answers.ts';
import { Gate, languageAsked, QUERY_REFUSALS } from './answers-of-office.ts';

const tags = ['letters'];

const codeSchema = z.object({
  code: z.string().describe('As it stands on the letter; spaces, hyphens and small letters do not matter.'),
});

export function addLetters(app: FastifyInstance, office: Office): void {
  addPdf(app, office);
  app.get(
    '/api/letters/check/:code',
    {
      validatorCompiler: anythingGoes,
      schema: {
        operationId: 'checkLetter',
        tags,
        summary: 'Whether a certificate is genuine, by the code on it',
        description:
          'For anyone: nobody has to sign in. It answers with initials and the figures certified, and with no name.',
        params: codeSchema,
        response: { 200: described('What the code stands for.', letterCheckSchema), ...refusals(500, 503) },
      },
    },
    async ({ params }) => checkLetterCode(office.database, (params as { code: string }).code),
  );
}

function addPdf(app: FastifyInstance, office: Office): void {
  const verb = OFFERED.get('read-letter');
  if (verb === undefined) throw new Error('the office reads no letters');
  const gate = new Gate(office);
  const path = '/api/participants/:participant/letters/:letter/pdf';
  const description = 'The letter, tagged for screen readers (PDF/UA-1); the same bytes as when it was issued.';
  app.get(
    path,
    {
      validatorCompiler: anythingGoes,
      onRequest: gate.for(verb),
      schema: {
        operationId: 'readLetterPdf',
        tags,
        summary: 'The PDF of a letter',
        description: `For ${verb.roles.join(', ')}.`,
        params: verb.input,
        querystring: z.object({ lang: languageSchema.optional() }),
        response: {
          200: { description, content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } } },
          ...QUERY_REFUSALS,
        },
      },
    },
    async (request, reply) => {
      const language = languageAsked(request);
      const read = readInput(verb.input as z.ZodType, request.params, language);
      if ('faults' in read) return refuseInput(read.faults, request, reply);
      const { outcome } = await perform(office, verb, { person: gate.personOf(request), language }, read.input);
      const { id, base64 } = outcome as z.infer<typeof letterSchema>;
      return nameLanguage(reply, language)
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="retiro-${id}.pdf"`)
        .send(Buffer.from(base64, 'base64'));
    },
  );
}
