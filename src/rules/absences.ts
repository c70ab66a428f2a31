// Where the graph says what the absence of a fact means, and when that does not settle the value after all.
// What such an absence comes to is the interpreter's; what a value can still be is in bounds.ts.

import { type Node, nodesOf, Unknown } from './node.ts';

/** What the absence of facts does in a graph; worked out once for each graph. */
export interface Absences {
  /** The facts, by their pointers, that nothing needs: wherever they are read, it is said what their absence means. */
  readonly mean: ReadonlySet<string>;
  /** What is given or else means something, where what is given rests on facts that are needed; and all that uses it. */
  readonly usedBy: ReadonlyMap<Node, ReadonlySet<Node>>;
}

export function absencesIn(roots: readonly Node[]): Absences {
  const nodes = nodesOf(roots);
  const needed = pointersBelow(roots);
  const read = nodes.flatMap(pointersOf);
  const mean = new Set(read.filter((pointer) => !needed.has(pointer)));
  const usedBy = new Map<Node, ReadonlySet<Node>>();
  for (const node of nodes) {
    if (
      node.op !== 'otherwise' ||
      nodesOf([node.args[0] as Node])
        .flatMap(pointersOf)
        .every((at) => mean.has(at))
    )
      continue;
    const users = new Set([node]);
    for (const user of nodes) if (user.args.some((arg) => users.has(arg))) users.add(user);
    usedBy.set(node, users);
  }
  return { mean, usedBy };
}

/**
 * The nodes that the interpreter takes to be known, since something is not given, though a fact that is needed and
 * missing could still give it.
 */
export function unsettledBy({ mean, usedBy }: Absences, worth: (node: Node) => unknown): ReadonlySet<Node> {
  const unsettled = new Set<Node>();
  for (const [node, users] of usedBy) {
    const given = worth(node.args[0] as Node);
    if (!(given instanceof Unknown) || given.missing.every((pointer) => mean.has(pointer))) continue;
    for (const user of users) unsettled.add(user);
  }
  return unsettled;
}

/** The facts on which the roots rest otherwise than by what may or may not be given. */
function pointersBelow(roots: readonly Node[]): ReadonlySet<string> {
  const seen = new Set<Node>();
  const pointers = new Set<string>();
  const visit = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const pointer of pointersOf(node)) pointers.add(pointer);
    for (const [i, arg] of node.args.entries()) if (node.op !== 'otherwise' || i > 0) visit(arg);
  };
  roots.forEach(visit);
  return pointers;
}

function pointersOf({ op, data }: Node): readonly string[] {
  return op === 'fact' ? [data['pointer'] as string] : [];
}
