// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question disability-discontinuance: of rows of which all is there, and of any.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { ABSENT, BEYOND, DENIED, EXACT, GRANTED, NO_LAW, SMALL, UNKNOWN, everyRow, outcomeOfBits } from '../../rules/index.ts';

export interface DisabilityDiscontinuanceColumns {
 /** The fact /pension/cause: a packed date, a number or a code; -1 where absent. */
 readonly pensionCause: Int8Array;
 /** The fact /pension/contributionsAtRetirement: whole cents; below zero where absent. */
 readonly pensionContributionsAtRetirement: Float64Array;
 /** The fact /pension/paid: whole cents; below zero where absent. */
 readonly pensionPaid: Float64Array;
}

export interface DisabilityDiscontinuanceResults {
 readonly outcome: Uint8Array;
 readonly refund: Float64Array;
}

function disabilityDiscontinuanceRows(
 columns: DisabilityDiscontinuanceColumns, _law: KernelLaw, results: DisabilityDiscontinuanceResults, which: Int32Array, many: number): void {
  for (let k = 0; k < many; k++) {
   const i = which[k] as number;
   let beyond = false;
   const pensionCauseGiven = columns.pensionCause[i] as number;
   const pensionCauseBits = pensionCauseGiven === ABSENT ? UNKNOWN : 0;
   const v = pensionCauseGiven === 19;
   const v2 = pensionCauseGiven === 20;
   const v3 = pensionCauseGiven === 21;
   const settled = (v && pensionCauseBits === 0) || (v2 && pensionCauseBits === 0) || (v3 && pensionCauseBits === 0);
   const bits = pensionCauseBits;
   const causeToDiscontinue = settled;
   const causeToDiscontinueBits = settled ? bits & NO_LAW : bits;
   const pensionContributionsAtRetirementGiven = columns.pensionContributionsAtRetirement[i] as number;
   const pensionContributionsAtRetirementBits = pensionContributionsAtRetirementGiven < 0 ? UNKNOWN : 0;
   const pensionPaidGiven = columns.pensionPaid[i] as number;
   const pensionPaidBits = pensionPaidGiven < 0 ? UNKNOWN : 0;
   const v4 = pensionContributionsAtRetirementGiven - pensionPaidGiven;
   if (v4 > EXACT || v4 < -EXACT) beyond = true;
   const vBits = pensionContributionsAtRetirementBits | pensionPaidBits;
   const discontinuanceRefund = v4 >= 0 ? v4 : 0;
   const denied = (!causeToDiscontinue && causeToDiscontinueBits === 0);
   const outcome = outcomeOfBits(0, 0, causeToDiscontinueBits, denied, vBits, beyond);
   results.outcome[i] = outcome;
   results.refund[i] = outcome === GRANTED ? discontinuanceRefund : Number.NaN;
  }
 }

 function disabilityDiscontinuanceColumns(
  columns: DisabilityDiscontinuanceColumns, law: KernelLaw, results: DisabilityDiscontinuanceResults, begin: number, end: number, rest: Int32Array): number {
   const pensionCauseColumn = columns.pensionCause;
   const pensionContributionsAtRetirementColumn = columns.pensionContributionsAtRetirement;
   const pensionPaidColumn = columns.pensionPaid;
   const outcomeResult = results.outcome;
   const refundResult = results.refund;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    const pensionCauseGiven = pensionCauseColumn[i] as number;
    if ((pensionCauseGiven) < 0) {
     rest[left++] = i;
     continue;
    }
    const v = pensionCauseGiven === 19;
    const v2 = pensionCauseGiven === 20;
    const v3 = pensionCauseGiven === 21;
    const causeToDiscontinue = v || v2 || v3;
    const denied = !causeToDiscontinue;
    if (denied && most <= EXACT) {
     outcomeResult[i] = DENIED;
     refundResult[i] = Number.NaN;
     continue;
    }
    const pensionContributionsAtRetirementGiven = pensionContributionsAtRetirementColumn[i] as number;
    const pensionPaidGiven = pensionPaidColumn[i] as number;
    if (pensionContributionsAtRetirementGiven < 0 || pensionPaidGiven < 0) {
     rest[left++] = i;
     continue;
    }
    const v4 = pensionContributionsAtRetirementGiven - pensionPaidGiven;
    most += Math.abs(v4);
    const discontinuanceRefund = v4 >= 0 ? v4 : 0;
    const outcome = outcomeOfBits(0, 0, 0, false, 0, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    refundResult[i] = outcome === GRANTED ? discontinuanceRefund : Number.NaN;
   }
   return left;
  }

  export const disabilityDiscontinuance: Kernel<DisabilityDiscontinuanceColumns, DisabilityDiscontinuanceResults> = {
   columns: disabilityDiscontinuanceColumns,
   rows: disabilityDiscontinuanceRows,
   inputs: [
    { name: 'pensionCause', node: 0 },
    { name: 'pensionContributionsAtRetirement', node: 9 },
    { name: 'pensionPaid', node: 10 },
   ],
   outputs: [
    { name: 'refund', kind: 'money' },
   ],
  };
