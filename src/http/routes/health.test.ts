// GET /health, for whoever watches over the server.
// The front door is in ../web.test.ts.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/http/test-server.ts';

const { send } = testServer();

test('the server says that it is well, and the version that the package has', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const answer = await send({ url: '/health' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', version }]);
});

test('HEAD is answered like GET, without a body', async () => {
  const answer = await send({ method: 'HEAD', url: '/health' });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});
