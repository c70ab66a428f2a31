// The law with a node changed, as the mutants of the tests are made.
// The law as it is stands in questions.ts.

import { type Expr, type Kind, type Node, replaceNode } from '../rules/index.ts';
import type { Law, Need, Question } from './questions.ts';

/** The law with one node replaced wherever it stands: for mutants, and for nothing else. */
export function lawWith(law: Law, target: Node, replacement: Node): Law {
  const memo = new Map<Node, Node>();
  const put = <K extends Kind>(node: Expr<K>): Expr<K> => replaceNode(node, target, replacement, memo) as Expr<K>;
  const putPart = <P extends Need>(part: P): P => ({
    ...part,
    node: put(part.node as Expr<Kind>),
    ...(part.when === undefined ? {} : { when: put(part.when) }),
  });
  const changed = Object.entries(law).map(
    ([id, { cohort, first, needs, conditions, fields, ...rest }]): [string, Question] => [
      id,
      {
        ...rest,
        ...(cohort === undefined ? {} : { cohort: put(cohort) }),
        first: first.map(putPart),
        needs: needs.map((node) => put(node as Expr<Kind>)),
        conditions: conditions.map(put),
        fields: fields.map(putPart),
      },
    ],
  );
  return Object.fromEntries(changed) as Law;
}
