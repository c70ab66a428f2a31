// The identity of a graph: what is decided, not how it is worded.
// Two graphs with the same hash give the same canonical proof for the same facts.

import { digestOf } from '../base/index.ts';
import { type Node, nodesOf } from './node.ts';

/** The SHA-256 of the graph below the roots, in their order. Words are left out; operations, data and order are in. */
export function hashGraph(roots: readonly Node[]): string {
  const memo = new Map<Node, string>();
  const hashNode = (node: Node): string => {
    const known = memo.get(node);
    if (known !== undefined) return known;
    const data = Object.entries(node.data).sort(([a], [b]) => (a < b ? -1 : 1));
    const hash = digestOf(JSON.stringify([node.op, node.kind, data, node.args.map(hashNode)]));
    memo.set(node, hash);
    return hash;
  };
  return digestOf(JSON.stringify(['graph/1', roots.map(hashNode)]));
}

/** A node as data: its operation, kind, data, and the places of its arguments among the nodes before it. */
export type StoredNode = readonly [
  op: string,
  kind: string,
  data: Readonly<Record<string, unknown>>,
  args: readonly number[],
];

/** The graph below the roots as data, in the order of `nodesOf`. What findings do is code, and not in it. */
export function graphData(roots: readonly Node[]): readonly StoredNode[] {
  const nodes = nodesOf(roots);
  const places = new Map(nodes.map((node, place) => [node, place]));
  return nodes.map(({ op, kind, data, args }) => [op, kind, data, args.map((arg) => places.get(arg) as number)]);
}
