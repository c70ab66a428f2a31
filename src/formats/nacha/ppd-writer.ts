// Writes a PPD file record by record, for whoever gets its entries bit by bit; it keeps totals and no records.
// What may be written is checked before (check-ppd.ts): here a value that does not fit ends the writing.

import type { PpdBatchHeader, PpdEntry, PpdHeader, PpdTotals } from './ppd-file.ts';
import {
  addendaRecord,
  batchControl,
  batchHeader,
  entryRecord,
  FILLER,
  fileControl,
  fileHeader,
  offsetRecord,
  recordsOf,
} from './records.ts';
import { MOST_AMOUNT, Tally } from './tally.ts';

export interface PpdStyle {
  /** What ends a record, the last one too: a line feed, unless the bank wants a carriage return before it. */
  readonly lineEnd?: '\n' | '\r\n';
}

/**
 * In this order: `open`, then for each batch `openBatch`, `entry` as often as there are, `closeBatch`; then `close`.
 * Each gives the records that it adds, every one ended. Throws a RangeError on a value that fits no field, and an
 * Error on a call out of order.
 */
export class PpdWriter {
  private readonly header: PpdHeader;
  private readonly lineEnd: string;
  private readonly file = new Tally();
  private state: 'new' | 'open' | 'closed' = 'new';
  private batch: PpdBatchHeader | undefined;
  private batchTally = new Tally();
  private sequence = 0;

  constructor(header: PpdHeader, style: PpdStyle = {}) {
    this.header = header;
    this.lineEnd = style.lineEnd ?? '\n';
  }

  open(): string {
    this.inOrder(this.state === 'new');
    this.state = 'open';
    return this.records(fileHeader(this.header));
  }

  openBatch(batch: PpdBatchHeader): string {
    this.inOrder(this.state === 'open' && this.batch === undefined);
    this.batch = batch;
    this.batchTally = new Tally();
    return this.records(batchHeader(batch, this.file.batches + 1));
  }

  entry(entry: PpdEntry): string {
    const { odfi } = this.openedBatch();
    this.sequence += 1;
    this.batchTally.addEntry(entry);
    const record = entryRecord(entry, odfi, this.sequence);
    if (entry.addenda === undefined) return record + this.lineEnd;
    return this.records(record, addendaRecord(entry.addenda, this.sequence));
  }

  closeBatch(): string {
    const batch = this.openedBatch();
    const tally = this.batchTally;
    const records: string[] = [];
    if (batch.balancedBy !== undefined && tally.credits > 0) {
      if (tally.credits > MOST_AMOUNT) throw new RangeError('one debit cannot balance the batch');
      this.sequence += 1;
      records.push(offsetRecord(batch, batch.balancedBy, tally.credits, this.sequence));
      tally.addOffset(batch.balancedBy.routing);
    }
    this.file.addBatch(tally);
    records.push(batchControl(batch, this.file.batches, tally.totals()));
    this.batch = undefined;
    return this.records(...records);
  }

  /** The control record of the file and what fills its last block. */
  close(): string {
    this.inOrder(this.state === 'open' && this.batch === undefined);
    this.state = 'closed';
    const totals = this.file.totals();
    const written = 2 + 2 * totals.batches + totals.entries + totals.addenda;
    const fillers = Array<string>(recordsOf(totals) - written).fill(FILLER);
    return this.records(fileControl(totals), ...fillers);
  }

  /** What the batches that were closed add up to. */
  get totals(): PpdTotals {
    return this.file.totals();
  }

  private openedBatch(): PpdBatchHeader {
    this.inOrder(this.batch !== undefined);
    return this.batch as PpdBatchHeader;
  }

  private inOrder(holds: boolean): void {
    if (!holds) throw new Error('the records of a payment file are written in their order');
  }

  private records(...records: readonly string[]): string {
    return records.map((record) => record + this.lineEnd).join('');
  }
}
