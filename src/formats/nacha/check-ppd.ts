// Everything that is wrong with a file of direct deposits, or what it adds up to: no record is written before.
// A fault is a Refusal for a person to mend; what gets past this and still does not fit is an assertion in records.ts.

import { bankingDayOnOrAfter, formatDay, isBankingDay } from '../../base/index.ts';
import { isRoutingNumber } from '../routing-number.ts';
import { asciiName, asciiText } from './ascii.ts';
import { type PpdFault, ppdFault } from './ppd-faults.ts';
import type { PpdAccount, PpdBatch, PpdEntry, PpdFile, PpdHeader, PpdTotals } from './ppd-file.ts';
import { recordsOf } from './records.ts';
import { MOST_AMOUNT, MOST_BATCHES, MOST_IN_BATCH, MOST_RECORDS, MOST_TOTAL, Tally } from './tally.ts';

/** More faults than these are not collected. */
export const MOST_PPD_FAULTS = 1000;

/**
 * What the file adds up to, or its faults, up to a thousand. Goes through the batches and entries once and keeps none
 * of them, so that a file may be larger than memory.
 */
export function checkPpd(file: PpdFile): { readonly totals: PpdTotals } | { readonly faults: readonly PpdFault[] } {
  const check = new Check();
  check.header(file);
  const tally = new Tally();
  for (const batch of file.batches) {
    tally.addBatch(check.batch(batch, `/batches/${tally.batches}`));
    if (check.full) return { faults: check.faults.slice(0, MOST_PPD_FAULTS) };
  }
  check.faults.push(...fileSumFaults(tally));
  return check.faults.length > 0 ? { faults: check.faults } : { totals: tally.totals() };
}

/** What a complete file adds up to that its control record could not hold. */
export function fileSumFaults(tally: Tally): readonly PpdFault[] {
  const faults: PpdFault[] = [];
  if (tally.batches === 0) faults.push(ppdFault('', 'no-batches'));
  if (tally.batches > MOST_BATCHES) faults.push(ppdFault('', 'too-many-batches', MOST_BATCHES));
  if (tally.credits > MOST_TOTAL) faults.push(ppdFault('', 'total-too-large'));
  if (recordsOf(tally) > MOST_RECORDS) faults.push(ppdFault('', 'too-many-entries', MOST_RECORDS));
  return faults;
}

/** What a complete batch adds up to that its control record, or the debit that balances it, could not hold. */
export function batchSumFaults(tally: Tally, at: string): readonly PpdFault[] {
  const faults: PpdFault[] = [];
  if (tally.entries === 0) faults.push(ppdFault(at, 'no-entries'));
  if (tally.debits > MOST_AMOUNT) faults.push(ppdFault(at, 'offset-too-large'));
  if (tally.entries + tally.addenda > MOST_IN_BATCH) faults.push(ppdFault(at, 'too-many-entries', MOST_IN_BATCH));
  return faults;
}

class Check {
  readonly faults: PpdFault[] = [];

  get full(): boolean {
    return this.faults.length >= MOST_PPD_FAULTS;
  }

  header({ destination, origin, created, modifier, reference }: PpdHeader): void {
    if (!isRoutingNumber(destination.routing)) {
      this.faults.push(ppdFault('/destination/routing', 'not-a-routing-number'));
    }
    this.text('/destination/name', destination.name, 23, true);
    if (!/^[0-9A-Z]{9,10}$/.test(origin.id)) this.faults.push(ppdFault('/origin/id', 'not-an-origin'));
    this.text('/origin/name', origin.name, 23, true);
    if (!isWithin(created.hour, 23) || !isWithin(created.minute, 59)) {
      this.faults.push(ppdFault('/created', 'not-a-time'));
    }
    if (!/^[A-Z0-9]$/.test(modifier)) this.faults.push(ppdFault('/modifier', 'not-a-modifier'));
    this.text('/reference', reference, 8);
  }

