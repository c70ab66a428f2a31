// Records deaths. What a death ends, and what is paid for its month, follows from it by the law.
// What is due to designees or heirs is a decision of its own.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { among } from '../../store/index.ts';
import { unknownDocuments } from '../documents/on-file.ts';
import { asDay, daySchema, idSchema } from '../inputs.ts';
import { factRow, SELF } from '../record/facts.ts';
import { unknownParticipants } from '../record/participants.ts';
import { refreshRecords } from '../record/refresh.ts';
import { contradiction, type RowFault, refuseRows } from '../refuse.ts';
import { command, type Db } from '../verb.ts';

const deathSchema = z.strictObject({
  participant: idSchema,
  diedOn: daySchema,
  document: idSchema.optional().describe('The document on file that proves it.'),
});

type Death = z.output<typeof deathSchema>;

export const recordDeaths = command({
  name: 'record-deaths',
  roles: ['clerk', 'caseworker'],
  says: {
    en: 'Records deaths; a spell of service that is still open ends with it.',
    es: 'Registra muertes; un período de servicio aún abierto termina con ella.',
  },
  clauses: ['4-234-11.last', '4-242b-d.last'],
  input: z.strictObject({ rows: z.array(deathSchema).min(1).max(100_000) }),
  output: z.object({ deaths: z.int() }),
  async run(tx, { today }, { rows }) {
    refuseRows([
      ...(await unknownParticipants(tx.db, rows)),
      ...(await unknownDocuments(tx.db, rows)),
      ...(await contradictions(tx.db, rows)),
      ...rows.flatMap(({ diedOn }, row) =>
        asDay(diedOn) > today ? [contradiction(row, 'diedOn', diedOn, 'today', formatDay(today))] : [],
      ),
    ]);
    await tx.append(
      'fact',
      rows.map(({ participant, diedOn, document }) =>
        factRow(tx, { participant, document, kind: 'death', subject: SELF, from: asDay(diedOn), value: {} }),
      ),
    );
    await refreshRecords(
      tx,
      rows.map(({ participant }) => participant),
      today,
    );
    return { deaths: rows.length };
  },
});

async function contradictions(db: Db, rows: readonly Death[]): Promise<RowFault[]> {
  const found = await db
    .selectFrom('participant_now')
    .select(['participant', 'birth_date', 'died_on'])
    .where('participant', '=', among(rows.map(({ participant }) => participant)))
    .execute();
  const onFile = new Map(found.map((row) => [row.participant, row]));
  // A spell that is still open ends with the death, so that it cannot have begun after it.
  const open = await db
    .selectFrom('service_now')
    .select(['participant', 'starts_on'])
    .where('participant', '=', among(rows.map(({ participant }) => participant)))
    .where('ends_on', 'is', null)
    .execute();
  const openSince = new Map(
    open.sort((a, b) => (a.starts_on < b.starts_on ? -1 : 1)).map((row) => [row.participant, row.starts_on]),
  );
  const seen = new Map<string, number>();
  return rows.flatMap(({ participant, diedOn }, row): RowFault[] => {
    const { birth_date = '', died_on = null } = onFile.get(participant) ?? {};
    const before = died_on ?? (seen.has(participant) ? (rows[seen.get(participant) ?? 0]?.diedOn ?? null) : null);
    seen.set(participant, row);
    if (before !== null)
      return [{ row, field: 'diedOn', code: 'already-dead', details: { participant, diedOn: before } }];
    if (diedOn < birth_date) return [contradiction(row, 'diedOn', diedOn, 'birthDate', birth_date)];
    const since = openSince.get(participant) ?? diedOn;
    return since > diedOn ? [contradiction(row, 'diedOn', diedOn, 'service', since)] : [];
  });
}
