// Names as banks take them: one byte a character, and no name of ours lost or split.
// Where they stand in a record is tested with the file.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asciiName, asciiText, cutName } from './ascii.ts';

fc.configureGlobal({ seed: 1954, numRuns: 2000 });

describe('a name', () => {
  // Published: nACH2, moov-io/ach and others dropped what is not ASCII, so that records became shorter.
  test.each([
    ['Núñez Peña', 'NUNEZ PENA'],
    ['Nu\u0301n\u0303ez', 'NUNEZ'],
    ['Güémez', 'GUEMEZ'],
    ["D'Acosta", 'DACOSTA'],
    ['D’Acosta', 'DACOSTA'],
    ['Ortiz-Cortés', 'ORTIZ-CORTES'],
    ['Ortiz–Cortés', 'ORTIZ-CORTES'],
    ['De la Cruz Peña, José M.', 'DE LA CRUZ PENA JOSE M'],
    ['Paz y Miño', 'PAZ Y MINO'],
    ['Straße Łódź Ørsted Ægir', 'STRASSE LODZ ORSTED AEGIR'],
    ['  Ana / Bea  &  Co ', 'ANA BEA CO'],
    ['Ana\u200BMaría\u202E', 'ANAMARIA'],
    ['Ana 😀 Bea', 'ANA BEA'],
    ['M.ª del Mar', 'M DEL MAR'],
    ['李小龍', ''],
  ])('%j is %j', (name, ascii) => {
    expect(asciiName(name)).toBe(ascii);
  });

  test('is always in A-Z, 0-9, single spaces and hyphens, and stays as it is when done again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (name) => {
        const ascii = asciiName(name);
        expect(ascii).toMatch(/^(?:[A-Z0-9-]+(?: [A-Z0-9-]+)*)?$/);
        expect(asciiName(ascii)).toBe(ascii);
      }),
    );
  });

  test('of Spanish letters keeps its length', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'a b ñ á é í ó ú ü Ñ Á É Í Ó Ú Ü ç à è'.split(' ')),
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(letters, (name) => {
        expect(asciiName(name)).toHaveLength(name.length);
      }),
    );
  });

  test('is cut to its field without a space at the end', () => {
    expect(cutName('De la Cruz Peña Rivera de Jesús', 22)).toBe('DE LA CRUZ PENA RIVERA');
    expect(cutName('De la Cruz Peña Rosas de Jesús', 22)).toBe('DE LA CRUZ PENA ROSAS');
  });
});

describe('a text', () => {
  test.each([
    ['Pensión', 'PENSION'],
    ['RMR*IV*1~', 'RMR*IV*1~'],
    ['D’Acosta – «x»', `D'ACOSTA - "X"`],
    ['日', undefined],
    ['a\nb', undefined],
    ['', ''],
  ])('%j is %j', (given, ascii) => {
    expect(asciiText(given)).toBe(ascii);
  });
});
