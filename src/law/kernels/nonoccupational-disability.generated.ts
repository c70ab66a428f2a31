// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question nonoccupational-disability: of rows of which all is there, and of any.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, DENIED, EXACT, GRANTED, NO_LAW, SMALL, UNKNOWN, alwaysFrom, areSmall, birthdayOf, chosenBits, everyRow, isLeap, lastDay, lastStep, outcomeOfBits, roundOf, stepAt } from '../../rules/index.ts';

export interface NonoccupationalDisabilityColumns {
 /** The fact /participant/enrolledOn: a packed date, a number or a code; -1 where absent. */
 readonly participantEnrolledOn: Int32Array;
 /** The finding months: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly judgeMonthsFound: Int32Array;
 readonly judgeMonthsFoundStatus: Uint8Array;
 /** The finding months-beside: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly otherMonthsFound: Int32Array;
 readonly otherMonthsFoundStatus: Uint8Array;
 /** The fact /on: a packed date, a number or a code; -1 where absent. */
 readonly on: Int32Array;
 /** The fact /disability/totalAndPermanentOn: a packed date, a number or a code; -1 where absent. */
 readonly disabilityTotalAndPermanentOn: Int32Array;
 /** The fact /disability/onsetOn: a packed date, a number or a code; -1 where absent. */
 readonly disabilityOnsetOn: Int32Array;
 /** The fact /participant/birthDate: a packed date, a number or a code; -1 where absent. */
 readonly participantBirthDate: Int32Array;
 /** The fact /disability/application/filedOn: a packed date, a number or a code; -1 where absent. */
 readonly disabilityApplicationFiledOn: Int32Array;
 /** The finding served-on: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly inOfficeWhenPermanentFound: Int8Array;
 readonly inOfficeWhenPermanentFoundStatus: Uint8Array;
 /** The fact /disability/totalAndPermanent: 1 or 0; -1 where absent. */
 readonly disabilityTotalAndPermanent: Int8Array;
 /** The fact /disability/application/onForm: 1 or 0; -1 where absent. */
 readonly disabilityApplicationOnForm: Int8Array;
 /** The finding find-incapable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly physiciansSufficeFound: Int8Array;
 readonly physiciansSufficeFoundStatus: Uint8Array;
 /** The finding find-capable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundFindCapable: Int8Array;
 readonly foundFindCapableStatus: Uint8Array;
 /** The finding find-permanent: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly physiciansFindPermanentFound: Int8Array;
 readonly physiciansFindPermanentFoundStatus: Uint8Array;
 /** The finding average-of-last-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundAverageOfLastMonths: Float64Array;
 readonly foundAverageOfLastMonthsDenominator: Float64Array;
 readonly foundAverageOfLastMonthsStatus: Uint8Array;
 /** The finding salary-on: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundSalaryOn: Float64Array;
 readonly foundSalaryOnDenominator: Float64Array;
 readonly foundSalaryOnStatus: Uint8Array;
 /** The finding highest-salary: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundHighestSalary: Float64Array;
 readonly foundHighestSalaryDenominator: Float64Array;
 readonly foundHighestSalaryStatus: Uint8Array;
 /** The finding average-of-last-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundAverageOfLastMonths2: Float64Array;
 readonly foundAverageOfLastMonths2Denominator: Float64Array;
 readonly foundAverageOfLastMonths2Status: Uint8Array;
 /** The finding average-of-calendar-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundAverageOfCalendarMonths: Float64Array;
 readonly foundAverageOfCalendarMonthsDenominator: Float64Array;
 readonly foundAverageOfCalendarMonthsStatus: Uint8Array;
 /** The fact /participant/supersededAnnual: whole cents; below zero where absent. */
 readonly participantSupersededAnnual: Float64Array;
}

export interface NonoccupationalDisabilityResults {
 readonly outcome: Uint8Array;
 readonly serviceMonths: Int32Array;
 readonly averageCompensation: Float64Array;
 readonly percent: Float64Array;
 readonly percentDenominator: Float64Array;
 readonly annual: Float64Array;
 readonly monthly: Float64Array;
}

