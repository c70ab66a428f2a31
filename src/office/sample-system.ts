// Fills an empty database with the sample system, through the same commands that an office uses, on days of their own.
// What is in it is made up in the sample room; the same seed gives the same database.

import { addDays, digestOf, formatDay, groupBy, parseDay } from '../base/index.ts';
import { READINGS } from '../law/index.ts';
import { type Sample, type SampleCase, type SampleSize, sampleOf } from '../sample/index.ts';
import { type Json, json, read, type Tx, transact } from '../store/index.ts';
import type { PersonRow } from '../wire/index.ts';
import { approveDecision } from './commands/approve-decision.ts';
import { approveImport } from './commands/approve-import.ts';
import { approveResolution } from './commands/approve-resolution.ts';
import { convertAwards } from './commands/convert-awards.ts';
import { enrollParticipants } from './commands/enroll-participants.ts';
import { fileApplication } from './commands/file-application.ts';
import { openAccounts } from './commands/open-accounts.ts';
import { proposeDecision } from './commands/propose-decision.ts';
import { proposeResolution } from './commands/propose-resolution.ts';
import { recordBeneficiaries } from './commands/record-beneficiaries.ts';
import { recordCertificates } from './commands/record-certificates.ts';
import { recordDeaths } from './commands/record-deaths.ts';
import { recordEarnings } from './commands/record-earnings.ts';
import { recordRelease } from './commands/record-release.ts';
import { recordSalaries } from './commands/record-salaries.ts';
import { recordService } from './commands/record-service.ts';
import { type Office, runCommand, runProcess, SYSTEM_ACTOR } from './office.ts';
import { peopleOnFile } from './people.ts';
import { approveRun } from './processes/approve-run.ts';
import { prepareRun } from './processes/prepare-run.ts';
import { installationOf } from './record/installation.ts';
import { refuse } from './refuse.ts';

export type { SampleSize };

/** The day on which the sample's office takes over, and the month that it has paid. */
const TAKEN_OVER_ON = '2026-10-01';
const PAID_THROUGH = '2026-09';
const PAID_MONTH = '2026-10';
const PAID_ON = '2026-10-28';

/** A bank that does not exist: its routing number is of a range that belongs to none. */
const BANK = {
  destination: { routing: '550000013', name: 'BANCO DE MUESTRA' },
  origin: { id: '1660000000', name: 'SISTEMA DE RETIRO' },
  company: { name: 'RETIRO JUDICIAL', id: '1660000000' },
  odfi: '55000001',
};

/**
 * Fills the database. Refuses one that is not empty; one in which the same sample was begun and broken off is filled to
 * its end, since every command has the key that it had then.
 */
export async function loadSample(office: Office, size: SampleSize): Promise<{ participants: number }> {
  const sample = sampleOf(size);
  if (await isLoaded(office)) refuse('not-empty');
  await install(office, sample, size);
  const people = await read(office.database, SYSTEM_ACTOR, peopleOnFile);
  const staff = new SampleStaff(office, people, size.seed ?? 1);
  await staff.adoptReadings();
  await staff.recordEveryone(sample);
  await staff.decideCases(sample, (on) => on < PAID_ON);
  await staff.payMonth();
  await staff.decideCases(sample, (on) => on >= PAID_ON);
  await machinery(office, LOADED, {}, async () => undefined);
  return { participants: sample.members.length };
}

/** The last command of a sample that was loaded whole. */
const LOADED = 'sample/loaded';

/** Whether the sample is there to its end. */
export async function isLoaded({ database }: Office): Promise<boolean> {
  return read(database, SYSTEM_ACTOR, async (db) => {
    return (await db.selectFrom('command').select('id').where('key', '=', LOADED).executeTakeFirst()) !== undefined;
  });
}

/** A command of the machinery itself. One that was done with another input is a refusal. */
async function machinery(
  { database }: Office,
  key: string,
  input: Json,
  effect: (tx: Tx) => Promise<void>,
): Promise<void> {
  const call = { ...SYSTEM_ACTOR, command: 'load-sample', key, input, now: `${TAKEN_OVER_ON}T12:00:00.000Z` };
  await transact(database, call, async (tx) => {
    await effect(tx);
    return null;
  });
}

