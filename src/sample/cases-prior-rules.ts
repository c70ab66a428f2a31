// Disability pensions of judges enrolled before the Hybrid Program, § 238(A) and (B), granted and approved.
// Those of Hybrid judges are in cases-hybrid.ts, those not granted in cases-open.ts.

import {
  type CasePlan,
  government,
  judge,
  nonoccupational,
  occupational,
  oneOfGovernment,
  twoDesignated,
} from './case-plan.ts';

const OCCUPATIONAL: readonly CasePlan[] = [
  {
    // The State Insurance Fund pays a part of the pension.
    born: '1970-05-14',
    career: [judge('superior', '2003-03-17', '2026-08-31', 'disability')],
    cases: [
      {
        question: 'occupational-disability',
        on: '2026-10-06',
        facts: occupational('2026-05-11', '2026-08-03', { fundMonthly: '985.50' }),
        certificates: twoDesignated('2026-08-19'),
        outcome: 'granted',
      },
    ],
  },
  {
    born: '1974-11-02',
    career: [judge('municipal', '2011-02-01', '2026-07-31', 'disability')],
    cases: [
      {
        question: 'occupational-disability',
        on: '2026-10-06',
        facts: occupational('2026-03-24', '2026-06-29', { fundMonthly: '640.00' }),
        certificates: oneOfGovernment('2026-07-14'),
        outcome: 'granted',
      },
    ],
  },
  {
    // The Fund pays more than the pension is, so that nothing is left for the System.
    born: '1977-08-27',
    career: [judge('municipal', '2012-09-10', '2026-08-14', 'disability')],
    cases: [
      {
        question: 'occupational-disability',
        on: '2026-10-08',
        facts: occupational('2026-04-30', '2026-07-20', { fundMonthly: '4150.00' }),
        certificates: twoDesignated('2026-08-05'),
        outcome: 'granted',
      },
    ],
  },
  {
    // Without the Fund, and with some income that stays below the wage.
    born: '1969-01-20',
    career: [
      judge('municipal', '2001-06-04', '2009-10-31'),
      judge('superior', '2009-11-01', '2026-08-31', 'disability'),
    ],
    cases: [
      {
        question: 'occupational-disability',
        on: '2026-10-07',
        facts: occupational('2026-06-15', '2026-08-10'),
        certificates: oneOfGovernment('2026-08-25'),
        outcome: 'granted',
      },
    ],
    earnings: [
      { month: '2026-09', amount: '1200.00' },
      { month: '2026-10', amount: '1350.75' },
      { month: '2026-11', amount: '1275.00' },
    ],
  },
  {
    // Enrolled in the months of transition; income and pension together exceed the wage from October.
    born: '1972-03-09',
    career: [judge('appeals', '2014-02-03', '2026-08-31', 'disability')],
    cases: [
      {
        question: 'occupational-disability',
        on: '2026-10-07',
        facts: occupational('2026-07-01', '2026-08-17'),
        certificates: twoDesignated('2026-08-28'),
        outcome: 'granted',
      },
    ],
    earnings: [
      { month: '2026-09', amount: '5200.00' },
      { month: '2026-10', amount: '6350.50' },
      { month: '2026-11', amount: '7100.00' },
    ],
  },
];

const NONOCCUPATIONAL: readonly CasePlan[] = [
  {
    // Ten years to the month, in two times of service.
    born: '1976-12-05',
    career: [
      judge('municipal', '2010-02-01', '2014-01-31', 'term-expired'),
      judge('superior', '2020-09-16', '2026-08-31', 'disability'),
    ],
    cases: [
      {
        question: 'nonoccupational-disability',
        on: '2026-10-13',
        facts: nonoccupational('2026-08-20', '2026-08-24'),
        certificates: twoDesignated('2026-09-09'),
        outcome: 'granted',
      },
    ],
  },
  {
    // Over thirty years with service to the Government, so that the pension is capped.
    born: '1967-09-30',
    career: [government('1992-06-01', '1998-12-31', true), judge('superior', '2000-02-14', '2026-08-31', 'disability')],
    cases: [
      {
        question: 'nonoccupational-disability',
        on: '2026-10-13',
        facts: nonoccupational('2026-07-06', '2026-08-04'),
        certificates: oneOfGovernment('2026-08-18'),
        outcome: 'granted',
      },
    ],
  },
  {
    // Seventeen years to the month; the last average holds salaries of before and after a law.
    born: '1971-04-18',
    career: [judge('superior', '2009-09-01', '2026-08-31', 'disability')],
    cases: [
      {
        question: 'nonoccupational-disability',
        on: '2026-10-14',
        facts: nonoccupational('2026-06-22', '2026-07-27'),
        certificates: twoDesignated('2026-08-12'),
        outcome: 'granted',
      },
    ],
  },
  {
    // The first day of the months of transition.
    born: '1980-02-29',
    career: [judge('municipal', '2013-12-24', '2026-09-15', 'disability')],
    cases: [
      {
        question: 'nonoccupational-disability',
        on: '2026-10-15',
        facts: nonoccupational('2026-08-03', '2026-09-01', { totalAndPermanentOn: '2026-08-31' }),
        certificates: twoDesignated('2026-09-22'),
        outcome: 'granted',
      },
    ],
  },
];

/** Occupational ones first; the first of all is the pensioner among those who may act. */
export const UNDER_PRIOR_RULES: readonly CasePlan[] = [...OCCUPATIONAL, ...NONOCCUPATIONAL];
