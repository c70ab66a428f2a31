// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question occupational-disability: of rows of which all is there, and of any.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, DENIED, EXACT, GRANTED, NO_LAW, SMALL, UNKNOWN, alwaysFrom, areSmall, chosenBits, everyRow, lastDay, lastStep, outcomeOfBits, roundOf, stepAt } from '../../rules/index.ts';

export interface OccupationalDisabilityColumns {
 /** The fact /participant/enrolledOn: a packed date, a number or a code; -1 where absent. */
 readonly participantEnrolledOn: Int32Array;
 /** The fact /disability/arisesFromEmployment: 1 or 0; -1 where absent. */
 readonly disabilityArisesFromEmployment: Int8Array;
 /** The finding served-on: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly inOfficeAtOnsetFound: Int8Array;
 readonly inOfficeAtOnsetFoundStatus: Uint8Array;
 /** The finding find-incapable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly physiciansSufficeFound: Int8Array;
 readonly physiciansSufficeFoundStatus: Uint8Array;
 /** The finding find-capable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundFindCapable: Int8Array;
 readonly foundFindCapableStatus: Uint8Array;
 /** The fact /disability/application/onForm: 1 or 0; -1 where absent. */
 readonly disabilityApplicationOnForm: Int8Array;
 /** The fact /disability/application/filedOn: a packed date, a number or a code; -1 where absent. */
 readonly disabilityApplicationFiledOn: Int32Array;
 /** The fact /on: a packed date, a number or a code; -1 where absent. */
 readonly on: Int32Array;
 /** The fact /disability/compensable: 1 or 0; -1 where absent. */
 readonly disabilityCompensable: Int8Array;
 /** The finding salary-on: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly baseRateFound: Float64Array;
 readonly baseRateFoundDenominator: Float64Array;
 readonly baseRateFoundStatus: Uint8Array;
 /** The fact /disability/fundMonthly: whole cents; below zero where absent. */
 readonly disabilityFundMonthly: Float64Array;
}

export interface OccupationalDisabilityResults {
 readonly outcome: Uint8Array;
 readonly annual: Float64Array;
 readonly monthly: Float64Array;
 readonly fundMonthly: Float64Array;
 readonly systemMonthly: Float64Array;
 readonly participantMonthly: Float64Array;
}

