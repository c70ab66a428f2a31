// What decisions on § 242b move in the ledger and award: the account paid out, an annuity bought, deaths in service and after.
// Disability is in decisions.test.ts; that what is awarded is paid, with the month.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  approve,
  awardRowsOf,
  enrollJudge,
  grant,
  officeForAll,
  propose,
  refused,
  transfersOf,
} from '../../../test/office/scenarios.ts';

let house: TestOffice;

const heirs = (participant: string, ...shares: readonly (readonly [name: string, share: string])[]) =>
  house.as('clerk', 'record-beneficiaries', {
    participant,
    heirs: shares.map(([name, share]) => ({ name, share })),
  });

officeForAll((opened) => {
  house = opened;
});

describe('4-242b-a: a separation with under twelve years', () => {
  beforeAll(() =>
    enrollJudge(house, 'P1', {
      born: '1979-07-19',
      from: '2017-03-06',
      to: '2026-08-31',
      endedBy: 'resignation',
      annual: '80000.00',
      accounts: { 'hybrid-contributions': '40000.00', 'hybrid-return': '5000.01' },
    }),
  );

  test('is worth what the ledger holds; an application says nothing of it', async () => {
    const facts = { account: { balance: '99000.00' } };
    await expect(propose(house, 'P1', { question: 'hybrid-separation', facts })).rejects.toThrow('balance');
    const seen = await propose(house, 'P1', { question: 'hybrid-separation' });
    expect(seen.result).toMatchObject({ form: 'distribution', amount: '45000.01' });
  });

  test('takes contributions and return out of the account, and pays them once', async () => {
    await grant(house, 'P1', { question: 'hybrid-separation' });
    expect(await transfersOf(house, 'P1', 'grant/%')).toEqual([
      'judiciary:P1:hybrid-contributions > judiciary:P1:benefits-payable 4000000 grant/hybrid-contributions',
      'judiciary:P1:hybrid-return > judiciary:P1:benefits-payable 500001 grant/hybrid-return',
    ]);
    expect(await awardRowsOf(house, 'P1')).toMatchObject([
      { kind: 'hybrid-separation', rule: 'lump-sum', cents: '4500001', starts_on: '2026-11-02', payee: 'self' },
    ]);
    const { status, accounts } = await house.as('clerk', 'read-participant', { participant: 'P1' });
    expect(status).toBe('separated');
    expect(accounts).toContainEqual({ account: 'judiciary:P1:benefits-payable', balance: '45000.01' });
  });

  test('asked again finds the account empty', async () => {
    const { result } = await propose(house, 'P1', { question: 'hybrid-separation' });
    expect(result).toMatchObject({ amount: '0.00' });
  });
});

// § 242b(b)-(c): 100,000.00 by the factor 12.5 is 8,000.00 a year, 666.67 a month.
const RETIRED = {
  born: '1960-01-10',
  from: '2014-07-01',
  to: '2026-07-31',
  endedBy: 'retirement',
  annual: '90000.00',
  accounts: { 'hybrid-contributions': '80000.00', 'hybrid-return': '20000.00' },
};
const ANNUITY = { question: 'hybrid-separation', facts: { account: { factor: '12.5' } } };

describe('4-242b-c: an annuity', () => {
  test('takes the whole account into the reserve and pays from the day after the last day served', async () => {
    await enrollJudge(house, 'P2', RETIRED);
    const { awards } = await grant(house, 'P2', ANNUITY);
    expect(awards).toHaveLength(1);
    expect(await transfersOf(house, 'P2', 'grant/%')).toEqual([
      'judiciary:P2:hybrid-contributions > judiciary:system:annuity-reserve 8000000 grant/hybrid-contributions',
      'judiciary:P2:hybrid-return > judiciary:system:annuity-reserve 2000000 grant/hybrid-return',
    ]);
    expect(await awardRowsOf(house, 'P2')).toMatchObject([
      {
        rule: 'hybrid-annuity',
        cents: '66667',
        starts_on: '2026-08-01',
        state: 'current',
        offsets: { form: 'annuity' },
      },
    ]);
    expect((await house.as('clerk', 'read-participant', { participant: 'P2' })).status).toBe('pensioner');
  });

  test('4-242b-b: is deferred to the 65th birthday, and its judge is deferred till then', async () => {
    await enrollJudge(house, 'P3', { ...RETIRED, born: '1962-03-20' });
    await grant(house, 'P3', ANNUITY);
    expect(await awardRowsOf(house, 'P3')).toMatchObject([
      { cents: '66667', starts_on: '2027-03-20', offsets: { form: 'deferred-annuity' } },
    ]);
    const statusOn = async (asOf: string) =>
      (await house.as('clerk', 'read-participant', { participant: 'P3', asOf })).status;
    expect(await statusOn('2026-07-31')).toBe('active');
    expect(await statusOn('2027-03-19')).toBe('deferred');
    expect(await statusOn('2027-03-20')).toBe('pensioner');
  });
});

