// What an office brings in: awards converted from before, opening balances, and what the State Insurance Fund pays.
// Nothing of an import counts until another person has approved it, as a whole and as it was seen.

import { describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  awardRowsOf,
  convertedRow,
  enrollJudge,
  officeForAll,
  refused,
  rowsRefused,
  sentTwice,
  sqlOf,
  transfersOf,
  withRoles,
} from '../../../test/office/scenarios.ts';
import { runCommand } from '../office.ts';
import { approveImport } from './approve-import.ts';

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});

const RETIRED = { born: '1950-05-05', from: '1990-01-01', to: '2015-12-31', endedBy: 'retirement', annual: '90000.00' };

describe('4-234-15: an award converted from before this system', () => {
  let batch = '';

  test('is on file as proposed, with its authority and document, and pays nothing yet', async () => {
    await enrollJudge(house, 'P1', RETIRED);
    const outcome = await sentTwice(house, 'clerk', 'convert-awards', { rows: [convertedRow('P1')] });
    expect(outcome).toEqual({ awards: 1, import: expect.any(String) });
    batch = outcome.import;
    expect(await awardRowsOf(house, 'P1')).toMatchObject([{ cents: '310000', state: 'proposed', payee: 'self' }]);
    const { awards, status } = await house.as('clerk', 'read-participant', { participant: 'P1' });
    expect(awards).toMatchObject([
      {
        state: 'proposed',
        decision: null,
        conversion: { authority: 'Junta de Síndicos', document: 'JS-2015-88', import: batch },
      },
    ]);
    expect(status).toBe('separated');
    await refused(house, 'nothing-to-pay', () => house.as('payroll', 'prepare-run', { month: '2026-11' }));
  });

  test('is not approved by whoever brought it in, nor as something else than was seen', async () => {
    const both = withRoles(house, 'clerk', 'clerk', 'approver');
    await refused(house, 'own-proposal', () => runCommand(house.office, approveImport, both, { import: batch }));
    const other = { import: batch, digest: 'f'.repeat(64) };
    await refused(house, 'not-what-was-seen', () => house.as('approver', 'approve-import', other));
    await refused(house, 'no-such-proposal', () => house.as('approver', 'approve-import', { import: 'none' }));
  });

  test('is current once another person has approved it, and that happens once', async () => {
    const [{ digest }] = (await sqlOf(house, `select digest from retiro.import_batch where id = '${batch}'`)) as [
      { digest: string },
    ];
    const outcome = await sentTwice(house, 'approver', 'approve-import', { import: batch, digest });
    expect(outcome).toEqual({ import: batch, kind: 'awards', rows: 1 });
    expect(await awardRowsOf(house, 'P1')).toMatchObject([{ state: 'current' }]);
    expect((await house.as('clerk', 'read-participant', { participant: 'P1' })).status).toBe('pensioner');
    const details = await refused(house, 'already-decided', () =>
      house.as('approver-2', 'approve-import', { import: batch }),
    );
    expect(details).toMatchObject({ state: 'approved', by: 'approver' });
  });

  test('is refused where it is on file, twice in a file, or of nobody', async () => {
    const rows = [
      convertedRow('P1'),
      convertedRow('P1', { award: 'old-2' }),
      convertedRow('P1', { award: 'old-2' }),
      convertedRow('X'),
    ];
    const faults = await rowsRefused(house, () => house.as('clerk', 'convert-awards', { rows }));
    expect(faults.sort()).toEqual([
      '0 award already-exists',
      '2 award already-exists',
      '3 participant no-such-participant',
    ]);
  });
});

describe('opening balances', () => {
  const row = (account: string, balance: string) => ({ participant: 'P2', account, asOf: '2026-09-30', balance });

  test('are transfers from the opening account; a debt stands on the other side, and nothing is no transfer', async () => {
    await enrollJudge(house, 'P2', RETIRED);
    const rows = [row('contributions', '1234.56'), row('debt', '10.00'), row('hybrid-return', '0.00')];
    expect(await sentTwice(house, 'clerk', 'open-accounts', { rows })).toEqual({ accounts: 3 });
    expect(await transfersOf(house, 'P2')).toEqual([
      'judiciary:system:opening > judiciary:P2:contributions 123456 opening/contributions',
      'judiciary:P2:debt > judiciary:system:opening 1000 opening/debt',
    ]);
  });

  test('are brought in once', async () => {
    const rows = [
      row('contributions', '1234.56'),
      row('hybrid-contributions', '1.00'),
      row('hybrid-contributions', '1.00'),
    ];
    expect(await rowsRefused(house, () => house.as('clerk', 'open-accounts', { rows }))).toEqual([
      '0 account already-exists',
      '2 account already-exists',
    ]);
    const strange = { rows: [{ ...row('debt', '1.00'), participant: 'X' }] };
    expect(await rowsRefused(house, () => house.as('clerk', 'open-accounts', strange))).toEqual([
      '0 participant no-such-participant',
    ]);
  });
});

describe('4-238-A.fund-pays-system: a payment of the Fund', () => {
  const payment = { participant: 'P2', reference: 'SIF-2026-1', receivedOn: '2026-10-30', amount: '985.50' };

  test('goes into the bank and lessens what the Fund owes', async () => {
    const outcome = await sentTwice(house, 'treasurer', 'record-fund-payment', { rows: [payment] });
    expect(outcome).toEqual({ payments: 1 });
    expect(await transfersOf(house, 'P2', 'fund-payment/%')).toEqual([
      'judiciary:system:bank > judiciary:system:sif-receivable 98550 fund-payment/SIF-2026-1',
    ]);
  });

  test('is recorded once for its number, even with another amount', async () => {
    const again = {
      rows: [
        { ...payment, reference: 'SIF-2026-2' },
        { ...payment, amount: '1.00' },
      ],
    };
    await refused(house, 'already-exists', () => house.as('treasurer', 'record-fund-payment', again));
  });

  test('is not nothing, and is of somebody on file', async () => {
    await expect(
      house.as('treasurer', 'record-fund-payment', { rows: [{ ...payment, amount: '0.00' }] }),
    ).rejects.toThrow('Invalid input');
    const strange = { rows: [{ ...payment, reference: 'SIF-3', participant: 'X' }] };
    expect(await rowsRefused(house, () => house.as('treasurer', 'record-fund-payment', strange))).toEqual([
      '0 participant no-such-participant',
    ]);
    await refused(house, 'not-allowed', () => house.as('clerk', 'record-fund-payment', { rows: [payment] }));
  });
});
