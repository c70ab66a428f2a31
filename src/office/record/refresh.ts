// The record as it is now: plain tables beside the facts, written in the same transaction and made from the facts alone.
// Verification makes them again and finds them equal.

import { type Day, formatDay, groupBy, parseMoney } from '../../base/index.ts';
import { among, type Json, json, type Tx } from '../../store/index.ts';
import { refreshCases } from '../cases/refresh-cases.ts';
import type { Db } from '../verb.ts';
import { type Fact, type FactOf, factsNow, ofKind, type Whose } from './facts.ts';
import { lockRecords } from './participants.ts';
import { statusOn } from './status.ts';

const KINDS = ['person', 'enrollment', 'service', 'salary', 'death', 'payee', 'order'] as const;

/** What the tables of now hold of one participant. */
export interface RecordNow {
  readonly participant: string;
  readonly diedOn: string | null;
  readonly enrolledOn: string | null;
  readonly person:
    | {
        readonly given_names: string;
        readonly surnames: string;
        readonly birth_date: string;
        readonly sex: string | null;
        readonly language: string;
        readonly ssn: string | null;
        readonly ssn_last4: string | null;
        readonly fact: string;
      }
    | undefined;
  readonly service: readonly {
    readonly id: string;
    readonly kind: string;
    readonly office: string | null;
    readonly starts_on: string;
    readonly ends_on: string | null;
    readonly value: Json;
    readonly fact: string;
  }[];
  readonly salaries: readonly {
    readonly id: string;
    readonly starts_on: string;
    readonly ends_on: string | null;
    readonly annual_cents: number;
    readonly fact: string;
  }[];
  readonly orders: readonly {
    readonly id: string;
    readonly starts_on: string;
    readonly value: Json;
    readonly fact: string;
  }[];
}

/** The record of each participant, made from its facts. Those of the running command are among them. */
export async function recordsNow(db: Db, whose: Whose): Promise<RecordNow[]> {
  const facts = await factsNow(db, whose, KINDS);
  const own = groupBy(facts as readonly Fact[], ({ participant }) => participant);
  return [...own].map(([participant, theirs]) => recordOf(participant, theirs));
}

function recordOf(participant: string, facts: readonly Fact[]): RecordNow {
  const diedOn = ofKind(facts, 'death').at(-1)?.from ?? null;
  const salaries = ofKind(facts, 'salary').sort((a, b) => (a.from < b.from ? -1 : 1));
  const [person] = ofKind(facts, 'person').slice(-1);
  return {
    participant,
    diedOn,
    person: person === undefined ? undefined : personOf(person),
    enrolledOn: ofKind(facts, 'enrollment').at(-1)?.from ?? null,
    service: ofKind(facts, 'service').map(({ id, subject, from, to, value }) => ({
      id: subject,
      kind: value.capacity,
      office: value.office ?? null,
      starts_on: from,
      // A spell that is still open ends with the death.
      ends_on: to ?? diedOn,
      value: value as unknown as Json,
      fact: id,
    })),
    salaries: salaries.map(({ id, from, value }) => ({
      id: from,
      starts_on: from,
      ends_on: null,
      annual_cents: parseMoney(value.annual) ?? 0,
      fact: id,
    })),
    orders: ofKind(facts, 'order').map(({ id, subject, from, value }) => ({
      id: subject,
      starts_on: from,
      value: value as unknown as Json,
      fact: id,
    })),
  };
}

function personOf({ id, from, value }: FactOf<'person'>): RecordNow['person'] {
  const { givenNames, surnames, sex = null, language, ssn = null, ssnLast4 = null } = value;
  return { given_names: givenNames, surnames, birth_date: from, sex, language, ssn, ssn_last4: ssnLast4, fact: id };
}

/** Writes the tables of now of these participants anew. `today` is the day whose status they show. */
export async function refreshRecords(tx: Tx, participants: readonly string[], today: Day): Promise<void> {
  const ids = [...new Set(participants)];
  await lockRecords(tx.db, ids);
  const records = await recordsNow(tx.db, { ids });
  for (const table of ['service_now', 'salary_now', 'order_now'] as const) {
    await tx.db.deleteFrom(table).where('participant', '=', among(ids)).execute();
  }
  await insertAll(records.flatMap(serviceRows), (rows) => tx.db.insertInto('service_now').values(rows).execute());
  await insertAll(records.flatMap(salaryRows), (rows) => tx.db.insertInto('salary_now').values(rows).execute());
  await insertAll(records.flatMap(orderRows), (rows) => tx.db.insertInto('order_now').values(rows).execute());
  await refreshStatus(tx, records, formatDay(today));
  await refreshCases(tx, ids, today);
}

const serviceRows = ({ participant, service }: RecordNow) =>
  service.map(({ value, ...row }) => ({ participant, ...row, value: json(value) }));
const salaryRows = ({ participant, salaries }: RecordNow) => salaries.map((row) => ({ participant, ...row }));
const orderRows = ({ participant, orders }: RecordNow) =>
  orders.map(({ value, ...row }) => ({
    participant,
    kind: 'order',
    payee: null,
    ends_on: null,
    ...row,
    value: json(value),
  }));

/** Status and dates of each; one statement for those that are alike, since most of an import are. */
async function refreshStatus(tx: Tx, records: readonly RecordNow[], today: string): Promise<void> {
  const awards = await tx.db
    .selectFrom('award_now')
    .select(['participant', 'kind', 'starts_on', 'ends_on'])
    .where('participant', '=', among(records.map(({ participant }) => participant)))
    .where('state', '=', 'current')
    .where('rule', '<>', 'lump-sum')
    .execute();
  const awardsOf = groupBy(awards, ({ participant }) => participant);
  const alike = groupBy(records, (record) =>
    JSON.stringify([
      statusOn(today, {
        diedOn: record.diedOn,
        spells: record.service.map(({ starts_on, ends_on, kind }) => ({
          from: starts_on,
          to: ends_on,
          capacity: kind,
        })),
        awards: (awardsOf.get(record.participant) ?? []).map(({ kind, starts_on, ends_on }) => ({
          kind,
          startsOn: starts_on,
          endsOn: ends_on,
        })),
      }),
      record.diedOn,
    ]),
  );
  for (const [key, group] of alike) {
    const [status, died_on] = JSON.parse(key) as [string, string | null];
    await tx.db
      .updateTable('participant_now')
      .set({ status, died_on })
      .where('participant', '=', among(group.map(({ participant }) => participant)))
      .execute();
  }
}

/** A statement takes only so many parameters. */
const ROWS_A_STATEMENT = 1000;

/** Inserts the rows, so many in a statement. */
export async function insertAll<R>(rows: readonly R[], insert: (part: R[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await insert(rows.slice(from, from + ROWS_A_STATEMENT));
  }
}
