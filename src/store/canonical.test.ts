// The canonical form: equal for equal values, different for different ones, and the same after a way through jsonb.
// The digests of rows are tested where they are written and verified.

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/databases.ts';
import { canonical, digestForms, hex } from './canonical.ts';
import type { Database } from './database.ts';
import { withSession } from './engine.ts';
import { type Json, json } from './values.ts';

// jsonb holds neither NUL nor half a surrogate pair.
const text = fc.string({ unit: 'binary' }).filter((each) => !/\0|\p{Surrogate}/u.test(each));
const anyJson = fc.letrec<{ any: Json }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    text,
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(text, tie('any'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).any;

test('the version and the form are fixed', () => {
  expect(canonical({ b: [1, -0, 1e21, 'ñ'], a: null, c: true })).toBe('o3:s1:ans1:ba4:d1:1d1:0d5:1e+21s2:ñs1:ct');
  expect(hex(digestForms('domain', canonical('x')))).toBe(
    'fa958ea5dfd512a2be8a199bed25db1ed4c1d34f4399948ebeeb1dd70aab763e',
  );
});

fc.configureGlobal({ seed: 1954 });

test('two values have one form only if they are the same value', () => {
  fc.assert(
    fc.property(anyJson, anyJson, (a, b) => {
      const same = JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
      expect(canonical(a) === canonical(b)).toBe(same);
    }),
  );
});

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // An object is told from a list of pairs, and an empty one from an empty list.
  return { object: entries.map(([key, member]) => [key, sorted(member)]) };
}

test.each([[Number.NaN], [Number.NEGATIVE_INFINITY], [1n], [new Date(0)], [() => 1], [undefined]])(
  '%s has no form',
  (value) => {
    expect(() => canonical(value as unknown as Json)).toThrow(TypeError);
  },
);

test('a member that is undefined is not there', () => {
  expect(canonical({ a: 1, b: undefined } as unknown as Json)).toBe(canonical({ a: 1 }));
});

describe('through jsonb', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database?.close());

  test('the form of a value is the same when it comes back', async () => {
    await withSession(database.engine, async (session) => {
      await fc.assert(
        fc.asyncProperty(anyJson, async (value) => {
          const { rows } = await session.query('select $1::jsonb as value', [json(value)]);
          expect(canonical(rows[0]?.value as Json)).toBe(canonical(value));
        }),
        { numRuns: 200 },
      );
    });
  });
});
