// The packed library in a real browser, from its own files and without a bundler, by the import map of its page.
// In Node it is tried in test/library.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ANSWERS, askedOfCommandLine, blocksOf, installInto } from '../library/packed.ts';

const folder = mkdtempSync(join(tmpdir(), 'retiro-law-'));
let server: Server;

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

test.beforeAll(async () => {
  installInto(folder);
  writeFileSync(join(folder, 'page.html'), `<!doctype html><title></title>\n${blocksOf('html').join('\n')}`);
  server = createServer(({ url = '/' }, answer) => {
    const type = TYPES[extname(url)];
    if (type === undefined || url.includes('..')) return answer.writeHead(404).end();
    return answer.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(readFileSync(join(folder, url)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('the library decides in the browser as the command line does, with the same canonical proof', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page.html`);
  await expect(page, 'the page as its documentation writes it').toHaveTitle('needs-facts');
  const { cases, printed } = askedOfCommandLine();
  expect(cases.length).toBeGreaterThan(40);
  const answers = await page.evaluate(
    `import('retiro-law').then((law) => (${ANSWERS})(law, ${JSON.stringify(cases)}))`,
  );
  expect(answers).toEqual(printed);
});
