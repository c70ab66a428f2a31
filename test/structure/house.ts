// The house rules that a look at one file's text can check: its length, its first two lines, what was left behind.
// Style and types are the linters' business.

import { isGenerated } from './rooms.ts';

const MOST_LINES = 400;

export function lengthFaults(path: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length;
  if (isGenerated(path) || lines <= MOST_LINES) return [];
  return [`${path}: has ${lines} lines; beyond ${MOST_LINES} it wants splitting`];
}

/** The first two lines say what lives in the file and what does not. A generated file says that it is generated. */
export function headerFaults(path: string, text: string): string[] {
  const [first = '', second = ''] = text.split('\n');
  if (isGenerated(path)) {
    return /^\/[/*].*generated/i.test(first) ? [] : [`${path}: its first line does not say that it is generated`];
  }
  const block = first.startsWith('/*') && !first.includes('*/') && second.trim() !== '';
  if (block || (isLineComment(first) && isLineComment(second))) return [];
  return [`${path}: its first two lines are not a comment that says what lives there`];
}

function isLineComment(line: string): boolean {
  return /^\/\/ \S/.test(line) && !/^\/\/ @/.test(line);
}

/** Written so that this file does not hold what it looks for. */
const LEFTOVERS: readonly RegExp[] = [
  /(?<!\p{L})(?:TO[D]O|FIX[M]E)(?!\p{L})/u,
  /@ts-(?:ign[o]re|noch[e]ck)/,
  /(?:eslint|biome|oxlint|prettier)-(?:dis[a]ble|ign[o]re)/,
  /\.(?:only|skip)\s*(?:\(|\.[a-z]+\()/,
];

/** What was put off or switched off. */
export function leftoverFaults(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = LEFTOVERS.map((leftover) => leftover.exec(line)?.[0]).find((match) => match !== undefined);
    return found === undefined ? [] : [`${path}:${index + 1}: ${found}`];
  });
}

/** A word list is sorted by code point, without a word twice, so that two branches that add words merge. */
export function wordListFaults(text: string): string[] {
  const words = text.trimEnd().split('\n');
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    if (before === undefined || before < word) return [];
    return [before === word ? `${word} stands twice` : `${word} belongs before ${before}`];
  });
}
