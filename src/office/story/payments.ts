// What a story tells of money: each payment that reached a payee, and months that were settled anew.
// Why a payment is what it is, is explained by itself (queries/explain-payment.ts).

import { cents, dayInPuertoRico, formatDay, formatMoney, formatMonth } from '../../base/index.ts';
import { parsePayKey } from '../../ledger/index.ts';
import type { Db } from '../verb.ts';
import type { Told } from './told.ts';

/** The payments known by then, on their paydays, and the recalculations that were approved. */
export async function tellPayments(db: Db, participant: string, known: number): Promise<Told[]> {
  const rows = await db
    .selectFrom('transfer as t')
    .innerJoin('audit', 'audit.command', 't.command')
    .select(['t.key', 't.cents', 't.value_date', 't.run', 'audit.seq', 'audit.at', 'audit.person'])
    .where('t.participant', '=', participant)
    .where('audit.seq', '<=', known)
    .where('t.key', 'like', 'pay/%/net/%')
    .execute();
  return [
    ...rows.flatMap(({ key: text, cents: amount, value_date, run, seq, at, person }): Told[] => {
      const key = parsePayKey(text);
      if (key === undefined) return [];
      const ids = { award: key.award, ...(run === null ? {} : { run }) };
      const parts = { month: formatMonth(key.month) };
      const audit = { seq, at, person };
      return [{ on: value_date, kind: 'payment', parts, amount: formatMoney(cents(amount)), ids, audit }];
    }),
    ...(await tellRecalculations(db, participant, known)),
  ];
}

async function tellRecalculations(db: Db, participant: string, known: number): Promise<Told[]> {
  const rows = await db
    .selectFrom('recalculation as r')
    .innerJoin('recalculation_approval as y', (join) =>
      join.onRef('y.participant', '=', 'r.participant').onRef('y.recalculation', '=', 'r.id'),
    )
    .innerJoin('audit', 'audit.command', 'y.command')
    .select(['r.id', 'r.more_cents', 'r.less_cents', 'audit.seq', 'audit.at', 'audit.person'])
    .where('r.participant', '=', participant)
    .where('audit.seq', '<=', known)
    .execute();
  return rows.map(({ id, more_cents, less_cents, seq, at, person }) => ({
    on: formatDay(dayInPuertoRico(Date.parse(at))),
    kind: 'recalculation',
    parts: { more: formatMoney(cents(more_cents)), less: formatMoney(cents(less_cents)) },
    ids: { recalculation: id },
    audit: { seq, at, person },
  }));
}
