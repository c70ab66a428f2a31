// What must hold of every decision, whatever the facts: drawn at random, checked by sums and comparisons alone.
// Which amount is right is tested by the worked examples and the oracle; here no amount is known beforehand.

import { describe, expect, test } from 'vitest';
import { parseDay } from '../../src/base/index.ts';
import { type Decision, decide, isQuestion, readFacts } from '../../src/law/index.ts';
import { makeRng, randomCase } from '../oracle/random-cases.ts';

const TODAY = parseDay('2026-11-30');
type Result = Readonly<Record<string, unknown>>;

function ask(question: string, facts: object, readings: Readonly<Record<string, string>> = {}): Decision {
  const checked = readFacts(facts);
  if ('faults' in checked || TODAY === undefined || !isQuestion(question)) throw new Error(JSON.stringify(checked));
  return decide(question, checked, { readings, today: TODAY, proof: false });
}

const cents = (amount: unknown): bigint => BigInt(String(amount).replace('.', ''));
const sum = (amounts: readonly string[]): bigint => amounts.reduce((total, amount) => total + cents(amount), 0n);

interface Granted {
  readonly facts: object;
  readonly result: Result;
  readonly readings: Readonly<Record<string, string>>;
}

const CASES = 12_000;

/** The granted decisions on random cases, by question; drawn once for all the properties. */
const GRANTED = (() => {
  const rng = makeRng(1);
  const byQuestion = new Map<string, Granted[]>();
  for (let i = 0; i < CASES; i++) {
    const { question, facts, readings } = randomCase(rng);
    const { result } = ask(question, facts, readings);
    if (result !== undefined)
      byQuestion.set(question, [...(byQuestion.get(question) ?? []), { facts, result, readings }]);
  }
  return byQuestion;
})();

const granted = (question: string): readonly Granted[] => GRANTED.get(question) ?? [];

/** A judge who enrolled long ago and became disabled, with so many months of service and one salary. */
function disabled(months: number, annual = '89600.00'): object {
  const start = 2012 * 12 + 12 - months;
  const from = `${Math.floor(start / 12)}-${String((start % 12) + 1).padStart(2, '0')}-01`;
  const certificate = { appointment: 'designated', licensed: true, incapable: true, totalAndPermanent: true };
  return {
    on: '2013-01-15',
    participant: { birthDate: '1960-03-02', enrolledOn: from },
    service: [{ capacity: 'judge', from, to: '2012-12-31', endedBy: 'disability' }],
    salaries: [{ from, annual }],
    disability: {
      onsetOn: '2012-11-20',
      totalAndPermanent: true,
      application: { filedOn: '2012-11-20', onForm: true },
      certificates: [
        { physician: 'md-1', ...certificate },
        { physician: 'md-2', ...certificate },
      ],
    },
  };
}

