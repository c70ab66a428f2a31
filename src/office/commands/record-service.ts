// Records spells of service: as a judge, in which court, or in government in another capacity.
// Which months they credit is the law's; a spell that was wrong is withdrawn (withdraw-fact.ts) and recorded anew.

import { z } from 'zod';
import { among } from '../../store/index.ts';
import { unknownDocuments } from '../documents/on-file.ts';
import { asDay, daySchema, idSchema } from '../inputs.ts';
import { factRow, recordedBefore } from '../record/facts.ts';
import { unknownParticipants } from '../record/participants.ts';
import { refreshRecords } from '../record/refresh.ts';
import { contradiction, type RowFault, refuseRows } from '../refuse.ts';
import { command, type Db } from '../verb.ts';

const spellSchema = z.strictObject({
  participant: idSchema,
  spell: idSchema.describe('What the spell is called within the record.'),
  capacity: z.enum(['judge', 'government']),
  from: daySchema,
  to: daySchema.optional().describe('The last day served; absent while serving.'),
  office: z.enum(['supreme', 'appeals', 'superior', 'municipal', 'district']).optional(),
  endedBy: z.enum(['resignation', 'term-expired', 'retirement', 'removal', 'death', 'disability']).optional(),
  refundReturned: z
    .boolean()
    .optional()
    .describe('Of government spells: what the other system refunded has been returned with its interest.'),
  document: idSchema.optional().describe('The document on file that proves it.'),
});

export const recordService = command({
  name: 'record-service',
  roles: ['clerk'],
  says: { en: 'Records spells of service.', es: 'Registra períodos de servicio.' },
  input: z.strictObject({ rows: z.array(spellSchema).min(1).max(100_000) }),
  output: z.object({ spells: z.int() }),
  async run(tx, { today }, { rows }) {
    refuseRows([
      ...(await unknownParticipants(tx.db, rows)),
      ...(await unknownDocuments(tx.db, rows)),
      ...rows.flatMap(faultsOf),
      ...(await recordedBefore(
        tx.db,
        'service',
        'spell',
        rows.map(({ participant, spell }) => ({ participant, subject: spell })),
      )),
      ...(await begunAfterDeath(tx.db, rows)),
    ]);
    const facts = rows.map(({ participant, spell, from, to, capacity, office, endedBy, refundReturned, document }) =>
      factRow(tx, {
        participant,
        document,
        kind: 'service',
        subject: spell,
        from: asDay(from),
        to: to === undefined ? undefined : asDay(to),
        value: {
          capacity,
          ...(office === undefined ? {} : { office }),
          ...(endedBy === undefined ? {} : { endedBy }),
          ...(refundReturned === undefined ? {} : { refundReturned }),
        },
      }),
    );
    await tx.append('fact', facts);
    await refreshRecords(
      tx,
      rows.map(({ participant }) => participant),
      today,
    );
    return { spells: rows.length };
  },
});

/** A spell without an end is open until the death, so that it cannot begin after it. */
async function begunAfterDeath(db: Db, rows: readonly z.output<typeof spellSchema>[]): Promise<RowFault[]> {
  const dead = await db
    .selectFrom('participant_now')
    .select(['participant', 'died_on'])
    .where('participant', '=', among(rows.map(({ participant }) => participant)))
    .where('died_on', 'is not', null)
    .execute();
  const diedOn = new Map(dead.map((row) => [row.participant, row.died_on ?? '']));
  return rows.flatMap(({ participant, from, to }, row): RowFault[] => {
    const day = diedOn.get(participant);
    if (to !== undefined || day === undefined || from <= day) return [];
    return [contradiction(row, 'from', from, 'diedOn', day)];
  });
}

function faultsOf({ from, to }: z.output<typeof spellSchema>, row: number): RowFault[] {
  if (to === undefined || to >= from) return [];
  return [contradiction(row, 'to', to, 'from', from)];
}
