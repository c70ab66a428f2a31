// What decisions on § 238 come to as awards: with and without the Fund's part, Hybrid, denied, and begun when.
// How a proposal binds an approval is in approve-decision.test.ts; accounts are in grants.test.ts.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  approve,
  awardRowsOf,
  certify,
  enrollJudge,
  nonoccupational,
  occupational,
  officeForAll,
  propose,
  refused,
  sqlOf,
} from '../../../test/office/scenarios.ts';

let house: TestOffice;

officeForAll((opened) => {
  house = opened;
});

describe('4-238-A.offset: an occupational disability of a judge who serves still', () => {
  // § 238(A): 50% of 105,000.00 is 52,500.00 a year, 4,375.00 a month; of it the Fund owes 985.50, the System 3,389.50.
  const asked = { question: 'occupational-disability', facts: occupational('2026-08-10', { fundMonthly: '985.50' }) };

  beforeAll(async () => {
    await enrollJudge(house, 'P1', { born: '1970-03-15', from: '2008-02-01', annual: '105000.00' });
    await certify(house, 'P1', '2026-09-01');
  });

  test('needs a day from which it is paid, since service has not ended', async () => {
    const { application } = await house.as('caseworker', 'file-application', {
      participant: 'P1',
      question: asked.question,
      filedOn: '2026-09-15',
      onForm: true,
      facts: asked.facts,
    });
    const input = { participant: 'P1', question: asked.question, application };
    await refused(house, 'starts-on-needed', () => house.as('caseworker', 'propose-decision', input));
  });

  test('pays the participant half the salary, with what the Fund owes of it kept apart', async () => {
    const seen = await propose(house, 'P1', { ...asked, startsOn: '2026-11-15' });
    expect(seen).toMatchObject({ outcome: 'granted', estimate: null });
    expect(seen.result).toMatchObject({
      annual: '52500.00',
      monthly: '4375.00',
      fundMonthly: '985.50',
      systemMonthly: '3389.50',
      participantMonthly: '4375.00',
    });
    const { awards } = await approve(house, 'P1', seen);
    expect(awards).toEqual([`${seen.decision}-a1`]);
    expect(await awardRowsOf(house, 'P1')).toEqual([
      {
        kind: 'occupational-disability',
        rule: 'pension',
        cents: '437500',
        starts_on: '2026-11-15',
        ends_on: null,
        state: 'current',
        payee: 'self',
        offsets: { fundMonthly: '985.50', systemMonthly: '3389.50', wageAtRetirement: '105000.00' },
      },
    ]);
  });
});

describe('4-238-B.amount: a nonoccupational disability of a judge whose service has ended', () => {
  // § 238(B): 177 months from January 2012 to September 2026 are 57 above ten years: 30% + 4.75% of 96,000.00 is
  // 33,360.00 a year, 2,780.00 a month.
  const asked = { question: 'nonoccupational-disability', facts: nonoccupational('2026-08-01') };

  beforeAll(async () => {
    const service = { from: '2012-01-16', to: '2026-09-30', endedBy: 'disability' };
    await enrollJudge(house, 'P2', { born: '1972-05-20', annual: '96000.00', ...service });
    await certify(house, 'P2', '2026-09-01');
  });

  test('is paid from the day after the last day served where nobody says another', async () => {
    const seen = await propose(house, 'P2', asked);
    expect(seen.result).toMatchObject({ percent: '34.7500', annual: '33360.00', monthly: '2780.00' });
    await approve(house, 'P2', seen);
    expect(await awardRowsOf(house, 'P2')).toMatchObject([
      { cents: '278000', starts_on: '2026-10-01', offsets: { wageAtRetirement: '96000.00' } },
    ]);
    expect((await house.as('clerk', 'read-participant', { participant: 'P2' })).status).toBe('disabled');
  });

  test('granted again, takes the place of the award in force, which ends the day before', async () => {
    await approve(house, 'P2', await propose(house, 'P2', { ...asked, startsOn: '2026-11-01' }));
    expect(await awardRowsOf(house, 'P2')).toMatchObject([
      { starts_on: '2026-10-01', ends_on: '2026-10-31', state: 'ended' },
      { starts_on: '2026-11-01', ends_on: null, state: 'current' },
    ]);
    const { awards, status } = await house.as('clerk', 'read-participant', { participant: 'P2' });
    expect(awards.map(({ state, endsOn }: Record<string, unknown>) => [state, endsOn])).toEqual([
      ['ended', '2026-10-31'],
      ['current', null],
    ]);
    expect(status).toBe('disabled');
  });

  test('granted from a day before that, takes the place of both, so that no day is paid twice', async () => {
    await approve(house, 'P2', await propose(house, 'P2', { ...asked, startsOn: '2026-10-17' }));
    expect(await awardRowsOf(house, 'P2')).toMatchObject([
      { starts_on: '2026-10-01', ends_on: '2026-10-16', state: 'ended' },
      { starts_on: '2026-10-17', ends_on: null, state: 'current' },
      { starts_on: '2026-11-01', ends_on: '2026-11-01', state: 'ended' },
    ]);
    const { id } = await house.as('payroll', 'prepare-run', { month: '2026-11' });
    const { lines } = await house.as('payroll', 'list-run-lines', { run: id, search: 'P2' });
    // October is 16 and 15 of its 31 days, 1,434.84 and 1,345.16; November is whole.
    const amounts = lines.map(({ part, amount, days }: Record<string, unknown>) => `${part} ${amount} ${days}`);
    expect(amounts.sort()).toEqual(['gross 1345.16 15', 'gross 1434.84 16', 'gross 2780.00 30']);
    expect(await house.as('auditor', 'verify')).toMatchObject({ ok: true });
  });
});

