// The group of a participant and what turns on it alone: § 234(13) and the contribution of § 234(14).
// What a group is entitled to is in the other families.

import type { QuestionId } from '../../../src/law/index.ts';
import { type Claim, type Exception, leftBy, noneOf, noOutcome } from '../claim.ts';
import { ANY_AMOUNT, ANY_RECORD } from '../terrain.ts';

/** The English text has no rule for an enrollment of 1 July 2014. */
export const noGroup = (question: QuestionId): Exception =>
  leftBy('an enrollment on 1 July 2014 under the English text', question, 'hybrid-start', 'undetermined');

const GROUPS = ['legacy', 'transition', 'hybrid'];

export const COHORT: readonly Claim[] = [
  {
    family: 'cohort',
    says: 'every enrollment is in exactly one of the three groups',
    ask: ['cohort'],
    against: noneOf(GROUPS, (one) => one.rule('cohort', 'cohort')),
    exceptions: [noGroup('cohort')],
    shapes: [ANY_RECORD],
  },
  {
    family: 'cohort',
    says: 'a later enrollment is never in an earlier group',
    ask: ['cohort'],
    change: {
      apart: (name) => name === '/participant/enrolledOn',
      relate: (one, other) => [
        `(< ${one.variable('/participant/enrolledOn', 'day')} ${other.variable('/participant/enrolledOn', 'day')})`,
      ],
    },
    against: (one, other) => {
      const rank = (each: typeof one): string => {
        const { value } = each.rule('cohort', 'cohort');
        return `(ite (= ${value} ${each.code('legacy')}) 0 (ite (= ${value} ${each.code('transition')}) 1 2))`;
      };
      return {
        where: [one.outcome('cohort').granted, other.outcome('cohort').granted],
        but: `(< ${rank(other)} ${rank(one)})`,
      };
    },
    exceptions: [],
    shapes: [ANY_RECORD],
  },
  {
    family: 'contribution',
    says: 'every month of a participant has a rate and an amount',
    ask: ['contribution'],
    against: noOutcome('contribution'),
    exceptions: [noGroup('contribution')],
    shapes: [ANY_RECORD],
  },
  {
    family: 'contribution',
    says: 'the rate is 8, 10 or 12 percent, and 12 for the Hybrid Program alone',
    ask: ['contribution'],
    against: (one) => {
      const { value } = one.field('contribution', 'rate');
      const isHybrid = `(= ${one.rule('contribution', 'cohort').value} ${one.code('hybrid')})`;
      return {
        where: [one.outcome('contribution').granted],
        but: `(not (ite ${isHybrid} (= ${value} 0.12) (or (= ${value} 0.08) (= ${value} 0.10))))`,
      };
    },
    exceptions: [],
    shapes: [ANY_RECORD],
  },
  {
    family: 'contribution',
    says: 'a higher salary never contributes less',
    ask: ['contribution'],
    change: {
      apart: (name) => name === '/contribution/salary',
      relate: (one, other) => [`(<= ${one.cents('/contribution/salary')} ${other.cents('/contribution/salary')})`],
    },
    against: (one, other) => ({
      where: [one.outcome('contribution').granted],
      but: `(< ${other.field('contribution', 'amount').value} ${one.field('contribution', 'amount').value})`,
    }),
    exceptions: [],
    shapes: [ANY_AMOUNT, ANY_RECORD],
  },
];
