// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question cohort: of rows of which all is there, and of any.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, EXACT, GRANTED, NO_LAW, SMALL, UNKNOWN, chosenBits, everyRow, lastStep, outcomeOfBits, partBits } from '../../rules/index.ts';

export interface CohortColumns {
 /** The fact /participant/enrolledOn: a packed date, a number or a code; -1 where absent. */
 readonly participantEnrolledOn: Int32Array;
}

export interface CohortResults {
 readonly outcome: Uint8Array;
 readonly cohort: Int8Array;
 readonly definedBenefitSections: Int8Array;
}

function cohortRows(
 columns: CohortColumns, law: KernelLaw, results: CohortResults, which: Int32Array, many: number): void {
  const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
  const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
  const hybridStartOption = law.readings['hybrid-start'] as number;
  const transitionStartOption = law.readings['transition-start'] as number;
  const hybridSectionsOption = law.readings['hybrid-sections'] as number;
  const cohortHybridFrom = lastStep(cohortHybridFromSteps);
  const cohortHybridFromBits = Number.isNaN(cohortHybridFrom) ? NO_LAW : 0;
  const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
  const cohortTransitionFromBits = Number.isNaN(cohortTransitionFrom) ? NO_LAW : 0;
  let definedBenefitSections: number;
  if (hybridSectionsOption === 0) {
   definedBenefitSections = 62;
  }
  else {
   definedBenefitSections = 63;
  }
  for (let k = 0; k < many; k++) {
   const i = which[k] as number;
   let beyond = false;
   const participantEnrolledOnGiven = columns.participantEnrolledOn[i] as number;
   const participantEnrolledOnBits = participantEnrolledOnGiven === ABSENT ? UNKNOWN : 0;
   let v5: boolean;
   let v5Bits: number;
   if (hybridStartOption === 0) {
    const v = participantEnrolledOnGiven >= cohortHybridFrom;
    const vBits = participantEnrolledOnBits | cohortHybridFromBits;
    v5 = v;
    v5Bits = vBits;
   }
   else {
    const v2 = participantEnrolledOnGiven === cohortHybridFrom;
    const v2Bits = participantEnrolledOnBits | cohortHybridFromBits;
    const v3 = participantEnrolledOnGiven > cohortHybridFrom;
    const v3Bits = participantEnrolledOnBits | cohortHybridFromBits;
    const v4: boolean = v2 ? false : v3;
    const vBits2 = chosenBits(v2Bits, v2, 2, v3Bits, false === v3);
    v5 = v4;
    v5Bits = vBits2;
   }
   let v8: number;
   let v8Bits: number;
   if (transitionStartOption === 0) {
    const v6 = participantEnrolledOnGiven >= cohortTransitionFrom;
    const v6Bits = participantEnrolledOnBits | cohortTransitionFromBits;
    const v7: number = v6 ? 1 : 0;
    const vBits3 = chosenBits(v6Bits, v6, 0, 0, false);
    v8 = v7;
    v8Bits = vBits3;
   }
   else {
    v8 = 1;
    v8Bits = 0;
   }
   const cohort: number = v5 ? 2 : v8;
   const cohortBits = chosenBits(v5Bits, v5, 0, v8Bits, 2 === v8);
   const v9 = cohort === 2;
   const denied = false;
   const outcome = outcomeOfBits(cohortBits, 0, 0, denied, cohortBits | partBits(cohortBits, v9, 0), beyond);
   results.outcome[i] = outcome;
   results.cohort[i] = outcome === GRANTED ? cohort : ABSENT;
   results.definedBenefitSections[i] = outcome === GRANTED && v9 ? definedBenefitSections : ABSENT;
  }
 }

 function cohortColumns(
  columns: CohortColumns, law: KernelLaw, results: CohortResults, begin: number, end: number, rest: Int32Array): number {
   const participantEnrolledOnColumn = columns.participantEnrolledOn;
   const outcomeResult = results.outcome;
   const cohortResult = results.cohort;
   const definedBenefitSectionsResult = results.definedBenefitSections;
   const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
   const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
   const hybridStartOption = law.readings['hybrid-start'] as number;
   const transitionStartOption = law.readings['transition-start'] as number;
   const hybridSectionsOption = law.readings['hybrid-sections'] as number;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   const cohortHybridFrom = lastStep(cohortHybridFromSteps);
   if (Number.isNaN(cohortHybridFrom)) sure = false;
   const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
   if (Number.isNaN(cohortTransitionFrom)) sure = false;
   let definedBenefitSections: number;
   if (hybridSectionsOption === 0) {
    definedBenefitSections = 62;
   }
   else {
    definedBenefitSections = 63;
   }
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    const participantEnrolledOnGiven = participantEnrolledOnColumn[i] as number;
    if ((participantEnrolledOnGiven) < 0) {
     rest[left++] = i;
     continue;
    }
    let v5: boolean;
    let v5Bits: number;
    if (hybridStartOption === 0) {
     const v = participantEnrolledOnGiven >= cohortHybridFrom;
     v5 = v;
     v5Bits = 0;
    }
    else {
     const v2 = participantEnrolledOnGiven === cohortHybridFrom;
     const v3 = participantEnrolledOnGiven > cohortHybridFrom;
     const v4: boolean = v2 ? false : v3;
     const vBits = v2 ? 2 : 0;
     v5 = v4;
     v5Bits = vBits;
    }
    let v8: number;
    if (transitionStartOption === 0) {
     const v6 = participantEnrolledOnGiven >= cohortTransitionFrom;
     const v7: number = v6 ? 1 : 0;
     v8 = v7;
    }
    else {
     v8 = 1;
    }
    const cohort: number = v5 ? 2 : v8;
    const v9 = cohort === 2;
    const denied = false;
    const outcome = outcomeOfBits(v5Bits, 0, 0, denied, v5Bits | partBits(v5Bits, v9, 0), !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    cohortResult[i] = outcome === GRANTED ? cohort : ABSENT;
    definedBenefitSectionsResult[i] = outcome === GRANTED && v9 ? definedBenefitSections : ABSENT;
   }
   return left;
  }

  export const cohort: Kernel<CohortColumns, CohortResults> = {
   columns: cohortColumns,
   rows: cohortRows,
   inputs: [
    { name: 'participantEnrolledOn', node: 0 },
   ],
   outputs: [
    { name: 'cohort', kind: 'text' },
    { name: 'definedBenefitSections', kind: 'text' },
   ],
  };
