// Bounds against brute force: every completion of small graphs over small domains is within what bounds say, and where
// each fact is used once nothing narrower would do. What the law's bounds hold is tested in test/law/bounds.test.ts.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, FIGURES, NAME, type SmallFacts, situation } from '../../test/rules/small-law.ts';
import { type Ratio, ratio } from '../base/index.ts';
import { absencesIn } from './absences.ts';
import { Bounds, type Fixed, Ground } from './bounds.ts';
import * as build from './build.ts';
import { Evaluation } from './interpret.ts';
import { ENDLESS } from './limits.ts';
import { type Expr, Found, type Kind, type Node, nodesOf, Undecided, Unknown } from './node.ts';
import { anythingOf, between, exactly, join, oneOfThese, type Reach } from './reach.ts';

/** All that a fact can be, by its kind. */
const DOMAINS = {
  truth: [false, true],
  months: [0, 1, 2],
  money: [ratio(0), ratio(1), ratio(3)],
  ratio: [ratio(1, 2), ratio(1), ratio(5, 2)],
  text: ['half-up', 'half-even'],
  day: [day('2024-02-28'), day('2024-02-29'), day('2024-12-31')],
} as const satisfies Partial<Record<Kind, readonly unknown[]>>;

type FactKind = keyof typeof DOMAINS;

const kindAt = (pointer: string): FactKind => pointer.slice(1).replace(/\d+$/, '') as FactKind;
const hull = (values: readonly unknown[]): Reach => values.map(exactly).reduce(join);

/** What every fact can be in a graph; of a figure what is in force from the first to the last day. */
function groundOf(roots: readonly Node[], facts: SmallFacts): Ground {
  return new Ground(new Evaluation(situation(facts)), {
    factAt: (pointer) => (kindAt(pointer) in DOMAINS ? hull(DOMAINS[kindAt(pointer)]) : undefined),
    absences: absencesIn(roots),
    parameterBetween: (id, from, to) => {
      const figures = FIGURES[id] ?? [];
      const first = figures.findLastIndex((figure) => figure.from <= from);
      return figures
        .filter((figure, i) => i === first || (figure.from > from && figure.from <= to))
        .map(({ value }) => value);
    },
  });
}

const reachOf = (node: Node, facts: SmallFacts = {}, fixed?: Fixed): Reach =>
  new Bounds(groundOf([node], facts), fixed).reachOf(node);

/** A graph that is not built yet: `next` numbers the facts, so that they are shared or each used once. */
type Plan<K extends Kind> = (next: () => number) => Expr<K>;

const leafOf =
  <K extends FactKind>(kind: K): Plan<K> =>
  (next) =>
    build.fact(`/${kind}${next()}`, kind, NAME);

const constants: { readonly [K in 'months' | 'money' | 'ratio']: readonly Expr<K>[] } = {
  months: [0, 1, 3].map((value) => build.constant('months', value)),
  money: [0, 2, 3].map((value) => build.constant('money', value)),
  ratio: [1, 2].map((value) => build.constant('ratio', value)),
};

const someone = build.leave('0', 'truth', NAME);

interface Plans {
  truth: Plan<'truth'>;
  months: Plan<'months'>;
  money: Plan<'money'>;
  ratio: Plan<'ratio'>;
  text: Plan<'text'>;
  day: Plan<'day'>;
}

const one =
  <A extends Kind, K extends Kind>(make: (a: Expr<A>) => Expr<K>) =>
  (a: Plan<A>): Plan<K> =>
  (next) =>
    make(a(next));
const two =
  <A extends Kind, B extends Kind, K extends Kind>(make: (a: Expr<A>, b: Expr<B>) => Expr<K>) =>
  ([a, b]: readonly [Plan<A>, Plan<B>]): Plan<K> =>
  (next) =>
    make(a(next), b(next));
const choice =
  <K extends Kind>([when, then, otherwise]: readonly [Plan<'truth'>, Plan<K>, Plan<K>]): Plan<K> =>
  (next) =>
    build.choose(when(next), then(next), otherwise(next));

