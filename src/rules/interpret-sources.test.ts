// What the interpreter takes from outside the graph: facts, figures, readings and findings, and what it puts on record.
// What it computes from them is tested in interpret-operations.test.ts.

import { describe, expect, test } from 'vitest';
import { day, FIGURES, missingOf, NAME, type SmallFacts, sign, situation, worth } from '../../test/rules/small-law.ts';
import { formatRatio, type Ratio, ratio } from '../base/index.ts';
import {
  add,
  all,
  any,
  choose,
  constant,
  dateParameter,
  FALSE,
  fact,
  finding,
  leave,
  not,
  optionOf,
  parameter,
  reading,
  rule,
  TRUE,
} from './build.ts';
import { Evaluation, NoLawForDate } from './interpret.ts';
import { type Expr, Found, type Kind, type Node, Unknown } from './node.ts';

const truth = (pointer: string): Expr<'truth'> => fact(pointer, 'truth', NAME);
const date = (pointer: string): Expr<'day'> => fact(pointer, 'day', NAME);
const amount = (cents: number): Expr<'money'> => constant('money', cents);
const person = leave('1', 'truth', NAME);

describe('a parameter', () => {
  const share = parameter('share-a-year', 'ratio', date('/on'), NAME);

  test('is the figure in force on its day', () => {
    expect(worth(share, { '/on': day('2019-12-31') })).toEqual(ratio(3, 100));
    expect(worth(share, { '/on': day('2020-01-01') })).toEqual(ratio(4, 100));
  });

  test('is on record as unconfirmed only where such a figure was read', () => {
    const read = (at: string): string[] => {
      const evaluation = new Evaluation(situation({ '/on': day(at) }));
      evaluation.valueOf(share);
      return [...evaluation.unconfirmed];
    };
    expect(read('2019-12-31')).toEqual([]);
    expect(read('2020-01-01')).toEqual(['share-a-year']);
  });

  test('is open while its day is, and then looks nothing up', () => {
    expect(missingOf(share)).toEqual(['/on']);
    expect(missingOf(parameter('unheard-of', 'ratio', date('/on'), NAME))).toEqual(['/on']);
  });

  test('is open without values that it can be, where its day can only be a few: those are days and no figures', () => {
    const either = choose(truth('/c'), constant('day', day('2019-12-31')), constant('day', day('2020-01-01')));
    expect(worth(either)).toEqual(new Unknown(['/c'], [day('2019-12-31'), day('2020-01-01')]));
    expect(worth(parameter('share-a-year', 'ratio', either, NAME))).toEqual(new Unknown(['/c']));
  });

  test('has no value for a day before the law: an error that names both, never a guess', () => {
    const work = () => worth(share, { '/on': day('1950-06-30') });
    expect(work).toThrow(NoLawForDate);
    expect(work).toThrow('no value of share-a-year is in force on 1950-06-30');
  });

  test('that is a date needs no day', () => {
    const figures = { ...FIGURES, start: [{ from: day('1954-07-01'), value: day('2014-07-01'), confirmed: true }] };
    expect(new Evaluation(situation({}, { figures })).valueOf(dateParameter('start', NAME))).toBe(day('2014-07-01'));
  });

  test.each<[string, Kind, unknown, unknown]>([
    ['years by one', 'years', 10, 11],
    ['months by one', 'months', 120, 121],
    ['a count by one', 'count', 2, 3],
    ['a date by a day, over a month’s end', 'day', day('2014-06-30'), day('2014-07-01')],
    ['a share by one percent', 'ratio', ratio(3, 100), ratio(4, 100)],
    ['an amount by a dollar', 'money', ratio(500), ratio(600)],
    ['a truth to its contrary', 'truth', true, false],
  ])('in a mutant is shifted: %s', (_, kind, value, expected) => {
    const figures = { figure: [{ from: day('1954-07-01'), value, confirmed: true }] };
    const node = dateParameter('figure', NAME);
    const mutant = (shift: number): Node => ({ ...node, kind, data: { ...node.data, shift } });
    const shifted = (shift: number): unknown => new Evaluation(situation({}, { figures })).valueOf(mutant(shift));
    const comparable = (found: unknown) => (typeof found === 'object' ? formatRatio(found as Ratio) : found);
    expect(comparable(shifted(1))).toEqual(comparable(expected));
    if (kind !== 'truth') expect(comparable(shifted(-1))).not.toEqual(comparable(expected));
  });
});

