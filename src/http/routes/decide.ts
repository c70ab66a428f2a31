// POST /api/decide/{question}: facts in, a cited decision out, or each fault of the request.
// The same answer as `retiro decide` gives; both ask the office.

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { dayInPuertoRico } from '../../base/index.ts';
import { answerQuestion } from '../../office/index.ts';
import {
  type DecideQuery,
  decideQuerySchema,
  decideRequestSchema,
  decisionSchema,
  questionSchema,
  refusalSchema,
} from '../../wire/index.ts';
import { languageOf, nameLanguage } from '../language.ts';
import { refuseFaults } from '../refusals.ts';
import { described, refusals } from './answers.ts';

interface Decide {
  Params: { question: string };
  Querystring: DecideQuery;
  Body: unknown;
}

const schema = {
  operationId: 'decide',
  tags: ['decisions'],
  summary: 'Answers a legal question about a participant',
  description:
    'From facts to a cited decision. What is not known may be left out: the decision then says what it needs.',
  params: z.object({ question: questionSchema }),
  querystring: decideQuerySchema,
  body: decideRequestSchema,
  response: {
    200: described('The decision, whatever its outcome.', decisionSchema),
    422: described('What was sent is not well formed: each fault of it.', refusalSchema),
    ...refusals(413, 415, 500, 503),
  },
};

export function addDecide(app: FastifyInstance, now: () => number): void {
  app.post<Decide>('/api/decide/:question', { schema }, (request, reply) => {
    const language = languageOf(request);
    const answer = answerQuestion(request.params.question, request.body, {
      today: dayInPuertoRico(now()),
      language,
      proof: request.query.proof !== 'false',
      readings: {},
    });
    if ('faults' in answer) return refuseFaults(answer.faults, request, reply);
    return nameLanguage(reply, language).send(answer.decision);
  });
}
