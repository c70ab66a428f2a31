// The hook for a scanner for viruses: a command of the operator's that is given a file on its standard input.
// Without one nothing is scanned, and every document says so.

import { spawn } from 'node:child_process';
import { refuse } from '../refuse.ts';

/** The exit status by which scanners say that they found something. */
const FOUND = 1;

/** A scanner that has not ended by then is stopped. */
const MOST_MILLISECONDS = 120_000;

/** Has the bytes scanned. Answers whether they were; refuses what the scanner refuses, and what it cannot look at. */
export async function scanned(scanner: string | undefined, bytes: Uint8Array): Promise<boolean> {
  if (scanner === undefined) return false;
  const status = await statusOf(scanner, bytes);
  if (status === FOUND) refuse('document-refused-by-scanner');
  if (status !== 0) refuse('scanner-failed', { status });
  return true;
}

/** The exit status of the command; null where it did not end by itself or could not be started. */
function statusOf(scanner: string, bytes: Uint8Array): Promise<number | null> {
  return new Promise((resolve) => {
    const running = spawn(scanner, { shell: true, stdio: ['pipe', 'ignore', 'ignore'], timeout: MOST_MILLISECONDS });
    running.on('error', () => resolve(null));
    running.on('close', (status) => resolve(status));
    // A scanner may have seen enough before the end: its status says what it saw.
    running.stdin.on('error', () => undefined);
    running.stdin.end(bytes);
  });
}
