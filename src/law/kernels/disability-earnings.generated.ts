// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question disability-earnings: of rows of which all is there, and of any.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { BEYOND, EXACT, SMALL, everyRow, outcomeOfBits, partBits } from '../../rules/index.ts';

export interface DisabilityEarningsColumns {
 /** The finding earnings-by-period: no more than whether there is one; its status is zero where it found it, else why not. */
 readonly earningsFoundStatus: Uint8Array;
}

export interface DisabilityEarningsResults {
 readonly outcome: Uint8Array;
}

function disabilityEarningsRows(
 columns: DisabilityEarningsColumns, law: KernelLaw, results: DisabilityEarningsResults, which: Int32Array, many: number): void {
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
  for (let k = 0; k < many; k++) {
   const i = which[k] as number;
   let beyond = false;
   const earningsFoundBits = columns.earningsFoundStatus[i] as number;
   const denied = false;
   const outcome = outcomeOfBits(0, 0, 0, denied, partBits(0, v2, earningsFoundBits) | partBits(0, v3, earningsFoundBits), beyond);
   results.outcome[i] = outcome;
  }
 }

 function disabilityEarningsColumns(
  columns: DisabilityEarningsColumns, law: KernelLaw, results: DisabilityEarningsResults, begin: number, end: number, rest: Int32Array): number {
   const earningsFoundStatusColumn = columns.earningsFoundStatus;
   const outcomeResult = results.outcome;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    if ((earningsFoundStatusColumn[i] as number) !== 0) {
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

  export const disabilityEarnings: Kernel<DisabilityEarningsColumns, DisabilityEarningsResults> = {
   columns: disabilityEarningsColumns,
   rows: disabilityEarningsRows,
   inputs: [
    { name: 'earningsFound', node: 16 },
   ],
   outputs: [
   ],
  };
