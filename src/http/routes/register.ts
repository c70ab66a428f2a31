// GET /api/questions, /api/readings and /api/clauses: what may be asked, and the law's register behind the answers.
// The rows come from the office, with their words in both languages; nothing here depends on who asks.

import type { FastifyInstance } from 'fastify';
import { listClauses, listQuestions, listReadings } from '../../office/index.ts';
import { clausesSchema, questionsSchema, readingsSchema } from '../../wire/index.ts';
import { described, refusals } from './answers.ts';

const tags = ['law'];

export function addRegister(app: FastifyInstance): void {
  app.get(
    '/api/questions',
    {
      schema: {
        operationId: 'listQuestions',
        tags,
        summary: 'The questions that may be asked, with the fields of their results',
        response: { 200: described('Every question.', questionsSchema), ...refusals(500) },
      },
    },
    () => ({ questions: listQuestions() }),
  );
  app.get(
    '/api/readings',
    {
      schema: {
        operationId: 'listReadings',
        tags,
        summary: 'The points that the statutes leave open, with the ways to read them',
        response: { 200: described('Every reading.', readingsSchema), ...refusals(500) },
      },
    },
    () => ({ readings: listReadings() }),
  );
  app.get(
    '/api/clauses',
    {
      schema: {
        operationId: 'listClauses',
        tags,
        summary: 'The clauses of the statutes, with their citations',
        response: { 200: described('Every clause.', clausesSchema), ...refusals(500) },
      },
    },
    () => ({ clauses: listClauses() }),
  );
}
