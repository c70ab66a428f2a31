// 3 L.P.R.A. § 764(a)-(f), (i): who belongs to the Employees Retirement System, who may choose, and what may be revoked.
// The cost of a return is in section-764-d-credit.ts, the former telephone staff in section-764-telephone.ts.

import {
  all,
  any,
  atLeast,
  below,
  choose,
  constant,
  dateParameter,
  type Expr,
  equal,
  FALSE,
  fact,
  greater,
  not,
  numberOf,
  parameter,
  TRUE,
  whereAbsent,
} from '../../rules/index.ts';
import * as v from '../vocabulary.ts';
import { reading, rule } from '../vocabulary.ts';

export const code = (value: string): Expr<'text'> => constant('text', value);
export const NOTHING = constant('money', 0);

// ---------------------------------------------------------------- the facts of an employment

export const employmentClass = fact('/employment/class', 'text', {
  en: 'the class of employment',
  es: 'la clase de empleo',
});
const appointment = fact('/employment/appointment', 'text', {
  en: 'the kind of appointment',
  es: 'la clase de nombramiento',
});
const participatingEmployer = fact('/employment/participatingEmployer', 'truth', {
  en: 'the employer participates in the System',
  es: 'el patrono participa en el Sistema',
});
const worksInPuertoRico = fact('/employment/worksInPuertoRico', 'truth', {
  en: 'works in Puerto Rico',
  es: 'trabaja en Puerto Rico',
});
const residesInPuertoRico = fact('/employment/residesInPuertoRico', 'truth', {
  en: 'resides in Puerto Rico',
  es: 'reside en Puerto Rico',
});
const governmentYears = fact('/employment/governmentYears', 'ratio', {
  en: 'the years of government service',
  es: 'los años de servicios al Gobierno',
});
const minimumYears = fact('/employment/minimumYears', 'ratio', {
  en: 'the years that the Administrator set with the Board',
  es: 'los años que fijó el Administrador con la Junta',
});
const election = whereAbsent(
  fact('/employment/election', 'text', { en: 'the election', es: 'la opción ejercida' }),
  code('awaited'),
);

const isOneOf = (...classes: string[]): Expr<'truth'> =>
  any(...classes.map((one) => equal(employmentClass, code(one))));
/** A condition of some classes alone: nobody is asked for it while the class is not known. */
const ofClass = (someClass: Expr<'truth'>, ...conditions: Expr<'truth'>[]): Expr<'truth'> =>
  choose(someClass, all(...conditions), FALSE);

const isTemporary = equal(appointment, code('temporary'));

/** Classes of which the appointment must be known, the employer's participation, or the years of service. */
export const appointmentMatters = isOneOf('executive', 'municipal', 'judiciary-staff');
export const participationMatters = isOneOf('public-enterprise', 'aeela');
export const isIrregular = isOneOf('irregular');
export { appointment, governmentYears, participatingEmployer };

const MANDATORY = code('mandatory');
const OPTIONAL = code('optional');
const EXCLUDED = code('excluded');

// ---------------------------------------------------------------- (a)-(c) members by law

const temporaryExecutiveBefore = rule(
  '3-764-a',
  'temporary-executive-before',
  {
    en: 'a temporary employee of the Executive before the amendment',
    es: 'un empleado transitorio del Ejecutivo antes de la enmienda',
  },
  ofClass(
    isOneOf('executive'),
    isTemporary,
    below(
      v.on,
      dateParameter('employees.temporary-executive-from', {
        en: 'the day from which temporary employees of the Executive belong',
        es: 'el día desde el cual pertenecen los empleados transitorios del Ejecutivo',
      }),
    ),
  ),
);

const enterpriseOutside = rule(
  '3-764-b',
  'employer-does-not-participate',
  { en: 'a public enterprise that does not participate', es: 'una empresa pública que no participa' },
  ofClass(participationMatters, not(participatingEmployer)),
);

/** AEELA counts as a public enterprise and the Ombudsman's office as an instrumentality: both may work outside. */
const classesOutside = rule(
  '3-764-c',
  'classes-that-may-work-outside',
  {
    en: 'a class whose staff may work outside Puerto Rico',
    es: 'una clase cuyo personal puede trabajar fuera de Puerto Rico',
  },
  isOneOf('executive', 'public-enterprise', 'ombudsman-staff', 'aeela'),
);

const temporaryMunicipal = rule(
  '3-764-a',
  'temporary-municipal-status',
  { en: 'what a temporary municipal employee is', es: 'lo que es un empleado municipal transitorio' },
  reading('temporary-municipal', {
    exclude: EXCLUDED,
    'include-if-participating': choose(participatingEmployer, MANDATORY, EXCLUDED),
  }),
);

const regularMunicipal = rule(
  '3-764-a',
  'regular-municipal-status',
  { en: 'what regular municipal staff and mayors are', es: 'lo que son el personal municipal regular y los alcaldes' },
  reading('municipal-participation', {
    'all-regular': MANDATORY,
    'participating-only': choose(participatingEmployer, MANDATORY, EXCLUDED),
  }),
);

