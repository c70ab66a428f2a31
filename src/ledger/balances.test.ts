// Balances, trial balances and statements: random transfers against sums made by hand in the test.
// What can be a transfer at all is in transfer.test.ts.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Cents, cents, type Day, parseDay, parseMonth, splitCents } from '../base/index.ts';
import { type Account, accountOf, formatAccount, parseAccount, sameAccount, systemAccount } from './account.ts';
import { type Balances, balanceOf, balancesOf, statementOf, trialBalance } from './balances.ts';
import { normalSide } from './chart.ts';
import { formatPayKey, type PayPart } from './pay-key.ts';
import { loanLegs, reversalOf, type Transfer, transferOf } from './transfer.ts';

fc.configureGlobal({ seed: 1954, numRuns: 300 });

const START = parseDay('2026-11-01')!;

const accounts: readonly Account[] = [
  ...['P-1', 'P-2'].flatMap((person) =>
    (['contributions', 'benefits-payable', 'hybrid-return', 'debt'] as const).map((role) =>
      accountOf('judiciary', person, role),
    ),
  ),
  ...(['bank', 'benefit-expense', 'suspense', 'withholding/tax'] as const).map((role) =>
    systemAccount('judiciary', role),
  ),
];

const spot = fc.record({
  from: fc.nat(accounts.length - 1),
  to: fc.nat(accounts.length - 1),
  amount: fc.integer({ min: 1, max: 100_000_000 }).map<Cents>(cents),
  later: fc.nat(60),
  between: fc.boolean(),
});

/** Random transfers, now and then a loan between the funds. */
const transfers: fc.Arbitrary<readonly Transfer[]> = fc.array(spot, { maxLength: 40 }).map((spots) =>
  spots.flatMap(({ from, to, amount, later, between }, index) => {
    const shared = { event: `e${index}`, day: addDays(START, later), participant: 'P-1', key: `test/${index}` };
    if (between) return loanLegs({ ...shared, approval: 'r', from: 'judiciary', to: 'employees', cents: amount });
    const [debit, credit] = [accounts[from]!, accounts[to]!];
    return sameAccount(debit, credit) ? [] : [transferOf({ ...shared, debit, credit, cents: amount })];
  }),
);

const nonzero = (balances: Balances) => new Map([...balances].filter(([, balance]) => balance !== 0));

describe('balances', () => {
  test('are, of each account, what was debited to it less what was credited', () => {
    fc.assert(
      fc.property(transfers, (all) => {
        const balances = balancesOf(all);
        for (const [text, balance] of balances) {
          const own = parseAccount(text)!;
          const sum = (side: 'debit' | 'credit') =>
            all.filter((each) => sameAccount(each[side], own)).reduce((total, each) => total + each.cents, 0);
          expect(balance).toBe(sum('debit') - sum('credit'));
          expect(balanceOf(own, balances)).toBe(normalSide(own.role) === 'debit' ? balance : cents(-balance));
        }
      }),
    );
  });

  test('always balance, whatever the transfers are, in each fund and on each day', () => {
    fc.assert(
      fc.property(transfers, fc.nat(60), (all, later) => {
        const trial = trialBalance(balancesOf(all, addDays(START, later)));
        expect(trial.difference).toBe(0n);
        expect(Object.values(trial.funds).map(({ difference }) => difference)).toEqual([0n, 0n]);
        expect(trial.lines.every(({ debit, credit }) => debit >= 0 && credit >= 0 && debit + credit > 0)).toBe(true);
        expect(trial.debits).toBe(trial.lines.reduce((sum, { debit }) => sum + BigInt(debit), 0n));
      }),
    );
  });

  test('are the same in any order, and from any checkpoint', () => {
    fc.assert(
      fc.property(transfers, fc.nat(80), (all, cut) => {
        const balances = balancesOf(all);
        expect(nonzero(balancesOf([...all].reverse()))).toEqual(nonzero(balances));
        const checkpoint = balancesOf(all.slice(0, cut));
        const before = new Map(checkpoint);
        expect(balancesOf(all.slice(cut), undefined, checkpoint)).toEqual(balances);
        expect(checkpoint).toEqual(before);
      }),
    );
  });

  test('are restored when every transfer is taken back', () => {
    fc.assert(
      fc.property(transfers, transfers, (all, more) => {
        const other = more.map((each) => ({ ...each, key: `more/${each.key}` }));
        const back = all.map((each) => reversalOf(each, { event: 'undo', day: addDays(each.day, 1) }));
        expect(nonzero(balancesOf([...all, ...other, ...back]))).toEqual(nonzero(balancesOf(other)));
        expect(new Set(back.map(({ key }) => key)).size).toBe(all.length);
      }),
    );
  });

  test('that no safe integer holds are refused, never rounded', () => {
    const most = transferOf({
      event: 'e',
      day: START,
      participant: 'P-1',
      key: 'test/1',
      debit: accounts[0]!,
      credit: accounts[1]!,
      cents: cents(Number.MAX_SAFE_INTEGER),
    });
    expect(() => balancesOf([most, most])).toThrow(RangeError);
    expect(trialBalance(balancesOf([most])).debits).toBe(BigInt(Number.MAX_SAFE_INTEGER));
  });

  test('of what is no account have no trial balance', () => {
    expect(() => trialBalance(new Map([['judiciary:system:cash', cents(1)]]))).toThrow('is no account');
    expect(trialBalance(new Map())).toMatchObject({ lines: [], debits: 0n, credits: 0n, difference: 0n });
    expect(balanceOf(accounts[0]!, new Map())).toBe(0);
  });
});

