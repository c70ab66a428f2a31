// Ends the preparation of a run once every batch is prepared: what it adds up to, and the digest that is approved.
// Asked again, it changes nothing.

import { z } from 'zod';
import { idSchema } from '../inputs.ts';
import { settleRun } from '../month/run-lines.ts';
import { runLocked } from '../month/runs.ts';
import { command } from '../verb.ts';

export const finishPreparation = command({
  name: 'finish-preparation',
  internal: true,
  roles: ['payroll'],
  says: {
    en: 'Ends the preparation of a run once every batch of it is prepared.',
    es: 'Termina la preparación de una corrida cuando todos sus lotes están preparados.',
  },
  input: z.strictObject({ run: idSchema }),
  output: z.object({ prepared: z.boolean() }),
  subject: ({ run }) => run,
  async run(tx, _, { run: id }) {
    const run = await runLocked(tx.db, id);
    if (run.state !== 'open') return { prepared: run.state !== 'abandoned' };
    const open = await tx.db
      .selectFrom('batch')
      .select('number')
      .where('run', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (open !== undefined) return { prepared: false };
    await settleRun(tx, id, 'prepared');
    return { prepared: true };
  },
});
