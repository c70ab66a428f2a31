// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question occupational-disability, of one row and over columns.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, EXACT, GRANTED, NO_LAW, UNKNOWN, chosenBits, lastDay, lastStep, outcomeOfBits, roundOf, stepAt } from '../../rules/index.ts';

export interface OccupationalDisabilityRow {
 /** The fact /participant/enrolledOn: a packed date, a number or a code; -1 where absent. */
 readonly participantEnrolledOn: number;
 /** The fact /disability/arisesFromEmployment: 1 or 0; -1 where absent. */
 readonly disabilityArisesFromEmployment: number;
 /** The finding served-on: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly inOfficeAtOnsetFound: number;
 readonly inOfficeAtOnsetFoundStatus: number;
 /** The finding find-incapable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly physiciansSufficeFound: number;
 readonly physiciansSufficeFoundStatus: number;
 /** The finding find-capable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundFindCapable: number;
 readonly foundFindCapableStatus: number;
 /** The fact /disability/application/onForm: 1 or 0; -1 where absent. */
 readonly disabilityApplicationOnForm: number;
 /** The fact /disability/application/filedOn: a packed date, a number or a code; -1 where absent. */
 readonly disabilityApplicationFiledOn: number;
 /** The fact /on: a packed date, a number or a code; -1 where absent. */
 readonly on: number;
 /** The fact /disability/compensable: 1 or 0; -1 where absent. */
 readonly disabilityCompensable: number;
 /** The finding salary-on: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly baseRateFound: number;
 readonly baseRateFoundDenominator: number;
 readonly baseRateFoundStatus: number;
 /** The fact /disability/fundMonthly: whole cents; below zero where absent. */
 readonly disabilityFundMonthly: number;
}

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

export interface OccupationalDisabilityResult {
 outcome: number;
 annual: number;
 monthly: number;
 fundMonthly: number;
 systemMonthly: number;
 participantMonthly: number;
}

export interface OccupationalDisabilityResults {
 readonly outcome: Uint8Array;
 readonly annual: Float64Array;
 readonly monthly: Float64Array;
 readonly fundMonthly: Float64Array;
 readonly systemMonthly: Float64Array;
 readonly participantMonthly: Float64Array;
}

