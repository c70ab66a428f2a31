// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question hybrid-disability: of rows of which all is there, and of any.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, DENIED, EXACT, GRANTED, NO_LAW, SMALL, UNKNOWN, alwaysFrom, areSmall, birthdayOf, chosenBits, everyRow, isLeap, lastDay, lastStep, outcomeOfBits, partBits, roundMixed, roundOf, stepAt } from '../../rules/index.ts';

export interface HybridDisabilityColumns {
 /** The fact /participant/enrolledOn: a packed date, a number or a code; -1 where absent. */
 readonly participantEnrolledOn: Int32Array;
 /** The fact /disability/kind: a packed date, a number or a code; -1 where absent. */
 readonly disabilityKind: Int8Array;
 /** The finding months: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly judgeMonthsFound: Int32Array;
 readonly judgeMonthsFoundStatus: Uint8Array;
 /** The fact /on: a packed date, a number or a code; -1 where absent. */
 readonly on: Int32Array;
 /** The fact /disability/application/filedOn: a packed date, a number or a code; -1 where absent. */
 readonly disabilityApplicationFiledOn: Int32Array;
 /** The fact /participant/birthDate: a packed date, a number or a code; -1 where absent. */
 readonly participantBirthDate: Int32Array;
 /** The finding months-beside: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly otherMonthsFound: Int32Array;
 readonly otherMonthsFoundStatus: Uint8Array;
 /** The fact /disability/totalAndPermanentOn: a packed date, a number or a code; -1 where absent. */
 readonly disabilityTotalAndPermanentOn: Int32Array;
 /** The fact /disability/onsetOn: a packed date, a number or a code; -1 where absent. */
 readonly disabilityOnsetOn: Int32Array;
 /** The fact /disability/arisesFromEmployment: 1 or 0; -1 where absent. */
 readonly disabilityArisesFromEmployment: Int8Array;
 /** The fact /disability/compensable: 1 or 0; -1 where absent. */
 readonly disabilityCompensable: Int8Array;
 /** The fact /disability/totalAndPermanent: 1 or 0; -1 where absent. */
 readonly disabilityTotalAndPermanent: Int8Array;
 /** The finding served-on: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly inOfficeAtOnsetFound: Int8Array;
 readonly inOfficeAtOnsetFoundStatus: Uint8Array;
 /** The finding served-on: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly inOfficeWhenPermanentFound: Int8Array;
 readonly inOfficeWhenPermanentFoundStatus: Uint8Array;
 /** The finding find-incapable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly physiciansSufficeFound: Int8Array;
 readonly physiciansSufficeFoundStatus: Uint8Array;
 /** The finding find-capable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundFindCapable: Int8Array;
 readonly foundFindCapableStatus: Uint8Array;
 /** The finding find-permanent: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly physiciansFindPermanentFound: Int8Array;
 readonly physiciansFindPermanentFoundStatus: Uint8Array;
 /** The fact /disability/application/onForm: 1 or 0; -1 where absent. */
 readonly disabilityApplicationOnForm: Int8Array;
 /** The finding salary-on: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly baseRateFound: Float64Array;
 readonly baseRateFoundDenominator: Float64Array;
 readonly baseRateFoundStatus: Uint8Array;
 /** The finding average-of-last-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundAverageOfLastMonths: Float64Array;
 readonly foundAverageOfLastMonthsDenominator: Float64Array;
 readonly foundAverageOfLastMonthsStatus: Uint8Array;
 /** The finding average-of-calendar-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundAverageOfCalendarMonths: Float64Array;
 readonly foundAverageOfCalendarMonthsDenominator: Float64Array;
 readonly foundAverageOfCalendarMonthsStatus: Uint8Array;
 /** The finding months-through: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly accruedMonthsFound: Int32Array;
 readonly accruedMonthsFoundStatus: Uint8Array;
 /** The fact /account/balance: whole cents; below zero where absent. */
 readonly accountBalance: Float64Array;
 /** The fact /account/factor: its numerator; below zero where absent. */
 readonly accountFactor: Float64Array;
 readonly accountFactorDenominator: Float64Array;
 /** The fact /disability/fundMonthly: whole cents; below zero where absent. */
 readonly disabilityFundMonthly: Float64Array;
}

export interface HybridDisabilityResults {
 readonly outcome: Uint8Array;
 readonly underlyingAnnual: Float64Array;
 readonly ceilingSalaryAnnual: Float64Array;
 readonly ceilingAccruedAnnual: Float64Array;
 readonly annual: Float64Array;
 readonly monthly: Float64Array;
 readonly fundMonthly: Float64Array;
 readonly systemMonthly: Float64Array;
 readonly participantMonthly: Float64Array;
}

