// Medical certificates over list columns: which one speaks for each physician, and what the qualified ones find.
// What may be found while a physician or an appointment is not known is worked out in judiciary/certificates.ts alone.

import { APPOINTMENTS, type CertificateTable, dayOr, startOf } from './tables.ts';

/** What physicians may find. */
export type Finds = 'incapable' | 'permanent' | 'capable';

const GOVERNMENT = APPOINTMENTS.indexOf('government');
const DESIGNATED = APPOINTMENTS.indexOf('designated');

/** Whether the certificate stood on a day: one of a later examination did not. */
function stood(table: CertificateTable, k: number, asOf: number): boolean {
  return (table.examinedOn[k] as number) <= asOf;
}

/** Whether each physician and appointment of the row is known. */
export function areSigned(table: CertificateTable, row: number, asOf: number): boolean {
  const end = startOf(table.offsets, row + 1);
  for (let k = startOf(table.offsets, row); k < end; k++) {
    if (stood(table, k, asOf) && ((table.physician[k] as number) < 0 || (table.appointment[k] as number) < 0))
      return false;
  }
  return true;
}

/** Whether so many physicians of the Government, or so many designated ones, find it; all are known. */
export function enoughFind(
  table: CertificateTable,
  row: number,
  asOf: number,
  finds: Finds,
  government: number,
  designated: number,
): boolean {
  let ofGovernment = 0;
  let ofDesignated = 0;
  const end = startOf(table.offsets, row + 1);
  for (let k = startOf(table.offsets, row); k < end; k++) {
    if (!stood(table, k, asOf) || !states(table, k, finds) || !speaks(table, k, row, asOf)) continue;
    if (table.appointment[k] === GOVERNMENT) ofGovernment += 1;
    if (table.appointment[k] === DESIGNATED) ofDesignated += 1;
  }
  return ofGovernment >= government || ofDesignated >= designated;
}

function states(table: CertificateTable, k: number, finds: Finds): boolean {
  if (table.licensed[k] !== 1) return false;
  if (finds === 'capable') return table.incapable[k] === 0;
  return table.incapable[k] === 1 && (finds === 'incapable' || table.totalAndPermanent[k] === 1);
}

/** The certificate examined last speaks for its physician; without a day it is the earliest, of equals the last listed. */
function speaks(table: CertificateTable, k: number, row: number, asOf: number): boolean {
  const examined = dayOr(table.examinedOn, k, 0);
  const end = startOf(table.offsets, row + 1);
  for (let other = startOf(table.offsets, row); other < end; other++) {
    if (other === k || table.physician[other] !== table.physician[k] || !stood(table, other, asOf)) continue;
    const day = dayOr(table.examinedOn, other, 0);
    if (day > examined || (day === examined && other > k)) return false;
  }
  return true;
}
