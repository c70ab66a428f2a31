// Accounts, their texts and the chart of roles: what can be an account and what cannot.
// What moves between accounts is tested with transfers.

import { describe, expect, test } from 'vitest';
import { accountOf, formatAccount, parseAccount, sameAccount, systemAccount } from './account.ts';
import { FUNDS, normalSide, ownerKind, parseRole, plainRoles, type Role, roleWords } from './chart.ts';

const families: readonly Role[] = ['withholding/income-tax', 'due-from/employees', 'due-to/judiciary'];
const roles: readonly Role[] = [...plainRoles(), ...families];

describe('an account', () => {
  test('is written and read as fund, owner and role', () => {
    let count = 0;
    for (const fund of FUNDS) {
      for (const role of roles) {
        if (role.endsWith(`/${fund}`)) continue;
        const account = accountOf(fund, ownerKind(role) === 'system' ? 'system' : 'P-17', role);
        expect(parseAccount(formatAccount(account))).toEqual(account);
        count += 1;
      }
    }
    expect(count).toBe(FUNDS.length * roles.length - 2);
    expect(formatAccount(accountOf('judiciary', 'P-17', 'contributions'))).toBe('judiciary:P-17:contributions');
    expect(formatAccount(systemAccount('employees', 'withholding/income-tax'))).toBe(
      'employees:system:withholding/income-tax',
    );
  });

  test('of the employer is an employer’s, or the System’s for all of them', () => {
    expect(parseAccount('judiciary:courts:employer')).toBeDefined();
    expect(parseAccount('judiciary:system:employer')).toBeDefined();
  });

  test.each([
    '',
    'judiciary',
    'judiciary:P-17',
    'teachers:P-17:contributions',
    'Judiciary:P-17:contributions',
    'judiciary:P-17:contribution',
    'judiciary:P-17:toString',
    'judiciary::contributions',
    'judiciary:P 17:contributions',
    'judiciary:-P:contributions',
    'judiciary:P-17:contributions:',
    'judiciary:P-17:contributions:x',
    'judiciary:system:contributions',
    'judiciary:P-17:bank',
    'judiciary:P-17:withholding/tax',
    'judiciary:system:withholding/',
    'judiciary:system:withholding/a/b',
    'judiciary:system:withholding',
    'judiciary:system:due-from/judiciary',
    'judiciary:system:due-to/judiciary',
    'judiciary:system:due-to/teachers',
    `judiciary:${'x'.repeat(65)}:contributions`,
  ])('cannot be %j', (text) => {
    expect(parseAccount(text)).toBeUndefined();
  });

  test('that cannot be is not made', () => {
    expect(() => accountOf('judiciary', 'system', 'debt')).toThrow('is no account');
    expect(() => systemAccount('judiciary', 'debt')).toThrow(RangeError);
  });

  test('is the same by what it says', () => {
    const one = accountOf('judiciary', 'A', 'debt');
    expect(sameAccount(one, accountOf('judiciary', 'A', 'debt'))).toBe(true);
    for (const other of ['employees:A:debt', 'judiciary:B:debt', 'judiciary:A:contributions']) {
      expect(sameAccount(one, parseAccount(other)!)).toBe(false);
    }
  });
});

describe('a role', () => {
  test('has a side on which it normally stands', () => {
    const debits = roles.filter((role) => normalSide(role) === 'debit');
    expect(debits).toEqual([
      'debt',
      'purchase-plan',
      'bank',
      'employer',
      'sif-receivable',
      'benefit-expense',
      'opening',
      'due-from/employees',
    ]);
  });

  test('is called something else in each language', () => {
    for (const role of roles) expect(roleWords(role).en).not.toBe(roleWords(role).es);
  });

  test('is of the chart or refused', () => {
    expect(parseRole('bank')).toBe('bank');
    expect(parseRole('constructor')).toBeUndefined();
    expect(() => normalSide('cash' as Role)).toThrow('no role of the chart');
  });
});
