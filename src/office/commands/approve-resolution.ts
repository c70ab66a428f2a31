// Approves a resolution that another member of the Board proposed: its readings apply to decisions from its first day.
// Decisions already taken keep theirs.

import { z } from 'zod';
import { idSchema } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

export const approveResolution = command({
  name: 'approve-resolution',
  roles: ['board'],
  says: {
    en: 'Approves a resolution of the Board that another member proposed.',
    es: 'Aprueba una resolución de la Junta que propuso otro miembro.',
  },
  clauses: ['4-234-9'],
  input: z.strictObject({ resolution: idSchema }),
  output: z.object({ resolution: z.string(), readings: z.int() }),
  subject: ({ resolution }) => resolution,
  async run(tx, { person }, { resolution: id }) {
    const row = await tx.db.selectFrom('resolution').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (row === undefined) refuse('no-such-proposal', { what: 'resolution', id });
    if (row.proposed_by === person.id) refuse('own-proposal', { person: person.id });
    if (row.approved_by !== null) {
      refuse('already-decided', { what: 'resolution', id, state: 'approved', by: row.approved_by });
    }
    const { startsOn, adopts } = row.body as unknown as {
      startsOn: string;
      adopts: readonly { reading: string; option: string }[];
    };
    await tx.db.updateTable('resolution').set({ approved_by: person.id }).where('id', '=', id).execute();
    await tx.append(
      'reading_adoption',
      adopts.map(({ reading, option }) => ({ resolution: id, reading, option, starts_on: startsOn })),
    );
    return { resolution: id, readings: adopts.length };
  },
});
