// The office at work: a database, a clock, and the one way in which a command is run, a process begun and a query asked.
// What each does is in its own file; who acts is settled before (people.ts).

import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { dayInPuertoRico, type Language, Refusal } from '../base/index.ts';
import {
  type Actor,
  type AuditHead,
  type Database,
  type Fault,
  type Json,
  type Outcome,
  read,
  type Tx,
  transact,
} from '../store/index.ts';
import type { PersonRow } from '../wire/index.ts';
import { asRefusal, refuse } from './refuse.ts';
import type { Acting, AnyVerb, CommandVerb, LongQueryVerb, ProcessVerb, QueryVerb } from './verb.ts';

export interface Office {
  readonly database: Database;
  /** The instant, ISO 8601. */
  readonly now: () => string;
  /** A key for an effect that its caller gave none; random where absent. */
  readonly newKey?: (() => string) | undefined;
  /** How many participants a batch of a run holds; what open-run.ts says where absent. A test has small ones. */
  readonly batch?: number | undefined;
  /** The command that a document is given to on its standard input before it is taken; absent where none is set up. */
  readonly scanner?: string | undefined;
  /** A test may make the door of the store fail at a step. */
  readonly fault?: Fault | undefined;
}

/** Who asks, and in which language. */
export interface Asking {
  readonly person: PersonRow;
  readonly language?: Language;
  /** The caller's own key for this one effect; a fresh one where absent. */
  readonly key?: string | undefined;
  /** Does and checks everything a command does, and writes nothing of it. */
  readonly dryRun?: boolean | undefined;
}

/** The machinery itself, where a step of a process is nobody's own act. */
export const SYSTEM_ACTOR: Actor = { person: 'system', roles: ['system'] };

/** The same as a person: it may do what the steps of the month ask for, and approves nothing. */
export const SYSTEM_PERSON: PersonRow = {
  id: 'system',
  name: 'system',
  language: 'en',
  roles: ['payroll', 'treasurer'],
};

/** Ends a command that was only tried: everything of it is taken back. */
class Tried extends Error {
  readonly outcome: Json;
  constructor(outcome: Json) {
    super('tried');
    this.outcome = outcome;
  }
}

/** Runs a command in one transaction, once for its key. Throws Refusal, StoreFault. The input has been checked. */
export async function runCommand<I extends z.ZodObject, O extends Json>(
  office: Office,
  verb: CommandVerb<I, O>,
  asking: Asking,
  input: z.output<I>,
): Promise<Outcome<O>> {
  requireRole(verb, asking.person);
  const acting = actingOf(office, asking);
  const call = {
    ...actorOf(asking.person),
    command: verb.name,
    key: asking.key ?? (office.newKey ?? randomUUID)(),
    input: input as Json,
    now: acting.now,
    subject: verb.subject?.(input),
  };
  const prepared = await verb.prepare?.(office, input);
  const effect = async (tx: Tx): Promise<O> => {
    const outcome = await verb.run(tx, acting, input, prepared);
    if (asking.dryRun === true) throw new Tried(outcome);
    return outcome;
  };
  const attempt = () => transact(office.database, call, effect, office.fault);
  try {
    return await attempt().catch((error) => {
      // Two wrote the same row of their own accord at the same moment: the second finds it when it looks again.
      const refusal = asRefusal(error);
      if (refusal instanceof Refusal && refusal.code === 'try-again') return attempt();
      throw error;
    });
  } catch (error) {
    if (error instanceof Tried) return { outcome: error.outcome as O, replayed: false, head: undefined };
    throw asRefusal(error);
  }
}

/** Runs a process. Throws Refusal, StoreFault. */
export async function runProcess<I extends z.ZodObject, O>(
  office: Office,
  verb: ProcessVerb<I, O>,
  asking: Asking,
  input: z.output<I>,
): Promise<O> {
  requireRole(verb, asking.person);
  return verb.run(office, actingOf(office, asking), input);
}

/** Asks a query. Throws Refusal, StoreFault. */
export async function ask<I extends z.ZodObject, O>(
  office: Office,
  verb: QueryVerb<I, O> | LongQueryVerb<I, O>,
  asking: Asking,
  input: z.output<I>,
): Promise<O> {
  requireRole(verb, asking.person);
  const acting = actingOf(office, asking);
  if ('runLong' in verb) return verb.runLong(office, acting, input);
  return read(office.database, actorOf(asking.person), (db) => verb.run(db, acting, input));
}

/** What a door gets back from any verb. */
export interface Answered {
  readonly outcome: unknown;
  /** True where the key of a command was seen before. */
  readonly replayed: boolean;
  /** Where the audit chain ends after the command; undefined of what wrote nothing itself. */
  readonly head: AuditHead | undefined;
}

/** Runs whatever it is. The input has been checked against the verb's schema. */
export async function perform(office: Office, verb: AnyVerb, asking: Asking, input: unknown): Promise<Answered> {
  const given = input as never;
  if (verb.kind === 'command') {
    return runCommand(office, verb as unknown as CommandVerb<z.ZodObject, Json>, asking, given);
  }
  const outcome: unknown = await (verb.kind === 'process'
    ? runProcess(office, verb as unknown as ProcessVerb, asking, given)
    : ask(office, verb as unknown as QueryVerb, asking, given));
  return { outcome, replayed: false, head: undefined };
}

/** The person as row-level security hears it. */
export function actorOf({ id, roles, participant }: PersonRow): Actor {
  return { person: id, roles, participant };
}

function actingOf(office: Office, { person, language }: Asking): Acting {
  const now = office.now();
  const today = dayInPuertoRico(Date.parse(now));
  const embedded = office.database.kind === 'embedded';
  return { person, now, today, language: language ?? person.language, embedded, batch: office.batch };
}

/** Refuses whoever holds none of the verb's roles. */
export function requireRole(
  verb: { readonly name: string; readonly roles: readonly string[] },
  person: PersonRow,
): void {
  if (verb.roles.some((role) => (person.roles as readonly string[]).includes(role))) return;
  refuse('not-allowed', { command: verb.name, needed: verb.roles, person: person.id, has: person.roles });
}
