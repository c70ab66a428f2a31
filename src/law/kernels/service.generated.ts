// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question service: of rows of which all is there, and of any.

import type { Kernel, KernelLaw, Steps } from '../../rules/index.ts';
import { ABSENT, BEYOND, EXACT, GRANTED, NO_LAW, SMALL, UNKNOWN, alwaysFrom, areSmall, chosenBits, everyRow, lastDay, lastStep, outcomeOfBits, stepAt } from '../../rules/index.ts';

export interface ServiceColumns {
 /** The fact /participant/enrolledOn: a packed date, a number or a code; -1 where absent. */
 readonly participantEnrolledOn: Int32Array;
 /** The finding months: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly judgeMonthsFound: Int32Array;
 readonly judgeMonthsFoundStatus: Uint8Array;
 /** The fact /on: a packed date, a number or a code; -1 where absent. */
 readonly on: Int32Array;
 /** The finding last-unbroken-months: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundLastUnbrokenMonths: Int32Array;
 readonly foundLastUnbrokenMonthsStatus: Uint8Array;
 /** The finding months-beside: a packed date, a number or a code; -1 where absent; its status is zero where it found it, else why not. */
 readonly otherMonthsFound: Int32Array;
 readonly otherMonthsFoundStatus: Uint8Array;
}

export interface ServiceResults {
 readonly outcome: Uint8Array;
 readonly judgeMonths: Int32Array;
 readonly retirementMonths: Int32Array;
 readonly disabilityMonths: Int32Array;
}

