// Contests of decisions: one at a time, stays, remands; and what participants file for themselves.
// How a case comes to its decision is in cases.test.ts.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import { type Answer, approve, certify, enrollJudge, officeForAll, refused } from '../../../test/office/scenarios.ts';

const JUDGE = { born: '1972-05-20', from: '2012-01-16', to: '2026-09-30', endedBy: 'disability', annual: '96000.00' };

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

describe('a contest', () => {
  let id: string;
  let decision: string;
  let contest: string;
  const ACCOUNT = 'board-2026';
  beforeAll(async () => {
    await enrollJudge(house, 'P7', { ...JUDGE, to: '2018-12-31' });
    await certify(house, 'P7', '2018-11-01');
    const facts = { disability: { onsetOn: '2019-08-01', totalAndPermanent: true } };
    id = await file('P7', 'nonoccupational-disability', { facts });
    const seen = await house.as('caseworker', 'propose-decision', {
      participant: 'P7',
      question: 'nonoccupational-disability',
      application: id,
    });
    expect(seen.outcome).toBe('denied');
    await approve(house, 'P7', seen);
    decision = seen.decision;
  });
  const contested = { forum: 'board', filedOn: '2026-10-30', deadline: '2026-10-29', grounds: 'I was in office' };

  test('is of a decision that stands, once at a time, and says whether it is late', async () => {
    const ask = { participant: 'P7', decision, ...contested };
    await refused(house, 'no-such-decision', () => house.as('clerk', 'file-contest', { ...ask, decision: 'none' }));
    const filed = await house.as('clerk', 'file-contest', ask);
    expect(filed).toMatchObject({ case: id, late: true });
    contest = filed.contest;
    await refused(house, 'already-exists', () => house.as('clerk', 'file-contest', ask));
    expect((await look('P7', id)).case.stage.id).toBe('contested');
  });

  test('stays no other case than its own', async () => {
    const other = await file('P7', 'occupational-disability');
    const { events: seen } = (await look('P7', other)).case;
    const stay = { participant: 'P7', case: other, seen, contest, stays: true, authority: ACCOUNT };
    await refused(house, 'no-such-proposal', () => house.as('caseworker', 'stay-case', stay));
  });

  test('stays the case: nothing is proposed meanwhile', async () => {
    const { events } = (await look('P7', id)).case;
    const stay = { participant: 'P7', case: id, seen: events, contest, stays: true, authority: ACCOUNT };
    await house.as('caseworker', 'stay-case', stay);
    await refused(house, 'already-exists', () => house.as('caseworker', 'stay-case', { ...stay, seen: events + 1 }));
    await refused(house, 'case-stayed', () =>
      house.as('caseworker', 'propose-decision', {
        participant: 'P7',
        question: 'nonoccupational-disability',
        application: id,
      }),
    );
  });

  test('ends with the case remanded, and what the judgment found decides it anew', async () => {
    const end = { participant: 'P7', contest, disposition: 'remanded', decidedOn: '2026-11-01', authority: ACCOUNT };
    await refused(house, 'dates-contradict', () =>
      house.as('caseworker', 'conclude-contest', { ...end, decidedOn: '2026-10-29', reasons: 'x' }),
    );
    const ended = await house.as('caseworker', 'conclude-contest', { ...end, reasons: 'the onset was in office' });
    expect(ended).toMatchObject({ case: id, stage: 'ready' });
    await refused(house, 'already-decided', () =>
      house.as('caseworker', 'conclude-contest', { ...end, reasons: 'again' }),
    );
    const { events } = (await look('P7', id)).case;
    await house.as('caseworker', 'establish-facts', {
      participant: 'P7',
      case: id,
      seen: events,
      facts: { disability: { onsetOn: '2018-08-01' } },
      reason: 'judgment',
    });
    const answer = await look('P7', id);
    expect(answer).toMatchObject({ stayed: null, contests: [{ id: contest, disposition: 'remanded', late: true }] });
    await refused(house, 'not-contested', () =>
      house.as('clerk', 'file-contest', { participant: 'P7', decision, ...contested }),
    );
  });
});

