// Cells against the interpreter: the same value, or the same reason for none, whichever facts are missing.
// The findings that take cells as arguments are compared in the law room.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  below,
  choose,
  constant,
  equal,
  fact,
  greater,
  inMonths,
  leave,
  lesser,
  monthEnd,
  monthOfYear,
  parameter,
  subtract,
  times,
  toTheCent,
  whereAbsent,
} from '../build.ts';
import { Evaluation, NoLawForDate } from '../interpret.ts';
import { type Node, Undecided, Unknown } from '../node.ts';
import { BlockPlan, type Cells, DOUBTFUL } from './cells.ts';
import { ABSENT, CONFLICT, GAP, type KernelLaw, NO_LAW, UNKNOWN } from './kernel.ts';

const words = { en: 'x', es: 'x' };
const CODES = ['yes', 'no'];
const a = fact('/a', 'day', words);
const b = fact('/b', 'day', words);
const c = fact('/c', 'day', words);
const kind = fact('/kind', 'text', words);
const annual = fact('/annual', 'money-a-year', words);
const owed = fact('/owed', 'money-a-year', words);

const LAW: KernelLaw = {
  figures: { years: { from: Int32Array.of(1000), value: Float64Array.of(3) } },
  readings: {},
  over: 1,
};

const isYes = equal(kind, constant('text', 'yes'));
const left = leave('x', 'day', words);
const contrary = leave('x', 'day', words, 'conflict');
const years = parameter('years', 'years', a, words);

const NODES: readonly Node[] = [
  lesser(a, b),
  greater(a, whereAbsent(b, c)),
  choose(isYes, a, b),
  choose(below(a, b), c, a),
  choose(isYes, left, b),
  choose(isYes, left, contrary),
  whereAbsent(lesser(choose(isYes, a, b), c), c),
  whereAbsent(choose(isYes, choose(below(a, b), b, c), monthEnd(c)), a),
  // Whichever it is, the lesser is known: what absence would mean does not apply.
  whereAbsent(lesser(choose(isYes, a, b), c), greater(a, b)),
  inMonths(years),
  // No law for one outweighs that the other is missing.
  lesser(inMonths(years), inMonths(parameter('years', 'years', b, words))),
  toTheCent(monthOfYear(annual), constant('text', 'half-even')),
  toTheCent(monthOfYear(times(subtract(annual, owed), constant('ratio', 5))), constant('text', 'half-up')),
];

type Row = Readonly<Record<string, number | string | undefined>>;

function interpreted(node: Node, row: Row): number | bigint | string {
  const evaluation = new Evaluation({
    facts: {},
    factAt: (pointer) => row[pointer.slice(1)],
    given: () => null,
    optionOf: () => '',
    parameterAt: (id, at) => {
      if (at === undefined || at < 1000) throw new NoLawForDate(id, undefined);
      return { value: 3, confirmed: true };
    },
  });
  try {
    const value = evaluation.valueOf(node);
    if (value instanceof Unknown) return 'unknown';
    if (value instanceof Undecided)
      return value.nodes
        .map(({ data }) => data['because'] ?? 'gap')
        .sort()
        .join(' ');
    return typeof value === 'object' ? (value as { readonly n: bigint }).n : (value as number);
  } catch (error) {
    if (error instanceof NoLawForDate) return 'no law';
    throw error;
  }
}

function cellsOf(node: Node, rows: readonly Row[], size: number): { cells: Cells; at(row: number): number } {
  const column = (name: string): Float64Array =>
    Float64Array.from(rows, ({ [name]: value }) =>
      value === undefined ? ABSENT : typeof value === 'string' ? CODES.indexOf(value) : value,
    );
  const plan = new BlockPlan(size, {
    codes: CODES,
    law: LAW,
    placeOf: () => 0,
    factColumn: ({ data }) => column(String(data['pointer']).slice(1)),
    finding: () => {
      throw new Error('there is none');
    },
  });
  const cells = plan.of(node);
  const all = new Float64Array(rows.length);
  const bits = new Uint8Array(rows.length);
  for (let begin = 0; begin < rows.length; begin += size) {
    const count = Math.min(size, rows.length - begin);
    plan.run(begin, count);
    all.set(cells.value.subarray(0, count), begin);
    bits.set(cells.bits.subarray(0, count), begin);
  }
  return { cells: { ...cells, value: all, bits }, at: (row) => all[row] as number };
}

const SAID: Readonly<Record<number, string>> = { [UNKNOWN]: 'unknown', [GAP]: 'gap', [NO_LAW]: 'no law' };

const anyRow: fc.Arbitrary<Row> = fc.record(
  Object.fromEntries(
    ['a', 'b', 'c'].map((name) => [name, fc.option(fc.constantFrom(900, 1025, 1026, 1087), { nil: undefined })]),
  ),
);
const anyMoney = fc.option(fc.nat(1_000_000), { nil: undefined });
const anyKind = fc.option(fc.constantFrom('yes', 'no'), { nil: undefined });

describe('cells', () => {
  test.each(NODES.map((node, i) => [i, node] as const))('come to what the interpreter says: %i', (_, node) => {
    const row = fc.tuple(anyRow, anyKind, anyMoney, anyMoney).map(([days, text, year, debt]): Row => {
      const least = year === undefined || debt === undefined ? debt : Math.min(year, debt);
      return { ...days, kind: text, annual: year, owed: least };
    });
    let known = 0;
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
        const { cells, at } = cellsOf(node, rows, 7);
        rows.forEach((one, i) => {
          const bits = cells.bits[i] as number;
          const expected = interpreted(node, one);
          // Where it is doubted whether the interpreter knows it, nothing is said.
          if ((bits & DOUBTFUL) !== 0) expect(bits).toBe(UNKNOWN | DOUBTFUL);
          else if (bits === (GAP | CONFLICT)) expect(expected).toBe('conflict gap');
          else if (bits !== 0) expect(SAID[bits] ?? 'conflict').toBe(expected);
          else {
            known += 1;
            expect(typeof expected === 'bigint' ? BigInt(at(i)) : at(i)).toBe(expected);
          }
        });
      }),
      { numRuns: 300, seed: 3 },
    );
    expect(known > 0).toBe(
      interpreted(node, { a: 1025, b: 1026, c: 1087, kind: 'no', annual: 5, owed: 3 }) !== 'conflict',
    );
  });

  test('an operation that no argument has needed yet is refused by its name', () => {
    expect(() => cellsOf(monthOfYear(annual).args[1] as Node, [], 1)).not.toThrow();
    const share = fact('/share', 'ratio', words);
    expect(() => cellsOf(share, [], 1)).toThrow(/fraction/);
    expect(() => cellsOf(lesser(monthOfYear(annual), constant('money-a-month', 5)), [], 1)).toThrow(/denominators/);
  });
});
