// A decision in words, for people: the same lines that `retiro decide --format text` prints.
// The sentences come with the decision, in the language in which it was asked for.

import type { Language } from '../base/index.ts';
import type { QuestionId } from '../law/index.ts';
import { outlineOf } from '../wire/index.ts';
import type { Decision } from './types.ts';

/** The lines of an outline: result, reasons, readings, and the proof indented step by step. Ask in the same language. */
export function outline(decision: Decision<QuestionId>, language: Language): readonly string[] {
  return outlineOf(decision, language);
}
