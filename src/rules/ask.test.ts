// Which facts are asked for, in which order, and that asking comes to an end.
// What leaves a value open is tested in interpret.test.ts.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  COMPLETE,
  conditions,
  FACT_POINTERS,
  type SmallFacts,
  situation,
  smallLaw,
  someFacts,
  words,
} from '../../test/rules/small-law.ts';
import { factsNeeded } from './ask.ts';
import { add, all, any, fact, leave } from './build.ts';
import { Evaluation } from './interpret.ts';
import { type Node, Unknown } from './node.ts';

const NAME = words('a thing', 'una cosa');

const truth = (pointer: string) => fact(pointer, 'truth', NAME);
const money = (pointer: string) => fact(pointer, 'money', NAME);

const asked = (nodes: readonly Node[], facts: SmallFacts = {}): readonly string[] =>
  factsNeeded(nodes, new Evaluation(situation(facts)));

test('a fact that settles a condition alone is asked before one that needs company', () => {
  expect(asked([all(truth('/a'), truth('/b')), truth('/c')])).toEqual(['/c', '/a', '/b']);
});

test('of those, the fact on which more depends is asked first', () => {
  expect(asked([all(truth('/a'), truth('/b')), any(truth('/c'), truth('/b'))])).toEqual(['/b', '/a', '/c']);
});

test('an amount that one fact alone would settle does not jump the queue: it denies nothing', () => {
  expect(asked([all(truth('/a'), truth('/b')), money('/m')])).toEqual(['/a', '/b', '/m']);
});

test('otherwise the order is that of the law', () => {
  expect(asked([add(money('/m'), money('/l')), money('/k')])).toEqual(['/m', '/l', '/k']);
});

test('each fact is asked once, and none that is known', () => {
  const nodes = [all(truth('/a'), truth('/b')), all(truth('/a'), truth('/c')), truth('/c')];
  expect(asked(nodes, { '/b': true })).toEqual(['/a', '/c']);
});

test('nothing is asked for what is settled, or left to a person', () => {
  expect(asked([all(truth('/a'), truth('/b'))], { '/a': false })).toEqual([]);
  expect(asked([all(leave('1', 'truth', NAME), truth('/b'))])).toEqual([]);
});

test('nothing is asked of the small law once all is known, and only the absent fact where one is absent', () => {
  const { right, monthly } = smallLaw();
  expect(asked([right, monthly], COMPLETE)).toEqual([]);
  for (const pointer of ['/birth', '/certified', '/contradicted', '/spells', '/salary']) {
    const { [pointer]: _, ...rest } = COMPLETE;
    // Without a birth date, whoever works needs it; whoever does not is young enough by the other door.
    expect(asked([right, monthly], rest)).toEqual([pointer]);
  }
  const { '/birth': _, ...idle }: SmallFacts = { ...COMPLETE, '/working': false };
  expect(asked([right], idle)).toEqual([]);
});

test('whoever answers what is asked comes to an end, and is never asked the same twice', () => {
  fc.assert(
    fc.property(
      fc.array(conditions, { minLength: 1, maxLength: 4 }),
      someFacts,
      fc.infiniteStream(fc.boolean()),
      (nodes, given, answers) => {
        let facts: SmallFacts = given;
        for (let step = 0; step <= FACT_POINTERS.length; step++) {
          const evaluation = new Evaluation(situation(facts));
          const [next] = factsNeeded(nodes, evaluation);
          if (next === undefined) {
            expect(nodes.some((node) => evaluation.valueOf(node) instanceof Unknown)).toBe(false);
            return;
          }
          expect(facts[next]).toBeUndefined();
          facts = { ...facts, [next]: answers.next().value };
        }
        throw new Error('asked more often than there are facts');
      },
    ),
    { seed: 1954, numRuns: 200 },
  );
});
