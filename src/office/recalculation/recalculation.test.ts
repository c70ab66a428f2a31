// Late facts: a death, a raise, an income reported months after; what they change is shown, settled by two people, once.
// Amounts are worked out by hand beside each scenario.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  type Answer,
  approve,
  awardRowsOf,
  certify,
  convertPensioner,
  enrollJudge,
  grant,
  nonoccupational,
  officeForAll,
  refused,
  sqlOf,
  transfersOf,
} from '../../../test/office/scenarios.ts';

let house: TestOffice;

/** Prepares, approves and posts a month. */
async function pay(month: string): Promise<string> {
  const run = await house.as('payroll', 'prepare-run', { month });
  await house.as('approver', 'approve-run', { run: run.id, digest: run.digest });
  return run.id;
}

const differences = (participant: string): Promise<Answer> =>
  house.as('caseworker', 'read-differences', { participant });

async function settle(participant: string, because: string): Promise<Answer> {
  const { recalculation, digest } = await house.as('caseworker', 'propose-recalculation', { participant, because });
  return house.as('approver', 'approve-recalculation', { participant, recalculation, digest });
}

const balance = async (participant: string, role: string): Promise<string | undefined> => {
  const { accounts } = await house.as('clerk', 'read-participant', { participant });
  return accounts.find(({ account }: Answer) => account === `judiciary:${participant}:${role}`)?.balance;
};

describe('a death reported late', () => {
  officeForAll((opened) => {
    house = opened;
  });
  beforeAll(async () => {
    await convertPensioner(house, 'P1', { bank: '1', paidThrough: '2026-10' });
    await convertPensioner(house, 'P2', { bank: '2', paidThrough: '2026-10' });
    for (const month of ['2026-11', '2026-12', '2027-01']) {
      house.at(`${month}-05T13:00:00.000Z`);
      await pay(month);
    }
  });

  test('changes nothing while nothing has come in', async () => {
    expect(await differences('P1')).toMatchObject({
      decisions: [],
      asAwarded: { months: [], more: '0.00', less: '0.00' },
    });
    await refused(house, 'nothing-to-settle', () =>
      house.as('caseworker', 'propose-recalculation', { participant: 'P1', because: 'x' }),
    );
  });

  // 3,100.00 a month; death on 10 December: 10 of 31 days, 1,000.00, and nothing of January.
  test('is shown month by month before anyone confirms it', async () => {
    await house.as('clerk', 'record-deaths', { rows: [{ participant: 'P1', diedOn: '2026-12-10' }] });
    expect((await differences('P1')).asAwarded).toEqual({
      months: [
        {
          award: 'old-1',
          month: '2026-12',
          paid: '3100.00',
          due: '1000.00',
          difference: '-2100.00',
          ofTheFund: '0.00',
        },
        { award: 'old-1', month: '2027-01', paid: '3100.00', due: '0.00', difference: '-3100.00', ofTheFund: '0.00' },
      ],
      more: '0.00',
      less: '5200.00',
    });
    expect(await balance('P1', 'debt')).toBeUndefined();
  });

  test('becomes a debt once another person has approved it, and only then', async () => {
    const proposed = await house.as('caseworker', 'propose-recalculation', {
      participant: 'P1',
      because: 'late report',
    });
    expect(proposed).toMatchObject({ more: '0.00', less: '5200.00' });
    const { recalculation, digest } = proposed;
    const input = { participant: 'P1', recalculation, digest };
    await refused(house, 'not-what-was-seen', () =>
      house.as('approver', 'approve-recalculation', { ...input, digest: 'f' }),
    );
    await house.as('approver', 'approve-recalculation', input);
    await refused(house, 'already-decided', () => house.as('approver', 'approve-recalculation', input));
    expect(await balance('P1', 'debt')).toBe('5200.00');
    expect(await balance('P1', 'benefits-payable')).toBe('0.00');
    expect((await transfersOf(house, 'P1', 'pay/%/recalculation/%')).sort()).toEqual([
      'judiciary:P1:benefits-payable > judiciary:system:benefit-expense 210000 pay/gross',
      'judiciary:P1:benefits-payable > judiciary:system:benefit-expense 310000 pay/gross',
      'judiciary:P1:debt > judiciary:P1:benefits-payable 210000 pay/overpaid',
      'judiciary:P1:debt > judiciary:P1:benefits-payable 310000 pay/overpaid',
    ]);
  });

  test('twice changes nothing', async () => {
    expect((await differences('P1')).asAwarded.months).toEqual([]);
    await refused(house, 'nothing-to-settle', () =>
      house.as('caseworker', 'propose-recalculation', { participant: 'P1', because: 'again' }),
    );
  });

  // The right day was 20 December: 2,000.00 of that month are due, of which 1,000.00 stand; the debt falls by 1,000.00.
  test('a correction nets the one before it: a debt falls before anything is paid', async () => {
    const { fact } = await factOfDeath('P1');
    await house.as('clerk', 'withdraw-fact', { participant: 'P1', fact, reason: 'the registry' });
    await house.as('clerk', 'record-deaths', { rows: [{ participant: 'P1', diedOn: '2026-12-20' }] });
    expect((await differences('P1')).asAwarded).toMatchObject({
      months: [{ month: '2026-12', paid: '1000.00', due: '2000.00', difference: '1000.00' }],
    });
    await settle('P1', 'the registry');
    expect(await balance('P1', 'debt')).toBe('4200.00');
    expect(await balance('P1', 'benefits-payable')).toBe('0.00');
  });

  test('that was another person’s is taken back: the debt is gone and nothing is paid twice', async () => {
    const { fact } = await factOfDeath('P1');
    await house.as('clerk', 'withdraw-fact', { participant: 'P1', fact, reason: 'another person' });
    await settle('P1', 'another person');
    expect(await balance('P1', 'debt')).toBe('0.00');
    expect(await balance('P1', 'benefits-payable')).toBe('0.00');
    expect((await differences('P1')).asAwarded.months).toEqual([]);
  });

  test('nobody else is touched, the books agree, and past months replay to the byte', async () => {
    expect((await differences('P2')).asAwarded.months).toEqual([]);
    const { ok, checks } = await house.as('auditor', 'verify');
    expect(checks.filter((check: Answer) => !check.ok)).toEqual([]);
    expect(ok).toBe(true);
    expect(await house.as('payroll', 'replay-month', { month: '2026-12' })).toMatchObject({ same: true });
  });

  async function factOfDeath(participant: string): Promise<{ fact: string }> {
    const rows = await sqlOf(
      house,
      `select f.id from retiro.fact f join retiro.audit a on a.command = f.command
       where f.participant = '${participant}' and f.kind = 'death' and f.withdraws is null order by a.seq`,
    );
    return { fact: String(rows.at(-1)?.['id']) };
  }
});