  /** What the batch adds up to, whatever is wrong with it. */
  batch(batch: PpdBatch, at: string): Tally {
    const { company, effective, balancedBy } = batch;
    this.text(`${at}/company/name`, company.name, 16, true);
    this.text(`${at}/company/discretionary`, company.discretionary, 20);
    this.id(`${at}/company/id`, company.id, 10);
    if (!/^[0-9]{8}$/.test(batch.odfi)) this.faults.push(ppdFault(`${at}/odfi`, 'not-an-odfi'));
    this.text(`${at}/description`, batch.description, 10, true);
    this.text(`${at}/descriptiveDate`, batch.descriptiveDate, 6);
    if (!isBankingDay(effective)) {
      const next = formatDay(bankingDayOnOrAfter(effective));
      this.faults.push(ppdFault(`${at}/effective`, 'not-a-banking-day', next));
    }
    const tally = this.entries(batch, at);
    if (balancedBy !== undefined) this.offset(balancedBy, tally, at);
    this.faults.push(...batchSumFaults(tally, at));
    return tally;
  }

  private entries(batch: PpdBatch, at: string): Tally {
    const tally = new Tally();
    for (const entry of batch.entries) {
      this.entry(entry, at, tally.entries);
      tally.addEntry(entry);
      if (this.full) return tally;
    }
    return tally;
  }

  private entry(entry: PpdEntry, batch: string, index: number): void {
    // Where it stands is put together only for a fault: there may be millions of entries without one.
    const at = (field: string): string => `${batch}/entries/${index}/${field}`;
    this.account(entry.account, at);
    if (!/[A-Z]/.test(asciiName(entry.name))) this.faults.push(ppdFault(at('name'), 'no-name'));
    if (entry.amount !== 'prenote') {
      if (!Number.isSafeInteger(entry.amount) || entry.amount <= 0) {
        this.faults.push(ppdFault(at('amount'), 'no-amount'));
      } else if (entry.amount > MOST_AMOUNT) this.faults.push(ppdFault(at('amount'), 'amount-too-large'));
    }
    if (entry.id !== undefined) this.id(() => at('id'), entry.id, 15);
    if (entry.discretionary !== undefined) this.text(() => at('discretionary'), entry.discretionary, 2);
    if (entry.addenda !== undefined) this.text(() => at('addenda'), entry.addenda, 80, true);
  }

  private offset(account: PpdAccount, tally: Tally, at: string): void {
    this.account(account, (field) => `${at}/balancedBy/${field.replace(/^account\//, '')}`);
    // Prenotes pay nothing, and nothing needs no balance.
    if (tally.credits > 0) tally.addOffset(account.routing);
  }

  private account(account: PpdAccount, at: (field: string) => string): void {
    if (!isRoutingNumber(account.routing)) this.faults.push(ppdFault(at('account/routing'), 'not-a-routing-number'));
    if (!/^[0-9A-Z-]{1,17}$/.test(account.number)) this.faults.push(ppdFault(at('account/number'), 'not-an-account'));
  }

  private id(at: string | (() => string), value: string, most: number): void {
    if (/^[0-9A-Z -]+$/.test(value) && value.length <= most && value === value.trim()) return;
    this.faults.push(ppdFault(typeof at === 'string' ? at : at(), 'not-an-id', most));
  }

  private text(at: string | (() => string), value: string | undefined, most: number, needed = false): void {
    const ascii = asciiText(value ?? '');
    if (ascii !== undefined && ascii.length <= most && !(needed && ascii === '')) return;
    const pointer = typeof at === 'string' ? at : at();
    if (ascii === undefined) this.faults.push(ppdFault(pointer, 'not-ascii'));
    else this.faults.push(ascii === '' ? ppdFault(pointer, 'empty') : ppdFault(pointer, 'too-long', most));
  }
}

function isWithin(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}
