// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question beneficiaries, of one row and over columns.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { BEYOND, outcomeOfBits } from '../../rules/index.ts';

export interface BeneficiariesRow {
 /** The finding beneficiaries: no more than whether there is one; its status is zero where it found it, else why not. */
 readonly beneficiariesFoundStatus: number;
}

export interface BeneficiariesColumns {
 /** The finding beneficiaries: no more than whether there is one; its status is zero where it found it, else why not. */
 readonly beneficiariesFoundStatus: Uint8Array;
}

export interface BeneficiariesResult {
 outcome: number;
}

export interface BeneficiariesResults {
 readonly outcome: Uint8Array;
}

function beneficiariesRow(row: BeneficiariesRow, _law: KernelLaw): BeneficiariesResult {
 let beyond = false;
 const beneficiariesFoundBits = row.beneficiariesFoundStatus;
 const denied = false;
 const outcome = outcomeOfBits(0, 0, 0, denied, beneficiariesFoundBits, beyond);
 return { outcome };
}

function beneficiariesColumns(
 columns: BeneficiariesColumns, _law: KernelLaw, results: BeneficiariesResults, rows: number, rest: Int32Array): number {
  const beneficiariesFoundStatusColumn = columns.beneficiariesFoundStatus;
  const outcomeResult = results.outcome;
  let sure = true;
  let left = 0;
  for (let i = 0; i < rows; i++) {
   if (!sure || (beneficiariesFoundStatusColumn[i] as number) !== 0) {
    rest[left++] = i;
    continue;
   }
   let beyond = false;
   const denied = false;
   const outcome = outcomeOfBits(0, 0, 0, denied, 0, beyond);
   if (outcome === BEYOND) {
    rest[left++] = i;
    continue;
   }
   outcomeResult[i] = outcome;
  }
  return left;
 }

 export const beneficiaries: Kernel<BeneficiariesRow, BeneficiariesColumns, BeneficiariesResult, BeneficiariesResults> = {
  row: beneficiariesRow,
  at: (columns, i) => ({
   beneficiariesFoundStatus: columns.beneficiariesFoundStatus[i] as number,
  }),
  columns: beneficiariesColumns,
  inputs: [
   { name: 'beneficiariesFound', node: 9 },
  ],
  outputs: [
  ],
 };
