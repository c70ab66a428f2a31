// A file of direct deposits (NACHA, standard entry class PPD) as values: its header, batches and entries.
// How it becomes records is in records.ts and ppd-writer.ts; what may be wrong with it in check-ppd.ts.

import type { Cents, Day } from '../../base/index.ts';

/** What identifies a file. Day and time come in, so that the bytes are a function of the values. */
export interface PpdHeader {
  /** The bank that receives the file: its routing number of nine digits, and its name. */
  readonly destination: { readonly routing: string; readonly name: string };
  /** Who sends it: nine or ten digits or capitals that the bank assigned, and the name. */
  readonly origin: { readonly id: string; readonly name: string };
  /** When the file was made, as it is told to the bank. */
  readonly created: { readonly day: Day; readonly hour: number; readonly minute: number };
  /** A to Z or 0 to 9: another one for each further file of a day. */
  readonly modifier: string;
  /** For the sender's own use, at most eight characters. */
  readonly reference?: string | undefined;
}

/** What the entries of a batch have in common. */
export interface PpdBatchHeader {
  /** Who pays, as a payee's bank shows it: a name of at most 16 characters, an identification of at most ten. */
  readonly company: { readonly name: string; readonly id: string; readonly discretionary?: string | undefined };
  /** The first eight digits of the routing number of the bank that originates the payments. */
  readonly odfi: string;
  /** What the payment is, as a payee's bank shows it: at most ten characters. */
  readonly description: string;
  /** A day or a month as it is to be shown, at most six characters. */
  readonly descriptiveDate?: string | undefined;
  /** When the payees are to have the money: a banking day. */
  readonly effective: Day;
  /** The account from which the whole batch is debited, where the bank wants a balanced file. */
  readonly balancedBy?: PpdAccount | undefined;
}

export interface PpdAccount {
  /** Nine digits of which the last checks the others. */
  readonly routing: string;
  /** At most 17 digits, capitals and hyphens. */
  readonly number: string;
  readonly kind: 'checking' | 'savings';
}

/** One payment to a person's account, or a prenote that asks whether there is such an account. */
export interface PpdEntry {
  readonly account: PpdAccount;
  /** In cents, above zero and at most 99,999,999.99. */
  readonly amount: Cents | 'prenote';
  /** The person's name as it is written; cut to 22 characters of ASCII in the file. */
  readonly name: string;
  /** By what the sender knows the payment again when it is returned: at most 15 digits, capitals, hyphens, spaces. */
  readonly id?: string | undefined;
  /** For the bank's own use: two characters. */
  readonly discretionary?: string | undefined;
  /** Information on the payment, at most 80 characters: an addenda record of type 05. */
  readonly addenda?: string | undefined;
}

export interface PpdBatch extends PpdBatchHeader {
  /** Gone through twice: once to check and add up, once to write. */
  readonly entries: Iterable<PpdEntry>;
}

export interface PpdFile extends PpdHeader {
  readonly batches: Iterable<PpdBatch>;
}

/** What a file, or a batch of it, adds up to. */
export interface PpdTotals {
  readonly batches: number;
  /** The records of type 6, the debits of balanced batches among them. */
  readonly entries: number;
  readonly addenda: number;
  /** The ten digits of the entry hash. */
  readonly hash: string;
  readonly debits: Cents;
  readonly credits: Cents;
}
