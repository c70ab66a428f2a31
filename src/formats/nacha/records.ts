// The records of a PPD file: 94 characters each, every field at its place. Values that do not fit are an assertion.
// Source of the places: NACHA file format, compared field by field with published sample files.

import { type Day, dayOfMonth, monthNumberOf, yearOf } from '../../base/index.ts';
import { asciiText, cutName } from './ascii.ts';
import type { PpdAccount, PpdBatchHeader, PpdEntry, PpdHeader, PpdTotals } from './ppd-file.ts';

const NAME_WIDTH = 22;

/** Records in a block; a file is a number of whole blocks. */
const BLOCK = 10;

/** Fills the last block. */
export const FILLER = '9'.repeat(94);

/** What a batch holds: credits alone, or credits and the debit that balances them. */
const CREDITS_ONLY = '220';
const MIXED = '200';

/** Transaction codes by the kind of account. */
const CODES = {
  checking: { credit: '22', prenote: '23', debit: '27' },
  savings: { credit: '32', prenote: '33', debit: '37' },
} as const;

/** Transaction codes of what is written and not what a bank sends back. */
type Direction = keyof (typeof CODES)['checking'];

export function fileHeader(file: PpdHeader): string {
  const { destination, origin, created } = file;
  const time = number(created.hour, 2) + number(created.minute, 2);
  return (
    `101 ${text(destination.routing, 9)}${origin.id.padStart(10)}${yymmdd(created.day)}${time}${text(file.modifier, 1)}` +
    `094101${text(destination.name, 23)}${text(origin.name, 23)}${text(file.reference, 8)}`
  );
}

export function batchHeader(batch: PpdBatchHeader, batchNumber: number): string {
  const { company } = batch;
  return (
    `5${serviceClass(batch)}${text(company.name, 16)}${text(company.discretionary, 20)}${text(company.id, 10)}PPD` +
    `${text(batch.description, 10)}${text(batch.descriptiveDate, 6)}${yymmdd(batch.effective)}   1` +
    `${batch.odfi}${number(batchNumber, 7)}`
  );
}

/** An entry; `sequence` is the last seven digits of its trace number. */
export function entryRecord(entry: PpdEntry, odfi: string, sequence: number): string {
  const prenote = entry.amount === 'prenote';
  const amount = entry.amount === 'prenote' ? 0 : entry.amount;
  const direction = prenote ? 'prenote' : 'credit';
  const name = cutName(entry.name, NAME_WIDTH).padEnd(NAME_WIDTH);
  const indicator = entry.addenda === undefined ? '0' : '1';
  const middle = text(entry.id, 15) + name + text(entry.discretionary, 2);
  return accountFields(entry.account, direction, amount) + middle + indicator + odfi + number(sequence, 7);
}

/** The debit that balances a batch. */
export function offsetRecord(batch: PpdBatchHeader, account: PpdAccount, credits: number, sequence: number): string {
  const middle = text(undefined, 15) + text(batch.company.name, NAME_WIDTH) + text(undefined, 2);
  return `${accountFields(account, 'debit', credits)}${middle}0${batch.odfi}${number(sequence, 7)}`;
}

function accountFields(account: PpdAccount, direction: Direction, amount: number): string {
  return `6${CODES[account.kind][direction]}${account.routing}${account.number.padEnd(17)}${number(amount, 10)}`;
}

/** The addenda of an entry, of which PPD allows one. */
export function addendaRecord(information: string, sequence: number): string {
  return `705${text(information, 80)}0001${number(sequence, 7)}`;
}

export function batchControl(batch: PpdBatchHeader, batchNumber: number, totals: PpdTotals): string {
  return (
    `8${serviceClass(batch)}${number(totals.entries + totals.addenda, 6)}${totals.hash}${number(totals.debits, 12)}` +
    `${number(totals.credits, 12)}${text(batch.company.id, 10)}${' '.repeat(25)}${batch.odfi}${number(batchNumber, 7)}`
  );
}

export function fileControl(totals: PpdTotals): string {
  return (
    `9${number(totals.batches, 6)}${number(recordsOf(totals) / BLOCK, 6)}${number(totals.entries + totals.addenda, 8)}` +
    `${totals.hash}${number(totals.debits, 12)}${number(totals.credits, 12)}${' '.repeat(39)}`
  );
}

/** The records of a file with those that fill its last block: always whole blocks. */
export function recordsOf({ batches, entries, addenda }: Pick<PpdTotals, 'batches' | 'entries' | 'addenda'>): number {
  return Math.ceil((2 + 2 * batches + entries + addenda) / BLOCK) * BLOCK;
}

function serviceClass(batch: PpdBatchHeader): string {
  return batch.balancedBy === undefined ? CREDITS_ONLY : MIXED;
}

function yymmdd(day: Day): string {
  return number(yearOf(day) % 100, 2) + number(monthNumberOf(day), 2) + number(dayOfMonth(day), 2);
}

/** Left in its field, with spaces behind it. */
function text(value: string | undefined, width: number): string {
  if (value === undefined) return ' '.repeat(width);
  const ascii = asciiText(value);
  if (ascii === undefined || ascii.length > width) throw new RangeError(`"${value}" does not fit ${width} characters`);
  return ascii.padEnd(width);
}

/** Right in its field, with zeros in front of it. */
function number(value: number, width: number): string {
  const digits = `${value}`;
  if (!/^[0-9]+$/.test(digits) || digits.length > width) throw new RangeError(`${value} does not fit ${width} digits`);
  return digits.padStart(width, '0');
}
