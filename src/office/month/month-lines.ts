// The lines of a month: for each award what is paid for this month, and for any month before that was not paid in its turn.
// The law gives the amounts (payments, disability-earnings); here they are put on lines. Pure: the same facts, the same lines.

import {
  cents,
  type Day,
  firstDayOf,
  formatDay,
  formatMoney,
  formatMonth,
  type Month,
  monthAfter,
  monthOf,
  parseMoney,
} from '../../base/index.ts';
import type { Readings } from '../../law/index.ts';
import { causeText, formatPayKey, type PayPart } from '../../ledger/index.ts';
import { asDay, asMonth } from '../inputs.ts';
import { type FactOf, SELF } from '../record/facts.ts';
import { refuse } from '../refuse.ts';
import { askLaw } from './ask-law.ts';
import type { MonthFacts, PayableAward } from './month-facts.ts';
import { type PaidMonth, paidMonths, payableOf } from './month-paid.ts';
import { REGULAR } from './runs.ts';

/** A line of a run. */
export interface MonthLine {
  readonly participant: string;
  readonly award: string;
  /** The month that it pays, 'YYYY-MM': the run's, or one before that was not paid. */
  readonly month: string;
  /** 'regular', or 'recalculation/{id}': of its key. */
  readonly cause: string;
  /** 'gross', 'fund' or 'net/{payee}': the part of its key. */
  readonly part: string;
  readonly cents: number;
  readonly days: number | null;
  readonly daysInMonth: number | null;
  /** Of a net line, the payee's fact: name and sealed bank details as known. */
  readonly payee: string | null;
  readonly reason: LineReason;
}

/** Why the line is what it is, in codes and amounts. */
export interface LineReason {
  readonly [key: string]: string | boolean;
}

/** What a month of an award comes to, before it is split on lines. Amounts in cents. */
export interface MonthAmount {
  readonly month: string;
  readonly system: number;
  readonly fund: number;
  readonly days: number | null;
  readonly daysInMonth: number | null;
  readonly reason: LineReason;
}

/** The lines of everyone, in the order of participant, award, month and part. */
export function monthLines(people: readonly MonthFacts[], month: Month, readings: Readings): MonthLine[] {
  return people.flatMap((person) => {
    const paid = paidMonths(person);
    return person.awards.flatMap((award) => [
      ...awardLines(person, award, month, readings, paid),
      ...recalculatedLines(person, award, paid),
    ]);
  });
}

function awardLines(
  person: MonthFacts,
  award: PayableAward,
  month: Month,
  readings: Readings,
  paid: readonly PaidMonth[],
): MonthLine[] {
  const amounts = award.rule === 'lump-sum' ? lumpSum(award, month) : monthsToPay(person, award, month, readings, paid);
  const before = new Map(paid.filter((one) => one.award === award.id).map((one) => [one.month, one]));
  return amounts.flatMap((amount) => linesOf(person, award, amount, formatMonth(month), before.get(amount.month)));
}

/** A lump sum stands under the month of its day, so that no two runs can both pay it. */
function lumpSum({ startsOn, cents: amount }: PayableAward, month: Month): MonthAmount[] {
  const own = monthOf(asDay(startsOn));
  if (own > month) return [];
  return [{ month: formatMonth(own), system: amount, fund: 0, days: null, daysInMonth: null, reason: {} }];
}

/**
 * The months of an award up to the run's that are paid under it. A month that was paid under an award whose place this one
 * took is not paid again: what it comes to otherwise is a recalculation. One that was borne before another award took the
 * place of this one, and held, is paid as it was borne.
 */
function monthsToPay(
  person: MonthFacts,
  award: PayableAward,
  month: Month,
  readings: Readings,
  paid: readonly PaidMonth[],
): MonthAmount[] {
  const before = replacedBy(person.awards, award).flatMap(({ id }) => monthsBorne(paid, id));
  const own = monthlyAmounts(person, award, month, readings).filter((amount) => !before.includes(amount.month));
  const left = monthsBorne(paid, award.id).filter((borne) => own.every((amount) => amount.month !== borne));
  return [
    ...own,
    ...left.map((held) => ({ month: held, system: 0, fund: 0, days: null, daysInMonth: null, reason: {} })),
  ];
}

/** The awards whose place the award took, one after the other. */
export function replacedBy(awards: readonly PayableAward[], { replaces }: PayableAward): readonly PayableAward[] {
  const award = replaces === null ? undefined : awards.find(({ id }) => id === replaces);
  return award === undefined ? [] : [award, ...replacedBy(awards, award)];
}