function occupationalDisabilityRows(
 columns: OccupationalDisabilityColumns, law: KernelLaw, results: OccupationalDisabilityResults, which: Int32Array, many: number): void {
  const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
  const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
  const systemOperativeDateSteps = law.figures['system.operative-date'] as Steps;
  const disabilityOccupationalPercentSteps = law.figures['disability.occupational.percent'] as Steps;
  const hybridStartOption = law.readings['hybrid-start'] as number;
  const transitionStartOption = law.readings['transition-start'] as number;
  const conflictingCertificatesOption = law.readings['conflicting-certificates'] as number;
  const roundingOption = law.readings['rounding'] as number;
  const fundOffsetOption = law.readings['fund-offset'] as number;
  const over = law.over;
  const cohortHybridFrom = lastStep(cohortHybridFromSteps);
  const cohortHybridFromBits = Number.isNaN(cohortHybridFrom) ? NO_LAW : 0;
  const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
  const cohortTransitionFromBits = Number.isNaN(cohortTransitionFrom) ? NO_LAW : 0;
  const systemOperativeDate = lastStep(systemOperativeDateSteps);
  const systemOperativeDateBits = Number.isNaN(systemOperativeDate) ? NO_LAW : 0;
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
   const notHybrid = !v9;
   const disabilityArisesFromEmploymentGiven = columns.disabilityArisesFromEmployment[i] as number;
   const disabilityArisesFromEmploymentBits = disabilityArisesFromEmploymentGiven === ABSENT ? UNKNOWN : 0;
   const disabilityArisesFromEmployment2 = disabilityArisesFromEmploymentGiven === 1;
   const inOfficeAtOnsetFoundValue = columns.inOfficeAtOnsetFound[i] as number;
   const inOfficeAtOnsetFoundBits = columns.inOfficeAtOnsetFoundStatus[i] as number;
   const inOfficeAtOnsetFound2 = inOfficeAtOnsetFoundValue === 1;
   const physiciansSufficeFoundValue = columns.physiciansSufficeFound[i] as number;
   const physiciansSufficeFoundBits = columns.physiciansSufficeFoundStatus[i] as number;
   const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
   let v11: boolean;
   let v11Bits: number;
   if (conflictingCertificatesOption === 0) {
    const foundFindCapableValue = columns.foundFindCapable[i] as number;
    const foundFindCapableBits = columns.foundFindCapableStatus[i] as number;
    const foundFindCapable2 = foundFindCapableValue === 1;
    const v10: boolean = foundFindCapable2 ? false : true;
    const vBits4 = chosenBits(foundFindCapableBits, foundFindCapable2, 4, 0, false);
    v11 = v10;
    v11Bits = vBits4;
   }
   else {
    v11 = true;
    v11Bits = 0;
   }
   const medicalProof: boolean = physiciansSufficeFound2 ? v11 : false;
   const medicalProofBits = chosenBits(physiciansSufficeFoundBits, physiciansSufficeFound2, v11Bits, 0, v11 === false);
   const disabilityApplicationOnFormGiven = columns.disabilityApplicationOnForm[i] as number;
   const disabilityApplicationOnFormBits = disabilityApplicationOnFormGiven === ABSENT ? UNKNOWN : 0;
   const disabilityApplicationOnForm2 = disabilityApplicationOnFormGiven === 1;
   const disabilityApplicationFiledOnGiven = columns.disabilityApplicationFiledOn[i] as number;
   const disabilityApplicationFiledOnBits = disabilityApplicationFiledOnGiven === ABSENT ? UNKNOWN : 0;
   const onGiven = columns.on[i] as number;
   const onBits = onGiven === ABSENT ? UNKNOWN : 0;
   const v12 = disabilityApplicationFiledOnGiven <= onGiven;
   const v12Bits = disabilityApplicationFiledOnBits | onBits;
   const settled = (!disabilityApplicationOnForm2 && disabilityApplicationOnFormBits === 0) || (!v12 && v12Bits === 0);
   const bits = disabilityApplicationOnFormBits | v12Bits;
   const occupationalApplication = !settled;
   const occupationalApplicationBits = settled ? bits & NO_LAW : bits;
   const disabilityCompensableGiven = columns.disabilityCompensable[i] as number;
   const disabilityCompensableBits = disabilityCompensableGiven === ABSENT ? UNKNOWN : 0;
   const disabilityCompensable2 = disabilityCompensableGiven === 1;
   const baseRateFoundValue = columns.baseRateFound[i] as number;
   const baseRateFoundBits = columns.baseRateFoundStatus[i] as number;
   const baseRateFoundOver = columns.baseRateFoundDenominator[i] as number;
   const lawDay = Math.max(onGiven, systemOperativeDate);
   const lawDayBits = onBits | systemOperativeDateBits;
   const disabilityOccupationalPercent = stepAt(disabilityOccupationalPercentSteps, lawDay);
   const disabilityOccupationalPercentBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityOccupationalPercent) ? NO_LAW : 0;
   const n = baseRateFoundValue * disabilityOccupationalPercent;
   if (n > EXACT || n < -EXACT) beyond = true;
   const vBits5 = baseRateFoundBits | disabilityOccupationalPercentBits;
   const n2 = baseRateFoundOver * over;
   if (n2 > EXACT || n2 < -EXACT) beyond = true;
   const v13 = roundOf(n, n2, rounding === 59);
   const n3 = 12 * baseRateFoundOver * over;
   if (n3 > EXACT || n3 < -EXACT) beyond = true;
   const occupationalMonthly = roundOf(n, n3, rounding === 59);
   const disabilityFundMonthlyGiven = columns.disabilityFundMonthly[i] as number;
   const disabilityFundMonthlyBits = disabilityFundMonthlyGiven < 0 ? UNKNOWN : 0;
   const absent = disabilityFundMonthlyBits === UNKNOWN;
   const v14: number = absent ? 0 : disabilityFundMonthlyGiven;
   const v15 = occupationalMonthly - v14;
   if (v15 > EXACT || v15 < -EXACT) beyond = true;
   const systemPart = v15 >= 0 ? v15 : 0;
   let participantPart: number;
   if (fundOffsetOption === 0) {
    const v16 = occupationalMonthly - v14;
    if (v16 > EXACT || v16 < -EXACT) beyond = true;
    const systemPart2 = v16 >= 0 ? v16 : 0;
    const v17 = systemPart2 + v14;
    if (v17 > EXACT || v17 < -EXACT) beyond = true;
    participantPart = v17;
   }
   else {
    const v18 = occupationalMonthly - v14;
    if (v18 > EXACT || v18 < -EXACT) beyond = true;
    const systemPart3 = v18 >= 0 ? v18 : 0;
    participantPart = systemPart3;
   }
   const denied = (!notHybrid && cohortBits === 0) || (!disabilityArisesFromEmployment2 && disabilityArisesFromEmploymentBits === 0) || (!inOfficeAtOnsetFound2 && inOfficeAtOnsetFoundBits === 0) || (!medicalProof && medicalProofBits === 0) || (!occupationalApplication && occupationalApplicationBits === 0) || (!disabilityCompensable2 && disabilityCompensableBits === 0);
   const outcome = outcomeOfBits(cohortBits, 0, cohortBits | disabilityArisesFromEmploymentBits | inOfficeAtOnsetFoundBits | medicalProofBits | occupationalApplicationBits | disabilityCompensableBits, denied, vBits5, beyond);
   results.outcome[i] = outcome;
   results.annual[i] = outcome === GRANTED ? v13 : Number.NaN;
   results.monthly[i] = outcome === GRANTED ? occupationalMonthly : Number.NaN;
   results.fundMonthly[i] = outcome === GRANTED ? v14 : Number.NaN;
   results.systemMonthly[i] = outcome === GRANTED ? systemPart : Number.NaN;
   results.participantMonthly[i] = outcome === GRANTED ? participantPart : Number.NaN;
  }
 }

 function occupationalDisabilityColumns(
  columns: OccupationalDisabilityColumns, law: KernelLaw, results: OccupationalDisabilityResults, begin: number, end: number, rest: Int32Array): number {
   const participantEnrolledOnColumn = columns.participantEnrolledOn;
   const disabilityArisesFromEmploymentColumn = columns.disabilityArisesFromEmployment;
   const inOfficeAtOnsetFoundColumn = columns.inOfficeAtOnsetFound;
   const physiciansSufficeFoundColumn = columns.physiciansSufficeFound;
   const foundFindCapableColumn = columns.foundFindCapable;
   const disabilityApplicationOnFormColumn = columns.disabilityApplicationOnForm;
   const disabilityApplicationFiledOnColumn = columns.disabilityApplicationFiledOn;
   const onColumn = columns.on;
   const disabilityCompensableColumn = columns.disabilityCompensable;
   const baseRateFoundColumn = columns.baseRateFound;
   const baseRateFoundDenominatorColumn = columns.baseRateFoundDenominator;
   const disabilityFundMonthlyColumn = columns.disabilityFundMonthly;
   const outcomeResult = results.outcome;
   const annualResult = results.annual;
   const monthlyResult = results.monthly;
   const fundMonthlyResult = results.fundMonthly;
   const systemMonthlyResult = results.systemMonthly;
   const participantMonthlyResult = results.participantMonthly;
   const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
   const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
   const systemOperativeDateSteps = law.figures['system.operative-date'] as Steps;
   const disabilityOccupationalPercentSteps = law.figures['disability.occupational.percent'] as Steps;
   const hybridStartOption = law.readings['hybrid-start'] as number;
   const transitionStartOption = law.readings['transition-start'] as number;
   const conflictingCertificatesOption = law.readings['conflicting-certificates'] as number;
   const roundingOption = law.readings['rounding'] as number;
   const fundOffsetOption = law.readings['fund-offset'] as number;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   const cohortHybridFrom = lastStep(cohortHybridFromSteps);
   if (Number.isNaN(cohortHybridFrom)) sure = false;
   const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
   if (Number.isNaN(cohortTransitionFrom)) sure = false;
   const systemOperativeDate = lastStep(systemOperativeDateSteps);
   if (Number.isNaN(systemOperativeDate)) sure = false;
   const disabilityOccupationalPercentStepsFrom = lastDay(disabilityOccupationalPercentSteps);
   const disabilityOccupationalPercentStepsLast = stepAt(disabilityOccupationalPercentSteps, disabilityOccupationalPercentStepsFrom);
   let rounding: number;
   if (roundingOption === 0) {
    rounding = 58;
   }
   else {
    rounding = 59;
   }
   const lawDaySince = alwaysFrom(disabilityOccupationalPercentSteps);
   if (!areSmall(disabilityOccupationalPercentSteps)) sure = false;
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    const participantEnrolledOnGiven = participantEnrolledOnColumn[i] as number;
    const disabilityArisesFromEmploymentGiven = disabilityArisesFromEmploymentColumn[i] as number;
    const inOfficeAtOnsetFoundValue = inOfficeAtOnsetFoundColumn[i] as number;
    const physiciansSufficeFoundValue = physiciansSufficeFoundColumn[i] as number;
    const disabilityApplicationOnFormGiven = disabilityApplicationOnFormColumn[i] as number;
    const disabilityApplicationFiledOnGiven = disabilityApplicationFiledOnColumn[i] as number;
    const onGiven = onColumn[i] as number;
    const disabilityCompensableGiven = disabilityCompensableColumn[i] as number;
    if ((participantEnrolledOnGiven | disabilityArisesFromEmploymentGiven | inOfficeAtOnsetFoundValue | physiciansSufficeFoundValue | disabilityApplicationOnFormGiven | disabilityApplicationFiledOnGiven | onGiven | disabilityCompensableGiven) < 0) {
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
    const notHybrid = !v9;
    const disabilityArisesFromEmployment2 = disabilityArisesFromEmploymentGiven === 1;
    const inOfficeAtOnsetFound2 = inOfficeAtOnsetFoundValue === 1;
    const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
    let v11: boolean;
    let v11Bits: number;
    if (conflictingCertificatesOption === 0) {
     const foundFindCapableValue = foundFindCapableColumn[i] as number;
     if (foundFindCapableValue < 0) most = Infinity;
     const foundFindCapable2 = foundFindCapableValue === 1;
     const v10: boolean = foundFindCapable2 ? false : true;
     const vBits2 = foundFindCapable2 ? 4 : 0;
     v11 = v10;
     v11Bits = vBits2;
    }
    else {
     v11 = true;
     v11Bits = 0;
    }
    const medicalProof: boolean = physiciansSufficeFound2 ? v11 : false;
    const medicalProofBits = physiciansSufficeFound2 ? v11Bits : 0;
    const disabilityApplicationOnForm2 = disabilityApplicationOnFormGiven === 1;
    const v12 = disabilityApplicationFiledOnGiven <= onGiven;
    const occupationalApplication = disabilityApplicationOnForm2 && v12;
    const disabilityCompensable2 = disabilityCompensableGiven === 1;
    const denied = (!notHybrid && v5Bits === 0) || !disabilityArisesFromEmployment2 || !inOfficeAtOnsetFound2 || (!medicalProof && medicalProofBits === 0) || !occupationalApplication || !disabilityCompensable2;
    if (denied && v5Bits === 0 && most <= EXACT) {
     outcomeResult[i] = DENIED;
     annualResult[i] = Number.NaN;
     monthlyResult[i] = Number.NaN;
     fundMonthlyResult[i] = Number.NaN;
     systemMonthlyResult[i] = Number.NaN;
     participantMonthlyResult[i] = Number.NaN;
     continue;
    }
    const baseRateFoundValue = baseRateFoundColumn[i] as number;
    const disabilityFundMonthlyGiven = disabilityFundMonthlyColumn[i] as number;
    if (baseRateFoundValue < 0) {
     rest[left++] = i;
     continue;
    }
    const baseRateFoundOver = baseRateFoundDenominatorColumn[i] as number;
    const lawDay = Math.max(onGiven, systemOperativeDate);
    const disabilityOccupationalPercent = lawDay >= disabilityOccupationalPercentStepsFrom ? disabilityOccupationalPercentStepsLast : stepAt(disabilityOccupationalPercentSteps, lawDay);
    if (lawDay < lawDaySince) most = Infinity;
    const n = baseRateFoundValue * disabilityOccupationalPercent;
    most += Math.abs(n);
    const n2 = baseRateFoundOver * over;
    most += Math.abs(n2);
    const v13 = rounding === 59 || n < 0 ? roundOf(n, n2, rounding === 59) : Math.floor((2 * n + n2) / (2 * n2));
    const n3 = 12 * baseRateFoundOver * over;
    most += Math.abs(n3);
    const occupationalMonthly = rounding === 59 || n < 0 ? roundOf(n, n3, rounding === 59) : Math.floor((2 * n + n3) / (2 * n3));
    const disabilityFundMonthlyBits = disabilityFundMonthlyGiven < 0 ? UNKNOWN : 0;
    const absent = disabilityFundMonthlyBits === UNKNOWN;
    const v14: number = absent ? 0 : disabilityFundMonthlyGiven;
    const v15 = occupationalMonthly - v14;
    most += Math.abs(v15);
    const systemPart = v15 >= 0 ? v15 : 0;
    let participantPart: number;
    if (fundOffsetOption === 0) {
     const v16 = occupationalMonthly - v14;
     most += Math.abs(v16);
     const systemPart2 = v16 >= 0 ? v16 : 0;
     const v17 = systemPart2 + v14;
     most += Math.abs(v17);
     participantPart = v17;
    }
    else {
     const v18 = occupationalMonthly - v14;
     most += Math.abs(v18);
     const systemPart3 = v18 >= 0 ? v18 : 0;
     participantPart = systemPart3;
    }
    const outcome = outcomeOfBits(v5Bits, 0, v5Bits | medicalProofBits, false, 0, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    annualResult[i] = outcome === GRANTED ? v13 : Number.NaN;
    monthlyResult[i] = outcome === GRANTED ? occupationalMonthly : Number.NaN;
    fundMonthlyResult[i] = outcome === GRANTED ? v14 : Number.NaN;
    systemMonthlyResult[i] = outcome === GRANTED ? systemPart : Number.NaN;
    participantMonthlyResult[i] = outcome === GRANTED ? participantPart : Number.NaN;
   }
   return left;
  }

  export const occupationalDisability: Kernel<OccupationalDisabilityColumns, OccupationalDisabilityResults> = {
   columns: occupationalDisabilityColumns,
   rows: occupationalDisabilityRows,
   inputs: [
    { name: 'participantEnrolledOn', node: 0 },
    { name: 'disabilityArisesFromEmployment', node: 23 },
    { name: 'inOfficeAtOnsetFound', node: 34 },
    { name: 'physiciansSufficeFound', node: 41 },
    { name: 'foundFindCapable', node: 43 },
    { name: 'disabilityApplicationOnForm', node: 52 },
    { name: 'disabilityApplicationFiledOn', node: 53 },
    { name: 'on', node: 25 },
    { name: 'disabilityCompensable', node: 57 },
    { name: 'baseRateFound', node: 59 },
    { name: 'disabilityFundMonthly', node: 74 },
   ],
   outputs: [
    { name: 'annual', kind: 'money-a-year' },
    { name: 'monthly', kind: 'money-a-month' },
    { name: 'fundMonthly', kind: 'money-a-month' },
    { name: 'systemMonthly', kind: 'money-a-month' },
    { name: 'participantMonthly', kind: 'money-a-month' },
   ],
  };
