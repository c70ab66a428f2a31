// The month's protocol from the cut-off to the file: lines, transfers and bytes are the same to the cent, however often asked.
// What a single line comes to is in month/month-lines.test.ts; late deaths and late payments are in month-late.test.ts.

import { createHash } from 'node:crypto';
import { from } from '@midlandsbank/node-nacha';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  type Answer,
  bankOf,
  certify,
  convertPensioner,
  enrollJudge,
  grant,
  occupational,
  officeForAll,
  refused,
  sqlOf,
  tamper,
  transfersOf,
  withRoles,
} from '../../../test/office/scenarios.ts';
import { runProcess } from '../office.ts';
import { approveRun } from './approve-run.ts';

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});

// Two pensioners with bank details, one without, and a judge disabled in office who is paid from 15 November: 4,375.00 a
// month, of which the Fund owes 985.50. 16 days of 30 are 2,333.33, of which the Fund bears 525.60.
beforeAll(async () => {
  await convertPensioner(house, 'A1', { bank: '00001111' });
  await convertPensioner(house, 'A2', { monthly: '2000.00', bank: '00002222' });
  await convertPensioner(house, 'A3', { monthly: '1500.00' });
  await enrollJudge(house, 'J1', { born: '1970-03-15', from: '2008-02-01', annual: '105000.00', bank: '00004444' });
  await certify(house, 'J1', '2026-09-01');
  await grant(house, 'J1', {
    question: 'occupational-disability',
    facts: occupational('2026-08-10', { fundMonthly: '985.50' }),
    startsOn: '2026-11-15',
  });
  // Other details that nobody has approved by the cut-off: the old ones count.
  await house.as('clerk', 'propose-bank-details', { participant: 'A2', bank: bankOf('00009999') });
});
let run: Answer;

const linesOf = async (id: string): Promise<string[]> => {
  const { lines } = await house.as('payroll', 'list-run-lines', { run: id });
  return lines.map(
    ({ participant, part, amount, days }: Record<string, unknown>) => `${participant} ${part} ${amount} ${days}`,
  );
};

/** What only a run moves. */
const moved = () =>
  sqlOf(
    house,
    `select (select count(*) from retiro.transfer) as transfers, (select count(*) from retiro.line) as lines,
     (select json_agg(r order by id)::text from retiro.run r) as runs, (select json_agg(b order by run)::text from retiro.batch b) as batches`,
  );

describe('4-234-11.monthly: a prepared month', () => {
  test('holds a line for each part, pays whoever can be paid, and holds the others', async () => {
    run = await house.as('payroll', 'prepare-run', { month: '2026-11' });
    expect(run).toMatchObject({
      month: '2026-11',
      state: 'prepared',
      lines: 3,
      total: '7433.33',
      openedBy: 'payroll',
      approvedBy: null,
      fileSha256: null,
      batches: { all: 1, prepared: 1, posted: 0 },
    });
    expect(await linesOf(run.id)).toEqual([
      'A1 gross 3100.00 30',
      'A1 net/self 3100.00 30',
      'A2 gross 2000.00 30',
      'A2 net/self 2000.00 30',
      'A3 gross 1500.00 30',
      'J1 fund 525.60 16',
      'J1 gross 1807.73 16',
      'J1 net/self 2333.33 16',
    ]);
  });

  test('says at its review why each payee gets something else than before', async () => {
    const { variance, held, before, payday } = await house.as('approver', 'read-run', { run: run.id });
    expect(before).toBeNull();
    // The last day of November 2026 is a Monday.
    expect(payday).toBe('2026-11-30');
    expect(held).toEqual([{ participant: 'A3', award: 'old-1', reason: 'no-bank-details' }]);
    const causes = variance.map(({ cause, count, difference }: Record<string, unknown>) => [cause, count, difference]);
    expect(causes).toEqual([
      ['new-award', 2, '5100.00'],
      ['first-part-month', 1, '2333.33'],
      ['held', 1, '0.00'],
    ]);
  });

  test('prepared again with the same cut-off is the same run', async () => {
    const before = await moved();
    const again = await house.as('payroll', 'prepare-run', { month: '2026-11', known: run.known });
    expect(again).toEqual(run);
    expect(await moved()).toEqual(before);
  });

  test('of facts that are not known yet is refused', async () => {
    const input = { month: '2026-11', known: 999_999 };
    await refused(house, 'not-known-yet', () => house.as('payroll', 'prepare-run', input));
  });

  test('is not posted or released before it is approved', async () => {
    expect(await house.as('approver', 'post-batch', { run: run.id })).toEqual({ batch: null });
    await refused(house, 'wrong-state', () => house.as('treasurer', 'release-run', { run: run.id }));
    await refused(house, 'no-such-run', () => house.as('treasurer', 'release-run', { run: 'none' }));
  });
});

