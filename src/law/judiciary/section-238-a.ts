// 4 L.P.R.A. § 238(A), occupational disability pension: who has it, its amount, and the State Insurance Fund's part.
// The physicians' proof is in section-238-c.ts.

import {
  add,
  all,
  atMost,
  type Expr,
  finding,
  greater,
  monthOfYear,
  not,
  subtract,
  times,
  whereAbsent,
} from '../../rules/index.ts';
import * as v from '../vocabulary.ts';
import { reading, rule } from '../vocabulary.ts';
import { boundsOfSalaryOn, noSalaries, salaryOn } from './salaries.ts';
import { cents, inOfficeOn, isHybrid, judgeDays } from './section-234.ts';
import { figure, medicalProof, NOTHING_A_MONTH } from './section-238-c.ts';

// ---------------------------------------------------------------- (A) occupational

/** Hybrid participants have the pensions of (A) and (B) under (D) alone. */
export const underPriorRules = rule(
  '4-238-D.right',
  'not-hybrid',
  { en: 'the participant is outside the Hybrid Program', es: 'el participante está fuera del Programa Híbrido' },
  not(isHybrid),
);

export const arises = rule(
  '4-238-A.right',
  'arises-from-employment',
  { en: 'the disability arises from the employment', es: 'la incapacidad surge del empleo' },
  v.arisesFromEmployment,
);

export const inOfficeAtOnset = rule(
  '4-238-A.right',
  'in-office-at-onset',
  { en: 'the participant was a judge when it occurred', es: 'el participante era juez cuando ocurrió' },
  inOfficeOn(judgeDays, v.onsetOn),
);

export const applied = all(v.onForm, atMost(v.filedOn, v.on));

export const occupationalProof = rule(
  '4-238-A.proof',
  'occupational-proof',
  { en: 'physicians prove the disability', es: 'médicos prueban la incapacidad' },
  medicalProof,
);

export const occupationalApplication = rule(
  '4-238-A.application',
  'occupational-application',
  { en: 'a formal application was filed', es: 'se radicó una solicitud formal' },
  applied,
);

export const isCompensable = rule(
  '4-238-A.compensable',
  'compensable',
  { en: 'the disability is compensable', es: 'la incapacidad es compensable' },
  v.compensable,
);

const baseRate = rule(
  '4-234-16',
  'base-rate',
  { en: 'the base rate of compensation', es: 'el tipo básico de compensación' },
  finding(
    'salary-on',
    1,
    'money-a-year',
    [v.onsetOn],
    { en: 'the salary in force when it occurred', es: 'el sueldo vigente cuando ocurrió' },
    salaryOn,
    noSalaries,
    boundsOfSalaryOn,
  ),
);

export const occupationalAnnual = rule(
  '4-238-A.amount',
  'occupational-annual',
  { en: "a year's occupational pension", es: 'la pensión ocupacional de un año' },
  times(
    baseRate,
    figure('disability.occupational.percent', 'ratio', 'the share of the base rate', 'la parte del tipo básico'),
  ),
);

export const occupationalMonthly = rule(
  '4-238-A.amount',
  'occupational-monthly',
  { en: "a month's occupational pension", es: 'la pensión ocupacional de un mes' },
  cents(monthOfYear(occupationalAnnual)),
);

export const fundPays = whereAbsent(v.fundMonthly, NOTHING_A_MONTH);

/** What the System bears of a month's pension beside the Fund. */
export const systemPart = (monthly: Expr<'money-a-month'>): Expr<'money-a-month'> =>
  rule(
    '4-238-A.offset',
    'system-part',
    { en: 'what the System bears', es: 'lo que paga el Sistema' },
    greater(subtract(monthly, fundPays), NOTHING_A_MONTH),
  );

/** What reaches the participant of a month's pension and the Fund's money. */
export const participantPart = (monthly: Expr<'money-a-month'>): Expr<'money-a-month'> =>
  rule(
    '4-238-A.offset',
    'participant-part',
    { en: 'what reaches the participant', es: 'lo que recibe el participante' },
    reading('fund-offset', { combined: add(systemPart(monthly), fundPays), 'net-only': systemPart(monthly) }),
  );
