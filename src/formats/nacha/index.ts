// What the formats room offers of payment files to banks (NACHA, PPD).
// Reading what banks send back is not here yet.

export { asciiName } from './ascii.ts';
export { checkPpd, MOST_PPD_FAULTS } from './check-ppd.ts';
export type { PpdFault, PpdFaultCode } from './ppd-faults.ts';
export type { PpdAccount, PpdBatch, PpdBatchHeader, PpdEntry, PpdFile, PpdHeader, PpdTotals } from './ppd-file.ts';
export { type PpdStyle, PpdWriter } from './ppd-writer.ts';
export { ppdRecords, writePpd } from './write-ppd.ts';
