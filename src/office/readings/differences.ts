// One case decided twice: what differs between the answer of now and that under another option, to the cent. Pure.
// Which cases there are is in cases.ts; which options are tried, in effects.ts.

import { type Day, formatMoney, parseMoney } from '../../base/index.ts';
import { decide, type Outcome, type QuestionId, type Readings, type readFacts } from '../../law/index.ts';
import type { Json } from '../../store/index.ts';
import type { ChangedCase } from '../../wire/index.ts';
import { sorted } from '../record/case-facts.ts';

type Checked = Exclude<ReturnType<typeof readFacts>, { readonly faults: unknown }>;

/** What is asked: a question about facts that were checked, as of a day. */
export interface Asked {
  readonly question: QuestionId;
  readonly checked: Checked;
  readonly on: Day;
}

/** An answer as far as it can differ. */
export interface Made {
  readonly outcome: Outcome;
  readonly result: Readonly<Record<string, Json>> | undefined;
  /** The option of each reading consulted. */
  readonly readings: Readings;
}

/** The answer under those readings. */
export function made({ question, checked, on }: Asked, readings: Readings): Made {
  const { outcome, result, ...decision } = decide(question, checked, { today: on, readings, proof: false });
  return { outcome, result: result as Made['result'], readings: decision.readings };
}

/** Whether both have the same outcome and the same result, in whichever order its fields stand. */
export function isSame(a: Pick<Made, 'outcome' | 'result'>, b: Pick<Made, 'outcome' | 'result'>): boolean {
  return a.outcome === b.outcome && textOf(a.result) === textOf(b.result);
}

export type Difference = Pick<ChangedCase, 'outcome' | 'monthly' | 'lumpSum' | 'fields'>;

/** What differs; undefined where nothing does. */
export function differenceOf(now: Made, under: Made): Difference | undefined {
  if (isSame(now, under)) return undefined;
  return {
    outcome: { now: now.outcome, under: under.outcome },
    monthly: moneyChange(now, under, monthlyOf),
    lumpSum: moneyChange(now, under, lumpSumOf),
    fields: fieldChanges(now.result ?? {}, under.result ?? {}),
  };
}

type AmountOf = (result: Readonly<Record<string, Json>>) => Json | undefined;

/** What the participant gets a month: after the Fund's part, where the law tells the two apart. */
const monthlyOf: AmountOf = ({ participantMonthly, monthly }) => participantMonthly ?? monthly;

/** What is paid once: a distribution, or what an account leaves at death. */
const lumpSumOf: AmountOf = ({ amount }) => amount;

/** A right that is denied pays nothing, and that is an amount; one that is open has none. */
function moneyChange(now: Made, under: Made, amountOf: AmountOf): ChangedCase['monthly'] {
  if (!isSettled(now) || !isSettled(under)) return null;
  const amounts = [amountOf(now.result ?? {}), amountOf(under.result ?? {})];
  if (amounts.every((amount) => amount === undefined)) return null;
  const [before = 0, after = 0] = amounts.map((amount) => (amount === undefined ? 0 : centsOf(amount)));
  return { now: formatMoney(before), under: formatMoney(after), difference: formatMoney(after - before) };
}

function isSettled({ outcome }: Made): boolean {
  return outcome === 'granted' || outcome === 'denied';
}

/** The cents of an amount that the law wrote; of a difference too. */
export function centsOf(amount: Json): number {
  const text = String(amount);
  const cents = parseMoney(text.replace(/^-/, ''));
  if (cents === undefined) throw new TypeError(`${text} is no amount`);
  return text.startsWith('-') ? -cents : cents;
}

function fieldChanges(now: Readonly<Record<string, Json>>, under: Readonly<Record<string, Json>>) {
  const names = [...new Set([...Object.keys(now), ...Object.keys(under)])];
  return names
    .filter((name) => textOf(now[name]) !== textOf(under[name]))
    .map((name) => ({ name, now: now[name] ?? null, under: under[name] ?? null }));
}

function textOf(value: Json | undefined): string {
  return JSON.stringify(sorted(value ?? null));
}
