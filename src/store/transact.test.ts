// The door on both engines: once for a key, all or nothing whatever fails, and nothing reached around it.
// A process that dies within it is in crash.test.ts.

import { describe, expect, test } from 'vitest';
import { ENGINES, NOW, openForAll, type TestEngine } from '../../test/databases.ts';
import { rowsAfter, runSample, sampleCall, sampleEffect } from '../../test/store/sample-command.ts';
import { ConnectionLost, type Database, read, type Step, transact, verifyAudit } from './index.ts';

async function counts(database: Database): Promise<Record<string, number>> {
  return read(database, { person: 'system', roles: ['system'] }, async (db) => {
    const found: Record<string, number> = {};
    for (const table of Object.keys(rowsAfter(1)) as ('fact' | 'audit')[]) {
      const { rows } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      found[table] = rows;
    }
    return found;
  });
}

describe.each(ENGINES)('on the $name engine', (engine: TestEngine) => {
  let database: Database;
  let samples = 0;

  openForAll(engine, (opened) => {
    database = opened;
  });

  test('a key is one effect and one answer', async () => {
    const first = await runSample(database, 'once');
    const second = await runSample(database, 'once');
    samples += 1;
    expect(first).toMatchObject({ replayed: false, head: { seq: 1 }, outcome: { last4: '6789' } });
    expect(second).toEqual({ outcome: first.outcome, replayed: true, head: undefined });
    expect(JSON.stringify(second.outcome)).toBe(JSON.stringify(first.outcome));
    expect(await counts(database)).toEqual(rowsAfter(samples));
  });

  test('eight calls at once with one key are one effect and one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => runSample(database, 'eight')));
    samples += 1;
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
    expect(await counts(database)).toEqual(rowsAfter(samples));
  });

  test.each([
    ['another input', { input: { other: true } }],
    ['another command', { command: 'other' }],
    ['another person', { person: 'eva' }],
  ])('a key with %s is refused', async (_, change) => {
    const call = { ...sampleCall('once'), ...change };
    await expect(transact(database, call, sampleEffect)).rejects.toMatchObject({ name: 'Refusal', code: 'key-reused' });
    expect(await counts(database)).toEqual(rowsAfter(samples));
  });

  test('a refusal writes nothing, and its key stays free', async () => {
    const refused = transact(database, sampleCall('refused'), async (tx) => {
      await sampleEffect(tx);
      return tx.refuse('NOT_YET', { day: '2026-12-01' });
    });
    await expect(refused).rejects.toMatchObject({ code: 'NOT_YET', details: { day: '2026-12-01' } });
    expect(await counts(database)).toEqual(rowsAfter(samples));
    expect(await runSample(database, 'refused')).toMatchObject({ replayed: false });
    samples += 1;
  });

  test('whatever step fails, all is written or nothing, and the key sent again makes it one effect', async () => {
    const seen: Step[] = [];
    await runSample(database, 'steps', (step) => void seen.push(step));
    samples += 1;
    expect(seen.map(({ at }) => at)).toEqual(['begin', ...Array(9).fill('statement'), 'commit', 'committed']);
    for (const { number, at } of seen) {
      const key = `broken-${number}`;
      const broken = runSample(database, key, (step) => {
        if (step.number === number) throw new Error(`broken at ${step.number}`);
      });
      await expect(broken).rejects.toThrow(`broken at ${number}`);
      const written = at === 'committed' ? 1 : 0;
      expect(await counts(database), `after step ${number}`).toEqual(rowsAfter(samples + written));
      expect(await runSample(database, key)).toMatchObject({ replayed: written === 1 });
      samples += 1;
      expect(await counts(database)).toEqual(rowsAfter(samples));
    }
  });

  test('a connection lost at any step, COMMIT and its answer included, is tried again to one effect', async () => {
    for (let number = 1; number <= 12; number++) {
      let lost = false;
      const answer = await runSample(database, `lost-${number}`, (step) => {
        if (lost || step.number !== number) return;
        lost = true;
        throw new ConnectionLost('cut');
      });
      samples += 1;
      expect(answer.replayed).toBe(number === 12);
      expect(await counts(database), `after step ${number}`).toEqual(rowsAfter(samples));
    }
  });

  test('a connection that stays lost ends after a bounded number of tries', async () => {
    let tries = 0;
    const lost = runSample(database, 'never', ({ at }) => {
      if (at !== 'commit') return;
      tries += 1;
      throw new ConnectionLost('cut');
    });
    await expect(lost).rejects.toMatchObject({ code: 'TRIES_EXHAUSTED' });
    expect(tries).toBe(6);
    expect(await counts(database)).toEqual(rowsAfter(samples));
  });

  test('an error of the server that the effect swallows writes nothing all the same', async () => {
    const swallowed = transact(database, sampleCall('swallowed'), async (tx) => {
      await tx
        .append('fact', [{ participant: 'P', id: '1', kind: '', subject: '', valid_from: '2026-02-30', value: 1 }])
        .catch(() => undefined);
      return 1;
    });
    await expect(swallowed).rejects.toMatchObject({ name: 'SqlError', code: '25P02' });
    expect(await counts(database)).toEqual(rowsAfter(samples));
  });

  test('the database within a transaction, and a transaction after its end, are errors and no deadlock', async () => {
    const within = transact(database, sampleCall('within'), async () => {
      await runSample(database, 'inner');
      return 1;
    });
    await expect(within).rejects.toMatchObject({ code: 'WITHIN_TRANSACTION' });
    const reading = read(database, { person: 'ana', roles: [] }, () => runSample(database, 'inner'));
    await expect(reading).rejects.toMatchObject({ code: 'WITHIN_TRANSACTION' });
    let kept: Parameters<typeof sampleEffect>[0] | undefined;
    const nested = transact(database, sampleCall('nested'), async (tx) => {
      kept = tx;
      await tx.db.transaction().execute(async () => undefined);
      return 1;
    });
    await expect(nested).rejects.toMatchObject({ code: 'WITHIN_TRANSACTION' });
    await expect(
      kept?.append('fact', [{ participant: 'P', id: '1', kind: '', subject: '', valid_from: '2026-01-01', value: 1 }]),
    ).rejects.toMatchObject({ code: 'TRANSACTION_ENDED' });
  });

  test('an effect that ends before its own statement is an error', async () => {
    const hasty = transact(database, sampleCall('hasty'), async (tx) => {
      tx.append('fact', [
        { participant: 'P', id: '1', kind: '', subject: '', valid_from: '2026-01-01', value: 1 },
      ]).catch(() => undefined);
      return 1;
    });
    await expect(hasty).rejects.toThrow('the effect ended before a statement of its own');
    expect(await counts(database)).toEqual(rowsAfter(samples));
  });

  test('reading cannot write', async () => {
    const write = read(database, { person: 'ana', roles: ['clerk'] }, (db) => db.deleteFrom('name_search').execute());
    await expect(write).rejects.toMatchObject({ code: '25006' });
  });

  test('forty commands at once leave one chain without a gap', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => runSample(database, `many-${index}`)));
    samples += 40;
    expect(await counts(database)).toEqual(rowsAfter(samples));
    const report = await verifyAudit(database);
    expect(report).toMatchObject({ lines: samples, head: { seq: samples } });
    expect(report.fault).toBeUndefined();
  });

  test('a batch of two thousand rows is one command and one line', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      participant: `Q${index}`,
      id: '1',
      kind: 'note',
      subject: 'self',
      valid_from: '2026-01-01',
      value: { text: `quote " comma , brace { back \\ ñ ${index}`, list: [index, null] },
    }));
    const call = { ...sampleCall('batch'), now: NOW };
    const { head } = await transact(database, call, async (tx) => {
      await tx.append('fact', rows);
      return rows.length;
    });
    expect(head?.seq).toBe(samples + 1);
    expect((await verifyAudit(database, head === undefined ? [] : [head])).fault).toBeUndefined();
  });
});
