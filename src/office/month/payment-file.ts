// The payment file of a run: the bytes that the bank gets, a function of the run's lines and of the payees' facts as known.
// It is never stored, only its hash; made again, it is the same.

import { createHash } from 'node:crypto';
import { cents, formatMoney, formatMonth, monthOf } from '../../base/index.ts';
import { type PpdEntry, writePpd } from '../../formats/index.ts';
import type { Row, Tx } from '../../store/index.ts';
import { asDay } from '../inputs.ts';
import { installationOf } from '../record/installation.ts';
import { refuse } from '../refuse.ts';
import { paydayOf } from './payday.ts';
import { isNet, standingLines } from './run-lines.ts';

export interface PaymentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly lines: number;
  readonly cents: number;
}

interface BankDetails {
  readonly routing: string;
  readonly account: string;
  readonly type: 'checking' | 'savings';
}

/** The file of a posted run. Refuses where lines, transfers and file do not agree in number and sum. */
export async function paymentFileOf(tx: Tx, run: Row<'run'>): Promise<PaymentFile> {
  const lines = (await standingLines(tx.db, run.id)).filter(isNet);
  const total = lines.reduce((sum, line) => sum + line.cents, 0);
  await requireTransfers(tx, run, lines.length, total);
  const entries = await entriesOf(tx, run, lines);
  const payday = asDay(paydayOf(run));
  const { bank } = (await installationOf(tx.db)).settings;
  if (bank === undefined) refuse('no-bank');
  const month = formatMonth(monthOf(asDay(run.month)));
  const written = writePpd({
    destination: bank.destination,
    origin: bank.origin,
    // Of the approval, not of the moment at which the bytes are made.
    created: { day: asDay(run.approved_on ?? run.month), hour: 0, minute: 0 },
    modifier: 'A',
    batches: [
      {
        company: bank.company,
        odfi: bank.odfi,
        description: 'PENSION',
        descriptiveDate: month.replace('-', ''),
        effective: payday,
        entries,
      },
    ],
  });
  if ('faults' in written) {
    const [first] = written.faults;
    refuse('does-not-agree', { run: run.id, detail: `${first?.at} ${first?.code}` });
  }
  const { bytes, totals } = written;
  if (totals.entries !== lines.length || totals.credits !== total) {
    refuse('does-not-agree', { run: run.id, detail: `file ${totals.entries} ${formatMoney(totals.credits)}` });
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: `${month}-${run.id}.ach`, bytes, sha256, lines: lines.length, cents: total };
}

async function requireTransfers(tx: Tx, run: Row<'run'>, lines: number, total: number): Promise<void> {
  const posted = await tx.db
    .selectFrom('transfer')
    .select((e) => [e.fn.countAll<number>().as('lines'), e.fn.sum<number>('cents').as('total')])
    .where('run', '=', run.id)
    .where('key', 'like', '%/net/%')
    .executeTakeFirstOrThrow();
  const agrees =
    Number(posted.lines) === lines &&
    Number(posted.total ?? 0) === total &&
    run.lines === lines &&
    run.total_cents === total;
  if (!agrees) {
    const detail = `lines ${lines} ${formatMoney(cents(total))}, transfers ${posted.lines} ${formatMoney(cents(Number(posted.total ?? 0)))}`;
    refuse('does-not-agree', { run: run.id, detail });
  }
}

async function entriesOf(tx: Tx, run: Row<'run'>, lines: readonly Row<'line'>[]): Promise<PpdEntry[]> {
  const payees = await tx.db
    .selectFrom('fact')
    .innerJoin('line', (join) =>
      join.onRef('line.participant', '=', 'fact.participant').onRef('line.payee', '=', 'fact.id'),
    )
    .select(['fact.participant', 'fact.id', 'fact.value'])
    .distinctOn(['fact.participant', 'fact.id'])
    .where('line.run', '=', run.id)
    .execute();
  const details = new Map(
    payees.map(({ participant, id, value }) => [
      `${participant} ${id}`,
      value as unknown as { readonly name: string; readonly bank: string },
    ]),
  );
  const opened = await tx.sealed.unsealAll([...new Set([...details.values()].map(({ bank }) => bank))]);
  return lines.map((line) => {
    const payee = details.get(`${line.participant} ${line.payee}`);
    const sealed = payee === undefined ? undefined : opened.get(payee.bank);
    if (payee === undefined || sealed === undefined) {
      refuse('does-not-agree', { run: run.id, detail: `${line.participant}: bank details` });
    }
    const bank = JSON.parse(sealed) as BankDetails;
    return {
      account: { routing: bank.routing, number: bank.account, kind: bank.type },
      amount: cents(line.cents),
      name: payee.name,
      id: line.participant.toUpperCase().slice(0, 15),
    };
  });
}