describe('a raise that came late', () => {
  officeForAll((opened) => {
    house = opened;
  });
  // 177 judge's months are 34.75 percent: of 96,000.00 it is 2,780.00 a month; with twelve of 36 months at 105,600.00, 2,872.67.
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
    await grant(house, 'P1', {
      question: 'nonoccupational-disability',
      facts: nonoccupational('2026-08-01'),
      on: '2026-11-02',
    });
    await pay('2026-11');
  });

  test('shows the decision that would come out otherwise, and what its months would come to', async () => {
    const [before] = await awardRowsOf(house, 'P1');
    expect(before).toMatchObject({ cents: '278000' });
    await house.as('clerk', 'record-salaries', {
      rows: [{ participant: 'P1', from: '2025-10-01', annual: '105600.00' }],
    });
    const { decisions, asAwarded, asDecidedAnew } = await differences('P1');
    expect(decisions).toMatchObject([{ before: { outcome: 'granted' }, now: { outcome: 'granted' } }]);
    expect(asAwarded.months).toEqual([]);
    expect(asDecidedAnew.months.map(({ month }: Answer) => month)).toEqual(['2026-10', '2026-11']);
  });

  test('is paid as arrears once it is decided anew and settled, with the next month', async () => {
    const [{ question, on, application }] = (await differences('P1')).decisions;
    const input = { participant: 'P1', question, on, application, startsOn: '2026-10-01' };
    await approve(house, 'P1', await house.as('caseworker', 'propose-decision', input));
    const { asAwarded } = await differences('P1');
    const each = asAwarded.months.map(({ difference }: Answer) => difference);
    expect(each).toEqual(['92.67', '92.67']);
    await settle('P1', 'retroactive raise');
    expect((await differences('P1')).asAwarded.months).toEqual([]);
    house.at('2026-12-05T13:00:00.000Z');
    const run = await house.as('payroll', 'prepare-run', { month: '2026-12' });
    const { lines } = await house.as('payroll', 'list-run-lines', { run: run.id });
    const net = lines.filter(({ part }: Answer) => part.startsWith('net/'));
    expect(net.map(({ month, cause }: Answer) => `${month} ${cause.split('/')[0]}`).sort()).toEqual([
      '2026-10 recalculation',
      '2026-11 recalculation',
      '2026-12 regular',
    ]);
    await house.as('approver', 'approve-run', { run: run.id, digest: run.digest });
    expect(await balance('P1', 'benefits-payable')).toBe('0.00');
    expect((await differences('P1')).asAwarded.months).toEqual([]);
    const { checks } = await house.as('auditor', 'verify');
    expect(checks.filter((check: Answer) => !check.ok)).toEqual([]);
  });
});

describe('the look over every award', () => {
  officeForAll((opened) => {
    house = opened;
  });
  beforeAll(async () => {
    for (const [index, id] of ['P1', 'P2', 'P3'].entries()) {
      await convertPensioner(house, id, { bank: `${index}`, paidThrough: '2026-10' });
    }
    await pay('2026-11');
    await house.as('clerk', 'record-deaths', { rows: [{ participant: 'P2', diedOn: '2026-11-01' }] });
  });

  test('finds what is owed, opens a case once, and changes nothing', async () => {
    const first = await house.as('caseworker', 'look-over');
    expect(first).toMatchObject({ looked: 3, more: '0.00', less: '2996.67' });
    expect(first.found).toMatchObject([{ participant: 'P2', decisions: 0, months: 1, less: '2996.67' }]);
    const second = await house.as('caseworker', 'look-over');
    expect(second.found[0].case).toBe(first.found[0].case);
    const { cases } = await house.as('clerk', 'list-cases', { kind: 'recalculation' });
    expect(cases).toHaveLength(1);
  });
});
