// Every command fails at every one of its statements in turn, and everything is then as before, or as after, and never between.
// What each command starts from is in scenarios.ts; that a process dies in the middle is in the tests of the store.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConnectionLost, type Database, type Fault, SqlError, type Step, verifyAudit } from '../../src/store/index.ts';
import { ENGINES, type TestEngine } from '../databases.ts';
import { SCENARIOS } from './command-scenarios.ts';
import { type Input, VERBS } from './desk.ts';
import { type Digests, TableStates } from './tables.ts';
import { fillWorld, type World } from './world.ts';

const COMMANDS = [...VERBS.values()].filter(({ kind }) => kind === 'command').map(({ name }) => name);

test('every command of the office has a scenario, and no other', () => {
  expect(Object.keys(SCENARIOS).sort()).toEqual([...COMMANDS].sort());
});

/** An error that nobody tries again. */
class Broken extends Error {}

/** The two ways in which a driver says that the connection is gone. */
const lost = (number: number): Error =>
  number % 2 === 0 ? new ConnectionLost('cut') : new SqlError({ message: 'terminating connection', code: '57P01' });

/** Fails at a step, once or each time that it is come to. */
function failing(number: number, error: () => Error, always: boolean): Fault {
  let failed = false;
  return (step) => {
    if (step.number !== number || (failed && !always)) return;
    failed = true;
    throw error();
  };
}

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

  test.each(COMMANDS)(
    '%s is whole or nothing at whichever statement it fails',
    async (name) => {
      const scenario = SCENARIOS[name]!;
      await states.putBack('world');
      const input: Input = await scenario.ready(world);
      const before = await states.keep('before');
      const key = `failing/${name}`;
      const run = (fault?: Fault) =>
        world.desk.perform(scenario.who, name, input, { key, ...(fault === undefined ? {} : { fault }) });

      const steps: Step[] = [];
      const undisturbed = await run((step) => void steps.push(step));
      const after = await states.digests();
      expect(after).not.toEqual(before);

      const expectAfter = async (why: string, replayed: boolean, fault?: Fault): Promise<void> => {
        const again = await run(fault);
        expect({ outcome: again.outcome, replayed: again.replayed }, why).toEqual({
          outcome: undisturbed.outcome,
          replayed,
        });
        expect(await states.digests(), why).toEqual(after);
      };
      const expectState = async (why: string, state: Digests): Promise<void> =>
        expect(await states.digests(), why).toEqual(state);

      for (const { number, at, text } of steps) {
        const why = `step ${number} (${at}) of ${steps.length}: ${text.slice(0, 100)}`;
        const written = at === 'committed';
        // An error that ends it: nothing was written, or, where only the answer was lost, everything.
        await states.putBack('before');
        await expect(run(failing(number, () => new Broken(why), true)), why).rejects.toThrow(Broken);
        await expectState(why, written ? after : before);
        await expectAfter(why, written);
        // A connection that is lost once: the door itself tries again, to the same end.
        await states.putBack('before');
        await expectAfter(
          why,
          written,
          failing(number, () => lost(number), false),
        );
      }

      // A connection that stays lost, at the last statement before COMMIT: the tries come to an end.
      await states.putBack('before');
      const last = steps.length - 2;
      await expect(run(failing(last, () => lost(last), true))).rejects.toMatchObject({ code: 'TRIES_EXHAUSTED' });
      await expectState('exhausted', before);
      await expectAfter('exhausted', false);
      expect((await verifyAudit(database)).fault).toBeUndefined();
    },
    120_000,
  );
});
