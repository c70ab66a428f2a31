// Puts a file into a folder: whole or not at all, there to stay, and never over another file.
// What is in a payment file is the release's, in a letter the letter's: the same bytes however often it is written.

import { type FileHandle, mkdir, open, readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { refuse } from './refuse.ts';

/** It is about people: nobody else reads it. */
const OWNER_ALONE = 0o600;

/** What is found under such a name is a part of a file at best: no courier takes it. */
export const ASIDE = '.part';

/** Where the writing is: a test of crashes stops there. */
export type Reached = (step: string) => Promise<void> | void;

/** The path at which the file is. Refuses where another file is there; throws the error of the system that hinders it. */
export async function putFile(
  folder: string,
  name: string,
  bytes: Uint8Array,
  reached: Reached = () => undefined,
): Promise<string> {
  const path = join(folder, basename(name));
  await mkdir(folder, { recursive: true });
  const there = await readIfThere(path);
  if (there !== undefined && !there.equals(bytes)) refuse('file-differs', { path });
  if (there === undefined) await writeWhole(path, bytes, reached);
  await reached('renamed, not answered');
  await syncFolder(folder);
  return path;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside and on the disk before it has its name: a file of that name is never a part of itself. */
async function writeWhole(path: string, bytes: Uint8Array, reached: Reached): Promise<void> {
  const aside = `${path}${ASIDE}`;
  await reached('before the file is written');
  // A part that a crash left is written over.
  await opened(aside, 'w', async (handle) => {
    const half = bytes.length >> 1;
    await handle.writeFile(bytes.subarray(0, half));
    await reached('half written');
    await handle.writeFile(bytes.subarray(half));
    await reached('before fsync');
    await handle.sync();
  });
  await reached('before rename');
  await rename(aside, path);
}

/** The name, too, is on the disk before anybody is told of it. Not every system can do this to a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await opened(folder, 'r', (handle) => handle.sync());
}

async function opened(path: string, flags: string, use: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(path, flags, OWNER_ALONE);
  try {
    await use(handle);
  } finally {
    await handle.close();
  }
}
