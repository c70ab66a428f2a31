// What a month is made from: awards, deaths, earnings, payees and what was paid before, as known by the run's cut-off.
// What they come to is in month-lines.ts; the same number gives the same answer however much is learnt later.

import { groupBy } from '../../base/index.ts';
import { parseAccount, parsePayKey } from '../../ledger/index.ts';
import type { Json } from '../../store/index.ts';
import { awardsKnown } from '../record/awards.ts';
import { type FactOf, factsKnown, ofKind } from '../record/facts.ts';
import { payeesThatCount } from '../record/payees.ts';
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
  /** The award that it took the place of. */
  readonly replaces: string | null;
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
  /** The keys of what was paid before, with their cents: below zero of what a recalculation took back. */
  readonly paid: ReadonlyMap<string, number>;
}

/** The facts of every participant of the range who has an award, in the order of their ids. */
export async function monthFacts(db: Db, range: Range, known: number): Promise<MonthFacts[]> {
  const awards = groupBy(await payableAwards(db, range, known), ({ participant }) => participant);
  const facts = await factsKnown(db, range, known, ['death', 'earnings', 'payee']);
  const counts = await payeesThatCount(db, range.first, range.last, known);
  const paid = groupBy(await paidBefore(db, range, known), ({ participant }) => participant);
  const factsBy = groupBy(facts, ({ participant }) => participant);
  return [...awards].map(([participant, own]) => {
    const theirs = factsBy.get(participant) ?? [];
    const earnings = new Map(ofKind(theirs, 'earnings').map(({ subject, value }) => [subject, value.amount]));
    const payees = ofKind(theirs, 'payee').filter(counts);
    return {
      participant,
      awards: own,
      diedOn: ofKind(theirs, 'death').at(-1)?.from ?? null,
      earnings: [...earnings].map(([month, amount]) => ({ month, amount })),
      payees: new Map(payees.map((payee) => [payee.subject, payee])),
      paid: new Map(
        (paid.get(participant) ?? []).map(({ key, debit, cents }) => [key, isTakenBack(key, debit) ? -cents : cents]),
      ),
    };
  });
}

async function payableAwards(db: Db, { first, last }: Range, known: number): Promise<PayableAward[]> {
  const awards = await awardsKnown(db, first, last, known);
  return awards
    .filter(({ counts }) => counts)
    .map((award) => ({
      participant: award.participant,
      id: award.id,
      kind: award.kind,
      rule: award.rule as PayableAward['rule'],
      cents: award.cents,
      startsOn: award.starts_on,
      endsOn: award.replacedAfter ?? award.ends_on,
      payee: award.payee,
      offsets: award.offsets as Record<string, string>,
      decision: award.decision,
      replaces: award.replaces,
      paidThrough: paidThroughOf(award.conversion),
    }));
}

function paidThroughOf(conversion: Json): string | null {
  return conversion === null ? null : String((conversion as Record<string, Json>)['paidThrough']);
}

function paidBefore(db: Db, { first, last }: Range, known: number) {
  return (
    db
      .selectFrom('transfer')
      .innerJoin('audit', 'audit.command', 'transfer.command')
      .select(['participant', 'key', 'debit', 'cents'])
      .where('audit.seq', '<=', known)
      .where('participant', '>=', first)
      .where('participant', '<=', last)
      .where('key', 'like', 'pay/%')
      // The last recalculation of a month is the one under which it goes out: the order is that in which they became known.
      .orderBy('audit.seq')
      .orderBy((e) => e.fn<number>('length', ['transfer.id']))
      .orderBy('transfer.id')
      .execute()
  );
}

/** Whether the transfer takes back what was borne of a month: out of what is payable, where what is paid goes into it. */
function isTakenBack(key: string, debit: string): boolean {
  const part = parsePayKey(key)?.part.kind;
  return (
    (part === 'gross' || part === 'fund' || part === 'overpaid') && parseAccount(debit)?.role === 'benefits-payable'
  );
}
