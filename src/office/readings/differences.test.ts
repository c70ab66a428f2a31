// The difference between two answers to one question: amounts to the cent where both are settled, outcomes where not.
// On whole decisions it is tested with the query (queries/compare-readings.test.ts).

import { describe, expect, test } from 'vitest';
import { differenceOf, type Made } from './differences.ts';

const answer = (outcome: Made['outcome'], result?: Made['result']): Made => ({ outcome, result, readings: {} });

describe('two answers', () => {
  test('are the same in whichever order their fields stand', () => {
    const shares = [{ name: 'Ana', amount: '1.00' }];
    expect(
      differenceOf(answer('granted', { amount: '1.00', shares }), answer('granted', { shares, amount: '1.00' })),
    ).toBeUndefined();
  });

  test('differ by what the participant gets a month, after the part of the Fund', () => {
    const now = answer('granted', { monthly: '100.00', participantMonthly: '100.00' });
    const under = answer('granted', { monthly: '100.00', participantMonthly: '60.01' });
    expect(differenceOf(now, under)).toEqual({
      outcome: { now: 'granted', under: 'granted' },
      monthly: { now: '100.00', under: '60.01', difference: '-39.99' },
      lumpSum: null,
      fields: [{ name: 'participantMonthly', now: '100.00', under: '60.01' }],
    });
  });

  test('differ by a month and a sum where an annuity becomes a distribution', () => {
    const now = answer('granted', { form: 'annuity', monthly: '10.00' });
    const under = answer('granted', { form: 'distribution', amount: '900.00' });
    expect(differenceOf(now, under)).toMatchObject({
      monthly: { now: '10.00', under: '0.00', difference: '-10.00' },
      lumpSum: { now: '0.00', under: '900.00', difference: '900.00' },
    });
  });

  test('differ by all of it where a right is denied', () => {
    const granted = answer('granted', { monthly: '10.00' });
    expect(differenceOf(answer('denied'), granted)?.monthly?.difference).toBe('10.00');
    expect(differenceOf(granted, answer('denied'))?.monthly?.difference).toBe('-10.00');
  });

  test.each(['needs-decision', 'needs-facts'] as const)('have no difference in money where one is %s', (outcome) => {
    const granted = answer('granted', { monthly: '10.00' });
    for (const [now, under] of [
      [granted, answer(outcome)],
      [answer(outcome), granted],
    ] as const) {
      expect(differenceOf(now, under)).toMatchObject({ monthly: null, lumpSum: null });
    }
  });
});
