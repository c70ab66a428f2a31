// The office measured: the sample month on the embedded engine, how soon a server serves, and whether it answers meanwhile.
// The rows are put together in run.ts.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { loadSample, type Office, openDatabase, perform, samplePerson, VERBS } from '../src/office/index.ts';

/** Seconds to prepare, approve and post November 2026 of the whole sample, embedded in a folder. */
export async function sampleMonth(folder: string): Promise<number> {
  const now = (): string => new Date().toISOString();
  const database = await openDatabase({ folder: join(folder, 'month'), now: now() });
  const office: Office = { database, now };
  try {
    await loadSample(office, {});
    const as = async (id: string, name: string, input: unknown): Promise<Readonly<Record<string, unknown>>> => {
      const verb = VERBS.get(name);
      if (verb === undefined) throw new RangeError(`there is no verb ${name}`);
      const { outcome } = await perform(office, verb, { person: await samplePerson(database, id) }, input);
      return outcome as Readonly<Record<string, unknown>>;
    };
    const from = performance.now();
    const { id, digest } = await as('payroll', 'prepare-run', { month: '2026-11' });
    await as('approver', 'approve-run', { run: id, digest });
    return (performance.now() - from) / 1000;
  } finally {
    await database.close();
  }
}

interface Serving {
  readonly address: string;
  readonly seconds: number;
  stop(): Promise<void>;
}

/** Starts the bundled server on a folder; answers when it says where it is. */
export async function serve(folder: string): Promise<Serving> {
  const from = performance.now();
  const child = spawn(process.execPath, ['dist/retiro.mjs', 'serve'], {
    env: { ...process.env, PORT: '0', RETIRO_DATA: join(folder, 'served') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await addressIn(child);
  return {
    address,
    seconds: (performance.now() - from) / 1000,
    stop: () =>
      new Promise((done) => {
        child.once('close', () => done());
        child.kill('SIGTERM');
      }),
  };
}

function addressIn(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const found = /http:\/\/[\d.]+:\d+/.exec(text)?.[0];
      if (found !== undefined) done(found);
    });
    child.once('close', (code) => fail(new Error(`the server ended with ${code}`)));
  });
}

/** The longest that an answer took, in seconds, while a month was prepared through the same server. */
export async function answersMeanwhile(address: string): Promise<number> {
  const signedIn = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ person: 'payroll' }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const headers = { 'content-type': 'application/json', cookie };
  let working = true;
  const prepared = fetch(`${address}/api/commands/prepare-run`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ month: '2026-11' }),
  }).finally(() => {
    working = false;
  });
  let longest = 0;
  while (working) {
    const from = performance.now();
    const answer = await fetch(`${address}/api/participants?limit=20`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    longest = Math.max(longest, (performance.now() - from) / 1000);
  }
  const { status } = await prepared;
  if (status !== 200) throw new Error(`the month was answered with ${status}`);
  return longest;
}
