// One run as it stands: state, lines, total, and how many of its batches are done.
// What is on it, and what differs from the month before, is in read-run.ts.

import { z } from 'zod';
import { runRowSchema } from '../../wire/index.ts';
import { idSchema } from '../inputs.ts';
import { runOnFile, showRun } from '../month/runs.ts';
import { query } from '../verb.ts';

export const readRunRow = query({
  name: 'read-run-row',
  path: '/api/runs/:run/state',
  roles: ['payroll', 'approver', 'treasurer', 'auditor'],
  says: { en: 'The state of a run, and its progress.', es: 'El estado de una corrida, y su progreso.' },
  input: z.strictObject({ run: idSchema }),
  output: runRowSchema,
  run: async (db, _, { run }) => showRun(db, await runOnFile(db, run)),
});
