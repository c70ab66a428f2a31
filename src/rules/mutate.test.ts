// The mutants of a small law: each is another graph, and together they are the mistakes one could make.
// That the law's own tests kill its mutants is tested in test/law.

import { describe, expect, test } from 'vitest';
import { COMPLETE, day, type SmallChoice, situation, smallLaw, words } from '../../test/rules/small-law.ts';
import {
  add,
  all,
  any,
  atLeast,
  constant,
  daysAfter,
  FALSE,
  fact,
  finding,
  not,
  reading,
  rule,
  TRUE,
  toTheCent,
  whereAbsent,
} from './build.ts';
import { hashGraph } from './hash.ts';
import { Evaluation } from './interpret.ts';
import { mutantsOf, mutated, ownNodes } from './mutate.ts';
import { type Expr, Found, type Kind, type Node, nodesOf, replaceNode, Unknown } from './node.ts';
import { canonicalProof, prove } from './proof.ts';

const NAME = words('a thing', 'una cosa');

const { right, monthly, rules } = smallLaw();
const roots = [right, monthly];

/** Every mutant of every rule, with the roots that it makes. */
const everyMutant = Object.values(rules).flatMap((each) =>
  mutantsOf(each, '9-z').map(({ target, replacement, label }) => {
    const changed = roots.map((root) => replaceNode(root, target, replacement));
    return { label: `${each.data['name']}: ${label}`, roots: changed };
  }),
);

describe('every mutant', () => {
  test('of the small law differs from it in its identity', () => {
    const original = hashGraph(roots);
    expect(everyMutant.length).toBeGreaterThan(50);
    expect(everyMutant.filter((mutant) => hashGraph(mutant.roots) === original).map(({ label }) => label)).toEqual([]);
  });

  test('of a rule differs from every other of it, and has a label of its own', () => {
    for (const each of Object.values(rules)) {
      const own = mutantsOf(each, '9-z');
      const graphs = own.map(({ target, replacement }) =>
        hashGraph(roots.map((root) => replaceNode(root, target, replacement))),
      );
      expect(new Set(graphs).size).toBe(own.length);
      expect(new Set(own.map(({ label }) => label)).size).toBe(own.length);
    }
  });

  test('leaves the law itself as it was', () => {
    expect(hashGraph(roots)).toBe(hashGraph([smallLaw().right, smallLaw().monthly]));
  });

  test('has the same label each time, so that a listed equivalent is found again', () => {
    const again = Object.values(smallLaw().rules).flatMap((each) => mutantsOf(each, '9-z').map(({ label }) => label));
    const labels = Object.values(rules).flatMap((each) => mutantsOf(each, '9-z').map(({ label }) => label));
    expect(again).toEqual(labels);
  });

  test('is seen in the proof or the outcome of some case', () => {
    const [on, birth] = [day('2018-01-31'), day('1960-02-29')];
    const spells = (from: string, to: string) => [{ from: day(from), to: day(to) }];
    const cases: readonly (readonly [object, SmallChoice?])[] = [
      [COMPLETE],
      [{ ...COMPLETE, '/on': day('2020-03-01') }],
      [{ ...COMPLETE, '/on': day('2020-02-29') }],
      [{ ...COMPLETE, '/on': day('2020-02-29'), '/working': false }, { readings: { 'leap-birthday': 'february-28' } }],
      [{ ...COMPLETE, '/contradicted': true }],
      [{ ...COMPLETE, '/certified': false, '/debt': 1_234 }],
      [{ ...COMPLETE, '/debt': 100_000_000 }],
      [{ '/on': on, '/birth': birth }],
      [{ ...COMPLETE, '/spells': spells('2009-02-01', '2018-01-01') }],
      [{ ...COMPLETE, '/spells': spells('2008-02-01', '2018-02-01') }],
      [{ ...COMPLETE, '/spells': spells('2008-02-01', '2018-01-31'), '/birth': day('1958-02-28') }],
      [{ ...COMPLETE, '/spells': spells('1970-01-01', '2018-01-31'), '/birth': day('1940-02-28') }],
      [{ ...COMPLETE, '/salary': 5_000 }, { readings: { rounding: 'half-even' } }],
    ];
    const seen = (of: readonly Node[]): string =>
      JSON.stringify(
        cases.map(([facts, choice]) => {
          try {
            const evaluation = new Evaluation(situation(facts as never, choice));
            return of.map((root) => canonicalProof(prove(root, evaluation)));
          } catch (error) {
            return String(error);
          }
        }),
      );
    const original = seen(roots);
    expect(everyMutant.filter((mutant) => seen(mutant.roots) === original).map(({ label }) => label)).toEqual([]);
  });
});

describe("a rule's own nodes", () => {
  const inner = rule('2', 'inner', NAME, fact('/in', 'truth', NAME));
  const outer = rule('1', 'outer', NAME, all(inner, not(fact('/out', 'truth', NAME))));

  test('end where the next rule begins, which answers for itself', () => {
    const own = ownNodes(outer).map(({ op, data }) => `${op} ${data['pointer'] ?? ''}`.trim());
    expect(own).toEqual(['all', 'not', 'fact /out']);
    expect(mutantsOf(outer, '9').every(({ target }) => target === outer || ownNodes(outer).includes(target))).toBe(
      true,
    );
  });

  test('and the next rule are together the whole graph', () => {
    const both = new Set<Node>([outer, inner, ...ownNodes(outer), ...ownNodes(inner)]);
    expect(both).toEqual(new Set(nodesOf([outer])));
  });
});

