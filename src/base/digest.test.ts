// SHA-256 against the published vectors and against the engine's own.
// What text is digested is tested where the text is built.

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOf } from './digest.ts';

// FIPS 180-4 and the examples that go with it.
test.each([
  ['nothing', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['three letters', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'two blocks',
    Array.from({ length: 14 }, (_, i) => String.fromCharCode(97 + i, 98 + i, 99 + i, 100 + i)).join(''),
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a million letters', 'a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('the digest of %s is the published one', (_, text, digest) => {
  expect(digestOf(text)).toBe(digest);
});

test('the digest of any text is that of its bytes in UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(digestOf(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
    { seed: 1954, numRuns: 300 },
  );
});

test('an ñ and an n with a tilde set after it are not the same text', () => {
  expect(digestOf('ñ')).not.toBe(digestOf('n\u0303'));
});