async function install(office: Office, { people }: Sample, { judges, pensioners, seed }: SampleSize): Promise<void> {
  const size = { judges: judges ?? null, pensioners: pensioners ?? null, seed: seed ?? null };
  const now = `${TAKEN_OVER_ON}T12:00:00.000Z`;
  await machinery(office, 'sample/install', size, async (tx) => {
    if ((await installationOf(tx.db)).kind !== undefined) refuse('not-empty');
    const anyone = await tx.db.selectFrom('participant_now').select('participant').limit(1).executeTakeFirst();
    if (anyone !== undefined) refuse('not-empty');
    await tx.db
      .insertInto('installation')
      .values({ id: true, kind: 'sample', settings: json({ bank: BANK }), command: tx.command })
      .execute();
    await tx.db
      .insertInto('person')
      .values(
        people.map(({ id, name, language, participant }) => ({
          id,
          name,
          language,
          participant: participant ?? null,
          active: true,
          command: tx.command,
        })),
      )
      .execute();
    await tx.db
      .insertInto('person_role')
      .values(
        people.flatMap(({ id, roles }) =>
          roles.map((role) => ({
            id: `${id}-${role}`,
            person: id,
            role,
            granted_by: 'system',
            granted_at: now,
            command: tx.command,
          })),
        ),
      )
      .execute();
    await tx.db
      .insertInto('authority')
      .values({
        id: 'board-2026',
        kind: 'board',
        name: 'Junta de Retiro (muestra)',
        members: json(['board', 'board-2']),
        starts_on: '2026-01-01',
        command: tx.command,
      })
      .execute();
  });
}

/** The sample's people at work: each command at its own instant, under its own key. */
class SampleStaff {
  readonly #office: Office;
  readonly #people: ReadonlyMap<string, PersonRow>;
  #day = TAKEN_OVER_ON;
  #seconds = 0;
  #keys = 0;

