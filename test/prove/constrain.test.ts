// The terms that a solver reads against the interpreter: for facts given, a term is worth what the node is worth.
// Which claims are made with them is tested in claims.test.ts.

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  compareRatio,
  type Day,
  dayOf,
  dayOfMonth,
  formatDay,
  monthNumberOf,
  type Ratio,
  yearOf,
} from '../../src/base/index.ts';
import {
  below,
  Constraints,
  choose,
  constant,
  type DayParts,
  Evaluation,
  type Expr,
  fact,
  finding,
  isExact,
  type Kind,
  type Node,
  NoLawForDate,
  nodesOf,
  type ParameterStep,
  sortOf,
  type Terrain,
  Undecided,
  Unknown,
} from '../../src/rules/index.ts';
import { FIGURES, NAME, type SmallFacts, situation } from '../rules/small-law.ts';
import { anyGraph, anyReading, days, OPERATIONS, someFacts } from './any-graph.ts';
import { openSolver, type Solver, type Value } from './solver.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await openSolver();
});
afterAll(() => solver.end());

/** The figures of the small law as steps. */
const stepsOf = (id: string): readonly ParameterStep[] =>
  (FIGURES[id] ?? []).map(({ from, value }) => ({ from, to: undefined, value }));

const OPTIONAL = new Set(['/debt', '/until', '/told']);

const terrain: Terrain = {
  days: [dayOf(1, 1, 1), dayOf(9000, 12, 31)],
  mayBeAbsent: (pointer) => OPTIONAL.has(pointer),
  codesAt: () => ['march-1', 'february-28', 'half-up', 'half-even'],
  stepsOf,
};

type Worth = { value?: unknown; open?: Value; left?: readonly Node[]; fails?: Value };

/** What the interpreter makes of a node; what the interpreter leaves out is not there. */
function interpreted(node: Node, facts: SmallFacts, readings: Readonly<Record<string, string>>): Worth {
  try {
    const value = new Evaluation(situation(facts, { readings })).valueOf(node);
    if (value instanceof Unknown) return { open: true };
    if (value instanceof Undecided) return { left: value.nodes };
    return { value };
  } catch (error) {
    if (error instanceof NoLawForDate || error instanceof RangeError) return { fails: true };
    throw error;
  }
}

/** What a solver makes of it, with the facts put in as conditions. */
async function solved(node: Node, facts: SmallFacts, readings: Readonly<Record<string, string>>): Promise<Worth> {
  const constraints = new Constraints(terrain);
  const term = constraints.term(node);
  const given = nodesOf([node]).flatMap((one): string[] => {
    if (one.op === 'reading') {
      const id = one.data['id'] as string;
      return [
        `(= ${constraints.optionOf(id, one.data['options'] as string[])} ${constraints.script.codeOf(readings[id] ?? '')})`,
      ];
    }
    if (one.op !== 'fact') return [];
    const pointer = one.data['pointer'] as string;
    const value = facts[pointer];
    const isGiven = OPTIONAL.has(pointer) ? constraints.isGiven(pointer) : undefined;
    if (value === undefined) return [`(not ${isGiven})`];
    const { value: term } = constraints.term(one);
    const is =
      one.kind === 'day'
        ? isDay(constraints.script.partsOf(term), value as Day)
        : `(= ${term} ${constraints.valueTerm(one.kind, value)})`;
    return isGiven === undefined ? [is] : [is, isGiven];
  });
  const points = [...term.left.keys()];
  const conditions = [term.fails, term.open, ...term.left.values()].map((value) => ({ sort: 'Bool' as const, value }));
  const { verdict, values } = solver.solve(constraints.script.text(), given, [
    { sort: sortOf(term.kind), value: term.value },
    ...conditions,
  ]);
  if (verdict !== 'sat') throw new Error(`the facts are ${verdict}`);
  const [value, fails, open, ...left] = values;
  if (fails) return { fails };
  if (left.includes(true)) return { left: points.filter((_, index) => left[index]) };
  return open ? { open } : { value: ofKind(node.kind, value as Value, constraints) };
}

function isDay([year, month, day]: DayParts, value: Day): string {
  return `(and (= ${year} ${yearOf(value)}) (= ${month} ${monthNumberOf(value)}) (= ${day} ${dayOfMonth(value)}))`;
}

function ofKind(kind: Kind, value: Value, constraints: Constraints): unknown {
  if (typeof value !== 'object') return value;
  if (isExact(kind)) return value;
  const whole = Number(value.n / value.d);
  return kind === 'text' ? constraints.script.codeAt(whole) : whole;
}

