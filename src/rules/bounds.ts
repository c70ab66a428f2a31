// Bounds: between which ends a value lies while facts are missing, by intervals over the graph that the interpreter reads.
// What the facts can be, and the figures in force over a time, come in; it knows no law.

import type { Day } from '../base/index.ts';
import { type Absences, unsettledBy } from './absences.ts';
import { type Evaluation, NoLawForDate, shifted } from './interpret.ts';
import { isEndless } from './limits.ts';
import { Found, type Node, Undecided, Unknown } from './node.ts';
import {
  anythingOf,
  canBe,
  exactly,
  greaterEnd,
  isNothing,
  isRatio,
  join,
  LEFT,
  lesserEnd,
  NOTHING,
  onlyValue,
  type Reach,
  rangeWithin,
  truths,
  withLeft,
} from './reach.ts';
import { operateOn } from './reach-operations.ts';

/** What the law room knows of what is not known: never less than what can be. */
export interface Domains {
  /** What the fact at the pointer can be; undefined: anything of its kind. */
  factAt(pointer: string): Reach | undefined;
  /** Of the graph that is bounded. */
  readonly absences: Absences;
  /** The values of a figure in force between two days, both included. */
  parameterBetween(id: string, from: Day, to: Day): readonly unknown[];
}

/** A fact (by its pointer) or a finding that is not known of itself, and not only for want of others. */
export interface Source {
  readonly node: Node;
  /** By which it can be taken to be known: the pointer of a fact, the finding itself. */
  readonly key: string | Node;
  /** The facts that it wants: one and the same is enough for a fact. */
  readonly missing: readonly string[];
  readonly reach: Reach;
}

/** Facts, by their pointers, and findings that are taken to be known, or to be less than is known of them. */
export type Fixed = ReadonlyMap<string | Node, Reach>;

/**
 * What each node can still be, whatever the facts that are missing turn out to be. A value that the interpreter knows
 * is that value; what the absence of a fact means stands. A value that the law leaves to a person is none.
 */
export class Bounds {
  private readonly ground: Ground;
  private readonly evaluation: Evaluation;
  private readonly fixed: Fixed | undefined;
  private readonly reaches = new Map<Node, Reach>();
  private readonly found: Source[] = [];

  constructor(ground: Ground, fixed?: Fixed) {
    this.ground = ground;
    this.evaluation = ground.evaluation;
    this.fixed = fixed;
  }

  /** The unknown facts and findings on which what was asked for so far rests. */
  get sources(): readonly Source[] {
    return this.found;
  }

  reachOf(node: Node): Reach {
    const known = this.reaches.get(node);
    if (known !== undefined) return known;
    const reach = this.ground.known(node) ?? this.open(node);
    this.reaches.set(node, reach);
    return reach;
  }

  /** Takes a condition to hold, or not, and with it all that it consists of. Before any amount is asked for. */
  assume(condition: Node, holds: boolean): void {
    if (this.ground.known(condition) !== undefined) return;
    this.reaches.set(condition, truths(holds, !holds));
    const { op, args } = condition;
    if (op === 'rule') this.assume(args[0] as Node, holds);
    else if (op === 'not') this.assume(args[0] as Node, !holds);
    else if (op === 'reading') this.assume(this.evaluation.optionNode(condition), holds);
    else if ((op === 'all' && holds) || (op === 'any' && !holds)) for (const arg of args) this.assume(arg, holds);
    else if (holds) this.assumeOrder(condition);
  }

  /** What is at least something is no less than the least of it; and so on. */
  private assumeOrder({ op, args }: Node): void {
    const [a, b] = args as [Node, Node];
    if (op === 'at-least' || op === 'above') this.narrow(b, a);
    else if (op === 'at-most' || op === 'below') this.narrow(a, b);
  }

