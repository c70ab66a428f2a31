// Why a payment of an award for a month is what it is: its parts, and a tree of steps down to clauses and facts.
// It is explained on what the run knew; without a run, on what is known now.

import { z } from 'zod';
import { cents, firstDayOf, formatDay, formatMoney, type Month, parseMoney } from '../../base/index.ts';
import type { ProofNode } from '../../law/index.ts';
import type { Row } from '../../store/index.ts';
import { paymentExplanationSchema, QUESTION_TITLES } from '../../wire/index.ts';
import { asMonth, idSchema, monthSchema } from '../inputs.ts';
import { explained } from '../month/explain.ts';
import { monthFacts } from '../month/month-facts.ts';
import { type LineReason, monthLines } from '../month/month-lines.ts';
import { isNet } from '../month/run-lines.ts';
import { REGULAR, stateOf } from '../month/runs.ts';
import { decideAgain, decisionOnFile } from '../record/decisions.ts';
import { knownUpTo, readingsOn } from '../record/known.ts';
import { actsForOneself } from '../record/own.ts';
import { awardsOf } from '../record/rights.ts';
import { refuse } from '../refuse.ts';
import { type Acting, type Db, query } from '../verb.ts';

export const explainPayment = query({
  name: 'explain-payment',
  path: '/api/participants/:participant/payments/:award/:month',
  roles: ['clerk', 'caseworker', 'approver', 'payroll', 'treasurer', 'auditor', 'participant'],
  says: {
    en: 'Why the payment of an award for a month is what it is, down to clauses and facts.',
    es: 'Por qué el pago de una concesión en un mes es el que es, hasta las cláusulas y los hechos.',
  },
  clauses: ['4-234-11.monthly', '4-238-C.earnings'],
  input: z.strictObject({ participant: idSchema, award: idSchema, month: monthSchema }),
  output: paymentExplanationSchema,
  async run(db, acting, { participant, award: id, month: text }) {
    const { person, language } = acting;
    actsForOneself(person, participant);
    const month = asMonth(text);
    const [shown] = await awardsOf(db, participant, await knownUpTo(db), id);
    if (shown === undefined) refuse('no-such-award', { participant, award: id });
    const run = await runOf(db, participant, id, month);
    const known = run?.known ?? (await knownUpTo(db));
    const readings = (run?.readings as Record<string, string>) ?? (await readingsOn(db, acting.today, known)).options;
    const [payer] = await monthFacts(db, { first: participant, last: participant }, known);
    const award = payer?.awards.find((one) => one.id === id);
    if (payer === undefined || award === undefined) refuse('nothing-paid', { award: id, month: text });
    const lines =
      run === undefined
        ? monthLines([{ ...payer, awards: [award] }], month, readings)
            .filter((line) => line.month === text)
            .map((line) => ({ ...line, withdrawn: false }))
        : await linesOf(db, run.id, participant, id, month);
    if (lines.length === 0) refuse('nothing-paid', { award: id, month: text });
    const borne = lines.filter((line) => !isNet(line));
    const amount = (borne.length > 0 ? borne : lines).reduce((sum, line) => sum + line.cents, 0);
    const reason: LineReason = lines[0]?.reason ?? {};
    const { payable, held } = reason as { readonly payable?: string; readonly held?: string };
    const { proof, readings: used } = explained(
      {
        person: payer,
        award,
        shown,
        month,
        amount,
        payable: payable === undefined ? undefined : parseMoney(payable),
        held,
        decided: await decisionProof(db, participant, award.decision, acting),
      },
      readings,
      language,
    );
    return {
      participant,
      award: shown,
      month: text,
      run: run?.id ?? null,
      state: run === undefined ? ('calculated' as const) : shownState(run),
      parts: lines.map((line) => ({
        part: line.part,
        amount: formatMoney(cents(line.cents)),
        payee: isNet(line) ? line.part.slice(4) : null,
        withdrawn: line.withdrawn,
      })),
      readings: used,
      proof,
    };
  },
});

/** The run that pays the month of the award: one that is signed before one that is only prepared. */
async function runOf(db: Db, participant: string, award: string, month: Month): Promise<Row<'run'> | undefined> {
  const runs = await db
    .selectFrom('run')
    .innerJoin('line', 'line.run', 'run.id')
    .selectAll('run')
    .distinct()
    .where('line.participant', '=', participant)
    .where('line.award', '=', award)
    .where('line.month', '=', formatDay(firstDayOf(month)))
    .where('line.cause', '=', REGULAR)
    .where('run.state', '<>', 'abandoned')
    .execute();
  const rank = ['open', 'prepared', 'posting', 'posted', 'released'];
  return runs.sort((a, b) => rank.indexOf(a.state) - rank.indexOf(b.state) || a.known - b.known).at(-1);
}

function shownState(run: Row<'run'>): 'prepared' | 'approved' | 'posted' | 'released' {
  const state = stateOf(run);
  return state === 'preparing' || state === 'cancelled' ? 'prepared' : state;
}

async function linesOf(db: Db, run: string, participant: string, award: string, month: Month) {
  const rows = await db
    .selectFrom('marked_line as l')
    .select(['l.part', 'l.cents', 'l.reason', 'l.withdrawn'])
    .where('l.run', '=', run)
    .where('l.participant', '=', participant)
    .where('l.award', '=', award)
    .where('l.month', '=', formatDay(firstDayOf(month)))
    .where('l.cause', '=', REGULAR)
    .orderBy('l.part')
    .execute();
  return rows.map(({ part, cents, reason, withdrawn }) => ({
    part,
    cents,
    reason: reason as unknown as LineReason,
    withdrawn,
  }));
}

async function decisionProof(
  db: Db,
  participant: string,
  decision: string | null,
  { language }: Acting,
): Promise<ProofNode | undefined> {
  if (decision === null) return undefined;
  const again = await decideAgain(db, await decisionOnFile(db, participant, decision), language);
  const { proof, question } = again.decision;
  return proof === undefined ? undefined : { ...proof, text: QUESTION_TITLES[question][language] };
}
