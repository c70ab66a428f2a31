// Bank details, resolutions of the Board and applications: what one person brings and another settles.
// That payments go to the details approved by the cut-off is in processes/month.test.ts.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  bankOf,
  certify,
  enrollJudge,
  nonoccupational,
  officeForAll,
  propose,
  refused,
  rowsRefused,
  sentTwice,
  sqlOf,
  withRoles,
} from '../../../test/office/scenarios.ts';
import { runCommand } from '../office.ts';
import { approveBankDetails } from './approve-bank-details.ts';

const JUDGE = { born: '1972-05-20', from: '2012-01-16', to: '2026-09-30', endedBy: 'disability', annual: '96000.00' };

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});
beforeAll(async () => {
  await enrollJudge(house, 'P1', { ...JUDGE, bank: '00001111' });
  await enrollJudge(house, 'P2', JUDGE);
});

describe('bank details', () => {
  const payees = async (participant = 'P1') => {
    const record = await house.as('clerk', 'read-participant', { participant });
    return record.payees.map(({ bankLast4, state }: Record<string, string>) => `${bankLast4} ${state}`);
  };
  let proposal = '';

  test('that are proposed wait beside the old ones, which count until then', async () => {
    const input = { participant: 'P1', bank: bankOf('99992222') };
    const outcome = await sentTwice(house, 'clerk', 'propose-bank-details', input);
    expect(outcome).toEqual({ proposal: expect.any(String), last4: '2222' });
    proposal = outcome.proposal;
    expect(await payees()).toEqual(['1111 current', '2222 proposed']);
    const facts = JSON.stringify(await sqlOf(house, `select value from retiro.fact where kind = 'payee'`));
    expect(facts).not.toContain('99992222');
  });

  test('are not approved by whoever proposed them', async () => {
    const both = withRoles(house, 'clerk', 'clerk', 'approver');
    const input = { participant: 'P1', proposal };
    await refused(house, 'own-proposal', () => runCommand(house.office, approveBankDetails, both, input));
  });

  test('are approved once, and take the place of the old ones', async () => {
    const input = { participant: 'P1', proposal };
    expect(await sentTwice(house, 'approver', 'approve-bank-details', input)).toEqual({ proposal });
    expect(await payees()).toEqual(['2222 current']);
    await refused(house, 'already-decided', () => house.as('approver-2', 'approve-bank-details', input));
  });

  test('that came with an import are approved with it alone', async () => {
    const [{ id }] = (await sqlOf(
      house,
      `select id from retiro.fact where kind = 'payee' and value ->> 'last4' = '1111'`,
    )) as [{ id: string }];
    const input = { participant: 'P1', proposal: id };
    await refused(house, 'no-such-proposal', () => house.as('approver', 'approve-bank-details', input));
  });

  test.each([
    ['no-such-participant', { participant: 'X' }],
    ['no-such-proposal', { participant: 'P1', payee: 'nobody' }],
  ])('are refused as %s of someone that the office does not know', async (code, who) => {
    const input = { ...who, bank: bankOf('1') };
    await refused(house, code, () => house.as('clerk', 'propose-bank-details', input));
  });

  test('with a routing number whose check digit is wrong are no input', async () => {
    const bank = { ...bankOf('1'), routing: '021502012' };
    await expect(house.as('clerk', 'propose-bank-details', { participant: 'P1', bank })).rejects.toThrow();
  });
});

describe('4-234-9: a resolution of the Board', () => {
  const resolution = {
    board: 'board-2026',
    number: 'R-2',
    takenOn: '2026-11-02',
    startsOn: '2026-12-01',
    adopts: [{ reading: 'years-over-ten', option: 'whole-years' }],
  };

  test('is proposed once, by a Board that there is, of readings that there are', async () => {
    expect(await sentTwice(house, 'board', 'propose-resolution', resolution)).toEqual({ resolution: 'R-2' });
    await refused(house, 'already-exists', () => house.as('board-2', 'propose-resolution', resolution));
    const strange = { ...resolution, number: 'R-3', board: 'board-1999' };
    await refused(house, 'no-such-proposal', () => house.as('board', 'propose-resolution', strange));
    const adopts = [
      { reading: 'years-over-ten', option: 'months' },
      { reading: 'rounding', option: 'never' },
      { reading: 'no-reading', option: 'months' },
    ];
    const wrong = { ...resolution, number: 'R-3', adopts };
    expect(await rowsRefused(house, () => house.as('board', 'propose-resolution', wrong))).toEqual([
      '1 option no-such-proposal',
      '2 reading no-such-proposal',
    ]);
  });

  test('is approved by another member, once', async () => {
    const input = { resolution: 'R-2' };
    await refused(house, 'own-proposal', () => house.as('board', 'approve-resolution', input));
    await refused(house, 'no-such-proposal', () => house.as('board', 'approve-resolution', { resolution: 'R-9' }));
    expect(await sentTwice(house, 'board-2', 'approve-resolution', input)).toEqual({ resolution: 'R-2', readings: 1 });
    await refused(house, 'already-decided', () => house.as('board-2', 'approve-resolution', input));
  });

  test('applies to decisions from its first day on', async () => {
    // 57 months above ten years: by months 34.75% of 96,000.00, 2,780.00 a month; by whole years 34%, 2,720.00.
    await certify(house, 'P2', '2026-09-01');
    const asked = { question: 'nonoccupational-disability', facts: nonoccupational('2026-08-01') };
    house.at('2026-12-01T03:59:59.000Z');
    expect((await propose(house, 'P2', asked)).result).toMatchObject({ monthly: '2780.00' });
    house.at('2026-12-01T04:00:00.000Z');
    expect((await propose(house, 'P2', asked)).result).toMatchObject({ monthly: '2720.00' });
    house.at('2026-12-02T13:00:00.000Z');
  });
});

describe('4-238-A.application and 4-238-B.application: an application', () => {
  const input = { participant: 'P1', question: 'occupational-disability', filedOn: '2026-12-02', onForm: true };

  test('is filed by the participant, once for a key', async () => {
    const outcome = await sentTwice(house, 'participant', 'file-application', input);
    expect(outcome).toEqual({ application: expect.any(String) });
    const { applications } = await house.as('participant', 'read-participant', { participant: 'P1' });
    expect(applications).toMatchObject([{ filedOn: '2026-12-02', onForm: true }]);
  });

  test('is not filed by a participant for another, whose file they do not see', async () => {
    const other = { ...input, participant: 'P2' };
    await refused(house, 'no-such-participant', () => house.as('participant', 'file-application', other));
    await refused(house, 'no-such-participant', () =>
      house.as('participant', 'read-participant', { participant: 'P2' }),
    );
  });

  test('is not of tomorrow, of nobody, or of facts that contradict each other', async () => {
    const tomorrow = { ...input, filedOn: '2026-12-03' };
    await refused(house, 'dates-contradict', () => house.as('caseworker', 'file-application', tomorrow));
    const nobody = { ...input, participant: 'X' };
    expect(await rowsRefused(house, () => house.as('caseworker', 'file-application', nobody))).toHaveLength(1);
    const disability = { onsetOn: '2026-08-01', totalAndPermanentOn: '2026-07-31' };
    const wrong = { ...input, facts: { disability } };
    const { at } = await refused(house, 'facts-contradict', () => house.as('caseworker', 'file-application', wrong));
    expect(at).toBe('/disability');
  });
});
