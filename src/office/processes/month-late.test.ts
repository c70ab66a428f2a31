// What comes late to a month: a death after the cut-off, bank details, a decision; and runs that are withdrawn from or cancelled.
// The protocol in its turn is in month.test.ts.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  type Answer,
  approve,
  bankOf,
  certify,
  convertPensioner,
  enrollJudge,
  grant,
  nonoccupational,
  officeForAll,
  propose,
  refused,
  sentTwice,
  transfersOf,
} from '../../../test/office/scenarios.ts';

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});

const DISABLED = { question: 'nonoccupational-disability', facts: nonoccupational('2026-08-01') };

// Two pensioners with bank details, one without, and a judge whose disability pension of 2,780.00 starts on 1 October: it
// was decided in November, so that October was not paid in its turn.
beforeAll(async () => {
  await convertPensioner(house, 'A1', { monthly: '3000.00', bank: '00001111' });
  await convertPensioner(house, 'A2', { monthly: '2000.00', bank: '00002222' });
  await convertPensioner(house, 'A3', { monthly: '1500.00' });
  await enrollJudge(house, 'J1', {
    born: '1972-05-20',
    from: '2012-01-16',
    to: '2026-09-30',
    endedBy: 'disability',
    annual: '96000.00',
    bank: '00004444',
  });
  await certify(house, 'J1', '2026-09-01');
  await grant(house, 'J1', DISABLED);
});

const paymentsOf = async (run: string): Promise<string[]> => {
  const { lines } = await house.as('payroll', 'list-run-lines', { run, limit: 500 });
  return lines.map(
    ({ participant, part, amount, withdrawn }: Record<string, unknown>) =>
      `${participant} ${part} ${amount}${withdrawn ? ' withdrawn' : ''}`,
  );
};
let run: Answer;

describe('a death that is learnt after the cut-off', () => {
  test('does not change the run that was prepared, on which the month of October comes as arrears', async () => {
    run = await house.as('payroll', 'prepare-run', { month: '2026-11' });
    await house.as('clerk', 'record-deaths', { rows: [{ participant: 'A1', diedOn: '2026-11-02' }] });
    // 3,000.00 + 2,000.00 + twice 2,780.00.
    expect(run).toMatchObject({ lines: 4, total: '10560.00' });
    expect(await house.as('payroll', 'prepare-run', { month: '2026-11', known: run.known })).toEqual(run);
    const { variance } = await house.as('approver', 'read-run', { run: run.id });
    expect(variance.flatMap(({ payees }: { payees: { participant: string }[] }) => payees)).toContainEqual(
      expect.objectContaining({ participant: 'J1', now: '5560.00' }),
    );
  });

  test('is why its payment is withdrawn: digest and total are others, and the old ones are not approved', async () => {
    const input = { run: run.id, participant: 'A1', award: 'old-1', reason: 'Died on 2 November' };
    const after = await sentTwice(house, 'payroll', 'withdraw-line', input);
    expect(after).toMatchObject({ id: run.id, state: 'prepared', lines: 3, total: '7560.00' });
    expect(after.digest).not.toBe(run.digest);
    expect(await paymentsOf(run.id)).toContain('A1 net/self 3000.00 withdrawn');
    await refused(house, 'no-such-award', () => house.as('payroll', 'withdraw-line', input));
    const old = { run: run.id, digest: run.digest };
    await refused(house, 'not-what-was-seen', () => house.as('approver', 'approve-run', old));
    run = after;
  });

  test('leaves the payment explained as withdrawn', async () => {
    const asked = { participant: 'A1', award: 'old-1', month: '2026-11' };
    const { state, parts } = await house.as('clerk', 'explain-payment', asked);
    expect(state).toBe('prepared');
    expect(parts.every(({ withdrawn }: { withdrawn: boolean }) => withdrawn)).toBe(true);
  });

  test('is not paid, and the rest is', async () => {
    await house.as('approver', 'approve-run', { run: run.id, digest: run.digest });
    const { file } = await house.as('treasurer', 'release-run', { run: run.id });
    expect(file.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await transfersOf(house, 'A1', 'pay/%')).toEqual([]);
    expect(await transfersOf(house, 'J1', 'pay/%')).toHaveLength(4);
    expect(await house.as('payroll', 'replay-month', { month: '2026-11' })).toMatchObject({ same: true });
  });
});

