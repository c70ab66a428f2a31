// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question ers-readmission-cost: of rows of which all is there, and of any.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { BEYOND, EXACT, GRANTED, SMALL, everyRow, outcomeOfBits, roundMixed, roundOf } from '../../rules/index.ts';

export interface ErsReadmissionCostColumns {
 /** The finding contributions-of-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly individualContributionsFound: Float64Array;
 readonly individualContributionsFoundDenominator: Float64Array;
 readonly individualContributionsFoundStatus: Uint8Array;
 /** The finding contributions-of-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly employerContributionsFound: Float64Array;
 readonly employerContributionsFoundDenominator: Float64Array;
 readonly employerContributionsFoundStatus: Uint8Array;
 /** The finding interest-on-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundInterestOnMonths: Float64Array;
 readonly foundInterestOnMonthsDenominator: Float64Array;
 readonly foundInterestOnMonthsStatus: Uint8Array;
}

export interface ErsReadmissionCostResults {
 readonly outcome: Uint8Array;
 readonly individual: Float64Array;
 readonly employer: Float64Array;
 readonly principal: Float64Array;
 readonly interest: Float64Array;
 readonly total: Float64Array;
}

function ersReadmissionCostRows(
 columns: ErsReadmissionCostColumns, law: KernelLaw, results: ErsReadmissionCostResults, which: Int32Array, many: number): void {
  const roundingOption = law.readings['rounding'] as number;
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
   const individualContributionsFoundValue = columns.individualContributionsFound[i] as number;
   const individualContributionsFoundBits = columns.individualContributionsFoundStatus[i] as number;
   const individualContributionsFoundOver = columns.individualContributionsFoundDenominator[i] as number;
   const n = individualContributionsFoundOver;
   if (n > EXACT || n < -EXACT) beyond = true;
   const v = roundOf(individualContributionsFoundValue, n, rounding === 59);
   const employerContributionsFoundValue = columns.employerContributionsFound[i] as number;
   const employerContributionsFoundBits = columns.employerContributionsFoundStatus[i] as number;
   const employerContributionsFoundOver = columns.employerContributionsFoundDenominator[i] as number;
   const n2 = employerContributionsFoundOver;
   if (n2 > EXACT || n2 < -EXACT) beyond = true;
   const v2 = roundOf(employerContributionsFoundValue, n2, rounding === 59);
   const n3 = individualContributionsFoundOver;
   if (n3 > EXACT || n3 < -EXACT) beyond = true;
   const part = Math.floor(individualContributionsFoundValue / n3);
   const rest2 = individualContributionsFoundValue - part * n3;
   const n4 = employerContributionsFoundOver;
   if (n4 > EXACT || n4 < -EXACT) beyond = true;
   const part2 = Math.floor(employerContributionsFoundValue / n4);
   const rest3 = employerContributionsFoundValue - part2 * n4;
   const n5 = rest2 * employerContributionsFoundOver;
   if (n5 > EXACT || n5 < -EXACT) beyond = true;
   const n6 = rest3 * individualContributionsFoundOver;
   if (n6 > EXACT || n6 < -EXACT) beyond = true;
   const readmissionPrincipal = n5 + n6;
   if (readmissionPrincipal > EXACT || readmissionPrincipal < -EXACT) beyond = true;
   const whole = part + part2;
   if (whole > EXACT || whole < -EXACT) beyond = true;
   const vBits = individualContributionsFoundBits | employerContributionsFoundBits;
   const n7 = employerContributionsFoundOver * individualContributionsFoundOver;
   if (n7 > EXACT || n7 < -EXACT) beyond = true;
   const v3 = roundMixed(whole, readmissionPrincipal, n7, rounding === 59);
   const foundInterestOnMonthsValue = columns.foundInterestOnMonths[i] as number;
   const foundInterestOnMonthsBits = columns.foundInterestOnMonthsStatus[i] as number;
   const foundInterestOnMonthsOver = columns.foundInterestOnMonthsDenominator[i] as number;
   const n8 = foundInterestOnMonthsOver;
   if (n8 > EXACT || n8 < -EXACT) beyond = true;
   const readmissionInterest = roundOf(foundInterestOnMonthsValue, n8, rounding === 59);
   const n9 = employerContributionsFoundOver * individualContributionsFoundOver;
   if (n9 > EXACT || n9 < -EXACT) beyond = true;
   const part3 = Math.floor(readmissionPrincipal / n9);
   const rest4 = readmissionPrincipal - part3 * n9;
   const whole2 = whole + part3;
   const readmissionTotal = rest4 + 0;
   if (readmissionTotal > EXACT || readmissionTotal < -EXACT) beyond = true;
   const whole3 = whole2 + readmissionInterest;
   if (whole3 > EXACT || whole3 < -EXACT) beyond = true;
   const vBits2 = vBits | foundInterestOnMonthsBits;
   const n10 = employerContributionsFoundOver * individualContributionsFoundOver;
   if (n10 > EXACT || n10 < -EXACT) beyond = true;
   const v4 = roundMixed(whole3, readmissionTotal, n10, rounding === 59);
   const denied = false;
   const outcome = outcomeOfBits(0, 0, 0, denied, individualContributionsFoundBits | employerContributionsFoundBits | vBits | foundInterestOnMonthsBits | vBits2, beyond);
   results.outcome[i] = outcome;
   results.individual[i] = outcome === GRANTED ? v : Number.NaN;
   results.employer[i] = outcome === GRANTED ? v2 : Number.NaN;
   results.principal[i] = outcome === GRANTED ? v3 : Number.NaN;
   results.interest[i] = outcome === GRANTED ? readmissionInterest : Number.NaN;
   results.total[i] = outcome === GRANTED ? v4 : Number.NaN;
  }
 }

 function ersReadmissionCostColumns(
  columns: ErsReadmissionCostColumns, law: KernelLaw, results: ErsReadmissionCostResults, begin: number, end: number, rest: Int32Array): number {
   const individualContributionsFoundColumn = columns.individualContributionsFound;
   const individualContributionsFoundDenominatorColumn = columns.individualContributionsFoundDenominator;
   const employerContributionsFoundColumn = columns.employerContributionsFound;
   const employerContributionsFoundDenominatorColumn = columns.employerContributionsFoundDenominator;
   const foundInterestOnMonthsColumn = columns.foundInterestOnMonths;
   const foundInterestOnMonthsDenominatorColumn = columns.foundInterestOnMonthsDenominator;
   const outcomeResult = results.outcome;
   const individualResult = results.individual;
   const employerResult = results.employer;
   const principalResult = results.principal;
   const interestResult = results.interest;
   const totalResult = results.total;
   const roundingOption = law.readings['rounding'] as number;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   let rounding: number;
   if (roundingOption === 0) {
    rounding = 58;
   }
   else {
    rounding = 59;
   }
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    const individualContributionsFoundValue = individualContributionsFoundColumn[i] as number;
    const employerContributionsFoundValue = employerContributionsFoundColumn[i] as number;
    const foundInterestOnMonthsValue = foundInterestOnMonthsColumn[i] as number;
    if (individualContributionsFoundValue < 0 || employerContributionsFoundValue < 0 || foundInterestOnMonthsValue < 0) {
     rest[left++] = i;
     continue;
    }
    const individualContributionsFoundOver = individualContributionsFoundDenominatorColumn[i] as number;
    const n = individualContributionsFoundOver;
    most += Math.abs(n);
    const v = rounding === 59 || individualContributionsFoundValue < 0 ? roundOf(individualContributionsFoundValue, n, rounding === 59) : Math.floor((2 * individualContributionsFoundValue + n) / (2 * n));
    const employerContributionsFoundOver = employerContributionsFoundDenominatorColumn[i] as number;
    const n2 = employerContributionsFoundOver;
    most += Math.abs(n2);
    const v2 = rounding === 59 || employerContributionsFoundValue < 0 ? roundOf(employerContributionsFoundValue, n2, rounding === 59) : Math.floor((2 * employerContributionsFoundValue + n2) / (2 * n2));
    const n3 = individualContributionsFoundOver;
    most += Math.abs(n3);
    const part = Math.floor(individualContributionsFoundValue / n3);
    const rest2 = individualContributionsFoundValue - part * n3;
    const n4 = employerContributionsFoundOver;
    most += Math.abs(n4);
    const part2 = Math.floor(employerContributionsFoundValue / n4);
    const rest3 = employerContributionsFoundValue - part2 * n4;
    const n5 = rest2 * employerContributionsFoundOver;
    most += Math.abs(n5);
    const n6 = rest3 * individualContributionsFoundOver;
    most += Math.abs(n6);
    const readmissionPrincipal = n5 + n6;
    most += Math.abs(readmissionPrincipal);
    const whole = part + part2;
    most += Math.abs(whole);
    const n7 = employerContributionsFoundOver * individualContributionsFoundOver;
    most += Math.abs(n7);
    const v3 = rounding === 59 || whole < 0 ? roundMixed(whole, readmissionPrincipal, n7, rounding === 59) : whole + Math.floor((2 * readmissionPrincipal + n7) / (2 * n7));
    const foundInterestOnMonthsOver = foundInterestOnMonthsDenominatorColumn[i] as number;
    const n8 = foundInterestOnMonthsOver;
    most += Math.abs(n8);
    const readmissionInterest = rounding === 59 || foundInterestOnMonthsValue < 0 ? roundOf(foundInterestOnMonthsValue, n8, rounding === 59) : Math.floor((2 * foundInterestOnMonthsValue + n8) / (2 * n8));
    const n9 = employerContributionsFoundOver * individualContributionsFoundOver;
    most += Math.abs(n9);
    const part3 = Math.floor(readmissionPrincipal / n9);
    const rest4 = readmissionPrincipal - part3 * n9;
    const whole2 = whole + part3;
    const readmissionTotal = rest4 + 0;
    const whole3 = whole2 + readmissionInterest;
    most += Math.abs(whole3);
    const n10 = employerContributionsFoundOver * individualContributionsFoundOver;
    most += Math.abs(n10);
    const v4 = rounding === 59 || whole3 < 0 ? roundMixed(whole3, readmissionTotal, n10, rounding === 59) : whole3 + Math.floor((2 * readmissionTotal + n10) / (2 * n10));
    const denied = false;
    const outcome = outcomeOfBits(0, 0, 0, denied, 0, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    individualResult[i] = outcome === GRANTED ? v : Number.NaN;
    employerResult[i] = outcome === GRANTED ? v2 : Number.NaN;
    principalResult[i] = outcome === GRANTED ? v3 : Number.NaN;
    interestResult[i] = outcome === GRANTED ? readmissionInterest : Number.NaN;
    totalResult[i] = outcome === GRANTED ? v4 : Number.NaN;
   }
   return left;
  }

  export const ersReadmissionCost: Kernel<ErsReadmissionCostColumns, ErsReadmissionCostResults> = {
   columns: ersReadmissionCostColumns,
   rows: ersReadmissionCostRows,
   inputs: [
    { name: 'individualContributionsFound', node: 6 },
    { name: 'employerContributionsFound', node: 10 },
    { name: 'foundInterestOnMonths', node: 27 },
   ],
   outputs: [
    { name: 'individual', kind: 'money' },
    { name: 'employer', kind: 'money' },
    { name: 'principal', kind: 'money' },
    { name: 'interest', kind: 'money' },
    { name: 'total', kind: 'money' },
   ],
  };
