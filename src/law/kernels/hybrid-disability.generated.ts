// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question hybrid-disability, of one row and over columns.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, EXACT, GRANTED, NO_LAW, UNKNOWN, birthdayOf, chosenBits, lastDay, lastStep, outcomeOfBits, partBits, roundMixed, roundOf, stepAt } from '../../rules/index.ts';

export interface HybridDisabilityRow {
 /** The fact /participant/enrolledOn: a packed date, a number or a code; -1 where absent. */
 readonly participantEnrolledOn: number;
 /** The finding months: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly judgeMonthsFound: number;
 readonly judgeMonthsFoundStatus: number;
 /** The fact /on: a packed date, a number or a code; -1 where absent. */
 readonly on: number;
 /** The fact /disability/kind: a packed date, a number or a code; -1 where absent. */
 readonly disabilityKind: number;
 /** The fact /disability/application/filedOn: a packed date, a number or a code; -1 where absent. */
 readonly disabilityApplicationFiledOn: number;
 /** The fact /participant/birthDate: a packed date, a number or a code; -1 where absent. */
 readonly participantBirthDate: number;
 /** The finding months-beside: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly otherMonthsFound: number;
 readonly otherMonthsFoundStatus: number;
 /** The fact /disability/totalAndPermanentOn: a packed date, a number or a code; -1 where absent. */
 readonly disabilityTotalAndPermanentOn: number;
 /** The fact /disability/onsetOn: a packed date, a number or a code; -1 where absent. */
 readonly disabilityOnsetOn: number;
 /** The fact /disability/arisesFromEmployment: 1 or 0; -1 where absent. */
 readonly disabilityArisesFromEmployment: number;
 /** The fact /disability/compensable: 1 or 0; -1 where absent. */
 readonly disabilityCompensable: number;
 /** The fact /disability/totalAndPermanent: 1 or 0; -1 where absent. */
 readonly disabilityTotalAndPermanent: number;
 /** The finding served-on: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly inOfficeAtOnsetFound: number;
 readonly inOfficeAtOnsetFoundStatus: number;
 /** The finding served-on: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly inOfficeWhenPermanentFound: number;
 readonly inOfficeWhenPermanentFoundStatus: number;
 /** The finding find-incapable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly physiciansSufficeFound: number;
 readonly physiciansSufficeFoundStatus: number;
 /** The finding find-capable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundFindCapable: number;
 readonly foundFindCapableStatus: number;
 /** The finding find-permanent: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly physiciansFindPermanentFound: number;
 readonly physiciansFindPermanentFoundStatus: number;
 /** The fact /disability/application/onForm: 1 or 0; -1 where absent. */
 readonly disabilityApplicationOnForm: number;
 /** The finding salary-on: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly baseRateFound: number;
 readonly baseRateFoundDenominator: number;
 readonly baseRateFoundStatus: number;
 /** The finding average-of-last-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundAverageOfLastMonths: number;
 readonly foundAverageOfLastMonthsDenominator: number;
 readonly foundAverageOfLastMonthsStatus: number;
 /** The finding average-of-calendar-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundAverageOfCalendarMonths: number;
 readonly foundAverageOfCalendarMonthsDenominator: number;
 readonly foundAverageOfCalendarMonthsStatus: number;
 /** The finding months-through: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly accruedMonthsFound: number;
 readonly accruedMonthsFoundStatus: number;
 /** The fact /account/balance: whole cents; below zero where absent. */
 readonly accountBalance: number;
 /** The fact /account/factor: its numerator; below zero where absent. */
 readonly accountFactor: number;
 readonly accountFactorDenominator: number;
 /** The fact /disability/fundMonthly: whole cents; below zero where absent. */
 readonly disabilityFundMonthly: number;
}

