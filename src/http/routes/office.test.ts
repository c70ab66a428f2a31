// The routes of the office, one for each verb: who may, what is refused and how, keys sent again, the documentation.
// What the verbs do is tested in the office; signing in and out, in session.test.ts.

import { describe, expect, test } from 'vitest';
import { officeServer } from '../../../test/http/office-server.ts';
import { JSON_TYPE } from '../../../test/http/test-server.ts';
import { type AnyVerb, OFFERED } from '../../office/index.ts';
import { ROLES } from '../../wire/index.ts';

const { send, as, command, ask, logged, office } = officeServer();

const ALL: readonly AnyVerb[] = [...OFFERED.values()];

/** The request of a verb with an input that no verb has. */
function requestOf(verb: AnyVerb, input: Readonly<Record<string, string>> = { nothing: '1' }) {
  if (verb.kind === 'query') {
    const url = verb.path.replace(/:\w+/g, 'nobody');
    return { method: 'GET' as const, url: `${url}?${new URLSearchParams(input)}` };
  }
  return { method: 'POST' as const, url: `/api/commands/${verb.name}`, payload: input };
}

const MEMBER = { participant: 'J-1', givenNames: 'Ana', surnames: 'Cruz', birthDate: '1970-01-01', language: 'es' };

describe.each(ALL.map((verb) => [verb.name, verb] as const))('%s', (name, verb) => {
  test('is for nobody who is not signed in', async () => {
    const answer = await send(requestOf(verb));
    expect([answer.statusCode, answer.json().error[0].code]).toEqual([401, 'not-signed-in']);
  });

  test('is for its roles and no others', async () => {
    for (const role of ROLES) {
      const answer = await send({ ...requestOf(verb), headers: await as(role) });
      // Whoever may, is told what is wrong with the input instead.
      expect([role, answer.statusCode]).toEqual([role, verb.roles.includes(role) ? 422 : 403]);
      const codes = answer.json().error.map(({ code }: { code: string }) => code);
      expect(codes).toContain(verb.roles.includes(role) ? 'unrecognized_keys' : 'not-allowed');
    }
  });

  test('is described for programs', async () => {
    const { paths } = (await send({ url: '/openapi.json' })).json();
    const path = verb.kind === 'query' ? verb.path.replace(/:(\w+)/g, '{$1}') : `/api/commands/${name}`;
    const operation = paths[path][verb.kind === 'query' ? 'get' : 'post'];
    expect(operation.summary).toBe(verb.says.en);
    for (const role of verb.roles) expect(operation.description).toContain(role);
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining(['200', '401', '403', '404', '409', '422']),
    );
  });
});

describe('a request from a page of another site', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://elsewhere.example', host: 'localhost' }],
    [{ origin: 'null' }],
  ])('is refused: %j', async (headers) => {
    for (const lang of ['en', 'es']) {
      const answer = await command('clerk', `enroll-participants?lang=${lang}`, { rows: [MEMBER] }, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error).toMatchObject([
        { code: 'from-another-site', says: expect.stringContaining(lang === 'es' ? 'sitio' : 'site') },
      ]);
    }
  });

  test('is one of our own where the browser says so', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80', host: 'localhost' };
    expect((await command('clerk', 'record-deaths', {}, headers)).statusCode).toBe(422);
  });

  test('may read, since reading changes nothing and nobody there sees the answer', async () => {
    const headers = { ...(await as('clerk')), 'sec-fetch-site': 'cross-site' };
    expect((await send({ url: '/api/participants', headers })).statusCode).toBe(200);
  });
});

