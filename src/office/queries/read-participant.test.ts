// The record of a participant as of a day, as known on a day: what is learnt later changes nothing of what was known before.
// What puts facts on file is in commands/participants.test.ts.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import { enrollJudge, grant, officeForAll, refused, sqlOf } from '../../../test/office/scenarios.ts';

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});

const read = (more: object = {}) => house.as('auditor', 'read-participant', { participant: 'P1', ...more });
const salariesOf = async (more: object = {}) =>
  (await read(more)).salaries.map(({ from, annual }: Record<string, string>) => `${from} ${annual}`);

beforeAll(async () => {
  await enrollJudge(house, 'P1', {
    born: '1979-07-19',
    from: '2017-03-06',
    to: '2026-08-31',
    endedBy: 'resignation',
    annual: '80000.00',
    accounts: { 'hybrid-contributions': '100.00' },
  });
  // The day after, a salary is recorded; it was wrong, and is put right twice on the same day.
  house.at('2026-11-03T14:00:00.000Z');
  const salary = (annual: string) =>
    house.as('clerk', 'record-salaries', { rows: [{ participant: 'P1', from: '2026-01-01', annual }] });
  const withdraw = async () => {
    const { salaries } = await read();
    const { fact } = salaries.at(-1);
    await house.as('clerk', 'withdraw-fact', { participant: 'P1', fact, reason: 'A slip' });
  };
  await salary('81000.00');
  await withdraw();
  await salary('82000.00');
  await withdraw();
  await salary('83000.00');
});

describe('as known', () => {
  test('on the day before, holds nothing of what came after', async () => {
    expect(await salariesOf({ knownOn: '2026-11-02' })).toEqual(['2017-03-06 80000.00']);
  });

  test('of two corrections on one day, holds the last', async () => {
    expect(await salariesOf()).toEqual(['2017-03-06 80000.00', '2026-01-01 83000.00']);
    expect(await salariesOf({ knownOn: '2026-11-03' })).toEqual(await salariesOf());
  });

  test('on a day, is the same whatever is learnt later', async () => {
    const then = await read({ knownOn: '2026-11-03', asOf: '2026-11-03' });
    house.at('2026-11-04T14:00:00.000Z');
    await house.as('clerk', 'record-deaths', { rows: [{ participant: 'P1', diedOn: '2026-10-05' }] });
    await house.as('clerk', 'withdraw-fact', { participant: 'P1', fact: then.salaries[0].fact, reason: 'Wrong' });
    expect(await read({ knownOn: '2026-11-03', asOf: '2026-11-03' })).toEqual(then);
    expect(await read({ asOf: '2026-11-03' })).toMatchObject({ status: 'dead', diedOn: '2026-10-05' });
    const { salaries } = await read();
    expect(salaries).toHaveLength(1);
    const death = (await sqlOf(house, `select id from retiro.fact where kind = 'death'`))[0]?.['id'];
    await house.as('clerk', 'withdraw-fact', { participant: 'P1', fact: death, reason: 'Wrong' });
  });

  test('counts the hours of Puerto Rico: what is recorded at half past eleven at night is known that day', async () => {
    house.at('2026-11-05T03:30:00.000Z');
    await house.as('clerk', 'record-earnings', { rows: [{ participant: 'P1', month: '2026-10', amount: '1.00' }] });
    house.at('2026-11-05T14:00:00.000Z');
    expect((await read({ knownOn: '2026-11-04' })).earnings).toHaveLength(1);
    expect((await read({ knownOn: '2026-11-03' })).earnings).toHaveLength(0);
  });

  test('before there was anything, knows nobody', async () => {
    await refused(house, 'no-such-participant', () => read({ knownOn: '2026-10-31' }));
  });

  test('shows a decision and an award in the state of then', async () => {
    house.at('2026-11-06T14:00:00.000Z');
    await grant(house, 'P1', { question: 'hybrid-separation' });
    const { decisions, awards, accounts } = await read({ knownOn: '2026-11-05' });
    expect([decisions, awards]).toEqual([[], []]);
    expect(accounts).toEqual([{ account: 'judiciary:P1:hybrid-contributions', balance: '100.00' }]);
    const now = await read();
    expect(now.decisions).toMatchObject([{ state: 'approved', proposedBy: 'caseworker', decidedBy: 'approver' }]);
    expect(now.awards).toMatchObject([{ state: 'current', amount: '100.00' }]);
  });
});

describe('as of a day', () => {
  test.each([
    ['2017-03-05', [], 0, 'active'],
    ['2017-03-06', ['2017-03-06'], 1, 'active'],
    ['2026-08-31', ['2017-03-06'], 1, 'active'],
    ['2026-09-01', ['2017-03-06'], 1, 'separated'],
  ])('%s holds what has begun by then', async (asOf, from, count, status) => {
    const record = await read({ asOf, knownOn: '2026-11-02' });
    expect(record.service.map((spell: { from: string }) => spell.from)).toEqual(from);
    expect(record.salaries).toHaveLength(count);
    expect(record.status).toBe(status);
  });

  test('on the last day served the spell has ended, on the day before it is open', async () => {
    const endOn = async (asOf: string) => (await read({ asOf })).service[0].to;
    expect(await endOn('2026-08-31')).toBe('2026-08-31');
    expect(await endOn('2026-08-30')).toBeNull();
  });
});

test('a participant reads their own record as the office does, and no other', async () => {
  const own = await house.as('participant', 'read-participant', { participant: 'P1' });
  expect(own).toEqual(await read());
  await refused(house, 'no-such-participant', () => house.as('participant', 'read-participant', { participant: 'P2' }));
  await refused(house, 'not-allowed', () => house.as('admin', 'read-participant', { participant: 'P1' }));
});
