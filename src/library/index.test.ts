// The library before it is packed: every question alone is the question by its name, and a bad call is told where and why.
// What is packed is tried as its users have it in test/library and test/e2e.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as library from './index.ts';

const today = '2026-11-30';
const INTEREST: library.Facts = { interest: { principal: '1000.00', from: '2020-02-29', to: '2026-08-01' } };

/** A caller without types. */
const decide = library.decide as (...given: unknown[]) => library.Decision | library.Refused;

const placesOf = ({ faults }: { readonly faults?: readonly library.Fault[] | undefined }) =>
  faults?.map(({ at, code }) => [at, code]);

const examples = readFileSync('test/contract/examples.ndjson', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as { question: library.QuestionId; facts: library.Facts });

describe.each(Object.keys(library.QUESTIONS) as library.QuestionId[])('%s alone', (id) => {
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const question = new Map<string, unknown>(Object.entries(library)).get(
    name,
  ) as library.LawQuestion<library.QuestionId>;

  test('decides and proves as by its name', () => {
    expect(question.id).toBe(id);
    const asked = examples.filter((example) => example.question === id);
    for (const facts of [{}, ...asked.map((example) => example.facts)]) {
      expect(question.decide(facts, { today })).toEqual(library.decide(id, facts, { today }));
      expect(question.canonicalProof(facts, { today })).toEqual(library.canonicalProof(id, facts, { today }));
    }
    expect(asked).not.toEqual([]);
  });
});

describe('a bad call', () => {
  test('of a question that there is not is a fault at /question', () => {
    expect(placesOf(decide('pension', {}, { today }))).toEqual([['/question', 'no-question']]);
    const proof = library.canonicalProof as (...given: unknown[]) => library.Refused;
    expect(placesOf(proof('toString', {}, { today }))).toEqual([['/question', 'no-question']]);
  });

  test('is told all its faults at once, with their places', () => {
    const options = { today: '2026-02-30', known: 5, language: 'fr', readings: { rounding: 'x', 'a/b': 'c' } };
    expect(placesOf(decide('interest', { debts: 5 }, options))).toEqual([
      ['/today', 'not-a-day'],
      ['/known', 'not-a-day'],
      ['/language', 'no-language'],
      ['/readings/rounding', 'no-option'],
      ['/readings/a~1b', 'no-reading'],
      ['/debts', 'not-money'],
    ]);
  });

  test.each([null, undefined, 5, [], 'x'])('with %j for facts is a fault of the whole document', (facts) => {
    expect(placesOf(decide('interest', facts, { today }))).toEqual([['', 'not-an-object']]);
  });

  test('says what would be right in both languages', () => {
    const { faults } = decide('interest', {}, { today: 'tomorrow' });
    expect(faults?.[0]?.says).toEqual({
      en: '"tomorrow" is no date: write year-month-day as on the calendar, like "2026-11-30"',
      es: '"tomorrow" no es una fecha: escriba año-mes-día según el calendario, como "2026-11-30"',
    });
  });
});

describe('an option', () => {
  test('of language puts the texts into Spanish, and changes no canonical proof', () => {
    const [english, spanish] = (['en', 'es'] as const).map((language) =>
      library.decide('medical-proof', {}, { today, language }),
    );
    expect(spanish?.reasons?.[0]?.text).toMatch(/prueba médica/i);
    expect(english?.reasons?.[0]?.text).toMatch(/medical proof/i);
    const proofs = (['en', 'es'] as const).map((language) =>
      library.canonicalProof('interest', INTEREST, { today, language }),
    );
    expect(proofs[0]).toEqual(proofs[1]);
  });

  test('of proof leaves it out', () => {
    expect(library.decide('interest', INTEREST, { today, proof: false }).proof).toBeUndefined();
    expect(library.decide('interest', INTEREST, { today }).proof?.value).toBe('granted');
  });

  test('of readings decides under them', () => {
    const judge: library.Facts = { participant: { enrolledOn: '2014-07-01' } };
    const asked = library.decide('cohort', judge, { today, readings: { 'hybrid-start': 'undetermined' } });
    expect(asked.outcome).toBe('needs-decision');
  });

  test('of what is known takes the law as it was known then: before the court spoke it had no answer', () => {
    const judge: library.Facts = { participant: { enrolledOn: '2013-12-24' } };
    expect(library.decide('cohort', judge, { today, known: '2014-02-21' }).result?.cohort).toBe('transition');
    const early = library.decide('cohort', judge, { today, known: '2014-02-20' });
    expect(placesOf(early)).toEqual([['/known', 'no-law-for-date']]);
    expect(early.faults?.[0]?.says.es).not.toMatch(/date|known/);
  });

  test('of today is what an absent day means', () => {
    expect(library.decide('cohort', {}, { today }).on).toBe(today);
    expect(library.decide('cohort', { on: '2020-01-01' }, { today }).on).toBe('2020-01-01');
    expect(library.todayInPuertoRico(Date.UTC(2026, 11, 1, 3, 59))).toBe(today);
  });
});

test('facts are checked apart from any question', () => {
  expect(library.checkFacts(INTEREST)).toEqual({ facts: INTEREST });
  expect(placesOf(library.checkFacts({ service: [{}] }))).toEqual([
    ['/service/0/capacity', 'required'],
    ['/service/0/from', 'required'],
  ]);
});
