// Approves what another person imported: converted awards and bank details, as a whole and as it was seen.
// Until then nothing of it is paid or paid to.

import { z } from 'zod';
import { idSchema } from '../inputs.ts';
import { refreshRecords } from '../record/refresh.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

export const approveImport = command({
  name: 'approve-import',
  roles: ['approver'],
  says: {
    en: 'Approves an import of converted awards or bank details that another person made.',
    es: 'Aprueba una importación de concesiones convertidas o datos bancarios que hizo otra persona.',
  },
  input: z.strictObject({
    import: idSchema,
    digest: z.string().optional().describe('What was seen; absent, as it is on file.'),
  }),
  output: z.object({ import: z.string(), kind: z.string(), rows: z.int() }),
  subject: (input) => input.import,
  async run(tx, { person, today }, { import: id, digest }) {
    const batch = await tx.db.selectFrom('import_batch').selectAll().where('id', '=', id).executeTakeFirst();
    if (batch === undefined) refuse('no-such-proposal', { what: 'import', id });
    if (batch.proposed_by === person.id) refuse('own-proposal', { person: person.id });
    if (digest !== undefined && digest !== batch.digest) {
      refuse('not-what-was-seen', { seen: digest.slice(0, 12), now: batch.digest.slice(0, 12) });
    }
    const before = await tx.db.selectFrom('import_approval').selectAll().where('batch', '=', id).executeTakeFirst();
    if (before !== undefined) {
      refuse('already-decided', { what: 'import', id, state: 'approved', by: before.approver });
    }
    await tx.append('import_approval', [
      { batch: id, approver: person.id, maker: batch.proposed_by, digest: batch.digest },
    ]);
    if (batch.kind === 'awards') {
      const imported = tx.db.selectFrom('award').where('import', '=', id);
      const awards = await imported.select('participant').distinct().execute();
      const participants = awards.map(({ participant }) => participant);
      // By what is on file, not by a list: a statement takes only so many parameters.
      await tx.db
        .updateTable('award_now')
        .set({ state: 'current' })
        .where((e) =>
          e(
            e.refTuple('participant', 'award'),
            'in',
            imported.select(['participant', 'id']).$asTuple('participant', 'id'),
          ),
        )
        .where('state', '=', 'proposed')
        .execute();
      await refreshRecords(tx, participants, today);
    }
    return { import: id, kind: batch.kind, rows: batch.rows };
  },
});