function occupationalDisabilityRow(row: OccupationalDisabilityRow, law: KernelLaw): OccupationalDisabilityResult {
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
 let beyond = false;
 const participantEnrolledOnGiven = row.participantEnrolledOn;
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
 const disabilityArisesFromEmploymentGiven = row.disabilityArisesFromEmployment;
 const disabilityArisesFromEmploymentBits = disabilityArisesFromEmploymentGiven === ABSENT ? UNKNOWN : 0;
 const disabilityArisesFromEmployment2 = disabilityArisesFromEmploymentGiven === 1;
 const inOfficeAtOnsetFoundBits = row.inOfficeAtOnsetFoundStatus;
 const inOfficeAtOnsetFoundValue = row.inOfficeAtOnsetFound;
 const inOfficeAtOnsetFound2 = inOfficeAtOnsetFoundValue === 1;
 const physiciansSufficeFoundBits = row.physiciansSufficeFoundStatus;
 const physiciansSufficeFoundValue = row.physiciansSufficeFound;
 const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
 let v11: boolean;
 let v11Bits: number;
 if (conflictingCertificatesOption === 0) {
  const foundFindCapableBits = row.foundFindCapableStatus;
  const foundFindCapableValue = row.foundFindCapable;
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
 const disabilityApplicationOnFormGiven = row.disabilityApplicationOnForm;
 const disabilityApplicationOnFormBits = disabilityApplicationOnFormGiven === ABSENT ? UNKNOWN : 0;
 const disabilityApplicationOnForm2 = disabilityApplicationOnFormGiven === 1;
 const disabilityApplicationFiledOnGiven = row.disabilityApplicationFiledOn;
 const disabilityApplicationFiledOnBits = disabilityApplicationFiledOnGiven === ABSENT ? UNKNOWN : 0;
 const onGiven = row.on;
 const onBits = onGiven === ABSENT ? UNKNOWN : 0;
 const v12 = disabilityApplicationFiledOnGiven <= onGiven;
 const v12Bits = disabilityApplicationFiledOnBits | onBits;
 const settled = (!disabilityApplicationOnForm2 && disabilityApplicationOnFormBits === 0) || (!v12 && v12Bits === 0);
 const bits = disabilityApplicationOnFormBits | v12Bits;
 const occupationalApplication = !settled;
 const occupationalApplicationBits = settled ? bits & NO_LAW : bits;
 const disabilityCompensableGiven = row.disabilityCompensable;
 const disabilityCompensableBits = disabilityCompensableGiven === ABSENT ? UNKNOWN : 0;
 const disabilityCompensable2 = disabilityCompensableGiven === 1;
 const baseRateFoundBits = row.baseRateFoundStatus;
 const baseRateFoundValue = row.baseRateFound;
 const baseRateFoundOver = row.baseRateFoundDenominator;
 const lawDay = Math.max(onGiven, systemOperativeDate);
 const lawDayBits = onBits | systemOperativeDateBits;
 const disabilityOccupationalPercent = stepAt(disabilityOccupationalPercentSteps, lawDay);
 const disabilityOccupationalPercentBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityOccupationalPercent) ? NO_LAW : 0;
 const n = baseRateFoundValue * disabilityOccupationalPercent;
 if (n > EXACT || n < -EXACT) beyond = true;
 const vBits5 = baseRateFoundBits | disabilityOccupationalPercentBits;
 const by = baseRateFoundOver * over;
 if (by > EXACT || by < -EXACT) beyond = true;
 const v13 = roundOf(n, by, rounding === 59);
 const by2 = 12 * baseRateFoundOver * over;
 if (by2 > EXACT || by2 < -EXACT) beyond = true;
 const occupationalMonthly = roundOf(n, by2, rounding === 59);
 const disabilityFundMonthlyGiven = row.disabilityFundMonthly;
 const disabilityFundMonthlyBits = disabilityFundMonthlyGiven < 0 ? UNKNOWN : 0;
 const absent = disabilityFundMonthlyBits === UNKNOWN;
 const v14: number = absent ? 0 : disabilityFundMonthlyGiven;
 const vBits6 = absent ? 0 : disabilityFundMonthlyBits;
 const v15 = occupationalMonthly - v14;
 if (v15 > EXACT || v15 < -EXACT) beyond = true;
 const vBits7 = vBits5 | vBits6;
 const first = v15 >= 0;
 const systemPart: number = first ? v15 : 0;
 let participantPart: number;
 let participantPartBits: number;
 if (fundOffsetOption === 0) {
  const v16 = occupationalMonthly - v14;
  if (v16 > EXACT || v16 < -EXACT) beyond = true;
  const vBits8 = vBits5 | vBits6;
  const first2 = v16 >= 0;
  const systemPart2: number = first2 ? v16 : 0;
  const v17 = systemPart2 + v14;
  if (v17 > EXACT || v17 < -EXACT) beyond = true;
  const vBits9 = vBits8 | vBits6;
  participantPart = v17;
  participantPartBits = vBits9;
 }
 else {
  const v18 = occupationalMonthly - v14;
  if (v18 > EXACT || v18 < -EXACT) beyond = true;
  const vBits10 = vBits5 | vBits6;
  const first3 = v18 >= 0;
  const systemPart3: number = first3 ? v18 : 0;
  participantPart = systemPart3;
  participantPartBits = vBits10;
 }
 const denied = (!notHybrid && cohortBits === 0) || (!disabilityArisesFromEmployment2 && disabilityArisesFromEmploymentBits === 0) || (!inOfficeAtOnsetFound2 && inOfficeAtOnsetFoundBits === 0) || (!medicalProof && medicalProofBits === 0) || (!occupationalApplication && occupationalApplicationBits === 0) || (!disabilityCompensable2 && disabilityCompensableBits === 0);
 const outcome = outcomeOfBits(cohortBits, 0, cohortBits | disabilityArisesFromEmploymentBits | inOfficeAtOnsetFoundBits | medicalProofBits | occupationalApplicationBits | disabilityCompensableBits, denied, vBits5 | vBits6 | vBits7 | participantPartBits, beyond);
 return { outcome, annual: outcome === GRANTED ? v13 : Number.NaN, monthly: outcome === GRANTED ? occupationalMonthly : Number.NaN, fundMonthly: outcome === GRANTED ? v14 : Number.NaN, systemMonthly: outcome === GRANTED ? systemPart : Number.NaN, participantMonthly: outcome === GRANTED ? participantPart : Number.NaN };
}

