// Reading: a snapshot of the record as one person may see it, without writing anything.
// Opening a sealed value is no reading: it leaves an audit line, so it is a command (transact.ts).

import type { Kysely } from 'kysely';
import { type Actor, beginAs } from './acting.ts';
import type { Database } from './database.ts';
import { asTransaction, openSession, rolledBack } from './engine.ts';
import { ConnectionLost, endsTheSession, StoreFault } from './faults.ts';
import { builderOver } from './session-kysely.ts';
import type { Tables } from './tables.ts';

/**
 * Runs the queries in one read-only transaction: all of them see the database at the same moment. Row-level security
 * leaves out what the actor may not see. Tried a second time where the connection was lost.
 */
export async function read<T>(
  database: Database,
  actor: Actor,
  queries: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  try {
    return await attempt(database, actor, queries);
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    return attempt(database, actor, queries);
  }
}

async function attempt<T>(database: Database, actor: Actor, queries: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const session = await openSession(database.engine);
  let broken = true;
  let ended = false;
  const db = builderOver<Tables>(async (text, values) => {
    if (ended) throw new StoreFault('TRANSACTION_ENDED', 'the reading has ended');
    return session.query(text, values);
  });
  try {
    const result = await asTransaction(async () => {
      await session.script(beginAs(actor, 'repeatable read, read only'));
      return queries(db);
    });
    ended = true;
    await session.script('commit');
    broken = false;
    return result;
  } catch (error) {
    ended = true;
    broken = endsTheSession(error) || !(await rolledBack(session));
    throw error;
  } finally {
    await session.release(broken);
  }
}
