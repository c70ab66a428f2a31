// How an approval is bound: to another person, to the proof that was seen, to facts and readings that have not moved.
// What a granted decision comes to is in decisions.test.ts and grants.test.ts.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  approve,
  awardRowsOf,
  certify,
  convertedRow,
  enrollJudge,
  nonoccupational,
  officeForAll,
  propose,
  refused,
  sentTwice,
  sqlOf,
  withRoles,
} from '../../../test/office/scenarios.ts';
import { runCommand } from '../office.ts';
import { approveDecision } from './approve-decision.ts';
import { rejectDecision } from './reject-decision.ts';

const DISABLED = { question: 'nonoccupational-disability', facts: nonoccupational('2026-08-01') };
const JUDGE = {
  born: '1972-05-20',
  from: '2012-01-16',
  to: '2026-09-30',
  endedBy: 'disability',
  annual: '96000.00',
} as const;

let house: TestOffice;

async function disabled(participant: string): Promise<void> {
  await enrollJudge(house, participant, JUDGE);
  await certify(house, participant, '2026-09-01');
}

officeForAll((opened) => {
  house = opened;
});

describe('a proposal', () => {
  beforeAll(() => disabled('P1'));

  test('is not approved or rejected by whoever proposed it, though they hold both roles', async () => {
    const { decision, proofHash } = await propose(house, 'P1', DISABLED);
    const both = withRoles(house, 'caseworker', 'caseworker', 'approver');
    const input = { participant: 'P1', decision, proofHash };
    await refused(house, 'own-proposal', () => runCommand(house.office, approveDecision, both, input));
    const rejection = { participant: 'P1', decision, reason: 'No' };
    await refused(house, 'own-proposal', () => runCommand(house.office, rejectDecision, both, rejection));
    await refused(house, 'not-allowed', () => house.as('caseworker', 'approve-decision', input));
  });

  test('is not approved under another proof than its own, nor where there is none', async () => {
    const { decision } = await propose(house, 'P1', DISABLED);
    const input = { participant: 'P1', decision, proofHash: 'f'.repeat(64) };
    const { seen } = await refused(house, 'not-what-was-seen', () => house.as('approver', 'approve-decision', input));
    expect(seen).toBe('f'.repeat(12));
    const none = { ...input, decision: 'none' };
    await refused(house, 'no-such-decision', () => house.as('approver', 'approve-decision', none));
  });

  test('is rejected once, with a reason, and pays nothing', async () => {
    const { decision, proofHash } = await propose(house, 'P1', DISABLED);
    const reason = 'The examination is too old';
    await sentTwice(house, 'approver', 'reject-decision', { participant: 'P1', decision, reason });
    expect(await awardRowsOf(house, 'P1')).toEqual([]);
    const { decisions } = await house.as('auditor', 'read-participant', { participant: 'P1' });
    expect(decisions.find(({ id }: { id: string }) => id === decision)).toMatchObject({
      state: 'rejected',
      decidedBy: 'approver',
      reason,
    });
    const input = { participant: 'P1', decision, proofHash };
    const details = await refused(house, 'already-decided', () => house.as('approver-2', 'approve-decision', input));
    expect(details).toMatchObject({ state: 'rejected', by: 'approver' });
  });

  test('is approved once, and sent again gives the same award', async () => {
    const { decision, proofHash } = await propose(house, 'P1', DISABLED);
    const input = { participant: 'P1', decision, proofHash };
    const outcome = await sentTwice(house, 'approver', 'approve-decision', input);
    expect(outcome).toEqual({ decision, outcome: 'granted', awards: [`${decision}-a1`] });
    await refused(house, 'already-decided', () => house.as('approver-2', 'approve-decision', input));
    const rejection = { participant: 'P1', decision, reason: 'No' };
    await refused(house, 'already-decided', () => house.as('approver-2', 'reject-decision', rejection));
  });

  test('sent again is the same proposal', async () => {
    const { application } = await house.as('caseworker', 'file-application', {
      participant: 'P1',
      question: DISABLED.question,
      filedOn: '2026-09-15',
      onForm: true,
      facts: DISABLED.facts,
    });
    const input = { participant: 'P1', question: DISABLED.question, application };
    await sentTwice(house, 'caseworker', 'propose-decision', input);
    const [{ n }] = (await sqlOf(house, 'select count(*)::int as n from retiro.law_graph')) as [{ n: string }];
    expect(n).toBe('1');
  });
});

