// The nodes of a graph by number, so that what becomes known of each stands in an array and is found without a search.
// It holds nothing that depends on facts: one numbering serves every evaluation of a graph.

import type { Node } from './node.ts';
import type { Heading } from './proof.ts';

/** Where each node of a graph stands. A node that is asked for later takes its place with all that it rests on. */
export class Places {
  readonly nodes: Node[] = [];
  /** The places of the arguments of the node at each place. */
  readonly args: (readonly number[])[] = [];
  /** What a step of the node at each place says, where one has been made before (proof.ts). */
  readonly headings: (readonly Heading[] | undefined)[] = [];
  private readonly places = new Map<Node, number>();

  constructor(roots: readonly Node[] = []) {
    for (const root of roots) this.placeOf(root);
  }

  placeOf(node: Node): number {
    const known = this.places.get(node);
    if (known !== undefined) return known;
    const args = node.args.map((arg) => this.placeOf(arg));
    const place = this.nodes.push(node) - 1;
    this.args.push(args);
    this.places.set(node, place);
    return place;
  }
}
