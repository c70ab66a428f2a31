// The lines of a run, a page at a time, those that were withdrawn marked.
// Why a line is what it is, is explained payment by payment (explain-payment.ts).

import { z } from 'zod';
import { cents, formatMoney, formatMonth, monthOf } from '../../base/index.ts';
import { runLinesSchema } from '../../wire/index.ts';
import { asDay, idSchema } from '../inputs.ts';
import { runOnFile } from '../month/runs.ts';
import { searchPatterns } from '../record/participants.ts';
import { query } from '../verb.ts';
import { namesOf } from './read-run.ts';

export const listRunLines = query({
  name: 'list-run-lines',
  path: '/api/runs/:run/lines',
  roles: ['payroll', 'approver', 'treasurer', 'auditor'],
  says: { en: 'The lines of a run, a page at a time.', es: 'Las líneas de una corrida, una página a la vez.' },
  input: z.strictObject({
    run: idSchema,
    search: z.string().max(200).optional().describe('Words of the participant’s name.'),
    after: z.string().max(300).optional().describe('Where the page before ended.'),
    limit: z.int().min(1).max(500).default(100),
  }),
  output: runLinesSchema,
  async run(db, _, { run: id, search = '', after, limit }) {
    await runOnFile(db, id);
    const all = db.selectFrom('marked_line as l').selectAll('l').where('l.run', '=', id);
    const patterns = searchPatterns(search);
    const found =
      patterns.length === 0
        ? all
        : all.where((e) =>
            e.exists(
              e
                .selectFrom('name_search as n')
                .select('n.name')
                .whereRef('n.participant', '=', 'l.participant')
                .where((f) => f.and(patterns.map((pattern) => f('n.name', 'like', pattern)))),
            ),
          );
    const from = after === undefined ? found : found.where('l.place', '>', after);
    const rows = await from
      .orderBy('l.place')
      .limit(limit + 1)
      .execute();
    const shown = rows.slice(0, limit);
    const names = await namesOf(db, shown);
    return {
      lines: shown.map((row) => ({
        participant: row.participant,
        name: names.get(row.participant) ?? row.participant,
        award: row.award,
        month: formatMonth(monthOf(asDay(row.month))),
        cause: row.cause,
        part: row.part,
        amount: formatMoney(cents(row.cents)),
        days: row.days,
        daysInMonth: row.days_in_month,
        withdrawn: row.withdrawn,
      })),
      next: rows.length > limit ? (shown.at(-1)?.place ?? null) : null,
    };
  },
});
