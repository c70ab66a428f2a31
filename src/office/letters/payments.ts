// Letters on what is paid: an award, and a payment that is not what it was the month before, month by month with the reason.
// Amounts are those of the award and of the lines that were posted; nothing is worked out here.

import { cents, formatMoney, formatMonth, type Language, monthOf, type Words } from '../../base/index.ts';
import type { QuestionId } from '../../law/index.ts';
import type { Row } from '../../store/index.ts';
import { QUESTION_TITLES } from '../../wire/index.ts';
import { asDay } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import type { Frame, Told } from './frame.ts';
import { capitalized, dayText, moneyText, monthText } from './values.ts';

const WORDS = {
  award: { en: 'Your award', es: 'Su concesión' },
  change: { en: 'Why your payment changed', es: 'Por qué cambió su pago' },
  label: { en: 'What is paid', es: 'Lo que se paga' },
  month: { en: '% a month', es: '% al mes' },
  once: { en: '%, paid once', es: '%, en un solo pago' },
  from: { en: 'From %.', es: 'Desde el %.' },
  until: { en: 'Until %.', es: 'Hasta el %.' },
  rests: { en: 'What it rests on', es: 'En qué descansa' },
  decided: {
    en: 'It rests on the decision {decision}. The letter of that decision tells each step of the calculation and how to contest it.',
    es: 'Descansa en la decisión {decision}. La carta de esa decisión dice cada paso del cálculo y cómo impugnarla.',
  },
  converted: {
    en: 'It was decided before this system by {authority} on {day} (document: {document}). It is paid as it was decided and is not worked out again.',
    es: 'La decidió {authority} el {day}, antes de este sistema (documento: {document}). Se paga como se decidió y no se calcula de nuevo.',
  },
  before: { en: 'What was paid before', es: 'Lo que se pagaba antes' },
  replaces: {
    en: 'This award takes the place of another one of % a month from its first day.',
    es: 'Esta concesión sustituye otra de % al mes desde su primer día.',
  },
  paid: { en: 'In {month} {amount} was paid', es: 'En {month} se pagó {amount}' },
  was: { en: 'In {month}, the month before, it was {amount}.', es: 'En {month}, el mes anterior, fue {amount}.' },
  first: { en: 'It is the first payment of this award.', es: 'Es el primer pago de esta concesión.' },
  byMonth: { en: 'Month by month', es: 'Mes por mes' },
  monthHead: { en: 'Month', es: 'Mes' },
  amount: { en: 'Paid', es: 'Se pagó' },
  difference: { en: 'Difference', es: 'Diferencia' },
  reason: { en: 'Why', es: 'Por qué' },
  same: { en: 'as the month before', es: 'igual que el mes anterior' },
  whole: { en: 'the whole month: %', es: 'el mes completo: %' },
  part: { en: '{days} of {all} days of the month, of {monthly}', es: '{days} de {all} días del mes, de {monthly}' },
  income: {
    en: 'income of {income} in the month; § 238(C) leaves {payable} of the pension',
    es: 'ingreso de {income} en el mes; la § 238(C) deja {payable} de la pensión',
  },
  ask: { en: 'If you think it is wrong', es: 'Si cree que está mal' },
  askSays: {
    en: 'Write to this office, name the month and the number of this letter, and add what shows it.',
    es: 'Escriba a esta oficina, indique el mes y el número de esta carta, y añada lo que lo demuestre.',
  },
} as const satisfies Readonly<Record<string, Words>>;

const sayIn =
  (language: Language) =>
  (word: keyof typeof WORDS, values: Readonly<Record<string, string>> = {}): string =>
    WORDS[word][language].replace(/\{(\w+)\}|%/g, (_, name = 'value') => values[name] ?? '');

const money = (amount: number): string => moneyText(formatMoney(cents(amount)));

