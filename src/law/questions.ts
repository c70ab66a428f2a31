// The questions that the law answers: for each its conditions and the fields of its result, as nodes of the graph.
// How a question is decided is in decide.ts; what the nodes mean is in the sections.

import { type Expr, type Node, not, TRUE } from '../rules/index.ts';
import * as s764 from './employees/section-764.ts';
import * as s764credit from './employees/section-764-d-credit.ts';
import * as s764telephone from './employees/section-764-telephone.ts';
import { amount, asItIs, coded, column, date, type Field, list, partOf, plain, rows, share } from './fields.ts';
import type { Beneficiaries, Portion } from './judiciary/beneficiaries.ts';
import type { EarningsPeriod } from './judiciary/earnings.ts';
import type { Payment } from './judiciary/payments.ts';
import * as s234 from './judiciary/section-234.ts';
import * as s234sums from './judiciary/section-234-3-7-11.ts';
import * as s234services from './judiciary/section-234-14.ts';
import * as s238a from './judiciary/section-238-a.ts';
import * as s238b from './judiciary/section-238-b.ts';
import * as s238c from './judiciary/section-238-c.ts';
import * as s238d from './judiciary/section-238-d.ts';
import * as s242b from './judiciary/section-242b.ts';
import * as v from './vocabulary.ts';

/** A node that must be known, where the other holds. */
export interface Need {
  readonly node: Node;
  readonly when?: Expr<'truth'>;
}

export interface Question {
  /** Whether the facts are taken as they stood on the day asked about. */
  readonly asOfDay: boolean;
  /** Which group the participant is in: where that needs a decision, so does the question, before everything else. */
  readonly cohort?: Expr<'text'>;
  /** What must be known before anything else is said, a denial too. */
  readonly first: readonly Need[];
  /** What must be known, whether or not the answer turns on it. */
  readonly needs: readonly Node[];
  readonly conditions: readonly Expr<'truth'>[];
  readonly fields: readonly Field[];
}

const paymentRows = rows<Payment>()(
  column('month', 'month'),
  column('days', 'plain'),
  column('daysInMonth', 'plain'),
  column('amount', 'money'),
  column('payday', 'day'),
);

const shareRows = rows<Portion>()(column('name', 'plain'), column('amount', 'money'));

const earningsRows = <const N extends 'month' | 'year'>(period: N) =>
  rows<EarningsPeriod>()(
    column('period', 'plain', period),
    column('pension', 'money'),
    column('income', 'money'),
    column('payable', 'money'),
    column('reduction', 'money'),
  );

const beneficiaryRows = rows<Beneficiaries['beneficiaries'][number]>()(
  column('name', 'plain'),
  column('share', 'ratio'),
);

const question = <const F extends readonly Field[]>(
  parts: Partial<Question> & { readonly fields: F },
): Question & { readonly fields: F } => ({ asOfDay: false, first: [], needs: [], conditions: [], ...parts });

const byMonth = v.reading('earnings-period', { month: TRUE, year: not(TRUE) });
const occupational = { when: s238d.isOccupational };
const annuity = { when: s242b.isAnnuity };
const plan = { when: s764telephone.hasPlan };

// Each is a constant of its own, so that a program that asks only one carries only that one.

export const cohort = question({
  cohort: s234.cohort,
  fields: [
    plain('cohort', s234.cohort),
    plain('definedBenefitSections', s234.definedBenefitSections, { when: s234.isHybrid }),
  ],
});

export const service = question({
  asOfDay: true,
  cohort: s234.cohort,
  fields: [
    plain('judgeMonths', s234services.judgeMonths),
    plain('retirementMonths', s234services.retirementMonths),
    plain('disabilityMonths', s234services.disabilityMonths),
  ],
});

export const medicalProof = question({
  asOfDay: true,
  conditions: [s238c.medicalProof],
  fields: [
    plain('sufficient', s238c.medicalProof),
    plain('forTotalAndPermanent', s238c.physiciansFindTotalAndPermanent),
  ],
});

