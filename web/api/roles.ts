// Which buttons and links a person is offered, by role.
// It protects nothing: the server refuses whoever may not, whatever is offered here.

import type { PersonRow } from '../../src/wire/index.ts';

type Role = PersonRow['roles'][number];

const MAY = {
  'find-participants': ['clerk', 'caseworker', 'medical', 'approver', 'payroll', 'treasurer', 'auditor'],
  'see-decisions': ['caseworker', 'medical', 'approver', 'auditor', 'participant'],
  'see-why': ['clerk', 'caseworker', 'approver', 'payroll', 'treasurer', 'auditor', 'participant'],
  'see-months': ['payroll', 'approver', 'treasurer', 'board', 'auditor', 'caseworker', 'clerk'],
  'see-runs': ['payroll', 'approver', 'treasurer', 'auditor'],
  'prepare-run': ['payroll'],
  'approve-run': ['approver'],
  'withdraw-line': ['payroll', 'approver'],
  'decide-proposals': ['approver'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Act = keyof typeof MAY;

export function may({ roles }: Pick<PersonRow, 'roles'>, act: Act): boolean {
  return MAY[act].some((role) => roles.includes(role));
}
