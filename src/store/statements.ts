// The statements that the query builder does not say: each a question about the tables with a name of its own.
// What the answers mean is for the rooms above; nothing here writes.

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/**
 * All there is, what the running command wrote among it, where otherwise an audit number says up to where: its rows have
 * no audit line yet.
 */
export const NOW = Number.MAX_SAFE_INTEGER;

/** Whether what stands beside an audit line, joined as `audit`, was known by then. */
export function knownBy(known: number): RawBuilder<boolean> {
  return known === NOW ? sql<boolean>`true` : sql<boolean>`audit.seq <= ${known}`;
}

/** The right side of `= among(texts)`: any of them. They go as one array, since a statement takes only so many parameters. */
export function among(texts: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${texts}::text[])`;
}

/** Waits until every other transaction that took the turn of that name has ended, and keeps it until this one does. */
export async function takeTurn(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(db);
}

/** Debits less credits, in cents, of each account that does not stand at zero, by its text; with a day, at its end. */
export async function accountSums(db: Db, until?: string): Promise<{ account: string; balance: number }[]> {
  const valued = until === undefined ? sql`` : sql`where value_date <= ${until}::date`;
  const { rows } = await sql<{ account: string; balance: number }>`
    select account, sum(cents)::bigint as balance from (
      select debit as account, cents from retiro.transfer ${valued}
      union all select credit, -cents from retiro.transfer ${valued}
    ) as sides group by account having sum(cents) <> 0 order by account collate "C"`.execute(db);
  return rows;
}

/** Of each fund, debits less credits in cents, and how many sides of transfers it has. */
export async function fundSums(db: Db): Promise<{ fund: string; sum: number; sides: number }[]> {
  const { rows } = await sql<{ fund: string; sum: number; sides: number }>`
    select fund, sum(side)::bigint as sum, count(*)::bigint as sides from (
      select split_part(debit, ':', 1) as fund, cents as side from retiro.transfer
      union all select split_part(credit, ':', 1), -cents from retiro.transfer
    ) as sides group by fund order by fund`.execute(db);
  return rows;
}

/** Transfers that say they take another back and are not its opposite, or take back what takes back itself. */
export async function wrongReversals(db: Db): Promise<{ participant: string; id: string }[]> {
  const { rows } = await sql<{ participant: string; id: string }>`
    select t.participant, t.id from retiro.transfer t join retiro.transfer r
      on r.participant = t.participant and r.id = t.reverses
      where r.cents <> t.cents or r.debit <> t.credit or r.credit <> t.debit or r.reverses is not null`.execute(db);
  return rows;
}

export interface RunPosted {
  readonly run: string;
  /** Its standing lines above zero; those without a transfer of their own; transfers without a line. */
  readonly lines: number;
  readonly wrong: number;
  readonly extra: number;
  /** Whether what reaches payees adds up to the run's total. */
  readonly total: boolean;
}

/** Every posted run against its transfers. */
export async function runsPosted(db: Db): Promise<RunPosted[]> {
  const { rows } = await sql<RunPosted>`
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
  return rows;
}

/** Awards whose row of now is not what follows from the award, its import's approval, and the awards that replace it. */
export async function awardsNotAsNow(db: Db): Promise<{ participant: string; award: string }[]> {
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
        when a.import is not null and i.batch is null then 'proposed' else 'current' end
    order by a.participant, a.id`.execute(db);
  return rows;
}

/** The awards of a run's standing lines whose place another took after its cut-off, from a day of the month or before. */
export async function replacedSinceCutOff(db: Db, run: string): Promise<string[]> {
  const { rows } = await sql<{ award: string }>`
    with recursive chain as (
      select participant, id, replaces as before from retiro.award where replaces is not null
      union all select c.participant, c.id, b.replaces from chain c
        join retiro.award b on b.participant = c.participant and b.id = c.before where b.replaces is not null
    )
    select distinct l.award from retiro.standing_line l
      join retiro.run r on r.id = l.run
      join chain c on c.participant = l.participant and c.before = l.award
      join retiro.award n on n.participant = c.participant and n.id = c.id
        and n.starts_on < l.month + interval '1 month'
      join retiro.audit a on a.command = n.command and a.seq > r.known
      where l.run = ${run} order by l.award`.execute(db);
  return rows.map(({ award }) => award);
}

/** The awards on a run's standing lines of which that month was recalculated after the run's cut-off. */
export async function recalculatedSinceCutOff(db: Db, run: string): Promise<string[]> {
  const { rows } = await sql<{ award: string }>`
    select distinct l.award from retiro.standing_line l
      join retiro.run r on r.id = l.run
      join retiro.transfer t on t.participant = l.participant
        and t.key like 'pay/' || l.award || '/' || to_char(l.month, 'YYYY-MM') || '/recalculation/%'
      join retiro.audit a on a.command = t.command and a.seq > r.known
      where l.run = ${run} order by l.award`.execute(db);
  return rows.map(({ award }) => award);
}
