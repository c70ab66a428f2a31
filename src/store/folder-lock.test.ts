// The lock of a folder by itself: who is surely dead and who is not. With real databases it is in crash.test.ts.
// Nothing here opens a database.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const top = mkdtempSync(join(tmpdir(), 'retiro-lock-'));
let count = 0;
let folder: string;
let file: string;

beforeEach(() => {
  count += 1;
  folder = join(top, 'deep', `data-${count}`);
  file = `${folder}.lock`;
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** What this process writes of itself, taken from a lock that it had. */
async function own(): Promise<Record<string, unknown>> {
  const lock = await lockFolder(folder);
  const holder = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  await lock.release();
  return holder;
}

test('a folder is made, locked once, and free again', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toMatchObject({ code: 'DATABASE_IN_USE', details: { pid: process.pid } });
  symlinkSync(folder, join(top, 'deep', 'other-name'));
  await expect(lockFolder(join(top, 'deep', 'other-name'))).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
  await lock.release();
  expect(existsSync(file)).toBe(false);
  await (await lockFolder(folder)).release();
});

test('of many that ask at once, one gets it', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const got = asked.filter((each) => each.status === 'fulfilled');
  expect(got).toHaveLength(1);
  for (const { value } of got) await value.release();
});

const dead = spawnSync(process.execPath, ['-e', '']).pid;
test.each([
  ['a dead process', { pid: dead }, true],
  ['a pid that was given out again', { pid: process.ppid, started: '1' }, true],
  ['a process of an earlier boot', { pid: process.ppid, boot: 'earlier' }, true],
  ['a living process', { pid: process.ppid, started: undefined }, false],
  ['another host', { pid: dead, host: 'elsewhere' }, false],
  ['another namespace', { pid: dead, namespace: 'pid:[1]' }, false],
])('a lock that names %s is taken: %j %s', async (_, change, taken) => {
  writeFileSync(file, JSON.stringify({ ...(await own()), ...change }));
  if (taken) return (await lockFolder(folder)).release();
  return expect(lockFolder(folder)).rejects.toMatchObject({
    code: 'DATABASE_IN_USE',
    details: { file, pid: change.pid },
  });
});

test.each(['', '{', 'x'])('a lock that reads %j is not taken', async (text) => {
  await own();
  writeFileSync(file, text);
  await expect(lockFolder(folder)).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
});
