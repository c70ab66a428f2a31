// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question medical-proof: of rows of which all is there, and of any.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { ABSENT, BEYOND, DENIED, EXACT, GRANTED, SMALL, chosenBits, everyRow, outcomeOfBits } from '../../rules/index.ts';

export interface MedicalProofColumns {
 /** The finding find-incapable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly physiciansSufficeFound: Int8Array;
 readonly physiciansSufficeFoundStatus: Uint8Array;
 /** The finding find-capable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundFindCapable: Int8Array;
 readonly foundFindCapableStatus: Uint8Array;
 /** The finding find-permanent: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly physiciansFindPermanentFound: Int8Array;
 readonly physiciansFindPermanentFoundStatus: Uint8Array;
}

export interface MedicalProofResults {
 readonly outcome: Uint8Array;
 readonly sufficient: Int8Array;
 readonly forTotalAndPermanent: Int8Array;
}

function medicalProofRows(
 columns: MedicalProofColumns, law: KernelLaw, results: MedicalProofResults, which: Int32Array, many: number): void {
  const conflictingCertificatesOption = law.readings['conflicting-certificates'] as number;
  for (let k = 0; k < many; k++) {
   const i = which[k] as number;
   let beyond = false;
   const physiciansSufficeFoundValue = columns.physiciansSufficeFound[i] as number;
   const physiciansSufficeFoundBits = columns.physiciansSufficeFoundStatus[i] as number;
   const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
   let v2: boolean;
   let v2Bits: number;
   if (conflictingCertificatesOption === 0) {
    const foundFindCapableValue = columns.foundFindCapable[i] as number;
    const foundFindCapableBits = columns.foundFindCapableStatus[i] as number;
    const foundFindCapable2 = foundFindCapableValue === 1;
    const v: boolean = foundFindCapable2 ? false : true;
    const vBits = chosenBits(foundFindCapableBits, foundFindCapable2, 4, 0, false);
    v2 = v;
    v2Bits = vBits;
   }
   else {
    v2 = true;
    v2Bits = 0;
   }
   const medicalProof: boolean = physiciansSufficeFound2 ? v2 : false;
   const medicalProofBits = chosenBits(physiciansSufficeFoundBits, physiciansSufficeFound2, v2Bits, 0, v2 === false);
   const physiciansFindPermanentFoundValue = columns.physiciansFindPermanentFound[i] as number;
   const physiciansFindPermanentFoundBits = columns.physiciansFindPermanentFoundStatus[i] as number;
   const physiciansFindPermanentFound2 = physiciansFindPermanentFoundValue === 1;
   const denied = (!medicalProof && medicalProofBits === 0);
   const outcome = outcomeOfBits(0, 0, medicalProofBits, denied, medicalProofBits | physiciansFindPermanentFoundBits, beyond);
   results.outcome[i] = outcome;
   results.sufficient[i] = outcome === GRANTED ? (medicalProof ? 1 : 0) : ABSENT;
   results.forTotalAndPermanent[i] = outcome === GRANTED ? (physiciansFindPermanentFound2 ? 1 : 0) : ABSENT;
  }
 }

 function medicalProofColumns(
  columns: MedicalProofColumns, law: KernelLaw, results: MedicalProofResults, begin: number, end: number, rest: Int32Array): number {
   const physiciansSufficeFoundColumn = columns.physiciansSufficeFound;
   const foundFindCapableColumn = columns.foundFindCapable;
   const physiciansFindPermanentFoundColumn = columns.physiciansFindPermanentFound;
   const outcomeResult = results.outcome;
   const sufficientResult = results.sufficient;
   const forTotalAndPermanentResult = results.forTotalAndPermanent;
   const conflictingCertificatesOption = law.readings['conflicting-certificates'] as number;
   const over = law.over;
   let sure = over <= SMALL;
   let left = 0;
   if (!sure) return everyRow(begin, end, rest);
   for (let i = begin; i < end; i++) {
    let most = 0;
    const physiciansSufficeFoundValue = physiciansSufficeFoundColumn[i] as number;
    if ((physiciansSufficeFoundValue) < 0) {
     rest[left++] = i;
     continue;
    }
    const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
    let v2: boolean;
    let v2Bits: number;
    if (conflictingCertificatesOption === 0) {
     const foundFindCapableValue = foundFindCapableColumn[i] as number;
     if (foundFindCapableValue < 0) most = Infinity;
     const foundFindCapable2 = foundFindCapableValue === 1;
     const v: boolean = foundFindCapable2 ? false : true;
     const vBits = foundFindCapable2 ? 4 : 0;
     v2 = v;
     v2Bits = vBits;
    }
    else {
     v2 = true;
     v2Bits = 0;
    }
    const medicalProof: boolean = physiciansSufficeFound2 ? v2 : false;
    const medicalProofBits = physiciansSufficeFound2 ? v2Bits : 0;
    const denied = (!medicalProof && medicalProofBits === 0);
    if (denied && most <= EXACT) {
     outcomeResult[i] = DENIED;
     sufficientResult[i] = ABSENT;
     forTotalAndPermanentResult[i] = ABSENT;
     continue;
    }
    const physiciansFindPermanentFoundValue = physiciansFindPermanentFoundColumn[i] as number;
    if ((physiciansFindPermanentFoundValue) < 0) {
     rest[left++] = i;
     continue;
    }
    const physiciansFindPermanentFound2 = physiciansFindPermanentFoundValue === 1;
    const outcome = outcomeOfBits(0, 0, medicalProofBits, false, medicalProofBits, !(most <= EXACT));
    if (outcome === BEYOND) {
     rest[left++] = i;
     continue;
    }
    outcomeResult[i] = outcome;
    sufficientResult[i] = outcome === GRANTED ? (medicalProof ? 1 : 0) : ABSENT;
    forTotalAndPermanentResult[i] = outcome === GRANTED ? (physiciansFindPermanentFound2 ? 1 : 0) : ABSENT;
   }
   return left;
  }

  export const medicalProof: Kernel<MedicalProofColumns, MedicalProofResults> = {
   columns: medicalProofColumns,
   rows: medicalProofRows,
   inputs: [
    { name: 'physiciansSufficeFound', node: 6 },
    { name: 'foundFindCapable', node: 8 },
    { name: 'physiciansFindPermanentFound', node: 16 },
   ],
   outputs: [
    { name: 'sufficient', kind: 'truth' },
    { name: 'forTotalAndPermanent', kind: 'truth' },
   ],
  };
