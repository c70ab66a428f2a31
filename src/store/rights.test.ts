// Who may see and write what: row-level security, missing grants, and the constraints that hold when all else is wrong.
// Each wall is shown to hold on both engines.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, NOW, type TestEngine } from '../../test/databases.ts';
import { type Actor, type Database, json, type NewRow, type Role, read, type Tx, transact } from './index.ts';

const staff = (...roles: Role[]): Actor => ({ person: 'ana', roles });

describe.each(ENGINES)('on the $name engine', (engine: TestEngine) => {
  let database: Database;
  let calls = 0;
  const act = (actor: Actor, effect: (tx: Tx) => Promise<unknown>) => {
    calls += 1;
    const call = { ...actor, command: 'try', key: `try-${calls}`, input: {}, now: NOW };
    return transact(database, call, async (tx) => {
      await effect(tx);
      return null;
    });
  };
  const fact = (participant: string) => ({
    participant,
    id: '1',
    kind: 'k',
    subject: 's',
    valid_from: '2026-01-01',
    value: {},
  });
  const transfer = (change: Partial<NewRow<'transfer'>>): NewRow<'transfer'> => ({
    participant: 'P1',
    id: `${calls}`,
    key: `key-${calls}`,
    fund: 'judiciary',
    event: 'e',
    debit: 'judiciary:system:bank',
    credit: 'judiciary:P1:contributions',
    cents: 1,
    value_date: '2026-01-01',
    ...change,
  });
  const decision = (id: string): NewRow<'decision'> => ({
    participant: 'P1',
    id,
    question: 'q',
    on_day: '2026-01-01',
    known: 0,
    facts_hash: 'f',
    proof_hash: 'p',
    graph_hash: 'g',
    readings: {},
    outcome: 'granted',
    result: {},
    unconfirmed: [],
    proposed_by: 'ana',
  });
  const approval = (change: Partial<NewRow<'decision_approval'>>): NewRow<'decision_approval'> => ({
    participant: 'P1',
    decision: 'd1',
    approver: 'eva',
    maker: 'ana',
    proof_hash: 'p',
    ...change,
  });
  const award = (change: Partial<NewRow<'award'>>): NewRow<'award'> => ({
    participant: 'P1',
    id: 'a1',
    decision: 'd1',
    kind: 'k',
    rule: 'pension',
    cents: 100,
    payee: 'self',
    starts_on: '2026-01-01',
    offsets: [],
    ...change,
  });
  const run = {
    fund: 'judiciary',
    month: '2026-11-01',
    kind: 'regular',
    known: 0,
    readings: json({}),
    law: json({}),
    opened_by: 'ana',
    command: 'c',
  };

  beforeAll(async () => {
    await engine.start();
    database = await engine.open();
    await act(staff('clerk'), async (tx) => {
      await tx.append('fact', [fact('P1'), fact('P2')]);
      await tx.append('decision', [decision('d1'), decision('d2')]);
      await tx.append('transfer', [transfer({ id: 't1', key: 'first' })]);
    });
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await engine.stop();
  });

  test.each<[string, Actor, string[]]>([
    ['a clerk sees every case', staff('clerk'), ['P1', 'P2']],
    ['a participant sees the own case', { person: 'p2', roles: ['participant'], participant: 'P2' }, ['P2']],
    ['a participant without a record sees none', { person: 'p3', roles: ['participant'] }, []],
    ['an administrator of accounts sees none', staff('admin'), []],
    ['whoever has no role sees none', staff(), []],
    ['a name that ends its literal early gains nothing', { person: "x'; set role postgres; --", roles: [] }, []],
  ])('%s', async (_, actor, seen) => {
    const rows = await read(database, actor, (db) =>
      db.selectFrom('fact').select('participant').orderBy('participant').execute(),
    );
    expect(rows.map(({ participant }) => participant)).toEqual(seen);
  });

  test.each<[string, Actor]>([
    ['a participant', { person: 'p1', roles: ['participant'], participant: 'P1' }],
    ['an auditor', staff('auditor')],
    ['an administrator of accounts', staff('admin')],
  ])('%s writes no fact', async (_, actor) => {
    const writing = act(actor, (tx) => tx.append('fact', [{ ...fact('P1'), id: 'x' }]));
    await expect(writing).rejects.toMatchObject({ code: '42501' });
  });

  test('a participant files an application of their own, and of no one else', async () => {
    const application = { participant: 'P1', id: 'x', kind: 'k', filed_on: '2026-01-01', body: {} };
    const person: Actor = { person: 'p1', roles: ['participant'], participant: 'P1' };
    await act(person, (tx) => tx.append('application', [application]));
    const other = act(person, (tx) => tx.append('application', [{ ...application, participant: 'P2' }]));
    await expect(other).rejects.toMatchObject({ code: '42501' });
  });

  const APPENDED = [
    'update retiro.fact set kind = kind',
    'delete from retiro.transfer',
    'truncate retiro.line cascade',
    'update retiro.audit set name = name',
    'delete from retiro.command',
    'update retiro.command set key = key',
    'update retiro.migration set name = name',
    'drop table retiro.fact',
    'alter table retiro.fact disable row level security',
  ];
  test.each(APPENDED)("the application's role cannot: %s", async (statement) => {
    const session = await database.engine.acquire();
    try {
      await session.script(
        "begin; set local role retiro_app; set local app.roles = 'clerk,payroll,admin,auditor,system'",
      );
      await expect(session.run(statement, [])).rejects.toMatchObject({ code: '42501' });
    } finally {
      await session.script('rollback');
      await session.release(false);
    }
  });

  test('whoever is bound by no grant is still told that a table is only added to', async () => {
    await expect(engine.asSuperuser(database, 'truncate retiro.line_withdrawal')).rejects.toMatchObject({
      code: '42501',
    });
  });

  const refusals: [string, string, (tx: Tx) => Promise<unknown>][] = [
    [
      'the maker approves the decision',
      'decision_approved_by_another',
      (tx) => tx.append('decision_approval', [approval({ approver: 'ana' })]),
    ],
    [
      'an approval names another maker than the proposer',
      'decision_approval_of_what_was_seen',
      (tx) => tx.append('decision_approval', [approval({ maker: 'eva', approver: 'ana' })]),
    ],
    [
      'an approval binds another proof',
      'decision_approval_of_what_was_seen',
      (tx) => tx.append('decision_approval', [approval({ proof_hash: 'x' })]),
    ],
    [
      'an award rests on no approval',
      'award_rests_on_an_approval',
      (tx) => tx.append('award', [award({ decision: 'd2' })]),
    ],
    [
      'an award rests on nothing',
      'award_decided_or_converted',
      (tx) => tx.append('award', [award({ decision: null })]),
    ],
    [
      'a converted award lacks its document',
      'award_conversion_is_documented',
      (tx) =>
        tx.append('award', [award({ decision: null, import: 'i', conversion: { authority: 'b', amount: '1.00' } })]),
    ],
    [
      'a converted award names no import',
      'award_converted_by_an_import',
      (tx) =>
        tx.append('award', [award({ decision: null, conversion: { authority: 'b', document: 'd', amount: '1.00' } })]),
    ],
    [
      'a transfer crosses funds',
      'transfer_within_one_fund',
      (tx) => tx.append('transfer', [transfer({ credit: 'employees:system:bank' })]),
    ],
    [
      'an event carries a transfer across funds that is no due-to or due-from',
      'transfer_within_one_fund',
      (tx) => tx.append('transfer', [transfer({ credit: 'employees:system:bank', interfund_event: 'e1' })]),
    ],
    [
      'a transfer is booked in a fund of neither account',
      'transfer_within_one_fund',
      (tx) => tx.append('transfer', [transfer({ fund: 'employees' })]),
    ],
    [
      'a transfer is from an account to itself',
      'transfer_between_two_accounts',
      (tx) => tx.append('transfer', [transfer({ credit: 'judiciary:system:bank' })]),
    ],
    ['a transfer is of nothing', 'transfer_cents_check', (tx) => tx.append('transfer', [transfer({ cents: 0 })])],
    [
      'an account has no such name',
      'transfer_credit_check',
      (tx) => tx.append('transfer', [transfer({ credit: 'judiciary:P1' })]),
    ],
    ['a key is paid twice', 'transfer_once', (tx) => tx.append('transfer', [transfer({ key: 'first' })])],
    [
      'a run is approved by whoever opened it',
      'run_approved_by_another',
      (tx) =>
        tx.db
          .insertInto('run')
          .values({
            ...run,
            id: 'r1',
            state: 'approved',
            digest: 'd',
            approved_digest: 'd',
            approved_by: 'ana',
            approved_on: NOW.slice(0, 10),
          })
          .execute(),
    ],
    [
      'an approval of a run binds another digest',
      'run_approval_binds_the_digest',
      (tx) =>
        tx.db
          .insertInto('run')
          .values({
            ...run,
            id: 'r1',
            state: 'approved',
            digest: 'd',
            approved_digest: 'x',
            approved_by: 'eva',
            approved_on: NOW.slice(0, 10),
          })
          .execute(),
    ],
    [
      'a run is posted without approval',
      'run_posted_is_approved',
      (tx) =>
        tx.db
          .insertInto('run')
          .values({ ...run, id: 'r1', state: 'posting' })
          .execute(),
    ],
    [
      'a role is granted to oneself',
      'person_role_granted_by_another',
      async (tx) => {
        await tx.db
          .insertInto('person')
          .values({ id: 'ana', name: 'Ana', language: 'es', active: true, command: 'c' })
          .execute();
        const role = { id: '1', person: 'ana', role: 'admin', granted_by: 'ana', granted_at: NOW, command: 'c' };
        await tx.db.insertInto('person_role').values(role).execute();
      },
    ],
  ];
  test.each(refusals)('refused by a constraint: %s', async (_, constraint, effect) => {
    await expect(act(staff('clerk', 'approver', 'payroll', 'system'), effect)).rejects.toMatchObject({ constraint });
  });

  test('an approval by another, the award on it, a transfer due to the other fund and its one reversal are accepted', async () => {
    await act(staff('approver', 'payroll'), async (tx) => {
      await tx.append('decision_approval', [approval({})]);
      await tx.append('award', [award({})]);
      await tx.append('transfer', [
        transfer({ id: 'due', key: 'due', credit: 'employees:system:due-to/judiciary', interfund_event: 'e1' }),
      ]);
      const reversal = { debit: 'judiciary:P1:contributions', credit: 'judiciary:system:bank', reverses: 't1' };
      await tx.append('transfer', [transfer({ id: 'back', key: 'back', ...reversal })]);
    });
    const again = { debit: 'judiciary:P1:contributions', credit: 'judiciary:system:bank', reverses: 't1' };
    const twice = act(staff('payroll'), (tx) =>
      tx.append('transfer', [transfer({ id: 'again', key: 'again', ...again })]),
    );
    await expect(twice).rejects.toMatchObject({ constraint: 'transfer_reversed_once' });
  });

  test('two runs may prepare a month, and one can post it', async () => {
    const approved = { digest: 'd', approved_digest: 'd', approved_by: 'eva', approved_on: '2026-11-30' };
    await act(staff('payroll'), async (tx) => {
      await tx.db
        .insertInto('run')
        .values({ ...run, id: 'r1', state: 'prepared' })
        .execute();
      await tx.db
        .insertInto('run')
        .values({ ...run, id: 'r2', known: 1, state: 'posting', ...approved })
        .execute();
    });
    const second = act(staff('payroll'), (tx) =>
      tx.db
        .updateTable('run')
        .set({ state: 'posting', ...approved })
        .where('id', '=', 'r1')
        .execute(),
    );
    await expect(second).rejects.toMatchObject({ constraint: 'run_posted_once' });
  });
});
