// Certificates: of service, with both totals and every spell; of pension, with what is in force. Each has a code that verifies it.
// For whoever verifies one there are initials and the figures certified: enough to tell a changed paper, no more about a person.

import { cents, formatDay, formatMoney, type Words } from '../../base/index.ts';
import { decideCase } from '../record/case-decision.ts';
import { factsKnown, ofKind } from '../record/facts.ts';
import { knownUpTo, readingsOn } from '../record/known.ts';
import { refuse } from '../refuse.ts';
import type { Frame, Told } from './frame.ts';
import { awardName } from './payments.ts';
import { capitalized, dayText, moneyText, monthsText, valueText } from './values.ts';

const WORDS = {
  service: { en: 'Certificate of service', es: 'Certificación de servicios' },
  pension: { en: 'Certificate of pension', es: 'Certificación de pensión' },
  certifies: { en: 'What is certified', es: 'Lo que se certifica' },
  totals: {
    en: '{name} has the creditable service shown here, as of {day}.',
    es: '{name} tiene los servicios acreditables que aquí se indican, al {day}.',
  },
  receives: {
    en: '{name} receives the payments shown here, in force on {day}.',
    es: '{name} recibe los pagos que aquí se indican, vigentes al {day}.',
  },
  month: { en: '% a month', es: '% al mes' },
  total: { en: 'Creditable service', es: 'Servicios acreditables' },
  totalFor: { en: 'For', es: 'Para' },
  time: { en: 'Time', es: 'Tiempo' },
  retirementMonths: { en: 'Retirement', es: 'El retiro' },
  disabilityMonths: { en: 'Nonoccupational disability', es: 'La incapacidad no ocupacional' },
  judgeMonths: { en: 'Of it, as a judge', es: 'De eso, como juez' },
  totalsSay: {
    en: 'The two totals differ where other service counts for one purpose and not for the other (4 L.P.R.A. § 234(14)).',
    es: 'Los dos totales difieren cuando otros servicios cuentan para un fin y no para el otro (4 L.P.R.A. § 234(14)).',
  },
  spells: { en: 'Service on file', es: 'Servicios que constan' },
  capacity: { en: 'As', es: 'Como' },
  office: { en: 'Court', es: 'Tribunal' },
  from: { en: 'From', es: 'Desde' },
  to: { en: 'To', es: 'Hasta' },
  serving: { en: 'serving', es: 'en servicio' },
  awards: { en: 'Awards in force', es: 'Concesiones vigentes' },
  award: { en: 'Award', es: 'Concesión' },
  amount: { en: 'A month', es: 'Al mes' },
  sum: { en: 'Together', es: 'En total' },
  gross: {
    en: 'The amounts are those awarded. What is paid in a month may be less, for a part of a month or for income.',
    es: 'Las cantidades son las concedidas. Lo que se paga en un mes puede ser menos, por una parte de mes o por ingresos.',
  },
  verify: { en: 'How to verify this certificate', es: 'Cómo verificar esta certificación' },
  verifySays: {
    en: 'Type this code on the page “Verify a letter” (/verify) of the System. It answers with the kind and the day of this letter, the initials of the person and the figures certified.',
    es: 'Escriba este código en la página «Verificar una carta» (/verify) del Sistema. Contesta con la clase y la fecha de esta carta, las iniciales de la persona y las cifras certificadas.',
  },
} as const satisfies Readonly<Record<string, Words>>;

const TOTALS = ['retirementMonths', 'disabilityMonths', 'judgeMonths'] as const;

/** The first letter of each word of a name: "A. R. N.". */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  return words.map((word) => `${[...word][0]?.toUpperCase()}.`).join(' ');
}

function sealOf({ code, language }: Frame): Told['sections'][number] {
  const shown = code.replace(/.{4}(?=.)/g, '$&-');
  return { title: WORDS.verify[language], blocks: [{ code: shown, says: WORDS.verifySays[language] }] };
}

