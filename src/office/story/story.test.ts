// A story from the first fact to a payment that was settled anew, in both languages, as known on a day.
// What each event rests on is tested with the command that made it.

import { beforeAll, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  type Answer,
  certify,
  enrollJudge,
  grant,
  nonoccupational,
  officeForAll,
} from '../../../test/office/scenarios.ts';

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});

beforeAll(async () => {
  await enrollJudge(house, 'P1', {
    born: '1972-05-20',
    from: '2012-01-01',
    to: '2026-09-30',
    endedBy: 'disability',
    annual: '96000.00',
    bank: '1',
  });
  await certify(house, 'P1', '2026-09-01');
  await grant(house, 'P1', { question: 'nonoccupational-disability', facts: nonoccupational('2026-08-01') });
  house.at('2026-11-05T13:00:00.000Z');
  const run = await house.as('payroll', 'prepare-run', { month: '2026-11' });
  await house.as('approver', 'approve-run', { run: run.id, digest: run.digest });
  await house.as('clerk', 'record-deaths', { rows: [{ participant: 'P1', diedOn: '2026-11-03' }] });
});

const told = async (input: object = {}): Promise<string[]> => {
  const { events } = await house.as('participant', 'read-story', { participant: 'P1', ...input });
  return events.map(({ on, says }: Answer) => `${on} ${says}`);
};

test('tells a life from birth to death, by day and then as it became known', async () => {
  expect(await told()).toEqual([
    '1972-05-20 Born; on file as a participant',
    '2012-01-01 First enrolment in the System',
    '2012-01-01 Service as judge begins: superior',
    '2012-01-01 Annual salary from this day: 96000.00',
    '2026-09-01 Examined by a physician',
    '2026-09-01 Examined by a physician',
    '2026-09-15 Application filed: nonoccupational disability',
    '2026-09-15 Established in the case: disability/onsetOn',
    '2026-09-15 Established in the case: disability/totalAndPermanent',
    '2026-09-30 Service as judge ends: disability',
    '2026-10-01 Award begins: Nonoccupational disability pension, 2780.00',
    '2026-11-02 Where the money goes: self',
    '2026-11-02 The case comes to: it can be decided',
    '2026-11-02 The case comes to: a decision waits for approval',
    '2026-11-02 Decision proposed: Nonoccupational disability pension, granted',
    '2026-11-02 The case comes to: decided',
    '2026-11-02 Decision approved: Nonoccupational disability pension, granted',
    '2026-11-02 Letter: Decisión: Pensión por incapacidad no ocupacional',
    '2026-11-03 Death',
    '2026-11-30 Paid for 2026-10: 2780.00',
    '2026-11-30 Paid for 2026-11: 2780.00',
  ]);
});

test('as known on the day before the death was reported, it is not told', async () => {
  house.at('2026-11-20T13:00:00.000Z');
  await house.as('clerk', 'record-earnings', { rows: [{ participant: 'P1', month: '2026-10', amount: '1.00' }] });
  expect((await told({ knownOn: '2026-11-04' })).some((line) => line.includes('Death'))).toBe(false);
  expect((await told({ knownOn: '2026-11-05' })).some((line) => line.includes('Death'))).toBe(true);
});
