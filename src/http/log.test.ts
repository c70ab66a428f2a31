// The log: a line a request that names what it may name, and holds nothing that anybody sent.
// What it says of failures is in refusals.test.ts.

import { expect, test } from 'vitest';
import { JSON_TYPE, testServer } from '../../test/http/test-server.ts';

const { send, logged } = testServer();

const CANARY = 'Ortiz-123-45-6789';

/** The lines that a request left behind. */
async function linesOf(request: Parameters<typeof send>[0]): Promise<readonly string[]> {
  const before = logged.length;
  await send(request);
  return logged.slice(before);
}

test('an answered request leaves one line of exactly these fields', async () => {
  const lines = await linesOf({ url: '/health' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      request: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/health',
      status: 200,
      ms: expect.any(Number),
    },
  ]);
});

test('the id in the log is the one that the sender was given, never one that the sender chose', async () => {
  const answer = await send({ url: '/health', headers: { 'x-request-id': CANARY, 'request-id': CANARY } });
  expect(JSON.parse(logged.at(-1) ?? '').request).toBe(answer.headers['x-request-id']);
});

test.each([
  ['in the facts', { method: 'POST', url: '/api/decide/cohort', payload: { facts: { heirs: [{ name: CANARY }] } } }],
  ['in an unknown key', { method: 'POST', url: '/api/decide/cohort', payload: { [CANARY]: 1 } }],
  ['in what is no JSON', { method: 'POST', url: '/api/decide/cohort', headers: JSON_TYPE, payload: CANARY }],
  ['in the question', { method: 'POST', url: `/api/decide/${CANARY}`, payload: { facts: {} } }],
  ['in the query', { url: `/health?name=${CANARY}` }],
  ['in an unknown address', { url: `/${CANARY}` }],
  ['in an address that is none', { url: `/%zz${CANARY}` }],
  ['in headers', { url: '/health', headers: { cookie: CANARY, 'user-agent': CANARY, authorization: CANARY } }],
] as const)('what is sent %s is not in the log', async (_, request) => {
  const lines = await linesOf(request);
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain(CANARY);
  expect(lines.join()).not.toMatch(/127\.0\.0\.1/);
});

test('a line break in an address does not make a line of its own', async () => {
  const lines = await linesOf({ url: '/%0A%7B%22status%22:200%7D' });
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain('\n');
});
