// 4 L.P.R.A. § 242b, Hybrid Program benefits from the account: separation (a)-(c) and death (e)-(f).
// In the order of the section; the days of its payments, (d), stand with those of § 234(11) in section-234.ts.

import {
  annuity,
  any,
  atLeast,
  atMost,
  below,
  choose,
  constant,
  dayAfter,
  daysAfter,
  type Expr,
  equal,
  FALSE,
  Found,
  finding,
  greater,
  inMonths,
  lesser,
  monthOfYear,
  not,
  parameter,
  subtract,
  TRUE,
  whereAbsent,
  yearOfMonths,
} from '../../rules/index.ts';
import type { Facts } from '../facts/facts.ts';
import * as v from '../vocabulary.ts';
import { leave, reading, rule } from '../vocabulary.ts';
import { splitAmong } from './beneficiaries.ts';
import {
  appealsJudges,
  birthday,
  cents,
  hybridLawDay,
  hybridLawDayOf,
  inOfficeOn,
  isHybrid,
  judgeDays,
  judgeDaysUntil,
} from './section-234.ts';
import { beneficiaries } from './section-234-3-7-11.ts';
import { judgeMonths } from './section-234-14.ts';
import { aliveOn, boundsOfHowSeparated, hasSeparated, howSeparated, lastDayServed } from './service.ts';

const NOTHING = constant('money', 0);

const hybridYears = (id: string, en: string, es: string): Expr<'years'> =>
  parameter(id, 'years', hybridLawDay, { en, es });

/** At a separation: only Hybrid participants have an account. */
export const hasAccount = rule(
  '4-242b-a',
  'has-account',
  { en: 'the participant is in the Hybrid Program', es: 'el participante está en el Programa Híbrido' },
  isHybrid,
);

// ---------------------------------------------------------------- (a) distribution, (b) annuity

export const separated = rule(
  '4-242b-a',
  'separated',
  { en: 'the participant has separated from service', es: 'el participante se separó del servicio' },
  finding(
    'has-separated',
    1,
    'truth',
    [appealsJudges],
    { en: "the last judge's spell has ended", es: 'terminó el último período como juez' },
    hasSeparated,
  ),
);

const endedBy = finding(
  'how-separated',
  1,
  'text',
  [appealsJudges],
  { en: 'how the service ended', es: 'cómo terminó el servicio' },
  howSeparated,
  undefined,
  boundsOfHowSeparated,
);

export const notByDeathOrDisability = rule(
  '4-242b-a',
  'not-by-death-or-disability',
  {
    en: 'the separation is due neither to death nor to disability',
    es: 'la separación no se debe a muerte ni a incapacidad',
  },
  not(any(equal(endedBy, constant('text', 'death')), equal(endedBy, constant('text', 'disability')))),
);

export const alive = rule(
  '4-242b-a',
  'alive',
  { en: 'the participant is alive', es: 'el participante vive' },
  finding(
    'alive-on',
    1,
    'truth',
    [v.on],
    { en: 'no death by the day asked about', es: 'no hay muerte al día de la consulta' },
    aliveOn,
  ),
);

const removed = equal(endedBy, reading('destitution', { removal: constant('text', 'removal') }));

export const notRemoved = rule(
  '4-242b-a',
  'not-removed',
  { en: 'the separation is no removal from office', es: 'la separación no es una destitución' },
  choose(
    removed,
    reading('dismissed-account', {
      'needs-decision': leave('4-242b-a', 'truth', {
        en: "the law does not say what becomes of a removed judge's account: the Administrator decides, with authority and reasons on file",
        es: 'la ley no dice qué será de la cuenta de un juez destituido: decide el Administrador, con autoridad y razones en el expediente',
      }),
      refund: TRUE,
    }),
    TRUE,
  ),
);

/** Under the reading that refunds a removed judge, the balance is paid as in (a), whatever the years. */
const paidOnRemoval = reading('dismissed-account', { 'needs-decision': FALSE, refund: removed });

