// What the Hybrid account pays, § 242b: at a separation (a)-(c), at a death (e)-(f), and what more never lessens.
// Pensions for disability, which rest on the account too, are in disability.ts.

import { anyOf } from '../../../src/rules/index.ts';
import { CAREER } from '../career.ts';
import { bothGranted, type Claim, leftBy, noneOf, noOutcome, paysLess } from '../claim.ts';
import { ANY_AMOUNT, ANY_RECORD } from '../terrain.ts';
import { greaterFacts, MORE_SERVICE } from './changes.ts';
import { noGroup } from './cohort.ts';

const SEPARATION = 'hybrid-separation';
const DEATH = 'hybrid-death';
const D = 'hybrid-disability';

const REMOVED = leftBy('a judge removed from office', SEPARATION, 'dismissed-account', 'needs-decision');
const BEFORE_65 = leftBy('twelve years of service and not yet 65', SEPARATION, 'twelve-under-65', 'needs-decision');
const BETWEEN = leftBy(
  'a death after the separation and before the annuity',
  DEATH,
  'deferred-death',
  'needs-decision',
);

const DEAD = { known: ['/participant/diedOn'] };

const OF_SEPARATION: readonly Claim[] = [
  {
    family: 'separation',
    says: 'every separation is paid or denied',
    ask: [SEPARATION],
    against: noOutcome(SEPARATION),
    exceptions: [noGroup(SEPARATION), REMOVED, BEFORE_65],
    shapes: [ANY_RECORD, CAREER],
  },
  {
    family: 'separation',
    says: 'what is paid is a distribution, an annuity or a deferred annuity, and one of them',
    ask: [SEPARATION],
    against: noneOf(
      ['distribution', 'annuity', 'deferred-annuity'],
      (one) => one.rule(SEPARATION, 'separation-form'),
      (one) => one.outcome(SEPARATION).granted,
    ),
    exceptions: [],
    shapes: [ANY_RECORD],
  },
  {
    family: 'separation',
    says: 'an annuity starts the day after the service, a deferred one later, at the age of 65',
    ask: [SEPARATION],
    against: (one) => {
      const form = one.rule(SEPARATION, 'separation-form').value;
      const startsOn = one.field(SEPARATION, 'startsOn').value;
      const [year, month, day] = one.constraints.script.partsOf(one.constraints.variable('/service/0/to', 'day'));
      const next = `(day-after ${year} ${month} ${day})`;
      const atOnce = `(= ${startsOn} ${next})`;
      const later = `(> ${startsOn} ${next})`;
      return {
        where: [one.outcome(SEPARATION).granted],
        but: `(not (ite (= ${form} ${one.code('annuity')}) ${atOnce} (=> (= ${form} ${one.code('deferred-annuity')}) ${later})))`,
      };
    },
    exceptions: [],
    shapes: [CAREER],
  },
  {
    ...DEAD,
    family: 'separation',
    says: 'the balance is not paid at a separation and as a death benefit too',
    ask: [SEPARATION, DEATH],
    against: (one) => ({
      where: [
        one.outcome(DEATH).granted,
        `(<= ${one.constraints.variable('/participant/diedOn', 'day')} ${one.constraints.variable('/on', 'day')})`,
      ],
      but: one.outcome(SEPARATION).granted,
    }),
    exceptions: [],
    shapes: [CAREER],
  },
  {
    family: 'separation',
    says: 'nobody has what a separation pays and a pension under (D)',
    ask: [SEPARATION, D],
    against: bothGranted(SEPARATION, D),
    exceptions: [
      {
        says: 'disabled in office, the judge left otherwise than by disability: (a) looks at how the service ended alone',
        by: { clauses: ['4-242b-a', '4-238-D.right'] },
        when: () => 'true',
      },
    ],
    shapes: [CAREER],
  },
  {
    family: 'separation',
    says: 'more service never takes away what a separation pays',
    ask: [SEPARATION],
    change: MORE_SERVICE,
    against: paysLess(SEPARATION),
    exceptions: [BEFORE_65],
    shapes: [ANY_AMOUNT, CAREER],
  },
  {
    family: 'separation',
    says: 'a greater balance never pays less',
    ask: [SEPARATION],
    change: greaterFacts('/account/balance'),
    against: paysLess(SEPARATION, 'amount', 'annual', 'monthly'),
    exceptions: [],
    shapes: [ANY_AMOUNT, CAREER],
  },
];

const OF_DEATH: readonly Claim[] = [
  {
    ...DEAD,
    family: 'death',
    says: 'at every death a benefit is due or none is',
    ask: [DEATH],
    against: noOutcome(DEATH),
    exceptions: [noGroup(DEATH), BETWEEN],
    shapes: [ANY_RECORD, CAREER],
  },
  {
    ...DEAD,
    family: 'death',
    says: 'every death that is paid for is that of a participant in service or of a pensioner, and one of them',
    ask: [DEATH],
    against: noneOf(
      ['active', 'pensioner'],
      (one) => one.rule(DEATH, 'treated-as'),
      (one) => one.outcome(DEATH).granted,
    ),
    exceptions: [],
    shapes: [ANY_AMOUNT, CAREER],
  },
  {
    ...DEAD,
    family: 'death',
    says: 'no benefit and no debt comes out below zero',
    ask: [DEATH],
    against: (one) => ({
      where: [one.outcome(DEATH).granted],
      but: anyOf(['amount', 'debtsCollected', 'debtsLeft'].map((name) => `(< ${one.field(DEATH, name).value} 0.0)`)),
    }),
    exceptions: [],
    shapes: [ANY_AMOUNT, CAREER],
  },
  {
    ...DEAD,
    family: 'death',
    says: 'a greater account never pays less',
    ask: [DEATH],
    change: greaterFacts('/account/balance', '/retirement/accountAtRetirement'),
    against: paysLess(DEATH, 'amount'),
    exceptions: [],
    shapes: [ANY_AMOUNT, CAREER],
  },
  {
    ...DEAD,
    family: 'death',
    says: 'the benefit at the death of a pensioner turns on an annuity by transfer alone',
    ask: [DEATH],
    against: (one) => {
      const isDue = one.constraints.variable('/retirement/transferAnnuityDue', 'truth');
      const unlessDue = one.reads('transfer-annuity', 'unless-due');
      const asPensioner = `(= ${one.rule(DEATH, 'treated-as').value} ${one.code('pensioner')})`;
      return { where: [one.outcome(DEATH).granted, asPensioner], but: `(= ${isDue} ${unlessDue})` };
    },
    exceptions: [],
    shapes: [ANY_AMOUNT, CAREER],
  },
];

export const ACCOUNT: readonly Claim[] = [...OF_SEPARATION, ...OF_DEATH];
