// Service as judge in a document of facts: until when it went.
// Which months of it count, and for what, is the law's.

import type { FactsDocument } from './case-facts.ts';

/** The last day served as judge, 'YYYY-MM-DD'; 'serving' where a spell is still open, undefined where there is none. */
export function lastDayAsJudge(facts: FactsDocument): string | undefined {
  const spells = (facts['service'] ?? []) as readonly { readonly capacity: string; readonly to?: string }[];
  const ends = spells.filter(({ capacity }) => capacity === 'judge').map(({ to }) => to ?? SERVING);
  // Letters come after digits: an open spell is the last of all.
  return ends.sort().at(-1);
}

export const SERVING = 'serving';
