// The server on a real socket: what it says to what is no HTTP or does not come to an end, and how it stops.
// What it answers to whole requests is tested beside the routes, without a socket.

import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type RunningServer, type StartOptions, start } from './index.ts';

const running: RunningServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function started(options: Partial<StartOptions> = {}): Promise<RunningServer> {
  const server = await start({ port: 0, ...options });
  running.push(server);
  return server;
}

/** The start of a request, as it goes over the wire. */
const POST = 'POST /api/decide/cohort HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** A bare connection on which a text was sent, and all that comes back until the server closes it. */
function opened({ address }: RunningServer, text: string): { socket: Socket; taken: Promise<string> } {
  const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(text));
  const taken = new Promise<string>((done, fail) => {
    let all = '';
    socket.setEncoding('utf8').on('data', (part) => {
      all += part;
    });
    socket.on('close', () => done(all)).on('error', fail);
  });
  return { socket, taken };
}

const exchange = (server: RunningServer, text: string): Promise<string> => opened(server, text).taken;

const soon = (wait: number) => new Promise((done) => setTimeout(done, wait));

const decide = ({ address }: RunningServer) =>
  fetch(`${address}/api/decide/cohort`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ facts: { participant: { enrolledOn: '2014-01-01' } } }),
  });

const milliseconds = async (work: Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work;
  return performance.now() - from;
};

test('the server answers at the address it gives, on this machine alone', async () => {
  const server = await started();
  expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await decide(server)).json()).toMatchObject({ outcome: 'granted', result: { cohort: 'transition' } });
});

test('a port in use is an error that names itself', async () => {
  const { address } = await started();
  await expect(start({ port: Number(new URL(address).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

describe('on a bare connection', () => {
  test.each([
    ['what is no HTTP', 'NO HTTP\r\n\r\n', 400, 'not-understood'],
    ['a length that is no number', `${POST}Content-Length: x\r\n\r\n`, 400, 'not-understood'],
    ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400, 'not-understood'],
    ['a length beside chunks', `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n`, 400, 'not-understood'],
    ['headers without end', `${POST}Cookie: ${'x'.repeat(70_000)}\r\n\r\n`, 431, 'headers-too-long'],
    ['a name without end', `GET /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431, 'headers-too-long'],
    ['a request that stops in its headers', POST, 408, 'too-slow'],
    ['a request that stops in its body', `${POST}Content-Length: 20\r\n\r\n{"facts`, 408, 'too-slow'],
  ])('%s is refused in the usual form', async (_, sent, status, code) => {
    const server = await started({ limits: { arrival: 300, answer: 5000 } });
    const [head = '', body = ''] = (await exchange(server, sent)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/^x-content-type-options: nosniff$/m);
    expect(JSON.parse(body)).toMatchObject({ error: [{ at: '', code }], reference: expect.any(String) });
    expect((await decide(server)).status).toBe(200);
  });
});

describe('told to stop, the server', () => {
  test('closes idle connections at once, and takes no more', async () => {
    const server = await start({ port: 0 });
    await (await decide(server)).json();
    const idle = exchange(server, '');
    expect(await milliseconds(server.close())).toBeLessThan(1000);
    await idle.catch(() => undefined);
    await expect(decide(server)).rejects.toThrow();
  });

  test('answers a request that is already on its way, and does not wait any longer', async () => {
    const server = await start({ port: 0 });
    const { socket, taken } = opened(server, `${POST}Content-Length: 13\r\n\r\n{"facts"`);
    await soon(100);
    const closed = milliseconds(server.close());
    await soon(100);
    socket.write(': {}}');
    expect(await taken).toMatch(/^HTTP\/1.1 200 .*"outcome":"needs-facts"/s);
    expect(await closed).toBeLessThan(600);
  });

  test('waits less than a second for a request that does not come to an end', async () => {
    const server = await start({ port: 0 });
    const halfway = exchange(server, POST);
    await soon(100);
    expect(await milliseconds(server.close())).toBeLessThan(1000);
    await halfway.catch(() => undefined);
  });
});
