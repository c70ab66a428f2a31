// A whole file of direct deposits out of its values: as bytes, or as a stream of records for runs beyond memory.
// Both write the same bytes, however often.

import { checkPpd } from './check-ppd.ts';
import type { PpdFault } from './ppd-faults.ts';
import type { PpdFile, PpdTotals } from './ppd-file.ts';
import { type PpdStyle, PpdWriter } from './ppd-writer.ts';
import { FILLER, recordsOf } from './records.ts';

/** Characters that are encoded at once. */
const CHUNK = 1 << 20;

/** The file in ASCII, every record of 94 bytes ended, in whole blocks of ten; or all that keeps it from being written. */
export function writePpd(
  file: PpdFile,
  style: PpdStyle = {},
): { readonly bytes: Uint8Array; readonly totals: PpdTotals } | { readonly faults: readonly PpdFault[] } {
  const checked = checkPpd(file);
  if ('faults' in checked) return checked;
  const { totals } = checked;
  const bytes = new Uint8Array(recordsOf(totals) * (FILLER.length + (style.lineEnd ?? '\n').length));
  const encoder = new TextEncoder();
  let at = 0;
  let waiting = '';
  for (const records of ppdRecords(file, totals, style)) {
    waiting += records;
    if (waiting.length < CHUNK) continue;
    at += encoder.encodeInto(waiting, bytes.subarray(at)).written;
    waiting = '';
  }
  at += encoder.encodeInto(waiting, bytes.subarray(at)).written;
  if (at !== bytes.length) throw new Error(`a payment file of ${bytes.length} bytes came out as ${at}`);
  return { bytes, totals };
}

/**
 * The records of a file that `checkPpd` has found right, each ended, some together: an entry with its addenda, the
 * last control record with what fills the block. They are ASCII: encoded in UTF-8 or Latin-1 they are the same bytes.
 * Throws an Error before the last control record where the entries no longer add up to `totals`, so that what was
 * written so far is no complete file; and a RangeError where a value fits no field.
 */
export function* ppdRecords(file: PpdFile, totals: PpdTotals, style: PpdStyle = {}): Generator<string, void, void> {
  const writer = new PpdWriter(file, style);
  yield writer.open();
  for (const batch of file.batches) {
    yield writer.openBatch(batch);
    for (const entry of batch.entries) yield writer.entry(entry);
    yield writer.closeBatch();
  }
  requireSame(writer.totals, totals);
  yield writer.close();
}

/** Throws an Error that names each total that differs. */
function requireSame(written: PpdTotals, expected: PpdTotals): void {
  const keys = Object.keys(expected) as (keyof PpdTotals)[];
  const different = keys.filter((key) => written[key] !== expected[key]);
  if (different.length === 0) return;
  const list = different.map((key) => `${key} ${written[key]} and not ${expected[key]}`).join(', ');
  throw new Error(`the payment file does not add up: ${list}`);
}
