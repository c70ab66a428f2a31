// Every claim about the law, family by family.
// What a claim is is in claim.ts; `npm run prove` puts each to the solver (run.ts).

import type { Claim } from './claim.ts';
import { ACCOUNT } from './families/account.ts';
import { COHORT } from './families/cohort.ts';
import { DISABILITY } from './families/disability.ts';
import { EMPLOYEES } from './families/employees.ts';
import { PAYMENTS } from './families/payments.ts';

export const CLAIMS: readonly Claim[] = [...COHORT, ...DISABILITY, ...ACCOUNT, ...PAYMENTS, ...EMPLOYEES];
