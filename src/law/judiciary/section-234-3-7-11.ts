// 4 L.P.R.A. § 234(3) beneficiary, (7) interest and (11) pension, with the days of an annuity of § 242b(d).
// Work on orders, days and sums is in the files named after it; the terms are in section-234.ts.

import {
  below,
  choose,
  constant,
  dayBefore,
  equal,
  finding,
  greater,
  lesser,
  monthEnd,
  parameter,
  subtract,
  whereAbsent,
} from '../../rules/index.ts';
import * as v from '../vocabulary.ts';
import { chosenOption, reading, rule } from '../vocabulary.ts';
import { beneficiariesAtDeath, heirsWithoutOrder, lastOrder } from './beneficiaries.ts';
import { balanceWithInterest, boundsOfBalance, withoutPrincipal } from './interest.ts';
import { paymentsBetween, totalOf } from './payments.ts';
import { leapAnniversary, operativeDate, rounding } from './section-234.ts';

// ---------------------------------------------------------------- (3) beneficiary

const lastOrderOnFile = rule(
  '4-234-3.designation',
  'last-order',
  { en: 'the last order recognized and filed', es: 'la última orden reconocida y radicada' },
  finding(
    'last-order',
    1,
    'list',
    [v.diedOn, chosenOption('order-last')],
    { en: 'the last order', es: 'la última orden' },
    lastOrder,
  ),
);

export const beneficiaries = rule(
  '4-234-3.heirs',
  'beneficiaries',
  { en: 'the beneficiaries', es: 'los beneficiarios' },
  finding(
    'beneficiaries',
    1,
    'list',
    [lastOrderOnFile, v.diedOn, chosenOption('predeceased-share')],
    { en: 'the surviving designees and the heirs', es: 'los designados que sobreviven y los herederos' },
    beneficiariesAtDeath,
    heirsWithoutOrder,
  ),
);

// ---------------------------------------------------------------- (7) interest

const interestRate = rule(
  '4-234-7',
  'interest-rate',
  { en: 'the annual rate of interest', es: 'la tasa anual de interés' },
  whereAbsent(
    v.annualRate,
    parameter('interest.statutory-rate', 'ratio', greater(v.interestFrom, operativeDate), {
      en: 'the statutory rate',
      es: 'la tasa de ley',
    }),
  ),
);

export const interestBalance = rule(
  '4-234-7',
  'balance-with-interest',
  { en: 'the principal with its interest', es: 'el principal con sus intereses' },
  finding(
    'compound-interest',
    2,
    'money',
    [
      v.principal,
      v.interestFrom,
      v.interestTo,
      interestRate,
      chosenOption('interest-fraction'),
      parameter('interest.days-of-a-year', 'days', greater(v.interestFrom, operativeDate), {
        en: 'the days of a year',
        es: 'los días de un año',
      }),
      leapAnniversary,
      rounding,
    ],
    { en: 'principal compounded annually', es: 'el principal capitalizado anualmente' },
    balanceWithInterest,
    withoutPrincipal,
    boundsOfBalance,
  ),
);

export const interestEarned = rule(
  '4-234-7',
  'interest',
  { en: 'the interest', es: 'los intereses' },
  subtract(interestBalance, v.principal),
);

// ---------------------------------------------------------------- (11) pension: first, last and every month

const dayCount = chosenOption('day-count');
const isPension = equal(v.paymentRule, constant('text', 'pension'));

const firstDayPayable = choose(
  isPension,
  rule(
    '4-234-11.first',
    'pension-first-day',
    { en: "a pension's first day", es: 'el primer día de una pensión' },
    v.startsOn,
  ),
  rule(
    '4-242b-d.first',
    'annuity-first-day',
    { en: "an annuity's first day", es: 'el primer día de una anualidad' },
    v.startsOn,
  ),
);

const pensionEnd = rule(
  '4-234-11.last',
  'pension-last-day',
  { en: 'the last day of a pension', es: 'el último día de una pensión' },
  reading('day-of-death', { include: v.diedOn, exclude: dayBefore(v.diedOn) }),
);

/** An annuity runs to the end of the month of death, but one that had not begun by the death never does. */
const annuityEnd = rule(
  '4-242b-d.last',
  'annuity-last-day',
  { en: 'the last day of an annuity', es: 'el último día de una anualidad' },
  choose(below(v.diedOn, v.startsOn), v.diedOn, monthEnd(v.diedOn)),
);

const throughEnd = monthEnd(v.through);
const lastDayPayable = whereAbsent(lesser(choose(isPension, pensionEnd, annuityEnd), throughEnd), throughEnd);

export const payments = rule(
  '4-234-11.monthly',
  'payments',
  { en: 'the monthly payments', es: 'los pagos mensuales' },
  finding(
    'payments',
    1,
    'list',
    [
      v.paymentMonthly,
      firstDayPayable,
      lastDayPayable,
      dayCount,
      parameter('payment.days-of-a-thirty-day-month', 'days', greater(v.startsOn, operativeDate), {
        en: 'the days of a thirty-day month',
        es: 'los días de un mes de treinta',
      }),
      chosenOption('payday'),
      rounding,
    ],
    { en: 'the payable days of each month at their part of it', es: 'los días pagaderos de cada mes en su proporción' },
    paymentsBetween,
  ),
);

export const paymentsTotal = rule(
  '4-234-11.monthly',
  'payments-total',
  { en: 'the total', es: 'el total' },
  finding(
    'payments-total',
    1,
    'money',
    [payments],
    { en: 'the sum of the payments', es: 'la suma de los pagos' },
    totalOf,
    undefined,
    v.notNegative,
  ),
);
