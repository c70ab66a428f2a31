// What the tests of the http room share: a server that does not listen, with a clock that stands still, and what it logged.
// The examples of the contract are read from test/contract; the tests stand beside the code.

import { readFileSync } from 'node:fs';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createServer, type ServerOptions } from '../../src/http/index.ts';

/** Noon of 30 November 2026 in Puerto Rico. */
const NOON = Date.parse('2026-11-30T16:00:00Z');

export const JSON_TYPE = { 'content-type': 'application/json' };

export interface Example {
  readonly name: string;
  readonly question: string;
  readonly facts: unknown;
  readonly readings?: Readonly<Record<string, string>>;
  readonly expect: { readonly outcome: string; readonly result?: object };
}

export const EXAMPLES: readonly Example[] = readFileSync('test/contract/examples.ndjson', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

export interface TestServer {
  readonly logged: readonly string[];
  send(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Posts a body, as it stands where it is a text or bytes, to a question and whatever follows it in the address. */
  ask(question: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
}

/** A server for the tests of a file; `more` may add routes to it. */
export function testServer(options: Partial<ServerOptions> = {}, more?: (app: FastifyInstance) => void): TestServer {
  const logged: string[] = [];
  let app: FastifyInstance;
  const send: TestServer['send'] = (request) => app.inject(request);
  beforeAll(async () => {
    app = await createServer({ now: () => NOON, log: (line) => logged.push(line), ...options });
    more?.(app);
  });
  afterAll(() => app.close());
  return {
    logged,
    send,
    ask: (question, body, headers) =>
      send({
        method: 'POST',
        url: `/api/decide/${question}`,
        headers: { ...JSON_TYPE, ...headers },
        payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
  };
}
