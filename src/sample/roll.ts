// A roll: members with the rows of their record, as the sample's parts hand them on.
// Who is on it is in active-judges.ts, pensioners.ts and case-people.ts.

import type { Day } from '../base/index.ts';
import { accountsOf, type Stint, salariesOf, spellsOf } from './career.ts';
import type { SampleAccount, SampleMember, SampleSalary, SampleSpell } from './types.ts';

export interface Roll {
  readonly members: readonly SampleMember[];
  readonly service: readonly SampleSpell[];
  readonly salaries: readonly SampleSalary[];
  readonly accounts: readonly SampleAccount[];
}

/** A member and the career; `hasAccount` is false of those whose contributions the System holds no longer. */
export interface Enrolled {
  readonly member: SampleMember;
  readonly enrolledOn: Day;
  readonly stints: readonly Stint[];
  readonly hasAccount: boolean;
}

/** The rows that careers leave, in the order of the members. */
export function rollOf(enrolled: readonly Enrolled[]): Roll {
  return {
    members: enrolled.map(({ member }) => member),
    service: enrolled.flatMap(({ member, stints }) => spellsOf(member.id, stints)),
    salaries: enrolled.flatMap(({ member, stints }) => salariesOf(member.id, stints)),
    accounts: enrolled.flatMap(({ member, enrolledOn, stints, hasAccount }) =>
      hasAccount ? accountsOf(member.id, enrolledOn, stints) : [],
    ),
  };
}
