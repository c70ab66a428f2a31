// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question disability-discontinuance, of one row and over columns.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { ABSENT, BEYOND, EXACT, GRANTED, NO_LAW, UNKNOWN, outcomeOfBits } from '../../rules/index.ts';

export interface DisabilityDiscontinuanceRow {
 /** The fact /pension/cause: a packed date, a number or a code; -1 where absent. */
 readonly pensionCause: number;
 /** The fact /pension/contributionsAtRetirement: whole cents; below zero where absent. */
 readonly pensionContributionsAtRetirement: number;
 /** The fact /pension/paid: whole cents; below zero where absent. */
 readonly pensionPaid: number;
}

export interface DisabilityDiscontinuanceColumns {
 /** The fact /pension/cause: a packed date, a number or a code; -1 where absent. */
 readonly pensionCause: Int8Array;
 /** The fact /pension/contributionsAtRetirement: whole cents; below zero where absent. */
 readonly pensionContributionsAtRetirement: Float64Array;
 /** The fact /pension/paid: whole cents; below zero where absent. */
 readonly pensionPaid: Float64Array;
}

export interface DisabilityDiscontinuanceResult {
 outcome: number;
 refund: number;
}

export interface DisabilityDiscontinuanceResults {
 readonly outcome: Uint8Array;
 readonly refund: Float64Array;
}

function disabilityDiscontinuanceRow(row: DisabilityDiscontinuanceRow, _law: KernelLaw): DisabilityDiscontinuanceResult {
 let beyond = false;
 const pensionCauseGiven = row.pensionCause;
 const pensionCauseBits = pensionCauseGiven === ABSENT ? UNKNOWN : 0;
 const v = pensionCauseGiven === 19;
 const v2 = pensionCauseGiven === 20;
 const v3 = pensionCauseGiven === 21;
 const settled = (v && pensionCauseBits === 0) || (v2 && pensionCauseBits === 0) || (v3 && pensionCauseBits === 0);
 const bits = pensionCauseBits;
 const causeToDiscontinue = settled;
 const causeToDiscontinueBits = settled ? bits & NO_LAW : bits;
 const pensionContributionsAtRetirementGiven = row.pensionContributionsAtRetirement;
 const pensionContributionsAtRetirementBits = pensionContributionsAtRetirementGiven < 0 ? UNKNOWN : 0;
 const pensionPaidGiven = row.pensionPaid;
 const pensionPaidBits = pensionPaidGiven < 0 ? UNKNOWN : 0;
 const v4 = pensionContributionsAtRetirementGiven - pensionPaidGiven;
 if (v4 > EXACT || v4 < -EXACT) beyond = true;
 const vBits = pensionContributionsAtRetirementBits | pensionPaidBits;
 const first = v4 >= 0;
 const discontinuanceRefund: number = first ? v4 : 0;
 const denied = (!causeToDiscontinue && causeToDiscontinueBits === 0);
 const outcome = outcomeOfBits(0, 0, causeToDiscontinueBits, denied, vBits, beyond);
 return { outcome, refund: outcome === GRANTED ? discontinuanceRefund : Number.NaN };
}

function disabilityDiscontinuanceColumns(
 columns: DisabilityDiscontinuanceColumns, _law: KernelLaw, results: DisabilityDiscontinuanceResults, rows: number, rest: Int32Array): number {
  const pensionCauseColumn = columns.pensionCause;
  const pensionContributionsAtRetirementColumn = columns.pensionContributionsAtRetirement;
  const pensionPaidColumn = columns.pensionPaid;
  const outcomeResult = results.outcome;
  const refundResult = results.refund;
  let sure = true;
  let left = 0;
  for (let i = 0; i < rows; i++) {
   if (!sure || (pensionCauseColumn[i] as number) === ABSENT || (pensionContributionsAtRetirementColumn[i] as number) < 0 || (pensionPaidColumn[i] as number) < 0) {
    rest[left++] = i;
    continue;
   }
   let beyond = false;
   const pensionCauseGiven = pensionCauseColumn[i] as number;
   const v = pensionCauseGiven === 19;
   const v2 = pensionCauseGiven === 20;
   const v3 = pensionCauseGiven === 21;
   const causeToDiscontinue = v || v2 || v3;
   const pensionContributionsAtRetirementGiven = pensionContributionsAtRetirementColumn[i] as number;
   const pensionPaidGiven = pensionPaidColumn[i] as number;
   const v4 = pensionContributionsAtRetirementGiven - pensionPaidGiven;
   if (v4 > EXACT || v4 < -EXACT) beyond = true;
   const first = v4 >= 0;
   const discontinuanceRefund: number = first ? v4 : 0;
   const denied = !causeToDiscontinue;
   const outcome = outcomeOfBits(0, 0, 0, denied, 0, beyond);
   if (outcome === BEYOND) {
    rest[left++] = i;
    continue;
   }
   outcomeResult[i] = outcome;
   refundResult[i] = outcome === GRANTED ? discontinuanceRefund : Number.NaN;
  }
  return left;
 }

 export const disabilityDiscontinuance: Kernel<DisabilityDiscontinuanceRow, DisabilityDiscontinuanceColumns, DisabilityDiscontinuanceResult, DisabilityDiscontinuanceResults> = {
  row: disabilityDiscontinuanceRow,
  at: (columns, i) => ({
   pensionCause: columns.pensionCause[i] as number,
   pensionContributionsAtRetirement: columns.pensionContributionsAtRetirement[i] as number,
   pensionPaid: columns.pensionPaid[i] as number,
  }),
  columns: disabilityDiscontinuanceColumns,
  inputs: [
   { name: 'pensionCause', node: 0 },
   { name: 'pensionContributionsAtRetirement', node: 9 },
   { name: 'pensionPaid', node: 10 },
  ],
  outputs: [
   { name: 'refund', kind: 'money' },
  ],
 };
