// The press: template and data in, the bytes of a tagged PDF out; the same in, the same out, in any process.
// It holds one compiler with the fonts of node_modules, and forgets what it kept for speed after a few letters.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Typst from '@myriaddreamin/typst-ts-node-compiler';
import type { LetterContent } from './content.ts';
import { codePointsIn } from './glyphs.ts';
import { templateSource } from './templates/index.ts';

/** A letter that cannot be made: a template that this program lacks, or what the compiler says. */
export class LetterNotMade extends Error {}

/** Each weight that the templates use, in the order in which a character is looked for in them. */
const FONTS = {
  regular: [
    ['@expo-google-fonts/source-serif-4', '400Regular/SourceSerif4_400Regular.ttf'],
    ['dejavu-fonts-ttf', 'ttf/DejaVuSans.ttf'],
  ],
  strong: [
    ['@expo-google-fonts/source-serif-4', '600SemiBold/SourceSerif4_600SemiBold.ttf'],
    ['dejavu-fonts-ttf', 'ttf/DejaVuSans-Bold.ttf'],
  ],
} as const;

/** Shown for a character that no font has, and for one that is no character. */
const MISSING = '\uFFFD';

/** What was kept of this many letters ago is let go. */
const KEPT_LETTERS = 3;

interface Press {
  readonly compiler: Typst.NodeCompiler;
  readonly shown: (code: number) => boolean;
}

let press: Press | undefined;

/** Opened with the first letter: whoever makes none does not load the compiler, which is large and native. */
function openPress(): Press {
  const load = createRequire(import.meta.url);
  const { NodeCompiler } = load('@myriaddreamin/typst-ts-node-compiler') as typeof Typst;
  const pathOf = ([name, file]: readonly [string, string]): string =>
    join(dirname(load.resolve(`${name}/package.json`)), file);
  const weights = Object.values(FONTS).map((fonts) => fonts.map(pathOf));
  const has = weights.map((paths) => paths.map((path) => codePointsIn(readFileSync(path))));
  return {
    // Fonts that are named come before those that the machine happens to have.
    compiler: NodeCompiler.create({ fontArgs: [{ fontPaths: weights.flat() }] }),
    shown: (code) => has.every((fonts) => fonts.some((font) => font.has(code))),
  };
}

/**
 * The PDF of a letter under a version of the template: tagged, checked against PDF/UA-1, dated on the letter's own day.
 * Takes some tens of milliseconds. Throws LetterNotMade.
 */
export function renderLetter(template: string, content: LetterContent): Uint8Array {
  const source = templateSource(template);
  if (source === undefined) throw new LetterNotMade(`there is no template ${template}`);
  press ??= openPress();
  const { compiler, shown } = press;
  const letter = JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'string' ? asShown(value, shown) : value,
  );
  try {
    // In one call: a document that is handed out here first is kept, and each one is some megabytes.
    return compiler.pdf({ mainFileContent: source, inputs: { letter } }, { pdfStandard: 'ua-1' });
  } catch (error) {
    throw new LetterNotMade((error as Error).message, { cause: error });
  } finally {
    compiler.evictCache(KEPT_LETTERS);
  }
}

/** Marks that turn the direction of what follows: with one, a name could make a sum read as another. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** The text as the page can show it: a line break is a space, and what cannot be shown is a sign that says so. */
function asShown(text: string, shown: (code: number) => boolean): string {
  let safe = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (/\s/u.test(character)) safe += code === 0xa0 || code === 0x202f ? character : ' ';
    else safe += shown(code) && !TURNING.test(character) ? character : MISSING;
  }
  return safe;
}
