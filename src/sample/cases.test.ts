// The cases before the law itself: each has the outcome that the sample says, under the default readings.
// What the law is, is tested by the worked examples in test/law.

import { describe, expect, test } from 'vitest';
import { addDays, type Day, formatDay, parseDay } from '../base/index.ts';
import { decide, readFacts } from '../law/index.ts';
import { factsOf, type Sample, type SampleCase, sampleOf } from './index.ts';

const sample = sampleOf();
const day = (text: string): Day => parseDay(text) as Day;

function decisionOf(one: SampleCase, of: Sample = sample) {
  const checked = readFacts(factsOf(of, one));
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return decide(one.question, checked, { today: day(one.on), proof: false });
}

const resultsOf = (question: string) =>
  sample.cases
    .filter((one) => one.question === question && one.outcome === 'granted')
    .map((one) => decisionOf(one).result ?? {});

describe('a case', () => {
  test.each(sample.cases.map((one) => [one.participant, one.question, one.outcome, one] as const))(
    'of %s, %s, is %s, and by no estimate',
    (_, __, outcome, one) => {
      const decision = decisionOf(one);
      expect(decision.outcome, JSON.stringify([decision.reasons, decision.missing])).toBe(outcome);
      expect(decision.unconfirmed).toEqual([]);
    },
  );

  test('has its outcome whatever the seed and the size', () => {
    const other = sampleOf({ seed: 20_260_930, judges: 5, pensioners: 40 });
    expect(other.cases.map((one) => decisionOf(one, other).outcome)).toEqual(
      sample.cases.map(({ outcome }) => outcome),
    );
  });

  test('is asked after everything it rests on, and no later than the middle of November', () => {
    for (const { on, certificates, participant } of sample.cases) {
      const separated = sample.service.findLast((spell) => spell.participant === participant)?.to;
      for (const past of [separated!, ...certificates.map(({ examinedOn }) => examinedOn)])
        expect(past < on).toBe(true);
      expect(on <= '2026-11-15').toBe(true);
    }
  });

  test('of a disability pension is paid from the day after the last day served, where it is granted', () => {
    for (const { participant, question, outcome, startsOn } of sample.cases) {
      const last = sample.service.findLast((spell) => spell.participant === participant)?.to;
      const paid = outcome === 'granted' && question.endsWith('disability');
      expect(startsOn).toBe(paid ? formatDay(addDays(day(last!), 1)) : undefined);
    }
  });

  test('is approved only where it is decided, and some wait at every stage', () => {
    const stages = new Set(sample.cases.map(({ outcome, state }) => `${outcome} ${state}`));
    expect([...stages].sort()).toEqual([
      'denied approved',
      'granted applied',
      'granted approved',
      'granted proposed',
      'needs-decision applied',
      'needs-facts applied',
    ]);
  });
});

describe('among the cases', () => {
  test('the State Insurance Fund pays a part, nothing, or more than the pension', () => {
    const results = resultsOf('occupational-disability');
    const fund = (test: (fundMonthly: number, systemMonthly: number) => boolean) =>
      results.filter(({ fundMonthly, systemMonthly }) => test(Number(fundMonthly), Number(systemMonthly))).length;
    expect(fund((pays, system) => pays > 0 && system > 0)).toBeGreaterThanOrEqual(2);
    expect(fund((pays) => pays === 0)).toBeGreaterThanOrEqual(2);
    expect(fund((pays, system) => pays > 0 && system === 0)).toBe(1);
  });

  test('nonoccupational pensions are at the least, at the cap, and between', () => {
    const percents = resultsOf('nonoccupational-disability').map(({ percent }) => percent);
    expect(percents).toEqual(expect.arrayContaining(['30.0000', '50.0000', '37.0000']));
  });

  test('a Hybrid account is paid out, as an annuity, and as a deferred one, each more than once', () => {
    const forms = resultsOf('hybrid-separation').map(({ form }) => form);
    for (const form of ['distribution', 'annuity', 'deferred-annuity']) {
      expect(forms.filter((one) => one === form).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('annuities at once start from August to October of 2026', () => {
    const starts = resultsOf('hybrid-separation')
      .filter(({ form }) => form === 'annuity')
      .map(({ startsOn }) => String(startsOn).slice(0, 7));
    expect([...new Set(starts)].sort()).toEqual(['2026-08', '2026-09', '2026-10']);
  });

  test('death benefits have shares that add up to the amount, some after debts', () => {
    const results = resultsOf('hybrid-death');
    for (const { amount, shares } of results) {
      const paid = (shares as { amount: string }[]).reduce(
        (sum, part) => sum + Math.round(Number(part.amount) * 100),
        0,
      );
      expect(paid).toBe(Math.round(Number(amount) * 100));
    }
    expect(results.filter(({ debtsCollected }) => debtsCollected !== '0.00').length).toBe(1);
    expect(new Set(results.map(({ treatedAs }) => treatedAs))).toEqual(new Set(['active', 'pensioner']));
  });

  test('a pensioner who died was paid whole months of the annuity that the account gave', () => {
    const pensioners = sample.cases.filter(({ facts }) => 'retirement' in facts);
    expect(pensioners.length).toBe(2);
    for (const { participant, facts } of pensioners) {
      const separation = sample.cases.find(
        (one) => one.participant === participant && one.question === 'hybrid-separation',
      )!;
      const { monthly, startsOn } = decisionOf(separation).result ?? {};
      const { retiredOn, annuityPaid } = facts.retirement as Record<string, string>;
      const diedOn = sample.deaths.find((death) => death.participant === participant)!.diedOn;
      const months = Number(diedOn.slice(5, 7)) - Number(String(startsOn).slice(5, 7)) + 1;
      expect(retiredOn).toBe(startsOn);
      expect(Number(annuityPaid)).toBeCloseTo(months * Number(monthly), 6);
    }
  });

  test('every award that these sections know is there and approved, with a bank to pay it', () => {
    const approved = sample.cases.filter(({ state, outcome }) => state === 'approved' && outcome === 'granted');
    expect(new Set(approved.map(({ question }) => question)).size).toBe(5);
    for (const { participant } of approved) {
      expect(sample.members.find(({ id }) => id === participant)?.bank).toBeDefined();
    }
  });

  test('two disability pensioners earn from September to November, and one of them more than the wage allows', () => {
    const earners = [...new Set(sample.earnings.map(({ participant }) => participant))];
    const reduced = earners.map((participant) => {
      const one = sample.cases.find((candidate) => candidate.participant === participant)!;
      const income = sample.earnings.filter((row) => row.participant === participant);
      expect(income.map(({ month }) => month)).toEqual(['2026-09', '2026-10', '2026-11']);
      const wageAtRetirement = sample.salaries.findLast((row) => row.participant === participant)?.annual;
      const { participantMonthly: monthly } = decisionOf(one).result ?? {};
      const pension = { monthly, wageAtRetirement, income: income.map(({ month, amount }) => ({ month, amount })) };
      const checked = readFacts({ pension });
      if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
      const { result = {} } = decide('disability-earnings', checked, { today: day('2026-11-30'), proof: false });
      return (result.months as { reduction: string }[]).filter(({ reduction }) => reduction !== '0.00').length;
    });
    expect(reduced).toEqual([0, 2]);
  });
});
