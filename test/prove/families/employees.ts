// Who belongs to the Employees Retirement System, 3 L.P.R.A. § 764: one status for every employment, and what follows from it.
// What credit costs is list work, which the worked examples and the oracle test.

import { allOf, anyOf, negated } from '../../../src/rules/index.ts';
import type { Case } from '../case.ts';
import { type Claim, type Exception, noneOf, noOutcome } from '../claim.ts';
import { ANY_AMOUNT, ANY_RECORD } from '../terrain.ts';
import { greaterFacts } from './changes.ts';

const MEMBERSHIP = 'ers-membership';
const STATUSES = ['mandatory', 'optional', 'excluded', 'entitled', 'not-yet'];

const status = (one: Case): string => one.rule(MEMBERSHIP, 'membership-status').value;
const isStatus = (one: Case, ...codes: readonly string[]): string =>
  anyOf(codes.map((code) => `(= ${status(one)} ${one.code(code)})`));
const isEnrolled = (one: Case, code: string): string =>
  `(= ${one.field(MEMBERSHIP, 'enrolled').value} ${one.code(code)})`;

/** Rules that each settle the status alone; where two hold, the first prevails. */
const bothHold = (says: string, a: string, b: string, ...exceptions: readonly Exception[]): Claim => ({
  family: 'membership',
  says,
  ask: [MEMBERSHIP],
  against: (one) => ({ where: [one.holds(MEMBERSHIP, a)], but: one.holds(MEMBERSHIP, b) }),
  exceptions,
  shapes: [ANY_RECORD],
});

/** Two options of one reading, everything else the same: where they differ, two subsections say different things. */
const readAlike = (id: string, [option, another]: readonly [string, string], says: string, but: string): Claim => ({
  family: 'membership',
  says,
  ask: [MEMBERSHIP],
  change: { apart: (name) => name === `reading ${id}`, relate: () => [] },
  against: (one, other) => ({
    where: [one.reads(id, option), other.reads(id, another)],
    but: `(not (= ${status(one)} ${status(other)}))`,
  }),
  exceptions: [{ says: but, by: { reading: id, option }, when: () => 'true' }],
  shapes: [ANY_RECORD],
});

const OUTSIDE = 'outside-puerto-rico';

export const EMPLOYEES: readonly Claim[] = [
  {
    family: 'membership',
    says: 'every employment has exactly one status',
    ask: [MEMBERSHIP],
    against: noneOf(STATUSES, (one) => one.rule(MEMBERSHIP, 'membership-status')),
    exceptions: [],
    shapes: [ANY_RECORD],
  },
  {
    family: 'membership',
    says: 'every question of membership is answered',
    ask: [MEMBERSHIP],
    against: noOutcome(MEMBERSHIP),
    exceptions: [],
    shapes: [ANY_RECORD],
  },
  bothHold(
    'a temporary employee of the Executive before the amendment had no choice outside Puerto Rico',
    'temporary-executive-before',
    OUTSIDE,
    {
      says: 'from 9 May 2004 to 5 July 2011 such an employee outside Puerto Rico meets (e) too: that (a) leaves them out prevails',
      by: { clauses: ['3-764-a', '3-764-e.optional'] },
      when: () => 'true',
    },
  ),
  bothHold(
    'no staff of an enterprise that does not participate has a choice outside Puerto Rico',
    'employer-does-not-participate',
    OUTSIDE,
    {
      says: 'the staff of such an enterprise outside Puerto Rico meet (e) too: that (b) leaves them out prevails',
      by: { clauses: ['3-764-b', '3-764-e.optional'] },
      when: () => 'true',
    },
  ),
  bothHold('no listed official is among those who may choose outside Puerto Rico', 'listed-official', OUTSIDE),
  bothHold(
    'no listed official is staff of an enterprise that does not participate',
    'listed-official',
    'employer-does-not-participate',
  ),
  bothHold(
    'no listed official is a temporary employee of the Executive',
    'listed-official',
    'temporary-executive-before',
  ),
  readAlike(
    'temporary-municipal',
    ['exclude', 'include-if-participating'],
    'a temporary municipal employee is the same by (a) and by (b)',
    'a temporary employee of a participating municipality: (a) leaves out whom (b) admits',
  ),
  readAlike(
    'municipal-participation',
    ['all-regular', 'participating-only'],
    'regular municipal staff and mayors are the same by (a) and by (b)',
    'regular staff or a mayor of a municipality that does not participate: (a) takes whom (b) does not name',
  ),
  {
    family: 'membership',
    says: 'whoever must belong is enrolled; who is excluded or not yet entitled is not; others as they chose',
    ask: [MEMBERSHIP],
    against: (one) => ({
      where: [],
      but: anyOf([
        allOf([isStatus(one, 'mandatory'), negated(isEnrolled(one, 'yes'))]),
        allOf([isStatus(one, 'excluded', 'not-yet'), negated(isEnrolled(one, 'no'))]),
        allOf([
          isStatus(one, 'optional', 'entitled'),
          isEnrolled(one, 'yes'),
          negated(one.constraints.isGiven('/employment/election')),
        ]),
      ]),
    }),
    exceptions: [],
    shapes: [ANY_RECORD],
  },
  {
    family: 'membership',
    says: 'nothing is revocable but a choice',
    ask: [MEMBERSHIP],
    against: (one) => ({
      where: [`(= ${one.field(MEMBERSHIP, 'revocable').value} ${one.code('yes')})`],
      but: negated(isStatus(one, 'optional')),
    }),
    exceptions: [],
    shapes: [ANY_RECORD],
  },
  {
    family: 'membership',
    says: 'more years of government service never take the right of an irregular employee away',
    ask: [MEMBERSHIP],
    change: greaterFacts('/employment/governmentYears'),
    against: (one, other) => ({ where: [isStatus(one, 'entitled')], but: negated(isStatus(other, 'entitled')) }),
    exceptions: [],
    shapes: [ANY_RECORD],
  },
  {
    family: 'telephone credit',
    says: 'more credited months never close the gate of the plan, and never lengthen it',
    ask: ['ers-telephone-credit'],
    change: greaterFacts('/telephone/creditedMonths'),
    against: (one, other) => {
      const [before, after] = [one, other].map((each) => each.field('ers-telephone-credit', 'termMonths').value);
      const gate = 'gate-of-the-plan';
      return {
        where: [one.holds('ers-telephone-credit', gate)],
        but: anyOf([negated(other.holds('ers-telephone-credit', gate)), `(> ${after} ${before})`]),
      };
    },
    exceptions: [],
    shapes: [ANY_AMOUNT, ANY_RECORD],
  },
];
