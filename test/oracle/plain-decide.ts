// The second, plain implementation of the contract: one question, facts, readings and today in; one decision out.

import { decideDeath, decideSeparation } from './plain-account.ts';
import { decideBeneficiaries } from './plain-beneficiaries.ts';
import { decideHybridDisability, decideNonoccupational, decideOccupational } from './plain-disability.ts';
import { decideMembership, decideReadmission } from './plain-ers.ts';
import type { Decision, Readings } from './plain-facts.ts';
import { decideMedicalProof } from './plain-medical.ts';
import {
  decideContribution,
  decideDiscontinuance,
  decideEarnings,
  decideInterest,
  decidePayments,
} from './plain-payments.ts';
import { READINGS } from './plain-readings.ts';
import { cohortOf, decideCohort, decideService } from './plain-service.ts';
import { decideTelephone } from './plain-telephone.ts';

export { plainFaults } from './plain-faults.ts';

// "Where the cohort itself needs a decision, so does, before everything else, every question that depends on it".
const NEEDS_COHORT = [
  'cohort',
  'service',
  'contribution',
  'occupational-disability',
  'nonoccupational-disability',
  'hybrid-disability',
  'hybrid-separation',
  'hybrid-death',
];

// interpretations.yaml: "the reading we apply by default", where another is not named.
function withDefaults(readings: Readings): Readings {
  const all: Readings = {};
  for (const [id, options] of Object.entries(READINGS)) all[id] = readings[id] ?? options[0]!;
  return all;
}

// "One command answers one legal question about one participant, from facts to a cited decision."
export function plainDecide(question: string, facts: unknown, readings: Readings, today: string): Decision {
  const all = withDefaults(readings);
  if (NEEDS_COHORT.includes(question) && cohortOf(facts, all) === 'undetermined') {
    return { outcome: 'needs-decision' };
  }
  switch (question) {
    case 'cohort':
      return decideCohort(facts, all);
    case 'service':
      return decideService(facts, all, today);
    case 'medical-proof':
      return decideMedicalProof(facts, all, today);
    case 'occupational-disability':
      return decideOccupational(facts, all, today);
    case 'nonoccupational-disability':
      return decideNonoccupational(facts, all, today);
    case 'hybrid-disability':
      return decideHybridDisability(facts, all, today);
    case 'disability-earnings':
      return decideEarnings(facts, all);
    case 'disability-discontinuance':
      return decideDiscontinuance(facts, all);
    case 'hybrid-separation':
      return decideSeparation(facts, all, today);
    case 'hybrid-death':
      return decideDeath(facts, all);
    case 'beneficiaries':
      return decideBeneficiaries(facts, all);
    case 'payments':
      return decidePayments(facts, all);
    case 'interest':
      return decideInterest(facts, all);
    case 'contribution':
      return decideContribution(facts, all);
    case 'ers-membership':
      return decideMembership(facts, all, today);
    case 'ers-readmission-cost':
      return decideReadmission(facts, all);
    case 'ers-telephone-credit':
      return decideTelephone(facts, all);
    default:
      throw new Error(`no such question: ${question}`);
  }
}
