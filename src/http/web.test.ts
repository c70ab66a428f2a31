// The pages as the server hands them out: which addresses are theirs, what may run in them, and how long files are kept.
// What is on the pages is seen in a browser, in test/e2e.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { testServer } from '../../test/http/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'retiro-web-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Retiro</title>');
writeFileSync(join(folder, 'assets', 'index-1a2b.js'), 'export {};');
writeFileSync(join(folder, 'secret.txt'), 'secret');
afterAll(() => rmSync(folder, { recursive: true }));

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('with pages', () => {
  const { send } = testServer({ web: folder });

  test.each(['/', '/participants/1?asOf=2026-11-30', '/months/2026-11', '/healthy'])(
    'a browser that asks for %s gets the page, fresh each time',
    async (url) => {
      const answer = await send({ url, headers: BROWSER });
      expect([answer.statusCode, answer.body]).toEqual([200, '<!doctype html><title>Retiro</title>']);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test('nothing runs in the page but what the page brought', async () => {
    const policy = (await send({ url: '/', headers: BROWSER })).headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('a file whose name tells its content is kept for a year', async () => {
    const answer = await send({ url: '/assets/index-1a2b.js' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'export {};']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/api/nothing', '/api', '/docs/nothing', '/assets/nothing.js', '/assets', '/health/x'])(
    'what is not at %s is not there, for a browser too',
    async (url) => {
      const answer = await send({ url, headers: BROWSER });
      expect([answer.statusCode, answer.json().error[0].code]).toEqual([404, 'not-found']);
    },
  );

  test.each(['/assets/../secret.txt', '/assets/%2e%2e/secret.txt', `/assets/..${encodeURIComponent('/')}secret.txt`])(
    'nothing beside the files is handed out: %s',
    async (url) => {
      expect((await send({ url })).body).not.toContain('secret');
    },
  );

  test('the front door is the page for everyone', async () => {
    const answer = await send({ method: 'HEAD', url: '/?lang=es' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('a program that asks for no page gets none', async () => {
    expect((await send({ url: '/participants' })).statusCode).toBe(404);
    expect((await send({ method: 'POST', url: '/participants', headers: BROWSER })).statusCode).toBe(404);
  });
});

describe('without pages', () => {
  const { send } = testServer();

  test('the front door leads to the documentation', async () => {
    const answer = await send({ url: '/', headers: BROWSER });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/docs']);
  });
});

test('a folder without a page is an error at once', async () => {
  const { createServer } = await import('./index.ts');
  await expect(createServer({ now: Date.now, log: () => undefined, web: join(folder, 'assets') })).rejects.toThrow(
    'ENOENT',
  );
});
