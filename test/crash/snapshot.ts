// What a database and the folder of payment files hold of the month, as plain rows: the parent judges them (judge.ts).
// It reads tables, not the office's own answers, but for the trial balance.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASIDE } from '../../src/office/index.ts';
import { type Database, read } from '../../src/store/index.ts';
import { MONTH, type Snapshot } from './protocol.ts';

export async function snapshotOf(database: Database, folder: string, difference: string): Promise<Snapshot> {
  const rows = await read(database, { person: 'system', roles: ['system'] }, async (db) => {
    const runs = await db
      .selectFrom('run')
      .select(['id', 'state', 'lines', 'total_cents', 'file_sha256'])
      .where('month', '=', `${MONTH}-01`)
      .execute();
    const ids = ['', ...runs.map(({ id }) => id)];
    return {
      runs,
      commands: await db
        .selectFrom('command')
        .select(['id', 'key', 'name', 'outcome'])
        .where('key', 'like', 'crash/%')
        .execute(),
      batches: await db.selectFrom('batch').select(['run', 'number', 'state']).where('run', 'in', ids).execute(),
      lines: await db
        .selectFrom('line')
        .select(['participant', 'run', 'batch', 'award', 'month', 'cause', 'part', 'cents', 'command'])
        .where('run', 'in', ids)
        .execute(),
      transfers: await db
        .selectFrom('transfer')
        .select(['participant', 'key', 'debit', 'credit', 'cents', 'run', 'command'])
        .execute(),
    };
  });
  const files = readdirSync(folder)
    .filter((name) => !name.endsWith(ASIDE))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'latin1') }));
  return { ...rows, difference, files };
}
