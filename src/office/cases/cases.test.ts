// Cases from intake to decision: stages that follow from facts, events over what was seen, points settled, contests heard.
// What a granted decision comes to is tested with the commands.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  type Answer,
  approve,
  certify,
  enrollJudge,
  officeForAll,
  refused,
  withRoles,
} from '../../../test/office/scenarios.ts';
import { approveOption } from '../commands/approve-option.ts';
import { proposeOption } from '../commands/propose-option.ts';
import { runCommand } from '../office.ts';

const JUDGE = { born: '1972-05-20', from: '2012-01-16', to: '2026-09-30', endedBy: 'disability', annual: '96000.00' };
const HYBRID = { born: '1979-07-19', from: '2017-03-06', to: '2026-08-31', annual: '80000.00' };
const ACCOUNTS = { 'hybrid-contributions': '40000.00', 'hybrid-return': '5000.01' };

let house: TestOffice;

officeForAll((opened) => {
  house = opened;
});

const look = (participant: string, id: string, who = 'caseworker'): Promise<Answer> =>
  house.as(who, 'read-case', { participant, case: id });

async function file(participant: string, question: string, more: object = {}): Promise<string> {
  const asked = { participant, question, filedOn: '2026-09-15', onForm: true, ...more };
  return (await house.as('caseworker', 'file-application', asked)).application;
}

const stagesOf = (answer: Answer): string[] => answer.stages.map(({ stage }: { stage: string }) => stage);

describe('a case of disability', () => {
  let id: string;
  beforeAll(async () => {
    await enrollJudge(house, 'P1', JUDGE);
    id = await file('P1', 'nonoccupational-disability');
  });

  test('begins with the facts it needs, and asks for none that is on file', async () => {
    const { case: row, now, stages } = await look('P1', id);
    expect(row).toMatchObject({
      stage: { id: 'gathering' },
      openedOn: '2026-09-15',
      promisedOn: '2026-11-14',
      events: 0,
    });
    expect(row.daysLeft).toBe(12);
    expect(now.outcome).toBe('needs-facts');
    expect([...now.missing].sort()).toEqual([
      '/disability/certificates',
      '/disability/onsetOn',
      '/disability/totalAndPermanent',
    ]);
    expect(stages).toEqual([{ stage: 'gathering', name: 'facts are needed', from: '2026-09-15', days: 48 }]);
  });

  test('comes to each stage by what is established, certified, proposed and decided', async () => {
    const facts = { disability: { onsetOn: '2026-08-01', totalAndPermanent: true } };
    await house.as('caseworker', 'establish-facts', { participant: 'P1', case: id, seen: 0, facts });
    expect((await look('P1', id)).now.missing).toEqual(['/disability/certificates']);
    await certify(house, 'P1', '2026-09-01');
    const asked = { participant: 'P1', question: 'nonoccupational-disability', application: id };
    const rejected = await house.as('caseworker', 'propose-decision', asked);
    await house.as('approver', 'reject-decision', {
      participant: 'P1',
      decision: rejected.decision,
      reason: 'look again',
    });
    await approve(house, 'P1', await house.as('caseworker', 'propose-decision', asked));
    const answer = await look('P1', id);
    expect(stagesOf(answer)).toEqual(['gathering', 'ready', 'proposed', 'ready', 'proposed', 'decided']);
    expect(answer.decisions.map(({ state }: Answer) => state)).toEqual(['rejected', 'approved']);
    expect(answer.events.map(({ by }: Answer) => by)).toEqual([
      'medical',
      'caseworker',
      'approver',
      'caseworker',
      'approver',
    ]);
  });

  test('is closed as completed once it is decided, and takes no more events until it is reopened', async () => {
    const { events } = (await look('P1', id)).case;
    const change = { participant: 'P1', case: id };
    await house.as('caseworker', 'close-case', { ...change, seen: events, outcome: 'completed', because: 'paid' });
    await refused(house, 'case-closed', () =>
      house.as('caseworker', 'propose-decision', {
        participant: 'P1',
        question: 'nonoccupational-disability',
        application: id,
      }),
    );
    const { on } = await refused(house, 'case-closed', () =>
      house.as('caseworker', 'note-case', { ...change, seen: events + 1, text: 'late' }),
    );
    expect(on).toBe('2026-11-02');
    await house.as('caseworker', 'reopen-case', { ...change, seen: events + 1, because: 'a letter came' });
    expect((await look('P1', id)).case).toMatchObject({ stage: { id: 'decided' }, closedOn: null });
  });
});

