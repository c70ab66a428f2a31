// The shapes of answers as they leave the product: a decision, or the faults that kept one from being made.
// What a decision says is the law's business; how it is printed for people is in outline.ts.

import type { Language } from '../base/index.ts';
import type { Fault } from '../law/index.ts';

export type { Decision } from '../law/index.ts';
export type { Fault };

/** JSON for programs, or an outline for people. */
export type AnswerFormat = 'json' | 'text';

/** One thing wrong with a request: where (a JSON pointer), a stable code, and what would be right, in one language. */
export interface WireFault {
  readonly at: string;
  readonly code: string;
  readonly says: string;
}

/** What stands in the place of a decision where the request was not well formed. */
export interface Refusal {
  readonly error: readonly WireFault[];
}

/** The faults in one language, as an answer. */
export function refusalOf(faults: readonly Fault[], language: Language): Refusal {
  return { error: faults.map(({ at, code, says }) => ({ at, code, says: says[language] })) };
}
