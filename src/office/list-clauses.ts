// The query behind the register of clauses: each with its citation and what it says, in the product's own words.
// What a decision found under a clause stands in the decision.

import { CLAUSES } from '../law/index.ts';
import type { ClauseRow } from '../wire/index.ts';

type RegisteredClause = Omit<ClauseRow, 'id' | 'reads'> & { readonly reads?: readonly string[] };

/** Every clause, in the order of the statutes. */
export function listClauses(): ClauseRow[] {
  return Object.entries<RegisteredClause>(CLAUSES).map(([id, { reads = [], ...clause }]) => ({
    id,
    ...clause,
    reads: [...reads],
  }));
}
