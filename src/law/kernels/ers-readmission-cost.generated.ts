// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question ers-readmission-cost, of one row and over columns.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { BEYOND, EXACT, GRANTED, outcomeOfBits, roundMixed, roundOf } from '../../rules/index.ts';

export interface ErsReadmissionCostRow {
 /** The finding contributions-of-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly individualContributionsFound: number;
 readonly individualContributionsFoundDenominator: number;
 readonly individualContributionsFoundStatus: number;
 /** The finding contributions-of-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly employerContributionsFound: number;
 readonly employerContributionsFoundDenominator: number;
 readonly employerContributionsFoundStatus: number;
 /** The finding interest-on-months: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly foundInterestOnMonths: number;
 readonly foundInterestOnMonthsDenominator: number;
 readonly foundInterestOnMonthsStatus: number;
}

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

export interface ErsReadmissionCostResult {
 outcome: number;
 individual: number;
 employer: number;
 principal: number;
 interest: number;
 total: number;
}

export interface ErsReadmissionCostResults {
 readonly outcome: Uint8Array;
 readonly individual: Float64Array;
 readonly employer: Float64Array;
 readonly principal: Float64Array;
 readonly interest: Float64Array;
 readonly total: Float64Array;
}

function ersReadmissionCostRow(row: ErsReadmissionCostRow, law: KernelLaw): ErsReadmissionCostResult {
 const roundingOption = law.readings['rounding'] as number;
 let rounding: number;
 if (roundingOption === 0) {
  rounding = 58;
 }
 else {
  rounding = 59;
 }
 let beyond = false;
 const individualContributionsFoundBits = row.individualContributionsFoundStatus;
 const individualContributionsFoundValue = row.individualContributionsFound;
 const individualContributionsFoundOver = row.individualContributionsFoundDenominator;
 const by = individualContributionsFoundOver;
 if (by > EXACT || by < -EXACT) beyond = true;
 const v = roundOf(individualContributionsFoundValue, by, rounding === 59);
 const employerContributionsFoundBits = row.employerContributionsFoundStatus;
 const employerContributionsFoundValue = row.employerContributionsFound;
 const employerContributionsFoundOver = row.employerContributionsFoundDenominator;
 const by2 = employerContributionsFoundOver;
 if (by2 > EXACT || by2 < -EXACT) beyond = true;
 const v2 = roundOf(employerContributionsFoundValue, by2, rounding === 59);
 const by3 = individualContributionsFoundOver;
 if (by3 > EXACT || by3 < -EXACT) beyond = true;
 const part = Math.floor(individualContributionsFoundValue / by3);
 const rest2 = individualContributionsFoundValue - part * by3;
 const by4 = employerContributionsFoundOver;
 if (by4 > EXACT || by4 < -EXACT) beyond = true;
 const part2 = Math.floor(employerContributionsFoundValue / by4);
 const rest3 = employerContributionsFoundValue - part2 * by4;
 const n = rest2 * employerContributionsFoundOver;
 if (n > EXACT || n < -EXACT) beyond = true;
 const n2 = rest3 * individualContributionsFoundOver;
 if (n2 > EXACT || n2 < -EXACT) beyond = true;
 const readmissionPrincipal = n + n2;
 if (readmissionPrincipal > EXACT || readmissionPrincipal < -EXACT) beyond = true;
 const whole = part + part2;
 if (whole > EXACT || whole < -EXACT) beyond = true;
 const vBits = individualContributionsFoundBits | employerContributionsFoundBits;
 const by5 = employerContributionsFoundOver * individualContributionsFoundOver;
 if (by5 > EXACT || by5 < -EXACT) beyond = true;
 const v3 = roundMixed(whole, readmissionPrincipal, by5, rounding === 59);
 const foundInterestOnMonthsBits = row.foundInterestOnMonthsStatus;
 const foundInterestOnMonthsValue = row.foundInterestOnMonths;
 const foundInterestOnMonthsOver = row.foundInterestOnMonthsDenominator;
 const by6 = foundInterestOnMonthsOver;
 if (by6 > EXACT || by6 < -EXACT) beyond = true;
 const readmissionInterest = roundOf(foundInterestOnMonthsValue, by6, rounding === 59);
 const by7 = employerContributionsFoundOver * individualContributionsFoundOver;
 if (by7 > EXACT || by7 < -EXACT) beyond = true;
 const part3 = Math.floor(readmissionPrincipal / by7);
 const rest4 = readmissionPrincipal - part3 * by7;
 const whole2 = whole + part3;
 const readmissionTotal = rest4 + 0;
 if (readmissionTotal > EXACT || readmissionTotal < -EXACT) beyond = true;
 const whole3 = whole2 + readmissionInterest;
 if (whole3 > EXACT || whole3 < -EXACT) beyond = true;
 const vBits2 = vBits | foundInterestOnMonthsBits;
 const by8 = employerContributionsFoundOver * individualContributionsFoundOver;
 if (by8 > EXACT || by8 < -EXACT) beyond = true;
 const v4 = roundMixed(whole3, readmissionTotal, by8, rounding === 59);
 const denied = false;
 const outcome = outcomeOfBits(0, 0, 0, denied, individualContributionsFoundBits | employerContributionsFoundBits | vBits | foundInterestOnMonthsBits | vBits2, beyond);
 return { outcome, individual: outcome === GRANTED ? v : Number.NaN, employer: outcome === GRANTED ? v2 : Number.NaN, principal: outcome === GRANTED ? v3 : Number.NaN, interest: outcome === GRANTED ? readmissionInterest : Number.NaN, total: outcome === GRANTED ? v4 : Number.NaN };
}

function ersReadmissionCostColumns(
 columns: ErsReadmissionCostColumns, law: KernelLaw, results: ErsReadmissionCostResults, rows: number, rest: Int32Array): number {
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
  let sure = true;
  let left = 0;
  let rounding: number;
  if (roundingOption === 0) {
   rounding = 58;
  }
  else {
   rounding = 59;
  }
  for (let i = 0; i < rows; i++) {
   if (!sure || (individualContributionsFoundColumn[i] as number) < 0 || (employerContributionsFoundColumn[i] as number) < 0 || (foundInterestOnMonthsColumn[i] as number) < 0) {
    rest[left++] = i;
    continue;
   }
   let beyond = false;
   const individualContributionsFoundValue = individualContributionsFoundColumn[i] as number;
   const individualContributionsFoundOver = individualContributionsFoundDenominatorColumn[i] as number;
   const by = individualContributionsFoundOver;
   if (by > EXACT || by < -EXACT) beyond = true;
   const v = rounding === 59 || individualContributionsFoundValue < 0 ? roundOf(individualContributionsFoundValue, by, rounding === 59) : Math.floor((2 * individualContributionsFoundValue + by) / (2 * by));
   const employerContributionsFoundValue = employerContributionsFoundColumn[i] as number;
   const employerContributionsFoundOver = employerContributionsFoundDenominatorColumn[i] as number;
   const by2 = employerContributionsFoundOver;
   if (by2 > EXACT || by2 < -EXACT) beyond = true;
   const v2 = rounding === 59 || employerContributionsFoundValue < 0 ? roundOf(employerContributionsFoundValue, by2, rounding === 59) : Math.floor((2 * employerContributionsFoundValue + by2) / (2 * by2));
   const by3 = individualContributionsFoundOver;
   if (by3 > EXACT || by3 < -EXACT) beyond = true;
   const part = Math.floor(individualContributionsFoundValue / by3);
   const rest2 = individualContributionsFoundValue - part * by3;
   const by4 = employerContributionsFoundOver;
   if (by4 > EXACT || by4 < -EXACT) beyond = true;
   const part2 = Math.floor(employerContributionsFoundValue / by4);
   const rest3 = employerContributionsFoundValue - part2 * by4;
   const n = rest2 * employerContributionsFoundOver;
   if (n > EXACT || n < -EXACT) beyond = true;
   const n2 = rest3 * individualContributionsFoundOver;
   if (n2 > EXACT || n2 < -EXACT) beyond = true;
   const readmissionPrincipal = n + n2;
   if (readmissionPrincipal > EXACT || readmissionPrincipal < -EXACT) beyond = true;
   const whole = part + part2;
   if (whole > EXACT || whole < -EXACT) beyond = true;
   const by5 = employerContributionsFoundOver * individualContributionsFoundOver;
   if (by5 > EXACT || by5 < -EXACT) beyond = true;
   const v3 = rounding === 59 || whole < 0 ? roundMixed(whole, readmissionPrincipal, by5, rounding === 59) : whole + Math.floor((2 * readmissionPrincipal + by5) / (2 * by5));
   const foundInterestOnMonthsValue = foundInterestOnMonthsColumn[i] as number;
   const foundInterestOnMonthsOver = foundInterestOnMonthsDenominatorColumn[i] as number;
   const by6 = foundInterestOnMonthsOver;
   if (by6 > EXACT || by6 < -EXACT) beyond = true;
   const readmissionInterest = rounding === 59 || foundInterestOnMonthsValue < 0 ? roundOf(foundInterestOnMonthsValue, by6, rounding === 59) : Math.floor((2 * foundInterestOnMonthsValue + by6) / (2 * by6));
   const by7 = employerContributionsFoundOver * individualContributionsFoundOver;
   if (by7 > EXACT || by7 < -EXACT) beyond = true;
   const part3 = Math.floor(readmissionPrincipal / by7);
   const rest4 = readmissionPrincipal - part3 * by7;
   const whole2 = whole + part3;
   const readmissionTotal = rest4 + 0;
   if (readmissionTotal > EXACT || readmissionTotal < -EXACT) beyond = true;
   const whole3 = whole2 + readmissionInterest;
   if (whole3 > EXACT || whole3 < -EXACT) beyond = true;
   const by8 = employerContributionsFoundOver * individualContributionsFoundOver;
   if (by8 > EXACT || by8 < -EXACT) beyond = true;
   const v4 = rounding === 59 || whole3 < 0 ? roundMixed(whole3, readmissionTotal, by8, rounding === 59) : whole3 + Math.floor((2 * readmissionTotal + by8) / (2 * by8));
   const denied = false;
   const outcome = outcomeOfBits(0, 0, 0, denied, 0, beyond);
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

 export const ersReadmissionCost: Kernel<ErsReadmissionCostRow, ErsReadmissionCostColumns, ErsReadmissionCostResult, ErsReadmissionCostResults> = {
  row: ersReadmissionCostRow,
  at: (columns, i) => ({
   individualContributionsFound: columns.individualContributionsFound[i] as number,
   individualContributionsFoundDenominator: columns.individualContributionsFoundDenominator[i] as number,
   individualContributionsFoundStatus: columns.individualContributionsFoundStatus[i] as number,
   employerContributionsFound: columns.employerContributionsFound[i] as number,
   employerContributionsFoundDenominator: columns.employerContributionsFoundDenominator[i] as number,
   employerContributionsFoundStatus: columns.employerContributionsFoundStatus[i] as number,
   foundInterestOnMonths: columns.foundInterestOnMonths[i] as number,
   foundInterestOnMonthsDenominator: columns.foundInterestOnMonthsDenominator[i] as number,
   foundInterestOnMonthsStatus: columns.foundInterestOnMonthsStatus[i] as number,
  }),
  columns: ersReadmissionCostColumns,
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
