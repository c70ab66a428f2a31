// What a month is asked of the law: questions about facts that the office put together itself, so that each has an answer.
// Which facts they are is said by whoever asks; a question that stays open here is a defect.

import type { Day, Language } from '../../base/index.ts';
import { type Decision, decide, type Readings, readFacts } from '../../law/index.ts';

/** The questions that say what a month is. */
export const MONTH_QUESTIONS = ['payments', 'disability-earnings'] as const;

export type MonthQuestion = (typeof MONTH_QUESTIONS)[number];

interface Answer extends Decision {
  readonly result: Readonly<Record<string, unknown>>;
}

/** The answer of the law; with its proof where a language is given. Throws a TypeError where there is none. */
export function askLaw(
  question: MonthQuestion,
  facts: unknown,
  today: Day,
  readings: Readings,
  language?: Language,
): Answer {
  const checked = readFacts(facts);
  if ('faults' in checked) throw new TypeError(`${question} was asked of ${checked.faults.map(({ at }) => at)}`);
  const proven = language === undefined ? { proof: false } : { language };
  const decision = decide(question, checked, { today, readings, ...proven });
  const { result, missing } = decision;
  if (result === undefined) throw new TypeError(`${question} was asked without ${missing}`);
  return { ...decision, result };
}
