// The people of the cases: each plan with an id, a drawn name and numbers, and the rows of the record it leaves.
// The plans are in the files that begin with cases-.

import { addDays, type Cents, cents, type Day, formatDay, parseMoney } from '../base/index.ts';
import { accountsOf, type Stint } from './career.ts';
import type { CasePlan, PlannedCase } from './case-plan.ts';
import { DEATHS } from './cases-death.ts';
import { HYBRID } from './cases-hybrid.ts';
import { OPEN } from './cases-open.ts';
import { UNDER_PRIOR_RULES } from './cases-prior-rules.ts';
import { dayAt } from './days.ts';
import { Draw } from './draw.ts';
import { memberId, memberOf } from './member.ts';
import type { Enrolled } from './roll.ts';
import type { SampleCase, SampleDeath, SampleEarnings } from './types.ts';

/** Someone with a case, and what happened beside it. */
export interface CasePerson extends Enrolled {
  readonly cases: readonly SampleCase[];
  readonly earnings: readonly SampleEarnings[];
  readonly deaths: readonly SampleDeath[];
}

const PLANS: readonly CasePlan[] = [...UNDER_PRIOR_RULES, ...HYBRID, ...DEATHS, ...OPEN];

/** The people of all cases; only names and numbers depend on the seed. */
export function casePeople(seed: number): readonly CasePerson[] {
  return PLANS.map((plan, index) => {
    const id = memberId('C', index + 1);
    const enrolledOn = (plan.career.find(({ post }) => post !== undefined) as Stint).from;
    const about = { birthDate: dayAt(plan.born), enrolledOn, paid: true };
    const balance = balanceOf(id, enrolledOn, plan);
    return {
      member: memberOf(seed, 'C', index + 1, new Draw(seed, id), about),
      enrolledOn,
      stints: plan.career,
      hasAccount: true,
      cases: plan.cases.map((planned) => caseOf(id, plan, planned, balance)),
      earnings: (plan.earnings ?? []).map((earned) => ({ participant: id, ...earned })),
      deaths: plan.diedOn === undefined ? [] : [{ participant: id, diedOn: plan.diedOn }],
    };
  });
}

/** Whether the sample takes a case to an award. */
export function isAwarded({ cases }: CasePerson): boolean {
  return cases.some(({ outcome, state }) => outcome === 'granted' && state === 'approved');
}

function balanceOf(id: string, enrolledOn: Day, { career }: CasePlan): Cents {
  const balances = accountsOf(id, enrolledOn, career).map(({ balance }) => parseMoney(balance) as Cents);
  return cents(balances.reduce((sum, balance) => sum + balance, 0));
}

function caseOf(participant: string, { career }: CasePlan, planned: PlannedCase, balance: Cents): SampleCase {
  const { question, on, facts, certificates = [], outcome, state = 'approved' } = planned;
  const lastDay = career.at(-1)?.to as Day;
  const paysFromADay = outcome === 'granted' && question.endsWith('-disability');
  return {
    participant,
    question,
    on,
    facts: typeof facts === 'function' ? facts(balance) : facts,
    certificates,
    outcome,
    ...(paysFromADay ? { startsOn: formatDay(addDays(lastDay, 1)) } : {}),
    state,
  };
}
