// 3 L.P.R.A. § 764(d), last sentence: what it costs to be credited a time out of the System.
// Work on months is in bought-months.ts.

import { add, type Expr, fact, finding, lesser, TRUE, whereAbsent } from '../../rules/index.ts';
import { cents, rounding } from '../judiciary/section-234.ts';
import { notNegative, reading, rule } from '../vocabulary.ts';
import {
  contributionsOfMonths,
  howInterestRuns,
  howInterestRunsEarly,
  interestEarly,
  interestOnMonths,
} from './bought-months.ts';
import { code } from './section-764.ts';

// ---------------------------------------------------------------- (d) credit for a time out of the System

const READMISSION = code('readmission');

const paidOn = fact('/readmission/paidOn', 'day', { en: 'the day of payment', es: 'el día del pago' });
const readmittedOn = fact('/readmission/readmittedOn', 'day', {
  en: 'the day of readmission',
  es: 'el día del reingreso',
});
const readmissionRate = fact('/readmission/annualRate', 'ratio', {
  en: 'the annual rate of interest',
  es: 'la tasa anual de interés',
});
const compounding = fact('/readmission/compounding', 'text', {
  en: 'how interest runs',
  es: 'cómo corren los intereses',
});

export const contributions = (purchase: Expr<'text'>, rate: 'individualRate' | 'employerRate'): Expr<'money'> =>
  finding(
    'contributions-of-months',
    1,
    'money',
    [purchase, code(rate), rounding],
    { en: "each month's contributions, rounded and added", es: 'las aportaciones de cada mes, redondeadas y sumadas' },
    contributionsOfMonths,
    undefined,
    notNegative,
  );

export const readmissionIndividual = rule(
  '3-764-d.credit',
  'individual-contributions',
  { en: 'the individual contributions', es: 'las aportaciones individuales' },
  contributions(READMISSION, 'individualRate'),
);

export const readmissionEmployer = rule(
  '3-764-d.credit',
  'employer-contributions',
  { en: "the employer's contributions", es: 'las aportaciones patronales' },
  contributions(READMISSION, 'employerRate'),
);

export const readmissionPrincipal = rule(
  '3-764-d.credit',
  'readmission-principal',
  { en: 'the contributions owed', es: 'las aportaciones adeudadas' },
  add(readmissionIndividual, readmissionEmployer),
);

const interestUntil = rule(
  '3-764-d.credit',
  'interest-until',
  { en: 'the day to which interest runs', es: 'el día hasta el que corren intereses' },
  reading('readmission-interest', { 'to-payment': paidOn, 'to-readmission': lesser(readmittedOn, paidOn) }),
);

/** Where one of the two days is not known, the other bounds it. */
const interestAtLatest = reading('readmission-interest', {
  'to-payment': paidOn,
  'to-readmission': whereAbsent(readmittedOn, paidOn),
});

const howItRuns = finding(
  'how-interest-runs',
  1,
  'text',
  [READMISSION, interestUntil, rounding, compounding],
  { en: 'how interest runs', es: 'cómo corren los intereses' },
  howInterestRuns,
  howInterestRunsEarly,
  (_facts, _purchase, _until, _rounding, how) => how,
);

export const readmissionInterest = rule(
  '3-764-d.credit',
  'readmission-interest',
  { en: 'the interest owed', es: 'los intereses adeudados' },
  cents(
    finding(
      'interest-on-months',
      1,
      'money',
      [READMISSION, TRUE, interestUntil, interestAtLatest, readmissionRate, howItRuns, rounding],
      { en: "the interest on each month's contributions", es: 'los intereses sobre las aportaciones de cada mes' },
      interestOnMonths,
      interestEarly,
      notNegative,
    ),
  ),
);

export const readmissionTotal = rule(
  '3-764-d.credit',
  'readmission-total',
  { en: 'the whole cost', es: 'el costo total' },
  add(readmissionPrincipal, readmissionInterest),
);
