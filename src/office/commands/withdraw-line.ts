// Withdraws from a prepared run what it would pay for an award, with a reason: a death learnt after the cut-off.
// Lines are never edited; the run's digest changes, so that nobody approves what they did not see.

import { z } from 'zod';
import { runRowSchema } from '../../wire/index.ts';
import { idSchema, monthSchema, textSchema } from '../inputs.ts';
import { settleRun, standingLines } from '../month/run-lines.ts';
import { requireState, runLocked, runOnFile, showRun } from '../month/runs.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

export const withdrawLine = command({
  name: 'withdraw-line',
  roles: ['payroll', 'approver'],
  says: {
    en: 'Withdraws the payment of an award from a prepared run, with a reason.',
    es: 'Retira de una corrida preparada el pago de una concesión, con una razón.',
  },
  input: z.strictObject({
    run: idSchema,
    participant: idSchema,
    award: idSchema,
    month: monthSchema.optional().describe('One month of it alone; all that the run pays of the award where absent.'),
    reason: textSchema(500),
  }),
  output: runRowSchema,
  subject: ({ run }) => run,
  async run(tx, _, { run: id, participant, award, month, reason }) {
    requireState(await runLocked(tx.db, id), 'prepared');
    const lines = (await standingLines(tx.db, id)).filter(
      (line) =>
        line.participant === participant &&
        line.award === award &&
        (month === undefined || line.month.startsWith(month)),
    );
    if (lines.length === 0) refuse('no-such-award', { participant, award });
    await tx.append(
      'line_withdrawal',
      lines.map((line) => ({
        participant,
        run: id,
        award,
        month: line.month,
        cause: line.cause,
        part: line.part,
        reason: { reason },
      })),
    );
    await settleRun(tx, id, 'prepared');
    return showRun(tx.db, await runOnFile(tx.db, id));
  },
});
