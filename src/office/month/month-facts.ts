// What a month is made from: awards, deaths, earnings, payees and what was paid before, as known by the run's cut-off.
// What they come to is in month-lines.ts; the same number gives the same answer however much is learnt later.

import { groupBy } from '../../base/index.ts';
import { type Json, sql } from '../../store/index.ts';
import { type FactOf, factsKnown, ofKind } from '../record/facts.ts';
import { keyOf, lastDaysOf } from '../record/replaced.ts';
import type { Db } from '../verb.ts';

/** A range of participants by id, both ends included. */
export interface Range {
  readonly first: string;
  readonly last: string;
}

/** An award that counts by the cut-off. Days are 'YYYY-MM-DD'. */
export interface PayableAward {
  readonly participant: string;
  readonly id: string;
  readonly kind: string;
  readonly rule: 'pension' | 'hybrid-annuity' | 'lump-sum';
  readonly cents: number;
  readonly startsOn: string;
  /** The day before another award took its place. */
  readonly endsOn: string | null;
  readonly payee: string;
  readonly offsets: Readonly<Record<string, string>>;
  readonly decision: string | null;
  /** The last month that was paid before this system, 'YYYY-MM'; null of an award decided here. */
  readonly paidThrough: string | null;
}

/** Everything about one participant that a month can turn on. */
export interface MonthFacts {
  readonly participant: string;
  readonly awards: readonly PayableAward[];
  readonly diedOn: string | null;
  /** The latest income recorded for each month, 'YYYY-MM'. */
  readonly earnings: readonly { readonly month: string; readonly amount: string }[];
  /** Where money goes, by the subject of the payee's facts. */
  readonly payees: ReadonlyMap<string, FactOf<'payee'>>;
  /** The keys of what was paid before, with their cents. */
  readonly paid: ReadonlyMap<string, number>;
}

/** The facts of every participant of the range who has an award, in the order of their ids. */
export async function monthFacts(db: Db, range: Range, known: number): Promise<MonthFacts[]> {
  const awards = groupBy(await awardsKnown(db, range, known), ({ participant }) => participant);
  const facts = await factsKnown(db, range, known, ['death', 'earnings', 'payee']);
  const approved = await payeeApprovals(db, range, known);
  const paid = groupBy(await paidBefore(db, range, known), ({ participant }) => participant);
  const factsBy = groupBy(facts, ({ participant }) => participant);
  return [...awards].map(([participant, own]) => {
    const theirs = factsBy.get(participant) ?? [];
    const earnings = new Map(ofKind(theirs, 'earnings').map(({ subject, value }) => [subject, value.amount]));
    const payees = ofKind(theirs, 'payee').filter(
      ({ id, value }) =>
        value.method === 'check' || approved.has(`${participant} ${id}`) || approved.has(value.import ?? ''),
    );
    return {
      participant,
      awards: own,
      diedOn: ofKind(theirs, 'death').at(-1)?.from ?? null,
      earnings: [...earnings].map(([month, amount]) => ({ month, amount })),
      payees: new Map(payees.map((payee) => [payee.subject, payee])),
      paid: new Map((paid.get(participant) ?? []).map(({ key, cents }) => [key, cents])),
    };
  });
}

/** The participants who have an award by the cut-off, in the order of their ids. */
export async function payeesOfMonth(db: Db, known: number): Promise<string[]> {
  const rows = await awardRows(db, known).select('award.participant').distinct().orderBy('award.participant').execute();
  return rows.map(({ participant }) => participant);
}

/** Awards known by then that count: decided here, or converted by an import that was approved by then. */
function awardRows(db: Db, known: number) {
  return db
    .selectFrom('award')
    .innerJoin('audit', 'audit.command', 'award.command')
    .leftJoin('import_approval', (join) =>
      join.on('import_approval.batch', '=', sql`award.conversion ->> 'import'` as never),
    )
    .leftJoin('audit as approval', 'approval.command', 'import_approval.command')
    .where('audit.seq', '<=', known)
    .where((e) => e.or([e('award.decision', 'is not', null), e('approval.seq', '<=', known)]));
}

async function awardsKnown(db: Db, { first, last }: Range, known: number): Promise<PayableAward[]> {
  const rows = await awardRows(db, known)
    .selectAll('award')
    .where('award.participant', '>=', first)
    .where('award.participant', '<=', last)
    .orderBy('award.participant')
    .orderBy('award.id')
    .execute();
  const lastDays = lastDaysOf(rows);
  return rows.map((row) => {
    return {
      participant: row.participant,
      id: row.id,
      kind: row.kind,
      rule: row.rule as PayableAward['rule'],
      cents: row.cents,
      startsOn: row.starts_on,
      endsOn: lastDays.get(keyOf(row.participant, row.id)) ?? row.ends_on,
      payee: row.payee,
      offsets: row.offsets as Record<string, string>,
      decision: row.decision,
      paidThrough: paidThroughOf(row.conversion),
    };
  });
}

function paidThroughOf(conversion: Json): string | null {
  return conversion === null ? null : String((conversion as Record<string, Json>)['paidThrough']);
}

/** The ids that approvals known by then gave: of payees' facts, and of imports. */
async function payeeApprovals(db: Db, { first, last }: Range, known: number): Promise<ReadonlySet<string>> {
  const own = await db
    .selectFrom('payee_approval')
    .innerJoin('audit', 'audit.command', 'payee_approval.command')
    .select(['participant', 'fact'])
    .where('audit.seq', '<=', known)
    .where('participant', '>=', first)
    .where('participant', '<=', last)
    .execute();
  const imports = await db
    .selectFrom('import_approval')
    .innerJoin('audit', 'audit.command', 'import_approval.command')
    .select('batch')
    .where('audit.seq', '<=', known)
    .execute();
  return new Set([
    ...own.map(({ participant, fact }) => `${participant} ${fact}`),
    ...imports.map(({ batch }) => batch),
  ]);
}

function paidBefore(db: Db, { first, last }: Range, known: number) {
  return db
    .selectFrom('transfer')
    .innerJoin('audit', 'audit.command', 'transfer.command')
    .select(['participant', 'key', 'cents'])
    .where('audit.seq', '<=', known)
    .where('participant', '>=', first)
    .where('participant', '<=', last)
    .where('key', 'like', 'pay/%')
    .execute();
}