describe('a command', () => {
  test('is done once for a key, and says which number it has in the audit chain', async () => {
    const key = { 'idempotency-key': 'enroll one' };
    const first = await command('clerk', 'enroll-participants', { rows: [MEMBER] }, key);
    expect(first.json()).toEqual({
      outcome: { participants: 1, import: null },
      replayed: false,
      known: expect.any(Number),
    });
    const again = await command('clerk', 'enroll-participants', { rows: [MEMBER] }, key);
    expect(again.json()).toEqual({ outcome: { participants: 1, import: null }, replayed: true, known: null });
  });

  test('is refused under a key that was used for something else', async () => {
    const other = { rows: [{ ...MEMBER, participant: 'J-2' }] };
    const answer = await command('clerk', 'enroll-participants', other, { 'idempotency-key': 'enroll one' });
    expect([answer.statusCode, answer.json().error[0].code]).toEqual([409, 'key-reused']);
  });

  test.each([[''], ['x'.repeat(201)]])('is refused under a key that is none', async (key) => {
    const answer = await command('clerk', 'record-deaths', { rows: [] }, { 'idempotency-key': key });
    expect([answer.statusCode, answer.json().error[0].code]).toEqual([422, 'key-too-long']);
  });

  test('names each row that is refused, by pointer', async () => {
    const rows = [
      { participant: 'J-7', diedOn: '2020-01-01' },
      { participant: 'J-1', diedOn: '1960-01-01' },
    ];
    const answer = await command('clerk', 'record-deaths?lang=es', { rows });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: [
        {
          at: '/rows/0/participant',
          code: 'no-such-participant',
          says: expect.stringContaining('no hay participante'),
        },
        { at: '/rows/1/diedOn', code: 'dates-contradict' },
      ],
      reference: answer.headers['x-request-id'],
    });
  });

  test('names what is wrong with its input, in the language asked for', async () => {
    const input = { rows: [{ participant: 'J-1', diedOn: 'x' }] };
    const answer = await command('clerk', 'record-deaths?lang=es', input);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toMatchObject([
      { at: '/rows/0/diedOn', says: expect.stringMatching(/^no es una fecha/) },
    ]);
  });

  test('refuses a text that no database keeps', async () => {
    for (const text of ['a\u0000', '\uD800']) {
      const answer = await command('clerk', 'enroll-participants', { rows: [{ ...MEMBER, surnames: text }] });
      expect([answer.statusCode, answer.json().error[0].at]).toEqual([422, '/rows/0/surnames']);
    }
  });

  test('is not taken in another form than JSON, and not beyond its length', async () => {
    const headers = { ...(await as('clerk')), 'content-type': 'text/plain' };
    const url = '/api/commands/record-deaths';
    expect((await send({ method: 'POST', url, headers, payload: '{}' })).statusCode).toBe(415);
    const long = { ...headers, 'content-type': 'application/json', 'content-length': `${65 * 1024 * 1024}` };
    const answer = await send({ method: 'POST', url, headers: long, payload: '{}' });
    expect([answer.statusCode, answer.json().error[0].code]).toEqual([413, 'file-too-long']);
  });
});

describe('a query', () => {
  test('takes numbers from its address, and refuses what is none', async () => {
    expect((await ask('clerk', '/api/participants?limit=1')).json()).toMatchObject({ total: 1, next: null });
    for (const limit of ['0', 'x', '1.5', '501']) {
      const answer = await ask('clerk', `/api/participants?limit=${limit}`);
      expect([answer.statusCode, answer.json().error[0].at]).toEqual([422, '/limit']);
    }
  });

  test.each([
    ['/api/participants/nobody', 'no-such-participant'],
    ['/api/runs/none', 'no-such-run'],
    ['/api/runs/none/lines', 'no-such-run'],
    ['/api/runs/none/state', 'no-such-run'],
  ])('of what there is not says so: %s', async (url, code) => {
    const answer = await ask('auditor', url);
    expect([answer.statusCode, answer.json().error[0].code]).toEqual([404, code]);
  });

  test('is answered in the language that its address names, which is one that there is', async () => {
    const answer = await ask('auditor', '/api/participants/nobody?lang=es');
    expect([answer.headers['content-language'], answer.json().error[0].says]).toEqual([
      'es',
      expect.stringMatching(/^no hay/),
    ]);
    expect((await ask('auditor', '/api/participants?lang=fr')).statusCode).toBe(422);
  });

  test('answers no other method', async () => {
    expect((await send({ method: 'POST', url: '/api/participants' })).statusCode).toBe(405);
    expect((await send({ url: '/api/commands/record-deaths' })).headers.allow).toBe('POST');
  });
});

test('the log names the route and the code of a refusal, and nothing that was sent', async () => {
  const from = logged.length;
  await command('payroll', 'approve-run', { run: 'Ortiz-123-45-6789' });
  await ask('auditor', '/api/participants/Ortiz-123-45-6789');
  const lines = logged.slice(from).join('\n');
  expect(lines).toContain('"route":"/api/commands/approve-run","status":403');
  expect(lines).toContain('"refused":"no-such-participant"');
  expect(lines).not.toContain('Ortiz');
});

test('a failure of the program is answered with its reference, and the log says where it arose', async () => {
  const failing = office().office as { fault?: unknown };
  failing.fault = () => {
    throw new TypeError('secret');
  };
  const answer = await command(
    'clerk',
    'record-deaths',
    { rows: [{ participant: 'J-1', diedOn: '2020-01-01' }] },
    JSON_TYPE,
  );
  failing.fault = undefined;
  expect([answer.statusCode, answer.json().error[0].code]).toEqual([500, 'failed']);
  expect(logged.join('\n')).toContain(`"request":"${answer.json().reference}","failed":"TypeError"`);
  expect(answer.body + logged.join('\n')).not.toContain('secret');
});
