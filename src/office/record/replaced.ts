// The last day of an award that others took the place of: the day before the first of them starts.
// Which award takes the place of which is settled when it is approved (commands/approve-decision.ts).

import { addDays, formatDay } from '../../base/index.ts';
import { asDay } from '../inputs.ts';

interface Replacing {
  readonly participant: string;
  readonly id: string;
  readonly replaces: string | null;
  /** 'YYYY-MM-DD'. */
  readonly starts_on: string;
}

/**
 * The last day of each award that was replaced, by "participant id". One that starts before the award it replaces takes the
 * place of those before that one too: no day is paid under two of them.
 */
export function lastDaysOf(awards: readonly Replacing[]): ReadonlyMap<string, string> {
  const onFile = new Map(awards.map((award) => [keyOf(award.participant, award.id), award]));
  const last = new Map<string, string>();
  for (const { participant, replaces, starts_on } of awards) {
    const day = formatDay(addDays(asDay(starts_on), -1));
    for (let id = replaces; id !== null; id = onFile.get(keyOf(participant, id))?.replaces ?? null) {
      const key = keyOf(participant, id);
      const before = last.get(key);
      if (before === undefined || day < before) last.set(key, day);
    }
  }
  return last;
}

export function keyOf(participant: string, id: string): string {
  return `${participant} ${id}`;
}
