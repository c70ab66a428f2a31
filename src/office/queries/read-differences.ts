// What the facts known now would change for one participant: decisions, and months that were paid; nothing is written.
// Each is shown old, new and different, before anyone confirms it.

import { z } from 'zod';
import { cents, formatMoney } from '../../base/index.ts';
import { type Differences, differencesSchema } from '../../wire/index.ts';
import { idSchema } from '../inputs.ts';
import { awardsAnew, decisionsAnew } from '../recalculation/anew.ts';
import { findDifferences } from '../recalculation/find.ts';
import { shownMonths } from '../recalculation/shown.ts';
import { knownUpTo } from '../record/known.ts';
import { participantsAmong } from '../record/participants.ts';
import { refuse } from '../refuse.ts';
import { type Db, query } from '../verb.ts';

export const readDifferences = query({
  name: 'read-differences',
  path: '/api/participants/:participant/differences',
  roles: ['clerk', 'caseworker', 'approver', 'payroll', 'treasurer', 'auditor'],
  says: {
    en: 'What the facts known now would change: decisions, and months that were paid, old, new and different.',
    es: 'Lo que cambiarían los hechos conocidos ahora: decisiones y meses pagados, antes, ahora y la diferencia.',
  },
  input: z.strictObject({ participant: idSchema }),
  output: differencesSchema,
  async run(db, _, { participant }) {
    const known = await knownUpTo(db);
    if (!(await participantsAmong(db, [participant])).has(participant)) refuse('no-such-participant', { participant });
    const anew = await decisionsAnew(db, participant, known);
    const [found] = await findDifferences(db, { first: participant, last: participant }, known);
    const under = found === undefined ? [] : found.under(awardsAnew(found.person.awards, anew));
    return {
      participant,
      known,
      decisions: anew.map(({ row, award, again }) => ({
        decision: row.id,
        award,
        question: row.question,
        on: row.on_day,
        application: row.application,
        before: { outcome: row.outcome, result: row.result } as Differences['decisions'][number]['before'],
        now: {
          outcome: again?.outcome ?? 'contradicted',
          result: again?.result ?? null,
        } as Differences['decisions'][number]['now'],
      })),
      asAwarded: shownMonths(found?.differences ?? []),
      asDecidedAnew: shownMonths(under),
      proposals: await proposalsOf(db, participant),
    };
  },
});

async function proposalsOf(db: Db, participant: string): Promise<Differences['proposals']> {
  const rows = await db
    .selectFrom('recalculation as r')
    .innerJoin('audit', 'audit.command', 'r.command')
    .leftJoin('recalculation_approval as y', (join) =>
      join.onRef('y.participant', '=', 'r.participant').onRef('y.recalculation', '=', 'r.id'),
    )
    .selectAll('r')
    .select(['y.approver', 'audit.seq'])
    .where('r.participant', '=', participant)
    .orderBy('audit.seq')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    proposedBy: row.proposed_by,
    approvedBy: row.approver,
    because: row.because,
    more: formatMoney(cents(row.more_cents)),
    less: formatMoney(cents(row.less_cents)),
    digest: row.digest,
    recorded: row.seq,
  }));
}
