// 3 L.P.R.A. § 764, the telephone paragraphs: who may buy credit, what it costs, and the plan that pays for it.
// Work on months and instalments is in bought-months.ts and instalments.ts.

import {
  above,
  add,
  all,
  any,
  atLeast,
  choose,
  constant,
  dateParameter,
  type Expr,
  FALSE,
  fact,
  finding,
  greater,
  inMonths,
  lesser,
  not,
  parameter,
  subtract,
  TRUE,
  whereAbsent,
} from '../../rules/index.ts';
import { cents, rounding } from '../judiciary/section-234.ts';
import * as v from '../vocabulary.ts';
import { reading, rule } from '../vocabulary.ts';
import {
  amountWithdrawn,
  interestEarly,
  interestOnMonths,
  interestOnWithdrawn,
  interestOnWithdrawnEarly,
} from './bought-months.ts';
import { lastInstalment, levelInstalment } from './instalments.ts';
import { code, NOTHING } from './section-764.ts';
import { contributions } from './section-764-d-credit.ts';

// ---------------------------------------------------------------- the telephone paragraphs

const TELEPHONE = code('telephone');

const count = (pointer: string, en: string, es: string): Expr<'months'> => fact(pointer, 'months', { en, es });
const approvedOn = fact('/telephone/approvedOn', 'day', { en: 'the day of approval', es: 'el día de la aprobación' });

/** The paragraphs have no law before their Act: an earlier approval is judged by their first text. */
const telephoneLawDay = greater(
  v.on,
  dateParameter('employees.telephone.act-date', { en: 'the date of their Act', es: 'la fecha de su ley' }),
);

const figure = <K extends 'ratio' | 'years'>(id: string, kind: K, en: string, es: string): Expr<K> =>
  parameter(id, kind, telephoneLawDay, { en, es });

export const pensionerOrVested = rule(
  '3-764-prtc.right',
  'pensioner-or-vested',
  { en: 'receives a pension or has vested rights to one', es: 'recibe pensión o tiene derechos adquiridos a ella' },
  fact('/telephone/pensionerOrVested', 'truth', {
    en: 'a pensioner, or vested',
    es: 'pensionado, o con derechos adquiridos',
  }),
);

export const participantAtSale = rule(
  '3-764-prtc.right',
  'participant-at-sale',
  {
    en: 'worked for the Authority as a participant at its sale',
    es: 'trabajaba en la Autoridad como participante al venderse',
  },
  fact('/telephone/participantAtSale', 'truth', {
    en: 'a participant at the sale',
    es: 'participante al momento de la venta',
  }),
);

const wantsPlan = whereAbsent(
  fact('/telephone/plan', 'truth', { en: 'a payment plan is asked for', es: 'se pide un plan de pagos' }),
  TRUE,
);
const creditedMonths = count('/telephone/creditedMonths', 'the credited months', 'los meses acreditados');
const restoredMonths = whereAbsent(
  count('/telephone/restoredMonths', 'the months that the repayment restores', 'los meses que la devolución restituye'),
  constant('months', 0),
);

const monthsAtApplication = rule(
  '3-764-prtc.gate',
  'months-at-application',
  { en: 'the months of service at the application', es: 'los meses de servicios al solicitar' },
  reading('telephone-gate', {
    'at-application-with-restored': add(creditedMonths, restoredMonths),
    'at-application': creditedMonths,
  }),
);

const meritMonths = inMonths(
  figure(
    'employees.telephone.merit-years',
    'years',
    'the years of a merit pension',
    'los años de la pensión por mérito',
  ),
);

const creditedNeeded = inMonths(
  figure(
    'employees.telephone.credited-years',
    'years',
    'the years that must be credited',
    'los años que deben estar acreditados',
  ),
);

/** What the repayment restores may be enough alone, whatever was credited before. */
const restoredAlone = reading('telephone-gate', {
  'at-application-with-restored': atLeast(restoredMonths, creditedNeeded),
  'at-application': FALSE,
});

export const gateOfThePlan = rule(
  '3-764-prtc.gate',
  'gate-of-the-plan',
  {
    en: 'enough service is credited for a plan, and not too much is left',
    es: 'hay servicios suficientes para un plan y no resta demasiado',
  },
  choose(
    wantsPlan,
    any(
      restoredAlone,
      all(
        atLeast(monthsAtApplication, creditedNeeded),
        not(
          above(
            subtract(meritMonths, monthsAtApplication),
            inMonths(
              figure(
                'employees.telephone.maximum-years-left',
                'years',
                'the most years left',
                'los años que pueden restar',
              ),
            ),
          ),
        ),
      ),
    ),
    TRUE,
  ),
);

