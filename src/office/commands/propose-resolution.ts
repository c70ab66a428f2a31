// Proposes a resolution of the Board that adopts readings of the law from a day; another member approves it.
// Every resolution names the Board that took it.

import { z } from 'zod';
import { isReading, optionsOf } from '../../law/index.ts';
import { json } from '../../store/index.ts';
import { daySchema, idSchema } from '../inputs.ts';
import { type RowFault, refuse, refuseRows } from '../refuse.ts';
import { command } from '../verb.ts';

const adoptionSchema = z.strictObject({ reading: idSchema, option: idSchema });

export const proposeResolution = command({
  name: 'propose-resolution',
  roles: ['board'],
  says: {
    en: 'Proposes a resolution of the Board that adopts readings of the law; another member approves it.',
    es: 'Propone una resolución de la Junta que adopta lecturas de la ley; otro miembro la aprueba.',
  },
  clauses: ['4-234-9'],
  input: z.strictObject({
    board: idSchema.describe('The Board that takes it.'),
    number: idSchema.describe('The number of the resolution.'),
    takenOn: daySchema,
    startsOn: daySchema.describe('The first day of decisions to which the readings apply.'),
    adopts: z.array(adoptionSchema).min(1).max(200),
  }),
  output: z.object({ resolution: z.string() }),
  subject: ({ number }) => number,
  async run(tx, { person }, { board, number, takenOn, startsOn, adopts }) {
    const authority = await tx.db.selectFrom('authority').select('id').where('id', '=', board).executeTakeFirst();
    if (authority === undefined) refuse('no-such-proposal', { what: 'board', id: board });
    const before = await tx.db.selectFrom('resolution').select('id').where('id', '=', number).executeTakeFirst();
    if (before !== undefined) refuse('already-exists', { what: 'resolution', id: number });
    refuseRows(
      adopts.flatMap(({ reading, option }, row): RowFault[] => {
        if (!isReading(reading)) return [fault(row, 'reading', reading)];
        if (adopts.findIndex((other) => other.reading === reading) < row) {
          return [{ row, field: 'reading', code: 'already-exists', details: { what: 'reading', id: reading } }];
        }
        return optionsOf(reading).includes(option) ? [] : [fault(row, 'option', option)];
      }),
    );
    await tx.db
      .insertInto('resolution')
      .values({
        id: number,
        board,
        taken_on: takenOn,
        kind: 'readings',
        body: json({ startsOn, adopts }),
        proposed_by: person.id,
        approved_by: null,
        command: tx.command,
      })
      .execute();
    return { resolution: number };
  },
});

function fault(row: number, field: 'reading' | 'option', id: string): RowFault {
  return { row, field, code: 'no-such-proposal', details: { what: field, id } };
}
