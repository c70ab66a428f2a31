// Bounds of the law: whatever the missing facts turn out to be, the answer is within them.
// The operators are tested against every completion of small graphs in src/rules/bounds.test.ts.

import { describe, expect, test } from 'vitest';
import { parseDay } from '../../src/base/index.ts';
import { type Decision, decide, isQuestion, readFacts } from '../../src/law/index.ts';
import { makeRng, randomCase } from '../oracle/random-cases.ts';
import type { Facts, Rng } from '../oracle/random-tools.ts';
import { completedFrom, without, withSomeUnknown } from './completions.ts';

const TODAY = parseDay('2026-11-30');

/** Eight years a judge under the Hybrid Program at 90,000 a year, and an account that buys 6,000 a year. */
const HYBRID: Facts = {
  on: '2023-01-15',
  participant: { birthDate: '1970-03-02', sex: 'female', enrolledOn: '2015-01-10' },
  service: [{ capacity: 'judge', office: 'superior', from: '2015-01-10', to: '2022-12-31', endedBy: 'disability' }],
  salaries: [{ from: '2015-01-10', annual: '90000.00' }],
  disability: {
    onsetOn: '2022-12-01',
    application: { filedOn: '2022-12-01', onForm: true },
    certificates: [
      { physician: 'md-1', appointment: 'designated', licensed: true, incapable: true, totalAndPermanent: true },
      { physician: 'md-2', appointment: 'designated', licensed: true, incapable: true, totalAndPermanent: true },
    ],
    kind: 'nonoccupational',
    totalAndPermanent: true,
  },
  account: { balance: '72000.00', factor: '12.0000' },
};

/** Some twenty years a judge, and total and permanent disability before 60. */
const NONOCCUPATIONAL: Facts = {
  on: '2026-11-12',
  participant: { birthDate: '1969-03-02', sex: 'female', enrolledOn: '2009-02-10' },
  service: [{ capacity: 'judge', office: 'superior', from: '2009-02-10', to: '2026-10-31', endedBy: 'disability' }],
  salaries: [{ from: '2009-02-10', annual: '89600.00' }],
  disability: {
    onsetOn: '2026-10-20',
    application: { filedOn: '2026-10-20', onForm: true },
    certificates: [
      { physician: 'md-1', appointment: 'designated', licensed: true, incapable: true, totalAndPermanent: true },
      { physician: 'md-2', appointment: 'designated', licensed: true, incapable: true, totalAndPermanent: true },
    ],
    totalAndPermanent: true,
  },
};

type Readings = Readonly<Record<string, string>>;

/** Undefined where the facts are not well formed: then they complete nothing. */
function ask(question: string, facts: Facts, readings: Readings): Decision | undefined {
  const checked = readFacts(facts);
  if (TODAY === undefined || !isQuestion(question)) throw new Error(`no question ${question}`);
  return 'faults' in checked ? undefined : decide(question, checked, { readings, today: TODAY, proof: false });
}

/** What is outside of the bounds, in words; nothing where all is within. */
function outside({ bounds }: Decision, { outcome, result = {} }: Decision): readonly string[] {
  if (bounds === undefined) return ['no bounds'];
  if (outcome === 'needs-facts') return [];
  if (!bounds.outcomes.includes(outcome)) return [`${outcome} is none of ${bounds.outcomes}`];
  return Object.entries(result).flatMap(([field, value]) => {
    const amount = bounds.amounts[field];
    if (amount === undefined) return isAmount(value) ? [`${field} has no bounds`] : [];
    const [from, to] = [Number(amount.from ?? Number.NaN), Number(amount.to ?? Number.POSITIVE_INFINITY)];
    return from <= Number(value) && Number(value) <= to ? [] : [`${field} ${value} is not in ${from}..${to}`];
  });
}

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+\.\d\d(\d\d)?$/.test(value));

/** Other facts where some are missing, as often as it takes until there is an answer. */
function completed(rng: Rng, question: string, facts: Facts, readings: Readings, others: readonly Facts[]) {
  let known = facts;
  let decision = ask(question, known, readings);
  for (let tries = 0; tries < 12 && decision?.outcome === 'needs-facts'; tries++) {
    const other = others[Math.floor(rng() * others.length)] ?? {};
    const next = completedFrom(rng, known, decision.missing, other);
    const answer = ask(question, next, readings);
    if (answer === undefined) continue;
    known = next;
    decision = answer;
  }
  return { facts: known, decision };
}

function casesOf(rng: Rng, count: number) {
  const cases = Array.from({ length: count }, () => randomCase(rng)) as {
    question: string;
    facts: Facts;
    readings: Readings;
  }[];
  const byQuestion = new Map<string, Facts[]>();
  for (const { question, facts } of cases) byQuestion.set(question, [...(byQuestion.get(question) ?? []), facts]);
  return { cases, byQuestion };
}

