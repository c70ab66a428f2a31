// An office for tests: its staff, an installation with a bank and a Board, and a desk at which one of them does a verb.
// What is on file in it is put there by each test (world.ts, test/simulator).

import { createHash } from 'node:crypto';
import { type Answered, type AnyVerb, type Office, perform, SYSTEM_ACTOR, VERBS } from '../../src/office/index.ts';
import { type Database, type Fault, json, transact } from '../../src/store/index.ts';
import type { PersonRow } from '../../src/wire/index.ts';
import { NOW } from '../databases.ts';

const member = (id: string, ...roles: PersonRow['roles']): [string, PersonRow] => [
  id,
  { id, name: id, language: 'en', roles },
];

/** Two of each who have to differ, and one who holds every role: only the rules keep `all` from approving their own. */
export const STAFF: ReadonlyMap<string, PersonRow> = new Map([
  member('clerk', 'clerk'),
  member('caseworker', 'caseworker'),
  member('medical', 'medical'),
  member('approver', 'approver'),
  member('approver-2', 'approver'),
  member('payroll', 'payroll'),
  member('payroll-2', 'payroll'),
  member('treasurer', 'treasurer'),
  member('treasurer-2', 'treasurer'),
  member('board', 'board'),
  member('board-2', 'board'),
  member('board-3', 'board'),
  member('auditor', 'auditor'),
  member('all', 'clerk', 'caseworker', 'medical', 'approver', 'payroll', 'treasurer', 'board'),
]);

export const BOARD = 'board-2026';

/** A bank that does not exist: its routing number is of a range that belongs to none. */
export const ROUTING = '550000013';

const SETTINGS = {
  bank: {
    destination: { routing: ROUTING, name: 'BANCO DE MUESTRA' },
    origin: { id: '1660000000', name: 'SISTEMA DE RETIRO' },
    company: { name: 'RETIRO JUDICIAL', id: '1660000000' },
    odfi: '55000001',
  },
};

/** Makes an empty database an office: one audit line. */
export async function install(database: Database, now = NOW): Promise<void> {
  const call = { ...SYSTEM_ACTOR, command: 'install', key: 'install', input: null, now };
  await transact(database, call, async (tx) => {
    const { command } = tx;
    await tx.db
      .insertInto('installation')
      .values({ id: true, kind: 'sample', settings: json(SETTINGS), command })
      .execute();
    const people = [...STAFF.values()];
    await tx.db
      .insertInto('person')
      .values(
        people.map(({ id, name, language }) => ({ id, name, language, participant: null, active: true, command })),
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
            command,
          })),
        ),
      )
      .execute();
    const board = { kind: 'board', name: 'Board', members: json(['board', 'board-2', 'board-3']) };
    await tx.db
      .insertInto('authority')
      .values({ id: BOARD, starts_on: '2020-01-01', command, ...board })
      .execute();
    return null;
  });
}

export { VERBS };

export function verbNamed(name: string): AnyVerb {
  const verb = VERBS.get(name);
  if (verb === undefined) throw new RangeError(`${name} is no verb`);
  return verb;
}

function personNamed(id: string): PersonRow {
  const person = STAFF.get(id);
  if (person === undefined) throw new RangeError(`${id} is nobody of the staff`);
  return person;
}

export type Input = Readonly<Record<string, unknown>>;

/** What a verb answered, read by name. */
export type Told = Readonly<Record<string, string>>;

export interface Doing {
  /** The caller's key; the desk's next one where absent. */
  readonly key?: string;
  readonly fault?: Fault;
}

/** Someone at work: each command under the desk's next key, so that the same work gives the same ids. */
export class Desk {
  readonly #database: Database;
  readonly #prefix: string;
  #keys = 0;
  /** The instant of whatever is done next. */
  now: string;

  constructor(database: Database, prefix: string, now = NOW) {
    this.#database = database;
    this.#prefix = prefix;
    this.now = now;
  }

  office(fault?: Fault): Office {
    return { database: this.#database, now: () => this.now, newKey: () => this.newKey(), fault };
  }

  newKey(): string {
    this.#keys += 1;
    return `${this.#prefix}/${this.#keys}`;
  }

  /** Does it as a door would: the input checked by the verb's schema first. */
  async perform(who: string, name: string, input: Input, { key, fault }: Doing = {}): Promise<Answered> {
    const verb = verbNamed(name);
    const checked = (verb.input as unknown as { parse(given: Input): unknown }).parse(input);
    return perform(this.office(fault), verb, { person: personNamed(who), key }, checked);
  }

  async do(who: string, name: string, input: Input): Promise<Told> {
    return (await this.perform(who, name, input)).outcome as Told;
  }
}

/** The id of the first row that a command made under the key: ids follow from keys. */
export function firstIdUnder(key: string): string {
  return `${createHash('sha256').update(`retiro.command\0${key}`).digest('hex').slice(0, 24)}-1`;
}
