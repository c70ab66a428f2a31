// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question contribution: of rows of which all is there, and of any.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, EXACT, GRANTED, NO_LAW, SMALL, UNKNOWN, alwaysFrom, areSmall, chosenBits, everyRow, lastDay, lastStep, monthEndOf, outcomeOfBits, roundOf, stepAt } from '../../rules/index.ts';

export interface ContributionColumns {
 /** The fact /participant/enrolledOn: a packed date, a number or a code; -1 where absent. */
 readonly participantEnrolledOn: Int32Array;
 /** The fact /contribution/month: a packed date, a number or a code; -1 where absent. */
 readonly contributionMonth: Int32Array;
 /** The fact /contribution/salary: whole cents; below zero where absent. */
 readonly contributionSalary: Float64Array;
}

export interface ContributionResults {
 readonly outcome: Uint8Array;
 readonly rate: Float64Array;
 readonly rateDenominator: Float64Array;
 readonly monthlySalary: Float64Array;
 readonly amount: Float64Array;
}

function contributionRows(
 columns: ContributionColumns, law: KernelLaw, results: ContributionResults, which: Int32Array, many: number): void {
  const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
  const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
  const contributionHybridSteps = law.figures['contribution.hybrid'] as Steps;
  const contributionBaseLegacySteps = law.figures['contribution.base-legacy'] as Steps;
  const contributionSurchargeOtherServiceSteps = law.figures['contribution.surcharge-other-service'] as Steps;
  const contributionSurchargeSurvivorPensionSteps = law.figures['contribution.surcharge-survivor-pension'] as Steps;
  const contributionBaseTransitionSteps = law.figures['contribution.base-transition'] as Steps;
  const hybridStartOption = law.readings['hybrid-start'] as number;
  const transitionStartOption = law.readings['transition-start'] as number;
  const baseContributionOption = law.readings['base-contribution'] as number;
  const roundingOption = law.readings['rounding'] as number;
  const over = law.over;
  const cohortHybridFrom = lastStep(cohortHybridFromSteps);
  const cohortHybridFromBits = Number.isNaN(cohortHybridFrom) ? NO_LAW : 0;
  const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
  const cohortTransitionFromBits = Number.isNaN(cohortTransitionFrom) ? NO_LAW : 0;
  let rounding: number;
  if (roundingOption === 0) {
   rounding = 58;
  }
  else {
   rounding = 59;
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
   const contributionMonthGiven = columns.contributionMonth[i] as number;
   const contributionMonthBits = contributionMonthGiven === ABSENT ? UNKNOWN : 0;
   const v10 = monthEndOf(contributionMonthGiven);
   const v11 = Math.max(participantEnrolledOnGiven, v10);
   const v11Bits = participantEnrolledOnBits | contributionMonthBits;
   const absent = v11Bits === UNKNOWN;
   const v12: number = absent ? participantEnrolledOnGiven : v11;
   const vBits4 = absent ? participantEnrolledOnBits : v11Bits;
   const hybridLawDay = Math.max(v12, cohortHybridFrom);
   const hybridLawDayBits = vBits4 | cohortHybridFromBits;
   const contributionHybrid = stepAt(contributionHybridSteps, hybridLawDay);
   const contributionHybridBits = hybridLawDayBits !== 0 ? hybridLawDayBits : Number.isNaN(contributionHybrid) ? NO_LAW : 0;
   const contributionSurchargeOtherService = stepAt(contributionSurchargeOtherServiceSteps, v12);
   const contributionSurchargeOtherServiceBits = vBits4 !== 0 ? vBits4 : Number.isNaN(contributionSurchargeOtherService) ? NO_LAW : 0;
   const contributionSurchargeSurvivorPension = stepAt(contributionSurchargeSurvivorPensionSteps, v12);
   const contributionSurchargeSurvivorPensionBits = vBits4 !== 0 ? vBits4 : Number.isNaN(contributionSurchargeSurvivorPension) ? NO_LAW : 0;
   const contributionBaseTransition = stepAt(contributionBaseTransitionSteps, v12);
   const contributionBaseTransitionBits = vBits4 !== 0 ? vBits4 : Number.isNaN(contributionBaseTransition) ? NO_LAW : 0;
   let v21: number;
   let v21Bits: number;
   if (baseContributionOption === 0) {
    const v13 = cohort === 0;
    const contributionBaseLegacy = stepAt(contributionBaseLegacySteps, v12);
    const contributionBaseLegacyBits = vBits4 !== 0 ? vBits4 : Number.isNaN(contributionBaseLegacy) ? NO_LAW : 0;
    const v14 = contributionBaseLegacy + contributionSurchargeOtherService;
    if (v14 > EXACT || v14 < -EXACT) beyond = true;
    const vBits5 = contributionBaseLegacyBits | contributionSurchargeOtherServiceBits;
    const v15 = v14 + contributionSurchargeSurvivorPension;
    if (v15 > EXACT || v15 < -EXACT) beyond = true;
    const vBits6 = vBits5 | contributionSurchargeSurvivorPensionBits;
    const v16 = contributionBaseTransition + contributionSurchargeOtherService;
    if (v16 > EXACT || v16 < -EXACT) beyond = true;
    const vBits7 = contributionBaseTransitionBits | contributionSurchargeOtherServiceBits;
    const v17 = v16 + contributionSurchargeSurvivorPension;
    if (v17 > EXACT || v17 < -EXACT) beyond = true;
    const vBits8 = vBits7 | contributionSurchargeSurvivorPensionBits;
    const v18: number = v13 ? v15 : v17;
    const vBits9 = chosenBits(cohortBits, v13, vBits6, vBits8, v15 === v17);
    v21 = v18;
    v21Bits = vBits9;
   }
   else {
    const v19 = contributionBaseTransition + contributionSurchargeOtherService;
    if (v19 > EXACT || v19 < -EXACT) beyond = true;
    const vBits10 = contributionBaseTransitionBits | contributionSurchargeOtherServiceBits;
    const v20 = v19 + contributionSurchargeSurvivorPension;
    if (v20 > EXACT || v20 < -EXACT) beyond = true;
    const vBits11 = vBits10 | contributionSurchargeSurvivorPensionBits;
    v21 = v20;
    v21Bits = vBits11;
   }
   const contributionRate: number = v9 ? contributionHybrid : v21;
   const contributionRateBits = chosenBits(cohortBits, v9, contributionHybridBits, v21Bits, contributionHybrid === v21);
   const contributionSalaryGiven = columns.contributionSalary[i] as number;
   const contributionSalaryBits = contributionSalaryGiven < 0 ? UNKNOWN : 0;
   const monthlySalary = roundOf(contributionSalaryGiven, 12, rounding === 59);
   const n = monthlySalary * contributionRate;
   if (n > EXACT || n < -EXACT) beyond = true;
   const vBits12 = contributionSalaryBits | contributionRateBits;
   const n2 = over;
   if (n2 > EXACT || n2 < -EXACT) beyond = true;
   const contribution = roundOf(n, n2, rounding === 59);
   const denied = false;
   const outcome = outcomeOfBits(cohortBits, 0, 0, denied, contributionRateBits | contributionSalaryBits | vBits12, beyond);
   results.outcome[i] = outcome;
   results.rate[i] = outcome === GRANTED ? contributionRate : Number.NaN;
   results.rateDenominator[i] = over;
   results.monthlySalary[i] = outcome === GRANTED ? monthlySalary : Number.NaN;
   results.amount[i] = outcome === GRANTED ? contribution : Number.NaN;
  }
 }

 function contributionColumns(
  columns: ContributionColumns, law: KernelLaw, results: ContributionResults, begin: number, end: number, rest: Int32Array): number {
   const participantEnrolledOnColumn = columns.participantEnrolledOn;
   const contributionMonthColumn = columns.contributionMonth;
   const contributionSalaryColumn = columns.contributionSalary;
   const outcomeResult = results.outcome;
   const rateResult = results.rate;
   const rateDenominatorResult = results.rateDenominator;
   const monthlySalaryResult = results.monthlySalary;
   const amountResult = results.amount;
   const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
   const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
   const contributionHybridSteps = law.figures['contribution.hybrid'] as Steps;
   const contributionBaseLegacySteps = law.figures['contribution.base-legacy'] as Steps;
   const contributionSurchargeOtherServiceSteps = law.figures['contribution.surcharge-other-service'] as Steps;
   const contributionSurchargeSurvivorPensionSteps = law.figures['contribution.surcharge-survivor-pension'] as Steps;
   const contributionBaseTransitionSteps = law.figures['contribution.base-transition'] as Steps;
   const hybridStartOption = law.readings['hybrid-start'] as number;
   const transitionStartOption = law.readings['transition-start'] as number;
   const baseContributionOption = law.readings['base-contribution'] as number;
   const roundingOption = law.readings['rounding'] as number;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   const cohortHybridFrom = lastStep(cohortHybridFromSteps);
   if (Number.isNaN(cohortHybridFrom)) sure = false;
   const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
   if (Number.isNaN(cohortTransitionFrom)) sure = false;
   const contributionHybridStepsFrom = lastDay(contributionHybridSteps);
   const contributionHybridStepsLast = stepAt(contributionHybridSteps, contributionHybridStepsFrom);
   const contributionBaseLegacyStepsFrom = lastDay(contributionBaseLegacySteps);
   const contributionBaseLegacyStepsLast = stepAt(contributionBaseLegacySteps, contributionBaseLegacyStepsFrom);
   const contributionSurchargeOtherServiceStepsFrom = lastDay(contributionSurchargeOtherServiceSteps);
   const contributionSurchargeOtherServiceStepsLast = stepAt(contributionSurchargeOtherServiceSteps, contributionSurchargeOtherServiceStepsFrom);
   const contributionSurchargeSurvivorPensionStepsFrom = lastDay(contributionSurchargeSurvivorPensionSteps);
   const contributionSurchargeSurvivorPensionStepsLast = stepAt(contributionSurchargeSurvivorPensionSteps, contributionSurchargeSurvivorPensionStepsFrom);
   const contributionBaseTransitionStepsFrom = lastDay(contributionBaseTransitionSteps);
   const contributionBaseTransitionStepsLast = stepAt(contributionBaseTransitionSteps, contributionBaseTransitionStepsFrom);
   let rounding: number;
   if (roundingOption === 0) {
    rounding = 58;
   }
   else {
    rounding = 59;
   }
   const hybridLawDaySince = alwaysFrom(contributionHybridSteps);
   const v12Since = alwaysFrom(contributionSurchargeOtherServiceSteps, contributionSurchargeSurvivorPensionSteps, contributionBaseTransitionSteps);
   if (!areSmall(contributionHybridSteps, contributionBaseLegacySteps, contributionSurchargeOtherServiceSteps, contributionSurchargeSurvivorPensionSteps, contributionBaseTransitionSteps)) sure = false;
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    const participantEnrolledOnGiven = participantEnrolledOnColumn[i] as number;
    const contributionMonthGiven = contributionMonthColumn[i] as number;
    const contributionSalaryGiven = contributionSalaryColumn[i] as number;
    if ((participantEnrolledOnGiven) < 0 || contributionSalaryGiven < 0) {
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
    const contributionMonthBits = contributionMonthGiven === ABSENT ? UNKNOWN : 0;
    const v10 = monthEndOf(contributionMonthGiven);
    const v11 = Math.max(participantEnrolledOnGiven, v10);
    const absent = contributionMonthBits === UNKNOWN;
    const v12: number = absent ? participantEnrolledOnGiven : v11;
    const hybridLawDay = Math.max(v12, cohortHybridFrom);
    const contributionHybrid = hybridLawDay >= contributionHybridStepsFrom ? contributionHybridStepsLast : stepAt(contributionHybridSteps, hybridLawDay);
    if (hybridLawDay < hybridLawDaySince) most = Infinity;
    const contributionSurchargeOtherService = v12 >= contributionSurchargeOtherServiceStepsFrom ? contributionSurchargeOtherServiceStepsLast : stepAt(contributionSurchargeOtherServiceSteps, v12);
    if (v12 < v12Since) most = Infinity;
    const contributionSurchargeSurvivorPension = v12 >= contributionSurchargeSurvivorPensionStepsFrom ? contributionSurchargeSurvivorPensionStepsLast : stepAt(contributionSurchargeSurvivorPensionSteps, v12);
    const contributionBaseTransition = v12 >= contributionBaseTransitionStepsFrom ? contributionBaseTransitionStepsLast : stepAt(contributionBaseTransitionSteps, v12);
    let v21: number;
    let v21Bits: number;
    if (baseContributionOption === 0) {
     const v13 = cohort === 0;
     const contributionBaseLegacy = v12 >= contributionBaseLegacyStepsFrom ? contributionBaseLegacyStepsLast : stepAt(contributionBaseLegacySteps, v12);
     if (Number.isNaN(contributionBaseLegacy)) most = Infinity;
     const v14 = contributionBaseLegacy + contributionSurchargeOtherService;
     const v15 = v14 + contributionSurchargeSurvivorPension;
     const v16 = contributionBaseTransition + contributionSurchargeOtherService;
     const v17 = v16 + contributionSurchargeSurvivorPension;
     const v18: number = v13 ? v15 : v17;
     v21 = v18;
     v21Bits = v5Bits;
    }
    else {
     const v19 = contributionBaseTransition + contributionSurchargeOtherService;
     const v20 = v19 + contributionSurchargeSurvivorPension;
     v21 = v20;
     v21Bits = 0;
    }
    const contributionRate: number = v9 ? contributionHybrid : v21;
    const contributionRateBits = v5Bits !== 0 ? v5Bits : v9 ? 0 : v21Bits;
    const monthlySalary = rounding === 59 || contributionSalaryGiven < 0 ? roundOf(contributionSalaryGiven, 12, rounding === 59) : Math.floor((2 * contributionSalaryGiven + 12) / (2 * 12));
    const n = monthlySalary * contributionRate;
    most += Math.abs(n);
    const n2 = over;
    const contribution = rounding === 59 || n < 0 ? roundOf(n, n2, rounding === 59) : Math.floor((2 * n + n2) / (2 * n2));
    const denied = false;
    const outcome = outcomeOfBits(v5Bits, 0, 0, denied, contributionRateBits, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    rateResult[i] = outcome === GRANTED ? contributionRate : Number.NaN;
    rateDenominatorResult[i] = over;
    monthlySalaryResult[i] = outcome === GRANTED ? monthlySalary : Number.NaN;
    amountResult[i] = outcome === GRANTED ? contribution : Number.NaN;
   }
   return left;
  }

  export const contribution: Kernel<ContributionColumns, ContributionResults> = {
   columns: contributionColumns,
   rows: contributionRows,
   inputs: [
    { name: 'participantEnrolledOn', node: 0 },
    { name: 'contributionMonth', node: 21 },
    { name: 'contributionSalary', node: 44 },
   ],
   outputs: [
    { name: 'rate', kind: 'ratio' },
    { name: 'monthlySalary', kind: 'money-a-month' },
    { name: 'amount', kind: 'money-a-month' },
   ],
  };
