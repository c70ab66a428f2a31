// For every command of the office, a state of the database in which it succeeds, who does it, and on what input.
// What is done with it, fails at each statement in turn: failing-statements.test.ts.

import { firstIdUnder, type Input } from './desk.ts';
import { paperOf } from './papers.ts';
import { MONTH, type World } from './world.ts';

export interface Scenario {
  readonly who: string;
  /** Brings the world to where the command can be done, and gives its input. */
  readonly ready: (world: World) => Promise<Input> | Input;
}

/** The run of the month, taken as far as is said. */
export async function runAt(
  { desk }: World,
  stage: 'open' | 'batched' | 'prepared' | 'signed' | 'filled' | 'posted',
): Promise<string> {
  const { run = '' } = await desk.do('payroll', 'open-run', { month: MONTH });
  const steps: readonly (readonly [string, string])[] = [
    ['payroll', 'prepare-batch'],
    ['payroll', 'finish-preparation'],
    ['approver', 'sign-run'],
    ['approver', 'post-batch'],
    ['approver', 'finish-posting'],
  ];
  const stages = ['open', 'batched', 'prepared', 'signed', 'filled', 'posted'];
  for (const [who, name] of steps.slice(0, stages.indexOf(stage))) await desk.do(who, name, { run });
  return run;
}

const onRun =
  (stage: Parameters<typeof runAt>[1], more: Input = {}): Scenario['ready'] =>
  async (world) => ({ run: await runAt(world, stage), ...more });

const rows = (...given: readonly Input[]) => ({ rows: given });

/** A case of P4's order of beneficiaries, and that nothing has happened in it. */
export async function orderCase({ desk }: World): Promise<Input> {
  const { case: id } = await desk.do('clerk', 'open-case', { participant: 'P4', kind: 'beneficiary-order' });
  return { participant: 'P4', case: id, seen: 0 };
}

/** The case with as many events as it has. */
export async function seenCase({ desk }: World, participant: string, id: string): Promise<Input> {
  const answer = await desk.do('caseworker', 'read-case', { participant, case: id });
  return { participant, case: id, seen: (answer as unknown as { case: { events: number } }).case.events };
}

/** A judge who was removed: what becomes of the account, the law leaves to a person. */
export async function openPoint(world: World): Promise<Input> {
  const { desk } = world;
  const judge = { participant: 'P6', birthDate: '1979-07-19', enrolledOn: '2017-03-06', language: 'es' };
  await desk.do('clerk', 'enroll-participants', { rows: [{ ...judge, givenNames: 'Ana', surnames: 'Mora' }] });
  const spell = { spell: 'S1', capacity: 'judge', from: '2017-03-06', to: '2026-08-31', endedBy: 'removal' };
  await desk.do('clerk', 'record-service', { rows: [{ participant: 'P6', ...spell }] });
  const asked = { participant: 'P6', question: 'hybrid-separation', filedOn: '2026-11-01' };
  const { application = '' } = await desk.do('caseworker', 'file-application', asked);
  const settled = { reading: 'dismissed-account', option: 'refund', authority: 'board-2026', reasons: 'JR-7' };
  return { ...(await seenCase(world, 'P6', application)), ...settled };
}

/** The month is paid to P4, and then it is heard that they had died in it. */
async function lateDeath(world: World): Promise<void> {
  await runAt(world, 'posted');
  await world.desk.do('clerk', 'record-deaths', rows({ participant: 'P4', diedOn: '2026-11-12' }));
}

const paper = (kind: string): Input => ({ participant: 'P4', kind, name: 'scan.png', content: paperOf(kind) });

/** A document of P4, brought in by the clerk. */
async function paperOnFile({ desk }: World, kind: string): Promise<Input> {
  const { document } = await desk.do('clerk', 'add-document', paper(kind));
  return { participant: 'P4', document };
}

const approval = ({ decision, proofHash }: World['pension']): Input => ({ participant: 'P1', decision, proofHash });

const contestOf = ({ pension }: World): Input => ({
  participant: 'P1',
  decision: pension.decision,
  forum: 'board',
  filedOn: '2026-11-20',
  grounds: 'the amount',
});

