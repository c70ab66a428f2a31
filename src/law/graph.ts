// The rule graph of a question as it is kept: its hash, and its nodes as data.
// How a graph is hashed is the rules room's; what a finding does is code, named in the graph with its version.

import { graphData, hashGraph, type Node, type StoredNode } from '../rules/index.ts';
import { QUESTIONS, type QuestionId, rootsOf } from './questions.ts';

/** The nodes of the question's graph, arguments before those that use them. */
export function lawGraphOf(id: QuestionId): readonly StoredNode[] {
  return graphData(rootsOf(QUESTIONS[id]));
}

/** The hash of the question's graph: equal hashes give equal proofs for equal facts. */
export function lawHashOf(id: QuestionId): string {
  return hashGraph(rootsOf(QUESTIONS[id]));
}

/** The readings that the question's graph can consult, whatever the facts. */
export function readingsInLaw(id: QuestionId): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<Node>();
  const look = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.op === 'reading') found.add(String(node.data['id']));
    node.args.forEach(look);
  };
  rootsOf(QUESTIONS[id]).forEach(look);
  return [...found].sort();
}