describe('a rule with a mutant in it', () => {
  const shared = not(fact('/shared', 'truth', NAME));
  const inner = rule('2', 'inner', NAME, all(shared, TRUE));
  const outer = rule('1', 'outer', NAME, all(inner, shared, not(any(shared, FALSE))));
  const dropped = mutantsOf(outer, '9').find(({ target }) => target === shared)!;

  test('has it wherever the node is its own, and not in the rules that it rests on', () => {
    const body = mutated(outer, dropped).args[0]!;
    expect(body.args[0]).toBe(inner);
    expect(body.args[1]).toBe(dropped.replacement);
    expect(nodesOf([body.args[2]!])).not.toContain(shared);
    expect(nodesOf([outer])).toContain(shared);
  });

  test('shares what the mutant does not touch, and is frozen', () => {
    const [first] = mutantsOf(inner, '9').filter(({ target }) => target.op === 'all');
    const changed = mutated(inner, first!);
    expect(changed.args[0]?.args[0]).toBe(shared);
    expect(Object.isFrozen(changed) && Object.isFrozen(changed.args)).toBe(true);
    expect(mutated(outer, first!)).toBe(outer);
  });

  test('is the other citation itself, where that is the mistake', () => {
    const cited = mutantsOf(outer, '9').at(-1)!;
    expect(mutated(outer, cited)).toBe(cited.replacement);
    expect(cited.replacement.data).toEqual({ clause: '9', name: 'outer' });
  });

  test('is another graph than the rule for every mutant', () => {
    for (const each of Object.values(rules)) {
      const graphs = mutantsOf(each, '9-z').map((mutant) => hashGraph([mutated(each, mutant)]));
      expect(graphs).not.toContain(hashGraph([each]));
    }
  });
});

describe('a mistake that one could make', () => {
  const [a, b] = [fact('/a', 'truth', NAME), fact('/b', 'truth', NAME)];
  const [x, y] = [fact('/x', 'months', NAME), fact('/y', 'months', NAME)];
  const cents = fact('/m', 'money', NAME);
  const labels = <K extends Kind>(body: Expr<K>): readonly string[] =>
    mutantsOf(rule('1', 'r', NAME, body), '9').map(({ label }) => label);

  test('is a bound that is drawn on the wrong side of its day or month, or the wrong way round', () => {
    expect(labels(atLeast(x, y))).toEqual([
      'at-least → above in at-least(/x, /y)',
      'at-least → below in at-least(/x, /y)',
      'cites 9',
    ]);
  });

  test('is a condition forgotten, or one that suffices where all are needed', () => {
    expect(labels(all(a, b))).toEqual(['all → any in all(/a, /b)', 'all without /a', 'all without /b', 'cites 9']);
    expect(labels(any(a, not(b)))).toEqual([
      'any → all in any(/a, not(/b))',
      'any without /a',
      'any without not(/b)',
      'not dropped before /b',
      'cites 9',
    ]);
  });

  test('is no change of a condition that stands alone: all of one is any of one', () => {
    expect(labels(all(a))).toEqual(['cites 9']);
  });

  test('is a number that is off by one, either way', () => {
    expect(labels(add(x, constant('months', 12)))).toEqual([
      'add → subtract in add(/x, 12)',
      '12 → 13',
      '12 → 11',
      'cites 9',
    ]);
  });

  test('is a truth for its contrary, but no code for another, which a reading would have to give', () => {
    expect(labels(TRUE)).toEqual(['true → false', 'cites 9']);
    expect(labels(constant('text', 'half-up'))).toEqual(['cites 9']);
    expect(labels(reading('rounding', { 'half-up': a }))).toEqual(['cites 9']);
  });

  test('is a rounding or a day forgotten', () => {
    expect(labels(toTheCent(cents, constant('text', 'half-up')))).toContain('round dropped');
    expect(labels(daysAfter(fact('/d', 'day', NAME), constant('days', 30)))).toContain('days-after dropped');
  });

  test('is the absence of a fact taken for something else, or the fact ignored', () => {
    const debt = whereAbsent(cents, constant('money', 0));
    expect(labels(debt)).toContain('meaning dropped at otherwise(/m, 0)');
    expect(labels(debt)).toContain('fact dropped at otherwise(/m, 0)');
  });

  test('is an option that gives what another should', () => {
    const point = rule('1', 'r', NAME, reading('rounding', { 'half-up': a, 'half-even': b }));
    const [rotated] = mutantsOf(point, '9');
    const mutant = replaceNode(point, rotated!.target, rotated!.replacement);
    expect(new Evaluation(situation({ '/a': true, '/b': false })).valueOf(mutant)).toBe(false);
  });

  test('is a count off by one, but no list and no code, which have no next', () => {
    const found = <K extends Kind>(kind: K): Expr<K> => finding('f', 1, kind, [], NAME, () => new Found(7, []));
    expect(labels(found('months'))).toEqual(['f + 1', 'f - 1', 'cites 9']);
    expect(labels(found('list'))).toEqual(['cites 9']);
    expect(labels(found('text'))).toEqual(['cites 9']);
    const [more, less] = mutantsOf(rule('1', 'r', NAME, found('months')), '9').map(({ replacement }) =>
      new Evaluation(situation()).valueOf(replacement),
    );
    expect([more, less]).toEqual([8, 6]);
  });

  test('does not give a value to what has none', () => {
    const open = finding('f', 1, 'months', [], NAME, () => new Unknown(['/list']));
    for (const { replacement } of mutantsOf(rule('1', 'r', NAME, open), '9')) {
      expect(new Evaluation(situation()).valueOf(replacement)).toBeInstanceOf(Unknown);
    }
  });
});