describe('the bounds of an answer that needs facts', () => {
  test('hold the answer to the complete facts, in thousands of cases of every question', { timeout: 120_000 }, () => {
    const rng = makeRng(1954);
    const { cases } = casesOf(rng, 6000);
    const wrong: string[] = [];
    const seen = new Map<string, number>();
    for (const { question, facts, readings } of cases) {
      const whole = ask(question, facts, readings);
      if (whole === undefined || whole.outcome === 'needs-facts') continue;
      const partly = withSomeUnknown(rng, question, facts);
      const open = ask(question, partly, readings);
      if (open?.outcome !== 'needs-facts') continue;
      seen.set(question, (seen.get(question) ?? 0) + 1);
      for (const fault of outside(open, whole))
        wrong.push(JSON.stringify({ fault, question, partly, facts, readings }));
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(seen.size).toBe(17);
    expect(Math.min(...seen.values())).toBeGreaterThan(80);
  });

  test('hold the answer to any other facts in their place', { timeout: 120_000 }, () => {
    const rng = makeRng(1961);
    const { cases, byQuestion } = casesOf(rng, 6000);
    const wrong: string[] = [];
    const seen = new Map<string, number>();
    for (const { question, facts, readings } of cases) {
      const partly = withSomeUnknown(rng, question, facts);
      const open = ask(question, partly, readings);
      if (open?.outcome !== 'needs-facts') continue;
      const { facts: known, decision } = completed(rng, question, partly, readings, byQuestion.get(question) ?? []);
      if (decision === undefined || decision.outcome === 'needs-facts') continue;
      seen.set(`${question} ${decision.outcome}`, (seen.get(`${question} ${decision.outcome}`) ?? 0) + 1);
      for (const fault of outside(open, decision))
        wrong.push(JSON.stringify({ fault, question, partly, known, readings }));
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(new Set([...seen.keys()].map((key) => key.split(' ')[0])).size).toBe(17);
    expect([...seen.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(3000);
  });

  test('stand in no other answer, and say of each fact asked for what it decides', () => {
    const rng = makeRng(1973);
    let ordered = 0;
    for (const { question, facts, readings } of casesOf(rng, 1500).cases) {
      const { outcome, bounds, missing } = ask(question, withSomeUnknown(rng, question, facts), readings) as Decision;
      expect(bounds === undefined).toBe(outcome !== 'needs-facts');
      if (bounds === undefined || bounds.decides.length === 0) continue;
      expect(bounds.decides.map(({ fact }) => fact)).toEqual(missing);
      const shares = bounds.decides.map(({ share }) => [Number(share.from), Number(share.to)] as const);
      for (const [from, to] of shares) expect(0 <= from && from <= to && to <= 1).toBe(true);
      expect(shares).toEqual([...shares].sort((a, b) => b[0] - a[0] || b[1] - a[1]));
      if (missing.length > 1) ordered += 1;
    }
    expect(ordered).toBeGreaterThan(100);
  });
});

describe('a hybrid disability pension', () => {
  const facts = HYBRID;
  const asked = (...unknown: string[]): Decision => ask('hybrid-disability', without(facts, unknown), {}) as Decision;

  test('without the factor lies between the accrued benefit and what (B) gives', () => {
    const { missing, bounds } = asked('/account/factor');
    expect(missing).toEqual(['/account/factor']);
    expect(bounds?.outcomes).toEqual(['granted']);
    expect(bounds?.amounts['annual']).toEqual({ from: '10800.00', to: '27000.00' });
    expect(bounds?.amounts['monthly']).toEqual({ from: '900.00', to: '2250.00' });
    expect(bounds?.decides).toEqual([{ fact: '/account/factor', share: { from: '1.00', to: '1.00' } }]);
  });

  test('without the date of birth is what it is, or is denied: that date decides all of it', () => {
    const { bounds } = asked('/participant/birthDate');
    expect(bounds?.outcomes).toEqual(['granted', 'denied']);
    expect(bounds?.amounts['monthly']).toEqual({ from: '1400.00', to: '1400.00' });
    expect(bounds?.decides).toEqual([{ fact: '/participant/birthDate', share: { from: '1.00', to: '1.00' } }]);
  });

  test('without both is asked first for what decides more at the least', () => {
    const { missing, bounds } = asked('/participant/birthDate', '/account/factor');
    expect(missing).toEqual(['/participant/birthDate', '/account/factor']);
    // From nothing to 2,250.00: who is too old is denied, of who is not 1,350.00 stay open.
    expect(bounds?.decides[0]).toEqual({ fact: '/participant/birthDate', share: { from: '0.40', to: '1.00' } });
    // At a factor near nothing 2,250.00 or a denial stay; at a great one 900.00 and a little.
    expect(bounds?.decides[1]?.share.from).toBe('0.00');
    expect(Number(bounds?.decides[1]?.share.to)).toBeGreaterThan(0.3);
    expect(Number(bounds?.decides[1]?.share.to)).toBeLessThan(0.6);
  });

  test('without salaries has no limit, though it is never below nothing', () => {
    const { bounds } = asked('/salaries');
    expect(bounds?.amounts['monthly']).toEqual({ from: '0.00', to: null });
    expect(bounds?.amounts['ceilingAccruedAnnual']).toEqual({ from: '6000.00', to: null });
  });
});

describe('a nonoccupational disability pension', () => {
  const asked = (changes: (facts: Facts) => void): Decision => {
    const facts = structuredClone(NONOCCUPATIONAL);
    changes(facts);
    return ask('nonoccupational-disability', facts, {}) as Decision;
  };

  test('of which the day of a salary is not known lies between the averages without and with it', () => {
    const { outcome, bounds } = asked((facts) => {
      facts['salaries'] = [{ from: '1990-01-01', annual: '60000.00' }, { annual: '90000.00' }];
    });
    expect(outcome).toBe('needs-facts');
    expect(bounds?.amounts['averageCompensation']).toEqual({ from: '60000.00', to: '90000.00' });
    expect(bounds?.outcomes).toEqual(['granted']);
  });

  test('of which the service is not known is denied or rests on the years that it needs', () => {
    const { bounds } = asked((facts) => {
      delete facts['service'];
    });
    expect(bounds?.outcomes).toEqual(['granted', 'denied']);
    expect(bounds?.amounts['serviceMonths']).toEqual({ from: 120, to: null });
    expect(bounds?.amounts['percent']).toEqual({ from: '30.0000', to: '50.0000' });
  });
});
