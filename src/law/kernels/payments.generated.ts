// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question payments, of one row and over columns.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { ABSENT, BEYOND, EXACT, GRANTED, UNKNOWN, outcomeOfBits, roundOf } from '../../rules/index.ts';

export interface PaymentsRow {
 /** The fact /payment/rule: a packed date, a number or a code; -1 where absent. */
 readonly paymentRule: number;
 /** The fact /payment/monthly: whole cents; below zero where absent. */
 readonly paymentMonthly: number;
 /** The fact /payment/startsOn: a packed date, a number or a code; -1 where absent. */
 readonly paymentStartsOn: number;
 /** The fact /payment/through: a packed date, a number or a code; -1 where absent. */
 readonly paymentThrough: number;
 /** The finding payments: no more than whether there is one; its status is zero where it found it, else why not. */
 readonly paymentsFoundStatus: number;
 /** The finding payments-total: its numerator; below zero where absent; its status is zero where it found it, else why not. */
 readonly paymentsTotalFound: number;
 readonly paymentsTotalFoundDenominator: number;
 readonly paymentsTotalFoundStatus: number;
}

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

export interface PaymentsResult {
 outcome: number;
 total: number;
}

export interface PaymentsResults {
 readonly outcome: Uint8Array;
 readonly total: Float64Array;
}

function paymentsRow(row: PaymentsRow, law: KernelLaw): PaymentsResult {
 const roundingOption = law.readings['rounding'] as number;
 let rounding: number;
 if (roundingOption === 0) {
  rounding = 58;
 }
 else {
  rounding = 59;
 }
 let beyond = false;
 const paymentRuleGiven = row.paymentRule;
 const paymentRuleBits = paymentRuleGiven === ABSENT ? UNKNOWN : 0;
 const paymentMonthlyGiven = row.paymentMonthly;
 const paymentMonthlyBits = paymentMonthlyGiven < 0 ? UNKNOWN : 0;
 const paymentStartsOnGiven = row.paymentStartsOn;
 const paymentStartsOnBits = paymentStartsOnGiven === ABSENT ? UNKNOWN : 0;
 const paymentThroughGiven = row.paymentThrough;
 const paymentThroughBits = paymentThroughGiven === ABSENT ? UNKNOWN : 0;
 const paymentsFoundBits = row.paymentsFoundStatus;
 const paymentsTotalFoundBits = row.paymentsTotalFoundStatus;
 const paymentsTotalFoundValue = row.paymentsTotalFound;
 const paymentsTotalFoundOver = row.paymentsTotalFoundDenominator;
 const by = paymentsTotalFoundOver;
 if (by > EXACT || by < -EXACT) beyond = true;
 const v = roundOf(paymentsTotalFoundValue, by, rounding === 59);
 const denied = false;
 const outcome = outcomeOfBits(0, paymentRuleBits | paymentMonthlyBits | paymentStartsOnBits | paymentThroughBits, 0, denied, paymentsFoundBits | paymentsTotalFoundBits, beyond);
 return { outcome, total: outcome === GRANTED ? v : Number.NaN };
}

function paymentsColumns(
 columns: PaymentsColumns, law: KernelLaw, results: PaymentsResults, rows: number, rest: Int32Array): number {
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
   if (!sure || (paymentRuleColumn[i] as number) === ABSENT || (paymentMonthlyColumn[i] as number) < 0 || (paymentStartsOnColumn[i] as number) === ABSENT || (paymentThroughColumn[i] as number) === ABSENT || (paymentsFoundStatusColumn[i] as number) !== 0 || (paymentsTotalFoundColumn[i] as number) < 0) {
    rest[left++] = i;
    continue;
   }
   let beyond = false;
   const paymentsTotalFoundValue = paymentsTotalFoundColumn[i] as number;
   const paymentsTotalFoundOver = paymentsTotalFoundDenominatorColumn[i] as number;
   const by = paymentsTotalFoundOver;
   if (by > EXACT || by < -EXACT) beyond = true;
   const v = rounding === 59 || paymentsTotalFoundValue < 0 ? roundOf(paymentsTotalFoundValue, by, rounding === 59) : Math.floor((2 * paymentsTotalFoundValue + by) / (2 * by));
   const denied = false;
   const outcome = outcomeOfBits(0, 0, 0, denied, 0, beyond);
   if (outcome === BEYOND) {
    rest[left++] = i;
    continue;
   }
   outcomeResult[i] = outcome;
   totalResult[i] = outcome === GRANTED ? v : Number.NaN;
  }
  return left;
 }

 export const payments: Kernel<PaymentsRow, PaymentsColumns, PaymentsResult, PaymentsResults> = {
  row: paymentsRow,
  at: (columns, i) => ({
   paymentRule: columns.paymentRule[i] as number,
   paymentMonthly: columns.paymentMonthly[i] as number,
   paymentStartsOn: columns.paymentStartsOn[i] as number,
   paymentThrough: columns.paymentThrough[i] as number,
   paymentsFoundStatus: columns.paymentsFoundStatus[i] as number,
   paymentsTotalFound: columns.paymentsTotalFound[i] as number,
   paymentsTotalFoundDenominator: columns.paymentsTotalFoundDenominator[i] as number,
   paymentsTotalFoundStatus: columns.paymentsTotalFoundStatus[i] as number,
  }),
  columns: paymentsColumns,
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
