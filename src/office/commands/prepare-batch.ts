// Prepares one batch of a run: the lines of its participants, each with its reason, and a digest of them.
// It takes the next batch that nobody has; whoever dies over it leaves it as it was.

import { z } from 'zod';
import { monthOf } from '../../base/index.ts';
import { asDay, idSchema } from '../inputs.ts';
import { monthFacts } from '../month/month-facts.ts';
import { monthLines } from '../month/month-lines.ts';
import { batchDigest, lineRow, totalsOf } from '../month/run-lines.ts';
import { nextBatch, runOnFile } from '../month/runs.ts';
import { command } from '../verb.ts';

export const prepareBatch = command({
  name: 'prepare-batch',
  internal: true,
  roles: ['payroll'],
  says: {
    en: 'Prepares the next batch of a run that nobody has taken.',
    es: 'Prepara el próximo lote de una corrida que nadie haya tomado.',
  },
  clauses: ['4-234-11.first', '4-234-11.last', '4-242b-d.first', '4-242b-d.last', '4-238-A.offset'],
  input: z.strictObject({ run: idSchema }),
  output: z.object({ batch: z.int().nullable() }),
  subject: ({ run }) => run,
  async run(tx, _, { run: id }) {
    const run = await runOnFile(tx.db, id);
    const batch = await nextBatch(tx.db, id, 'open');
    if (batch === undefined || run.state !== 'open') return { batch: null };
    const range = { first: batch.first_participant, last: batch.last_participant };
    const people = await monthFacts(tx.db, range, run.known);
    const lines = monthLines(people, monthOf(asDay(run.month)), run.readings as Record<string, string>);
    await tx.append(
      'line',
      lines.map((line) => lineRow(id, batch.number, line)),
    );
    const totals = totalsOf(lines);
    await tx.db
      .updateTable('batch')
      .set({ state: 'prepared', digest: batchDigest(lines), lines: totals.lines, total_cents: totals.cents })
      .where('run', '=', id)
      .where('number', '=', batch.number)
      .execute();
    return { batch: batch.number };
  },
});
