// Walks the audit chain and computes everything again from the rows: any change of any byte shows, and where it is.
// It cannot tell who made it, nor see a chain that was rewritten whole: for that the printed heads are compared.

import type { Kysely } from 'kysely';
import { APPENDED } from './appended.ts';
import { type AuditHead, type AuditLine, auditHash } from './audit.ts';
import { hex } from './canonical.ts';
import type { Database } from './database.ts';
import { read } from './read.ts';
import { type DigestedRow, digestRow, digestRows, firstBadRow } from './rows-digest.ts';
import type { AppendedTable, Tables } from './tables.ts';
import type { Json } from './values.ts';

/** The first thing that is not as it was written. */
export interface AuditFault {
  readonly kind: /** A line is missing, or its bytes or its place are not what its hash says. */
    | 'line'
    /** A row of the command was changed, added or removed. */
    | 'rows'
    /** The command's row is gone or changed. */
    | 'command'
    /** A row or a command that no line of the chain covers. */
    | 'outside'
    /** The chain does not end where its head says, or does not hold a head that was printed. */
    | 'head';
  readonly seq?: number;
  readonly command?: string;
  readonly table?: AppendedTable | 'command';
  /** The row's key where one row could be named; of a missing row, the key of the one that stands in its place. */
  readonly row?: Readonly<Record<string, unknown>>;
}

export interface AuditReport {
  readonly lines: number;
  readonly head: AuditHead;
  readonly fault?: AuditFault;
}

const PAGE = 50;
const GENESIS = new Uint8Array(32);
const TABLE_NAMES = Object.keys(APPENDED) as AppendedTable[];

interface Line {
  readonly seq: number;
  readonly command: string;
  readonly at: string;
  readonly person: string;
  readonly name: string;
  readonly subject: string | null;
  readonly rows_digest: Uint8Array;
  readonly row_marks: Uint8Array;
  readonly prev: Uint8Array;
  readonly hash: Uint8Array;
}

interface Keyed {
  readonly digested: DigestedRow;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Verifies the whole chain in one snapshot. `printed` are heads from receipts and backups, which must lie on it. */
export function verifyAudit(database: Database, printed: readonly AuditHead[] = []): Promise<AuditReport> {
  return read(database, { person: 'system', roles: ['system'] }, async (db) => {
    const kept = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow();
    const head: AuditHead = { seq: kept.seq, hash: hex(kept.hash) };
    const heads = new Map(printed.map(({ seq, hash }) => [seq, hash]));
    let seq = 0;
    let prev: Uint8Array = GENESIS;
    for (;;) {
      const page = (await db
        .selectFrom('audit')
        .selectAll()
        .where('seq', '>', seq)
        .orderBy('seq')
        .limit(PAGE)
        .execute()) as Line[];
      const fault = await pageFault(db, page, seq, prev, heads);
      if (fault !== undefined) return { lines: seq, head, fault };
      const last = page.at(-1);
      if (last === undefined) break;
      seq = last.seq;
      prev = last.hash;
    }
    const ends = head.seq === seq && equal(kept.hash, prev) && [...heads.keys()].every((number) => number <= seq);
    if (!ends) return { lines: seq, head, fault: { kind: 'head', seq } };
    const outside = await outsideFault(db);
    return { lines: seq, head, ...(outside === undefined ? {} : { fault: outside }) };
  });
}

async function pageFault(
  db: Kysely<Tables>,
  page: readonly Line[],
  seqBefore: number,
  prevBefore: Uint8Array,
  heads: ReadonlyMap<number, string>,
): Promise<AuditFault | undefined> {
  const commands = page.map(({ command }) => command);
  const rows = await rowsOf(db, commands);
  const written = new Map(
    (
      await db
        .selectFrom('command')
        .selectAll()
        .where('id', 'in', [...commands, ''])
        .execute()
    ).map((row) => [row.id, row]),
  );
  let seq = seqBefore;
  let prev = prevBefore;
  for (const line of page) {
    seq += 1;
    const { command } = line;
    const own = written.get(command);
    if (own === undefined) return { kind: 'command', seq, command, table: 'command' };
    const expected: AuditLine = {
      ...line,
      key: own.key,
      inputDigest: own.input_digest,
      outcome: own.outcome as Json,
      rowsDigest: line.rows_digest,
    };
    const sound = line.seq === seq && equal(line.prev, prev) && equal(line.hash, auditHash(seq, prev, expected));
    if (!sound) {
      // The line and its command are hashed together: which of the two was changed shows only where they overlap.
      const kind = own.person === line.person && own.name === line.name && own.at === line.at ? 'line' : 'command';
      return { kind, seq, command };
    }
    const rowFault = rowsFault(line, rows.get(command) ?? new Map());
    if (rowFault !== undefined) return { ...rowFault, seq, command };
    const printed = heads.get(seq);
    if (printed !== undefined && printed !== hex(line.hash)) return { kind: 'head', seq, command };
    prev = line.hash;
  }
  return undefined;
}

type RowsByTable = Map<AppendedTable, Keyed[]>;

function rowsFault(line: Line, rows: RowsByTable): AuditFault | undefined {
  const digested = new Map([...rows].map(([table, keyed]) => [table, keyed.map((each) => each.digested)]));
  if (equal(digestRows(digested).digest, line.rows_digest)) return undefined;
  const bad = firstBadRow(digested, line.row_marks);
  if (bad === undefined) return { kind: 'rows' };
  const found = rows.get(bad.table)?.find(({ digested: { key } }) => key === bad.key);
  const key: readonly string[] = APPENDED[bad.table].key;
  const row = Object.fromEntries(key.map((name) => [name, found?.row[name]]));
  return { kind: 'rows', table: bad.table, row };
}

async function rowsOf(db: Kysely<Tables>, commands: readonly string[]): Promise<ReadonlyMap<string, RowsByTable>> {
  const found = new Map<string, RowsByTable>();
  if (commands.length === 0) return found;
  for (const table of TABLE_NAMES) {
    const rows = await db.selectFrom(table).selectAll().where('command', 'in', commands).execute();
    for (const row of rows as Readonly<Record<string, unknown>>[]) {
      const command = row.command as string;
      const tables = found.get(command) ?? new Map<AppendedTable, Keyed[]>();
      found.set(command, tables);
      const keyed = tables.get(table) ?? [];
      tables.set(table, keyed);
      keyed.push({ digested: digestRow(table, row), row });
    }
  }
  return found;
}

/** Rows that name a command without a line, and commands without one. */
async function outsideFault(db: Kysely<Tables>): Promise<AuditFault | undefined> {
  const bare = await db
    .selectFrom('command')
    .leftJoin('audit', 'audit.command', 'command.id')
    .select('command.id')
    .where('audit.seq', 'is', null)
    .executeTakeFirst();
  if (bare !== undefined) return { kind: 'outside', table: 'command', command: bare.id };
  for (const table of TABLE_NAMES) {
    const row = (await db
      .selectFrom(table)
      .selectAll()
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('audit')
              .select('seq')
              .whereRef('audit.command', '=', is.ref(`${table}.command`)),
          ),
        ),
      )
      .limit(1)
      .executeTakeFirst()) as Readonly<Record<string, unknown>> | undefined;
    if (row === undefined) continue;
    const key: readonly string[] = APPENDED[table].key;
    return {
      kind: 'outside',
      table,
      command: row.command as string,
      row: Object.fromEntries(key.map((name) => [name, row[name]])),
    };
  }
  return undefined;
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.from(a).equals(b);
}