describe('4-238-D.ceiling: a Hybrid disability', () => {
  // 128 months from January 2016 to August 2026. Underlying § 238(B): 30% + 8/12% of 90,000.00 is 27,600.00. Ceilings:
  // 33% is 29,700.00; 1.5% for each of 10 2/3 years is 16%, 14,400.00, and 30,000.00 by the factor 15 is 2,000.00:
  // 16,400.00, which is the least: 1,366.67 a month.
  test('is the least of the pension and both ceilings, on the balance that the ledger holds', async () => {
    await enrollJudge(house, 'P4', {
      born: '1975-10-11',
      from: '2016-01-04',
      to: '2026-08-31',
      endedBy: 'disability',
      annual: '90000.00',
      accounts: { 'hybrid-contributions': '25000.00', 'hybrid-return': '5000.00' },
    });
    await certify(house, 'P4', '2026-08-20');
    const seen = await propose(house, 'P4', {
      question: 'hybrid-disability',
      facts: { ...nonoccupational('2026-08-05', { kind: 'nonoccupational' }), account: { factor: '15' } },
    });
    expect(seen.result).toMatchObject({
      underlyingAnnual: '27600.00',
      ceilingSalaryAnnual: '29700.00',
      ceilingAccruedAnnual: '16400.00',
      monthly: '1366.67',
    });
    await approve(house, 'P4', seen);
    expect(await awardRowsOf(house, 'P4')).toMatchObject([
      { kind: 'hybrid-disability', rule: 'pension', cents: '136667', starts_on: '2026-09-01' },
    ]);
  });
});

describe('4-238-B.right: a judge with nine years and a month', () => {
  test('is denied, which is a decision that is approved and pays nothing', async () => {
    // 109 months, where § 238(B) asks for 120.
    const service = { from: '2012-01-09', to: '2021-01-08', endedBy: 'disability' };
    await enrollJudge(house, 'P5', { born: '1978-03-31', annual: '80000.00', ...service });
    await certify(house, 'P5', '2020-12-15');
    const asked = { question: 'nonoccupational-disability', facts: nonoccupational('2020-12-01') };
    const seen = await propose(house, 'P5', asked);
    expect(seen).toMatchObject({ outcome: 'denied', result: null });
    expect(await approve(house, 'P5', seen)).toEqual({ decision: seen.decision, outcome: 'denied', awards: [] });
    expect(await awardRowsOf(house, 'P5')).toEqual([]);
    const rows = await sqlOf(house, `select starts_on from retiro.decision where participant = 'P5'`);
    expect(rows).toEqual([{ starts_on: null }]);
    expect((await house.as('clerk', 'read-participant', { participant: 'P5' })).status).toBe('separated');
  });
});

describe('what cannot be decided', () => {
  test('is not proposed while a fact is missing, which is named', async () => {
    await enrollJudge(house, 'P6', { born: '1975-02-24', from: '2006-10-16', annual: '80000.00' });
    const facts = { disability: { onsetOn: '2026-08-26', arisesFromEmployment: true } };
    const given = { question: 'occupational-disability', facts, startsOn: '2026-11-01' };
    await certify(house, 'P6', '2026-09-01');
    const before = await sqlOf(house, 'select count(*)::int as n from retiro.decision');
    await expect(propose(house, 'P6', given)).rejects.toMatchObject({
      code: 'not-ready',
      details: { outcome: 'needs-facts', missing: ['/disability/compensable'] },
    });
    expect(await sqlOf(house, 'select count(*)::int as n from retiro.decision')).toEqual(before);
  });

  test('is not proposed where the law leaves it to a person', async () => {
    // § 242b says nothing of the account of a judge who was removed.
    const service = { from: '2018-06-18', to: '2026-09-10', endedBy: 'removal' };
    await enrollJudge(house, 'P7', { born: '1981-01-26', annual: '80000.00', ...service });
    const asked = propose(house, 'P7', { question: 'hybrid-separation' });
    await expect(asked).rejects.toMatchObject({ code: 'not-ready', details: { outcome: 'needs-decision' } });
  });

  test.each([
    ['a participant', 'no-such-participant', { participant: 'P99' }],
    ['an application', 'no-such-case', { participant: 'P7', application: 'none' }],
  ])('is not proposed for %s that is not on file', async (_, code, who) => {
    const input = { question: 'hybrid-separation', ...who };
    await refused(house, code, () => house.as('caseworker', 'propose-decision', input));
  });
});