function shown({ value, open, left, fails }: Worth, kind: Kind): string {
  if (fails) return 'fails';
  if (left)
    return `left: ${left
      .map(({ data }) => data['clause'])
      .sort()
      .join(' ')}`;
  if (open) return 'open';
  if (isExact(kind)) return `${(value as Ratio).n}/${(value as Ratio).d}`;
  return kind === 'day' ? formatDay(value as Day) : `${value}`;
}

function isSame(a: Worth, b: Worth, kind: Kind): boolean {
  const numeric = isExact(kind) && a.value !== undefined && b.value !== undefined;
  if (numeric) return compareRatio(a.value as Ratio, b.value as Ratio) === 0;
  return shown(a, kind) === shown(b, kind);
}

describe('a term', () => {
  test('is worth what the interpreter says of the node, whatever the facts and the reading', async () => {
    const seen = new Set<string>();
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyGraph, someFacts, anyReading, async (node, facts, readings) => {
        const expected = interpreted(node, facts, readings);
        const got = await solved(node, facts, readings);
        for (const { op } of nodesOf([node])) seen.add(op);
        outcomes.add(Object.keys(expected)[0] ?? '');
        if (!isSame(got, expected, node.kind)) expect(shown(got, node.kind)).toBe(shown(expected, node.kind));
      }),
      { seed: 238, numRuns: 300 },
    );
    expect([...outcomes].sort()).toEqual(['fails', 'left', 'open', 'value']);
    expect([...seen].sort()).toEqual([...OPERATIONS].sort());
  }, 120_000);

  test('of a finding may be anything of its kind, but is the same for the same arguments', () => {
    const months = (of: Node): Expr<'months'> =>
      finding('months', 1, 'months', [of], NAME, () => new Unknown(['/spells']));
    const constraints = new Constraints(terrain);
    const [one, same, other] = [months(days.on), months(days.on), months(days.birth)].map(
      (node) => constraints.term(node).value,
    );
    const text = constraints.script.text();
    expect(solver.solve(text, [`(= ${one} 7)`, `(not (= ${one} ${same}))`]).verdict).toBe('unsat');
    expect(solver.solve(text, [`(= ${one} 7)`, `(not (= ${one} ${other}))`]).verdict).toBe('sat');
    expect(solver.solve(text, [`(< ${one} 0)`]).verdict).toBe('unsat');
  });

  test('of another case is the same where nothing under it is apart', () => {
    const one = new Constraints(terrain);
    const other = one.otherCase((name) => name === '/on');
    const sum = below(days.on, days.birth);
    expect(other.term(days.birth).value).toBe(one.term(days.birth).value);
    const [a, b] = [one.term(sum).value, other.term(sum).value];
    expect(solver.solve(one.script.text(), [a, `(not ${b})`]).verdict).toBe('sat');
  });

  test('is refused where a choice, or a finding, turns on a fact that may be absent', () => {
    const told = fact('/told', 'truth', NAME);
    const choice = choose(told, constant('months', 1), constant('months', 2));
    const found = finding('f', 1, 'truth', [days.until], NAME, () => new Unknown([]));
    for (const node of [choice, found]) expect(() => new Constraints(terrain).term(node)).toThrow('may be absent');
  });

  test('is refused for a finding that a mutant has shifted, which no term follows', () => {
    const node = {
      ...finding('f', 1, 'months', [], NAME, () => new Unknown([])),
      data: { name: 'f', version: 1, shift: 1 },
    };
    expect(() => new Constraints(terrain).term(node)).toThrow('mutant');
  });
});

describe('what amounts are known for where only their order is', () => {
  const { script } = new Constraints(terrain);
  const [x, y, a, b] = ['x', 'y', 'a', 'b'].map((name) => script.variable(name, 'ratio')) as [
    string,
    string,
    string,
    string,
  ];
  const free = `(declare-const p Real)(declare-const q Real)${script.text()}`;
  const never = (...conditions: string[]) => expect(solver.solve(free, conditions).verdict).toBe('unsat');

  test('is so of rounding: it keeps order and sign, and moves nothing by more than half a cent', () => {
    for (const mode of ['half-up', 'half-even']) {
      const cents = (of: string): string => `(to_real (${mode} ${of}))`;
      never('(<= p q)', `(> ${cents('p')} ${cents('q')})`);
      never(`(not (<= (- 0.5) (- ${cents('p')} p) 0.5))`);
      never('(<= 0.0 p)', `(> 0.0 ${cents('p')})`);
      never('(<= p 0.0)', `(< 0.0 ${cents('p')})`);
    }
  });

  test('is so of products and quotients of what is not below zero', () => {
    never(`(<= ${x} ${y})`, `(<= ${a} ${b})`, `(> (* ${x} ${a}) (* ${y} ${b}))`);
    never(`(< 0.0 ${a})`, '(<= p q)', `(> (/ p ${a}) (/ q ${a}))`);
  });
});
