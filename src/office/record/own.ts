// A participant who acts for themselves: they see and bring what is theirs, and no one else is known to them.
// Row-level security is the wall behind this.

import type { PersonRow } from '../../wire/index.ts';
import { refuse } from '../refuse.ts';

/** Whether the person acts as a participant alone. Refuses where that is another participant than this one. */
export function actsForOneself(person: PersonRow, participant: string): boolean {
  const alone = person.roles.every((role) => role === 'participant');
  if (alone && person.participant !== participant) refuse('no-such-participant', { participant });
  return alone;
}

/**
 * Refuses a day of filing after today; of a participant who files for themselves, any other than today: what was filed
 * before on paper is entered by whoever received it.
 */
export function requireFiled(filedOn: string, today: string, alone: boolean): void {
  if (filedOn > today || (alone && filedOn !== today)) {
    refuse('dates-contradict', { what: 'filedOn', day: filedOn, other: 'today', otherDay: today });
  }
}