export async function contested(world: World): Promise<Readonly<Record<string, string>>> {
  await world.desk.do('approver', 'approve-decision', approval(world.pension));
  return world.desk.do('clerk', 'file-contest', contestOf(world));
}

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'enroll-participants': {
    who: 'clerk',
    ready: () =>
      rows(
        {
          participant: 'P8',
          givenNames: 'Luz',
          surnames: 'Ortiz Peña',
          birthDate: '1980-02-29',
          enrolledOn: '2019-03-01',
          language: 'es',
          ssn: '900000088',
          bank: { routing: '550000013', account: '8', type: 'savings' },
        },
        { participant: 'P9', givenNames: 'Abel', surnames: 'Cruz', birthDate: '1981-05-05', language: 'en' },
      ),
  },
  'record-service': {
    who: 'clerk',
    ready: () =>
      rows(
        { participant: 'P4', spell: 'S1', capacity: 'judge', from: '1985-01-02', to: '2015-02-28' },
        { participant: 'P2', spell: 'S2', capacity: 'government', from: '2010-01-01', to: '2011-12-31' },
      ),
  },
  'record-salaries': {
    who: 'clerk',
    ready: () =>
      rows(
        { participant: 'P1', from: '2020-01-01', annual: '95000.00' },
        { participant: 'P4', from: '2010-01-01', annual: '80000.00' },
      ),
  },
  'open-accounts': {
    who: 'clerk',
    ready: () =>
      rows(
        { participant: 'P1', account: 'contributions', asOf: '2026-09-30', balance: '90000.01' },
        { participant: 'P4', account: 'debt', asOf: '2026-09-30', balance: '12.34' },
      ),
  },
  'record-beneficiaries': {
    who: 'caseworker',
    ready: () => ({
      participant: 'P2',
      orders: [{ filedOn: '2020-02-02', recognizedOn: '2020-02-03', designees: [{ name: 'Noé' }, { name: 'Ada' }] }],
      heirs: [{ name: 'Ada' }],
    }),
  },
  'record-deaths': {
    who: 'clerk',
    ready: () => rows({ participant: 'P4', diedOn: '2026-11-12' }, { participant: 'P1', diedOn: '2026-11-30' }),
  },
  'record-earnings': {
    who: 'clerk',
    ready: () =>
      rows(
        { participant: 'P4', month: '2026-10', amount: '900.00' },
        { participant: 'P4', month: '2026-11', amount: '1.00' },
      ),
  },
  'withdraw-fact': {
    who: 'clerk',
    ready: async ({ desk }) => {
      const key = 'to-be-withdrawn';
      await desk.perform('clerk', 'record-deaths', rows({ participant: 'P4', diedOn: '2026-11-12' }), { key });
      return { participant: 'P4', fact: firstIdUnder(key), reason: 'it was another person' };
    },
  },
  'add-document': { who: 'clerk', ready: () => paper('birth') },
  'verify-document': { who: 'caseworker', ready: (world) => paperOnFile(world, 'birth') },
  'open-document': { who: 'medical', ready: (world) => paperOnFile(world, 'medical') },
  'propose-bank-details': {
    who: 'clerk',
    ready: () => ({ participant: 'P1', bank: { routing: '550000013', account: '42', type: 'savings' } }),
  },
  'approve-bank-details': {
    who: 'approver',
    ready: ({ bankDetails }) => ({ participant: 'P4', proposal: bankDetails }),
  },
  'convert-awards': {
    who: 'caseworker',
    ready: () =>
      rows(
        ...['B1', 'B2'].map((award) => ({
          participant: 'P4',
          award,
          kind: 'increase',
          rule: 'pension',
          monthly: '100.00',
          startsOn: '2020-01-01',
          authority: 'Administrator',
          document: 'file',
          decidedOn: '2019-12-01',
          paidThrough: '2026-09',
        })),
      ),
  },
  'approve-import': { who: 'approver', ready: ({ awardImport }) => ({ import: awardImport }) },
  'file-application': {
    who: 'caseworker',
    ready: () => ({ participant: 'P2', question: 'hybrid-separation', filedOn: '2026-11-01', facts: {} }),
  },
  'record-certificates': {
    who: 'medical',
    ready: () =>
      rows(
        ...['DR-8', 'DR-9'].map((physician) => ({
          participant: 'P2',
          physician,
          appointment: 'government',
          licensed: true,
          examinedOn: '2026-10-10',
          incapable: true,
          totalAndPermanent: false,
        })),
      ),
  },
  'open-case': { who: 'clerk', ready: () => ({ participant: 'P4', kind: 're-examination', award: 'A4' }) },
  'assign-case': { who: 'clerk', ready: async (world) => ({ ...(await orderCase(world)), to: 'caseworker' }) },
  'note-case': { who: 'clerk', ready: async (world) => ({ ...(await orderCase(world)), text: 'called' }) },
  'promise-case': {
    who: 'clerk',
    ready: async (world) => ({ ...(await orderCase(world)), promisedOn: '2027-01-04', because: 'the notary' }),
  },
  'move-case': { who: 'clerk', ready: async (world) => ({ ...(await orderCase(world)), stage: 'recognized' }) },
  'close-case': {
    who: 'clerk',
    ready: async (world) => ({ ...(await orderCase(world)), outcome: 'withdrawn', because: 'asked to' }),
  },
  'reopen-case': {
    who: 'clerk',
    ready: async (world) => {
      const change = await orderCase(world);
      await world.desk.do('clerk', 'close-case', { ...change, outcome: 'withdrawn', because: 'asked to' });
      return { ...change, seen: 1, because: 'asked for again' };
    },
  },
  'establish-facts': {
    who: 'caseworker',
    ready: async (world) => ({
      ...(await seenCase(world, 'P1', world.application)),
      facts: { disability: { onsetOn: '2026-06-23', totalAndPermanentOn: '2026-07-01' } },
      reason: 'the hospital record',
    }),
  },
  'propose-option': { who: 'caseworker', ready: openPoint },
  'approve-option': {
    who: 'approver',
    ready: async (world) => {
      const { option = '' } = await world.desk.do('caseworker', 'propose-option', await openPoint(world));
      return { participant: 'P6', option };
    },
  },
  'file-contest': {
    who: 'clerk',
    ready: async (world) => {
      await world.desk.do('approver', 'approve-decision', approval(world.pension));
      return contestOf(world);
    },
  },
  'stay-case': {
    who: 'caseworker',
    ready: async (world) => {
      const { contest } = await contested(world);
      const change = await seenCase(world, 'P1', world.application);
      return { ...change, contest, stays: true, authority: 'board-2026' };
    },
  },
  'conclude-contest': {
    who: 'caseworker',
    ready: async (world) => {
      const { contest } = await contested(world);
      const change = await seenCase(world, 'P1', world.application);
      await world.desk.do('caseworker', 'stay-case', { ...change, contest, stays: true, authority: 'board-2026' });
      const ended = { decidedOn: '2026-11-20', authority: 'board-2026', reasons: 'heard' };
      return { participant: 'P1', contest, disposition: 'remanded', ...ended };
    },
  },
  'propose-decision': {
    who: 'caseworker',
    ready: ({ application }) => ({ participant: 'P1', question: 'nonoccupational-disability', application }),
  },
  // The decision of a death: payees, shares, a debt collected, an account emptied.
  'approve-decision': {
    who: 'approver',
    ready: ({ death }) => ({ participant: 'P3', decision: death.decision, proofHash: death.proofHash }),
  },
  'reject-decision': {
    who: 'approver',
    ready: ({ pension }) => ({ participant: 'P1', decision: pension.decision, reason: 'another examination first' }),
  },
  'propose-recalculation': {
    who: 'caseworker',
    ready: async (world) => {
      await lateDeath(world);
      return { participant: 'P4', because: 'reported late' };
    },
  },
  'approve-recalculation': {
    who: 'approver',
    ready: async (world) => {
      await lateDeath(world);
      const asked = { participant: 'P4', because: 'reported late' };
      const { recalculation, digest } = await world.desk.do('caseworker', 'propose-recalculation', asked);
      return { participant: 'P4', recalculation, digest };
    },
  },
  'issue-letter': { who: 'clerk', ready: () => ({ participant: 'P1', kind: 'certificate-of-service' }) },
  'propose-resolution': {
    who: 'board',
    ready: () => ({
      board: 'board-2026',
      number: 'JR-9',
      takenOn: '2026-11-01',
      startsOn: '2026-11-01',
      adopts: [{ reading: 'payday', option: 'following-banking-day' }],
    }),
  },
  'approve-resolution': { who: 'board-2', ready: () => ({ resolution: 'JR-2' }) },
  'record-fund-payment': {
    who: 'treasurer',
    ready: () =>
      rows(
        ...['F1', 'F2'].map((reference) => ({
          participant: 'P1',
          reference,
          receivedOn: '2026-11-02',
          amount: '985.50',
        })),
      ),
  },
  'open-run': { who: 'payroll', ready: () => ({ month: MONTH }) },
  'prepare-batch': { who: 'payroll', ready: onRun('open') },
  'finish-preparation': { who: 'payroll', ready: onRun('batched') },
  'withdraw-line': {
    who: 'payroll',
    ready: onRun('prepared', { participant: 'P4', award: 'A4', reason: 'died' }),
  },
  'cancel-run': { who: 'payroll', ready: onRun('prepared') },
  'sign-run': { who: 'approver', ready: onRun('prepared') },
  'post-batch': { who: 'approver', ready: onRun('signed') },
  'finish-posting': { who: 'approver', ready: onRun('filled') },
  'record-release': { who: 'treasurer', ready: onRun('posted') },
  'open-file': { who: 'treasurer', ready: onRun('posted') },
};
