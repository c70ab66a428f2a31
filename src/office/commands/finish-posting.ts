// Ends the posting of a run once every batch is posted. Asked again, it changes nothing.
// The next step is its release.

import { z } from 'zod';
import { idSchema } from '../inputs.ts';
import { runLocked } from '../month/runs.ts';
import { command } from '../verb.ts';

export const finishPosting = command({
  name: 'finish-posting',
  internal: true,
  roles: ['approver', 'payroll', 'treasurer'],
  says: {
    en: 'Ends the posting of a run once every batch of it is posted.',
    es: 'Termina la contabilización de una corrida cuando todos sus lotes están contabilizados.',
  },
  input: z.strictObject({ run: idSchema }),
  output: z.object({ posted: z.boolean() }),
  subject: ({ run }) => run,
  async run(tx, _, { run: id }) {
    const run = await runLocked(tx.db, id);
    if (run.state !== 'posting') return { posted: run.state === 'posted' || run.state === 'released' };
    const left = await tx.db
      .selectFrom('batch')
      .select('number')
      .where('run', '=', id)
      .where('state', '<>', 'posted')
      .executeTakeFirst();
    if (left !== undefined) return { posted: false };
    await tx.db.updateTable('run').set({ state: 'posted' }).where('id', '=', id).execute();
    return { posted: true };
  },
});
