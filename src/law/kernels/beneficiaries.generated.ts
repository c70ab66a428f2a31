// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question beneficiaries: of rows of which all is there, and of any.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { BEYOND, EXACT, SMALL, everyRow, outcomeOfBits } from '../../rules/index.ts';

export interface BeneficiariesColumns {
 /** The finding beneficiaries: no more than whether there is one; its status is zero where it found it, else why not. */
 readonly beneficiariesFoundStatus: Uint8Array;
}

export interface BeneficiariesResults {
 readonly outcome: Uint8Array;
}

function beneficiariesRows(
 columns: BeneficiariesColumns, _law: KernelLaw, results: BeneficiariesResults, which: Int32Array, many: number): void {
  for (let k = 0; k < many; k++) {
   const i = which[k] as number;
   let beyond = false;
   const beneficiariesFoundBits = columns.beneficiariesFoundStatus[i] as number;
   const denied = false;
   const outcome = outcomeOfBits(0, 0, 0, denied, beneficiariesFoundBits, beyond);
   results.outcome[i] = outcome;
  }
 }

 function beneficiariesColumns(
  columns: BeneficiariesColumns, law: KernelLaw, results: BeneficiariesResults, begin: number, end: number, rest: Int32Array): number {
   const beneficiariesFoundStatusColumn = columns.beneficiariesFoundStatus;
   const outcomeResult = results.outcome;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    if ((beneficiariesFoundStatusColumn[i] as number) !== 0) {
     rest[left++] = i;
     continue;
    }
    const denied = false;
    const outcome = outcomeOfBits(0, 0, 0, denied, 0, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
   }
   return left;
  }

  export const beneficiaries: Kernel<BeneficiariesColumns, BeneficiariesResults> = {
   columns: beneficiariesColumns,
   rows: beneficiariesRows,
   inputs: [
    { name: 'beneficiariesFound', node: 9 },
   ],
   outputs: [
   ],
  };
