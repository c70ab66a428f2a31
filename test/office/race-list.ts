// Which two commands are run at once, from which state, and what may come of it.
// They are run in races.test.ts.

import { contested, openPoint, orderCase, runAt, seenCase } from './command-scenarios.ts';
import { firstIdUnder, type Input } from './desk.ts';
import { paperOf } from './papers.ts';
import { MONTH, type World } from './world.ts';

export interface Act {
  readonly who: string;
  readonly verb: string;
  readonly input: Input;
}

type Ids = Readonly<Record<string, unknown>>;

export interface Race {
  /** Brings the world to the start of the race, and gives the ids that it is about. */
  readonly ready: (world: World) => Promise<Ids> | Ids;
  readonly acts: (ids: Ids) => readonly [Act, Act];
  /** What whoever comes second may be told. */
  readonly loser: readonly string[];
  /** True where both are told that it is done, and it is done once. */
  readonly both?: true;
  /** True where the one may also come wholly before the other. */
  readonly either?: true;
  /** A statement that counts 1 afterwards: the effect is there, and there once. */
  readonly count: string;
}

const act = (who: string, verb: string, input: Input): Act => ({ who, verb, input });

const approval = ({ decision }: Ids, who: string): Act => {
  const { participant, id, proofHash } = (decision ?? {}) as Ids;
  return act(who, 'approve-decision', { participant, decision: id, proofHash });
};

const rejection = ({ decision }: Ids, who: string): Act => {
  const { participant, id } = (decision ?? {}) as Ids;
  return act(who, 'reject-decision', { participant, decision: id, reason: 'not proved' });
};

const pension = ({ pension: told }: World): Ids => ({
  decision: { participant: 'P1', id: told.decision, proofHash: told.proofHash },
});

const run =
  (stage: Parameters<typeof runAt>[1]) =>
  async (world: World): Promise<Ids> => ({ run: await runAt(world, stage) });

/** Two prepared runs of one month. */
async function twoRuns(world: World): Promise<Ids> {
  const one = await runAt(world, 'prepared');
  return { one, two: await runAt(world, 'prepared') };
}

const death = (who: string): Act => act(who, 'record-deaths', { rows: [{ participant: 'P4', diedOn: '2026-11-12' }] });

const SIGNED = "select count(*) from retiro.run where state in ('posting', 'posted', 'released')";

