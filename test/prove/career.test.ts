// A career in a solver's terms against the law: for days drawn at random the solver and `decide` say the same.
// That every witness of a proof is decided alike is a part of the proof.

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type Day, dayOf, formatDay } from '../../src/base/index.ts';
import { QUESTIONS } from '../../src/law/index.ts';
import { CAREER } from './career.ts';
import type { Claim } from './claim.ts';
import { prove } from './prove.ts';
import { openSolver, type Solver } from './solver.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await openSolver();
});
afterAll(() => solver.end());

const GRANTED = [
  'occupational-disability',
  'nonoccupational-disability',
  'hybrid-disability',
  'hybrid-separation',
] as const;

/** A career with these days for which a question is granted: the law must decide it as the solver says. */
const withDays = (
  days: Readonly<Record<string, string>>,
  readings: Readonly<Record<string, string>>,
  question: (typeof GRANTED)[number],
): Claim => ({
  family: 'test',
  says: 'nothing',
  ask: ['service', 'medical-proof', ...GRANTED],
  against: (one) => ({ where: [], but: one.outcome(question).granted }),
  exceptions: [{ says: 'one', by: { clauses: [] }, when: () => 'true', witness: { days, readings } }],
  shapes: [CAREER],
});

const offset = (most: number, least = 0) => fc.integer({ min: least, max: most });

/** Days of a career, each so many days after the one before. */
const someDays = fc
  .tuple(
    offset(9500),
    offset(40),
    offset(4000, 1500),
    offset(60),
    offset(2000),
    offset(1500),
    offset(400),
    offset(3000),
  )
  .map(([enrolled, began, served, looked, raised, before, onset, permanent]) => {
    const enrolledOn = addDays(dayOf(1990, 1, 10), enrolled);
    const from = addDays(enrolledOn, began);
    const to = addDays(from, served);
    const at: Readonly<Record<string, Day>> = {
      '/participant/enrolledOn': enrolledOn,
      '/service/0/from': from,
      '/service/0/to': to,
      '/on': addDays(to, looked),
      '/salaries/1/from': addDays(from, raised),
      '/service/1/from': addDays(from, -before - 60),
      '/service/1/to': addDays(from, -1 - (before % 50)),
      '/disability/onsetOn': addDays(from, Math.min(onset, served)),
      '/disability/totalAndPermanentOn': addDays(from, Math.min(onset + permanent, served + looked)),
      '/disability/application/filedOn': addDays(to, looked),
    };
    return Object.fromEntries(Object.entries(at).map(([pointer, day]) => [pointer, formatDay(day)]));
  });

const someReadings = fc.record({
  'average-compensation': fc.constantFrom('last-36-months', 'last-salary', 'highest-salary', 'last-60-months'),
  'last-five-years': fc.constantFrom('judge-months', 'calendar'),
  'years-over-ten': fc.constantFrom('months', 'whole-years', 'round-up'),
  'eight-years': fc.constantFrom('credited-months', 'last-eight'),
  'conflicting-certificates': fc.constantFrom('needs-decision', 'sufficient'),
  rounding: fc.constantFrom('half-up-monthly', 'half-even-monthly'),
});

test('a career is decided as the solver says, whatever its days and the readings', () => {
  let compared = 0;
  fc.assert(
    fc.property(someDays, someReadings, fc.constantFrom(...GRANTED), (days, readings, question) => {
      const { faults, exceptions } = prove(withDays(days, readings, question), QUESTIONS, solver);
      const [witness] = exceptions[0]?.witness ?? [];
      // The days asked for may rule the question out: then the solver likes others, or there is no such case.
      if ((witness?.facts as { on?: string } | undefined)?.on === days['/on']) compared += 1;
      expect(faults.filter((fault) => !fault.startsWith('there is no such case'))).toEqual([]);
    }),
    { seed: 242, numRuns: 12 },
  );
  expect(compared).toBeGreaterThan(4);
}, 120_000);
