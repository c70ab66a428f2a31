// What the door answers when it cannot answer: its form, its words, its headers, and what it keeps to itself.
// What it says of requests whose facts are not well formed is in routes/decide.test.ts; broken connections are in index.test.ts.

import { describe, expect, test } from 'vitest';
import { JSON_TYPE, testServer } from '../../test/http/test-server.ts';
import { HTTP_FAULTS, httpRefusalSchema } from '../wire/index.ts';

const SECRET = "select ssn from person where name = 'Ñandú' at /srv/retiro/data";

const { send, logged } = testServer({ limits: { arrival: 50, answer: 50 } }, (app) => {
  app.get('/fails', () => {
    throw new TypeError(SECRET);
  });
  app.get('/fails-oddly', () => Promise.reject(SECRET));
  app.get('/never-ends', () => new Promise(() => undefined));
});

const HUGE = `{"facts": {"x": "${'x'.repeat(1024 * 1024)}"}}`;

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each([
  ['an unknown address', 'not-found', { url: '/nothing' }],
  ['an unknown address below the API', 'not-found', { url: '/api/nothing' }],
  ['an unknown page of the documentation', 'not-found', { url: '/docs/static/nothing.js' }],
  ['a way out of the documentation', 'not-found', { url: '/docs/static/%2e%2e/%2e%2e/package.json' }],
  ['a name without end', 'not-found', { method: 'POST', url: `/api/decide/${'x'.repeat(5000)}` }],
  ['an address that is none', 'not-understood', { url: '/%zz' }],
  ['GET where facts are posted', 'wrong-method', { url: '/api/decide/cohort' }],
  ['DELETE, with half a body', 'wrong-method', { method: 'DELETE', url: '/health', headers: JSON_TYPE, payload: '{' }],
  [
    'POST where nothing is taken',
    'wrong-method',
    { method: 'POST', url: '/api/clauses', headers: form, payload: 'a=b' },
  ],
  ['OPTIONS of another site', 'wrong-method', { method: 'OPTIONS', url: '/api/decide/cohort' }],
  ['a huge body', 'body-too-long', { method: 'POST', url: '/api/decide/cohort', headers: JSON_TYPE, payload: HUGE }],
  ['a form', 'body-of-another-type', { method: 'POST', url: '/api/decide/cohort', headers: form, payload: 'facts=1' }],
  [
    'JSON that does not say so',
    'body-of-another-type',
    { method: 'POST', url: '/api/decide/cohort', headers: { 'content-type': 'text/plain' }, payload: '{"facts": {}}' },
  ],
  ['a failure of the program', 'failed', { url: '/fails' }],
  ['a failure that is no error', 'failed', { url: '/fails-oddly' }],
  ['an answer that never comes', 'took-too-long', { url: '/never-ends' }],
] as const)('%s', (_, code, request) => {
  const sent = async (headers: Readonly<Record<string, string>>) => {
    const own = 'headers' in request ? request.headers : {};
    return send({ ...request, headers: { ...own, ...headers } });
  };

  test.each(['en', 'es'] as const)(`is refused as ${code} in %s`, async (language) => {
    const answer = await sent({ 'accept-language': `${language}-PR` });
    const { status, says } = HTTP_FAULTS[code];
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-language']).toBe(language);
    const refusal = answer.json();
    expect(httpRefusalSchema.parse(refusal)).toEqual(refusal);
    expect(refusal.error).toEqual([{ at: '', code, says: says[language] }]);
  });

  test('is referred to by the id of its request', async () => {
    const answer = await sent({});
    expect(answer.json().reference).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['x-request-id']).toBe(answer.json().reference);
  });

  test('gives nothing away', async () => {
    const answer = await sent({});
    expect(answer.body).not.toMatch(/select|Ñandú|\/work|node_modules|TypeError|FST_|at .*:\d+:\d+/);
  });

  test('may not be kept, sniffed or run as a page', async () => {
    const { headers } = await sent({});
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

test('a body without a type is refused for want of it', async () => {
  const request = { method: 'POST', url: '/api/decide/cohort', payload: Buffer.from('{"facts": {}}') } as const;
  expect((await send(request)).statusCode).toBe(415);
});

test('a wrong method is told the right ones', async () => {
  expect((await send({ url: '/api/decide/cohort' })).headers.allow).toBe('POST');
  expect((await send({ method: 'PATCH', url: '/health' })).headers.allow).toBe('GET, HEAD');
});

test('a failure is found in the log by its reference: what kind it was and where, without its message', async () => {
  const { reference } = (await send({ url: '/fails' })).json();
  const lines = logged.map((line) => JSON.parse(line)).filter(({ request }) => request === reference);
  expect(lines).toEqual([
    { at: expect.any(String), request: reference, failed: 'TypeError', where: expect.any(Array) },
    expect.objectContaining({ request: reference, route: '/fails', status: 500 }),
  ]);
  expect(lines[0].where[0]).toMatch(/refusals\.test\.ts:\d+:\d+$/);
});

test('a refusal that is the sender’s to mend is no failure in the log', async () => {
  const { reference } = (await send({ url: '/nothing' })).json();
  const lines = logged.map((line) => JSON.parse(line)).filter(({ request }) => request === reference);
  expect(lines).toEqual([expect.objectContaining({ route: null, status: 404 })]);
});
