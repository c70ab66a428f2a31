// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question disability-earnings, of one row and over columns.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { BEYOND, outcomeOfBits, partBits } from '../../rules/index.ts';

export interface DisabilityEarningsRow {
 /** The finding earnings-by-period: no more than whether there is one; its status is zero where it found it, else why not. */
 readonly earningsFoundStatus: number;
}

export interface DisabilityEarningsColumns {
 /** The finding earnings-by-period: no more than whether there is one; its status is zero where it found it, else why not. */
 readonly earningsFoundStatus: Uint8Array;
}

export interface DisabilityEarningsResult {
 outcome: number;
}

export interface DisabilityEarningsResults {
 readonly outcome: Uint8Array;
}

function disabilityEarningsRow(row: DisabilityEarningsRow, law: KernelLaw): DisabilityEarningsResult {
 const earningsPeriodOption = law.readings['earnings-period'] as number;
 const v = !true;
 let v2: boolean;
 if (earningsPeriodOption === 0) {
  v2 = true;
 }
 else {
  v2 = v;
 }
 const v3 = !v2;
 let beyond = false;
 const earningsFoundBits = row.earningsFoundStatus;
 const denied = false;
 const outcome = outcomeOfBits(0, 0, 0, denied, partBits(0, v2, earningsFoundBits) | partBits(0, v3, earningsFoundBits), beyond);
 return { outcome };
}

function disabilityEarningsColumns(
 columns: DisabilityEarningsColumns, _law: KernelLaw, results: DisabilityEarningsResults, rows: number, rest: Int32Array): number {
  const earningsFoundStatusColumn = columns.earningsFoundStatus;
  const outcomeResult = results.outcome;
  let sure = true;
  let left = 0;
  for (let i = 0; i < rows; i++) {
   if (!sure || (earningsFoundStatusColumn[i] as number) !== 0) {
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

 export const disabilityEarnings: Kernel<DisabilityEarningsRow, DisabilityEarningsColumns, DisabilityEarningsResult, DisabilityEarningsResults> = {
  row: disabilityEarningsRow,
  at: (columns, i) => ({
   earningsFoundStatus: columns.earningsFoundStatus[i] as number,
  }),
  columns: disabilityEarningsColumns,
  inputs: [
   { name: 'earningsFound', node: 16 },
  ],
  outputs: [
  ],
 };
