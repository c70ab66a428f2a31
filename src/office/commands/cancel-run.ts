// Cancels a run that was not approved: it stays on file, and the month may be prepared again.
// After the approval there is no way back but by payments of their own.

import { z } from 'zod';
import { runRowSchema } from '../../wire/index.ts';
import { idSchema } from '../inputs.ts';
import { requireState, runLocked, runOnFile, showRun } from '../month/runs.ts';
import { command } from '../verb.ts';

export const cancelRun = command({
  name: 'cancel-run',
  roles: ['payroll', 'approver'],
  says: { en: 'Cancels a run that was not approved.', es: 'Cancela una corrida que no se aprobó.' },
  input: z.strictObject({ run: idSchema }),
  output: runRowSchema,
  subject: ({ run }) => run,
  async run(tx, _, { run: id }) {
    const run = await runLocked(tx.db, id);
    if (run.state !== 'abandoned') {
      requireState(run, 'open', 'prepared');
      await tx.db.updateTable('run').set({ state: 'abandoned' }).where('id', '=', id).execute();
    }
    return showRun(tx.db, await runOnFile(tx.db, id));
  },
});
