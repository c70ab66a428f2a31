// The documentation: the OpenAPI document holds every route and every schema that it refers to, and its pages are served.
// That answers fit these schemas is tested with the routes.

import { expect, test } from 'vitest';
import { EXAMPLES, testServer } from '../../test/http/test-server.ts';

const { send } = testServer();

const documented = async () => (await send({ url: '/openapi.json' })).json();

test('the document is OpenAPI 3.1 and describes each route once', async () => {
  const { openapi, paths } = await documented();
  expect(openapi).toBe('3.1.0');
  const operations = Object.entries<object>(paths).map(([path, methods]) => [path, Object.keys(methods)]);
  expect(operations).toEqual([
    ['/api/decide/{question}', ['post']],
    ['/api/questions', ['get']],
    ['/api/readings', ['get']],
    ['/api/clauses', ['get']],
    ['/health', ['get']],
  ]);
});

test('it refers to no schema that it does not hold, and holds none that it does not refer to', async () => {
  const document = await documented();
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(new Set(refs)).toEqual(new Set(Object.keys(document.components.schemas)));
});

test('it names the questions, the fields of facts and what a fault says', async () => {
  const { components } = await documented();
  const { QuestionInput, FactsInput, Fault } = components.schemas;
  for (const { question } of EXAMPLES) expect(QuestionInput.enum).toContain(question);
  expect(FactsInput.additionalProperties).toBe(false);
  expect(FactsInput.required).toBeUndefined();
  expect(FactsInput.properties.on.anyOf).toEqual([{ $ref: '#/components/schemas/DayInput' }, { type: 'null' }]);
  expect(Fault.required).toEqual(['at', 'code', 'says']);
});

test('every operation says what it does, and every answer what it is', async () => {
  for (const methods of Object.values<Record<string, unknown>>((await documented()).paths)) {
    for (const operation of Object.values(methods)) {
      expect(operation).toMatchObject({ operationId: expect.any(String), summary: expect.any(String) });
      expect(JSON.stringify(operation)).not.toContain('Default Response');
    }
  }
});

test.each(['/docs', '/docs/'])('the page at %s names only scripts and styles that this server has', async (url) => {
  const page = await send({ url });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const named = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(4);
  for (const path of named) {
    expect((await send({ url: new URL(path, `http://x${url}`).pathname })).statusCode).toBe(200);
  }
});

test('the page shows the same document', async () => {
  expect((await send({ url: '/docs/json' })).json()).toEqual(await documented());
});

test('the page runs nothing but scripts of this server, and asks nobody else', async () => {
  const page = await send({ url: '/docs/' });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
  expect(page.headers['content-security-policy']).toContain("connect-src 'self'");
  expect(page.body).not.toMatch(/<script>|<script [^>]*>[^<\s]|https?:/);
  const settings = await send({ url: '/docs/static/swagger-initializer.js' });
  expect(settings.body).toContain('"validatorUrl":null');
});
