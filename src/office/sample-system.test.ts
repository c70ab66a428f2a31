// The sample system in a database: the same seed, the same database; every case where the sample means it to be.
// What the sample consists of is tested in its own room.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/databases.ts';
import { sampleOf } from '../sample/index.ts';
import { type AuditHead, type Database, read, verifyAudit } from '../store/index.ts';
import { type Office, runProcess, SYSTEM_ACTOR } from './office.ts';
import { samplePerson } from './people.ts';
import { verify } from './processes/verify.ts';
import { loadSample } from './sample-system.ts';

const SIZE = { judges: 12, pensioners: 40, seed: 7 };

const officeOn = (database: Database): Office => ({ database, now: () => '2026-11-30T12:00:00.000Z' });

describe('the sample system', () => {
  let first: Database;
  let end: AuditHead;
  beforeAll(async () => {
    first = await openTestDatabase();
    await loadSample(officeOn(first), SIZE);
    end = (await verifyAudit(first)).head;
  }, 60_000);
  afterAll(() => first?.close());

  test('is the same database for the same seed: the audit chain ends in the same hash', async () => {
    const second = await openTestDatabase();
    await loadSample(officeOn(second), SIZE);
    const { head, fault } = await verifyAudit(second);
    await second.close();
    expect(head).toEqual(end);
    expect(fault).toBeUndefined();
  }, 60_000);

  test('verifies', async () => {
    const person = await samplePerson(first, 'auditor');
    const { ok, checks } = await runProcess(officeOn(first), verify, { person }, {});
    expect(checks.filter((check) => !check.ok)).toEqual([]);
    expect(ok).toBe(true);
  });

  test('takes each case as far as it is meant to go', async () => {
    const counts = await read(first, SYSTEM_ACTOR, async (db) => ({
      applied: (await db.selectFrom('application').selectAll().execute()).length,
      proposed: (await db.selectFrom('decision').selectAll().execute()).length,
      approved: (await db.selectFrom('decision_approval').selectAll().execute()).length,
    }));
    const { cases } = sampleOf(SIZE);
    const taken = (...states: string[]): number => cases.filter(({ state }) => states.includes(state)).length;
    expect(counts).toEqual({
      applied: taken('applied', 'proposed', 'approved'),
      proposed: taken('proposed', 'approved'),
      approved: taken('approved'),
    });
  });

  test('has paid October 2026, and nobody for a day after death', async () => {
    const { runs, lines } = await read(first, SYSTEM_ACTOR, async (db) => ({
      runs: await db.selectFrom('run').select(['month', 'state']).execute(),
      lines: await db
        .selectFrom('standing_line as l')
        .innerJoin('participant_now as p', 'p.participant', 'l.participant')
        .select(['l.participant', 'l.month', 'p.died_on'])
        .where('l.part', '=', 'net/self')
        .whereRef('p.died_on', '<', 'l.month')
        .execute(),
    }));
    expect(runs).toEqual([{ month: '2026-10-01', state: 'released' }]);
    expect(lines).toEqual([]);
  });

  test('fills an empty database only', async () => {
    await expect(loadSample(officeOn(first), SIZE)).rejects.toMatchObject({ code: 'not-empty' });
  });

  test('that was broken off is filled to its end, and is what it would have been', async () => {
    const second = await openTestDatabase();
    let commands = 0;
    const fault = ({ at }: { at: string }): void => {
      if (at === 'begin') commands += 1;
      if (commands > 60) throw new Error('broken off');
    };
    await expect(loadSample({ ...officeOn(second), fault }, SIZE)).rejects.toThrow('broken off');
    await loadSample(officeOn(second), SIZE);
    expect((await verifyAudit(second)).head).toEqual(end);
    await second.close();
  }, 60_000);
});
