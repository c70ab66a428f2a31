// A process that dies, or a whole server: what was acknowledged is there, what was not is there whole or not at all.
// The child is bundled as the product is, so that these tests also show that the bundle finds its worker.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEYS, NOW } from '../../test/databases.ts';
import { POSTGRES_PROGRAMS, type Postgres, startPostgres } from '../../test/postgres.ts';
import { bundleChild, type Child } from '../../test/store/child.ts';
import { rowsAfter, runSample } from '../../test/store/sample-command.ts';
import { type Database, openDatabase, read, verifyAudit } from './index.ts';

const LAST_STEP = 12;

let start: (told: unknown) => Child;
const folder = mkdtempSync(join(tmpdir(), 'retiro-crash-'));

beforeAll(async () => {
  start = await bundleChild('crash-test');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

/** How many samples there are, whole: anything half would differ from every number of them. */
async function samplesIn(database: Database): Promise<number> {
  const found = await read(database, { person: 'system', roles: ['system'] }, async (db) => {
    const counts: Record<string, number> = {};
    for (const table of Object.keys(rowsAfter(1)) as 'fact'[]) {
      const row = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      counts[table] = row.rows;
    }
    return counts;
  });
  const samples = found.command as number;
  expect(found).toEqual(rowsAfter(samples));
  expect((await verifyAudit(database)).fault).toBeUndefined();
  return samples;
}

describe('on the embedded engine', () => {
  // One folder for all: opening one takes seconds on a busy machine.
  const data = join(folder, 'some', 'data');
  const open = () => openDatabase({ folder: data, now: NOW });
  let keys: string;
  let samples = 0;

  beforeAll(async () => {
    await (await open()).close();
    keys = readFileSync(`${data}.keys`, 'utf8');
  }, 60_000);

  // Every step fails by an error in transact.test.ts; here the process dies on both sides of COMMIT.
  test.each([11, LAST_STEP])(
    'a process that dies at step %i leaves all or nothing, and its lock is taken over',
    async (dieAt) => {
      const told = { folder: data, keys, key: `died-${dieAt}`, dieAt };
      expect(await start(told).ended).toMatchObject({ signal: 'SIGKILL' });
      const left = JSON.parse(readFileSync(`${data}.lock`, 'utf8')) as { pid: number };
      expect(left.pid).not.toBe(process.pid);
      const database = await open();
      expect(await samplesIn(database)).toBe(dieAt === LAST_STEP ? samples + 1 : samples);
      expect(await runSample(database, told.key)).toMatchObject({ replayed: dieAt === LAST_STEP });
      samples += 1;
      expect(await samplesIn(database)).toBe(samples);
      await database.close();
    },
    60_000,
  );

  test('a second process is refused while the first lives, takes over when it is killed, and loses nothing', async () => {
    const told = { folder: data, keys, dieAt: 0 };
    const holder = start({ ...told, key: 'first', hold: true });
    expect(JSON.parse(await holder.firstLine)).toEqual({ steps: LAST_STEP });

    const second = await start({ ...told, key: 'second' }).ended;
    expect(second.code).toBe(3);
    const pid = holder.process.pid;
    const named = { refused: 'DATABASE_IN_USE', message: expect.stringContaining(`process ${pid}`) };
    expect(JSON.parse(second.output)).toMatchObject(named);
    await expect(open()).rejects.toMatchObject({ code: 'DATABASE_IN_USE', details: { pid } });

    holder.process.kill('SIGKILL');
    await holder.ended;
    const database = await open();
    expect(await samplesIn(database)).toBe(samples + 1);
    expect(await runSample(database, 'first')).toMatchObject({ replayed: true });
    // The same process is no second holder either.
    await expect(open()).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
    await database.close();
    expect(readFileSync(`${data}.keys`, 'utf8')).toBe(keys);
  }, 60_000);
});

describe.runIf(POSTGRES_PROGRAMS)('on the server', () => {
  let postgres: Postgres;

  beforeAll(async () => {
    postgres = await startPostgres();
    await postgres.run('create database a');
    await postgres.run('create database b');
  }, 60_000);
  afterAll(() => postgres?.close());

  test('two processes that migrate at once are as good as one', async () => {
    const options = { url: postgres.url('a'), now: NOW, keys: KEYS };
    const [one, two] = await Promise.all([openDatabase(options), openDatabase(options)]);
    expect([...one.migrated, ...two.migrated]).toEqual([1]);
    await Promise.all([one.close(), two.close()]);
  });

  test('a login that is no superuser migrates, acts, and sees nothing past the walls', async () => {
    await postgres.run('create role office login createrole');
    await postgres.run('create database c owner office');
    const url = postgres.url('c').replace('postgres@', 'office@');
    const database = await openDatabase({ url, now: NOW, keys: KEYS });
    expect(database.migrated).toEqual([1]);
    expect(await runSample(database, 'k')).toMatchObject({ replayed: false });
    expect(await samplesIn(database)).toBe(1);
    const session = await database.engine.acquire();
    // Row-level security is forced: outside the door no role is said, and no row is seen.
    expect((await session.run('select count(*) from retiro.fact', [])).rows).toEqual([['0']]);
    await session.release(false);
    await database.close();
  });

  test('a process that dies at any step leaves all or nothing', async () => {
    const database = await openDatabase({ url: postgres.url('a'), now: NOW, keys: KEYS });
    let samples = 0;
    for (let dieAt = 1; dieAt <= LAST_STEP; dieAt++) {
      const { signal } = await start({ url: postgres.url('a'), keys: KEYS, key: `k${dieAt}`, dieAt }).ended;
      expect(signal).toBe('SIGKILL');
      expect(await runSample(database, `k${dieAt}`)).toMatchObject({ replayed: dieAt === LAST_STEP });
      samples += 1;
      expect(await samplesIn(database)).toBe(samples);
    }
    await database.close();
  }, 60_000);

  test('a connection that the server ends under way is replaced, and the command done once', async () => {
    const database = await openDatabase({ url: postgres.url('a'), now: NOW, keys: KEYS });
    const before = await samplesIn(database);
    let cut = 0;
    const { replayed } = await runSample(database, 'cut', async ({ number }) => {
      if (number !== 6 || cut > 0) return;
      const all = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'retiro'";
      cut = (await postgres.run(all)).length;
    });
    expect(cut).toBeGreaterThan(0);
    expect(replayed).toBe(false);
    expect(await samplesIn(database)).toBe(before + 1);
    await database.close();
  });

  test('a server that is killed loses nothing that was acknowledged', async () => {
    const database = await openDatabase({ url: postgres.url('b'), now: NOW, keys: KEYS });
    const acknowledged: string[] = [];
    let stop = false;
    const clients = Array.from({ length: 4 }, async (_, client) => {
      for (let index = 0; !stop; index++) {
        const key = `${client}-${index}`;
        try {
          await runSample(database, key);
          acknowledged.push(key);
        } catch {
          // The server was gone for longer than the door tries: the key is not acknowledged.
        }
      }
    });
    while (acknowledged.length < 20) await new Promise((done) => setTimeout(done, 10));
    await postgres.crash();
    const before = acknowledged.length;
    while (acknowledged.length < before + 8) await new Promise((done) => setTimeout(done, 10));
    stop = true;
    await Promise.all(clients);
    expect(await samplesIn(database)).toBeGreaterThanOrEqual(acknowledged.length);
    for (const key of acknowledged) expect(await runSample(database, key)).toMatchObject({ replayed: true });
    await database.close();
  });
});
