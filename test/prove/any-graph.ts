// Graphs at random, of every operation over a few facts, and facts for them.
// What a graph is worth to a solver and to the interpreter is compared in constrain.test.ts.

import fc from 'fast-check';
import { type Day, dayOf, daysInMonth, type Month, monthOf, ratio } from '../../src/base/index.ts';
import {
  above,
  add,
  all,
  any,
  atLeast,
  atMost,
  below,
  birthday,
  ceiling,
  choose,
  constant,
  dayAfter,
  dayBefore,
  daysAfter,
  dividedBy,
  type Expr,
  equal,
  fact,
  floor,
  greater,
  inMonths,
  inYears,
  leave,
  lesser,
  monthEnd,
  monthOfYear,
  type Node,
  not,
  numberOf,
  type Op,
  parameter,
  per,
  reading,
  rule,
  subtract,
  times,
  toTheCent,
  whereAbsent,
  yearOfMonths,
} from '../../src/rules/index.ts';
import { NAME, type SmallFacts } from '../rules/small-law.ts';

/** The days that the graphs are about. */
export const days = {
  on: fact('/on', 'day', NAME),
  birth: fact('/birth', 'day', NAME),
  until: fact('/until', 'day', NAME),
};

const arbitraryOf = fc.letrec<{
  truth: Expr<'truth'>;
  day: Expr<'day'>;
  months: Expr<'months'>;
  years: Expr<'years'>;
  days: Expr<'days'>;
  money: Expr<'money'>;
  annual: Expr<'money-a-year'>;
  monthly: Expr<'money-a-month'>;
  ratio: Expr<'ratio'>;
  text: Expr<'text'>;
}>((tie) => {
  const option = { maxDepth: 3, withCrossShrink: true };
  const two = <K extends 'truth' | 'day' | 'months' | 'money' | 'ratio' | 'text'>(kind: K) =>
    fc.tuple(tie(kind), tie(kind)) as unknown as fc.Arbitrary<[Expr<K>, Expr<K>]>;
  const common = <K extends 'truth' | 'day' | 'months' | 'money' | 'ratio' | 'text'>(kind: K) => [
    // A condition over facts that may be absent is none that a choice may turn on.
    fc.tuple(closed, two(kind)).map(([when, [a, b]]) => choose(when, a, b) as Expr<K>),
    two(kind).map(([a, b]) => reading('point', { first: a, second: b }) as Expr<K>),
    two(kind).map(([a, b]) => whereAbsent(a, b) as Expr<K>),
    (tie(kind) as unknown as fc.Arbitrary<Expr<K>>).map((body) => rule('9', 'named', NAME, body)),
  ];
  const ordered = <K extends 'day' | 'months' | 'money' | 'ratio'>(kind: K) => [
    two(kind).map(([a, b]) => lesser(a, b)),
    two(kind).map(([a, b]) => greater(a, b)),
  ];
  const closed = fc.constantFrom(
    fact('/working', 'truth', NAME),
    below(days.on, days.birth),
    leave('7', 'truth', NAME),
    not(fact('/certified', 'truth', NAME)),
  );
  const compare = <K extends 'day' | 'months' | 'money' | 'ratio'>(kind: K): fc.Arbitrary<Expr<'truth'>> =>
    fc
      .tuple(two(kind), fc.constantFrom(below, atMost, atLeast, above, equal))
      .map(([[a, b], comparison]) => (comparison as (x: Expr<K>, y: Expr<K>) => Expr<'truth'>)(a, b));
  return {
    truth: fc.oneof(
      option,
      fc.constantFrom(
        fact('/working', 'truth', NAME),
        fact('/certified', 'truth', NAME),
        fact('/told', 'truth', NAME),
        constant('truth', true),
        constant('truth', false),
        leave('1', 'truth', NAME),
      ),
      fc.array(tie('truth'), { minLength: 1, maxLength: 3 }).map((parts) => all(...parts)),
      fc.array(tie('truth'), { minLength: 1, maxLength: 3 }).map((parts) => any(...parts)),
      tie('truth').map(not),
      compare('day'),
      compare('months'),
      compare('money'),
      compare('ratio'),
      fc.tuple(tie('monthly'), tie('monthly')).map(([a, b]) => atMost(a, b)),
      two('text').map(([a, b]) => equal(a, b)),
      ...common('truth'),
    ),
    day: fc.oneof(
      option,
      fc.constantFrom(days.on, days.birth, days.until, constant('day', dayOf(2000, 2, 29)), leave('2', 'day', NAME)),
      fc.tuple(tie('day'), tie('years'), tie('text')).map(([day, age, leap]) => birthday(day, age, leap)),
      fc.tuple(tie('day'), tie('days')).map(([day, count]) => daysAfter(day, count)),
      tie('day').map(dayAfter),
      tie('day').map(dayBefore),
      tie('day').map(monthEnd),
      fc.constant(monthEnd(fact('/month', 'month', NAME))),
      ...ordered('day'),
      ...common('day'),
    ),
    months: fc.oneof(
      option,
      fc.constantFrom(fact('/months', 'months', NAME), constant('months', 12), leave('3', 'months', NAME)),
      tie('years').map(inMonths),
      two('months').map(([a, b]) => add(a, b)),
      two('months').map(([a, b]) => subtract(a, b)),
      ...ordered('months'),
      ...common('months'),
    ),
    years: fc.oneof(
      option,
      fc.constantFrom(fact('/years', 'years', NAME), constant('years', 60)),
      tie('day').map((day) => parameter('years-needed', 'years', day, NAME)),
    ),
    days: fc.constantFrom(fact('/days', 'days', NAME), constant('days', 30), constant('days', -400)),
    money: fc.oneof(
      option,
      fc.constantFrom(fact('/salary', 'money', NAME), fact('/debt', 'money', NAME), constant('money', 5)),
      two('money').map(([a, b]) => add(a, b)),
      two('money').map(([a, b]) => subtract(a, b)),
      fc.tuple(tie('money'), tie('ratio')).map(([a, b]) => times(a, b)),
      fc.tuple(tie('money'), tie('ratio')).map(([a, b]) => dividedBy(a, b)),
      fc
        .tuple(tie('money'), tie('text'))
        .map(([a, mode]) => toTheCent(a, choose(equal(mode, code('half-even')), code('half-even'), code('half-up')))),
      ...ordered('money'),
      ...common('money'),
    ),
    annual: fc.oneof(
      option,
      fc.constant(fact('/annual', 'money-a-year', NAME)),
      tie('monthly').map(yearOfMonths),
      fc.tuple(tie('annual'), tie('ratio')).map(([a, b]) => times(a, b)),
    ),
    monthly: tie('annual').map(monthOfYear),
    ratio: fc.oneof(
      option,
      fc.constantFrom(fact('/share', 'ratio', NAME), constant('ratio', 1), leave('4', 'ratio', NAME)),
      tie('day').map((day) => parameter('share-a-year', 'ratio', day, NAME)),
      tie('months').map(inYears),
      tie('months').map(numberOf),
      two('money').map(([a, b]) => per(a, b)),
      tie('ratio').map(floor),
      tie('ratio').map(ceiling),
      ...ordered('ratio'),
      ...common('ratio'),
    ),
    text: fc.oneof(
      option,
      fc.constantFrom(code('march-1'), code('february-28'), fact('/code', 'text', NAME), leave('5', 'text', NAME)),
      ...common('text'),
    ),
  };
});