/** The months of an award that were borne, 'YYYY-MM'. */
function monthsBorne(paid: readonly PaidMonth[], award: string): string[] {
  return paid
    .filter((one) => one.award === award)
    .map(({ month }) => month)
    .sort();
}

/** The months of an award as they come to on the facts, whatever was paid of them. */
export function monthlyAmounts(
  person: MonthFacts,
  award: PayableAward,
  month: Month,
  readings: Readings,
): MonthAmount[] {
  const first = firstMonthOf(award);
  const last = award.endsOn === null ? month : lesser(month, monthOf(asDay(award.endsOn)));
  if (first > last) return [];
  const startsOn = greater(asDay(award.startsOn), firstDayOf(first));
  const rows = payments(person, award, startsOn, last, award.cents, readings);
  const cuts = earningsCuts(person, award, readings);
  const funded = fundMonths(person, award, startsOn, last, readings);
  return rows.map((row) => {
    const cut = cuts.get(row.month);
    const from = greater(startsOn, firstDayOf(asMonth(row.month)));
    const paid = cut === undefined ? row : payments(person, award, from, asMonth(row.month), cut.payable, readings)[0];
    const total = paid?.amount ?? 0;
    const fund = Math.min(total, funded.get(row.month) ?? 0);
    const whole = row.days === row.daysInMonth;
    return {
      month: row.month,
      system: total - fund,
      fund,
      days: row.days,
      daysInMonth: row.daysInMonth,
      reason: {
        monthly: formatMoney(cents(award.cents)),
        ...(whole ? {} : { part: startsWithin(award, row.month) ? 'first' : 'last' }),
        ...(cut === undefined ? {} : { income: cut.income, payable: formatMoney(cents(cut.payable)) }),
      },
    };
  });
}

const lesser = <T extends number>(a: T, b: T): T => (a < b ? a : b);
const greater = <T extends number>(a: T, b: T): T => (a > b ? a : b);

/** The first month that this system pays of the award. */
function firstMonthOf({ startsOn, paidThrough }: PayableAward): Month {
  const start = monthOf(asDay(startsOn));
  return paidThrough === null ? start : greater(start, monthAfter(asMonth(paidThrough)));
}

function startsWithin({ startsOn }: PayableAward, month: string): boolean {
  return startsOn.startsWith(month) && !startsOn.endsWith('-01');
}

interface PaymentMonth {
  readonly month: string;
  readonly days: number;
  readonly daysInMonth: number;
  /** In cents. */
  readonly amount: number;
}

/** The months from a day to a month as the law pays them, up to the death or the end of the award. */
function payments(
  person: MonthFacts,
  award: PayableAward,
  startsOn: Day,
  through: Month,
  monthly: number,
  readings: Readings,
): readonly PaymentMonth[] {
  const facts = paymentFacts(person, award, startsOn, through, monthly);
  const rows = askLaw('payments', facts, startsOn, readings).result['payments'] as readonly (Omit<
    PaymentMonth,
    'amount'
  > & {
    amount: string;
  })[];
  return rows.map(({ month, days, daysInMonth, amount }) => ({
    month,
    days,
    daysInMonth,
    amount: parseMoney(amount) ?? 0,
  }));
}

/** The facts that `payments` is asked of: from a day through a month, so many cents a month. */
export function paymentFacts(
  { diedOn }: MonthFacts,
  { rule, endsOn }: PayableAward,
  startsOn: Day,
  through: Month,
  monthly: number,
) {
  // An award that another one took the place of ends like a life: with its last day.
  const end = endsOn !== null && (diedOn === null || endsOn < diedOn) ? endsOn : diedOn;
  return {
    participant: end === null ? {} : { diedOn: end },
    payment: {
      rule,
      monthly: formatMoney(cents(monthly)),
      startsOn: formatDay(startsOn),
      through: formatMonth(through),
    },
  };
}

/** What the Fund bears of each month, in cents: the same part of it as of the month. */
function fundMonths(
  person: MonthFacts,
  award: PayableAward,
  startsOn: Day,
  last: Month,
  readings: Readings,
): ReadonlyMap<string, number> {
  const { fundMonthly, systemMonthly } = award.offsets;
  if (fundMonthly === undefined || systemMonthly === undefined) return new Map();
  // What is not passed on to the participant is no part of the payment.
  const passedOn = award.cents - (parseMoney(systemMonthly) ?? 0);
  if (passedOn <= 0) return new Map();
  const months = payments(person, award, startsOn, last, passedOn, readings);
  return new Map(months.map(({ month, amount }) => [month, amount]));
}

