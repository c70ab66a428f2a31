// The words as values: all of a language, and the name of a code in it.
// Which language a reader has chosen is in index.ts; this file needs no browser.

import type { Language, Words } from '../../src/base/index.ts';
import { QUESTION_TITLES } from '../../src/wire/index.ts';
import { en } from './en.ts';
import { es, type Wording } from './es.ts';

export const WORDS: Readonly<Record<Language, Wording>> = { es, en };

/** A kind of code, each with names of its own. */
export type CodeKind = keyof Wording['terms'] | 'question';

/** The name of a code in the language of the reader; the code itself where it has none. */
export function nameOf(kind: CodeKind, code: string, language: Language): string {
  if (kind === 'question') {
    const titles: Readonly<Record<string, Words>> = QUESTION_TITLES;
    return Object.hasOwn(titles, code) ? (titles[code]?.[language] ?? code) : code;
  }
  const names: Readonly<Record<string, string>> = WORDS[language].terms[kind];
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}