describe('a reading', () => {
  const point = reading('rounding', { 'half-up': amount(1), 'half-even': amount(2) });
  const readingsOf = (node: Node, facts: SmallFacts = {}): Record<string, string> => {
    const evaluation = new Evaluation(situation(facts));
    evaluation.valueOf(node);
    return Object.fromEntries(evaluation.readings);
  };

  test('is what the option that applies makes of the point', () => {
    expect(worth(point)).toEqual(ratio(1));
    const even = situation({}, { readings: { rounding: 'half-even' } });
    expect(new Evaluation(even).valueOf(point)).toEqual(ratio(2));
    expect(new Evaluation(even).valueOf(optionOf('rounding', ['half-up', 'half-even']))).toBe('half-even');
  });

  test('is on record once it was consulted, and only then', () => {
    expect(readingsOf(choose(TRUE, point, amount(0)))).toEqual({ rounding: 'half-up' });
    expect(readingsOf(choose(FALSE, point, amount(0)))).toEqual({});
  });

  test('within another is on record only under the option that asks for it', () => {
    const leap = reading('leap-birthday', { 'march-1': amount(0), 'february-28': point });
    expect(readingsOf(leap)).toEqual({ 'leap-birthday': 'march-1' });
  });

  test('without the option asked for is an error, never another option', () => {
    const odd = situation({}, { readings: { rounding: 'half-odd' } });
    expect(() => new Evaluation(odd).valueOf(point)).toThrow('the reading rounding has no option half-odd');
  });

  test('must have an option', () => {
    expect(() => reading('rounding', {})).toThrow('has no option');
  });
});

describe('a finding', () => {
  test('receives the facts and the values of its arguments, and its evidence is kept', () => {
    const find = (facts: SmallFacts, years: number) => new Found((facts['/n'] as number) * years, ['/n']);
    const node = finding('product', 1, 'count', [constant('years', 3)], NAME, find);
    const evaluation = new Evaluation(situation({ '/n': 7 }));
    expect(evaluation.valueOf(node)).toBe(21);
    expect(evaluation.foundOf(node)?.evidence).toEqual(['/n']);
  });

  test('may itself say what it misses', () => {
    const node = finding('list', 1, 'count', [], NAME, () => new Unknown(['/list']));
    expect(missingOf(add(node, constant('count', 1)))).toEqual(['/list']);
  });

  test('is not asked while an argument is open', () => {
    const never = (): Found => {
      throw new Error('asked too early');
    };
    expect(missingOf(finding('early', 1, 'count', [date('/a'), date('/b')], NAME, never))).toEqual(['/a', '/b']);
    expect(sign(worth(finding('early', 1, 'count', [date('/a'), person], NAME, never)))).toBe('D');
  });

  test('that can speak early is told which arguments are known, and not what an open one is', () => {
    const told: unknown[] = [];
    const node = finding(
      'early',
      1,
      'count',
      [constant('years', 3), date('/a'), person],
      NAME,
      () => new Found(1, []),
      (_facts: SmallFacts, ...args) => {
        told.push(...args);
        return undefined;
      },
    );
    expect(sign(worth(node))).toBe('D');
    expect(told).toEqual([3, undefined, undefined]);
  });

  test('that can speak early settles what its open arguments cannot change, or adds what it lacks itself', () => {
    const early = (answer: Found | Unknown | undefined) =>
      finding(
        'early',
        1,
        'count',
        [date('/a')],
        NAME,
        () => new Found(1, []),
        () => answer,
      );
    expect(worth(early(new Found(5, ['/list'])))).toBe(5);
    expect(missingOf(early(new Unknown(['/list'])))).toEqual(['/a', '/list']);
    expect(missingOf(early(undefined))).toEqual(['/a']);
    expect(worth(early(new Found(5, [])), { '/a': day('2020-01-01') })).toBe(1);
  });
});

test('a fact is looked up once, however many rules need it', () => {
  const asked: string[] = [];
  const given = situation({ '/a': true });
  const shared = truth('/a');
  const evaluation = new Evaluation({
    ...given,
    factAt: (pointer) => {
      asked.push(pointer);
      return given.factAt(pointer);
    },
  });
  evaluation.valueOf(all(shared, not(shared), rule('1', 'r', NAME, any(shared, shared))));
  expect(asked).toEqual(['/a']);
});
