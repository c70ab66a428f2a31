// Runs on file: one of them, its place among others of its month, and how it is shown.
// What moves a run from state to state is a command each.

import { cents, formatMoney, formatMonth, monthOf } from '../../base/index.ts';
import { type Row, takeTurn } from '../../store/index.ts';
import type { RunRow } from '../../wire/index.ts';
import { asDay } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import type { Db } from '../verb.ts';

/** The fund whose months these are: the Judiciary's. */
export const FUND = 'judiciary';

/** A run in its turn, not one off the cycle. */
export const REGULAR = 'regular';

/** The states of a run that somebody has signed: the month is its own. */
export const SIGNED: readonly string[] = ['posting', 'posted', 'released'];

/** The states as everyone outside knows them. */
const SHOWN: Readonly<Record<string, RunRow['state']>> = {
  open: 'preparing',
  prepared: 'prepared',
  approved: 'approved',
  posting: 'approved',
  posted: 'posted',
  released: 'released',
  abandoned: 'cancelled',
};

/** The run. Refuses where there is none. */
export async function runOnFile(db: Db, id: string): Promise<Row<'run'>> {
  const run = await db.selectFrom('run').selectAll().where('id', '=', id).executeTakeFirst();
  if (run === undefined) refuse('no-such-run', { run: id });
  return run;
}

/** The run, locked until the command ends: who comes second sees what the first did. */
export async function runLocked(db: Db, id: string): Promise<Row<'run'>> {
  const run = await db.selectFrom('run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (run === undefined) refuse('no-such-run', { run: id });
  return run;
}

/** What is signed stays as it is until the command ends: signatures, and new awards that change a month, take turns. */
export async function lockSignatures(db: Db): Promise<void> {
  await takeTurn(db, `sign ${FUND}`);
}

/** Refuses while a signed run is not posted to its end: what it pays is not in the ledger yet. */
export async function refusePosting(db: Db): Promise<void> {
  const run = await db.selectFrom('run').select('id').where('state', '=', 'posting').executeTakeFirst();
  if (run !== undefined) refuse('run-is-posting', { run: run.id });
}

/** Refuses unless the run is in one of the states. */
export function requireState(run: Row<'run'>, ...states: readonly string[]): void {
  if (!states.includes(run.state)) {
    refuse('wrong-state', { run: run.id, state: stateOf(run), needed: states.map((state) => SHOWN[state] ?? state) });
  }
}

export function stateOf(run: Row<'run'>): RunRow['state'] {
  const state = SHOWN[run.state];
  if (state === undefined) throw new RangeError(`a run is in the state ${run.state}`);
  return state;
}

/** The run as the doors show it. */
export async function showRun(db: Db, run: Row<'run'>): Promise<RunRow> {
  const batches = await db
    .selectFrom('batch')
    .select(['state', (e) => e.fn.countAll<number>().as('count')])
    .where('run', '=', run.id)
    .groupBy('state')
    .execute();
  const count = (...states: readonly string[]): number =>
    batches.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + Number(row.count), 0);
  return {
    id: run.id,
    month: formatMonth(monthOf(asDay(run.month))),
    state: stateOf(run),
    known: run.known,
    lines: run.lines ?? 0,
    total: formatMoney(cents(run.total_cents ?? 0)),
    fileSha256: run.file_sha256,
    digest: run.digest,
    openedBy: run.opened_by,
    approvedBy: run.approved_by,
    releasedBy: run.released_by,
    batches: {
      all: count('open', 'prepared', 'posted'),
      prepared: count('prepared', 'posted'),
      posted: count('posted'),
    },
  };
}

/** The next batch of the run in that state that nobody has in hand, locked until the command ends; undefined where there is none. */
export async function nextBatch(db: Db, run: string, state: 'open' | 'prepared'): Promise<Row<'batch'> | undefined> {
  return db
    .selectFrom('batch')
    .selectAll()
    .where('run', '=', run)
    .where('state', '=', state)
    .orderBy('number')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}
