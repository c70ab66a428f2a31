// Approves how a point that the law leaves open is settled in one case: from then on the case is decided under that option.
// Whoever proposed it does not approve it; other cases are not touched.

import { z } from 'zod';
import { lockCase } from '../cases/case-file.ts';
import { refreshCases } from '../cases/refresh-cases.ts';
import { idSchema } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

export const approveOption = command({
  name: 'approve-option',
  roles: ['approver'],
  says: {
    en: 'Approves how a point that the law leaves open is settled in one case.',
    es: 'Aprueba cómo se resuelve en un caso un punto que la ley deja abierto.',
  },
  clauses: ['4-242b-a', '4-242b-b', '4-238-C.physicians'],
  input: z.strictObject({ participant: idSchema, option: idSchema }),
  output: z.object({ case: z.string(), reading: z.string(), option: z.string() }),
  subject: ({ participant }) => participant,
  async run(tx, { person, today }, { participant, option: id }) {
    const row = await tx.db
      .selectFrom('case_option')
      .selectAll()
      .where('participant', '=', participant)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) refuse('no-such-proposal', { what: 'option', id });
    if (row.proposed_by === person.id) refuse('own-proposal', { person: person.id });
    await lockCase(tx.db, participant, row.case_file);
    const before = await tx.db
      .selectFrom('case_option_approval')
      .select('approver')
      .where('participant', '=', participant)
      .where('case_option', '=', id)
      .executeTakeFirst();
    if (before !== undefined) refuse('already-decided', { what: 'option', id, state: 'approved', by: before.approver });
    await tx.append('case_option_approval', [
      { participant, case_option: id, approver: person.id, maker: row.proposed_by },
    ]);
    await refreshCases(tx, [participant], today);
    return { case: row.case_file, reading: row.reading, option: row.option };
  },
});
