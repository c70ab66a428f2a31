// What holds in the office after every step, after every tenth, and after every fiftieth, against the naive one.
// The dearer a look is, the rarer: none of these can be broken at one step and be whole again at a later one.

import { caseFaults, ledgerFaults, payrollFaults, recordFaults, SYSTEM_ACTOR } from '../../src/office/index.ts';
import type { Database } from '../../src/store/index.ts';
import { read, verifyAudit } from '../../src/store/index.ts';
import type { Desk } from '../office/desk.ts';
import { rowsOf } from '../office/tables.ts';
import { type Model, SIGNED } from './model.ts';
import { keyOf } from './month.ts';
import { RULES } from './rules.ts';

const BALANCES = `select 'audit' as account, seq as cents from retiro.audit_head union all
  select account, sum(cents) from (select debit as account, cents from retiro.transfer
    union all select credit, -cents from retiro.transfer) sides group by account having sum(cents) <> 0`;

function expectSame(what: string, got: readonly string[], meant: readonly string[]): void {
  const [a, b] = [new Set(got), new Set(meant)];
  const more = got.filter((one) => !b.has(one));
  const less = meant.filter((one) => !a.has(one));
  if (more.length + less.length === 0 && got.length === meant.length) return;
  throw new Error(`${what}: the office has ${more.join(', ')}; the model has ${less.join(', ')}`);
}

/** Every account is the model's, debits are credits, and the audit chain grew by what was written. */
export async function afterEvery(database: Database, model: Model): Promise<void> {
  const rows = await rowsOf(database, BALANCES);
  const meant = [...model.accounts].filter(([, cents]) => cents !== 0).map(([account, cents]) => `${account} ${cents}`);
  expectSame(
    'accounts',
    rows.map((row) => row.join(' ')),
    [...meant, `audit ${model.seq}`],
  );
  const sum = rows.reduce((total, [account, cents]) => total + (account === 'audit' ? 0 : Number(cents)), 0);
  if (sum !== 0) throw new Error(`debits less credits are ${sum}`);
}

/** Lines are those of the model, nothing is paid twice or to the dead, and what stands is what the facts make. */
export async function afterTen(database: Database, model: Model): Promise<void> {
  const lines = await rowsOf(
    database,
    `select l.run, l.participant, 'pay/' || l.award || '/' || to_char(l.month, 'YYYY-MM') || '/' || l.cause || '/' || l.part,
      l.cents from retiro.line l where not exists (select from retiro.line_withdrawal w where w.participant = l.participant
        and w.run = l.run and w.award = l.award and w.month = l.month and w.cause = l.cause and w.part = l.part)`,
  );
  const runs = [...model.runs.values()];
  const meant = runs.flatMap(({ id, lines: own }) =>
    own.map((line) => `${id} ${line.participant} ${keyOf(line)} ${line.cents}`),
  );
  expectSame(
    'lines',
    lines.map((row) => row.join(' ')),
    meant,
  );
  const transfers = await rowsOf(
    database,
    "select participant, key, cents from retiro.transfer where key like 'pay/%'",
  );
  const signed = runs.filter(({ state, filled }) => SIGNED.includes(state) && filled);
  expectSame(
    'transfers',
    transfers.map((row) => row.join(' ')),
    [
      ...signed.flatMap(({ lines: own }) =>
        own.filter(({ cents }) => cents > 0).map((line) => `${line.participant} ${keyOf(line)} ${line.cents}`),
      ),
      ...settled(model),
    ],
  );
  expectSame('keys paid twice', await texts(database, TWICE), []);
  expectSame('rights paid twice', await texts(database, RIGHT_TWICE), []);
  expectSame('paid to the dead', await texts(database, TO_THE_DEAD), []);
  expectSame('gone out and not borne', await texts(database, MORE_THAN_BORNE), []);
  await casesAgree(database, model);
  for (const look of [ledgerFaults, payrollFaults, recordFaults, caseFaults]) {
    const { faults } = await read(database, SYSTEM_ACTOR, look);
    if (faults.length > 0) throw new Error(`${look.name}: ${faults.join('; ')}`);
  }
}

/** The transfers of recalculations that were approved. */
function settled(model: Model): string[] {
  return [...model.transfers].flatMap(([participant, own]) =>
    [...own].flatMap(([key, { cents }]) =>
      key.includes('/recalculation/') && !key.includes('/net/') ? [`${participant} ${key} ${Math.abs(cents)}`] : [],
    ),
  );
}

