// The session over HTTP: who is signed in, signing in as a person of the sample, signing out, and the cookie's walls.
// Who may do what, once signed in, is in office.test.ts.

import { expect, test } from 'vitest';
import { officeServer } from '../../../test/http/office-server.ts';

const { send, office } = officeServer();

const signIn = (person: unknown, headers = {}) =>
  send({ method: 'POST', url: '/api/session', payload: { person } as object, headers });

const cookieIn = (answer: { headers: Readonly<Record<string, unknown>> }): string =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';

test('nobody is signed in at first, and the sample says whom one may be', async () => {
  const session = (await send({ url: '/api/session' })).json();
  expect(session).toMatchObject({ person: null, sample: true });
  expect(session.people.map(({ id }: { id: string }) => id)).toContain('board-2');
});

test('signing in gives a cookie that no script reads and no other site sends', async () => {
  const answer = await signIn('clerk');
  expect(answer.json()).toMatchObject({ person: { id: 'clerk', roles: ['clerk'] } });
  expect(answer.headers['set-cookie']).toMatch(/^retiro_session=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
  const again = await send({ url: '/api/session', headers: { cookie: `other=1; ${cookieIn(answer)}` } });
  expect(again.json().person.id).toBe('clerk');
});

test('the secret may be sent as a bearer token instead', async () => {
  const secret = cookieIn(await signIn('auditor')).split('=')[1];
  const answer = await send({ url: '/api/session', headers: { authorization: `Bearer ${secret}` } });
  expect(answer.json().person.id).toBe('auditor');
});

test('signing out ends the session, also for whoever kept the cookie', async () => {
  const cookie = cookieIn(await signIn('clerk'));
  const out = await send({ method: 'DELETE', url: '/api/session', headers: { cookie } });
  expect(out.json().person).toBeNull();
  expect(out.headers['set-cookie']).toMatch(/^retiro_session=; .*Max-Age=0$/);
  expect((await send({ url: '/api/session', headers: { cookie } })).json().person).toBeNull();
});

test('a session ends with the working day', async () => {
  const cookie = cookieIn(await signIn('clerk'));
  const now = office().office.now();
  office().at(new Date(Date.parse(now) + 13 * 3_600_000).toISOString());
  expect((await send({ url: '/api/participants', headers: { cookie } })).statusCode).toBe(401);
  office().at(now);
});

test.each([
  ['nobody', 404, 'no-such-person'],
  [7, 422, 'invalid_type'],
])('%j cannot sign in', async (person, status, code) => {
  const answer = await signIn(person);
  expect([answer.statusCode, answer.json().error[0].code]).toEqual([status, code]);
});

test('a page of another site signs nobody in or out', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await signIn('clerk', headers)).statusCode).toBe(403);
  expect((await send({ method: 'DELETE', url: '/api/session', headers })).statusCode).toBe(403);
});
