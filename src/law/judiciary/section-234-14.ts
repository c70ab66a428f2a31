// 4 L.P.R.A. § 234(14) services and the contribution that pays for them, and (16) salary.
// Days served come from section-234.ts; what months entitle to is in the sections on benefits.

import {
  add,
  atLeast,
  choose,
  constant,
  type Expr,
  equal,
  finding,
  greater,
  inMonths,
  monthEnd,
  monthOfYear,
  parameter,
  times,
  whereAbsent,
} from '../../rules/index.ts';
import * as v from '../vocabulary.ts';
import { reading, rule } from '../vocabulary.ts';
import { cents, cohort, governmentDays, hybridLawDayOf, isHybrid, judgeDays, lawDay } from './section-234.ts';
import { lastUnbrokenMonths, monthsBeside, monthsOfDays } from './service.ts';

// ---------------------------------------------------------------- (14) services

const monthsIn = (days: Expr<'list'>): Expr<'months'> =>
  finding(
    'months',
    1,
    'months',
    [days],
    { en: 'the calendar months touched', es: 'los meses calendario tocados' },
    monthsOfDays,
    undefined,
    v.notNegativeCount,
  );

export const judgeMonths = rule(
  '4-234-14.month',
  'judge-months',
  { en: 'the credited service as judge', es: 'los servicios acreditados como juez' },
  monthsIn(judgeDays),
);

/** Months of creditable government service in which the participant was no judge. */
const otherMonths = rule(
  '4-234-14.month',
  'other-months',
  { en: 'the months of other creditable service', es: 'los meses de otros servicios acreditables' },
  finding(
    'months-beside',
    1,
    'months',
    [governmentDays, judgeDays],
    { en: 'the calendar months touched in no other way', es: 'los meses calendario no tocados de otro modo' },
    monthsBeside,
    undefined,
    v.notNegativeCount,
  ),
);

const otherServiceAfter = inMonths(
  parameter('service.judge-years-for-other-service', 'years', lawDay, {
    en: 'the years as judge that other service needs',
    es: 'los años como juez que otros servicios requieren',
  }),
);

export const eightYearsAsJudge = rule(
  '4-234-14.non-judge',
  'eight-years-as-judge',
  {
    en: 'the years as judge that open other service are complete',
    es: 'se completaron los años como juez que abren otros servicios',
  },
  reading('eight-years', {
    'credited-months': atLeast(judgeMonths, otherServiceAfter),
    'last-eight': atLeast(
      finding(
        'last-unbroken-months',
        1,
        'months',
        [judgeDays],
        { en: "the unbroken months up to the last judge's month", es: 'los meses corridos hasta el último como juez' },
        lastUnbrokenMonths,
        undefined,
        v.notNegativeCount,
      ),
      otherServiceAfter,
    ),
  }),
);

/** For a Hybrid participant service in any other capacity is not credited. */
const unlessHybrid = (months: Expr<'months'>): Expr<'months'> =>
  choose(
    isHybrid,
    rule(
      '4-234-14.hybrid',
      'hybrid-service',
      { en: 'the service as judge alone', es: 'solo los servicios como juez' },
      judgeMonths,
    ),
    months,
  );

export const retirementMonths = rule(
  '4-234-14.non-judge',
  'retirement-service',
  { en: 'the creditable service for retirement', es: 'los servicios acreditables para retiro' },
  unlessHybrid(choose(eightYearsAsJudge, add(judgeMonths, otherMonths), judgeMonths)),
);

export const disabilityMonths = rule(
  '4-234-14.non-judge-disability',
  'disability-service',
  {
    en: 'the creditable service for a nonoccupational disability pension',
    es: 'los servicios acreditables para la pensión por incapacidad no ocupacional',
  },
  unlessHybrid(add(judgeMonths, otherMonths)),
);

// ---------------------------------------------------------------- (14)(b) contribution, (16) salary

/** The day whose rate is owed: the end of the month, and no day before there was a participant. */
const contributionDay = whereAbsent(greater(v.enrolledOn, monthEnd(v.contributionMonth)), v.enrolledOn);

const share = (id: string, en: string, es: string): Expr<'ratio'> =>
  parameter(id, 'ratio', contributionDay, { en, es });

const otherServiceSurcharge = share(
  'contribution.surcharge-other-service',
  'the addition for other service',
  'la adición por otros servicios',
);
const survivorSurcharge = share(
  'contribution.surcharge-survivor-pension',
  "the addition for survivors' pensions",
  'la adición por pensiones a sobrevivientes',
);
const legacyBase = share(
  'contribution.base-legacy',
  'the base rate under the prior law',
  'la tasa base bajo la ley anterior',
);
const transitionBase = share('contribution.base-transition', 'the codified base rate', 'la tasa base codificada');

const withSurcharges = (base: Expr<'ratio'>): Expr<'ratio'> => add(add(base, otherServiceSurcharge), survivorSurcharge);

export const contributionRate = rule(
  '4-234-14.surcharge',
  'contribution-rate',
  { en: 'the rate of contribution', es: 'la tasa de aportación' },
  choose(
    isHybrid,
    parameter('contribution.hybrid', 'ratio', hybridLawDayOf(contributionDay), {
      en: 'the rate of the Hybrid Program',
      es: 'la tasa del Programa Híbrido',
    }),
    reading('base-contribution', {
      'totals-8-10': choose(
        equal(cohort, constant('text', 'legacy')),
        withSurcharges(legacyBase),
        withSurcharges(transitionBase),
      ),
      'base-9.5': withSurcharges(transitionBase),
    }),
  ),
);

export const contributionSalaryMonthly = rule(
  '4-234-16',
  'monthly-salary',
  { en: "the month's salary", es: 'el sueldo del mes' },
  cents(monthOfYear(v.contributionSalary)),
);

export const contributionAmount = rule(
  '4-234-14.surcharge',
  'contribution',
  { en: 'the contribution of the month', es: 'la aportación del mes' },
  cents(times(contributionSalaryMonthly, contributionRate)),
);