/** Every case stands as in the model: its stage follows from what was established, decided and contested in it. */
async function casesAgree(database: Database, model: Model): Promise<void> {
  const rows = await rowsOf(
    database,
    `select participant, id, kind, stage, since, owner, opened_on, promised_on, closed_on, events from retiro.case_now`,
  );
  const cases = [...model.people.values()].flatMap((person) => [...person.cases.values()]);
  expectSame(
    'cases',
    rows.map((row) => JSON.stringify(row)),
    cases.map(({ participant, id, kind, stage, since, owner, openedOn, promisedOn, closedOn, events }) =>
      JSON.stringify([participant, id, kind, stage, since, owner, openedOn, promisedOn, closedOn, `${events}`]),
    ),
  );
}

const texts = async (database: Database, statement: string): Promise<string[]> =>
  (await rowsOf(database, statement)).map((row) => row.join(' '));

const TWICE = 'select participant, key from retiro.transfer group by 1, 2 having count(*) > 1';

/** The awards of each right: those that took each other's place, with the first of them. */
const RIGHTS = `with recursive rights as (
    select participant, id, id as root from retiro.award where replaces is null and rule <> 'lump-sum'
    union all select n.participant, n.id, r.root from retiro.award n
      join rights r on r.participant = n.participant and r.id = n.replaces
  ), months as (
    select t.participant, r.root, r.id as award, split_part(t.key, '/', 3) as month,
      case when t.key like '%/net/%' then 'net' else regexp_replace(t.key, '^.*/', '') end as part,
      case when t.key not like '%/net/%' and t.debit like '%:benefits-payable' then -t.cents else t.cents end as cents
    from retiro.transfer t join rights r on r.participant = t.participant and t.key like 'pay/' || r.id || '/%'
  )`;

/**
 * A month of one right, paid under awards that took each other's place: together never more than the dearest of them in
 * full, but for the cent by which each part of a month is rounded.
 */
const RIGHT_TWICE = `${RIGHTS} select m.participant, m.root, m.month, sum(m.cents) from months m
  where m.part in ('gross', 'fund') group by 1, 2, 3
  having sum(m.cents) > (select max(a.cents) + count(*) - 1 from rights r
    join retiro.award a on a.participant = r.participant and a.id = r.id
    where r.participant = m.participant and r.root = m.root)`;

/** A month of an award of which more went out than was borne of it and is owed back. */
const MORE_THAN_BORNE = `${RIGHTS} select participant, award, month from months group by 1, 2, 3
  having sum(case part when 'net' then -cents else cents end) < 0`;

/** Lines for days after a death that their run knew and that still stood at its cut-off; an annuity is paid to the month's end. */
const TO_THE_DEAD = `
  select l.participant, l.award, l.month, l.part from retiro.line l
    join retiro.run r on r.id = l.run
    join retiro.award a on a.participant = l.participant and a.id = l.award and a.rule <> 'lump-sum'
    join retiro.fact f on f.participant = l.participant and f.kind = 'death' and f.withdraws is null
    join retiro.audit k on k.command = f.command and k.seq <= r.known
  where not exists (select from retiro.fact w join retiro.audit x on x.command = w.command and x.seq <= r.known
      where w.participant = f.participant and w.withdraws = f.id)
    and l.days is not null
    and not exists (select from retiro.transfer t join retiro.audit y on y.command = t.command and y.seq <= r.known
      where t.participant = l.participant and t.key = 'pay/' || l.award || '/' || to_char(l.month, 'YYYY-MM') || '/regular/gross')
    and (l.month > f.valid_from or (a.rule = 'pension' and date_trunc('month', f.valid_from) = l.month
      and l.days > extract(day from f.valid_from)))`;

/** The chain verifies, so does everything else, and every month that was prepared can be made again to the byte. */
export async function afterFifty(database: Database, model: Model, desk: Desk): Promise<void> {
  const { fault, lines } = await verifyAudit(database);
  if (fault !== undefined || lines !== model.seq)
    throw new Error(`the chain: ${JSON.stringify(fault)}, ${lines} lines`);
  const months = new Set([...model.runs.values()].map(({ month }) => month));
  const asked = [['verify', {}], ...[...months].map((month) => ['replay-month', { month }])] as [string, object][];
  for (const [verb, input] of asked) {
    const outcome = await desk.do('approver', verb, { ...input });
    const effect = RULES[verb]?.({ model, who: 'approver', today: '', input: { ...input } });
    if (typeof effect !== 'function') throw new Error(`${verb} is refused`);
    model.seq += Number(effect({ outcome, facts: [] }, model.seq + 1));
  }
}
