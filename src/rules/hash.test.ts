// The identity of a graph: it changes with whatever is decided, and with no word.
// That every mutant has another identity is tested in mutate.test.ts.

import { describe, expect, test } from 'vitest';
import { smallLaw, words } from '../../test/rules/small-law.ts';
import {
  all,
  any,
  atLeast,
  below,
  constant,
  fact,
  finding,
  leave,
  not,
  parameter,
  reading,
  rule,
  subtract,
} from './build.ts';
import { hashGraph } from './hash.ts';
import { type Expr, Found, makeNode, type Node } from './node.ts';

const NAME = words('a thing', 'una cosa');

const truth = (pointer: string) => fact(pointer, 'truth', NAME);
const months = (pointer: string) => fact(pointer, 'months', NAME);

const [a, b] = [truth('/a'), truth('/b')];
const [x, y] = [months('/x'), months('/y')];

describe('a graph', () => {
  test('built twice from the same rules is the same, whether its parts are shared or not', () => {
    const [one, other] = [smallLaw(), smallLaw()];
    expect(one.right).not.toBe(other.right);
    expect(hashGraph([one.right, one.monthly])).toBe(hashGraph([other.right, other.monthly]));
    expect(hashGraph([all(a, not(a))])).toBe(hashGraph([all(truth('/a'), not(truth('/a')))]));
  });

  test('has for its identity a SHA-256', () => {
    expect(hashGraph([a])).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is the same in whatever words', () => {
    const renamed = smallLaw({ call: (en, es) => words(`${en}, so called`, `${es}, así llamado`) });
    expect(hashGraph([renamed.right, renamed.monthly])).toBe(hashGraph([smallLaw().right, smallLaw().monthly]));
  });

  test('is the same in whatever order the data of a node were written', () => {
    const one = makeNode({ op: 'rule', kind: 'truth', args: [a], data: { clause: '1', name: 'r' } });
    const other = makeNode({ op: 'rule', kind: 'truth', args: [a], data: { name: 'r', clause: '1' } });
    expect(hashGraph([one])).toBe(hashGraph([other]));
  });

  test('is another with other roots, more roots or roots in another order', () => {
    const hashes = [[a], [b], [a, b], [b, a], [a, a], []].map((roots) => hashGraph(roots));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('is another when a clause cited deep within it changes', () => {
    const recited = smallLaw({ shareClause: '2-b' });
    expect(hashGraph([recited.monthly])).not.toBe(hashGraph([smallLaw().monthly]));
    expect(hashGraph([recited.right])).toBe(hashGraph([smallLaw().right]));
  });
});

describe('the identity of a node changes with', () => {
  const find = () => new Found(1, []);
  const option = (id: string, options: Readonly<Record<string, Expr<'truth'>>>) => reading(id, options);
  const day = fact('/d', 'day', NAME);

  test.each<[string, Node, Node]>([
    ['the operator of a condition', all(a, b), any(a, b)],
    ['the operator of a comparison', atLeast(x, y), below(x, y)],
    ['the order of its arguments', subtract(x, y), subtract(y, x)],
    ['the order of its conditions, since proofs show it', all(a, b), all(b, a)],
    ['how its conditions are grouped', all(a, all(b, a)), all(all(a, b), a)],
    ['a negation', a, not(a)],
    ['an argument left out', all(a, b), all(a)],
    ['an argument doubled', all(a), all(a, a)],
    ['the pointer of a fact', a, b],
    ['the kind of a fact', fact('/x', 'months', NAME), fact('/x', 'years', NAME)],
    ['the value of a constant', constant('months', 12), constant('months', 13)],
    ['a number for its text', constant('text', '1'), constant('text', 1)],
    ['the figure', parameter('p', 'years', day, NAME), parameter('q', 'years', day, NAME)],
    ['the day of a figure', parameter('p', 'years', day, NAME), parameter('p', 'years', fact('/e', 'day', NAME), NAME)],
    ['the point that is read', option('p', { yes: a, no: b }), option('q', { yes: a, no: b })],
    ['what the options are called', option('p', { yes: a, no: b }), option('p', { yes: a, not: b })],
    ['which option gives what', option('p', { yes: a, no: b }), option('p', { yes: b, no: a })],
    ['the order of the options', option('p', { yes: a, no: b }), option('p', { no: b, yes: a })],
    ['the name of a finding', finding('f', 1, 'months', [x], NAME, find), finding('g', 1, 'months', [x], NAME, find)],
    [
      'the version of a finding',
      finding('f', 1, 'months', [x], NAME, find),
      finding('f', 2, 'months', [x], NAME, find),
    ],
    ['what a finding is given', finding('f', 1, 'months', [x], NAME, find), finding('f', 1, 'months', [y], NAME, find)],
    ['the clause of a rule', rule('1', 'r', NAME, a), rule('2', 'r', NAME, a)],
    ['the name of a rule', rule('1', 'r', NAME, a), rule('1', 's', NAME, a)],
    ['a rule around it', a, rule('1', 'r', NAME, a)],
    ['the clause that leaves it to a person', leave('1', 'truth', NAME), leave('2', 'truth', NAME)],
    ['why it is left to a person', leave('1', 'truth', NAME), leave('1', 'truth', NAME, 'conflict')],
  ])('%s', (_, one, other) => {
    expect(hashGraph([one])).not.toBe(hashGraph([other]));
    expect(hashGraph([all(a, rule('0', 'above', NAME, atLeast(x, x))), one])).not.toBe(
      hashGraph([all(a, rule('0', 'above', NAME, atLeast(x, x))), other]),
    );
  });

  test('nothing of a function, which no text can hold: the version speaks for it', () => {
    const one = finding('f', 1, 'months', [x], NAME, find);
    const other = finding('f', 1, 'months', [x], NAME, () => new Found(2, []));
    expect(hashGraph([one])).toBe(hashGraph([other]));
  });
});