  /** Of two numbers of which the first is not above the second. */
  private narrow(less: Node, more: Node): void {
    const [a, b] = [this.reachOf(less), this.reachOf(more)];
    if (a.low === undefined || a.high === undefined || b.low === undefined || b.high === undefined) return;
    this.reaches.set(less, withLeft(rangeWithin(a.low, lesserEnd(a.high, b.high)), a.left));
    this.reaches.set(more, withLeft(rangeWithin(greaterEnd(a.low, b.low), b.high), b.left));
  }

  private open(node: Node): Reach {
    switch (node.op) {
      case 'fact':
        return this.fact(node);
      case 'parameter':
        return this.parameter(node);
      case 'reading':
        return this.reachOf(this.evaluation.optionNode(node));
      case 'finding':
        return this.finding(node);
      case 'leave':
        return LEFT;
      case 'rule':
        return this.reachOf(node.args[0] as Node);
      case 'all':
        return this.connect(node.args, false);
      case 'any':
        return this.connect(node.args, true);
      case 'choose':
        return this.choose(node);
      case 'otherwise':
        return this.otherwise(node);
      default:
        return operateOn(
          node,
          node.args.map((arg) => this.reachOf(arg)),
        );
    }
  }

  private fact(node: Node): Reach {
    const pointer = node.data['pointer'] as string;
    const fixed = this.fixed?.get(pointer);
    if (fixed !== undefined) return fixed;
    const reach = this.ground.domains.factAt(pointer) ?? anythingOf(node.kind);
    if (this.fixed === undefined) this.found.push({ node, key: pointer, missing: [pointer], reach });
    return reach;
  }

  private parameter(node: Node): Reach {
    const [at] = node.args;
    if (at === undefined) return NOTHING;
    const { low, high, left } = this.reachOf(at);
    const figures = low === undefined || high === undefined ? [] : this.figures(node, low as Day, high as Day);
    return withLeft(figures.map(exactly).reduce(join, NOTHING), left);
  }

  private figures(node: Node, from: Day, to: Day): readonly unknown[] {
    const values = this.ground.domains.parameterBetween(node.data['id'] as string, from, to);
    const shift = node.data['shift'];
    return typeof shift === 'number' ? values.map((value) => shifted(node.kind, value, shift)) : values;
  }

  private finding(node: Node): Reach {
    const fixed = this.fixed?.get(node);
    if (fixed !== undefined) return fixed;
    const args = node.args.map((arg) => this.reachOf(arg));
    const left = args.some((arg) => arg.left);
    if (args.some(isNothing)) return left ? LEFT : NOTHING;
    const reach = this.ground.ofItself(node, args) ?? this.foundOnEach(node, args) ?? this.ground.bounded(node, args);
    if (this.fixed === undefined) this.addSource(node, reach);
    return withLeft(reach, left);
  }

  /** What a finding finds where its arguments can be few values only; undefined where that cannot be asked. */
  private foundOnEach(node: Node, args: readonly Reach[]): Reach | undefined {
    let combinations: readonly (readonly unknown[])[] = [[]];
    for (const arg of args) {
      const few = fewValues(arg);
      if (few === undefined || combinations.length * few.length > MOST_TRIED) return undefined;
      combinations = combinations.flatMap((combination) => few.map((value) => [...combination, value]));
    }
    let reach = NOTHING;
    for (const combination of combinations) {
      const found = node.find?.(this.evaluation.situation.facts as never, ...(combination as never[]));
      if (!(found instanceof Found)) return undefined;
      const shift = node.data['shift'];
      reach = join(reach, exactly(typeof shift === 'number' ? shifted(node.kind, found.value, shift) : found.value));
    }
    return reach;
  }

  /**
   * Of the facts that leave a finding open those are its own that no argument wants by which it can be reached: a list
   * cannot be tried, and what is found of it stands for it.
   */
  private addSource(node: Node, reach: Reach): void {
    const value = this.ground.valueOf(node);
    if (!(value instanceof Unknown) || node.kind === 'list') return;
    const others = node.args.flatMap((arg) => {
      const open = arg.kind === 'list' ? undefined : this.ground.valueOf(arg);
      return open instanceof Unknown ? open.missing : [];
    });
    const missing = value.missing.filter((pointer) => !others.includes(pointer));
    if (missing.length > 0) this.found.push({ node, key: node, missing, reach });
  }

