// Makes the payment file of a signed run again, for its hash alone: sealed bank details are opened, which leaves an audit line.
// Handing the file out is the release (record-release.ts).

import { z } from 'zod';
import { idSchema } from '../inputs.ts';
import { paymentFileOf } from '../month/payment-file.ts';
import { requireState, runOnFile } from '../month/runs.ts';
import { command } from '../verb.ts';

export const openFile = command({
  name: 'open-file',
  internal: true,
  roles: ['payroll', 'approver', 'treasurer'],
  says: {
    en: 'Makes the payment file of a posted run again, for its hash.',
    es: 'Hace de nuevo el archivo de pagos de una corrida contabilizada, por su hash.',
  },
  input: z.strictObject({ run: idSchema }),
  output: z.object({ sha256: z.string() }),
  subject: ({ run }) => run,
  async run(tx, _, { run: id }) {
    const run = await runOnFile(tx.db, id);
    requireState(run, 'posted', 'released');
    return { sha256: (await paymentFileOf(tx, run)).sha256 };
  },
});
