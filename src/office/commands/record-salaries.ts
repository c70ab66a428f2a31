// Records the annual salaries as judge, each from the day it is in force.
// What they average to is the law's.

import { z } from 'zod';
import { unknownDocuments } from '../documents/on-file.ts';
import { asDay, daySchema, idSchema, moneySchema } from '../inputs.ts';
import { factRow, recordedBefore } from '../record/facts.ts';
import { unknownParticipants } from '../record/participants.ts';
import { refreshRecords } from '../record/refresh.ts';
import { refuseRows } from '../refuse.ts';
import { command } from '../verb.ts';

const salarySchema = z.strictObject({
  participant: idSchema,
  from: daySchema,
  annual: moneySchema,
  document: idSchema.optional().describe('The document on file that proves it.'),
});

export const recordSalaries = command({
  name: 'record-salaries',
  roles: ['clerk'],
  says: { en: 'Records annual salaries as judge.', es: 'Registra sueldos anuales de juez.' },
  input: z.strictObject({ rows: z.array(salarySchema).min(1).max(100_000) }),
  output: z.object({ salaries: z.int() }),
  async run(tx, { today }, { rows }) {
    refuseRows([
      ...(await unknownParticipants(tx.db, rows)),
      ...(await unknownDocuments(tx.db, rows)),
      ...(await recordedBefore(
        tx.db,
        'salary',
        'from',
        rows.map(({ participant, from }) => ({ participant, subject: from })),
      )),
    ]);
    await tx.append(
      'fact',
      rows.map(({ participant, from, annual, document }) =>
        factRow(tx, { participant, document, kind: 'salary', subject: from, from: asDay(from), value: { annual } }),
      ),
    );
    await refreshRecords(
      tx,
      rows.map(({ participant }) => participant),
      today,
    );
    return { salaries: rows.length };
  },
});
