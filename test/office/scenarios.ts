// What the tests of the office have in common: judges put on file, cases brought to a decision, refusals that leave nothing.
// The office itself is opened in office.ts; what each scenario comes to is worked out by hand in the tests.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Answered, perform, VERBS } from '../../src/office/index.ts';
import type { PersonRow } from '../../src/wire/index.ts';
import { ENGINES } from '../databases.ts';
import { openOffice, type TestOffice } from './office.ts';

type Row = Record<string, unknown>;

/** What a verb answers: a test looks at it as it would at parsed JSON. */
export type Answer = ReturnType<typeof JSON.parse>;

/** Opens one office for all tests of a block and hands it over; closed after the last. */
export function officeForAll(use: (house: TestOffice) => void, options: Parameters<typeof openOffice>[0] = {}): void {
  let house: TestOffice | undefined;
  beforeAll(async () => {
    house = await openOffice(options);
    use(house);
  }, 60_000);
  afterAll(async () => house?.close());
}

/** Bank details that a file can name: the last digits tell accounts apart. */
export const bankOf = (account: string) => ({ routing: '021502011', account, type: 'checking' as const });

/** Runs a statement with no walls around it. */
export async function sqlOf({ database }: Pick<TestOffice, 'database'>, statement: string): Promise<Row[]> {
  const [embedded] = ENGINES;
  if (embedded === undefined) throw new Error('there is no engine');
  return embedded.asSuperuser(database, statement);
}

/** Changes rows as nobody may: without the triggers that keep what is only added to. */
export async function tamper(house: Pick<TestOffice, 'database'>, statement: string): Promise<void> {
  await sqlOf(house, 'set session_replication_role = replica');
  await sqlOf(house, statement);
  await sqlOf(house, 'set session_replication_role = origin');
}

/** How many rows each table holds: two that are the same mean that nothing was left behind. */
export async function rowCounts(house: TestOffice): Promise<string> {
  const tables = await sqlOf(house, `select tablename from pg_tables where schemaname = 'retiro' order by 1`);
  const counts = tables.map(({ tablename }) => `(select count(*) from retiro.${tablename})::text as "${tablename}"`);
  return JSON.stringify(await sqlOf(house, `select ${counts.join(', ')}`));
}

/** Expects a refusal of that code that leaves nothing behind; gives its details. */
export async function refused(house: TestOffice, code: string, act: () => Promise<unknown>): Promise<Answer> {
  const before = await rowCounts(house);
  const error = await act().then(
    (outcome) => new Error(`not refused: ${JSON.stringify(outcome)}`),
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ code });
  expect(await rowCounts(house)).toBe(before);
  return (error as { details: unknown }).details;
}

/** Expects rows to be refused; each as "row field code". */
export async function rowsRefused(house: TestOffice, act: () => Promise<unknown>): Promise<string[]> {
  const { faults } = await refused(house, 'rows-refused', act);
  return (faults as { row: number; field: string; code: string }[]).map(
    ({ row, field, code }) => `${row} ${field} ${code}`,
  );
}

/** Sends the command twice under one key: the second answer is the first one, and nothing is written for it. */
export async function sentTwice(house: TestOffice, person: string, name: string, input: unknown): Promise<Answer> {
  const verb = VERBS.get(name);
  if (verb === undefined) throw new RangeError(`there is no verb ${name}`);
  const key = randomUUID();
  const send = (): Promise<Answered> =>
    perform(house.office, verb, { person: house.person(person), key }, verb.input.parse(input));
  const first = await send();
  const before = await rowCounts(house);
  const second = await send();
  expect([first.replayed, second.replayed]).toEqual([false, true]);
  expect(second.outcome).toEqual(first.outcome);
  expect(await rowCounts(house)).toBe(before);
  return first.outcome;
}

/** A judge as a test puts one on file. */
export interface TestJudge {
  readonly surnames?: string;
  readonly born: string;
  /** The first day as judge, which is that of enrollment too. */
  readonly from: string;
  /** The last day served; absent of a judge who serves still. */
  readonly to?: string;
  readonly endedBy?: string;
  readonly annual: string;
  readonly accounts?: Readonly<Record<string, string>>;
  readonly bank?: string;
}

/** Puts a judge on file, with bank details approved. */
export async function enrollJudge(house: TestOffice, participant: string, given: TestJudge): Promise<void> {
  const { surnames = participant, born, from, to, endedBy, annual, accounts = {}, bank } = given;
  const person = { participant, givenNames: 'Ana', surnames, birthDate: born, enrolledOn: from, language: 'es' };
  const rows = [bank === undefined ? person : { ...person, bank: bankOf(bank) }];
  const enrolled = await house.as('clerk', 'enroll-participants', { rows });
  if (bank !== undefined) await house.as('approver', 'approve-import', { import: enrolled.import });
  const spell = { participant, spell: 's1', capacity: 'judge', from, to, office: 'superior', endedBy };
  await house.as('clerk', 'record-service', { rows: [spell] });
  await house.as('clerk', 'record-salaries', { rows: [{ participant, from, annual }] });
  const opened = Object.entries(accounts).map(([account, balance]) => ({
    participant,
    account,
    balance,
    asOf: '2026-09-30',
  }));
  if (opened.length > 0) await house.as('clerk', 'open-accounts', { rows: opened });
}

