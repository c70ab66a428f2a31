// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question ers-membership: of rows of which all is there, and of any.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, DENIED, EXACT, GRANTED, NO_LAW, SMALL, UNKNOWN, alwaysFrom, areSmall, chosenBits, everyRow, lastDay, lastStep, outcomeOfBits, partBits, stepAt } from '../../rules/index.ts';

export interface ErsMembershipColumns {
 /** The fact /employment/class: a packed date, a number or a code; -1 where absent. */
 readonly employmentClass: Int8Array;
 /** The fact /employment/appointment: a packed date, a number or a code; -1 where absent. */
 readonly employmentAppointment: Int8Array;
 /** The fact /employment/participatingEmployer: 1 or 0; -1 where absent. */
 readonly employmentParticipatingEmployer: Int8Array;
 /** The fact /employment/governmentYears: its numerator; below zero where absent. */
 readonly employmentGovernmentYears: Float64Array;
 readonly employmentGovernmentYearsDenominator: Float64Array;
 /** The fact /on: a packed date, a number or a code; -1 where absent. */
 readonly on: Int32Array;
 /** The fact /employment/worksInPuertoRico: 1 or 0; -1 where absent. */
 readonly employmentWorksInPuertoRico: Int8Array;
 /** The fact /employment/residesInPuertoRico: 1 or 0; -1 where absent. */
 readonly employmentResidesInPuertoRico: Int8Array;
 /** The fact /employment/minimumYears: its numerator; below zero where absent. */
 readonly employmentMinimumYears: Float64Array;
 readonly employmentMinimumYearsDenominator: Float64Array;
 /** The fact /employment/election: a packed date, a number or a code; -1 where absent. */
 readonly employmentElection: Int8Array;
}

export interface ErsMembershipResults {
 readonly outcome: Uint8Array;
 readonly status: Int8Array;
 readonly enrolled: Int8Array;
 readonly revocable: Int8Array;
}

