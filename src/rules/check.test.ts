// A graph as data is refused before it runs: units that do not meet, a division by what can be zero, names, figures.
// The same mistakes in TypeScript do not compile: build.test.ts.

import { describe, expect, test } from 'vitest';
import { day, smallLaw, words } from '../../test/rules/small-law.ts';
import { ratio } from '../base/index.ts';
import { add, constant, dividedBy, fact, greater, parameter, rule } from './build.ts';
import { checkGraph, type GraphFault, type Surroundings } from './check.ts';
import { graphData, type StoredNode } from './hash.ts';
import type { ParameterStep } from './interpret.ts';
import type { Node } from './node.ts';

const NAME = words('a thing', 'una cosa');

const step = (from: string, to?: string, value: unknown = ratio(1, 2)) => ({
  from: day(from),
  to: to === undefined ? undefined : day(to),
  value,
});

const STEPS: Readonly<Record<string, readonly ParameterStep[]>> = {
  some: [step('1954-07-01')],
  zero: [step('1954-07-01', '1999-12-31'), step('2000-01-01', undefined, ratio(0))],
  gap: [step('1954-07-01', '1960-12-31'), step('1961-01-02')],
  ended: [step('1954-07-01', '1999-12-31')],
  split: [step('1954-07-01', '2014-06-30'), step('2014-07-01')],
};

const surroundings: Surroundings = {
  stepsOf: (id) => STEPS[id] ?? [],
  earliest: (pointer) => (pointer === '/enrolled' ? day('1954-07-01') : undefined),
  positive: (pointer) => pointer === '/factor',
};

const faultsOf = (...roots: readonly Node[]): readonly GraphFault[] => checkGraph(graphData(roots), surroundings);
const codes = (faults: readonly GraphFault[]): readonly string[] => faults.map(({ code }) => code);

/** A graph written by hand, as one that comes from outside would be. */
const written = (...nodes: readonly StoredNode[]): readonly string[] => codes(checkGraph(nodes, surroundings));

const figure = (kind: string, pointer = '/a'): StoredNode => ['fact', kind, { pointer }, []];
const twelve: StoredNode = ['constant', 'ratio', { value: 12 }, []];

describe('units', () => {
  test('of a law that was built meet', () => {
    const law = smallLaw();
    expect(faultsOf(law.right, law.monthly).filter(({ code }) => code === 'units')).toEqual([]);
  });

  test.each<[string, ...StoredNode[]]>([
    ['months with years', figure('months'), figure('years'), ['at-least', 'truth', {}, [0, 1]]],
    ['the sum of months and years', figure('months'), figure('years'), ['add', 'months', {}, [0, 1]]],
    ['annual with monthly money', figure('money-a-year'), figure('money-a-month'), ['below', 'truth', {}, [0, 1]]],
    ['a sum with monthly money', figure('money'), figure('money-a-month'), ['subtract', 'money', {}, [0, 1]]],
    ['dollars with percent', figure('money'), figure('ratio'), ['add', 'money', {}, [0, 1]]],
    ['money times money', figure('money'), figure('money'), ['multiply', 'money', {}, [0, 1]]],
    [
      'months from years by another number',
      figure('years'),
      ['constant', 'ratio', { value: 10 }, []],
      ['multiply', 'months', {}, [0, 1]],
    ],
    ['a month of what is monthly', figure('money-a-month'), twelve, ['divide', 'money-a-year', {}, [0, 1]]],
    [
      'two branches of different units',
      figure('truth'),
      figure('months'),
      figure('years'),
      ['choose', 'months', {}, [0, 1, 2]],
    ],
    ['a condition that is an amount', figure('money'), ['not', 'truth', {}, [0]]],
    ['an age in months', figure('day'), figure('months'), figure('text'), ['anniversary', 'day', {}, [0, 1, 2]]],
    ['a figure looked up on a month', figure('month'), ['parameter', 'ratio', { id: 'share' }, [0]]],
    ['a comparison of codes by order', figure('text'), figure('text'), ['below', 'truth', {}, [0, 1]]],
  ])('%s is refused', (_, ...nodes) => {
    expect(written(...nodes)).toContain('units');
  });

  test.each<[string, ...StoredNode[]]>([
    ['years in months', figure('years'), twelve, ['multiply', 'months', {}, [0, 1]]],
    ['months in years', figure('months'), twelve, ['divide', 'ratio', {}, [0, 1]]],
    ['a month of a year', figure('money-a-year'), twelve, ['divide', 'money-a-month', {}, [0, 1]]],
    ['a year of months', figure('money-a-month'), twelve, ['multiply', 'money-a-year', {}, [0, 1]]],
    ['a share of money', figure('money'), figure('ratio'), ['multiply', 'money', {}, [0, 1]]],
    ['an annuity for a sum', figure('money'), figure('ratio', '/factor'), ['divide', 'money-a-year', {}, [0, 1]]],
  ])('%s are accepted', (_, ...nodes) => {
    expect(written(...nodes)).toEqual([]);
  });

  test('the place, the rule and the units are told in both languages', () => {
    const nodes: StoredNode[] = [
      figure('months'),
      figure('years'),
      ['at-least', 'truth', {}, [0, 1]],
      ['rule', 'truth', { clause: '4-238-B.right', name: 'years-of-service' }, [2]],
    ];
    const says = {
      en: 'at-least yields truth, which months, years do not give',
      es: 'at-least da truth, que no resulta de months, years',
    };
    expect(checkGraph(nodes, surroundings)).toEqual([{ at: 2, rule: 'years-of-service', code: 'units', says }]);
  });
});

