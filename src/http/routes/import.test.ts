// Importing over HTTP: a table as text/csv, its faults at row and column, a dry run, and what is no table.
// What a table may hold is tested in the office.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { officeServer } from '../../../test/http/office-server.ts';
import { IMPORT_KINDS } from '../../office/index.ts';

const { send, as, ask } = officeServer();

const MEMBERS = readFileSync('examples/import/members.csv', 'utf8');

async function post(path: string, payload: string | Buffer, { person = 'clerk', type = 'text/csv' } = {}) {
  const headers = { ...(await as(person)), 'content-type': type };
  return send({ method: 'POST', url: `/api/import/${path}`, headers, payload });
}

test('a dry run checks everything and writes nothing', async () => {
  const answer = await post('members?dryRun=true', MEMBERS);
  expect(answer.json()).toMatchObject({ outcome: { participants: 2 }, replayed: false, known: null });
  expect((await ask('clerk', '/api/participants')).json().total).toBe(0);
});

test('a table is taken whole', async () => {
  const answer = await post('members', MEMBERS);
  expect(answer.json()).toMatchObject({ outcome: { participants: 2 }, known: expect.any(Number) });
  expect((await ask('clerk', '/api/participants')).json().total).toBe(2);
});

test('what is wrong is said at its row and column', async () => {
  const answer = await post('deaths?lang=es', 'participant,died on\nJ-1001,1/2/2026\n');
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error).toEqual([
    {
      at: '/2/died on',
      code: 'not-a-day',
      says: expect.stringContaining('escriba 2026-02-01 o 2026-01-02'),
      row: 2,
      column: 'died on',
      value: '1/2/2026',
    },
  ]);
  expect((await post('members', MEMBERS)).json().error).toMatchObject([
    { at: '/2/participant', code: 'already-exists' },
    { at: '/2/social security', code: 'already-exists' },
    { at: '/3/participant', code: 'already-exists' },
  ]);
});

test('what is no table is refused', async () => {
  expect((await post('deaths', '{}', { type: 'application/json' })).json().error[0].code).toBe('not-a-table');
  expect((await post('deaths', '')).statusCode).toBe(422);
  expect((await post('deaths?dryRun=maybe', 'x')).json().error).toMatchObject([{ at: '/dryRun' }]);
  expect((await post('contributions', 'x')).statusCode).toBe(404);
});

test('only those may import who may do what the table asks for', async () => {
  expect((await post('deaths', 'x', { person: 'auditor' })).statusCode).toBe(403);
  expect((await send({ method: 'POST', url: '/api/import/deaths', payload: 'x' })).statusCode).toBe(401);
});

test.each(IMPORT_KINDS)('the columns of %s are described for programs', async (kind) => {
  const { paths } = (await send({ url: '/openapi.json' })).json();
  const { description, requestBody } = paths[`/api/import/${kind}`].post;
  expect(description).toContain('Columns: participant / participante; ');
  expect(Object.keys(requestBody.content)).toEqual(['text/csv']);
});