/** Graphs of every operation; `loose` adds those of which the bounds are sound and no more. */
const plansWith = (loose: boolean) =>
  fc.letrec<Plans>((tie) => {
    const of = <K extends FactKind>(kind: K) => tie(kind) as fc.Arbitrary<Plan<K>>;
    const pair = <A extends FactKind, B extends FactKind>(a: A, b: B) => fc.tuple(of(a), of(b));
    const chosen = <K extends FactKind>(kind: K) => fc.tuple(of('truth'), of(kind), of(kind)).map(choice<K>);
    const oneOf = { maxDepth: 4, withCrossShrink: true };
    const loosely = <T>(...arbitraries: fc.Arbitrary<T>[]) => (loose ? arbitraries : []);
    return {
      truth: fc.oneof(
        oneOf,
        fc.constant(leafOf('truth')),
        pair('truth', 'truth').map(two((a: Expr<'truth'>, b: Expr<'truth'>) => build.all(a, b))),
        pair('truth', 'truth').map(two((a: Expr<'truth'>, b: Expr<'truth'>) => build.any(a, b))),
        of('truth').map(one(build.not)),
        pair('money', 'money').map(two(build.below<'money'>)),
        pair('months', 'months').map(two(build.atMost<'months'>)),
        pair('ratio', 'ratio').map(two(build.atLeast<'ratio'>)),
        pair('day', 'day').map(two(build.above<'day'>)),
        pair('text', 'text').map(two(build.equal<'text'>)),
        ...loosely<Plan<'truth'>>(
          pair('months', 'months').map(two(build.equal<'months'>)),
          fc.constant(() => someone),
          chosen('truth'),
        ),
      ),
      months: fc.oneof(
        oneOf,
        fc.constant(leafOf('months')),
        fc.constantFrom(...constants.months).map((node) => () => node),
        pair('months', 'months').map(two(build.add<'months'>)),
        pair('months', 'months').map(two(build.subtract<'months'>)),
        pair('months', 'months').map(two(build.greater<'months'>)),
        chosen('months'),
      ),
      money: fc.oneof(
        oneOf,
        fc.constant(leafOf('money')),
        fc.constantFrom(...constants.money).map((node) => () => node),
        pair('money', 'money').map(two(build.add<'money'>)),
        pair('money', 'money').map(two(build.subtract<'money'>)),
        pair('money', 'ratio').map(two(build.times<'money'>)),
        pair('money', 'money').map(two(build.lesser<'money'>)),
        pair('money', 'text').map(two(build.toTheCent)),
        chosen('money'),
        ...loosely<Plan<'money'>>(pair('money', 'money').map(two(build.whereAbsent<'money'>))),
      ),
      ratio: fc.oneof(
        oneOf,
        fc.constant(leafOf('ratio')),
        fc.constantFrom(...constants.ratio).map((node) => () => node),
        of('months').map(one(build.inYears)),
        of('ratio').map(one(build.floor)),
        of('ratio').map(one(build.ceiling)),
        fc
          .tuple(of('ratio'), fc.constant(leafOf('ratio')))
          .map(two((a: Expr<'ratio'>, b: Expr<'ratio'>) => build.dividedBy(a, b))),
        chosen('ratio'),
      ),
      text: fc.constant(leafOf('text')),
      day: fc.oneof(
        oneOf,
        fc.constant(leafOf('day')),
        of('day').map(one(build.dayAfter)),
        of('day').map(one((of: Expr<'day'>) => build.monthEnd(of))),
      ),
    };
  });

const anyPlan = (loose: boolean): fc.Arbitrary<Plan<Kind>> => {
  const plans = plansWith(loose);
  return fc.oneof(plans.truth, plans.months, plans.money, plans.ratio, plans.day) as fc.Arbitrary<Plan<Kind>>;
};

function pointersOf(node: Node, found = new Set<string>()): readonly string[] {
  if (node.op === 'fact') found.add(node.data['pointer'] as string);
  for (const arg of node.args) pointersOf(arg, found);
  return [...found];
}

/** Every way of giving the facts that are not known. */
function* completions(pointers: readonly string[], facts: SmallFacts): Generator<SmallFacts> {
  const [pointer, ...rest] = pointers.filter((at) => facts[at] === undefined);
  if (pointer === undefined) yield facts;
  else for (const value of DOMAINS[kindAt(pointer)]) yield* completions(rest, { ...facts, [pointer]: value });
}

const MOST_FACTS = 6;

/** The graph evaluated under each completion. */
function completionsOf(node: Node, facts: SmallFacts): readonly Evaluation[] {
  const { mean } = absencesIn([node]);
  const asked = pointersOf(node).filter((pointer) => !mean.has(pointer));
  return [...completions(asked, facts)].map((all) => new Evaluation(situation(all)));
}

/** Two branches alike are known to the interpreter while the condition is open, though a person may have to decide it. */
function leavesWhatWasKnown(root: Node, partly: Evaluation, whole: Evaluation): boolean {
  return nodesOf([root]).some((node) => !isOpen(partly.valueOf(node)) && whole.valueOf(node) instanceof Undecided);
}

const isOpen = (value: unknown): boolean => value instanceof Unknown || value instanceof Undecided;

function isWithin(value: unknown, reach: Reach): boolean {
  if (value instanceof Undecided) return reach.left;
  const joined = join({ ...reach, left: false }, exactly(value));
  return same(joined, { ...reach, left: false });
}

