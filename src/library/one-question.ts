// Each question by itself: a program that asks one carries its part of the law, and no other.
// All of them by name are in decide.ts.

import * as law from '../law/index.ts';
import { type LawQuestion, lawQuestion } from './law-question.ts';

/** Group of the participant by enrolment. */
export const cohort: LawQuestion<'cohort'> = lawQuestion('cohort', law.cohort);

/** Creditable service. */
export const service: LawQuestion<'service'> = lawQuestion('service', law.service);

/** Medical proof of disability. */
export const medicalProof: LawQuestion<'medical-proof'> = lawQuestion('medical-proof', law.medicalProof);

/** Occupational disability pension. */
export const occupationalDisability: LawQuestion<'occupational-disability'> = lawQuestion(
  'occupational-disability',
  law.occupationalDisability,
);

/** Nonoccupational disability pension. */
export const nonoccupationalDisability: LawQuestion<'nonoccupational-disability'> = lawQuestion(
  'nonoccupational-disability',
  law.nonoccupationalDisability,
);

/** Disability benefit of the Hybrid Program. */
export const hybridDisability: LawQuestion<'hybrid-disability'> = lawQuestion(
  'hybrid-disability',
  law.hybridDisability,
);

/** Earnings of a disability pensioner. */
export const disabilityEarnings: LawQuestion<'disability-earnings'> = lawQuestion(
  'disability-earnings',
  law.disabilityEarnings,
);

/** Discontinuing a disability annuity, and its refund. */
export const disabilityDiscontinuance: LawQuestion<'disability-discontinuance'> = lawQuestion(
  'disability-discontinuance',
  law.disabilityDiscontinuance,
);

/** Separation from service in the Hybrid Program. */
export const hybridSeparation: LawQuestion<'hybrid-separation'> = lawQuestion(
  'hybrid-separation',
  law.hybridSeparation,
);

/** Death in the Hybrid Program. */
export const hybridDeath: LawQuestion<'hybrid-death'> = lawQuestion('hybrid-death', law.hybridDeath);

/** Beneficiaries and their shares. */
export const beneficiaries: LawQuestion<'beneficiaries'> = lawQuestion('beneficiaries', law.beneficiaries);

/** Payments month by month. */
export const payments: LawQuestion<'payments'> = lawQuestion('payments', law.payments);

/** Interest of the System. */
export const interest: LawQuestion<'interest'> = lawQuestion('interest', law.interest);

/** Contribution of a month. */
export const contribution: LawQuestion<'contribution'> = lawQuestion('contribution', law.contribution);

/** Membership in the Employees Retirement System. */
export const ersMembership: LawQuestion<'ers-membership'> = lawQuestion('ers-membership', law.ersMembership);

/** Cost of crediting the time outside, on readmission. */
export const ersReadmissionCost: LawQuestion<'ers-readmission-cost'> = lawQuestion(
  'ers-readmission-cost',
  law.ersReadmissionCost,
);

/** Credit for former telephone employees. */
export const ersTelephoneCredit: LawQuestion<'ers-telephone-credit'> = lawQuestion(
  'ers-telephone-credit',
  law.ersTelephoneCredit,
);