describe('disability pensions', () => {
  test('the nonoccupational annuity never passes half of the average but for the 1960 floor', () => {
    let seen = 0;
    for (const { facts, result } of granted('nonoccupational-disability')) {
      expect(Number(result['percent'])).toBeLessThanOrEqual(50);
      expect(Number(result['percent'])).toBeGreaterThanOrEqual(30);
      if (((facts as { on?: string }).on ?? '2026') <= '1960-12-31') continue;
      // Both are rounded to the cent, so that the half may seem passed by less than one.
      expect(cents(result['annual']) * 2n).toBeLessThanOrEqual(cents(result['averageCompensation']) + 2n);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(50);
  });

  test.each(['months', 'whole-years', 'round-up'])(
    'a longer service never pays less, years over ten read as %s',
    (option) => {
      let before = 0n;
      for (let months = 120; months <= 400; months++) {
        const { result } = ask('nonoccupational-disability', disabled(months), { 'years-over-ten': option });
        const monthly = cents((result as Result)['monthly']);
        expect(monthly).toBeGreaterThanOrEqual(before);
        before = monthly;
      }
      expect(before).toBe(cents('3733.33'));
    },
  );

  test('a higher salary never pays less', () => {
    let before = 0n;
    for (let dollars = 60_000; dollars < 120_000; dollars += 611) {
      const monthly = cents(
        (ask('nonoccupational-disability', disabled(200, `${dollars}.37`)).result as Result)['monthly'],
      );
      expect(monthly).toBeGreaterThanOrEqual(before);
      before = monthly;
    }
  });

  test('a Hybrid pension is the least of what it stands on, and what is not borne by the Fund is borne by the System', () => {
    let seen = 0;
    for (const { result } of granted('hybrid-disability')) {
      const parts = ['underlyingAnnual', 'ceilingSalaryAnnual', 'ceilingAccruedAnnual'].map((name) =>
        cents(result[name] as never),
      );
      expect(parts.reduce((least, part) => (part < least ? part : least))).toBe(cents(result['annual']));
      if (result['systemMonthly'] === undefined) continue;
      const [system, fund, monthly] = ['systemMonthly', 'fundMonthly', 'monthly'].map((name) =>
        cents(result[name] as never),
      ) as [bigint, bigint, bigint];
      expect(system).toBe(monthly > fund ? monthly - fund : 0n);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('beside income, what is payable and what is cut make up the pension, and the two never pass the wage while any is paid', () => {
    let seen = 0;
    for (const { facts, result } of granted('disability-earnings')) {
      const { wageAtRetirement } = (facts as { pension: { wageAtRetirement?: string } }).pension;
      const periods = (result['months'] ?? []) as {
        pension: string;
        income: string;
        payable: string;
        reduction: string;
      }[];
      for (const { pension, income, payable, reduction } of periods) {
        expect(cents(payable) + cents(reduction)).toBe(cents(pension));
        if (wageAtRetirement === undefined || wageAtRetirement === null || cents(payable) === 0n) continue;
        // The wage of a month is a twelfth, rounded: half a cent either way.
        expect((cents(payable) + cents(income)) * 12n).toBeLessThanOrEqual(cents(wageAtRetirement) + 6n);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
});

describe('payments', () => {
  test('add up to their total, and a month that is whole is the monthly amount', () => {
    let seen = 0;
    for (const { facts, result } of granted('payments')) {
      const { monthly } = (facts as { payment: { monthly: string } }).payment;
      const rows = result['payments'] as { days: number; daysInMonth: number; amount: string }[];
      expect(sum(rows.map(({ amount }) => amount))).toBe(cents(result['total']));
      for (const { days, daysInMonth, amount } of rows) {
        expect(days).toBeGreaterThan(0);
        expect(days).toBeLessThanOrEqual(daysInMonth);
        if (days === daysInMonth) expect(amount).toBe(monthly);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(300);
  });

  test.each(['actual-days', 'thirty-days'])(
    'the two parts of a month make the month to the cent, by %s',
    (dayCount) => {
      const monthly = '3333.33';
      const part = (startsOn: string, diedOn: string | undefined): { days: number; cents: bigint } => {
        const facts = { participant: { diedOn }, payment: { rule: 'pension', monthly, startsOn, through: '2024-03' } };
        const [row] = (ask('payments', facts, { 'day-count': dayCount }).result as Result)['payments'] as {
          days: number;
          amount: string;
        }[];
        return row === undefined ? { days: 0, cents: 0n } : { days: row.days, cents: cents(row.amount) };
      };
      for (let day = 1; day < 30; day++) {
        const text = (n: number): string => `2024-03-${String(n).padStart(2, '0')}`;
        const [first, second] = [part('2024-03-01', text(day)), part(text(day + 1), undefined)];
        expect(first.days + second.days).toBe(dayCount === 'actual-days' ? 31 : 30);
        const difference = first.cents + second.cents - cents(monthly);
        expect(difference * difference).toBeLessThanOrEqual(1n);
      }
    },
  );
});

describe('the account and its beneficiaries', () => {
  test('shares of a death benefit add up to it to the cent, and nothing is lost to debts', () => {
    let seen = 0;
    for (const { facts, result } of granted('hybrid-death')) {
      const owed = (facts as { debts?: string | null }).debts ?? '0.00';
      expect(cents(result['debtsCollected']) + cents(result['debtsLeft'])).toBe(cents(owed));
      if (result['shares'] === undefined) continue;
      expect(sum((result['shares'] as { amount: string }[]).map(({ amount }) => amount))).toBe(cents(result['amount']));
      seen += 1;
    }
    expect(seen).toBeGreaterThan(50);
  });

  test('the shares of beneficiaries add up to one', () => {
    let seen = 0;
    for (const { result } of granted('beneficiaries')) {
      const fractions = (result['beneficiaries'] as { share: string }[]).map(
        ({ share }) => share.split('/').map(BigInt) as [bigint, bigint?],
      );
      const denominator = fractions.reduce((product, [, d = 1n]) => product * d, 1n);
      expect(fractions.reduce((total, [n, d = 1n]) => total + (n * denominator) / d, 0n)).toBe(denominator);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('a separation has exactly one form, with the fields of that form alone', () => {
    const fields: Readonly<Record<string, readonly string[]>> = {
      distribution: ['amount', 'form'],
      annuity: ['annual', 'form', 'monthly', 'startsOn'],
      'deferred-annuity': ['annual', 'form', 'monthly', 'startsOn'],
    };
    const seen = new Set<string>();
    for (const { result } of granted('hybrid-separation')) {
      expect(Object.keys(result).sort()).toEqual(fields[String(result['form'])]);
      seen.add(String(result['form']));
    }
    expect([...seen].sort()).toEqual(['annuity', 'deferred-annuity', 'distribution']);
  });
});

describe('service, interest, contributions and credit', () => {
  test('service never counts more for retirement than for disability, nor less than as judge, whatever the order of spells', () => {
    let seen = 0;
    for (const { facts, result, readings } of granted('service')) {
      expect(Number(result['judgeMonths'])).toBeLessThanOrEqual(Number(result['retirementMonths']));
      expect(Number(result['retirementMonths'])).toBeLessThanOrEqual(Number(result['disabilityMonths']));
      const { service } = facts as { service: object[] };
      expect(ask('service', { ...(facts as object), service: [...service].reverse() }, readings).result).toEqual(
        result,
      );
      seen += 1;
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('principal and interest make the balance, and a later day never earns less', () => {
    for (const fraction of ['simple-within-year', 'compound-fraction', 'whole-years']) {
      let before = 0n;
      for (let year = 2020; year < 2028; year++) {
        for (const day of ['01-01', '02-28', '03-01', '12-31']) {
          const interest = { principal: '98765.43', from: '2020-01-01', to: `${year}-${day}` };
          const result = ask('interest', { interest }, { 'interest-fraction': fraction }).result as Result;
          expect(cents(result['interest']) + cents('98765.43')).toBe(cents(result['balance']));
          expect(cents(result['balance'])).toBeGreaterThanOrEqual(before);
          before = cents(result['balance']);
        }
      }
    }
  });

  test('a contribution is the stated share of the rounded month, to half a cent', () => {
    let seen = 0;
    for (const { result } of granted('contribution')) {
      const exact = cents(result['monthlySalary']) * cents(result['rate']);
      const difference = cents(result['amount']) * 10_000n - exact;
      expect(difference * difference).toBeLessThanOrEqual(5_000n * 5_000n);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('what a readmission costs adds up, and a telephone plan pays what is owed and its interest', () => {
    for (const { result } of granted('ers-readmission-cost')) {
      expect(cents(result['individual']) + cents(result['employer'])).toBe(cents(result['principal']));
      expect(cents(result['principal']) + cents(result['interest'])).toBe(cents(result['total']));
    }
    let seen = 0;
    for (const { result } of granted('ers-telephone-credit')) {
      if (result['termMonths'] === undefined) continue;
      const paid =
        cents(result['instalment']) * BigInt(Number(result['termMonths']) - 1) + cents(result['lastInstalment']);
      if (cents(result['instalment']) < 100n) continue;
      expect(paid).toBeGreaterThanOrEqual(cents(result['balance']));
      seen += 1;
    }
    expect(seen).toBeGreaterThan(30);
  });

  test('one more government physician who finds incapacity is always enough, unless physicians contradict each other', () => {
    const rng = makeRng(12);
    let seen = 0;
    for (let i = 0; i < CASES; i++) {
      const { question, facts } = randomCase(rng);
      const { disability } = facts as { disability?: { certificates?: object[] } };
      if (question !== 'medical-proof' || disability?.certificates === undefined || disability.certificates === null)
        continue;
      const more = { physician: 'the new one', appointment: 'government', licensed: true, incapable: true };
      const outcome = ask('medical-proof', {
        disability: { certificates: [...disability.certificates, more] },
      }).outcome;
      expect(['granted', 'needs-decision', 'needs-facts']).toContain(outcome);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(100);
  });
});

describe('an unknown fact', () => {
  const NEEDED = [
    '/participant/enrolledOn',
    '/participant/birthDate',
    '/service',
    '/salaries',
    '/disability/onsetOn',
    '/disability/application',
    '/disability/certificates',
    '/disability/totalAndPermanent',
  ];

  test.each(NEEDED)('%s left out leaves a pension open, never false and never a guess', (pointer) => {
    const facts = structuredClone(disabled(239)) as Record<string, Record<string, unknown>>;
    const [, group = '', key] = pointer.split('/');
    if (key === undefined) delete facts[group];
    else delete facts[group]?.[key];
    const decision = ask('nonoccupational-disability', facts);
    expect(decision.outcome).toBe('needs-facts');
    expect(decision.missing.every((at) => at.startsWith(pointer))).toBe(true);
    expect(decision.reasons.every(({ holds }) => holds !== false)).toBe(true);
  });
});