function same(a: Reach, b: Reach): boolean {
  const shown = (end: Reach['low']): string | undefined =>
    end === undefined ? undefined : typeof end === 'number' ? `${end}` : `${Number(end.n) / Number(end.d)}`;
  const values = (of: Reach): string => JSON.stringify([...(of.values ?? ['-'])].sort());
  return shown(a.low) === shown(b.low) && shown(a.high) === shown(b.high) && values(a) === values(b);
}

const given = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: MOST_FACTS, maxLength: MOST_FACTS });

/** Some of the facts, each known or not by a number. */
function factsBy(numbers: readonly number[], pointers: readonly string[]): SmallFacts {
  return Object.fromEntries(
    pointers.flatMap((pointer, i) => {
      const value = DOMAINS[kindAt(pointer)][numbers[i] ?? 9];
      return value === undefined ? [] : [[pointer, value]];
    }),
  );
}

describe('bounds', () => {
  test('hold the value under every completion of the facts', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyPlan(true), given, (plan, numbers) => {
        let count = 0;
        const node = plan(() => count++ % 2);
        fc.pre(pointersOf(node).length <= MOST_FACTS);
        const facts = factsBy(numbers, pointersOf(node));
        const reach = reachOf(node, facts);
        const partly = new Evaluation(situation(facts));
        for (const whole of completionsOf(node, facts)) {
          if (leavesWhatWasKnown(node, partly, whole)) continue;
          expect(isWithin(whole.valueOf(node), reach)).toBe(true);
          compared += 1;
        }
      }),
      { seed: 1954, numRuns: 1500 },
    );
    expect(compared).toBeGreaterThan(10_000);
  });

  test('are no wider than need be where each fact is used once', () => {
    fc.assert(
      fc.property(anyPlan(false), (plan) => {
        let count = 0;
        const node = plan(() => count++);
        fc.pre(count <= MOST_FACTS);
        const reached = hull(completionsOf(node, {}).map((whole) => whole.valueOf(node)));
        expect(same(reachOf(node), reached)).toBe(true);
      }),
      { seed: 1954, numRuns: 1500 },
    );
  });

  test('of a value that is known are that value', () => {
    fc.assert(
      fc.property(anyPlan(false), given, (plan, numbers) => {
        let count = 0;
        const node = plan(() => count++);
        const facts = factsBy(
          numbers.map((number) => number % 3),
          pointersOf(node),
        );
        const value = new Evaluation(situation(facts)).valueOf(node);
        fc.pre(!isOpen(value));
        expect(same(reachOf(node, facts), exactly(value))).toBe(true);
      }),
      { seed: 1954, numRuns: 300 },
    );
  });

  test('of a fact that was taken to be known follow it', () => {
    const node = build.add(build.fact('/money0', 'money', NAME), build.fact('/money1', 'money', NAME));
    expect(same(reachOf(node), between(ratio(0), ratio(6)))).toBe(true);
    const fixed = new Map([['/money0', exactly(ratio(3))]]);
    expect(same(reachOf(node, {}, fixed), between(ratio(3), ratio(6)))).toBe(true);
  });
});

