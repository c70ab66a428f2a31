// Opens the run of a month: fixes up to which audit number facts are known and under which readings, and lays down batches.
// The first step of the protocol; the lines are made batch by batch (prepare-batch.ts).

import { z } from 'zod';
import { firstDayOf, formatDay } from '../../base/index.ts';
import { lawHashOf, readingsInLaw } from '../../law/index.ts';
import { json, takeTurn } from '../../store/index.ts';
import { asMonth, monthSchema } from '../inputs.ts';
import { MONTH_QUESTIONS } from '../month/ask-law.ts';
import { FUND, REGULAR, SIGNED } from '../month/runs.ts';
import { payeesKnown } from '../record/awards.ts';
import { knownUpTo, notAdopted, readingsOn } from '../record/known.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

/** So many participants that a batch stays a short transaction. */
const PARTICIPANTS_A_BATCH = 100;

export const openRun = command({
  name: 'open-run',
  internal: true,
  roles: ['payroll'],
  says: {
    en: 'Opens the run of a month; asked again with the same cut-off, gives the run there is.',
    es: 'Abre la corrida de un mes; pedida otra vez con el mismo corte, da la que existe.',
  },
  clauses: ['4-234-11.monthly'],
  input: z.strictObject({
    month: monthSchema,
    known: z
      .int()
      .nonnegative()
      .optional()
      .describe('The audit number up to which facts are known; the last where absent.'),
  }),
  output: z.object({ run: z.string() }),
  subject: ({ month }) => month,
  async run(tx, { person, today, batch = PARTICIPANTS_A_BATCH }, { month, known: asked }) {
    const day = formatDay(firstDayOf(asMonth(month)));
    // Two who open the same month come one after the other: the second finds the first's run.
    await takeTurn(tx.db, `run ${FUND} ${month}`);
    const known = await knownUpTo(tx.db, asked);
    const runs = await tx.db
      .selectFrom('run')
      .selectAll()
      .where('fund', '=', FUND)
      .where('month', '=', day)
      .where('kind', '=', REGULAR)
      .execute();
    const same = runs.find((run) => run.known === known && run.state !== 'abandoned');
    if (same !== undefined) return { run: same.id };
    const paid = runs.find(({ state }) => SIGNED.includes(state));
    if (paid !== undefined) refuse('month-is-paid', { month, run: paid.id, by: paid.approved_by });
    const readings = await readingsOn(tx.db, today, known);
    const consulted = Object.fromEntries(
      MONTH_QUESTIONS.flatMap((question) => readingsInLaw(question).map((id) => [id, readings.options[id] ?? ''])),
    );
    const inferred = notAdopted(consulted, readings);
    if (inferred.length > 0) refuse('readings-not-adopted', { inferred });
    const participants = await payeesKnown(tx.db, known);
    if (participants.length === 0) refuse('nothing-to-pay', { month });
    const run = tx.newId();
    await tx.db
      .insertInto('run')
      .values({
        id: run,
        fund: FUND,
        month: day,
        kind: REGULAR,
        known,
        readings: json(consulted),
        law: json(Object.fromEntries(MONTH_QUESTIONS.map((question) => [question, lawHashOf(question)]))),
        state: 'open',
        opened_by: person.id,
        command: tx.command,
      })
      .execute();
    await tx.db
      .insertInto('batch')
      .values(batchesOf(run, participants, batch))
      .execute();
    return { run };
  },
});

function batchesOf(run: string, participants: readonly string[], size: number) {
  const count = Math.ceil(participants.length / size);
  return Array.from({ length: count }, (_, index) => {
    const part = participants.slice(index * size, (index + 1) * size);
    return {
      run,
      number: index + 1,
      first_participant: part[0] ?? '',
      last_participant: part.at(-1) ?? '',
      state: 'open',
    };
  });
}
