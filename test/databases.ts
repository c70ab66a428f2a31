// Databases for tests, on both engines: each migrated once and then cloned, so that a test file starts in a second.
// What is tested in them is beside the code.

import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Database, newKeysText, openDatabase, schemaChecksum } from '../src/store/index.ts';
import { POSTGRES_PROGRAMS, type Postgres, startPostgres } from './postgres.ts';

/** The instant at which everything in a test happens, unless it says otherwise. */
export const NOW = '2026-11-30T12:00:00.000Z';

export const KEYS = newKeysText();

const TEMPLATE = 'retiro_template';
const CACHE = 'node_modules/.cache/retiro';

/** One of the two engines as a test uses it. */
export interface TestEngine {
  readonly name: string;
  /** Gets ready what all databases of a test file share; before the first `open`. */
  start(): Promise<void>;
  /** A fresh, migrated database. */
  open(): Promise<Database>;
  /** Runs a statement with no walls around it: as the superuser, in the database that was opened. */
  asSuperuser(database: Database, statement: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** What is made once for each schema and engine, kept among the packages: `make` writes it whole or not at all. */
async function kept(kind: string, version: string, make: (path: string) => Promise<void>): Promise<string> {
  const name = createHash('sha256').update(`${schemaChecksum()} ${version}`).digest('hex').slice(0, 24);
  const path = join(CACHE, `${kind}-${name}`);
  if (existsSync(path)) return path;
  mkdirSync(CACHE, { recursive: true });
  // Those of other schemas are of no more use, and they are large.
  for (const old of readdirSync(CACHE)) {
    if (old.startsWith(`${kind}-`) && !old.startsWith(`${kind}-${name}`))
      rmSync(join(CACHE, old), { recursive: true, force: true });
  }
  try {
    await make(path);
  } catch (error) {
    // Another test file was quicker: its own is as good.
    if (!existsSync(path)) throw error;
  }
  return path;
}

/** The migrated database as an archive. */
async function migratedArchive(): Promise<Uint8Array> {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const path = await kept('embedded', `${dependencies['@electric-sql/pglite']}`, async (path) => {
    const database = await openDatabase({ memory: true, now: NOW });
    const archive = (await database.dump()) as Uint8Array;
    await database.close();
    const aside = `${path}.${randomUUID()}`;
    writeFileSync(aside, archive);
    renameSync(aside, path);
  });
  return new Uint8Array(readFileSync(path));
}

/** The files of a server with a migrated database to clone from. */
function migratedServer(): Promise<string> {
  return kept('server', `${POSTGRES_PROGRAMS}`, async (path) => {
    const postgres = await startPostgres();
    await postgres.run(`create database ${TEMPLATE}`);
    await (await openDatabase({ url: postgres.url(TEMPLATE), now: NOW })).close();
    await postgres.keepAt(path);
  });
}

/** An embedded database in memory. */
export async function openTestDatabase(): Promise<Database> {
  return openDatabase({ memory: await migratedArchive(), now: NOW, keys: KEYS });
}

function embedded(): TestEngine {
  return {
    name: 'embedded',
    start: async () => undefined,
    open: openTestDatabase,
    async asSuperuser(database, statement) {
      const session = await database.engine.acquire();
      try {
        const { fields, rows } = await session.run(statement, []);
        return rows.map((row) => Object.fromEntries(fields.map(({ name }, index) => [name, row[index]])));
      } finally {
        await session.release(false);
      }
    },
    stop: async () => undefined,
  };
}

function server(): TestEngine {
  let postgres: Postgres | undefined;
  const names = new WeakMap<Database, string>();
  const running = (): Postgres => {
    if (postgres === undefined) throw new Error('the server was not started');
    return postgres;
  };
  return {
    name: 'server',
    async start() {
      postgres = await startPostgres(await migratedServer());
    },
    async open() {
      const name = `t${randomUUID().replaceAll('-', '')}`;
      await running().run(`create database ${name} template ${TEMPLATE}`);
      const database = await openDatabase({ url: running().url(name), now: NOW, keys: KEYS });
      names.set(database, name);
      return database;
    },
    asSuperuser: (database, statement) => running().run(statement, names.get(database) ?? ''),
    stop: async () => postgres?.close(),
  };
}

/** Both engines; the embedded one alone where PostgreSQL is not installed. */
export const ENGINES: readonly TestEngine[] = [embedded(), ...(POSTGRES_PROGRAMS === undefined ? [] : [server()])];

/** Opens one database for all tests of a block and hands it over; closed, and the engine stopped, after the last. */
export function openForAll(engine: TestEngine, use: (database: Database) => void): void {
  let database: Database | undefined;
  beforeAll(async () => {
    await engine.start();
    database = await engine.open();
    use(database);
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await engine.stop();
  });
}