describe('the bounds of', () => {
  const unknownDay = build.fact('/day0', 'day', NAME);
  const anyDay = build.fact('/when', 'day', NAME);

  test('a figure are all that is in force on the days', () => {
    const share = build.parameter('share-a-year', 'ratio', unknownDay, NAME);
    expect(same(reachOf(share), exactly(ratio(4, 100)))).toBe(true);
    const earlier = build.choose(
      build.fact('/truth0', 'truth', NAME),
      build.constant('day', day('2019-12-31')),
      unknownDay,
    );
    const either = build.parameter('share-a-year', 'ratio', earlier, NAME);
    expect(same(reachOf(either), between(ratio(3, 100), ratio(4, 100)))).toBe(true);
    const never = build.parameter('share-a-year', 'ratio', build.constant('day', day('1900-01-01')), NAME);
    expect(reachOf(never).values).toEqual([]);
  });

  test('a birthday lie between those of the first and of the last day', () => {
    const leap = build.fact('/text0', 'text', NAME);
    const twelve = build.birthday(unknownDay, build.constant('years', 1), leap);
    expect(same(reachOf(twelve), between(day('2025-02-28'), day('2025-12-31')))).toBe(true);
    expect(reachOf(build.birthday(anyDay, build.constant('years', 1), leap))).toEqual(anythingOf('day'));
    expect(reachOf(build.daysAfter(anyDay, build.constant('days', 1)))).toEqual(anythingOf('day'));
  });

  test('a division by what can be next to nothing have no end', () => {
    const factor = build.fact('/ratio0', 'ratio', NAME);
    const small: Fixed = new Map([['/ratio0', between(ratio(0), ratio(2))]]);
    const quotient = build.dividedBy(build.constant('money', 6), factor);
    expect(reachOf(quotient, {}, small).high).toMatchObject({ d: 0n });
    expect(same(reachOf(quotient, {}, small), between(ratio(3), ENDLESS))).toBe(true);
    const negative: Fixed = new Map([['/ratio0', between(ratio(-1), ratio(2))]]);
    expect(reachOf(quotient, {}, negative)).toEqual(anythingOf('money'));
    const nothing = build.dividedBy(build.constant('money', 0), factor);
    expect(same(reachOf(nothing, {}, small), exactly(ratio(0)))).toBe(true);
  });

  test('a finding are what it says of them, what it finds of few values, or anything', () => {
    const amount = build.fact('/money0', 'money', NAME);
    const mode = build.fact('/text0', 'text', NAME);
    const find = (_facts: object, cents: Ratio) => new Found(ratio(cents.n * 2n), []);
    const plain = build.finding('twice', 1, 'money', [amount], NAME, find);
    expect(reachOf(plain)).toEqual(anythingOf('money'));
    const twice = build.finding('twice', 1, 'money', [amount], NAME, find, undefined, (_facts, { low, high }) =>
      between(ratio((low as Ratio).n * 2n), ratio((high as Ratio).n * 2n)),
    );
    expect(same(reachOf(twice), between(ratio(0), ratio(6)))).toBe(true);
    const ofCodes = build.finding('codes', 1, 'count', [mode], NAME, (_facts: object, code: string) => {
      return new Found(code.length, []);
    });
    expect(same(reachOf(ofCodes), between('half-up'.length, 'half-even'.length))).toBe(true);
  });

  test('an absence are what it means, unless something else needs the fact', () => {
    const debt = build.fact('/money0', 'money', NAME);
    const meaning = build.fact('/money1', 'money', NAME);
    const owed = build.whereAbsent(debt, build.add(meaning, build.constant('money', 10)));
    expect(same(reachOf(owed), between(ratio(10), ratio(13)))).toBe(true);
    const both = build.add(owed, debt);
    expect(same(new Bounds(groundOf([both], {})).reachOf(owed), between(ratio(0), ratio(13)))).toBe(true);
  });

  test('what a needed fact can still give are not what its absence would mean', () => {
    const needed = build.fact('/money0', 'money', NAME);
    const known = build.whereAbsent(build.add(needed, build.constant('money', 5)), build.constant('money', 0));
    const both = build.add(known, needed);
    expect(new Evaluation(situation({})).valueOf(known)).toEqual(ratio(0));
    expect(same(new Bounds(groundOf([both], {})).reachOf(known), between(ratio(0), ratio(8)))).toBe(true);
  });

  test('what is left to a person are none, beside those of the other branch', () => {
    const either = build.choose(build.fact('/truth0', 'truth', NAME), build.TRUE, someone);
    expect(reachOf(either)).toEqual({ ...oneOfThese([true]), left: true });
    expect(reachOf(someone)).toEqual({ ...oneOfThese([]), left: true });
  });
});

describe('assuming a condition', () => {
  const months = build.fact('/months0', 'months', NAME);
  const enough = build.rule('1', 'enough', NAME, build.atLeast(months, build.constant('months', 1)));
  const other = build.fact('/truth0', 'truth', NAME);

  test('narrows what it speaks of', () => {
    const bounds = new Bounds(groundOf([enough], {}));
    bounds.assume(build.all(enough, build.not(other)), true);
    expect(bounds.reachOf(months)).toMatchObject({ low: 1, high: 2 });
    expect(bounds.reachOf(other).values).toEqual([false]);
  });

  test('leaves nothing of what it contradicts', () => {
    const bounds = new Bounds(groundOf([enough], {}));
    bounds.assume(build.atMost(months, build.constant('months', -1)), true);
    expect(bounds.reachOf(months).values).toEqual([]);
  });

  test('holds every completion in which the condition holds', () => {
    const { truth, money } = plansWith(true);
    fc.assert(
      fc.property(truth, money, given, (when, amount, numbers) => {
        let count = 0;
        const next = () => count++ % 2;
        const [condition, node] = [when(next), amount(next)];
        const roots = build.choose(condition, node, node);
        fc.pre(pointersOf(roots).length <= MOST_FACTS);
        const facts = factsBy(numbers, pointersOf(roots));
        const bounds = new Bounds(groundOf([roots], facts));
        bounds.assume(condition, true);
        const reach = bounds.reachOf(node);
        const partly = new Evaluation(situation(facts));
        for (const whole of completionsOf(roots, facts)) {
          if (whole.valueOf(condition) !== true || leavesWhatWasKnown(roots, partly, whole)) continue;
          expect(isWithin(whole.valueOf(node), reach)).toBe(true);
        }
      }),
      { seed: 1954, numRuns: 600 },
    );
  });
});
