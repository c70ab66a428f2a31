// Pensions for disability, § 238: (A) and (B) against (D), every case with an outcome, and what more or later never lessens.
// The physicians' proof of (C) is here too; what the account pays at a separation is in account.ts.

import type { QuestionId } from '../../../src/law/index.ts';
import { CAREER } from '../career.ts';
import { bothGranted, byReading, type Claim, leftBy, lost, lower, noOutcome, paysLess } from '../claim.ts';
import { ANY_AMOUNT, ANY_RECORD } from '../terrain.ts';
import { greaterFacts, HIGHER_SALARY, LATER_DISABILITY, MORE_SERVICE } from './changes.ts';
import { noGroup } from './cohort.ts';

const A = 'occupational-disability';
const B = 'nonoccupational-disability';
const D = 'hybrid-disability';

const contradicted = (question: QuestionId) =>
  leftBy('qualified physicians contradict each other', question, 'conflicting-certificates', 'needs-decision');

const neverBoth = (a: QuestionId, b: QuestionId, says: string): Claim => ({
  family: 'disability',
  says,
  ask: [a, b],
  against: bothGranted(a, b),
  exceptions: [],
  shapes: [ANY_RECORD],
});

const hasOutcome = (family: string, id: QuestionId, says: string, ...exceptions: Claim['exceptions']): Claim => ({
  family,
  says,
  ask: [id],
  against: noOutcome(id),
  exceptions,
  shapes: [ANY_RECORD, CAREER],
});

const EXCLUSIVE: readonly Claim[] = [
  neverBoth(A, D, 'nobody has an occupational pension under (A) and a pension under (D)'),
  neverBoth(B, D, 'nobody has a nonoccupational pension under (B) and a pension under (D)'),
  {
    family: 'disability',
    says: 'nobody has a pension under (A) and one under (B)',
    ask: [A, B],
    against: bothGranted(A, B),
    exceptions: [
      {
        says: 'one disability meets the conditions of both: neither subsection yields to the other',
        by: { clauses: ['4-238-A.right', '4-238-B.right'] },
        when: () => 'true',
      },
    ],
    shapes: [CAREER],
  },
];

const COVERING: readonly Claim[] = [
  hasOutcome('disability', A, 'every claim under (A) is granted or denied', noGroup(A), contradicted(A)),
  hasOutcome('disability', B, 'every claim under (B) is granted or denied', noGroup(B), contradicted(B)),
  hasOutcome('disability', D, 'every claim under (D) is granted or denied', noGroup(D), contradicted(D)),
  hasOutcome('medical proof', 'medical-proof', 'the medical proof is sufficient or not', contradicted('medical-proof')),
  {
    family: 'medical proof',
    says: 'no proof of total and permanent disability is short of a proof of incapacity',
    ask: ['medical-proof'],
    against: (one) => ({
      where: [one.field('medical-proof', 'forTotalAndPermanent').value],
      but: one.outcome('medical-proof').denied,
    }),
    exceptions: [],
    shapes: [ANY_RECORD],
  },
  {
    family: 'disability',
    says: 'a pension under (B) is 30 to 50 percent of the average compensation',
    ask: [B],
    against: (one) => ({
      where: [one.outcome(B).granted],
      but: `(not (<= 0.30 ${one.field(B, 'percent').value} 0.50))`,
    }),
    exceptions: [],
    shapes: [ANY_RECORD],
  },
  {
    family: 'disability',
    says: 'a pension under (D) is never above either of its ceilings',
    ask: [D],
    against: (one) => {
      const [annual, salary, accrued] = ['annual', 'ceilingSalaryAnnual', 'ceilingAccruedAnnual'].map(
        (name) => one.field(D, name).value,
      );
      return { where: [one.outcome(D).granted], but: `(or (> ${annual} ${salary}) (> ${annual} ${accrued}))` };
    },
    exceptions: [],
    shapes: [ANY_AMOUNT, CAREER],
  },
];

/** Nothing is lost and nothing is less where something is more. */
const neverLess = (
  id: QuestionId,
  fields: readonly string[],
  what: string,
  change: Claim['change'],
  more: Partial<Claim> = {},
): Claim => ({
  family: 'disability',
  says: what,
  ask: [id],
  ...(change === undefined ? {} : { change }),
  against: paysLess(id, ...fields),
  exceptions: [],
  shapes: [ANY_AMOUNT, CAREER],
  ...more,
});

