// Tampering: as the superuser, one thing at a time is changed, and verification finds it and says where.
// That an untouched chain is found whole is in transact.test.ts too.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, NOW, type TestEngine } from '../../test/databases.ts';
import { type Database, transact, verifyAudit } from './index.ts';

const COMMANDS = 5;

describe.each(ENGINES)('on the $name engine', (engine: TestEngine) => {
  let database: Database;
  const ids: string[] = [];
  const as = (statement: string) => engine.asSuperuser(database, statement);

  beforeAll(async () => {
    await engine.start();
    database = await engine.open();
    for (let index = 1; index <= COMMANDS; index++) {
      const call = {
        person: 'ana',
        roles: ['clerk'] as const,
        command: 'note',
        key: `k${index}`,
        input: { index },
        now: NOW,
      };
      await transact(database, call, async (tx) => {
        ids.push(tx.command);
        const participants = ['A', 'B', 'C', 'D'];
        const row = { id: `${index}`, kind: 'note', subject: 's', valid_from: '2026-01-01', value: { index } };
        await tx.append(
          'fact',
          participants.map((participant) => ({ participant, ...row })),
        );
        const debit = 'judiciary:system:bank';
        const money = {
          fund: 'judiciary',
          event: 'e',
          debit,
          credit: 'judiciary:A:x',
          cents: 100,
          value_date: '2026-01-01',
        };
        await tx.append('transfer', [{ participant: 'A', id: `${index}`, key: `k${index}`, ...money }]);
        return { index };
      });
    }
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await engine.stop();
  });

  test('an untouched chain is whole, and holds the heads that were printed', async () => {
    const report = await verifyAudit(database);
    expect(report).toEqual({ lines: COMMANDS, head: { seq: COMMANDS, hash: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect((await verifyAudit(database, [report.head])).fault).toBeUndefined();
    const forged = { seq: 2, hash: report.head.hash };
    expect((await verifyAudit(database, [forged])).fault).toMatchObject({ kind: 'head', seq: 2 });
    expect((await verifyAudit(database, [{ ...report.head, seq: 99 }])).fault).toMatchObject({ kind: 'head' });
  });

  // Each is undone by the statement beside it.
  const FACT = "from retiro.fact where participant = 'C' and id = '3'";
  test.each<[string, string, string, object]>([
    [
      'a cent of a transfer',
      "update retiro.transfer set cents = 101 where id = '4'",
      "update retiro.transfer set cents = 100 where id = '4'",
      { kind: 'rows', seq: 4, table: 'transfer', row: { participant: 'A', id: '4' } },
    ],
    [
      'a value within a fact',
      `update retiro.fact set value = '{"index": 4}' where participant = 'C' and id = '3'`,
      `update retiro.fact set value = '{"index": 3}' where participant = 'C' and id = '3'`,
      { kind: 'rows', seq: 3, table: 'fact', row: { participant: 'C', id: '3' } },
    ],
    [
      'the day of a fact',
      "update retiro.fact set valid_from = '2026-01-02' where participant = 'A' and id = '1'",
      "update retiro.fact set valid_from = '2026-01-01' where participant = 'A' and id = '1'",
      { kind: 'rows', seq: 1, table: 'fact', row: { participant: 'A', id: '1' } },
    ],
    [
      'a fact that is removed: the row in its place is named',
      `create table public.kept as select * ${FACT}; delete ${FACT}`,
      'insert into retiro.fact select * from public.kept; drop table public.kept',
      { kind: 'rows', seq: 3, table: 'fact', row: { participant: 'D', id: '3' } },
    ],
    [
      'the command that a fact names',
      "update retiro.fact set command = 'other' where participant = 'D' and id = '5'",
      "update retiro.fact set command = (select id from retiro.command where key = 'k5') where participant = 'D' and id = '5'",
      { kind: 'rows', seq: 5, table: 'transfer' },
    ],
    [
      'a fact that is added under no command',
      "insert into retiro.fact select participant, 'x', kind, subject, valid_from, valid_to, value, document, corrects, withdraws, 'none' from retiro.fact where participant = 'A' and id = '1'",
      "delete from retiro.fact where id = 'x'",
      { kind: 'outside', table: 'fact', command: 'none', row: { participant: 'A', id: 'x' } },
    ],
    [
      'an outcome',
      "update retiro.command set outcome = '{}' where key = 'k2'",
      `update retiro.command set outcome = '{"index": 2}' where key = 'k2'`,
      { seq: 2 },
    ],
    [
      'who did it',
      "update retiro.audit set person = 'eva' where seq = 2",
      "update retiro.audit set person = 'ana' where seq = 2",
      { kind: 'command', seq: 2 },
    ],
    [
      'when it was done',
      "update retiro.audit set at = at + interval '1 ms' where seq = 5",
      "update retiro.audit set at = at - interval '1 ms' where seq = 5",
      { kind: 'command', seq: 5 },
    ],
    [
      'a line that is removed',
      'create table public.kept as select * from retiro.audit where seq = 3; delete from retiro.audit where seq = 3',
      'insert into retiro.audit select * from public.kept; drop table public.kept',
      { kind: 'line', seq: 3 },
    ],
    [
      'the last line, with its command and rows and the head put back',
      `create table public.line as select * from retiro.audit where seq = 5; create table public.head as select * from retiro.audit_head;
       delete from retiro.audit where seq = 5; update retiro.audit_head set seq = 4, hash = (select hash from retiro.audit where seq = 4)`,
      `insert into retiro.audit select * from public.line; delete from retiro.audit_head;
       insert into retiro.audit_head select * from public.head; drop table public.line; drop table public.head`,
      { kind: 'outside', table: 'command' },
    ],
    ['the head', 'update retiro.audit_head set seq = 4', 'update retiro.audit_head set seq = 5', { kind: 'head' }],
  ])('finds a change of %s', async (_, change, back, fault) => {
    // A statement each: the superuser's helper takes one at a time on one of the engines.
    for (const statement of change.split(';')) await as(statement);
    const found = (await verifyAudit(database)).fault;
    for (const statement of back.split(';')) await as(statement);
    expect(found).toMatchObject(fault);
    expect((await verifyAudit(database)).fault).toBeUndefined();
  });
});
