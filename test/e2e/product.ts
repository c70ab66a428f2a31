// The built product, started as a user starts it: on a free port, with a folder of its own that fills itself with the sample.
// What is done with it is in the journeys.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Product {
  readonly address: string;
  stop(): Promise<void>;
}

/** A folder that is filled with the sample system takes a while. */
const START_MILLISECONDS = 120_000;

/** Starts the product and waits for its address. Throws with all that it said where it does not start. */
export async function startProduct(): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'retiro-e2e-'));
  const env = { ...process.env, PORT: '0', RETIRO_DATA: join(folder, 'data'), LANG: 'C' };
  const child = spawn(process.execPath, ['dist/retiro.mjs', 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { address: await addressOf(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let said = '';
    const late = setTimeout(() => fail(new Error(`no address in time:\n${said}`)), START_MILLISECONDS);
    const hear = (text: string) => {
      said += text;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address === undefined) return;
      clearTimeout(late);
      found(address);
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    child.on('exit', (status) => fail(new Error(`it ended with ${status}:\n${said}`)));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const over = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await over;
}