const AMOUNTS = ['annual', 'monthly'];
const CAREERS = { shapes: [ANY_AMOUNT, CAREER] };

/** Days of witnesses: a judge who turns 60 in office, one who leaves before, and both again in the Hybrid Program. */
const SERVING = { '/participant/birthDate': '1952-05-10', '/service/0/from': '1994-02-01', '/on': '2014-12-31' };
const RETIRED = { ...SERVING, '/service/0/to': '2009-06-30' };
const HYBRID_SERVING = { '/participant/birthDate': '1965-05-10', '/service/0/from': '2014-09-01', '/on': '2026-06-30' };
const HYBRID_RETIRED = { ...HYBRID_SERVING, '/service/0/to': '2022-06-30' };

const MONOTONE: readonly Claim[] = [
  neverLess(A, AMOUNTS, 'under (A) more service never pays less', MORE_SERVICE),
  neverLess(B, AMOUNTS, 'under (B) more service never pays less', MORE_SERVICE, {
    ...CAREERS,
    exceptions: [
      lower(
        'of fewer months as judge than are averaged, an early one at a low salary lowers the average',
        B,
        'average-compensation',
        '4-238-B.amount',
        {
          days: {
            '/on': '2018-06-30',
            '/service/0/from': '2016-03-15',
            '/service/1/from': '2004-01-12',
            '/service/1/to': '2016-01-29',
            '/salaries/1/from': '2017-07-01',
          },
        },
      ),
    ],
  }),
  neverLess(D, AMOUNTS, 'under (D) more service never pays less', MORE_SERVICE, {
    ...CAREERS,
    exceptions: [
      lower(
        'of fewer than five years all months are averaged, and an early month at a low salary lowers the average',
        D,
        'hybrid-average-compensation',
        '4-238-D.ceiling',
        {
          days: {
            '/on': '2018-06-30',
            '/participant/enrolledOn': '2014-08-01',
            '/service/0/from': '2016-03-15',
            '/salaries/1/from': '2017-07-01',
            '/disability/onsetOn': '2018-03-01',
          },
          readings: { 'hybrid-disability-tests': 'nonoccupational-only' },
        },
      ),
    ],
  }),
  neverLess(A, AMOUNTS, 'under (A) a higher salary never pays less', HIGHER_SALARY),
  neverLess(B, AMOUNTS, 'under (B) a higher salary never pays less', HIGHER_SALARY),
  neverLess(D, AMOUNTS, 'under (D) a higher salary never pays less', HIGHER_SALARY),
  neverLess(D, AMOUNTS, 'under (D) a greater account never pays less', greaterFacts('/account/balance')),
  neverLess(
    A,
    ['participantMonthly'],
    'more from the State Insurance Fund never leaves the participant less',
    greaterFacts('/disability/fundMonthly'),
    {
      shapes: [ANY_AMOUNT, CAREER],
      exceptions: [byReading('the Fund pays the System and nothing is passed on', 'fund-offset', 'net-only')],
    },
  ),
  neverLess(A, AMOUNTS, 'under (A) a later disability never pays less', LATER_DISABILITY, {
    ...CAREERS,
    exceptions: [
      lost('by then the participant was no judge', A, 'in-office-at-onset', '4-238-A.right', { days: RETIRED }),
    ],
  }),
  neverLess(B, AMOUNTS, 'under (B) a later disability never pays less', LATER_DISABILITY, {
    ...CAREERS,
    exceptions: [
      lost('by then the participant was of age', B, 'before-the-age', '4-238-B.right', { days: SERVING }),
      lost('by then the participant was no judge', B, 'in-office-when-permanent', '4-238-B.right', { days: RETIRED }),
    ],
  }),
  neverLess(D, AMOUNTS, 'under (D) a later disability never pays less', LATER_DISABILITY, {
    ...CAREERS,
    exceptions: [
      lost('by then the participant was no judge', D, 'hybrid-in-office', '4-238-D.right', { days: HYBRID_RETIRED }),
      lost('by then the age of (B) had come, where its tests stay', D, 'tests-on-top', '4-238-D.right', {
        days: HYBRID_SERVING,
        readings: { 'hybrid-disability-tests': 'add' },
      }),
    ],
  }),
];

export const DISABILITY: readonly Claim[] = [...EXCLUSIVE, ...COVERING, ...MONOTONE];
