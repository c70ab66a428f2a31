// What a participant may write of a case, whatever the program does: what filing for oneself writes, and nothing else.
// Who may see and write all else is in rights.test.ts.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, NOW, type TestEngine } from '../../test/databases.ts';
import { type Actor, type Database, type Tx, transact } from './index.ts';

const CLERK: Actor = { person: 'ana', roles: ['clerk'] };

describe.each(ENGINES)('on the $name engine', (engine: TestEngine) => {
  let database: Database;
  let calls = 0;
  const act = async <R>(actor: Actor, effect: (tx: Tx) => Promise<R>): Promise<R> => {
    calls += 1;
    let given: R | undefined;
    const call = { ...actor, command: 'try', key: `try-${calls}`, input: {}, now: NOW };
    await transact(database, call, async (tx) => {
      given = await effect(tx);
      return null;
    });
    return given as R;
  };

  beforeAll(async () => {
    await engine.start();
    database = await engine.open();
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await engine.stop();
  });

  test('a participant writes of a case what filing for oneself writes, and nothing else', async () => {
    const person: Actor = { person: 'p2', roles: ['participant'], participant: 'P2' };
    const forbidden = (effect: (tx: Tx) => Promise<unknown>) =>
      expect(act(person, effect)).rejects.toMatchObject({ code: '42501' });
    const day = '2026-01-01';
    const file = (participant: string, id: string) => ({
      ...{ participant, id, kind: 'k', opened_on: day, promised_on: day },
    });
    const now = { stage: 'gathering', since: day, owner: null, closed_on: null, events: 0 };
    const event = (participant: string, n: number, kind: string, value: Record<string, string>) => ({
      ...{ participant, case_file: 'own', n, kind, on_day: day, value },
    });
    const apply = (tx: Tx, participant: string, id: string) =>
      tx.append('application', [{ participant, id, kind: 'k', filed_on: day, body: {} }]);
    const stage = { stage: 'ready' };
    const change = (tx: Tx, values: object) =>
      tx.db.updateTable('case_now').set(values).where('id', '=', 'own').executeTakeFirst();

    await act(CLERK, async (tx) => {
      await apply(tx, 'P1', 'own');
      await tx.append('case_file', [{ ...file('P1', 'own'), about: {} }]);
      await tx.db
        .insertInto('case_now')
        .values({ ...file('P1', 'own'), ...now })
        .execute();
    });
    await act(person, async (tx) => {
      await apply(tx, 'P2', 'own');
      await tx.append('case_file', [{ ...file('P2', 'own'), about: {} }]);
      await tx.db
        .insertInto('case_now')
        .values({ ...file('P2', 'own'), ...now })
        .execute();
      await tx.append('case_event', [event('P2', 1, 'stage', stage)]);
      await change(tx, { ...stage, events: 1 });
    });

    // A case that no own application opens, or of another; and one that is open, closed or taken by their own hand.
    await forbidden((tx) => tx.append('case_file', [{ ...file('P2', 'other'), about: {} }]));
    await forbidden((tx) => tx.append('case_file', [{ ...file('P1', 'other'), about: {} }]));
    for (const values of [{ closed_on: day }, { owner: 'p2' }, { events: 2 }, { ...stage, stage: 'decided' }]) {
      await forbidden((tx) => change(tx, values));
    }
    await forbidden((tx) => change(tx, { promised_on: '2026-01-02' }));
    // An event of their own accord, of another kind, or in the case of another.
    await forbidden((tx) => tx.append('case_event', [event('P2', 2, 'stage', stage)]));
    await forbidden(async (tx) => {
      await apply(tx, 'P2', 'two');
      await tx.append('case_event', [event('P2', 2, 'closed', { outcome: 'completed' })]);
    });
    await forbidden(async (tx) => {
      await apply(tx, 'P2', 'two');
      await tx.append('case_event', [event('P2', 2, 'reopened', { because: 'x' })]);
    });
    await forbidden(async (tx) => {
      await apply(tx, 'P2', 'two');
      await tx.append('case_event', [event('P1', 1, 'stage', stage)]);
    });
    // A contest of a decision of another, or that is not of the case.
    const contest = { id: 'c', case_file: 'own', decision: 'd1', forum: 'board', filed_on: day, grounds: 'x' };
    await forbidden((tx) => tx.append('contest', [{ participant: 'P1', ...contest }]));
    await forbidden((tx) => tx.append('contest', [{ participant: 'P2', ...contest }]));
    // The row of another is not even seen.
    const { numUpdatedRows } = await act(person, (tx) =>
      tx.db.updateTable('case_now').set({ closed_on: day }).where('participant', '=', 'P1').executeTakeFirst(),
    );
    expect(numUpdatedRows).toBe(0n);
  });
});
