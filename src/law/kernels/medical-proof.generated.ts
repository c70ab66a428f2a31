// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.
// The question medical-proof, of one row and over columns.

import type { Kernel, KernelLaw } from '../../rules/index.ts';
import { ABSENT, BEYOND, GRANTED, chosenBits, outcomeOfBits } from '../../rules/index.ts';

export interface MedicalProofRow {
 /** The finding find-incapable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly physiciansSufficeFound: number;
 readonly physiciansSufficeFoundStatus: number;
 /** The finding find-capable: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly foundFindCapable: number;
 readonly foundFindCapableStatus: number;
 /** The finding find-permanent: 1 or 0; -1 where absent; its status is zero where it found it, else why not. */
 readonly physiciansFindPermanentFound: number;
 readonly physiciansFindPermanentFoundStatus: number;
}

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

export interface MedicalProofResult {
 outcome: number;
 sufficient: number;
 forTotalAndPermanent: number;
}

export interface MedicalProofResults {
 readonly outcome: Uint8Array;
 readonly sufficient: Int8Array;
 readonly forTotalAndPermanent: Int8Array;
}

function medicalProofRow(row: MedicalProofRow, law: KernelLaw): MedicalProofResult {
 const conflictingCertificatesOption = law.readings['conflicting-certificates'] as number;
 let beyond = false;
 const physiciansSufficeFoundBits = row.physiciansSufficeFoundStatus;
 const physiciansSufficeFoundValue = row.physiciansSufficeFound;
 const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
 let v2: boolean;
 let v2Bits: number;
 if (conflictingCertificatesOption === 0) {
  const foundFindCapableBits = row.foundFindCapableStatus;
  const foundFindCapableValue = row.foundFindCapable;
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
 const physiciansFindPermanentFoundBits = row.physiciansFindPermanentFoundStatus;
 const physiciansFindPermanentFoundValue = row.physiciansFindPermanentFound;
 const physiciansFindPermanentFound2 = physiciansFindPermanentFoundValue === 1;
 const denied = (!medicalProof && medicalProofBits === 0);
 const outcome = outcomeOfBits(0, 0, medicalProofBits, denied, medicalProofBits | physiciansFindPermanentFoundBits, beyond);
 return { outcome, sufficient: outcome === GRANTED ? (medicalProof ? 1 : 0) : ABSENT, forTotalAndPermanent: outcome === GRANTED ? (physiciansFindPermanentFound2 ? 1 : 0) : ABSENT };
}

function medicalProofColumns(
 columns: MedicalProofColumns, law: KernelLaw, results: MedicalProofResults, rows: number, rest: Int32Array): number {
  const physiciansSufficeFoundColumn = columns.physiciansSufficeFound;
  const foundFindCapableColumn = columns.foundFindCapable;
  const physiciansFindPermanentFoundColumn = columns.physiciansFindPermanentFound;
  const outcomeResult = results.outcome;
  const sufficientResult = results.sufficient;
  const forTotalAndPermanentResult = results.forTotalAndPermanent;
  const conflictingCertificatesOption = law.readings['conflicting-certificates'] as number;
  let sure = true;
  let left = 0;
  for (let i = 0; i < rows; i++) {
   if (!sure || (physiciansSufficeFoundColumn[i] as number) === ABSENT || (foundFindCapableColumn[i] as number) === ABSENT || (physiciansFindPermanentFoundColumn[i] as number) === ABSENT) {
    rest[left++] = i;
    continue;
   }
   let beyond = false;
   const physiciansSufficeFoundValue = physiciansSufficeFoundColumn[i] as number;
   const physiciansSufficeFound2 = physiciansSufficeFoundValue === 1;
   let v2: boolean;
   let v2Bits: number;
   if (conflictingCertificatesOption === 0) {
    const foundFindCapableValue = foundFindCapableColumn[i] as number;
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
   const physiciansFindPermanentFoundValue = physiciansFindPermanentFoundColumn[i] as number;
   const physiciansFindPermanentFound2 = physiciansFindPermanentFoundValue === 1;
   const denied = (!medicalProof && medicalProofBits === 0);
   const outcome = outcomeOfBits(0, 0, medicalProofBits, denied, medicalProofBits, beyond);
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

 export const medicalProof: Kernel<MedicalProofRow, MedicalProofColumns, MedicalProofResult, MedicalProofResults> = {
  row: medicalProofRow,
  at: (columns, i) => ({
   physiciansSufficeFound: columns.physiciansSufficeFound[i] as number,
   physiciansSufficeFoundStatus: columns.physiciansSufficeFoundStatus[i] as number,
   foundFindCapable: columns.foundFindCapable[i] as number,
   foundFindCapableStatus: columns.foundFindCapableStatus[i] as number,
   physiciansFindPermanentFound: columns.physiciansFindPermanentFound[i] as number,
   physiciansFindPermanentFoundStatus: columns.physiciansFindPermanentFoundStatus[i] as number,
  }),
  columns: medicalProofColumns,
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
