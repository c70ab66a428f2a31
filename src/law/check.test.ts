// The law as it stands can be run: on every day on which it looks a figure up there is one, and nothing divides by zero.
// That each mistake is caught is tested in the rules room.

import { expect, test } from 'vitest';
import { constant, dividedBy, type Node, parameter } from '../rules/index.ts';
import { faultsOfGraph, lawFaults } from './check.ts';
import { QUESTIONS, type Question } from './questions.ts';
import * as v from './vocabulary.ts';

test('the law has no fault', () => {
  expect(lawFaults()).toEqual({});
});

/** A question of one node. */
const asking = (node: Node): Question => ({ ...QUESTIONS.cohort, fields: [{ ...QUESTIONS.cohort.fields[0], node }] });

test('a draft that looks a figure up before it is in force is refused, and so is one that divides by what may be nothing', () => {
  const early = parameter('hybrid.annuity.age', 'years', v.enrolledOn, { en: 'the age', es: 'la edad' });
  expect(faultsOfGraph(asking(early)).map(({ code }) => code)).toEqual(['figure-missing']);
  expect(faultsOfGraph(asking(dividedBy(v.accountBalance, v.annualRate))).map(({ code }) => code)).toEqual([
    'division-by-zero',
  ]);
  expect(faultsOfGraph(asking(dividedBy(v.accountBalance, constant('ratio', 12))))).toEqual([]);
});