test('an operation that there is not, and an argument that does not stand before it, are refused', () => {
  expect(written(figure('money'), ['power', 'money', {}, [0, 0]])).toEqual(['unknown-operation']);
  expect(written(['not', 'truth', {}, [0]])).toEqual(['forward-reference']);
  expect(written(figure('truth'), ['not', 'truth', {}, [2]], figure('truth', '/b'))).toEqual(['forward-reference']);
});

test('a division by what can be zero is refused, one by what cannot is not', () => {
  const money = fact('/money', 'money', NAME);
  const factor = fact('/factor', 'ratio', NAME);
  const share = fact('/share', 'ratio', NAME);
  const on = fact('/enrolled', 'day', NAME);
  expect(codes(faultsOf(dividedBy(money, factor)))).toEqual([]);
  expect(codes(faultsOf(dividedBy(money, add(factor, constant('ratio', 1)))))).toEqual([]);
  expect(codes(faultsOf(dividedBy(money, greater(share, constant('ratio', 1)))))).toEqual([]);
  expect(codes(faultsOf(dividedBy(money, parameter('some', 'ratio', on, NAME))))).toEqual([]);
  expect(codes(faultsOf(dividedBy(money, share)))).toEqual(['division-by-zero']);
  expect(codes(faultsOf(dividedBy(money, constant('ratio', 0))))).toEqual(['division-by-zero']);
  expect(codes(faultsOf(dividedBy(money, add(factor, share))))).toEqual(['division-by-zero']);
  expect(codes(faultsOf(dividedBy(money, parameter('zero', 'ratio', on, NAME))))).toEqual(['division-by-zero']);
});

test('a name that is no identifier is refused', () => {
  const nine: StoredNode = ['constant', 'months', { value: 9 }, []];
  expect(written(nine, ['rule', 'months', { clause: 'c', name: 'years of service' }, [0]])).toEqual(['name']);
  expect(written(nine, ['rule', 'months', { clause: 'c', name: '9-years' }, [0]])).toEqual(['name']);
  expect(written(nine, ['rule', 'months', { clause: 'c', name: 'x = 1; y' }, [0]])).toEqual(['name']);
  expect(written(['fact', 'day', { pointer: 'on' }, []])).toEqual(['name']);
  expect(written(nine, ['rule', 'months', { clause: 'c', name: 'nine-months' }, [0]])).toEqual([]);
});

describe('a figure', () => {
  const enrolled = fact('/enrolled', 'day', NAME);
  const any = fact('/on', 'day', NAME);
  const lookedUp = (id: string, at: typeof any) => rule('c', 'r', NAME, parameter(id, 'ratio', at, NAME));

  test('that has a value on every day on which it is looked up is accepted', () => {
    expect(codes(faultsOf(lookedUp('some', enrolled), lookedUp('split', greater(any, enrolled))))).toEqual([]);
  });

  test('without a value on one of them is refused, with the day', () => {
    expect(faultsOf(lookedUp('gap', enrolled))[0]).toMatchObject({
      code: 'figure-missing',
      rule: 'r',
      says: { en: 'gap has no value on 1961-01-01', es: 'gap no tiene valor el 1961-01-01' },
    });
    expect(faultsOf(lookedUp('ended', enrolled))[0]?.says.en).toBe('ended has no value on 2000-01-01');
    expect(codes(faultsOf(lookedUp('some', any)))).toEqual(['figure-missing']);
    expect(codes(faultsOf(lookedUp('none', enrolled)))).toEqual(['figure-missing']);
  });
});
