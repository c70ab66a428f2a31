// The checks of `retiro verify`, each a reading of what the database holds against what it has to be.
// The audit chain is checked by the store, files by making them again.

import { type Json, type Row, sql } from '../../store/index.ts';
import type { Db } from '../verb.ts';
import { sorted } from './case-facts.ts';
import { decideAgain } from './decisions.ts';
import { recordsNow } from './refresh.ts';

interface Found {
  readonly looked: number;
  readonly faults: readonly string[];
}

/** Debits and credits of each fund are the same but for what the funds owe each other, and nothing is taken back twice. */
export async function ledgerFaults(db: Db): Promise<Found> {
  const { rows } = await sql<{ fund: string; sum: number; transfers: number }>`
    select fund, sum(side)::bigint as sum, count(*)::bigint as transfers from (
      select split_part(debit, ':', 1) as fund, cents as side from retiro.transfer
      union all select split_part(credit, ':', 1), -cents from retiro.transfer
    ) as sides group by fund order by fund`.execute(db);
  const wrong = await sql<{ participant: string; id: string }>`
    select t.participant, t.id from retiro.transfer t join retiro.transfer r
      on r.participant = t.participant and r.id = t.reverses
      where r.cents <> t.cents or r.debit <> t.credit or r.credit <> t.debit or r.reverses is not null`.execute(db);
  return {
    looked: rows.reduce((sum, { transfers }) => sum + transfers / 2, 0),
    faults: [
      ...rows.filter(({ sum }) => sum !== 0).map(({ fund, sum }) => `${fund}: ${sum}`),
      ...wrong.rows.map(({ participant, id }) => `${participant} ${id}`),
    ],
  };
}

/** Of each posted run: every standing line is one transfer of the same cents, and there are no others. */
export async function payrollFaults(db: Db): Promise<Found> {
  const { rows } = await sql<{ run: string; lines: number; wrong: number; extra: number; total: boolean }>`
    with standing as (
      select l.* from retiro.standing_line l join retiro.run r on r.id = l.run
      where r.state in ('posted', 'released') and l.cents > 0
    ), matched as (
      select s.run, s.part, s.cents, t.id from standing s left join retiro.transfer t on t.participant = s.participant
        and t.run = s.run and t.cents = s.cents
        and t.key = 'pay/' || s.award || '/' || to_char(s.month, 'YYYY-MM') || '/' || s.cause || '/' || s.part
    )
    select r.id as run, count(m.run)::bigint as lines, count(m.run) filter (where m.id is null)::bigint as wrong,
      ((select count(*) from retiro.transfer t where t.run = r.id) - count(m.id))::bigint as extra,
      coalesce(sum(m.cents) filter (where m.part like 'net/%'), 0) = r.total_cents as total
    from retiro.run r left join matched m on m.run = r.id where r.state in ('posted', 'released')
    group by r.id, r.total_cents order by r.id`.execute(db);
  return {
    looked: rows.reduce((sum, { lines }) => sum + lines, 0),
    faults: rows.flatMap(({ run, wrong, extra, total }) =>
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
    if (page.length === 0) return { looked, faults: [...faults, ...(await awardFaults(db))] };
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

/** The awards of now are those that were granted or brought in, as they were, in the state that follows from what came since. */
async function awardFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ participant: string; award: string }>`
    with recursive replacing as (
      select participant, replaces as award, starts_on from retiro.award where replaces is not null
      union all select r.participant, a.replaces, r.starts_on from replacing r
        join retiro.award a on a.participant = r.participant and a.id = r.award where a.replaces is not null
    ), replaced as (select participant, award, min(starts_on) as starts_on from replacing group by participant, award)
    select a.participant, a.id as award from retiro.award a
      left join retiro.award_now n on n.participant = a.participant and n.award = a.id
      left join replaced r on r.participant = a.participant and r.award = a.id
      left join retiro.import_approval i on i.batch = a.import
    where n.kind is distinct from a.kind or n.rule is distinct from a.rule or n.cents is distinct from a.cents
      or n.starts_on is distinct from a.starts_on
      or n.ends_on is distinct from
        case when r.award is null then a.ends_on else greatest(r.starts_on - 1, a.starts_on) end
      or n.state is distinct from case when r.award is not null then 'ended'
        when a.conversion is not null and i.batch is null then 'proposed' else 'current' end
    order by a.participant, a.id`.execute(db);
  return rows.map(({ participant, award }) => `${participant} ${award}`);
}
