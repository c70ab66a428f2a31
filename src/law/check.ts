// Whether the law as it stands can be run: what its graph names and where its figures have values.
// What is checked is in the rules room (check.ts); the generator of kernels refuses a law with faults.

import { addDays, compareRatio, type Day, ZERO } from '../base/index.ts';
import {
  checkGraph,
  type Figure,
  type GraphFault,
  graphData,
  NoLawForDate,
  type Stretch,
  type Surroundings,
} from '../rules/index.ts';
import { daysOfChange, OPERATIVE_DATE, parameterAt } from './parameters.ts';
import { QUESTIONS, type Question, type QuestionId, rootsOf } from './questions.ts';
import { PARAMETERS } from './register/parameters.generated.ts';

/** What checked facts are known to be: nobody is enrolled before the System is (§ 234(4)), and a factor is above zero. */
const SURROUNDINGS: Surroundings = {
  figure: (id) => (Object.hasOwn(PARAMETERS, id) ? figureOf(id) : undefined),
  earliest: (pointer) => (pointer === '/participant/enrolledOn' ? OPERATIVE_DATE : undefined),
  positive: (pointer) => pointer === '/account/factor',
};

/** The faults of the law, by question; none where every question can be run on every day that it looks figures up on. */
export function lawFaults(): Readonly<Partial<Record<QuestionId, readonly GraphFault[]>>> {
  const faults = Object.entries(QUESTIONS).map(([id, question]): [string, readonly GraphFault[]] => [
    id,
    faultsOfGraph(question),
  ]);
  return Object.fromEntries(faults.filter(([, found]) => found.length > 0));
}

/** The faults of one question's graph. */
export function faultsOfGraph(question: Question): readonly GraphFault[] {
  return checkGraph(graphData(rootsOf(question)), SURROUNDINGS);
}

function figureOf(id: string): Figure {
  const changes = daysOfChange(id);
  const values = changes.map((day) => valueOn(id, day));
  const present = values.filter((value) => value !== undefined);
  const isDate = PARAMETERS[id as keyof typeof PARAMETERS].kind === 'day';
  return {
    days: changes.flatMap((from, i): readonly Stretch[] => {
      const next = changes[i + 1];
      return values[i] === undefined ? [] : [{ from, to: next === undefined ? undefined : addDays(next, -1) }];
    }),
    positive: present.every((value) =>
      typeof value === 'number' ? value > 0 : compareRatio(value as never, ZERO) > 0,
    ),
    earliest: isDate && present.length > 0 ? (Math.min(...(present as number[])) as Day) : undefined,
  };
}

function valueOn(id: string, day: Day): unknown {
  try {
    return parameterAt(id, day, undefined).value;
  } catch (error) {
    if (error instanceof NoLawForDate) return undefined;
    throw error;
  }
}
