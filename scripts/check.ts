// `npm run check`: what can be said about the tree in a minute, one line a step, all output of those that fail.
// What each step checks is in its own configuration; the long tests and the whole-system tests are not run here.

import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

interface Step {
  readonly name: string;
  readonly command: string;
}

/** The longest first: the two lanes then end at about the same time. */
const STEPS: readonly Step[] = [
  // Tests that open a database or start the product run with all the others, in `npm test`.
  {
    name: 'tests',
    command:
      "vitest run test/structure.test.ts src/ web/ --exclude 'src/{store,office}/**' " +
      "--exclude 'src/cli/{office,readings,serve,decide-document,decide-lines}.test.ts' --exclude 'src/http/{web,routes/{office,import,session}}.test.ts'",
  },
  { name: 'eslint', command: 'eslint --max-warnings 0 .' },
  { name: 'spelling', command: 'cspell lint --no-progress --no-summary' },
  { name: 'types', command: 'tsc && tsc -p web' },
  { name: 'knip', command: 'knip --no-progress' },
  { name: 'generated', command: 'tsx scripts/generate-law.ts --check && tsx scripts/generate-kernels.ts --check' },
  { name: 'biome', command: 'biome check --error-on-warnings --diagnostic-level=warn --max-diagnostics=100 .' },
];

const LANES = 2;

const environment = {
  ...process.env,
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
};

/** Runs a command to its end, silently. */
function run(command: string): Promise<{ ok: boolean; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, { shell: true, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}

const waiting = [...STEPS];
const failed: string[] = [];

async function lane(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const from = performance.now();
    const { ok, output } = await run(step.command);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(10)} ${seconds.padStart(5)} s`);
    if (ok) continue;
    failed.push(step.name);
    console.log(`\n$ ${step.command}\n${output.trimEnd()}\n`);
  }
}

await Promise.all(Array.from({ length: LANES }, lane));
if (failed.length > 0) {
  console.log(`check failed: ${failed.join(', ')}`);
  process.exitCode = 1;
} else {
  console.log(`check passed in ${(performance.now() / 1000).toFixed(1)} s`);
}
