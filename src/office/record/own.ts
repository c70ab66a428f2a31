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
