// `retiro serve` and `npm start` as processes of their own: where they say they are, what they answer, how they end.
// What the server answers in detail is tested in the http room.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

const RETIRO = 'dist/retiro.mjs';

const started: ChildProcess[] = [];

const folder = mkdtempSync(join(tmpdir(), 'retiro-serve-'));
const RETIRO_DATA = join(folder, 'data');

/** Filled once, and small: what is tested here is how the server starts and ends. */
beforeAll(() => {
  execFileSync(process.execPath, ['scripts/bundle.mjs']);
  const env = { ...process.env, RETIRO_DATA };
  execFileSync(process.execPath, [RETIRO, 'sample', '--judges', '3', '--pensioners', '30'], { env });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly complaints: string;
}

function run(command: string, args: readonly string[], environment: Readonly<Record<string, string>>) {
  const env = { ...process.env, LANG: 'C', RETIRO_DATA, ...environment };
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let out = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaints += text;
  });
  const ended = once(child, 'close').then(([status]): Ended => ({ status, out, complaints }));
  /** The address, as soon as a line ends in one. */
  const address = async (): Promise<string> => {
    for await (const line of createInterface(child.stdout)) {
      const found = / (http:\/\/127\.0\.0\.1:\d+)$/.exec(line)?.[1];
      if (found !== undefined) return found;
    }
    throw new Error(`it ended without an address: ${complaints}`);
  };
  return { child, ended, address };
}

const serve = (environment: Readonly<Record<string, string>>, ...args: string[]) =>
  run(process.execPath, [RETIRO, 'serve', ...args], environment);

async function endsSoon(ended: Promise<Ended>): Promise<Ended> {
  const from = performance.now();
  const how = await ended;
  expect(performance.now() - from).toBeLessThan(1000);
  return how;
}

test('npm start serves the product at the address that it prints, until it is told to stop', async () => {
  const { child, ended, address } = run('npm', ['start'], { PORT: '0' });
  const at = await address();
  const body = JSON.stringify({ facts: { participant: { enrolledOn: '2014-07-01' } } });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${at}/api/decide/cohort?lang=es`, { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ outcome: 'granted', result: { cohort: 'hybrid' } });
  expect(await (await fetch(at)).text()).toContain('<div id="app">');
  child.kill('SIGTERM');
  await endsSoon(ended);
  await expect(fetch(at)).rejects.toThrow();
});

describe('retiro serve', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('ends well and at once on %s', async (signal) => {
    const { child, ended, address } = serve({ PORT: '0' });
    await address();
    child.kill(signal);
    expect(await endsSoon(ended)).toEqual({
      status: 0,
      out: expect.stringMatching(/^Retiro is at http:\/\/127\.0\.0\.1:\d+\n$/),
      complaints: '',
    });
  });

  test('logs each request on standard error, in lines of JSON', async () => {
    const { child, ended, address } = serve({ PORT: '0' });
    await fetch(`${await address()}/health`);
    child.kill('SIGTERM');
    const { complaints } = await ended;
    expect(JSON.parse(complaints)).toMatchObject({ method: 'GET', route: '/health', status: 200 });
  });

  test('speaks the language of the call', async () => {
    const { child, ended, address } = serve({ PORT: '0', LANG: 'es_PR.UTF-8' });
    await address();
    child.kill('SIGTERM');
    expect((await ended).out).toMatch(/^Retiro está en /);
  });

  test.each([
    ['en', 'is in use'],
    ['es', 'está en uso'],
  ])('fails with one line where the port is in use (%s)', async (language, says) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { status, out, complaints } = await serve({ PORT: `${port}` }, '--lang', language).ended;
    other.close();
    expect([status, out]).toEqual([1, '']);
    expect(complaints.trimEnd().split('\n')).toEqual([expect.stringContaining(`${port} ${says}`)]);
  });

  test.each(['abc', '-1', '65536', '4100.5', '0x10', ' 80'])(
    'refuses the port %j as a call that is not well formed',
    async (port) => {
      const { status, complaints } = await serve({ PORT: port }).ended;
      expect([status, complaints]).toEqual([2, expect.stringContaining(`PORT is no port: ${port}`)]);
    },
  );

  test('refuses arguments, which it does not have', async () => {
    expect((await serve({ PORT: '0' }, '4200').ended).status).toBe(2);
  });

  test.each(['en', 'es'])('shows its help in one screen (%s)', async (language) => {
    const { status, out } = await serve({}, '--help', '--lang', language).ended;
    expect(status).toBe(0);
    expect(out).toContain('PORT');
    expect(out.split('\n').length).toBeLessThanOrEqual(25);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});
