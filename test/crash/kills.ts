// Which kills are tried: one at each step of the protocol, and as many at random moments as are asked for.
// A trial of each is in trial.ts; two run at a time.

import { groupBy } from '../../src/base/index.ts';
import { makeRng } from '../oracle/random-tools.ts';
import type { Kill } from './life.ts';
import type { Point } from './protocol.ts';
import { type Trials, trial, type Undisturbed } from './trial.ts';

/** The commands of the protocol: a month that has other ones has to be looked at anew. */
const PROTOCOL = [
  'open-run',
  'prepare-batch',
  'finish-preparation',
  'sign-run',
  'post-batch',
  'finish-posting',
  'record-release',
];

/** A month is killed again while it recovers, so many times at most. */
const MOST_KILLS = 3;
const AGAIN = 0.4;

/**
 * Each step of each command once. Of a command that runs several times in the same way it is the middle one, when some
 * batches are done and others are not. Of each phase only every second, third … one where a number says so.
 */
function eachStep({ points, left }: Undisturbed, every = 1): Point[] {
  const names = new Map(left.commands.map(({ key, name }) => [key, name]));
  const missing = PROTOCOL.filter((name) => !left.commands.some((command) => command.name === name));
  if (missing.length > 0) throw new Error(`the month went without ${missing.join(', ')}`);
  const calls = groupBy(points, ({ key }) => key);
  const alike = groupBy([...calls], ([key, steps]) => `${names.get(key)} ${steps.length}`);
  const chosen = [...alike.values()].flatMap((same) => same[same.length >> 1]?.[1] ?? []);
  return [...groupBy(chosen, ({ phase }) => phase).values()].flatMap((steps) =>
    steps.filter((_, index) => index % every === 0),
  );
}

export async function killAtEachStep(trials: Trials, lanes: number, every?: number): Promise<void> {
  const waiting = eachStep(trials.undisturbed, every);
  trials.say(`${trials.places.name}: a kill at each of ${waiting.length} steps`);
  await inLanes(lanes, async () => {
    const point = waiting.shift();
    if (point === undefined) return false;
    const killed = await trial(trials, [{ dieAt: point.number }]);
    if (killed !== 1) throw new Error(`no child came to the step ${point.number}`);
    return true;
  });
}

/** Kills at random moments of the work, and of the work of whoever took over. */
export async function killAtRandom(trials: Trials, lanes: number, kills: number, seed: number): Promise<void> {
  const random = makeRng(seed);
  let left = kills;
  trials.say(`${trials.places.name}: ${kills} kills at random, seed ${seed}`);
  await inLanes(lanes, async () => {
    const drawn: Kill[] = [];
    do drawn.push({ after: random() * trials.undisturbed.length });
    while (drawn.length < MOST_KILLS && random() < AGAIN);
    const tried = drawn.slice(0, left);
    if (tried.length === 0) return false;
    left -= tried.length;
    left += tried.length - (await trial(trials, tried));
    return true;
  });
}

/** Does one thing after the other in each lane for as long as there are any. */
async function inLanes(lanes: number, next: () => Promise<boolean>): Promise<void> {
  const lane = async (): Promise<void> => {
    while (await next());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