const twelveYears = rule(
  '4-242b-b',
  'twelve-years',
  { en: 'the years as judge for an annuity are complete', es: 'se completaron los años como juez para una anualidad' },
  atLeast(
    judgeMonths,
    inMonths(
      hybridYears(
        'hybrid.annuity.minimum-service',
        'the service needed for an annuity',
        'los servicios necesarios para la anualidad',
      ),
    ),
  ),
);

const annuityAgeDay = birthday(hybridYears('hybrid.annuity.age', 'the age of the annuity', 'la edad de la anualidad'));

const dayAfterSeparation = dayAfter(
  finding(
    'last-day-served',
    1,
    'day',
    [judgeDays],
    { en: 'the last day served', es: 'el último día servido' },
    lastDayServed,
  ),
);

export const isDistribution = any(paidOnRemoval, not(twelveYears));
export const isAnnuity = not(isDistribution);

/** What the account pays: the balance, an annuity at once, or one from the age. */
export const separationForm = rule(
  '4-242b-b',
  'separation-form',
  { en: 'what the account pays', es: 'lo que paga la cuenta' },
  choose(
    isDistribution,
    constant('text', 'distribution'),
    choose(
      atMost(annuityAgeDay, dayAfterSeparation),
      constant('text', 'annuity'),
      reading('twelve-under-65', {
        'defer-to-65': constant('text', 'deferred-annuity'),
        'needs-decision': leave('4-242b-b', 'text', {
          en: 'the law does not say what the account pays before the age: the Administrator decides, with reasons on file',
          es: 'la ley no dice qué paga la cuenta antes de la edad: decide el Administrador, con razones en el expediente',
        }),
      }),
    ),
  ),
);

export const distribution = rule(
  '4-242b-a',
  'distribution',
  { en: 'the balance paid out', es: 'el balance que se distribuye' },
  v.accountBalance,
);

export const annuityStartsOn = rule(
  '4-242b-b',
  'annuity-starts-on',
  { en: 'the first day of the annuity', es: 'el primer día de la anualidad' },
  greater(dayAfterSeparation, annuityAgeDay),
);

// ---------------------------------------------------------------- (c) computation

/** The year's annuity that the account buys; § 238(D) divides by the factor too. */
export const accountAnnuity = rule(
  '4-242b-c',
  'account-annuity',
  { en: "a year's annuity from the account", es: 'la anualidad de un año de la cuenta' },
  reading('factor-unit', {
    annual: annuity('money-a-year', v.accountBalance, v.annuityFactor),
    monthly: yearOfMonths(annuity('money-a-month', v.accountBalance, v.annuityFactor)),
  }),
);

export const accountAnnuityMonthly = rule(
  '4-242b-c',
  'account-annuity-monthly',
  { en: "a month's annuity from the account", es: 'la anualidad de un mes de la cuenta' },
  cents(monthOfYear(accountAnnuity)),
);

// ---------------------------------------------------------------- (e) death in service, (f) death of a pensioner

export const hadAccount = rule(
  '4-242b-e.refund',
  'had-account',
  { en: 'the participant was in the Hybrid Program', es: 'el participante estaba en el Programa Híbrido' },
  isHybrid,
);

const wasPensioner = finding(
  'retirement-on-file',
  1,
  'truth',
  [],
  { en: 'an annuity had started', es: 'había comenzado una anualidad' },
  (facts: Facts) => new Found(facts.retirement !== undefined, facts.retirement === undefined ? [] : ['/retirement']),
);

const lastOfThirtyDays = daysAfter(
  v.retiredOn,
  parameter('hybrid.death.days-after-retirement', 'days', hybridLawDayOf(v.diedOn), {
    en: 'the days after retirement',
    es: 'los días después del retiro',
  }),
);

const withinThirtyDays = rule(
  '4-242b-f.thirty-days',
  'within-thirty-days',
  {
    en: 'the death came within the days after retirement',
    es: 'la muerte ocurrió dentro de los días siguientes al retiro',
  },
  reading('thirty-days', {
    'inclusive-net': atMost(v.diedOn, lastOfThirtyDays),
    'inclusive-gross': atMost(v.diedOn, lastOfThirtyDays),
    'exclusive-net': below(v.diedOn, lastOfThirtyDays),
  }),
);

