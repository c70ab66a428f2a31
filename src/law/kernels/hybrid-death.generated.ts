// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question hybrid-death, of one row and over columns.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, EXACT, GRANTED, NO_LAW, UNKNOWN, chosenBits, daysLater, lastDay, lastStep, outcomeOfBits, stepAt } from '../../rules/index.ts';

export interface HybridDeathRow {
 /** The fact /participant/enrolledOn: a packed date, a number or a code; -1 where absent. */
 readonly participantEnrolledOn: number;
 /** The fact /participant/diedOn: a packed date, a number or a code; -1 where absent. */
 readonly participantDiedOn: number;
 /** The finding retirement-on-file: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundRetirementOnFile: number;
 readonly foundRetirementOnFileStatus: number;
 /** The fact /retirement/retiredOn: a packed date, a number or a code; -1 where absent. */
 readonly retirementRetiredOn: number;
 /** The finding served-on: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundServedOn: number;
 readonly foundServedOnStatus: number;
 /** The fact /retirement/transferAnnuityDue: 1 or 0; -1 where absent. */
 readonly retirementTransferAnnuityDue: number;
 /** The fact /retirement/accountAtRetirement: whole cents; below zero where absent. */
 readonly retirementAccountAtRetirement: number;
 /** The fact /retirement/annuityPaid: whole cents; below zero where absent. */
 readonly retirementAnnuityPaid: number;
 /** The fact /account/balance: whole cents; below zero where absent. */
 readonly accountBalance: number;
 /** The fact /debts: whole cents; below zero where absent. */
 readonly debts: number;
 /** The finding shares: no more than whether there is one; its status is zero where it found it, else why not. */
 readonly deathSharesFoundStatus: number;
}

