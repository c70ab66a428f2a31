// The last month that was signed, made again under another option: the payments of another amount, and the payday.
// It covers converted awards too: their amount is fixed, but what of it a month pays is the law's.

import { formatMoney, formatMonth, groupBy, type Month, monthOf, Refusal } from '../../base/index.ts';
import { type Readings, readingsInLaw } from '../../law/index.ts';
import { type Row, read } from '../../store/index.ts';
import type { ChangedMonth, ChangedPayment } from '../../wire/index.ts';
import { asDay } from '../inputs.ts';
import { MONTH_QUESTIONS } from '../month/ask-law.ts';
import { type MonthFacts, monthFacts } from '../month/month-facts.ts';
import { monthLines } from '../month/month-lines.ts';
import { paydayOf } from '../month/payday.ts';
import { isNet } from '../month/run-lines.ts';
import { FUND, REGULAR, SIGNED } from '../month/runs.ts';
import type { Db } from '../verb.ts';
import type { Moment } from './cases.ts';
import { centsOf } from './differences.ts';

/** A reading and one of its options. */
export interface Trial {
  readonly reading: string;
  readonly option: string;
}

/** What a month was, and what it would be under each option that was tried. */
export interface MonthEffects {
  readonly run: string;
  readonly month: string;
  /** Payments made again: an award and a month each. */
  readonly payments: number;
  readonly changes: ReadonlyMap<Trial, ChangedMonth>;
}

/** Whether a month can ask for the reading at all. */
export function isOfMonth(reading: string): boolean {
  return MONTH_QUESTIONS.some((question) => readingsInLaw(question).includes(reading));
}

/** The last signed run by then under each of the options; undefined where there is none. */
export async function monthEffects(moment: Moment, trials: readonly Trial[]): Promise<MonthEffects | undefined> {
  const { database, actor } = moment;
  const run = await read(database, actor, (db) => lastRun(db, moment.known));
  if (run === undefined) return undefined;
  const month = monthOf(asDay(run.month));
  const own = run.readings as Record<string, string>;
  const changed = new Map(trials.map((trial) => [trial, [] as ChangedPayment[]]));
  let payments = 0;
  for (const batch of run.batches) {
    const { people, withdrawn } = await read(database, actor, (db) => batchOf(db, run, batch));
    for (const person of people) {
      const now = paymentsOf([person], month, own, withdrawn);
      payments += now.size;
      for (const [trial, rows] of changed) {
        rows.push(...changesOf(person, month, { ...own, [trial.reading]: trial.option }, withdrawn, now));
      }
    }
  }
  const changes = [...changed].map(([trial, rows]): [Trial, ChangedMonth] => [trial, shownMonth(run, trial, rows)]);
  return { run: run.id, month: formatMonth(month), payments, changes: new Map(changes) };
}

interface SignedRun extends Row<'run'> {
  readonly batches: readonly Row<'batch'>[];
}

async function lastRun(db: Db, known: number): Promise<SignedRun | undefined> {
  const run = await db
    .selectFrom('run')
    .selectAll()
    .where('fund', '=', FUND)
    .where('kind', '=', REGULAR)
    .where('state', 'in', SIGNED)
    .where('known', '<=', known)
    .orderBy('month', 'desc')
    .executeTakeFirst();
  if (run === undefined) return undefined;
  const batches = await db.selectFrom('batch').selectAll().where('run', '=', run.id).orderBy('number').execute();
  return { ...run, batches };
}

/** What the batch was made from, and which of its payments were withdrawn. */
async function batchOf(
  db: Db,
  { id, known }: SignedRun,
  { first_participant: first, last_participant: last }: Row<'batch'>,
): Promise<{ people: MonthFacts[]; withdrawn: ReadonlySet<string> }> {
  const rows = await db
    .selectFrom('line_withdrawal')
    .select(['participant', 'award', 'month'])
    .where('run', '=', id)
    .where('participant', '>=', first)
    .where('participant', '<=', last)
    .execute();
  return {
    people: await monthFacts(db, { first, last }, known),
    withdrawn: new Set(rows.map((row) => keyOf({ ...row, month: row.month.slice(0, 7) }))),
  };
}

interface Payment {
  readonly participant: string;
  readonly award: string;
  readonly month: string;
  readonly cents: number;
}

function keyOf({ participant, award, month }: Omit<Payment, 'cents'>): string {
  return `${participant} ${award} ${month}`;
}

/** What each month of each award comes to: what is borne of it, or what goes out where it was borne before. */
function paymentsOf(
  people: readonly MonthFacts[],
  month: Month,
  readings: Readings,
  withdrawn: ReadonlySet<string>,
): ReadonlyMap<string, Payment> {
  const lines = groupBy(monthLines(people, month, readings), keyOf);
  return new Map(
    [...lines].flatMap(([key, own]): [string, Payment][] => {
      const borne = own.filter((line) => !isNet(line));
      const cents = (borne.length > 0 ? borne : own).reduce((sum, line) => sum + line.cents, 0);
      const [first] = own;
      return first === undefined || withdrawn.has(key) ? [] : [[key, { ...first, cents }]];
    }),
  );
}

function changesOf(
  person: MonthFacts,
  month: Month,
  readings: Readings,
  withdrawn: ReadonlySet<string>,
  now: ReadonlyMap<string, Payment>,
): ChangedPayment[] {
  const under = paymentsOrRefusal(person, month, readings, withdrawn);
  if (typeof under === 'string') {
    return [...now.values()].map((payment) => ({ ...shownPayment(payment), refused: under }));
  }
  const before = [...now].map(([key, payment]) => changeOf(payment, payment.cents, under.get(key)?.cents ?? 0));
  const added = [...under].filter(([key]) => !now.has(key)).map(([, payment]) => changeOf(payment, 0, payment.cents));
  return [...before, ...added].filter(({ difference }) => difference !== '0.00');
}

/** A month that the option leaves without an amount is refused, and that is what is told of it. */
function paymentsOrRefusal(
  person: MonthFacts,
  ...more: readonly [month: Month, readings: Readings, withdrawn: ReadonlySet<string>]
): ReadonlyMap<string, Payment> | string {
  try {
    return paymentsOf([person], ...more);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

function shownPayment({ participant, award, month, cents }: Payment): ChangedPayment {
  return { participant, award, month, now: formatMoney(cents), under: null, difference: null, refused: null };
}

function changeOf(payment: Payment, now: number, under: number): ChangedPayment {
  return {
    ...shownPayment({ ...payment, cents: now }),
    under: formatMoney(under),
    difference: formatMoney(under - now),
  };
}

function shownMonth(run: Row<'run'>, { reading, option }: Trial, rows: readonly ChangedPayment[]): ChangedMonth {
  const readings = { ...(run.readings as Record<string, string>), [reading]: option };
  const amounts = rows.flatMap(({ difference }) => difference ?? []);
  return {
    differ: amounts.length,
    refused: rows.length - amounts.length,
    difference: formatMoney(amounts.reduce((sum, difference) => sum + centsOf(difference), 0)),
    payday: { now: paydayOf(run), under: paydayOf({ month: run.month, readings }) },
    payments: [...rows],
  };
}
