// Brings in awards that were decided before this system: each with its authority, document and amount.
// They are paid once another person has approved the import, shown as converted, and never recomputed.

import { z } from 'zod';
import { digestOf } from '../../base/index.ts';
import { among, type NewRow } from '../../store/index.ts';
import { asCents, daySchema, idSchema, moneySchema, monthSchema, textSchema } from '../inputs.ts';
import { SELF } from '../record/facts.ts';
import { unknownParticipants } from '../record/participants.ts';
import { insertAll } from '../record/refresh.ts';
import { type RowFault, refuseRows } from '../refuse.ts';
import { command, type Db } from '../verb.ts';

const awardSchema = z.strictObject({
  participant: idSchema,
  award: idSchema,
  kind: idSchema.describe('What it was called, such as service-pension.'),
  rule: z.enum(['pension', 'hybrid-annuity']),
  monthly: moneySchema,
  startsOn: daySchema,
  authority: textSchema(200).describe('Who decided it.'),
  document: textSchema(200).describe('The document that says so.'),
  decidedOn: daySchema,
  paidThrough: monthSchema.describe('The last month that was paid before this system: it pays from the next one on.'),
  wageAtRetirement: moneySchema.optional().describe('The annual salary at retirement; of a disability pension.'),
});

type Converted = z.output<typeof awardSchema>;

export const convertAwards = command({
  name: 'convert-awards',
  roles: ['clerk', 'caseworker'],
  says: {
    en: 'Brings in awards decided before this system; they are paid once another person has approved the import.',
    es: 'Incorpora concesiones anteriores a este sistema; se pagan cuando otra persona aprueba la importación.',
  },
  input: z.strictObject({ rows: z.array(awardSchema).min(1).max(100_000) }),
  output: z.object({ awards: z.int(), import: z.string() }),
  async run(tx, { person }, { rows }) {
    refuseRows([...(await unknownParticipants(tx.db, rows)), ...(await onFileBefore(tx.db, rows))]);
    const batch = tx.newId();
    const total = rows.reduce((sum, { monthly }) => sum + asCents(monthly), 0);
    const digest = digestOf(JSON.stringify(rows));
    await tx.append('import_batch', [
      { id: batch, kind: 'awards', rows: rows.length, total_cents: total, digest, proposed_by: person.id },
    ]);
    await tx.append(
      'award',
      rows.map((row) => rowOf(row, batch)),
    );
    await insertAll(rows, (part) =>
      tx.db
        .insertInto('award_now')
        .values(
          part.map(({ participant, award, kind, rule, monthly, startsOn }) => ({
            participant,
            award,
            kind,
            rule,
            cents: asCents(monthly),
            starts_on: startsOn,
            ends_on: null,
            state: 'proposed',
          })),
        )
        .execute(),
    );
    return { awards: rows.length, import: batch };
  },
});

function rowOf(row: Converted, batch: string): NewRow<'award'> {
  const { authority, document, decidedOn, paidThrough, monthly, wageAtRetirement } = row;
  return {
    participant: row.participant,
    id: row.award,
    decision: null,
    conversion: { authority, document, decidedOn, paidThrough, amount: monthly },
    import: batch,
    kind: row.kind,
    rule: row.rule,
    cents: asCents(monthly),
    starts_on: row.startsOn,
    payee: SELF,
    offsets: wageAtRetirement === undefined ? {} : { wageAtRetirement },
  };
}

async function onFileBefore(db: Db, rows: readonly Converted[]): Promise<RowFault[]> {
  const found = await db
    .selectFrom('award')
    .select(['participant', 'id'])
    .where('participant', '=', among(rows.map(({ participant }) => participant)))
    .execute();
  const onFile = new Set(found.map(({ participant, id }) => `${participant} ${id}`));
  return rows.flatMap(({ participant, award }, row): RowFault[] => {
    const twice = onFile.has(`${participant} ${award}`);
    onFile.add(`${participant} ${award}`);
    return twice ? [{ row, field: 'award', code: 'already-exists', details: { what: 'award', id: award } }] : [];
  });
}
