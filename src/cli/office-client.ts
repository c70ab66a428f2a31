// How a command reaches the office: in this process, on the database itself, or over HTTP where a server holds the folder.
// Each way is a file of its own; which it is, is found by trying to open the database.

import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '../base/index.ts';
import type * as OfficeRoom from '../office/index.ts';
import { type PersonRow, REFUSALS, refusalWords } from '../wire/index.ts';
import { localClient } from './local-client.ts';
import { missingFolder, type Place } from './place.ts';
import { remoteClient } from './remote-client.ts';
import { FAILED, MALFORMED, REFUSED } from './status.ts';
import { Stop, stopFor, stopWith } from './stop.ts';

export type OfficeDoor = typeof OfficeRoom;

/** Who asks, as the call says it. */
export interface Caller {
  /** The person of --as. */
  readonly as: string | undefined;
  readonly language: Language;
}

export interface Performed {
  readonly outcome: unknown;
  readonly replayed: boolean;
  /** Its number in the audit chain; null of what wrote nothing itself. */
  readonly known: number | null;
}

export interface TableFault {
  readonly row: number;
  readonly column: string;
  readonly code: string;
  readonly says: string;
  readonly value: string;
}

/** The office, wherever it is. Both ways throw Stop where it refuses, with the same words. */
export interface Client {
  /** Does or asks what the verb is; the input has been checked. */
  perform(verb: OfficeRoom.AnyVerb, input: unknown): Promise<Performed>;
  importTable(
    kind: OfficeRoom.ImportKind,
    bytes: Uint8Array,
    dryRun: boolean,
  ): Promise<Performed | { readonly faults: readonly TableFault[] }>;
  close(): Promise<void>;
}

/** Whoever has the folder open for one command is soon done with it: so long is waited. */
const WAIT_MILLISECONDS = 10_000;
const LOOK_MILLISECONDS = 200;

/** Opens the way to the office. Throws Stop where there is none. */
export async function openClient(office: OfficeDoor, place: Place, caller: Caller): Promise<Client> {
  const { language } = caller;
  const missing = missingFolder(place);
  if (missing !== undefined) throw stopFor(REFUSED, 'no-database', missing, language);
  const opened = await openOrFind(office, place, language);
  return typeof opened === 'string' ? remoteClient(office, opened, caller) : localClient(office, opened, caller);
}

/** The database, open; or the address of the server that holds it. */
export async function openOrFind(
  office: OfficeDoor,
  place: Place,
  language: Language,
): Promise<OfficeRoom.Database | string> {
  const until = Date.now() + WAIT_MILLISECONDS;
  for (;;) {
    try {
      return await office.openDatabase({ ...place, now: new Date().toISOString() });
    } catch (error) {
      const { code, details } = error as { code?: unknown; details?: Readonly<Record<string, unknown>> };
      if (code !== 'DATABASE_IN_USE') throw unopened(error, language);
      if (typeof details?.address === 'string') return details.address;
      if (Date.now() > until) throw stopFor(FAILED, 'database-held', String(details?.pid ?? '?'), language);
      await pause(LOOK_MILLISECONDS);
    }
  }
}

/** Why a database does not open, in words where whoever called can do something about it. */
export function unopened(error: unknown, language: Language): unknown {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (code === 'DATABASE_NEWER' || code === 'MIGRATION_CHANGED')
    return stopFor(FAILED, 'database-newer', code, language);
  const unreached = name === 'ConnectionLost' || ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT'].includes(code ?? '');
  return unreached ? stopFor(FAILED, 'database-not-reached', message || (code ?? ''), language) : error;
}

/** Checks the input and performs the verb. Throws Stop. The schemas are the office's, and so is the checking. */
export async function performChecked(
  { readInput }: OfficeDoor,
  client: Client,
  verb: OfficeRoom.AnyVerb,
  given: unknown,
  language: Language,
): Promise<Performed> {
  const read = readInput(verb.input, given, language);
  if ('faults' in read) throw stopWith(MALFORMED, read.faults);
  return client.perform(verb, read.input);
}

/** Who acts on the sample system: whom the call names, else the person whose role comes first among the verb's. */
export function actorFor(
  verb: Pick<OfficeRoom.AnyVerb, 'name' | 'roles'>,
  sample: boolean,
  people: readonly PersonRow[],
  { as, language }: Caller,
): string {
  if (!sample && as !== undefined) throw new Stop(REFUSED, [`retiro: ${REFUSALS['not-the-sample'].says[language]}`]);
  if (!sample) throw stopFor(REFUSED, 'sign-in-on-the-web', '', language);
  const [role] = verb.roles;
  const fitting = people.find(({ roles }) => role !== undefined && roles.includes(role))?.id;
  if (as === undefined && fitting !== undefined) return fitting;
  if (people.some(({ id }) => id === as)) return as as string;
  const details = { person: as ?? role, people: people.map(({ id }) => id) };
  throw new Stop(REFUSED, [`retiro: ${refusalWords('no-such-person', details, language)}`]);
}
