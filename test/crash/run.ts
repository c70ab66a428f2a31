// `npm run crash -- --kills N --seed S [--database embedded|server]`: kills a payroll at each of its steps and at random.
// One line a kill; the last line is the tally. It ends non-zero where anything was lost, paid twice or out of balance.

import { parseArgs } from 'node:util';
import { bundleEntry } from '../store/child.ts';
import { killAtEachStep, killAtRandom } from './kills.ts';
import { type EngineName, HAS_SERVER, placesOn } from './places.ts';
import { emptyTally, undisturbedMonth } from './trial.ts';

const LANES = 2;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
});

function whole(name: 'kills' | 'seed'): number {
  const number = Number(values[name]);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new RangeError(`--${name} is a whole number`);
}

function engines(): readonly EngineName[] {
  const asked = values.database;
  if (asked !== undefined && asked !== 'embedded' && asked !== 'server') {
    throw new RangeError('--database is embedded or server');
  }
  if (HAS_SERVER || asked === 'embedded') return asked === undefined ? ['embedded', 'server'] : [asked];
  if (asked === 'server') throw new Error('PostgreSQL is not installed: there is no server to kill clients of');
  console.log('PostgreSQL IS NOT INSTALLED: only the embedded engine is tried');
  return ['embedded'];
}

const [kills, seed, tally] = [whole('kills'), whole('seed'), emptyTally()];
const bundle = await bundleEntry('crash-run', 'test/crash/child.ts');
const from = performance.now();
const say = (line: string): void => {
  console.log(`${((performance.now() - from) / 1000).toFixed(1).padStart(6)} s  ${line}`);
};
for (const name of engines()) {
  const places = await placesOn(name);
  try {
    const undisturbed = await undisturbedMonth(bundle, places);
    say(`${name}: a month that nobody disturbs takes ${Math.round(undisturbed.length)} ms`);
    const trials = { bundle, places, undisturbed, tally, say };
    await killAtEachStep(trials, LANES);
    await killAtRandom(trials, LANES, kills, seed);
  } finally {
    await places.close();
  }
}
console.log(JSON.stringify(tally));
if (tally.lost + tally.duplicated + tally.unbalanced > 0) process.exitCode = 1;