describe('two contests in one case', () => {
  let id: string;
  const CONTEST = { forum: 'board', filedOn: '2026-11-02', grounds: 'the amount' };
  const END = { decidedOn: '2026-11-02', authority: 'board-2026', reasons: 'heard' };
  const contestOf = (decision: string): Promise<Answer> =>
    house.as('clerk', 'file-contest', { participant: 'P8', decision, ...CONTEST });
  const denied = async (on: string): Promise<string> => {
    const asked = { participant: 'P8', question: 'nonoccupational-disability', application: id, on };
    const seen = await house.as('caseworker', 'propose-decision', asked);
    await approve(house, 'P8', seen);
    return seen.decision;
  };

  test('the end of one leaves the stay that was ordered in the other', async () => {
    await enrollJudge(house, 'P8', { ...JUDGE, to: '2018-12-31' });
    await certify(house, 'P8', '2018-11-01');
    const facts = { disability: { onsetOn: '2019-08-01', totalAndPermanent: true } };
    id = await file('P8', 'nonoccupational-disability', { facts });
    const { contest: one } = await contestOf(await denied('2026-10-30'));
    const { contest: two } = await contestOf(await denied('2026-10-31'));
    const { events: seen } = (await look('P8', id)).case;
    const stay = { participant: 'P8', case: id, contest: one, stays: true, authority: 'board-2026' };
    await house.as('caseworker', 'stay-case', { ...stay, seen });
    await refused(house, 'already-exists', () =>
      house.as('caseworker', 'stay-case', { ...stay, seen: seen + 1, contest: two, stays: false }),
    );
    const end = { participant: 'P8', ...END };
    await house.as('caseworker', 'conclude-contest', { ...end, contest: two, disposition: 'withdrawn' });
    expect((await look('P8', id)).stayed).toMatchObject({ contest: one });
    await house.as('caseworker', 'conclude-contest', { ...end, contest: one, disposition: 'upheld' });
    expect(await look('P8', id)).toMatchObject({ stayed: null, case: { stage: { id: 'decided' } } });
  });
});

describe('a participant who files for themselves', () => {
  const own = { participant: 'P1' };
  const mine = (verb: string, input: object): Promise<Answer> => house.as('participant', verb, { ...own, ...input });

  beforeAll(async () => {
    await enrollJudge(house, 'P1', JUDGE);
    await certify(house, 'P1', '2026-09-01');
  });

  test('opens the case of an application, and contests a decision in it', async () => {
    const asked = { question: 'nonoccupational-disability', filedOn: '2026-11-02', onForm: true };
    await refused(house, 'dates-contradict', () => mine('file-application', { ...asked, filedOn: '2026-11-01' }));
    const { application } = await mine('file-application', asked);
    expect((await look('P1', application, 'participant')).case.stage.id).toBe('gathering');
    const facts = { disability: { onsetOn: '2026-08-01', totalAndPermanent: true } };
    await house.as('caseworker', 'establish-facts', { ...own, case: application, seen: 0, facts });
    const proposed = { ...own, question: asked.question, application, startsOn: '2026-11-01' };
    const seen = await house.as('caseworker', 'propose-decision', proposed);
    await approve(house, 'P1', seen);
    const { events } = (await look('P1', application)).case;
    const end = { ...own, case: application, seen: events, outcome: 'completed', because: 'told' };
    await house.as('caseworker', 'close-case', end);
    const contest = { forum: 'board', filedOn: '2026-11-02', grounds: 'I was in office' };
    const { decision } = seen;
    await refused(house, 'dates-contradict', () =>
      mine('file-contest', { decision, ...contest, filedOn: '2026-10-30' }),
    );
    await mine('file-contest', { decision, ...contest });
    const { case: row, events: happened } = await look('P1', application);
    expect(row).toMatchObject({ stage: { id: 'contested' }, closedOn: null });
    expect(happened.slice(-2).map(({ kind, by }: Answer) => `${kind} ${by}`)).toEqual([
      'reopened participant',
      'stage participant',
    ]);
  });

  test('does nothing else in a case, and nothing in that of another', async () => {
    const { cases } = await house.as('participant', 'list-cases', {});
    const change = { case: cases[0].id, seen: cases[0].events };
    for (const [verb, more] of Object.entries({
      'note-case': { text: 'x' },
      'assign-case': { to: 'caseworker' },
      'move-case': { stage: 'decided' },
      'close-case': { outcome: 'withdrawn', because: 'x' },
      'reopen-case': { because: 'x' },
      'promise-case': { promisedOn: '2026-12-01', because: 'x' },
    })) {
      await refused(house, 'not-allowed', () => mine(verb, { ...change, ...more }));
    }
    const contest = { participant: 'P7', decision: 'x', forum: 'board', filedOn: '2026-11-02', grounds: 'x' };
    await refused(house, 'no-such-participant', () => house.as('participant', 'file-contest', contest));
    const asked = { participant: 'P7', question: 'hybrid-separation', filedOn: '2026-11-02' };
    await refused(house, 'no-such-participant', () => house.as('participant', 'file-application', asked));
  });
});
