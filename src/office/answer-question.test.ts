// What the office makes of a request that nobody has checked: a decision, or faults with pointers that lead to them.
// What the law decides is tested in test/law; the same through the command line, in the cli room.

import { describe, expect, test } from 'vitest';
import { parseDay } from '../base/index.ts';
import { type Answer, type AskOptions, answerDocument, answerRequest, questionNames, readingFaults } from './index.ts';

const OPTIONS: AskOptions = { today: parseDay('2026-11-30')!, language: 'en', proof: false, readings: {} };

const INTEREST = { interest: { principal: '1000.00', from: '2020-02-29', to: '2026-08-01' } };

const pointersOf = (answer: Answer): readonly string[] => ('faults' in answer ? answer.faults.map(({ at }) => at) : []);
const decisionOf = (answer: Answer) => ('decision' in answer ? answer.decision : undefined);
const ask = (request: unknown, options: Partial<AskOptions> = {}) => answerRequest(request, { ...OPTIONS, ...options });

describe('a request', () => {
  test('is answered with a decision on the day that is today', () => {
    const decision = decisionOf(ask({ question: 'interest', facts: INTEREST }));
    expect(decision).toMatchObject({ question: 'interest', on: '2026-11-30', outcome: 'granted' });
  });

  test.each([null, undefined, 7, 'x', []])('that is %j is a fault at ""', (request) => {
    expect(pointersOf(ask(request))).toEqual(['']);
  });

  test('has every fault reported at once', () => {
    const request = { question: 'x', facts: { on: 'x' }, readings: { x: 'y' }, 'a/b': 1, name: 1, expect: 1 };
    expect([...pointersOf(ask(request))].sort()).toEqual(['/a~1b', '/facts/on', '/question', '/readings/x']);
  });

  test('is not answered by what every object inherits', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect(pointersOf(ask({ question: name, facts: {} }))).toEqual(['/question']);
      expect(pointersOf(ask({ question: 'interest', facts: {}, readings: { [name]: 'x' } }))).toEqual([
        `/readings/${name}`,
      ]);
    }
    const parsed: unknown = JSON.parse('{"question":"interest","facts":{"__proto__":1},"readings":{"__proto__":"x"}}');
    expect([...pointersOf(ask(parsed))].sort()).toEqual(['/facts/__proto__', '/readings/__proto__']);
  });

  test('has readings of its own, which come over those of the call', () => {
    const readings = { 'interest-fraction': 'compound-fraction', 'attained-age': 'february-28' };
    const own = { 'interest-fraction': 'simple-within-year' };
    const decision = decisionOf(ask({ question: 'interest', facts: INTEREST, readings: own }, { readings }));
    expect(decision?.readings).toMatchObject({ ...readings, ...own });
  });
});

describe('a document', () => {
  test('has pointers that start at the facts', () => {
    expect(pointersOf(answerDocument('interest', { on: 'x', x: 1 }, OPTIONS)).toSorted()).toEqual(['/on', '/x']);
    expect(pointersOf(answerDocument('interest', [], OPTIONS))).toEqual(['']);
  });

  test('is answered as the request that holds it', () => {
    expect(answerDocument('interest', INTEREST, OPTIONS)).toEqual(ask({ question: 'interest', facts: INTEREST }));
  });
});

describe('readings', () => {
  test('are no fault where they are absent or known', () => {
    expect([undefined, null, {}, { rounding: 'half-even-monthly' }].flatMap(readingFaults)).toEqual([]);
  });

  test('are told with the options that there are', () => {
    const [fault] = readingFaults({ rounding: 'up' });
    expect(fault?.says.en).toContain('half-up-monthly, half-even-monthly');
    expect(fault?.says.es).toContain('half-up-monthly, half-even-monthly');
  });
});

test('every question can be asked about nothing at all', () => {
  for (const question of questionNames()) {
    expect(decisionOf(ask({ question, facts: {} }))?.outcome).toMatch(/^(needs-facts|denied|granted)$/);
  }
});