/** Whether the death is one in active service or a pensioner's. */
export const treatedAs = rule(
  '4-242b-e.refund',
  'treated-as',
  { en: 'as whom the participant died', es: 'en qué condición murió el participante' },
  choose(
    wasPensioner,
    choose(withinThirtyDays, constant('text', 'active'), constant('text', 'pensioner')),
    choose(
      inOfficeOn(judgeDaysUntil(v.diedOn), v.diedOn),
      constant('text', 'active'),
      reading('deferred-death', {
        'needs-decision': leave('4-242b-e.refund', 'text', {
          en: 'the law does not speak of a death after separation and before the annuity: the Administrator decides, with reasons on file',
          es: 'la ley no habla de una muerte tras la separación y antes de la anualidad: decide el Administrador, con razones en el expediente',
        }),
        refund: constant('text', 'active'),
      }),
    ),
  ),
);

const diedAsPensioner = equal(treatedAs, constant('text', 'pensioner'));

export const excessIsDue = rule(
  '4-242b-f.excess',
  'excess-is-due',
  {
    en: 'a refund is due beside the rules on annuities by transfer',
    es: 'se debe un reembolso ante las reglas de la anualidad por traspaso',
  },
  choose(
    diedAsPensioner,
    reading('transfer-annuity', { 'unless-due': not(v.transferAnnuityDue), 'if-due': v.transferAnnuityDue }),
    TRUE,
  ),
);

const excess = rule(
  '4-242b-f.excess',
  'excess',
  {
    en: 'the excess of the account over the payments received',
    es: 'el exceso de la cuenta sobre los pagos recibidos',
  },
  greater(subtract(v.accountAtRetirement, v.annuityPaid), NOTHING),
);

const refundWithinThirtyDays = rule(
  '4-242b-f.thirty-days',
  'refund-within-thirty-days',
  {
    en: 'the account at retirement as if no annuity had started',
    es: 'la cuenta al retiro como si no hubiera comenzado anualidad',
  },
  reading('thirty-days', {
    'inclusive-net': excess,
    'inclusive-gross': v.accountAtRetirement,
    'exclusive-net': excess,
  }),
);

const refundInService = rule(
  '4-242b-e.refund',
  'refund-in-service',
  { en: 'the contributions and their return at death', es: 'las aportaciones y su rendimiento a la muerte' },
  v.accountBalance,
);

const beforeDebts = choose(wasPensioner, choose(withinThirtyDays, refundWithinThirtyDays, excess), refundInService);

const owed = whereAbsent(v.debts, NOTHING);
const collectable = lesser(owed, beforeDebts);

export const debtsCollected = rule(
  '4-242b-e.debts',
  'debts-collected',
  { en: 'the debts collected first', es: 'las deudas cobradas primero' },
  choose(
    diedAsPensioner,
    rule(
      '4-242b-f.excess',
      'debts-from-excess',
      { en: "the debts collected from a pensioner's excess", es: 'las deudas cobradas del exceso de un pensionado' },
      reading('debts-from-excess', { 'only-in-service': NOTHING, collect: collectable }),
    ),
    collectable,
  ),
);

export const debtsLeft = rule(
  '4-242b-e.debts',
  'debts-left',
  { en: 'the debts left', es: 'las deudas que quedan' },
  subtract(owed, debtsCollected),
);

export const deathBenefit = rule(
  '4-242b-e.refund',
  'death-benefit',
  { en: 'what is paid', es: 'lo que se paga' },
  subtract(beforeDebts, debtsCollected),
);

export const deathShares = rule(
  '4-242b-e.refund',
  'death-shares',
  { en: 'who receives what', es: 'quién recibe qué' },
  finding(
    'shares',
    1,
    'list',
    [deathBenefit, beneficiaries],
    {
      en: 'the amount split by the shares to the cent',
      es: 'la cantidad repartida por las participaciones al centavo',
    },
    splitAmong,
  ),
);
