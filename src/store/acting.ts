// Who acts, as row-level security hears it: the statement that opens a transaction of the application's role.
// Which roles a person has is decided before, from the session; here they are only said.

import { literal } from './engine.ts';

export type Role =
  | 'participant'
  | 'clerk'
  | 'caseworker'
  | 'medical'
  | 'approver'
  | 'payroll'
  | 'treasurer'
  | 'board'
  | 'auditor'
  | 'admin'
  /** The machinery itself: sign-in, workers, nightly checks. It is granted to no person. */
  | 'system';

export interface Actor {
  /** The person's id. */
  readonly person: string;
  readonly roles: readonly Role[];
  /** The participant that the person is, where that is so: own rows are seen by it. */
  readonly participant?: string | undefined;
}

/**
 * Opens a transaction as the actor. SET LOCAL ends with the transaction and, unlike set_config, reaches the nodes of
 * Citus. It takes no parameters, so the values go as literals.
 */
export function beginAs(actor: Actor, mode: 'read committed' | 'repeatable read, read only'): string {
  if (actor.person === '') throw new TypeError('whoever acts has an id');
  return `begin isolation level ${mode}; set local role retiro_app;
    set local app.person = ${literal(actor.person)}; set local app.roles = ${literal(actor.roles.join(','))};
    set local app.participant = ${literal(actor.participant ?? '')};`;
}