function hybridDisabilityRows(
 columns: HybridDisabilityColumns, law: KernelLaw, results: HybridDisabilityResults, which: Int32Array, many: number): void {
  const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
  const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
  const disabilityHybridMinimumServiceSteps = law.figures['disability.hybrid.minimum-service'] as Steps;
  const disabilityHybridApplyBeforeAgeSteps = law.figures['disability.hybrid.apply-before-age'] as Steps;
  const systemOperativeDateSteps = law.figures['system.operative-date'] as Steps;
  const disabilityNonoccupationalMinimumServiceSteps = law.figures['disability.nonoccupational.minimum-service'] as Steps;
  const disabilityNonoccupationalBeforeAgeSteps = law.figures['disability.nonoccupational.before-age'] as Steps;
  const disabilityOccupationalPercentSteps = law.figures['disability.occupational.percent'] as Steps;
  const disabilityNonoccupationalBasePercentSteps = law.figures['disability.nonoccupational.base-percent'] as Steps;
  const disabilityNonoccupationalBaseYearsSteps = law.figures['disability.nonoccupational.base-years'] as Steps;
  const disabilityNonoccupationalPercentPerFurtherYearSteps = law.figures['disability.nonoccupational.percent-per-further-year'] as Steps;
  const disabilityNonoccupationalMaximumPercentSteps = law.figures['disability.nonoccupational.maximum-percent'] as Steps;
  const disabilityHybridSalaryCeilingPercentSteps = law.figures['disability.hybrid.salary-ceiling-percent'] as Steps;
  const hybridAccrualPercentSteps = law.figures['hybrid.accrual-percent'] as Steps;
  const hybridStartOption = law.readings['hybrid-start'] as number;
  const transitionStartOption = law.readings['transition-start'] as number;
  const hybridDisabilityTestsOption = law.readings['hybrid-disability-tests'] as number;
  const attainedAgeOption = law.readings['attained-age'] as number;
  const beforeSixtyOption = law.readings['before-sixty'] as number;
  const conflictingCertificatesOption = law.readings['conflicting-certificates'] as number;
  const lastFiveYearsOption = law.readings['last-five-years'] as number;
  const yearsOverTenOption = law.readings['years-over-ten'] as number;
  const hybridUnderlyingOption = law.readings['hybrid-underlying'] as number;
  const roundingOption = law.readings['rounding'] as number;
  const factorUnitOption = law.readings['factor-unit'] as number;
  const fundOffsetOption = law.readings['fund-offset'] as number;
  const over = law.over;
  const cohortHybridFrom = lastStep(cohortHybridFromSteps);
  const cohortHybridFromBits = Number.isNaN(cohortHybridFrom) ? NO_LAW : 0;
  const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
  const cohortTransitionFromBits = Number.isNaN(cohortTransitionFrom) ? NO_LAW : 0;
  let v12: number;
  if (attainedAgeOption === 0) {
   v12 = 60;
  }
  else {
   v12 = 61;
  }
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
   const disabilityKindGiven = columns.disabilityKind[i] as number;
   const disabilityKindBits = disabilityKindGiven === ABSENT ? UNKNOWN : 0;
   const hybridParticipant = cohort === 2;
   const judgeMonthsFoundValue = columns.judgeMonthsFound[i] as number;
   const judgeMonthsFoundBits = columns.judgeMonthsFoundStatus[i] as number;
   const onGiven = columns.on[i] as number;
   const onBits = onGiven === ABSENT ? UNKNOWN : 0;
   const hybridLawDay = Math.max(onGiven, cohortHybridFrom);
   const hybridLawDayBits = onBits | cohortHybridFromBits;
   const disabilityHybridMinimumService = stepAt(disabilityHybridMinimumServiceSteps, hybridLawDay);
   const disabilityHybridMinimumServiceBits = hybridLawDayBits !== 0 ? hybridLawDayBits : Number.isNaN(disabilityHybridMinimumService) ? NO_LAW : 0;
   const n = disabilityHybridMinimumService * 12;
   if (n > EXACT || n < -EXACT) beyond = true;
   const v9 = judgeMonthsFoundValue >= n;
   const v9Bits = judgeMonthsFoundBits | disabilityHybridMinimumServiceBits;
   const v10 = disabilityKindGiven === 3;
   let hybridYearsOfService: boolean;
   let hybridYearsOfServiceBits: number;
   if (hybridDisabilityTestsOption === 0) {
    hybridYearsOfService = v9;
    hybridYearsOfServiceBits = v9Bits;
   }
   else if (hybridDisabilityTestsOption === 1) {
    hybridYearsOfService = v9;
    hybridYearsOfServiceBits = v9Bits;
   }
   else {
    const v11: boolean = v10 ? true : v9;
    const vBits4 = chosenBits(disabilityKindBits, v10, 0, v9Bits, true === v9);
    hybridYearsOfService = v11;
    hybridYearsOfServiceBits = vBits4;
   }
   const disabilityApplicationFiledOnGiven = columns.disabilityApplicationFiledOn[i] as number;
   const disabilityApplicationFiledOnBits = disabilityApplicationFiledOnGiven === ABSENT ? UNKNOWN : 0;
   const participantBirthDateGiven = columns.participantBirthDate[i] as number;
   const participantBirthDateBits = participantBirthDateGiven === ABSENT ? UNKNOWN : 0;
   const disabilityHybridApplyBeforeAge = stepAt(disabilityHybridApplyBeforeAgeSteps, hybridLawDay);
   const disabilityHybridApplyBeforeAgeBits = hybridLawDayBits !== 0 ? hybridLawDayBits : Number.isNaN(disabilityHybridApplyBeforeAge) ? NO_LAW : 0;
   const v13 = birthdayOf(participantBirthDateGiven, disabilityHybridApplyBeforeAge, v12 === 60);
   const v13Bits = participantBirthDateBits | disabilityHybridApplyBeforeAgeBits;
   const v14 = disabilityApplicationFiledOnGiven < v13;
   const v14Bits = disabilityApplicationFiledOnBits | v13Bits;
   let hybridAppliedBeforeTheAge: boolean;
   let hybridAppliedBeforeTheAgeBits: number;
   if (hybridDisabilityTestsOption === 0) {
    hybridAppliedBeforeTheAge = v14;
    hybridAppliedBeforeTheAgeBits = v14Bits;
   }
   else if (hybridDisabilityTestsOption === 1) {
    hybridAppliedBeforeTheAge = v14;
    hybridAppliedBeforeTheAgeBits = v14Bits;
   }
   else {
    const v15: boolean = v10 ? true : v14;
    const vBits5 = chosenBits(disabilityKindBits, v10, 0, v14Bits, true === v14);
    hybridAppliedBeforeTheAge = v15;
    hybridAppliedBeforeTheAgeBits = vBits5;
   }
   const lawDay = Math.max(onGiven, systemOperativeDate);
   const lawDayBits = onBits | systemOperativeDateBits;
   let testsOnTop: boolean;
   let testsOnTopBits: number;
   if (hybridDisabilityTestsOption === 0) {
    testsOnTop = true;
    testsOnTopBits = 0;
   }
   else if (hybridDisabilityTestsOption === 1) {
    const otherMonthsFoundValue = columns.otherMonthsFound[i] as number;
    const otherMonthsFoundBits = columns.otherMonthsFoundStatus[i] as number;
    const v16 = judgeMonthsFoundValue + otherMonthsFoundValue;
    if (v16 > EXACT || v16 < -EXACT) beyond = true;
    const vBits6 = judgeMonthsFoundBits | otherMonthsFoundBits;
    const disabilityService: number = hybridParticipant ? judgeMonthsFoundValue : v16;
    const disabilityServiceBits = chosenBits(cohortBits, hybridParticipant, judgeMonthsFoundBits, vBits6, judgeMonthsFoundValue === v16);
    const disabilityNonoccupationalMinimumService = stepAt(disabilityNonoccupationalMinimumServiceSteps, lawDay);
    const disabilityNonoccupationalMinimumServiceBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityNonoccupationalMinimumService) ? NO_LAW : 0;
    const n2 = disabilityNonoccupationalMinimumService * 12;
    if (n2 > EXACT || n2 < -EXACT) beyond = true;
    const yearsOfService = disabilityService >= n2;
    const yearsOfServiceBits = disabilityServiceBits | disabilityNonoccupationalMinimumServiceBits;
    const disabilityNonoccupationalBeforeAge = stepAt(disabilityNonoccupationalBeforeAgeSteps, lawDay);
    const disabilityNonoccupationalBeforeAgeBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityNonoccupationalBeforeAge) ? NO_LAW : 0;
    const v18 = birthdayOf(participantBirthDateGiven, disabilityNonoccupationalBeforeAge, v12 === 60);
    const v18Bits = participantBirthDateBits | disabilityNonoccupationalBeforeAgeBits;
    let beforeTheAge: boolean;
    let beforeTheAgeBits: number;
    if (beforeSixtyOption === 0) {
     const disabilityTotalAndPermanentOnGiven = columns.disabilityTotalAndPermanentOn[i] as number;
     const disabilityTotalAndPermanentOnBits = disabilityTotalAndPermanentOnGiven === ABSENT ? UNKNOWN : 0;
     const disabilityOnsetOnGiven = columns.disabilityOnsetOn[i] as number;
     const disabilityOnsetOnBits = disabilityOnsetOnGiven === ABSENT ? UNKNOWN : 0;
     const absent = disabilityTotalAndPermanentOnBits === UNKNOWN;
     const v17: number = absent ? disabilityOnsetOnGiven : disabilityTotalAndPermanentOnGiven;
     const vBits7 = absent ? disabilityOnsetOnBits : 0;
     const v19 = v17 < v18;
     const v19Bits = vBits7 | v18Bits;
     beforeTheAge = v19;
     beforeTheAgeBits = v19Bits;
    }
    else if (beforeSixtyOption === 1) {
     const v20 = disabilityApplicationFiledOnGiven < v18;
     const v20Bits = disabilityApplicationFiledOnBits | v18Bits;
     beforeTheAge = v20;
     beforeTheAgeBits = v20Bits;
    }
    else {
     const v21 = onGiven < v18;
     const v21Bits = onBits | v18Bits;
     beforeTheAge = v21;
     beforeTheAgeBits = v21Bits;
    }
    const settled = (!yearsOfService && yearsOfServiceBits === 0) || (!beforeTheAge && beforeTheAgeBits === 0);
    const bits = yearsOfServiceBits | beforeTheAgeBits;
    const v22 = !settled;
    const v22Bits = settled ? bits & NO_LAW : bits;
    const v23: boolean = v10 ? true : v22;
    const vBits8 = chosenBits(disabilityKindBits, v10, 0, v22Bits, true === v22);
    testsOnTop = v23;
    testsOnTopBits = vBits8;
   }
   else {
    testsOnTop = true;
    testsOnTopBits = 0;
   }
   const disabilityArisesFromEmploymentGiven = columns.disabilityArisesFromEmployment[i] as number;
   const disabilityArisesFromEmploymentBits = disabilityArisesFromEmploymentGiven === ABSENT ? UNKNOWN : 0;
   const disabilityArisesFromEmployment2 = disabilityArisesFromEmploymentGiven === 1;
   const disabilityCompensableGiven = columns.disabilityCompensable[i] as number;
   const disabilityCompensableBits = disabilityCompensableGiven === ABSENT ? UNKNOWN : 0;
   const disabilityCompensable2 = disabilityCompensableGiven === 1;
   const settled2 = (!disabilityArisesFromEmployment2 && disabilityArisesFromEmploymentBits === 0) || (!disabilityCompensable2 && disabilityCompensableBits === 0);
   const bits2 = disabilityArisesFromEmploymentBits | disabilityCompensableBits;
   const v24 = !settled2;
   const v24Bits = settled2 ? bits2 & NO_LAW : bits2;
   const disabilityTotalAndPermanentGiven = columns.disabilityTotalAndPermanent[i] as number;
   const disabilityTotalAndPermanentBits = disabilityTotalAndPermanentGiven === ABSENT ? UNKNOWN : 0;
   const disabilityTotalAndPermanent2 = disabilityTotalAndPermanentGiven === 1;
   const hybridCause: boolean = v10 ? v24 : disabilityTotalAndPermanent2;
   const hybridCauseBits = chosenBits(disabilityKindBits, v10, v24Bits, disabilityTotalAndPermanentBits, v24 === disabilityTotalAndPermanent2);
   const inOfficeAtOnsetFoundValue = columns.inOfficeAtOnsetFound[i] as number;
   const inOfficeAtOnsetFoundBits = columns.inOfficeAtOnsetFoundStatus[i] as number;
   const inOfficeAtOnsetFound2 = inOfficeAtOnsetFoundValue === 1;
   const inOfficeWhenPermanentFoundValue = columns.inOfficeWhenPermanentFound[i] as number;
   const inOfficeWhenPermanentFoundBits = columns.inOfficeWhenPermanentFoundStatus[i] as number;
   const inOfficeWhenPermanentFound2 = inOfficeWhenPermanentFoundValue === 1;
   const hybridInOffice: boolean = v10 ? inOfficeAtOnsetFound2 : inOfficeWhenPermanentFound2;
   const hybridInOfficeBits = chosenBits(disabilityKindBits, v10, inOfficeAtOnsetFoundBits, inOfficeWhenPermanentFoundBits, inOfficeAtOnsetFound2 === inOfficeWhenPermanentFound2);
   const physiciansSufficeFoundValue = columns.physiciansSufficeFound[i] as number;
   const physiciansSufficeFoundBits = columns.physiciansSufficeFoundStatus[i] as number;
   const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
   let v26: boolean;
   let v26Bits: number;
   if (conflictingCertificatesOption === 0) {
    const foundFindCapableValue = columns.foundFindCapable[i] as number;
    const foundFindCapableBits = columns.foundFindCapableStatus[i] as number;
    const foundFindCapable2 = foundFindCapableValue === 1;
    const v25: boolean = foundFindCapable2 ? false : true;
    const vBits9 = chosenBits(foundFindCapableBits, foundFindCapable2, 4, 0, false);
    v26 = v25;
    v26Bits = vBits9;
   }
   else {
    v26 = true;
    v26Bits = 0;
   }
   const medicalProof: boolean = physiciansSufficeFound2 ? v26 : false;
   const medicalProofBits = chosenBits(physiciansSufficeFoundBits, physiciansSufficeFound2, v26Bits, 0, v26 === false);
   const physiciansFindPermanentFoundValue = columns.physiciansFindPermanentFound[i] as number;
   const physiciansFindPermanentFoundBits = columns.physiciansFindPermanentFoundStatus[i] as number;
   const physiciansFindPermanentFound2 = physiciansFindPermanentFoundValue === 1;
   const settled3 = (!medicalProof && medicalProofBits === 0) || (!physiciansFindPermanentFound2 && physiciansFindPermanentFoundBits === 0);
   const bits3 = medicalProofBits | physiciansFindPermanentFoundBits;
   const nonoccupationalExam = !settled3;
   const nonoccupationalExamBits = settled3 ? bits3 & NO_LAW : bits3;
   const hybridProof: boolean = v10 ? medicalProof : nonoccupationalExam;
   const hybridProofBits = chosenBits(disabilityKindBits, v10, medicalProofBits, nonoccupationalExamBits, medicalProof === nonoccupationalExam);
   const disabilityApplicationOnFormGiven = columns.disabilityApplicationOnForm[i] as number;
   const disabilityApplicationOnFormBits = disabilityApplicationOnFormGiven === ABSENT ? UNKNOWN : 0;
   const disabilityApplicationOnForm2 = disabilityApplicationOnFormGiven === 1;
   const v27 = disabilityApplicationFiledOnGiven <= onGiven;
   const v27Bits = disabilityApplicationFiledOnBits | onBits;
   const settled4 = (!disabilityApplicationOnForm2 && disabilityApplicationOnFormBits === 0) || (!v27 && v27Bits === 0);
   const bits4 = disabilityApplicationOnFormBits | v27Bits;
   const occupationalApplication = !settled4;
   const occupationalApplicationBits = settled4 ? bits4 & NO_LAW : bits4;
   const hybridApplication: boolean = v10 ? occupationalApplication : occupationalApplication;
   const hybridApplicationBits = chosenBits(disabilityKindBits, v10, occupationalApplicationBits, occupationalApplicationBits, occupationalApplication === occupationalApplication);
   const baseRateFoundValue = columns.baseRateFound[i] as number;
   const baseRateFoundBits = columns.baseRateFoundStatus[i] as number;
   const baseRateFoundOver = columns.baseRateFoundDenominator[i] as number;
   const disabilityOccupationalPercent = stepAt(disabilityOccupationalPercentSteps, lawDay);
   const disabilityOccupationalPercentBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityOccupationalPercent) ? NO_LAW : 0;
   const n3 = baseRateFoundValue * disabilityOccupationalPercent;
   if (n3 > EXACT || n3 < -EXACT) beyond = true;
   const vBits10 = baseRateFoundBits | disabilityOccupationalPercentBits;
   let hybridAverageCompensation: number;
   let hybridAverageCompensationBits: number;
   let hybridAverageCompensationOver: number;
   if (lastFiveYearsOption === 0) {
    const foundAverageOfLastMonthsValue = columns.foundAverageOfLastMonths[i] as number;
    const foundAverageOfLastMonthsBits = columns.foundAverageOfLastMonthsStatus[i] as number;
    const foundAverageOfLastMonthsOver = columns.foundAverageOfLastMonthsDenominator[i] as number;
    hybridAverageCompensation = foundAverageOfLastMonthsValue;
    hybridAverageCompensationBits = foundAverageOfLastMonthsBits;
    hybridAverageCompensationOver = foundAverageOfLastMonthsOver;
   }
   else {
    const foundAverageOfCalendarMonthsValue = columns.foundAverageOfCalendarMonths[i] as number;
    const foundAverageOfCalendarMonthsBits = columns.foundAverageOfCalendarMonthsStatus[i] as number;
    const foundAverageOfCalendarMonthsOver = columns.foundAverageOfCalendarMonthsDenominator[i] as number;
    hybridAverageCompensation = foundAverageOfCalendarMonthsValue;
    hybridAverageCompensationBits = foundAverageOfCalendarMonthsBits;
    hybridAverageCompensationOver = foundAverageOfCalendarMonthsOver;
   }
   const disabilityNonoccupationalBasePercent = stepAt(disabilityNonoccupationalBasePercentSteps, lawDay);
   const disabilityNonoccupationalBasePercentBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityNonoccupationalBasePercent) ? NO_LAW : 0;
   const disabilityNonoccupationalBaseYears = stepAt(disabilityNonoccupationalBaseYearsSteps, lawDay);
   const disabilityNonoccupationalBaseYearsBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityNonoccupationalBaseYears) ? NO_LAW : 0;
   const n4 = disabilityNonoccupationalBaseYears * 12;
   if (n4 > EXACT || n4 < -EXACT) beyond = true;
   const v28 = judgeMonthsFoundValue - n4;
   if (v28 > EXACT || v28 < -EXACT) beyond = true;
   const vBits11 = judgeMonthsFoundBits | disabilityNonoccupationalBaseYearsBits;
   const v29 = Math.max(v28, 0);
   let yearsOverTen: number;
   let yearsOverTenOver: number;
   if (yearsOverTenOption === 0) {
    yearsOverTen = v29;
    yearsOverTenOver = 12;
   }
   else if (yearsOverTenOption === 1) {
    const floor = Math.floor(v29 / (12));
    yearsOverTen = floor;
    yearsOverTenOver = 1;
   }
   else {
    const ceil = Math.ceil(v29 / (12));
    yearsOverTen = ceil;
    yearsOverTenOver = 1;
   }
   const disabilityNonoccupationalPercentPerFurtherYear = stepAt(disabilityNonoccupationalPercentPerFurtherYearSteps, lawDay);
   const disabilityNonoccupationalPercentPerFurtherYearBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityNonoccupationalPercentPerFurtherYear) ? NO_LAW : 0;
   const n5 = yearsOverTen * disabilityNonoccupationalPercentPerFurtherYear;
   if (n5 > EXACT || n5 < -EXACT) beyond = true;
   const vBits12 = vBits11 | disabilityNonoccupationalPercentPerFurtherYearBits;
   let hybridPercentByYears: number;
   let hybridPercentByYearsBits: number;
   let hybridPercentByYearsWhole: number;
   let hybridPercentByYearsOver: number;
   if (hybridUnderlyingOption === 0) {
    const n6 = disabilityNonoccupationalBasePercent * yearsOverTenOver;
    if (n6 > EXACT || n6 < -EXACT) beyond = true;
    const v30 = n6 + n5;
    if (v30 > EXACT || v30 < -EXACT) beyond = true;
    const vBits13 = disabilityNonoccupationalBasePercentBits | vBits12;
    hybridPercentByYears = v30;
    hybridPercentByYearsBits = vBits13;
    hybridPercentByYearsWhole = 0;
    hybridPercentByYearsOver = over * yearsOverTenOver;
   }
   else {
    const vBits14 = judgeMonthsFoundBits | disabilityNonoccupationalBaseYearsBits;
    const n7 = n4;
    if (n7 > EXACT || n7 < -EXACT) beyond = true;
    const v31 = judgeMonthsFoundValue <= n7 ? judgeMonthsFoundValue : n7;
    const n8 = disabilityNonoccupationalBasePercent * v31;
    if (n8 > EXACT || n8 < -EXACT) beyond = true;
    const vBits15 = disabilityNonoccupationalBasePercentBits | vBits14;
    const n9 = n4 * over;
    if (n9 > EXACT || n9 < -EXACT) beyond = true;
    const part = Math.floor(n8 / n9);
    const rest2 = n8 - part * n9;
    const n10 = over * yearsOverTenOver;
    if (n10 > EXACT || n10 < -EXACT) beyond = true;
    const part2 = Math.floor(n5 / n10);
    const rest3 = n5 - part2 * n10;
    const n11 = rest2 * yearsOverTenOver;
    if (n11 > EXACT || n11 < -EXACT) beyond = true;
    const n12 = rest3 * n4;
    if (n12 > EXACT || n12 < -EXACT) beyond = true;
    const v32 = n11 + n12;
    if (v32 > EXACT || v32 < -EXACT) beyond = true;
    const whole = part + part2;
    if (whole > EXACT || whole < -EXACT) beyond = true;
    const vBits16 = vBits15 | vBits12;
    hybridPercentByYears = v32;
    hybridPercentByYearsBits = vBits16;
    hybridPercentByYearsWhole = whole;
    hybridPercentByYearsOver = n4 * over * yearsOverTenOver;
   }
   const disabilityNonoccupationalMaximumPercent = stepAt(disabilityNonoccupationalMaximumPercentSteps, lawDay);
   const disabilityNonoccupationalMaximumPercentBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityNonoccupationalMaximumPercent) ? NO_LAW : 0;
   const n13 = hybridPercentByYearsOver;
   if (n13 > EXACT || n13 < -EXACT) beyond = true;
   const part3 = Math.floor(hybridPercentByYears / n13);
   const rest4 = hybridPercentByYears - part3 * n13;
   const whole2 = hybridPercentByYearsWhole + part3;
   const n14 = over;
   if (n14 > EXACT || n14 < -EXACT) beyond = true;
   const part4 = Math.floor(disabilityNonoccupationalMaximumPercent / n14);
   const rest5 = disabilityNonoccupationalMaximumPercent - part4 * n14;
   const wholes = whole2 - part4;
   const n15 = rest4 * over;
   const n16 = rest5 * hybridPercentByYearsOver;
   if (wholes === 0 && (n15 > EXACT || n16 > EXACT)) beyond = true;
   const first = (wholes !== 0 ? wholes : n15 - n16) <= 0;
   const percentCapped: number = first ? hybridPercentByYears : disabilityNonoccupationalMaximumPercent;
   const whole3 = first ? hybridPercentByYearsWhole : 0;
   const over2 = first ? hybridPercentByYearsOver : over;
   const vBits17 = hybridPercentByYearsBits | disabilityNonoccupationalMaximumPercentBits;
   const n17 = whole3 * over2 + percentCapped;
   if (n17 > EXACT || n17 < -EXACT) beyond = true;
   const n18 = hybridAverageCompensation * n17;
   if (n18 > EXACT || n18 < -EXACT) beyond = true;
   const vBits18 = hybridAverageCompensationBits | vBits17;
   const underlyingAnnual: number = v10 ? n3 : n18;
   const over3 = v10 ? baseRateFoundOver * over : hybridAverageCompensationOver * over2;
   const underlyingAnnualBits = chosenBits(disabilityKindBits, v10, vBits10, vBits18, false);
   const n19 = over3;
   if (n19 > EXACT || n19 < -EXACT) beyond = true;
   const v33 = roundOf(underlyingAnnual, n19, rounding === 59);
   const disabilityHybridSalaryCeilingPercent = stepAt(disabilityHybridSalaryCeilingPercentSteps, hybridLawDay);
   const disabilityHybridSalaryCeilingPercentBits = hybridLawDayBits !== 0 ? hybridLawDayBits : Number.isNaN(disabilityHybridSalaryCeilingPercent) ? NO_LAW : 0;
   const n20 = hybridAverageCompensation * disabilityHybridSalaryCeilingPercent;
   if (n20 > EXACT || n20 < -EXACT) beyond = true;
   const vBits19 = hybridAverageCompensationBits | disabilityHybridSalaryCeilingPercentBits;
   const n21 = hybridAverageCompensationOver * over;
   if (n21 > EXACT || n21 < -EXACT) beyond = true;
   const v34 = roundOf(n20, n21, rounding === 59);
   const hybridAccrualPercent = stepAt(hybridAccrualPercentSteps, hybridLawDay);
   const hybridAccrualPercentBits = hybridLawDayBits !== 0 ? hybridLawDayBits : Number.isNaN(hybridAccrualPercent) ? NO_LAW : 0;
   const n22 = hybridAverageCompensation * hybridAccrualPercent;
   if (n22 > EXACT || n22 < -EXACT) beyond = true;
   const vBits20 = hybridAverageCompensationBits | hybridAccrualPercentBits;
   const accruedMonthsFoundValue = columns.accruedMonthsFound[i] as number;
   const accruedMonthsFoundBits = columns.accruedMonthsFoundStatus[i] as number;
   const n23 = n22 * accruedMonthsFoundValue;
   if (n23 > EXACT || n23 < -EXACT) beyond = true;
   const vBits21 = vBits20 | accruedMonthsFoundBits;
   const accountBalanceGiven = columns.accountBalance[i] as number;
   const accountBalanceBits = accountBalanceGiven < 0 ? UNKNOWN : 0;
   const accountFactorGiven = columns.accountFactor[i] as number;
   const accountFactorBits = accountFactorGiven < 0 ? UNKNOWN : 0;
   const accountFactorOver = columns.accountFactorDenominator[i] as number;
   let accountAnnuity: number;
   let accountAnnuityBits: number;
   if (factorUnitOption === 0) {
    const n24 = accountBalanceGiven * accountFactorOver;
    if (n24 > EXACT || n24 < -EXACT) beyond = true;
    const vBits22 = accountBalanceBits | accountFactorBits;
    accountAnnuity = n24;
    accountAnnuityBits = vBits22;
   }
   else {
    const n25 = accountBalanceGiven * accountFactorOver;
    if (n25 > EXACT || n25 < -EXACT) beyond = true;
    const vBits23 = accountBalanceBits | accountFactorBits;
    const n26 = n25 * 12;
    if (n26 > EXACT || n26 < -EXACT) beyond = true;
    accountAnnuity = n26;
    accountAnnuityBits = vBits23;
   }
   const n27 = 12 * hybridAverageCompensationOver * over;
   if (n27 > EXACT || n27 < -EXACT) beyond = true;
   const part5 = Math.floor(n23 / n27);
   const rest6 = n23 - part5 * n27;
   const n28 = accountFactorGiven;
   if (n28 > EXACT || n28 < -EXACT) beyond = true;
   const part6 = Math.floor(accountAnnuity / n28);
   const rest7 = accountAnnuity - part6 * n28;
   const n29 = rest6 * accountFactorGiven;
   if (n29 > EXACT || n29 < -EXACT) beyond = true;
   const n30 = rest7 * 12 * hybridAverageCompensationOver * over;
   if (n30 > EXACT || n30 < -EXACT) beyond = true;
   const accruedCeiling = n29 + n30;
   if (accruedCeiling > EXACT || accruedCeiling < -EXACT) beyond = true;
   const whole4 = part5 + part6;
   if (whole4 > EXACT || whole4 < -EXACT) beyond = true;
   const vBits24 = vBits21 | accountAnnuityBits;
   const n31 = 12 * accountFactorGiven * hybridAverageCompensationOver * over;
   if (n31 > EXACT || n31 < -EXACT) beyond = true;
   const v35 = roundMixed(whole4, accruedCeiling, n31, rounding === 59);
   const n32 = hybridAverageCompensationOver * over;
   if (n32 > EXACT || n32 < -EXACT) beyond = true;
   const part7 = Math.floor(n20 / n32);
   const rest8 = n20 - part7 * n32;
   const n33 = 12 * accountFactorGiven * hybridAverageCompensationOver * over;
   if (n33 > EXACT || n33 < -EXACT) beyond = true;
   const part8 = Math.floor(accruedCeiling / n33);
   const rest9 = accruedCeiling - part8 * n33;
   const whole5 = whole4 + part8;
   const wholes2 = part7 - whole5;
   const n34 = rest8 * 12 * accountFactorGiven * hybridAverageCompensationOver * over;
   const n35 = rest9 * hybridAverageCompensationOver * over;
   if (wholes2 === 0 && (n34 > EXACT || n35 > EXACT)) beyond = true;
   const first2 = (wholes2 !== 0 ? wholes2 : n34 - n35) <= 0;
   const v36: number = first2 ? n20 : accruedCeiling;
   const whole6 = first2 ? 0 : whole4;
   const over4 = first2 ? hybridAverageCompensationOver * over : 12 * accountFactorGiven * hybridAverageCompensationOver * over;
   const vBits25 = vBits19 | vBits24;
   const n36 = over3;
   if (n36 > EXACT || n36 < -EXACT) beyond = true;
   const part9 = Math.floor(underlyingAnnual / n36);
   const rest10 = underlyingAnnual - part9 * n36;
   const n37 = over4;
   if (n37 > EXACT || n37 < -EXACT) beyond = true;
   const part10 = Math.floor(v36 / n37);
   const rest11 = v36 - part10 * n37;
   const whole7 = whole6 + part10;
   const wholes3 = part9 - whole7;
   const n38 = rest10 * over4;
   const n39 = rest11 * over3;
   if (wholes3 === 0 && (n38 > EXACT || n39 > EXACT)) beyond = true;
   const first3 = (wholes3 !== 0 ? wholes3 : n38 - n39) <= 0;
   const hybridAnnual: number = first3 ? underlyingAnnual : v36;
   const whole8 = first3 ? 0 : whole6;
   const over5 = first3 ? over3 : over4;
   const vBits26 = underlyingAnnualBits | vBits25;
   const n40 = over5;
   if (n40 > EXACT || n40 < -EXACT) beyond = true;
   const v37 = roundMixed(whole8, hybridAnnual, n40, rounding === 59);
   const part11 = Math.floor(whole8 / 12);
   const rest12 = (whole8 - part11 * 12) * over5 + hybridAnnual;
   if (rest12 > EXACT || rest12 < -EXACT) beyond = true;
   const n41 = 12 * over5;
   if (n41 > EXACT || n41 < -EXACT) beyond = true;
   const hybridMonthly = roundMixed(part11, rest12, n41, rounding === 59);
   const disabilityFundMonthlyGiven = columns.disabilityFundMonthly[i] as number;
   const disabilityFundMonthlyBits = disabilityFundMonthlyGiven < 0 ? UNKNOWN : 0;
   const absent2 = disabilityFundMonthlyBits === UNKNOWN;
   const v38: number = absent2 ? 0 : disabilityFundMonthlyGiven;
   const v39 = hybridMonthly - v38;
   if (v39 > EXACT || v39 < -EXACT) beyond = true;
   const systemPart = v39 >= 0 ? v39 : 0;
   let participantPart: number;
   if (fundOffsetOption === 0) {
    const v40 = hybridMonthly - v38;
    if (v40 > EXACT || v40 < -EXACT) beyond = true;
    const systemPart2 = v40 >= 0 ? v40 : 0;
    const v41 = systemPart2 + v38;
    if (v41 > EXACT || v41 < -EXACT) beyond = true;
    participantPart = v41;
   }
   else {
    const v42 = hybridMonthly - v38;
    if (v42 > EXACT || v42 < -EXACT) beyond = true;
    const systemPart3 = v42 >= 0 ? v42 : 0;
    participantPart = systemPart3;
   }
   const denied = (!hybridParticipant && cohortBits === 0) || (!hybridYearsOfService && hybridYearsOfServiceBits === 0) || (!hybridAppliedBeforeTheAge && hybridAppliedBeforeTheAgeBits === 0) || (!testsOnTop && testsOnTopBits === 0) || (!hybridCause && hybridCauseBits === 0) || (!hybridInOffice && hybridInOfficeBits === 0) || (!hybridProof && hybridProofBits === 0) || (!hybridApplication && hybridApplicationBits === 0);
   const outcome = outcomeOfBits(cohortBits, disabilityKindBits, cohortBits | hybridYearsOfServiceBits | hybridAppliedBeforeTheAgeBits | testsOnTopBits | hybridCauseBits | hybridInOfficeBits | hybridProofBits | hybridApplicationBits, denied, underlyingAnnualBits | vBits19 | vBits24 | vBits26 | partBits(disabilityKindBits, v10, 0) | partBits(disabilityKindBits, v10, vBits26), beyond);
   results.outcome[i] = outcome;
   results.underlyingAnnual[i] = outcome === GRANTED ? v33 : Number.NaN;
   results.ceilingSalaryAnnual[i] = outcome === GRANTED ? v34 : Number.NaN;
   results.ceilingAccruedAnnual[i] = outcome === GRANTED ? v35 : Number.NaN;
   results.annual[i] = outcome === GRANTED ? v37 : Number.NaN;
   results.monthly[i] = outcome === GRANTED ? hybridMonthly : Number.NaN;
   results.fundMonthly[i] = outcome === GRANTED && v10 ? v38 : Number.NaN;
   results.systemMonthly[i] = outcome === GRANTED && v10 ? systemPart : Number.NaN;
   results.participantMonthly[i] = outcome === GRANTED && v10 ? participantPart : Number.NaN;
  }
 }

 function hybridDisabilityColumns(
  columns: HybridDisabilityColumns, law: KernelLaw, results: HybridDisabilityResults, begin: number, end: number, rest: Int32Array): number {
   const participantEnrolledOnColumn = columns.participantEnrolledOn;
   const disabilityKindColumn = columns.disabilityKind;
   const judgeMonthsFoundColumn = columns.judgeMonthsFound;
   const onColumn = columns.on;
   const disabilityApplicationFiledOnColumn = columns.disabilityApplicationFiledOn;
   const participantBirthDateColumn = columns.participantBirthDate;
   const otherMonthsFoundColumn = columns.otherMonthsFound;
   const disabilityTotalAndPermanentOnColumn = columns.disabilityTotalAndPermanentOn;
   const disabilityOnsetOnColumn = columns.disabilityOnsetOn;
   const disabilityArisesFromEmploymentColumn = columns.disabilityArisesFromEmployment;
   const disabilityCompensableColumn = columns.disabilityCompensable;
   const disabilityTotalAndPermanentColumn = columns.disabilityTotalAndPermanent;
   const inOfficeAtOnsetFoundColumn = columns.inOfficeAtOnsetFound;
   const inOfficeWhenPermanentFoundColumn = columns.inOfficeWhenPermanentFound;
   const physiciansSufficeFoundColumn = columns.physiciansSufficeFound;
   const foundFindCapableColumn = columns.foundFindCapable;
   const physiciansFindPermanentFoundColumn = columns.physiciansFindPermanentFound;
   const disabilityApplicationOnFormColumn = columns.disabilityApplicationOnForm;
   const baseRateFoundColumn = columns.baseRateFound;
   const baseRateFoundDenominatorColumn = columns.baseRateFoundDenominator;
   const foundAverageOfLastMonthsColumn = columns.foundAverageOfLastMonths;
   const foundAverageOfLastMonthsDenominatorColumn = columns.foundAverageOfLastMonthsDenominator;
   const foundAverageOfCalendarMonthsColumn = columns.foundAverageOfCalendarMonths;
   const foundAverageOfCalendarMonthsDenominatorColumn = columns.foundAverageOfCalendarMonthsDenominator;
   const accruedMonthsFoundColumn = columns.accruedMonthsFound;
   const accountBalanceColumn = columns.accountBalance;
   const accountFactorColumn = columns.accountFactor;
   const accountFactorDenominatorColumn = columns.accountFactorDenominator;
   const disabilityFundMonthlyColumn = columns.disabilityFundMonthly;
   const outcomeResult = results.outcome;
   const underlyingAnnualResult = results.underlyingAnnual;
   const ceilingSalaryAnnualResult = results.ceilingSalaryAnnual;
   const ceilingAccruedAnnualResult = results.ceilingAccruedAnnual;
   const annualResult = results.annual;
   const monthlyResult = results.monthly;
   const fundMonthlyResult = results.fundMonthly;
   const systemMonthlyResult = results.systemMonthly;
   const participantMonthlyResult = results.participantMonthly;
   const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
   const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
   const disabilityHybridMinimumServiceSteps = law.figures['disability.hybrid.minimum-service'] as Steps;
   const disabilityHybridApplyBeforeAgeSteps = law.figures['disability.hybrid.apply-before-age'] as Steps;
   const systemOperativeDateSteps = law.figures['system.operative-date'] as Steps;
   const disabilityNonoccupationalMinimumServiceSteps = law.figures['disability.nonoccupational.minimum-service'] as Steps;
   const disabilityNonoccupationalBeforeAgeSteps = law.figures['disability.nonoccupational.before-age'] as Steps;
   const disabilityOccupationalPercentSteps = law.figures['disability.occupational.percent'] as Steps;
   const disabilityNonoccupationalBasePercentSteps = law.figures['disability.nonoccupational.base-percent'] as Steps;
   const disabilityNonoccupationalBaseYearsSteps = law.figures['disability.nonoccupational.base-years'] as Steps;
   const disabilityNonoccupationalPercentPerFurtherYearSteps = law.figures['disability.nonoccupational.percent-per-further-year'] as Steps;
   const disabilityNonoccupationalMaximumPercentSteps = law.figures['disability.nonoccupational.maximum-percent'] as Steps;
   const disabilityHybridSalaryCeilingPercentSteps = law.figures['disability.hybrid.salary-ceiling-percent'] as Steps;
   const hybridAccrualPercentSteps = law.figures['hybrid.accrual-percent'] as Steps;
   const hybridStartOption = law.readings['hybrid-start'] as number;
   const transitionStartOption = law.readings['transition-start'] as number;
   const hybridDisabilityTestsOption = law.readings['hybrid-disability-tests'] as number;
   const attainedAgeOption = law.readings['attained-age'] as number;
   const beforeSixtyOption = law.readings['before-sixty'] as number;
   const conflictingCertificatesOption = law.readings['conflicting-certificates'] as number;
   const lastFiveYearsOption = law.readings['last-five-years'] as number;
   const yearsOverTenOption = law.readings['years-over-ten'] as number;
   const hybridUnderlyingOption = law.readings['hybrid-underlying'] as number;
   const roundingOption = law.readings['rounding'] as number;
   const factorUnitOption = law.readings['factor-unit'] as number;
   const fundOffsetOption = law.readings['fund-offset'] as number;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   const cohortHybridFrom = lastStep(cohortHybridFromSteps);
   if (Number.isNaN(cohortHybridFrom)) sure = false;
   const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
   if (Number.isNaN(cohortTransitionFrom)) sure = false;
   const disabilityHybridMinimumServiceStepsFrom = lastDay(disabilityHybridMinimumServiceSteps);
   const disabilityHybridMinimumServiceStepsLast = stepAt(disabilityHybridMinimumServiceSteps, disabilityHybridMinimumServiceStepsFrom);
   const disabilityHybridApplyBeforeAgeStepsFrom = lastDay(disabilityHybridApplyBeforeAgeSteps);
   const disabilityHybridApplyBeforeAgeStepsLast = stepAt(disabilityHybridApplyBeforeAgeSteps, disabilityHybridApplyBeforeAgeStepsFrom);
   let v12: number;
   if (attainedAgeOption === 0) {
    v12 = 60;
   }
   else {
    v12 = 61;
   }
   const systemOperativeDate = lastStep(systemOperativeDateSteps);
   if (Number.isNaN(systemOperativeDate)) sure = false;
   const disabilityNonoccupationalMinimumServiceStepsFrom = lastDay(disabilityNonoccupationalMinimumServiceSteps);
   const disabilityNonoccupationalMinimumServiceStepsLast = stepAt(disabilityNonoccupationalMinimumServiceSteps, disabilityNonoccupationalMinimumServiceStepsFrom);
   const disabilityNonoccupationalBeforeAgeStepsFrom = lastDay(disabilityNonoccupationalBeforeAgeSteps);
   const disabilityNonoccupationalBeforeAgeStepsLast = stepAt(disabilityNonoccupationalBeforeAgeSteps, disabilityNonoccupationalBeforeAgeStepsFrom);
   const hybridLawDaySince = alwaysFrom(disabilityHybridMinimumServiceSteps, disabilityHybridApplyBeforeAgeSteps);
   const disabilityOccupationalPercentStepsFrom = lastDay(disabilityOccupationalPercentSteps);
   const disabilityOccupationalPercentStepsLast = stepAt(disabilityOccupationalPercentSteps, disabilityOccupationalPercentStepsFrom);
   const disabilityNonoccupationalBasePercentStepsFrom = lastDay(disabilityNonoccupationalBasePercentSteps);
   const disabilityNonoccupationalBasePercentStepsLast = stepAt(disabilityNonoccupationalBasePercentSteps, disabilityNonoccupationalBasePercentStepsFrom);
   const disabilityNonoccupationalBaseYearsStepsFrom = lastDay(disabilityNonoccupationalBaseYearsSteps);
   const disabilityNonoccupationalBaseYearsStepsLast = stepAt(disabilityNonoccupationalBaseYearsSteps, disabilityNonoccupationalBaseYearsStepsFrom);
   const disabilityNonoccupationalPercentPerFurtherYearStepsFrom = lastDay(disabilityNonoccupationalPercentPerFurtherYearSteps);
   const disabilityNonoccupationalPercentPerFurtherYearStepsLast = stepAt(disabilityNonoccupationalPercentPerFurtherYearSteps, disabilityNonoccupationalPercentPerFurtherYearStepsFrom);
   const disabilityNonoccupationalMaximumPercentStepsFrom = lastDay(disabilityNonoccupationalMaximumPercentSteps);
   const disabilityNonoccupationalMaximumPercentStepsLast = stepAt(disabilityNonoccupationalMaximumPercentSteps, disabilityNonoccupationalMaximumPercentStepsFrom);
   let rounding: number;
   if (roundingOption === 0) {
    rounding = 58;
   }
   else {
    rounding = 59;
   }
   const disabilityHybridSalaryCeilingPercentStepsFrom = lastDay(disabilityHybridSalaryCeilingPercentSteps);
   const disabilityHybridSalaryCeilingPercentStepsLast = stepAt(disabilityHybridSalaryCeilingPercentSteps, disabilityHybridSalaryCeilingPercentStepsFrom);
   const hybridAccrualPercentStepsFrom = lastDay(hybridAccrualPercentSteps);
   const hybridAccrualPercentStepsLast = stepAt(hybridAccrualPercentSteps, hybridAccrualPercentStepsFrom);
   const lawDaySince = alwaysFrom(disabilityOccupationalPercentSteps, disabilityNonoccupationalBasePercentSteps, disabilityNonoccupationalBaseYearsSteps, disabilityNonoccupationalPercentPerFurtherYearSteps, disabilityNonoccupationalMaximumPercentSteps);
   const hybridLawDaySince2 = alwaysFrom(disabilityHybridSalaryCeilingPercentSteps, hybridAccrualPercentSteps);
   if (!areSmall(disabilityHybridMinimumServiceSteps, disabilityHybridApplyBeforeAgeSteps, disabilityNonoccupationalMinimumServiceSteps, disabilityNonoccupationalBeforeAgeSteps, disabilityOccupationalPercentSteps, disabilityNonoccupationalBasePercentSteps, disabilityNonoccupationalBaseYearsSteps, disabilityNonoccupationalPercentPerFurtherYearSteps, disabilityNonoccupationalMaximumPercentSteps, disabilityHybridSalaryCeilingPercentSteps, hybridAccrualPercentSteps)) sure = false;
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    const participantEnrolledOnGiven = participantEnrolledOnColumn[i] as number;
    const disabilityKindGiven = disabilityKindColumn[i] as number;
    const judgeMonthsFoundValue = judgeMonthsFoundColumn[i] as number;
    const onGiven = onColumn[i] as number;
    const disabilityApplicationFiledOnGiven = disabilityApplicationFiledOnColumn[i] as number;
    const participantBirthDateGiven = participantBirthDateColumn[i] as number;
    const disabilityArisesFromEmploymentGiven = disabilityArisesFromEmploymentColumn[i] as number;
    const disabilityCompensableGiven = disabilityCompensableColumn[i] as number;
    const disabilityTotalAndPermanentGiven = disabilityTotalAndPermanentColumn[i] as number;
    const inOfficeAtOnsetFoundValue = inOfficeAtOnsetFoundColumn[i] as number;
    const inOfficeWhenPermanentFoundValue = inOfficeWhenPermanentFoundColumn[i] as number;
    const physiciansSufficeFoundValue = physiciansSufficeFoundColumn[i] as number;
    const physiciansFindPermanentFoundValue = physiciansFindPermanentFoundColumn[i] as number;
    const disabilityApplicationOnFormGiven = disabilityApplicationOnFormColumn[i] as number;
    if ((participantEnrolledOnGiven | disabilityKindGiven | judgeMonthsFoundValue | onGiven | disabilityApplicationFiledOnGiven | participantBirthDateGiven | inOfficeAtOnsetFoundValue | inOfficeWhenPermanentFoundValue | physiciansSufficeFoundValue | physiciansFindPermanentFoundValue) < 0) {
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
    const hybridParticipant = cohort === 2;
    const hybridLawDay = Math.max(onGiven, cohortHybridFrom);
    const disabilityHybridMinimumService = hybridLawDay >= disabilityHybridMinimumServiceStepsFrom ? disabilityHybridMinimumServiceStepsLast : stepAt(disabilityHybridMinimumServiceSteps, hybridLawDay);
    if (hybridLawDay < hybridLawDaySince) most = Infinity;
    const n = disabilityHybridMinimumService * 12;
    const v9 = judgeMonthsFoundValue >= n;
    const v10 = disabilityKindGiven === 3;
    let hybridYearsOfService: boolean;
    if (hybridDisabilityTestsOption === 0) {
     hybridYearsOfService = v9;
    }
    else if (hybridDisabilityTestsOption === 1) {
     hybridYearsOfService = v9;
    }
    else {
     const v11: boolean = v10 ? true : v9;
     hybridYearsOfService = v11;
    }
    const disabilityHybridApplyBeforeAge = hybridLawDay >= disabilityHybridApplyBeforeAgeStepsFrom ? disabilityHybridApplyBeforeAgeStepsLast : stepAt(disabilityHybridApplyBeforeAgeSteps, hybridLawDay);
    const v13 = isLeap(participantBirthDateGiven) ? birthdayOf(participantBirthDateGiven, disabilityHybridApplyBeforeAge, v12 === 60) : participantBirthDateGiven + disabilityHybridApplyBeforeAge * 512;
    const v14 = disabilityApplicationFiledOnGiven < v13;
    let hybridAppliedBeforeTheAge: boolean;
    if (hybridDisabilityTestsOption === 0) {
     hybridAppliedBeforeTheAge = v14;
    }
    else if (hybridDisabilityTestsOption === 1) {
     hybridAppliedBeforeTheAge = v14;
    }
    else {
     const v15: boolean = v10 ? true : v14;
     hybridAppliedBeforeTheAge = v15;
    }
    const lawDay = Math.max(onGiven, systemOperativeDate);
    let testsOnTop: boolean;
    let testsOnTopBits: number;
    if (hybridDisabilityTestsOption === 0) {
     testsOnTop = true;
     testsOnTopBits = 0;
    }
    else if (hybridDisabilityTestsOption === 1) {
     const otherMonthsFoundValue = otherMonthsFoundColumn[i] as number;
     if (otherMonthsFoundValue < 0) most = Infinity;
     const v16 = judgeMonthsFoundValue + otherMonthsFoundValue;
     const disabilityService: number = hybridParticipant ? judgeMonthsFoundValue : v16;
     const disabilityNonoccupationalMinimumService = lawDay >= disabilityNonoccupationalMinimumServiceStepsFrom ? disabilityNonoccupationalMinimumServiceStepsLast : stepAt(disabilityNonoccupationalMinimumServiceSteps, lawDay);
     if (Number.isNaN(disabilityNonoccupationalMinimumService)) most = Infinity;
     const n2 = disabilityNonoccupationalMinimumService * 12;
     const yearsOfService = disabilityService >= n2;
     const disabilityNonoccupationalBeforeAge = lawDay >= disabilityNonoccupationalBeforeAgeStepsFrom ? disabilityNonoccupationalBeforeAgeStepsLast : stepAt(disabilityNonoccupationalBeforeAgeSteps, lawDay);
     if (Number.isNaN(disabilityNonoccupationalBeforeAge)) most = Infinity;
     const v18 = isLeap(participantBirthDateGiven) ? birthdayOf(participantBirthDateGiven, disabilityNonoccupationalBeforeAge, v12 === 60) : participantBirthDateGiven + disabilityNonoccupationalBeforeAge * 512;
     let beforeTheAge: boolean;
     let beforeTheAgeBits: number;
     if (beforeSixtyOption === 0) {
      const disabilityTotalAndPermanentOnGiven = disabilityTotalAndPermanentOnColumn[i] as number;
      const disabilityTotalAndPermanentOnBits = disabilityTotalAndPermanentOnGiven === ABSENT ? UNKNOWN : 0;
      const disabilityOnsetOnGiven = disabilityOnsetOnColumn[i] as number;
      const disabilityOnsetOnBits = disabilityOnsetOnGiven === ABSENT ? UNKNOWN : 0;
      const absent = disabilityTotalAndPermanentOnBits === UNKNOWN;
      const v17: number = absent ? disabilityOnsetOnGiven : disabilityTotalAndPermanentOnGiven;
      const vBits2 = absent ? disabilityOnsetOnBits : 0;
      const v19 = v17 < v18;
      beforeTheAge = v19;
      beforeTheAgeBits = vBits2;
     }
     else if (beforeSixtyOption === 1) {
      const v20 = disabilityApplicationFiledOnGiven < v18;
      beforeTheAge = v20;
      beforeTheAgeBits = 0;
     }
     else {
      const v21 = onGiven < v18;
      beforeTheAge = v21;
      beforeTheAgeBits = 0;
     }
     const settled = (!yearsOfService && v5Bits === 0) || (!beforeTheAge && beforeTheAgeBits === 0);
     const bits = v5Bits | beforeTheAgeBits;
     const v22 = !settled;
     const v22Bits = settled ? 0 : bits;
     const v23: boolean = v10 ? true : v22;
     const vBits3 = v10 ? 0 : v22Bits;
     testsOnTop = v23;
     testsOnTopBits = vBits3;
    }
    else {
     testsOnTop = true;
     testsOnTopBits = 0;
    }
    const disabilityArisesFromEmploymentBits = disabilityArisesFromEmploymentGiven === ABSENT ? UNKNOWN : 0;
    const disabilityArisesFromEmployment2 = disabilityArisesFromEmploymentGiven === 1;
    const disabilityCompensableBits = disabilityCompensableGiven === ABSENT ? UNKNOWN : 0;
    const disabilityCompensable2 = disabilityCompensableGiven === 1;
    const settled2 = (!disabilityArisesFromEmployment2 && disabilityArisesFromEmploymentBits === 0) || (!disabilityCompensable2 && disabilityCompensableBits === 0);
    const bits2 = disabilityArisesFromEmploymentBits | disabilityCompensableBits;
    const v24 = !settled2;
    const v24Bits = settled2 ? 0 : bits2;
    const disabilityTotalAndPermanentBits = disabilityTotalAndPermanentGiven === ABSENT ? UNKNOWN : 0;
    const disabilityTotalAndPermanent2 = disabilityTotalAndPermanentGiven === 1;
    const hybridCause: boolean = v10 ? v24 : disabilityTotalAndPermanent2;
    const hybridCauseBits = v10 ? v24Bits : disabilityTotalAndPermanentBits;
    const inOfficeAtOnsetFound2 = inOfficeAtOnsetFoundValue === 1;
    const inOfficeWhenPermanentFound2 = inOfficeWhenPermanentFoundValue === 1;
    const hybridInOffice: boolean = v10 ? inOfficeAtOnsetFound2 : inOfficeWhenPermanentFound2;
    const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
    let v26: boolean;
    let v26Bits: number;
    if (conflictingCertificatesOption === 0) {
     const foundFindCapableValue = foundFindCapableColumn[i] as number;
     if (foundFindCapableValue < 0) most = Infinity;
     const foundFindCapable2 = foundFindCapableValue === 1;
     const v25: boolean = foundFindCapable2 ? false : true;
     const vBits4 = foundFindCapable2 ? 4 : 0;
     v26 = v25;
     v26Bits = vBits4;
    }
    else {
     v26 = true;
     v26Bits = 0;
    }
    const medicalProof: boolean = physiciansSufficeFound2 ? v26 : false;
    const medicalProofBits = physiciansSufficeFound2 ? v26Bits : 0;
    const physiciansFindPermanentFound2 = physiciansFindPermanentFoundValue === 1;
    const settled3 = (!medicalProof && medicalProofBits === 0) || !physiciansFindPermanentFound2;
    const bits3 = medicalProofBits;
    const nonoccupationalExam = !settled3;
    const nonoccupationalExamBits = settled3 ? 0 : bits3;
    const hybridProof: boolean = v10 ? medicalProof : nonoccupationalExam;
    const hybridProofBits = v10 ? medicalProofBits : nonoccupationalExamBits;
    const disabilityApplicationOnFormBits = disabilityApplicationOnFormGiven === ABSENT ? UNKNOWN : 0;
    const disabilityApplicationOnForm2 = disabilityApplicationOnFormGiven === 1;
    const v27 = disabilityApplicationFiledOnGiven <= onGiven;
    const settled4 = (!disabilityApplicationOnForm2 && disabilityApplicationOnFormBits === 0) || !v27;
    const bits4 = disabilityApplicationOnFormBits;
    const occupationalApplication = !settled4;
    const occupationalApplicationBits = settled4 ? 0 : bits4;
    const hybridApplication: boolean = v10 ? occupationalApplication : occupationalApplication;
    const denied = (!hybridParticipant && v5Bits === 0) || !hybridYearsOfService || !hybridAppliedBeforeTheAge || (!testsOnTop && testsOnTopBits === 0) || (!hybridCause && hybridCauseBits === 0) || !hybridInOffice || (!hybridProof && hybridProofBits === 0) || (!hybridApplication && occupationalApplicationBits === 0);
    if (denied && v5Bits === 0 && most <= EXACT) {
     outcomeResult[i] = DENIED;
     underlyingAnnualResult[i] = Number.NaN;
     ceilingSalaryAnnualResult[i] = Number.NaN;
     ceilingAccruedAnnualResult[i] = Number.NaN;
     annualResult[i] = Number.NaN;
     monthlyResult[i] = Number.NaN;
     fundMonthlyResult[i] = Number.NaN;
     systemMonthlyResult[i] = Number.NaN;
     participantMonthlyResult[i] = Number.NaN;
     continue;
    }
    const baseRateFoundValue = baseRateFoundColumn[i] as number;
    const accruedMonthsFoundValue = accruedMonthsFoundColumn[i] as number;
    const accountBalanceGiven = accountBalanceColumn[i] as number;
    const accountFactorGiven = accountFactorColumn[i] as number;
    const disabilityFundMonthlyGiven = disabilityFundMonthlyColumn[i] as number;
    if ((accruedMonthsFoundValue) < 0 || baseRateFoundValue < 0 || accountBalanceGiven < 0 || accountFactorGiven < 0) {
     rest[left++] = i;
     continue;
    }
    const baseRateFoundOver = baseRateFoundDenominatorColumn[i] as number;
    const disabilityOccupationalPercent = lawDay >= disabilityOccupationalPercentStepsFrom ? disabilityOccupationalPercentStepsLast : stepAt(disabilityOccupationalPercentSteps, lawDay);
    if (lawDay < lawDaySince) most = Infinity;
    const n3 = baseRateFoundValue * disabilityOccupationalPercent;
    most += Math.abs(n3);
    let hybridAverageCompensation: number;
    let hybridAverageCompensationOver: number;
    if (lastFiveYearsOption === 0) {
     const foundAverageOfLastMonthsValue = foundAverageOfLastMonthsColumn[i] as number;
     if (foundAverageOfLastMonthsValue < 0) most = Infinity;
     const foundAverageOfLastMonthsOver = foundAverageOfLastMonthsDenominatorColumn[i] as number;
     hybridAverageCompensation = foundAverageOfLastMonthsValue;
     hybridAverageCompensationOver = foundAverageOfLastMonthsOver;
    }
    else {
     const foundAverageOfCalendarMonthsValue = foundAverageOfCalendarMonthsColumn[i] as number;
     if (foundAverageOfCalendarMonthsValue < 0) most = Infinity;
     const foundAverageOfCalendarMonthsOver = foundAverageOfCalendarMonthsDenominatorColumn[i] as number;
     hybridAverageCompensation = foundAverageOfCalendarMonthsValue;
     hybridAverageCompensationOver = foundAverageOfCalendarMonthsOver;
    }
    const disabilityNonoccupationalBasePercent = lawDay >= disabilityNonoccupationalBasePercentStepsFrom ? disabilityNonoccupationalBasePercentStepsLast : stepAt(disabilityNonoccupationalBasePercentSteps, lawDay);
    const disabilityNonoccupationalBaseYears = lawDay >= disabilityNonoccupationalBaseYearsStepsFrom ? disabilityNonoccupationalBaseYearsStepsLast : stepAt(disabilityNonoccupationalBaseYearsSteps, lawDay);
    const n4 = disabilityNonoccupationalBaseYears * 12;
    const v28 = judgeMonthsFoundValue - n4;
    const v29 = Math.max(v28, 0);
    let yearsOverTen: number;
    let yearsOverTenOver: number;
    if (yearsOverTenOption === 0) {
     yearsOverTen = v29;
     yearsOverTenOver = 12;
    }
    else if (yearsOverTenOption === 1) {
     const floor = Math.floor(v29 / (12));
     yearsOverTen = floor;
     yearsOverTenOver = 1;
    }
    else {
     const ceil = Math.ceil(v29 / (12));
     yearsOverTen = ceil;
     yearsOverTenOver = 1;
    }
    const disabilityNonoccupationalPercentPerFurtherYear = lawDay >= disabilityNonoccupationalPercentPerFurtherYearStepsFrom ? disabilityNonoccupationalPercentPerFurtherYearStepsLast : stepAt(disabilityNonoccupationalPercentPerFurtherYearSteps, lawDay);
    const n5 = yearsOverTen * disabilityNonoccupationalPercentPerFurtherYear;
    let hybridPercentByYears: number;
    let hybridPercentByYearsWhole: number;
    let hybridPercentByYearsOver: number;
    if (hybridUnderlyingOption === 0) {
     const n6 = disabilityNonoccupationalBasePercent * yearsOverTenOver;
     const v30 = n6 + n5;
     hybridPercentByYears = v30;
     hybridPercentByYearsWhole = 0;
     hybridPercentByYearsOver = over * yearsOverTenOver;
    }
    else {
     const n7 = n4;
     const v31 = judgeMonthsFoundValue <= n7 ? judgeMonthsFoundValue : n7;
     const n8 = disabilityNonoccupationalBasePercent * v31;
     const n9 = n4 * over;
     const part = Math.floor(n8 / n9);
     const rest2 = n8 - part * n9;
     const n10 = over * yearsOverTenOver;
     const part2 = Math.floor(n5 / n10);
     const rest3 = n5 - part2 * n10;
     const n11 = rest2 * yearsOverTenOver;
     const n12 = rest3 * n4;
     const v32 = n11 + n12;
     const whole = part + part2;
     hybridPercentByYears = v32;
     hybridPercentByYearsWhole = whole;
     hybridPercentByYearsOver = n4 * over * yearsOverTenOver;
    }
    const disabilityNonoccupationalMaximumPercent = lawDay >= disabilityNonoccupationalMaximumPercentStepsFrom ? disabilityNonoccupationalMaximumPercentStepsLast : stepAt(disabilityNonoccupationalMaximumPercentSteps, lawDay);
    const n13 = hybridPercentByYearsOver;
    const part3 = Math.floor(hybridPercentByYears / n13);
    const rest4 = hybridPercentByYears - part3 * n13;
    const whole2 = hybridPercentByYearsWhole + part3;
    const n14 = over;
    const part4 = Math.floor(disabilityNonoccupationalMaximumPercent / n14);
    const rest5 = disabilityNonoccupationalMaximumPercent - part4 * n14;
    const wholes = whole2 - part4;
    const n15 = rest4 * over;
    const n16 = rest5 * hybridPercentByYearsOver;
    if (wholes === 0) most += n15 + n16;
    const first = (wholes !== 0 ? wholes : n15 - n16) <= 0;
    const percentCapped: number = first ? hybridPercentByYears : disabilityNonoccupationalMaximumPercent;
    const whole3 = first ? hybridPercentByYearsWhole : 0;
    const over2 = first ? hybridPercentByYearsOver : over;
    const n17 = whole3 * over2 + percentCapped;
    most += Math.abs(n17);
    const n18 = hybridAverageCompensation * n17;
    most += Math.abs(n18);
    const underlyingAnnual: number = v10 ? n3 : n18;
    const over3 = v10 ? baseRateFoundOver * over : hybridAverageCompensationOver * over2;
    const n19 = over3;
    most += Math.abs(n19);
    const v33 = rounding === 59 || underlyingAnnual < 0 ? roundOf(underlyingAnnual, n19, rounding === 59) : Math.floor((2 * underlyingAnnual + n19) / (2 * n19));
    const disabilityHybridSalaryCeilingPercent = hybridLawDay >= disabilityHybridSalaryCeilingPercentStepsFrom ? disabilityHybridSalaryCeilingPercentStepsLast : stepAt(disabilityHybridSalaryCeilingPercentSteps, hybridLawDay);
    if (hybridLawDay < hybridLawDaySince2) most = Infinity;
    const n20 = hybridAverageCompensation * disabilityHybridSalaryCeilingPercent;
    most += Math.abs(n20);
    const n21 = hybridAverageCompensationOver * over;
    most += Math.abs(n21);
    const v34 = rounding === 59 || n20 < 0 ? roundOf(n20, n21, rounding === 59) : Math.floor((2 * n20 + n21) / (2 * n21));
    const hybridAccrualPercent = hybridLawDay >= hybridAccrualPercentStepsFrom ? hybridAccrualPercentStepsLast : stepAt(hybridAccrualPercentSteps, hybridLawDay);
    const n22 = hybridAverageCompensation * hybridAccrualPercent;
    most += Math.abs(n22);
    const n23 = n22 * accruedMonthsFoundValue;
    most += Math.abs(n23);
    const accountFactorOver = accountFactorDenominatorColumn[i] as number;
    let accountAnnuity: number;
    if (factorUnitOption === 0) {
     const n24 = accountBalanceGiven * accountFactorOver;
     most += Math.abs(n24);
     accountAnnuity = n24;
    }
    else {
     const n25 = accountBalanceGiven * accountFactorOver;
     most += Math.abs(n25);
     const n26 = n25 * 12;
     most += Math.abs(n26);
     accountAnnuity = n26;
    }
    const n27 = 12 * hybridAverageCompensationOver * over;
    most += Math.abs(n27);
    const part5 = Math.floor(n23 / n27);
    const rest6 = n23 - part5 * n27;
    const n28 = accountFactorGiven;
    most += Math.abs(n28);
    const part6 = Math.floor(accountAnnuity / n28);
    const rest7 = accountAnnuity - part6 * n28;
    const n29 = rest6 * accountFactorGiven;
    most += Math.abs(n29);
    const n30 = rest7 * 12 * hybridAverageCompensationOver * over;
    most += Math.abs(n30);
    const accruedCeiling = n29 + n30;
    most += Math.abs(accruedCeiling);
    const whole4 = part5 + part6;
    most += Math.abs(whole4);
    const n31 = 12 * accountFactorGiven * hybridAverageCompensationOver * over;
    most += Math.abs(n31);
    const v35 = rounding === 59 || whole4 < 0 ? roundMixed(whole4, accruedCeiling, n31, rounding === 59) : whole4 + Math.floor((2 * accruedCeiling + n31) / (2 * n31));
    const n32 = hybridAverageCompensationOver * over;
    most += Math.abs(n32);
    const part7 = Math.floor(n20 / n32);
    const rest8 = n20 - part7 * n32;
    const n33 = 12 * accountFactorGiven * hybridAverageCompensationOver * over;
    most += Math.abs(n33);
    const part8 = Math.floor(accruedCeiling / n33);
    const rest9 = accruedCeiling - part8 * n33;
    const whole5 = whole4 + part8;
    const wholes2 = part7 - whole5;
    const n34 = rest8 * 12 * accountFactorGiven * hybridAverageCompensationOver * over;
    const n35 = rest9 * hybridAverageCompensationOver * over;
    if (wholes2 === 0) most += n34 + n35;
    const first2 = (wholes2 !== 0 ? wholes2 : n34 - n35) <= 0;
    const v36: number = first2 ? n20 : accruedCeiling;
    const whole6 = first2 ? 0 : whole4;
    const over4 = first2 ? hybridAverageCompensationOver * over : 12 * accountFactorGiven * hybridAverageCompensationOver * over;
    const n36 = over3;
    most += Math.abs(n36);
    const part9 = Math.floor(underlyingAnnual / n36);
    const rest10 = underlyingAnnual - part9 * n36;
    const n37 = over4;
    most += Math.abs(n37);
    const part10 = Math.floor(v36 / n37);
    const rest11 = v36 - part10 * n37;
    const whole7 = whole6 + part10;
    const wholes3 = part9 - whole7;
    const n38 = rest10 * over4;
    const n39 = rest11 * over3;
    if (wholes3 === 0) most += n38 + n39;
    const first3 = (wholes3 !== 0 ? wholes3 : n38 - n39) <= 0;
    const hybridAnnual: number = first3 ? underlyingAnnual : v36;
    const whole8 = first3 ? 0 : whole6;
    const over5 = first3 ? over3 : over4;
    const n40 = over5;
    most += Math.abs(n40);
    const v37 = rounding === 59 || whole8 < 0 ? roundMixed(whole8, hybridAnnual, n40, rounding === 59) : whole8 + Math.floor((2 * hybridAnnual + n40) / (2 * n40));
    const part11 = Math.floor(whole8 / 12);
    const rest12 = (whole8 - part11 * 12) * over5 + hybridAnnual;
    most += Math.abs(rest12);
    const n41 = 12 * over5;
    most += Math.abs(n41);
    const hybridMonthly = rounding === 59 || part11 < 0 ? roundMixed(part11, rest12, n41, rounding === 59) : part11 + Math.floor((2 * rest12 + n41) / (2 * n41));
    const disabilityFundMonthlyBits = disabilityFundMonthlyGiven < 0 ? UNKNOWN : 0;
    const absent2 = disabilityFundMonthlyBits === UNKNOWN;
    const v38: number = absent2 ? 0 : disabilityFundMonthlyGiven;
    const v39 = hybridMonthly - v38;
    most += Math.abs(v39);
    const systemPart = v39 >= 0 ? v39 : 0;
    let participantPart: number;
    if (fundOffsetOption === 0) {
     const v40 = hybridMonthly - v38;
     most += Math.abs(v40);
     const systemPart2 = v40 >= 0 ? v40 : 0;
     const v41 = systemPart2 + v38;
     most += Math.abs(v41);
     participantPart = v41;
    }
    else {
     const v42 = hybridMonthly - v38;
     most += Math.abs(v42);
     const systemPart3 = v42 >= 0 ? v42 : 0;
     participantPart = systemPart3;
    }
    const outcome = outcomeOfBits(v5Bits, 0, v5Bits | testsOnTopBits | hybridCauseBits | hybridProofBits | occupationalApplicationBits, false, 0, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    underlyingAnnualResult[i] = outcome === GRANTED ? v33 : Number.NaN;
    ceilingSalaryAnnualResult[i] = outcome === GRANTED ? v34 : Number.NaN;
    ceilingAccruedAnnualResult[i] = outcome === GRANTED ? v35 : Number.NaN;
    annualResult[i] = outcome === GRANTED ? v37 : Number.NaN;
    monthlyResult[i] = outcome === GRANTED ? hybridMonthly : Number.NaN;
    fundMonthlyResult[i] = outcome === GRANTED && v10 ? v38 : Number.NaN;
    systemMonthlyResult[i] = outcome === GRANTED && v10 ? systemPart : Number.NaN;
    participantMonthlyResult[i] = outcome === GRANTED && v10 ? participantPart : Number.NaN;
   }
   return left;
  }

  export const hybridDisability: Kernel<HybridDisabilityColumns, HybridDisabilityResults> = {
   columns: hybridDisabilityColumns,
   rows: hybridDisabilityRows,
   inputs: [
    { name: 'participantEnrolledOn', node: 0 },
    { name: 'disabilityKind', node: 38 },
    { name: 'judgeMonthsFound', node: 30 },
    { name: 'on', node: 22 },
    { name: 'disabilityApplicationFiledOn', node: 45 },
    { name: 'participantBirthDate', node: 46 },
    { name: 'otherMonthsFound', node: 61 },
    { name: 'disabilityTotalAndPermanentOn', node: 73 },
    { name: 'disabilityOnsetOn', node: 74 },
    { name: 'disabilityArisesFromEmployment', node: 87 },
    { name: 'disabilityCompensable', node: 89 },
    { name: 'disabilityTotalAndPermanent', node: 92 },
    { name: 'inOfficeAtOnsetFound', node: 96 },
    { name: 'inOfficeWhenPermanentFound', node: 98 },
    { name: 'physiciansSufficeFound', node: 104 },
    { name: 'foundFindCapable', node: 106 },
    { name: 'physiciansFindPermanentFound', node: 114 },
    { name: 'disabilityApplicationOnForm', node: 120 },
    { name: 'baseRateFound', node: 127 },
    { name: 'foundAverageOfLastMonths', node: 134 },
    { name: 'foundAverageOfCalendarMonths', node: 135 },
    { name: 'accruedMonthsFound', node: 178 },
    { name: 'accountBalance', node: 184 },
    { name: 'accountFactor', node: 185 },
    { name: 'disabilityFundMonthly', node: 202 },
   ],
   outputs: [
    { name: 'underlyingAnnual', kind: 'money-a-year' },
    { name: 'ceilingSalaryAnnual', kind: 'money-a-year' },
    { name: 'ceilingAccruedAnnual', kind: 'money-a-year' },
    { name: 'annual', kind: 'money-a-year' },
    { name: 'monthly', kind: 'money-a-month' },
    { name: 'fundMonthly', kind: 'money-a-month' },
    { name: 'systemMonthly', kind: 'money-a-month' },
    { name: 'participantMonthly', kind: 'money-a-month' },
   ],
  };
