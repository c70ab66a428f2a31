// Records that a posted run goes to the bank: the hash of its file, once lines, transfers and file were found to agree.
// The file itself is handed out by the process that calls this (processes/release-run.ts) and is never stored.

import { z } from 'zod';
import type { Json, Tx } from '../../store/index.ts';
import { idSchema } from '../inputs.ts';
import { type PaymentFile, paymentFileOf } from '../month/payment-file.ts';
import { requireState, runLocked } from '../month/runs.ts';
import { installationOf } from '../record/installation.ts';
import { refuse } from '../refuse.ts';
import { type Acting, command } from '../verb.ts';

const input = z.strictObject({ run: idSchema });

export const recordRelease = command({
  name: 'record-release',
  internal: true,
  roles: ['treasurer'],
  says: {
    en: 'Records the release of a posted run with the hash of its payment file.',
    es: 'Registra la emisión de una corrida contabilizada con el hash de su archivo de pagos.',
  },
  input,
  output: z.object({ run: z.string(), sha256: z.string() }),
  subject: ({ run }) => run,
  run: async (tx, acting, given) => (await release(tx, acting, given)).recorded,
});

/** Makes the file and records its hash; released again, it has to be the same file. */
export async function release(
  tx: Tx,
  { person, embedded }: Acting,
  { run: id }: z.output<typeof input>,
): Promise<{ readonly file: PaymentFile; readonly recorded: { run: string; sha256: string } & Record<string, Json> }> {
  const run = await runLocked(tx.db, id);
  requireState(run, 'posted', 'released');
  if (run.opened_by === person.id) refuse('own-proposal', { person: person.id });
  const { kind, settings } = await installationOf(tx.db);
  if (embedded && kind === 'office' && settings.embeddedRelease !== true) refuse('embedded-release');
  const file = await paymentFileOf(tx, run);
  if (run.state === 'released' && run.file_sha256 !== file.sha256) {
    refuse('does-not-agree', { run: id, detail: `sha256 ${run.file_sha256} ${file.sha256}` });
  }
  if (run.state === 'posted') {
    await tx.db
      .updateTable('run')
      .set({ state: 'released', released_by: person.id, file_sha256: file.sha256 })
      .where('id', '=', id)
      .execute();
  }
  return { file, recorded: { run: id, sha256: file.sha256 } };
}
