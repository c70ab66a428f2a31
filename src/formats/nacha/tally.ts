// What a file of direct deposits adds up to, entry by entry, with what its control records can hold.
// The records themselves are in records.ts.

import { cents } from '../../base/index.ts';
import type { PpdEntry, PpdTotals } from './ppd-file.ts';

/** The largest amount of one entry, and of a batch or a file, in cents. */
export const MOST_AMOUNT = 9_999_999_999;
export const MOST_TOTAL = 999_999_999_999;

/** Entries and addenda of one batch: six digits of its control record. */
export const MOST_IN_BATCH = 999_999;

/** Records of a file: six digits of blocks of ten. Trace numbers, of seven digits, end no earlier. */
export const MOST_RECORDS = 9_999_990;

/** Batches are numbered with six digits in the file's control record. */
export const MOST_BATCHES = 999_999;

const HASH_DIGITS = 10;

/** Adds up a batch or a file. */
export class Tally {
  batches = 0;
  entries = 0;
  addenda = 0;
  debits = 0;
  credits = 0;
  /** Kept to its last ten digits, as the control records want it: so it never leaves the safe integers. */
  private hash = 0;

  addEntry(entry: PpdEntry): void {
    this.entries += 1;
    if (entry.addenda !== undefined) this.addenda += 1;
    if (entry.amount !== 'prenote') this.credits += entry.amount;
    this.addHash(Number(entry.account.routing.slice(0, 8)));
  }

  /** The debit that balances what was added. */
  addOffset(routing: string): void {
    this.entries += 1;
    this.debits += this.credits;
    this.addHash(Number(routing.slice(0, 8)));
  }

  /** A batch that is complete, to the file that it is in. */
  addBatch(batch: Tally): void {
    this.batches += 1;
    this.entries += batch.entries;
    this.addenda += batch.addenda;
    this.debits += batch.debits;
    this.credits += batch.credits;
    this.addHash(batch.hash);
  }

  /** Throws a RangeError where a total is no safe integer. */
  totals(): PpdTotals {
    return {
      batches: this.batches,
      entries: this.entries,
      addenda: this.addenda,
      hash: `${this.hash}`.padStart(HASH_DIGITS, '0'),
      debits: cents(this.debits),
      credits: cents(this.credits),
    };
  }

  private addHash(digits: number): void {
    this.hash = (this.hash + digits) % 10 ** HASH_DIGITS;
  }
}
