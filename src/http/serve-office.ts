// The whole product as a process: the database opened and filled, the server listening, a worker beside it; and their end.
// What the server answers is in server.ts; what the worker does is the office's.

import { setTimeout as pause } from 'node:timers/promises';
import { type Database, houseOf, isLoaded, loadSample, type Office, openDatabase, work } from '../office/index.ts';
import { type RunningServer, requireFreePort, type StartOptions, start } from './start.ts';

/** Where the database is, and the keys of what is sealed in it. */
export type DatabasePlace = (
  | { readonly url: string; readonly keys?: string | undefined; readonly keysFile?: string }
  | { readonly folder: string; readonly keys?: string | undefined }
) & { readonly connections?: number };

export interface OfficeStartOptions extends Omit<StartOptions, 'office'> {
  readonly database: DatabasePlace;
  /** The command that documents are given to before they are taken; absent where none is set up. */
  readonly scanner?: string | undefined;
  /** Called before an empty database is filled with the sample system, which takes a while. */
  readonly onEmpty?: () => void;
}

/** How long a worker that failed waits before it goes on. */
const AFTER_FAILURE_MILLISECONDS = 5000;

/** Starts everything. Throws what opening the database throws, or the error of the system where it cannot listen. */
export async function startOffice({
  database: place,
  scanner,
  onEmpty,
  ...options
}: OfficeStartOptions): Promise<RunningServer> {
  const now = (): string => new Date((options.now ?? Date.now)()).toISOString();
  await requireFreePort(options.port);
  const database = await openDatabase({ ...place, now: now() });
  const office: Office = { database, now, scanner };
  try {
    const { kind } = await houseOf(database);
    // A sample that was broken off is filled to its end.
    if (kind === undefined || (kind === 'sample' && !(await isLoaded(office)))) {
      onEmpty?.();
      await loadSample(office, {});
    }
    const server = await start({ ...options, office });
    database.announce(server.address);
    return withWorker(server, office, database, options.log ?? (() => undefined));
  } catch (error) {
    await database.close();
    throw error;
  }
}

function withWorker(
  server: RunningServer,
  office: Office,
  database: Database,
  log: (line: string) => void,
): RunningServer {
  const stop = new AbortController();
  const working = keepWorking(office, stop.signal, log);
  return {
    address: server.address,
    async close() {
      await server.close();
      stop.abort();
      await working;
      await database.close();
    },
  };
}

/** A failure of the worker ends neither it nor the server: what it had in hand was taken back, and is tried again. */
async function keepWorking(office: Office, stop: AbortSignal, log: (line: string) => void): Promise<void> {
  while (!stop.aborted) {
    try {
      await work(office, stop);
    } catch (error) {
      const failed = error instanceof Error ? error.name : typeof error;
      log(JSON.stringify({ at: new Date().toISOString(), worker: true, failed }));
      await pause(AFTER_FAILURE_MILLISECONDS, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}
