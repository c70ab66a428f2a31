// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question hybrid-separation: of rows of which all is there, and of any.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, DENIED, EXACT, GRANTED, NO_LAW, SMALL, UNKNOWN, alwaysFrom, areSmall, birthdayOf, chosenBits, daysLater, everyRow, isLeap, lastDay, lastStep, outcomeOfBits, partBits, roundOf, stepAt } from '../../rules/index.ts';

export interface HybridSeparationColumns {
 /** The fact /participant/enrolledOn: a packed date, a number or a code; -1 where absent. */
 readonly participantEnrolledOn: Int32Array;
 /** The finding has-separated: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly separatedFound: Int8Array;
 readonly separatedFoundStatus: Uint8Array;
 /** The finding how-separated: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundHowSeparated: Int8Array;
 readonly foundHowSeparatedStatus: Uint8Array;
 /** The finding alive-on: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly aliveFound: Int8Array;
 readonly aliveFoundStatus: Uint8Array;
 /** The fact /account/balance: whole cents; below zero where absent. */
 readonly accountBalance: Float64Array;
 /** The finding months: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly judgeMonthsFound: Int32Array;
 readonly judgeMonthsFoundStatus: Uint8Array;
 /** The fact /on: a packed date, a number or a code; -1 where absent. */
 readonly on: Int32Array;
 /** The fact /participant/birthDate: a packed date, a number or a code; -1 where absent. */
 readonly participantBirthDate: Int32Array;
 /** The finding last-day-served: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundLastDayServed: Int32Array;
 readonly foundLastDayServedStatus: Uint8Array;
 /** The fact /account/factor: its numerator; below zero where absent. */
 readonly accountFactor: Float64Array;
 readonly accountFactorDenominator: Float64Array;
}

export interface HybridSeparationResults {
 readonly outcome: Uint8Array;
 readonly form: Int8Array;
 readonly amount: Float64Array;
 readonly annual: Float64Array;
 readonly monthly: Float64Array;
 readonly startsOn: Int32Array;
}

