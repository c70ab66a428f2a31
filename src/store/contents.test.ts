// What documents hold, in the database: encrypted and bound to their document, and open to whom row-level security lets see.
// What is brought in as a document is the office's.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, NOW, type TestEngine } from '../../test/databases.ts';
import { type Actor, type Database, type DocumentId, type NewRow, type Role, type Tx, transact } from './index.ts';

const staff = (...roles: Role[]): Actor => ({ person: 'ana', roles });

const BYTES = Buffer.from('the certificate of birth of Ana Rivera');

describe.each(ENGINES)('on the $name engine', (engine: TestEngine) => {
  let database: Database;
  let calls = 0;
  const act = <T>(actor: Actor, effect: (tx: Tx) => Promise<T>): Promise<T> => {
    calls += 1;
    const call = { ...actor, command: 'try', key: `try-${calls}`, input: {}, now: NOW };
    let got: T;
    return transact(database, call, async (tx) => {
      got = await effect(tx);
      return null;
    }).then(() => got);
  };
  const document = (id: string, kind: string): NewRow<'document'> => ({
    participant: 'P1',
    id,
    kind,
    name: 'scan.pdf',
    media_type: 'application/pdf',
    pages: 1,
    size: BYTES.length,
    sha256: `${id}`.repeat(64),
    received_on: '2026-11-01',
    scanned: false,
    brought_by: 'ana',
  });
  const of = (id: string, kind: string): DocumentId => ({ participant: 'P1', id, kind });
  const open = (actor: Actor, id: string, kind: string) => act(actor, (tx) => tx.contents.open(of(id, kind)));

  beforeAll(async () => {
    await engine.start();
    database = await engine.open();
    await act(staff('clerk'), async (tx) => {
      await tx.append('document', [
        document('1', 'birth'),
        document('2', 'medical'),
        document('3', 'birth'),
        document('4', 'birth'),
      ]);
      await tx.contents.keep(of('1', 'birth'), BYTES);
      await tx.contents.keep(of('2', 'medical'), BYTES);
    });
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await engine.stop();
  });

  test.each<[string, Actor, string, string, boolean]>([
    ['a clerk opens a birth certificate', staff('clerk'), '1', 'birth', true],
    ['a participant opens their own', { person: 'p', roles: ['participant'], participant: 'P1' }, '1', 'birth', true],
    [
      'another participant does not open it',
      { person: 'p', roles: ['participant'], participant: 'P2' },
      '1',
      'birth',
      false,
    ],
    ['an administrator of accounts opens none', staff('admin'), '1', 'birth', false],
    ['payroll opens none', staff('payroll'), '1', 'birth', false],
    ['a medical reviewer opens a medical document', staff('medical'), '2', 'medical', true],
    ['a clerk does not, though they brought it in', staff('clerk'), '2', 'medical', false],
    [
      'every other role together does not',
      staff('clerk', 'caseworker', 'approver', 'auditor', 'treasurer'),
      '2',
      'medical',
      false,
    ],
    ['its participant does not', { person: 'p', roles: ['participant'], participant: 'P1' }, '2', 'medical', false],
  ])('%s', async (_, actor, id, kind, sees) => {
    const bytes = await open(actor, id, kind);
    expect(bytes === undefined ? undefined : Buffer.from(bytes).toString()).toBe(sees ? BYTES.toString() : undefined);
  });

  test('nothing of it stands in the database as it is', async () => {
    const rows = await engine.asSuperuser(
      database,
      "select encode(ciphertext, 'hex') as text from retiro.document_content",
    );
    expect(rows).toHaveLength(2);
    for (const { text } of rows) expect(text).not.toContain(BYTES.toString('hex').slice(0, 16));
  });

  test('it does not open as another document, or where a byte has changed', async () => {
    await engine.asSuperuser(
      database,
      `insert into retiro.document_content select participant, '3', kind, key_id, nonce, ciphertext, command
        from retiro.document_content where document = '1'`,
    );
    await expect(open(staff('clerk'), '3', 'birth')).rejects.toMatchObject({ code: 'SEAL_BROKEN' });
    await engine.asSuperuser(
      database,
      "update retiro.document_content set ciphertext = set_byte(ciphertext, 3, 1 - sign(get_byte(ciphertext, 3))::int) where document = '1'",
    );
    await expect(open(staff('clerk'), '1', 'birth')).rejects.toMatchObject({ code: 'SEAL_BROKEN' });
  });

  test.each<[string, string, (tx: Tx) => Promise<unknown>]>([
    [
      'a content says it is of another kind than its document',
      'document_content_of_its_kind',
      (tx) => tx.contents.keep(of('4', 'letter'), BYTES),
    ],
    [
      'the same bytes are a second document',
      'document_once',
      (tx) => tx.append('document', [{ ...document('9', 'birth'), sha256: '1'.repeat(64) }]),
    ],
    [
      'whoever brought it in verifies it',
      'document_verified_by_another',
      (tx) => tx.append('document_verification', [{ participant: 'P1', document: '1', verifier: 'ana', maker: 'ana' }]),
    ],
    [
      'a verification names another as who brought it',
      'document_verified_as_brought',
      (tx) => tx.append('document_verification', [{ participant: 'P1', document: '1', verifier: 'ana', maker: 'eva' }]),
    ],
  ])('a constraint holds where %s', async (_, constraint, effect) => {
    await expect(act(staff('clerk'), effect)).rejects.toMatchObject({ constraint });
  });
});
