// Records what disability pensioners earned by gainful work, a month a row.
// By how much the pension of the month is cut is the law's (§ 238(C)).

import { z } from 'zod';
import { firstDayOf, lastDayOf } from '../../base/index.ts';
import { asMonth, idSchema, moneySchema, monthSchema } from '../inputs.ts';
import { factRow } from '../record/facts.ts';
import { unknownParticipants } from '../record/participants.ts';
import { refuseRows } from '../refuse.ts';
import { command } from '../verb.ts';

const earningsSchema = z.strictObject({ participant: idSchema, month: monthSchema, amount: moneySchema });

export const recordEarnings = command({
  name: 'record-earnings',
  roles: ['clerk', 'caseworker'],
  says: {
    en: 'Records income from gainful work of disability pensioners; a month recorded again replaces the one before.',
    es: 'Registra ingresos por trabajo lucrativo de pensionados por incapacidad; un mes registrado de nuevo sustituye al anterior.',
  },
  clauses: ['4-238-C.earnings'],
  input: z.strictObject({ rows: z.array(earningsSchema).min(1).max(100_000) }),
  output: z.object({ months: z.int() }),
  async run(tx, _, { rows }) {
    refuseRows(await unknownParticipants(tx.db, rows));
    await tx.append(
      'fact',
      rows.map(({ participant, month, amount }) =>
        factRow(tx, {
          participant,
          kind: 'earnings',
          subject: month,
          from: firstDayOf(asMonth(month)),
          to: lastDayOf(asMonth(month)),
          value: { amount },
        }),
      ),
    );
    return { months: rows.length };
  },
});
