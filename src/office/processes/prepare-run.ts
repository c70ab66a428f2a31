// Prepares a month: opens its run, prepares every batch, and settles what it adds up to. Begun again, it goes on.
// Each step is a command; any number of workers may take batches of the same run.

import { runRowSchema } from '../../wire/index.ts';
import { finishPreparation } from '../commands/finish-preparation.ts';
import { openRun } from '../commands/open-run.ts';
import { prepareBatch } from '../commands/prepare-batch.ts';
import { untilDone } from '../month/until-done.ts';
import { ask, runCommand } from '../office.ts';
import { readRunRow } from '../queries/read-run-row.ts';
import { process } from '../verb.ts';

export const prepareRun = process({
  name: 'prepare-run',
  roles: ['payroll'],
  says: {
    en: 'Prepares the payments of a month. With the same cut-off it gives the run that was prepared then.',
    es: 'Prepara los pagos de un mes. Con el mismo corte da la corrida que se preparó entonces.',
  },
  input: openRun.input,
  output: runRowSchema,
  async run(office, { person, language }, { month, known }) {
    const asking = { person, language };
    const { outcome } = await runCommand(office, openRun, asking, { month, known });
    const { run } = outcome;
    await untilDone(
      async () => (await runCommand(office, prepareBatch, asking, { run })).outcome.batch !== null,
      async () => (await runCommand(office, finishPreparation, asking, { run })).outcome.prepared,
    );
    return ask(office, readRunRow, asking, { run });
  },
});
