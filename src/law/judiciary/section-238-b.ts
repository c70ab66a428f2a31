// 4 L.P.R.A. § 238(B), nonoccupational disability pension: who has it, its amount, its cap, and its discontinuance.
// The physicians' proof is in section-238-c.ts; work on salaries in salaries.ts.

import {
  add,
  all,
  any,
  atLeast,
  atMost,
  below,
  ceiling,
  choose,
  constant,
  dateParameter,
  type Expr,
  equal,
  finding,
  floor,
  greater,
  inMonths,
  inYears,
  lesser,
  monthOfYear,
  parameter,
  subtract,
  times,
  whereAbsent,
} from '../../rules/index.ts';
import * as v from '../vocabulary.ts';
import { reading, rule } from '../vocabulary.ts';
import {
  averageOfCalendarMonths,
  averageOfLastMonths,
  boundsOfAverage,
  boundsOfCalendarAverage,
  boundsOfHighest,
  boundsOfSalaryOn,
  highestSalary,
  noSalaries,
  salaryOn,
} from './salaries.ts';
import { birthday, cents, hybridLawDay, inOfficeOn, judgeDays } from './section-234.ts';
import { disabilityMonths } from './section-234-14.ts';
import { applied } from './section-238-a.ts';
import { figure, medicalProof, NOTHING, NOTHING_A_YEAR, physiciansFindTotalAndPermanent } from './section-238-c.ts';
import { lastDayServed } from './service.ts';

// ---------------------------------------------------------------- (B) nonoccupational

/** The day of disability: when it became total and permanent, the onset where nothing else is said. */
export const permanentSince = whereAbsent(v.totalAndPermanentOn, v.onsetOn);

export const tenYears = rule(
  '4-238-B.right',
  'years-of-service',
  { en: 'the years of creditable service are complete', es: 'se completaron los años de servicios acreditables' },
  atLeast(
    disabilityMonths,
    inMonths(
      figure('disability.nonoccupational.minimum-service', 'years', 'the service needed', 'los servicios necesarios'),
    ),
  ),
);

const ageLimit = birthday(figure('disability.nonoccupational.before-age', 'years', 'the age limit', 'la edad límite'));

export const beforeSixty = rule(
  '4-238-B.right',
  'before-the-age',
  { en: 'it came before the age limit', es: 'llegó antes de la edad límite' },
  reading('before-sixty', {
    onset: below(permanentSince, ageLimit),
    application: below(v.filedOn, ageLimit),
    determination: below(v.on, ageLimit),
  }),
);

export const inOfficeWhenPermanent = rule(
  '4-238-B.right',
  'in-office-when-permanent',
  { en: 'the participant then held a judgeship', es: 'el participante ocupaba entonces un cargo de juez' },
  inOfficeOn(judgeDays, permanentSince),
);

export const isTotalAndPermanent = rule(
  '4-238-B.right',
  'total-and-permanent',
  {
    en: 'total and permanent disability for service is established',
    es: 'consta la incapacidad total y permanente para el servicio',
  },
  v.totalAndPermanent,
);

export const nonoccupationalApplication = rule(
  '4-238-B.application',
  'nonoccupational-application',
  { en: 'a formal application was filed', es: 'se radicó una solicitud formal' },
  applied,
);

export const nonoccupationalExam = rule(
  '4-238-B.exam',
  'nonoccupational-exam',
  { en: 'a medical examination certifies it', es: 'un examen médico la certifica' },
  all(medicalProof, physiciansFindTotalAndPermanent),
);

const averageOver = (months: Expr<'months'>): Expr<'money-a-year'> =>
  finding(
    'average-of-last-months',
    1,
    'money-a-year',
    [judgeDays, months],
    { en: "the average salary of the last judge's months", es: 'el sueldo promedio de los últimos meses como juez' },
    averageOfLastMonths,
    noSalaries,
    boundsOfAverage,
  );

const fiveYears = inMonths(
  parameter('average-compensation.hybrid-years', 'years', hybridLawDay, {
    en: 'the years of the Hybrid average',
    es: 'los años del promedio híbrido',
  }),
);

/** The Hybrid Program's average, which a reading gives to the others too. */
export const hybridAverage = rule(
  '4-238-D.ceiling',
  'hybrid-average-compensation',
  { en: 'the average compensation of the last years', es: 'la compensación promedio de los últimos años' },
  reading('last-five-years', {
    'judge-months': averageOver(fiveYears),
    calendar: finding(
      'average-of-calendar-months',
      1,
      'money-a-year',
      [judgeDays, fiveYears],
      {
        en: "the average salary of the judge's months among the last calendar months",
        es: 'el sueldo promedio de los meses como juez entre los últimos meses calendario',
      },
      averageOfCalendarMonths,
      noSalaries,
      boundsOfCalendarAverage,
    ),
  }),
);