export async function serviceCertificate(frame: Frame): Promise<Told> {
  const { db, participant, language, today, name } = frame;
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const known = await knownUpTo(db);
  const { options } = await readingsOn(db, today, known);
  const { decision } = await decideCase(db, { participant, question: 'service', on: today, known }, options, language);
  const result = decision.result as Readonly<Record<(typeof TOTALS)[number], number>> | undefined;
  if (result === undefined) refuse('nothing-to-write', { kind: 'certificate-of-service', about: participant });
  const day = formatDay(today);
  const spells = ofKind(await factsKnown(db, participant, known, ['service']), 'service')
    .filter(({ from }) => from <= day)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const spellRows = spells.map(({ value, from, to }) => [
    capitalized(valueText(value.capacity, language, 'capacity')),
    capitalized(valueText(value.office ?? null, language, 'office')),
    dayText(from, language),
    to === null || to > day ? say('serving') : dayText(to, language),
  ]);
  return {
    title: say('service'),
    certified: { initials: initialsOf(name), ...Object.fromEntries(TOTALS.map((total) => [total, result[total]])) },
    summary: {
      label: say('certifies'),
      says: say('totals')
        .replace('{name}', () => name)
        .replace('{day}', dayText(day, language)),
      amount: monthsText(result.retirementMonths, language),
      lines: [],
    },
    sections: [
      {
        title: say('total'),
        blocks: [
          {
            table: {
              columns: [
                { head: say('totalFor'), share: 1 },
                { head: say('time'), share: 1 },
              ],
              rows: TOTALS.map((total) => [say(total), monthsText(result[total], language)]),
            },
          },
          { text: say('totalsSay') },
        ],
      },
      {
        title: say('spells'),
        blocks: [
          {
            table: {
              columns: (['capacity', 'office', 'from', 'to'] as const).map((head) => ({ head: say(head), share: 1 })),
              rows: spellRows,
            },
          },
        ],
      },
      sealOf(frame),
    ],
  };
}

export async function pensionCertificate(frame: Frame): Promise<Told> {
  const { db, participant, language, today, name } = frame;
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const day = formatDay(today);
  const awards = await db
    .selectFrom('award_now')
    .select(['award', 'kind', 'cents', 'starts_on'])
    .where('participant', '=', participant)
    .where('state', '=', 'current')
    .where('rule', '<>', 'lump-sum')
    .where('starts_on', '<=', day)
    .where((e) => e.or([e('ends_on', 'is', null), e('ends_on', '>=', day)]))
    .orderBy('starts_on')
    .orderBy('award')
    .execute();
  if (awards.length === 0 || frame.died)
    refuse('nothing-to-write', { kind: 'certificate-of-pension', about: participant });
  const amount = (value: number): string => moneyText(formatMoney(cents(value)));
  const total = awards.reduce((sum, award) => sum + award.cents, 0);
  const rows = awards.map((award) => [
    awardName(award.kind, language),
    dayText(award.starts_on, language),
    amount(award.cents),
  ]);
  return {
    title: say('pension'),
    certified: {
      initials: initialsOf(name),
      monthly: formatMoney(cents(total)),
      startsOn: awards[0]?.starts_on ?? day,
    },
    summary: {
      label: say('certifies'),
      says: say('receives')
        .replace('{name}', () => name)
        .replace('{day}', dayText(day, language)),
      amount: say('month').replace('%', () => amount(total)),
      lines: [],
    },
    sections: [
      {
        title: say('awards'),
        blocks: [
          {
            table: {
              columns: [
                { head: say('award'), share: 4 },
                { head: say('from'), share: 2 },
                { head: say('amount'), share: 2, number: true },
              ],
              rows: awards.length === 1 ? rows : [...rows, [say('sum'), '', amount(total)]],
              total: awards.length > 1,
            },
          },
          { text: say('gross') },
        ],
      },
      sealOf(frame),
    ],
  };
}
