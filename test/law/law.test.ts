// The law against its worked examples, its citations against those adopted, and its mutants against both.
// The cases are in cases/; the contract's own examples are in contract.test.ts.

import { describe, expect, test } from 'vitest';
import { CLAUSES, QUESTIONS } from '../../src/law/index.ts';
import { citationsOf, differences, loadCases } from './cases.ts';
import { loadCitations, loadEquivalents, runMutants } from './mutants.ts';

const cases = loadCases();

describe('worked examples', () => {
  test.each(cases.map((lawCase) => [`${lawCase.clauses.join(' ')}: ${lawCase.name}`, lawCase] as const))(
    '%s',
    (_, lawCase) => {
      expect(differences(lawCase)).toEqual([]);
    },
  );

  test('every clause that a case names is in the register', () => {
    expect(cases.flatMap((lawCase) => lawCase.clauses).filter((clause) => !Object.hasOwn(CLAUSES, clause))).toEqual([]);
  });
});

describe('citations', () => {
  const adopted = loadCitations();
  const actual = citationsOf(QUESTIONS);

  test.each([...new Set([...Object.keys(adopted), ...actual.keys()])].sort())(
    '%s is cited by the rules adopted for it',
    (clause) => {
      expect([...(actual.get(clause) ?? [])].sort()).toEqual([...(adopted[clause] ?? [])].sort());
    },
  );
});

describe('mutants', () => {
  const results = runMutants(cases);

  test('there are mutants of every rule', () => {
    expect(results.length).toBeGreaterThan(300);
  });

  test('every mutant of a clause is killed by a test that names the clause, or listed as equivalent', () => {
    const survivors = results.filter(({ killedBy, equivalent }) => killedBy === undefined && equivalent === undefined);
    expect(survivors.map(({ clause, rule, label }) => `${clause} ${rule}: ${label}`)).toEqual([]);
  });

  test('no mutant that is listed as equivalent is killed, and none is listed that is not there', () => {
    const alive = new Set(
      results.filter(({ killedBy }) => killedBy === undefined).map(({ rule, label }) => `${rule}: ${label}`),
    );
    expect(
      loadEquivalents()
        .map(({ rule, mutant }) => `${rule}: ${mutant}`)
        .filter((entry) => !alive.has(entry)),
    ).toEqual([]);
  });
});
