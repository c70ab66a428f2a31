// The lock beside the folder of the embedded engine: two processes in one folder lose commits without an error.
// It is given up only by whoever holds it, or taken from a holder that is surely dead; never by age.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { hostname, platform, tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { StoreFault } from './faults.ts';

/** Who holds a folder, as the lock file says it. */
interface Holder {
  readonly pid: number;
  /** When the process started, in ticks since boot: a pid that was given out again starts at another time. */
  readonly started: string | undefined;
  readonly host: string;
  /** The boot and the pid namespace in which the pid means this process. */
  readonly boot: string | undefined;
  readonly namespace: string | undefined;
  /** Where the holder serves the folder's database, once it does. */
  readonly address?: string;
}

export interface FolderLock {
  /** Tells whoever finds the folder held where its database is served. */
  announce(address: string): void;
  release(): Promise<void>;
}

/**
 * Takes the lock of a folder, made if it does not exist. The kernel gives the socket to one process at a time and takes
 * it back at its death; the file beside the folder names the holder, also to another container on the same volume.
 * Throws DATABASE_IN_USE with the holder's pid unless the folder is surely free.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const real = realpathSync(resolve(folder));
  const file = join(dirname(real), `${basename(real)}.lock`);
  const server = await listen(socketFor(real));
  if (server === undefined) throw inUse(folder, file, readHolder(file));
  const own: Holder = { pid: process.pid, started: startOf(process.pid), host: hostname(), ...place() };
  try {
    const holder = readHolder(file);
    if (holder !== undefined && !isSurelyDead(holder)) throw inUse(folder, file, holder);
    write(file, own);
  } catch (error) {
    server.close();
    throw error;
  }
  return {
    announce: (address) => write(file, { ...own, address }),
    // The file goes first: while the socket is held, no one else reads it.
    release: () => {
      rmSync(file, { force: true });
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function inUse(folder: string, file: string, holder: Holder | undefined): StoreFault {
  const { pid, address } = holder ?? {};
  const who = pid === undefined ? 'another process' : `process ${pid}`;
  return new StoreFault(
    'DATABASE_IN_USE',
    `${folder} is in use by ${who} (${file}): two processes in one folder lose what they write`,
    { folder, file, pid, address },
  );
}

/** On Linux a name of the kernel, which leaves no file behind; elsewhere a file or pipe named by the same digest. */
function socketFor(real: string): string {
  const name = `retiro-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  if (platform() === 'linux') return `\0${name}`;
  return platform() === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** The socket, listening; undefined where another process listens on it. */
async function listen(path: string): Promise<Server | undefined> {
  const server = await tryToListen(path);
  // The file of a socket outlives its process; one that no one answers at is removed. Linux leaves no such file.
  if (server !== undefined || platform() !== 'darwin' || (await answers(path))) return server;
  rmSync(path, { force: true });
  return tryToListen(path);
}

function tryToListen(path: string): Promise<Server | undefined> {
  return new Promise((done, failed) => {
    // Whoever connects learns that someone listens, and that is all there is to learn.
    const server = createServer((socket) => socket.end());
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : failed(error),
    );
    server.listen(path, () => done(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

/** Put in place whole: a reader finds the old holder or the new one. */
function write(file: string, holder: Holder): void {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  renameSync(aside, file);
}

/** The holder that the file names; undefined where there is no file. One that cannot be read is a holder of no pid. */
function readHolder(file: string): Holder | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text) as Holder;
  } catch {
    throw new StoreFault('DATABASE_IN_USE', `${file} names no holder: remove it if no process has the folder open`, {
      file,
    });
  }
}

/** A pid says something only where it was given: on this host, in this boot or an earlier one, in this namespace. */
function isSurelyDead(holder: Holder): boolean {
  const here = place();
  if (holder.host !== hostname()) return false;
  if (holder.boot !== here.boot) return holder.boot !== undefined && here.boot !== undefined;
  if (holder.namespace !== here.namespace) return false;
  // The same pid at the same start is this process: the socket says that no other part of it holds the folder.
  if (holder.pid === process.pid) return true;
  return !isRunning(holder.pid) || (holder.started !== undefined && startOf(holder.pid) !== holder.started);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function place(): { boot: string | undefined; namespace: string | undefined } {
  return {
    boot: attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: attempt(() => readlinkSync('/proc/self/ns/pid')),
  };
}

/** The words of /proc/PID/stat after the name of the program, which may itself hold spaces and brackets. */
function statusOf(pid: number): string[] | undefined {
  return attempt(() =>
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s*/s, '')
      .split(' '),
  );
}

function startOf(pid: number): string | undefined {
  return statusOf(pid)?.[19];
}

/** A process that has ended and that its parent has not looked at yet: it holds nothing. */
function isZombie(pid: number): boolean {
  const state = statusOf(pid)?.[0];
  return state === 'Z' || state === 'X';
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
