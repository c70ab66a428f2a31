// The graph worked out for a block of rows at a time: what findings over list columns take as arguments.
// Findings themselves come from outside; whole questions are generated code (emit.ts), which is faster.

import type { Node } from '../node.ts';
import {
  CONFLICT,
  daysLater,
  EXACT,
  GAP,
  type KernelLaw,
  LEFT,
  lastStep,
  monthEndOf,
  monthEndOfDay,
  NO_LAW,
  roundOf,
  stepAt,
  UNKNOWN,
} from './kernel.ts';

/** Beside UNKNOWN: the interpreter might know it still. The bit stays inside; in columns it is not written. */
export const DOUBTFUL = 16;

/**
 * A node's values in the rows of a block: exact integers over one denominator (of a finding's fractions over one of
 * their own each), truths as 1 and 0, texts by code. Where the bits are not zero there is no value.
 */
export interface Cells {
  readonly value: Float64Array;
  readonly bits: Uint8Array;
  readonly over: number;
  readonly overs?: Float64Array;
}

/** Works out some cells for the rows from `begin` on, `count` of them. */
export type BlockWork = (begin: number, count: number) => void;

/** What a plan takes from outside. */
export interface Sources {
  /** The codes that texts may be, each by its place. */
  readonly codes: readonly string[];
  readonly law: KernelLaw;
  /** The place of an option among those of its reading. */
  placeOf(reading: string, option: string): number;
  /** The column of a fact; below zero where it is absent. */
  factColumn(node: Node): ArrayLike<number> & { subarray(begin: number, end: number): ArrayLike<number> };
  /** The cells of a finding; its steps go into the plan. */
  finding(node: Node, plan: BlockPlan): Cells;
}

/** The bits of what is worked out from two values, as the interpreter weighs them: no law, then left open, then missing. */
export function mergedBits(a: number, b: number): number {
  const both = a | b;
  if (both === 0) return 0;
  if ((both & NO_LAW) !== 0) return NO_LAW;
  return (both & LEFT) !== 0 ? both & LEFT : both;
}

const COMPARED: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  equal: (a, b) => a === b,
  below: (a, b) => a < b,
  'at-most': (a, b) => a <= b,
  'at-least': (a, b) => a >= b,
  above: (a, b) => a > b,
};

const REDUCED: Readonly<Record<string, (a: number, b: number) => number>> = {
  lesser: Math.min,
  greater: Math.max,
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
};

/** Nodes with the steps that work them out, in order, under one law and for blocks of up to `size` rows. */
export class BlockPlan {
  readonly size: number;
  private readonly sources: Sources;
  private readonly steps: BlockWork[] = [];
  private readonly made = new Map<Node, Cells>();

  constructor(size: number, sources: Sources) {
    this.size = size;
    this.sources = sources;
  }

  /** Works out the next rows. */
  run(begin: number, count: number): void {
    for (const step of this.steps) step(begin, count);
  }

  add(step: BlockWork): void {
    this.steps.push(step);
  }

  cells(over = 1): Cells {
    return { value: new Float64Array(this.size), bits: new Uint8Array(this.size), over };
  }

  /** The cells of a node. Throws where it is of an operation that no argument of a finding has needed yet. */
  of(node: Node): Cells {
    const known = this.made.get(node);
    if (known !== undefined) return known;
    const cells = this.make(node);
    this.made.set(node, cells);
    return cells;
  }

  /** The code of a text that is the same in every row, such as the option of a reading. */
  textOf(node: Node): string {
    if (node.op === 'constant') return String(node.data['value']);
    if (node.op === 'reading') return this.textOf(this.optionNode(node));
    if (node.op === 'rule') return this.textOf(node.args[0] as Node);
    throw new Error(`a text of ${node.op} may differ between rows`);
  }

  private make(node: Node): Cells {
    const [first, second] = node.args as readonly [Node, Node];
    switch (node.op) {
      case 'fact':
        return this.fact(node);
      case 'constant':
        return this.constant(node);
      case 'parameter':
        return this.parameter(node);
      case 'finding':
        return this.sources.finding(node, this);
      case 'reading':
        return this.of(this.optionNode(node));
      case 'rule':
        return this.of(first);
      case 'leave': {
        const cells = this.cells();
        cells.bits.fill(node.data['because'] === 'conflict' ? CONFLICT : GAP);
        return cells;
      }
      case 'choose':
        return this.choose(node);
      case 'otherwise':
        return this.otherwise(this.of(first), this.of(second));
      case 'round':
        return this.round(this.of(first), this.textOf(second) === 'half-even');
      default:
        return this.operate(node, first, second);
    }
  }

  private operate(node: Node, first: Node, second: Node): Cells {
    const compare = COMPARED[node.op];
    if (compare !== undefined) return this.pairwise(this.of(first), this.of(second), (a, b) => (compare(a, b) ? 1 : 0));
    const reduce = REDUCED[node.op];
    if (reduce !== undefined) return this.pairwise(this.of(first), this.of(second), reduce);
    switch (node.op) {
      case 'multiply': {
        const [a, b] = [this.of(first), this.of(second)];
        return this.pairwise({ ...a, over: 1 }, { ...b, over: 1 }, (x, y) => x * y, a.over * b.over);
      }
      case 'divide': {
        if (second.op !== 'constant') throw new Error('a division by what differs between rows');
        const a = this.of(first);
        return { ...a, over: a.over * Number(second.data['value']) };
      }
      case 'days-after':
        return this.pairwise(this.of(first), this.of(second), daysLater);
      case 'month-end': {
        const end = first.kind === 'month' ? monthEndOf : monthEndOfDay;
        const of = this.of(first);
        return this.pairwise(of, of, (day) => end(day));
      }
      default:
        throw new Error(`${node.op} is not worked out a block at a time`);
    }
  }

