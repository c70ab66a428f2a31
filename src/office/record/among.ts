// One of many values in a condition: they go as one array, since a statement takes only so many parameters.
// Which values they are is the query's.

import { type RawBuilder, sql } from '../../store/index.ts';

/** The right side of `= among(ids)`: any of the texts. */
export function among(texts: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${texts}::text[])`;
}
