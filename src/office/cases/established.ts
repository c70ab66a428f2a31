// Facts established in a case, pointer by pointer: how a document of them falls into pointers, and what each rests on.
// How they are put together with the record is in record/case-facts.ts.

import type { Json } from '../../store/index.ts';
import type { CaseFacts } from '../../wire/index.ts';

/** Each fact with its pointer into the facts of `decide`; what is null is not known, and none. */
export function leavesOf(facts: CaseFacts): (readonly [string, Json])[] {
  return Object.entries(facts).flatMap(([part, given]) =>
    Object.entries(given ?? {}).flatMap(([name, value]): (readonly [string, Json])[] =>
      value === null || value === undefined ? [] : [[`/${part}/${name}`, value]],
    ),
  );
}