  private optionNode(node: Node): Node {
    const id = String(node.data['id']);
    const names = node.data['options'] as readonly string[];
    const chosen = names.findIndex((name) => this.sources.placeOf(id, name) === this.sources.law.readings[id]);
    const option = node.args[chosen];
    if (option === undefined) throw new Error(`the law of this run has no option of the reading ${id}`);
    return option;
  }

  private fact(node: Node): Cells {
    if (node.kind === 'ratio') throw new Error('a fraction on file is not worked out a block at a time');
    const cells = this.cells();
    const { value, bits } = cells;
    const column = this.sources.factColumn(node);
    this.add((begin, count) => {
      value.set(column.subarray(begin, begin + count));
      for (let i = 0; i < count; i++) bits[i] = (value[i] as number) < 0 ? UNKNOWN : 0;
    });
    return cells;
  }

  private constant(node: Node): Cells {
    const cells = this.cells();
    const value = node.data['value'];
    if (node.kind === 'text') cells.value.fill(this.sources.codes.indexOf(String(value)));
    else cells.value.fill(Number(value));
    return cells;
  }

  private parameter(node: Node): Cells {
    if (node.kind === 'ratio') throw new Error('a rate is not worked out a block at a time');
    const id = String(node.data['id']);
    const steps = this.sources.law.figures[id];
    if (steps === undefined) throw new Error(`the law of this run has no figure ${id}`);
    const cells = this.cells();
    const { value, bits } = cells;
    const [at] = node.args;
    if (at === undefined) {
      value.fill(lastStep(steps));
      bits.fill(Number.isNaN(lastStep(steps)) ? NO_LAW : 0);
      return cells;
    }
    const days = this.of(at);
    this.add((_, count) => {
      for (let i = 0; i < count; i++) {
        const figure = stepAt(steps, days.value[i] as number);
        const open = days.bits[i] as number;
        value[i] = figure;
        bits[i] = open === 0 && Number.isNaN(figure) ? NO_LAW : open;
      }
    });
    return cells;
  }

  private pairwise(a: Cells, b: Cells, make: (a: number, b: number) => number, over = a.over): Cells {
    assertAlike(a, b);
    const cells = this.cells(over);
    const { value, bits } = cells;
    this.add((_, count) => {
      for (let i = 0; i < count; i++) {
        const open = mergedBits(a.bits[i] as number, b.bits[i] as number);
        bits[i] = open;
        if (open !== 0) continue;
        const made = make(a.value[i] as number, b.value[i] as number);
        value[i] = made;
        if (made > EXACT || made < -EXACT) bits[i] = UNKNOWN | DOUBTFUL;
      }
    });
    return cells;
  }

  private round(amount: Cells, halfToEven: boolean): Cells {
    return this.pairwise(amount, amount, (n) => roundOf(n, amount.over, halfToEven), 1);
  }

  private choose(node: Node): Cells {
    const [when, a, b] = node.args.map((arg) => this.of(arg)) as [Cells, Cells, Cells];
    assertAlike(a, b);
    const cells = this.cells(a.over);
    const { value, bits } = cells;
    this.add((_, count) => {
      for (let i = 0; i < count; i++) {
        const open = when.bits[i] as number;
        const from = when.value[i] === 1 || open !== 0 ? a : b;
        value[i] = from.value[i] as number;
        bits[i] = open === 0 ? (from.bits[i] as number) : eitherWay(open, a, b, i);
      }
    });
    return cells;
  }

  private otherwise(given: Cells, meaning: Cells): Cells {
    assertAlike(given, meaning);
    const cells = this.cells(given.over);
    const { value, bits } = cells;
    this.add((_, count) => {
      for (let i = 0; i < count; i++) {
        const from = given.bits[i] === UNKNOWN ? meaning : given;
        value[i] = from.value[i] as number;
        bits[i] = from.bits[i] as number;
      }
    });
    return cells;
  }
}

/** The bits while a condition is open; what both branches say alike is known, and stands in the first. */
function eitherWay(when: number, a: Cells, b: Cells, i: number): number {
  if ((when & UNKNOWN) === 0) return when;
  const [ofA, ofB] = [a.bits[i] as number, b.bits[i] as number];
  if (((ofA | ofB) & NO_LAW) !== 0) return NO_LAW;
  if ((ofA & LEFT) !== 0 && (ofB & LEFT) !== 0) return (ofA | ofB) & LEFT;
  if ((when & DOUBTFUL) !== 0) return UNKNOWN | DOUBTFUL;
  // What one branch surely does not know, the choice between both does not.
  if (ofA === UNKNOWN || ofB === UNKNOWN) return UNKNOWN;
  return ofA === 0 && ofB === 0 && a.value[i] === b.value[i] ? 0 : UNKNOWN | DOUBTFUL;
}

function assertAlike(a: Cells, b: Cells): void {
  if (a.over !== b.over || a.overs !== undefined || b.overs !== undefined)
    throw new Error('values over denominators that differ are not worked out a block at a time');
}
