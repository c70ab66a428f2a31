// An answer of the office as the command line prints it: a line of JSON, or an outline for people.
// What an answer says is settled before; in which order answers come is the business of who prints them.

import type { Language } from '../base/index.ts';
import type { Answer, AskOptions } from '../office/index.ts';
import { type AnswerFormat, outlineOf, type Refusal, refusalOf } from '../wire/index.ts';
import { oneLine } from './output.ts';

/** How a call answers. */
export interface Manner {
  readonly ask: AskOptions;
  readonly format: AnswerFormat;
  /** That of faults: the texts of a decision have the one in `ask`. */
  readonly language: Language;
}

/** Without a line break at its end. */
export function printed(answer: Answer, manner: Manner): string {
  if ('faults' in answer) return printedRefusal(refusalOf(answer.faults, manner.language), manner);
  const { decision, canonical } = answer;
  if (canonical !== undefined) return canonical;
  return manner.format === 'json'
    ? JSON.stringify(decision)
    : outlineOf(decision, manner.ask.language).map(oneLine).join('\n');
}

export function printedRefusal(refusal: Refusal, { format }: Manner): string {
  return format === 'json' ? JSON.stringify(refusal) : faultLines(refusal).join('\n');
}

/** A line a fault: the pointer, what is wrong and what would be right. */
export function faultLines({ error }: Refusal): readonly string[] {
  return error.map(({ at, says }) => oneLine(`${at}: ${says}`));
}