  /** `all` (deciding value false) and `any` (deciding value true): one argument that can decide can decide it. */
  private connect(args: readonly Node[], deciding: boolean): Reach {
    let decides = false;
    let other = true;
    let left = false;
    for (const arg of args) {
      const reach = this.reachOf(arg);
      const canDecide = canBe(reach, deciding);
      const mustDecide = canDecide && !reach.left && !canBe(reach, !deciding);
      if (mustDecide) return truths(deciding, !deciding);
      decides ||= canDecide;
      other &&= canBe(reach, !deciding);
      left ||= reach.left;
    }
    return withLeft(truths(deciding ? decides : other, deciding ? other : decides), left);
  }

  private choose(node: Node): Reach {
    const [when, then, otherwise] = node.args as [Node, Node, Node];
    const condition = this.reachOf(when);
    const taken = canBe(condition, true) ? this.reachOf(then) : NOTHING;
    const reach = canBe(condition, false) ? join(taken, this.reachOf(otherwise)) : taken;
    return withLeft(reach, condition.left);
  }

  /** What absence means stands, but for a fact that something else may ask for. */
  private otherwise(node: Node): Reach {
    const [given, meaning] = node.args as [Node, Node];
    if (given.op === 'fact' && this.ground.domains.absences.mean.has(given.data['pointer'] as string)) {
      return this.reachOf(meaning);
    }
    return join(this.reachOf(given), this.reachOf(meaning));
  }
}

/** What the bounds of one evaluation have in common, whatever is fixed or assumed: each is worked out once. */
export class Ground {
  readonly evaluation: Evaluation;
  readonly domains: Domains;
  private readonly unsettled: ReadonlySet<Node>;
  private readonly values = new Map<Node, Reach | null>();
  private readonly findings = new Map<Node, Reach>();

  constructor(evaluation: Evaluation, domains: Domains) {
    this.evaluation = evaluation;
    this.domains = domains;
    this.unsettled = unsettledBy(domains.absences, (node) => this.valueOf(node));
  }

  /** The value that the interpreter knows; undefined where it is open. */
  known(node: Node): Reach | undefined {
    const seen = this.values.get(node);
    if (seen !== undefined) return seen ?? undefined;
    const value = this.unsettled.has(node) ? undefined : this.valueOf(node);
    const isOpen = value === undefined || value instanceof Unknown || value instanceof Undecided;
    const reach = isOpen ? null : exactly(value);
    this.values.set(node, reach);
    return reach ?? undefined;
  }

  /** The bounds of a finding that is open though its arguments are known; undefined of any other. */
  ofItself(node: Node, args: readonly Reach[]): Reach | undefined {
    const seen = this.findings.get(node);
    if (seen !== undefined) return seen;
    if (node.args.some((arg) => this.known(arg) === undefined)) return undefined;
    const reach = this.bounded(node, args);
    this.findings.set(node, reach);
    return reach;
  }

  /** What a finding says of its bounds. */
  bounded(node: Node, args: readonly Reach[]): Reach {
    const { facts } = this.evaluation.situation;
    return node.findBounds?.(facts as never, ...(args as never[])) ?? anythingOf(node.kind);
  }

  /** The interpreter's value, open or not; undefined of a date without law. */
  valueOf(node: Node): unknown {
    try {
      return this.evaluation.valueOf(node);
    } catch (error) {
      if (error instanceof NoLawForDate) return undefined;
      throw error;
    }
  }
}

/** A finding is not asked about more combinations of what its arguments can be. */
const MOST_TRIED = 8;

/** The values, where there are few and all are known. */
function fewValues(reach: Reach): readonly unknown[] | undefined {
  if (reach.values !== undefined) return reach.values;
  const only = onlyValue(reach);
  return only === undefined || isEndlessValue(only) ? undefined : [only];
}

function isEndlessValue(value: unknown): boolean {
  return (typeof value === 'number' || isRatio(value)) && isEndless(value);
}
