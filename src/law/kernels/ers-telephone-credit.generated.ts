// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question ers-telephone-credit, of one row and over columns.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, EXACT, GRANTED, NO_LAW, UNKNOWN, chosenBits, lastDay, lastStep, outcomeOfBits, partBits, roundMixed, roundOf, stepAt } from '../../rules/index.ts';

export interface ErsTelephoneCreditRow {
 /** The fact /telephone/pensionerOrVested: 1 or 0; -1 where absent. */
 readonly telephonePensionerOrVested: number;
 /** The fact /telephone/participantAtSale: 1 or 0; -1 where absent. */
 readonly telephoneParticipantAtSale: number;
 /** The fact /telephone/plan: 1 or 0; -1 where absent. */
 readonly telephonePlan: number;
 /** The fact /telephone/restoredMonths: a packed date, a number or a code; -1 where absent. */
 readonly telephoneRestoredMonths: number;
 /** The fact /on: a packed date, a number or a code; -1 where absent. */
 readonly on: number;
 /** The fact /telephone/creditedMonths: a packed date, a number or a code; -1 where absent. */
 readonly telephoneCreditedMonths: number;
 /** The finding contributions-of-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundContributionsOfMonths: number;
 readonly foundContributionsOfMonthsDenominator: number;
 readonly foundContributionsOfMonthsStatus: number;
 /** The finding amount-withdrawn: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly amountReturnedFound: number;
 readonly amountReturnedFoundDenominator: number;
 readonly amountReturnedFoundStatus: number;
 /** The finding interest-on-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundInterestOnMonths: number;
 readonly foundInterestOnMonthsDenominator: number;
 readonly foundInterestOnMonthsStatus: number;
 /** The finding interest-on-withdrawn: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundInterestOnWithdrawn: number;
 readonly foundInterestOnWithdrawnDenominator: number;
 readonly foundInterestOnWithdrawnStatus: number;
 /** The fact /telephone/transferred: whole cents; below zero where absent. */
 readonly telephoneTransferred: number;
 /** The finding level-instalment: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly instalmentFound: number;
 readonly instalmentFoundDenominator: number;
 readonly instalmentFoundStatus: number;
 /** The finding last-instalment: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly lastInstalmentFound: number;
 readonly lastInstalmentFoundDenominator: number;
 readonly lastInstalmentFoundStatus: number;
}

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

export interface ErsTelephoneCreditResult {
 outcome: number;
 eligible: number;
 principal: number;
 interest: number;
 transferred: number;
 balance: number;
 termMonths: number;
 instalment: number;
 lastInstalment: number;
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

function ersTelephoneCreditRow(row: ErsTelephoneCreditRow, law: KernelLaw): ErsTelephoneCreditResult {
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
 let beyond = false;
 const telephonePensionerOrVestedGiven = row.telephonePensionerOrVested;
 const telephonePensionerOrVestedBits = telephonePensionerOrVestedGiven === ABSENT ? UNKNOWN : 0;
 const telephonePensionerOrVested2 = telephonePensionerOrVestedGiven === 1;
 const telephoneParticipantAtSaleGiven = row.telephoneParticipantAtSale;
 const telephoneParticipantAtSaleBits = telephoneParticipantAtSaleGiven === ABSENT ? UNKNOWN : 0;
 const telephoneParticipantAtSale2 = telephoneParticipantAtSaleGiven === 1;
 const telephonePlanGiven = row.telephonePlan;
 const telephonePlanBits = telephonePlanGiven === ABSENT ? UNKNOWN : 0;
 const telephonePlan2 = telephonePlanGiven === 1;
 const absent = telephonePlanBits === UNKNOWN;
 const v: boolean = absent ? true : telephonePlan2;
 const vBits = absent ? 0 : telephonePlanBits;
 const telephoneRestoredMonthsGiven = row.telephoneRestoredMonths;
 const telephoneRestoredMonthsBits = telephoneRestoredMonthsGiven === ABSENT ? UNKNOWN : 0;
 const absent2 = telephoneRestoredMonthsBits === UNKNOWN;
 const v2: number = absent2 ? 0 : telephoneRestoredMonthsGiven;
 const vBits2 = absent2 ? 0 : telephoneRestoredMonthsBits;
 const onGiven = row.on;
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
  const v4Bits = vBits2 | employeesTelephoneCreditedYearsBits;
  v5 = v4;
  v5Bits = v4Bits;
 }
 else {
  v5 = false;
  v5Bits = 0;
 }
 const telephoneCreditedMonthsGiven = row.telephoneCreditedMonths;
 const telephoneCreditedMonthsBits = telephoneCreditedMonthsGiven === ABSENT ? UNKNOWN : 0;
 let monthsAtApplication: number;
 let monthsAtApplicationBits: number;
 if (telephoneGateOption === 0) {
  const v6 = telephoneCreditedMonthsGiven + v2;
  if (v6 > EXACT || v6 < -EXACT) beyond = true;
  const vBits3 = telephoneCreditedMonthsBits | vBits2;
  monthsAtApplication = v6;
  monthsAtApplicationBits = vBits3;
 }
 else {
  monthsAtApplication = telephoneCreditedMonthsGiven;
  monthsAtApplicationBits = telephoneCreditedMonthsBits;
 }
 const v7 = monthsAtApplication >= n;
 const v7Bits = monthsAtApplicationBits | employeesTelephoneCreditedYearsBits;
 const employeesTelephoneMeritYears = stepAt(employeesTelephoneMeritYearsSteps, v3);
 const employeesTelephoneMeritYearsBits = v3Bits !== 0 ? v3Bits : Number.isNaN(employeesTelephoneMeritYears) ? NO_LAW : 0;
 const n2 = employeesTelephoneMeritYears * 12;
 if (n2 > EXACT || n2 < -EXACT) beyond = true;
 const v8 = n2 - monthsAtApplication;
 if (v8 > EXACT || v8 < -EXACT) beyond = true;
 const vBits4 = employeesTelephoneMeritYearsBits | monthsAtApplicationBits;
 const employeesTelephoneMaximumYearsLeft = stepAt(employeesTelephoneMaximumYearsLeftSteps, v3);
 const employeesTelephoneMaximumYearsLeftBits = v3Bits !== 0 ? v3Bits : Number.isNaN(employeesTelephoneMaximumYearsLeft) ? NO_LAW : 0;
 const n3 = employeesTelephoneMaximumYearsLeft * 12;
 if (n3 > EXACT || n3 < -EXACT) beyond = true;
 const v9 = v8 > n3;
 const v9Bits = vBits4 | employeesTelephoneMaximumYearsLeftBits;
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
 const gateOfThePlanBits = chosenBits(vBits, v, v12Bits, 0, v12 === true);
 const foundContributionsOfMonthsBits = row.foundContributionsOfMonthsStatus;
 const foundContributionsOfMonthsValue = row.foundContributionsOfMonths;
 const foundContributionsOfMonthsOver = row.foundContributionsOfMonthsDenominator;
 const amountReturnedFoundBits = row.amountReturnedFoundStatus;
 const amountReturnedFoundValue = row.amountReturnedFound;
 const amountReturnedFoundOver = row.amountReturnedFoundDenominator;
 const by = foundContributionsOfMonthsOver;
 if (by > EXACT || by < -EXACT) beyond = true;
 const part = Math.floor(foundContributionsOfMonthsValue / by);
 const rest2 = foundContributionsOfMonthsValue - part * by;
 const by2 = amountReturnedFoundOver;
 if (by2 > EXACT || by2 < -EXACT) beyond = true;
 const part2 = Math.floor(amountReturnedFoundValue / by2);
 const rest3 = amountReturnedFoundValue - part2 * by2;
 const n4 = rest2 * amountReturnedFoundOver;
 if (n4 > EXACT || n4 < -EXACT) beyond = true;
 const n5 = rest3 * foundContributionsOfMonthsOver;
 if (n5 > EXACT || n5 < -EXACT) beyond = true;
 const telephonePrincipal = n4 + n5;
 if (telephonePrincipal > EXACT || telephonePrincipal < -EXACT) beyond = true;
 const whole = part + part2;
 if (whole > EXACT || whole < -EXACT) beyond = true;
 const vBits5 = foundContributionsOfMonthsBits | amountReturnedFoundBits;
 const by3 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
 if (by3 > EXACT || by3 < -EXACT) beyond = true;
 const v13 = roundMixed(whole, telephonePrincipal, by3, rounding === 59);
 const foundInterestOnMonthsBits = row.foundInterestOnMonthsStatus;
 const foundInterestOnMonthsValue = row.foundInterestOnMonths;
 const foundInterestOnMonthsOver = row.foundInterestOnMonthsDenominator;
 const foundInterestOnWithdrawnBits = row.foundInterestOnWithdrawnStatus;
 const foundInterestOnWithdrawnValue = row.foundInterestOnWithdrawn;
 const foundInterestOnWithdrawnOver = row.foundInterestOnWithdrawnDenominator;
 const by4 = foundInterestOnMonthsOver;
 if (by4 > EXACT || by4 < -EXACT) beyond = true;
 const part3 = Math.floor(foundInterestOnMonthsValue / by4);
 const rest4 = foundInterestOnMonthsValue - part3 * by4;
 const by5 = foundInterestOnWithdrawnOver;
 if (by5 > EXACT || by5 < -EXACT) beyond = true;
 const part4 = Math.floor(foundInterestOnWithdrawnValue / by5);
 const rest5 = foundInterestOnWithdrawnValue - part4 * by5;
 const n6 = rest4 * foundInterestOnWithdrawnOver;
 if (n6 > EXACT || n6 < -EXACT) beyond = true;
 const n7 = rest5 * foundInterestOnMonthsOver;
 if (n7 > EXACT || n7 < -EXACT) beyond = true;
 const v14 = n6 + n7;
 if (v14 > EXACT || v14 < -EXACT) beyond = true;
 const whole2 = part3 + part4;
 if (whole2 > EXACT || whole2 < -EXACT) beyond = true;
 const vBits6 = foundInterestOnMonthsBits | foundInterestOnWithdrawnBits;
 const by6 = foundInterestOnMonthsOver * foundInterestOnWithdrawnOver;
 if (by6 > EXACT || by6 < -EXACT) beyond = true;
 const telephoneInterest = roundMixed(whole2, v14, by6, rounding === 59);
 const telephoneTransferredGiven = row.telephoneTransferred;
 const telephoneTransferredBits = telephoneTransferredGiven < 0 ? UNKNOWN : 0;
 const absent3 = telephoneTransferredBits === UNKNOWN;
 const v15: number = absent3 ? 0 : telephoneTransferredGiven;
 const vBits7 = absent3 ? 0 : telephoneTransferredBits;
 const by7 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
 if (by7 > EXACT || by7 < -EXACT) beyond = true;
 const part5 = Math.floor(telephonePrincipal / by7);
 const rest6 = telephonePrincipal - part5 * by7;
 const whole3 = whole + part5;
 const v16 = rest6 - 0;
 if (v16 > EXACT || v16 < -EXACT) beyond = true;
 const whole4 = whole3 - v15;
 if (whole4 > EXACT || whole4 < -EXACT) beyond = true;
 const vBits8 = vBits5 | vBits7;
 const by8 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
 if (by8 > EXACT || by8 < -EXACT) beyond = true;
 const part6 = Math.floor(v16 / by8);
 const rest7 = v16 - part6 * by8;
 const whole5 = whole4 + part6;
 const wholes = whole5 - 0;
 const n8 = rest7 * 1;
 const n9 = 0 * amountReturnedFoundOver * foundContributionsOfMonthsOver;
 if (wholes === 0 && (n8 > EXACT || n9 > EXACT)) beyond = true;
 const first = (wholes !== 0 ? wholes : n8 - n9) >= 0;
 const principalLeft: number = first ? v16 : 0;
 const whole6 = first ? whole4 : 0;
 const over2 = first ? amountReturnedFoundOver * foundContributionsOfMonthsOver : 1;
 const by9 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
 if (by9 > EXACT || by9 < -EXACT) beyond = true;
 const part7 = Math.floor(telephonePrincipal / by9);
 const rest8 = telephonePrincipal - part7 * by9;
 const whole7 = whole + part7;
 const v17 = rest8 + 0;
 if (v17 > EXACT || v17 < -EXACT) beyond = true;
 const whole8 = whole7 + telephoneInterest;
 if (whole8 > EXACT || whole8 < -EXACT) beyond = true;
 const vBits9 = vBits5 | vBits6;
 const by10 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
 if (by10 > EXACT || by10 < -EXACT) beyond = true;
 const part8 = Math.floor(v17 / by10);
 const rest9 = v17 - part8 * by10;
 const whole9 = whole8 + part8;
 const v18 = rest9 - 0;
 if (v18 > EXACT || v18 < -EXACT) beyond = true;
 const whole10 = whole9 - v15;
 if (whole10 > EXACT || whole10 < -EXACT) beyond = true;
 const vBits10 = vBits9 | vBits7;
 const by11 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
 if (by11 > EXACT || by11 < -EXACT) beyond = true;
 const part9 = Math.floor(v18 / by11);
 const rest10 = v18 - part9 * by11;
 const whole11 = whole10 + part9;
 const wholes2 = whole11 - 0;
 const n10 = rest10 * 1;
 const n11 = 0 * amountReturnedFoundOver * foundContributionsOfMonthsOver;
 if (wholes2 === 0 && (n10 > EXACT || n11 > EXACT)) beyond = true;
 const first2 = (wholes2 !== 0 ? wholes2 : n10 - n11) >= 0;
 const v19: number = first2 ? v18 : 0;
 const whole12 = first2 ? whole10 : 0;
 const over3 = first2 ? amountReturnedFoundOver * foundContributionsOfMonthsOver : 1;
 const by12 = over3;
 if (by12 > EXACT || by12 < -EXACT) beyond = true;
 const part10 = Math.floor(v19 / by12);
 const rest11 = v19 - part10 * by12;
 const whole13 = whole12 + part10;
 const wholes3 = telephoneInterest - whole13;
 const n12 = 0 * over3;
 const n13 = rest11 * 1;
 if (wholes3 === 0 && (n12 > EXACT || n13 > EXACT)) beyond = true;
 const first3 = (wholes3 !== 0 ? wholes3 : n12 - n13) <= 0;
 const interestLeft: number = first3 ? telephoneInterest : v19;
 const whole14 = first3 ? 0 : whole12;
 const over4 = first3 ? 1 : over3;
 const vBits11 = vBits6 | vBits10;
 const by13 = over2;
 if (by13 > EXACT || by13 < -EXACT) beyond = true;
 const part11 = Math.floor(principalLeft / by13);
 const rest12 = principalLeft - part11 * by13;
 const whole15 = whole6 + part11;
 const by14 = over4;
 if (by14 > EXACT || by14 < -EXACT) beyond = true;
 const part12 = Math.floor(interestLeft / by14);
 const rest13 = interestLeft - part12 * by14;
 const whole16 = whole14 + part12;
 const n14 = rest12 * over4;
 if (n14 > EXACT || n14 < -EXACT) beyond = true;
 const n15 = rest13 * over2;
 if (n15 > EXACT || n15 < -EXACT) beyond = true;
 const telephoneBalance = n14 + n15;
 if (telephoneBalance > EXACT || telephoneBalance < -EXACT) beyond = true;
 const whole17 = whole15 + whole16;
 if (whole17 > EXACT || whole17 < -EXACT) beyond = true;
 const vBits12 = vBits8 | vBits11;
 const by15 = over2 * over4;
 if (by15 > EXACT || by15 < -EXACT) beyond = true;
 const v20 = roundMixed(whole17, telephoneBalance, by15, rounding === 59);
 const settled3 = (!v && vBits === 0) || !v21;
 const bits3 = vBits;
 const hasPlan = !settled3;
 const hasPlanBits = settled3 ? bits3 & NO_LAW : bits3;
 const employeesTelephoneMinimumPlanYears = stepAt(employeesTelephoneMinimumPlanYearsSteps, v3);
 const employeesTelephoneMinimumPlanYearsBits = v3Bits !== 0 ? v3Bits : Number.isNaN(employeesTelephoneMinimumPlanYears) ? NO_LAW : 0;
 const n16 = employeesTelephoneMinimumPlanYears * 12;
 if (n16 > EXACT || n16 < -EXACT) beyond = true;
 const v22 = n2 - monthsAtApplication;
 if (v22 > EXACT || v22 < -EXACT) beyond = true;
 const vBits13 = employeesTelephoneMeritYearsBits | monthsAtApplicationBits;
 const term = Math.max(n16, v22);
 const termBits = employeesTelephoneMinimumPlanYearsBits | vBits13;
 const instalmentFoundBits = row.instalmentFoundStatus;
 const instalmentFoundValue = row.instalmentFound;
 const instalmentFoundOver = row.instalmentFoundDenominator;
 const by16 = instalmentFoundOver;
 if (by16 > EXACT || by16 < -EXACT) beyond = true;
 const v23 = roundOf(instalmentFoundValue, by16, rounding === 59);
 const lastInstalmentFoundBits = row.lastInstalmentFoundStatus;
 const lastInstalmentFoundValue = row.lastInstalmentFound;
 const lastInstalmentFoundOver = row.lastInstalmentFoundDenominator;
 const by17 = lastInstalmentFoundOver;
 if (by17 > EXACT || by17 < -EXACT) beyond = true;
 const v24 = roundOf(lastInstalmentFoundValue, by17, rounding === 59);
 const denied = (!telephonePensionerOrVested2 && telephonePensionerOrVestedBits === 0) || (!telephoneParticipantAtSale2 && telephoneParticipantAtSaleBits === 0) || (!gateOfThePlan && gateOfThePlanBits === 0);
 const outcome = outcomeOfBits(0, 0, telephonePensionerOrVestedBits | telephoneParticipantAtSaleBits | gateOfThePlanBits, denied, telephonePensionerOrVestedBits | vBits5 | vBits6 | vBits7 | vBits12 | partBits(hasPlanBits, hasPlan, termBits) | partBits(hasPlanBits, hasPlan, instalmentFoundBits) | partBits(hasPlanBits, hasPlan, lastInstalmentFoundBits), beyond);
 return { outcome, eligible: outcome === GRANTED ? (telephonePensionerOrVested2 ? 1 : 0) : ABSENT, principal: outcome === GRANTED ? v13 : Number.NaN, interest: outcome === GRANTED ? telephoneInterest : Number.NaN, transferred: outcome === GRANTED ? v15 : Number.NaN, balance: outcome === GRANTED ? v20 : Number.NaN, termMonths: outcome === GRANTED && hasPlan ? term : ABSENT, instalment: outcome === GRANTED && hasPlan ? v23 : Number.NaN, lastInstalment: outcome === GRANTED && hasPlan ? v24 : Number.NaN };
}

function ersTelephoneCreditColumns(
 columns: ErsTelephoneCreditColumns, law: KernelLaw, results: ErsTelephoneCreditResults, rows: number, rest: Int32Array): number {
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
  let sure = true;
  let left = 0;
  const employeesTelephoneActDate = lastStep(employeesTelephoneActDateSteps);
  if (Number.isNaN(employeesTelephoneActDate)) sure = false;
  const employeesTelephoneCreditedYearsStepsFrom = lastDay(employeesTelephoneCreditedYearsSteps);
  const employeesTelephoneCreditedYearsStepsLast = stepAt(employeesTelephoneCreditedYearsSteps, employeesTelephoneCreditedYearsStepsFrom);
  const employeesTelephoneMeritYearsStepsFrom = lastDay(employeesTelephoneMeritYearsSteps);
  const employeesTelephoneMeritYearsStepsLast = stepAt(employeesTelephoneMeritYearsSteps, employeesTelephoneMeritYearsStepsFrom);
  const employeesTelephoneMaximumYearsLeftStepsFrom = lastDay(employeesTelephoneMaximumYearsLeftSteps);
  const employeesTelephoneMaximumYearsLeftStepsLast = stepAt(employeesTelephoneMaximumYearsLeftSteps, employeesTelephoneMaximumYearsLeftStepsFrom);
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
  for (let i = 0; i < rows; i++) {
   if (!sure || (telephonePensionerOrVestedColumn[i] as number) === ABSENT || (telephoneParticipantAtSaleColumn[i] as number) === ABSENT || (onColumn[i] as number) === ABSENT || (telephoneCreditedMonthsColumn[i] as number) === ABSENT || (foundContributionsOfMonthsColumn[i] as number) < 0 || (amountReturnedFoundColumn[i] as number) < 0 || (foundInterestOnMonthsColumn[i] as number) < 0 || (foundInterestOnWithdrawnColumn[i] as number) < 0 || (instalmentFoundColumn[i] as number) < 0 || (lastInstalmentFoundColumn[i] as number) < 0) {
    rest[left++] = i;
    continue;
   }
   let beyond = false;
   const telephonePensionerOrVestedGiven = telephonePensionerOrVestedColumn[i] as number;
   const telephonePensionerOrVested2 = telephonePensionerOrVestedGiven === 1;
   const telephoneParticipantAtSaleGiven = telephoneParticipantAtSaleColumn[i] as number;
   const telephoneParticipantAtSale2 = telephoneParticipantAtSaleGiven === 1;
   const telephonePlanGiven = telephonePlanColumn[i] as number;
   const telephonePlanBits = telephonePlanGiven === ABSENT ? UNKNOWN : 0;
   const telephonePlan2 = telephonePlanGiven === 1;
   const absent = telephonePlanBits === UNKNOWN;
   const v: boolean = absent ? true : telephonePlan2;
   const vBits = absent ? 0 : telephonePlanBits;
   const telephoneRestoredMonthsGiven = telephoneRestoredMonthsColumn[i] as number;
   const telephoneRestoredMonthsBits = telephoneRestoredMonthsGiven === ABSENT ? UNKNOWN : 0;
   const absent2 = telephoneRestoredMonthsBits === UNKNOWN;
   const v2: number = absent2 ? 0 : telephoneRestoredMonthsGiven;
   const vBits2 = absent2 ? 0 : telephoneRestoredMonthsBits;
   const onGiven = onColumn[i] as number;
   const v3 = Math.max(onGiven, employeesTelephoneActDate);
   const employeesTelephoneCreditedYears = v3 >= employeesTelephoneCreditedYearsStepsFrom ? employeesTelephoneCreditedYearsStepsLast : stepAt(employeesTelephoneCreditedYearsSteps, v3);
   if (Number.isNaN(employeesTelephoneCreditedYears)) beyond = true;
   const n = employeesTelephoneCreditedYears * 12;
   if (n > EXACT || n < -EXACT) beyond = true;
   let v5: boolean;
   let v5Bits: number;
   if (telephoneGateOption === 0) {
    const v4 = v2 >= n;
    v5 = v4;
    v5Bits = vBits2;
   }
   else {
    v5 = false;
    v5Bits = 0;
   }
   const telephoneCreditedMonthsGiven = telephoneCreditedMonthsColumn[i] as number;
   let monthsAtApplication: number;
   let monthsAtApplicationBits: number;
   if (telephoneGateOption === 0) {
    const v6 = telephoneCreditedMonthsGiven + v2;
    if (v6 > EXACT || v6 < -EXACT) beyond = true;
    monthsAtApplication = v6;
    monthsAtApplicationBits = vBits2;
   }
   else {
    monthsAtApplication = telephoneCreditedMonthsGiven;
    monthsAtApplicationBits = 0;
   }
   const v7 = monthsAtApplication >= n;
   const employeesTelephoneMeritYears = v3 >= employeesTelephoneMeritYearsStepsFrom ? employeesTelephoneMeritYearsStepsLast : stepAt(employeesTelephoneMeritYearsSteps, v3);
   if (Number.isNaN(employeesTelephoneMeritYears)) beyond = true;
   const n2 = employeesTelephoneMeritYears * 12;
   if (n2 > EXACT || n2 < -EXACT) beyond = true;
   const v8 = n2 - monthsAtApplication;
   if (v8 > EXACT || v8 < -EXACT) beyond = true;
   const employeesTelephoneMaximumYearsLeft = v3 >= employeesTelephoneMaximumYearsLeftStepsFrom ? employeesTelephoneMaximumYearsLeftStepsLast : stepAt(employeesTelephoneMaximumYearsLeftSteps, v3);
   if (Number.isNaN(employeesTelephoneMaximumYearsLeft)) beyond = true;
   const n3 = employeesTelephoneMaximumYearsLeft * 12;
   if (n3 > EXACT || n3 < -EXACT) beyond = true;
   const v9 = v8 > n3;
   const v10 = !v9;
   const settled = (!v7 && monthsAtApplicationBits === 0) || (!v10 && monthsAtApplicationBits === 0);
   const bits = monthsAtApplicationBits;
   const v11 = !settled;
   const v11Bits = settled ? 0 : bits;
   const settled2 = (v5 && v5Bits === 0) || (v11 && v11Bits === 0);
   const bits2 = v5Bits | v11Bits;
   const v12 = settled2;
   const v12Bits = settled2 ? 0 : bits2;
   const gateOfThePlan: boolean = v ? v12 : true;
   const gateOfThePlanBits = chosenBits(vBits, v, v12Bits, 0, v12 === true);
   const foundContributionsOfMonthsValue = foundContributionsOfMonthsColumn[i] as number;
   const foundContributionsOfMonthsOver = foundContributionsOfMonthsDenominatorColumn[i] as number;
   const amountReturnedFoundValue = amountReturnedFoundColumn[i] as number;
   const amountReturnedFoundOver = amountReturnedFoundDenominatorColumn[i] as number;
   const by = foundContributionsOfMonthsOver;
   if (by > EXACT || by < -EXACT) beyond = true;
   const part = Math.floor(foundContributionsOfMonthsValue / by);
   const rest2 = foundContributionsOfMonthsValue - part * by;
   const by2 = amountReturnedFoundOver;
   if (by2 > EXACT || by2 < -EXACT) beyond = true;
   const part2 = Math.floor(amountReturnedFoundValue / by2);
   const rest3 = amountReturnedFoundValue - part2 * by2;
   const n4 = rest2 * amountReturnedFoundOver;
   if (n4 > EXACT || n4 < -EXACT) beyond = true;
   const n5 = rest3 * foundContributionsOfMonthsOver;
   if (n5 > EXACT || n5 < -EXACT) beyond = true;
   const telephonePrincipal = n4 + n5;
   if (telephonePrincipal > EXACT || telephonePrincipal < -EXACT) beyond = true;
   const whole = part + part2;
   if (whole > EXACT || whole < -EXACT) beyond = true;
   const by3 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (by3 > EXACT || by3 < -EXACT) beyond = true;
   const v13 = rounding === 59 || whole < 0 ? roundMixed(whole, telephonePrincipal, by3, rounding === 59) : whole + Math.floor((2 * telephonePrincipal + by3) / (2 * by3));
   const foundInterestOnMonthsValue = foundInterestOnMonthsColumn[i] as number;
   const foundInterestOnMonthsOver = foundInterestOnMonthsDenominatorColumn[i] as number;
   const foundInterestOnWithdrawnValue = foundInterestOnWithdrawnColumn[i] as number;
   const foundInterestOnWithdrawnOver = foundInterestOnWithdrawnDenominatorColumn[i] as number;
   const by4 = foundInterestOnMonthsOver;
   if (by4 > EXACT || by4 < -EXACT) beyond = true;
   const part3 = Math.floor(foundInterestOnMonthsValue / by4);
   const rest4 = foundInterestOnMonthsValue - part3 * by4;
   const by5 = foundInterestOnWithdrawnOver;
   if (by5 > EXACT || by5 < -EXACT) beyond = true;
   const part4 = Math.floor(foundInterestOnWithdrawnValue / by5);
   const rest5 = foundInterestOnWithdrawnValue - part4 * by5;
   const n6 = rest4 * foundInterestOnWithdrawnOver;
   if (n6 > EXACT || n6 < -EXACT) beyond = true;
   const n7 = rest5 * foundInterestOnMonthsOver;
   if (n7 > EXACT || n7 < -EXACT) beyond = true;
   const v14 = n6 + n7;
   if (v14 > EXACT || v14 < -EXACT) beyond = true;
   const whole2 = part3 + part4;
   if (whole2 > EXACT || whole2 < -EXACT) beyond = true;
   const by6 = foundInterestOnMonthsOver * foundInterestOnWithdrawnOver;
   if (by6 > EXACT || by6 < -EXACT) beyond = true;
   const telephoneInterest = rounding === 59 || whole2 < 0 ? roundMixed(whole2, v14, by6, rounding === 59) : whole2 + Math.floor((2 * v14 + by6) / (2 * by6));
   const telephoneTransferredGiven = telephoneTransferredColumn[i] as number;
   const telephoneTransferredBits = telephoneTransferredGiven < 0 ? UNKNOWN : 0;
   const absent3 = telephoneTransferredBits === UNKNOWN;
   const v15: number = absent3 ? 0 : telephoneTransferredGiven;
   const vBits3 = absent3 ? 0 : telephoneTransferredBits;
   const by7 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (by7 > EXACT || by7 < -EXACT) beyond = true;
   const part5 = Math.floor(telephonePrincipal / by7);
   const rest6 = telephonePrincipal - part5 * by7;
   const whole3 = whole + part5;
   const v16 = rest6 - 0;
   if (v16 > EXACT || v16 < -EXACT) beyond = true;
   const whole4 = whole3 - v15;
   if (whole4 > EXACT || whole4 < -EXACT) beyond = true;
   const by8 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (by8 > EXACT || by8 < -EXACT) beyond = true;
   const part6 = Math.floor(v16 / by8);
   const rest7 = v16 - part6 * by8;
   const whole5 = whole4 + part6;
   const wholes = whole5 - 0;
   const n8 = rest7 * 1;
   const n9 = 0 * amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (wholes === 0 && (n8 > EXACT || n9 > EXACT)) beyond = true;
   const first = (wholes !== 0 ? wholes : n8 - n9) >= 0;
   const principalLeft: number = first ? v16 : 0;
   const whole6 = first ? whole4 : 0;
   const over2 = first ? amountReturnedFoundOver * foundContributionsOfMonthsOver : 1;
   const by9 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (by9 > EXACT || by9 < -EXACT) beyond = true;
   const part7 = Math.floor(telephonePrincipal / by9);
   const rest8 = telephonePrincipal - part7 * by9;
   const whole7 = whole + part7;
   const v17 = rest8 + 0;
   if (v17 > EXACT || v17 < -EXACT) beyond = true;
   const whole8 = whole7 + telephoneInterest;
   if (whole8 > EXACT || whole8 < -EXACT) beyond = true;
   const by10 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (by10 > EXACT || by10 < -EXACT) beyond = true;
   const part8 = Math.floor(v17 / by10);
   const rest9 = v17 - part8 * by10;
   const whole9 = whole8 + part8;
   const v18 = rest9 - 0;
   if (v18 > EXACT || v18 < -EXACT) beyond = true;
   const whole10 = whole9 - v15;
   if (whole10 > EXACT || whole10 < -EXACT) beyond = true;
   const by11 = amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (by11 > EXACT || by11 < -EXACT) beyond = true;
   const part9 = Math.floor(v18 / by11);
   const rest10 = v18 - part9 * by11;
   const whole11 = whole10 + part9;
   const wholes2 = whole11 - 0;
   const n10 = rest10 * 1;
   const n11 = 0 * amountReturnedFoundOver * foundContributionsOfMonthsOver;
   if (wholes2 === 0 && (n10 > EXACT || n11 > EXACT)) beyond = true;
   const first2 = (wholes2 !== 0 ? wholes2 : n10 - n11) >= 0;
   const v19: number = first2 ? v18 : 0;
   const whole12 = first2 ? whole10 : 0;
   const over3 = first2 ? amountReturnedFoundOver * foundContributionsOfMonthsOver : 1;
   const by12 = over3;
   if (by12 > EXACT || by12 < -EXACT) beyond = true;
   const part10 = Math.floor(v19 / by12);
   const rest11 = v19 - part10 * by12;
   const whole13 = whole12 + part10;
   const wholes3 = telephoneInterest - whole13;
   const n12 = 0 * over3;
   const n13 = rest11 * 1;
   if (wholes3 === 0 && (n12 > EXACT || n13 > EXACT)) beyond = true;
   const first3 = (wholes3 !== 0 ? wholes3 : n12 - n13) <= 0;
   const interestLeft: number = first3 ? telephoneInterest : v19;
   const whole14 = first3 ? 0 : whole12;
   const over4 = first3 ? 1 : over3;
   const by13 = over2;
   if (by13 > EXACT || by13 < -EXACT) beyond = true;
   const part11 = Math.floor(principalLeft / by13);
   const rest12 = principalLeft - part11 * by13;
   const whole15 = whole6 + part11;
   const by14 = over4;
   if (by14 > EXACT || by14 < -EXACT) beyond = true;
   const part12 = Math.floor(interestLeft / by14);
   const rest13 = interestLeft - part12 * by14;
   const whole16 = whole14 + part12;
   const n14 = rest12 * over4;
   if (n14 > EXACT || n14 < -EXACT) beyond = true;
   const n15 = rest13 * over2;
   if (n15 > EXACT || n15 < -EXACT) beyond = true;
   const telephoneBalance = n14 + n15;
   if (telephoneBalance > EXACT || telephoneBalance < -EXACT) beyond = true;
   const whole17 = whole15 + whole16;
   if (whole17 > EXACT || whole17 < -EXACT) beyond = true;
   const by15 = over2 * over4;
   if (by15 > EXACT || by15 < -EXACT) beyond = true;
   const v20 = rounding === 59 || whole17 < 0 ? roundMixed(whole17, telephoneBalance, by15, rounding === 59) : whole17 + Math.floor((2 * telephoneBalance + by15) / (2 * by15));
   const settled3 = (!v && vBits === 0) || !v21;
   const bits3 = vBits;
   const hasPlan = !settled3;
   const hasPlanBits = settled3 ? 0 : bits3;
   const employeesTelephoneMinimumPlanYears = v3 >= employeesTelephoneMinimumPlanYearsStepsFrom ? employeesTelephoneMinimumPlanYearsStepsLast : stepAt(employeesTelephoneMinimumPlanYearsSteps, v3);
   if (Number.isNaN(employeesTelephoneMinimumPlanYears)) beyond = true;
   const n16 = employeesTelephoneMinimumPlanYears * 12;
   if (n16 > EXACT || n16 < -EXACT) beyond = true;
   const v22 = n2 - monthsAtApplication;
   if (v22 > EXACT || v22 < -EXACT) beyond = true;
   const term = Math.max(n16, v22);
   const instalmentFoundValue = instalmentFoundColumn[i] as number;
   const instalmentFoundOver = instalmentFoundDenominatorColumn[i] as number;
   const by16 = instalmentFoundOver;
   if (by16 > EXACT || by16 < -EXACT) beyond = true;
   const v23 = rounding === 59 || instalmentFoundValue < 0 ? roundOf(instalmentFoundValue, by16, rounding === 59) : Math.floor((2 * instalmentFoundValue + by16) / (2 * by16));
   const lastInstalmentFoundValue = lastInstalmentFoundColumn[i] as number;
   const lastInstalmentFoundOver = lastInstalmentFoundDenominatorColumn[i] as number;
   const by17 = lastInstalmentFoundOver;
   if (by17 > EXACT || by17 < -EXACT) beyond = true;
   const v24 = rounding === 59 || lastInstalmentFoundValue < 0 ? roundOf(lastInstalmentFoundValue, by17, rounding === 59) : Math.floor((2 * lastInstalmentFoundValue + by17) / (2 * by17));
   const denied = !telephonePensionerOrVested2 || !telephoneParticipantAtSale2 || (!gateOfThePlan && gateOfThePlanBits === 0);
   const outcome = outcomeOfBits(0, 0, gateOfThePlanBits, denied, vBits3 | partBits(hasPlanBits, hasPlan, monthsAtApplicationBits) | partBits(hasPlanBits, hasPlan, 0), beyond);
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

 export const ersTelephoneCredit: Kernel<ErsTelephoneCreditRow, ErsTelephoneCreditColumns, ErsTelephoneCreditResult, ErsTelephoneCreditResults> = {
  row: ersTelephoneCreditRow,
  at: (columns, i) => ({
   telephonePensionerOrVested: columns.telephonePensionerOrVested[i] as number,
   telephoneParticipantAtSale: columns.telephoneParticipantAtSale[i] as number,
   telephonePlan: columns.telephonePlan[i] as number,
   telephoneRestoredMonths: columns.telephoneRestoredMonths[i] as number,
   on: columns.on[i] as number,
   telephoneCreditedMonths: columns.telephoneCreditedMonths[i] as number,
   foundContributionsOfMonths: columns.foundContributionsOfMonths[i] as number,
   foundContributionsOfMonthsDenominator: columns.foundContributionsOfMonthsDenominator[i] as number,
   foundContributionsOfMonthsStatus: columns.foundContributionsOfMonthsStatus[i] as number,
   amountReturnedFound: columns.amountReturnedFound[i] as number,
   amountReturnedFoundDenominator: columns.amountReturnedFoundDenominator[i] as number,
   amountReturnedFoundStatus: columns.amountReturnedFoundStatus[i] as number,
   foundInterestOnMonths: columns.foundInterestOnMonths[i] as number,
   foundInterestOnMonthsDenominator: columns.foundInterestOnMonthsDenominator[i] as number,
   foundInterestOnMonthsStatus: columns.foundInterestOnMonthsStatus[i] as number,
   foundInterestOnWithdrawn: columns.foundInterestOnWithdrawn[i] as number,
   foundInterestOnWithdrawnDenominator: columns.foundInterestOnWithdrawnDenominator[i] as number,
   foundInterestOnWithdrawnStatus: columns.foundInterestOnWithdrawnStatus[i] as number,
   telephoneTransferred: columns.telephoneTransferred[i] as number,
   instalmentFound: columns.instalmentFound[i] as number,
   instalmentFoundDenominator: columns.instalmentFoundDenominator[i] as number,
   instalmentFoundStatus: columns.instalmentFoundStatus[i] as number,
   lastInstalmentFound: columns.lastInstalmentFound[i] as number,
   lastInstalmentFoundDenominator: columns.lastInstalmentFoundDenominator[i] as number,
   lastInstalmentFoundStatus: columns.lastInstalmentFoundStatus[i] as number,
  }),
  columns: ersTelephoneCreditColumns,
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
