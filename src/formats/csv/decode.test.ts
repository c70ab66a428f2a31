// Bytes into text: UTF-8 as the platform's own decoder has it, and what other bytes are taken for.
// How a fault is worded is tested where tables are read.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, latinMeaning } from './decode.ts';

fc.configureGlobal({ seed: 1954, numRuns: 2000 });

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('UTF-8', () => {
  test('is read with or without its mark, and a second mark is a character', () => {
    expect(decode(utf8('ñandú 😀'))).toEqual({ text: 'ñandú 😀' });
    expect(decode(utf8('\uFEFFñandú'))).toEqual({ text: 'ñandú' });
    expect(decode(utf8('\uFEFF\uFEFFa'))).toEqual({ text: '\uFEFFa' });
    expect(decode(utf8('\uFEFF'))).toEqual({ text: '' });
    expect(decode(new Uint8Array())).toEqual({ text: '' });
  });

  test('breaks exactly where the platform’s decoder says it does', () => {
    const byte = fc.constantFrom(
      ...[0x2c, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xc3, 0xdf],
      ...[0xe0, 0xe1, 0xed, 0xee, 0xf0, 0xf1, 0xf4, 0xf5, 0xff],
    );
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 8 }), (list) => {
        const bytes = new Uint8Array([0x41, ...list]);
        const decoded = decode(bytes);
        if ('text' in decoded) {
          expect(utf8(decoded.text)).toEqual(bytes);
        } else if ('broken' in decoded) {
          const whole = bytes.subarray(0, bytes.length - decoded.broken.length);
          expect(utf8(decoded.before)).toEqual(whole);
          for (let length = 1; length <= Math.min(4, decoded.broken.length); length++) {
            expect(isUtf8(decoded.broken.subarray(0, length))).toBe(false);
          }
        }
      }),
    );
  });

  test('that ends within a character was cut off', () => {
    const whole = utf8('Peña 😀');
    for (const missing of [1, 2, 3]) {
      expect(decode(whole.subarray(0, whole.length - missing))).toMatchObject({ before: 'Peña ', cut: true });
    }
    expect(decode(new Uint8Array([0x41, 0xc3, 0x41]))).toMatchObject({ before: 'A', cut: false });
    expect(decode(new Uint8Array([0x41, 0xff]))).toMatchObject({ before: 'A', cut: false });
  });

  function isUtf8(bytes: Uint8Array): boolean {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      return true;
    } catch {
      return false;
    }
  }
});

describe('other bytes', () => {
  const utf16 = (text: string, mark: boolean) => new Uint8Array(Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le'));

  test.each([
    ['UTF-16 with a mark', utf16('a,ñ', true), 'UTF-16'],
    ['UTF-16 with the other mark', utf16('a,ñ', true).map((_, i, all) => all[i ^ 1]!), 'UTF-16'],
    ['UTF-16 without a mark', utf16('name,month', false), 'UTF-16'],
    ['UTF-16 without a mark, the other way round', utf16('name,mes', false).map((_, i, all) => all[i ^ 1]!), 'UTF-16'],
    ['UTF-32', new Uint8Array([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]), 'UTF-32'],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), 'workbook'],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'workbook'],
  ])('are taken for %s', (_, bytes, seen) => {
    expect(decode(bytes)).toEqual({ seen });
  });

  test('are not taken for UTF-16 because of one NUL', () => {
    expect(decode(utf8('a,b\n1,\0\n'))).toEqual({ text: 'a,b\n1,\0\n' });
    expect(decode(utf8('\0\0\0\0'))).toEqual({ text: '\0\0\0\0' });
  });

  test('mean in Windows-1252 what that code says', () => {
    const means = [0xf1, 0xd1, 0xe9, 0x80, 0x92, 0x9f, 0xa0, 0x81, 0x8d, 0x8f, 0x90, 0x9d].map(latinMeaning);
    expect(means).toEqual(['ñ', 'Ñ', 'é', '€', '’', 'Ÿ', '\u00A0', ...Array(5).fill(undefined)]);
    expect([...Array(32).keys()].filter((index) => latinMeaning(0x80 + index) === undefined)).toHaveLength(5);
  });
});