export const averageCompensation = rule(
  '4-238-B.amount',
  'average-compensation',
  { en: 'the average compensation', es: 'la compensación promedio' },
  reading('average-compensation', {
    'last-36-months': averageOver(
      figure('disability.average-months', 'months', 'the months of the average', 'los meses del promedio'),
    ),
    'last-salary': finding(
      'salary-on',
      1,
      'money-a-year',
      [
        finding(
          'last-day-served',
          1,
          'day',
          [judgeDays],
          { en: 'the last day served as judge', es: 'el último día servido como juez' },
          lastDayServed,
        ),
      ],
      { en: 'the salary in force on the last day served', es: 'el sueldo vigente el último día servido' },
      salaryOn,
      noSalaries,
      boundsOfSalaryOn,
    ),
    'highest-salary': finding(
      'highest-salary',
      1,
      'money-a-year',
      [judgeDays],
      { en: "the highest salary of the judge's months", es: 'el sueldo más alto de los meses como juez' },
      highestSalary,
      noSalaries,
      boundsOfHighest,
    ),
    'last-60-months': hybridAverage,
  }),
);

export const baseService = inMonths(
  figure('disability.nonoccupational.base-years', 'years', 'the first years', 'los primeros años'),
);
export const basePercent = figure(
  'disability.nonoccupational.base-percent',
  'ratio',
  'the share for the first years',
  'la parte por los primeros años',
);
export const furtherPercent = figure(
  'disability.nonoccupational.percent-per-further-year',
  'ratio',
  'the share for each further year',
  'la parte por cada año adicional',
);

export const yearsOverTen = (months: Expr<'months'>): Expr<'ratio'> => {
  const further = inYears(greater(subtract(months, baseService), constant('months', 0)));
  return rule(
    '4-238-B.amount',
    'years-over-ten',
    { en: 'the years over the first', es: 'los años sobre los primeros' },
    reading('years-over-ten', { months: further, 'whole-years': floor(further), 'round-up': ceiling(further) }),
  );
};

export const capped = (percent: Expr<'ratio'>): Expr<'ratio'> =>
  rule(
    '4-238-B.cap',
    'percent-capped',
    { en: 'the share of the average, capped', es: 'la parte del promedio, con su tope' },
    lesser(
      percent,
      figure('disability.nonoccupational.maximum-percent', 'ratio', 'the highest share', 'la parte máxima'),
    ),
  );

const percentByYears = rule(
  '4-238-B.amount',
  'percent-by-years',
  { en: 'the share of the average by years of service', es: 'la parte del promedio según los años de servicios' },
  add(basePercent, times(yearsOverTen(disabilityMonths), furtherPercent)),
);

export const nonoccupationalPercent = capped(percentByYears);

const nonoccupationalByFormula = rule(
  '4-238-B.amount',
  'annuity-by-formula',
  { en: "a year's annuity by the formula", es: 'la anualidad de un año según la fórmula' },
  times(averageCompensation, nonoccupationalPercent),
);

export const nonoccupationalAnnual = rule(
  '4-238-B.superseded-floor',
  'nonoccupational-annual',
  { en: "a year's nonoccupational annuity", es: 'la anualidad no ocupacional de un año' },
  choose(
    atMost(
      v.on,
      dateParameter('disability.nonoccupational.superseded-floor-until', {
        en: 'the last day of the floor of superseded systems',
        es: 'el último día del mínimo de los sistemas sustituidos',
      }),
    ),
    greater(nonoccupationalByFormula, whereAbsent(v.supersededAnnual, NOTHING_A_YEAR)),
    nonoccupationalByFormula,
  ),
);

export const nonoccupationalMonthly = rule(
  '4-238-B.amount',
  'nonoccupational-monthly',
  { en: "a month's nonoccupational annuity", es: 'la anualidad no ocupacional de un mes' },
  cents(monthOfYear(nonoccupationalAnnual)),
);

export const causeToDiscontinue = rule(
  '4-238-B.discontinue',
  'cause-to-discontinue',
  {
    en: 'the Administrator stopped the annuity for a cause that the law names',
    es: 'el Administrador suspendió la anualidad por una causa que la ley nombra',
  },
  any(
    equal(v.causeToStop, constant('text', 'intemperance')),
    equal(v.causeToStop, constant('text', 'misconduct')),
    equal(v.causeToStop, constant('text', 'vicious-habits')),
  ),
);

export const discontinuanceRefund = rule(
  '4-238-B.discontinue-refund',
  'discontinuance-refund',
  { en: 'the refund of the excess', es: 'el reembolso del exceso' },
  greater(subtract(v.contributionsAtRetirement, v.pensionPaid), NOTHING),
);
