// The one door to a transaction: who acts, the idempotency key, the effect, the audit line, COMMIT, and bounded retries.
// Reading without writing is in read.ts; what a command does is the office's.

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Refusal } from '../base/index.ts';
import { type Actor, beginAs } from './acting.ts';
import { bulkInserts } from './append.ts';
import { type AuditHead, FINISH, finishValues } from './audit.ts';
import { canonical, digestForms, hex } from './canonical.ts';
import { type Contents, contentsOf } from './contents.ts';
import type { Database } from './database.ts';
import { asTransaction, openSession, type Result, rolledBack, type Session } from './engine.ts';
import { endsTheSession, isWorthAnotherTry, StoreFault } from './faults.ts';
import { type DigestedRow, digestRow, digestRows } from './rows-digest.ts';
import { type SealedValues, sealedValues } from './sealed.ts';
import { builderOver } from './session-kysely.ts';
import type { AppendedTable, NewRow, Tables } from './tables.ts';
import type { Json } from './values.ts';

export interface Call extends Actor {
  /** The command's name, such as 'approve-run'. */
  readonly command: string;
  /** The caller's own key for this one effect, 1 to 200 characters: sent again, it gives the same outcome. */
  readonly key: string;
  readonly input: Json;
  /** The instant, ISO 8601. */
  readonly now: string;
  /** What the command is about, for the audit line: a participant, a run. No personal data. */
  readonly subject?: string | undefined;
}

/** The inside of a command's transaction. Worth nothing once the effect has ended. */
export interface Tx {
  /** The id of the command: it follows from the key. */
  readonly command: string;
  /** The typed query builder, for reading and for the tables whose rows change. */
  readonly db: Kysely<Tables>;
  /** Adds rows to an append-only table; the command is named for them, and the audit line digests them. */
  append<T extends AppendedTable>(table: T, rows: readonly NewRow<T>[]): Promise<void>;
  readonly sealed: SealedValues;
  /** What the documents on file hold. */
  readonly contents: Contents;
  /** An id that no other row has. The same call, tried again, gives the same ids. */
  newId(): string;
  /** Ends the command: nothing of it is written. */
  refuse(code: string, details?: Readonly<Record<string, unknown>>): never;
}

export interface Outcome<T> {
  readonly outcome: T;
  /** True where the key was seen before: this is the outcome of then. */
  readonly replayed: boolean;
  /** The end of the audit chain after this command; undefined where it was replayed. */
  readonly head: AuditHead | undefined;
}

/** A point at which a test may make the door fail: before a statement, before COMMIT, or when COMMIT has succeeded. */
export interface Step {
  /** 1, 2, 3 … within one try. */
  readonly number: number;
  readonly at: 'begin' | 'statement' | 'commit' | 'committed';
  readonly text: string;
}

/** What it throws is taken for the step's own failure; a ConnectionLost at 'committed' is an answer that was lost. */
export type Fault = (step: Step) => void | Promise<void>;

const TRIES = 6;
const FIRST_PAUSE_MILLISECONDS = 10;

/**
 * Runs a command: its effect, its outcome and its audit line are written together or not at all, once for a key.
 * The effect may run more than once (each time from nothing), so it touches nothing but its transaction.
 * Throws Refusal (key-reused, or what the effect refused), SqlError (a constraint), StoreFault.
 */
export async function transact<T extends Json>(
  database: Database,
  call: Call,
  effect: (tx: Tx) => Promise<T>,
  fault?: Fault,
): Promise<Outcome<T>> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(database, call, effect, fault);
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      if (tries === TRIES) {
        const message = `${call.command} was tried ${TRIES} times: ${(error as Error).message}`;
        throw new StoreFault('TRIES_EXHAUSTED', message, { command: call.command }, { cause: error });
      }
      // Two that stopped each other do not meet again at the same moment.
      await pause(FIRST_PAUSE_MILLISECONDS * 2 ** tries * (0.5 + Math.random()));
    }
  }
}

async function attempt<T extends Json>(
  database: Database,
  call: Call,
  effect: (tx: Tx) => Promise<T>,
  fault: Fault | undefined,
): Promise<Outcome<T>> {
  const session = await openSession(database.engine);
  let broken = true;
  try {
    const outcome = await asTransaction(() => inside(database, session, call, effect, fault));
    broken = false;
    return outcome;
  } catch (error) {
    broken = endsTheSession(error) || !(await rolledBack(session));
    throw error;
  } finally {
    await session.release(broken);
  }
}

