// `npm run bench`: what the machine gives just now, then one JSON line a figure that docs/benchmarks.md states.
// An absolute figure is scaled by the calibration row; it fails only where it is missed by more than the noise.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calibrate } from './calibration.ts';
import { answersMeanwhile, sampleMonth, serve } from './office.ts';

/** Iterations a second of one thread, in millions, on the machine for which the absolute figures were stated. */
const STATED_CALIBRATION = 200;
/** How far a figure may be missed before it counts: shared machines swing by that much. */
const NOISE = 0.75;

interface Row {
  readonly name: string;
  readonly ours: number;
  readonly other: number;
  /** Above 1 is better than what is stated. */
  readonly ratio: number;
  readonly unit: string;
}

const folder = mkdtempSync(join(tmpdir(), 'retiro-bench-'));
const examples = readFileSync(new URL('../test/contract/examples.ndjson', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const { question, facts, readings } = JSON.parse(line) as Record<string, unknown>;
    return JSON.stringify({ question, facts, readings });
  });

/** A file of so many mixed cases: the contract's examples over and over. */
function cases(lines: number): string {
  const path = join(folder, `${lines}.ndjson`);
  writeFileSync(path, Array.from({ length: lines }, (_, i) => `${examples[i % examples.length]}\n`).join(''));
  return path;
}

interface Run {
  readonly seconds: number;
  readonly peakMiB: number;
}

/** Runs the bundled command line on one core's worth of work; its peak memory is what the kernel says. */
function retiro(...args: string[]): Promise<Run> {
  const from = performance.now();
  const child = spawn(process.execPath, ['dist/retiro.mjs', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  let peakKiB = 0;
  const watch = setInterval(() => {
    peakKiB = Math.max(peakKiB, peakOf(child.pid));
  }, 20);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      clearInterval(watch);
      if (code === 0) done({ seconds: (performance.now() - from) / 1000, peakMiB: peakKiB / 1024 });
      else fail(new Error(`retiro ${args.join(' ')} ended with ${code}`));
    });
  });
}

/** The most memory that a running process has held, in KiB; zero where the system does not say. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const best = async (times: number, run: () => Promise<Run>): Promise<number> => {
  const seconds: number[] = [];
  for (let i = 0; i < times; i++) seconds.push((await run()).seconds);
  return Math.min(...seconds);
};

const rounded = (value: number): number => Number(value.toPrecision(3));

try {
  const machine = await calibrate();
  console.log(JSON.stringify({ name: 'calibration', ...machine, unit: 'million iterations a second' }));
  const speed = machine.oneThread / STATED_CALIBRATION;
  const rows: Row[] = [];
  const absolute = (name: string, seconds: number, stated: number): void => {
    const other = stated / speed;
    rows.push({
      name,
      ours: rounded(seconds),
      other: rounded(other),
      ratio: rounded(other / seconds),
      unit: 'seconds',
    });
  };

  const hundredThousand = cases(100_000);
  absolute(
    'decide --lines --no-proof, 100,000 mixed cases',
    await best(2, () => retiro('decide', '--lines', '--no-proof', hundredThousand)),
    10,
  );
  const one = join(folder, 'one.json');
  writeFileSync(one, JSON.stringify((JSON.parse(examples[0] as string) as { facts: unknown }).facts));
  absolute('decide, one document, cold', await best(5, () => retiro('decide', 'cohort', one)), 0.4);

  const few = await retiro('decide', '--lines', '--no-proof', cases(10_000));
  const many = await retiro('decide', '--lines', '--no-proof', cases(1_000_000));
  rows.push({
    name: 'decide --lines, memory at 1,000,000 lines against 10,000',
    ours: rounded(many.peakMiB),
    other: rounded(few.peakMiB * 1.1),
    ratio: rounded((few.peakMiB * 1.1) / many.peakMiB),
    unit: 'MiB',
  });

  absolute('the sample month prepared, approved and posted, embedded', await sampleMonth(folder), 2);
  const first = await serve(folder);
  absolute('serving with the sample loaded, on an empty folder', first.seconds, 30);
  absolute('the longest answer while a month is prepared', await answersMeanwhile(first.address), 0.5);
  await first.stop();
  const next = await serve(folder);
  absolute('serving, the next time', next.seconds, 3);
  await next.stop();

  for (const row of rows) console.log(JSON.stringify(row));
  const missed = rows.filter(({ ratio }) => ratio < NOISE);
  if (missed.length > 0) {
    console.error(`missed: ${missed.map(({ name }) => name).join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
