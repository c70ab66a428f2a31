// What is wrong with an input: by pointer, in words of ours where it is a thing that people get wrong.
// The schemas themselves are the office's.

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { daySchema, inputOfTexts, moneySchema, monthSchema, plainFields, readInput } from './index.ts';

const schema = z.strictObject({
  day: daySchema.optional(),
  month: monthSchema.optional(),
  amount: moneySchema.optional(),
  code: z.string().regex(/^a$/).optional().describe('An a.'),
  count: z.int().default(1),
  sure: z.boolean().optional(),
  parts: z.array(z.string()).optional(),
  kind: z.enum(['one', 'two']).optional(),
});

const faults = (given: unknown, language: 'en' | 'es' = 'en') => {
  const read = readInput(schema, given, language);
  return 'faults' in read ? read.faults.map(({ at, says }) => `${at}: ${says}`) : [];
};

test.each([
  [
    { day: '30/11/2026' },
    '/day: is no day: write it like 2026-11-30',
    '/day: no es una fecha: escríbala como 2026-11-30',
  ],
  [{ month: '2026-13' }, '/month: is no month: write it like 2026-11', '/month: no es un mes: escríbalo como 2026-11'],
  [
    { amount: '1,000.00' },
    '/amount: is no amount: write dollars and two decimals like 1234.50',
    '/amount: no es una cantidad: escriba dólares y dos decimales como 1234.50',
  ],
  [
    { code: 'b' },
    '/code: is not written in its form, which the documentation of the API shows',
    '/code: no está escrito en su forma, que muestra la documentación de la API',
  ],
  [
    { kind: 'three' },
    '/kind: is none of these: write one of one, two',
    '/kind: no es de estos: escriba uno de one, two',
  ],
  [{ other: 1 }, ': there is no other here', ': aquí no hay other'],
  [
    { parts: ['a\0'] },
    expect.stringMatching(/^\/parts\/0: holds a character/),
    expect.stringMatching(/^\/parts\/0: tiene un carácter/),
  ],
])('%j', (given, en, es) => {
  expect(faults(given)).toEqual([en]);
  expect(faults(given, 'es')).toEqual([es]);
});

describe('the plain fields of an input', () => {
  test('are those that a text can give; the others are named', () => {
    const { plain, others } = plainFields(schema);
    expect(plain.map(({ field, kind }) => [field, kind])).toEqual([
      ['day', 'text'],
      ['month', 'text'],
      ['amount', 'text'],
      ['code', 'text'],
      ['count', 'number'],
      ['sure', 'boolean'],
      ['kind', 'text'],
    ]);
    expect(others).toEqual(['parts']);
    expect(plain[3]?.says).toBe('An a.');
  });

  test('take texts as numbers and truths where the schema has those, and leave what is none to the schema', () => {
    expect(inputOfTexts(schema, { count: '12', sure: 'true', code: '1', other: '2' })).toEqual({
      count: 12,
      sure: true,
      code: '1',
      other: '2',
    });
    expect(inputOfTexts(schema, { count: '1e3', sure: 'yes' })).toEqual({ count: '1e3', sure: 'yes' });
  });
});
