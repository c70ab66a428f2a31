// Facts from outside, before anything is asked of them: either they are well formed and can be true, or each fault is named.
// Deciding checks them too; this is for a program that takes facts in one place and asks in another.

import { readFacts } from '../law/index.ts';
import type { Facts, Refused } from './types.ts';

/** Facts that a question can be asked of. */
export interface CheckedFacts {
  readonly facts: Facts;
  /** Of what was refused alone. */
  readonly faults?: undefined;
}

/** The facts, typed, where a value that nobody has checked is such a document; else its faults. Nothing is repaired. */
export function checkFacts(document: unknown): CheckedFacts | Refused {
  const checked = readFacts(document);
  return 'faults' in checked ? { faults: checked.faults } : { facts: document as Facts };
}
