// Puts a payment file into a folder: whole or not at all, there to stay, and never over another file.
// What is in the file is the office's; it is the same bytes however often it is released.

import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '../base/index.ts';
import { FAILED, REFUSED } from './status.ts';
import { stopFor } from './stop.ts';

/** It holds bank accounts: nobody else reads it. */
const OWNER_ALONE = 0o600;

/** The path at which the file is. Throws Stop where another file is there, or the folder cannot be written. */
export function putFile(folder: string, name: string, bytes: Uint8Array, language: Language): string {
  const path = join(folder, basename(name));
  try {
    mkdirSync(folder, { recursive: true });
    const there = readIfThere(path);
    if (there !== undefined) {
      if (!there.equals(bytes)) throw stopFor(REFUSED, 'file-differs', path, language);
    } else writeWhole(folder, path, bytes);
    syncFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw stopFor(FAILED, 'folder-not-written', folder, language);
  }
  return path;
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside and on the disk before it has its name: a file of that name is never a part of itself. */
function writeWhole(folder: string, path: string, bytes: Uint8Array): void {
  const aside = join(folder, `.${basename(path)}.${process.pid}`);
  const file = openSync(aside, 'w', OWNER_ALONE);
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
    fsyncSync(file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(aside, path);
}

/** The name, too, is on the disk before anybody is told of it. Not every system can do this to a folder. */
function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(opened);
  }
}
