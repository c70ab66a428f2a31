// Puts a payment file in its folder so that nobody finds a part of one under its name: aside, to the disk, then renamed.
// Between the steps it says where it is, so that a crash can be tried at each.

import { type FileHandle, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** A name that no courier takes: what is found under it is a part of a file at best. */
export const ASIDE = '.part';

async function opened<T>(path: string, flags: string, use: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(path, flags, 0o600);
  try {
    return await use(handle);
  } finally {
    await handle.close();
  }
}

export async function putFile(
  folder: string,
  name: string,
  bytes: Uint8Array,
  reached: (step: string) => Promise<void>,
): Promise<void> {
  const aside = join(folder, `${name}${ASIDE}`);
  await reached('before the file is written');
  // One that a crash left is written over.
  await opened(aside, 'w', async (handle) => {
    const half = bytes.length >> 1;
    await handle.write(bytes.subarray(0, half));
    await reached('half written');
    await handle.write(bytes.subarray(half));
    await reached('before fsync');
    await handle.sync();
  });
  await reached('before rename');
  await rename(aside, join(folder, name));
  await reached('renamed, not answered');
  await opened(folder, 'r', (handle) => handle.sync());
}
