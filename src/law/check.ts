// Whether the law as it stands can be run: what its graph names and where its figures have values.
// What is checked is in the rules room (check.ts); the generator of kernels refuses a law with faults.

import { checkGraph, type GraphFault, graphData, type Surroundings } from '../rules/index.ts';
import { OPERATIVE_DATE, parameterSteps } from './parameters.ts';
import { QUESTIONS, type Question, type QuestionId, rootsOf } from './questions.ts';

/** What checked facts are known to be: nobody is enrolled before the System is (§ 234(4)), and a factor is above zero. */
const SURROUNDINGS: Surroundings = {
  stepsOf: (id) => parameterSteps(id),
  earliest: (pointer) => (pointer === '/participant/enrolledOn' ? OPERATIVE_DATE : undefined),
  positive: (pointer) => pointer === '/account/factor',
};

/** The faults of the law, by question; none where every question can be run on every day that it looks figures up on. */
export function lawFaults(): Readonly<Partial<Record<QuestionId, readonly GraphFault[]>>> {
  const faults = Object.entries(QUESTIONS).map(([id, question]) => [id, faultsOfGraph(question)] as const);
  return Object.fromEntries(faults.filter(([, found]) => found.length > 0));
}

/** The faults of one question's graph. */
export function faultsOfGraph(question: Question): readonly GraphFault[] {
  return checkGraph(graphData(rootsOf(question)), SURROUNDINGS);
}
