// Which language a program's preferences lead to.
// That answers follow it is tested with the routes.

import { expect, test } from 'vitest';
import { preferredLanguage } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr, de;q=0.5', 'en'],
  ['es', 'es'],
  ['ES-pr', 'es'],
  ['es-419,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['en;q=0.5, es;q=0.7', 'es'],
  ['fr, es;q=0.1', 'es'],
  ['es;q=0', 'en'],
  ['es;q=x', 'en'],
  ['es;q=7', 'en'],
  ['est, x-es', 'en'],
  [',;,;q=1,,es', 'es'],
])('Accept-Language %j leads to %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
