// Where each node of a graph is worked out in generated code: before the loop, in it, or only under one option of a reading.
// What the statements are is in emit.ts.

import type { Node } from '../node.ts';

/** A block of statements; what stands in it is worked out only where its reading has its option. */
export interface Region {
  readonly parent: Region | undefined;
  readonly depth: number;
  readonly lines: string[];
}

export interface Placement {
  readonly prelude: Region;
  readonly loop: Region;
  /** Arguments before those that use them. */
  readonly order: readonly Node[];
  homeOf(node: Node): Region;
  /** The statements that one option of a reading alone needs. */
  linesOf(reading: Node, option: number): readonly string[];
}

/** The arguments that generated code works out: of a finding none, since its value comes in a column. */
export function argumentsOf(node: Node): readonly Node[] {
  return node.op === 'finding' ? [] : node.args;
}

const region = (parent: Region | undefined): Region => ({ parent, depth: (parent?.depth ?? -1) + 1, lines: [] });

/** Gives every node below the roots its block: the innermost that holds all its uses. */
export function place(roots: readonly Node[]): Placement {
  const order = inOrder(roots);
  const prelude = region(undefined);
  const loop = region(prelude);
  const homes = new Map<Node, Region>(roots.map((root) => [root, loop]));
  const options = new Map<Node, readonly Region[]>();
  const use = (node: Node, where: Region): void => {
    const home = homes.get(node);
    homes.set(node, home === undefined ? where : shared(home, where));
  };
  const fixed = fixedNodes(order);
  for (const node of [...order].reverse()) {
    const home = fixed.has(node) ? prelude : (homes.get(node) as Region);
    homes.set(node, home);
    const blocks =
      node.op === 'reading' && node.args.length > 1 && home !== prelude ? node.args.map(() => region(home)) : undefined;
    if (blocks !== undefined) options.set(node, blocks);
    argumentsOf(node).forEach((argument, i) => {
      use(argument, blocks?.[i] ?? home);
    });
  }
  return {
    prelude,
    loop,
    order,
    homeOf: (node) => homes.get(node) as Region,
    linesOf: (reading, option) => options.get(reading)?.[option]?.lines ?? [],
  };
}

/** What is the same for every row: it rests on constants, readings and figures that are looked up on no day. */
function fixedNodes(order: readonly Node[]): ReadonlySet<Node> {
  const fixed = new Set<Node>();
  for (const node of order) {
    if (node.op !== 'fact' && node.op !== 'finding' && node.args.every((argument) => fixed.has(argument)))
      fixed.add(node);
  }
  return fixed;
}

function inOrder(roots: readonly Node[]): readonly Node[] {
  const seen = new Set<Node>();
  const visit = (node: Node): void => {
    if (seen.has(node)) return;
    argumentsOf(node).forEach(visit);
    seen.add(node);
  };
  roots.forEach(visit);
  return [...seen];
}

function shared(a: Region, b: Region): Region {
  let [x, y] = [a, b];
  while (x !== y) {
    if (x.depth >= y.depth) x = x.parent as Region;
    else y = y.parent as Region;
  }
  return x;
}

/** The facts that some rows do without: asked only for what their absence means, or by one branch of a choice alone. */
export function optionalFacts(roots: readonly Node[]): ReadonlySet<Node> {
  const needed = new Set<Node>();
  const visit = (node: Node): void => {
    if (needed.has(node)) return;
    needed.add(node);
    alwaysAsked(node).forEach(visit);
  };
  roots.forEach(visit);
  return new Set(inOrder(roots).filter((node) => node.op === 'fact' && !needed.has(node)));
}

/** The arguments without which the node has no value in any row. */
function alwaysAsked(node: Node): readonly Node[] {
  if (node.op === 'otherwise') return node.args.slice(1);
  return node.op === 'choose' ? node.args.slice(0, 1) : argumentsOf(node);
}
