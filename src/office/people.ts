// Who acts: people on file with the roles they hold, sessions, and the sample system's people whom anyone may act as.
// What a role may do is said by each verb; that nobody approves their own proposal, by the commands and the database.

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Actor, type Database, read, transact } from '../store/index.ts';
import { type PersonRow, ROLES } from '../wire/index.ts';
import { SYSTEM_ACTOR } from './office.ts';
import { installationOf } from './record/installation.ts';
import { refuse } from './refuse.ts';
import type { Db } from './verb.ts';

/** How long a session lasts: a working day. */
const SESSION_HOURS = 12;

/** Everyone on file who is active, with roles, by id; or the one. */
export async function peopleOnFile(db: Db, only?: string): Promise<PersonRow[]> {
  const active = db.selectFrom('person').selectAll().where('active', '=', true).orderBy('id');
  const held = db.selectFrom('person_role').select(['person', 'role']).where('ended_at', 'is', null);
  const people = await (only === undefined ? active : active.where('id', '=', only)).execute();
  const roles = await (only === undefined ? held : held.where('person', '=', only)).execute();
  return people.map(({ id, name, language, participant }) => {
    const own = roles.filter(({ person }) => person === id).map(({ role }) => role);
    return {
      id,
      name,
      language: language as PersonRow['language'],
      roles: ROLES.filter((role) => own.includes(role)),
      ...(participant === null ? {} : { participant }),
    };
  });
}

/** What the database is, and the people of the sample system: nobody of an office of its own. */
export async function houseOf(
  database: Database,
): Promise<{ kind: 'sample' | 'office' | undefined; people: PersonRow[] }> {
  return read(database, SYSTEM_ACTOR, async (db) => {
    const { kind } = await installationOf(db);
    return { kind, people: kind === 'sample' ? await peopleOnFile(db) : [] };
  });
}

/** The sample system's person of that name. Refuses elsewhere, and where there is none. */
export async function samplePerson(database: Database, id: string): Promise<PersonRow> {
  const { kind, people } = await houseOf(database);
  if (kind !== 'sample') refuse('not-the-sample');
  const person = people.find((candidate) => candidate.id === id);
  if (person === undefined) refuse('no-such-person', { person: id, people: people.map((one) => one.id) });
  return person;
}

/** Signs a person of the sample system in; the answer is the secret that the session is known by. */
export async function signIn(
  database: Database,
  id: string,
  now: string,
): Promise<{ secret: string; person: PersonRow }> {
  const person = await samplePerson(database, id);
  const secret = randomBytes(32).toString('base64url');
  const ends = new Date(Date.parse(now) + SESSION_HOURS * 3_600_000).toISOString();
  const row = { hash: hashOf(secret), person: person.id, created_at: now, last_seen_at: now, ends_at: ends };
  await machinery(database, 'sign-in', person.id, now, async (db) => {
    await db.insertInto('session').values(row).execute();
  });
  return { secret, person };
}

/** Whose session it is; undefined where it is none, or has ended. */
export async function personOfSession(database: Database, secret: string, now: string): Promise<PersonRow | undefined> {
  return read(database, SYSTEM_ACTOR, async (db) => {
    const session = await db
      .selectFrom('session')
      .select(['person'])
      .where('hash', '=', hashOf(secret))
      .where('ends_at', '>', now)
      .executeTakeFirst();
    if (session === undefined) return undefined;
    return (await peopleOnFile(db, session.person))[0];
  });
}

/** Ends a session. */
export async function signOut(database: Database, secret: string, person: string, now: string): Promise<void> {
  await machinery(database, 'sign-out', person, now, async (db) => {
    await db.deleteFrom('session').where('hash', '=', hashOf(secret)).execute();
  });
}

function hashOf(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

/** A command of the machinery itself about a person, with its audit line. */
async function machinery(
  database: Database,
  command: string,
  subject: string,
  now: string,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  const actor: Actor = SYSTEM_ACTOR;
  await transact(database, { ...actor, command, key: randomUUID(), input: null, now, subject }, async ({ db }) => {
    await work(db);
    return null;
  });
}
