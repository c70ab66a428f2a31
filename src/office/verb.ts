// What the office can do, as values: a command (one transaction), a process (several), a query (reads and writes nothing).
// Each is one file in its folder; doors, permission matrix and documentation are made from these.

import type { z } from 'zod';
import type { Day, Language, Words } from '../base/index.ts';
import type { Json, Tx } from '../store/index.ts';
import type { PersonRow } from '../wire/index.ts';
import type { Office } from './office.ts';

/** The typed query builder inside a transaction or a reading. */
export type Db = Tx['db'];

/** A role that a person is granted. */
type PersonRole = PersonRow['roles'][number];

/** Who acts and when: the same for every verb. */
export interface Acting {
  readonly person: PersonRow;
  /** The instant, ISO 8601. */
  readonly now: string;
  /** The day in Puerto Rico at that instant. */
  readonly today: Day;
  /** Of texts in the answer. */
  readonly language: Language;
  /** Whether the database is the embedded one, which does not promise to survive a power cut. */
  readonly embedded: boolean;
  /** How many participants a batch of a run holds, where the office says so. */
  readonly batch?: number | undefined;
}

interface Verb<I extends z.ZodObject, O> {
  /** Verb and noun, with hyphens: the name of the file, of the CLI command and of the route. */
  readonly name: string;
  /** Who may: any one of these roles. */
  readonly roles: readonly PersonRole[];
  /** What it does, in one sentence. */
  readonly says: Words;
  readonly input: I;
  readonly output: z.ZodType<O>;
  /** A step of a process: workers and repairs need it, the doors do not offer it. */
  readonly internal?: true;
  /** The clauses of the statutes that it carries out, by id. */
  readonly clauses?: readonly string[];
}

/** One transaction: what it writes is written whole, once for a key, with one audit line. */
export interface CommandVerb<I extends z.ZodObject = z.ZodObject, O extends Json = Json, P = unknown>
  extends Verb<I, O> {
  readonly kind: 'command';
  /** What takes long or asks something outside of the database: done before the transaction, and it writes nothing. */
  prepare?(office: Office, input: z.output<I>): Promise<P>;
  /** What it is about, for the audit line: an id, nothing personal. */
  subject?(input: z.output<I>): string;
  run(tx: Tx, acting: Acting, input: z.output<I>, prepared: P): Promise<O>;
}

/** Several transactions, each a command of its own; begun again after a break, it goes on where it was. */
export interface ProcessVerb<I extends z.ZodObject = z.ZodObject, O = unknown> extends Verb<I, O> {
  readonly kind: 'process';
  run(office: Office, acting: Acting, input: z.output<I>): Promise<O>;
}

/** Reads one moment of the database as the person may see it. */
export interface QueryVerb<I extends z.ZodObject = z.ZodObject, O = unknown> extends Verb<I, O> {
  readonly kind: 'query';
  /** The address under which it is asked; `:name` takes the input of that name, the others are the query string. */
  readonly path: string;
  run(db: Db, acting: Acting, input: z.output<I>): Promise<O>;
}

/**
 * A query whose answer takes long to make: it reads several moments, each in a short transaction, and works between them,
 * so that nobody waits for the database. What it reads is the same where it reads up to one number of the audit chain.
 */
export interface LongQueryVerb<I extends z.ZodObject = z.ZodObject, O = unknown> extends Verb<I, O> {
  readonly kind: 'query';
  readonly path: string;
  runLong(office: Office, acting: Acting, input: z.output<I>): Promise<O>;
}

/** Any verb, as the list of them knows it: its input is checked by its schema before it is run. */
export type AnyVerb = Verb<z.ZodObject, unknown> &
  (
    | {
        readonly kind: 'command';
        prepare?(office: Office, input: never): Promise<unknown>;
        subject?(input: never): string;
        run(tx: Tx, acting: Acting, input: never, prepared: never): Promise<Json>;
      }
    | { readonly kind: 'process'; run(office: Office, acting: Acting, input: never): Promise<unknown> }
    | { readonly kind: 'query'; readonly path: string; run(db: Db, acting: Acting, input: never): Promise<unknown> }
    | {
        readonly kind: 'query';
        readonly path: string;
        runLong(office: Office, acting: Acting, input: never): Promise<unknown>;
      }
  );

export function command<I extends z.ZodObject, O extends Json, P = unknown>(
  verb: Omit<CommandVerb<I, O, P>, 'kind'>,
): CommandVerb<I, O, P> {
  return { kind: 'command', ...verb };
}

export function process<I extends z.ZodObject, O>(verb: Omit<ProcessVerb<I, O>, 'kind'>): ProcessVerb<I, O> {
  return { kind: 'process', ...verb };
}

export function query<I extends z.ZodObject, O>(verb: Omit<QueryVerb<I, O>, 'kind'>): QueryVerb<I, O>;
export function query<I extends z.ZodObject, O>(verb: Omit<LongQueryVerb<I, O>, 'kind'>): LongQueryVerb<I, O>;
export function query(verb: Omit<QueryVerb, 'kind'> | Omit<LongQueryVerb, 'kind'>): QueryVerb | LongQueryVerb {
  return { kind: 'query', ...verb };
}
