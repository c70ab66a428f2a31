// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question ers-telephone-credit: of rows of which all is there, and of any.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, DENIED, EXACT, GRANTED, NO_LAW, SMALL, UNKNOWN, alwaysFrom, areSmall, everyRow, lastDay, lastStep, outcomeOfBits, partBits, roundMixed, roundOf, stepAt } from '../../rules/index.ts';

export interface ErsTelephoneCreditColumns {
 /** The fact /telephone/pensionerOrVested: 1 or 0; -1 where absent. */
 readonly telephonePensionerOrVested: Int8Array;
 /** The fact /telephone/participantAtSale: 1 or 0; -1 where absent. */
 readonly telephoneParticipantAtSale: Int8Array;
 /** The fact /telephone/plan: 1 or 0; -1 where absent. */
 readonly telephonePlan: Int8Array;
 /** The fact /telephone/restoredMonths: a packed date, a number or a code; -1 where absent. */
 readonly telephoneRestoredMonths: Int32Array;
 /** The fact /on: a packed date, a number or a code; -1 where absent. */
 readonly on: Int32Array;
 /** The fact /telephone/creditedMonths: a packed date, a number or a code; -1 where absent. */
 readonly telephoneCreditedMonths: Int32Array;
 /** The finding contributions-of-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundContributionsOfMonths: Float64Array;
 readonly foundContributionsOfMonthsDenominator: Float64Array;
 readonly foundContributionsOfMonthsStatus: Uint8Array;
 /** The finding amount-withdrawn: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly amountReturnedFound: Float64Array;
 readonly amountReturnedFoundDenominator: Float64Array;
 readonly amountReturnedFoundStatus: Uint8Array;
 /** The finding interest-on-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundInterestOnMonths: Float64Array;
 readonly foundInterestOnMonthsDenominator: Float64Array;
 readonly foundInterestOnMonthsStatus: Uint8Array;
 /** The finding interest-on-withdrawn: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundInterestOnWithdrawn: Float64Array;
 readonly foundInterestOnWithdrawnDenominator: Float64Array;
 readonly foundInterestOnWithdrawnStatus: Uint8Array;
 /** The fact /telephone/transferred: whole cents; below zero where absent. */
 readonly telephoneTransferred: Float64Array;
 /** The finding level-instalment: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly instalmentFound: Float64Array;
 readonly instalmentFoundDenominator: Float64Array;
 readonly instalmentFoundStatus: Uint8Array;
 /** The finding last-instalment: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly lastInstalmentFound: Float64Array;
 readonly lastInstalmentFoundDenominator: Float64Array;
 readonly lastInstalmentFoundStatus: Uint8Array;
}

export interface ErsTelephoneCreditResults {
 readonly outcome: Uint8Array;
 readonly eligible: Int8Array;
 readonly principal: Float64Array;
 readonly interest: Float64Array;
 readonly transferred: Float64Array;
 readonly balance: Float64Array;
 readonly termMonths: Int32Array;
 readonly instalment: Float64Array;
 readonly lastInstalment: Float64Array;
}

function ersTelephoneCreditRows(
 columns: ErsTelephoneCreditColumns, law: KernelLaw, results: ErsTelephoneCreditResults, which: Int32Array, many: number): void {
  const employeesTelephoneActDateSteps = law.figures['employees.telephone.act-date'] as Steps;
  const employeesTelephoneCreditedYearsSteps = law.figures['employees.telephone.credited-years'] as Steps;
  const employeesTelephoneMeritYearsSteps = law.figures['employees.telephone.merit-years'] as Steps;
  const employeesTelephoneMaximumYearsLeftSteps = law.figures['employees.telephone.maximum-years-left'] as Steps;
  const employeesTelephoneMinimumPlanYearsSteps = law.figures['employees.telephone.minimum-plan-years'] as Steps;
  const telephoneGateOption = law.readings['telephone-gate'] as number;
  const roundingOption = law.readings['rounding'] as number;
  const telephonePlanOption = law.readings['telephone-plan'] as number;
  const employeesTelephoneActDate = lastStep(employeesTelephoneActDateSteps);
  const employeesTelephoneActDateBits = Number.isNaN(employeesTelephoneActDate) ? NO_LAW : 0;
  let rounding: number;
  if (roundingOption === 0) {
   rounding = 58;
  }
  else {
   rounding = 59;
  }
  let v21: boolean;
  if (telephonePlanOption === 0) {
   v21 = true;
  }
  else {
   v21 = false;
  }
  for (let k = 0; k < many; k++) {
   const i = which[k] as number;
   let beyond = false;
   const telephonePensionerOrVestedGiven = columns.telephonePensionerOrVested[i] as number;
   const telephonePensionerOrVestedBits = telephonePensionerOrVestedGiven === ABSENT ? UNKNOWN : 0;
   const telephonePensionerOrVested2 = telephonePensionerOrVestedGiven === 1;
   const telephoneParticipantAtSaleGiven = columns.telephoneParticipantAtSale[i] as number;
   const telephoneParticipantAtSaleBits = telephoneParticipantAtSaleGiven === ABSENT ? UNKNOWN : 0;
   const telephoneParticipantAtSale2 = telephoneParticipantAtSaleGiven === 1;
   const telephonePlanGiven = columns.telephonePlan[i] as number;
   const telephonePlanBits = telephonePlanGiven === ABSENT ? UNKNOWN : 0;
   const telephonePlan2 = telephonePlanGiven === 1;
   const absent = telephonePlanBits === UNKNOWN;
   const v: boolean = absent ? true : telephonePlan2;
   const telephoneRestoredMonthsGiven = columns.telephoneRestoredMonths[i] as number;
   const telephoneRestoredMonthsBits = telephoneRestoredMonthsGiven === ABSENT ? UNKNOWN : 0;
   const absent2 = telephoneRestoredMonthsBits === UNKNOWN;
   const v2: number = absent2 ? 0 : telephoneRestoredMonthsGiven;
   const onGiven = columns.on[i] as number;
   const onBits = onGiven === ABSENT ? UNKNOWN : 0;
   const v3 = Math.max(onGiven, employeesTelephoneActDate);
   const v3Bits = onBits | employeesTelephoneActDateBits;
   const employeesTelephoneCreditedYears = stepAt(employeesTelephoneCreditedYearsSteps, v3);
   const employeesTelephoneCreditedYearsBits = v3Bits !== 0 ? v3Bits : Number.isNaN(employeesTelephoneCreditedYears) ? NO_LAW : 0;
   const n = employeesTelephoneCreditedYears * 12;
   if (n > EXACT || n < -EXACT) beyond = true;
   let v5: boolean;
   let v5Bits: number;
   if (telephoneGateOption === 0) {
    const v4 = v2 >= n;
    v5 = v4;
    v5Bits = employeesTelephoneCreditedYearsBits;
   }
   else {
    v5 = false;
    v5Bits = 0;
   }
   const telephoneCreditedMonthsGiven = columns.telephoneCreditedMonths[i] as number;
   const telephoneCreditedMonthsBits = telephoneCreditedMonthsGiven === ABSENT ? UNKNOWN : 0;
   let monthsAtApplication: number;
   if (telephoneGateOption === 0) {
    const v6 = telephoneCreditedMonthsGiven + v2;
    if (v6 > EXACT || v6 < -EXACT) beyond = true;
    monthsAtApplication = v6;
   }
   else {
    monthsAtApplication = telephoneCreditedMonthsGiven;
   }
   const v7 = monthsAtApplication >= n;
   const v7Bits = telephoneCreditedMonthsBits | employeesTelephoneCreditedYearsBits;
   const employeesTelephoneMeritYears = stepAt(employeesTelephoneMeritYearsSteps, v3);
   const employeesTelephoneMeritYearsBits = v3Bits !== 0 ? v3Bits : Number.isNaN(employeesTelephoneMeritYears) ? NO_LAW : 0;
   const n2 = employeesTelephoneMeritYears * 12;
   if (n2 > EXACT || n2 < -EXACT) beyond = true;
   const v8 = n2 - monthsAtApplication;
   if (v8 > EXACT || v8 < -EXACT) beyond = true;
   const vBits = employeesTelephoneMeritYearsBits | telephoneCreditedMonthsBits;
   const employeesTelephoneMaximumYearsLeft = stepAt(employeesTelephoneMaximumYearsLeftSteps, v3);
   const employeesTelephoneMaximumYearsLeftBits = v3Bits !== 0 ? v3Bits : Number.isNaN(employeesTelephoneMaximumYearsLeft) ? NO_LAW : 0;
   const n3 = employeesTelephoneMaximumYearsLeft * 12;
   if (n3 > EXACT || n3 < -EXACT) beyond = true;
   const v9 = v8 > n3;
   const v9Bits = vBits | employeesTelephoneMaximumYearsLeftBits;
   const v10 = !v9;
   const settled = (!v7 && v7Bits === 0) || (!v10 && v9Bits === 0);
   const bits = v7Bits | v9Bits;
   const v11 = !settled;
   const v11Bits = settled ? bits & NO_LAW : bits;
   const settled2 = (v5 && v5Bits === 0) || (v11 && v11Bits === 0);
   const bits2 = v5Bits | v11Bits;
   const v12 = settled2;
   const v12Bits = settled2 ? bits2 & NO_LAW : bits2;
   const gateOfThePlan: boolean = v ? v12 : true;
   const gateOfThePlanBits = v ? v12Bits : 0;
   const foundContributionsOfMonthsValue = columns.foundContributionsOfMonths[i] as number;
   const foundContributionsOfMonthsBits = columns.foundContributionsOfMonthsStatus[i] as number;
   const foundContributionsOfMonthsOver = columns.foundContributionsOfMonthsDenominator[i] as number;
   const amountReturnedFoundValue = columns.amountReturnedFound[i] as number;
   const amountReturnedFoundBits = columns.amountReturnedFoundStatus[i] as number;
   const amountReturnedFoundOver = columns.amountReturnedFoundDenominator[i] as number;
   const n4 = foundContributionsOfMonthsOver;
   if (n4 > EXACT || n4 < -EXACT) beyond = true;
   const part = Math.floor(foundContributionsOfMonthsValue / n4);
   const rest2 = foundContributionsOfMonthsValue - part * n4;
   const n5 = amountReturnedFoundOver;
   if (n5 > EXACT || n5 < -EXACT) beyond = true;
   const part2 = Math.floor(amountReturnedFoundValue / n5);
   const rest3 = amountReturnedFoundValue - part2 * n5;
   const n6 = rest2 * amountReturnedFoundOver;
   if (n6 > EXACT || n6 < -EXACT) beyond = true;
   const n7 = rest3 * foundContributionsOfMonthsOver;
   if (n7 > EXACT || n7 < -EXACT) beyond = true;
   const telephonePrincipal = n6 + n7;
   if (telephonePrincipal > EXACT || telephonePrincipal < -EXACT) beyond = true;
   const whole = part + part2;
   if (whole > EXACT || whole < -EXACT) beyond = true;
   const vBits2 = foundContributionsOfMonthsBits | amountReturnedFoundBits;
   const n8 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (n8 > EXACT || n8 < -EXACT) beyond = true;
   const v13 = roundMixed(whole, telephonePrincipal, n8, rounding === 59);
   const foundInterestOnMonthsValue = columns.foundInterestOnMonths[i] as number;
   const foundInterestOnMonthsBits = columns.foundInterestOnMonthsStatus[i] as number;
   const foundInterestOnMonthsOver = columns.foundInterestOnMonthsDenominator[i] as number;
   const foundInterestOnWithdrawnValue = columns.foundInterestOnWithdrawn[i] as number;
   const foundInterestOnWithdrawnBits = columns.foundInterestOnWithdrawnStatus[i] as number;
   const foundInterestOnWithdrawnOver = columns.foundInterestOnWithdrawnDenominator[i] as number;
   const n9 = foundInterestOnMonthsOver;
   if (n9 > EXACT || n9 < -EXACT) beyond = true;
   const part3 = Math.floor(foundInterestOnMonthsValue / n9);
   const rest4 = foundInterestOnMonthsValue - part3 * n9;
   const n10 = foundInterestOnWithdrawnOver;
   if (n10 > EXACT || n10 < -EXACT) beyond = true;
   const part4 = Math.floor(foundInterestOnWithdrawnValue / n10);
   const rest5 = foundInterestOnWithdrawnValue - part4 * n10;
   const n11 = rest4 * foundInterestOnWithdrawnOver;
   if (n11 > EXACT || n11 < -EXACT) beyond = true;
   const n12 = rest5 * foundInterestOnMonthsOver;
   if (n12 > EXACT || n12 < -EXACT) beyond = true;
   const v14 = n11 + n12;
   if (v14 > EXACT || v14 < -EXACT) beyond = true;
   const whole2 = part3 + part4;
   if (whole2 > EXACT || whole2 < -EXACT) beyond = true;
   const vBits3 = foundInterestOnMonthsBits | foundInterestOnWithdrawnBits;
   const n13 = foundInterestOnMonthsOver * foundInterestOnWithdrawnOver;
   if (n13 > EXACT || n13 < -EXACT) beyond = true;
   const telephoneInterest = roundMixed(whole2, v14, n13, rounding === 59);
   const telephoneTransferredGiven = columns.telephoneTransferred[i] as number;
   const telephoneTransferredBits = telephoneTransferredGiven < 0 ? UNKNOWN : 0;
   const absent3 = telephoneTransferredBits === UNKNOWN;
   const v15: number = absent3 ? 0 : telephoneTransferredGiven;
   const n14 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (n14 > EXACT || n14 < -EXACT) beyond = true;
   const part5 = Math.floor(telephonePrincipal / n14);
   const rest6 = telephonePrincipal - part5 * n14;
   const whole3 = whole + part5;
   const v16 = rest6 - 0;
   if (v16 > EXACT || v16 < -EXACT) beyond = true;
   const whole4 = whole3 - v15;
   if (whole4 > EXACT || whole4 < -EXACT) beyond = true;
   const n15 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (n15 > EXACT || n15 < -EXACT) beyond = true;
   const part6 = Math.floor(v16 / n15);
   const rest7 = v16 - part6 * n15;
   const whole5 = whole4 + part6;
   const wholes = whole5 - 0;
   const n16 = rest7 * 1;
   const n17 = 0 * amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (wholes === 0 && (n16 > EXACT || n17 > EXACT)) beyond = true;
   const first = (wholes !== 0 ? wholes : n16 - n17) >= 0;
   const principalLeft: number = first ? v16 : 0;
   const whole6 = first ? whole4 : 0;
   const over2 = first ? amountReturnedFoundOver * foundContributionsOfMonthsOver : 1;
   const n18 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (n18 > EXACT || n18 < -EXACT) beyond = true;
   const part7 = Math.floor(telephonePrincipal / n18);
   const rest8 = telephonePrincipal - part7 * n18;
   const whole7 = whole + part7;
   const v17 = rest8 + 0;
   if (v17 > EXACT || v17 < -EXACT) beyond = true;
   const whole8 = whole7 + telephoneInterest;
   if (whole8 > EXACT || whole8 < -EXACT) beyond = true;
   const vBits4 = vBits2 | vBits3;
   const n19 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (n19 > EXACT || n19 < -EXACT) beyond = true;
   const part8 = Math.floor(v17 / n19);
   const rest9 = v17 - part8 * n19;
   const whole9 = whole8 + part8;
   const v18 = rest9 - 0;
   if (v18 > EXACT || v18 < -EXACT) beyond = true;
   const whole10 = whole9 - v15;
   if (whole10 > EXACT || whole10 < -EXACT) beyond = true;
   const n20 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (n20 > EXACT || n20 < -EXACT) beyond = true;
   const part9 = Math.floor(v18 / n20);
   const rest10 = v18 - part9 * n20;
   const whole11 = whole10 + part9;
   const wholes2 = whole11 - 0;
   const n21 = rest10 * 1;
   const n22 = 0 * amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (wholes2 === 0 && (n21 > EXACT || n22 > EXACT)) beyond = true;
   const first2 = (wholes2 !== 0 ? wholes2 : n21 - n22) >= 0;
   const v19: number = first2 ? v18 : 0;
   const whole12 = first2 ? whole10 : 0;
   const over3 = first2 ? amountReturnedFoundOver * foundContributionsOfMonthsOver : 1;
   const n23 = over3;
   if (n23 > EXACT || n23 < -EXACT) beyond = true;
   const part10 = Math.floor(v19 / n23);
   const rest11 = v19 - part10 * n23;
   const whole13 = whole12 + part10;
   const wholes3 = telephoneInterest - whole13;
   const n24 = 0 * over3;
   const n25 = rest11 * 1;
   if (wholes3 === 0 && (n24 > EXACT || n25 > EXACT)) beyond = true;
   const first3 = (wholes3 !== 0 ? wholes3 : n24 - n25) <= 0;
   const interestLeft: number = first3 ? telephoneInterest : v19;
   const whole14 = first3 ? 0 : whole12;
   const over4 = first3 ? 1 : over3;
   const vBits5 = vBits3 | vBits4;
   const n26 = over2;
   if (n26 > EXACT || n26 < -EXACT) beyond = true;
   const part11 = Math.floor(principalLeft / n26);
   const rest12 = principalLeft - part11 * n26;
   const whole15 = whole6 + part11;
   const n27 = over4;
   if (n27 > EXACT || n27 < -EXACT) beyond = true;
   const part12 = Math.floor(interestLeft / n27);
   const rest13 = interestLeft - part12 * n27;
   const whole16 = whole14 + part12;
   const n28 = rest12 * over4;
   if (n28 > EXACT || n28 < -EXACT) beyond = true;
   const n29 = rest13 * over2;
   if (n29 > EXACT || n29 < -EXACT) beyond = true;
   const telephoneBalance = n28 + n29;
   if (telephoneBalance > EXACT || telephoneBalance < -EXACT) beyond = true;
   const whole17 = whole15 + whole16;
   if (whole17 > EXACT || whole17 < -EXACT) beyond = true;
   const vBits6 = vBits2 | vBits5;
   const n30 = over2 * over4;
   if (n30 > EXACT || n30 < -EXACT) beyond = true;
   const v20 = roundMixed(whole17, telephoneBalance, n30, rounding === 59);
   const hasPlan = v && v21;
   const employeesTelephoneMinimumPlanYears = stepAt(employeesTelephoneMinimumPlanYearsSteps, v3);
   const employeesTelephoneMinimumPlanYearsBits = v3Bits !== 0 ? v3Bits : Number.isNaN(employeesTelephoneMinimumPlanYears) ? NO_LAW : 0;
   const n31 = employeesTelephoneMinimumPlanYears * 12;
   if (n31 > EXACT || n31 < -EXACT) beyond = true;
   const v22 = n2 - monthsAtApplication;
   if (v22 > EXACT || v22 < -EXACT) beyond = true;
   const vBits7 = employeesTelephoneMeritYearsBits | telephoneCreditedMonthsBits;
   const term = Math.max(n31, v22);
   const termBits = employeesTelephoneMinimumPlanYearsBits | vBits7;
   const instalmentFoundValue = columns.instalmentFound[i] as number;
   const instalmentFoundBits = columns.instalmentFoundStatus[i] as number;
   const instalmentFoundOver = columns.instalmentFoundDenominator[i] as number;
   const n32 = instalmentFoundOver;
   if (n32 > EXACT || n32 < -EXACT) beyond = true;
   const v23 = roundOf(instalmentFoundValue, n32, rounding === 59);
   const lastInstalmentFoundValue = columns.lastInstalmentFound[i] as number;
   const lastInstalmentFoundBits = columns.lastInstalmentFoundStatus[i] as number;
   const lastInstalmentFoundOver = columns.lastInstalmentFoundDenominator[i] as number;
   const n33 = lastInstalmentFoundOver;
   if (n33 > EXACT || n33 < -EXACT) beyond = true;
   const v24 = roundOf(lastInstalmentFoundValue, n33, rounding === 59);
   const denied = (!telephonePensionerOrVested2 && telephonePensionerOrVestedBits === 0) || (!telephoneParticipantAtSale2 && telephoneParticipantAtSaleBits === 0) || (!gateOfThePlan && gateOfThePlanBits === 0);
   const outcome = outcomeOfBits(0, 0, telephonePensionerOrVestedBits | telephoneParticipantAtSaleBits | gateOfThePlanBits, denied, telephonePensionerOrVestedBits | vBits2 | vBits3 | vBits6 | partBits(0, hasPlan, termBits) | partBits(0, hasPlan, instalmentFoundBits) | partBits(0, hasPlan, lastInstalmentFoundBits), beyond);
   results.outcome[i] = outcome;
   results.eligible[i] = outcome === GRANTED ? (telephonePensionerOrVested2 ? 1 : 0) : ABSENT;
   results.principal[i] = outcome === GRANTED ? v13 : Number.NaN;
   results.interest[i] = outcome === GRANTED ? telephoneInterest : Number.NaN;
   results.transferred[i] = outcome === GRANTED ? v15 : Number.NaN;
   results.balance[i] = outcome === GRANTED ? v20 : Number.NaN;
   results.termMonths[i] = outcome === GRANTED && hasPlan ? term : ABSENT;
   results.instalment[i] = outcome === GRANTED && hasPlan ? v23 : Number.NaN;
   results.lastInstalment[i] = outcome === GRANTED && hasPlan ? v24 : Number.NaN;
  }
 }

 function ersTelephoneCreditColumns(
  columns: ErsTelephoneCreditColumns, law: KernelLaw, results: ErsTelephoneCreditResults, begin: number, end: number, rest: Int32Array): number {
   const telephonePensionerOrVestedColumn = columns.telephonePensionerOrVested;
   const telephoneParticipantAtSaleColumn = columns.telephoneParticipantAtSale;
   const telephonePlanColumn = columns.telephonePlan;
   const telephoneRestoredMonthsColumn = columns.telephoneRestoredMonths;
   const onColumn = columns.on;
   const telephoneCreditedMonthsColumn = columns.telephoneCreditedMonths;
   const foundContributionsOfMonthsColumn = columns.foundContributionsOfMonths;
   const foundContributionsOfMonthsDenominatorColumn = columns.foundContributionsOfMonthsDenominator;
   const amountReturnedFoundColumn = columns.amountReturnedFound;
   const amountReturnedFoundDenominatorColumn = columns.amountReturnedFoundDenominator;
   const foundInterestOnMonthsColumn = columns.foundInterestOnMonths;
   const foundInterestOnMonthsDenominatorColumn = columns.foundInterestOnMonthsDenominator;
   const foundInterestOnWithdrawnColumn = columns.foundInterestOnWithdrawn;
   const foundInterestOnWithdrawnDenominatorColumn = columns.foundInterestOnWithdrawnDenominator;
   const telephoneTransferredColumn = columns.telephoneTransferred;
   const instalmentFoundColumn = columns.instalmentFound;
   const instalmentFoundDenominatorColumn = columns.instalmentFoundDenominator;
   const lastInstalmentFoundColumn = columns.lastInstalmentFound;
   const lastInstalmentFoundDenominatorColumn = columns.lastInstalmentFoundDenominator;
   const outcomeResult = results.outcome;
   const eligibleResult = results.eligible;
   const principalResult = results.principal;
   const interestResult = results.interest;
   const transferredResult = results.transferred;
   const balanceResult = results.balance;
   const termMonthsResult = results.termMonths;
   const instalmentResult = results.instalment;
   const lastInstalmentResult = results.lastInstalment;
   const employeesTelephoneActDateSteps = law.figures['employees.telephone.act-date'] as Steps;
   const employeesTelephoneCreditedYearsSteps = law.figures['employees.telephone.credited-years'] as Steps;
   const employeesTelephoneMeritYearsSteps = law.figures['employees.telephone.merit-years'] as Steps;
   const employeesTelephoneMaximumYearsLeftSteps = law.figures['employees.telephone.maximum-years-left'] as Steps;
   const employeesTelephoneMinimumPlanYearsSteps = law.figures['employees.telephone.minimum-plan-years'] as Steps;
   const telephoneGateOption = law.readings['telephone-gate'] as number;
   const roundingOption = law.readings['rounding'] as number;
   const telephonePlanOption = law.readings['telephone-plan'] as number;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   const employeesTelephoneActDate = lastStep(employeesTelephoneActDateSteps);
   if (Number.isNaN(employeesTelephoneActDate)) sure = false;
   const employeesTelephoneCreditedYearsStepsFrom = lastDay(employeesTelephoneCreditedYearsSteps);
   const employeesTelephoneCreditedYearsStepsLast = stepAt(employeesTelephoneCreditedYearsSteps, employeesTelephoneCreditedYearsStepsFrom);
   const employeesTelephoneMeritYearsStepsFrom = lastDay(employeesTelephoneMeritYearsSteps);
   const employeesTelephoneMeritYearsStepsLast = stepAt(employeesTelephoneMeritYearsSteps, employeesTelephoneMeritYearsStepsFrom);
   const employeesTelephoneMaximumYearsLeftStepsFrom = lastDay(employeesTelephoneMaximumYearsLeftSteps);
   const employeesTelephoneMaximumYearsLeftStepsLast = stepAt(employeesTelephoneMaximumYearsLeftSteps, employeesTelephoneMaximumYearsLeftStepsFrom);
   const v3Since = alwaysFrom(employeesTelephoneCreditedYearsSteps, employeesTelephoneMeritYearsSteps, employeesTelephoneMaximumYearsLeftSteps);
   let rounding: number;
   if (roundingOption === 0) {
    rounding = 58;
   }
   else {
    rounding = 59;
   }
   let v21: boolean;
   if (telephonePlanOption === 0) {
    v21 = true;
   }
   else {
    v21 = false;
   }
   const employeesTelephoneMinimumPlanYearsStepsFrom = lastDay(employeesTelephoneMinimumPlanYearsSteps);
   const employeesTelephoneMinimumPlanYearsStepsLast = stepAt(employeesTelephoneMinimumPlanYearsSteps, employeesTelephoneMinimumPlanYearsStepsFrom);
   const v3Since2 = alwaysFrom(employeesTelephoneMinimumPlanYearsSteps);
   if (!areSmall(employeesTelephoneCreditedYearsSteps, employeesTelephoneMeritYearsSteps, employeesTelephoneMaximumYearsLeftSteps, employeesTelephoneMinimumPlanYearsSteps)) sure = false;
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    const telephonePensionerOrVestedGiven = telephonePensionerOrVestedColumn[i] as number;
    const telephoneParticipantAtSaleGiven = telephoneParticipantAtSaleColumn[i] as number;
    const telephonePlanGiven = telephonePlanColumn[i] as number;
    const telephoneRestoredMonthsGiven = telephoneRestoredMonthsColumn[i] as number;
    const onGiven = onColumn[i] as number;
    const telephoneCreditedMonthsGiven = telephoneCreditedMonthsColumn[i] as number;
    if ((telephonePensionerOrVestedGiven | telephoneParticipantAtSaleGiven | onGiven | telephoneCreditedMonthsGiven) < 0) {
     rest[left++] = i;
     continue;
    }
    const telephonePensionerOrVested2 = telephonePensionerOrVestedGiven === 1;
    const telephoneParticipantAtSale2 = telephoneParticipantAtSaleGiven === 1;
    const telephonePlanBits = telephonePlanGiven === ABSENT ? UNKNOWN : 0;
    const telephonePlan2 = telephonePlanGiven === 1;
    const absent = telephonePlanBits === UNKNOWN;
    const v: boolean = absent ? true : telephonePlan2;
    const telephoneRestoredMonthsBits = telephoneRestoredMonthsGiven === ABSENT ? UNKNOWN : 0;
    const absent2 = telephoneRestoredMonthsBits === UNKNOWN;
    const v2: number = absent2 ? 0 : telephoneRestoredMonthsGiven;
    const v3 = Math.max(onGiven, employeesTelephoneActDate);
    const employeesTelephoneCreditedYears = v3 >= employeesTelephoneCreditedYearsStepsFrom ? employeesTelephoneCreditedYearsStepsLast : stepAt(employeesTelephoneCreditedYearsSteps, v3);
    if (v3 < v3Since) most = Infinity;
    const n = employeesTelephoneCreditedYears * 12;
    let v5: boolean;
    if (telephoneGateOption === 0) {
     const v4 = v2 >= n;
     v5 = v4;
    }
    else {
     v5 = false;
    }
    let monthsAtApplication: number;
    if (telephoneGateOption === 0) {
     const v6 = telephoneCreditedMonthsGiven + v2;
     monthsAtApplication = v6;
    }
    else {
     monthsAtApplication = telephoneCreditedMonthsGiven;
    }
    const v7 = monthsAtApplication >= n;
    const employeesTelephoneMeritYears = v3 >= employeesTelephoneMeritYearsStepsFrom ? employeesTelephoneMeritYearsStepsLast : stepAt(employeesTelephoneMeritYearsSteps, v3);
    const n2 = employeesTelephoneMeritYears * 12;
    const v8 = n2 - monthsAtApplication;
    const employeesTelephoneMaximumYearsLeft = v3 >= employeesTelephoneMaximumYearsLeftStepsFrom ? employeesTelephoneMaximumYearsLeftStepsLast : stepAt(employeesTelephoneMaximumYearsLeftSteps, v3);
    const n3 = employeesTelephoneMaximumYearsLeft * 12;
    const v9 = v8 > n3;
    const v10 = !v9;
    const v11 = v7 && v10;
    const v12 = v5 || v11;
    const gateOfThePlan: boolean = v ? v12 : true;
    const denied = !telephonePensionerOrVested2 || !telephoneParticipantAtSale2 || !gateOfThePlan;
    if (denied && most <= EXACT) {
     outcomeResult[i] = DENIED;
     eligibleResult[i] = ABSENT;
     principalResult[i] = Number.NaN;
     interestResult[i] = Number.NaN;
     transferredResult[i] = Number.NaN;
     balanceResult[i] = Number.NaN;
     termMonthsResult[i] = ABSENT;
     instalmentResult[i] = Number.NaN;
     lastInstalmentResult[i] = Number.NaN;
     continue;
    }
    const foundContributionsOfMonthsValue = foundContributionsOfMonthsColumn[i] as number;
    const amountReturnedFoundValue = amountReturnedFoundColumn[i] as number;
    const foundInterestOnMonthsValue = foundInterestOnMonthsColumn[i] as number;
    const foundInterestOnWithdrawnValue = foundInterestOnWithdrawnColumn[i] as number;
    const telephoneTransferredGiven = telephoneTransferredColumn[i] as number;
    const instalmentFoundValue = instalmentFoundColumn[i] as number;
    const lastInstalmentFoundValue = lastInstalmentFoundColumn[i] as number;
    if (foundContributionsOfMonthsValue < 0 || amountReturnedFoundValue < 0 || foundInterestOnMonthsValue < 0 || foundInterestOnWithdrawnValue < 0 || instalmentFoundValue < 0 || lastInstalmentFoundValue < 0) {
     rest[left++] = i;
     continue;
    }
    const foundContributionsOfMonthsOver = foundContributionsOfMonthsDenominatorColumn[i] as number;
    const amountReturnedFoundOver = amountReturnedFoundDenominatorColumn[i] as number;
    const n4 = foundContributionsOfMonthsOver;
    most += Math.abs(n4);
    const part = Math.floor(foundContributionsOfMonthsValue / n4);
    const rest2 = foundContributionsOfMonthsValue - part * n4;
    const n5 = amountReturnedFoundOver;
    most += Math.abs(n5);
    const part2 = Math.floor(amountReturnedFoundValue / n5);
    const rest3 = amountReturnedFoundValue - part2 * n5;
    const n6 = rest2 * amountReturnedFoundOver;
    most += Math.abs(n6);
    const n7 = rest3 * foundContributionsOfMonthsOver;
    most += Math.abs(n7);
    const telephonePrincipal = n6 + n7;
    most += Math.abs(telephonePrincipal);
    const whole = part + part2;
    most += Math.abs(whole);
    const n8 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
    most += Math.abs(n8);
    const v13 = rounding === 59 || whole < 0 ? roundMixed(whole, telephonePrincipal, n8, rounding === 59) : whole + Math.floor((2 * telephonePrincipal + n8) / (2 * n8));
    const foundInterestOnMonthsOver = foundInterestOnMonthsDenominatorColumn[i] as number;
    const foundInterestOnWithdrawnOver = foundInterestOnWithdrawnDenominatorColumn[i] as number;
    const n9 = foundInterestOnMonthsOver;
    most += Math.abs(n9);
    const part3 = Math.floor(foundInterestOnMonthsValue / n9);
    const rest4 = foundInterestOnMonthsValue - part3 * n9;
    const n10 = foundInterestOnWithdrawnOver;
    most += Math.abs(n10);
    const part4 = Math.floor(foundInterestOnWithdrawnValue / n10);
    const rest5 = foundInterestOnWithdrawnValue - part4 * n10;
    const n11 = rest4 * foundInterestOnWithdrawnOver;
    most += Math.abs(n11);
    const n12 = rest5 * foundInterestOnMonthsOver;
    most += Math.abs(n12);
    const v14 = n11 + n12;
    most += Math.abs(v14);
    const whole2 = part3 + part4;
    most += Math.abs(whole2);
    const n13 = foundInterestOnMonthsOver * foundInterestOnWithdrawnOver;
    most += Math.abs(n13);
    const telephoneInterest = rounding === 59 || whole2 < 0 ? roundMixed(whole2, v14, n13, rounding === 59) : whole2 + Math.floor((2 * v14 + n13) / (2 * n13));
    const telephoneTransferredBits = telephoneTransferredGiven < 0 ? UNKNOWN : 0;
    const absent3 = telephoneTransferredBits === UNKNOWN;
    const v15: number = absent3 ? 0 : telephoneTransferredGiven;
    const n14 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
    most += Math.abs(n14);
    const part5 = Math.floor(telephonePrincipal / n14);
    const rest6 = telephonePrincipal - part5 * n14;
    const whole3 = whole + part5;
    const v16 = rest6 - 0;
    const whole4 = whole3 - v15;
    most += Math.abs(whole4);
    const n15 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
    most += Math.abs(n15);
    const part6 = Math.floor(v16 / n15);
    const rest7 = v16 - part6 * n15;
    const whole5 = whole4 + part6;
    const wholes = whole5 - 0;
    const n16 = rest7 * 1;
    const n17 = 0 * amountReturnedFoundOver * foundContributionsOfMonthsOver;
    if (wholes === 0) most += n16 + n17;
    const first = (wholes !== 0 ? wholes : n16 - n17) >= 0;
    const principalLeft: number = first ? v16 : 0;
    const whole6 = first ? whole4 : 0;
    const over2 = first ? amountReturnedFoundOver * foundContributionsOfMonthsOver : 1;
    const n18 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
    most += Math.abs(n18);
    const part7 = Math.floor(telephonePrincipal / n18);
    const rest8 = telephonePrincipal - part7 * n18;
    const whole7 = whole + part7;
    const v17 = rest8 + 0;
    const whole8 = whole7 + telephoneInterest;
    most += Math.abs(whole8);
    const n19 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
    most += Math.abs(n19);
    const part8 = Math.floor(v17 / n19);
    const rest9 = v17 - part8 * n19;
    const whole9 = whole8 + part8;
    const v18 = rest9 - 0;
    const whole10 = whole9 - v15;
    most += Math.abs(whole10);
    const n20 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
    most += Math.abs(n20);
    const part9 = Math.floor(v18 / n20);
    const rest10 = v18 - part9 * n20;
    const whole11 = whole10 + part9;
    const wholes2 = whole11 - 0;
    const n21 = rest10 * 1;
    const n22 = 0 * amountReturnedFoundOver * foundContributionsOfMonthsOver;
    if (wholes2 === 0) most += n21 + n22;
    const first2 = (wholes2 !== 0 ? wholes2 : n21 - n22) >= 0;
    const v19: number = first2 ? v18 : 0;
    const whole12 = first2 ? whole10 : 0;
    const over3 = first2 ? amountReturnedFoundOver * foundContributionsOfMonthsOver : 1;
    const n23 = over3;
    most += Math.abs(n23);
    const part10 = Math.floor(v19 / n23);
    const rest11 = v19 - part10 * n23;
    const whole13 = whole12 + part10;
    const wholes3 = telephoneInterest - whole13;
    const n24 = 0 * over3;
    const n25 = rest11 * 1;
    if (wholes3 === 0) most += n24 + n25;
    const first3 = (wholes3 !== 0 ? wholes3 : n24 - n25) <= 0;
    const interestLeft: number = first3 ? telephoneInterest : v19;
    const whole14 = first3 ? 0 : whole12;
    const over4 = first3 ? 1 : over3;
    const n26 = over2;
    most += Math.abs(n26);
    const part11 = Math.floor(principalLeft / n26);
    const rest12 = principalLeft - part11 * n26;
    const whole15 = whole6 + part11;
    const n27 = over4;
    most += Math.abs(n27);
    const part12 = Math.floor(interestLeft / n27);
    const rest13 = interestLeft - part12 * n27;
    const whole16 = whole14 + part12;
    const n28 = rest12 * over4;
    most += Math.abs(n28);
    const n29 = rest13 * over2;
    most += Math.abs(n29);
    const telephoneBalance = n28 + n29;
    most += Math.abs(telephoneBalance);
    const whole17 = whole15 + whole16;
    most += Math.abs(whole17);
    const n30 = over2 * over4;
    most += Math.abs(n30);
    const v20 = rounding === 59 || whole17 < 0 ? roundMixed(whole17, telephoneBalance, n30, rounding === 59) : whole17 + Math.floor((2 * telephoneBalance + n30) / (2 * n30));
    const hasPlan = v && v21;
    const employeesTelephoneMinimumPlanYears = v3 >= employeesTelephoneMinimumPlanYearsStepsFrom ? employeesTelephoneMinimumPlanYearsStepsLast : stepAt(employeesTelephoneMinimumPlanYearsSteps, v3);
    if (v3 < v3Since2) most = Infinity;
    const n31 = employeesTelephoneMinimumPlanYears * 12;
    const v22 = n2 - monthsAtApplication;
    const term = Math.max(n31, v22);
    const instalmentFoundOver = instalmentFoundDenominatorColumn[i] as number;
    const n32 = instalmentFoundOver;
    most += Math.abs(n32);
    const v23 = rounding === 59 || instalmentFoundValue < 0 ? roundOf(instalmentFoundValue, n32, rounding === 59) : Math.floor((2 * instalmentFoundValue + n32) / (2 * n32));
    const lastInstalmentFoundOver = lastInstalmentFoundDenominatorColumn[i] as number;
    const n33 = lastInstalmentFoundOver;
    most += Math.abs(n33);
    const v24 = rounding === 59 || lastInstalmentFoundValue < 0 ? roundOf(lastInstalmentFoundValue, n33, rounding === 59) : Math.floor((2 * lastInstalmentFoundValue + n33) / (2 * n33));
    const outcome = outcomeOfBits(0, 0, 0, false, 0, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    eligibleResult[i] = outcome === GRANTED ? (telephonePensionerOrVested2 ? 1 : 0) : ABSENT;
    principalResult[i] = outcome === GRANTED ? v13 : Number.NaN;
    interestResult[i] = outcome === GRANTED ? telephoneInterest : Number.NaN;
    transferredResult[i] = outcome === GRANTED ? v15 : Number.NaN;
    balanceResult[i] = outcome === GRANTED ? v20 : Number.NaN;
    termMonthsResult[i] = outcome === GRANTED && hasPlan ? term : ABSENT;
    instalmentResult[i] = outcome === GRANTED && hasPlan ? v23 : Number.NaN;
    lastInstalmentResult[i] = outcome === GRANTED && hasPlan ? v24 : Number.NaN;
   }
   return left;
  }

  export const ersTelephoneCredit: Kernel<ErsTelephoneCreditColumns, ErsTelephoneCreditResults> = {
   columns: ersTelephoneCreditColumns,
   rows: ersTelephoneCreditRows,
   inputs: [
    { name: 'telephonePensionerOrVested', node: 0 },
    { name: 'telephoneParticipantAtSale', node: 2 },
    { name: 'telephonePlan', node: 4 },
    { name: 'telephoneRestoredMonths', node: 7 },
    { name: 'on', node: 10 },
    { name: 'telephoneCreditedMonths', node: 19 },
    { name: 'foundContributionsOfMonths', node: 41 },
    { name: 'amountReturnedFound', node: 42 },
    { name: 'foundInterestOnMonths', node: 55 },
    { name: 'foundInterestOnWithdrawn', node: 56 },
    { name: 'telephoneTransferred', node: 61 },
    { name: 'instalmentFound', node: 84 },
    { name: 'lastInstalmentFound', node: 87 },
   ],
   outputs: [
    { name: 'eligible', kind: 'truth' },
    { name: 'principal', kind: 'money' },
    { name: 'interest', kind: 'money' },
    { name: 'transferred', kind: 'money' },
    { name: 'balance', kind: 'money' },
    { name: 'termMonths', kind: 'months' },
    { name: 'instalment', kind: 'money' },
    { name: 'lastInstalment', kind: 'money' },
   ],
  };
