// The server engine: a pool of connections to the PostgreSQL that DATABASE_URL names.
// Values come and go as text: what they mean is settled in values.ts, for both engines.

import { DatabaseError, Pool, type PoolClient } from 'pg';
import type { Engine, RawResult, RawSession } from './engine.ts';
import { ConnectionLost, SqlError } from './faults.ts';

/** Milliseconds. A statement, a wait for a lock and an idle transaction each end by themselves. */
const LIMITS = { statement: 60_000, lock: 10_000, idleInTransaction: 60_000, connect: 10_000 };

const CONNECTIONS = 10;

/** Said once on each connection, so that a pooler between which drops start-up options changes nothing. */
const SETTINGS = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex';
  set standard_conforming_strings = on; set extra_float_digits = 1; set client_min_messages = warning;
  set statement_timeout = ${LIMITS.statement}; set lock_timeout = ${LIMITS.lock};
  set idle_in_transaction_session_timeout = ${LIMITS.idleInTransaction};`;

const AS_TEXT = { getTypeParser: () => (text: string) => text };

/** The engine over a URL of PostgreSQL. Connects when it is first used. */
export function serverEngine(url: string, connections = CONNECTIONS): Engine {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: LIMITS.connect,
    idleTimeoutMillis: 30_000,
    application_name: 'retiro',
  });
  // An idle connection that ends is replaced when one is needed; unheard, the event would end the process.
  pool.on('error', () => undefined);
  const prepared = new WeakSet<PoolClient>();

  async function acquire(): Promise<RawSession> {
    const client = await pool.connect().catch((error: unknown) => {
      throw faultOf(error);
    });
    const session = sessionOf(client);
    if (prepared.has(client)) return session;
    try {
      await session.script(SETTINGS);
    } catch (error) {
      await session.release(true);
      throw error;
    }
    prepared.add(client);
    return session;
  }
  return { kind: 'server', acquire, close: () => pool.end() };
}

function sessionOf(client: PoolClient): RawSession {
  // A connection that ends between two statements says so by an event; the next statement fails and is told.
  const heard = (): void => undefined;
  client.on('error', heard);
  return {
    async run(text, values): Promise<RawResult> {
      try {
        const result = await client.query({ text, values: [...values], rowMode: 'array', types: AS_TEXT });
        const fields = result.fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID }));
        return { fields, rows: result.rows, tag: result.command, count: result.rowCount ?? 0 };
      } catch (error) {
        throw faultOf(error);
      }
    },
    async script(text) {
      try {
        const result: unknown = await client.query(text);
        const last = (Array.isArray(result) ? result.at(-1) : result) as { command: string };
        return last.command;
      } catch (error) {
        throw faultOf(error);
      }
    },
    async release(broken) {
      client.off('error', heard);
      client.release(broken);
    },
  };
}

/** The server's own errors by their SQLSTATE; everything else is the connection. */
function faultOf(error: unknown): Error {
  if (error instanceof DatabaseError && error.code !== undefined) {
    const { message, code, detail, constraint, table, column } = error;
    return new SqlError({ message, code, detail, constraint, table, column });
  }
  return new ConnectionLost(error instanceof Error ? error.message : `${error}`, { cause: error });
}
