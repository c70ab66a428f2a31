// 4 L.P.R.A. § 234, the terms on which the others rest: dates (4), judge and participant (5), (8), (10), Hybrid (13).
// Beneficiary, interest and pension are in section-234-3-7-11.ts, services and salary in section-234-14.ts.

import {
  above,
  atLeast,
  birthday as birthdayOf,
  choose,
  constant,
  dateParameter,
  type Expr,
  equal,
  finding,
  greater,
  type Money,
  toTheCent,
} from '../../rules/index.ts';
import * as v from '../vocabulary.ts';
import { chosenOption, leave, reading, rule } from '../vocabulary.ts';
import {
  boundsOfServedOn,
  creditableGovernmentService,
  judgeService,
  neverServed,
  noService,
  servedOn,
} from './service.ts';

/** How a tie of half a cent is rounded, everywhere. */
export const rounding: Expr<'text'> = rule(
  '4-234-11.monthly',
  'rounding',
  { en: 'the rounding of money', es: 'el redondeo del dinero' },
  reading('rounding', {
    'half-up-monthly': constant('text', 'half-up'),
    'half-even-monthly': constant('text', 'half-even'),
  }),
);

/** An exact amount as money. */
export const cents = <K extends Money>(amount: Expr<K>): Expr<K> => toTheCent(amount, rounding);

/** The anniversary of 29 February in a common year, everywhere. */
export const leapAnniversary = reading('attained-age', {
  'march-1': constant('text', 'march-1'),
  'february-28': constant('text', 'february-28'),
});

/** The day on which the participant reaches an age. */
export const birthday = (age: Expr<'years'>): Expr<'day'> => birthdayOf(v.birthDate, age, leapAnniversary);

export const operativeDate = dateParameter('system.operative-date', {
  en: 'the operative date of the System',
  es: 'la fecha de vigencia del Sistema',
});

/** The day whose law answers a question: the day asked about, and no day before the System was. */
export const lawDay = rule(
  '4-234-4',
  'law-day',
  { en: 'the day whose law applies', es: 'el día cuya ley rige' },
  greater(v.on, operativeDate),
);

// ---------------------------------------------------------------- (8) judge, (10) participant, (5) Government

export const appealsJudges = rule(
  '4-234-8',
  'judges-counted',
  { en: 'the judges of the Court of Appeals', es: 'los jueces del Tribunal de Apelaciones' },
  chosenOption('appeals-judges'),
);

/** The day on which a judge became a member, without which nothing can be said of a participant. */
const memberSince = rule(
  '4-234-10',
  'member-since',
  { en: 'the day the judge became a participant', es: 'el día en que el juez pasó a ser participante' },
  v.enrolledOn,
);

/** The days served as judge up to a day, gaps left out. */
export const judgeDaysUntil = (until: Expr<'day'>): Expr<'list'> =>
  rule(
    '4-234-14.gaps',
    'judge-service',
    { en: 'the service as judge', es: 'los servicios como juez' },
    rule(
      '4-234-14.span',
      'judge-days',
      { en: 'the days served as judge', es: 'los días servidos como juez' },
      finding(
        'judge-service',
        1,
        'list',
        [until, appealsJudges],
        { en: 'the days of the spells', es: 'los días de los períodos' },
        judgeService,
        noService,
      ),
    ),
  );

export const judgeDays = judgeDaysUntil(v.on);

export const governmentDays = rule(
  '4-234-5',
  'government-service',
  {
    en: 'the creditable service to the Government in another capacity',
    es: 'los servicios acreditables al Gobierno en otra capacidad',
  },
  finding(
    'government-service',
    1,
    'list',
    [v.on, chosenOption('refunded-as-of')],
    {
      en: 'the days for which what was refunded has been returned',
      es: 'los días por los que se devolvió lo reembolsado',
    },
    creditableGovernmentService,
    noService,
  ),
);

/** Whether a day is one of the days served as judge. */
export const inOfficeOn = (days: Expr<'list'>, day: Expr<'day'>): Expr<'truth'> =>
  finding(
    'served-on',
    1,
    'truth',
    [days, day],
    { en: 'that day is a day served as judge', es: 'ese día es de servicio como juez' },
    servedOn,
    neverServed,
    boundsOfServedOn,
  );

// ---------------------------------------------------------------- (13) Hybrid Program

const hybridFrom = dateParameter('cohort.hybrid-from', {
  en: 'the start of the Hybrid Program',
  es: 'el comienzo del Programa Híbrido',
});
const transitionFrom = dateParameter('cohort.transition-from', {
  en: 'the effective date of the 2013 Act',
  es: 'la vigencia de la Ley de 2013',
});

const enrolledAsHybrid = reading('hybrid-start', {
  hybrid: atLeast(memberSince, hybridFrom),
  undetermined: choose(
    equal(memberSince, hybridFrom),
    leave('4-234-13', 'truth', {
      en: 'the English text puts an enrollment on that very day in no group: the Administrator decides, with reasons on file',
      es: 'el texto inglés no ubica el ingreso de ese mismo día en grupo alguno: decide el Administrador, con razones en el expediente',
    }),
    above(memberSince, hybridFrom),
  ),
});

export const cohort = rule(
  '4-234-13',
  'cohort',
  { en: 'the group of the participant', es: 'el grupo del participante' },
  choose(
    enrolledAsHybrid,
    constant('text', 'hybrid'),
    reading('transition-start', {
      '2013-12-24': choose(
        atLeast(memberSince, transitionFrom),
        constant('text', 'transition'),
        constant('text', 'legacy'),
      ),
      none: constant('text', 'transition'),
    }),
  ),
);

export const isHybrid = equal(cohort, constant('text', 'hybrid'));

/** Where the defined benefit of the Hybrid Program stands: the reference in the definition is read in two ways. */
export const definedBenefitSections = rule(
  '4-234-13',
  'defined-benefit-sections',
  { en: 'the sections of the defined benefit', es: 'las secciones del beneficio definido' },
  reading('hybrid-sections', {
    '236d-236e': constant('text', '236d-236e'),
    '236c-236d': constant('text', '236c-236d'),
  }),
);

/** The law day of what the Hybrid Program gives: it gives nothing before it began. */
export const hybridLawDayOf = (day: Expr<'day'>): Expr<'day'> =>
  rule(
    '4-234-13',
    'hybrid-law-day',
    {
      en: 'the day whose law applies to a Hybrid participant',
      es: 'el día cuya ley rige para un participante híbrido',
    },
    greater(day, hybridFrom),
  );

export const hybridLawDay = hybridLawDayOf(v.on);
