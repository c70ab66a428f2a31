// What can go wrong between a command and the database, as errors with codes that the rooms above can tell apart.
// The words for people belong to the wire room; a refusal carries only its code and details.

export type StoreFaultCode =
  /** Another process has the folder of the embedded engine open; details name its pid where it is known. */
  | 'DATABASE_IN_USE'
  /** The engine is closed, or its worker is gone. */
  | 'DATABASE_CLOSED'
  /** A migration that was applied has another checksum than the one in this program. */
  | 'MIGRATION_CHANGED'
  /** The database holds migrations that this program does not know. */
  | 'DATABASE_NEWER'
  /** The database was asked for within a transaction: that waits for itself on one engine and leaks on the other. */
  | 'WITHIN_TRANSACTION'
  /** A transaction was used after its end. */
  | 'TRANSACTION_ENDED'
  /** Every try of a command was lost to conflicts or to the connection. Its key may be sent again. */
  | 'TRIES_EXHAUSTED'
  /** A sealed value does not open: another key, another id, or a changed byte. */
  | 'SEAL_BROKEN'
  /** The key ring has no key of that name, or is not well formed. */
  | 'NO_KEY';

/** A state of the store that is no answer to a command: the operator or the programmer has to act. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
  readonly code: StoreFaultCode;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(
    code: StoreFaultCode,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.details = details;
  }
}

/** The parts of an error of the server that both drivers give. */
export interface SqlErrorParts {
  readonly message: string;
  /** The SQLSTATE, five characters. */
  readonly code: string;
  readonly detail?: string | undefined;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
}

/** The server refused a statement. The same class and fields on both engines. */
export class SqlError extends Error {
  override readonly name = 'SqlError';
  readonly code: string;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  constructor(parts: SqlErrorParts) {
    super(parts.message);
    this.code = parts.code;
    this.detail = parts.detail;
    this.constraint = parts.constraint;
    this.table = parts.table;
    this.column = parts.column;
  }
}

/** The connection ended with a statement under way: whether it took effect is not known. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

const CONFLICTS = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '55P03', // lock_not_available: lock_timeout passed
]);

/** Shutdowns of the server and connection exceptions, which it still had time to announce. */
const LOST = /^(?:08...|57P0[1235])$/;

/** True where the same command, tried again, may well succeed: the key keeps the effect to one. */
export function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  return error instanceof SqlError && (CONFLICTS.has(error.code) || LOST.test(error.code));
}

/** True where the session can no longer be trusted and is thrown away. */
export function endsTheSession(error: unknown): boolean {
  return error instanceof ConnectionLost || (error instanceof SqlError && LOST.test(error.code));
}
