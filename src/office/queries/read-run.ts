// A run for its review: totals, payday, what differs from the month before and why, and what is held.
// The lines themselves are in list-run-lines.ts.

import { z } from 'zod';
import { cents, firstDayOf, formatDay, formatMoney, formatMonth, monthBefore, monthOf } from '../../base/index.ts';
import { among, type Row } from '../../store/index.ts';
import { runReviewSchema } from '../../wire/index.ts';
import { asDay, idSchema } from '../inputs.ts';
import { paydayOf } from '../month/payday.ts';
import { standingLines, totalsOf } from '../month/run-lines.ts';
import { FUND, REGULAR, runOnFile, SIGNED, showRun } from '../month/runs.ts';
import { varianceOf } from '../month/variance.ts';
import { type Db, query } from '../verb.ts';

export const readRun = query({
  name: 'read-run',
  path: '/api/runs/:run',
  roles: ['payroll', 'approver', 'treasurer', 'auditor'],
  says: {
    en: 'A run for its review: totals, what differs from the month before and why, what is held.',
    es: 'Una corrida para su revisión: totales, qué difiere del mes anterior y por qué, qué está retenido.',
  },
  input: z.strictObject({ run: idSchema }),
  output: runReviewSchema,
  async run(db, _, { run: id }) {
    const run = await runOnFile(db, id);
    const lines = await standingLines(db, id);
    const before = await runBefore(db, run);
    const linesBefore = before === undefined ? [] : await standingLines(db, before.id);
    const totals = totalsOf(linesBefore);
    const held = lines.flatMap(({ participant, award, reason }) => {
      const because = (reason as { readonly held?: string }).held;
      return because === undefined ? [] : [{ participant, award, reason: because }];
    });
    return {
      ...(await showRun(db, run)),
      payday: paydayOf(run),
      before:
        before === undefined
          ? null
          : {
              month: formatMonth(monthOf(asDay(before.month))),
              lines: totals.lines,
              total: formatMoney(cents(totals.cents)),
            },
      variance: varianceOf(
        lines,
        linesBefore,
        await lumpSums(db, lines),
        await namesOf(db, [...lines, ...linesBefore]),
      ),
      held: [...new Map(held.map((row) => [`${row.participant} ${row.award}`, row])).values()],
    };
  },
});

/** The signed run of the month before. */
async function runBefore(db: Db, run: Row<'run'>): Promise<Row<'run'> | undefined> {
  return db
    .selectFrom('run')
    .selectAll()
    .where('fund', '=', FUND)
    .where('kind', '=', REGULAR)
    .where('month', '=', formatDay(firstDayOf(monthBefore(monthOf(asDay(run.month))))))
    .where('state', 'in', SIGNED)
    .executeTakeFirst();
}

async function lumpSums(db: Db, lines: readonly Row<'line'>[]): Promise<ReadonlySet<string>> {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const rows = await db
    .selectFrom('award')
    .select(['participant', 'id'])
    .where('rule', '=', 'lump-sum')
    .where('participant', '>=', first.participant)
    .where('participant', '<=', last.participant)
    .execute();
  return new Set(rows.map(({ participant, id }) => `${participant} ${id}`));
}

/** The names of those who have a line. */
export async function namesOf(
  db: Db,
  lines: readonly { readonly participant: string }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(lines.map(({ participant }) => participant))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('participant_now')
    .select(['participant', 'given_names', 'surnames'])
    .where('participant', '=', among(ids))
    .execute();
  return new Map(rows.map((row) => [row.participant, `${row.given_names} ${row.surnames}`]));
}
