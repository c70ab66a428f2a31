// Works through batches until the whole is done, though others may hold some of them.
// What a batch is, and when the whole is done, is said by whoever calls.

import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait for a batch that somebody else has in hand. */
const WAIT_MILLISECONDS = 20;

/**
 * Takes batches while there are any, then ends the whole. Where that is not possible yet because another worker has a
 * batch in hand, waits and looks again: a worker that dies gives its batch back.
 */
export async function untilDone(takeBatch: () => Promise<boolean>, finish: () => Promise<boolean>): Promise<void> {
  for (;;) {
    while (await takeBatch());
    if (await finish()) return;
    await pause(WAIT_MILLISECONDS);
  }
}