describe('facts of a case', () => {
  let id: string;
  beforeAll(async () => {
    await enrollJudge(house, 'P2', JUDGE);
    id = await file('P2', 'nonoccupational-disability', { facts: { disability: { onsetOn: '2026-08-01' } } });
  });
  const establish = (disability: object, more: object = {}): Promise<Answer> =>
    house.as('caseworker', 'establish-facts', { participant: 'P2', case: id, seen: 0, facts: { disability }, ...more });

  test('that stand already are not written again', async () => {
    expect(await establish({ onsetOn: '2026-08-01' })).toEqual({ case: id, facts: 0 });
  });

  test('are changed with a reason alone, and both stay on file', async () => {
    const { pointers } = await refused(house, 'reason-needed', () => establish({ onsetOn: '2026-08-02' }));
    expect(pointers).toEqual(['/disability/onsetOn']);
    await establish({ onsetOn: '2026-08-02' }, { reason: 'the hospital record' });
    expect((await look('P2', id)).established).toMatchObject([
      { pointer: '/disability/onsetOn', value: '2026-08-02', reason: 'the hospital record' },
    ]);
  });

  test('that no physician will be heard is one fact, however often it is said', async () => {
    const { events: seen } = (await look('P2', id)).case;
    expect(await establish({ certificates: [] }, { seen })).toEqual({ case: id, facts: 1 });
    const { events } = (await look('P2', id)).case;
    expect(await establish({ certificates: [] }, { seen: events })).toEqual({ case: id, facts: 0 });
  });

  test('are proved by a document of the participant that is on file', async () => {
    const { events: seen } = (await look('P2', id)).case;
    await refused(house, 'no-such-document', () => establish({ totalAndPermanent: true }, { seen, document: 'none' }));
  });

  test('that contradict each other leave nothing behind', async () => {
    const { events: seen } = (await look('P2', id)).case;
    await refused(house, 'facts-contradict', () => establish({ totalAndPermanentOn: '2026-07-01' }, { seen }));
  });

  test('of an account are the ledger’s, and of certificates the physicians’', async () => {
    await expect(establish({ certificates: [{ physician: 'x' }] })).rejects.toThrow('certificates');
    const facts = { account: { balance: '1.00' } };
    await expect(
      house.as('caseworker', 'establish-facts', { participant: 'P2', case: id, seen: 0, facts }),
    ).rejects.toThrow('balance');
  });
});