const rateCap = figure('employees.telephone.maximum-rate', 'ratio', 'the highest rate', 'la tasa máxima');

const telephoneRate = rule(
  '3-764-prtc.interest',
  'telephone-rate',
  { en: 'the special simple rate', es: 'la tasa especial simple' },
  reading('telephone-rate', {
    'board-rate-capped': lesser(
      whereAbsent(
        fact('/telephone/boardRate', 'ratio', { en: 'the rate the Board set', es: 'la tasa que fijó la Junta' }),
        rateCap,
      ),
      rateCap,
    ),
  }),
);

const withdrawn = rule(
  '3-764-prtc.return',
  'amount-returned',
  { en: 'the withdrawn contributions returned', es: 'las aportaciones retiradas que se devuelven' },
  finding(
    'amount-withdrawn',
    1,
    'money',
    [],
    { en: 'the amount withdrawn', es: 'la cantidad retirada' },
    amountWithdrawn,
    undefined,
    v.notNegative,
  ),
);

export const telephonePrincipal = rule(
  '3-764-prtc.no-employer',
  'telephone-principal',
  { en: 'the principal: the individual contributions alone', es: 'el principal: solo las aportaciones individuales' },
  add(contributions(TELEPHONE, 'individualRate'), withdrawn),
);

export const telephoneInterest = rule(
  '3-764-prtc.interest',
  'telephone-interest',
  { en: 'the interest up to the approval', es: 'los intereses hasta la aprobación' },
  cents(
    add(
      finding(
        'interest-on-months',
        1,
        'money',
        [TELEPHONE, FALSE, approvedOn, approvedOn, telephoneRate, code('simple'), rounding],
        { en: "the interest on each month's contributions", es: 'los intereses sobre las aportaciones de cada mes' },
        interestOnMonths,
        interestEarly,
        v.notNegative,
      ),
      finding(
        'interest-on-withdrawn',
        1,
        'money',
        [approvedOn, telephoneRate],
        { en: 'the interest on what was withdrawn', es: 'los intereses sobre lo retirado' },
        interestOnWithdrawn,
        interestOnWithdrawnEarly,
        v.notNegative,
      ),
    ),
  ),
);

export const transferred = whereAbsent(
  fact('/telephone/transferred', 'money', {
    en: 'what the PRTC plan handed over',
    es: 'lo que entregó el plan de la PRTC',
  }),
  NOTHING,
);

/** What was handed over pays principal first, then interest. */
const principalLeft = rule(
  '3-764-prtc.plan',
  'principal-left',
  { en: 'the principal left', es: 'el principal que resta' },
  greater(subtract(telephonePrincipal, transferred), NOTHING),
);

const interestLeft = rule(
  '3-764-prtc.plan',
  'interest-left',
  { en: 'the interest left', es: 'los intereses que restan' },
  lesser(telephoneInterest, greater(subtract(add(telephonePrincipal, telephoneInterest), transferred), NOTHING)),
);

export const telephoneBalance = rule(
  '3-764-prtc.plan',
  'telephone-balance',
  { en: 'what is left to pay', es: 'lo que resta por pagar' },
  add(principalLeft, interestLeft),
);

/** Whether the answer holds a plan: one is asked for, and it is not what all must be paid before. */
export const hasPlan = rule(
  '3-764-prtc.plan',
  'has-plan',
  { en: 'the balance is paid by a plan', es: 'el balance se paga con un plan' },
  all(wantsPlan, reading('telephone-plan', { obligation: TRUE, precondition: FALSE })),
);

export const termMonths = rule(
  '3-764-prtc.plan',
  'term',
  { en: 'the months of the plan', es: 'los meses del plan' },
  greater(
    inMonths(figure('employees.telephone.minimum-plan-years', 'years', 'the shortest plan', 'el plan más corto')),
    subtract(meritMonths, monthsAtApplication),
  ),
);

const planOf = [principalLeft, interestLeft, telephoneRate, termMonths, rounding] as const;

export const instalment = rule(
  '3-764-prtc.plan',
  'instalment',
  { en: 'the monthly instalment', es: 'el plazo mensual' },
  finding(
    'level-instalment',
    1,
    'money',
    planOf,
    { en: 'the level payment of the balance', es: 'el pago nivelado del balance' },
    levelInstalment,
    undefined,
    v.notNegative,
  ),
);

export const finalInstalment = rule(
  '3-764-prtc.plan',
  'last-instalment',
  { en: 'the last instalment', es: 'el último plazo' },
  finding(
    'last-instalment',
    1,
    'money',
    planOf,
    { en: 'what the others leave', es: 'lo que dejan los demás' },
    lastInstalment,
    undefined,
    v.notNegative,
  ),
);