  constructor(office: Office, people: readonly PersonRow[], seed: number) {
    this.#people = new Map(people.map((person) => [person.id, person]));
    this.#office = {
      ...office,
      now: () => this.#instant(),
      newKey: () => {
        this.#keys += 1;
        return `sample/${seed}/${this.#keys}`;
      },
    };
  }

  /** Every command is a second after the one before, from nine in the morning in Puerto Rico. */
  #instant(): string {
    this.#seconds += 1;
    return new Date(Date.parse(`${this.#day}T13:00:00.000Z`) + this.#seconds * 1000).toISOString();
  }

  #on(day: string): void {
    if (day <= this.#day) return;
    this.#day = day;
    this.#seconds = 0;
  }

  #as(id: string): { readonly person: PersonRow } {
    const person = this.#people.get(id);
    if (person === undefined) throw new RangeError(`the sample has no ${id}`);
    return { person };
  }

  /** The Board adopts the default option of every reading. */
  async adoptReadings(): Promise<void> {
    const adopts = Object.entries(READINGS).map(([reading, { default: option }]) => ({ reading, option }));
    const resolution = 'JR-2026-001';
    await runCommand(this.#office, proposeResolution, this.#as('board'), {
      board: 'board-2026',
      number: resolution,
      takenOn: TAKEN_OVER_ON,
      startsOn: TAKEN_OVER_ON,
      adopts,
    });
    await runCommand(this.#office, approveResolution, this.#as('board-2'), { resolution });
  }

  /** Members, service, salaries, accounts and converted awards, as an office brings them in. */
  async recordEveryone({
    members,
    service,
    salaries,
    accounts,
    awards,
    earnings,
    deaths,
    cases,
  }: Sample): Promise<void> {
    const office = this.#office;
    const clerk = this.#as('clerk');
    const enrolled = await runCommand(office, enrollParticipants, clerk, {
      rows: members.map(({ id, ssn, ...member }) => ({ participant: id, ...member, ssn: ssn.replaceAll('-', '') })),
    });
    await this.#approveImport(enrolled.outcome.import);
    await runCommand(office, recordService, clerk, {
      rows: service.map(({ id, ...spell }) => ({ spell: id, ...spell })),
    });
    await runCommand(office, recordSalaries, clerk, { rows: [...salaries] });
    const debts = cases.flatMap(({ participant, facts }) =>
      typeof facts['debts'] === 'string'
        ? [{ participant, account: 'debt' as const, asOf: '2026-09-30', balance: facts['debts'] }]
        : [],
    );
    await runCommand(office, openAccounts, clerk, { rows: [...accounts, ...debts] });
    if (awards.length > 0) await this.#convert(awards);
    if (earnings.length > 0) await runCommand(office, recordEarnings, clerk, { rows: [...earnings] });
    for (const [diedOn, rows] of [...groupBy(deaths, (death) => death.diedOn)].sort(([a], [b]) => (a < b ? -1 : 1))) {
      this.#deaths.push({ on: dayAfter(diedOn), rows });
    }
  }

  async #convert(awards: Sample['awards']): Promise<void> {
    const rows = awards.map(({ id, ...award }) => ({ award: id, paidThrough: PAID_THROUGH, ...award }));
    const { outcome } = await runCommand(this.#office, convertAwards, this.#as('clerk'), { rows });
    await this.#approveImport(outcome.import);
  }

  readonly #deaths: { on: string; rows: { participant: string; diedOn: string }[] }[] = [];

  async #approveImport(batch: string | null): Promise<void> {
    if (batch !== null) await runCommand(this.#office, approveImport, this.#as('approver'), { import: batch });
  }

  /** Records the deaths that the office has heard of by that day. */
  async #hearOfDeaths(day: string): Promise<void> {
    while (this.#deaths[0] !== undefined && this.#deaths[0].on <= day) {
      const { on, rows } = this.#deaths.shift() as { on: string; rows: { participant: string; diedOn: string }[] };
      this.#on(on);
      await runCommand(this.#office, recordDeaths, this.#as('clerk'), { rows: [...rows] });
    }
  }

  /** Takes the cases of those days as far as the sample means them to go, in the order of their days. */
  async decideCases({ cases }: Sample, among: (on: string) => boolean): Promise<void> {
    for (const one of [...cases].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))) {
      if (!among(one.on)) continue;
      await this.#hearOfDeaths(one.on);
      this.#on(one.on);
      await this.#decideCase(one);
    }
    if (!among(PAID_ON)) return;
    await this.#hearOfDeaths('2026-11-30');
  }

  async #decideCase({ participant, question, on, facts, certificates, state, startsOn }: SampleCase): Promise<void> {
    const office = this.#office;
    const { disability, account, retirement, orders, heirs } = facts as Readonly<Record<string, never>>;
    const { application, ...condition } = (disability ?? {}) as {
      application?: { filedOn?: string; onForm?: boolean };
    };
    if (orders !== undefined || heirs !== undefined) {
      await runCommand(office, recordBeneficiaries, this.#as('clerk'), { participant, orders: orders ?? [], heirs });
    }
    if (certificates.length > 0) {
      const rows = certificates.map((certificate) => ({ participant, ...certificate }));
      await runCommand(office, recordCertificates, this.#as('medical'), { rows });
    }
    const filed = await runCommand(office, fileApplication, this.#as('caseworker'), {
      participant,
      question,
      filedOn: application?.filedOn ?? on,
      onForm: application?.onForm ?? (disability === undefined ? true : undefined),
      facts: JSON.parse(
        JSON.stringify({ disability: disability === undefined ? undefined : condition, account, retirement }),
      ),
    });
    if (state === 'applied') return;
    const proposed = await runCommand(office, proposeDecision, this.#as('caseworker'), {
      participant,
      question,
      application: filed.outcome.application,
      on,
      startsOn,
    });
    if (state === 'proposed') return;
    const { decision, proofHash } = proposed.outcome;
    await runCommand(office, approveDecision, this.#as('approver'), { participant, decision, proofHash });
  }

  /** The month before is paid: prepared, approved, posted and released. */
  async payMonth(): Promise<void> {
    await this.#hearOfDeaths(PAID_ON);
    this.#on(PAID_ON);
    const { id, digest } = await runProcess(this.#office, prepareRun, this.#as('payroll'), { month: PAID_MONTH });
    await runProcess(this.#office, approveRun, this.#as('approver'), { run: id, digest: digest ?? digestOf('') });
    await runCommand(this.#office, recordRelease, this.#as('treasurer'), { run: id });
  }
}

function dayAfter(text: string): string {
  const day = parseDay(text);
  if (day === undefined) throw new RangeError(`${text} is no day`);
  return formatDay(addDays(day, 1));
}
