// What the parent tells a child process that works a month, and what the child reports, line by line, while it lives.
// What either does with it is in child.ts and life.ts.

/** The month that is worked, and the instant at which everything in it happens. */
export const MONTH = '2026-11';
export const NOW = '2026-11-28T13:00:00.000Z';

/** Where a child works: a database with the sample, and the folder that takes the payment file. */
export interface Place {
  readonly database: { readonly url: string } | { readonly folder: string };
  /** The keys of sealed values. */
  readonly keys: string;
  readonly files: string;
}

export interface Told extends Place {
  /** 1 for the first child on a database, 2 for the one after its death … : a part of the keys of its commands. */
  readonly life: number;
  /** The key of the command that opened the run, where it was answered: the month goes on with that run's cut-off. */
  readonly opened?: string | undefined;
  /** The point at which the child kills itself; none where absent. */
  readonly dieAt?: number | undefined;
}

/** Where a kill falls: before a COMMIT was answered by the database, after it and before the caller knows, or in the release. */
export type Phase = 'transaction' | 'answer' | 'release';

/** A moment at which a child may die: a step of the door to the database, or one of putting the file in its place. */
export interface Point {
  /** 1, 2, 3 … within one life. */
  readonly number: number;
  /** The key of the command that is under way, or was the last. */
  readonly key: string;
  readonly phase: Phase;
  readonly at: string;
}

/** What a database and its folder hold, as far as the month is concerned. */
export interface Snapshot {
  /** The commands of the children. */
  readonly commands: readonly {
    readonly id: string;
    readonly key: string;
    readonly name: string;
    readonly outcome: unknown;
  }[];
  /** The runs of the month. */
  readonly runs: readonly {
    readonly id: string;
    readonly state: string;
    readonly lines: number | null;
    readonly total_cents: number | null;
    readonly file_sha256: string | null;
  }[];
  readonly batches: readonly { readonly run: string; readonly number: number; readonly state: string }[];
  readonly lines: readonly Line[];
  /** All that there are: of other months too. */
  readonly transfers: readonly Transfer[];
  /** Of the ledger, in dollars and cents. */
  readonly difference: string;
  /** What stands in the folder under a name that the bank's courier would take. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** The first fault of the audit chain. */
  readonly auditFault?: string | undefined;
}

export interface Line {
  readonly participant: string;
  readonly run: string;
  readonly batch: number;
  readonly award: string;
  readonly month: string;
  readonly cause: string;
  readonly part: string;
  readonly cents: number;
  readonly command: string;
}

interface Transfer {
  readonly participant: string;
  readonly key: string;
  readonly debit: string;
  readonly credit: string;
  readonly cents: number;
  readonly run: string | null;
  readonly command: string;
}

export type Report =
  /** What the child found when it had opened the database. From here on it works. */
  | { readonly is: 'found'; readonly snapshot: Snapshot }
  | ({ readonly is: 'point' } & Point)
  /** A command whose caller has its answer: whatever happens now, it is done. */
  | { readonly is: 'answered'; readonly key: string }
  /** The treasurer has asked for the release. */
  | { readonly is: 'releasing' }
  /** The file is in its place, and the treasurer has been told. */
  | { readonly is: 'released'; readonly name: string; readonly sha256: string }
  /** The month is worked to its end. */
  | { readonly is: 'left'; readonly snapshot: Snapshot };
