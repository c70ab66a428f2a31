// Posts one batch of a signed run: its lines become transfers, once for each key, whoever does it and however often.
// It takes the next batch that nobody has; a half-posted run is unfinished, never unbalanced.

import { z } from 'zod';
import { monthOf } from '../../base/index.ts';
import {
  formatAccount,
  formatPayKey,
  type PayCause,
  type PayPart,
  parsePayCause,
  type Role,
  systemAccount,
} from '../../ledger/index.ts';
import type { NewRow, Row, Tx } from '../../store/index.ts';
import { asDay, idSchema } from '../inputs.ts';
import { paydayOf } from '../month/payday.ts';
import { standingLines } from '../month/run-lines.ts';
import { FUND, nextBatch, runOnFile } from '../month/runs.ts';
import { command } from '../verb.ts';

export const postBatch = command({
  name: 'post-batch',
  internal: true,
  roles: ['approver', 'payroll', 'treasurer'],
  says: {
    en: 'Posts the next batch of a signed run that nobody has taken.',
    es: 'Contabiliza el próximo lote de una corrida firmada que nadie haya tomado.',
  },
  input: z.strictObject({ run: idSchema }),
  output: z.object({ batch: z.int().nullable() }),
  subject: ({ run }) => run,
  async run(tx, _, { run: id }) {
    const run = await runOnFile(tx.db, id);
    const batch = await nextBatch(tx.db, id, 'prepared');
    if (batch === undefined || run.state !== 'posting') return { batch: null };
    const lines = await standingLines(tx.db, id, batch.number);
    const annuities = await annuitiesAmong(tx, lines);
    const payday = paydayOf(run);
    await tx.append(
      'transfer',
      lines
        .filter(({ cents }) => cents > 0)
        .map((line) => transferOf(tx, line, payday, annuities.has(`${line.participant} ${line.award}`))),
    );
    await tx.db
      .updateTable('batch')
      .set({ state: 'posted' })
      .where('run', '=', id)
      .where('number', '=', batch.number)
      .execute();
    return { batch: batch.number };
  },
});

/** The awards that were bought from an account: their months are borne by the reserve. */
async function annuitiesAmong(tx: Tx, lines: readonly Row<'line'>[]): Promise<ReadonlySet<string>> {
  const rows = await tx.db
    .selectFrom('award')
    .select(['participant', 'id'])
    .where('rule', '=', 'hybrid-annuity')
    .where('participant', '>=', lines[0]?.participant ?? '')
    .where('participant', '<=', lines.at(-1)?.participant ?? '')
    .execute();
  return new Set(rows.map(({ participant, id }) => `${participant} ${id}`));
}

function transferOf(tx: Tx, line: Row<'line'>, payday: string, bought: boolean): NewRow<'transfer'> {
  const part = partOf(line.part);
  const payable = formatAccount({ fund: FUND, owner: line.participant, role: 'benefits-payable' });
  const system = (role: Role): string => formatAccount(systemAccount(FUND, role));
  const [debit, credit] =
    part.kind === 'net'
      ? [payable, system('bank')]
      : [system(part.kind === 'fund' ? 'sif-receivable' : bought ? 'annuity-reserve' : 'benefit-expense'), payable];
  return {
    participant: line.participant,
    id: tx.newId(),
    key: formatPayKey({ award: line.award, month: monthOf(asDay(line.month)), cause: causeOf(line.cause), part }),
    fund: FUND,
    event: line.run,
    debit,
    credit,
    cents: line.cents,
    value_date: payday,
    run: line.run,
    batch: line.batch,
  };
}

function causeOf(text: string): PayCause {
  const cause = parsePayCause(text);
  if (cause === undefined) throw new RangeError(`${text} is no cause of a payment`);
  return cause;
}

function partOf(text: string): PayPart {
  if (text === 'gross' || text === 'fund') return { kind: text };
  if (text.startsWith('net/')) return { kind: 'net', payee: text.slice(4) };
  throw new RangeError(`${text} is no part of a payment`);
}
