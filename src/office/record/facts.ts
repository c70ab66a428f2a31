// Facts as they are stored, and which of them count: those known by a number of the audit chain that none known then replaces.
// What they mean together is in record.ts and case-facts.ts.

import { type Day, formatDay } from '../../base/index.ts';
import { among, type Json, knownBy, type NewRow, NOW, type Row, type Tx } from '../../store/index.ts';
import type { RowFault } from '../refuse.ts';
import type { Db } from '../verb.ts';

/** The kinds of facts, with what their value holds. Dates of validity stand beside it. */
interface FactValues {
  /** From birth. */
  readonly person: {
    readonly givenNames: string;
    readonly surnames: string;
    readonly sex?: 'female' | 'male';
    readonly language: 'en' | 'es';
    /** The id of the sealed number, and its last four digits. */
    readonly ssn?: string;
    readonly ssnLast4?: string;
  };
  /** From the first enrollment. */
  readonly enrollment: Readonly<Record<never, never>>;
  /** A spell, from its first to its last day. */
  readonly service: {
    readonly capacity: 'judge' | 'government';
    readonly office?: 'supreme' | 'appeals' | 'superior' | 'municipal' | 'district';
    readonly endedBy?: 'resignation' | 'term-expired' | 'retirement' | 'removal' | 'death' | 'disability';
    readonly refundReturned?: boolean;
  };
  /** The annual salary as judge, from a day. */
  readonly salary: { readonly annual: string };
  /** On the day of death. */
  readonly death: Readonly<Record<never, never>>;
  /** Income from gainful work in a month. */
  readonly earnings: { readonly amount: string };
  /** Where a payee's money goes; it counts once another person has approved it. */
  readonly payee: {
    readonly name: string;
    readonly method: 'deposit' | 'check';
    readonly bank?: string;
    readonly last4?: string;
    /** The import that brought it, whose approval is its own. */
    readonly import?: string;
  };
  /** A written order of beneficiaries, from the day it was filed. */
  readonly order: {
    readonly recognizedOn?: string;
    readonly designees: readonly { readonly name: string; readonly share?: string; readonly diedOn?: string }[];
  };
  /**
   * A fact established in a case, by a pointer into the facts of `decide`: the subject is the case's id and the pointer.
   * Of a fact that was established otherwise before, with the reason.
   */
  readonly case: { readonly value: Json; readonly reason?: string };
  /** The heirs, from the day they are known to the office. */
  readonly heirs: { readonly heirs: readonly { readonly name: string; readonly share?: string }[] };
}

export type FactKind = keyof FactValues;

/** A fact that counts. */
export type Fact = {
  [K in FactKind]: {
    readonly kind: K;
    readonly participant: string;
    readonly id: string;
    readonly subject: string;
    /** Days as 'YYYY-MM-DD'. */
    readonly from: string;
    readonly to: string | null;
    readonly value: FactValues[K];
    /** The document that proves it. */
    readonly document: string | null;
    readonly command: string;
    /** Its audit number; 0 within the command that records it. */
    readonly known: number;
  };
}[FactKind];

export type FactOf<K extends FactKind> = Extract<Fact, { readonly kind: K }>;

/** The subject of facts about the participant as such. */
export const SELF = 'self';

/** A fact to be recorded. */
export interface NewFact<K extends FactKind> {
  readonly participant: string;
  /** The document on file that proves it. */
  readonly document?: string | undefined;
  /** The fact that it takes the place of. */
  readonly corrects?: string | undefined;
  readonly kind: K;
  readonly subject: string;
  readonly from: Day;
  readonly to?: Day | undefined;
  readonly value: FactValues[K];
}

/** The row of a new fact, with an id of its own. */
export function factRow<K extends FactKind>(tx: Tx, fact: NewFact<K>): NewRow<'fact'> {
  return {
    participant: fact.participant,
    id: tx.newId(),
    kind: fact.kind,
    subject: fact.subject,
    valid_from: formatDay(fact.from),
    valid_to: fact.to === undefined ? null : formatDay(fact.to),
    value: fact.value as unknown as Json,
    document: fact.document ?? null,
    corrects: fact.corrects ?? null,
  };
}

/** Whose facts are read: one participant's, those of some, or those of a range of ids with both its ends. */
export type Whose = string | { readonly ids: readonly string[] } | { readonly first: string; readonly last: string };

/** The facts that count as known, by the order in which they became known. */
export async function factsKnown<K extends FactKind>(
  db: Db,
  whose: Whose,
  known: number,
  kinds: readonly K[],
): Promise<FactOf<K>[]> {
  return thatCount(await factsOf(db, whose, kinds).where(knownBy(known)).execute());
}

/** The facts that count now, those of the running command among them. */
export async function factsNow<K extends FactKind>(db: Db, whose: Whose, kinds: readonly K[]): Promise<FactOf<K>[]> {
  return factsKnown(db, whose, NOW, kinds);
}

function factsOf(db: Db, whose: Whose, kinds: readonly FactKind[]) {
  const all = db
    .selectFrom('fact')
    // A fact of the running command has no audit line yet, and comes last.
    .leftJoin('audit', 'audit.command', 'fact.command')
    .selectAll('fact')
    .select('audit.seq')
    .where('fact.kind', 'in', kinds)
    .orderBy('audit.seq')
    .orderBy((e) => e.fn<number>('length', ['fact.id']))
    .orderBy('fact.id');
  if (typeof whose === 'string') return all.where('fact.participant', '=', whose);
  if ('ids' in whose) return all.where('fact.participant', '=', among(whose.ids));
  return all.where('fact.participant', '>=', whose.first).where('fact.participant', '<=', whose.last);
}

type StoredFact = Row<'fact'> & { readonly seq: number | null };

function thatCount<K extends FactKind>(rows: readonly StoredFact[]): FactOf<K>[] {
  const replaced = new Set(
    rows.flatMap(({ participant, corrects, withdraws }) => {
      const other = corrects ?? withdraws;
      return other === null ? [] : [`${participant} ${other}`];
    }),
  );
  return rows
    .filter(({ participant, id, withdraws }) => withdraws === null && !replaced.has(`${participant} ${id}`))
    .map(
      (row) =>
        ({
          kind: row.kind,
          participant: row.participant,
          id: row.id,
          subject: row.subject,
          from: row.valid_from,
          to: row.valid_to,
          value: row.value,
          document: row.document,
          command: row.command,
          known: row.seq ?? 0,
        }) as unknown as FactOf<K>,
    );
}

/** A fault for each row whose fact is on file already, or stands twice among the rows: it is withdrawn first. */
export async function recordedBefore(
  db: Db,
  kind: 'service' | 'salary',
  field: string,
  rows: readonly { readonly participant: string; readonly subject: string }[],
): Promise<RowFault[]> {
  const ids = [...new Set(rows.map(({ participant }) => participant))];
  const seen = new Set((await factsNow(db, { ids }, [kind])).map((fact) => `${fact.participant} ${fact.subject}`));
  return rows.flatMap(({ participant, subject }, row): RowFault[] => {
    const name = `${participant} ${subject}`;
    const twice = seen.has(name);
    seen.add(name);
    return twice ? [{ row, field, code: 'already-exists', details: { what: kind, id: subject } }] : [];
  });
}

/** The facts of one kind among others. */
export function ofKind<K extends FactKind>(facts: readonly Fact[], kind: K): FactOf<K>[] {
  return facts.filter((fact): fact is FactOf<K> => fact.kind === kind);
}
