// Who may act in the sample: one person for each role, two for the Board, and two participants.
// What a role may do is the office's business.

import { Draw } from './draw.ts';
import { languageOf } from './member.ts';
import { fullName, nameFor } from './names.ts';
import type { SampleMember, SamplePerson } from './types.ts';

const STAFF: readonly (readonly [id: string, role: string])[] = [
  ['clerk', 'clerk'],
  ['caseworker', 'caseworker'],
  ['medical', 'medical'],
  ['approver', 'approver'],
  ['payroll', 'payroll'],
  ['treasurer', 'treasurer'],
  ['board', 'board'],
  ['board-2', 'board'],
  ['auditor', 'auditor'],
  ['admin', 'admin'],
];

/** The people who may act; the judge and the pensioner are members themselves. */
export function peopleOf(seed: number, judge: SampleMember, pensioner: SampleMember): readonly SamplePerson[] {
  const staff = STAFF.map(([id, role]) => {
    const draw = new Draw(seed, id);
    const sex = draw.oneIn(2) ? 'female' : 'male';
    return { id, name: fullName(nameFor(sex, draw)), language: languageOf(draw), roles: [role] };
  });
  return [...staff, participantAs('judge', judge), participantAs('pensioner', pensioner)];
}

function participantAs(id: string, member: SampleMember): SamplePerson {
  return {
    id,
    name: fullName(member),
    language: member.language,
    roles: ['participant'],
    participant: member.id,
  };
}
