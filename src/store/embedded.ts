// The embedded engine: PostgreSQL compiled to WebAssembly in a worker thread, with one session that callers take in turns.
// Who may open a folder at all is decided in folder-lock.ts.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Ask, Start } from './embedded-worker.ts';
import type { Engine, RawResult, RawSession } from './engine.ts';
import { ConnectionLost, SqlError, type SqlErrorParts, StoreFault } from './faults.ts';

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
}

type Question = Ask extends infer A ? (A extends Ask ? Omit<A, 'id'> : never) : never;

export interface EmbeddedEngine extends Engine {
  readonly kind: 'embedded';
  /** The whole database as a tar archive, from which another one can start. */
  dump(): Promise<Uint8Array>;
}

/** The thread: from this tree's own TypeScript, or from the file that the bundle lays beside itself. */
function startThread(start: Start): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./embedded-worker.mjs', import.meta.url), { workerData: start });
  }
  const source = new URL('./embedded-worker.ts', import.meta.url);
  const features = process.features as { readonly typescript?: string | false };
  // Node from 22.18 reads TypeScript by itself. Before, tsx does, which a thread does not inherit in a working state.
  const entry = features.typescript ? source : throughTsx(source);
  return new Worker(entry, { workerData: start, execArgv: [] });
}

function throughTsx(source: URL): URL {
  const folder = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = new URL('./dist/esm/api/index.mjs', folder).href;
  const script = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(source.href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
}

/** Starts the engine on a folder or in memory. Resolves when it answers; rejects with what kept it from starting. */
export async function embeddedEngine(start: Start): Promise<EmbeddedEngine> {
  const thread = startThread(start);
  const waiting = new Map<number, Waiting>();
  let gone: Error | undefined;
  let last = 0;

  const end = (error: Error): void => {
    gone ??= error;
    for (const { failed } of waiting.values()) failed(gone);
    waiting.clear();
  };
  const ready = new Promise<unknown>((done, failed) => waiting.set(0, { done, failed }));
  thread.on('message', ({ id, value, error }: { id: number; value?: unknown; error?: SqlErrorParts }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.done(value);
    else asked?.failed(error.code === undefined ? new Error(error.message) : new SqlError(error));
  });
  thread.on('error', (error) => end(new ConnectionLost(`the embedded database stopped: ${error.message}`)));
  thread.on('exit', () => end(new ConnectionLost('the embedded database stopped')));

  function ask<T>(question: Question): Promise<T> {
    if (gone !== undefined) return Promise.reject(gone);
    return new Promise<T>((done, failed) => {
      last += 1;
      waiting.set(last, { done: done as (value: unknown) => void, failed });
      thread.postMessage({ ...question, id: last });
    });
  }

  try {
    await ready;
  } catch (error) {
    await thread.terminate();
    throw error;
  }
  const turns = takeTurns();
  return {
    kind: 'embedded',
    async acquire() {
      const leave = await turns();
      if (gone === undefined) return sessionOf(ask, leave);
      leave();
      throw new StoreFault('DATABASE_CLOSED', gone.message);
    },
    async dump() {
      const leave = await turns();
      return ask<Uint8Array>({ ask: 'dump' }).finally(leave);
    },
    async close() {
      const leave = await turns();
      try {
        if (gone === undefined) await ask({ ask: 'close' });
      } finally {
        end(new StoreFault('DATABASE_CLOSED', 'the database is closed'));
        leave();
        await thread.terminate();
      }
    },
  };
}

function sessionOf(ask: <T>(question: Question) => Promise<T>, leave: () => void): RawSession {
  return {
    run: (text, values) => ask<RawResult>({ ask: 'run', text, values }),
    script: async (text) => (await ask<RawResult>({ ask: 'script', text })).tag,
    async release(broken) {
      try {
        // The next caller has the same session: nothing of this one's may be left open.
        if (broken) await ask({ ask: 'script', text: 'rollback; reset role' });
      } catch {
        // The thread is gone: whoever comes next is told so.
      } finally {
        leave();
      }
    },
  };
}

/** One at a time, in the order of asking. Answers with what ends the turn. */
function takeTurns(): () => Promise<() => void> {
  let before: Promise<void> = Promise.resolve();
  return async () => {
    let leave = (): void => undefined;
    const mine = before;
    before = new Promise((done) => {
      leave = done;
    });
    await mine;
    return leave;
  };
}