/** What is payable of the months with income from gainful work, where the law looks at each month by itself. */
function earningsCuts(
  { earnings }: MonthFacts,
  award: PayableAward,
  readings: Readings,
): ReadonlyMap<string, { readonly income: string; readonly payable: number }> {
  const { wageAtRetirement } = award.offsets;
  if (wageAtRetirement === undefined || earnings.length === 0) return new Map();
  const facts = earningsFacts(earnings, award);
  const { months } = askLaw('disability-earnings', facts, asDay(award.startsOn), readings).result as {
    months?: readonly { month: string; income: string; payable: string; reduction: string }[];
  };
  // Where the law looks at whole years, no month can say what is left of its pension.
  if (months === undefined) refuse('earnings-by-year', { participant: award.participant });
  return new Map(
    months
      .filter(({ reduction }) => reduction !== '0.00')
      .map(({ month, income, payable }) => [month, { income, payable: parseMoney(payable) ?? 0 }]),
  );
}

/** The facts that `disability-earnings` is asked of. */
export function earningsFacts(income: MonthFacts['earnings'], { cents: monthly, offsets }: PayableAward) {
  const { wageAtRetirement } = offsets;
  return { pension: { monthly: formatMoney(cents(monthly)), wageAtRetirement, income } };
}

/** The lines of a month of an award, without those parts that were paid before. */
function linesOf(
  person: MonthFacts,
  award: PayableAward,
  amount: MonthAmount,
  runMonth: string,
  before: PaidMonth | undefined,
): MonthLine[] {
  const { participant, paid, payees } = person;
  const keyOf = (part: PayPart): string =>
    formatPayKey({ award: award.id, month: asMonth(amount.month), cause: { kind: 'regular' }, part });
  const late = amount.month === runMonth || award.rule === 'lump-sum' ? {} : { arrears: true };
  const line = (part: string, value: number, more: LineReason = {}, payee: string | null = null): MonthLine => ({
    participant,
    award: award.id,
    month: amount.month,
    cause: REGULAR,
    part,
    cents: value,
    days: amount.days,
    daysInMonth: amount.daysInMonth,
    payee,
    reason: { ...amount.reason, ...late, ...more },
  });
  // What was borne of the month before, while its payment was held, is payable as it was borne or recalculated since.
  const borne = before === undefined ? undefined : payableOf(before);
  const net = borne ?? amount.system + amount.fund;
  const isPaid = paid.has(keyOf({ kind: 'net', payee: award.payee }));
  // A month that came to nothing is told once, in its turn.
  if (isPaid || (net === 0 && amount.month !== runMonth)) return [];
  const payee = payees.get(award.payee);
  const held = net === 0 ? undefined : heldBecause(person, award, payee);
  const because = held === undefined ? {} : { held };
  const lines: MonthLine[] = [];
  if (award.rule === 'lump-sum') {
    // Its gross became payable with the decision. Held, it shows with nothing.
    if (held !== undefined) lines.push(line('gross', 0, because));
  } else if (borne === undefined) {
    lines.push(line('gross', amount.system, because));
    if (amount.fund > 0) lines.push(line('fund', amount.fund, because));
  }
  if (net > 0 && held === undefined) lines.push(line(`net/${award.payee}`, net, {}, payee?.id ?? null));
  return lines;
}

/** What recalculations of an award's months made payable, after they were paid in their turn, and has not gone out yet. */
function recalculatedLines(person: MonthFacts, award: PayableAward, months: readonly PaidMonth[]): MonthLine[] {
  const due = months.filter((paid) => paid.award === award.id && paid.inTurn && payableOf(paid) > 0);
  return due.flatMap((paid): MonthLine[] => {
    if (paid.recalculation === undefined) return [];
    const payee = person.payees.get(award.payee);
    const held = heldBecause(person, award, payee);
    const line = {
      participant: person.participant,
      award: award.id,
      month: paid.month,
      cause: causeText({ kind: 'recalculation', id: paid.recalculation }),
      days: null,
      daysInMonth: null,
    };
    // Its parts are borne already. Held, it shows with nothing.
    if (held !== undefined)
      return [{ ...line, part: 'gross', cents: 0, payee: null, reason: { recalculated: true, held } }];
    const part = `net/${award.payee}`;
    return [{ ...line, part, cents: payableOf(paid), payee: payee?.id ?? null, reason: { recalculated: true } }];
  });
}

/** Why nothing goes out to the payee yet: then the money stays payable, and nobody loses it. */
function heldBecause(
  { diedOn }: MonthFacts,
  { payee: subject }: PayableAward,
  payee: FactOf<'payee'> | undefined,
): string | undefined {
  // What a dead participant has left is for others: a bank account of the dead is not paid to.
  if (diedOn !== null && subject === SELF) return 'payee-died';
  return payee === undefined || payee.value.method !== 'deposit' ? 'no-bank-details' : undefined;
}