async function awardOnFile({ db, participant }: Frame, id = ''): Promise<Row<'award'>> {
  const award = await db
    .selectFrom('award')
    .selectAll()
    .where('participant', '=', participant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (award === undefined) refuse('no-such-award', { participant, award: id });
  return award;
}

/** What awards of before this system are called where the office knows the word. */
const BEFORE: Readonly<Record<string, Words>> = {
  'service-pension': { en: 'Pension for years of service', es: 'Pensión por años de servicio' },
  'surviving-spouse-pension': { en: 'Pension of the surviving spouse', es: 'Pensión del cónyuge supérstite' },
  'deferred-pension': { en: 'Deferred pension', es: 'Pensión diferida' },
};

/** What an award is for: the question that granted it, or what it was called before this system. */
export function awardName(kind: string, language: Language): string {
  const before = Object.hasOwn(BEFORE, kind) ? BEFORE[kind] : undefined;
  if (before !== undefined) return before[language];
  return Object.hasOwn(QUESTION_TITLES, kind) ? QUESTION_TITLES[kind as QuestionId][language] : capitalized(kind);
}

/** The letter of an award: how much, from when, on what it rests. Refuses one that waits for its approval. */
export async function awardLetter(frame: Frame, about: string | undefined): Promise<Told> {
  const { language, db, participant } = frame;
  const say = sayIn(language);
  const award = await awardOnFile(frame, about);
  const now = await db
    .selectFrom('award_now')
    .selectAll()
    .where('participant', '=', participant)
    .where('award', '=', award.id)
    .where('state', '<>', 'proposed')
    .executeTakeFirst();
  if (now === undefined) refuse('nothing-to-write', { kind: 'award', about: award.id });
  const replaced = award.replaces === null ? undefined : await awardOnFile(frame, award.replaces);
  return {
    title: say('award'),
    summary: {
      label: say('label'),
      says: awardName(award.kind, language),
      amount: say(award.rule === 'lump-sum' ? 'once' : 'month', { value: money(award.cents) }),
      lines: [
        ...(award.rule === 'lump-sum' ? [] : [say('from', { value: dayText(award.starts_on, language) })]),
        ...(now.ends_on === null ? [] : [say('until', { value: dayText(now.ends_on, language) })]),
      ],
    },
    sections: [
      { title: say('rests'), blocks: [{ text: basisOf(award, language) }] },
      ...(replaced === undefined
        ? []
        : [{ title: say('before'), blocks: [{ text: say('replaces', { value: money(replaced.cents) }) }] }]),
      { title: say('ask'), blocks: [{ text: say('askSays') }] },
    ],
  };
}

function basisOf({ decision, conversion }: Row<'award'>, language: Language): string {
  const say = sayIn(language);
  if (decision !== null) return say('decided', { decision });
  const { authority = '', document = '', decidedOn = '' } = (conversion ?? {}) as Record<string, string>;
  return say('converted', { authority, document, day: dayText(decidedOn, language) });
}

interface PaidMonth {
  readonly month: string;
  readonly cents: number;
  readonly days: number | null;
  readonly daysInMonth: number | null;
  readonly reason: Readonly<Record<string, string | boolean>>;
}

/** So many months are told: a year, and the same month of the year before. */
const MONTHS_TOLD = 13;

/** The letter on a payment that changed. Refuses where nothing of the award has been paid. */
export async function paymentChange(frame: Frame, about: string | undefined): Promise<Told> {
  const { language } = frame;
  const say = sayIn(language);
  const award = await awardOnFile(frame, about);
  const months = (await monthsPaid(frame, award.id)).slice(-MONTHS_TOLD);
  const [before, last] = months.length > 1 ? months.slice(-2) : [undefined, months[0]];
  if (last === undefined) refuse('nothing-to-write', { kind: 'payment-change', about: award.id });
  const named = ({ month, cents: amount }: PaidMonth) => ({ month: monthText(month, language), amount: money(amount) });
  const rows = months.map((paid, index) => {
    const previous = months[index - 1];
    const difference = previous === undefined ? '–' : money(paid.cents - previous.cents);
    return [
      capitalized(monthText(paid.month, language)),
      money(paid.cents),
      difference,
      reasonOf(paid, previous, language),
    ];
  });
  const columns = [
    { head: say('monthHead'), share: 3 },
    { head: say('amount'), share: 2, number: true },
    { head: say('difference'), share: 2, number: true },
    { head: say('reason'), share: 5 },
  ];
  return {
    title: say('change'),
    summary: {
      label: awardName(award.kind, language),
      says: `${say('paid', named(last))}.`,
      lines: [before === undefined ? say('first') : say('was', named(before))],
    },
    sections: [
      { title: say('byMonth'), blocks: [{ table: { columns, rows } }] },
      { title: say('rests'), blocks: [{ text: basisOf(award, language) }] },
      { title: say('ask'), blocks: [{ text: say('askSays') }] },
    ],
  };
}

/** What reached the payee for each month, from the lines of runs that were posted. */
async function monthsPaid({ db, participant }: Frame, award: string): Promise<PaidMonth[]> {
  const rows = await db
    .selectFrom('standing_line as l')
    .innerJoin('run as r', 'r.id', 'l.run')
    .select(['l.month', 'l.part', 'l.cents', 'l.days', 'l.days_in_month', 'l.reason'])
    .where('l.participant', '=', participant)
    .where('l.award', '=', award)
    .where('r.state', 'in', ['posted', 'released'])
    .where('l.part', 'like', 'net/%')
    .orderBy('l.month')
    .execute();
  return rows.map((row) => ({
    month: formatMonth(monthOf(asDay(row.month))),
    cents: row.cents,
    days: row.days,
    daysInMonth: row.days_in_month,
    reason: row.reason as PaidMonth['reason'],
  }));
}

/** Why a month is what it is: the same as before, a part of a month, income, or the whole month of the award. */
function reasonOf(paid: PaidMonth, previous: PaidMonth | undefined, language: Language): string {
  const say = sayIn(language);
  const { days, daysInMonth, reason } = paid;
  const text = (name: string): string => moneyText(String(reason[name] ?? ''));
  const parts = [
    ...(reason['income'] === undefined ? [] : [say('income', { income: text('income'), payable: text('payable') })]),
    ...(days !== null && days !== daysInMonth
      ? [say('part', { days: String(days), all: String(daysInMonth), monthly: text('monthly') })]
      : []),
  ];
  if (parts.length > 0) return parts.join('; ');
  if (previous?.cents === paid.cents) return say('same');
  return reason['monthly'] === undefined ? '' : say('whole', { value: text('monthly') });
}
