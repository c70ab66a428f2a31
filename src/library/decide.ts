// A question asked by its name, with all the law at hand.
// How one question is asked of facts is in law-question.ts.

import { isQuestion, QUESTIONS, type QuestionId } from '../law/index.ts';
import { questionFaults } from '../wire/index.ts';
import { lawQuestion } from './law-question.ts';
import type { CanonicalProof, DecideOptions, Decision, Facts, Refused } from './types.ts';

/**
 * Answers a question of the law on facts: a decision with its reasons, its result and its proof, or the faults that keep it
 * from being made. It is the same decision, to the byte, that `retiro decide` prints as JSON.
 */
export function decide<Q extends QuestionId>(question: Q, facts: Facts, options: DecideOptions): Decision<Q> | Refused {
  if (!isQuestion(question)) return { faults: questionFaults(question) };
  return lawQuestion(question, QUESTIONS[question]).decide(facts, options);
}

/** The canonical proof of the decision that `decide` makes: what two people compare who doubt that they decided the same. */
export function canonicalProof(question: QuestionId, facts: Facts, options: DecideOptions): CanonicalProof | Refused {
  if (!isQuestion(question)) return { faults: questionFaults(question) };
  return lawQuestion(question, QUESTIONS[question]).canonicalProof(facts, options);
}