function ersMembershipRows(
 columns: ErsMembershipColumns, law: KernelLaw, results: ErsMembershipResults, which: Int32Array, many: number): void {
  const employeesTemporaryExecutiveFromSteps = law.figures['employees.temporary-executive-from'] as Steps;
  const employeesOutsideChoiceFromSteps = law.figures['employees.outside-choice-from'] as Steps;
  const employeesActDateSteps = law.figures['employees.act-date'] as Steps;
  const employeesIrregularMinimumYearsSteps = law.figures['employees.irregular-minimum-years'] as Steps;
  const temporaryMunicipalOption = law.readings['temporary-municipal'] as number;
  const municipalParticipationOption = law.readings['municipal-participation'] as number;
  const theseOfficialsOption = law.readings['these-officials'] as number;
  const employeesTemporaryExecutiveFrom = lastStep(employeesTemporaryExecutiveFromSteps);
  const employeesTemporaryExecutiveFromBits = Number.isNaN(employeesTemporaryExecutiveFrom) ? NO_LAW : 0;
  const employeesOutsideChoiceFrom = lastStep(employeesOutsideChoiceFromSteps);
  const employeesOutsideChoiceFromBits = Number.isNaN(employeesOutsideChoiceFrom) ? NO_LAW : 0;
  const employeesActDate = lastStep(employeesActDateSteps);
  const employeesActDateBits = Number.isNaN(employeesActDate) ? NO_LAW : 0;
  let v78: number;
  if (theseOfficialsOption === 0) {
   v78 = 27;
  }
  else {
   v78 = 30;
  }
  for (let k = 0; k < many; k++) {
   const i = which[k] as number;
   let beyond = false;
   const employmentClassGiven = columns.employmentClass[i] as number;
   const employmentClassBits = employmentClassGiven === ABSENT ? UNKNOWN : 0;
   const v = employmentClassGiven === 38;
   const v2 = employmentClassGiven === 42;
   const v3 = employmentClassGiven === 41;
   const settled = (v && employmentClassBits === 0) || (v2 && employmentClassBits === 0) || (v3 && employmentClassBits === 0);
   const bits = employmentClassBits;
   const v4 = settled;
   const v4Bits = settled ? bits & NO_LAW : bits;
   const employmentAppointmentGiven = columns.employmentAppointment[i] as number;
   const employmentAppointmentBits = employmentAppointmentGiven === ABSENT ? UNKNOWN : 0;
   const v5 = employmentClassGiven === 44;
   const v6 = employmentClassGiven === 46;
   const settled2 = (v5 && employmentClassBits === 0) || (v6 && employmentClassBits === 0);
   const bits2 = employmentClassBits;
   const v7 = settled2;
   const v7Bits = settled2 ? bits2 & NO_LAW : bits2;
   const employmentParticipatingEmployerGiven = columns.employmentParticipatingEmployer[i] as number;
   const employmentParticipatingEmployerBits = employmentParticipatingEmployerGiven === ABSENT ? UNKNOWN : 0;
   const employmentParticipatingEmployer2 = employmentParticipatingEmployerGiven === 1;
   const v8 = employmentClassGiven === 55;
   const settled3 = (v8 && employmentClassBits === 0);
   const bits3 = employmentClassBits;
   const v9 = settled3;
   const v9Bits = settled3 ? bits3 & NO_LAW : bits3;
   const employmentGovernmentYearsGiven = columns.employmentGovernmentYears[i] as number;
   const employmentGovernmentYearsBits = employmentGovernmentYearsGiven < 0 ? UNKNOWN : 0;
   const employmentGovernmentYearsOver = columns.employmentGovernmentYearsDenominator[i] as number;
   const v10 = employmentClassGiven === 40;
   const settled4 = (v10 && employmentClassBits === 0);
   const bits4 = employmentClassBits;
   const v11 = settled4;
   const v11Bits = settled4 ? bits4 & NO_LAW : bits4;
   const v12 = !employmentParticipatingEmployer2;
   const settled5 = (!v12 && employmentParticipatingEmployerBits === 0);
   const bits5 = employmentParticipatingEmployerBits;
   const v13 = !settled5;
   const v13Bits = settled5 ? bits5 & NO_LAW : bits5;
   const employerDoesNotParticipate: boolean = v7 ? v13 : false;
   const employerDoesNotParticipateBits = chosenBits(v7Bits, v7, v13Bits, 0, v13 === false);
   const v14 = employmentClassGiven === 38;
   const settled6 = (v14 && employmentClassBits === 0);
   const bits6 = employmentClassBits;
   const v15 = settled6;
   const v15Bits = settled6 ? bits6 & NO_LAW : bits6;
   const v16 = employmentAppointmentGiven === 33;
   const onGiven = columns.on[i] as number;
   const onBits = onGiven === ABSENT ? UNKNOWN : 0;
   const v17 = onGiven < employeesTemporaryExecutiveFrom;
   const v17Bits = onBits | employeesTemporaryExecutiveFromBits;
   const settled7 = (!v16 && employmentAppointmentBits === 0) || (!v17 && v17Bits === 0);
   const bits7 = employmentAppointmentBits | v17Bits;
   const v18 = !settled7;
   const v18Bits = settled7 ? bits7 & NO_LAW : bits7;
   const temporaryExecutiveBefore: boolean = v15 ? v18 : false;
   const temporaryExecutiveBeforeBits = chosenBits(v15Bits, v15, v18Bits, 0, v18 === false);
   const settled8 = (v11 && v11Bits === 0) || (employerDoesNotParticipate && employerDoesNotParticipateBits === 0) || (temporaryExecutiveBefore && temporaryExecutiveBeforeBits === 0);
   const bits8 = v11Bits | employerDoesNotParticipateBits | temporaryExecutiveBeforeBits;
   const v19 = settled8;
   const v19Bits = settled8 ? bits8 & NO_LAW : bits8;
   const v20 = employmentClassGiven === 38;
   const v21 = employmentClassGiven === 44;
   const v22 = employmentClassGiven === 45;
   const v23 = employmentClassGiven === 46;
   const settled9 = (v20 && employmentClassBits === 0) || (v21 && employmentClassBits === 0) || (v22 && employmentClassBits === 0) || (v23 && employmentClassBits === 0);
   const bits9 = employmentClassBits;
   const classesThatMayWorkOutside = settled9;
   const classesThatMayWorkOutsideBits = settled9 ? bits9 & NO_LAW : bits9;
   const v24 = onGiven >= employeesOutsideChoiceFrom;
   const v24Bits = onBits | employeesOutsideChoiceFromBits;
   const employmentWorksInPuertoRicoGiven = columns.employmentWorksInPuertoRico[i] as number;
   const employmentWorksInPuertoRicoBits = employmentWorksInPuertoRicoGiven === ABSENT ? UNKNOWN : 0;
   const employmentWorksInPuertoRico2 = employmentWorksInPuertoRicoGiven === 1;
   const employmentResidesInPuertoRicoGiven = columns.employmentResidesInPuertoRico[i] as number;
   const employmentResidesInPuertoRicoBits = employmentResidesInPuertoRicoGiven === ABSENT ? UNKNOWN : 0;
   const employmentResidesInPuertoRico2 = employmentResidesInPuertoRicoGiven === 1;
   const settled10 = (employmentWorksInPuertoRico2 && employmentWorksInPuertoRicoBits === 0) || (employmentResidesInPuertoRico2 && employmentResidesInPuertoRicoBits === 0);
   const bits10 = employmentWorksInPuertoRicoBits | employmentResidesInPuertoRicoBits;
   const insidePuertoRico = settled10;
   const insidePuertoRicoBits = settled10 ? bits10 & NO_LAW : bits10;
   const v25 = !insidePuertoRico;
   const settled11 = (!v24 && v24Bits === 0) || (!v25 && insidePuertoRicoBits === 0);
   const bits11 = v24Bits | insidePuertoRicoBits;
   const v26 = !settled11;
   const v26Bits = settled11 ? bits11 & NO_LAW : bits11;
   const outsidePuertoRico: boolean = classesThatMayWorkOutside ? v26 : false;
   const outsidePuertoRicoBits = chosenBits(classesThatMayWorkOutsideBits, classesThatMayWorkOutside, v26Bits, 0, v26 === false);
   const v27 = employmentClassGiven === 47;
   const v28 = employmentClassGiven === 48;
   const v29 = employmentClassGiven === 49;
   const v30 = employmentClassGiven === 50;
   const v31 = employmentClassGiven === 51;
   const v32 = employmentClassGiven === 52;
   const v33 = employmentClassGiven === 54;
   const v34 = employmentClassGiven === 53;
   const settled12 = (v27 && employmentClassBits === 0) || (v28 && employmentClassBits === 0) || (v29 && employmentClassBits === 0) || (v30 && employmentClassBits === 0) || (v31 && employmentClassBits === 0) || (v32 && employmentClassBits === 0) || (v33 && employmentClassBits === 0) || (v34 && employmentClassBits === 0);
   const bits12 = employmentClassBits;
   const listedOfficial = settled12;
   const listedOfficialBits = settled12 ? bits12 & NO_LAW : bits12;
   const settled13 = (outsidePuertoRico && outsidePuertoRicoBits === 0) || (listedOfficial && listedOfficialBits === 0);
   const bits13 = outsidePuertoRicoBits | listedOfficialBits;
   const v35 = settled13;
   const v35Bits = settled13 ? bits13 & NO_LAW : bits13;
   const employmentMinimumYearsGiven = columns.employmentMinimumYears[i] as number;
   const employmentMinimumYearsBits = employmentMinimumYearsGiven < 0 ? UNKNOWN : 0;
   const employmentMinimumYearsOver = columns.employmentMinimumYearsDenominator[i] as number;
   const v36 = Math.max(onGiven, employeesActDate);
   const v36Bits = onBits | employeesActDateBits;
   const employeesIrregularMinimumYears = stepAt(employeesIrregularMinimumYearsSteps, v36);
   const employeesIrregularMinimumYearsBits = v36Bits !== 0 ? v36Bits : Number.isNaN(employeesIrregularMinimumYears) ? NO_LAW : 0;
   const absent = employmentMinimumYearsBits === UNKNOWN;
   const v37: number = absent ? employeesIrregularMinimumYears : employmentMinimumYearsGiven;
   const over2 = absent ? 1 : employmentMinimumYearsOver;
   const vBits = absent ? employeesIrregularMinimumYearsBits : 0;
   const n = employeesIrregularMinimumYears * over2;
   if (n > EXACT || n < -EXACT) beyond = true;
   const v38 = v37 >= n ? v37 : n;
   const vBits2 = vBits | employeesIrregularMinimumYearsBits;
   const n2 = employmentGovernmentYearsOver;
   if (n2 > EXACT || n2 < -EXACT) beyond = true;
   const part = Math.floor(employmentGovernmentYearsGiven / n2);
   const rest2 = employmentGovernmentYearsGiven - part * n2;
   const n3 = over2;
   if (n3 > EXACT || n3 < -EXACT) beyond = true;
   const part2 = Math.floor(v38 / n3);
   const rest3 = v38 - part2 * n3;
   const wholes = part - part2;
   const n4 = rest2 * over2;
   const n5 = rest3 * employmentGovernmentYearsOver;
   if (wholes === 0 && (n4 > EXACT || n5 > EXACT)) beyond = true;
   const yearsOfIrregularService = (wholes !== 0 ? wholes : n4 - n5) >= 0;
   const yearsOfIrregularServiceBits = employmentGovernmentYearsBits | vBits2;
   const v39: number = yearsOfIrregularService ? 25 : 26;
   const vBits3 = chosenBits(yearsOfIrregularServiceBits, yearsOfIrregularService, 0, 0, false);
   const v40 = employmentClassGiven === 42;
   const settled14 = (v40 && employmentClassBits === 0);
   const bits14 = employmentClassBits;
   const v41 = settled14;
   const v41Bits = settled14 ? bits14 & NO_LAW : bits14;
   const settled15 = (!v16 && employmentAppointmentBits === 0);
   const bits15 = employmentAppointmentBits;
   const v42 = !settled15;
   const v42Bits = settled15 ? bits15 & NO_LAW : bits15;
   const v43: boolean = v41 ? v42 : false;
   const vBits4 = chosenBits(v41Bits, v41, v42Bits, 0, v42 === false);
   let temporaryMunicipalStatus: number;
   let temporaryMunicipalStatusBits: number;
   if (temporaryMunicipalOption === 0) {
    temporaryMunicipalStatus = 24;
    temporaryMunicipalStatusBits = 0;
   }
   else {
    const v44: number = employmentParticipatingEmployer2 ? 22 : 24;
    const vBits5 = chosenBits(employmentParticipatingEmployerBits, employmentParticipatingEmployer2, 0, 0, false);
    temporaryMunicipalStatus = v44;
    temporaryMunicipalStatusBits = vBits5;
   }
   const v45 = employmentClassGiven === 42;
   const v46 = employmentClassGiven === 43;
   const settled16 = (v45 && employmentClassBits === 0) || (v46 && employmentClassBits === 0);
   const bits16 = employmentClassBits;
   const v47 = settled16;
   const v47Bits = settled16 ? bits16 & NO_LAW : bits16;
   let regularMunicipalStatus: number;
   let regularMunicipalStatusBits: number;
   if (municipalParticipationOption === 0) {
    regularMunicipalStatus = 22;
    regularMunicipalStatusBits = 0;
   }
   else {
    const v48: number = employmentParticipatingEmployer2 ? 22 : 24;
    const vBits6 = chosenBits(employmentParticipatingEmployerBits, employmentParticipatingEmployer2, 0, 0, false);
    regularMunicipalStatus = v48;
    regularMunicipalStatusBits = vBits6;
   }
   const v49 = employmentClassGiven === 41;
   const settled17 = (v49 && employmentClassBits === 0);
   const bits17 = employmentClassBits;
   const v50 = settled17;
   const v50Bits = settled17 ? bits17 & NO_LAW : bits17;
   const settled18 = (!v16 && employmentAppointmentBits === 0);
   const bits18 = employmentAppointmentBits;
   const v51 = !settled18;
   const v51Bits = settled18 ? bits18 & NO_LAW : bits18;
   const v52: boolean = v50 ? v51 : false;
   const vBits7 = chosenBits(v50Bits, v50, v51Bits, 0, v51 === false);
   const v53: number = v52 ? 24 : 22;
   const vBits8 = chosenBits(vBits7, v52, 0, 0, false);
   const v54: number = v47 ? regularMunicipalStatus : v53;
   const vBits9 = chosenBits(v47Bits, v47, regularMunicipalStatusBits, vBits8, regularMunicipalStatus === v53);
   const v55: number = v43 ? temporaryMunicipalStatus : v54;
   const vBits10 = chosenBits(vBits4, v43, temporaryMunicipalStatusBits, vBits9, temporaryMunicipalStatus === v54);
   const v56: number = v9 ? v39 : v55;
   const vBits11 = chosenBits(v9Bits, v9, vBits3, vBits10, v39 === v55);
   const v57: number = v35 ? 23 : v56;
   const vBits12 = chosenBits(v35Bits, v35, 0, vBits11, 23 === v56);
   const membershipStatus: number = v19 ? 24 : v57;
   const membershipStatusBits = chosenBits(v19Bits, v19, 0, vBits12, 24 === v57);
   const v58 = membershipStatus === 22;
   const settled19 = (v58 && membershipStatusBits === 0);
   const bits19 = membershipStatusBits;
   const v59 = settled19;
   const v59Bits = settled19 ? bits19 & NO_LAW : bits19;
   const v60 = membershipStatus === 24;
   const v61 = membershipStatus === 26;
   const settled20 = (v60 && membershipStatusBits === 0) || (v61 && membershipStatusBits === 0);
   const bits20 = membershipStatusBits;
   const v62 = settled20;
   const v62Bits = settled20 ? bits20 & NO_LAW : bits20;
   const employmentElectionGiven = columns.employmentElection[i] as number;
   const employmentElectionBits = employmentElectionGiven === ABSENT ? UNKNOWN : 0;
   const absent2 = employmentElectionBits === UNKNOWN;
   const v63: number = absent2 ? 29 : employmentElectionGiven;
   const v64 = v63 === 29;
   const v65 = v63 === 31;
   const v66: number = v65 ? 27 : 28;
   const v67: number = v64 ? 29 : v66;
   const v68: number = v62 ? 28 : v67;
   const vBits13 = chosenBits(v62Bits, v62, 0, 0, 28 === v67);
   const enrolled: number = v59 ? 27 : v68;
   const enrolledBits = chosenBits(v59Bits, v59, 0, vBits13, 27 === v68);
   const v69 = membershipStatus === 22;
   const settled21 = (v69 && membershipStatusBits === 0);
   const bits21 = membershipStatusBits;
   const v70 = settled21;
   const v70Bits = settled21 ? bits21 & NO_LAW : bits21;
   const v71 = membershipStatus === 23;
   const settled22 = (v71 && membershipStatusBits === 0);
   const bits22 = membershipStatusBits;
   const v72 = settled22;
   const v72Bits = settled22 ? bits22 & NO_LAW : bits22;
   const v73 = v63 === 29;
   const v74 = v63 === 31;
   const v75: number = v74 ? 27 : 28;
   const choiceOutsideRevocable: number = v73 ? 30 : v75;
   const v76 = employmentClassGiven === 53;
   const settled23 = (v76 && employmentClassBits === 0);
   const bits23 = employmentClassBits;
   const v77 = settled23;
   const v77Bits = settled23 ? bits23 & NO_LAW : bits23;
   const choiceOfOfficialsRevocable: number = v77 ? v78 : 27;
   const choiceOfOfficialsRevocableBits = chosenBits(v77Bits, v77, 0, 0, v78 === 27);
   const v79: number = outsidePuertoRico ? choiceOutsideRevocable : choiceOfOfficialsRevocable;
   const vBits14 = chosenBits(outsidePuertoRicoBits, outsidePuertoRico, 0, choiceOfOfficialsRevocableBits, choiceOutsideRevocable === choiceOfOfficialsRevocable);
   const v80: number = v72 ? v79 : 30;
   const vBits15 = chosenBits(v72Bits, v72, vBits14, 0, v79 === 30);
   const revocable: number = v70 ? 28 : v80;
   const revocableBits = chosenBits(v70Bits, v70, 0, vBits15, 28 === v80);
   const denied = !true;
   const outcome = outcomeOfBits(0, employmentClassBits | partBits(v4Bits, v4, employmentAppointmentBits) | partBits(v7Bits, v7, employmentParticipatingEmployerBits) | partBits(v9Bits, v9, employmentGovernmentYearsBits), 0, denied, membershipStatusBits | enrolledBits | revocableBits, beyond);
   results.outcome[i] = outcome;
   results.status[i] = outcome === GRANTED ? membershipStatus : ABSENT;
   results.enrolled[i] = outcome === GRANTED ? enrolled : ABSENT;
   results.revocable[i] = outcome === GRANTED ? revocable : ABSENT;
  }
 }

 function ersMembershipColumns(
  columns: ErsMembershipColumns, law: KernelLaw, results: ErsMembershipResults, begin: number, end: number, rest: Int32Array): number {
   const employmentClassColumn = columns.employmentClass;
   const employmentAppointmentColumn = columns.employmentAppointment;
   const employmentParticipatingEmployerColumn = columns.employmentParticipatingEmployer;
   const employmentGovernmentYearsColumn = columns.employmentGovernmentYears;
   const employmentGovernmentYearsDenominatorColumn = columns.employmentGovernmentYearsDenominator;
   const onColumn = columns.on;
   const employmentWorksInPuertoRicoColumn = columns.employmentWorksInPuertoRico;
   const employmentResidesInPuertoRicoColumn = columns.employmentResidesInPuertoRico;
   const employmentMinimumYearsColumn = columns.employmentMinimumYears;
   const employmentMinimumYearsDenominatorColumn = columns.employmentMinimumYearsDenominator;
   const employmentElectionColumn = columns.employmentElection;
   const outcomeResult = results.outcome;
   const statusResult = results.status;
   const enrolledResult = results.enrolled;
   const revocableResult = results.revocable;
   const employeesTemporaryExecutiveFromSteps = law.figures['employees.temporary-executive-from'] as Steps;
   const employeesOutsideChoiceFromSteps = law.figures['employees.outside-choice-from'] as Steps;
   const employeesActDateSteps = law.figures['employees.act-date'] as Steps;
   const employeesIrregularMinimumYearsSteps = law.figures['employees.irregular-minimum-years'] as Steps;
   const temporaryMunicipalOption = law.readings['temporary-municipal'] as number;
   const municipalParticipationOption = law.readings['municipal-participation'] as number;
   const theseOfficialsOption = law.readings['these-officials'] as number;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   const employeesTemporaryExecutiveFrom = lastStep(employeesTemporaryExecutiveFromSteps);
   if (Number.isNaN(employeesTemporaryExecutiveFrom)) sure = false;
   const employeesOutsideChoiceFrom = lastStep(employeesOutsideChoiceFromSteps);
   if (Number.isNaN(employeesOutsideChoiceFrom)) sure = false;
   const employeesActDate = lastStep(employeesActDateSteps);
   if (Number.isNaN(employeesActDate)) sure = false;
   const employeesIrregularMinimumYearsStepsFrom = lastDay(employeesIrregularMinimumYearsSteps);
   const employeesIrregularMinimumYearsStepsLast = stepAt(employeesIrregularMinimumYearsSteps, employeesIrregularMinimumYearsStepsFrom);
   let v78: number;
   if (theseOfficialsOption === 0) {
    v78 = 27;
   }
   else {
    v78 = 30;
   }
   const v36Since = alwaysFrom(employeesIrregularMinimumYearsSteps);
   if (!areSmall(employeesIrregularMinimumYearsSteps)) sure = false;
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    const employmentClassGiven = employmentClassColumn[i] as number;
    const employmentAppointmentGiven = employmentAppointmentColumn[i] as number;
    const employmentParticipatingEmployerGiven = employmentParticipatingEmployerColumn[i] as number;
    const employmentGovernmentYearsGiven = employmentGovernmentYearsColumn[i] as number;
    if ((employmentClassGiven | employmentAppointmentGiven | employmentParticipatingEmployerGiven) < 0 || employmentGovernmentYearsGiven < 0) {
     rest[left++] = i;
     continue;
    }
    const v5 = employmentClassGiven === 44;
    const v6 = employmentClassGiven === 46;
    const v7 = v5 || v6;
    const employmentParticipatingEmployer2 = employmentParticipatingEmployerGiven === 1;
    const v8 = employmentClassGiven === 55;
    const v9 = v8;
    const employmentGovernmentYearsOver = employmentGovernmentYearsDenominatorColumn[i] as number;
    const denied = !true;
    if (denied && most <= EXACT) {
     outcomeResult[i] = DENIED;
     statusResult[i] = ABSENT;
     enrolledResult[i] = ABSENT;
     revocableResult[i] = ABSENT;
     continue;
    }
    const onGiven = onColumn[i] as number;
    const employmentWorksInPuertoRicoGiven = employmentWorksInPuertoRicoColumn[i] as number;
    const employmentResidesInPuertoRicoGiven = employmentResidesInPuertoRicoColumn[i] as number;
    const employmentMinimumYearsGiven = employmentMinimumYearsColumn[i] as number;
    const employmentElectionGiven = employmentElectionColumn[i] as number;
    const v10 = employmentClassGiven === 40;
    const v11 = v10;
    const v12 = !employmentParticipatingEmployer2;
    const v13 = v12;
    const employerDoesNotParticipate: boolean = v7 ? v13 : false;
    const v14 = employmentClassGiven === 38;
    const v15 = v14;
    const v16 = employmentAppointmentGiven === 33;
    const onBits = onGiven === ABSENT ? UNKNOWN : 0;
    const v17 = onGiven < employeesTemporaryExecutiveFrom;
    const settled = !v16 || (!v17 && onBits === 0);
    const bits = onBits;
    const v18 = !settled;
    const v18Bits = settled ? 0 : bits;
    const temporaryExecutiveBefore: boolean = v15 ? v18 : false;
    const temporaryExecutiveBeforeBits = v15 ? v18Bits : 0;
    const settled2 = v11 || employerDoesNotParticipate || (temporaryExecutiveBefore && temporaryExecutiveBeforeBits === 0);
    const bits2 = temporaryExecutiveBeforeBits;
    const v19 = settled2;
    const v19Bits = settled2 ? 0 : bits2;
    const v20 = employmentClassGiven === 38;
    const v21 = employmentClassGiven === 44;
    const v22 = employmentClassGiven === 45;
    const v23 = employmentClassGiven === 46;
    const classesThatMayWorkOutside = v20 || v21 || v22 || v23;
    const v24 = onGiven >= employeesOutsideChoiceFrom;
    const employmentWorksInPuertoRicoBits = employmentWorksInPuertoRicoGiven === ABSENT ? UNKNOWN : 0;
    const employmentWorksInPuertoRico2 = employmentWorksInPuertoRicoGiven === 1;
    const employmentResidesInPuertoRicoBits = employmentResidesInPuertoRicoGiven === ABSENT ? UNKNOWN : 0;
    const employmentResidesInPuertoRico2 = employmentResidesInPuertoRicoGiven === 1;
    const settled3 = (employmentWorksInPuertoRico2 && employmentWorksInPuertoRicoBits === 0) || (employmentResidesInPuertoRico2 && employmentResidesInPuertoRicoBits === 0);
    const bits3 = employmentWorksInPuertoRicoBits | employmentResidesInPuertoRicoBits;
    const insidePuertoRico = settled3;
    const insidePuertoRicoBits = settled3 ? 0 : bits3;
    const v25 = !insidePuertoRico;
    const settled4 = (!v24 && onBits === 0) || (!v25 && insidePuertoRicoBits === 0);
    const bits4 = onBits | insidePuertoRicoBits;
    const v26 = !settled4;
    const v26Bits = settled4 ? 0 : bits4;
    const outsidePuertoRico: boolean = classesThatMayWorkOutside ? v26 : false;
    const outsidePuertoRicoBits = classesThatMayWorkOutside ? v26Bits : 0;
    const v27 = employmentClassGiven === 47;
    const v28 = employmentClassGiven === 48;
    const v29 = employmentClassGiven === 49;
    const v30 = employmentClassGiven === 50;
    const v31 = employmentClassGiven === 51;
    const v32 = employmentClassGiven === 52;
    const v33 = employmentClassGiven === 54;
    const v34 = employmentClassGiven === 53;
    const listedOfficial = v27 || v28 || v29 || v30 || v31 || v32 || v33 || v34;
    const settled5 = (outsidePuertoRico && outsidePuertoRicoBits === 0) || listedOfficial;
    const bits5 = outsidePuertoRicoBits;
    const v35 = settled5;
    const v35Bits = settled5 ? 0 : bits5;
    const employmentMinimumYearsBits = employmentMinimumYearsGiven < 0 ? UNKNOWN : 0;
    const employmentMinimumYearsOver = employmentMinimumYearsDenominatorColumn[i] as number;
    const v36 = Math.max(onGiven, employeesActDate);
    const employeesIrregularMinimumYears = v36 >= employeesIrregularMinimumYearsStepsFrom ? employeesIrregularMinimumYearsStepsLast : stepAt(employeesIrregularMinimumYearsSteps, v36);
    if (v36 < v36Since) most = Infinity;
    const absent = employmentMinimumYearsBits === UNKNOWN;
    const v37: number = absent ? employeesIrregularMinimumYears : employmentMinimumYearsGiven;
    const over2 = absent ? 1 : employmentMinimumYearsOver;
    const vBits = absent ? onBits : 0;
    const n = employeesIrregularMinimumYears * over2;
    most += Math.abs(n);
    const v38 = v37 >= n ? v37 : n;
    const vBits2 = vBits | onBits;
    const n2 = employmentGovernmentYearsOver;
    most += Math.abs(n2);
    const part = Math.floor(employmentGovernmentYearsGiven / n2);
    const rest2 = employmentGovernmentYearsGiven - part * n2;
    const n3 = over2;
    most += Math.abs(n3);
    const part2 = Math.floor(v38 / n3);
    const rest3 = v38 - part2 * n3;
    const wholes = part - part2;
    const n4 = rest2 * over2;
    const n5 = rest3 * employmentGovernmentYearsOver;
    if (wholes === 0) most += n4 + n5;
    const yearsOfIrregularService = (wholes !== 0 ? wholes : n4 - n5) >= 0;
    const v39: number = yearsOfIrregularService ? 25 : 26;
    const vBits3 = chosenBits(vBits2, yearsOfIrregularService, 0, 0, false);
    const v40 = employmentClassGiven === 42;
    const v41 = v40;
    const v42 = v16;
    const v43: boolean = v41 ? v42 : false;
    let temporaryMunicipalStatus: number;
    if (temporaryMunicipalOption === 0) {
     temporaryMunicipalStatus = 24;
    }
    else {
     const v44: number = employmentParticipatingEmployer2 ? 22 : 24;
     temporaryMunicipalStatus = v44;
    }
    const v45 = employmentClassGiven === 42;
    const v46 = employmentClassGiven === 43;
    const v47 = v45 || v46;
    let regularMunicipalStatus: number;
    if (municipalParticipationOption === 0) {
     regularMunicipalStatus = 22;
    }
    else {
     const v48: number = employmentParticipatingEmployer2 ? 22 : 24;
     regularMunicipalStatus = v48;
    }
    const v49 = employmentClassGiven === 41;
    const v50 = v49;
    const v51 = v16;
    const v52: boolean = v50 ? v51 : false;
    const v53: number = v52 ? 24 : 22;
    const v54: number = v47 ? regularMunicipalStatus : v53;
    const v55: number = v43 ? temporaryMunicipalStatus : v54;
    const v56: number = v9 ? v39 : v55;
    const vBits4 = v9 ? vBits3 : 0;
    const v57: number = v35 ? 23 : v56;
    const vBits5 = v35Bits !== 0 ? v35Bits : v35 ? 0 : vBits4;
    const membershipStatus: number = v19 ? 24 : v57;
    const membershipStatusBits = v19Bits !== 0 ? v19Bits : v19 ? 0 : vBits5;
    const v58 = membershipStatus === 22;
    const settled6 = (v58 && membershipStatusBits === 0);
    const bits6 = membershipStatusBits;
    const v59 = settled6;
    const v59Bits = settled6 ? 0 : bits6;
    const v60 = membershipStatus === 24;
    const v61 = membershipStatus === 26;
    const settled7 = (v60 && membershipStatusBits === 0) || (v61 && membershipStatusBits === 0);
    const bits7 = membershipStatusBits;
    const v62 = settled7;
    const v62Bits = settled7 ? 0 : bits7;
    const employmentElectionBits = employmentElectionGiven === ABSENT ? UNKNOWN : 0;
    const absent2 = employmentElectionBits === UNKNOWN;
    const v63: number = absent2 ? 29 : employmentElectionGiven;
    const v64 = v63 === 29;
    const v65 = v63 === 31;
    const v66: number = v65 ? 27 : 28;
    const v67: number = v64 ? 29 : v66;
    const v68: number = v62 ? 28 : v67;
    const enrolled: number = v59 ? 27 : v68;
    const enrolledBits = v59Bits !== 0 ? v59Bits : v59 ? 0 : v62Bits;
    const v69 = membershipStatus === 22;
    const settled8 = (v69 && membershipStatusBits === 0);
    const bits8 = membershipStatusBits;
    const v70 = settled8;
    const v70Bits = settled8 ? 0 : bits8;
    const v71 = membershipStatus === 23;
    const settled9 = (v71 && membershipStatusBits === 0);
    const bits9 = membershipStatusBits;
    const v72 = settled9;
    const v72Bits = settled9 ? 0 : bits9;
    const v73 = v63 === 29;
    const v74 = v63 === 31;
    const v75: number = v74 ? 27 : 28;
    const choiceOutsideRevocable: number = v73 ? 30 : v75;
    const v76 = employmentClassGiven === 53;
    const v77 = v76;
    const choiceOfOfficialsRevocable: number = v77 ? v78 : 27;
    const v79: number = outsidePuertoRico ? choiceOutsideRevocable : choiceOfOfficialsRevocable;
    const v80: number = v72 ? v79 : 30;
    const vBits6 = v72Bits !== 0 ? v72Bits : v72 ? outsidePuertoRicoBits : 0;
    const revocable: number = v70 ? 28 : v80;
    const revocableBits = v70Bits !== 0 ? v70Bits : v70 ? 0 : vBits6;
    const outcome = outcomeOfBits(0, 0, 0, false, membershipStatusBits | enrolledBits | revocableBits, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    statusResult[i] = outcome === GRANTED ? membershipStatus : ABSENT;
    enrolledResult[i] = outcome === GRANTED ? enrolled : ABSENT;
    revocableResult[i] = outcome === GRANTED ? revocable : ABSENT;
   }
   return left;
  }

  export const ersMembership: Kernel<ErsMembershipColumns, ErsMembershipResults> = {
   columns: ersMembershipColumns,
   rows: ersMembershipRows,
   inputs: [
    { name: 'employmentClass', node: 2 },
    { name: 'employmentAppointment', node: 10 },
    { name: 'employmentParticipatingEmployer', node: 16 },
    { name: 'employmentGovernmentYears', node: 20 },
    { name: 'on', node: 34 },
    { name: 'employmentWorksInPuertoRico', node: 54 },
    { name: 'employmentResidesInPuertoRico', node: 55 },
    { name: 'employmentMinimumYears', node: 82 },
    { name: 'employmentElection', node: 134 },
   ],
   outputs: [
    { name: 'status', kind: 'text' },
    { name: 'enrolled', kind: 'text' },
    { name: 'revocable', kind: 'text' },
   ],
  };
