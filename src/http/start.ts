// Starts the server on this machine's own address, and stops it.
// What it answers is in server.ts; with a database and a worker it is started in serve-office.ts.

import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { createServer, type ServerOptions } from './server.ts';

export interface StartOptions extends Partial<ServerOptions> {
  /** 0 takes a free one. */
  readonly port: number;
}

export interface RunningServer {
  readonly address: string;
  /** Takes no more requests, lets those under way end for a moment, and is then closed. */
  close(): Promise<void>;
}

/** Nobody but this machine: beyond it the facts of people would travel in the clear. */
const HOST = '127.0.0.1';

/** How long answers under way may still take when the server is told to stop. */
const GRACE_MILLISECONDS = 700;

/** How often it looks meanwhile for connections that have nothing to do any more. */
const IDLE_MILLISECONDS = 20;

/** Throws the error of the system, such as EADDRINUSE, where nothing can listen at the port; before any long work. */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createNetServer();
  await new Promise<void>((done, failed) => {
    probe.once('error', failed).listen(port, HOST, () => probe.close(() => done()));
  });
}

/** Starts to listen. Throws the error of the system, such as EADDRINUSE, where it cannot. */
export async function start({
  port,
  now = Date.now,
  log = () => undefined,
  ...rest
}: StartOptions): Promise<RunningServer> {
  const app = await createServer({ now, log, ...rest });
  try {
    await app.listen({ host: HOST, port });
  } catch (error) {
    await app.close();
    throw error;
  }
  const bound = app.server.address() as AddressInfo;
  return {
    address: `http://${HOST}:${bound.port}`,
    async close() {
      // A connection whose answer has gone out would be kept for the next request, which is not taken any more.
      const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_MILLISECONDS);
      const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_MILLISECONDS);
      try {
        await app.close();
      } finally {
        clearInterval(idle);
        clearTimeout(cut);
      }
    },
  };
}