describe('two people at one case', () => {
  let id: string;
  beforeAll(async () => {
    await enrollJudge(house, 'P3', JUDGE);
    id = (await house.as('clerk', 'open-case', { participant: 'P3', kind: 'beneficiary-order' })).case;
  });
  const change = (more: object) => ({ participant: 'P3', case: id, ...more });

  test('the second is told what changed since', async () => {
    await house.as('clerk', 'assign-case', change({ seen: 0, to: 'caseworker' }));
    const told = await refused(house, 'case-moved', () =>
      house.as('caseworker', 'note-case', change({ seen: 0, text: 'x' })),
    );
    expect(told).toMatchObject({ seen: 0, now: 1, since: ['assigned 2026-11-02'] });
  });

  test('it goes to the next stage, and back with a reason, and nowhere else', async () => {
    const { may } = await refused(house, 'not-a-step', () =>
      house.as('clerk', 'move-case', change({ seen: 1, stage: 'filed' })),
    );
    expect(may).toEqual(['written', 'recognized']);
    await refused(house, 'not-over', () =>
      house.as('clerk', 'close-case', change({ seen: 1, outcome: 'completed', because: 'done' })),
    );
    await house.as('clerk', 'move-case', change({ seen: 1, stage: 'recognized' }));
    await refused(house, 'not-a-step', () => house.as('clerk', 'move-case', change({ seen: 2, stage: 'written' })));
    await house.as('clerk', 'move-case', change({ seen: 2, stage: 'written', because: 'not signed' }));
    const answer = await look('P3', id);
    expect(stagesOf(answer)).toEqual(['written', 'recognized', 'written']);
    expect(answer.mayBeBroughtTo.map((step: Answer) => step.id)).toEqual(['recognized']);
  });

  test('closed and reopened, it goes on where people had brought it', async () => {
    const { case: other } = await house.as('clerk', 'open-case', { participant: 'P3', kind: 're-examination' });
    const on = { participant: 'P3', case: other };
    await house.as('clerk', 'close-case', { ...on, seen: 0, outcome: 'withdrawn', because: 'x' });
    await house.as('clerk', 'reopen-case', { ...on, seen: 1, because: 'x' });
    expect((await look('P3', other)).case.stage.id).toBe('called');
    await house.as('clerk', 'move-case', { ...on, seen: 3, stage: 'examined' });
    await house.as('clerk', 'close-case', { ...on, seen: 4, outcome: 'opened-in-error', because: 'x' });
    await house.as('clerk', 'reopen-case', { ...on, seen: 5, because: 'x' });
    expect((await look('P3', other)).case.stage.id).toBe('examined');
  });

  test('no facts are established in a case that no decision ends', async () => {
    const facts = { account: { factor: '12.5' } };
    await refused(house, 'no-facts-asked', () => house.as('caseworker', 'establish-facts', change({ seen: 3, facts })));
  });

  test('it is given to staff alone', async () => {
    await refused(house, 'no-such-proposal', () => house.as('clerk', 'assign-case', change({ seen: 3, to: 'nobody' })));
  });

  test('another day is promised with a reason, and no day gone by', async () => {
    await refused(house, 'dates-contradict', () =>
      house.as('clerk', 'promise-case', change({ seen: 3, promisedOn: '2026-11-01', because: 'x' })),
    );
    await house.as('clerk', 'promise-case', change({ seen: 3, promisedOn: '2026-12-24', because: 'the notary' }));
    expect((await look('P3', id)).case).toMatchObject({ promisedOn: '2026-12-24', daysLeft: 52 });
  });
});

describe('the queue', () => {
  test('has those promised first at its top, by page, and knows which are late', async () => {
    house.at('2026-11-15T13:00:00.000Z');
    await enrollJudge(house, 'P4', JUDGE);
    for (const on of ['2026-10-01', '2026-11-10', '2026-11-05']) {
      await house.as('clerk', 'open-case', { participant: 'P4', kind: 'beneficiary-order', on });
    }
    const all = await house.as('clerk', 'list-cases', { participant: 'P4' });
    expect(all.cases.map(({ promisedOn }: Answer) => promisedOn)).toEqual(['2026-10-11', '2026-11-15', '2026-11-20']);
    expect(all).toMatchObject({ total: 3, late: 1, next: null });
    const first = await house.as('clerk', 'list-cases', { participant: 'P4', limit: 2 });
    const rest = await house.as('clerk', 'list-cases', { participant: 'P4', limit: 2, after: first.next });
    expect([...first.cases, ...rest.cases]).toEqual(all.cases);
    for (const after of ['abc', '2026-02-30/P4/x', '0000-01-01/P4/x']) {
      await expect(house.as('clerk', 'list-cases', { after })).rejects.toThrow('after');
    }
    const late = await house.as('clerk', 'list-cases', { participant: 'P4', state: 'late', owner: '-' });
    expect(late.cases.map(({ daysLeft }: Answer) => daysLeft)).toEqual([-35]);
    house.at('2026-11-02T13:00:00.000Z');
  });

  test('shows a participant their own cases alone, without the notes of the staff', async () => {
    const id = (await house.as('clerk', 'open-case', { participant: 'P1', kind: 're-examination' })).case;
    await house.as('clerk', 'note-case', { participant: 'P1', case: id, seen: 0, text: 'call the office' });
    const own = await house.as('participant', 'list-cases', {});
    expect(new Set(own.cases.map(({ participant }: Answer) => participant))).toEqual(new Set(['P1']));
    expect((await look('P1', id, 'participant')).events).toEqual([]);
    await refused(house, 'no-such-participant', () =>
      house.as('participant', 'read-case', { participant: 'P3', case: id }),
    );
  });
});

