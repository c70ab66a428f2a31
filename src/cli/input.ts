// Where the command line reads from: a file or standard input, as chunks of bytes or whole.
// What the bytes mean is in lines.ts and document.ts.

import { createReadStream } from 'node:fs';
import { CallFault } from './call-fault.ts';

/** Large enough that reading is no work, small enough that a chunk and its answers are no weight. */
const CHUNK_BYTES = 64 * 1024;

/** Reasons why a named file cannot be read that are the caller's to mend. */
const CALLERS = new Set([
  'ENOENT',
  'EISDIR',
  'EACCES',
  'EPERM',
  'ENOTDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'ERR_INVALID_ARG_VALUE',
]);

/** The bytes of the file, or of standard input where none (or "-") is named. */
export async function* chunksOf(file: string | undefined): AsyncGenerator<Buffer> {
  if (file === undefined || file === '-') {
    yield* process.stdin as AsyncIterable<Buffer>;
    return;
  }
  try {
    yield* createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>;
  } catch (error) {
    if (CALLERS.has(String((error as { code?: unknown }).code))) throw new CallFault('file-not-read', file);
    throw error;
  }
}
