// An office for tests: a database of its own with people, a Board and, unless it is told otherwise, the default readings adopted.
// Everyone acts at an instant that the test moves; nothing is mocked.

import { randomUUID } from 'node:crypto';
import { READINGS } from '../../src/law/index.ts';
import { type Office, perform, SYSTEM_ACTOR, VERBS } from '../../src/office/index.ts';
import { type Database, json, transact } from '../../src/store/index.ts';
import { type PersonRow, ROLES } from '../../src/wire/index.ts';
import { openTestDatabase } from '../databases.ts';

/** Everyone who may act: a person for each role, a second member of the Board, and a second approver. */
const STAFF: readonly (readonly [id: string, role: (typeof ROLES)[number]])[] = [
  ...ROLES.map((role) => [role, role] as const),
  ['board-2', 'board'],
  ['approver-2', 'approver'],
];

/** What a verb answers is what the test looks at: it has no type of its own here. */
type Answer = ReturnType<typeof JSON.parse>;

export interface TestOffice {
  readonly office: Office;
  readonly database: Database;
  /** Moves the clock to an instant, ISO 8601. */
  at(instant: string): void;
  person(id: string): PersonRow;
  /** Does it as the person: the outcome, or the refusal that was thrown. */
  as(person: string, verb: string, input?: unknown, key?: string): Promise<Answer>;
  close(): Promise<void>;
}

const BANK = {
  destination: { routing: '550000013', name: 'BANCO DE PRUEBA' },
  origin: { id: '1660000000', name: 'RETIRO' },
  company: { name: 'RETIRO', id: '1660000000' },
  odfi: '55000001',
};

/** Opens an office; on the database given, or on a fresh embedded one. */
export async function openOffice({
  database,
  adopted = true,
  fault,
}: {
  readonly database?: Database;
  readonly adopted?: boolean;
  readonly fault?: Office['fault'];
} = {}): Promise<TestOffice> {
  const opened = database ?? (await openTestDatabase());
  let instant = '2026-11-02T13:00:00.000Z';
  const office: Office = { database: opened, now: () => instant, fault };
  const person = (id: string): PersonRow => {
    const role = STAFF.find(([name]) => name === id)?.[1];
    if (role === undefined) throw new RangeError(`nobody is called ${id}`);
    return { id, name: id, language: 'en', roles: [role], ...(role === 'participant' ? { participant: 'P1' } : {}) };
  };
  await install(opened, instant);
  const as: TestOffice['as'] = async (id, name, input = {}, key = randomUUID()) => {
    const verb = VERBS.get(name);
    if (verb === undefined) throw new RangeError(`there is no verb ${name}`);
    const checked: unknown = verb.input.parse(input);
    return (await perform(office, verb, { person: person(id), key }, checked)).outcome;
  };
  if (adopted) {
    const adopts = Object.entries(READINGS).map(([reading, { default: option }]) => ({ reading, option }));
    const resolution = { board: 'board-2026', number: 'R-1', takenOn: '2026-01-02', startsOn: '2026-01-02', adopts };
    await as('board', 'propose-resolution', resolution);
    await as('board-2', 'approve-resolution', { resolution: 'R-1' });
  }
  return {
    office,
    database: opened,
    at: (to) => {
      instant = to;
    },
    person,
    as,
    close: () => opened.close(),
  };
}

async function install(database: Database, now: string): Promise<void> {
  const call = { ...SYSTEM_ACTOR, command: 'install-test', key: randomUUID(), input: null, now };
  await transact(database, call, async (tx) => {
    const { command } = tx;
    const settings = json({ bank: BANK });
    await tx.db.insertInto('installation').values({ id: true, kind: 'sample', settings, command }).execute();
    await tx.db
      .insertInto('person')
      .values(STAFF.map(([id]) => ({ id, name: id, language: 'en', participant: null, active: true, command })))
      .execute();
    await tx.db
      .insertInto('person_role')
      .values(
        STAFF.map(([id, role]) => ({
          id: `${id}-${role}`,
          person: id,
          role,
          granted_by: 'system',
          granted_at: now,
          command,
        })),
      )
      .execute();
    const members = json(['board', 'board-2']);
    await tx.db
      .insertInto('authority')
      .values({ id: 'board-2026', kind: 'board', name: 'Junta', members, starts_on: '2026-01-01', command })
      .execute();
    return null;
  });
}
