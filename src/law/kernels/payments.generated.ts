// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question payments: of rows of which all is there, and of any.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { ABSENT, BEYOND, EXACT, GRANTED, SMALL, UNKNOWN, everyRow, outcomeOfBits, roundOf } from '../../rules/index.ts';

export interface PaymentsColumns {
 /** The fact /payment/rule: a packed date, a number or a code; -1 where absent. */
 readonly paymentRule: Int8Array;
 /** The fact /payment/monthly: whole cents; below zero where absent. */
 readonly paymentMonthly: Float64Array;
 /** The fact /payment/startsOn: a packed date, a number or a code; -1 where absent. */
 readonly paymentStartsOn: Int32Array;
 /** The fact /payment/through: a packed date, a number or a code; -1 where absent. */
 readonly paymentThrough: Int32Array;
 /** The finding payments: no more than whether there is one; its status is zero where it found it, else why not. */
 readonly paymentsFoundStatus: Uint8Array;
 /** The finding payments-total: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly paymentsTotalFound: Float64Array;
 readonly paymentsTotalFoundDenominator: Float64Array;
 readonly paymentsTotalFoundStatus: Uint8Array;
}

export interface PaymentsResults {
 readonly outcome: Uint8Array;
 readonly total: Float64Array;
}

function paymentsRows(
 columns: PaymentsColumns, law: KernelLaw, results: PaymentsResults, which: Int32Array, many: number): void {
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
   const paymentRuleGiven = columns.paymentRule[i] as number;
   const paymentRuleBits = paymentRuleGiven === ABSENT ? UNKNOWN : 0;
   const paymentMonthlyGiven = columns.paymentMonthly[i] as number;
   const paymentMonthlyBits = paymentMonthlyGiven < 0 ? UNKNOWN : 0;
   const paymentStartsOnGiven = columns.paymentStartsOn[i] as number;
   const paymentStartsOnBits = paymentStartsOnGiven === ABSENT ? UNKNOWN : 0;
   const paymentThroughGiven = columns.paymentThrough[i] as number;
   const paymentThroughBits = paymentThroughGiven === ABSENT ? UNKNOWN : 0;
   const paymentsFoundBits = columns.paymentsFoundStatus[i] as number;
   const paymentsTotalFoundValue = columns.paymentsTotalFound[i] as number;
   const paymentsTotalFoundBits = columns.paymentsTotalFoundStatus[i] as number;
   const paymentsTotalFoundOver = columns.paymentsTotalFoundDenominator[i] as number;
   const n = paymentsTotalFoundOver;
   if (n > EXACT || n < -EXACT) beyond = true;
   const v = roundOf(paymentsTotalFoundValue, n, rounding === 59);
   const denied = false;
   const outcome = outcomeOfBits(0, paymentRuleBits | paymentMonthlyBits | paymentStartsOnBits | paymentThroughBits, 0, denied, paymentsFoundBits | paymentsTotalFoundBits, beyond);
   results.outcome[i] = outcome;
   results.total[i] = outcome === GRANTED ? v : Number.NaN;
  }
 }

 function paymentsColumns(
  columns: PaymentsColumns, law: KernelLaw, results: PaymentsResults, begin: number, end: number, rest: Int32Array): number {
   const paymentRuleColumn = columns.paymentRule;
   const paymentMonthlyColumn = columns.paymentMonthly;
   const paymentStartsOnColumn = columns.paymentStartsOn;
   const paymentThroughColumn = columns.paymentThrough;
   const paymentsFoundStatusColumn = columns.paymentsFoundStatus;
   const paymentsTotalFoundColumn = columns.paymentsTotalFound;
   const paymentsTotalFoundDenominatorColumn = columns.paymentsTotalFoundDenominator;
   const outcomeResult = results.outcome;
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
    const paymentRuleGiven = paymentRuleColumn[i] as number;
    const paymentMonthlyGiven = paymentMonthlyColumn[i] as number;
    const paymentStartsOnGiven = paymentStartsOnColumn[i] as number;
    const paymentThroughGiven = paymentThroughColumn[i] as number;
    const paymentsTotalFoundValue = paymentsTotalFoundColumn[i] as number;
    if ((paymentRuleGiven | paymentStartsOnGiven | paymentThroughGiven) < 0 || paymentMonthlyGiven < 0 || (paymentsFoundStatusColumn[i] as number) !== 0 || paymentsTotalFoundValue < 0) {
     rest[left++] = i;
     continue;
    }
    const paymentsTotalFoundOver = paymentsTotalFoundDenominatorColumn[i] as number;
    const n = paymentsTotalFoundOver;
    most += Math.abs(n);
    const v = rounding === 59 || paymentsTotalFoundValue < 0 ? roundOf(paymentsTotalFoundValue, n, rounding === 59) : Math.floor((2 * paymentsTotalFoundValue + n) / (2 * n));
    const denied = false;
    const outcome = outcomeOfBits(0, 0, 0, denied, 0, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    totalResult[i] = outcome === GRANTED ? v : Number.NaN;
   }
   return left;
  }

  export const payments: Kernel<PaymentsColumns, PaymentsResults> = {
   columns: paymentsColumns,
   rows: paymentsRows,
   inputs: [
    { name: 'paymentRule', node: 0 },
    { name: 'paymentMonthly', node: 1 },
    { name: 'paymentStartsOn', node: 2 },
    { name: 'paymentThrough', node: 3 },
    { name: 'paymentsFound', node: 35 },
    { name: 'paymentsTotalFound', node: 37 },
   ],
   outputs: [
    { name: 'total', kind: 'money' },
   ],
  };
