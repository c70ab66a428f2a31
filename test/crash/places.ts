// The databases in which months are worked: one with the sample on each engine, and a copy of it for every trial.
// The embedded one is copied as a folder, the one on a server as a template.

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Database, loadSample, openDatabase } from '../../src/office/index.ts';
import { newKeysText } from '../../src/store/index.ts';
import { POSTGRES_PROGRAMS, startPostgres } from '../postgres.ts';
import { NOW, type Place } from './protocol.ts';

export type EngineName = 'embedded' | 'server';

/** What makes places on one engine. */
export interface Places {
  readonly name: EngineName;
  /** A fresh copy of the sample, with an empty folder for the payment file. */
  make(): Promise<Place & { readonly remove: () => Promise<void> }>;
  close(): Promise<void>;
}

const SIZE = { judges: 60, pensioners: 120 };

const run = promisify(execFile);

export const HAS_SERVER = POSTGRES_PROGRAMS !== undefined;

export function placesOn(name: EngineName): Promise<Places> {
  return name === 'embedded' ? embedded() : server();
}

async function withSample(database: Database): Promise<void> {
  await loadSample({ database, now: () => NOW }, SIZE);
  await database.close();
}

/** Numbered folders in one of their own. */
function folders() {
  const top = mkdtempSync(join(tmpdir(), 'retiro-months-'));
  let last = 0;
  return {
    top,
    next() {
      last += 1;
      const folder = join(top, `${last}`);
      mkdirSync(join(folder, 'files'), { recursive: true });
      return { number: last, folder, files: join(folder, 'files') };
    },
    remove: (folder = top) => rmSync(folder, { recursive: true, force: true }),
  };
}

async function embedded(): Promise<Places> {
  const keys = newKeysText();
  const { top, next, remove } = folders();
  const first = join(top, 'sample');
  await withSample(await openDatabase({ folder: first, now: NOW, keys }));
  return {
    name: 'embedded',
    async make() {
      const { folder, files } = next();
      const data = join(folder, 'data');
      await run('cp', ['-a', first, data]);
      return { database: { folder: data }, keys, files, remove: async () => remove(folder) };
    },
    close: async () => remove(),
  };
}

async function server(): Promise<Places> {
  const keys = newKeysText();
  const { next, remove } = folders();
  const postgres = await startPostgres();
  await postgres.run('create database sample');
  await withSample(await openDatabase({ url: postgres.url('sample'), now: NOW, keys }));
  return {
    name: 'server',
    async make() {
      const { number, folder, files } = next();
      const name = `month_${number}`;
      await postgres.run(`create database ${name} template sample`);
      return {
        database: { url: postgres.url(name) },
        keys,
        files,
        async remove() {
          // A connection of a child that was killed may still be on its way out.
          await postgres.run(`drop database ${name} with (force)`);
          remove(folder);
        },
      };
    },
    async close() {
      await postgres.close();
      remove();
    },
  };
}