describe('a point that the law leaves open', () => {
  let id: string;
  beforeAll(async () => {
    await enrollJudge(house, 'P5', { ...HYBRID, endedBy: 'removal', accounts: ACCOUNTS });
    id = await file('P5', 'hybrid-separation', { onForm: undefined });
  });
  const settle = { reading: 'dismissed-account', option: 'refund', authority: 'board-2026', reasons: 'JR-2026-7' };

  test('is named with the options that settle it', async () => {
    const { case: row, openPoints } = await look('P5', id);
    expect(row.stage.id).toBe('open-point');
    expect(openPoints).toEqual([{ reading: 'dismissed-account', options: ['refund'] }]);
  });

  test('is settled by an authority on file alone, and no other point with it', async () => {
    const propose = (change: object) => () =>
      house.as('caseworker', 'propose-option', { participant: 'P5', case: id, seen: 1, ...settle, ...change });
    await refused(house, 'no-such-proposal', propose({ authority: 'nobody' }));
    await refused(house, 'no-such-proposal', propose({ reading: 'no-reading' }));
    await refused(house, 'no-such-proposal', propose({ option: 'no-option' }));
    await refused(house, 'nothing-open', propose({ reading: 'rounding', option: 'half-even-monthly' }));
    await refused(house, 'nothing-open', propose({ option: 'needs-decision' }));
  });

  test('is settled for this case by two people, and the decision names the option', async () => {
    const both = withRoles(house, 'caseworker', 'caseworker', 'approver');
    const { outcome } = await runCommand(house.office, proposeOption, both, {
      participant: 'P5',
      case: id,
      seen: 1,
      ...settle,
    });
    const input = { participant: 'P5', option: outcome.option };
    await refused(house, 'own-proposal', () => runCommand(house.office, approveOption, both, input));
    const asked = { participant: 'P5', question: 'hybrid-separation', application: id };
    await refused(house, 'not-ready', () => house.as('caseworker', 'propose-decision', asked));
    await house.as('approver', 'approve-option', input);
    await refused(house, 'already-decided', () => house.as('approver', 'approve-option', input));
    expect((await look('P5', id)).case.stage.id).toBe('ready');
    const seen = await house.as('caseworker', 'propose-decision', asked);
    expect(seen).toMatchObject({ outcome: 'granted', estimate: null });
    await approve(house, 'P5', seen);
    const answer = await look('P5', id);
    expect(answer.decisions[0].readings['dismissed-account']).toBe('refund');
    expect(answer.options).toMatchObject([{ ...settle, proposedBy: 'caseworker', approvedBy: 'approver' }]);
  });

  test('is still open in another case', async () => {
    await enrollJudge(house, 'P6', { ...HYBRID, endedBy: 'removal', accounts: ACCOUNTS });
    const other = await file('P6', 'hybrid-separation', { onForm: undefined });
    expect((await look('P6', other)).openPoints).toEqual([{ reading: 'dismissed-account', options: ['refund'] }]);
  });
});
