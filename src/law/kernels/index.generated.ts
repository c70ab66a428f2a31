// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The kernels of all questions.

import { cohort } from './cohort.generated.ts';
import { service } from './service.generated.ts';
import { medicalProof } from './medical-proof.generated.ts';
import { occupationalDisability } from './occupational-disability.generated.ts';
import { nonoccupationalDisability } from './nonoccupational-disability.generated.ts';
import { hybridDisability } from './hybrid-disability.generated.ts';
import { disabilityEarnings } from './disability-earnings.generated.ts';
import { disabilityDiscontinuance } from './disability-discontinuance.generated.ts';
import { hybridSeparation } from './hybrid-separation.generated.ts';
import { hybridDeath } from './hybrid-death.generated.ts';
import { beneficiaries } from './beneficiaries.generated.ts';
import { payments } from './payments.generated.ts';
import { interest } from './interest.generated.ts';
import { contribution } from './contribution.generated.ts';
import { ersMembership } from './ers-membership.generated.ts';
import { ersReadmissionCost } from './ers-readmission-cost.generated.ts';
import { ersTelephoneCredit } from './ers-telephone-credit.generated.ts';

export const KERNELS = {
'cohort': cohort,
'service': service,
'medical-proof': medicalProof,
'occupational-disability': occupationalDisability,
'nonoccupational-disability': nonoccupationalDisability,
'hybrid-disability': hybridDisability,
'disability-earnings': disabilityEarnings,
'disability-discontinuance': disabilityDiscontinuance,
'hybrid-separation': hybridSeparation,
'hybrid-death': hybridDeath,
'beneficiaries': beneficiaries,
'payments': payments,
'interest': interest,
'contribution': contribution,
'ers-membership': ersMembership,
'ers-readmission-cost': ersReadmissionCost,
'ers-telephone-credit': ersTelephoneCredit,
};
