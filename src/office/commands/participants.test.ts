// Putting people and their facts on file: enrollment, service, salaries, deaths, earnings, beneficiaries, and what was wrong.
// What the record then says on a day is in queries/read-participant.test.ts.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  bankOf,
  enrollJudge,
  officeForAll,
  refused,
  rowsRefused,
  sentTwice,
  sqlOf,
} from '../../../test/office/scenarios.ts';

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});

const person = (participant: string, more: object = {}) => ({
  participant,
  givenNames: 'José',
  surnames: 'Núñez Peña',
  birthDate: '1970-03-15',
  language: 'es',
  ...more,
});

const record = (participant: string) => house.as('clerk', 'read-participant', { participant });

describe('enrollment', () => {
  test('puts everyone of a file on file once, with what is secret sealed', async () => {
    const rows = [person('E1', { enrolledOn: '2008-02-01', ssn: '123456789', bank: bankOf('55512345') }), person('E2')];
    const outcome = await sentTwice(house, 'clerk', 'enroll-participants', { rows });
    expect(outcome).toEqual({ participants: 2, import: expect.any(String) });
    expect(await record('E1')).toMatchObject({
      surnames: 'Núñez Peña',
      ssnLast4: '6789',
      enrolledOn: '2008-02-01',
      status: 'active',
      payees: [{ id: 'self', bankLast4: '2345', state: 'proposed' }],
    });
    expect(await record('E2')).toMatchObject({ ssnLast4: null, enrolledOn: null, payees: [] });
    const tables = ['fact', 'participant_now', 'command', 'import_batch'];
    for (const table of tables) {
      const text = JSON.stringify(await sqlOf(house, `select * from retiro.${table}`));
      expect(text, table).not.toMatch(/123456789|55512345/);
    }
  });

  test('of a file without bank details is no import that anyone approves', async () => {
    const outcome = await house.as('clerk', 'enroll-participants', { rows: [person('E3')] });
    expect(outcome).toEqual({ participants: 1, import: null });
  });

  test('names every row at fault, and then takes none', async () => {
    const rows = [
      person('E1'),
      person('N1'),
      person('N1'),
      person('N2', { birthDate: '2026-11-03' }),
      person('N3', { enrolledOn: '1970-03-14' }),
      person('N4', { ssn: '123456789' }),
      person('N5', { ssn: '987654321' }),
      person('N6', { ssn: '987654321' }),
    ];
    expect(await rowsRefused(house, () => house.as('clerk', 'enroll-participants', { rows }))).toEqual([
      '0 participant already-exists',
      '2 participant already-exists',
      '3 birthDate dates-contradict',
      '4 enrolledOn dates-contradict',
      '5 ssn already-exists',
      '7 ssn already-exists',
    ]);
    await refused(house, 'no-such-participant', () => record('N1'));
  });

  test('takes somebody born today, and enrolled on the day of birth', async () => {
    const row = person('E4', { birthDate: '2026-11-02', enrolledOn: '2026-11-02' });
    expect(await house.as('clerk', 'enroll-participants', { rows: [row] })).toMatchObject({ participants: 1 });
  });
});

describe('service and salaries', () => {
  test('are recorded once for a key, and refused of someone who is not on file', async () => {
    const spell = { participant: 'E1', spell: 's1', capacity: 'judge', from: '2008-02-01', to: '2026-08-31' };
    await sentTwice(house, 'clerk', 'record-service', { rows: [spell] });
    const salary = { participant: 'E1', from: '2008-02-01', annual: '80000.00' };
    await sentTwice(house, 'clerk', 'record-salaries', { rows: [salary] });
    expect(await record('E1')).toMatchObject({
      status: 'separated',
      service: [{ id: 's1', from: '2008-02-01', to: '2026-08-31' }],
      salaries: [{ from: '2008-02-01', annual: '80000.00' }],
    });
    const strange = {
      rows: [
        { ...spell, spell: 'S9' },
        { ...spell, participant: 'X' },
      ],
    };
    expect(await rowsRefused(house, () => house.as('clerk', 'record-service', strange))).toEqual([
      '1 participant no-such-participant',
    ]);
    const unknown = { rows: [{ ...salary, participant: 'X' }] };
    expect(await rowsRefused(house, () => house.as('clerk', 'record-salaries', unknown))).toEqual([
      '0 participant no-such-participant',
    ]);
  });

  test('of a spell that ends before it begins are refused; a spell of one day is not', async () => {
    const spell = { participant: 'E2', spell: 's1', capacity: 'government', from: '2020-01-02' };
    const backwards = { rows: [{ ...spell, to: '2020-01-01' }] };
    expect(await rowsRefused(house, () => house.as('clerk', 'record-service', backwards))).toEqual([
      '0 to dates-contradict',
    ]);
    const oneDay = { rows: [{ ...spell, to: '2020-01-02' }] };
    expect(await house.as('clerk', 'record-service', oneDay)).toEqual({ spells: 1 });
  });
});

