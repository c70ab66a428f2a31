// GET /health, for whoever watches over the server.
// What the server does is in the other routes.

import type { FastifyInstance } from 'fastify';
import { healthSchema, VERSION } from '../../wire/index.ts';
import { described } from './answers.ts';

export function addHealth(app: FastifyInstance): void {
  app.get(
    '/health',
    {
      schema: {
        operationId: 'health',
        tags: ['server'],
        summary: 'Says that the server is well',
        response: { 200: described('It is well.', healthSchema) },
      },
    },
    () => ({ status: 'ok', version: VERSION }),
  );
}
