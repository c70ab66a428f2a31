// Who acts: the sample's people, whom anyone may act as, their sessions, and that nobody is anybody elsewhere.
// What a role may do is said by each verb.

import { describe, expect, test } from 'vitest';
import type { TestOffice } from '../../test/office/office.ts';
import { officeForAll, sqlOf, tamper } from '../../test/office/scenarios.ts';
import { houseOf, personOfSession, samplePerson, signIn, signOut } from './people.ts';

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});

const NINE = '2026-11-02T13:00:00.000Z';
const hours = (count: number): string => new Date(Date.parse(NINE) + count * 3_600_000).toISOString();

describe('the people of the sample', () => {
  test('are known by name, with their roles', async () => {
    const { kind, people } = await houseOf(house.database);
    expect(kind).toBe('sample');
    expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining(['clerk', 'approver-2', 'board-2']));
    expect(await samplePerson(house.database, 'board-2')).toEqual({
      id: 'board-2',
      name: 'board-2',
      language: 'en',
      roles: ['board'],
    });
  });

  test('are refused by a name that nobody has, which says who there is', async () => {
    const asked = samplePerson(house.database, 'nobody');
    await expect(asked).rejects.toMatchObject({
      code: 'no-such-person',
      details: { people: expect.arrayContaining(['clerk']) },
    });
  });

  test('are without a role that has ended, and not there once they have left', async () => {
    await tamper(
      house,
      `update retiro.person_role set ended_at = '${NINE}', ended_by = 'admin' where id = 'approver-2-approver'`,
    );
    expect((await samplePerson(house.database, 'approver-2')).roles).toEqual([]);
    await tamper(house, `update retiro.person set active = false where id = 'approver-2'`);
    await expect(samplePerson(house.database, 'approver-2')).rejects.toMatchObject({ code: 'no-such-person' });
  });
});

describe('a session', () => {
  test('is known by its secret for a working day, and its secret by nobody else', async () => {
    const { secret, person } = await signIn(house.database, 'clerk', NINE);
    expect(person).toMatchObject({ id: 'clerk', roles: ['clerk'] });
    expect(await personOfSession(house.database, secret, NINE)).toEqual(person);
    expect(await personOfSession(house.database, secret, hours(11.99))).toEqual(person);
    expect(await personOfSession(house.database, secret, hours(12))).toBeUndefined();
    expect(await personOfSession(house.database, `${secret}x`, NINE)).toBeUndefined();
    for (const table of ['session', 'command', 'audit']) {
      expect(JSON.stringify(await sqlOf(house, `select * from retiro.${table}`)), table).not.toContain(secret);
    }
  });

  test('is another each time, and ends by itself', async () => {
    const first = await signIn(house.database, 'clerk', NINE);
    const second = await signIn(house.database, 'clerk', NINE);
    expect(first.secret).not.toBe(second.secret);
    await signOut(house.database, first.secret, 'clerk', NINE);
    expect(await personOfSession(house.database, first.secret, NINE)).toBeUndefined();
    expect(await personOfSession(house.database, second.secret, NINE)).toMatchObject({ id: 'clerk' });
  });

  test('of somebody who has left is none', async () => {
    const { secret } = await signIn(house.database, 'medical', NINE);
    await tamper(house, `update retiro.person set active = false where id = 'medical'`);
    expect(await personOfSession(house.database, secret, NINE)).toBeUndefined();
  });

  test('leaves a line in the audit chain when it begins and when it ends', async () => {
    const rows = await sqlOf(house, `select name, subject from retiro.audit where name like 'sign-%' order by seq`);
    expect(rows).toContainEqual({ name: 'sign-in', subject: 'clerk' });
    expect(rows).toContainEqual({ name: 'sign-out', subject: 'clerk' });
  });
});

test('on an office of its own nobody acts as anybody by name', async () => {
  await tamper(house, `update retiro.installation set kind = 'office'`);
  expect(await houseOf(house.database)).toEqual({ kind: 'office', people: [] });
  await expect(samplePerson(house.database, 'clerk')).rejects.toMatchObject({ code: 'not-the-sample' });
  await expect(signIn(house.database, 'clerk', NINE)).rejects.toMatchObject({ code: 'not-the-sample' });
});
