// 4 L.P.R.A. § 238(D), disability pensions of Hybrid participants: their own tests, and the two ceilings.
// What (A) and (B) give comes from section-238-a.ts and section-238-b.ts, the account's annuity from section-242b.ts.

import {
  add,
  all,
  atLeast,
  below,
  choose,
  constant,
  type Expr,
  equal,
  finding,
  inMonths,
  inYears,
  lesser,
  monthOfYear,
  parameter,
  per,
  TRUE,
  times,
} from '../../rules/index.ts';
import * as v from '../vocabulary.ts';
import { reading, rule } from '../vocabulary.ts';
import { birthday, cents, hybridLawDay, isHybrid, judgeDays } from './section-234.ts';
import { judgeMonths } from './section-234-14.ts';
import {
  arises,
  inOfficeAtOnset,
  isCompensable,
  occupationalAnnual,
  occupationalApplication,
  occupationalProof,
} from './section-238-a.ts';
import {
  basePercent,
  baseService,
  beforeSixty,
  capped,
  furtherPercent,
  hybridAverage,
  inOfficeWhenPermanent,
  isTotalAndPermanent,
  nonoccupationalApplication,
  nonoccupationalExam,
  permanentSince,
  tenYears,
  yearsOverTen,
} from './section-238-b.ts';
import { accountAnnuity } from './section-242b.ts';
import { boundsOfMonthsThrough, monthsThrough } from './service.ts';

// ---------------------------------------------------------------- (D) Hybrid

export const isOccupational = equal(v.kindOfDisability, constant('text', 'occupational'));

/** A condition of (A) or (B) that binds one kind alone. */
const ofKind = (occupational: Expr<'truth'>, nonoccupational: Expr<'truth'>): Expr<'truth'> =>
  choose(isOccupational, occupational, nonoccupational);

const hybridFigure = (id: string, en: string, es: string): Expr<'years'> =>
  parameter(id, 'years', hybridLawDay, { en, es });

const hybridYears = atLeast(
  judgeMonths,
  inMonths(hybridFigure('disability.hybrid.minimum-service', 'the service needed', 'los servicios necesarios')),
);
const hybridAge = below(
  v.filedOn,
  birthday(
    hybridFigure('disability.hybrid.apply-before-age', 'the age limit to apply', 'la edad límite para solicitar'),
  ),
);

export const hybridParticipant = rule(
  '4-238-D.right',
  'hybrid-participant',
  { en: 'the participant is in the Hybrid Program', es: 'el participante está en el Programa Híbrido' },
  isHybrid,
);

const boundBy = (test: Expr<'truth'>): Expr<'truth'> =>
  reading('hybrid-disability-tests', { replace: test, add: test, 'nonoccupational-only': ofKind(TRUE, test) });

export const hybridFiveYears = rule(
  '4-238-D.right',
  'hybrid-years-of-service',
  { en: 'the years of credited service are complete', es: 'se completaron los años de servicios acreditados' },
  boundBy(hybridYears),
);

export const hybridBeforeAge = rule(
  '4-238-D.right',
  'hybrid-applied-before-the-age',
  { en: 'the application came before the age limit', es: 'la solicitud llegó antes de la edad límite' },
  boundBy(hybridAge),
);

export const hybridOtherTests = rule(
  '4-238-D.right',
  'tests-on-top',
  { en: 'what else (B) asks, where its tests stay', es: 'lo demás que exige (B), donde sus requisitos permanecen' },
  reading('hybrid-disability-tests', {
    replace: TRUE,
    add: ofKind(TRUE, all(tenYears, beforeSixty)),
    'nonoccupational-only': TRUE,
  }),
);

export const hybridCause = rule(
  '4-238-D.right',
  'hybrid-cause',
  { en: 'the disability is of its kind', es: 'la incapacidad es de su clase' },
  ofKind(all(arises, isCompensable), isTotalAndPermanent),
);

