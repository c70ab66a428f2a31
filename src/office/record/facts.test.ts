// The fold over facts as known by a number of the audit chain: what was learnt later is not there, what was withdrawn counts no more.
// The same as known on a day is in queries/read-participant.test.ts.

import { describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import { enrollJudge, officeForAll } from '../../../test/office/scenarios.ts';
import { parseDay } from '../../base/index.ts';
import { read } from '../../store/index.ts';
import { SYSTEM_ACTOR } from '../office.ts';
import type { Db } from '../verb.ts';
import { balancesKnown } from './balances.ts';
import { caseFacts, factsHash } from './case-facts.ts';
import { factsKnown } from './facts.ts';
import { knownOn, knownUpTo, readingsOn } from './known.ts';

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});

const look = <T>(work: (db: Db) => Promise<T>): Promise<T> => read(house.database, SYSTEM_ACTOR, work);
const now = (): Promise<number> => look((db) => knownUpTo(db));
const salariesAt = (known: number): Promise<string[]> =>
  look(async (db) =>
    (await factsKnown(db, 'P1', known, ['salary'])).map(({ from, value }) => `${from} ${value.annual}`),
  );
const hashAt = (known: number): Promise<string> =>
  look(async (db) => factsHash((await caseFacts(db, { participant: 'P1', on: '2026-11-02', known })) ?? {}));

describe('facts as known by a number', () => {
  test('are the same after later ones, two corrections at one instant among them', async () => {
    await enrollJudge(house, 'P1', { born: '1979-07-19', from: '2017-03-06', annual: '80000.00' });
    const before = await now();
    const seen = [await salariesAt(before), await hashAt(before)];
    const steps: number[] = [];
    for (const annual of ['81000.00', '82000.00', '83000.00']) {
      await house.as('clerk', 'record-salaries', { rows: [{ participant: 'P1', from: '2026-01-01', annual }] });
      steps.push(await now());
      if (annual === '83000.00') break;
      const { salaries } = await house.as('clerk', 'read-participant', { participant: 'P1' });
      const { fact } = salaries.at(-1);
      await house.as('clerk', 'withdraw-fact', { participant: 'P1', fact, reason: 'A slip' });
      expect(await salariesAt(await now())).toEqual(['2017-03-06 80000.00']);
    }
    expect(await Promise.all(steps.map(salariesAt))).toEqual([
      ['2017-03-06 80000.00', '2026-01-01 81000.00'],
      ['2017-03-06 80000.00', '2026-01-01 82000.00'],
      ['2017-03-06 80000.00', '2026-01-01 83000.00'],
    ]);
    expect([await salariesAt(before), await hashAt(before)]).toEqual(seen);
    expect(await hashAt(await now())).not.toBe(seen[1]);
  });

  test('of somebody not on file by then are none', async () => {
    expect(await look((db) => caseFacts(db, { participant: 'P1', on: '2026-11-02', known: 0 }))).toBeUndefined();
    expect(await look((db) => caseFacts(db, { participant: 'X', on: '2026-11-02', known: 999 }))).toBeUndefined();
  });

  test('hold balances as of then', async () => {
    const before = await now();
    const row = { participant: 'P1', account: 'hybrid-contributions', asOf: '2026-09-30', balance: '12.34' };
    await house.as('clerk', 'open-accounts', { rows: [row] });
    const at = (known: number) => look((db) => balancesKnown(db, 'P1', known, ['hybrid-contributions']));
    expect(await at(before)).toEqual([]);
    expect(await at(await now())).toEqual([{ account: 'judiciary:P1:hybrid-contributions', balance: 1234 }]);
  });
});

describe('what the Board has adopted', () => {
  test('counts from the day it says, and not before it was known', async () => {
    const before = await now();
    const adopts = [{ reading: 'years-over-ten', option: 'whole-years' }];
    const resolution = { board: 'board-2026', number: 'R-2', takenOn: '2026-11-02', startsOn: '2026-11-10', adopts };
    await house.as('board', 'propose-resolution', resolution);
    await house.as('board-2', 'approve-resolution', { resolution: 'R-2' });
    const optionOn = (day: string, known: number) =>
      look(async (db) => (await readingsOn(db, parseDay(day)!, known)).options['years-over-ten']);
    const after = await now();
    expect(await optionOn('2026-11-09', after)).toBe('months');
    expect(await optionOn('2026-11-10', after)).toBe('whole-years');
    expect(await optionOn('2026-11-10', before)).toBe('months');
  });
});

test('what is known on a day is what was recorded by its last second in Puerto Rico', async () => {
  const on = (day: string): Promise<number> => look((db) => knownOn(db, parseDay(day)!));
  house.at('2026-11-04T03:59:59.999Z');
  await house.as('clerk', 'record-earnings', { rows: [{ participant: 'P1', month: '2026-10', amount: '1.00' }] });
  const third = await now();
  house.at('2026-11-04T04:00:00.000Z');
  await house.as('clerk', 'record-earnings', { rows: [{ participant: 'P1', month: '2026-10', amount: '2.00' }] });
  expect([await on('2026-11-03'), await on('2026-11-04')]).toEqual([third, third + 1]);
  expect(await on('2026-10-31')).toBe(0);
});