export const occupationalDisability = question({
  asOfDay: true,
  cohort: s234.cohort,
  conditions: [
    s238a.underPriorRules,
    s238a.arises,
    s238a.inOfficeAtOnset,
    s238a.occupationalProof,
    s238a.occupationalApplication,
    s238a.isCompensable,
  ],
  fields: [
    amount('annual', s238a.occupationalAnnual),
    amount('monthly', s238a.occupationalMonthly),
    amount('fundMonthly', s238a.fundPays),
    amount('systemMonthly', s238a.systemPart(s238a.occupationalMonthly)),
    amount('participantMonthly', s238a.participantPart(s238a.occupationalMonthly)),
  ],
});

export const nonoccupationalDisability = question({
  asOfDay: true,
  cohort: s234.cohort,
  conditions: [
    s238a.underPriorRules,
    s238b.tenYears,
    s238b.beforeSixty,
    s238b.inOfficeWhenPermanent,
    s238b.isTotalAndPermanent,
    s238b.nonoccupationalApplication,
    s238b.nonoccupationalExam,
  ],
  fields: [
    plain('serviceMonths', s234services.disabilityMonths),
    amount('averageCompensation', s238b.averageCompensation),
    share('percent', s238b.nonoccupationalPercent, 4),
    amount('annual', s238b.nonoccupationalAnnual),
    amount('monthly', s238b.nonoccupationalMonthly),
  ],
});

export const hybridDisability = question({
  asOfDay: true,
  cohort: s234.cohort,
  first: [{ node: v.kindOfDisability }],
  conditions: [
    s238d.hybridParticipant,
    s238d.hybridFiveYears,
    s238d.hybridBeforeAge,
    s238d.hybridOtherTests,
    s238d.hybridCause,
    s238d.hybridInOffice,
    s238d.hybridProof,
    s238d.hybridApplication,
  ],
  fields: [
    amount('underlyingAnnual', s238d.hybridUnderlying),
    amount('ceilingSalaryAnnual', s238d.hybridSalaryCeiling),
    amount('ceilingAccruedAnnual', s238d.hybridAccruedCeiling),
    amount('annual', s238d.hybridAnnual),
    amount('monthly', s238d.hybridMonthly),
    amount('fundMonthly', s238a.fundPays, occupational),
    amount('systemMonthly', s238a.systemPart(s238d.hybridMonthly), occupational),
    amount('participantMonthly', s238a.participantPart(s238d.hybridMonthly), occupational),
  ],
});

export const disabilityEarnings = question({
  fields: [
    list('months', s238c.earnings, earningsRows('month'), { when: byMonth }),
    list('years', s238c.earnings, earningsRows('year'), { when: not(byMonth) }),
  ],
});

export const disabilityDiscontinuance = question({
  conditions: [s238b.causeToDiscontinue],
  fields: [amount('refund', s238b.discontinuanceRefund)],
});

export const hybridSeparation = question({
  asOfDay: true,
  cohort: s234.cohort,
  needs: [v.accountBalance],
  conditions: [s242b.hasAccount, s242b.separated, s242b.notByDeathOrDisability, s242b.alive, s242b.notRemoved],
  fields: [
    plain('form', s242b.separationForm),
    amount('amount', s242b.distribution, { when: s242b.isDistribution }),
    amount('annual', s242b.accountAnnuity, annuity),
    amount('monthly', s242b.accountAnnuityMonthly, annuity),
    date('startsOn', s242b.annuityStartsOn, annuity),
  ],
});

export const hybridDeath = question({
  cohort: s234.cohort,
  needs: [v.diedOn],
  conditions: [s242b.hadAccount, s242b.excessIsDue],
  fields: [
    plain('treatedAs', s242b.treatedAs),
    amount('amount', s242b.deathBenefit),
    amount('debtsCollected', s242b.debtsCollected),
    amount('debtsLeft', s242b.debtsLeft),
    list('shares', s242b.deathShares, shareRows, { optional: true }),
  ],
});

export const beneficiaries = question({
  fields: [
    list('basis', s234sums.beneficiaries, partOf('basis', asItIs<Beneficiaries['basis']>())),
    list('beneficiaries', s234sums.beneficiaries, partOf('beneficiaries', beneficiaryRows)),
  ],
});

export const payments = question({
  first: [v.paymentRule, v.paymentMonthly, v.startsOn, v.through].map((node) => ({ node })),
  fields: [list('payments', s234sums.payments, paymentRows), amount('total', s234sums.paymentsTotal)],
});