export const hybridInOffice = rule(
  '4-238-D.right',
  'hybrid-in-office',
  { en: 'the participant was then a judge', es: 'el participante era entonces juez' },
  ofKind(inOfficeAtOnset, inOfficeWhenPermanent),
);

export const hybridProof = rule(
  '4-238-D.right',
  'hybrid-proof',
  { en: 'the medical proof of its kind is there', es: 'consta la prueba médica de su clase' },
  ofKind(occupationalProof, nonoccupationalExam),
);

export const hybridApplication = rule(
  '4-238-D.right',
  'hybrid-application',
  { en: 'a formal application was filed', es: 'se radicó una solicitud formal' },
  ofKind(occupationalApplication, nonoccupationalApplication),
);

const furtherShare = times(yearsOverTen(judgeMonths), furtherPercent);
const shareOfTen = lesser(per(judgeMonths, baseService), constant('ratio', 1));

const hybridPercent = rule(
  '4-238-B.cap',
  'hybrid-percent',
  { en: 'the share that (B) gives', es: 'la parte que da (B)' },
  capped(
    rule(
      '4-238-D.ceiling',
      'hybrid-percent-by-years',
      { en: 'the share by years of service', es: 'la parte según los años de servicios' },
      reading('hybrid-underlying', {
        'thirty-flat': add(basePercent, furtherShare),
        'pro-rata': add(times(basePercent, shareOfTen), furtherShare),
      }),
    ),
  ),
);

export const hybridUnderlying = rule(
  '4-238-D.ceiling',
  'underlying-annual',
  { en: 'what (A) or (B) gives a year', es: 'lo que (A) o (B) da al año' },
  choose(isOccupational, occupationalAnnual, times(hybridAverage, hybridPercent)),
);

export const hybridSalaryCeiling = rule(
  '4-238-D.ceiling',
  'salary-ceiling',
  { en: 'the ceiling by salary', es: 'el tope por sueldo' },
  times(
    hybridAverage,
    parameter('disability.hybrid.salary-ceiling-percent', 'ratio', hybridLawDay, {
      en: 'the ceiling share of the average',
      es: 'la parte tope del promedio',
    }),
  ),
);

const accruedMonths = rule(
  '4-238-D.ceiling',
  'accrued-months',
  { en: 'the service as judge up to the disability', es: 'los servicios como juez hasta la incapacidad' },
  finding(
    'months-through',
    1,
    'months',
    [judgeDays, choose(isOccupational, v.onsetOn, permanentSince)],
    { en: 'the calendar months touched up to that day', es: 'los meses calendario tocados hasta ese día' },
    monthsThrough,
    undefined,
    boundsOfMonthsThrough,
  ),
);

const accruedBenefit = rule(
  '4-238-D.ceiling',
  'accrued-benefit',
  { en: 'the accrued defined benefit', es: 'el beneficio definido acumulado' },
  reading('hybrid-accrued', {
    'accrued-percentage': times(
      times(
        hybridAverage,
        parameter('hybrid.accrual-percent', 'ratio', hybridLawDay, {
          en: "each year's share of the average",
          es: 'la parte del promedio por cada año',
        }),
      ),
      inYears(accruedMonths),
    ),
  }),
);

export const hybridAccruedCeiling = rule(
  '4-238-D.ceiling',
  'accrued-ceiling',
  { en: 'the ceiling by accrual', es: 'el tope por acumulación' },
  add(accruedBenefit, accountAnnuity),
);

export const hybridAnnual = rule(
  '4-238-D.ceiling',
  'hybrid-annual',
  { en: "a year's pension under its ceilings", es: 'la pensión de un año bajo sus topes' },
  lesser(hybridUnderlying, lesser(hybridSalaryCeiling, hybridAccruedCeiling)),
);

export const hybridMonthly = rule(
  '4-238-D.ceiling',
  'hybrid-monthly',
  { en: "a month's pension under its ceilings", es: 'la pensión de un mes bajo sus topes' },
  cents(monthOfYear(hybridAnnual)),
);