function hybridSeparationRows(
 columns: HybridSeparationColumns, law: KernelLaw, results: HybridSeparationResults, which: Int32Array, many: number): void {
  const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
  const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
  const hybridAnnuityMinimumServiceSteps = law.figures['hybrid.annuity.minimum-service'] as Steps;
  const hybridAnnuityAgeSteps = law.figures['hybrid.annuity.age'] as Steps;
  const hybridStartOption = law.readings['hybrid-start'] as number;
  const transitionStartOption = law.readings['transition-start'] as number;
  const dismissedAccountOption = law.readings['dismissed-account'] as number;
  const attainedAgeOption = law.readings['attained-age'] as number;
  const twelveUnder65Option = law.readings['twelve-under-65'] as number;
  const roundingOption = law.readings['rounding'] as number;
  const factorUnitOption = law.readings['factor-unit'] as number;
  const cohortHybridFrom = lastStep(cohortHybridFromSteps);
  const cohortHybridFromBits = Number.isNaN(cohortHybridFrom) ? NO_LAW : 0;
  const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
  const cohortTransitionFromBits = Number.isNaN(cohortTransitionFrom) ? NO_LAW : 0;
  let v13: boolean;
  let v13Bits: number;
  if (dismissedAccountOption === 0) {
   v13 = false;
   v13Bits = 2;
  }
  else {
   v13 = true;
   v13Bits = 0;
  }
  let v17: number;
  if (attainedAgeOption === 0) {
   v17 = 60;
  }
  else {
   v17 = 61;
  }
  let v21: number;
  let v21Bits: number;
  if (twelveUnder65Option === 0) {
   v21 = 7;
   v21Bits = 0;
  }
  else {
   v21 = 0;
   v21Bits = 2;
  }
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
   const hasAccount = cohort === 2;
   const separatedFoundValue = columns.separatedFound[i] as number;
   const separatedFoundBits = columns.separatedFoundStatus[i] as number;
   const separatedFound2 = separatedFoundValue === 1;
   const foundHowSeparatedValue = columns.foundHowSeparated[i] as number;
   const foundHowSeparatedBits = columns.foundHowSeparatedStatus[i] as number;
   const v9 = foundHowSeparatedValue === 14;
   const v10 = foundHowSeparatedValue === 15;
   const settled = (v9 && foundHowSeparatedBits === 0) || (v10 && foundHowSeparatedBits === 0);
   const bits = foundHowSeparatedBits;
   const v11 = settled;
   const v11Bits = settled ? bits & NO_LAW : bits;
   const notByDeathOrDisability = !v11;
   const aliveFoundValue = columns.aliveFound[i] as number;
   const aliveFoundBits = columns.aliveFoundStatus[i] as number;
   const aliveFound2 = aliveFoundValue === 1;
   const v12 = foundHowSeparatedValue === 13;
   const notRemoved: boolean = v12 ? v13 : true;
   const notRemovedBits = chosenBits(foundHowSeparatedBits, v12, v13Bits, 0, v13 === true);
   const accountBalanceGiven = columns.accountBalance[i] as number;
   const accountBalanceBits = accountBalanceGiven < 0 ? UNKNOWN : 0;
   let v14: boolean;
   let v14Bits: number;
   if (dismissedAccountOption === 0) {
    v14 = false;
    v14Bits = 0;
   }
   else {
    v14 = v12;
    v14Bits = foundHowSeparatedBits;
   }
   const judgeMonthsFoundValue = columns.judgeMonthsFound[i] as number;
   const judgeMonthsFoundBits = columns.judgeMonthsFoundStatus[i] as number;
   const onGiven = columns.on[i] as number;
   const onBits = onGiven === ABSENT ? UNKNOWN : 0;
   const hybridLawDay = Math.max(onGiven, cohortHybridFrom);
   const hybridLawDayBits = onBits | cohortHybridFromBits;
   const hybridAnnuityMinimumService = stepAt(hybridAnnuityMinimumServiceSteps, hybridLawDay);
   const hybridAnnuityMinimumServiceBits = hybridLawDayBits !== 0 ? hybridLawDayBits : Number.isNaN(hybridAnnuityMinimumService) ? NO_LAW : 0;
   const n = hybridAnnuityMinimumService * 12;
   if (n > EXACT || n < -EXACT) beyond = true;
   const twelveYears = judgeMonthsFoundValue >= n;
   const twelveYearsBits = judgeMonthsFoundBits | hybridAnnuityMinimumServiceBits;
   const v15 = !twelveYears;
   const settled2 = (v14 && v14Bits === 0) || (v15 && twelveYearsBits === 0);
   const bits2 = v14Bits | twelveYearsBits;
   const v16 = settled2;
   const v16Bits = settled2 ? bits2 & NO_LAW : bits2;
   const participantBirthDateGiven = columns.participantBirthDate[i] as number;
   const participantBirthDateBits = participantBirthDateGiven === ABSENT ? UNKNOWN : 0;
   const hybridAnnuityAge = stepAt(hybridAnnuityAgeSteps, hybridLawDay);
   const hybridAnnuityAgeBits = hybridLawDayBits !== 0 ? hybridLawDayBits : Number.isNaN(hybridAnnuityAge) ? NO_LAW : 0;
   const v18 = birthdayOf(participantBirthDateGiven, hybridAnnuityAge, v17 === 60);
   const v18Bits = participantBirthDateBits | hybridAnnuityAgeBits;
   const foundLastDayServedValue = columns.foundLastDayServed[i] as number;
   const foundLastDayServedBits = columns.foundLastDayServedStatus[i] as number;
   const v19 = daysLater(foundLastDayServedValue, 1);
   const v20 = v18 <= v19;
   const v20Bits = v18Bits | foundLastDayServedBits;
   const v22: number = v20 ? 6 : v21;
   const vBits4 = chosenBits(v20Bits, v20, 0, v21Bits, 6 === v21);
   const separationForm: number = v16 ? 5 : v22;
   const separationFormBits = chosenBits(v16Bits, v16, 0, vBits4, 5 === v22);
   const v23 = !v16;
   const accountFactorGiven = columns.accountFactor[i] as number;
   const accountFactorBits = accountFactorGiven < 0 ? UNKNOWN : 0;
   const accountFactorOver = columns.accountFactorDenominator[i] as number;
   let accountAnnuity: number;
   let accountAnnuityBits: number;
   if (factorUnitOption === 0) {
    const n2 = accountBalanceGiven * accountFactorOver;
    if (n2 > EXACT || n2 < -EXACT) beyond = true;
    const vBits5 = accountBalanceBits | accountFactorBits;
    accountAnnuity = n2;
    accountAnnuityBits = vBits5;
   }
   else {
    const n3 = accountBalanceGiven * accountFactorOver;
    if (n3 > EXACT || n3 < -EXACT) beyond = true;
    const vBits6 = accountBalanceBits | accountFactorBits;
    const n4 = n3 * 12;
    if (n4 > EXACT || n4 < -EXACT) beyond = true;
    accountAnnuity = n4;
    accountAnnuityBits = vBits6;
   }
   const n5 = accountFactorGiven;
   if (n5 > EXACT || n5 < -EXACT) beyond = true;
   const v24 = roundOf(accountAnnuity, n5, rounding === 59);
   const n6 = 12 * accountFactorGiven;
   if (n6 > EXACT || n6 < -EXACT) beyond = true;
   const accountAnnuityMonthly = roundOf(accountAnnuity, n6, rounding === 59);
   const annuityStartsOn = Math.max(v19, v18);
   const annuityStartsOnBits = foundLastDayServedBits | v18Bits;
   const denied = (!hasAccount && cohortBits === 0) || (!separatedFound2 && separatedFoundBits === 0) || (!notByDeathOrDisability && v11Bits === 0) || (!aliveFound2 && aliveFoundBits === 0) || (!notRemoved && notRemovedBits === 0);
   const outcome = outcomeOfBits(cohortBits, 0, cohortBits | separatedFoundBits | v11Bits | aliveFoundBits | notRemovedBits, denied, accountBalanceBits | separationFormBits | partBits(v16Bits, v16, accountBalanceBits) | partBits(v16Bits, v23, accountAnnuityBits) | partBits(v16Bits, v23, annuityStartsOnBits), beyond);
   results.outcome[i] = outcome;
   results.form[i] = outcome === GRANTED ? separationForm : ABSENT;
   results.amount[i] = outcome === GRANTED && v16 ? accountBalanceGiven : Number.NaN;
   results.annual[i] = outcome === GRANTED && v23 ? v24 : Number.NaN;
   results.monthly[i] = outcome === GRANTED && v23 ? accountAnnuityMonthly : Number.NaN;
   results.startsOn[i] = outcome === GRANTED && v23 ? annuityStartsOn : ABSENT;
  }
 }

 function hybridSeparationColumns(
  columns: HybridSeparationColumns, law: KernelLaw, results: HybridSeparationResults, begin: number, end: number, rest: Int32Array): number {
   const participantEnrolledOnColumn = columns.participantEnrolledOn;
   const separatedFoundColumn = columns.separatedFound;
   const foundHowSeparatedColumn = columns.foundHowSeparated;
   const aliveFoundColumn = columns.aliveFound;
   const accountBalanceColumn = columns.accountBalance;
   const judgeMonthsFoundColumn = columns.judgeMonthsFound;
   const onColumn = columns.on;
   const participantBirthDateColumn = columns.participantBirthDate;
   const foundLastDayServedColumn = columns.foundLastDayServed;
   const accountFactorColumn = columns.accountFactor;
   const accountFactorDenominatorColumn = columns.accountFactorDenominator;
   const outcomeResult = results.outcome;
   const formResult = results.form;
   const amountResult = results.amount;
   const annualResult = results.annual;
   const monthlyResult = results.monthly;
   const startsOnResult = results.startsOn;
   const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
   const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
   const hybridAnnuityMinimumServiceSteps = law.figures['hybrid.annuity.minimum-service'] as Steps;
   const hybridAnnuityAgeSteps = law.figures['hybrid.annuity.age'] as Steps;
   const hybridStartOption = law.readings['hybrid-start'] as number;
   const transitionStartOption = law.readings['transition-start'] as number;
   const dismissedAccountOption = law.readings['dismissed-account'] as number;
   const attainedAgeOption = law.readings['attained-age'] as number;
   const twelveUnder65Option = law.readings['twelve-under-65'] as number;
   const roundingOption = law.readings['rounding'] as number;
   const factorUnitOption = law.readings['factor-unit'] as number;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   const cohortHybridFrom = lastStep(cohortHybridFromSteps);
   if (Number.isNaN(cohortHybridFrom)) sure = false;
   const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
   if (Number.isNaN(cohortTransitionFrom)) sure = false;
   let v13: boolean;
   let v13Bits: number;
   if (dismissedAccountOption === 0) {
    v13 = false;
    v13Bits = 2;
   }
   else {
    v13 = true;
    v13Bits = 0;
   }
   const hybridAnnuityMinimumServiceStepsFrom = lastDay(hybridAnnuityMinimumServiceSteps);
   const hybridAnnuityMinimumServiceStepsLast = stepAt(hybridAnnuityMinimumServiceSteps, hybridAnnuityMinimumServiceStepsFrom);
   const hybridAnnuityAgeStepsFrom = lastDay(hybridAnnuityAgeSteps);
   const hybridAnnuityAgeStepsLast = stepAt(hybridAnnuityAgeSteps, hybridAnnuityAgeStepsFrom);
   let v17: number;
   if (attainedAgeOption === 0) {
    v17 = 60;
   }
   else {
    v17 = 61;
   }
   let v21: number;
   let v21Bits: number;
   if (twelveUnder65Option === 0) {
    v21 = 7;
    v21Bits = 0;
   }
   else {
    v21 = 0;
    v21Bits = 2;
   }
   let rounding: number;
   if (roundingOption === 0) {
    rounding = 58;
   }
   else {
    rounding = 59;
   }
   const hybridLawDaySince = alwaysFrom(hybridAnnuityMinimumServiceSteps, hybridAnnuityAgeSteps);
   if (!areSmall(hybridAnnuityMinimumServiceSteps, hybridAnnuityAgeSteps)) sure = false;
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    const participantEnrolledOnGiven = participantEnrolledOnColumn[i] as number;
    const separatedFoundValue = separatedFoundColumn[i] as number;
    const foundHowSeparatedValue = foundHowSeparatedColumn[i] as number;
    const aliveFoundValue = aliveFoundColumn[i] as number;
    if ((participantEnrolledOnGiven | separatedFoundValue | foundHowSeparatedValue | aliveFoundValue) < 0) {
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
    const hasAccount = cohort === 2;
    const separatedFound2 = separatedFoundValue === 1;
    const v9 = foundHowSeparatedValue === 14;
    const v10 = foundHowSeparatedValue === 15;
    const v11 = v9 || v10;
    const notByDeathOrDisability = !v11;
    const aliveFound2 = aliveFoundValue === 1;
    const v12 = foundHowSeparatedValue === 13;
    const notRemoved: boolean = v12 ? v13 : true;
    const notRemovedBits = v12 ? v13Bits : 0;
    const denied = (!hasAccount && v5Bits === 0) || !separatedFound2 || !notByDeathOrDisability || !aliveFound2 || (!notRemoved && notRemovedBits === 0);
    if (denied && v5Bits === 0 && most <= EXACT) {
     outcomeResult[i] = DENIED;
     formResult[i] = ABSENT;
     amountResult[i] = Number.NaN;
     annualResult[i] = Number.NaN;
     monthlyResult[i] = Number.NaN;
     startsOnResult[i] = ABSENT;
     continue;
    }
    const accountBalanceGiven = accountBalanceColumn[i] as number;
    const judgeMonthsFoundValue = judgeMonthsFoundColumn[i] as number;
    const onGiven = onColumn[i] as number;
    const participantBirthDateGiven = participantBirthDateColumn[i] as number;
    const foundLastDayServedValue = foundLastDayServedColumn[i] as number;
    const accountFactorGiven = accountFactorColumn[i] as number;
    if ((judgeMonthsFoundValue | onGiven | participantBirthDateGiven | foundLastDayServedValue) < 0 || accountBalanceGiven < 0 || accountFactorGiven < 0) {
     rest[left++] = i;
     continue;
    }
    let v14: boolean;
    if (dismissedAccountOption === 0) {
     v14 = false;
    }
    else {
     v14 = v12;
    }
    const hybridLawDay = Math.max(onGiven, cohortHybridFrom);
    const hybridAnnuityMinimumService = hybridLawDay >= hybridAnnuityMinimumServiceStepsFrom ? hybridAnnuityMinimumServiceStepsLast : stepAt(hybridAnnuityMinimumServiceSteps, hybridLawDay);
    if (hybridLawDay < hybridLawDaySince) most = Infinity;
    const n = hybridAnnuityMinimumService * 12;
    const twelveYears = judgeMonthsFoundValue >= n;
    const v15 = !twelveYears;
    const v16 = v14 || v15;
    const hybridAnnuityAge = hybridLawDay >= hybridAnnuityAgeStepsFrom ? hybridAnnuityAgeStepsLast : stepAt(hybridAnnuityAgeSteps, hybridLawDay);
    const v18 = isLeap(participantBirthDateGiven) ? birthdayOf(participantBirthDateGiven, hybridAnnuityAge, v17 === 60) : participantBirthDateGiven + hybridAnnuityAge * 512;
    const v19 = daysLater(foundLastDayServedValue, 1);
    const v20 = v18 <= v19;
    const v22: number = v20 ? 6 : v21;
    const vBits2 = v20 ? 0 : v21Bits;
    const separationForm: number = v16 ? 5 : v22;
    const separationFormBits = v16 ? 0 : vBits2;
    const v23 = !v16;
    const accountFactorOver = accountFactorDenominatorColumn[i] as number;
    let accountAnnuity: number;
    if (factorUnitOption === 0) {
     const n2 = accountBalanceGiven * accountFactorOver;
     most += Math.abs(n2);
     accountAnnuity = n2;
    }
    else {
     const n3 = accountBalanceGiven * accountFactorOver;
     most += Math.abs(n3);
     const n4 = n3 * 12;
     most += Math.abs(n4);
     accountAnnuity = n4;
    }
    const n5 = accountFactorGiven;
    most += Math.abs(n5);
    const v24 = rounding === 59 || accountAnnuity < 0 ? roundOf(accountAnnuity, n5, rounding === 59) : Math.floor((2 * accountAnnuity + n5) / (2 * n5));
    const n6 = 12 * accountFactorGiven;
    most += Math.abs(n6);
    const accountAnnuityMonthly = rounding === 59 || accountAnnuity < 0 ? roundOf(accountAnnuity, n6, rounding === 59) : Math.floor((2 * accountAnnuity + n6) / (2 * n6));
    const annuityStartsOn = Math.max(v19, v18);
    const outcome = outcomeOfBits(v5Bits, 0, v5Bits | notRemovedBits, false, separationFormBits, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    formResult[i] = outcome === GRANTED ? separationForm : ABSENT;
    amountResult[i] = outcome === GRANTED && v16 ? accountBalanceGiven : Number.NaN;
    annualResult[i] = outcome === GRANTED && v23 ? v24 : Number.NaN;
    monthlyResult[i] = outcome === GRANTED && v23 ? accountAnnuityMonthly : Number.NaN;
    startsOnResult[i] = outcome === GRANTED && v23 ? annuityStartsOn : ABSENT;
   }
   return left;
  }

  export const hybridSeparation: Kernel<HybridSeparationColumns, HybridSeparationResults> = {
   columns: hybridSeparationColumns,
   rows: hybridSeparationRows,
   inputs: [
    { name: 'participantEnrolledOn', node: 0 },
    { name: 'separatedFound', node: 27 },
    { name: 'foundHowSeparated', node: 29 },
    { name: 'aliveFound', node: 38 },
    { name: 'accountBalance', node: 19 },
    { name: 'judgeMonthsFound', node: 53 },
    { name: 'on', node: 37 },
    { name: 'participantBirthDate', node: 65 },
    { name: 'foundLastDayServed', node: 71 },
    { name: 'accountFactor', node: 89 },
   ],
   outputs: [
    { name: 'form', kind: 'text' },
    { name: 'amount', kind: 'money' },
    { name: 'annual', kind: 'money-a-year' },
    { name: 'monthly', kind: 'money-a-month' },
    { name: 'startsOn', kind: 'day' },
   ],
  };
