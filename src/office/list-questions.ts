// The query behind the list of questions: each with its title and the fields of its result.
// How one is answered is in answer-question.ts.

import { QUESTIONS } from '../law/index.ts';
import { QUESTION_TITLES, type QuestionRow } from '../wire/index.ts';

type Question = QuestionRow['id'];

/** Every question that may be asked, in the order of the law. */
export function listQuestions(): QuestionRow[] {
  return (Object.keys(QUESTIONS) as Question[]).map((id) => ({
    id,
    title: QUESTION_TITLES[id],
    result: QUESTIONS[id].fields.map(({ name, when, optional }) => ({ name, always: when === undefined && !optional })),
  }));
}
