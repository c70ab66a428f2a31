// A small office with something of everything that waits: proposals, imports, resolutions, a month to pay.
// The tests of failing statements and of races start from it.

import { READINGS } from '../../src/law/index.ts';
import type { Database } from '../../src/store/index.ts';
import { BOARD, Desk, install, ROUTING, type Told } from './desk.ts';

/** The ids of what waits. */
export interface World {
  readonly desk: Desk;
  /** Bank details of P5, and a converted award of P5, that nobody has approved. */
  readonly bankImport: string;
  readonly awardImport: string;
  /** Decisions by `caseworker`: a disability pension of P1, a distribution to P2, the account of P3 who died. */
  readonly pension: Told;
  readonly distribution: Told;
  readonly death: Told;
  /** Bank details of P4, by `clerk`. */
  readonly bankDetails: string;
  /** Of P1, for another proposal. */
  readonly application: string;
}

/** The month that is paid in it. */
export const MONTH = '2026-11';

const bank = (account: string) => ({ routing: ROUTING, account, type: 'checking' });

const person = (participant: string, number: number, birthDate: string, enrolledOn: string) => ({
  participant,
  givenNames: `Ana ${participant}`,
  surnames: 'Rivera Núñez',
  birthDate,
  enrolledOn,
  language: 'es',
  ssn: `90000000${number}`,
  bank: bank(`10000${number}`),
});

const converted = (participant: string, award: string) => ({
  participant,
  award,
  kind: 'service-pension',
  rule: 'pension',
  monthly: '3100.55',
  startsOn: '2015-03-01',
  authority: 'Administrator',
  document: `file ${participant}`,
  decidedOn: '2015-02-10',
  paidThrough: '2026-09',
});

/** Fills a fresh database. */
export async function fillWorld(database: Database): Promise<World> {
  await install(database);
  const desk = new Desk(database, 'world');
  const adopts = Object.entries(READINGS).map(([reading, { default: option }]) => ({ reading, option }));
  const resolution = { board: BOARD, takenOn: '2026-10-01', startsOn: '2026-10-01' };
  await desk.do('board', 'propose-resolution', { ...resolution, number: 'JR-1', adopts });
  await desk.do('board-2', 'approve-resolution', { resolution: 'JR-1' });
  await desk.do('board', 'propose-resolution', { ...resolution, number: 'JR-2', adopts: adopts.slice(0, 2) });
  await recordPeople(desk);
  const { import: bankImport = '' } = await desk.do('clerk', 'enroll-participants', {
    rows: [person('P5', 5, '1950-02-01', '1985-01-02')],
  });
  const { import: awardImport = '' } = await desk.do('clerk', 'convert-awards', { rows: [converted('P5', 'A5')] });
  const { proposal: bankDetails = '' } = await desk.do('clerk', 'propose-bank-details', {
    participant: 'P4',
    bank: bank('777'),
  });
  return { desk, bankImport, awardImport, bankDetails, ...(await proposals(desk)) };
}

async function recordPeople(desk: Desk): Promise<void> {
  const enrolled = await desk.do('clerk', 'enroll-participants', {
    rows: [
      person('P1', 1, '1971-04-18', '2009-09-01'),
      person('P2', 2, '1979-07-19', '2017-03-06'),
      person('P3', 3, '1975-05-05', '2018-01-08'),
      person('P4', 4, '1948-01-20', '1985-01-02'),
    ],
  });
  await desk.do('approver', 'approve-import', { import: enrolled.import });
  const judge = (participant: string, from: string, to?: string) => ({
    participant,
    spell: 'S1',
    capacity: 'judge',
    office: 'superior',
    from,
    to,
  });
  await desk.do('clerk', 'record-service', {
    rows: [
      { ...judge('P1', '2009-09-01', '2026-08-31'), endedBy: 'disability' },
      { ...judge('P2', '2017-03-06', '2026-08-31'), endedBy: 'resignation' },
      judge('P3', '2018-01-08'),
    ],
  });
  await desk.do('clerk', 'record-salaries', {
    rows: ['P1', 'P2', 'P3'].map((participant) => ({ participant, from: '2009-09-01', annual: '89600.00' })),
  });
  await desk.do('clerk', 'open-accounts', {
    rows: ['P2', 'P3'].flatMap((participant) => [
      { participant, account: 'hybrid-contributions', asOf: '2026-09-30', balance: '41234.56' },
      { participant, account: 'hybrid-return', asOf: '2026-09-30', balance: '3021.07' },
      { participant, account: 'debt', asOf: '2026-09-30', balance: '250.00' },
    ]),
  });
  const awards = await desk.do('clerk', 'convert-awards', { rows: [converted('P4', 'A4')] });
  await desk.do('approver', 'approve-import', { import: awards.import });
  await desk.do('caseworker', 'record-deaths', { rows: [{ participant: 'P3', diedOn: '2026-10-15' }] });
  await desk.do('caseworker', 'record-beneficiaries', {
    participant: 'P3',
    heirs: [
      { name: 'Eva Rivera', share: '1/2' },
      { name: 'Iris Rivera', share: '1/2' },
    ],
  });
}

async function proposals(desk: Desk): Promise<Pick<World, 'pension' | 'distribution' | 'death' | 'application'>> {
  await desk.do('medical', 'record-certificates', {
    rows: ['DR-1', 'DR-2'].map((physician) => ({
      participant: 'P1',
      physician,
      appointment: 'designated',
      licensed: true,
      examinedOn: '2026-08-12',
      incapable: true,
      totalAndPermanent: true,
    })),
  });
  const { application = '' } = await desk.do('caseworker', 'file-application', {
    participant: 'P1',
    question: 'nonoccupational-disability',
    filedOn: '2026-07-27',
    onForm: true,
    facts: { disability: { onsetOn: '2026-06-22', totalAndPermanent: true } },
  });
  const propose = (participant: string, question: string, filed?: string) =>
    desk.do('caseworker', 'propose-decision', { participant, question, application: filed, on: '2026-11-20' });
  return {
    application,
    pension: await propose('P1', 'nonoccupational-disability', application),
    distribution: await propose('P2', 'hybrid-separation'),
    death: await propose('P3', 'hybrid-death'),
  };
}
