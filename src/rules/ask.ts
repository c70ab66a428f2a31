// Which facts are still needed, the most decisive first.
// It reads what the interpreter left open; it neither guesses a fact nor words a question.

import type { Evaluation } from './interpret.ts';
import { type Node, Unknown } from './node.ts';

/**
 * The pointers that leave any of the nodes open, each once. A fact that alone settles a condition comes before one
 * that needs company, since its answer may end the inquiry; then the one on which more depends; then the law's order.
 */
export function factsNeeded(nodes: readonly Node[], evaluation: Evaluation): readonly string[] {
  const weights = new Map<string, { alone: number; shared: number }>();
  for (const node of nodes) {
    const value = evaluation.valueOf(node);
    if (!(value instanceof Unknown)) continue;
    for (const pointer of value.missing) {
      const weight = weights.get(pointer) ?? { alone: 0, shared: 0 };
      if (value.missing.length === 1 && node.kind === 'truth') weight.alone += 1;
      weight.shared += 1;
      weights.set(pointer, weight);
    }
  }
  return [...weights].sort(([, a], [, b]) => b.alone - a.alone || b.shared - a.shared).map(([pointer]) => pointer);
}
