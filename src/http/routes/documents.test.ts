// Documents over HTTP: raw bytes go in and come out as an attachment that no page runs, and what is no document is refused.
// Which documents there are, and who may open them, is tested in the office.

import { beforeAll, expect, test } from 'vitest';
import { officeServer } from '../../../test/http/office-server.ts';
import { paperOf, pngOf } from '../../../test/office/papers.ts';

const { send, as, ask, command } = officeServer();

beforeAll(async () => {
  const person = { participant: 'P1', givenNames: 'Ana', surnames: 'Mora', birthDate: '1970-01-02', language: 'es' };
  await command('clerk', 'enroll-participants', { rows: [person] });
});

type Sent = Readonly<Record<string, string>>;

const PLACE = '/api/participants/P1/documents';

async function post(
  query: string,
  payload: string | Buffer,
  { person = 'clerk', type = 'image/png', ...more }: Sent = {},
) {
  const headers = { ...(await as(person)), 'content-type': type, ...more };
  return send({ method: 'POST', url: `${PLACE}?${query}`, headers, payload });
}

test('bytes go in, once for a key, and come out the same, as an attachment that nothing runs', async () => {
  const query = `kind=birth&name=${encodeURIComponent("Núñez's scan (1).png")}`;
  const key = { 'idempotency-key': 'acta-1' };
  const answer = await post(query, pngOf('acta'), key);
  const { outcome, replayed } = answer.json();
  expect([answer.statusCode, replayed]).toEqual([200, false]);
  expect(outcome).toMatchObject({ mediaType: 'image/png', pages: 1, scan: 'off' });
  expect((await post(query, pngOf('acta'), key)).json()).toMatchObject({ outcome, replayed: true });
  const got = await ask('auditor', `${PLACE}/${outcome.document}`);
  expect(got.rawPayload.equals(pngOf('acta'))).toBe(true);
  expect(got.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition':
      'attachment; filename="document"; filename*=UTF-8\'\'N%C3%BA%C3%B1ez%27s%20scan%20%281%29.png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
  });
});

test('its type is told by its bytes, and the same bytes are named', async () => {
  const { outcome } = (await post('kind=letter&name=x.pdf', pngOf('carta'), { type: 'application/pdf' })).json();
  expect(outcome).toMatchObject({ mediaType: 'image/png' });
  const again = await post('kind=letter&name=x.pdf&lang=es', pngOf('carta'), { type: 'application/octet-stream' });
  expect(again.statusCode).toBe(409);
  expect(again.json().error).toMatchObject([
    { code: 'same-document', says: expect.stringContaining(outcome.document) },
  ]);
});

test.each<[string, string, string | Buffer, Sent, number, string]>([
  ['nothing', 'kind=birth&name=x', '', {}, 409, 'document-empty'],
  ['a text', 'kind=birth&name=x', 'hello', {}, 409, 'document-type-unknown'],
  ['what comes as a form', 'kind=birth&name=x', 'a=b', { type: 'text/plain' }, 415, 'not-a-document'],
  ['what comes as JSON', 'kind=birth&name=x', '{}', { type: 'application/json' }, 415, 'not-a-document'],
  ['an unknown kind', 'kind=novel&name=x', pngOf('1'), {}, 422, 'invalid_value'],
  ['no name', 'kind=birth', pngOf('1'), {}, 422, 'invalid_type'],
  ['what is not asked for', 'kind=birth&name=x&pages=2', pngOf('1'), {}, 422, 'unrecognized_keys'],
  ['what an auditor brings', 'kind=birth&name=x', pngOf('1'), { person: 'auditor' }, 403, 'not-allowed'],
  [
    'a page of another site',
    'kind=birth&name=x',
    pngOf('1'),
    { 'sec-fetch-site': 'cross-site' },
    403,
    'from-another-site',
  ],
])('%s is refused', async (_, query, payload, more, status, code) => {
  const answer = await post(query, payload, more);
  expect([answer.statusCode, answer.json().error[0].code]).toEqual([status, code]);
});

test('a medical document comes out for a medical reviewer alone', async () => {
  const { outcome } = (await post('kind=medical&name=x.png', pngOf('medical'))).json();
  const url = `${PLACE}/${outcome.document}`;
  expect((await ask('medical', url)).rawPayload.toString('base64')).toBe(paperOf('medical'));
  const refused = await ask('caseworker', url);
  expect([refused.statusCode, refused.json().error[0].code]).toEqual([403, 'medical-alone']);
});

test('what is not on file is not found, and nobody is asked to sign in for nothing', async () => {
  expect((await ask('auditor', `${PLACE}/no-document`)).statusCode).toBe(404);
  expect((await ask('auditor', `${PLACE}/_`)).statusCode).toBe(422);
  expect((await send({ url: `${PLACE}/x` })).statusCode).toBe(401);
  expect((await ask('payroll', `${PLACE}/x`)).statusCode).toBe(403);
});

test('both are described for programs', async () => {
  const { paths } = (await send({ url: '/openapi.json' })).json();
  const { post: upload } = paths['/api/participants/{participant}/documents'];
  expect(Object.keys(upload.requestBody.content)).toContain('application/pdf');
  const { get } = paths['/api/participants/{participant}/documents/{document}'];
  expect(Object.keys(get.responses['200'].content)).toEqual(['application/pdf', 'image/jpeg', 'image/png']);
});
