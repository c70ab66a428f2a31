// The words of calls, help and requests: there in both languages, and each saying what was given.
// That a language is missing at all is an error of types; here is what types do not see.

import { describe, expect, test } from 'vitest';
import type { Words } from '../base/index.ts';
import {
  CALL_FAULTS,
  HELP,
  HELP_TITLES,
  OFFICE_HELP,
  OFFICE_SAYS,
  OFFICE_STOPS,
  refusalOf,
  requestFault,
} from './index.ts';

const ALL: readonly (readonly [string, Words])[] = [
  CALL_FAULTS,
  HELP,
  HELP_TITLES,
  OFFICE_HELP,
  OFFICE_SAYS,
  OFFICE_STOPS,
].flatMap((table) => Object.entries<Words>(table));

const holesIn = (text: string): number => text.split('%').length - 1;

test.each(ALL)('%s has words in both languages, with room for the same', (_, { en, es }) => {
  expect(en.trim()).not.toBe('');
  expect(es.trim()).not.toBe('');
  expect(holesIn(es)).toBe(holesIn(en));
});

describe('a fault of a request', () => {
  test('says what was given, as JSON, and not all of it where it is long', () => {
    const { says } = requestFault('/question', 'no-question', `a"${'b'.repeat(100)}`, ['cohort', 'service']);
    expect(says.en).toBe(`"a\\"${'b'.repeat(58)}…" is no question: ask one of cohort, service`);
    expect(says.es).toBe(`"a\\"${'b'.repeat(58)}…" no es una pregunta: haga una de cohort, service`);
  });

  test.each([
    [undefined, 'is needed here'],
    [null, 'is needed here'],
    [7, '7 is no question'],
    [[[]], '[…] is no question'],
    [{ a: 1 }, '{…} is no question'],
  ])('shows %j without what lies in it', (given, words) => {
    expect(requestFault('/question', 'no-question', given, []).says.en).toMatch(words);
  });

  test('says where a text stops being JSON, or that it ends too early', () => {
    expect(requestFault('', 'not-json', ',', 2, 16).says).toEqual({
      en: 'is no JSON: unexpected "," at line 2, column 16',
      es: 'no es JSON: "," inesperado en la línea 2, columna 16',
    });
    expect(requestFault('', 'not-json', '', 1, 1).says.es).toBe(
      'no es JSON: termina antes de tiempo en la línea 1, columna 1',
    );
  });

  test('becomes an answer in one language', () => {
    const fault = requestFault('', 'not-utf-8');
    expect(refusalOf([fault], 'es')).toEqual({ error: [{ at: '', code: 'not-utf-8', says: fault.says.es }] });
  });
});
