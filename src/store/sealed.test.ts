// Sealed values: they open only where they belong, with the right key, for whoever may; rotation and shredding hold.
// Which kinds a role sees is tested here too, since the policy is by kind.

import { describe, expect, test } from 'vitest';
import { ENGINES, KEYS, NOW, openForAll, type TestEngine } from '../../test/databases.ts';
import { type Database, type Json, type Role, type Tx, transact } from './index.ts';
import { newKeysText, parseKeys, withNewKeys } from './keys.ts';

const SSN = '123-45-6789';

describe.each(ENGINES)('on the $name engine', (engine: TestEngine) => {
  let database: Database;
  let calls = 0;
  const act = async <T extends Json>(
    roles: readonly Role[],
    effect: (tx: Tx) => Promise<T>,
    keys?: string,
  ): Promise<T> => {
    calls += 1;
    const call = { person: 'ana', roles, command: 'seal', key: `seal-${calls}`, input: {}, now: NOW };
    const opened = keys === undefined ? database : { ...database, keys: () => parseKeys(keys) };
    return (await transact(opened, call, effect)).outcome;
  };
  const seal = (kind: 'ssn' | 'bank' | 'second-factor' | 'medical', text: string, keys?: string) =>
    act(['system'], async (tx) => ({ ...(await tx.sealed.seal(kind, text)) }), keys);
  const unseal = (id: string, roles: readonly Role[] = ['clerk'], keys?: string) =>
    act(roles, async (tx) => (await tx.sealed.unseal(id)) ?? null, keys);

  openForAll(engine, (opened) => {
    database = opened;
  });

  test('a sealed value opens to its text, and its row shows none of it but the last four', async () => {
    const { id, last4 } = await seal('ssn', SSN);
    expect(last4).toBe('6789');
    expect(await unseal(id)).toBe(SSN);
    const rows = await engine.asSuperuser(
      database,
      `select encode(ciphertext, 'escape') as text from retiro.sealed where id = '${id}'`,
    );
    expect(rows[0]?.text).not.toContain('123-45');
  });

  test('equal values are found by kind, and differ in what is stored', async () => {
    const one = await seal('bank', '0215-equal');
    const two = await seal('bank', '0215-equal');
    await seal('ssn', '0215-equal');
    expect(await act(['clerk'], (tx) => tx.sealed.find('bank', '0215-equal'))).toEqual([one.id, two.id].sort());
    const differ = `select count(distinct ciphertext)::int as n from retiro.sealed where id in ('${one.id}', '${two.id}')`;
    expect(Number((await engine.asSuperuser(database, differ))[0]?.n)).toBe(2);
  });

  test('two values that are swapped do not open, nor does one that says another kind', async () => {
    const [one, two] = [await seal('ssn', '1'), await seal('ssn', '2')];
    await engine.asSuperuser(
      database,
      `update retiro.sealed a set nonce = b.nonce, ciphertext = b.ciphertext from retiro.sealed b
        where (a.id, b.id) in (('${one.id}', '${two.id}'), ('${two.id}', '${one.id}'))`,
    );
    for (const { id } of [one, two])
      await expect(unseal(id)).rejects.toMatchObject({ code: 'SEAL_BROKEN', details: { id } });
    const three = await seal('ssn', '3');
    await engine.asSuperuser(database, `update retiro.sealed set kind = 'bank' where id = '${three.id}'`);
    await expect(unseal(three.id)).rejects.toMatchObject({ code: 'SEAL_BROKEN' });
  });

  test('another key of the same name does not open it, and a missing one is named', async () => {
    const { id } = await seal('ssn', SSN);
    await expect(unseal(id, ['clerk'], newKeysText())).rejects.toMatchObject({ code: 'SEAL_BROKEN' });
    const renamed = KEYS.replaceAll('general-1', 'general-9');
    await expect(unseal(id, ['clerk'], renamed)).rejects.toMatchObject({
      code: 'NO_KEY',
      message: expect.stringContaining('general-1'),
    });
  });

  test('rotation puts everything under the new keys, and the old ones are of no more use', async () => {
    await engine.asSuperuser(database, 'delete from retiro.sealed');
    const texts = ['a', 'b', 'c', 'd', 'e'];
    const ids: string[] = [];
    for (const text of texts) ids.push((await seal(text === 'e' ? 'medical' : 'bank', text)).id);
    const both = withNewKeys(KEYS);
    const rotate = () => act(['system'], (tx) => tx.sealed.rotate(3), both);
    expect([await rotate(), await rotate(), await rotate()]).toEqual([3, 2, 0]);
    for (const [index, id] of ids.entries()) expect(await unseal(id, ['system'], both)).toBe(texts[index]);
    await expect(unseal(ids[0] ?? '')).rejects.toMatchObject({ code: 'NO_KEY' });
    expect(await act(['clerk'], (tx) => tx.sealed.find('bank', 'a'), both)).toEqual([ids[0]]);
  });

  test('what is shredded is gone, and its id stays', async () => {
    const { id } = await seal('ssn', SSN);
    await act(['system'], async (tx) => {
      await tx.sealed.shred(id);
      return null;
    });
    expect(await unseal(id)).toBeNull();
    const rows = await engine.asSuperuser(
      database,
      `select last4, digest, ciphertext from retiro.sealed where id = '${id}'`,
    );
    expect(rows).toEqual([{ last4: null, digest: null, ciphertext: null }]);
  });

  test.each<['ssn' | 'bank' | 'second-factor' | 'medical', Role, boolean]>([
    ['ssn', 'clerk', true],
    ['ssn', 'auditor', false],
    ['ssn', 'admin', false],
    ['ssn', 'participant', false],
    ['bank', 'payroll', true],
    ['bank', 'board', false],
    ['medical', 'medical', true],
    ['medical', 'caseworker', false],
    ['medical', 'approver', false],
    ['second-factor', 'admin', false],
    ['second-factor', 'system', true],
  ])('a value of kind %s opens for %s: %s', async (kind, role, opens) => {
    const { id } = await seal(kind, 'text');
    expect(await unseal(id, [role])).toBe(opens ? 'text' : null);
  });
});

test.each(['', '{}', '{"general":{"current":"a","keys":{"a":"AAAA"}}}', '[]'])(
  'keys such as %j are refused without being repeated',
  (text) => {
    expect(() => parseKeys(text)).toThrow(expect.objectContaining({ code: 'NO_KEY' }));
  },
);
