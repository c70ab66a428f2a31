// The checks of `retiro verify`, each a reading of what the database holds against what it has to be.
// The audit chain is checked by the store, files by making them again.

import { awardsNotAsNow, fundSums, type Json, type Row, runsPosted, wrongReversals } from '../../store/index.ts';
import type { Db } from '../verb.ts';
import { sorted } from './case-facts.ts';
import { decideAgain } from './decisions.ts';
import { recordsNow } from './refresh.ts';

/** What a check looked at, and what it found wrong. */
export interface Found {
  readonly looked: number;
  readonly faults: readonly string[];
}

/** Debits and credits of each fund are the same but for what the funds owe each other, and nothing is taken back twice. */
export async function ledgerFaults(db: Db): Promise<Found> {
  const funds = await fundSums(db);
  const wrong = await wrongReversals(db);
  return {
    looked: funds.reduce((sum, { sides }) => sum + sides / 2, 0),
    faults: [
      ...funds.filter(({ sum }) => sum !== 0).map(({ fund, sum }) => `${fund}: ${sum}`),
      ...wrong.map(({ participant, id }) => `${participant} ${id}`),
    ],
  };
}

/** Of each posted run: every standing line is one transfer of the same cents, and there are no others. */
export async function payrollFaults(db: Db): Promise<Found> {
  const runs = await runsPosted(db);
  return {
    looked: runs.reduce((sum, { lines }) => sum + lines, 0),
    faults: runs.flatMap(({ run, wrong, extra, total }) =>
      wrong === 0 && extra === 0 && total ? [] : [`run ${run}: ${wrong} lines, ${extra} transfers, total ${total}`],
    ),
  };
}

/** Every decision made again on the facts known then, by the law of now under its own readings, has the proof stored. */
export async function decisionFaults(db: Db): Promise<Found> {
  const rows = await db.selectFrom('decision').selectAll().orderBy('participant').orderBy('id').execute();
  const faults: string[] = [];
  for (const row of rows) {
    const { proofHash, factsHash } = await decideAgain(db, row, 'en');
    if (factsHash !== row.facts_hash) faults.push(`${row.participant} ${row.id}: facts`);
    else if (proofHash !== row.proof_hash) faults.push(`${row.participant} ${row.id}: proof`);
  }
  return { looked: rows.length, faults };
}

/** So many participants at a time. */
const PAGE = 500;

/** The tables of now, made again from facts and awards, are what they are. */
export async function recordFaults(db: Db): Promise<Found> {
  const faults: string[] = [];
  let looked = 0;
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('participant_now')
      .selectAll()
      .where('participant', '>', after)
      .orderBy('participant')
      .limit(PAGE)
      .execute();
    if (page.length === 0) {
      const apart = await awardsNotAsNow(db);
      return { looked, faults: [...faults, ...apart.map(({ participant, award }) => `${participant} ${award}`)] };
    }
    looked += page.length;
    after = page.at(-1)?.participant ?? after;
    faults.push(...(await pageFaults(db, page)));
  }
}

async function pageFaults(db: Db, page: readonly Row<'participant_now'>[]): Promise<string[]> {
  const ids = page.map(({ participant }) => participant);
  const made = new Map((await recordsNow(db, { ids })).map((record) => [record.participant, record]));
  const service = await db.selectFrom('service_now').selectAll().where('participant', 'in', ids).execute();
  const salaries = await db.selectFrom('salary_now').selectAll().where('participant', 'in', ids).execute();
  const orders = await db.selectFrom('order_now').selectAll().where('participant', 'in', ids).execute();
  return page.flatMap((now) => {
    const { participant } = now;
    const own = <R extends { readonly participant: string }>(rows: readonly R[]): R[] =>
      rows.filter((row) => row.participant === participant);
    const record = made.get(participant);
    const same =
      record?.person !== undefined &&
      agree([{ ...record.person, died_on: record.diedOn, enrolled_on: record.enrolledOn }], [now]) &&
      agree(record.service, own(service)) &&
      agree(record.salaries, own(salaries)) &&
      agree(record.orders, own(orders));
    return same ? [] : [participant];
  });
}

/** Whether the rows hold what was made again, whatever else they hold and in whichever order. */
function agree<R extends object>(made: readonly R[], rows: readonly NoInfer<R>[]): boolean {
  const names = Object.keys(made[0] ?? {}) as (keyof R)[];
  const text = (row: R): string => JSON.stringify(names.map((name) => sorted(row[name] as Json)));
  return made.length === rows.length && JSON.stringify(made.map(text).sort()) === JSON.stringify(rows.map(text).sort());
}
