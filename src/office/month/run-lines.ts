// The lines of a run as they stand: those that were prepared, without those that were withdrawn, and their digest.
// What is on a line is made in month-lines.ts and never changed.

import { digestOf } from '../../base/index.ts';
import type { Json, NewRow, Row, Tx } from '../../store/index.ts';
import type { Db } from '../verb.ts';
import type { MonthLine } from './month-lines.ts';

/** The row of a line in a batch of a run. */
export function lineRow(run: string, batch: number, line: MonthLine): NewRow<'line'> {
  return {
    participant: line.participant,
    run,
    award: line.award,
    month: `${line.month}-01`,
    cause: line.cause,
    part: line.part,
    batch,
    cents: line.cents,
    days: line.days,
    days_in_month: line.daysInMonth,
    payee: line.payee,
    reason: line.reason as Json,
  };
}

/** Whether the line reaches a payee. */
export function isNet({ part }: { readonly part: string }): boolean {
  return part.startsWith('net/');
}

/** What the lines that reach payees are, in number and in cents. */
export function totalsOf(lines: readonly { readonly part: string; readonly cents: number }[]): {
  readonly lines: number;
  readonly cents: number;
} {
  const net = lines.filter(isNet);
  return { lines: net.length, cents: net.reduce((sum, line) => sum + line.cents, 0) };
}

/** The digest of a batch's lines, in their order. */
export function batchDigest(lines: readonly MonthLine[]): string {
  return digestOf(
    JSON.stringify(
      lines.map(({ participant, award, month, cause, part, cents, days, daysInMonth, payee, reason }) => [
        participant,
        award,
        month,
        cause,
        part,
        cents,
        days,
        daysInMonth,
        payee,
        Object.entries(reason).sort(([a], [b]) => (a < b ? -1 : 1)),
      ]),
    ),
  );
}

/** The lines of a run that were not withdrawn, by participant, award, month and part; of one batch, or of all. */
export async function standingLines(db: Db, run: string, batch?: number): Promise<Row<'line'>[]> {
  const all = db
    .selectFrom('standing_line')
    .selectAll()
    .where('run', '=', run)
    .orderBy('participant')
    .orderBy('award')
    .orderBy('month')
    .orderBy('cause')
    .orderBy('part');
  return (batch === undefined ? all : all.where('batch', '=', batch)).execute();
}

/** Settles what the run adds up to now, and the digest that an approval must repeat. */
export async function settleRun(tx: Tx, run: string, state: string): Promise<void> {
  const batches = await tx.db
    .selectFrom('batch')
    .select(['number', 'digest'])
    .where('run', '=', run)
    .orderBy('number')
    .execute();
  const withdrawn = await tx.db
    .selectFrom('line_withdrawal')
    .select(['participant', 'award', 'month', 'cause', 'part'])
    .where('run', '=', run)
    .orderBy('participant')
    .orderBy('award')
    .orderBy('month')
    .orderBy('cause')
    .orderBy('part')
    .execute();
  const { lines, total } = await tx.db
    .selectFrom('standing_line')
    .select((e) => [
      e.fn.countAll<number>().as('lines'),
      e.fn.coalesce(e.fn.sum<number>('cents'), e.lit(0)).as('total'),
    ])
    .where('run', '=', run)
    .where('part', 'like', 'net/%')
    .executeTakeFirstOrThrow();
  const digest = digestOf(
    JSON.stringify([batches.map((batch) => batch.digest), withdrawn.map((row) => Object.values(row))]),
  );
  await tx.db
    .updateTable('run')
    .set({ state, digest, lines: Number(lines), total_cents: Number(total) })
    .where('id', '=', run)
    .execute();
}
