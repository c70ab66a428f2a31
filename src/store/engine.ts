// What the two engines have in common: sessions, statements, and that no second session is opened within a transaction.
// The engines themselves are server.ts and embedded.ts.

import { AsyncLocalStorage } from 'node:async_hooks';
import { StoreFault } from './faults.ts';
import { parameterText, parseRows, type RawRows } from './values.ts';

/** What a driver answers to one statement. */
export interface RawResult extends RawRows {
  /** The first word of the command tag: SELECT, INSERT, COMMIT … */
  readonly tag: string;
  /** Rows that were written, or returned by a SELECT. */
  readonly count: number;
}

/** One session of a driver, used by one caller at a time. */
export interface RawSession {
  /** One statement with its parameters as text. Throws SqlError or ConnectionLost. */
  run(text: string, values: readonly (string | null)[]): Promise<RawResult>;
  /** Several statements without parameters; answers the tag of the last. */
  script(text: string): Promise<string>;
  /** Gives the session back. One that is broken is not used again; what it had open is rolled back. */
  release(broken: boolean): Promise<void>;
}

export interface Engine {
  readonly kind: 'server' | 'embedded';
  /** Waits for a session that no one else uses. */
  acquire(): Promise<RawSession>;
  close(): Promise<void>;
}

export interface Result {
  readonly rows: Record<string, unknown>[];
  readonly tag: string;
  readonly count: number;
}

/** A session that reads and writes values, not texts. */
export interface Session {
  query(text: string, values?: readonly unknown[]): Promise<Result>;
  script(text: string): Promise<string>;
  release(broken?: boolean): Promise<void>;
}

/** What runs within a transaction: another session asked for there would wait for its own end on the embedded engine. */
const within = new AsyncLocalStorage<true>();

/** Runs the work as the inside of a transaction. */
export function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  return within.run(true, work);
}

/** A session of the engine. Throws WITHIN_TRANSACTION where the caller is within a transaction of any database. */
export async function openSession(engine: Engine): Promise<Session> {
  if (within.getStore() !== undefined) {
    throw new StoreFault('WITHIN_TRANSACTION', 'the database was asked for within a transaction: use the transaction');
  }
  const raw = await engine.acquire();
  let released = false;
  return {
    async query(text, values = []) {
      const result = await raw.run(text, values.map(parameterText));
      return { rows: parseRows(result), tag: result.tag, count: result.count };
    },
    script: (text) => raw.script(text),
    async release(broken = false) {
      if (released) return;
      released = true;
      await raw.release(broken);
    },
  };
}

/** Rolls back after a failure that is already on its way to the caller. False where the session is not to be trusted. */
export async function rolledBack(session: Session): Promise<boolean> {
  try {
    await session.script('rollback');
    return true;
  } catch {
    return false;
  }
}

/** A session for the length of the work; thrown away where the work fails. */
export async function withSession<T>(engine: Engine, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await openSession(engine);
  let done = false;
  try {
    const result = await work(session);
    done = true;
    return result;
  } finally {
    await session.release(!done);
  }
}

/** A text as a literal of SQL, for the few statements that take no parameters. */
export function literal(text: string): string {
  if (text.includes('\0')) throw new TypeError('a text of SQL holds no NUL');
  // The escape form reads a backslash the same way whatever standard_conforming_strings says.
  return text.includes('\\') ? `E'${text.replace(/['\\]/g, '\\$&')}'` : `'${text.replaceAll("'", "''")}'`;
}
