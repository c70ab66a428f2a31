// The one way in which a command is run: for whom, once for its key, whole or not at all, and in whose words.
// What each command does is beside it; the door of the store by itself is in store/transact.test.ts.

import { describe, expect, test } from 'vitest';
import type { TestOffice } from '../../test/office/office.ts';
import { enrollJudge, officeForAll, refused, rowCounts } from '../../test/office/scenarios.ts';
import { ConnectionLost } from '../store/index.ts';
import { enrollParticipants } from './commands/enroll-participants.ts';
import { perform, runCommand } from './office.ts';
import { readParticipant } from './queries/read-participant.ts';

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});

const someone = (participant: string) => ({
  rows: [
    {
      participant,
      givenNames: 'Ana',
      surnames: 'Díaz',
      birthDate: '1970-03-15',
      language: 'es' as const,
      bank: undefined,
    },
  ],
});

const enroll = (participant: string, key: string, office = house.office) =>
  runCommand(office, enrollParticipants, { person: house.person('clerk'), key }, someone(participant));

const isOnFile = async (participant: string): Promise<boolean> =>
  (await house.as('clerk', 'list-participants', { search: participant })).total === 1;

describe('a command', () => {
  test('is not for whoever has none of its roles, and says which it needs', async () => {
    const details = await refused(house, 'not-allowed', () =>
      runCommand(house.office, enrollParticipants, { person: house.person('payroll') }, someone('N1')),
    );
    expect(details).toMatchObject({ command: 'enroll-participants', needed: ['clerk'], has: ['payroll'] });
  });

  test('is done once for its key, by one line of the audit chain', async () => {
    const first = await enroll('N2', 'key-2');
    const second = await enroll('N2', 'key-2');
    expect(second).toEqual({ outcome: first.outcome, replayed: true, head: undefined });
    expect(first.head).toMatchObject({ seq: expect.any(Number) });
  });

  test('under a key that was used for something else is refused', async () => {
    await refused(house, 'key-reused', () => enroll('N3', 'key-2'));
  });

  test('without a key is another effect each time', async () => {
    const asking = { person: house.person('clerk') };
    const once = await perform(house.office, enrollParticipants, asking, someone('N4'));
    expect(once.replayed).toBe(false);
    await refused(house, 'rows-refused', () => perform(house.office, enrollParticipants, asking, someone('N4')));
  });
});

describe('a command that fails', () => {
  test.each(['begin', 'statement', 'commit'] as const)(
    'at %s leaves nothing, and its key may be sent again',
    async (at) => {
      const before = await rowCounts(house);
      const fault = (step: { at: string }): void => {
        if (step.at === at) throw new Error('the power is gone');
      };
      await expect(enroll(`F-${at}`, `key-${at}`, { ...house.office, fault })).rejects.toThrow('the power is gone');
      expect(await rowCounts(house)).toBe(before);
      expect((await enroll(`F-${at}`, `key-${at}`)).replayed).toBe(false);
    },
  );

  test('at its last statement leaves nothing, whichever statement that is', async () => {
    const before = await rowCounts(house);
    for (let last = 1; ; last += 1) {
      let reached = false;
      const fault = (step: { number: number; at: string }): void => {
        if (step.number !== last || step.at !== 'statement') return;
        reached = true;
        throw new Error('the power is gone');
      };
      const outcome = await enroll('F-n', 'key-n', { ...house.office, fault }).catch(() => undefined);
      if (outcome === undefined) {
        expect(await rowCounts(house)).toBe(before);
        continue;
      }
      // Either all statements were let through, or the number was that of another step.
      if (!reached) break;
    }
    expect(await isOnFile('F-n')).toBe(true);
  });

  test('whose answer was lost after COMMIT is answered from what was written', async () => {
    let lost = 0;
    const fault = (step: { at: string }): void => {
      if (step.at !== 'committed' || lost > 0) return;
      lost += 1;
      throw new ConnectionLost('the answer was lost');
    };
    const answered = await enroll('F-lost', 'key-lost', { ...house.office, fault });
    expect(answered).toMatchObject({ replayed: true, outcome: { participants: 1 } });
    expect(await isOnFile('F-lost')).toBe(true);
  });
});

test('two who enroll the same person at the same moment: one does, the other is refused', async () => {
  const answers = await Promise.allSettled([enroll('T1', 'key-t1'), enroll('T1', 'key-t2')]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual(['fulfilled', 'rejected']);
  const failed = answers.find((answer) => answer.status === 'rejected');
  expect(failed?.reason).toMatchObject({ code: expect.stringMatching(/^(rows-refused|already-exists)$/) });
});

test('a query writes nothing, and what it answers has the form that it says', async () => {
  await enrollJudge(house, 'Q1', { born: '1970-03-15', from: '2008-02-01', annual: '90000.00', bank: '1234' });
  const before = await rowCounts(house);
  const input = { participant: 'Q1' };
  const { outcome, head } = await perform(house.office, readParticipant, { person: house.person('auditor') }, input);
  expect(readParticipant.output.safeParse(outcome)).toMatchObject({ success: true });
  expect(head).toBeUndefined();
  expect(await rowCounts(house)).toBe(before);
});
