// Replays a month: every run of it made again from what was known at its cut-off, and compared to the last byte.
// It writes nothing but the audit line that sealed bank details were opened for the file.

import { z } from 'zod';
import { cents, firstDayOf, formatDay, formatMoney, monthOf } from '../../base/index.ts';
import { lawHashOf } from '../../law/index.ts';
import type { Row } from '../../store/index.ts';
import { read } from '../../store/index.ts';
import { openFile } from '../commands/open-file.ts';
import { asDay, asMonth, monthSchema } from '../inputs.ts';
import type { MonthQuestion } from '../month/ask-law.ts';
import { monthFacts } from '../month/month-facts.ts';
import { monthLines } from '../month/month-lines.ts';
import { batchDigest, totalsOf } from '../month/run-lines.ts';
import { FUND, stateOf } from '../month/runs.ts';
import { actorOf, type Office, runCommand } from '../office.ts';
import { type Acting, type Db, process } from '../verb.ts';

const runReplaySchema = z.object({
  run: z.string(),
  state: z.string(),
  same: z.boolean(),
  lines: z.int(),
  total: z.string(),
  fileSha256: z.string().nullable(),
  differences: z.array(z.string()).describe('What is not the same: law, batch N, total, file.'),
});

type RunReplay = z.infer<typeof runReplaySchema>;

export const replayMonth = process({
  name: 'replay-month',
  roles: ['payroll', 'approver', 'treasurer'],
  says: {
    en: 'Makes a month again from what was known at its cut-off, and compares lines, total and file.',
    es: 'Hace de nuevo un mes con lo conocido en su corte, y compara líneas, total y archivo.',
  },
  input: z.strictObject({ month: monthSchema }),
  output: z.object({ month: z.string(), same: z.boolean(), runs: z.array(runReplaySchema) }),
  async run(office, acting, { month }) {
    const rows = await read(office.database, actorOf(acting.person), (db) =>
      db
        .selectFrom('run')
        .selectAll()
        .where('fund', '=', FUND)
        .where('month', '=', formatDay(firstDayOf(asMonth(month))))
        .where('state', 'not in', ['open', 'abandoned'])
        .orderBy('known')
        .execute(),
    );
    const runs: RunReplay[] = [];
    for (const row of rows) runs.push(await replayRun(office, acting, row));
    return { month, same: runs.length > 0 && runs.every(({ same }) => same), runs };
  },
});

async function replayRun(office: Office, acting: Acting, run: Row<'run'>): Promise<RunReplay> {
  const again = await read(office.database, actorOf(acting.person), (db) => batchesAgain(db, run));
  const file = run.file_sha256 === null ? null : await fileAgain(office, acting, run.id);
  const differences = [...again.differences, ...(file === run.file_sha256 ? [] : ['file'])];
  return {
    run: run.id,
    state: stateOf(run),
    same: differences.length === 0,
    lines: again.lines,
    total: formatMoney(cents(again.cents)),
    fileSha256: file,
    differences,
  };
}

async function batchesAgain(db: Db, run: Row<'run'>): Promise<{ lines: number; cents: number; differences: string[] }> {
  const differences = Object.entries(run.law as Record<string, string>)
    .filter(([question, hash]) => lawHashOf(question as MonthQuestion) !== hash)
    .map(([question]) => `law ${question}`);
  const batches = await db.selectFrom('batch').selectAll().where('run', '=', run.id).orderBy('number').execute();
  const withdrawn = new Set(
    (await db.selectFrom('line_withdrawal').selectAll().where('run', '=', run.id).execute()).map(
      (row) => `${row.participant} ${row.award} ${row.month.slice(0, 7)} ${row.part}`,
    ),
  );
  const sum = { lines: 0, cents: 0 };
  for (const batch of batches) {
    const range = { first: batch.first_participant, last: batch.last_participant };
    const people = await monthFacts(db, range, run.known);
    const lines = monthLines(people, monthOf(asDay(run.month)), run.readings as Record<string, string>);
    if (batchDigest(lines) !== batch.digest) differences.push(`batch ${batch.number}`);
    const standing = lines.filter(
      ({ participant, award, month, part }) => !withdrawn.has(`${participant} ${award} ${month} ${part}`),
    );
    const totals = totalsOf(standing);
    sum.lines += totals.lines;
    sum.cents += totals.cents;
  }
  if (sum.lines !== run.lines || sum.cents !== run.total_cents) differences.push('total');
  return { ...sum, differences };
}

async function fileAgain(office: Office, { person, language }: Acting, run: string): Promise<string> {
  return (await runCommand(office, openFile, { person, language }, { run })).outcome.sha256;
}
