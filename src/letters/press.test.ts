// The press: the same bytes each time and in another process, tags and title as PDF/UA-1 asks, and whatever stands in the data is text.
// What the office's letters say is in src/office/letters.

import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { CURRENT_TEMPLATE, type LetterContent, LetterNotMade, renderLetter, templateVersions } from './index.ts';

const LETTER: LetterContent = {
  language: 'es',
  dated: '2026-11-02',
  title: 'Decisión: Pensión por incapacidad no ocupacional',
  head: {
    over: 'Estado Libre Asociado de Puerto Rico',
    name: 'Sistema de Retiro de la Judicatura',
    lines: ['Apartado 1'],
  },
  to: ['Ana Núñez Peña'],
  references: [{ label: 'Fecha', value: '2 de noviembre de 2026' }],
  summary: { label: 'Lo que se decidió', says: 'Se concede.', amount: '$2,780.00 al mes', lines: ['Desde hoy.'] },
  sections: [
    {
      title: 'Por qué',
      blocks: [
        { text: 'La ley lo exige.' },
        { list: ['uno', 'dos'] },
        {
          table: {
            columns: [
              { head: 'Requisito', share: 1 },
              { head: 'Cantidad', number: true },
            ],
            rows: [
              ['Sueldo', '$1.00'],
              ['En total', '$1.00'],
            ],
            total: true,
          },
        },
        { code: '7K3M-9QXT-ABCD-0123', says: 'Escriba este código.' },
      ],
    },
  ],
  signed: [{ label: 'Aprobó', name: 'Eva', role: 'Aprobadora' }],
  basis: ['Huella de la prueba: 01234567 89abcdef.'],
  annex: [{ title: 'Paso por paso', blocks: [{ text: 'Primero.' }] }],
  foot: 'Carta 1',
  pageWords: 'página {page} de {pages}',
};

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const folder = mkdtempSync(join(tmpdir(), 'retiro-letters-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether poppler is here, to read a letter as a reader would. */
const READABLE = spawnSync('pdftotext', ['-v']).error === undefined;

/** What pdftotext reads in the letter. */
function readIn(content: LetterContent, option: '-raw' | '-bbox'): string {
  const path = join(folder, 'letter.pdf');
  writeFileSync(path, renderLetter(CURRENT_TEMPLATE, content));
  return execFileSync('pdftotext', [option, path, '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** The file as text, with what is packed in it unpacked. */
function unpacked(content: LetterContent): string {
  const bytes = Buffer.from(renderLetter(CURRENT_TEMPLATE, content));
  const text = bytes.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    try {
      return [inflateSync(bytes.subarray(index + length), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')];
    } catch {
      // Not every stream is packed.
      return [];
    }
  });
  return [text, ...streams].join('\n');
}

describe('the bytes of a letter', () => {
  test('are the same each time, whatever was made in between', () => {
    const first = renderLetter(CURRENT_TEMPLATE, LETTER);
    renderLetter(CURRENT_TEMPLATE, { ...LETTER, title: 'Otra', dated: '2020-01-01' });
    expect(sha256(renderLetter(CURRENT_TEMPLATE, LETTER))).toBe(sha256(first));
  });

  test('are the same in another process', () => {
    const script = `import { readFileSync } from 'node:fs';
      import { createHash } from 'node:crypto';
      import { CURRENT_TEMPLATE, renderLetter } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
      const letter = JSON.parse(readFileSync(0, 'utf8'));
      console.log(createHash('sha256').update(renderLetter(CURRENT_TEMPLATE, letter)).digest('hex'));`;
    const path = join(folder, 'render.mts');
    writeFileSync(path, script);
    const out = execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), path], {
      input: JSON.stringify(LETTER),
      encoding: 'utf8',
      env: { ...process.env, TZ: 'Pacific/Auckland' },
    });
    expect(out.trim()).toBe(sha256(renderLetter(CURRENT_TEMPLATE, LETTER)));
  });

  test('are those promised for each version of the template: letters issued under it have to come out the same', () => {
    const promised = JSON.parse(readFileSync(join(import.meta.dirname, 'templates/promised.json'), 'utf8'));
    expect(
      Object.fromEntries(templateVersions().map((version) => [version, sha256(renderLetter(version, LETTER))])),
    ).toEqual(promised);
  });

  test('bear the day of the letter, and no other', () => {
    const text = Buffer.from(renderLetter(CURRENT_TEMPLATE, LETTER)).toString('latin1');
    expect([...text.matchAll(/\/(?:CreationDate|ModDate) ?\(D:(\d{8})/g)].map(([, day]) => day)).toEqual([
      '20261102',
      '20261102',
    ]);
  });
});

describe('PDF/UA', () => {
  test('is claimed, with language and title', () => {
    const text = Buffer.from(renderLetter(CURRENT_TEMPLATE, LETTER)).toString('latin1');
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text).toMatch(/\/Lang ?\(es-PR\)/);
    expect(text).toMatch(/\/MarkInfo/);
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('/DisplayDocTitle true');
  });

  test.each(['H1', 'H2', 'L', 'LI', 'LBody', 'Table', 'THead', 'TH', 'TBody', 'TD'])('tags what is a %s', (tag) => {
    expect(unpacked(LETTER)).toMatch(new RegExp(`/S ?/${tag}\\b`));
  });

  test('is refused where a letter has no title', () => {
    expect(() => renderLetter(CURRENT_TEMPLATE, { ...LETTER, title: '' })).toThrow(LetterNotMade);
  });

  test('a template that there is not makes no letter', () => {
    expect(() => renderLetter('0'.repeat(64), LETTER)).toThrow(LetterNotMade);
  });
});

describe('whatever stands in the data', () => {
  const HOSTILE = '#eval("1") $x$ *_`<a> @b \\ [c] ] // /* "q" \'s\' #import "x"';

  test.runIf(READABLE)('is text, and nothing in it is carried out', () => {
    const text = readIn({ ...LETTER, to: [HOSTILE] }, '-raw');
    expect(text.replace(/\s+/g, ' ')).toContain('#eval("1") $x$ *_`<a> @b \\ [c] ] // /* "q"');
  });

  test.runIf(READABLE).each([
    ['turns no direction: a mark that would is shown as a sign', 'Ana \u202e00.087,2$', 'Ana \uFFFD00.087,2$'],
    ['that no font has is a sign that says so', '漢 \u0000 \ud800 Ana', '\uFFFD \uFFFD \uFFFD Ana'],
  ])('%s', (_, given, shown) => {
    expect(readIn({ ...LETTER, to: [given] }, '-raw')).toContain(shown);
  });

  test.runIf(READABLE)('stays on the page, however long it is', () => {
    const text = readIn({ ...LETTER, to: ['W'.repeat(2000)] }, '-bbox');
    const ends = [...text.matchAll(/xMax="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect(Math.max(...ends)).toBeLessThan(612);
    expect(text.match(/W/g)?.length).toBeGreaterThan(1900);
  });

  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme-composite', maxLength: 60 }),
    fc.constantFrom(HOSTILE, '', ' ', '\u0000', '\ud800', 'א\u202eب', '-', '+', '=', '1.', '/ a: b'),
  );

  test('is rendered', () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 12, maxLength: 12 }), (given) => {
        const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = '', i = '', j = '', k = '', l = ''] = given;
        const content: LetterContent = {
          ...LETTER,
          title: `T${a}`,
          notice: l,
          to: [b, c],
          references: [{ label: d, value: e }],
          summary: { label: f, says: g, amount: h, lines: [i] },
          sections: [
            {
              title: `S${j}`,
              blocks: [
                { text: k },
                { list: [a, b] },
                {
                  table: {
                    columns: [{ head: c }, { head: d, share: 1 }],
                    rows: [
                      [e, f],
                      [g, h],
                    ],
                  },
                },
                { code: i, says: j },
              ],
            },
          ],
        };
        expect(renderLetter(CURRENT_TEMPLATE, content).length).toBeGreaterThan(1000);
      }),
      { numRuns: 60 },
    );
  });
});
