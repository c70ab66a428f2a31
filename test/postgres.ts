// A PostgreSQL server of the tests' own: made in a temporary folder, reached by a socket there, gone at the end.
// Databases in it, and the embedded engine beside it, are in databases.ts.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const INSTALLED = '/usr/lib/postgresql';
const LOWEST_VERSION = 15;
const START_SECONDS = 30;

/** The programs of the lowest version that is installed and supported; undefined where there is none. */
export const POSTGRES_PROGRAMS: string | undefined = (() => {
  if (!existsSync(INSTALLED)) return undefined;
  const versions = readdirSync(INSTALLED).map(Number);
  const version = versions.filter((each) => each >= LOWEST_VERSION).sort((a, b) => a - b)[0];
  const programs = `${INSTALLED}/${version}/bin`;
  return existsSync(`${programs}/initdb`) ? programs : undefined;
})();

export interface Postgres {
  /** The URL of a database of the server. */
  url(database: string): string;
  /** Runs one statement as the superuser. */
  run(statement: string, database?: string): Promise<Record<string, unknown>[]>;
  /** kill -9 of every process of the server, and a start on the same files. */
  crash(): Promise<void>;
  /** Stops in good order and leaves the files at the path. */
  keepAt(path: string): Promise<void>;
  close(): Promise<void>;
}

/** The server refuses to run as root: then it runs as the user whom its package made. */
function userOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A process of the server may end by itself between being listed and being killed. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Makes and starts a server; from a copy of files that `keepAt` left, where there are some. */
export async function startPostgres(from?: string): Promise<Postgres> {
  if (POSTGRES_PROGRAMS === undefined) throw new Error('PostgreSQL is not installed');
  const programs = POSTGRES_PROGRAMS;
  const user = userOfServer();
  const folder = mkdtempSync(join(tmpdir(), 'retiro-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  if (from !== undefined) {
    execFileSync('cp', ['-a', from, data]);
  } else {
    const choices = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '-k'];
    execFileSync(`${programs}/initdb`, ['-D', data, ...choices], { ...user, cwd: folder, stdio: 'pipe' });
  }
  const url = (database: string) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const run: Postgres['run'] = async (statement, database = 'postgres') => {
    const client = new Client({ connectionString: url(database) });
    await client.connect();
    try {
      return (await client.query(statement)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };
  const start = async (): Promise<ChildProcess> => {
    const settings = [
      'fsync=off',
      'listen_addresses=',
      'shared_buffers=64MB',
      'max_connections=60',
      'logging_collector=off',
    ];
    const options = settings.flatMap((setting) => ['-c', setting]);
    const child = spawn(`${programs}/postgres`, ['-D', data, '-k', folder, ...options], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    const until = Date.now() + START_SECONDS * 1000;
    for (;;) {
      try {
        await run('select 1');
        return child;
      } catch (error) {
        if (Date.now() > until || child.exitCode !== null) throw error;
        await pause(30);
      }
    }
  };
  let server = await start();
  const ended = () =>
    new Promise<void>((done) => (server.exitCode === null ? server.once('exit', () => done()) : done()));
  const atExit = () => server.kill('SIGQUIT');
  process.once('exit', atExit);
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    process.off('exit', atExit);
    const gone = ended();
    server.kill(signal);
    await gone;
  };
  return {
    url,
    run,
    async crash() {
      const gone = ended();
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', `${server.pid}`], { encoding: 'utf8' });
      server.kill('SIGKILL');
      for (const pid of children.trim().split(/\s+/)) killIfThere(Number(pid));
      await gone;
      rmSync(join(data, 'postmaster.pid'), { force: true });
      server = await start();
    },
    async keepAt(path) {
      await stop('SIGINT');
      const aside = `${path}.${process.pid}-${Date.now()}`;
      execFileSync('cp', ['-a', data, aside]);
      renameSync(aside, path);
      rmSync(folder, { recursive: true, force: true });
    },
    async close() {
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