describe('the approval', () => {
  test('is not by whoever opened it, nor of something else than was seen', async () => {
    const both = withRoles(house, 'payroll', 'payroll', 'approver');
    await refused(house, 'own-proposal', () => runProcess(house.office, approveRun, both, { run: run.id }));
    const other = { run: run.id, digest: 'f'.repeat(64) };
    await refused(house, 'not-what-was-seen', () => house.as('approver', 'approve-run', other));
    await refused(house, 'not-allowed', () => house.as('payroll', 'approve-run', { run: run.id }));
  });

  test('posts every line as one transfer, and to the cent', async () => {
    run = await house.as('approver', 'approve-run', { run: run.id, digest: run.digest });
    expect(run).toMatchObject({ state: 'posted', approvedBy: 'approver', batches: { all: 1, posted: 1 } });
    expect(await transfersOf(house, 'A1', 'pay/%')).toEqual([
      'judiciary:system:benefit-expense > judiciary:A1:benefits-payable 310000 pay/gross',
      'judiciary:A1:benefits-payable > judiciary:system:bank 310000 pay/self',
    ]);
    expect(await transfersOf(house, 'A3', 'pay/%')).toEqual([
      'judiciary:system:benefit-expense > judiciary:A3:benefits-payable 150000 pay/gross',
    ]);
    expect(await transfersOf(house, 'J1', 'pay/%')).toEqual([
      'judiciary:system:sif-receivable > judiciary:J1:benefits-payable 52560 pay/fund',
      'judiciary:system:benefit-expense > judiciary:J1:benefits-payable 180773 pay/gross',
      'judiciary:J1:benefits-payable > judiciary:system:bank 233333 pay/self',
    ]);
  });

  test('given again changes nothing; another person hears who came first', async () => {
    const before = await moved();
    expect(await house.as('approver', 'approve-run', { run: run.id })).toEqual(run);
    expect(await house.as('payroll', 'post-batch', { run: run.id })).toEqual({ batch: null });
    expect(await house.as('payroll', 'finish-posting', { run: run.id })).toEqual({ posted: true });
    expect(await moved()).toEqual(before);
    const details = await refused(house, 'already-decided', () =>
      house.as('approver-2', 'approve-run', { run: run.id }),
    );
    expect(details).toMatchObject({ by: 'approver' });
  });

  test('leaves no way back, and no other run of the month', async () => {
    await refused(house, 'wrong-state', () => house.as('payroll', 'cancel-run', { run: run.id }));
    const line = { run: run.id, participant: 'A1', award: 'old-1', reason: 'Late' };
    await refused(house, 'wrong-state', () => house.as('payroll', 'withdraw-line', line));
    const { by } = await refused(house, 'month-is-paid', () =>
      house.as('payroll', 'prepare-run', { month: '2026-11' }),
    );
    expect(by).toBe('approver');
  });
});

