// The status of a participant, derived from facts and awards: nobody sets it.
// Participant and pensioner are words of §§ 234(10) and 234(12); the others say what keeps one from being either.

import type { STATUSES } from '../../wire/index.ts';

export type Status = (typeof STATUSES)[number];

export interface StatusFacts {
  /** 'YYYY-MM-DD', as all days here. */
  readonly diedOn: string | null;
  readonly spells: readonly { readonly from: string; readonly to: string | null; readonly capacity: string }[];
  /** Those that pay by the month and count. */
  readonly awards: readonly {
    readonly kind: string;
    readonly startsOn: string;
    readonly endsOn: string | null;
  }[];
}

const DISABILITY = /disability/;

/** The status on a day. */
export function statusOn(day: string, { diedOn, spells, awards }: StatusFacts): Status {
  if (diedOn !== null && diedOn <= day) return 'dead';
  const running = awards.filter(({ endsOn }) => endsOn === null || endsOn >= day);
  const paid = running.filter(({ startsOn }) => startsOn <= day);
  if (paid.some(({ kind }) => DISABILITY.test(kind))) return 'disabled';
  if (paid.length > 0) return 'pensioner';
  const serving = spells.some(
    ({ capacity, from, to }) => capacity === 'judge' && from <= day && (to === null || to >= day),
  );
  if (serving || spells.length === 0) return 'active';
  return running.length > 0 ? 'deferred' : 'separated';
}