function code(value: string): Expr<'text'> {
  return constant('text', value);
}

const someDay = fc
  .tuple(fc.integer({ min: 1890, max: 2110 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]) => {
    const first = dayOf(year, month, 1);
    return (first - 1 + Math.min(day, daysInMonth(monthOf(first)))) as Day;
  });
const edgeDay = fc.constantFrom(
  dayOf(1960, 2, 29),
  dayOf(1900, 2, 28),
  dayOf(2019, 12, 31),
  dayOf(2020, 1, 1),
  dayOf(1954, 6, 30),
  dayOf(1954, 7, 1),
);
const anyDay = fc.oneof(someDay, edgeDay);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

export const someFacts: fc.Arbitrary<SmallFacts> = fc.record({
  '/on': anyDay,
  '/birth': anyDay,
  '/until': maybe(anyDay),
  '/month': anyDay.map((day) => monthOf(day) as Month),
  '/working': fc.boolean(),
  '/certified': fc.boolean(),
  '/told': maybe(fc.boolean()),
  '/months': fc.nat(500),
  '/years': fc.nat(90),
  '/days': fc.nat(800),
  '/salary': fc.nat(99_999_999),
  '/annual': fc.nat(9_999_999),
  '/debt': maybe(fc.nat(9_999)),
  '/share': fc.tuple(fc.nat(1000), fc.integer({ min: 1, max: 997 })).map(([n, d]) => ratio(n, d)),
  '/code': fc.constantFrom('march-1', 'february-28'),
});

/** Every operation that a graph can have but a finding, which has a test of its own. */
export const OPERATIONS: readonly Op[] = [
  'above',
  'add',
  'all',
  'anniversary',
  'any',
  'at-least',
  'at-most',
  'below',
  'ceiling',
  'choose',
  'constant',
  'days-after',
  'divide',
  'equal',
  'fact',
  'floor',
  'greater',
  'leave',
  'lesser',
  'month-end',
  'multiply',
  'not',
  'otherwise',
  'parameter',
  'reading',
  'round',
  'rule',
  'subtract',
];

const KINDS = ['truth', 'day', 'months', 'money', 'ratio', 'text'] as const;
export const anyGraph = fc.oneof(...KINDS.map((kind) => arbitraryOf[kind] as unknown as fc.Arbitrary<Node>));
export const anyReading = fc.constantFrom('first', 'second').map((option) => ({ point: option }));
