// `retiro decide --lines` over a long stream: its memory is that of a short one.
// What it answers is tested in decide-lines.test.ts; how fast it is, in bench/.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beforeAll, expect, test } from 'vitest';
import { bundle } from '../../test/bin.ts';

const examples = readFileSync('test/contract/examples.ndjson', 'utf8').trimEnd().split('\n');

/** Loaded before the program: says at its end how much memory it had, in KiB. */
const WITNESS = `data:text/javascript,process.on('exit',()=>console.error('max '+process.resourceUsage().maxRSS))`;

function* stream(lines: number): Generator<string> {
  for (let i = 0; i < lines; i++) yield `${examples[i % examples.length]}\n`;
}

async function memoryOf(lines: number): Promise<number> {
  const args = ['--import', WITNESS, 'dist/retiro.mjs', 'decide', '--lines', '--no-proof'];
  const child = spawn(process.execPath, args);
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  child.stdout.resume();
  await Promise.all([pipeline(Readable.from(stream(lines)), child.stdin), once(child, 'close')]);
  return Number(/^max (\d+)$/m.exec(complaints)?.[1]);
}

beforeAll(() => bundle());

test('a million lines take no more than a tenth more memory than ten thousand', async () => {
  const short = await memoryOf(10_000);
  const long = await memoryOf(1_000_000);
  expect(short).toBeGreaterThan(0);
  expect(long / short).toBeLessThan(1.1);
});
