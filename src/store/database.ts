// Opens the database: the server that a URL names, or the embedded engine on a folder or in memory; and migrates it.
// What is done in it goes through the door: transact.ts and read.ts.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type EmbeddedEngine, embeddedEngine } from './embedded.ts';
import type { Engine } from './engine.ts';
import { StoreFault } from './faults.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { type Keys, keysInFile, parseKeys } from './keys.ts';
import { migrate } from './migrate.ts';
import { serverEngine } from './server.ts';

export type DatabaseOptions = (
  | {
      /** A URL of PostgreSQL 15 or later, such as DATABASE_URL holds. */
      readonly url: string;
      /** The file of the keys of sealed values, made where it does not exist; for one host, where no keys are given. */
      readonly keysFile?: string | undefined;
      /** The most connections at a time; 10 where it is left out. */
      readonly connections?: number;
    }
  | {
      /** The folder of the embedded engine; made where it does not exist. */
      readonly folder: string;
    }
  | {
      /** In memory, for tests: empty (true), or from the archive that `dump` gave. */
      readonly memory: true | Uint8Array;
    }
) & {
  /** The instant, ISO 8601, that is written beside a migration. */
  readonly now: string;
  /** The keys of sealed values as text (see parseKeys). Without it, a folder has a file of keys beside it. */
  readonly keys?: string | undefined;
};

/** An open database. Nothing is read or written by it: that is `transact` and `read`. */
export interface Database {
  readonly kind: 'server' | 'embedded';
  /** For the files of this room. */
  readonly engine: Engine;
  /** The keys of sealed values. Throws NO_KEY where none were given. */
  readonly keys: () => Keys;
  /** The numbers of the migrations that opening applied. */
  readonly migrated: readonly number[];
  /** The whole database as an archive (embedded engine only); undefined on a server, which has its own tools. */
  dump(): Promise<Uint8Array | undefined>;
  /** Tells whoever finds the folder held where this database is served; nothing on a server or in memory. */
  announce(address: string): void;
  /** Waits for what is under way, and closes. */
  close(): Promise<void>;
}

/**
 * Opens and migrates. Throws DATABASE_IN_USE where another process has the folder, DATABASE_NEWER or MIGRATION_CHANGED
 * where the schema is not this program's, ConnectionLost where the server does not answer.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ('url' in options) {
    return finish(serverEngine(options.url, options.connections), options, undefined, options.keysFile);
  }
  if ('memory' in options) {
    const engine = await embeddedEngine(options.memory === true ? {} : { dump: options.memory });
    return finish(engine, options, undefined);
  }
  const { folder } = options;
  mkdirSync(dirname(folder), { recursive: true });
  const lock = await lockFolder(folder);
  let engine: EmbeddedEngine;
  try {
    engine = await embeddedEngine({ folder });
  } catch (error) {
    await lock.release();
    throw error;
  }
  return finish(engine, options, lock, `${folder}.keys`);
}

async function finish(
  engine: Engine | EmbeddedEngine,
  options: DatabaseOptions,
  lock: FolderLock | undefined,
  keysFile?: string,
): Promise<Database> {
  const close = async (): Promise<void> => {
    try {
      await engine.close();
    } finally {
      await lock?.release();
    }
  };
  try {
    const keys = keysOf(options.keys, keysFile);
    const migrated = await migrate(engine, options.now);
    const dump = async (): Promise<Uint8Array | undefined> => ('dump' in engine ? engine.dump() : undefined);
    const announce = (address: string): void => lock?.announce(address);
    return { kind: engine.kind, engine, keys, migrated, dump, announce, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function keysOf(text: string | undefined, file: string | undefined): () => Keys {
  if (text === undefined && file === undefined) {
    return () => {
      throw new StoreFault('NO_KEY', 'no keys were given: set RETIRO_KEYS');
    };
  }
  const keys = text === undefined ? keysInFile(file as string) : parseKeys(text);
  return () => keys;
}
