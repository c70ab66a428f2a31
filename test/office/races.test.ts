// Two at once where only one may win: exactly one does, the other is told why in words, and what is left verifies.
// On the server they run side by side; on the embedded engine one transaction waits for the other.

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../../src/base/index.ts';
import type { Database } from '../../src/store/index.ts';
import { REFUSALS, refusalWords } from '../../src/wire/index.ts';
import { ENGINES, type TestEngine } from '../databases.ts';
import { runAt } from './command-scenarios.ts';
import { STAFF, verbNamed } from './desk.ts';
import { type Act, RACES } from './race-list.ts';
import { rowsOf, TableStates } from './tables.ts';
import { fillWorld, type World } from './world.ts';

const ROUNDS = 10;

describe('the list of races', () => {
  test('names verbs and people that there are', () => {
    for (const { acts } of Object.values(RACES)) {
      for (const { who, verb } of acts({})) expect([STAFF.has(who), verbNamed(verb).name]).toEqual([true, verb]);
    }
  });
});

describe.each(ENGINES)('on the $name engine', (engine: TestEngine) => {
  let database: Database;
  let states: TableStates;
  let world: World;

  beforeAll(async () => {
    await engine.start();
    database = await engine.open();
    states = await TableStates.of(database);
    world = await fillWorld(database);
    await states.keep('world');
  }, 120_000);
  afterAll(async () => {
    await database?.close();
    await engine.stop();
  });

  /** Both at once; the second so many milliseconds later. Answers what each was told: 'done', or the code of a refusal. */
  async function both(acts: readonly Act[], delay: number): Promise<readonly string[]> {
    const started = acts.map(async ({ who, verb, input }, index) => {
      if (index > 0) await pause(delay);
      return world.desk.perform(who, verb, input);
    });
    return (await Promise.allSettled(started)).map((ended) => {
      if (ended.status === 'fulfilled') return 'done';
      const error: unknown = ended.reason;
      if (!(error instanceof Refusal)) throw error;
      expect(Object.keys(REFUSALS)).toContain(error.code);
      for (const language of ['en', 'es'] as const) {
        expect(refusalWords(error.code, error.details, language).length).toBeGreaterThan(10);
      }
      return error.code;
    });
  }

  async function expectVerified(): Promise<void> {
    expect(await world.desk.do('auditor', 'verify', {})).toMatchObject({ ok: true });
  }

  test.each(Object.entries(RACES))(
    '%s',
    async (_, { ready, acts, loser, both: bothMay, either, count }) => {
      await states.putBack('world');
      const ids = await ready(world);
      await states.keep('before');
      for (let round = 0; round < ROUNDS; round++) {
        await states.putBack('before');
        const two = round % 2 === 0 ? acts(ids) : [...acts(ids)].reverse();
        const told = [...(await both(two, Math.floor(round / 2) * 2))].sort();
        const why = `round ${round}: ${told}`;
        if (bothMay === true) expect([...new Set(told)], why).toEqual(['done']);
        else if (either !== true || told.some((one) => one !== 'done')) {
          expect(
            told.filter((one) => one === 'done'),
            why,
          ).toHaveLength(1);
          expect(loser, why).toContain(told.find((one) => one !== 'done'));
        }
        expect(await rowsOf(database, count), why).toEqual([['1']]);
      }
      await expectVerified();
    },
    120_000,
  );

  test('eight workers that post one run make each transfer once', async () => {
    await states.putBack('world');
    const id = await runAt(world, 'prepared');
    await world.desk.do('approver', 'sign-run', { run: id });
    const workers = Array.from({ length: 8 }, () => world.desk.do('payroll', 'post-batch', { run: id }));
    const batches = (await Promise.all(workers)).map(({ batch }) => batch);
    expect(batches.filter((batch) => batch !== null)).toEqual([1]);
    await world.desk.do('approver', 'finish-posting', { run: id });
    await expectVerified();
  });
});
