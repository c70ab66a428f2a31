// A law that is wrong on purpose, in each of the ways that a proof is for: every one is caught, with a case that shows it.
// That the law itself is right is what `npm run prove` shows; terms against the interpreter are in constrain.test.ts.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../src/base/index.ts';
import { CLAUSES, isReading, type Law, lawWith, optionsOf, QUESTIONS } from '../../src/law/index.ts';
import {
  above,
  choose,
  constant,
  type Expr,
  equal,
  fact,
  leave,
  type Node,
  nodesOf,
  TRUE,
} from '../../src/rules/index.ts';
import { NAME } from '../rules/small-law.ts';
import { CAREER } from './career.ts';
import { ruleOf } from './case.ts';
import { type Claim, namedBy } from './claim.ts';
import { CLAIMS } from './claims.ts';
import { type Proof, prove } from './prove.ts';
import { openSolver, type Solver } from './solver.ts';
import { ANY_RECORD } from './terrain.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await openSolver();
});
afterAll(() => solver.end());

function claimThat(says: string): Claim {
  const claim = CLAIMS.find((one) => one.says === says);
  if (claim === undefined) throw new Error(`nothing says that ${says}`);
  return claim;
}

/** The law with the rule of a question made otherwise. */
function lawIn(question: keyof Law, name: string, otherwise: (body: Node) => Node): Law {
  const rule = ruleOf(QUESTIONS[question], name);
  const [body] = rule.args as [Node];
  return lawWith(QUESTIONS, rule, { ...rule, args: [otherwise(body)] });
}

const shown = ({ refutation }: Proof): readonly string[] =>
  (refutation ?? []).flatMap(({ decisions }) =>
    Object.entries(decisions).map(([question, { outcome }]) => `${question} ${outcome}`),
  );

describe('a law that is wrong on purpose', () => {
  test('an overlap: without the rule that keeps (B) from Hybrid participants, some have (B) and (D)', () => {
    const says = 'nobody has a nonoccupational pension under (B) and a pension under (D)';
    const claim = { ...claimThat(says), shapes: [CAREER] };
    const law = lawIn('nonoccupational-disability', 'not-hybrid', () => TRUE);
    const proof = prove(claim, law, solver);
    expect(proof.holdsOf).toBeUndefined();
    expect(proof.faults).toEqual(['it is refuted by what no reading or clause names']);
    expect(shown(proof)).toEqual(['nonoccupational-disability granted', 'hybrid-disability granted']);
  });

  test('a gap: a day of enrollment that a rule leaves to a person is found to the day', () => {
    const day = dayOf(1999, 5, 17);
    const left = leave('4-234-13', 'text', NAME);
    const law = lawIn('cohort', 'cohort', (body) =>
      choose(equal(fact('/participant/enrolledOn', 'day', NAME), constant('day', day)), left, body as Expr<'text'>),
    );
    const proof = prove(claimThat('every enrollment is in exactly one of the three groups'), law, solver);
    expect(proof.faults).toEqual(['it is refuted by what no reading or clause names']);
    expect(proof.refutation?.[0]?.facts).toEqual({ participant: { enrolledOn: '1999-05-17' } });
    expect(shown(proof)).toEqual(['cohort needs-decision']);
  });

  test('a rule that is not monotone: above a salary the contribution falls', () => {
    const law = lawIn('contribution', 'contribution', (body) =>
      choose(
        above(fact('/contribution/salary', 'money', NAME), constant('money', 10_000_000)),
        constant('money', 100),
        body as Expr<'money'>,
      ),
    );
    const claim = { ...claimThat('a higher salary never contributes less'), shapes: [ANY_RECORD] };
    const proof = prove(claim, law, solver);
    expect(proof.faults).toEqual(['it is refuted by what no reading or clause names']);
    const [before, after] = proof.refutation ?? [];
    const amountOf = (witness: typeof before): number =>
      Number((witness?.decisions['contribution']?.result as { amount: string } | undefined)?.amount);
    expect(amountOf(after)).toBe(1);
    expect(amountOf(before)).toBeGreaterThan(1);
  });

  test('a figure that is not in force on a day that is asked about', () => {
    const rate = nodesOf([ruleOf(QUESTIONS.contribution, 'contribution-rate')]).find(
      ({ data }) => data['id'] === 'contribution.hybrid',
    ) as Node;
    const law = lawWith(QUESTIONS, rate, { ...rate, args: [constant('day', dayOf(2014, 6, 30))] });
    const claim = { ...claimThat('every month of a participant has a rate and an amount'), ask: [] };
    expect(prove(claim, law, solver).faults).toEqual(['it is refuted by what no reading or clause names']);
  });
});

describe('a claim that is wrong', () => {
  const claim = claimThat('every enrollment is in exactly one of the three groups');

  test('does not keep an exception that is no longer there', () => {
    const gap = nodesOf([ruleOf(QUESTIONS.cohort, 'cohort')]).find(({ op }) => op === 'leave') as Node;
    const law = lawWith(QUESTIONS, gap, TRUE);
    expect(prove(claim, law, solver).faults).toEqual([
      'there is no such case any more: an enrollment on 1 July 2014 under the English text',
    ]);
  });

  test('is not proved by being about nothing', () => {
    const against: Claim['against'] = (one) => ({
      where: [one.outcome('cohort').granted, one.outcome('cohort').denied],
      but: 'true',
    });
    expect(prove({ ...claim, against, exceptions: [] }, QUESTIONS, solver).faults).toEqual([
      'there is no case that it is about',
    ]);
  });

  test('is not believed where the law decides otherwise than the solver was told', () => {
    const medical = claimThat('the medical proof is sufficient or not');
    const mistaken = {
      ...CAREER,
      find: (name: string, args: readonly string[], constraints: Parameters<NonNullable<typeof CAREER.find>>[2]) =>
        name === 'find-incapable' ? 'false' : CAREER.find?.(name, args, constraints),
    };
    const asked = { ...medical, against: () => ({ where: [], but: 'true' }), exceptions: [], shapes: [mistaken] };
    const pinned: Claim = {
      ...asked,
      exceptions: [
        {
          says: 'a physician of the Government who finds incapacity',
          by: { clauses: [] },
          when: (one) =>
            ['licensed', 'incapable']
              .map((name) => one.constraints.variable(`/disability/certificates/0/${name}`, 'truth'))
              .reduce(
                (all, term) => `(and ${all} ${term})`,
                `(and ${one.constraints.isGiven('/disability/certificates/0')} (= ${one.constraints.oneOf('/disability/certificates/0/appointment', undefined)} ${one.code('government')}))`,
              ),
        },
      ],
    };
    expect(prove(pinned, QUESTIONS, solver).faults).toContainEqual(expect.stringMatching(/decide says .* the solver/));
  });
});

describe('the register', () => {
  test('knows every reading and clause that names an exception', () => {
    for (const { says, by } of CLAIMS.flatMap(({ exceptions }) => exceptions)) {
      if ('reading' in by) expect(isReading(by.reading) && optionsOf(by.reading), says).toContain(by.option);
      else for (const clause of by.clauses) expect(Object.keys(CLAUSES), says).toContain(clause);
    }
  });

  test('of gaps and overlaps in docs/proofs.md is that of the claims', () => {
    const text = readFileSync(new URL('../../docs/proofs.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
    for (const { says, exceptions } of CLAIMS) {
      if (exceptions.length > 0) expect(text).toContain(says);
      for (const exception of exceptions) {
        expect(text).toContain(exception.says);
        expect(text).toContain(`\`${namedBy(exception.by)}\``);
      }
    }
  });
});
