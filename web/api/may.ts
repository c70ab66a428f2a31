// Which buttons and links a person is offered: those for what the server says that the person's roles may.
// It protects nothing: the server refuses whoever may not, whatever is offered here.

import type { SessionRow } from '../../src/wire/index.ts';

/** What the pages offer, by the names of the office's commands, processes and queries. */
export type Act =
  | 'list-participants'
  | 'read-decision'
  | 'explain-payment'
  | 'get-document'
  | 'read-month'
  | 'read-run'
  | 'prepare-run'
  | 'approve-run'
  | 'withdraw-line'
  | 'approve-decision'
  | 'compare-readings';

/** Whoever is signed in, with what they may. */
export type SignedIn = NonNullable<SessionRow['person']>;

export function may(person: Pick<SignedIn, 'may'>, act: Act): boolean {
  return person.may.includes(act);
}
