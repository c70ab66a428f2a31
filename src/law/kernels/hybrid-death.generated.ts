// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question hybrid-death: of rows of which all is there, and of any.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, DENIED, EXACT, GRANTED, NO_LAW, SMALL, UNKNOWN, alwaysFrom, areSmall, chosenBits, daysLater, everyRow, lastDay, lastStep, outcomeOfBits, stepAt } from '../../rules/index.ts';

export interface HybridDeathColumns {
 /** The fact /participant/enrolledOn: a packed date, a number or a code; -1 where absent. */
 readonly participantEnrolledOn: Int32Array;
 /** The finding retirement-on-file: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundRetirementOnFile: Int8Array;
 readonly foundRetirementOnFileStatus: Uint8Array;
 /** The fact /participant/diedOn: a packed date, a number or a code; -1 where absent. */
 readonly participantDiedOn: Int32Array;
 /** The fact /retirement/retiredOn: a packed date, a number or a code; -1 where absent. */
 readonly retirementRetiredOn: Int32Array;
 /** The finding served-on: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundServedOn: Int8Array;
 readonly foundServedOnStatus: Uint8Array;
 /** The fact /retirement/transferAnnuityDue: 1 or 0; -1 where absent. */
 readonly retirementTransferAnnuityDue: Int8Array;
 /** The fact /retirement/accountAtRetirement: whole cents; below zero where absent. */
 readonly retirementAccountAtRetirement: Float64Array;
 /** The fact /retirement/annuityPaid: whole cents; below zero where absent. */
 readonly retirementAnnuityPaid: Float64Array;
 /** The fact /account/balance: whole cents; below zero where absent. */
 readonly accountBalance: Float64Array;
 /** The fact /debts: whole cents; below zero where absent. */
 readonly debts: Float64Array;
 /** The finding shares: no more than whether there is one; its status is zero where it found it, else why not. */
 readonly deathSharesFoundStatus: Uint8Array;
}

export interface HybridDeathResults {
 readonly outcome: Uint8Array;
 readonly treatedAs: Int8Array;
 readonly amount: Float64Array;
 readonly debtsCollected: Float64Array;
 readonly debtsLeft: Float64Array;
}

