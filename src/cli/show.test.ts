// How results are shown to people: names in their language, values below each other, tables.
// Which fields there are is the office's; that each has a name in Spanish is held here.

import { expect, test } from 'vitest';
import { z } from 'zod';
import { VERBS } from '../office/index.ts';
import { fieldName } from '../wire/index.ts';
import { shownLines } from './show.ts';

test('plain fields stand below each other, what has parts comes after', () => {
  const result = { state: 'prepared', openedBy: 'payroll', batches: { all: 2 }, total: '12.50', approvedBy: null };
  expect(shownLines(result, 'en')).toEqual([
    'state        prepared',
    'opened by    payroll',
    'total        12.50',
    'approved by  –',
    '',
    'batches',
    '  all  2',
  ]);
  expect(shownLines(result, 'es').slice(0, 2)).toEqual(['estado        preparada', 'abierta por   payroll']);
});

test('what there is several of is a table, with numbers to the right and digests cut', () => {
  const rows = [
    { account: 'bank', balance: '-1.00', digest: 'a'.repeat(64), ok: true, conversion: { authority: 'A' } },
    { account: 'a', balance: '100.00', digest: 'b'.repeat(64), ok: false, conversion: null },
  ];
  expect(shownLines({ accounts: rows }, 'en')).toEqual([
    '',
    'accounts',
    '  account  balance  digest         ok   conversion',
    '  bank       -1.00  aaaaaaaaaaaa…  yes  authority A',
    '  a         100.00  bbbbbbbbbbbb…  no   –',
  ]);
});

test('lists of plain values stand in one line', () => {
  expect(shownLines({ missing: [], readings: ['a', 'b'] }, 'es')).toEqual(['falta     –', 'lecturas  a, b']);
});

/** The names of all fields of a schema, however deep. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsOf)];
}

test.each([...VERBS.values()].map((verb) => [verb.name, verb] as const))('every field of %s has a name', (_, verb) => {
  const fields = new Set(fieldsOf(z.toJSONSchema(verb.output as z.ZodType, { unrepresentable: 'any' })));
  // What has no name is shown by that of programs, which is English and runs its words together.
  expect([...fields].filter((field) => /[A-Z]/.test(field) && fieldName(field, 'en') === field)).toEqual([]);
});
