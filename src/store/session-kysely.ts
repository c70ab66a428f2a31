// The typed query builder over one session that someone else opened: statements only, no transaction of its own.
// Both engines go through it, so that a query means the same on each.

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Result } from './engine.ts';
import { StoreFault } from './faults.ts';

/** Runs one statement with its parameters. */
export type RunStatement = (text: string, values: readonly unknown[]) => Promise<Result>;

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** The query builder whose every statement goes through `run`. It is worth nothing after the transaction it belongs to. */
export function builderOver<Tables>(run: RunStatement): Kysely<Tables> {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, tag, count } = await run(query.sql, query.parameters);
      return { rows: rows as Row[], ...(WRITES.has(tag) ? { numAffectedRows: BigInt(count) } : {}) };
    },
    streamQuery() {
      throw new Error('rows are read in pages, not as a stream: a transaction is short');
    },
  };
  const refuseTransaction = (): Promise<never> =>
    Promise.reject(new StoreFault('WITHIN_TRANSACTION', 'this is the inside of a transaction already'));
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: async () => connection,
      beginTransaction: refuseTransaction,
      commitTransaction: refuseTransaction,
      rollbackTransaction: refuseTransaction,
      releaseConnection: async () => undefined,
      destroy: async () => undefined,
    }),
  };
  return new Kysely<Tables>({ dialect }).withSchema('retiro');
}
