// What every decision carries beside its outcome: proof, readings, points left to a person, figures and their dates.
// What the law gives is tested by the worked examples in test/law.

import { describe, expect, test } from 'vitest';
import { type Day, parseDay } from '../base/index.ts';
import { NoLawForDate } from '../rules/index.ts';
import { canonicalProofOf, type DecideOptions, type Decision, decide } from './decide.ts';
import { type CheckedFacts, readFacts } from './facts/read-facts.ts';
import { parameterAt } from './parameters.ts';
import type { ProofNode } from './proof.ts';
import type { QuestionId } from './questions.ts';

const day = (text: string): Day => parseDay(text) as Day;
const OPTIONS: DecideOptions = { today: day('2026-11-30') };

const JUDGE = {
  on: '2026-11-30',
  participant: { birthDate: '1970-01-15', enrolledOn: '2014-07-01' },
  service: [{ capacity: 'judge', from: '2014-07-01', to: '2026-06-15', endedBy: 'retirement' }],
  account: { balance: '240000.00', factor: '12.3456' },
};

function checked(document: object): CheckedFacts {
  const facts = readFacts(document);
  if ('faults' in facts) throw new Error(JSON.stringify(facts.faults));
  return facts;
}

const ask = (id: QuestionId, document: object, options: Partial<DecideOptions> = {}): Decision =>
  decide(id, checked(document), { ...OPTIONS, ...options });

function* steps(proof: ProofNode | undefined): Generator<ProofNode> {
  if (proof === undefined) return;
  yield proof;
  for (const step of proof.from) yield* steps(step);
}

describe('a proof', () => {
  const decision = ask('hybrid-separation', JUDGE);

  test('holds each field of the result with its value', () => {
    const fields = decision.proof?.from.map(({ text, value }) => [text, value]);
    for (const field of Object.entries(decision.result ?? {})) expect(fields).toContainEqual(field);
  });

  test('leads from an amount to the facts it came from, by pointer, and to clauses and readings', () => {
    const annual = decision.proof?.from.find(({ text }) => text === 'annual');
    const from = [...steps(annual)];
    expect(from.flatMap(({ fact }) => fact ?? [])).toEqual(
      expect.arrayContaining(['/account/balance', '/account/factor']),
    );
    expect(from.flatMap(({ clause }) => clause ?? [])).toContain('4-242b-c');
    expect(from.flatMap(({ reading }) => reading ?? [])).toContain('factor-unit=annual');
  });

  test('is the same in its canonical form whatever the language, and another for another fact', () => {
    const canonical = (document: object, options: Partial<DecideOptions> = {}): string =>
      canonicalProofOf('hybrid-separation', checked(document), { ...OPTIONS, ...options });
    expect(canonical(JUDGE, { language: 'es' })).toBe(canonical(JUDGE, { language: 'en' }));
    expect(canonical({ ...JUDGE, account: { balance: '240000.01', factor: '12.3456' } })).not.toBe(canonical(JUDGE));
  });

  test('left out changes nothing else', () => {
    const { proof, ...rest } = ask('hybrid-separation', JUDGE);
    expect(proof).toBeDefined();
    expect(ask('hybrid-separation', JUDGE, { proof: false })).toEqual({ ...rest, proof: undefined });
  });
});

describe('a point left to a person', () => {
  test.each(['en', 'es'] as const)('is a reason that says what and to whom, in %s', (language) => {
    const readings = { 'twelve-under-65': 'needs-decision' };
    const { outcome, reasons } = ask('hybrid-separation', JUDGE, { readings, language });
    const left = reasons.filter(({ rule }) => rule === 'left-to-a-person');
    expect(outcome).toBe('needs-decision');
    expect(left.map(({ clause, holds }) => [clause, holds])).toEqual([['4-242b-b', null]]);
    expect(left[0]?.text).toMatch(language === 'en' ? /Administrator/ : /Administrador/);
  });

  test('is named where the group itself is left open', () => {
    const document = { participant: { enrolledOn: '2014-07-01' } };
    const { reasons } = ask('contribution', document, { readings: { 'hybrid-start': 'undetermined' } });
    expect(reasons.map(({ clause }) => clause)).toEqual(['4-234-13']);
  });
});

describe('figures of the law', () => {
  test('that are not confirmed are named, and only where they are relied on', () => {
    const contribution = { month: '2024-08', salary: '118133.00' };
    const legacy = ask('contribution', { participant: { enrolledOn: '2005-01-01' }, contribution });
    const hybrid = ask('contribution', { participant: { enrolledOn: '2015-01-01' }, contribution });
    expect(legacy.unconfirmed).toEqual(['contribution.base-legacy', 'contribution.surcharge-survivor-pension']);
    expect(hybrid.unconfirmed).toEqual([]);
  });

  test('are dated: a day without one is an error, never a guess', () => {
    expect(() => parameterAt('contribution.hybrid', day('2014-06-30'), undefined)).toThrow(NoLawForDate);
    expect(parameterAt('contribution.hybrid', day('2014-07-01'), undefined).confirmed).toBe(true);
  });

  test('are known from a day: before the court spoke, nobody knew where the transition began', () => {
    const judge = { participant: { enrolledOn: '2013-12-24' } };
    expect(() => ask('cohort', judge, { known: day('2014-02-20') })).toThrow(NoLawForDate);
    expect(ask('cohort', judge, { known: day('2014-02-21') }).result).toMatchObject({ cohort: 'transition' });
  });
});

test('the hash of the law is that of the question and no other, and does not change with the facts', () => {
  const { law } = ask('hybrid-separation', JUDGE);
  expect(law).toMatch(/^[0-9a-f]{64}$/);
  expect(ask('hybrid-separation', {}).law).toBe(law);
  expect(ask('hybrid-death', JUDGE).law).not.toBe(law);
});