describe('the release', () => {
  let bytes = Buffer.alloc(0);

  test('is refused on an embedded database of real money, until the operator has accepted it in writing', async () => {
    await tamper(house, `update retiro.installation set kind = 'office'`);
    await refused(house, 'embedded-release', () => house.as('treasurer', 'release-run', { run: run.id }));
    await tamper(house, `update retiro.installation set kind = 'sample'`);
  });

  test('is refused where lines and transfers do not agree', async () => {
    const change = (by: number) =>
      tamper(house, `update retiro.transfer set cents = cents + ${by} where participant = 'A1' and key like '%/net/%'`);
    await change(1);
    await refused(house, 'does-not-agree', () => house.as('treasurer', 'release-run', { run: run.id }));
    await change(-1);
  });

  test('gives a file that an independent reader finds to be the lines and the transfers, to the cent', async () => {
    const released = await house.as('treasurer', 'release-run', { run: run.id });
    bytes = Buffer.from(released.file.base64, 'base64');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(released.file).toMatchObject({ sha256, name: `2026-11-${run.id}.ach` });
    expect(released.run).toMatchObject({ state: 'released', releasedBy: 'treasurer', fileSha256: sha256 });
    const { data } = from(bytes.toString('latin1'));
    const entries = data.batches.flatMap((batch) => batch.entries);
    expect(
      entries.map(({ amount, dfiAccount, identificationNumber }) => [
        `${identificationNumber}`.trim(),
        `${dfiAccount}`.trim(),
        amount,
      ]),
    ).toEqual([
      ['A1', '00001111', 310_000],
      ['A2', '00002222', 200_000],
      ['J1', '00004444', 233_333],
    ]);
    expect(data.file.footer).toMatchObject({ totalCredit: 743_333, totalDebit: 0 });
    const [posted] = await sqlOf(
      house,
      `select count(*)::text as n, sum(cents)::text as cents from retiro.transfer where run = '${run.id}' and key like '%/net/%'`,
    );
    expect(posted).toEqual({ n: '3', cents: '743333' });
  });

  test('given again is the same bytes', async () => {
    const before = await moved();
    house.at('2026-12-20T13:00:00.000Z');
    const again = await house.as('treasurer', 'release-run', { run: run.id });
    expect(Buffer.from(again.file.base64, 'base64').equals(bytes)).toBe(true);
    expect(await moved()).toEqual(before);
  });

  test('a month replayed is the same lines, total and bytes, though facts have come since', async () => {
    await house.as('clerk', 'record-deaths', { rows: [{ participant: 'A1', diedOn: '2026-11-03' }] });
    const replayed = await house.as('payroll', 'replay-month', { month: '2026-11' });
    expect(replayed).toMatchObject({
      same: true,
      runs: [{ run: run.id, state: 'released', lines: 3, total: '7433.33', differences: [] }],
    });
    const { runs } = await house.as('auditor', 'read-month', { month: '2026-11' });
    expect(replayed.runs[0].fileSha256).toBe(runs[0].fileSha256);
    expect(await house.as('payroll', 'replay-month', { month: '2026-10' })).toMatchObject({ same: false, runs: [] });
  });
});

test('4-234-15: the trial balance as of a day holds what was moved by then, on both sides alike', async () => {
  const { debits, credits, difference, accounts } = await house.as('auditor', 'read-trial-balance');
  // Borne: 3,100.00 + 2,000.00 + 1,500.00 + 1,807.73 by the System, 525.60 by the Fund. Paid: 7,433.33; owed: 1,500.00.
  expect(accounts).toEqual([
    { account: 'judiciary:A3:benefits-payable', balance: '-1500.00' },
    { account: 'judiciary:system:bank', balance: '-7433.33' },
    { account: 'judiciary:system:benefit-expense', balance: '8407.73' },
    { account: 'judiciary:system:sif-receivable', balance: '525.60' },
  ]);
  expect([debits, credits, difference]).toEqual(['8933.33', '8933.33', '0.00']);
  const before = await house.as('auditor', 'read-trial-balance', { asOf: '2026-11-29' });
  expect(before).toMatchObject({ debits: '0.00', accounts: [] });
});