async function inside<T extends Json>(
  database: Database,
  session: Session,
  call: Call,
  effect: (tx: Tx) => Promise<T>,
  fault: Fault | undefined,
): Promise<Outcome<T>> {
  let number = 0;
  const step = async (at: Step['at'], text: string): Promise<void> => {
    number += 1;
    await fault?.({ number, at, text });
  };
  const run = async (text: string, values: readonly unknown[]): Promise<Result> => {
    await step('statement', text);
    return session.query(text, values);
  };

  const begin = beginAs(call, 'read committed');
  await step('begin', begin);
  await session.script(begin);

  const command = commandId(call.key);
  const at = new Date(call.now).toISOString();
  const inputDigest = digestForms('retiro.input', canonical([call.command, call.input]));
  // A second caller with the same key waits here until the first has ended, one way or the other.
  const claimed = await run(CLAIM, [command, call.command, call.person, call.key, inputDigest, at]);
  if (claimed.count === 0) {
    const outcome = (await replay(run, call, inputDigest)) as T;
    await session.script('rollback');
    return { outcome, replayed: true, head: undefined };
  }

  const { tx, rows, end, underWay } = openTx(database, command, run);
  const given = await effect(tx).finally(end);
  if (underWay() > 0) throw new Error(`${call.command}: the effect ended before a statement of its own`);
  const rowsDigest = digestRows(rows);
  const line = {
    command,
    at,
    person: call.person,
    name: call.command,
    subject: call.subject ?? null,
    key: call.key,
    inputDigest,
    outcome: given,
    rowsDigest: rowsDigest.digest,
  };
  const finished = await run(FINISH, finishValues(line, rowsDigest));
  const { seq, hash, outcome } = finished.rows[0] as { seq: number; hash: Uint8Array; outcome: T };
  await step('commit', 'commit');
  const tag = await session.script('commit');
  // COMMIT answers ROLLBACK where the effect swallowed an error of the server: then nothing was written.
  if (tag !== 'COMMIT') throw new Error(`${call.command} went on after a statement had failed`);
  await step('committed', 'commit');
  return { outcome, replayed: false, head: { seq, hash: hex(hash) } };
}

const CLAIM = `insert into retiro.command (id, name, person, key, input_digest, at)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;

type Run = (text: string, values: readonly unknown[]) => Promise<Result>;

/** The outcome under a key that was used before. key-reused where it was for another input, command or person. */
async function replay(run: Run, call: Call, inputDigest: Uint8Array): Promise<unknown> {
  const { rows } = await run('select person, input_digest, outcome from retiro.command where key = $1', [call.key]);
  const before = rows[0] as { person: string; input_digest: Uint8Array; outcome: unknown } | undefined;
  const same = before?.person === call.person && Buffer.from(before.input_digest).equals(inputDigest);
  // Another person's command is not even seen here: to whoever asks, the key is simply taken.
  if (!same) throw new Refusal('key-reused', { key: call.key });
  return before.outcome;
}

/** 96 bits of the key's digest: a retry writes the same rows, and a row's command can be found from the key. */
function commandId(key: string): string {
  return createHash('sha256').update(`retiro.command\0${key}`).digest('hex').slice(0, 24);
}

function openTx(
  database: Database,
  command: string,
  run: Run,
): { tx: Tx; rows: Map<AppendedTable, DigestedRow[]>; end: () => void; underWay: () => number } {
  const rows = new Map<AppendedTable, DigestedRow[]>();
  let ended = false;
  let running = 0;
  let ids = 0;
  const runOpen: Run = async (text, values) => {
    if (ended) throw new StoreFault('TRANSACTION_ENDED', `${command}: the transaction has ended`);
    running += 1;
    try {
      return await run(text, values);
    } finally {
      running -= 1;
    }
  };
  const newId = (): string => {
    ids += 1;
    return `${command}-${ids}`;
  };
  const tx: Tx = {
    command,
    db: builderOver<Tables>(runOpen),
    async append(table, added) {
      const whole = added.map((row) => ({ ...row, command }));
      const digested = whole.map((row) => digestRow(table, row));
      for (const { text, values } of bulkInserts(table, whole)) await runOpen(text, values);
      // One by one: a spread of many thousand arguments overflows the stack.
      const kept = rows.get(table) ?? [];
      for (const row of digested) kept.push(row);
      rows.set(table, kept);
    },
    sealed: sealedValues(runOpen, database.keys, newId, command),
    contents: contentsOf(runOpen, database.keys, command),
    newId,
    refuse(code, details) {
      throw new Refusal(code, details);
    },
  };
  const end = (): void => {
    ended = true;
  };
  return { tx, rows, end, underWay: () => running };
}
