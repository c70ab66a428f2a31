// `verify`: what an office holds is found in order, and each thing that somebody changes behind its back is found by name.
// The audit chain by itself is in store/verify-audit.test.ts.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  certify,
  convertPensioner,
  enrollJudge,
  grant,
  nonoccupational,
  officeForAll,
  refused,
  tamper,
} from '../../../test/office/scenarios.ts';

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});

beforeAll(async () => {
  await convertPensioner(house, 'A1', { bank: '00001111' });
  await enrollJudge(house, 'J1', {
    born: '1972-05-20',
    from: '2012-01-16',
    to: '2026-09-30',
    endedBy: 'disability',
    annual: '96000.00',
    accounts: { contributions: '1000.00' },
    bank: '00004444',
  });
  await house.as('clerk', 'record-beneficiaries', {
    participant: 'J1',
    orders: [{ filedOn: '2020-01-02', designees: [{ name: 'Elena Cruz' }] }],
  });
  await certify(house, 'J1', '2026-09-01');
  await grant(house, 'J1', { question: 'nonoccupational-disability', facts: nonoccupational('2026-08-01') });
  const { id } = await house.as('payroll', 'prepare-run', { month: '2026-11' });
  await house.as('approver', 'approve-run', { run: id });
  await house.as('treasurer', 'release-run', { run: id });
});

type Checks = { name: string; ok: boolean; detail: string }[];

/** The checks that find a fault. */
async function failing(): Promise<string[]> {
  const { ok, checks } = (await house.as('auditor', 'verify')) as { ok: boolean; checks: Checks };
  const names = checks.filter((check) => !check.ok).map(({ name }) => name);
  expect(ok).toBe(names.length === 0);
  return names;
}

test('finds an untouched office in order, and says how much it looked at', async () => {
  const { ok, checks } = (await house.as('auditor', 'verify')) as { ok: boolean; checks: Checks };
  expect(ok).toBe(true);
  const looked = Object.fromEntries(checks.map(({ name, detail }) => [name, detail]));
  // Lines: A1 gross and net; J1 gross and net of October and November. Transfers: those and an opening balance.
  expect(looked).toMatchObject({ ledger: '7', payroll: '6', files: '1', decisions: '1', record: '2' });
  expect(Number(looked['audit'])).toBeGreaterThan(20);
});

test('is not for everyone', async () => {
  await refused(house, 'not-allowed', () => house.as('clerk', 'verify'));
});

describe('finds', () => {
  // What is changed, how it is put back, and which checks say so.
  const changes: readonly (readonly [what: string, change: string, back: string, found: readonly string[]])[] = [
    [
      'a transfer of a run that is a cent more',
      `update retiro.transfer set cents = cents + 1 where participant = 'A1' and key like '%/net/%'`,
      `update retiro.transfer set cents = cents - 1 where participant = 'A1' and key like '%/net/%'`,
      ['audit', 'payroll', 'files'],
    ],
    [
      'a transfer of a run that no line stands for',
      `update retiro.transfer set run = (select id from retiro.run), batch = 1 where key = 'opening/contributions'`,
      `update retiro.transfer set run = null, batch = null where key = 'opening/contributions'`,
      ['audit', 'payroll'],
    ],
    [
      'a transfer that takes back another sum than the one it names',
      `update retiro.transfer set reverses = (select id from retiro.transfer where participant = 'J1' and key like 'pay/%' limit 1)
       where key = 'opening/contributions'`,
      `update retiro.transfer set reverses = null where key = 'opening/contributions'`,
      ['audit', 'ledger'],
    ],
    [
      'a line that is another amount',
      `update retiro.line set cents = cents + 1 where participant = 'A1' and part = 'gross'`,
      `update retiro.line set cents = cents - 1 where participant = 'A1' and part = 'gross'`,
      ['audit', 'payroll'],
    ],
    [
      'another hash of a released file',
      `update retiro.run set file_sha256 = 'x' || file_sha256`,
      'update retiro.run set file_sha256 = substr(file_sha256, 2)',
      ['files'],
    ],
    [
      'a fact that a decision rests on',
      `update retiro.fact set value = '{"annual": "96000.01"}' where kind = 'salary' and participant = 'J1'`,
      `update retiro.fact set value = '{"annual": "96000.00"}' where kind = 'salary' and participant = 'J1'`,
      ['audit', 'decisions', 'record'],
    ],
    [
      'a decision with another proof',
      `update retiro.decision set proof_hash = 'x' || proof_hash`,
      'update retiro.decision set proof_hash = substr(proof_hash, 2)',
      ['audit', 'decisions'],
    ],
    [
      'a salary of now that no fact says',
      `update retiro.salary_now set annual_cents = annual_cents + 1 where participant = 'J1'`,
      `update retiro.salary_now set annual_cents = annual_cents - 1 where participant = 'J1'`,
      ['record'],
    ],
    [
      'a spell of now that ends on another day',
      `update retiro.service_now set ends_on = '2026-10-01' where participant = 'J1'`,
      `update retiro.service_now set ends_on = '2026-09-30' where participant = 'J1'`,
      ['record'],
    ],
    [
      'an order of now of another day',
      `update retiro.order_now set starts_on = '2021-01-02' where participant = 'J1'`,
      `update retiro.order_now set starts_on = '2020-01-02' where participant = 'J1'`,
      ['record'],
    ],
    [
      'a death of now that nobody recorded',
      `update retiro.participant_now set died_on = '2026-11-01' where participant = 'A1'`,
      `update retiro.participant_now set died_on = null where participant = 'A1'`,
      ['record'],
    ],
    [
      'a name of now that is another',
      `update retiro.participant_now set surnames = 'Otro' where participant = 'A1'`,
      `update retiro.participant_now set surnames = 'A1' where participant = 'A1'`,
      ['record'],
    ],
    [
      'an award of now that pays more than was decided',
      `update retiro.award_now set cents = cents + 1 where participant = 'J1'`,
      `update retiro.award_now set cents = cents - 1 where participant = 'J1'`,
      ['record'],
    ],
    [
      'an audit line of somebody else',
      `update retiro.audit set person = 'nobody' where seq = 7`,
      `update retiro.audit set person = 'clerk' where seq = 7`,
      ['audit'],
    ],
  ];

  test.each(changes)('%s', async (_, change, back, found) => {
    await tamper(house, change);
    const names = await failing();
    await tamper(house, back);
    expect(names).toEqual(found);
  });

  test('nothing any more when all is put back', async () => {
    expect(await failing()).toEqual([]);
  });
});
