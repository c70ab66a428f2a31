// The nodes of the rule graph: frozen, uniform, and typed by what their value is.
// How a node is evaluated, proved, worded or hashed is in the files of those names.

import type { Day, Month, Ratio, Words } from '../base/index.ts';
import type { Reach } from './reach.ts';

/**
 * What a value is. `money`, money a month or a year, and `ratio` are exact ratios (money in cents); `months`, `years`, `days` and `count` are
 * integers; `day` and `month` are packed dates; `text` is one of a few codes; `list` is what a finding yields.
 */
export type Kind =
  | 'truth'
  | 'day'
  | 'month'
  | 'months'
  | 'years'
  | 'days'
  | 'count'
  | 'money'
  | 'money-a-month'
  | 'money-a-year'
  | 'ratio'
  | 'text'
  | 'list';

/** The kinds whose values are plain integers. */
export const INTEGER_KINDS: ReadonlySet<Kind> = new Set(['day', 'month', 'months', 'years', 'days', 'count']);

/** Money as a sum, and money by the month or by the year: one is never taken for another. */
export type Money = 'money' | 'money-a-month' | 'money-a-year';

export function isMoney(kind: string): kind is Money {
  return kind === 'money' || kind === 'money-a-month' || kind === 'money-a-year';
}

/** Whether the values of a kind are exact ratios. */
export function isExact(kind: string): kind is Money | 'ratio' {
  return kind === 'ratio' || isMoney(kind);
}

export type Op =
  | 'fact'
  | 'constant'
  | 'parameter'
  | 'reading'
  | 'finding'
  | 'rule'
  | 'leave'
  | 'all'
  | 'any'
  | 'not'
  | 'equal'
  | 'below'
  | 'at-most'
  | 'at-least'
  | 'above'
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'lesser'
  | 'greater'
  | 'floor'
  | 'ceiling'
  | 'round'
  | 'choose'
  | 'otherwise'
  | 'anniversary'
  | 'days-after'
  | 'month-end';

/** What identifies a node besides its operation, its kind and its arguments; all of it enters the hash. */
export type NodeData = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** The type of a value of each kind; what a list holds is between the finding that makes it and those that take it. */
export interface ValueOfKind {
  readonly truth: boolean;
  readonly day: Day;
  readonly month: Month;
  readonly months: number;
  readonly years: number;
  readonly days: number;
  readonly count: number;
  readonly money: Ratio;
  readonly 'money-a-month': Ratio;
  readonly 'money-a-year': Ratio;
  readonly ratio: Ratio;
  readonly text: string;
  readonly list: never;
}

/** A finding's function: from the facts and the values of the arguments to a value with its evidence. */
export type Find = (facts: never, ...args: never[]) => Found | Unknown;

/**
 * What a finding can say before all its arguments are known (those that are not are undefined): a value that does not
 * depend on them, or the facts of its own that it lacks whatever they are; undefined where it can say nothing.
 */
export type FindEarly = (facts: never, ...args: never[]) => Found | Unknown | undefined;

/** What a finding can come to, never less, from what its arguments can be. */
export type FindBounds = (facts: never, ...args: never[]) => Reach;

/**
 * A value that a plain function found, and the facts it rests on (JSON pointers). A list also says how it is shown in
 * a proof: in digits and codes alone, so that it is the same in every language.
 */
export class Found {
  readonly value: unknown;
  readonly evidence: readonly string[];
  readonly shown: string | undefined;

  constructor(value: unknown, evidence: readonly string[], shown?: string) {
    this.value = value;
    this.evidence = evidence;
    this.shown = shown;
  }
}

/** A value that cannot be known until the facts at these pointers are. */
export class Unknown {
  readonly missing: readonly string[];
  /** The few values that it can only be, where that much is known. */
  readonly possible: readonly unknown[] | undefined;

  constructor(missing: readonly string[], possible?: readonly unknown[]) {
    this.missing = missing;
    this.possible = possible;
  }
}

/** A value that the law leaves to a person to decide; `nodes` are the points of law at which it does. */
export class Undecided {
  readonly nodes: readonly Node[];

  constructor(nodes: readonly Node[]) {
    this.nodes = nodes;
  }
}

export interface Node {
  readonly op: Op;
  readonly kind: Kind;
  readonly args: readonly Node[];
  readonly data: NodeData;
  /** How the node is called in a sentence; no part of its identity. */
  readonly words: Words | undefined;
  /** Only of a finding. */
  readonly find: Find | undefined;
  readonly findEarly: FindEarly | undefined;
  readonly findBounds: FindBounds | undefined;
}

/**
 * A node whose value has kind K. The unit is invariant, so that months never meet years unnoticed:
 * with a covariant phantom TypeScript would infer the union of the two.
 */
export interface Expr<K extends Kind> extends Node {
  readonly kind: K;
  readonly unit?: (unit: K) => K;
}

/** A frozen node. */
export function makeNode<K extends Kind>(node: {
  op: Op;
  kind: K;
  args?: readonly Node[];
  data?: NodeData;
  words?: Words;
  find?: Find;
  findEarly?: FindEarly;
  findBounds?: FindBounds;
}): Expr<K> {
  // Every node has the same fields in the same order: the interpreter reads them a hundred times a decision.
  return Object.freeze({
    op: node.op,
    kind: node.kind,
    args: Object.freeze([...(node.args ?? [])]),
    data: Object.freeze({ ...node.data }),
    words: node.words,
    find: node.find,
    findEarly: node.findEarly,
    findBounds: node.findBounds,
  });
}

/** Every node reachable from the roots, each once, arguments before the nodes that use them. */
export function nodesOf(roots: readonly Node[]): readonly Node[] {
  const seen = new Set<Node>();
  const visit = (node: Node): void => {
    if (seen.has(node)) return;
    for (const arg of node.args) visit(arg);
    seen.add(node);
  };
  for (const root of roots) visit(root);
  return [...seen];
}

/** The graph below `root` with `target` replaced; untouched parts are shared with the original. */
export function replaceNode(root: Node, target: Node, replacement: Node, memo = new Map<Node, Node>()): Node {
  if (root === target) return replacement;
  const known = memo.get(root);
  if (known !== undefined) return known;
  const args = root.args.map((arg) => replaceNode(arg, target, replacement, memo));
  const result = args.every((arg, i) => arg === root.args[i])
    ? root
    : Object.freeze({ ...root, args: Object.freeze(args) });
  memo.set(root, result);
  return result;
}