function hybridDeathRows(
 columns: HybridDeathColumns, law: KernelLaw, results: HybridDeathResults, which: Int32Array, many: number): void {
  const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
  const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
  const hybridDeathDaysAfterRetirementSteps = law.figures['hybrid.death.days-after-retirement'] as Steps;
  const hybridStartOption = law.readings['hybrid-start'] as number;
  const transitionStartOption = law.readings['transition-start'] as number;
  const thirtyDaysOption = law.readings['thirty-days'] as number;
  const deferredDeathOption = law.readings['deferred-death'] as number;
  const transferAnnuityOption = law.readings['transfer-annuity'] as number;
  const debtsFromExcessOption = law.readings['debts-from-excess'] as number;
  const cohortHybridFrom = lastStep(cohortHybridFromSteps);
  const cohortHybridFromBits = Number.isNaN(cohortHybridFrom) ? NO_LAW : 0;
  const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
  const cohortTransitionFromBits = Number.isNaN(cohortTransitionFrom) ? NO_LAW : 0;
  let v14: number;
  let v14Bits: number;
  if (deferredDeathOption === 0) {
   v14 = 0;
   v14Bits = 2;
  }
  else {
   v14 = 8;
   v14Bits = 0;
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
   const hadAccount = cohort === 2;
   const foundRetirementOnFileValue = columns.foundRetirementOnFile[i] as number;
   const foundRetirementOnFileBits = columns.foundRetirementOnFileStatus[i] as number;
   const foundRetirementOnFile2 = foundRetirementOnFileValue === 1;
   const participantDiedOnGiven = columns.participantDiedOn[i] as number;
   const participantDiedOnBits = participantDiedOnGiven === ABSENT ? UNKNOWN : 0;
   const retirementRetiredOnGiven = columns.retirementRetiredOn[i] as number;
   const retirementRetiredOnBits = retirementRetiredOnGiven === ABSENT ? UNKNOWN : 0;
   const hybridLawDay = Math.max(participantDiedOnGiven, cohortHybridFrom);
   const hybridLawDayBits = participantDiedOnBits | cohortHybridFromBits;
   const hybridDeathDaysAfterRetirement = stepAt(hybridDeathDaysAfterRetirementSteps, hybridLawDay);
   const hybridDeathDaysAfterRetirementBits = hybridLawDayBits !== 0 ? hybridLawDayBits : Number.isNaN(hybridDeathDaysAfterRetirement) ? NO_LAW : 0;
   const v9 = daysLater(retirementRetiredOnGiven, hybridDeathDaysAfterRetirement);
   const v9Bits = retirementRetiredOnBits | hybridDeathDaysAfterRetirementBits;
   let withinThirtyDays: boolean;
   let withinThirtyDaysBits: number;
   if (thirtyDaysOption === 0) {
    const v10 = participantDiedOnGiven <= v9;
    const v10Bits = participantDiedOnBits | v9Bits;
    withinThirtyDays = v10;
    withinThirtyDaysBits = v10Bits;
   }
   else if (thirtyDaysOption === 1) {
    const v11 = participantDiedOnGiven <= v9;
    const v11Bits = participantDiedOnBits | v9Bits;
    withinThirtyDays = v11;
    withinThirtyDaysBits = v11Bits;
   }
   else {
    const v12 = participantDiedOnGiven < v9;
    const v12Bits = participantDiedOnBits | v9Bits;
    withinThirtyDays = v12;
    withinThirtyDaysBits = v12Bits;
   }
   const v13: number = withinThirtyDays ? 8 : 9;
   const vBits4 = chosenBits(withinThirtyDaysBits, withinThirtyDays, 0, 0, false);
   const foundServedOnValue = columns.foundServedOn[i] as number;
   const foundServedOnBits = columns.foundServedOnStatus[i] as number;
   const foundServedOn2 = foundServedOnValue === 1;
   const v15: number = foundServedOn2 ? 8 : v14;
   const vBits5 = chosenBits(foundServedOnBits, foundServedOn2, 0, v14Bits, 8 === v14);
   const treatedAs: number = foundRetirementOnFile2 ? v13 : v15;
   const treatedAsBits = chosenBits(foundRetirementOnFileBits, foundRetirementOnFile2, vBits4, vBits5, v13 === v15);
   const v16 = treatedAs === 9;
   const retirementTransferAnnuityDueGiven = columns.retirementTransferAnnuityDue[i] as number;
   const retirementTransferAnnuityDueBits = retirementTransferAnnuityDueGiven === ABSENT ? UNKNOWN : 0;
   const retirementTransferAnnuityDue2 = retirementTransferAnnuityDueGiven === 1;
   let v18: boolean;
   if (transferAnnuityOption === 0) {
    const v17 = !retirementTransferAnnuityDue2;
    v18 = v17;
   }
   else {
    v18 = retirementTransferAnnuityDue2;
   }
   const excessIsDue: boolean = v16 ? v18 : true;
   const excessIsDueBits = chosenBits(treatedAsBits, v16, retirementTransferAnnuityDueBits, 0, v18 === true);
   const retirementAccountAtRetirementGiven = columns.retirementAccountAtRetirement[i] as number;
   const retirementAccountAtRetirementBits = retirementAccountAtRetirementGiven < 0 ? UNKNOWN : 0;
   const retirementAnnuityPaidGiven = columns.retirementAnnuityPaid[i] as number;
   const retirementAnnuityPaidBits = retirementAnnuityPaidGiven < 0 ? UNKNOWN : 0;
   const v19 = retirementAccountAtRetirementGiven - retirementAnnuityPaidGiven;
   if (v19 > EXACT || v19 < -EXACT) beyond = true;
   const vBits6 = retirementAccountAtRetirementBits | retirementAnnuityPaidBits;
   const excess = v19 >= 0 ? v19 : 0;
   let refundWithinThirtyDays: number;
   let refundWithinThirtyDaysBits: number;
   if (thirtyDaysOption === 0) {
    refundWithinThirtyDays = excess;
    refundWithinThirtyDaysBits = vBits6;
   }
   else if (thirtyDaysOption === 1) {
    refundWithinThirtyDays = retirementAccountAtRetirementGiven;
    refundWithinThirtyDaysBits = retirementAccountAtRetirementBits;
   }
   else {
    refundWithinThirtyDays = excess;
    refundWithinThirtyDaysBits = vBits6;
   }
   const v20: number = withinThirtyDays ? refundWithinThirtyDays : excess;
   const vBits7 = chosenBits(withinThirtyDaysBits, withinThirtyDays, refundWithinThirtyDaysBits, vBits6, refundWithinThirtyDays === excess);
   const accountBalanceGiven = columns.accountBalance[i] as number;
   const accountBalanceBits = accountBalanceGiven < 0 ? UNKNOWN : 0;
   const v21: number = foundRetirementOnFile2 ? v20 : accountBalanceGiven;
   const vBits8 = chosenBits(foundRetirementOnFileBits, foundRetirementOnFile2, vBits7, accountBalanceBits, v20 === accountBalanceGiven);
   const debtsGiven = columns.debts[i] as number;
   const debtsBits = debtsGiven < 0 ? UNKNOWN : 0;
   const absent = debtsBits === UNKNOWN;
   const v22: number = absent ? 0 : debtsGiven;
   const v23 = v22 <= v21 ? v22 : v21;
   let debtsFromExcess: number;
   let debtsFromExcessBits: number;
   if (debtsFromExcessOption === 0) {
    debtsFromExcess = 0;
    debtsFromExcessBits = 0;
   }
   else {
    debtsFromExcess = v23;
    debtsFromExcessBits = vBits8;
   }
   const debtsCollected: number = v16 ? debtsFromExcess : v23;
   const debtsCollectedBits = chosenBits(treatedAsBits, v16, debtsFromExcessBits, vBits8, debtsFromExcess === v23);
   const deathBenefit = v21 - debtsCollected;
   if (deathBenefit > EXACT || deathBenefit < -EXACT) beyond = true;
   const vBits9 = vBits8 | debtsCollectedBits;
   const debtsLeft = v22 - debtsCollected;
   if (debtsLeft > EXACT || debtsLeft < -EXACT) beyond = true;
   const denied = (!hadAccount && cohortBits === 0) || (!excessIsDue && excessIsDueBits === 0);
   const outcome = outcomeOfBits(cohortBits, 0, cohortBits | excessIsDueBits, denied, participantDiedOnBits | treatedAsBits | vBits9 | debtsCollectedBits, beyond);
   results.outcome[i] = outcome;
   results.treatedAs[i] = outcome === GRANTED ? treatedAs : ABSENT;
   results.amount[i] = outcome === GRANTED ? deathBenefit : Number.NaN;
   results.debtsCollected[i] = outcome === GRANTED ? debtsCollected : Number.NaN;
   results.debtsLeft[i] = outcome === GRANTED ? debtsLeft : Number.NaN;
  }
 }

 function hybridDeathColumns(
  columns: HybridDeathColumns, law: KernelLaw, results: HybridDeathResults, begin: number, end: number, rest: Int32Array): number {
   const participantEnrolledOnColumn = columns.participantEnrolledOn;
   const foundRetirementOnFileColumn = columns.foundRetirementOnFile;
   const participantDiedOnColumn = columns.participantDiedOn;
   const retirementRetiredOnColumn = columns.retirementRetiredOn;
   const foundServedOnColumn = columns.foundServedOn;
   const retirementTransferAnnuityDueColumn = columns.retirementTransferAnnuityDue;
   const retirementAccountAtRetirementColumn = columns.retirementAccountAtRetirement;
   const retirementAnnuityPaidColumn = columns.retirementAnnuityPaid;
   const accountBalanceColumn = columns.accountBalance;
   const debtsColumn = columns.debts;
   const deathSharesFoundStatusColumn = columns.deathSharesFoundStatus;
   const outcomeResult = results.outcome;
   const treatedAsResult = results.treatedAs;
   const amountResult = results.amount;
   const debtsCollectedResult = results.debtsCollected;
   const debtsLeftResult = results.debtsLeft;
   const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
   const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
   const hybridDeathDaysAfterRetirementSteps = law.figures['hybrid.death.days-after-retirement'] as Steps;
   const hybridStartOption = law.readings['hybrid-start'] as number;
   const transitionStartOption = law.readings['transition-start'] as number;
   const thirtyDaysOption = law.readings['thirty-days'] as number;
   const deferredDeathOption = law.readings['deferred-death'] as number;
   const transferAnnuityOption = law.readings['transfer-annuity'] as number;
   const debtsFromExcessOption = law.readings['debts-from-excess'] as number;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   const cohortHybridFrom = lastStep(cohortHybridFromSteps);
   if (Number.isNaN(cohortHybridFrom)) sure = false;
   const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
   if (Number.isNaN(cohortTransitionFrom)) sure = false;
   const hybridDeathDaysAfterRetirementStepsFrom = lastDay(hybridDeathDaysAfterRetirementSteps);
   const hybridDeathDaysAfterRetirementStepsLast = stepAt(hybridDeathDaysAfterRetirementSteps, hybridDeathDaysAfterRetirementStepsFrom);
   let v14: number;
   let v14Bits: number;
   if (deferredDeathOption === 0) {
    v14 = 0;
    v14Bits = 2;
   }
   else {
    v14 = 8;
    v14Bits = 0;
   }
   const hybridLawDaySince = alwaysFrom(hybridDeathDaysAfterRetirementSteps);
   if (!areSmall(hybridDeathDaysAfterRetirementSteps)) sure = false;
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    const participantEnrolledOnGiven = participantEnrolledOnColumn[i] as number;
    const foundRetirementOnFileValue = foundRetirementOnFileColumn[i] as number;
    const participantDiedOnGiven = participantDiedOnColumn[i] as number;
    const retirementRetiredOnGiven = retirementRetiredOnColumn[i] as number;
    const foundServedOnValue = foundServedOnColumn[i] as number;
    const retirementTransferAnnuityDueGiven = retirementTransferAnnuityDueColumn[i] as number;
    if ((participantEnrolledOnGiven | foundRetirementOnFileValue | participantDiedOnGiven | foundServedOnValue) < 0) {
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
    const hadAccount = cohort === 2;
    const foundRetirementOnFile2 = foundRetirementOnFileValue === 1;
    const retirementRetiredOnBits = retirementRetiredOnGiven === ABSENT ? UNKNOWN : 0;
    const hybridLawDay = Math.max(participantDiedOnGiven, cohortHybridFrom);
    const hybridDeathDaysAfterRetirement = hybridLawDay >= hybridDeathDaysAfterRetirementStepsFrom ? hybridDeathDaysAfterRetirementStepsLast : stepAt(hybridDeathDaysAfterRetirementSteps, hybridLawDay);
    if (hybridLawDay < hybridLawDaySince) most = Infinity;
    const v9 = daysLater(retirementRetiredOnGiven, hybridDeathDaysAfterRetirement);
    let withinThirtyDays: boolean;
    if (thirtyDaysOption === 0) {
     const v10 = participantDiedOnGiven <= v9;
     withinThirtyDays = v10;
    }
    else if (thirtyDaysOption === 1) {
     const v11 = participantDiedOnGiven <= v9;
     withinThirtyDays = v11;
    }
    else {
     const v12 = participantDiedOnGiven < v9;
     withinThirtyDays = v12;
    }
    const v13: number = withinThirtyDays ? 8 : 9;
    const vBits2 = chosenBits(retirementRetiredOnBits, withinThirtyDays, 0, 0, false);
    const foundServedOn2 = foundServedOnValue === 1;
    const v15: number = foundServedOn2 ? 8 : v14;
    const vBits3 = foundServedOn2 ? 0 : v14Bits;
    const treatedAs: number = foundRetirementOnFile2 ? v13 : v15;
    const treatedAsBits = foundRetirementOnFile2 ? vBits2 : vBits3;
    const v16 = treatedAs === 9;
    const retirementTransferAnnuityDueBits = retirementTransferAnnuityDueGiven === ABSENT ? UNKNOWN : 0;
    const retirementTransferAnnuityDue2 = retirementTransferAnnuityDueGiven === 1;
    let v18: boolean;
    if (transferAnnuityOption === 0) {
     const v17 = !retirementTransferAnnuityDue2;
     v18 = v17;
    }
    else {
     v18 = retirementTransferAnnuityDue2;
    }
    const excessIsDue: boolean = v16 ? v18 : true;
    const excessIsDueBits = chosenBits(treatedAsBits, v16, retirementTransferAnnuityDueBits, 0, v18 === true);
    const denied = (!hadAccount && v5Bits === 0) || (!excessIsDue && excessIsDueBits === 0);
    if (denied && v5Bits === 0 && most <= EXACT) {
     outcomeResult[i] = DENIED;
     treatedAsResult[i] = ABSENT;
     amountResult[i] = Number.NaN;
     debtsCollectedResult[i] = Number.NaN;
     debtsLeftResult[i] = Number.NaN;
     continue;
    }
    const retirementAccountAtRetirementGiven = retirementAccountAtRetirementColumn[i] as number;
    const retirementAnnuityPaidGiven = retirementAnnuityPaidColumn[i] as number;
    const accountBalanceGiven = accountBalanceColumn[i] as number;
    const debtsGiven = debtsColumn[i] as number;
    if ((deathSharesFoundStatusColumn[i] as number) !== 0) {
     rest[left++] = i;
     continue;
    }
    const retirementAccountAtRetirementBits = retirementAccountAtRetirementGiven < 0 ? UNKNOWN : 0;
    const retirementAnnuityPaidBits = retirementAnnuityPaidGiven < 0 ? UNKNOWN : 0;
    const v19 = retirementAccountAtRetirementGiven - retirementAnnuityPaidGiven;
    most += Math.abs(v19);
    const vBits4 = retirementAccountAtRetirementBits | retirementAnnuityPaidBits;
    const excess = v19 >= 0 ? v19 : 0;
    let refundWithinThirtyDays: number;
    let refundWithinThirtyDaysBits: number;
    if (thirtyDaysOption === 0) {
     refundWithinThirtyDays = excess;
     refundWithinThirtyDaysBits = vBits4;
    }
    else if (thirtyDaysOption === 1) {
     refundWithinThirtyDays = retirementAccountAtRetirementGiven;
     refundWithinThirtyDaysBits = retirementAccountAtRetirementBits;
    }
    else {
     refundWithinThirtyDays = excess;
     refundWithinThirtyDaysBits = vBits4;
    }
    const v20: number = withinThirtyDays ? refundWithinThirtyDays : excess;
    const vBits5 = chosenBits(retirementRetiredOnBits, withinThirtyDays, refundWithinThirtyDaysBits, vBits4, refundWithinThirtyDays === excess);
    const accountBalanceBits = accountBalanceGiven < 0 ? UNKNOWN : 0;
    const v21: number = foundRetirementOnFile2 ? v20 : accountBalanceGiven;
    const vBits6 = foundRetirementOnFile2 ? vBits5 : accountBalanceBits;
    const debtsBits = debtsGiven < 0 ? UNKNOWN : 0;
    const absent = debtsBits === UNKNOWN;
    const v22: number = absent ? 0 : debtsGiven;
    const v23 = v22 <= v21 ? v22 : v21;
    let debtsFromExcess: number;
    let debtsFromExcessBits: number;
    if (debtsFromExcessOption === 0) {
     debtsFromExcess = 0;
     debtsFromExcessBits = 0;
    }
    else {
     debtsFromExcess = v23;
     debtsFromExcessBits = vBits6;
    }
    const debtsCollected: number = v16 ? debtsFromExcess : v23;
    const debtsCollectedBits = chosenBits(treatedAsBits, v16, debtsFromExcessBits, vBits6, debtsFromExcess === v23);
    const deathBenefit = v21 - debtsCollected;
    most += Math.abs(deathBenefit);
    const vBits7 = vBits6 | debtsCollectedBits;
    const debtsLeft = v22 - debtsCollected;
    most += Math.abs(debtsLeft);
    const outcome = outcomeOfBits(v5Bits, 0, v5Bits | excessIsDueBits, false, treatedAsBits | vBits7 | debtsCollectedBits, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    treatedAsResult[i] = outcome === GRANTED ? treatedAs : ABSENT;
    amountResult[i] = outcome === GRANTED ? deathBenefit : Number.NaN;
    debtsCollectedResult[i] = outcome === GRANTED ? debtsCollected : Number.NaN;
    debtsLeftResult[i] = outcome === GRANTED ? debtsLeft : Number.NaN;
   }
   return left;
  }

  export const hybridDeath: Kernel<HybridDeathColumns, HybridDeathResults> = {
   columns: hybridDeathColumns,
   rows: hybridDeathRows,
   inputs: [
    { name: 'participantEnrolledOn', node: 0 },
    { name: 'foundRetirementOnFile', node: 23 },
    { name: 'participantDiedOn', node: 19 },
    { name: 'retirementRetiredOn', node: 24 },
    { name: 'foundServedOn', node: 44 },
    { name: 'retirementTransferAnnuityDue', node: 54 },
    { name: 'retirementAccountAtRetirement', node: 60 },
    { name: 'retirementAnnuityPaid', node: 61 },
    { name: 'accountBalance', node: 69 },
    { name: 'debts', node: 72 },
    { name: 'deathSharesFound', node: 100 },
   ],
   outputs: [
    { name: 'treatedAs', kind: 'text' },
    { name: 'amount', kind: 'money' },
    { name: 'debtsCollected', kind: 'money' },
    { name: 'debtsLeft', kind: 'money' },
   ],
  };