function occupationalDisabilityColumns(
 columns: OccupationalDisabilityColumns, law: KernelLaw, results: OccupationalDisabilityResults, rows: number, rest: Int32Array): number {
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
  let sure = true;
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
  for (let i = 0; i < rows; i++) {
   if (!sure || (participantEnrolledOnColumn[i] as number) === ABSENT || (disabilityArisesFromEmploymentColumn[i] as number) === ABSENT || (inOfficeAtOnsetFoundColumn[i] as number) === ABSENT || (physiciansSufficeFoundColumn[i] as number) === ABSENT || (foundFindCapableColumn[i] as number) === ABSENT || (disabilityApplicationOnFormColumn[i] as number) === ABSENT || (disabilityApplicationFiledOnColumn[i] as number) === ABSENT || (onColumn[i] as number) === ABSENT || (disabilityCompensableColumn[i] as number) === ABSENT || (baseRateFoundColumn[i] as number) < 0) {
    rest[left++] = i;
    continue;
   }
   let beyond = false;
   const participantEnrolledOnGiven = participantEnrolledOnColumn[i] as number;
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
   const disabilityArisesFromEmploymentGiven = disabilityArisesFromEmploymentColumn[i] as number;
   const disabilityArisesFromEmployment2 = disabilityArisesFromEmploymentGiven === 1;
   const inOfficeAtOnsetFoundValue = inOfficeAtOnsetFoundColumn[i] as number;
   const inOfficeAtOnsetFound2 = inOfficeAtOnsetFoundValue === 1;
   const physiciansSufficeFoundValue = physiciansSufficeFoundColumn[i] as number;
   const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
   let v11: boolean;
   let v11Bits: number;
   if (conflictingCertificatesOption === 0) {
    const foundFindCapableValue = foundFindCapableColumn[i] as number;
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
   const disabilityApplicationOnFormGiven = disabilityApplicationOnFormColumn[i] as number;
   const disabilityApplicationOnForm2 = disabilityApplicationOnFormGiven === 1;
   const disabilityApplicationFiledOnGiven = disabilityApplicationFiledOnColumn[i] as number;
   const onGiven = onColumn[i] as number;
   const v12 = disabilityApplicationFiledOnGiven <= onGiven;
   const occupationalApplication = disabilityApplicationOnForm2 && v12;
   const disabilityCompensableGiven = disabilityCompensableColumn[i] as number;
   const disabilityCompensable2 = disabilityCompensableGiven === 1;
   const baseRateFoundValue = baseRateFoundColumn[i] as number;
   const baseRateFoundOver = baseRateFoundDenominatorColumn[i] as number;
   const lawDay = Math.max(onGiven, systemOperativeDate);
   const disabilityOccupationalPercent = lawDay >= disabilityOccupationalPercentStepsFrom ? disabilityOccupationalPercentStepsLast : stepAt(disabilityOccupationalPercentSteps, lawDay);
   if (Number.isNaN(disabilityOccupationalPercent)) beyond = true;
   const n = baseRateFoundValue * disabilityOccupationalPercent;
   if (n > EXACT || n < -EXACT) beyond = true;
   const by = baseRateFoundOver * over;
   if (by > EXACT || by < -EXACT) beyond = true;
   const v13 = rounding === 59 || n < 0 ? roundOf(n, by, rounding === 59) : Math.floor((2 * n + by) / (2 * by));
   const by2 = 12 * baseRateFoundOver * over;
   if (by2 > EXACT || by2 < -EXACT) beyond = true;
   const occupationalMonthly = rounding === 59 || n < 0 ? roundOf(n, by2, rounding === 59) : Math.floor((2 * n + by2) / (2 * by2));
   const disabilityFundMonthlyGiven = disabilityFundMonthlyColumn[i] as number;
   const disabilityFundMonthlyBits = disabilityFundMonthlyGiven < 0 ? UNKNOWN : 0;
   const absent = disabilityFundMonthlyBits === UNKNOWN;
   const v14: number = absent ? 0 : disabilityFundMonthlyGiven;
   const vBits3 = absent ? 0 : disabilityFundMonthlyBits;
   const v15 = occupationalMonthly - v14;
   if (v15 > EXACT || v15 < -EXACT) beyond = true;
   const first = v15 >= 0;
   const systemPart: number = first ? v15 : 0;
   let participantPart: number;
   if (fundOffsetOption === 0) {
    const v16 = occupationalMonthly - v14;
    if (v16 > EXACT || v16 < -EXACT) beyond = true;
    const first2 = v16 >= 0;
    const systemPart2: number = first2 ? v16 : 0;
    const v17 = systemPart2 + v14;
    if (v17 > EXACT || v17 < -EXACT) beyond = true;
    participantPart = v17;
   }
   else {
    const v18 = occupationalMonthly - v14;
    if (v18 > EXACT || v18 < -EXACT) beyond = true;
    const first3 = v18 >= 0;
    const systemPart3: number = first3 ? v18 : 0;
    participantPart = systemPart3;
   }
   const denied = (!notHybrid && v5Bits === 0) || !disabilityArisesFromEmployment2 || !inOfficeAtOnsetFound2 || (!medicalProof && medicalProofBits === 0) || !occupationalApplication || !disabilityCompensable2;
   const outcome = outcomeOfBits(v5Bits, 0, v5Bits | medicalProofBits, denied, vBits3, beyond);
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

 export const occupationalDisability: Kernel<OccupationalDisabilityRow, OccupationalDisabilityColumns, OccupationalDisabilityResult, OccupationalDisabilityResults> = {
  row: occupationalDisabilityRow,
  at: (columns, i) => ({
   participantEnrolledOn: columns.participantEnrolledOn[i] as number,
   disabilityArisesFromEmployment: columns.disabilityArisesFromEmployment[i] as number,
   inOfficeAtOnsetFound: columns.inOfficeAtOnsetFound[i] as number,
   inOfficeAtOnsetFoundStatus: columns.inOfficeAtOnsetFoundStatus[i] as number,
   physiciansSufficeFound: columns.physiciansSufficeFound[i] as number,
   physiciansSufficeFoundStatus: columns.physiciansSufficeFoundStatus[i] as number,
   foundFindCapable: columns.foundFindCapable[i] as number,
   foundFindCapableStatus: columns.foundFindCapableStatus[i] as number,
   disabilityApplicationOnForm: columns.disabilityApplicationOnForm[i] as number,
   disabilityApplicationFiledOn: columns.disabilityApplicationFiledOn[i] as number,
   on: columns.on[i] as number,
   disabilityCompensable: columns.disabilityCompensable[i] as number,
   baseRateFound: columns.baseRateFound[i] as number,
   baseRateFoundDenominator: columns.baseRateFoundDenominator[i] as number,
   baseRateFoundStatus: columns.baseRateFoundStatus[i] as number,
   disabilityFundMonthly: columns.disabilityFundMonthly[i] as number,
  }),
  columns: occupationalDisabilityColumns,
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