describe('deaths', () => {
  beforeAll(() => enrollJudge(house, 'D1', { born: '1960-05-05', from: '2000-01-01', annual: '80000.00' }));

  test('end the spell that is still open', async () => {
    await sentTwice(house, 'caseworker', 'record-deaths', { rows: [{ participant: 'D1', diedOn: '2026-11-02' }] });
    expect(await record('D1')).toMatchObject({ status: 'dead', diedOn: '2026-11-02' });
    const rows = await sqlOf(house, `select ends_on::text from retiro.service_now where participant = 'D1'`);
    expect(rows).toEqual([{ ends_on: '2026-11-02' }]);
  });

  test('are refused a second time, of the future, before birth, and twice in a file', async () => {
    const rows = [
      { participant: 'D1', diedOn: '2026-10-01' },
      { participant: 'E2', diedOn: '2026-11-03' },
      { participant: 'E3', diedOn: '1970-03-14' },
      { participant: 'E1', diedOn: '2026-10-01' },
      { participant: 'E1', diedOn: '2026-10-01' },
      { participant: 'X', diedOn: '2026-10-01' },
    ];
    const faults = await rowsRefused(house, () => house.as('clerk', 'record-deaths', { rows }));
    expect(faults.sort()).toEqual([
      '0 diedOn already-dead',
      '1 diedOn dates-contradict',
      '2 diedOn dates-contradict',
      '4 diedOn already-dead',
      '5 participant no-such-participant',
    ]);
  });
});

describe('a fact withdrawn', () => {
  const factOf = async (participant: string, kind: string): Promise<string> => {
    const rows = await sqlOf(
      house,
      `select id from retiro.fact where participant = '${participant}' and kind = '${kind}' and withdraws is null`,
    );
    return String(rows[0]?.id);
  };

  test('counts no more and stays on file; what was right is recorded anew', async () => {
    const fact = await factOf('D1', 'death');
    const input = { participant: 'D1', fact, reason: 'Another person of that name' };
    await sentTwice(house, 'clerk', 'withdraw-fact', input);
    expect(await record('D1')).toMatchObject({ status: 'active', diedOn: null });
    const rows = await sqlOf(house, `select count(*)::text as n from retiro.fact where id = '${fact}'`);
    expect(rows).toEqual([{ n: '1' }]);
    await refused(house, 'no-such-proposal', () => house.as('clerk', 'withdraw-fact', input));
    await house.as('clerk', 'record-deaths', { rows: [{ participant: 'D1', diedOn: '2026-10-30' }] });
    expect(await record('D1')).toMatchObject({ status: 'dead', diedOn: '2026-10-30' });
  });

  test.each([
    ['who somebody is', 'E1', 'person'],
    ['bank details', 'E1', 'payee'],
  ])('cannot be %s', async (_, participant, kind) => {
    const input = { participant, fact: await factOf(participant, kind), reason: 'Wrong' };
    await refused(house, 'no-such-proposal', () => house.as('clerk', 'withdraw-fact', input));
  });

  test('has to be of that participant', async () => {
    const input = { participant: 'E2', fact: await factOf('E1', 'salary'), reason: 'Wrong' };
    await refused(house, 'no-such-proposal', () => house.as('clerk', 'withdraw-fact', input));
  });
});

describe('income, beneficiaries and certificates', () => {
  test('a month of income recorded again replaces the one before', async () => {
    const earned = (amount: string) => ({ rows: [{ participant: 'E1', month: '2026-10', amount }] });
    await sentTwice(house, 'clerk', 'record-earnings', earned('100.00'));
    await house.as('caseworker', 'record-earnings', earned('250.00'));
    expect((await record('E1')).earnings).toMatchObject([{ month: '2026-10', amount: '250.00' }]);
  });

  test('an order whose shares do not add up to one is refused', async () => {
    const order = (share: string) => ({
      participant: 'E1',
      orders: [{ filedOn: '2020-01-02', designees: [{ name: 'Elena Núñez', share }] }],
    });
    await refused(house, 'facts-contradict', () => house.as('clerk', 'record-beneficiaries', order('2/3')));
    await sentTwice(house, 'clerk', 'record-beneficiaries', order('1'));
    expect((await record('E1')).orders).toMatchObject([{ value: { filedOn: '2020-01-02' } }]);
  });

  test('only a medical reviewer records what physicians found', async () => {
    const finding = { appointment: 'government', licensed: true, incapable: true, totalAndPermanent: false };
    const row = { participant: 'E1', physician: 'md-1', examinedOn: '2026-10-01', ...finding };
    await refused(house, 'not-allowed', () => house.as('caseworker', 'record-certificates', { rows: [row] }));
    await sentTwice(house, 'medical', 'record-certificates', { rows: [row] });
    expect((await record('E1')).certificates).toMatchObject([{ physician: 'md-1', totalAndPermanent: false }]);
    const strange = { rows: [{ ...row, participant: 'X' }] };
    expect(await rowsRefused(house, () => house.as('medical', 'record-certificates', strange))).toHaveLength(1);
  });
});
