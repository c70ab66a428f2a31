// Where a text stops being JSON, held against what JSON.parse itself refuses.
// How it is said to people is tested in the wire room.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { syntaxFaultOf } from './json-syntax.ts';

/** What JSON.parse says against a text; undefined where it takes it. */
function refusalOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

describe('the place of a syntax fault', () => {
  test.each([
    ['', '', 1, 1],
    ['{', '', 1, 2],
    ['{"a":1', '', 1, 7],
    ['{"a" 1}', '1', 1, 6],
    ['{"a":}', '}', 1, 6],
    ['{a:1}', 'a', 1, 2],
    ["{'a':1}", "'", 1, 2],
    ['{"a":1,}', '}', 1, 8],
    ['[1,]', ']', 1, 4],
    ['[1 2]', '2', 1, 4],
    ['[1}', '}', 1, 3],
    ['1 2', '2', 1, 3],
    ['01', '1', 1, 2],
    ['-', '-', 1, 1],
    ['tru', 't', 1, 1],
    ['"a\nb"', '\n', 1, 3],
    ['"\\x"', '\\', 1, 2],
    ['{\n  "a": 1,\n  "b": NaN\n}', 'N', 3, 8],
    ['[\n"😀", 😀]', '😀', 2, 7],
    ['\uFEFF1', '\uFEFF', 1, 1],
  ])('of %j is at %j, line %i, column %i', (text, found, line, column) => {
    expect(refusalOf(text)).toBeDefined();
    expect(syntaxFaultOf(text)).toEqual({ found, line, column });
  });

  test('is the end of whatever is cut off within brackets', () => {
    const cut = fc.tuple(fc.json(), fc.nat()).map(([text, at]) => `[${text.slice(0, at % (text.length + 1))}`);
    fc.assert(
      fc.property(cut, (text) => {
        fc.pre(!/[a-z\\-]$|[.eE+-]$/.test(text) && !/\\u[0-9a-f]{0,3}$/i.test(text));
        const { found, column } = syntaxFaultOf(text);
        expect([found, column]).toEqual(['', text.length + 1]);
      }),
    );
  });

  test('is where the engine says that it is, wherever it does', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b": ',
      '1',
      '2.5',
      'true',
      'null',
      ' ',
      '\n',
      '"',
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
        (text) => {
          const said = /at position (\d+)/.exec(refusalOf(text) ?? '')?.[1];
          fc.pre(said !== undefined);
          const { line, column } = syntaxFaultOf(text);
          const linesBefore = text.split('\n').slice(0, line - 1);
          expect(linesBefore.join('\n').length + (line > 1 ? 1 : 0) + column - 1).toBe(Number(said));
        },
      ),
    );
  });

  test('is found however deep the text is', () => {
    expect(syntaxFaultOf('['.repeat(1_000_000))).toEqual({ found: '', line: 1, column: 1_000_001 });
    expect(syntaxFaultOf('{"a":'.repeat(200_000))).toEqual({ found: '', line: 1, column: 1_000_001 });
  });
});