function serviceRows(
 columns: ServiceColumns, law: KernelLaw, results: ServiceResults, which: Int32Array, many: number): void {
  const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
  const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
  const systemOperativeDateSteps = law.figures['system.operative-date'] as Steps;
  const serviceJudgeYearsForOtherServiceSteps = law.figures['service.judge-years-for-other-service'] as Steps;
  const hybridStartOption = law.readings['hybrid-start'] as number;
  const transitionStartOption = law.readings['transition-start'] as number;
  const eightYearsOption = law.readings['eight-years'] as number;
  const cohortHybridFrom = lastStep(cohortHybridFromSteps);
  const cohortHybridFromBits = Number.isNaN(cohortHybridFrom) ? NO_LAW : 0;
  const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
  const cohortTransitionFromBits = Number.isNaN(cohortTransitionFrom) ? NO_LAW : 0;
  const systemOperativeDate = lastStep(systemOperativeDateSteps);
  const systemOperativeDateBits = Number.isNaN(systemOperativeDate) ? NO_LAW : 0;
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
   const judgeMonthsFoundValue = columns.judgeMonthsFound[i] as number;
   const judgeMonthsFoundBits = columns.judgeMonthsFoundStatus[i] as number;
   const v9 = cohort === 2;
   const onGiven = columns.on[i] as number;
   const onBits = onGiven === ABSENT ? UNKNOWN : 0;
   const lawDay = Math.max(onGiven, systemOperativeDate);
   const lawDayBits = onBits | systemOperativeDateBits;
   const serviceJudgeYearsForOtherService = stepAt(serviceJudgeYearsForOtherServiceSteps, lawDay);
   const serviceJudgeYearsForOtherServiceBits = lawDayBits !== 0 ? lawDayBits : Number.isNaN(serviceJudgeYearsForOtherService) ? NO_LAW : 0;
   const n = serviceJudgeYearsForOtherService * 12;
   if (n > EXACT || n < -EXACT) beyond = true;
   let eightYearsAsJudge: boolean;
   let eightYearsAsJudgeBits: number;
   if (eightYearsOption === 0) {
    const v10 = judgeMonthsFoundValue >= n;
    const v10Bits = judgeMonthsFoundBits | serviceJudgeYearsForOtherServiceBits;
    eightYearsAsJudge = v10;
    eightYearsAsJudgeBits = v10Bits;
   }
   else {
    const foundLastUnbrokenMonthsValue = columns.foundLastUnbrokenMonths[i] as number;
    const foundLastUnbrokenMonthsBits = columns.foundLastUnbrokenMonthsStatus[i] as number;
    const v11 = foundLastUnbrokenMonthsValue >= n;
    const v11Bits = foundLastUnbrokenMonthsBits | serviceJudgeYearsForOtherServiceBits;
    eightYearsAsJudge = v11;
    eightYearsAsJudgeBits = v11Bits;
   }
   const otherMonthsFoundValue = columns.otherMonthsFound[i] as number;
   const otherMonthsFoundBits = columns.otherMonthsFoundStatus[i] as number;
   const v12 = judgeMonthsFoundValue + otherMonthsFoundValue;
   if (v12 > EXACT || v12 < -EXACT) beyond = true;
   const vBits4 = judgeMonthsFoundBits | otherMonthsFoundBits;
   const v13: number = eightYearsAsJudge ? v12 : judgeMonthsFoundValue;
   const vBits5 = chosenBits(eightYearsAsJudgeBits, eightYearsAsJudge, vBits4, judgeMonthsFoundBits, v12 === judgeMonthsFoundValue);
   const retirementService: number = v9 ? judgeMonthsFoundValue : v13;
   const retirementServiceBits = chosenBits(cohortBits, v9, judgeMonthsFoundBits, vBits5, judgeMonthsFoundValue === v13);
   const v14 = judgeMonthsFoundValue + otherMonthsFoundValue;
   if (v14 > EXACT || v14 < -EXACT) beyond = true;
   const vBits6 = judgeMonthsFoundBits | otherMonthsFoundBits;
   const disabilityService: number = v9 ? judgeMonthsFoundValue : v14;
   const disabilityServiceBits = chosenBits(cohortBits, v9, judgeMonthsFoundBits, vBits6, judgeMonthsFoundValue === v14);
   const denied = false;
   const outcome = outcomeOfBits(cohortBits, 0, 0, denied, judgeMonthsFoundBits | retirementServiceBits | disabilityServiceBits, beyond);
   results.outcome[i] = outcome;
   results.judgeMonths[i] = outcome === GRANTED ? judgeMonthsFoundValue : ABSENT;
   results.retirementMonths[i] = outcome === GRANTED ? retirementService : ABSENT;
   results.disabilityMonths[i] = outcome === GRANTED ? disabilityService : ABSENT;
  }
 }

 function serviceColumns(
  columns: ServiceColumns, law: KernelLaw, results: ServiceResults, begin: number, end: number, rest: Int32Array): number {
   const participantEnrolledOnColumn = columns.participantEnrolledOn;
   const judgeMonthsFoundColumn = columns.judgeMonthsFound;
   const onColumn = columns.on;
   const foundLastUnbrokenMonthsColumn = columns.foundLastUnbrokenMonths;
   const otherMonthsFoundColumn = columns.otherMonthsFound;
   const outcomeResult = results.outcome;
   const judgeMonthsResult = results.judgeMonths;
   const retirementMonthsResult = results.retirementMonths;
   const disabilityMonthsResult = results.disabilityMonths;
   const cohortHybridFromSteps = law.figures['cohort.hybrid-from'] as Steps;
   const cohortTransitionFromSteps = law.figures['cohort.transition-from'] as Steps;
   const systemOperativeDateSteps = law.figures['system.operative-date'] as Steps;
   const serviceJudgeYearsForOtherServiceSteps = law.figures['service.judge-years-for-other-service'] as Steps;
   const hybridStartOption = law.readings['hybrid-start'] as number;
   const transitionStartOption = law.readings['transition-start'] as number;
   const eightYearsOption = law.readings['eight-years'] as number;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   const cohortHybridFrom = lastStep(cohortHybridFromSteps);
   if (Number.isNaN(cohortHybridFrom)) sure = false;
   const cohortTransitionFrom = lastStep(cohortTransitionFromSteps);
   if (Number.isNaN(cohortTransitionFrom)) sure = false;
   const systemOperativeDate = lastStep(systemOperativeDateSteps);
   if (Number.isNaN(systemOperativeDate)) sure = false;
   const serviceJudgeYearsForOtherServiceStepsFrom = lastDay(serviceJudgeYearsForOtherServiceSteps);
   const serviceJudgeYearsForOtherServiceStepsLast = stepAt(serviceJudgeYearsForOtherServiceSteps, serviceJudgeYearsForOtherServiceStepsFrom);
   const lawDaySince = alwaysFrom(serviceJudgeYearsForOtherServiceSteps);
   if (!areSmall(serviceJudgeYearsForOtherServiceSteps)) sure = false;
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    const participantEnrolledOnGiven = participantEnrolledOnColumn[i] as number;
    const judgeMonthsFoundValue = judgeMonthsFoundColumn[i] as number;
    const onGiven = onColumn[i] as number;
    const otherMonthsFoundValue = otherMonthsFoundColumn[i] as number;
    if ((participantEnrolledOnGiven | judgeMonthsFoundValue | otherMonthsFoundValue) < 0) {
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
    const onBits = onGiven === ABSENT ? UNKNOWN : 0;
    const lawDay = Math.max(onGiven, systemOperativeDate);
    const serviceJudgeYearsForOtherService = lawDay >= serviceJudgeYearsForOtherServiceStepsFrom ? serviceJudgeYearsForOtherServiceStepsLast : stepAt(serviceJudgeYearsForOtherServiceSteps, lawDay);
    if (lawDay < lawDaySince) most = Infinity;
    const n = serviceJudgeYearsForOtherService * 12;
    let eightYearsAsJudge: boolean;
    if (eightYearsOption === 0) {
     const v10 = judgeMonthsFoundValue >= n;
     eightYearsAsJudge = v10;
    }
    else {
     const foundLastUnbrokenMonthsValue = foundLastUnbrokenMonthsColumn[i] as number;
     if (foundLastUnbrokenMonthsValue < 0) most = Infinity;
     const v11 = foundLastUnbrokenMonthsValue >= n;
     eightYearsAsJudge = v11;
    }
    const v12 = judgeMonthsFoundValue + otherMonthsFoundValue;
    const v13: number = eightYearsAsJudge ? v12 : judgeMonthsFoundValue;
    const vBits2 = chosenBits(onBits, eightYearsAsJudge, 0, 0, v12 === judgeMonthsFoundValue);
    const retirementService: number = v9 ? judgeMonthsFoundValue : v13;
    const retirementServiceBits = v5Bits !== 0 ? v5Bits : v9 ? 0 : vBits2;
    const v14 = judgeMonthsFoundValue + otherMonthsFoundValue;
    const disabilityService: number = v9 ? judgeMonthsFoundValue : v14;
    const denied = false;
    const outcome = outcomeOfBits(v5Bits, 0, 0, denied, retirementServiceBits | v5Bits, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    judgeMonthsResult[i] = outcome === GRANTED ? judgeMonthsFoundValue : ABSENT;
    retirementMonthsResult[i] = outcome === GRANTED ? retirementService : ABSENT;
    disabilityMonthsResult[i] = outcome === GRANTED ? disabilityService : ABSENT;
   }
   return left;
  }

  export const service: Kernel<ServiceColumns, ServiceResults> = {
   columns: serviceColumns,
   rows: serviceRows,
   inputs: [
    { name: 'participantEnrolledOn', node: 0 },
    { name: 'judgeMonthsFound', node: 27 },
    { name: 'on', node: 19 },
    { name: 'foundLastUnbrokenMonths', node: 39 },
    { name: 'otherMonthsFound', node: 47 },
   ],
   outputs: [
    { name: 'judgeMonths', kind: 'months' },
    { name: 'retirementMonths', kind: 'months' },
    { name: 'disabilityMonths', kind: 'months' },
   ],
  };
