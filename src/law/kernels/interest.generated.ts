// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question interest, of one row and over columns.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { BEYOND, EXACT, GRANTED, UNKNOWN, outcomeOfBits, roundOf } from '../../rules/index.ts';

export interface InterestRow {
 /** The finding compound-interest: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly balanceWithInterestFound: number;
 readonly balanceWithInterestFoundDenominator: number;
 readonly balanceWithInterestFoundStatus: number;
 /** The fact /interest/principal: whole cents; below zero where absent. */
 readonly interestPrincipal: number;
}

export interface InterestColumns {
 /** The finding compound-interest: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly balanceWithInterestFound: Float64Array;
 readonly balanceWithInterestFoundDenominator: Float64Array;
 readonly balanceWithInterestFoundStatus: Uint8Array;
 /** The fact /interest/principal: whole cents; below zero where absent. */
 readonly interestPrincipal: Float64Array;
}

export interface InterestResult {
 outcome: number;
 interest: number;
 balance: number;
}

export interface InterestResults {
 readonly outcome: Uint8Array;
 readonly interest: Float64Array;
 readonly balance: Float64Array;
}

function interestRow(row: InterestRow, law: KernelLaw): InterestResult {
 const roundingOption = law.readings['rounding'] as number;
 let rounding: number;
 if (roundingOption === 0) {
  rounding = 58;
 }
 else {
  rounding = 59;
 }
 let beyond = false;
 const balanceWithInterestFoundBits = row.balanceWithInterestFoundStatus;
 const balanceWithInterestFoundValue = row.balanceWithInterestFound;
 const balanceWithInterestFoundOver = row.balanceWithInterestFoundDenominator;
 const interestPrincipalGiven = row.interestPrincipal;
 const interestPrincipalBits = interestPrincipalGiven < 0 ? UNKNOWN : 0;
 const n = interestPrincipalGiven * balanceWithInterestFoundOver;
 if (n > EXACT || n < -EXACT) beyond = true;
 const interest = balanceWithInterestFoundValue - n;
 if (interest > EXACT || interest < -EXACT) beyond = true;
 const vBits = balanceWithInterestFoundBits | interestPrincipalBits;
 const by = balanceWithInterestFoundOver;
 if (by > EXACT || by < -EXACT) beyond = true;
 const v = roundOf(interest, by, rounding === 59);
 const by2 = balanceWithInterestFoundOver;
 if (by2 > EXACT || by2 < -EXACT) beyond = true;
 const v2 = roundOf(balanceWithInterestFoundValue, by2, rounding === 59);
 const denied = false;
 const outcome = outcomeOfBits(0, 0, 0, denied, vBits | balanceWithInterestFoundBits, beyond);
 return { outcome, interest: outcome === GRANTED ? v : Number.NaN, balance: outcome === GRANTED ? v2 : Number.NaN };
}

function interestColumns(
 columns: InterestColumns, law: KernelLaw, results: InterestResults, rows: number, rest: Int32Array): number {
  const balanceWithInterestFoundColumn = columns.balanceWithInterestFound;
  const balanceWithInterestFoundDenominatorColumn = columns.balanceWithInterestFoundDenominator;
  const interestPrincipalColumn = columns.interestPrincipal;
  const outcomeResult = results.outcome;
  const interestResult = results.interest;
  const balanceResult = results.balance;
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
   if (!sure || (balanceWithInterestFoundColumn[i] as number) < 0 || (interestPrincipalColumn[i] as number) < 0) {
    rest[left++] = i;
    continue;
   }
   let beyond = false;
   const balanceWithInterestFoundValue = balanceWithInterestFoundColumn[i] as number;
   const balanceWithInterestFoundOver = balanceWithInterestFoundDenominatorColumn[i] as number;
   const interestPrincipalGiven = interestPrincipalColumn[i] as number;
   const n = interestPrincipalGiven * balanceWithInterestFoundOver;
   if (n > EXACT || n < -EXACT) beyond = true;
   const interest = balanceWithInterestFoundValue - n;
   if (interest > EXACT || interest < -EXACT) beyond = true;
   const by = balanceWithInterestFoundOver;
   if (by > EXACT || by < -EXACT) beyond = true;
   const v = rounding === 59 || interest < 0 ? roundOf(interest, by, rounding === 59) : Math.floor((2 * interest + by) / (2 * by));
   const by2 = balanceWithInterestFoundOver;
   if (by2 > EXACT || by2 < -EXACT) beyond = true;
   const v2 = rounding === 59 || balanceWithInterestFoundValue < 0 ? roundOf(balanceWithInterestFoundValue, by2, rounding === 59) : Math.floor((2 * balanceWithInterestFoundValue + by2) / (2 * by2));
   const denied = false;
   const outcome = outcomeOfBits(0, 0, 0, denied, 0, beyond);
   if (outcome === BEYOND) {
    rest[left++] = i;
    continue;
   }
   outcomeResult[i] = outcome;
   interestResult[i] = outcome === GRANTED ? v : Number.NaN;
   balanceResult[i] = outcome === GRANTED ? v2 : Number.NaN;
  }
  return left;
 }

 export const interest: Kernel<InterestRow, InterestColumns, InterestResult, InterestResults> = {
  row: interestRow,
  at: (columns, i) => ({
   balanceWithInterestFound: columns.balanceWithInterestFound[i] as number,
   balanceWithInterestFoundDenominator: columns.balanceWithInterestFoundDenominator[i] as number,
   balanceWithInterestFoundStatus: columns.balanceWithInterestFoundStatus[i] as number,
   interestPrincipal: columns.interestPrincipal[i] as number,
  }),
  columns: interestColumns,
  inputs: [
   { name: 'balanceWithInterestFound', node: 22 },
   { name: 'interestPrincipal', node: 0 },
  ],
  outputs: [
   { name: 'interest', kind: 'money' },
   { name: 'balance', kind: 'money' },
  ],
 };