export const RACES: Readonly<Record<string, Race>> = {
  'of two approvals of a decision one makes the award': {
    ready: pension,
    acts: (ids) => [approval(ids, 'approver'), approval(ids, 'approver-2')],
    loser: ['already-decided'],
    count: "select count(*) from retiro.award where participant = 'P1'",
  },
  'of two who bring in the same bytes one makes the document': {
    ready: () => ({}),
    acts: () => {
      const input = { participant: 'P4', kind: 'letter', name: 'scan.png', content: paperOf('letter') };
      return [act('clerk', 'add-document', input), act('caseworker', 'add-document', input)];
    },
    loser: ['same-document'],
    count: "select count(*) from retiro.document_content where participant = 'P4'",
  },
  'of two verifications of a document one stands': {
    ready: async ({ desk }) => {
      const input = { participant: 'P4', kind: 'birth', name: 'scan.png', content: paperOf('birth') };
      const { document } = await desk.do('clerk', 'add-document', input);
      return { participant: 'P4', document };
    },
    acts: (ids) => [act('caseworker', 'verify-document', ids), act('approver', 'verify-document', ids)],
    loser: ['already-decided'],
    count: "select count(*) from retiro.document_verification where participant = 'P4'",
  },
  'a decision is approved or rejected, never both': {
    ready: pension,
    acts: (ids) => [approval(ids, 'approver'), rejection(ids, 'approver-2')],
    loser: ['already-decided'],
    count: `select (select count(*) from retiro.decision_approval where participant = 'P1')
      + (select count(*) from retiro.decision_rejection where participant = 'P1')`,
  },
  'of two rejections of a decision one stands': {
    ready: pension,
    acts: (ids) => [rejection(ids, 'approver'), rejection(ids, 'approver-2')],
    loser: ['already-decided'],
    count: "select count(*) from retiro.decision_rejection where participant = 'P1'",
  },
  'an account is given away once, though two decisions give it': {
    ready: async ({ desk, distribution }) => {
      const { decision, proofHash } = await desk.do('all', 'propose-decision', {
        participant: 'P2',
        question: 'hybrid-separation',
        on: '2026-11-21',
      });
      return { one: [distribution.decision, distribution.proofHash], two: [decision, proofHash] };
    },
    acts: ({ one, two }) => {
      const approve = (who: string, [decision, proofHash]: readonly unknown[]): Act =>
        act(who, 'approve-decision', { participant: 'P2', decision, proofHash });
      return [approve('approver', (one ?? []) as unknown[]), approve('approver-2', (two ?? []) as unknown[])];
    },
    loser: ['facts-moved', 'account-short'],
    count: "select count(*) from retiro.award where participant = 'P2'",
  },
  'an approval sees a death, or comes before it': {
    ready: ({ distribution }) => ({
      decision: { participant: 'P2', id: distribution.decision, proofHash: distribution.proofHash },
    }),
    acts: (ids) => [
      approval(ids, 'approver'),
      act('clerk', 'record-deaths', { rows: [{ participant: 'P2', diedOn: '2026-11-12' }] }),
    ],
    loser: ['facts-moved'],
    either: true,
    count: `select count(*) from retiro.fact f join retiro.audit d on d.command = f.command
      where f.kind = 'death' and f.participant = 'P2' and not exists (
        select from retiro.decision_approval y join retiro.audit a on a.command = y.command
        where y.participant = 'P2' and a.seq > d.seq)`,
  },
  'a month is not signed for an award whose place another takes': {
    ready: async (world) => {
      const { desk, application, pension: told } = world;
      await desk.do('approver', 'approve-decision', {
        participant: 'P1',
        decision: told.decision,
        proofHash: told.proofHash,
      });
      const { decision, proofHash } = await desk.do('caseworker', 'propose-decision', {
        participant: 'P1',
        question: 'nonoccupational-disability',
        application,
        on: '2026-11-20',
        startsOn: '2026-11-01',
      });
      return { run: await runAt(world, 'prepared'), decision: { participant: 'P1', id: decision, proofHash } };
    },
    acts: ({ run: id, decision }) => [approval({ decision }, 'approver'), act('approver-2', 'sign-run', { run: id })],
    loser: ['award-replaced', 'run-is-posting'],
    count: `select (select count(*) from retiro.award where participant = 'P1' and replaces is not null)
      + (select count(*) from retiro.run where state = 'posting')`,
  },
  'of two who change a case the second is told what came since': {
    ready: orderCase,
    acts: (seen) => [
      act('clerk', 'assign-case', { ...seen, to: 'caseworker' }),
      act('caseworker', 'note-case', { ...seen, text: 'called' }),
    ],
    loser: ['case-moved'],
    count: "select count(*) from retiro.case_event where participant = 'P4'",
  },
  'of two approvals of an option one stands': {
    ready: async (world) => {
      const { option } = await world.desk.do('caseworker', 'propose-option', await openPoint(world));
      return { participant: 'P6', option };
    },
    acts: (ids) => [act('approver', 'approve-option', ids), act('approver-2', 'approve-option', ids)],
    loser: ['already-decided'],
    count: 'select count(*) from retiro.case_option_approval',
  },
  'of two ends of a contest one stands': {
    ready: contested,
    acts: ({ contest }) => {
      const ended = { participant: 'P1', contest, decidedOn: '2026-11-20', authority: 'board-2026', reasons: 'heard' };
      return [
        act('caseworker', 'conclude-contest', { ...ended, disposition: 'remanded' }),
        act('all', 'conclude-contest', { ...ended, disposition: 'upheld' }),
      ];
    },
    loser: ['already-decided'],
    count: `select count(*) from retiro.contest_outcome o where (o.disposition = 'remanded') =
      exists (select from retiro.case_event e where e.participant = o.participant and e.kind = 'remanded')`,
  },
  'nothing is proposed in a case after it is stayed': {
    ready: async (world) => {
      const { contest } = await contested(world);
      return { contest, ...(await seenCase(world, 'P1', world.application)) };
    },
    acts: ({ contest, ...seen }) => [
      act('caseworker', 'propose-decision', {
        participant: 'P1',
        question: 'nonoccupational-disability',
        application: seen.case,
      }),
      act('all', 'stay-case', { ...seen, contest, stays: true, authority: 'board-2026' }),
    ],
    loser: ['case-stayed'],
    either: true,
    count: `select count(*) from retiro.case_event e join retiro.audit s on s.command = e.command
      where e.kind = 'stayed' and not exists (select from retiro.decision d join retiro.audit a on a.command = d.command
        where d.participant = e.participant and d.application = e.case_file and a.seq > s.seq)`,
  },
  'an approval rests on what is established, or comes before it': {
    ready: async (world) => ({ ...pension(world), seen: await seenCase(world, 'P1', world.application) }),
    acts: ({ seen, ...ids }) => [
      approval(ids, 'approver'),
      act('caseworker', 'establish-facts', {
        ...(seen as Ids | undefined),
        facts: { disability: { onsetOn: '2026-06-23' } },
        reason: 'the hospital record',
      }),
    ],
    loser: ['facts-moved', 'case-moved'],
    count: `select (select count(*) from retiro.decision_approval where participant = 'P1')
      + (select count(*) from retiro.fact where kind = 'case' and corrects is not null)`,
  },
  'of two signatures of a run one is the approval': {
    ready: run('prepared'),
    acts: (ids) => [act('approver', 'sign-run', ids), act('approver-2', 'sign-run', ids)],
    loser: ['already-decided'],
    count: SIGNED,
  },
  'a run signed twice by one person is signed once': {
    ready: run('prepared'),
    acts: (ids) => [act('approver', 'sign-run', ids), act('approver', 'sign-run', ids)],
    loser: [],
    both: true,
    count: SIGNED,
  },
  'of two runs of a month one is signed': {
    ready: twoRuns,
    acts: ({ one, two }) => [act('approver', 'sign-run', { run: one }), act('approver-2', 'sign-run', { run: two })],
    loser: ['month-is-paid'],
    count: SIGNED,
  },
  'two preparations with one cut-off are one run': {
    ready: () => ({ known: 15 }),
    acts: ({ known }) => [
      act('payroll', 'open-run', { month: MONTH, known }),
      act('payroll-2', 'open-run', { month: MONTH, known }),
    ],
    loser: [],
    both: true,
    count: 'select count(*) from retiro.run',
  },
  'two processes that prepare with one cut-off prepare one run': {
    ready: () => ({ known: 15 }),
    acts: ({ known }) => [
      act('payroll', 'prepare-run', { month: MONTH, known }),
      act('payroll-2', 'prepare-run', { month: MONTH, known }),
    ],
    loser: [],
    both: true,
    count: "select count(*) from retiro.run where state = 'prepared' and lines is not null",
  },
  'of two approvals of bank details one stands': {
    ready: ({ bankDetails }) => ({ proposal: bankDetails, participant: 'P4' }),
    acts: (ids) => [act('approver', 'approve-bank-details', ids), act('approver-2', 'approve-bank-details', ids)],
    loser: ['already-decided'],
    count: 'select count(*) from retiro.payee_approval',
  },
  'of two approvals of an import one stands': {
    ready: ({ awardImport }) => ({ import: awardImport }),
    acts: (ids) => [act('approver', 'approve-import', ids), act('approver-2', 'approve-import', ids)],
    loser: ['already-decided'],
    count: "select count(*) from retiro.award_now where participant = 'P5' and state = 'current'",
  },
  'of two approvals of a resolution one stands': {
    ready: () => ({ resolution: 'JR-2' }),
    acts: (ids) => [act('board-2', 'approve-resolution', ids), act('board-3', 'approve-resolution', ids)],
    loser: ['already-decided'],
    count: "select count(*) from retiro.resolution where id = 'JR-2' and approved_by is not null",
  },
  'of two resolutions with one number one is proposed': {
    ready: () => ({}),
    acts: () => {
      const input = {
        board: 'board-2026',
        number: 'JR-9',
        takenOn: '2026-11-01',
        startsOn: '2026-11-01',
        adopts: [{ reading: 'payday', option: 'following-banking-day' }],
      };
      return [act('board', 'propose-resolution', input), act('board-2', 'propose-resolution', input)];
    },
    loser: ['already-exists'],
    count: "select count(*) from retiro.resolution where id = 'JR-9'",
  },
  'of two deaths of one person one is recorded': {
    ready: () => ({}),
    acts: () => [death('clerk'), death('caseworker')],
    loser: ['rows-refused', 'already-dead'],
    count: "select count(*) from retiro.fact where kind = 'death' and participant = 'P4'",
  },
  'of two enrollments of one person one is recorded': {
    ready: () => ({}),
    acts: () => {
      const rows = [
        {
          participant: 'P8',
          givenNames: 'Luz',
          surnames: 'Ortiz',
          birthDate: '1980-01-01',
          language: 'es',
          ssn: '900000088',
        },
      ];
      return [act('clerk', 'enroll-participants', { rows }), act('all', 'enroll-participants', { rows })];
    },
    loser: ['rows-refused', 'already-exists'],
    count: "select count(*) from retiro.participant_now where participant = 'P8'",
  },
  'of two openings of one account one is recorded': {
    ready: () => ({}),
    acts: () => {
      const rows = [{ participant: 'P1', account: 'contributions', asOf: '2026-09-30', balance: '5.00' }];
      return [act('clerk', 'open-accounts', { rows }), act('all', 'open-accounts', { rows })];
    },
    loser: ['rows-refused', 'already-exists'],
    count: "select count(*) from retiro.transfer where participant = 'P1'",
  },
  'of two records of one spell one stands': {
    ready: () => ({}),
    acts: () => {
      const rows = [{ participant: 'P4', spell: 'S1', capacity: 'judge', from: '1985-01-02', to: '2015-02-28' }];
      return [act('clerk', 'record-service', { rows }), act('all', 'record-service', { rows })];
    },
    loser: ['rows-refused', 'already-exists'],
    count: "select count(*) from retiro.service_now where participant = 'P4'",
  },
  'of two withdrawals of one fact one stands': {
    ready: async ({ desk }) => {
      const key = 'raced-death';
      const rows = [{ participant: 'P4', diedOn: '2026-11-12' }];
      await desk.perform('clerk', 'record-deaths', { rows }, { key });
      return { participant: 'P4', fact: firstIdUnder(key), reason: 'another person' };
    },
    acts: (ids) => [act('clerk', 'withdraw-fact', ids), act('caseworker', 'withdraw-fact', ids)],
    loser: ['no-such-proposal'],
    count: 'select count(*) from retiro.fact where withdraws is not null',
  },
  'a run released twice is released once, with one file': {
    ready: run('posted'),
    acts: (ids) => [act('treasurer', 'release-run', ids), act('treasurer-2', 'release-run', ids)],
    loser: [],
    both: true,
    count: "select count(*) from retiro.run where state = 'released'",
  },
  'a line is withdrawn before the signature, or not at all': {
    ready: async (world) => {
      const id = await runAt(world, 'prepared');
      const { digest } = await world.desk.do('auditor', 'read-run-row', { run: id });
      return { run: id, digest };
    },
    acts: ({ run: id, digest }) => [
      act('approver', 'sign-run', { run: id, digest }),
      act('payroll', 'withdraw-line', { run: id, participant: 'P4', award: 'A4', reason: 'died' }),
    ],
    loser: ['wrong-state', 'not-what-was-seen'],
    count: `select count(*) from retiro.run where (state = 'posting') <> (total_cents = 0)`,
  },
  'a run is cancelled or signed': {
    ready: run('prepared'),
    acts: (ids) => [act('approver', 'sign-run', ids), act('payroll', 'cancel-run', ids)],
    loser: ['wrong-state'],
    count: "select count(*) from retiro.run where state in ('posting', 'abandoned')",
  },
  'two workers that post one run post it once': {
    ready: run('signed'),
    acts: (ids) => [act('approver', 'post-batch', ids), act('payroll', 'post-batch', ids)],
    loser: [],
    both: true,
    count: "select count(*) from retiro.transfer where key like 'pay/A4/2026-11/regular/gross'",
  },
  'two who approve and post one run to its end post it once': {
    ready: run('signed'),
    acts: (ids) => [act('approver', 'approve-run', ids), act('approver', 'approve-run', ids)],
    loser: [],
    both: true,
    count: "select count(*) from retiro.run where state = 'posted'",
  },
  'of two payments of the Fund under one reference one is recorded': {
    ready: () => ({}),
    acts: () => {
      const rows = [{ participant: 'P1', reference: 'F1', receivedOn: '2026-11-02', amount: '985.50' }];
      return [act('treasurer', 'record-fund-payment', { rows }), act('treasurer-2', 'record-fund-payment', { rows })];
    },
    loser: ['already-exists'],
    count: "select count(*) from retiro.transfer where key like 'fund-payment/%'",
  },
};
