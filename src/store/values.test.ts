// The parser table, value by value, on both engines and in another zone: what one gives the other gives.
// What goes in is tested with what comes out.

import { describe, expect, test } from 'vitest';
import { ENGINES, openForAll, type TestEngine } from '../../test/databases.ts';
import type { Database } from './database.ts';
import { type Session, withSession } from './engine.ts';
import { json, parameterText } from './values.ts';

const CASES: readonly (readonly [expression: string, value: unknown])[] = [
  ["date '2026-11-30'", '2026-11-30'],
  ["date '0044-03-15'", '0044-03-15'],
  ["array[date '2026-11-30', null]", ['2026-11-30', null]],
  ['9007199254740991::bigint', 9007199254740991],
  ['-9007199254740991::bigint', -9007199254740991],
  ['array[1, 2]::bigint[]', [1, 2]],
  ['2147483647::integer', 2147483647],
  ['7::smallint', 7],
  ['1.10::numeric', '1.10'],
  ['123456789012345678901234567890.5::numeric', '123456789012345678901234567890.5'],
  ['0.1::float8', 0.1],
  ["timestamptz '2026-11-30 08:00:00-04'", '2026-11-30T12:00:00.000Z'],
  ["timestamptz '2026-11-30 12:00:00.123456Z'", '2026-11-30T12:00:00.123456Z'],
  ["timestamptz '2026-11-30 12:00:00.5+05:30'", '2026-11-30T06:30:00.500Z'],
  ["timestamp '2026-11-30 12:00:00'", '2026-11-30T12:00:00'],
  ['true', true],
  ['false', false],
  ['null::text', null],
  ["'ñ \\ \" '' {}'::text", 'ñ \\ " \' {}'],
  ["array['a\"b', 'c\\d', '', 'NULL', null, 'x,y {z}', ' ']", ['a"b', 'c\\d', '', 'NULL', null, 'x,y {z}', ' ']],
  ["'{}'::text[]", []],
  ['\'{"b": [1, 2.50, "ñ"], "a": null}\'::jsonb', { a: null, b: [1, 2.5, 'ñ'] }],
  ["'[1]'::json", [1]],
  ["'\\x00ff'::bytea", Uint8Array.of(0, 255)],
  ["interval '1 day'", 'P1D'],
];

const REFUSED = [
  '9007199254740992::bigint',
  "date 'infinity'",
  "date '0044-03-15 BC'",
  "timestamptz 'infinity'",
  "'{{1}}'::bigint[]",
];

describe.each(ENGINES)('on the $name engine', (engine: TestEngine) => {
  let database: Database;
  const once = (work: (session: Session) => Promise<unknown>) => withSession(database.engine, work);
  const value = (text: string, values: readonly unknown[] = []) =>
    once(async (session) => (await session.query(`select ${text} as value`, values)).rows[0]?.value);

  openForAll(engine, (opened) => {
    database = opened;
  });

  test.each(CASES)('%s is read as one value', async (expression, expected) => {
    expect(await value(expression)).toEqual(expected);
  });

  test.each(REFUSED)('%s is refused, and the session goes on', async (expression) => {
    await once(async (session) => {
      await expect(session.query(`select ${expression} as value`)).rejects.toBeInstanceOf(RangeError);
      expect((await session.query('select 1 as value')).rows).toEqual([{ value: 1 }]);
    });
  });

  test.each([
    ['text', 'a\'b\\c"ñ'],
    ['text', null],
    ['bigint', 9007199254740991],
    ['numeric', '1.10'],
    ['boolean', true],
    ['date', '2028-02-29'],
    ['bytea', Uint8Array.of(1, 0, 255)],
    ['text[]', ['a', null, '"', '\\', '{,}', '']],
    ['jsonb', { list: [1, 'two', null], nested: { ñ: true } }],
  ])('a parameter of type %s comes back as it went', async (type, given) => {
    expect(await value(`$1::${type}`, [given])).toEqual(given);
  });

  test('a list is JSON where it says so', async () => {
    expect(await value('$1::jsonb', [json([1, [2], 'x'])])).toEqual([1, [2], 'x']);
    expect(await value('$1::jsonb', [json('text')])).toBe('text');
  });

  test('an error of the server is one class with the same parts', async () => {
    const bad = once((session) => session.query("insert into retiro.fund values ('other', 'x', 'y')"));
    await expect(bad).rejects.toMatchObject({
      name: 'SqlError',
      code: '23514',
      table: 'fund',
      constraint: 'fund_id_check',
    });
  });
});

test.each([[new Date(0)], [Number.NaN], [Number.POSITIVE_INFINITY], [Symbol('x')], [() => 1], [new Map()]])(
  'the parameter %s has no one meaning and is refused',
  (given) => {
    expect(() => parameterText(given)).toThrow(TypeError);
  },
);
