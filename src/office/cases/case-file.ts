// Cases as rows: opened, added to event by event, read back; an event is written only over what its writer has seen.
// What a case has come to is in stage.ts, the table for the queue in refresh-cases.ts.

import { addDays, type Day, formatDay } from '../../base/index.ts';
import type { Json, Row, Tx } from '../../store/index.ts';
import { lockRecords } from '../record/participants.ts';
import { refuse } from '../refuse.ts';
import type { Db } from '../verb.ts';
import { type CaseKindId, caseKind } from './kinds.ts';

/** What can happen in a case, with what its event holds. Days stand beside it. */
export interface CaseEventValues {
  /** Somebody has it from now on. */
  readonly assigned: { readonly to: string };
  /** It came to a stage: brought there by a person, or of itself as facts came in. */
  readonly stage: { readonly stage: string; readonly because?: string };
  /** Somebody wrote to, called or saw somebody, or has something to remember. */
  readonly noted: { readonly text: string };
  /** Another day was promised, with the reason. */
  readonly promised: { readonly promisedOn: string; readonly because: string };
  /** A decision was set aside, and the case is to be decided anew. */
  readonly remanded: { readonly contest: string; readonly decision: string };
  /** While a contest is heard, nothing is proposed; or it may be again. */
  readonly stayed: { readonly contest: string; readonly stays: boolean; readonly authority: string };
  readonly closed: { readonly outcome: CaseOutcome; readonly because: string };
  readonly reopened: { readonly because: string };
}

type CaseEventKind = keyof CaseEventValues;

/** How a case ends. */
export const CASE_OUTCOMES = ['completed', 'withdrawn', 'opened-in-error'] as const;

type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** An event as it is on file. */
export type CaseEvent = {
  [K in CaseEventKind]: {
    readonly n: number;
    readonly kind: K;
    readonly on: string;
    readonly value: CaseEventValues[K];
  };
}[CaseEventKind];

/** An event to be added. */
export type NewCaseEvent = {
  [K in CaseEventKind]: { readonly kind: K; readonly value: CaseEventValues[K] };
}[CaseEventKind];

/** A new case. */
export interface NewCase {
  readonly participant: string;
  readonly id: string;
  readonly kind: CaseKindId;
  readonly on: Day;
  readonly about?: Readonly<Record<string, Json>>;
}

/** Opens a case at its first stage; that of a decision is found when the record is looked at (refresh-cases.ts). */
export async function openCase(tx: Tx, { participant, id, kind, on, about = {} }: NewCase): Promise<void> {
  const { promised } = caseKind(kind);
  const opened = { opened_on: formatDay(on), promised_on: formatDay(addDays(on, promised)) };
  const row = { participant, id, kind, ...opened };
  await tx.append('case_file', [{ ...row, about }]);
  await tx.db
    .insertInto('case_now')
    .values({ ...row, ...asOpened(row) })
    .execute();
}

/** The parts of a case's row that its events make. */
export type CaseState = Pick<Row<'case_now'>, 'stage' | 'since' | 'owner' | 'promised_on' | 'closed_on' | 'events'>;

/** A case to which nothing has happened: at the first stage of its kind, of a decision that of gathering facts. */
export function asOpened({ kind, opened_on, promised_on }: OpenedCase): CaseState {
  const stage = caseKind(kind).steps?.[0]?.id ?? 'gathering';
  return { stage, since: opened_on, owner: null, promised_on, closed_on: null, events: 0 };
}

type OpenedCase = Pick<Row<'case_file'>, 'kind' | 'opened_on' | 'promised_on'>;

/**
 * The case as it is now, locked until the command ends with the record that it rests on: what is established in it, an
 * approval of a decision either sees or comes before. Refuses where there is none.
 */
export async function lockCase(db: Db, participant: string, id: string): Promise<Row<'case_now'>> {
  await lockRecords(db, [participant]);
  const row = await db
    .selectFrom('case_now')
    .selectAll()
    .where('participant', '=', participant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) refuse('no-such-case', { participant, case: id });
  return row;
}

/** The same, for whoever is about to change it, on what they saw. Refuses where it has moved since, or is closed. */
export async function lockOpenCase(db: Db, participant: string, id: string, seen: number): Promise<Row<'case_now'>> {
  const row = await lockCase(db, participant, id);
  await refuseUnseen(db, row, seen);
  if (row.closed_on !== null) refuse('case-closed', { case: id, on: row.closed_on });
  return row;
}

/** Refuses where the case has other events than were seen, and says which came since. */
export async function refuseUnseen(db: Db, { participant, id, events }: Row<'case_now'>, seen: number): Promise<void> {
  if (events === seen) return;
  const since = (await eventsOf(db, participant, id)).filter(({ n }) => n > seen);
  refuse('case-moved', { case: id, seen, now: events, since: since.map(({ kind, on }) => `${kind} ${on}`) });
}

/** The contest that stays the case, and the authority that ordered it; undefined where nothing does. */
export function stayOf(events: readonly CaseEvent[]): CaseEventValues['stayed'] | undefined {
  const last = events.flatMap(({ kind, value }) => (kind === 'stayed' ? [value] : [])).at(-1);
  return last?.stays === true ? last : undefined;
}

/** The events of a case in their order. */
export async function eventsOf(db: Db, participant: string, id: string): Promise<CaseEvent[]> {
  const rows = await db
    .selectFrom('case_event')
    .select(['n', 'kind', 'on_day', 'value'])
    .where('participant', '=', participant)
    .where('case_file', '=', id)
    .orderBy('n')
    .execute();
  return rows.map(({ n, kind, on_day, value }) => ({ n, kind, on: on_day, value }) as unknown as CaseEvent);
}

/** Adds events to a case that is locked, each with the number after the one before. */
export async function addEvents(
  tx: Tx,
  { participant, id, events }: Pick<Row<'case_now'>, 'participant' | 'id' | 'events'>,
  on: Day,
  added: readonly NewCaseEvent[],
): Promise<void> {
  if (added.length === 0) return;
  const rows = added.map(({ kind, value }, i) => ({
    participant,
    case_file: id,
    n: events + i + 1,
    kind,
    on_day: formatDay(on),
    value: value as unknown as Json,
  }));
  await tx.append('case_event', rows);
  await tx.db
    .updateTable('case_now')
    .set(changesOf(added, formatDay(on), events))
    .where('participant', '=', participant)
    .where('id', '=', id)
    .execute();
}

/** What the events change, added to so many. */
export function changesOf(added: readonly NewCaseEvent[], on: string, events: number): Partial<CaseState> {
  return Object.assign({ events: events + added.length }, ...added.map((event) => changeOf(event, on)));
}

/** What one event changes. */
function changeOf({ kind, value }: NewCaseEvent, on: string): Partial<CaseState> {
  switch (kind) {
    case 'assigned':
      return { owner: value.to };
    case 'stage':
      return { stage: value.stage, since: on };
    case 'promised':
      return { promised_on: value.promisedOn };
    case 'closed':
      return { stage: 'closed', since: on, closed_on: on };
    case 'reopened':
      return { closed_on: null };
    case 'noted':
    case 'remanded':
    case 'stayed':
      return {};
  }
}
