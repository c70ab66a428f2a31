// How a verb says "can't": a refusal with a code of the one table of words, and constraints of the database put into codes.
// The words are in the wire room.

import { Refusal } from '../base/index.ts';
import { SqlError } from '../store/index.ts';
import type { RefusalCode } from '../wire/index.ts';

/** Ends the verb: nothing of it is written. */
export function refuse(code: RefusalCode, details: Readonly<Record<string, unknown>> = {}): never {
  throw new Refusal(code, details);
}

/** What is wrong with one row of many: where in the input, and why. */
export interface RowFault {
  /** Counted from 0. */
  readonly row: number;
  readonly field: string;
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A day that contradicts another one: both are named, by the fields they stand in. */
export function contradiction(row: number, field: string, day: string, other: string, otherDay: string): RowFault {
  return { row, field, code: 'dates-contradict', details: { what: field, day, other, otherDay } };
}

/** Ends the verb where any row is at fault, naming every one; goes on where none is. */
export function refuseRows(faults: readonly RowFault[]): void {
  if (faults.length > 0) refuse('rows-refused', { count: faults.length, faults });
}

/** The last wall, as words: which refusal a constraint means where two were at it at the same moment. */
const CONSTRAINTS: Readonly<Record<string, RefusalCode>> = {
  run_posted_once: 'month-is-paid',
  run_prepared_once: 'try-again',
  decision_approved_once: 'already-decided',
  decision_rejected_once: 'already-decided',
  decision_approved_by_another: 'own-proposal',
  decision_rejected_by_another: 'own-proposal',
  decision_approval_of_what_was_seen: 'not-what-was-seen',
  document_once: 'try-again',
  document_verified_once: 'already-decided',
  document_verified_by_another: 'own-proposal',
  case_event_numbered_once: 'try-again',
  case_option_approved_once: 'already-decided',
  case_option_approved_by_another: 'own-proposal',
  contest_concluded_once: 'already-decided',
  recalculation_approved_once: 'already-decided',
  recalculation_approved_by_another: 'own-proposal',
  run_approved_by_another: 'own-proposal',
  run_released_by_another: 'own-proposal',
  import_approval_pkey: 'already-decided',
  import_approved_by_another: 'own-proposal',
  payee_approved_once: 'already-decided',
  payee_approved_by_another: 'own-proposal',
  resolution_approved_by_another: 'own-proposal',
  law_graph_pkey: 'try-again',
  resolution_pkey: 'already-exists',
  participant_now_pkey: 'already-exists',
  fact_pkey: 'already-exists',
  award_pkey: 'already-exists',
  transfer_once: 'already-exists',
};

/** The refusal that an error of the database stands for; the error itself where it stands for none. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof SqlError) || error.constraint === undefined) return error;
  const code = CONSTRAINTS[error.constraint];
  return code === undefined ? error : new Refusal(code, { what: error.table, id: error.constraint });
}