// ---------------------------------------------------------------- (d) officials, (e) outside Puerto Rico

const isOfficial = rule(
  '3-764-d.optional',
  'listed-official',
  { en: 'one of those whose membership is optional', es: 'uno de aquellos cuya matrícula es opcional' },
  isOneOf(
    'governor',
    'secretary',
    'agency-head',
    'governor-aide',
    'board-member',
    'legislator',
    'comptroller',
    'legislative-staff',
  ),
);

const insidePuertoRico = rule(
  '3-764-e.return',
  'inside-puerto-rico',
  { en: 'works or resides inside Puerto Rico', es: 'trabaja o reside en Puerto Rico' },
  any(worksInPuertoRico, residesInPuertoRico),
);

const isOutside = rule(
  '3-764-e.optional',
  'outside-puerto-rico',
  { en: 'works and resides outside Puerto Rico', es: 'trabaja y reside fuera de Puerto Rico' },
  ofClass(
    classesOutside,
    atLeast(
      v.on,
      dateParameter('employees.outside-choice-from', {
        en: 'the day from which those outside may choose',
        es: 'el día desde el cual pueden optar quienes están fuera',
      }),
    ),
    not(insidePuertoRico),
  ),
);

// ---------------------------------------------------------------- (f) age, (i) irregular employees

/** Age is no condition: the rule asks for no fact. */
export const ageIsNoBar = rule(
  '3-764-f',
  'age-is-no-bar',
  { en: 'age does not bar admission', es: 'la edad no impide el ingreso' },
  TRUE,
);

/** The law of this section is asked for the day asked about, and never before its Act applied. */
const employeesLawDay = greater(
  v.on,
  dateParameter('employees.act-date', {
    en: 'the day from which the Act applies',
    es: 'el día desde el cual rige la ley',
  }),
);

const legalMinimum = numberOf(
  parameter('employees.irregular-minimum-years', 'years', employeesLawDay, {
    en: 'the years that the law asks for at least',
    es: 'los años que la ley exige como mínimo',
  }),
);

const enoughIrregularYears = rule(
  '3-764-i',
  'years-of-irregular-service',
  { en: 'the years of government service are complete', es: 'se completaron los años de servicios al Gobierno' },
  atLeast(governmentYears, greater(whereAbsent(minimumYears, legalMinimum), legalMinimum)),
);

// ---------------------------------------------------------------- status, enrollment, and whether it may be revoked

/** First match wins. */
export const membershipStatus = rule(
  '3-764-a',
  'membership-status',
  { en: 'the membership', es: 'la matrícula' },
  choose(
    any(isOneOf('judge'), enterpriseOutside, temporaryExecutiveBefore),
    EXCLUDED,
    choose(
      any(isOutside, isOfficial),
      OPTIONAL,
      choose(
        isIrregular,
        choose(enoughIrregularYears, code('entitled'), code('not-yet')),
        choose(
          ofClass(isOneOf('municipal'), isTemporary),
          temporaryMunicipal,
          choose(
            isOneOf('municipal', 'mayor'),
            regularMunicipal,
            choose(ofClass(isOneOf('judiciary-staff'), isTemporary), EXCLUDED, MANDATORY),
          ),
        ),
      ),
    ),
  ),
);

const isStatus = (...statuses: string[]): Expr<'truth'> =>
  any(...statuses.map((one) => equal(membershipStatus, code(one))));

const byElection = choose(
  equal(election, code('awaited')),
  code('awaited'),
  choose(equal(election, code('in')), code('yes'), code('no')),
);

export const isEnrolled = rule(
  '3-764-a',
  'enrolled',
  { en: 'enrolled', es: 'matriculado' },
  choose(isStatus('mandatory'), code('yes'), choose(isStatus('excluded', 'not-yet'), code('no'), byElection)),
);

/** An opt-out outside Puerto Rico is final; being in is not, and before a choice there is nothing to revoke. */
const outsideRevocable = rule(
  '3-764-e.optional',
  'choice-outside-revocable',
  { en: 'whether a choice made outside may be revoked', es: 'si puede revocarse la opción ejercida fuera' },
  choose(equal(election, code('awaited')), code('none'), choose(equal(election, code('in')), code('yes'), code('no'))),
);

const officialRevocable = rule(
  '3-764-d.optional',
  'choice-of-officials-revocable',
  { en: 'whether those listed may leave and return', es: 'si los enumerados pueden salir y regresar' },
  choose(
    isOneOf('legislative-staff'),
    reading('these-officials', { 'all-listed': code('yes'), 'officials-only': code('none') }),
    code('yes'),
  ),
);

export const isRevocable = rule(
  '3-764-d.optional',
  'revocable',
  { en: 'whether it may be revoked', es: 'si puede revocarse' },
  choose(
    isStatus('mandatory'),
    code('no'),
    choose(isStatus('optional'), choose(isOutside, outsideRevocable, officialRevocable), code('none')),
  ),
);