export interface HybridDeathColumns {
 /** The fact /participant/enrolledOn: a packed date, a number or a code; -1 where absent. */
 readonly participantEnrolledOn: Int32Array;
 /** The fact /participant/diedOn: a packed date, a number or a code; -1 where absent. */
 readonly participantDiedOn: Int32Array;
 /** The finding retirement-on-file: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundRetirementOnFile: Int8Array;
 readonly foundRetirementOnFileStatus: Uint8Array;
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

export interface HybridDeathResult {
 outcome: number;
 treatedAs: number;
 amount: number;
 debtsCollected: number;
 debtsLeft: number;
}

export interface HybridDeathResults {
 readonly outcome: Uint8Array;
 readonly treatedAs: Int8Array;
 readonly amount: Float64Array;
 readonly debtsCollected: Float64Array;
 readonly debtsLeft: Float64Array;
}

function hybridDeathRow(row: HybridDeathRow, law: KernelLaw): HybridDeathResult {
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
 const participantDiedOnGiven = row.participantDiedOn;
 const participantDiedOnBits = participantDiedOnGiven === ABSENT ? UNKNOWN : 0;
 const hadAccount = cohort === 2;
 const foundRetirementOnFileBits = row.foundRetirementOnFileStatus;
 const foundRetirementOnFileValue = row.foundRetirementOnFile;
 const foundRetirementOnFile2 = foundRetirementOnFileValue === 1;
 const retirementRetiredOnGiven = row.retirementRetiredOn;
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
 const foundServedOnBits = row.foundServedOnStatus;
 const foundServedOnValue = row.foundServedOn;
 const foundServedOn2 = foundServedOnValue === 1;
 const v15: number = foundServedOn2 ? 8 : v14;
 const vBits5 = chosenBits(foundServedOnBits, foundServedOn2, 0, v14Bits, 8 === v14);
 const treatedAs: number = foundRetirementOnFile2 ? v13 : v15;
 const treatedAsBits = chosenBits(foundRetirementOnFileBits, foundRetirementOnFile2, vBits4, vBits5, v13 === v15);
 const v16 = treatedAs === 9;
 const retirementTransferAnnuityDueGiven = row.retirementTransferAnnuityDue;
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
 const retirementAccountAtRetirementGiven = row.retirementAccountAtRetirement;
 const retirementAccountAtRetirementBits = retirementAccountAtRetirementGiven < 0 ? UNKNOWN : 0;
 const retirementAnnuityPaidGiven = row.retirementAnnuityPaid;
 const retirementAnnuityPaidBits = retirementAnnuityPaidGiven < 0 ? UNKNOWN : 0;
 const v19 = retirementAccountAtRetirementGiven - retirementAnnuityPaidGiven;
 if (v19 > EXACT || v19 < -EXACT) beyond = true;
 const vBits6 = retirementAccountAtRetirementBits | retirementAnnuityPaidBits;
 const first = v19 >= 0;
 const excess: number = first ? v19 : 0;
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
 const accountBalanceGiven = row.accountBalance;
 const accountBalanceBits = accountBalanceGiven < 0 ? UNKNOWN : 0;
 const v21: number = foundRetirementOnFile2 ? v20 : accountBalanceGiven;
 const vBits8 = chosenBits(foundRetirementOnFileBits, foundRetirementOnFile2, vBits7, accountBalanceBits, v20 === accountBalanceGiven);
 const debtsGiven = row.debts;
 const debtsBits = debtsGiven < 0 ? UNKNOWN : 0;
 const absent = debtsBits === UNKNOWN;
 const v22: number = absent ? 0 : debtsGiven;
 const vBits9 = absent ? 0 : debtsBits;
 const first2 = v22 <= v21;
 const v23: number = first2 ? v22 : v21;
 const vBits10 = vBits9 | vBits8;
 let debtsFromExcess: number;
 let debtsFromExcessBits: number;
 if (debtsFromExcessOption === 0) {
  debtsFromExcess = 0;
  debtsFromExcessBits = 0;
 }
 else {
  debtsFromExcess = v23;
  debtsFromExcessBits = vBits10;
 }
 const debtsCollected: number = v16 ? debtsFromExcess : v23;
 const debtsCollectedBits = chosenBits(treatedAsBits, v16, debtsFromExcessBits, vBits10, debtsFromExcess === v23);
 const deathBenefit = v21 - debtsCollected;
 if (deathBenefit > EXACT || deathBenefit < -EXACT) beyond = true;
 const vBits11 = vBits8 | debtsCollectedBits;
 const debtsLeft = v22 - debtsCollected;
 if (debtsLeft > EXACT || debtsLeft < -EXACT) beyond = true;
 const vBits12 = vBits9 | debtsCollectedBits;
 const denied = (!hadAccount && cohortBits === 0) || (!excessIsDue && excessIsDueBits === 0);
 const outcome = outcomeOfBits(cohortBits, 0, cohortBits | excessIsDueBits, denied, participantDiedOnBits | treatedAsBits | vBits11 | debtsCollectedBits | vBits12, beyond);
 return { outcome, treatedAs: outcome === GRANTED ? treatedAs : ABSENT, amount: outcome === GRANTED ? deathBenefit : Number.NaN, debtsCollected: outcome === GRANTED ? debtsCollected : Number.NaN, debtsLeft: outcome === GRANTED ? debtsLeft : Number.NaN };
}

function hybridDeathColumns(
 columns: HybridDeathColumns, law: KernelLaw, results: HybridDeathResults, rows: number, rest: Int32Array): number {
  const participantEnrolledOnColumn = columns.participantEnrolledOn;
  const participantDiedOnColumn = columns.participantDiedOn;
  const foundRetirementOnFileColumn = columns.foundRetirementOnFile;
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
  let sure = true;
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
  for (let i = 0; i < rows; i++) {
   if (!sure || (participantEnrolledOnColumn[i] as number) === ABSENT || (participantDiedOnColumn[i] as number) === ABSENT || (foundRetirementOnFileColumn[i] as number) === ABSENT || (retirementRetiredOnColumn[i] as number) === ABSENT || (foundServedOnColumn[i] as number) === ABSENT || (retirementTransferAnnuityDueColumn[i] as number) === ABSENT || (retirementAccountAtRetirementColumn[i] as number) < 0 || (retirementAnnuityPaidColumn[i] as number) < 0 || (accountBalanceColumn[i] as number) < 0 || (deathSharesFoundStatusColumn[i] as number) !== 0) {
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
   const participantDiedOnGiven = participantDiedOnColumn[i] as number;
   const hadAccount = cohort === 2;
   const foundRetirementOnFileValue = foundRetirementOnFileColumn[i] as number;
   const foundRetirementOnFile2 = foundRetirementOnFileValue === 1;
   const retirementRetiredOnGiven = retirementRetiredOnColumn[i] as number;
   const hybridLawDay = Math.max(participantDiedOnGiven, cohortHybridFrom);
   const hybridDeathDaysAfterRetirement = hybridLawDay >= hybridDeathDaysAfterRetirementStepsFrom ? hybridDeathDaysAfterRetirementStepsLast : stepAt(hybridDeathDaysAfterRetirementSteps, hybridLawDay);
   if (Number.isNaN(hybridDeathDaysAfterRetirement)) beyond = true;
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
   const foundServedOnValue = foundServedOnColumn[i] as number;
   const foundServedOn2 = foundServedOnValue === 1;
   const v15: number = foundServedOn2 ? 8 : v14;
   const vBits2 = foundServedOn2 ? 0 : v14Bits;
   const treatedAs: number = foundRetirementOnFile2 ? v13 : v15;
   const treatedAsBits = foundRetirementOnFile2 ? 0 : vBits2;
   const v16 = treatedAs === 9;
   const retirementTransferAnnuityDueGiven = retirementTransferAnnuityDueColumn[i] as number;
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
   const retirementAccountAtRetirementGiven = retirementAccountAtRetirementColumn[i] as number;
   const retirementAnnuityPaidGiven = retirementAnnuityPaidColumn[i] as number;
   const v19 = retirementAccountAtRetirementGiven - retirementAnnuityPaidGiven;
   if (v19 > EXACT || v19 < -EXACT) beyond = true;
   const first = v19 >= 0;
   const excess: number = first ? v19 : 0;
   let refundWithinThirtyDays: number;
   if (thirtyDaysOption === 0) {
    refundWithinThirtyDays = excess;
   }
   else if (thirtyDaysOption === 1) {
    refundWithinThirtyDays = retirementAccountAtRetirementGiven;
   }
   else {
    refundWithinThirtyDays = excess;
   }
   const v20: number = withinThirtyDays ? refundWithinThirtyDays : excess;
   const accountBalanceGiven = accountBalanceColumn[i] as number;
   const v21: number = foundRetirementOnFile2 ? v20 : accountBalanceGiven;
   const debtsGiven = debtsColumn[i] as number;
   const debtsBits = debtsGiven < 0 ? UNKNOWN : 0;
   const absent = debtsBits === UNKNOWN;
   const v22: number = absent ? 0 : debtsGiven;
   const vBits3 = absent ? 0 : debtsBits;
   const first2 = v22 <= v21;
   const v23: number = first2 ? v22 : v21;
   let debtsFromExcess: number;
   let debtsFromExcessBits: number;
   if (debtsFromExcessOption === 0) {
    debtsFromExcess = 0;
    debtsFromExcessBits = 0;
   }
   else {
    debtsFromExcess = v23;
    debtsFromExcessBits = vBits3;
   }
   const debtsCollected: number = v16 ? debtsFromExcess : v23;
   const debtsCollectedBits = treatedAsBits !== 0 ? treatedAsBits : v16 ? debtsFromExcessBits : vBits3;
   const deathBenefit = v21 - debtsCollected;
   if (deathBenefit > EXACT || deathBenefit < -EXACT) beyond = true;
   const debtsLeft = v22 - debtsCollected;
   if (debtsLeft > EXACT || debtsLeft < -EXACT) beyond = true;
   const vBits4 = vBits3 | debtsCollectedBits;
   const denied = (!hadAccount && v5Bits === 0) || (!excessIsDue && treatedAsBits === 0);
   const outcome = outcomeOfBits(v5Bits, 0, v5Bits | treatedAsBits, denied, treatedAsBits | debtsCollectedBits | vBits4, beyond);
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

 export const hybridDeath: Kernel<HybridDeathRow, HybridDeathColumns, HybridDeathResult, HybridDeathResults> = {
  row: hybridDeathRow,
  at: (columns, i) => ({
   participantEnrolledOn: columns.participantEnrolledOn[i] as number,
   participantDiedOn: columns.participantDiedOn[i] as number,
   foundRetirementOnFile: columns.foundRetirementOnFile[i] as number,
   foundRetirementOnFileStatus: columns.foundRetirementOnFileStatus[i] as number,
   retirementRetiredOn: columns.retirementRetiredOn[i] as number,
   foundServedOn: columns.foundServedOn[i] as number,
   foundServedOnStatus: columns.foundServedOnStatus[i] as number,
   retirementTransferAnnuityDue: columns.retirementTransferAnnuityDue[i] as number,
   retirementAccountAtRetirement: columns.retirementAccountAtRetirement[i] as number,
   retirementAnnuityPaid: columns.retirementAnnuityPaid[i] as number,
   accountBalance: columns.accountBalance[i] as number,
   debts: columns.debts[i] as number,
   deathSharesFoundStatus: columns.deathSharesFoundStatus[i] as number,
  }),
  columns: hybridDeathColumns,
  inputs: [
   { name: 'participantEnrolledOn', node: 0 },
   { name: 'participantDiedOn', node: 19 },
   { name: 'foundRetirementOnFile', node: 23 },
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
