// A simulated office, twenty times: what the product does is what a naive model of it says, step by step.
// One of them again, as a failure names it: SIMULATE_SEED=7 SIMULATE_STEPS=200 npx vitest run test/simulator

import { expect, test } from 'vitest';
import { openTestDatabase } from '../databases.ts';
import { VERBS } from '../office/desk.ts';
import { VERB_ROLES } from './calls.ts';
import { RULES } from './rules.ts';
import { type Simulation, simulate, type Tally } from './simulate.ts';

const SEED = process.env.SIMULATE_SEED;
const STEPS = Number(process.env.SIMULATE_STEPS ?? 500);
const SEEDS = SEED === undefined ? Array.from({ length: 20 }, (_, index) => index + 1) : [Number(SEED)];

async function simulated(simulation: Simulation): Promise<Tally> {
  const database = await openTestDatabase();
  try {
    return await simulate(database, simulation);
  } finally {
    await database.close();
  }
}

/** Approvals of what is seldom proposed: a point that the law leaves open in one case, months that came to something else. */
const RARE = new Set(['approve-option', 'approve-recalculation']);

/** Refusals that twenty seeds come to. */
const REFUSED = [
  'not-allowed',
  'own-proposal',
  'already-decided',
  'not-what-was-seen',
  'facts-moved',
  'facts-contradict',
  'month-is-paid',
  'wrong-state',
  'readings-not-adopted',
  'nothing-to-pay',
  'not-known-yet',
  'not-ready',
  'starts-on-needed',
  'does-not-agree',
  'rows-refused',
  'no-such-case',
  'case-moved',
  'case-closed',
  'case-is-open',
  'case-stayed',
  'not-a-step',
  'not-over',
  'reason-needed',
  'nothing-open',
  'not-contested',
  'nothing-to-settle',
];

const total: Tally = new Map();

test('every command and process of the office is drawn, has its roles and has a rule', () => {
  const verbs = [...VERBS.values()].filter(({ kind }) => kind !== 'query');
  expect(Object.keys(RULES).sort()).toEqual(verbs.map(({ name }) => name).sort());
  for (const { name, roles } of verbs) {
    // Nobody of the simulated staff is an administrator or a participant.
    const staff = roles.filter((role) => role !== 'admin' && role !== 'participant');
    expect([...(VERB_ROLES[name]?.[0] ?? [])].sort(), name).toEqual(staff.sort());
  }
});

test.each(SEEDS)(
  'the office and its model agree, seed %i',
  async (seed) => {
    for (const [what, count] of await simulated({ seed, steps: STEPS }))
      total.set(what, (total.get(what) ?? 0) + count);
  },
  600_000,
);

// Only the whole of it says what all of it came to.
if (SEED === undefined && STEPS >= 500)
  test('every command and process was done, and the refusals were met', () => {
    const times = (start: string): number =>
      [...total].reduce((sum, [what, count]) => sum + (what.startsWith(start) ? count : 0), 0);
    const done = Object.keys(RULES).filter((verb) => times(`${verb} done`) < (RARE.has(verb) ? 2 : 5));
    expect(done).toEqual([]);
    const met = new Set([...total.keys()].map((what) => what.split(' ')[1]?.split('/')[0] ?? ''));
    expect(REFUSED.filter((code) => !met.has(code))).toEqual([]);
    expect(times('approve-decision done granted')).toBeGreaterThan(20);
  });

if (SEED === undefined)
  test('a model that pays one cent too much does not agree', async () => {
    await expect(simulated({ seed: 2, steps: 600, wrongCents: 1 })).rejects.toThrow(/^seed 2, step \d+: /);
  }, 600_000);