export const interest = question({
  fields: [amount('interest', s234sums.interestEarned), amount('balance', s234sums.interestBalance)],
});

export const contribution = question({
  cohort: s234.cohort,
  fields: [
    share('rate', s234services.contributionRate, 2),
    amount('monthlySalary', s234services.contributionSalaryMonthly),
    amount('amount', s234services.contributionAmount),
  ],
});

export const ersMembership = question({
  asOfDay: true,
  first: [
    { node: s764.employmentClass },
    { node: s764.appointment, when: s764.appointmentMatters },
    { node: s764.participatingEmployer, when: s764.participationMatters },
    { node: s764.governmentYears, when: s764.isIrregular },
  ],
  conditions: [s764.ageIsNoBar],
  fields: [
    plain('status', s764.membershipStatus),
    coded('enrolled', s764.isEnrolled, { yes: true, no: false, awaited: null }),
    coded('revocable', s764.isRevocable, { yes: true, no: false, none: null }),
  ],
});

export const ersReadmissionCost = question({
  fields: [
    amount('individual', s764credit.readmissionIndividual),
    amount('employer', s764credit.readmissionEmployer),
    amount('principal', s764credit.readmissionPrincipal),
    amount('interest', s764credit.readmissionInterest),
    amount('total', s764credit.readmissionTotal),
  ],
});

export const ersTelephoneCredit = question({
  conditions: [s764telephone.pensionerOrVested, s764telephone.participantAtSale, s764telephone.gateOfThePlan],
  fields: [
    plain('eligible', s764telephone.pensionerOrVested),
    amount('principal', s764telephone.telephonePrincipal),
    amount('interest', s764telephone.telephoneInterest),
    amount('transferred', s764telephone.transferred),
    amount('balance', s764telephone.telephoneBalance),
    plain('termMonths', s764telephone.termMonths, plan),
    amount('instalment', s764telephone.instalment, plan),
    amount('lastInstalment', s764telephone.finalInstalment, plan),
  ],
});

/** Every question, by its name in the contract. */
export const QUESTIONS = {
  cohort,
  service,
  'medical-proof': medicalProof,
  'occupational-disability': occupationalDisability,
  'nonoccupational-disability': nonoccupationalDisability,
  'hybrid-disability': hybridDisability,
  'disability-earnings': disabilityEarnings,
  'disability-discontinuance': disabilityDiscontinuance,
  'hybrid-separation': hybridSeparation,
  'hybrid-death': hybridDeath,
  beneficiaries,
  payments,
  interest,
  contribution,
  'ers-membership': ersMembership,
  'ers-readmission-cost': ersReadmissionCost,
  'ers-telephone-credit': ersTelephoneCredit,
} as const satisfies Readonly<Record<string, Question>>;

/** The name of a question in the contract. */
export type QuestionId = keyof typeof QUESTIONS;

type FieldOf<Q extends QuestionId> = (typeof QUESTIONS)[Q]['fields'][number];
type WrittenBy<F> = F extends Field<string, infer W> ? W : never;
type NotAlways = { readonly when: Expr<'truth'> } | { readonly optional: true };
type Flat<T> = { [K in keyof T]: T[K] };

/** The result of a question, field by field as it is written; a field that is there in some cases only may be absent. */
export type ResultOf<Q extends QuestionId> = Flat<
  { readonly [F in FieldOf<Q> as F extends NotAlways ? never : F['name']]: WrittenBy<F> } & {
    readonly [F in FieldOf<Q> as F extends NotAlways ? F['name'] : never]?: WrittenBy<F>;
  }
>;

/** A law: what its questions are. There is one, and there are its mutants. */
export type Law = Readonly<Record<QuestionId, Question>>;

export function isQuestion(id: unknown): id is QuestionId {
  return typeof id === 'string' && Object.hasOwn(QUESTIONS, id);
}

/** Every node that a question stands on, in the order in which it is asked for. */
export function rootsOf(question: Question): readonly Node[] {
  const { cohort, first, needs, conditions, fields } = question;
  const parts = [...first, ...fields].flatMap(({ when, node }) => (when === undefined ? [node] : [when, node]));
  return [...(cohort === undefined ? [] : [cohort]), ...needs, ...conditions, ...parts];
}