function nonoccupationalDisabilityRows(
 columns: NonoccupationalDisabilityColumns, law: KernelLaw, results: NonoccupationalDisabilityResults, which: Int32Array, many: number): void {
  const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
  const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
  const systemOperativeDateSteps = law.figures['system.operative-date'] as Steps;
  const disabilityNonoccupationalMinimumServiceSteps = law.figures['disability.nonoccupational.minimum-service'] as Steps;
  const disabilityNonoccupationalBeforeAgeSteps = law.figures['disability.nonoccupational.before-age'] as Steps;
  const disabilityNonoccupationalBasePercentSteps = law.figures['disability.nonoccupational.base-percent'] as Steps;
  const disabilityNonoccupationalBaseYearsSteps = law.figures['disability.nonoccupational.base-years'] as Steps;
  const disabilityNonoccupationalPercentPerFurtherYearSteps = law.figures['disability.nonoccupational.percent-per-further-year'] as Steps;
  const disabilityNonoccupationalMaximumPercentSteps = law.figures['disability.nonoccupational.maximum-percent'] as Steps;
  const disabilityNonoccupationalSupersededFloorUntilSteps = law.figures['disability.nonoccupational.superseded-floor-until'] as Steps;
  const hybridStartOption = law.readings['hybrid-start'] as number;
  const transitionStartOption = law.readings['transition-start'] as number;
  const attainedAgeOption = law.readings['attained-age'] as number;
  const beforeSixtyOption = law.readings['before-sixty'] as number;
  const conflictingCertificatesOption = law.readings['conflicting-certificates'] as number;
  const lastFiveYearsOption = law.readings['last-five-years'] as number;
  const averageCompensationOption = law.readings['average-compensation'] as number;
  const roundingOption = law.readings['rounding'] as number;
  const yearsOverTenOption = law.readings['years-over-ten'] as number;
  const over = law.over;
  const cohortHybridFrom = lastStep(cohortHybridFromSteps);
  const cohortHybridFromBits = Number.isNaN(cohortHybridFrom) ? NO_LAW : 0;
  const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
  const cohortTransitionFromBits = Number.isNaN(cohortTransitionFrom) ? NO_LAW : 0;
  const systemOperativeDate = lastStep(systemOperativeDateSteps);
  const systemOperativeDateBits = Number.isNaN(systemOperativeDate) ? NO_LAW : 0;
  let v12: number;
  if (attainedAgeOption === 0) {
   v12 = 60;
  }
  else {
   v12 = 61;
  }
  let rounding: number;
  if (roundingOption === 0) {
   rounding = 58;
  }
  else {
   rounding = 59;
  }
  const disabilityNonoccupationalSupersededFloorUntil = lastStep(disabilityNonoccupationalSupersededFloorUntilSteps);
  const disabilityNonoccupationalSupersededFloorUntilBits = Number.isNaN(disabilityNonoccupationalSupersededFloorUntil) ? NO_LAW : 0;
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
   const judgeMonthsFoundValue = columns.judgeMonthsFound[i] as number;
   const judgeMonthsFoundBits = columns.judgeMonthsFoundStatus[i] as number;
   const otherMonthsFoundValue = columns.otherMonthsFound[i] as number;
   const otherMonthsFoundBits = columns.otherMonthsFoundStatus[i] as number;
   const v10 = judgeMonthsFoundValue + otherMonthsFoundValue;
   if (v10 > EXACT || v10 < -EXACT) beyond = true;
   const vBits4 = judgeMonthsFoundBits | otherMonthsFoundBits;
   const disabilityService: number = v9 ? judgeMonthsFoundValue : v10;
   const disabilityServiceBits = chosenBits(cohortBits, v9, judgeMonthsFoundBits, vBits4, judgeMonthsFoundValue === v10);
   const onGiven = columns.on[i] as number;
   const onBits = onGiven === ABSENT ? UNKNOWN : 0;
   const lawDay = Math.max(onGiven, systemOperativeDate);
   const lawDayBits = onBits | systemOperativeDateBits;
   const disabilityNonoccupationalMinimumService = stepAt(disabilityNonoccupationalMinimumServiceSteps, lawDay);
   const disabilityNonoccupationalMinimumServiceBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityNonoccupationalMinimumService) ? NO_LAW : 0;
   const n = disabilityNonoccupationalMinimumService * 12;
   if (n > EXACT || n < -EXACT) beyond = true;
   const yearsOfService = disabilityService >= n;
   const yearsOfServiceBits = disabilityServiceBits | disabilityNonoccupationalMinimumServiceBits;
   const participantBirthDateGiven = columns.participantBirthDate[i] as number;
   const participantBirthDateBits = participantBirthDateGiven === ABSENT ? UNKNOWN : 0;
   const disabilityNonoccupationalBeforeAge = stepAt(disabilityNonoccupationalBeforeAgeSteps, lawDay);
   const disabilityNonoccupationalBeforeAgeBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityNonoccupationalBeforeAge) ? NO_LAW : 0;
   const v13 = birthdayOf(participantBirthDateGiven, disabilityNonoccupationalBeforeAge, v12 === 60);
   const v13Bits = participantBirthDateBits | disabilityNonoccupationalBeforeAgeBits;
   const disabilityApplicationFiledOnGiven = columns.disabilityApplicationFiledOn[i] as number;
   const disabilityApplicationFiledOnBits = disabilityApplicationFiledOnGiven === ABSENT ? UNKNOWN : 0;
   let beforeTheAge: boolean;
   let beforeTheAgeBits: number;
   if (beforeSixtyOption === 0) {
    const disabilityTotalAndPermanentOnGiven = columns.disabilityTotalAndPermanentOn[i] as number;
    const disabilityTotalAndPermanentOnBits = disabilityTotalAndPermanentOnGiven === ABSENT ? UNKNOWN : 0;
    const disabilityOnsetOnGiven = columns.disabilityOnsetOn[i] as number;
    const disabilityOnsetOnBits = disabilityOnsetOnGiven === ABSENT ? UNKNOWN : 0;
    const absent = disabilityTotalAndPermanentOnBits === UNKNOWN;
    const v11: number = absent ? disabilityOnsetOnGiven : disabilityTotalAndPermanentOnGiven;
    const vBits5 = absent ? disabilityOnsetOnBits : 0;
    const v14 = v11 < v13;
    const v14Bits = vBits5 | v13Bits;
    beforeTheAge = v14;
    beforeTheAgeBits = v14Bits;
   }
   else if (beforeSixtyOption === 1) {
    const v15 = disabilityApplicationFiledOnGiven < v13;
    const v15Bits = disabilityApplicationFiledOnBits | v13Bits;
    beforeTheAge = v15;
    beforeTheAgeBits = v15Bits;
   }
   else {
    const v16 = onGiven < v13;
    const v16Bits = onBits | v13Bits;
    beforeTheAge = v16;
    beforeTheAgeBits = v16Bits;
   }
   const inOfficeWhenPermanentFoundValue = columns.inOfficeWhenPermanentFound[i] as number;
   const inOfficeWhenPermanentFoundBits = columns.inOfficeWhenPermanentFoundStatus[i] as number;
   const inOfficeWhenPermanentFound2 = inOfficeWhenPermanentFoundValue === 1;
   const disabilityTotalAndPermanentGiven = columns.disabilityTotalAndPermanent[i] as number;
   const disabilityTotalAndPermanentBits = disabilityTotalAndPermanentGiven === ABSENT ? UNKNOWN : 0;
   const disabilityTotalAndPermanent2 = disabilityTotalAndPermanentGiven === 1;
   const disabilityApplicationOnFormGiven = columns.disabilityApplicationOnForm[i] as number;
   const disabilityApplicationOnFormBits = disabilityApplicationOnFormGiven === ABSENT ? UNKNOWN : 0;
   const disabilityApplicationOnForm2 = disabilityApplicationOnFormGiven === 1;
   const v17 = disabilityApplicationFiledOnGiven <= onGiven;
   const v17Bits = disabilityApplicationFiledOnBits | onBits;
   const settled = (!disabilityApplicationOnForm2 && disabilityApplicationOnFormBits === 0) || (!v17 && v17Bits === 0);
   const bits = disabilityApplicationOnFormBits | v17Bits;
   const nonoccupationalApplication = !settled;
   const nonoccupationalApplicationBits = settled ? bits & NO_LAW : bits;
   const physiciansSufficeFoundValue = columns.physiciansSufficeFound[i] as number;
   const physiciansSufficeFoundBits = columns.physiciansSufficeFoundStatus[i] as number;
   const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
   let v19: boolean;
   let v19Bits: number;
   if (conflictingCertificatesOption === 0) {
    const foundFindCapableValue = columns.foundFindCapable[i] as number;
    const foundFindCapableBits = columns.foundFindCapableStatus[i] as number;
    const foundFindCapable2 = foundFindCapableValue === 1;
    const v18: boolean = foundFindCapable2 ? false : true;
    const vBits6 = chosenBits(foundFindCapableBits, foundFindCapable2, 4, 0, false);
    v19 = v18;
    v19Bits = vBits6;
   }
   else {
    v19 = true;
    v19Bits = 0;
   }
   const medicalProof: boolean = physiciansSufficeFound2 ? v19 : false;
   const medicalProofBits = chosenBits(physiciansSufficeFoundBits, physiciansSufficeFound2, v19Bits, 0, v19 === false);
   const physiciansFindPermanentFoundValue = columns.physiciansFindPermanentFound[i] as number;
   const physiciansFindPermanentFoundBits = columns.physiciansFindPermanentFoundStatus[i] as number;
   const physiciansFindPermanentFound2 = physiciansFindPermanentFoundValue === 1;
   const settled2 = (!medicalProof && medicalProofBits === 0) || (!physiciansFindPermanentFound2 && physiciansFindPermanentFoundBits === 0);
   const bits2 = medicalProofBits | physiciansFindPermanentFoundBits;
   const nonoccupationalExam = !settled2;
   const nonoccupationalExamBits = settled2 ? bits2 & NO_LAW : bits2;
   let averageCompensation: number;
   let averageCompensationBits: number;
   let averageCompensationOver: number;
   if (averageCompensationOption === 0) {
    const foundAverageOfLastMonthsValue = columns.foundAverageOfLastMonths[i] as number;
    const foundAverageOfLastMonthsBits = columns.foundAverageOfLastMonthsStatus[i] as number;
    const foundAverageOfLastMonthsOver = columns.foundAverageOfLastMonthsDenominator[i] as number;
    averageCompensation = foundAverageOfLastMonthsValue;
    averageCompensationBits = foundAverageOfLastMonthsBits;
    averageCompensationOver = foundAverageOfLastMonthsOver;
   }
   else if (averageCompensationOption === 1) {
    const foundSalaryOnValue = columns.foundSalaryOn[i] as number;
    const foundSalaryOnBits = columns.foundSalaryOnStatus[i] as number;
    const foundSalaryOnOver = columns.foundSalaryOnDenominator[i] as number;
    averageCompensation = foundSalaryOnValue;
    averageCompensationBits = foundSalaryOnBits;
    averageCompensationOver = foundSalaryOnOver;
   }
   else if (averageCompensationOption === 2) {
    const foundHighestSalaryValue = columns.foundHighestSalary[i] as number;
    const foundHighestSalaryBits = columns.foundHighestSalaryStatus[i] as number;
    const foundHighestSalaryOver = columns.foundHighestSalaryDenominator[i] as number;
    averageCompensation = foundHighestSalaryValue;
    averageCompensationBits = foundHighestSalaryBits;
    averageCompensationOver = foundHighestSalaryOver;
   }
   else {
    let hybridAverageCompensation: number;
    let hybridAverageCompensationBits: number;
    let hybridAverageCompensationOver: number;
    if (lastFiveYearsOption === 0) {
     const foundAverageOfLastMonths2Value = columns.foundAverageOfLastMonths2[i] as number;
     const foundAverageOfLastMonths2Bits = columns.foundAverageOfLastMonths2Status[i] as number;
     const foundAverageOfLastMonths2Over = columns.foundAverageOfLastMonths2Denominator[i] as number;
     hybridAverageCompensation = foundAverageOfLastMonths2Value;
     hybridAverageCompensationBits = foundAverageOfLastMonths2Bits;
     hybridAverageCompensationOver = foundAverageOfLastMonths2Over;
    }
    else {
     const foundAverageOfCalendarMonthsValue = columns.foundAverageOfCalendarMonths[i] as number;
     const foundAverageOfCalendarMonthsBits = columns.foundAverageOfCalendarMonthsStatus[i] as number;
     const foundAverageOfCalendarMonthsOver = columns.foundAverageOfCalendarMonthsDenominator[i] as number;
     hybridAverageCompensation = foundAverageOfCalendarMonthsValue;
     hybridAverageCompensationBits = foundAverageOfCalendarMonthsBits;
     hybridAverageCompensationOver = foundAverageOfCalendarMonthsOver;
    }
    averageCompensation = hybridAverageCompensation;
    averageCompensationBits = hybridAverageCompensationBits;
    averageCompensationOver = hybridAverageCompensationOver;
   }
   const n2 = averageCompensationOver;
   if (n2 > EXACT || n2 < -EXACT) beyond = true;
   const v20 = roundOf(averageCompensation, n2, rounding === 59);
   const disabilityNonoccupationalBasePercent = stepAt(disabilityNonoccupationalBasePercentSteps, lawDay);
   const disabilityNonoccupationalBasePercentBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityNonoccupationalBasePercent) ? NO_LAW : 0;
   const disabilityNonoccupationalBaseYears = stepAt(disabilityNonoccupationalBaseYearsSteps, lawDay);
   const disabilityNonoccupationalBaseYearsBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityNonoccupationalBaseYears) ? NO_LAW : 0;
   const n3 = disabilityNonoccupationalBaseYears * 12;
   if (n3 > EXACT || n3 < -EXACT) beyond = true;
   const v21 = disabilityService - n3;
   if (v21 > EXACT || v21 < -EXACT) beyond = true;
   const vBits7 = disabilityServiceBits | disabilityNonoccupationalBaseYearsBits;
   const v22 = Math.max(v21, 0);
   let yearsOverTen: number;
   let yearsOverTenOver: number;
   if (yearsOverTenOption === 0) {
    yearsOverTen = v22;
    yearsOverTenOver = 12;
   }
   else if (yearsOverTenOption === 1) {
    const floor = Math.floor(v22 / (12));
    yearsOverTen = floor;
    yearsOverTenOver = 1;
   }
   else {
    const ceil = Math.ceil(v22 / (12));
    yearsOverTen = ceil;
    yearsOverTenOver = 1;
   }
   const disabilityNonoccupationalPercentPerFurtherYear = stepAt(disabilityNonoccupationalPercentPerFurtherYearSteps, lawDay);
   const disabilityNonoccupationalPercentPerFurtherYearBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityNonoccupationalPercentPerFurtherYear) ? NO_LAW : 0;
   const n4 = yearsOverTen * disabilityNonoccupationalPercentPerFurtherYear;
   if (n4 > EXACT || n4 < -EXACT) beyond = true;
   const vBits8 = vBits7 | disabilityNonoccupationalPercentPerFurtherYearBits;
   const n5 = disabilityNonoccupationalBasePercent * yearsOverTenOver;
   if (n5 > EXACT || n5 < -EXACT) beyond = true;
   const percentByYears = n5 + n4;
   if (percentByYears > EXACT || percentByYears < -EXACT) beyond = true;
   const vBits9 = disabilityNonoccupationalBasePercentBits | vBits8;
   const disabilityNonoccupationalMaximumPercent = stepAt(disabilityNonoccupationalMaximumPercentSteps, lawDay);
   const disabilityNonoccupationalMaximumPercentBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityNonoccupationalMaximumPercent) ? NO_LAW : 0;
   const n6 = disabilityNonoccupationalMaximumPercent * yearsOverTenOver;
   if (n6 > EXACT || n6 < -EXACT) beyond = true;
   const percentCapped = percentByYears <= n6 ? percentByYears : n6;
   const vBits10 = vBits9 | disabilityNonoccupationalMaximumPercentBits;
   const v23 = onGiven <= disabilityNonoccupationalSupersededFloorUntil;
   const v23Bits = onBits | disabilityNonoccupationalSupersededFloorUntilBits;
   const n7 = averageCompensation * percentCapped;
   if (n7 > EXACT || n7 < -EXACT) beyond = true;
   const vBits11 = averageCompensationBits | vBits10;
   const participantSupersededAnnualGiven = columns.participantSupersededAnnual[i] as number;
   const participantSupersededAnnualBits = participantSupersededAnnualGiven < 0 ? UNKNOWN : 0;
   const absent2 = participantSupersededAnnualBits === UNKNOWN;
   const v24: number = absent2 ? 0 : participantSupersededAnnualGiven;
   const n8 = v24 * averageCompensationOver * over * yearsOverTenOver;
   if (n8 > EXACT || n8 < -EXACT) beyond = true;
   const v25 = n7 >= n8 ? n7 : n8;
   const nonoccupationalAnnual: number = v23 ? v25 : n7;
   const nonoccupationalAnnualBits = chosenBits(v23Bits, v23, vBits11, vBits11, v25 === n7);
   const n9 = averageCompensationOver * over * yearsOverTenOver;
   if (n9 > EXACT || n9 < -EXACT) beyond = true;
   const v26 = roundOf(nonoccupationalAnnual, n9, rounding === 59);
   const n10 = 12 * averageCompensationOver * over * yearsOverTenOver;
   if (n10 > EXACT || n10 < -EXACT) beyond = true;
   const nonoccupationalMonthly = roundOf(nonoccupationalAnnual, n10, rounding === 59);
   const denied = (!notHybrid && cohortBits === 0) || (!yearsOfService && yearsOfServiceBits === 0) || (!beforeTheAge && beforeTheAgeBits === 0) || (!inOfficeWhenPermanentFound2 && inOfficeWhenPermanentFoundBits === 0) || (!disabilityTotalAndPermanent2 && disabilityTotalAndPermanentBits === 0) || (!nonoccupationalApplication && nonoccupationalApplicationBits === 0) || (!nonoccupationalExam && nonoccupationalExamBits === 0);
   const outcome = outcomeOfBits(cohortBits, 0, cohortBits | yearsOfServiceBits | beforeTheAgeBits | inOfficeWhenPermanentFoundBits | disabilityTotalAndPermanentBits | nonoccupationalApplicationBits | nonoccupationalExamBits, denied, disabilityServiceBits | averageCompensationBits | vBits10 | nonoccupationalAnnualBits, beyond);
   results.outcome[i] = outcome;
   results.serviceMonths[i] = outcome === GRANTED ? disabilityService : ABSENT;
   results.averageCompensation[i] = outcome === GRANTED ? v20 : Number.NaN;
   results.percent[i] = outcome === GRANTED ? percentCapped : Number.NaN;
   results.percentDenominator[i] = over * yearsOverTenOver;
   results.annual[i] = outcome === GRANTED ? v26 : Number.NaN;
   results.monthly[i] = outcome === GRANTED ? nonoccupationalMonthly : Number.NaN;
  }
 }

 function nonoccupationalDisabilityColumns(
  columns: NonoccupationalDisabilityColumns, law: KernelLaw, results: NonoccupationalDisabilityResults, begin: number, end: number, rest: Int32Array): number {
   const participantEnrolledOnColumn = columns.participantEnrolledOn;
   const judgeMonthsFoundColumn = columns.judgeMonthsFound;
   const otherMonthsFoundColumn = columns.otherMonthsFound;
   const onColumn = columns.on;
   const disabilityTotalAndPermanentOnColumn = columns.disabilityTotalAndPermanentOn;
   const disabilityOnsetOnColumn = columns.disabilityOnsetOn;
   const participantBirthDateColumn = columns.participantBirthDate;
   const disabilityApplicationFiledOnColumn = columns.disabilityApplicationFiledOn;
   const inOfficeWhenPermanentFoundColumn = columns.inOfficeWhenPermanentFound;
   const disabilityTotalAndPermanentColumn = columns.disabilityTotalAndPermanent;
   const disabilityApplicationOnFormColumn = columns.disabilityApplicationOnForm;
   const physiciansSufficeFoundColumn = columns.physiciansSufficeFound;
   const foundFindCapableColumn = columns.foundFindCapable;
   const physiciansFindPermanentFoundColumn = columns.physiciansFindPermanentFound;
   const foundAverageOfLastMonthsColumn = columns.foundAverageOfLastMonths;
   const foundAverageOfLastMonthsDenominatorColumn = columns.foundAverageOfLastMonthsDenominator;
   const foundSalaryOnColumn = columns.foundSalaryOn;
   const foundSalaryOnDenominatorColumn = columns.foundSalaryOnDenominator;
   const foundHighestSalaryColumn = columns.foundHighestSalary;
   const foundHighestSalaryDenominatorColumn = columns.foundHighestSalaryDenominator;
   const foundAverageOfLastMonths2Column = columns.foundAverageOfLastMonths2;
   const foundAverageOfLastMonths2DenominatorColumn = columns.foundAverageOfLastMonths2Denominator;
   const foundAverageOfCalendarMonthsColumn = columns.foundAverageOfCalendarMonths;
   const foundAverageOfCalendarMonthsDenominatorColumn = columns.foundAverageOfCalendarMonthsDenominator;
   const participantSupersededAnnualColumn = columns.participantSupersededAnnual;
   const outcomeResult = results.outcome;
   const serviceMonthsResult = results.serviceMonths;
   const averageCompensationResult = results.averageCompensation;
   const percentResult = results.percent;
   const percentDenominatorResult = results.percentDenominator;
   const annualResult = results.annual;
   const monthlyResult = results.monthly;
   const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
   const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
   const systemOperativeDateSteps = law.figures['system.operative-date'] as Steps;
   const disabilityNonoccupationalMinimumServiceSteps = law.figures['disability.nonoccupational.minimum-service'] as Steps;
   const disabilityNonoccupationalBeforeAgeSteps = law.figures['disability.nonoccupational.before-age'] as Steps;
   const disabilityNonoccupationalBasePercentSteps = law.figures['disability.nonoccupational.base-percent'] as Steps;
   const disabilityNonoccupationalBaseYearsSteps = law.figures['disability.nonoccupational.base-years'] as Steps;
   const disabilityNonoccupationalPercentPerFurtherYearSteps = law.figures['disability.nonoccupational.percent-per-further-year'] as Steps;
   const disabilityNonoccupationalMaximumPercentSteps = law.figures['disability.nonoccupational.maximum-percent'] as Steps;
   const disabilityNonoccupationalSupersededFloorUntilSteps = law.figures['disability.nonoccupational.superseded-floor-until'] as Steps;
   const hybridStartOption = law.readings['hybrid-start'] as number;
   const transitionStartOption = law.readings['transition-start'] as number;
   const attainedAgeOption = law.readings['attained-age'] as number;
   const beforeSixtyOption = law.readings['before-sixty'] as number;
   const conflictingCertificatesOption = law.readings['conflicting-certificates'] as number;
   const lastFiveYearsOption = law.readings['last-five-years'] as number;
   const averageCompensationOption = law.readings['average-compensation'] as number;
   const roundingOption = law.readings['rounding'] as number;
   const yearsOverTenOption = law.readings['years-over-ten'] as number;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   const cohortHybridFrom = lastStep(cohortHybridFromSteps);
   if (Number.isNaN(cohortHybridFrom)) sure = false;
   const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
   if (Number.isNaN(cohortTransitionFrom)) sure = false;
   const systemOperativeDate = lastStep(systemOperativeDateSteps);
   if (Number.isNaN(systemOperativeDate)) sure = false;
   const disabilityNonoccupationalMinimumServiceStepsFrom = lastDay(disabilityNonoccupationalMinimumServiceSteps);
   const disabilityNonoccupationalMinimumServiceStepsLast = stepAt(disabilityNonoccupationalMinimumServiceSteps, disabilityNonoccupationalMinimumServiceStepsFrom);
   const disabilityNonoccupationalBeforeAgeStepsFrom = lastDay(disabilityNonoccupationalBeforeAgeSteps);
   const disabilityNonoccupationalBeforeAgeStepsLast = stepAt(disabilityNonoccupationalBeforeAgeSteps, disabilityNonoccupationalBeforeAgeStepsFrom);
   let v12: number;
   if (attainedAgeOption === 0) {
    v12 = 60;
   }
   else {
    v12 = 61;
   }
   const lawDaySince = alwaysFrom(disabilityNonoccupationalMinimumServiceSteps, disabilityNonoccupationalBeforeAgeSteps);
   let rounding: number;
   if (roundingOption === 0) {
    rounding = 58;
   }
   else {
    rounding = 59;
   }
   const disabilityNonoccupationalBasePercentStepsFrom = lastDay(disabilityNonoccupationalBasePercentSteps);
   const disabilityNonoccupationalBasePercentStepsLast = stepAt(disabilityNonoccupationalBasePercentSteps, disabilityNonoccupationalBasePercentStepsFrom);
   const disabilityNonoccupationalBaseYearsStepsFrom = lastDay(disabilityNonoccupationalBaseYearsSteps);
   const disabilityNonoccupationalBaseYearsStepsLast = stepAt(disabilityNonoccupationalBaseYearsSteps, disabilityNonoccupationalBaseYearsStepsFrom);
   const disabilityNonoccupationalPercentPerFurtherYearStepsFrom = lastDay(disabilityNonoccupationalPercentPerFurtherYearSteps);
   const disabilityNonoccupationalPercentPerFurtherYearStepsLast = stepAt(disabilityNonoccupationalPercentPerFurtherYearSteps, disabilityNonoccupationalPercentPerFurtherYearStepsFrom);
   const disabilityNonoccupationalMaximumPercentStepsFrom = lastDay(disabilityNonoccupationalMaximumPercentSteps);
   const disabilityNonoccupationalMaximumPercentStepsLast = stepAt(disabilityNonoccupationalMaximumPercentSteps, disabilityNonoccupationalMaximumPercentStepsFrom);
   const disabilityNonoccupationalSupersededFloorUntil = lastStep(disabilityNonoccupationalSupersededFloorUntilSteps);
   if (Number.isNaN(disabilityNonoccupationalSupersededFloorUntil)) sure = false;
   const lawDaySince2 = alwaysFrom(disabilityNonoccupationalBasePercentSteps, disabilityNonoccupationalBaseYearsSteps, disabilityNonoccupationalPercentPerFurtherYearSteps, disabilityNonoccupationalMaximumPercentSteps);
   if (!areSmall(disabilityNonoccupationalMinimumServiceSteps, disabilityNonoccupationalBeforeAgeSteps, disabilityNonoccupationalBasePercentSteps, disabilityNonoccupationalBaseYearsSteps, disabilityNonoccupationalPercentPerFurtherYearSteps, disabilityNonoccupationalMaximumPercentSteps)) sure = false;
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    const participantEnrolledOnGiven = participantEnrolledOnColumn[i] as number;
    const judgeMonthsFoundValue = judgeMonthsFoundColumn[i] as number;
    const otherMonthsFoundValue = otherMonthsFoundColumn[i] as number;
    const onGiven = onColumn[i] as number;
    const participantBirthDateGiven = participantBirthDateColumn[i] as number;
    const disabilityApplicationFiledOnGiven = disabilityApplicationFiledOnColumn[i] as number;
    const inOfficeWhenPermanentFoundValue = inOfficeWhenPermanentFoundColumn[i] as number;
    const disabilityTotalAndPermanentGiven = disabilityTotalAndPermanentColumn[i] as number;
    const disabilityApplicationOnFormGiven = disabilityApplicationOnFormColumn[i] as number;
    const physiciansSufficeFoundValue = physiciansSufficeFoundColumn[i] as number;
    const physiciansFindPermanentFoundValue = physiciansFindPermanentFoundColumn[i] as number;
    if ((participantEnrolledOnGiven | judgeMonthsFoundValue | otherMonthsFoundValue | onGiven | participantBirthDateGiven | disabilityApplicationFiledOnGiven | inOfficeWhenPermanentFoundValue | disabilityTotalAndPermanentGiven | disabilityApplicationOnFormGiven | physiciansSufficeFoundValue | physiciansFindPermanentFoundValue) < 0) {
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
    const v10 = judgeMonthsFoundValue + otherMonthsFoundValue;
    const disabilityService: number = v9 ? judgeMonthsFoundValue : v10;
    const lawDay = Math.max(onGiven, systemOperativeDate);
    const disabilityNonoccupationalMinimumService = lawDay >= disabilityNonoccupationalMinimumServiceStepsFrom ? disabilityNonoccupationalMinimumServiceStepsLast : stepAt(disabilityNonoccupationalMinimumServiceSteps, lawDay);
    if (lawDay < lawDaySince) most = Infinity;
    const n = disabilityNonoccupationalMinimumService * 12;
    const yearsOfService = disabilityService >= n;
    const disabilityNonoccupationalBeforeAge = lawDay >= disabilityNonoccupationalBeforeAgeStepsFrom ? disabilityNonoccupationalBeforeAgeStepsLast : stepAt(disabilityNonoccupationalBeforeAgeSteps, lawDay);
    const v13 = isLeap(participantBirthDateGiven) ? birthdayOf(participantBirthDateGiven, disabilityNonoccupationalBeforeAge, v12 === 60) : participantBirthDateGiven + disabilityNonoccupationalBeforeAge * 512;
    let beforeTheAge: boolean;
    if (beforeSixtyOption === 0) {
     const disabilityTotalAndPermanentOnGiven = disabilityTotalAndPermanentOnColumn[i] as number;
     const disabilityTotalAndPermanentOnBits = disabilityTotalAndPermanentOnGiven === ABSENT ? UNKNOWN : 0;
     const disabilityOnsetOnGiven = disabilityOnsetOnColumn[i] as number;
     if (disabilityOnsetOnGiven < 0) most = Infinity;
     const absent = disabilityTotalAndPermanentOnBits === UNKNOWN;
     const v11: number = absent ? disabilityOnsetOnGiven : disabilityTotalAndPermanentOnGiven;
     const v14 = v11 < v13;
     beforeTheAge = v14;
    }
    else if (beforeSixtyOption === 1) {
     const v15 = disabilityApplicationFiledOnGiven < v13;
     beforeTheAge = v15;
    }
    else {
     const v16 = onGiven < v13;
     beforeTheAge = v16;
    }
    const inOfficeWhenPermanentFound2 = inOfficeWhenPermanentFoundValue === 1;
    const disabilityTotalAndPermanent2 = disabilityTotalAndPermanentGiven === 1;
    const disabilityApplicationOnForm2 = disabilityApplicationOnFormGiven === 1;
    const v17 = disabilityApplicationFiledOnGiven <= onGiven;
    const nonoccupationalApplication = disabilityApplicationOnForm2 && v17;
    const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
    let v19: boolean;
    let v19Bits: number;
    if (conflictingCertificatesOption === 0) {
     const foundFindCapableValue = foundFindCapableColumn[i] as number;
     if (foundFindCapableValue < 0) most = Infinity;
     const foundFindCapable2 = foundFindCapableValue === 1;
     const v18: boolean = foundFindCapable2 ? false : true;
     const vBits2 = foundFindCapable2 ? 4 : 0;
     v19 = v18;
     v19Bits = vBits2;
    }
    else {
     v19 = true;
     v19Bits = 0;
    }
    const medicalProof: boolean = physiciansSufficeFound2 ? v19 : false;
    const medicalProofBits = physiciansSufficeFound2 ? v19Bits : 0;
    const physiciansFindPermanentFound2 = physiciansFindPermanentFoundValue === 1;
    const settled = (!medicalProof && medicalProofBits === 0) || !physiciansFindPermanentFound2;
    const bits = medicalProofBits;
    const nonoccupationalExam = !settled;
    const nonoccupationalExamBits = settled ? 0 : bits;
    const denied = (!notHybrid && v5Bits === 0) || (!yearsOfService && v5Bits === 0) || !beforeTheAge || !inOfficeWhenPermanentFound2 || !disabilityTotalAndPermanent2 || !nonoccupationalApplication || (!nonoccupationalExam && nonoccupationalExamBits === 0);
    if (denied && v5Bits === 0 && most <= EXACT) {
     outcomeResult[i] = DENIED;
     serviceMonthsResult[i] = ABSENT;
     averageCompensationResult[i] = Number.NaN;
     percentResult[i] = Number.NaN;
     percentDenominatorResult[i] = 1;
     annualResult[i] = Number.NaN;
     monthlyResult[i] = Number.NaN;
     continue;
    }
    const participantSupersededAnnualGiven = participantSupersededAnnualColumn[i] as number;
    let averageCompensation: number;
    let averageCompensationOver: number;
    if (averageCompensationOption === 0) {
     const foundAverageOfLastMonthsValue = foundAverageOfLastMonthsColumn[i] as number;
     if (foundAverageOfLastMonthsValue < 0) most = Infinity;
     const foundAverageOfLastMonthsOver = foundAverageOfLastMonthsDenominatorColumn[i] as number;
     averageCompensation = foundAverageOfLastMonthsValue;
     averageCompensationOver = foundAverageOfLastMonthsOver;
    }
    else if (averageCompensationOption === 1) {
     const foundSalaryOnValue = foundSalaryOnColumn[i] as number;
     if (foundSalaryOnValue < 0) most = Infinity;
     const foundSalaryOnOver = foundSalaryOnDenominatorColumn[i] as number;
     averageCompensation = foundSalaryOnValue;
     averageCompensationOver = foundSalaryOnOver;
    }
    else if (averageCompensationOption === 2) {
     const foundHighestSalaryValue = foundHighestSalaryColumn[i] as number;
     if (foundHighestSalaryValue < 0) most = Infinity;
     const foundHighestSalaryOver = foundHighestSalaryDenominatorColumn[i] as number;
     averageCompensation = foundHighestSalaryValue;
     averageCompensationOver = foundHighestSalaryOver;
    }
    else {
     let hybridAverageCompensation: number;
     let hybridAverageCompensationOver: number;
     if (lastFiveYearsOption === 0) {
      const foundAverageOfLastMonths2Value = foundAverageOfLastMonths2Column[i] as number;
      if (foundAverageOfLastMonths2Value < 0) most = Infinity;
      const foundAverageOfLastMonths2Over = foundAverageOfLastMonths2DenominatorColumn[i] as number;
      hybridAverageCompensation = foundAverageOfLastMonths2Value;
      hybridAverageCompensationOver = foundAverageOfLastMonths2Over;
     }
     else {
      const foundAverageOfCalendarMonthsValue = foundAverageOfCalendarMonthsColumn[i] as number;
      if (foundAverageOfCalendarMonthsValue < 0) most = Infinity;
      const foundAverageOfCalendarMonthsOver = foundAverageOfCalendarMonthsDenominatorColumn[i] as number;
      hybridAverageCompensation = foundAverageOfCalendarMonthsValue;
      hybridAverageCompensationOver = foundAverageOfCalendarMonthsOver;
     }
     averageCompensation = hybridAverageCompensation;
     averageCompensationOver = hybridAverageCompensationOver;
    }
    const n2 = averageCompensationOver;
    most += Math.abs(n2);
    const v20 = rounding === 59 || averageCompensation < 0 ? roundOf(averageCompensation, n2, rounding === 59) : Math.floor((2 * averageCompensation + n2) / (2 * n2));
    const disabilityNonoccupationalBasePercent = lawDay >= disabilityNonoccupationalBasePercentStepsFrom ? disabilityNonoccupationalBasePercentStepsLast : stepAt(disabilityNonoccupationalBasePercentSteps, lawDay);
    if (lawDay < lawDaySince2) most = Infinity;
    const disabilityNonoccupationalBaseYears = lawDay >= disabilityNonoccupationalBaseYearsStepsFrom ? disabilityNonoccupationalBaseYearsStepsLast : stepAt(disabilityNonoccupationalBaseYearsSteps, lawDay);
    const n3 = disabilityNonoccupationalBaseYears * 12;
    const v21 = disabilityService - n3;
    const v22 = Math.max(v21, 0);
    let yearsOverTen: number;
    let yearsOverTenOver: number;
    if (yearsOverTenOption === 0) {
     yearsOverTen = v22;
     yearsOverTenOver = 12;
    }
    else if (yearsOverTenOption === 1) {
     const floor = Math.floor(v22 / (12));
     yearsOverTen = floor;
     yearsOverTenOver = 1;
    }
    else {
     const ceil = Math.ceil(v22 / (12));
     yearsOverTen = ceil;
     yearsOverTenOver = 1;
    }
    const disabilityNonoccupationalPercentPerFurtherYear = lawDay >= disabilityNonoccupationalPercentPerFurtherYearStepsFrom ? disabilityNonoccupationalPercentPerFurtherYearStepsLast : stepAt(disabilityNonoccupationalPercentPerFurtherYearSteps, lawDay);
    const n4 = yearsOverTen * disabilityNonoccupationalPercentPerFurtherYear;
    const n5 = disabilityNonoccupationalBasePercent * yearsOverTenOver;
    const percentByYears = n5 + n4;
    const disabilityNonoccupationalMaximumPercent = lawDay >= disabilityNonoccupationalMaximumPercentStepsFrom ? disabilityNonoccupationalMaximumPercentStepsLast : stepAt(disabilityNonoccupationalMaximumPercentSteps, lawDay);
    const n6 = disabilityNonoccupationalMaximumPercent * yearsOverTenOver;
    const percentCapped = percentByYears <= n6 ? percentByYears : n6;
    const v23 = onGiven <= disabilityNonoccupationalSupersededFloorUntil;
    const n7 = averageCompensation * percentCapped;
    most += Math.abs(n7);
    const participantSupersededAnnualBits = participantSupersededAnnualGiven < 0 ? UNKNOWN : 0;
    const absent2 = participantSupersededAnnualBits === UNKNOWN;
    const v24: number = absent2 ? 0 : participantSupersededAnnualGiven;
    const n8 = v24 * averageCompensationOver * over * yearsOverTenOver;
    most += Math.abs(n8);
    const v25 = n7 >= n8 ? n7 : n8;
    const nonoccupationalAnnual: number = v23 ? v25 : n7;
    const n9 = averageCompensationOver * over * yearsOverTenOver;
    most += Math.abs(n9);
    const v26 = rounding === 59 || nonoccupationalAnnual < 0 ? roundOf(nonoccupationalAnnual, n9, rounding === 59) : Math.floor((2 * nonoccupationalAnnual + n9) / (2 * n9));
    const n10 = 12 * averageCompensationOver * over * yearsOverTenOver;
    most += Math.abs(n10);
    const nonoccupationalMonthly = rounding === 59 || nonoccupationalAnnual < 0 ? roundOf(nonoccupationalAnnual, n10, rounding === 59) : Math.floor((2 * nonoccupationalAnnual + n10) / (2 * n10));
    const outcome = outcomeOfBits(v5Bits, 0, v5Bits | nonoccupationalExamBits, false, v5Bits, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    serviceMonthsResult[i] = outcome === GRANTED ? disabilityService : ABSENT;
    averageCompensationResult[i] = outcome === GRANTED ? v20 : Number.NaN;
    percentResult[i] = outcome === GRANTED ? percentCapped : Number.NaN;
    percentDenominatorResult[i] = over * yearsOverTenOver;
    annualResult[i] = outcome === GRANTED ? v26 : Number.NaN;
    monthlyResult[i] = outcome === GRANTED ? nonoccupationalMonthly : Number.NaN;
   }
   return left;
  }

  export const nonoccupationalDisability: Kernel<NonoccupationalDisabilityColumns, NonoccupationalDisabilityResults> = {
   columns: nonoccupationalDisabilityColumns,
   rows: nonoccupationalDisabilityRows,
   inputs: [
    { name: 'participantEnrolledOn', node: 0 },
    { name: 'judgeMonthsFound', node: 31 },
    { name: 'otherMonthsFound', node: 38 },
    { name: 'on', node: 23 },
    { name: 'disabilityTotalAndPermanentOn', node: 51 },
    { name: 'disabilityOnsetOn', node: 52 },
    { name: 'participantBirthDate', node: 54 },
    { name: 'disabilityApplicationFiledOn', node: 61 },
    { name: 'inOfficeWhenPermanentFound', node: 66 },
    { name: 'disabilityTotalAndPermanent', node: 68 },
    { name: 'disabilityApplicationOnForm', node: 70 },
    { name: 'physiciansSufficeFound', node: 76 },
    { name: 'foundFindCapable', node: 78 },
    { name: 'physiciansFindPermanentFound', node: 86 },
    { name: 'foundAverageOfLastMonths', node: 91 },
    { name: 'foundSalaryOn', node: 93 },
    { name: 'foundHighestSalary', node: 94 },
    { name: 'foundAverageOfLastMonths2', node: 99 },
    { name: 'foundAverageOfCalendarMonths', node: 100 },
    { name: 'participantSupersededAnnual', node: 132 },
   ],
   outputs: [
    { name: 'serviceMonths', kind: 'months' },
    { name: 'averageCompensation', kind: 'money-a-year' },
    { name: 'percent', kind: 'ratio' },
    { name: 'annual', kind: 'money-a-year' },
    { name: 'monthly', kind: 'money-a-month' },
   ],
  };
