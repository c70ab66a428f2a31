// `npm run bench`: what the machine gives just now, then one JSON line a figure that docs/benchmarks.md states.
// An absolute figure is scaled by the calibration row; `--only law` or `--only office` measures a part.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calibrate } from './calibration.ts';
import { lawRows } from './law/rows.ts';
import { answersMeanwhile, sampleMonth, serve } from './office.ts';
import { atMost, isMissed, type Row } from './row.ts';

/** Iterations a second of one thread, in millions, on the machine for which the absolute figures were stated. */
const STATED_CALIBRATION = 200;

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

/** The figures of the command line and of the office. */
async function officeRows(speed: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const absolute = (name: string, seconds: number, stated: number): void => {
    rows.push(atMost(name, seconds, stated / speed, 'seconds'));
  };
  absolute(
    'decide --lines --no-proof, 100,000 mixed cases',
    await best(2, () => retiro('decide', '--lines', '--no-proof', cases(100_000))),
    10,
  );
  const one = join(folder, 'one.json');
  writeFileSync(one, JSON.stringify((JSON.parse(examples[0] as string) as { facts: unknown }).facts));
  absolute('decide, one document, cold', await best(5, () => retiro('decide', 'cohort', one)), 0.4);

  const few = await retiro('decide', '--lines', '--no-proof', cases(10_000));
  const many = await retiro('decide', '--lines', '--no-proof', cases(1_000_000));
  const memory = 'decide --lines, memory at 1,000,000 lines against 10,000';
  rows.push(atMost(memory, many.peakMiB, few.peakMiB * 1.1, 'MiB'));

  absolute('the sample month prepared, approved and posted, embedded', await sampleMonth(folder), 2);
  const first = await serve(folder);
  absolute('serving with the sample loaded, on an empty folder', first.seconds, 30);
  absolute('the longest answer while a month is prepared', await answersMeanwhile(first.address), 0.5);
  await first.stop();
  const next = await serve(folder);
  absolute('serving, the next time', next.seconds, 3);
  await next.stop();
  return rows;
}

/** What is measured by part; `speed` is what the machine gives now, by the clock, against the one figures are stated for. */
const PARTS = {
  law: lawRows,
  office: officeRows,
} satisfies Record<string, (speed: number) => Promise<readonly Row[]>>;

/** The parts that are asked for; all where none is. Throws where there is no such part. */
function chosenParts(): readonly (keyof typeof PARTS)[] {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const all = Object.keys(PARTS) as (keyof typeof PARTS)[];
  const chosen = all.filter((part) => only === undefined || part === only);
  if (chosen.length === 0) throw new RangeError(`there is no part ${only}: ${all.join(', ')}`);
  return chosen;
}

try {
  const parts = chosenParts();
  const machine = await calibrate();
  const { model } = cpus()[0] ?? { model: 'unknown' };
  const what = { cores: cpus().length, model, node: process.version, load: loadavg()[0] };
  console.log(JSON.stringify({ name: 'calibration', ...machine, unit: 'million iterations a second', ...what }));
  const rows: Row[] = [];
  for (const part of parts) rows.push(...(await PARTS[part](machine.oneThread / STATED_CALIBRATION)));
  for (const row of rows) console.log(JSON.stringify(row));
  const missed = rows.filter(isMissed);
  if (missed.length > 0) {
    console.error(`missed: ${missed.map(({ name }) => name).join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