describe('a statement', () => {
  test('opens, goes on line by line and closes with the balances of its days', () => {
    fc.assert(
      fc.property(transfers, fc.nat(accounts.length - 1), fc.nat(60), fc.nat(60), (all, which, first, length) => {
        const own = accounts[which]!;
        const [from, to] = [addDays(START, first), addDays(START, first + length)];
        const statement = statementOf(own, all, { from, to });
        expect(statement.opening).toBe(balanceOf(own, balancesOf(all, addDays(from, -1))));
        expect(statement.closing).toBe(balanceOf(own, balancesOf(all, to)));
        let balance: number = statement.opening;
        let day = from;
        for (const line of statement.lines) {
          balance += line.change;
          expect(line.balance).toBe(balance);
          expect(line.transfer.day >= day && line.transfer.day <= to).toBe(true);
          day = line.transfer.day;
          expect([line.transfer.debit, line.transfer.credit]).toEqual(expect.arrayContaining([own, line.other]));
        }
        expect(statement.closing).toBe(balance);
      }),
    );
  });

  test('without a first day opens at nothing', () => {
    const bank = systemAccount('judiciary', 'bank');
    const paid = transferOf({
      event: 'e',
      day: START,
      participant: 'P-1',
      key: 'contribute/1',
      debit: bank,
      credit: accountOf('judiciary', 'P-1', 'contributions'),
      cents: cents(100),
    });
    const statement = statementOf(bank, [paid], { to: START });
    expect(statement).toMatchObject({ opening: 0, closing: 100, lines: [{ change: 100, balance: 100 }] });
    expect(statementOf(bank, [paid], { to: addDays(START, -1) })).toMatchObject({ lines: [], closing: 0 });
    expect(statementOf(bank, [paid], { from: addDays(START, 1), to: addDays(START, 1) })).toMatchObject({
      opening: 100,
      lines: [],
    });
  });
});

describe('a month of payments', () => {
  const month = parseMonth('2026-11')!;
  const payday: Day = parseDay('2026-11-30')!;

  /** What one line of a payroll becomes: the gross, what is withheld from it, and the net to each payee. */
  function paymentOf(award: string, gross: Cents, tax: Cents, weights: readonly number[]): Transfer[] {
    const make = (part: PayPart, debit: Account, credit: Account, amount: Cents): Transfer[] =>
      amount === 0
        ? []
        : [
            transferOf({
              event: 'run-11',
              day: payday,
              participant: award,
              key: formatPayKey({ award, month, cause: { kind: 'regular' }, part }),
              debit,
              credit,
              cents: amount,
            }),
          ];
    const payable = accountOf('judiciary', award, 'benefits-payable');
    const nets = splitCents(cents(gross - tax), weights);
    return [
      ...make({ kind: 'gross' }, systemAccount('judiciary', 'benefit-expense'), payable, gross),
      ...make({ kind: 'deduction', of: 'tax' }, payable, systemAccount('judiciary', 'withholding/tax'), tax),
      ...nets.flatMap((net, index) =>
        make(
          { kind: 'net', payee: `B${index}` },
          payable,
          accountOf('judiciary', `${award}-B${index}`, 'hybrid-return'),
          net,
        ),
      ),
    ];
  }

  // Published: runmyaccounts #649, some 800 journals were off by a cent because the amounts were floating point.
  test('of ten thousand random lines leaves nothing payable undivided and balances to the cent', () => {
    const line = fc.record({
      gross: fc.integer({ min: 1, max: 1_200_000 }),
      rate: fc.nat(33),
      weights: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 7 }),
    });
    const lines = fc.sample(line, { seed: 649, numRuns: 10_000 });
    const all = lines.flatMap(({ gross, rate, weights }, index) =>
      paymentOf(`A${index}`, cents(gross), cents(Math.floor((gross * rate) / 100)), weights),
    );
    const balances = balancesOf(all);
    const { difference, debits } = trialBalance(balances);
    const paid = lines.reduce((sum, { gross }) => sum + gross, 0);
    expect(difference).toBe(0n);
    expect(debits).toBe(BigInt(paid));
    expect(balanceOf(systemAccount('judiciary', 'benefit-expense'), balances)).toBe(paid);
    const open = [...balances].filter(([text, balance]) => text.endsWith(':benefits-payable') && balance !== 0);
    expect(open).toEqual([]);
    expect(new Set(all.map(({ participant, key }) => `${participant} ${key}`)).size).toBe(all.length);
  });

  test('shares a payment as the published amounts have it', () => {
    const nets = (gross: number, weights: readonly number[]) => {
      const balances = balancesOf(paymentOf('A1', cents(gross), cents(0), weights));
      return weights.map((_, index) =>
        balances.get(formatAccount(accountOf('judiciary', `A1-B${index}`, 'hybrid-return'))),
      );
    };
    expect(nets(1003, [49, 51])).toEqual([-491, -512]);
    expect(nets(9999, [75, 25])).toEqual([-7499, -2500]);
  });
});
