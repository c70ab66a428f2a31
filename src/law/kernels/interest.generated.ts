// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question interest: of rows of which all is there, and of any.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { BEYOND, EXACT, GRANTED, SMALL, UNKNOWN, everyRow, outcomeOfBits, roundOf } from '../../rules/index.ts';

export interface InterestColumns {
 /** The finding compound-interest: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly balanceWithInterestFound: Float64Array;
 readonly balanceWithInterestFoundDenominator: Float64Array;
 readonly balanceWithInterestFoundStatus: Uint8Array;
 /** The fact /interest/principal: whole cents; below zero where absent. */
 readonly interestPrincipal: Float64Array;
}

export interface InterestResults {
 readonly outcome: Uint8Array;
 readonly interest: Float64Array;
 readonly balance: Float64Array;
}

function interestRows(
 columns: InterestColumns, law: KernelLaw, results: InterestResults, which: Int32Array, many: number): void {
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
   const balanceWithInterestFoundValue = columns.balanceWithInterestFound[i] as number;
   const balanceWithInterestFoundBits = columns.balanceWithInterestFoundStatus[i] as number;
   const balanceWithInterestFoundOver = columns.balanceWithInterestFoundDenominator[i] as number;
   const interestPrincipalGiven = columns.interestPrincipal[i] as number;
   const interestPrincipalBits = interestPrincipalGiven < 0 ? UNKNOWN : 0;
   const n = interestPrincipalGiven * balanceWithInterestFoundOver;
   if (n > EXACT || n < -EXACT) beyond = true;
   const interest = balanceWithInterestFoundValue - n;
   if (interest > EXACT || interest < -EXACT) beyond = true;
   const vBits = balanceWithInterestFoundBits | interestPrincipalBits;
   const n2 = balanceWithInterestFoundOver;
   if (n2 > EXACT || n2 < -EXACT) beyond = true;
   const v = roundOf(interest, n2, rounding === 59);
   const n3 = balanceWithInterestFoundOver;
   if (n3 > EXACT || n3 < -EXACT) beyond = true;
   const v2 = roundOf(balanceWithInterestFoundValue, n3, rounding === 59);
   const denied = false;
   const outcome = outcomeOfBits(0, 0, 0, denied, vBits | balanceWithInterestFoundBits, beyond);
   results.outcome[i] = outcome;
   results.interest[i] = outcome === GRANTED ? v : Number.NaN;
   results.balance[i] = outcome === GRANTED ? v2 : Number.NaN;
  }
 }

 function interestColumns(
  columns: InterestColumns, law: KernelLaw, results: InterestResults, begin: number, end: number, rest: Int32Array): number {
   const balanceWithInterestFoundColumn = columns.balanceWithInterestFound;
   const balanceWithInterestFoundDenominatorColumn = columns.balanceWithInterestFoundDenominator;
   const interestPrincipalColumn = columns.interestPrincipal;
   const outcomeResult = results.outcome;
   const interestResult = results.interest;
   const balanceResult = results.balance;
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
    const balanceWithInterestFoundValue = balanceWithInterestFoundColumn[i] as number;
    const interestPrincipalGiven = interestPrincipalColumn[i] as number;
    if (balanceWithInterestFoundValue < 0 || interestPrincipalGiven < 0) {
     rest[left++] = i;
     continue;
    }
    const balanceWithInterestFoundOver = balanceWithInterestFoundDenominatorColumn[i] as number;
    const n = interestPrincipalGiven * balanceWithInterestFoundOver;
    most += Math.abs(n);
    const interest = balanceWithInterestFoundValue - n;
    most += Math.abs(interest);
    const n2 = balanceWithInterestFoundOver;
    most += Math.abs(n2);
    const v = rounding === 59 || interest < 0 ? roundOf(interest, n2, rounding === 59) : Math.floor((2 * interest + n2) / (2 * n2));
    const n3 = balanceWithInterestFoundOver;
    most += Math.abs(n3);
    const v2 = rounding === 59 || balanceWithInterestFoundValue < 0 ? roundOf(balanceWithInterestFoundValue, n3, rounding === 59) : Math.floor((2 * balanceWithInterestFoundValue + n3) / (2 * n3));
    const denied = false;
    const outcome = outcomeOfBits(0, 0, 0, denied, 0, !(most <= EXACT));
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

  export const interest: Kernel<InterestColumns, InterestResults> = {
   columns: interestColumns,
   rows: interestRows,
   inputs: [
    { name: 'balanceWithInterestFound', node: 22 },
    { name: 'interestPrincipal', node: 0 },
   ],
   outputs: [
    { name: 'interest', kind: 'money' },
    { name: 'balance', kind: 'money' },
   ],
  };
