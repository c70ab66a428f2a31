// The worker: ends what others began, batches of runs that are being prepared or are signed, for as long as it is let.
// Any number of workers share a run; what one has in hand nobody else takes, and what a dead one had is free.

import { setTimeout as pause } from 'node:timers/promises';
import { read } from '../store/index.ts';
import { finishPosting } from './commands/finish-posting.ts';
import { finishPreparation } from './commands/finish-preparation.ts';
import { postBatch } from './commands/post-batch.ts';
import { prepareBatch } from './commands/prepare-batch.ts';
import { type Office, runCommand, SYSTEM_ACTOR, SYSTEM_PERSON } from './office.ts';

/** How long a worker rests that found nothing to do. */
const REST_MILLISECONDS = 2000;

/** Works until told to stop; a batch in hand is ended first. */
export async function work(office: Office, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const worked = await workOnce(office, stop);
    if (!worked) await pause(REST_MILLISECONDS, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Takes one batch of every unfinished run and ends those that are done. True where there was anything to do. */
async function workOnce(office: Office, stop: AbortSignal): Promise<boolean> {
  const runs = await read(office.database, SYSTEM_ACTOR, (db) =>
    db.selectFrom('run').select(['id', 'state']).where('state', 'in', ['open', 'posting']).orderBy('id').execute(),
  );
  const asking = { person: SYSTEM_PERSON };
  let worked = false;
  for (const { id, state } of runs) {
    if (stop.aborted) return worked;
    const [take, finish] = state === 'open' ? [prepareBatch, finishPreparation] : [postBatch, finishPosting];
    const { outcome } = await runCommand(office, take, asking, { run: id });
    worked ||= outcome.batch !== null;
    if (outcome.batch === null) await runCommand(office, finish as typeof finishPosting, asking, { run: id });
  }
  return worked;
}
