// An account: a role of an owner in one fund, and its text `fund:owner:role`.
// Which roles there are is in chart.ts; what moves between accounts is a transfer (transfer.ts).

import { FUNDS, type Fund, ownerKind, parseRole, type Role } from './chart.ts';
import { isId } from './ids.ts';

/** The owner of what belongs to no person or employer. */
export const SYSTEM = 'system';

export interface Account {
  readonly fund: Fund;
  /** A person's or an employer's id, or `system`. */
  readonly owner: string;
  readonly role: Role;
}

/** The account, checked. Throws a RangeError where the owner is no id, or may not have an account of that role. */
export function accountOf(fund: Fund, owner: string, role: Role): Account {
  const account = parseAccount(`${fund}:${owner}:${role}`);
  if (account === undefined) throw new RangeError(`${fund}:${owner}:${role} is no account`);
  return account;
}

/** An account of the System itself. */
export function systemAccount(fund: Fund, role: Role): Account {
  return accountOf(fund, SYSTEM, role);
}

/** The text of the account: fund, owner and role with colons between. */
export function formatAccount({ fund, owner, role }: Account): string {
  return `${fund}:${owner}:${role}`;
}

/** The account of a text; undefined where there can be no such account. */
export function parseAccount(text: string): Account | undefined {
  const [given = '', owner = '', named = '', ...more] = text.split(':');
  const fund = FUNDS.find((candidate) => candidate === given);
  const role = parseRole(named);
  if (fund === undefined || role === undefined || more.length > 0 || !mayOwn(owner, role)) return undefined;
  // No fund owes to itself.
  if (role === `due-from/${fund}` || role === `due-to/${fund}`) return undefined;
  return { fund, owner, role };
}

export function sameAccount(a: Account, b: Account): boolean {
  return a.fund === b.fund && a.owner === b.owner && a.role === b.role;
}

function mayOwn(owner: string, role: Role): boolean {
  if (!isId(owner)) return false;
  const kind = ownerKind(role);
  return kind === 'employer' || (owner === SYSTEM) === (kind === 'system');
}
