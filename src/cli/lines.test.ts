// How bytes become lines: whatever the chunks are, and whatever the bytes.
// What is answered to a line is tested in decide-lines.test.ts.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Line, LineSplitter } from './lines.ts';

/** The lines of the bytes, cut into chunks at these places. */
function linesOf(bytes: Buffer, cuts: readonly number[] = []): readonly Line[] {
  const splitter = new LineSplitter();
  const places = [0, ...[...cuts].sort((a, b) => a - b), bytes.length];
  const lines: Line[] = [];
  places.slice(1).forEach((to, i) => {
    for (const line of splitter.linesOf(bytes.subarray(places[i], to))) lines.push(line);
  });
  const last = splitter.last();
  return last === undefined ? lines : [...lines, last];
}

const textsOf = (text: string): readonly unknown[] =>
  linesOf(Buffer.from(text)).map((line) => 'text' in line && line.text);
const codesOf = (lines: readonly Line[]): readonly string[] =>
  lines.map((line) => ('fault' in line ? line.fault.code : 'text'));

const MIB = 1024 * 1024;

describe('lines', () => {
  test('end with a newline, the last one also without', () => {
    expect(textsOf('a\nb\n')).toEqual(['a', 'b']);
    expect(textsOf('a\nb')).toEqual(['a', 'b']);
    expect(textsOf('')).toEqual([]);
  });

  test('are left out where they are blank', () => {
    expect(textsOf('\n \t\r\n\r\na\n\n')).toEqual(['a']);
  });

  test('are not blank for a space that JSON does not know', () => {
    expect(textsOf('\u00a0\n')).toEqual(['\u00a0']);
  });

  test('lose a byte order mark at the start of the stream and nowhere else', () => {
    expect(textsOf('\uFEFFa\n\uFEFFb\n')).toEqual(['a', '\uFEFFb']);
    expect(textsOf('\uFEFF\na\n')).toEqual(['a']);
  });

  test('that are no UTF-8 are faults in their place', () => {
    const bytes = Buffer.concat([Buffer.from('a\n'), Buffer.from([0xff, 0x0a]), Buffer.from('ñ\n')]);
    expect(codesOf(linesOf(bytes))).toEqual(['text', 'not-utf-8', 'text']);
  });

  test('of 4 MiB are read, of a byte more are faults in their place', () => {
    const line = (length: number): string => `${'x'.repeat(length)}\n`;
    const bytes = Buffer.from(`a\n${line(4 * MIB)}${line(4 * MIB + 1)}b\n`);
    const cuts = Array.from({ length: 300 }, (_, i) => i * 28_000);
    expect(codesOf(linesOf(bytes))).toEqual(['text', 'text', 'too-long', 'text']);
    expect(codesOf(linesOf(bytes, cuts))).toEqual(['text', 'text', 'too-long', 'text']);
  });

  test('are the same however the stream is cut', () => {
    const pieces = fc.constantFrom('a', 'ñ', '€', '\n', '\r', ' ', '\uFEFF');
    const stream = fc.array(pieces, { maxLength: 40 }).map((parts) => Buffer.from(parts.join('')));
    fc.assert(
      fc.property(stream, fc.array(fc.nat(), { maxLength: 8 }), (bytes, places) => {
        const cuts = places.map((place) => place % (bytes.length + 1));
        expect(linesOf(bytes, cuts)).toEqual(linesOf(bytes));
      }),
    );
  });
});