describe('4-242b-e.debts: a death in active service', () => {
  // Of 45,000.01 the debt of 3,000.00 is collected first: 42,000.01, of which a third is 14,000.00 1/3 of a cent and
  // two thirds are 28,000.00 2/3: the cent left over goes to the larger remainder.
  test('collects the debt and pays each heir a share', async () => {
    await enrollJudge(house, 'P4', {
      born: '1968-02-17',
      from: '2015-11-02',
      annual: '80000.00',
      accounts: { 'hybrid-contributions': '40000.00', 'hybrid-return': '5000.01', debt: '3000.00' },
    });
    await house.as('clerk', 'record-deaths', { rows: [{ participant: 'P4', diedOn: '2026-10-10' }] });
    await heirs('P4', ['Ana Torres', '1/3'], ['Luis Torres', '2/3']);
    const { decision } = await grant(house, 'P4', { question: 'hybrid-death' });
    expect(await transfersOf(house, 'P4', 'grant/%')).toEqual([
      'judiciary:P4:benefits-payable > judiciary:P4:debt 300000 grant/debt',
      'judiciary:P4:hybrid-contributions > judiciary:P4:benefits-payable 4000000 grant/hybrid-contributions',
      'judiciary:P4:hybrid-return > judiciary:P4:benefits-payable 500001 grant/hybrid-return',
    ]);
    expect(await awardRowsOf(house, 'P4')).toMatchObject([
      { rule: 'lump-sum', cents: '1400000', payee: `${decision}-b1` },
      { rule: 'lump-sum', cents: '2800001', payee: `${decision}-b2` },
    ]);
    const { accounts, payees } = await house.as('clerk', 'read-participant', { participant: 'P4' });
    expect(accounts).toEqual([
      { account: 'judiciary:P4:hybrid-contributions', balance: '0.00' },
      { account: 'judiciary:P4:hybrid-return', balance: '0.00' },
      { account: 'judiciary:P4:benefits-payable', balance: '42000.01' },
      { account: 'judiciary:P4:debt', balance: '0.00' },
    ]);
    expect(payees.map(({ name, method }: Record<string, string>) => [name, method])).toEqual([
      ['Ana Torres', 'check'],
      ['Luis Torres', 'check'],
    ]);
  });

  test('whose beneficiaries nobody knows is not approved until they are on file', async () => {
    await enrollJudge(house, 'P8', {
      born: '1970-02-17',
      from: '2015-11-02',
      annual: '80000.00',
      accounts: { 'hybrid-contributions': '1000.00' },
    });
    await house.as('clerk', 'record-deaths', { rows: [{ participant: 'P8', diedOn: '2026-10-10' }] });
    const seen = await propose(house, 'P8', { question: 'hybrid-death' });
    expect(seen.result).toMatchObject({ amount: '1000.00' });
    await refused(house, 'not-ready', () => approve(house, 'P8', seen));
    await heirs('P8', ['Ana Torres', '1']);
    expect((await grant(house, 'P8', { question: 'hybrid-death' })).awards).toHaveLength(1);
  });

  test('with more debt than account pays nobody, and what is left is still owed', async () => {
    await enrollJudge(house, 'P5', {
      born: '1970-02-17',
      from: '2015-11-02',
      annual: '80000.00',
      accounts: { 'hybrid-contributions': '1000.00', debt: '1000.01' },
    });
    await house.as('clerk', 'record-deaths', { rows: [{ participant: 'P5', diedOn: '2026-10-10' }] });
    await heirs('P5', ['Ana Torres', '1']);
    expect((await grant(house, 'P5', { question: 'hybrid-death' })).awards).toEqual([]);
    const { accounts } = await house.as('clerk', 'read-participant', { participant: 'P5' });
    expect(accounts).toContainEqual({ account: 'judiciary:P5:debt', balance: '0.01' });
    expect(accounts).toContainEqual({ account: 'judiciary:P5:benefits-payable', balance: '0.00' });
  });
});

describe('4-242b-f.excess: the death of a pensioner', () => {
  // Two months of 666.67 were paid of 100,000.00: 98,666.66 is left, and it comes out of the reserve.
  const died = (paid: string) => ({
    question: 'hybrid-death',
    facts: {
      retirement: {
        retiredOn: '2026-08-01',
        accountAtRetirement: '100000.00',
        annuityPaid: paid,
        transferAnnuityDue: false,
      },
    },
  });

  test('pays the excess over the annuities received, out of the reserve', async () => {
    await enrollJudge(house, 'P6', RETIRED);
    await grant(house, 'P6', ANNUITY);
    await house.as('clerk', 'record-deaths', { rows: [{ participant: 'P6', diedOn: '2026-09-20' }] });
    await heirs('P6', ['Miguel Ramos', '1']);
    const { awards } = await grant(house, 'P6', died('1333.34'));
    expect(awards).toHaveLength(1);
    expect(await transfersOf(house, 'P6', 'grant/%/reserve')).toEqual([
      'judiciary:system:annuity-reserve > judiciary:P6:benefits-payable 9866666 grant/reserve',
    ]);
    expect(await awardRowsOf(house, 'P6')).toMatchObject([
      { rule: 'hybrid-annuity', starts_on: '2026-08-01' },
      { rule: 'lump-sum', cents: '9866666', starts_on: '2026-11-02' },
    ]);
    expect((await house.as('clerk', 'read-participant', { participant: 'P6' })).status).toBe('dead');
  });
});

test('an account that the ledger no longer holds is refused, though no fact has moved', async () => {
  await enrollJudge(house, 'P7', {
    born: '1979-07-19',
    from: '2017-03-06',
    to: '2026-08-31',
    endedBy: 'resignation',
    annual: '80000.00',
    accounts: { 'hybrid-contributions': '100.00' },
  });
  const first = await propose(house, 'P7', { question: 'hybrid-separation' });
  const second = await propose(house, 'P7', { question: 'hybrid-separation' });
  const asked = (seen: { decision: string; proofHash: string }) => ({ participant: 'P7', ...pick(seen) });
  await house.as('approver', 'approve-decision', asked(first));
  await refused(house, 'facts-moved', () => house.as('approver', 'approve-decision', asked(second)));
});

function pick({ decision, proofHash }: { decision: string; proofHash: string }) {
  return { decision, proofHash };
}