describe('facts that move between proposal and approval', () => {
  beforeAll(async () => {
    await disabled('P2');
    await enrollJudge(house, 'P3', {
      born: '1979-07-19',
      from: '2017-03-06',
      to: '2026-08-31',
      endedBy: 'resignation',
      annual: '80000.00',
      accounts: { 'hybrid-contributions': '40000.00' },
    });
  });

  const moves: readonly (readonly [what: string, participant: string, move: () => Promise<unknown>])[] = [
    [
      'a salary',
      'P2',
      () =>
        house.as('clerk', 'record-salaries', {
          rows: [{ participant: 'P2', from: '2026-01-01', annual: '99000.00' }],
        }),
    ],
    ['a certificate', 'P2', () => certify(house, 'P2', '2026-09-20')],
    [
      'the balance of the account',
      'P3',
      () =>
        house.as('clerk', 'open-accounts', {
          rows: [{ participant: 'P3', account: 'hybrid-return', asOf: '2026-09-30', balance: '0.01' }],
        }),
    ],
  ];

  test.each(moves)('%s keeps it from being approved; proposed anew it is', async (_, participant, move) => {
    const asked = participant === 'P2' ? DISABLED : { question: 'hybrid-separation' };
    const seen = await propose(house, participant, asked);
    await move();
    const details = await refused(house, 'facts-moved', () => approve(house, participant, seen));
    expect(details).toEqual({ what: ['facts'] });
    expect(await approve(house, participant, await propose(house, participant, asked))).toMatchObject({
      outcome: 'granted',
    });
  });

  test('what the case does not turn on changes nothing', async () => {
    await disabled('P4');
    const seen = await propose(house, 'P4', DISABLED);
    await house.as('clerk', 'record-earnings', { rows: [{ participant: 'P4', month: '2026-10', amount: '1.00' }] });
    expect(await approve(house, 'P4', seen)).toMatchObject({ outcome: 'granted' });
  });
});

describe('4-242b-d.fixed: a Hybrid annuity in force', () => {
  test('is not replaced by another decision', async () => {
    await enrollJudge(house, 'P5', {
      born: '1960-01-10',
      from: '2014-07-01',
      to: '2026-07-31',
      endedBy: 'retirement',
      annual: '90000.00',
      accounts: { 'hybrid-contributions': '100000.00' },
    });
    const row = convertedRow('P5', { kind: 'hybrid-separation', rule: 'hybrid-annuity', startsOn: '2026-08-01' });
    const { import: batch } = await house.as('clerk', 'convert-awards', { rows: [row] });
    await house.as('approver', 'approve-import', { import: batch });
    const seen = await propose(house, 'P5', { question: 'hybrid-separation', facts: { account: { factor: '12.5' } } });
    const details = await refused(house, 'award-is-fixed', () => approve(house, 'P5', seen));
    expect(details).toEqual({ award: 'old-1' });
  });
});

describe('before the Board has adopted its readings', () => {
  let early: TestOffice;
  const resolution = (number: string, adopts: object[]) => ({
    board: 'board-2026',
    number,
    takenOn: '2026-11-01',
    startsOn: '2026-11-01',
    adopts,
  });

  officeForAll(
    (opened) => {
      early = opened;
    },
    { adopted: false },
  );
  beforeAll(async () => {
    await enrollJudge(early, 'P1', JUDGE);
    await certify(early, 'P1', '2026-09-01');
  });

  test('what rests on inference is an estimate, and no award comes of it until they are', async () => {
    const seen = await propose(early, 'P1', DISABLED);
    expect(seen.outcome).toBe('granted');
    const { inferred, unconfirmed } = seen.estimate as { inferred: string[]; unconfirmed: string[] };
    expect(inferred).toEqual(expect.arrayContaining(['average-compensation', 'years-over-ten', 'rounding']));
    // The reading of 60 is the text's own: it asks for no resolution.
    expect(inferred).not.toContain('before-sixty');
    expect(unconfirmed).toEqual([]);
    await refused(early, 'estimate-only', () => approve(early, 'P1', seen));

    const adopts = Object.entries(await adopted(inferred)).map(([reading, option]) => ({ reading, option }));
    await early.as('board', 'propose-resolution', resolution('R-1', adopts));
    await refused(early, 'estimate-only', () => approve(early, 'P1', seen));
    await early.as('board-2', 'approve-resolution', { resolution: 'R-1' });
    expect(await approve(early, 'P1', seen)).toMatchObject({ outcome: 'granted' });
  });

  test('a proposal under a reading that the Board then adopts otherwise is not approved', async () => {
    const seen = await propose(early, 'P1', DISABLED);
    const adopts = [{ reading: 'years-over-ten', option: 'whole-years' }];
    await early.as('board-2', 'propose-resolution', resolution('R-2', adopts));
    await early.as('board', 'approve-resolution', { resolution: 'R-2' });
    const details = await refused(early, 'facts-moved', () => approve(early, 'P1', seen));
    expect(details).toEqual({ what: ['years-over-ten'] });
    // 57 months above ten years are four whole years: 34% of 96,000.00 is 32,640.00, 2,720.00 a month.
    expect((await propose(early, 'P1', DISABLED)).result).toMatchObject({ annual: '32640.00', monthly: '2720.00' });
  });

  /** The option under which the proposal was made. */
  async function adopted(ids: readonly string[]): Promise<Record<string, string>> {
    const { decisions } = await early.as('auditor', 'read-participant', { participant: 'P1' });
    return Object.fromEntries(ids.map((id) => [id, decisions[0].readings[id]]));
  }
});
