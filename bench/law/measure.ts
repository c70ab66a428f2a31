// How long things take beside each other: rounds in turn, processor time beside the clock, the best and the median.
// What is measured is in the files that call it.

/** How many a second of one thing, from the best round and from the median one. */
export interface Rate {
  readonly best: number;
  readonly median: number;
  /** By the clock, of the best round: less than by processor time where the machine is shared. */
  readonly clock: number;
}

interface Contender {
  /** What one run decides, so many things. */
  readonly size: number;
  run(): unknown;
}

/** A bare loop of integer arithmetic, the same as in the calibration row, but by processor time as all here. */
function loop(): number {
  let x = 1;
  for (let i = 0; i < ITERATIONS; i++) x = (Math.imul(x, 31) + i) | 0;
  return x;
}

const ITERATIONS = 10_000_000;

/** The rate under which the bare loop is told among the others: how many iterations a second. */
const CALIBRATION: Contender = { size: ITERATIONS, run: loop };

/**
 * Runs all of them in turn, so often; a turn is repeated until it has taken long enough to be read from a clock. Rates are
 * by processor time of the whole process, compiling and collecting included. A bare loop takes its turn as `calibration`.
 */
export async function inTurns(
  contenders: Readonly<Record<string, Contender>>,
  { rounds = 9, milliseconds = 100 } = {},
): Promise<Readonly<Record<string, Rate>>> {
  const seen = new Map<string, { byProcessor: number[]; byClock: number[] }>();
  const all = Object.entries({ ...contenders, calibration: CALIBRATION });
  for (const [name, contender] of all) {
    await contender.run();
    seen.set(name, { byProcessor: [], byClock: [] });
  }
  for (let round = 0; round < rounds; round++) {
    for (const [name, contender] of all) {
      const { things, processor, clock } = await turn(contender, milliseconds);
      seen.get(name)?.byProcessor.push(things / processor);
      seen.get(name)?.byClock.push(things / clock);
    }
  }
  return Object.fromEntries(
    [...seen].map(([name, { byProcessor, byClock }]): [string, Rate] => [
      name,
      { best: Math.max(...byProcessor), median: medianOf(byProcessor), clock: Math.max(...byClock) },
    ]),
  );
}

async function turn(
  { size, run }: Contender,
  milliseconds: number,
): Promise<{ readonly things: number; readonly processor: number; readonly clock: number }> {
  const from = performance.now();
  const used = process.cpuUsage();
  let things = 0;
  do {
    await run();
    things += size;
  } while (performance.now() - from < milliseconds);
  const { user, system } = process.cpuUsage(used);
  return { things, processor: (user + system) / 1e6, clock: (performance.now() - from) / 1000 };
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
