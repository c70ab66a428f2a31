// The runs of a month and the state of each.
// What is on a run is in read-run.ts.

import { z } from 'zod';
import { firstDayOf, formatDay } from '../../base/index.ts';
import { monthStatusSchema } from '../../wire/index.ts';
import { asMonth, monthSchema } from '../inputs.ts';
import { FUND, showRun } from '../month/runs.ts';
import { query } from '../verb.ts';

export const readMonth = query({
  name: 'read-month',
  path: '/api/months/:month',
  roles: ['payroll', 'approver', 'treasurer', 'board', 'auditor', 'caseworker', 'clerk'],
  says: { en: 'The runs of a month and their states.', es: 'Las corridas de un mes y sus estados.' },
  input: z.strictObject({ month: monthSchema }),
  output: monthStatusSchema,
  async run(db, _, { month }) {
    const rows = await db
      .selectFrom('run')
      .selectAll()
      .where('fund', '=', FUND)
      .where('month', '=', formatDay(firstDayOf(asMonth(month))))
      .orderBy('known')
      .orderBy('id')
      .execute();
    const runs = [];
    for (const row of rows) runs.push(await showRun(db, row));
    return { month, runs };
  },
});
