// The register as the library shows it: clauses, readings, figures and titles of questions, typed by their ids.
// It is written in src/law/register/*.yaml, for lawyers and in both languages.

import type { Words } from '../base/index.ts';
import { CLAUSES, PARAMETERS, type QuestionId, READINGS } from '../law/index.ts';
import { QUESTION_TITLES } from '../wire/index.ts';

export { CLAUSES, PARAMETERS, READINGS };

/** The id of a clause, such as `4-238-B.right`. */
export type ClauseId = keyof typeof CLAUSES;

/** The id of a dated figure of the law. */
export type ParameterId = keyof typeof PARAMETERS;

/** The id of a reading: a point that the text leaves open. */
export type ReadingId = keyof typeof READINGS;

/** The options of each reading. */
export type ReadingOptions = { readonly [R in ReadingId]: keyof (typeof READINGS)[R]['options'] };

/** Every question, with its title in both languages. */
export const QUESTIONS: Readonly<Record<QuestionId, Words>> = QUESTION_TITLES;