export interface HybridDisabilityColumns {
 /** The fact /participant/enrolledOn: a packed date, a number or a code; -1 where absent. */
 readonly participantEnrolledOn: Int32Array;
 /** The finding months: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly judgeMonthsFound: Int32Array;
 readonly judgeMonthsFoundStatus: Uint8Array;
 /** The fact /on: a packed date, a number or a code; -1 where absent. */
 readonly on: Int32Array;
 /** The fact /disability/kind: a packed date, a number or a code; -1 where absent. */
 readonly disabilityKind: Int8Array;
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

export interface HybridDisabilityResult {
 outcome: number;
 underlyingAnnual: number;
 ceilingSalaryAnnual: number;
 ceilingAccruedAnnual: number;
 annual: number;
 monthly: number;
 fundMonthly: number;
 systemMonthly: number;
 participantMonthly: number;
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

function hybridDisabilityRow(row: HybridDisabilityRow, law: KernelLaw): HybridDisabilityResult {
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
 const hybridParticipant = cohort === 2;
 const judgeMonthsFoundBits = row.judgeMonthsFoundStatus;
 const judgeMonthsFoundValue = row.judgeMonthsFound;
 const onGiven = row.on;
 const onBits = onGiven === ABSENT ? UNKNOWN : 0;
 const hybridLawDay = Math.max(onGiven, cohortHybridFrom);
 const hybridLawDayBits = onBits | cohortHybridFromBits;
 const disabilityHybridMinimumService = stepAt(disabilityHybridMinimumServiceSteps, hybridLawDay);
 const disabilityHybridMinimumServiceBits = hybridLawDayBits !== 0 ? hybridLawDayBits : Number.isNaN(disabilityHybridMinimumService) ? NO_LAW : 0;
 const n = disabilityHybridMinimumService * 12;
 if (n > EXACT || n < -EXACT) beyond = true;
 const v9 = judgeMonthsFoundValue >= n;
 const v9Bits = judgeMonthsFoundBits | disabilityHybridMinimumServiceBits;
 const disabilityKindGiven = row.disabilityKind;
 const disabilityKindBits = disabilityKindGiven === ABSENT ? UNKNOWN : 0;
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
 const disabilityApplicationFiledOnGiven = row.disabilityApplicationFiledOn;
 const disabilityApplicationFiledOnBits = disabilityApplicationFiledOnGiven === ABSENT ? UNKNOWN : 0;
 const participantBirthDateGiven = row.participantBirthDate;
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
  const otherMonthsFoundBits = row.otherMonthsFoundStatus;
  const otherMonthsFoundValue = row.otherMonthsFound;
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
   const disabilityTotalAndPermanentOnGiven = row.disabilityTotalAndPermanentOn;
   const disabilityTotalAndPermanentOnBits = disabilityTotalAndPermanentOnGiven === ABSENT ? UNKNOWN : 0;
   const disabilityOnsetOnGiven = row.disabilityOnsetOn;
   const disabilityOnsetOnBits = disabilityOnsetOnGiven === ABSENT ? UNKNOWN : 0;
   const absent = disabilityTotalAndPermanentOnBits === UNKNOWN;
   const v17: number = absent ? disabilityOnsetOnGiven : disabilityTotalAndPermanentOnGiven;
   const vBits7 = absent ? disabilityOnsetOnBits : disabilityTotalAndPermanentOnBits;
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
 const disabilityArisesFromEmploymentGiven = row.disabilityArisesFromEmployment;
 const disabilityArisesFromEmploymentBits = disabilityArisesFromEmploymentGiven === ABSENT ? UNKNOWN : 0;
 const disabilityArisesFromEmployment2 = disabilityArisesFromEmploymentGiven === 1;
 const disabilityCompensableGiven = row.disabilityCompensable;
 const disabilityCompensableBits = disabilityCompensableGiven === ABSENT ? UNKNOWN : 0;
 const disabilityCompensable2 = disabilityCompensableGiven === 1;
 const settled2 = (!disabilityArisesFromEmployment2 && disabilityArisesFromEmploymentBits === 0) || (!disabilityCompensable2 && disabilityCompensableBits === 0);
 const bits2 = disabilityArisesFromEmploymentBits | disabilityCompensableBits;
 const v24 = !settled2;
 const v24Bits = settled2 ? bits2 & NO_LAW : bits2;
 const disabilityTotalAndPermanentGiven = row.disabilityTotalAndPermanent;
 const disabilityTotalAndPermanentBits = disabilityTotalAndPermanentGiven === ABSENT ? UNKNOWN : 0;
 const disabilityTotalAndPermanent2 = disabilityTotalAndPermanentGiven === 1;
 const hybridCause: boolean = v10 ? v24 : disabilityTotalAndPermanent2;
 const hybridCauseBits = chosenBits(disabilityKindBits, v10, v24Bits, disabilityTotalAndPermanentBits, v24 === disabilityTotalAndPermanent2);
 const inOfficeAtOnsetFoundBits = row.inOfficeAtOnsetFoundStatus;
 const inOfficeAtOnsetFoundValue = row.inOfficeAtOnsetFound;
 const inOfficeAtOnsetFound2 = inOfficeAtOnsetFoundValue === 1;
 const inOfficeWhenPermanentFoundBits = row.inOfficeWhenPermanentFoundStatus;
 const inOfficeWhenPermanentFoundValue = row.inOfficeWhenPermanentFound;
 const inOfficeWhenPermanentFound2 = inOfficeWhenPermanentFoundValue === 1;
 const hybridInOffice: boolean = v10 ? inOfficeAtOnsetFound2 : inOfficeWhenPermanentFound2;
 const hybridInOfficeBits = chosenBits(disabilityKindBits, v10, inOfficeAtOnsetFoundBits, inOfficeWhenPermanentFoundBits, inOfficeAtOnsetFound2 === inOfficeWhenPermanentFound2);
 const physiciansSufficeFoundBits = row.physiciansSufficeFoundStatus;
 const physiciansSufficeFoundValue = row.physiciansSufficeFound;
 const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
 let v26: boolean;
 let v26Bits: number;
 if (conflictingCertificatesOption === 0) {
  const foundFindCapableBits = row.foundFindCapableStatus;
  const foundFindCapableValue = row.foundFindCapable;
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
 const physiciansFindPermanentFoundBits = row.physiciansFindPermanentFoundStatus;
 const physiciansFindPermanentFoundValue = row.physiciansFindPermanentFound;
 const physiciansFindPermanentFound2 = physiciansFindPermanentFoundValue === 1;
 const settled3 = (!medicalProof && medicalProofBits === 0) || (!physiciansFindPermanentFound2 && physiciansFindPermanentFoundBits === 0);
 const bits3 = medicalProofBits | physiciansFindPermanentFoundBits;
 const nonoccupationalExam = !settled3;
 const nonoccupationalExamBits = settled3 ? bits3 & NO_LAW : bits3;
 const hybridProof: boolean = v10 ? medicalProof : nonoccupationalExam;
 const hybridProofBits = chosenBits(disabilityKindBits, v10, medicalProofBits, nonoccupationalExamBits, medicalProof === nonoccupationalExam);
 const disabilityApplicationOnFormGiven = row.disabilityApplicationOnForm;
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
 const baseRateFoundBits = row.baseRateFoundStatus;
 const baseRateFoundValue = row.baseRateFound;
 const baseRateFoundOver = row.baseRateFoundDenominator;
 const disabilityOccupationalPercent = stepAt(disabilityOccupationalPercentSteps, lawDay);
 const disabilityOccupationalPercentBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityOccupationalPercent) ? NO_LAW : 0;
 const n3 = baseRateFoundValue * disabilityOccupationalPercent;
 if (n3 > EXACT || n3 < -EXACT) beyond = true;
 const vBits10 = baseRateFoundBits | disabilityOccupationalPercentBits;
 let hybridAverageCompensation: number;
 let hybridAverageCompensationBits: number;
 let hybridAverageCompensationOver: number;
 if (lastFiveYearsOption === 0) {
  const foundAverageOfLastMonthsBits = row.foundAverageOfLastMonthsStatus;
  const foundAverageOfLastMonthsValue = row.foundAverageOfLastMonths;
  const foundAverageOfLastMonthsOver = row.foundAverageOfLastMonthsDenominator;
  hybridAverageCompensation = foundAverageOfLastMonthsValue;
  hybridAverageCompensationBits = foundAverageOfLastMonthsBits;
  hybridAverageCompensationOver = foundAverageOfLastMonthsOver;
 }
 else {
  const foundAverageOfCalendarMonthsBits = row.foundAverageOfCalendarMonthsStatus;
  const foundAverageOfCalendarMonthsValue = row.foundAverageOfCalendarMonths;
  const foundAverageOfCalendarMonthsOver = row.foundAverageOfCalendarMonthsDenominator;
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
  const first = judgeMonthsFoundValue <= n7;
  const v31: number = first ? judgeMonthsFoundValue : 1;
  const over2 = first ? n4 : 1;
  const n8 = disabilityNonoccupationalBasePercent * v31;
  if (n8 > EXACT || n8 < -EXACT) beyond = true;
  const vBits15 = disabilityNonoccupationalBasePercentBits | vBits14;
  const by = over * over2;
  if (by > EXACT || by < -EXACT) beyond = true;
  const part = Math.floor(n8 / by);
  const rest2 = n8 - part * by;
  const by2 = over * yearsOverTenOver;
  if (by2 > EXACT || by2 < -EXACT) beyond = true;
  const part2 = Math.floor(n5 / by2);
  const rest3 = n5 - part2 * by2;
  const n9 = rest2 * yearsOverTenOver;
  if (n9 > EXACT || n9 < -EXACT) beyond = true;
  const n10 = rest3 * over2;
  if (n10 > EXACT || n10 < -EXACT) beyond = true;
  const v32 = n9 + n10;
  if (v32 > EXACT || v32 < -EXACT) beyond = true;
  const whole = part + part2;
  if (whole > EXACT || whole < -EXACT) beyond = true;
  const vBits16 = vBits15 | vBits12;
  hybridPercentByYears = v32;
  hybridPercentByYearsBits = vBits16;
  hybridPercentByYearsWhole = whole;
  hybridPercentByYearsOver = over * over2 * yearsOverTenOver;
 }
 const disabilityNonoccupationalMaximumPercent = stepAt(disabilityNonoccupationalMaximumPercentSteps, lawDay);
 const disabilityNonoccupationalMaximumPercentBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(disabilityNonoccupationalMaximumPercent) ? NO_LAW : 0;
 const by3 = hybridPercentByYearsOver;
 if (by3 > EXACT || by3 < -EXACT) beyond = true;
 const part3 = Math.floor(hybridPercentByYears / by3);
 const rest4 = hybridPercentByYears - part3 * by3;
 const whole2 = hybridPercentByYearsWhole + part3;
 const by4 = over;
 if (by4 > EXACT || by4 < -EXACT) beyond = true;
 const part4 = Math.floor(disabilityNonoccupationalMaximumPercent / by4);
 const rest5 = disabilityNonoccupationalMaximumPercent - part4 * by4;
 const wholes = whole2 - part4;
 const n11 = rest4 * over;
 const n12 = rest5 * hybridPercentByYearsOver;
 if (wholes === 0 && (n11 > EXACT || n12 > EXACT)) beyond = true;
 const first2 = (wholes !== 0 ? wholes : n11 - n12) <= 0;
 const percentCapped: number = first2 ? hybridPercentByYears : disabilityNonoccupationalMaximumPercent;
 const whole3 = first2 ? hybridPercentByYearsWhole : 0;
 const over3 = first2 ? hybridPercentByYearsOver : over;
 const vBits17 = hybridPercentByYearsBits | disabilityNonoccupationalMaximumPercentBits;
 const n13 = whole3 * over3 + percentCapped;
 if (n13 > EXACT || n13 < -EXACT) beyond = true;
 const n14 = hybridAverageCompensation * n13;
 if (n14 > EXACT || n14 < -EXACT) beyond = true;
 const vBits18 = hybridAverageCompensationBits | vBits17;
 const underlyingAnnual: number = v10 ? n3 : n14;
 const over4 = v10 ? baseRateFoundOver * over : hybridAverageCompensationOver * over3;
 const underlyingAnnualBits = chosenBits(disabilityKindBits, v10, vBits10, vBits18, false);
 const by5 = over4;
 if (by5 > EXACT || by5 < -EXACT) beyond = true;
 const v33 = roundOf(underlyingAnnual, by5, rounding === 59);
 const disabilityHybridSalaryCeilingPercent = stepAt(disabilityHybridSalaryCeilingPercentSteps, hybridLawDay);
 const disabilityHybridSalaryCeilingPercentBits = hybridLawDayBits !== 0 ? hybridLawDayBits : Number.isNaN(disabilityHybridSalaryCeilingPercent) ? NO_LAW : 0;
 const n15 = hybridAverageCompensation * disabilityHybridSalaryCeilingPercent;
 if (n15 > EXACT || n15 < -EXACT) beyond = true;
 const vBits19 = hybridAverageCompensationBits | disabilityHybridSalaryCeilingPercentBits;
 const by6 = hybridAverageCompensationOver * over;
 if (by6 > EXACT || by6 < -EXACT) beyond = true;
 const v34 = roundOf(n15, by6, rounding === 59);
 const hybridAccrualPercent = stepAt(hybridAccrualPercentSteps, hybridLawDay);
 const hybridAccrualPercentBits = hybridLawDayBits !== 0 ? hybridLawDayBits : Number.isNaN(hybridAccrualPercent) ? NO_LAW : 0;
 const n16 = hybridAverageCompensation * hybridAccrualPercent;
 if (n16 > EXACT || n16 < -EXACT) beyond = true;
 const vBits20 = hybridAverageCompensationBits | hybridAccrualPercentBits;
 const accruedMonthsFoundBits = row.accruedMonthsFoundStatus;
 const accruedMonthsFoundValue = row.accruedMonthsFound;
 const n17 = n16 * accruedMonthsFoundValue;
 if (n17 > EXACT || n17 < -EXACT) beyond = true;
 const vBits21 = vBits20 | accruedMonthsFoundBits;
 const accountBalanceGiven = row.accountBalance;
 const accountBalanceBits = accountBalanceGiven < 0 ? UNKNOWN : 0;
 const accountFactorGiven = row.accountFactor;
 const accountFactorBits = accountFactorGiven < 0 ? UNKNOWN : 0;
 const accountFactorOver = row.accountFactorDenominator;
 let accountAnnuity: number;
 let accountAnnuityBits: number;
 if (factorUnitOption === 0) {
  const n18 = accountBalanceGiven * accountFactorOver;
  if (n18 > EXACT || n18 < -EXACT) beyond = true;
  const vBits22 = accountBalanceBits | accountFactorBits;
  accountAnnuity = n18;
  accountAnnuityBits = vBits22;
 }
 else {
  const n19 = accountBalanceGiven * accountFactorOver;
  if (n19 > EXACT || n19 < -EXACT) beyond = true;
  const vBits23 = accountBalanceBits | accountFactorBits;
  const n20 = n19 * 12;
  if (n20 > EXACT || n20 < -EXACT) beyond = true;
  accountAnnuity = n20;
  accountAnnuityBits = vBits23;
 }
 const by7 = 12 * hybridAverageCompensationOver * over;
 if (by7 > EXACT || by7 < -EXACT) beyond = true;
 const part5 = Math.floor(n17 / by7);
 const rest6 = n17 - part5 * by7;
 const by8 = accountFactorGiven;
 if (by8 > EXACT || by8 < -EXACT) beyond = true;
 const part6 = Math.floor(accountAnnuity / by8);
 const rest7 = accountAnnuity - part6 * by8;
 const n21 = rest6 * accountFactorGiven;
 if (n21 > EXACT || n21 < -EXACT) beyond = true;
 const n22 = rest7 * 12 * hybridAverageCompensationOver * over;
 if (n22 > EXACT || n22 < -EXACT) beyond = true;
 const accruedCeiling = n21 + n22;
 if (accruedCeiling > EXACT || accruedCeiling < -EXACT) beyond = true;
 const whole4 = part5 + part6;
 if (whole4 > EXACT || whole4 < -EXACT) beyond = true;
 const vBits24 = vBits21 | accountAnnuityBits;
 const by9 = 12 * accountFactorGiven * hybridAverageCompensationOver * over;
 if (by9 > EXACT || by9 < -EXACT) beyond = true;
 const v35 = roundMixed(whole4, accruedCeiling, by9, rounding === 59);
 const by10 = hybridAverageCompensationOver * over;
 if (by10 > EXACT || by10 < -EXACT) beyond = true;
 const part7 = Math.floor(n15 / by10);
 const rest8 = n15 - part7 * by10;
 const by11 = 12 * accountFactorGiven * hybridAverageCompensationOver * over;
 if (by11 > EXACT || by11 < -EXACT) beyond = true;
 const part8 = Math.floor(accruedCeiling / by11);
 const rest9 = accruedCeiling - part8 * by11;
 const whole5 = whole4 + part8;
 const wholes2 = part7 - whole5;
 const n23 = rest8 * 12 * accountFactorGiven * hybridAverageCompensationOver * over;
 const n24 = rest9 * hybridAverageCompensationOver * over;
 if (wholes2 === 0 && (n23 > EXACT || n24 > EXACT)) beyond = true;
 const first3 = (wholes2 !== 0 ? wholes2 : n23 - n24) <= 0;
 const v36: number = first3 ? n15 : accruedCeiling;
 const whole6 = first3 ? 0 : whole4;
 const over5 = first3 ? hybridAverageCompensationOver * over : 12 * accountFactorGiven * hybridAverageCompensationOver * over;
 const vBits25 = vBits19 | vBits24;
 const by12 = over4;
 if (by12 > EXACT || by12 < -EXACT) beyond = true;
 const part9 = Math.floor(underlyingAnnual / by12);
 const rest10 = underlyingAnnual - part9 * by12;
 const by13 = over5;
 if (by13 > EXACT || by13 < -EXACT) beyond = true;
 const part10 = Math.floor(v36 / by13);
 const rest11 = v36 - part10 * by13;
 const whole7 = whole6 + part10;
 const wholes3 = part9 - whole7;
 const n25 = rest10 * over5;
 const n26 = rest11 * over4;
 if (wholes3 === 0 && (n25 > EXACT || n26 > EXACT)) beyond = true;
 const first4 = (wholes3 !== 0 ? wholes3 : n25 - n26) <= 0;
 const hybridAnnual: number = first4 ? underlyingAnnual : v36;
 const whole8 = first4 ? 0 : whole6;
 const over6 = first4 ? over4 : over5;
 const vBits26 = underlyingAnnualBits | vBits25;
 const by14 = over6;
 if (by14 > EXACT || by14 < -EXACT) beyond = true;
 const v37 = roundMixed(whole8, hybridAnnual, by14, rounding === 59);
 const part11 = Math.floor(whole8 / 12);
 const rest12 = (whole8 - part11 * 12) * over6 + hybridAnnual;
 if (rest12 > EXACT || rest12 < -EXACT) beyond = true;
 const by15 = 12 * over6;
 if (by15 > EXACT || by15 < -EXACT) beyond = true;
 const hybridMonthly = roundMixed(part11, rest12, by15, rounding === 59);
 const disabilityFundMonthlyGiven = row.disabilityFundMonthly;
 const disabilityFundMonthlyBits = disabilityFundMonthlyGiven < 0 ? UNKNOWN : 0;
 const absent2 = disabilityFundMonthlyBits === UNKNOWN;
 const v38: number = absent2 ? 0 : disabilityFundMonthlyGiven;
 const vBits27 = absent2 ? 0 : disabilityFundMonthlyBits;
 const v39 = hybridMonthly - v38;
 if (v39 > EXACT || v39 < -EXACT) beyond = true;
 const vBits28 = vBits26 | vBits27;
 const first5 = v39 >= 0;
 const systemPart: number = first5 ? v39 : 0;
 let participantPart: number;
 let participantPartBits: number;
 if (fundOffsetOption === 0) {
  const v40 = hybridMonthly - v38;
  if (v40 > EXACT || v40 < -EXACT) beyond = true;
  const vBits29 = vBits26 | vBits27;
  const first6 = v40 >= 0;
  const systemPart2: number = first6 ? v40 : 0;
  const v41 = systemPart2 + v38;
  if (v41 > EXACT || v41 < -EXACT) beyond = true;
  const vBits30 = vBits29 | vBits27;
  participantPart = v41;
  participantPartBits = vBits30;
 }
 else {
  const v42 = hybridMonthly - v38;
  if (v42 > EXACT || v42 < -EXACT) beyond = true;
  const vBits31 = vBits26 | vBits27;
  const first7 = v42 >= 0;
  const systemPart3: number = first7 ? v42 : 0;
  participantPart = systemPart3;
  participantPartBits = vBits31;
 }
 const denied = (!hybridParticipant && cohortBits === 0) || (!hybridYearsOfService && hybridYearsOfServiceBits === 0) || (!hybridAppliedBeforeTheAge && hybridAppliedBeforeTheAgeBits === 0) || (!testsOnTop && testsOnTopBits === 0) || (!hybridCause && hybridCauseBits === 0) || (!hybridInOffice && hybridInOfficeBits === 0) || (!hybridProof && hybridProofBits === 0) || (!hybridApplication && hybridApplicationBits === 0);
 const outcome = outcomeOfBits(cohortBits, disabilityKindBits, cohortBits | hybridYearsOfServiceBits | hybridAppliedBeforeTheAgeBits | testsOnTopBits | hybridCauseBits | hybridInOfficeBits | hybridProofBits | hybridApplicationBits, denied, underlyingAnnualBits | vBits19 | vBits24 | vBits26 | partBits(disabilityKindBits, v10, vBits27) | partBits(disabilityKindBits, v10, vBits28) | partBits(disabilityKindBits, v10, participantPartBits), beyond);
 return { outcome, underlyingAnnual: outcome === GRANTED ? v33 : Number.NaN, ceilingSalaryAnnual: outcome === GRANTED ? v34 : Number.NaN, ceilingAccruedAnnual: outcome === GRANTED ? v35 : Number.NaN, annual: outcome === GRANTED ? v37 : Number.NaN, monthly: outcome === GRANTED ? hybridMonthly : Number.NaN, fundMonthly: outcome === GRANTED && v10 ? v38 : Number.NaN, systemMonthly: outcome === GRANTED && v10 ? systemPart : Number.NaN, participantMonthly: outcome === GRANTED && v10 ? participantPart : Number.NaN };
}

function hybridDisabilityColumns(
 columns: HybridDisabilityColumns, law: KernelLaw, results: HybridDisabilityResults, rows: number, rest: Int32Array): number {
  const participantEnrolledOnColumn = columns.participantEnrolledOn;
  const judgeMonthsFoundColumn = columns.judgeMonthsFound;
  const onColumn = columns.on;
  const disabilityKindColumn = columns.disabilityKind;
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
  let sure = true;
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
  for (let i = 0; i < rows; i++) {
   if (!sure || (participantEnrolledOnColumn[i] as number) === ABSENT || (judgeMonthsFoundColumn[i] as number) === ABSENT || (onColumn[i] as number) === ABSENT || (disabilityKindColumn[i] as number) === ABSENT || (disabilityApplicationFiledOnColumn[i] as number) === ABSENT || (participantBirthDateColumn[i] as number) === ABSENT || (otherMonthsFoundColumn[i] as number) === ABSENT || (disabilityOnsetOnColumn[i] as number) === ABSENT || (disabilityArisesFromEmploymentColumn[i] as number) === ABSENT || (disabilityCompensableColumn[i] as number) === ABSENT || (disabilityTotalAndPermanentColumn[i] as number) === ABSENT || (inOfficeAtOnsetFoundColumn[i] as number) === ABSENT || (inOfficeWhenPermanentFoundColumn[i] as number) === ABSENT || (physiciansSufficeFoundColumn[i] as number) === ABSENT || (foundFindCapableColumn[i] as number) === ABSENT || (physiciansFindPermanentFoundColumn[i] as number) === ABSENT || (disabilityApplicationOnFormColumn[i] as number) === ABSENT || (baseRateFoundColumn[i] as number) < 0 || (foundAverageOfLastMonthsColumn[i] as number) < 0 || (foundAverageOfCalendarMonthsColumn[i] as number) < 0 || (accruedMonthsFoundColumn[i] as number) === ABSENT || (accountBalanceColumn[i] as number) < 0 || (accountFactorColumn[i] as number) < 0) {
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
   const hybridParticipant = cohort === 2;
   const judgeMonthsFoundValue = judgeMonthsFoundColumn[i] as number;
   const onGiven = onColumn[i] as number;
   const hybridLawDay = Math.max(onGiven, cohortHybridFrom);
   const disabilityHybridMinimumService = hybridLawDay >= disabilityHybridMinimumServiceStepsFrom ? disabilityHybridMinimumServiceStepsLast : stepAt(disabilityHybridMinimumServiceSteps, hybridLawDay);
   if (Number.isNaN(disabilityHybridMinimumService)) beyond = true;
   const n = disabilityHybridMinimumService * 12;
   if (n > EXACT || n < -EXACT) beyond = true;
   const v9 = judgeMonthsFoundValue >= n;
   const disabilityKindGiven = disabilityKindColumn[i] as number;
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
   const disabilityApplicationFiledOnGiven = disabilityApplicationFiledOnColumn[i] as number;
   const participantBirthDateGiven = participantBirthDateColumn[i] as number;
   const disabilityHybridApplyBeforeAge = hybridLawDay >= disabilityHybridApplyBeforeAgeStepsFrom ? disabilityHybridApplyBeforeAgeStepsLast : stepAt(disabilityHybridApplyBeforeAgeSteps, hybridLawDay);
   if (Number.isNaN(disabilityHybridApplyBeforeAge)) beyond = true;
   const v13 = birthdayOf(participantBirthDateGiven, disabilityHybridApplyBeforeAge, v12 === 60);
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
    const v16 = judgeMonthsFoundValue + otherMonthsFoundValue;
    if (v16 > EXACT || v16 < -EXACT) beyond = true;
    const disabilityService: number = hybridParticipant ? judgeMonthsFoundValue : v16;
    const disabilityNonoccupationalMinimumService = lawDay >= disabilityNonoccupationalMinimumServiceStepsFrom ? disabilityNonoccupationalMinimumServiceStepsLast : stepAt(disabilityNonoccupationalMinimumServiceSteps, lawDay);
    if (Number.isNaN(disabilityNonoccupationalMinimumService)) beyond = true;
    const n2 = disabilityNonoccupationalMinimumService * 12;
    if (n2 > EXACT || n2 < -EXACT) beyond = true;
    const yearsOfService = disabilityService >= n2;
    const disabilityNonoccupationalBeforeAge = lawDay >= disabilityNonoccupationalBeforeAgeStepsFrom ? disabilityNonoccupationalBeforeAgeStepsLast : stepAt(disabilityNonoccupationalBeforeAgeSteps, lawDay);
    if (Number.isNaN(disabilityNonoccupationalBeforeAge)) beyond = true;
    const v18 = birthdayOf(participantBirthDateGiven, disabilityNonoccupationalBeforeAge, v12 === 60);
    let beforeTheAge: boolean;
    let beforeTheAgeBits: number;
    if (beforeSixtyOption === 0) {
     const disabilityTotalAndPermanentOnGiven = disabilityTotalAndPermanentOnColumn[i] as number;
     const disabilityTotalAndPermanentOnBits = disabilityTotalAndPermanentOnGiven === ABSENT ? UNKNOWN : 0;
     const disabilityOnsetOnGiven = disabilityOnsetOnColumn[i] as number;
     const absent = disabilityTotalAndPermanentOnBits === UNKNOWN;
     const v17: number = absent ? disabilityOnsetOnGiven : disabilityTotalAndPermanentOnGiven;
     const vBits2 = absent ? 0 : disabilityTotalAndPermanentOnBits;
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
   const disabilityArisesFromEmploymentGiven = disabilityArisesFromEmploymentColumn[i] as number;
   const disabilityArisesFromEmployment2 = disabilityArisesFromEmploymentGiven === 1;
   const disabilityCompensableGiven = disabilityCompensableColumn[i] as number;
   const disabilityCompensable2 = disabilityCompensableGiven === 1;
   const v24 = disabilityArisesFromEmployment2 && disabilityCompensable2;
   const disabilityTotalAndPermanentGiven = disabilityTotalAndPermanentColumn[i] as number;
   const disabilityTotalAndPermanent2 = disabilityTotalAndPermanentGiven === 1;
   const hybridCause: boolean = v10 ? v24 : disabilityTotalAndPermanent2;
   const inOfficeAtOnsetFoundValue = inOfficeAtOnsetFoundColumn[i] as number;
   const inOfficeAtOnsetFound2 = inOfficeAtOnsetFoundValue === 1;
   const inOfficeWhenPermanentFoundValue = inOfficeWhenPermanentFoundColumn[i] as number;
   const inOfficeWhenPermanentFound2 = inOfficeWhenPermanentFoundValue === 1;
   const hybridInOffice: boolean = v10 ? inOfficeAtOnsetFound2 : inOfficeWhenPermanentFound2;
   const physiciansSufficeFoundValue = physiciansSufficeFoundColumn[i] as number;
   const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
   let v26: boolean;
   let v26Bits: number;
   if (conflictingCertificatesOption === 0) {
    const foundFindCapableValue = foundFindCapableColumn[i] as number;
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
   const physiciansFindPermanentFoundValue = physiciansFindPermanentFoundColumn[i] as number;
   const physiciansFindPermanentFound2 = physiciansFindPermanentFoundValue === 1;
   const settled2 = (!medicalProof && medicalProofBits === 0) || !physiciansFindPermanentFound2;
   const bits2 = medicalProofBits;
   const nonoccupationalExam = !settled2;
   const nonoccupationalExamBits = settled2 ? 0 : bits2;
   const hybridProof: boolean = v10 ? medicalProof : nonoccupationalExam;
   const hybridProofBits = v10 ? medicalProofBits : nonoccupationalExamBits;
   const disabilityApplicationOnFormGiven = disabilityApplicationOnFormColumn[i] as number;
   const disabilityApplicationOnForm2 = disabilityApplicationOnFormGiven === 1;
   const v27 = disabilityApplicationFiledOnGiven <= onGiven;
   const occupationalApplication = disabilityApplicationOnForm2 && v27;
   const hybridApplication: boolean = v10 ? occupationalApplication : occupationalApplication;
   const baseRateFoundValue = baseRateFoundColumn[i] as number;
   const baseRateFoundOver = baseRateFoundDenominatorColumn[i] as number;
   const disabilityOccupationalPercent = lawDay >= disabilityOccupationalPercentStepsFrom ? disabilityOccupationalPercentStepsLast : stepAt(disabilityOccupationalPercentSteps, lawDay);
   if (Number.isNaN(disabilityOccupationalPercent)) beyond = true;
   const n3 = baseRateFoundValue * disabilityOccupationalPercent;
   if (n3 > EXACT || n3 < -EXACT) beyond = true;
   let hybridAverageCompensation: number;
   let hybridAverageCompensationOver: number;
   if (lastFiveYearsOption === 0) {
    const foundAverageOfLastMonthsValue = foundAverageOfLastMonthsColumn[i] as number;
    const foundAverageOfLastMonthsOver = foundAverageOfLastMonthsDenominatorColumn[i] as number;
    hybridAverageCompensation = foundAverageOfLastMonthsValue;
    hybridAverageCompensationOver = foundAverageOfLastMonthsOver;
   }
   else {
    const foundAverageOfCalendarMonthsValue = foundAverageOfCalendarMonthsColumn[i] as number;
    const foundAverageOfCalendarMonthsOver = foundAverageOfCalendarMonthsDenominatorColumn[i] as number;
    hybridAverageCompensation = foundAverageOfCalendarMonthsValue;
    hybridAverageCompensationOver = foundAverageOfCalendarMonthsOver;
   }
   const disabilityNonoccupationalBasePercent = lawDay >= disabilityNonoccupationalBasePercentStepsFrom ? disabilityNonoccupationalBasePercentStepsLast : stepAt(disabilityNonoccupationalBasePercentSteps, lawDay);
   if (Number.isNaN(disabilityNonoccupationalBasePercent)) beyond = true;
   const disabilityNonoccupationalBaseYears = lawDay >= disabilityNonoccupationalBaseYearsStepsFrom ? disabilityNonoccupationalBaseYearsStepsLast : stepAt(disabilityNonoccupationalBaseYearsSteps, lawDay);
   if (Number.isNaN(disabilityNonoccupationalBaseYears)) beyond = true;
   const n4 = disabilityNonoccupationalBaseYears * 12;
   if (n4 > EXACT || n4 < -EXACT) beyond = true;
   const v28 = judgeMonthsFoundValue - n4;
   if (v28 > EXACT || v28 < -EXACT) beyond = true;
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
   if (Number.isNaN(disabilityNonoccupationalPercentPerFurtherYear)) beyond = true;
   const n5 = yearsOverTen * disabilityNonoccupationalPercentPerFurtherYear;
   if (n5 > EXACT || n5 < -EXACT) beyond = true;
   let hybridPercentByYears: number;
   let hybridPercentByYearsWhole: number;
   let hybridPercentByYearsOver: number;
   if (hybridUnderlyingOption === 0) {
    const n6 = disabilityNonoccupationalBasePercent * yearsOverTenOver;
    if (n6 > EXACT || n6 < -EXACT) beyond = true;
    const v30 = n6 + n5;
    if (v30 > EXACT || v30 < -EXACT) beyond = true;
    hybridPercentByYears = v30;
    hybridPercentByYearsWhole = 0;
    hybridPercentByYearsOver = over * yearsOverTenOver;
   }
   else {
    const n7 = n4;
    if (n7 > EXACT || n7 < -EXACT) beyond = true;
    const first = judgeMonthsFoundValue <= n7;
    const v31: number = first ? judgeMonthsFoundValue : 1;
    const over2 = first ? n4 : 1;
    const n8 = disabilityNonoccupationalBasePercent * v31;
    if (n8 > EXACT || n8 < -EXACT) beyond = true;
    const by = over * over2;
    if (by > EXACT || by < -EXACT) beyond = true;
    const part = Math.floor(n8 / by);
    const rest2 = n8 - part * by;
    const by2 = over * yearsOverTenOver;
    if (by2 > EXACT || by2 < -EXACT) beyond = true;
    const part2 = Math.floor(n5 / by2);
    const rest3 = n5 - part2 * by2;
    const n9 = rest2 * yearsOverTenOver;
    if (n9 > EXACT || n9 < -EXACT) beyond = true;
    const n10 = rest3 * over2;
    if (n10 > EXACT || n10 < -EXACT) beyond = true;
    const v32 = n9 + n10;
    if (v32 > EXACT || v32 < -EXACT) beyond = true;
    const whole = part + part2;
    if (whole > EXACT || whole < -EXACT) beyond = true;
    hybridPercentByYears = v32;
    hybridPercentByYearsWhole = whole;
    hybridPercentByYearsOver = over * over2 * yearsOverTenOver;
   }
   const disabilityNonoccupationalMaximumPercent = lawDay >= disabilityNonoccupationalMaximumPercentStepsFrom ? disabilityNonoccupationalMaximumPercentStepsLast : stepAt(disabilityNonoccupationalMaximumPercentSteps, lawDay);
   if (Number.isNaN(disabilityNonoccupationalMaximumPercent)) beyond = true;
   const by3 = hybridPercentByYearsOver;
   if (by3 > EXACT || by3 < -EXACT) beyond = true;
   const part3 = Math.floor(hybridPercentByYears / by3);
   const rest4 = hybridPercentByYears - part3 * by3;
   const whole2 = hybridPercentByYearsWhole + part3;
   const by4 = over;
   if (by4 > EXACT || by4 < -EXACT) beyond = true;
   const part4 = Math.floor(disabilityNonoccupationalMaximumPercent / by4);
   const rest5 = disabilityNonoccupationalMaximumPercent - part4 * by4;
   const wholes = whole2 - part4;
   const n11 = rest4 * over;
   const n12 = rest5 * hybridPercentByYearsOver;
   if (wholes === 0 && (n11 > EXACT || n12 > EXACT)) beyond = true;
   const first2 = (wholes !== 0 ? wholes : n11 - n12) <= 0;
   const percentCapped: number = first2 ? hybridPercentByYears : disabilityNonoccupationalMaximumPercent;
   const whole3 = first2 ? hybridPercentByYearsWhole : 0;
   const over3 = first2 ? hybridPercentByYearsOver : over;
   const n13 = whole3 * over3 + percentCapped;
   if (n13 > EXACT || n13 < -EXACT) beyond = true;
   const n14 = hybridAverageCompensation * n13;
   if (n14 > EXACT || n14 < -EXACT) beyond = true;
   const underlyingAnnual: number = v10 ? n3 : n14;
   const over4 = v10 ? baseRateFoundOver * over : hybridAverageCompensationOver * over3;
   const by5 = over4;
   if (by5 > EXACT || by5 < -EXACT) beyond = true;
   const v33 = rounding === 59 || underlyingAnnual < 0 ? roundOf(underlyingAnnual, by5, rounding === 59) : Math.floor((2 * underlyingAnnual + by5) / (2 * by5));
   const disabilityHybridSalaryCeilingPercent = hybridLawDay >= disabilityHybridSalaryCeilingPercentStepsFrom ? disabilityHybridSalaryCeilingPercentStepsLast : stepAt(disabilityHybridSalaryCeilingPercentSteps, hybridLawDay);
   if (Number.isNaN(disabilityHybridSalaryCeilingPercent)) beyond = true;
   const n15 = hybridAverageCompensation * disabilityHybridSalaryCeilingPercent;
   if (n15 > EXACT || n15 < -EXACT) beyond = true;
   const by6 = hybridAverageCompensationOver * over;
   if (by6 > EXACT || by6 < -EXACT) beyond = true;
   const v34 = rounding === 59 || n15 < 0 ? roundOf(n15, by6, rounding === 59) : Math.floor((2 * n15 + by6) / (2 * by6));
   const hybridAccrualPercent = hybridLawDay >= hybridAccrualPercentStepsFrom ? hybridAccrualPercentStepsLast : stepAt(hybridAccrualPercentSteps, hybridLawDay);
   if (Number.isNaN(hybridAccrualPercent)) beyond = true;
   const n16 = hybridAverageCompensation * hybridAccrualPercent;
   if (n16 > EXACT || n16 < -EXACT) beyond = true;
   const accruedMonthsFoundValue = accruedMonthsFoundColumn[i] as number;
   const n17 = n16 * accruedMonthsFoundValue;
   if (n17 > EXACT || n17 < -EXACT) beyond = true;
   const accountBalanceGiven = accountBalanceColumn[i] as number;
   const accountFactorGiven = accountFactorColumn[i] as number;
   const accountFactorOver = accountFactorDenominatorColumn[i] as number;
   let accountAnnuity: number;
   if (factorUnitOption === 0) {
    const n18 = accountBalanceGiven * accountFactorOver;
    if (n18 > EXACT || n18 < -EXACT) beyond = true;
    accountAnnuity = n18;
   }
   else {
    const n19 = accountBalanceGiven * accountFactorOver;
    if (n19 > EXACT || n19 < -EXACT) beyond = true;
    const n20 = n19 * 12;
    if (n20 > EXACT || n20 < -EXACT) beyond = true;
    accountAnnuity = n20;
   }
   const by7 = 12 * hybridAverageCompensationOver * over;
   if (by7 > EXACT || by7 < -EXACT) beyond = true;
   const part5 = Math.floor(n17 / by7);
   const rest6 = n17 - part5 * by7;
   const by8 = accountFactorGiven;
   if (by8 > EXACT || by8 < -EXACT) beyond = true;
   const part6 = Math.floor(accountAnnuity / by8);
   const rest7 = accountAnnuity - part6 * by8;
   const n21 = rest6 * accountFactorGiven;
   if (n21 > EXACT || n21 < -EXACT) beyond = true;
   const n22 = rest7 * 12 * hybridAverageCompensationOver * over;
   if (n22 > EXACT || n22 < -EXACT) beyond = true;
   const accruedCeiling = n21 + n22;
   if (accruedCeiling > EXACT || accruedCeiling < -EXACT) beyond = true;
   const whole4 = part5 + part6;
   if (whole4 > EXACT || whole4 < -EXACT) beyond = true;
   const by9 = 12 * accountFactorGiven * hybridAverageCompensationOver * over;
   if (by9 > EXACT || by9 < -EXACT) beyond = true;
   const v35 = rounding === 59 || whole4 < 0 ? roundMixed(whole4, accruedCeiling, by9, rounding === 59) : whole4 + Math.floor((2 * accruedCeiling + by9) / (2 * by9));
   const by10 = hybridAverageCompensationOver * over;
   if (by10 > EXACT || by10 < -EXACT) beyond = true;
   const part7 = Math.floor(n15 / by10);
   const rest8 = n15 - part7 * by10;
   const by11 = 12 * accountFactorGiven * hybridAverageCompensationOver * over;
   if (by11 > EXACT || by11 < -EXACT) beyond = true;
   const part8 = Math.floor(accruedCeiling / by11);
   const rest9 = accruedCeiling - part8 * by11;
   const whole5 = whole4 + part8;
   const wholes2 = part7 - whole5;
   const n23 = rest8 * 12 * accountFactorGiven * hybridAverageCompensationOver * over;
   const n24 = rest9 * hybridAverageCompensationOver * over;
   if (wholes2 === 0 && (n23 > EXACT || n24 > EXACT)) beyond = true;
   const first3 = (wholes2 !== 0 ? wholes2 : n23 - n24) <= 0;
   const v36: number = first3 ? n15 : accruedCeiling;
   const whole6 = first3 ? 0 : whole4;
   const over5 = first3 ? hybridAverageCompensationOver * over : 12 * accountFactorGiven * hybridAverageCompensationOver * over;
   const by12 = over4;
   if (by12 > EXACT || by12 < -EXACT) beyond = true;
   const part9 = Math.floor(underlyingAnnual / by12);
   const rest10 = underlyingAnnual - part9 * by12;
   const by13 = over5;
   if (by13 > EXACT || by13 < -EXACT) beyond = true;
   const part10 = Math.floor(v36 / by13);
   const rest11 = v36 - part10 * by13;
   const whole7 = whole6 + part10;
   const wholes3 = part9 - whole7;
   const n25 = rest10 * over5;
   const n26 = rest11 * over4;
   if (wholes3 === 0 && (n25 > EXACT || n26 > EXACT)) beyond = true;
   const first4 = (wholes3 !== 0 ? wholes3 : n25 - n26) <= 0;
   const hybridAnnual: number = first4 ? underlyingAnnual : v36;
   const whole8 = first4 ? 0 : whole6;
   const over6 = first4 ? over4 : over5;
   const by14 = over6;
   if (by14 > EXACT || by14 < -EXACT) beyond = true;
   const v37 = rounding === 59 || whole8 < 0 ? roundMixed(whole8, hybridAnnual, by14, rounding === 59) : whole8 + Math.floor((2 * hybridAnnual + by14) / (2 * by14));
   const part11 = Math.floor(whole8 / 12);
   const rest12 = (whole8 - part11 * 12) * over6 + hybridAnnual;
   if (rest12 > EXACT || rest12 < -EXACT) beyond = true;
   const by15 = 12 * over6;
   if (by15 > EXACT || by15 < -EXACT) beyond = true;
   const hybridMonthly = rounding === 59 || part11 < 0 ? roundMixed(part11, rest12, by15, rounding === 59) : part11 + Math.floor((2 * rest12 + by15) / (2 * by15));
   const disabilityFundMonthlyGiven = disabilityFundMonthlyColumn[i] as number;
   const disabilityFundMonthlyBits = disabilityFundMonthlyGiven < 0 ? UNKNOWN : 0;
   const absent2 = disabilityFundMonthlyBits === UNKNOWN;
   const v38: number = absent2 ? 0 : disabilityFundMonthlyGiven;
   const vBits5 = absent2 ? 0 : disabilityFundMonthlyBits;
   const v39 = hybridMonthly - v38;
   if (v39 > EXACT || v39 < -EXACT) beyond = true;
   const first5 = v39 >= 0;
   const systemPart: number = first5 ? v39 : 0;
   let participantPart: number;
   if (fundOffsetOption === 0) {
    const v40 = hybridMonthly - v38;
    if (v40 > EXACT || v40 < -EXACT) beyond = true;
    const first6 = v40 >= 0;
    const systemPart2: number = first6 ? v40 : 0;
    const v41 = systemPart2 + v38;
    if (v41 > EXACT || v41 < -EXACT) beyond = true;
    participantPart = v41;
   }
   else {
    const v42 = hybridMonthly - v38;
    if (v42 > EXACT || v42 < -EXACT) beyond = true;
    const first7 = v42 >= 0;
    const systemPart3: number = first7 ? v42 : 0;
    participantPart = systemPart3;
   }
   const denied = (!hybridParticipant && v5Bits === 0) || !hybridYearsOfService || !hybridAppliedBeforeTheAge || (!testsOnTop && testsOnTopBits === 0) || !hybridCause || !hybridInOffice || (!hybridProof && hybridProofBits === 0) || !hybridApplication;
   const outcome = outcomeOfBits(v5Bits, 0, v5Bits | testsOnTopBits | hybridProofBits, denied, partBits(0, v10, vBits5), beyond);
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

 export const hybridDisability: Kernel<HybridDisabilityRow, HybridDisabilityColumns, HybridDisabilityResult, HybridDisabilityResults> = {
  row: hybridDisabilityRow,
  at: (columns, i) => ({
   participantEnrolledOn: columns.participantEnrolledOn[i] as number,
   judgeMonthsFound: columns.judgeMonthsFound[i] as number,
   judgeMonthsFoundStatus: columns.judgeMonthsFoundStatus[i] as number,
   on: columns.on[i] as number,
   disabilityKind: columns.disabilityKind[i] as number,
   disabilityApplicationFiledOn: columns.disabilityApplicationFiledOn[i] as number,
   participantBirthDate: columns.participantBirthDate[i] as number,
   otherMonthsFound: columns.otherMonthsFound[i] as number,
   otherMonthsFoundStatus: columns.otherMonthsFoundStatus[i] as number,
   disabilityTotalAndPermanentOn: columns.disabilityTotalAndPermanentOn[i] as number,
   disabilityOnsetOn: columns.disabilityOnsetOn[i] as number,
   disabilityArisesFromEmployment: columns.disabilityArisesFromEmployment[i] as number,
   disabilityCompensable: columns.disabilityCompensable[i] as number,
   disabilityTotalAndPermanent: columns.disabilityTotalAndPermanent[i] as number,
   inOfficeAtOnsetFound: columns.inOfficeAtOnsetFound[i] as number,
   inOfficeAtOnsetFoundStatus: columns.inOfficeAtOnsetFoundStatus[i] as number,
   inOfficeWhenPermanentFound: columns.inOfficeWhenPermanentFound[i] as number,
   inOfficeWhenPermanentFoundStatus: columns.inOfficeWhenPermanentFoundStatus[i] as number,
   physiciansSufficeFound: columns.physiciansSufficeFound[i] as number,
   physiciansSufficeFoundStatus: columns.physiciansSufficeFoundStatus[i] as number,
   foundFindCapable: columns.foundFindCapable[i] as number,
   foundFindCapableStatus: columns.foundFindCapableStatus[i] as number,
   physiciansFindPermanentFound: columns.physiciansFindPermanentFound[i] as number,
   physiciansFindPermanentFoundStatus: columns.physiciansFindPermanentFoundStatus[i] as number,
   disabilityApplicationOnForm: columns.disabilityApplicationOnForm[i] as number,
   baseRateFound: columns.baseRateFound[i] as number,
   baseRateFoundDenominator: columns.baseRateFoundDenominator[i] as number,
   baseRateFoundStatus: columns.baseRateFoundStatus[i] as number,
   foundAverageOfLastMonths: columns.foundAverageOfLastMonths[i] as number,
   foundAverageOfLastMonthsDenominator: columns.foundAverageOfLastMonthsDenominator[i] as number,
   foundAverageOfLastMonthsStatus: columns.foundAverageOfLastMonthsStatus[i] as number,
   foundAverageOfCalendarMonths: columns.foundAverageOfCalendarMonths[i] as number,
   foundAverageOfCalendarMonthsDenominator: columns.foundAverageOfCalendarMonthsDenominator[i] as number,
   foundAverageOfCalendarMonthsStatus: columns.foundAverageOfCalendarMonthsStatus[i] as number,
   accruedMonthsFound: columns.accruedMonthsFound[i] as number,
   accruedMonthsFoundStatus: columns.accruedMonthsFoundStatus[i] as number,
   accountBalance: columns.accountBalance[i] as number,
   accountFactor: columns.accountFactor[i] as number,
   accountFactorDenominator: columns.accountFactorDenominator[i] as number,
   disabilityFundMonthly: columns.disabilityFundMonthly[i] as number,
  }),
  columns: hybridDisabilityColumns,
  inputs: [
   { name: 'participantEnrolledOn', node: 0 },
   { name: 'judgeMonthsFound', node: 30 },
   { name: 'on', node: 22 },
   { name: 'disabilityKind', node: 38 },
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
