// The door of the store: PostgreSQL, on a server or embedded; the only SQL, and the one way into a transaction.
// It knows no law and no command: it keeps what it is given, once, with who and when, or not at all.
//
// A command:    const { outcome, replayed } = await transact(database, { person, roles, command, key, input, now }, async (tx) => {
//                 const run = await tx.db.selectFrom('run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
//                 if (run === undefined) tx.refuse('NO_SUCH_RUN', { id });
//                 await tx.append('transfer', [{ participant, id: tx.newId(), key: `pay/${award}/…`, … }]);
//                 return { posted: 1 };
//               });
// The effect may run more than once, each time from nothing: it touches only `tx`, and takes clock and ids from its call.
// A key sent again gives the stored outcome (`replayed`); sent with another input it is refused (key-reused).
// Rows of append-only tables go through `tx.append`, which the audit line digests; rows that change, through `tx.db`.
// Within an effect there is no second transaction (WITHIN_TRANSACTION), and `tx` is worth nothing after it.
// A constraint that bites is a SqlError with its name in `constraint`. Reading is `read`, checking the chain `verifyAudit`.

export type { Actor, Role } from './acting.ts';
export type { AuditHead } from './audit.ts';
export { type DocumentId, MEDICAL } from './contents.ts';
export { type Database, type DatabaseOptions, openDatabase } from './database.ts';
export { ConnectionLost, SqlError, StoreFault, type StoreFaultCode } from './faults.ts';
export { newKeysText, parseKeys, withNewKeys } from './keys.ts';
export { schemaChecksum } from './migrate.ts';
export { read } from './read.ts';
export type { Sealed, SealedKind, SealedValues } from './sealed.ts';
export {
  accountSums,
  among,
  awardsNotAsNow,
  fundSums,
  knownBy,
  NOW,
  recalculatedSinceCutOff,
  replacedSinceCutOff,
  runsPosted,
  takeTurn,
  wrongReversals,
} from './statements.ts';
export type { AppendedTable, NewRow, Row, Tables } from './tables.ts';
export { type Call, type Fault, type Outcome, type Step, type Tx, transact } from './transact.ts';
export { type Json, json } from './values.ts';
export { type AuditFault, type AuditReport, verifyAudit } from './verify-audit.ts';
