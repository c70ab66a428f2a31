// Approves a prepared month and posts it: one signature bound to what was seen, then every batch. Begun again, it goes on.
// What is approved and not yet posted may be ended by any worker.

import { runRowSchema } from '../../wire/index.ts';
import { finishPosting } from '../commands/finish-posting.ts';
import { postBatch } from '../commands/post-batch.ts';
import { signRun } from '../commands/sign-run.ts';
import { untilDone } from '../month/until-done.ts';
import { ask, runCommand } from '../office.ts';
import { readRunRow } from '../queries/read-run-row.ts';
import { process } from '../verb.ts';

export const approveRun = process({
  name: 'approve-run',
  roles: ['approver'],
  says: {
    en: 'Approves and posts a prepared run that another person opened. Approved again, it changes nothing.',
    es: 'Aprueba y contabiliza una corrida preparada que abrió otra persona. Aprobada otra vez, nada cambia.',
  },
  input: signRun.input,
  output: runRowSchema,
  async run(office, { person, language }, input) {
    const asking = { person, language };
    const { run } = (await runCommand(office, signRun, asking, input)).outcome;
    await untilDone(
      async () => (await runCommand(office, postBatch, asking, { run })).outcome.batch !== null,
      async () => (await runCommand(office, finishPosting, asking, { run })).outcome.posted,
    );
    return ask(office, readRunRow, asking, { run });
  },
});
