// Signs a prepared run: one row, another person than whoever opened it, bound to the digest that was seen.
// From then on the month is this run's, and it is posted batch by batch (post-batch.ts).

import { z } from 'zod';
import { formatDay, formatMonth, monthOf } from '../../base/index.ts';
import { recalculatedSinceCutOff, replacedSinceCutOff } from '../../store/index.ts';
import { asDay, idSchema } from '../inputs.ts';
import { FUND, lockSignatures, REGULAR, requireState, runLocked, SIGNED } from '../month/runs.ts';
import { refuse } from '../refuse.ts';
import { command, type Db } from '../verb.ts';

export const signRun = command({
  name: 'sign-run',
  internal: true,
  roles: ['approver'],
  says: {
    en: 'Signs a prepared run that another person opened, as it was seen.',
    es: 'Firma una corrida preparada que abrió otra persona, como se vio.',
  },
  input: z.strictObject({
    run: idSchema,
    digest: z.string().optional().describe('What was seen; absent, as it is on file.'),
  }),
  output: z.object({ run: z.string() }),
  subject: ({ run }) => run,
  async run(tx, { person, today }, { run: id, digest }) {
    // Signatures come one after the other: of two runs that pay the same, the second sees the first.
    await lockSignatures(tx.db);
    const run = await runLocked(tx.db, id);
    if (run.opened_by === person.id) refuse('own-proposal', { person: person.id });
    if (digest !== undefined && digest !== run.digest) {
      refuse('not-what-was-seen', { seen: digest.slice(0, 12), now: (run.digest ?? '').slice(0, 12) });
    }
    if (SIGNED.includes(run.state)) {
      // Who signed sees that it is signed; anyone else, who came first.
      if (run.approved_by === person.id) return { run: id };
      refuse('already-decided', { what: 'run', id, state: 'approved', by: run.approved_by });
    }
    requireState(run, 'prepared');
    await refuseWhatIsPaid(tx.db, id, run.month);
    await refuseWhatIsReplaced(tx.db, id);
    await refuseWhatIsRecalculated(tx.db, id);
    await tx.db
      .updateTable('run')
      .set({ state: 'posting', approved_by: person.id, approved_digest: run.digest, approved_on: formatDay(today) })
      .where('id', '=', id)
      .execute();
    return { run: id };
  },
});

/**
 * Refuses a run that pays a month of an award whose place another has taken since the cut-off, from that month or one
 * before: the new award pays the month too. The lines are withdrawn, or the month is prepared again.
 */
async function refuseWhatIsReplaced(db: Db, id: string): Promise<void> {
  const awards = await replacedSinceCutOff(db, id);
  if (awards.length > 0) refuse('award-replaced', { awards });
}

/**
 * Refuses a run that pays out of a month which was recalculated since the cut-off: what is payable of it is something else
 * now. The lines are withdrawn, or the month is prepared again.
 */
async function refuseWhatIsRecalculated(db: Db, id: string): Promise<void> {
  const awards = await recalculatedSinceCutOff(db, id);
  if (awards.length > 0) refuse('month-recalculated', { awards });
}

/** Refuses a run of a month that another one pays, and one that holds a payment which a signed run of any month holds. */
async function refuseWhatIsPaid(db: Db, id: string, month: string): Promise<void> {
  const other = await db
    .selectFrom('run')
    .select(['id', 'approved_by', 'month'])
    .where('fund', '=', FUND)
    .where('kind', '=', REGULAR)
    .where('month', '=', month)
    .where('state', 'in', SIGNED)
    .executeTakeFirst();
  const twice =
    other ??
    (await db
      .selectFrom('standing_line as own')
      .innerJoin('standing_line as other', (join) =>
        join
          .onRef('other.participant', '=', 'own.participant')
          .onRef('other.award', '=', 'own.award')
          .onRef('other.month', '=', 'own.month')
          .onRef('other.cause', '=', 'own.cause')
          .onRef('other.part', '=', 'own.part')
          .onRef('other.run', '<>', 'own.run'),
      )
      .innerJoin('run', 'run.id', 'other.run')
      .select(['run.id', 'run.approved_by', 'own.month'])
      .where('own.run', '=', id)
      .where('run.state', 'in', SIGNED)
      .where('other.cents', '>', 0)
      .executeTakeFirst());
  if (twice === undefined) return;
  refuse('month-is-paid', { month: formatMonth(monthOf(asDay(twice.month))), run: twice.id, by: twice.approved_by });
}