describe('a decision for a month that is paid', () => {
  test('leaves it paid as it was: what it comes to otherwise is a difference, and here there is none', async () => {
    const asked = { ...DISABLED, startsOn: '2026-11-30' };
    await approve(house, 'J1', await propose(house, 'J1', asked));
    // 29 of 30 days under the first award and one under the next: 2,687.33 and 92.67.
    const { asAwarded } = await house.as('caseworker', 'read-differences', { participant: 'J1' });
    expect(asAwarded).toEqual({ months: [], more: '0.00', less: '0.00' });
    await approve(house, 'J1', await propose(house, 'J1', { ...asked, startsOn: '2026-12-16' }));
  });

  test('waits until a run that was signed is posted', async () => {
    house.at('2026-11-20T13:00:00.000Z');
    const other = await house.as('payroll', 'prepare-run', { month: '2026-10' });
    await house.as('approver', 'sign-run', { run: other.id, digest: other.digest });
    const seen = await propose(house, 'J1', { ...DISABLED, startsOn: '2026-12-20' });
    await refused(house, 'run-is-posting', () => approve(house, 'J1', seen));
    await house.as('approver', 'reject-decision', { participant: 'J1', decision: seen.decision, reason: 'only tried' });
    await house.as('approver', 'approve-run', { run: other.id, digest: other.digest });
  });
});

describe('the next month', () => {
  test('is prepared again after it was cancelled, which is no longer shown as paid', async () => {
    house.at('2026-12-10T13:00:00.000Z');
    const first = await house.as('payroll', 'prepare-run', { month: '2026-12' });
    expect(await sentTwice(house, 'payroll', 'cancel-run', { run: first.id })).toMatchObject({ state: 'cancelled' });
    expect(await house.as('payroll', 'cancel-run', { run: first.id })).toMatchObject({ state: 'cancelled' });
    await refused(house, 'wrong-state', () => house.as('approver', 'approve-run', { run: first.id }));
    const again = await house.as('payroll', 'prepare-run', { month: '2026-12', known: first.known });
    expect(again.id).not.toBe(first.id);
    expect(again.digest).toBe(first.digest);
    const { runs } = await house.as('payroll', 'read-month', { month: '2026-12' });
    expect(runs.map(({ state }: { state: string }) => state).sort()).toEqual(['cancelled', 'prepared']);
    run = again;
  });

  test('pays the held month when bank details are approved, the days before a death to nobody yet, and each award its days', async () => {
    const { proposal } = await house.as('clerk', 'propose-bank-details', {
      participant: 'A3',
      bank: bankOf('00003333'),
    });
    const waiting = await house.as('payroll', 'prepare-run', { month: '2026-12' });
    expect(await paymentsOf(waiting.id)).not.toContain('A3 net/self 1500.00');
    await house.as('approver', 'approve-bank-details', { participant: 'A3', proposal });
    run = await house.as('payroll', 'prepare-run', { month: '2026-12' });
    const payments = await paymentsOf(run.id);
    expect(payments.filter((payment) => !payment.startsWith('J1'))).toEqual([
      // 4-234-11.last: two days of thirty of 3,000.00.
      'A1 gross 200.00',
      'A2 gross 2000.00',
      'A2 net/self 2000.00',
      // November was borne in November; what was held of it goes out now.
      'A3 net/self 1500.00',
      'A3 gross 1500.00',
      'A3 net/self 1500.00',
    ]);
    // 15 of 31 days under the first award, 16 under the next: 2,780.00 in all.
    expect(payments.filter((payment) => payment.startsWith('J1 net'))).toHaveLength(2);
    expect(payments).toEqual(expect.arrayContaining(['J1 net/self 1345.16', 'J1 net/self 1434.84']));
  });

  test('with two runs prepared is paid by one of them', async () => {
    const other = await house.as('payroll', 'prepare-run', { month: '2026-12' });
    expect(other.id).not.toBe(run.id);
    await house.as('approver', 'approve-run', { run: run.id, digest: run.digest });
    const { by } = await refused(house, 'month-is-paid', () =>
      house.as('approver-2', 'approve-run', { run: other.id }),
    );
    expect(by).toBe('approver');
    expect(await transfersOf(house, 'A3', 'pay/%')).toHaveLength(4);
  });

  test('is found in order by verify, with everything before it', async () => {
    expect(await house.as('auditor', 'verify')).toMatchObject({ ok: true });
  });
});
