// How far long work has come, on a terminal: batches done of all, looked up while it goes on.
// Where standard error is no terminal nothing is said, and nothing is looked up.

import { setTimeout as pause } from 'node:timers/promises';
import type { RunRow } from '../wire/index.ts';
import { OFFICE_SAYS } from '../wire/index.ts';
import type { AtOffice } from './office-call.ts';

const LOOK_MILLISECONDS = 500;

/** Erases the line, for the next look or for whatever comes after. */
const ERASE = '\r\u001B[K';

/** Works, and shows meanwhile what `look` finds. */
export async function withProgress<T>(
  { language }: AtOffice,
  work: Promise<T>,
  look: () => Promise<{ readonly done: number; readonly all: number } | undefined>,
): Promise<T> {
  if (!process.stderr.isTTY) return work;
  const stop = new AbortController();
  const showing = (async () => {
    while (!stop.signal.aborted) {
      await pause(LOOK_MILLISECONDS, undefined, { signal: stop.signal }).catch(() => undefined);
      // What cannot be looked up just now is no reason to stop the work.
      const found = stop.signal.aborted ? undefined : await look().catch(() => undefined);
      if (found === undefined || stop.signal.aborted) continue;
      const words = OFFICE_SAYS.progress[language].replace('%', `${found.done}`).replace('%', `${found.all}`);
      process.stderr.write(`${ERASE}${words}`);
    }
  })();
  try {
    return await work;
  } finally {
    stop.abort();
    await showing;
    process.stderr.write(ERASE);
  }
}

/** The progress of the run of a month that is being prepared. */
export async function preparing(office: AtOffice, month: string) {
  const { outcome } = await office.perform('read-month', { month });
  const run = (outcome as { runs: readonly RunRow[] }).runs.find(({ state }) => state === 'preparing');
  return run === undefined ? undefined : { done: run.batches.prepared, all: run.batches.all };
}

/** The progress of a run that is being posted. */
export async function posting(office: AtOffice, run: string) {
  const { batches } = (await office.perform('read-run-row', { run })).outcome as RunRow;
  return { done: batches.posted, all: batches.all };
}
