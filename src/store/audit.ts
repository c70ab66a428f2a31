// The audit line: one for each command, chained by hash, written as the last statement before COMMIT.
// Walking the chain is in verify-audit.ts.

import { createHash } from 'node:crypto';
import { CANONICAL_VERSION, canonical, digestForms, hex } from './canonical.ts';
import type { RowsDigest } from './rows-digest.ts';
import type { Json } from './values.ts';

/** What a line says, apart from its place in the chain. Digests are 32 bytes. */
export interface AuditLine {
  readonly command: string;
  /** ISO 8601 in UTC, with milliseconds. */
  readonly at: string;
  readonly person: string;
  readonly name: string;
  readonly subject: string | null;
  readonly key: string;
  readonly inputDigest: Uint8Array;
  readonly outcome: Json;
  readonly rowsDigest: Uint8Array;
}

/** Where the chain ends: printed on receipts, reports and backups, and compared by verification. */
export interface AuditHead {
  readonly seq: number;
  /** In hexadecimal. */
  readonly hash: string;
}

const DOMAIN = Buffer.concat([Buffer.from('retiro.audit\0'), Uint8Array.of(CANONICAL_VERSION)]);

/** The bytes of a line that follow its number and the hash before it. */
function lineForm(line: AuditLine): string {
  return canonical([
    line.command,
    line.at,
    line.person,
    line.name,
    line.subject,
    line.key,
    hex(line.inputDigest),
    hex(digestForms('retiro.outcome', canonical(line.outcome))),
    hex(line.rowsDigest),
  ]);
}

/** The hash of a line: domain, version, number (8 bytes, big-endian), the hash before (32 bytes), the line. */
export function auditHash(seq: number, prev: Uint8Array, line: AuditLine): Uint8Array {
  const number = Buffer.alloc(8);
  number.writeBigInt64BE(BigInt(seq));
  const hash = createHash('sha256').update(DOMAIN).update(number).update(prev).update(lineForm(line));
  return new Uint8Array(hash.digest());
}

/**
 * The statement that ends a command: it moves the head, which locks it until COMMIT, chains the line, and keeps the
 * outcome. The server computes the hash, so that the lock is held for this one statement. It answers seq, hash and the outcome as it will be read again.
 */
export const FINISH = `
  with head as (
    update retiro.audit_head set seq = seq + 1, prev = hash,
      hash = sha256($1::bytea || int8send(seq + 1) || hash || $2::bytea)
    returning seq, prev, hash
  ), kept as (
    update retiro.command set outcome = $3::jsonb where id = $4
  ), line as (
    insert into retiro.audit (seq, command, at, person, name, subject, rows_digest, row_marks, prev, hash)
      select seq, $4, $5::timestamptz, $6, $7, $8, $9::bytea, $10::bytea, prev, hash from head
  )
  select seq, hash, $3::jsonb as outcome from head`;

/** The parameters of FINISH. */
export function finishValues(line: AuditLine, { digest, marks }: RowsDigest): readonly unknown[] {
  const form = Buffer.from(lineForm(line));
  const outcome = JSON.stringify(line.outcome);
  return [DOMAIN, form, outcome, line.command, line.at, line.person, line.name, line.subject, digest, marks];
}