/** The findings of two designated physicians, as favorable as the law asks. */
export async function certify(house: TestOffice, participant: string, examinedOn: string): Promise<void> {
  const finding = { appointment: 'designated', licensed: true, examinedOn, incapable: true, totalAndPermanent: true };
  const rows = ['md-1', 'md-2'].map((physician) => ({ participant, physician, ...finding }));
  await house.as('medical', 'record-certificates', { rows });
}

/** What a case is asked, with the facts that its application brings. */
export interface TestCase {
  readonly question: string;
  readonly filedOn?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly startsOn?: string;
  readonly on?: string;
}

/** An occupational disability that the Fund owes for. */
export const occupational = (onsetOn: string, more: Row = {}): Row => ({
  disability: { onsetOn, arisesFromEmployment: true, compensable: true, ...more },
});

/** A disability that is total and permanent, whatever it comes from. */
export const nonoccupational = (onsetOn: string, more: Row = {}): Row => ({
  disability: { onsetOn, totalAndPermanent: true, ...more },
});

/** Files the application and proposes a decision on it. */
export async function propose(house: TestOffice, participant: string, given: TestCase): Promise<Answer> {
  const { question, filedOn = '2026-09-15', facts, startsOn, on } = given;
  const asked = { participant, question };
  const { application } = await house.as('caseworker', 'file-application', { ...asked, filedOn, onForm: true, facts });
  return house.as('caseworker', 'propose-decision', { ...asked, application, startsOn, on });
}

/** Approves what was proposed, as it was seen. */
export async function approve(
  house: TestOffice,
  participant: string,
  seen: Answer,
  person = 'approver',
): Promise<Answer> {
  const { decision, proofHash } = seen;
  return house.as(person, 'approve-decision', { participant, decision, proofHash });
}

/** Proposes and approves. */
export async function grant(house: TestOffice, participant: string, given: TestCase): Promise<Answer> {
  return approve(house, participant, await propose(house, participant, given));
}

/** A pensioner whose award was decided before this system. */
export async function convertPensioner(
  house: TestOffice,
  participant: string,
  { bank, ...award }: Row & { readonly bank?: string },
): Promise<void> {
  const judge = { born: '1950-05-05', from: '1990-01-01', to: '2015-12-31', endedBy: 'retirement', annual: '90000.00' };
  await enrollJudge(house, participant, bank === undefined ? judge : { ...judge, bank });
  const { import: batch } = await house.as('clerk', 'convert-awards', { rows: [convertedRow(participant, award)] });
  await house.as('approver', 'approve-import', { import: batch });
}

/** The row of an award that another authority decided. */
export const convertedRow = (participant: string, change: Row = {}): Row => ({
  participant,
  award: 'old-1',
  kind: 'service-pension',
  rule: 'pension',
  monthly: '3100.00',
  startsOn: '2016-01-01',
  authority: 'Junta de Síndicos',
  document: 'JS-2015-88',
  decidedOn: '2015-12-10',
  paidThrough: '2026-10',
  ...change,
});

/** The transfers of a participant as "debit > credit cents key", without what is a new id each time. */
export async function transfersOf(house: TestOffice, participant: string, like = '%'): Promise<string[]> {
  const rows = await sqlOf(
    house,
    `select debit, credit, cents::text, split_part(key, '/', 1) || '/' || regexp_replace(key, '^.*/', '') as key
     from retiro.transfer where participant = '${participant}' and key like '${like}' order by key, debit`,
  );
  return rows.map(({ debit, credit, cents, key }) => `${debit} > ${credit} ${cents} ${key}`);
}

/** The awards of a participant as rows that matter. */
export async function awardRowsOf(house: TestOffice, participant: string): Promise<Row[]> {
  const rows = await sqlOf(
    house,
    `select n.kind, n.rule, n.cents::text, n.starts_on::text, n.ends_on::text, n.state, a.payee, a.offsets
     from retiro.award_now n join retiro.award a on a.participant = n.participant and a.id = n.award
     where n.participant = '${participant}' order by n.starts_on, n.award`,
  );
  return rows.map((row) => ({ ...row, offsets: JSON.parse(String(row['offsets'])) }));
}

/** The person with more roles than one: whoever may propose and approve still does not approve what they proposed. */
export function withRoles(house: TestOffice, id: string, ...roles: PersonRow['roles']): { person: PersonRow } {
  return { person: { ...house.person(id), roles } };
}
