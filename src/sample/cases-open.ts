// Cases that are denied, that wait for a fact or a person's decision, or that are not approved yet.
// What was granted and approved is in the other files of cases.

import {
  type CasePlan,
  certificate,
  judge,
  nonoccupational,
  occupational,
  oneOfGovernment,
  twoDesignated,
} from './case-plan.ts';

const DENIED: readonly CasePlan[] = [
  {
    // Nine years and a month, in two times of service.
    born: '1978-03-31',
    career: [
      judge('municipal', '2012-01-09', '2016-12-31', 'term-expired'),
      judge('municipal', '2022-08-15', '2026-08-31', 'resignation'),
    ],
    cases: [
      {
        question: 'nonoccupational-disability',
        on: '2026-10-14',
        facts: nonoccupational('2026-06-30', '2026-08-11'),
        certificates: twoDesignated('2026-09-02'),
        outcome: 'denied',
      },
    ],
  },
  {
    // The participant's own physician says the contrary of the designated one, and counts for nothing.
    born: '1973-09-12',
    career: [judge('superior', '2008-04-07', '2026-08-31', 'resignation')],
    cases: [
      {
        question: 'occupational-disability',
        on: '2026-10-15',
        facts: occupational('2026-05-04', '2026-07-06'),
        certificates: [
          certificate('md-201', 'own', '2026-06-24'),
          certificate('md-117', 'designated', '2026-07-29', { incapable: false, totalAndPermanent: false }),
        ],
        outcome: 'denied',
      },
    ],
  },
  {
    // Applied after the 65th birthday.
    born: '1961-05-05',
    career: [judge('superior', '2016-02-08', '2026-08-31', 'resignation')],
    cases: [
      {
        question: 'hybrid-disability',
        on: '2026-10-19',
        facts: {
          ...nonoccupational('2026-04-20', '2026-05-11', { kind: 'nonoccupational' }),
          account: { factor: '12.4' },
        },
        certificates: twoDesignated('2026-06-03'),
        outcome: 'denied',
      },
    ],
  },
];

const WAITING: readonly CasePlan[] = [
  {
    // The State Insurance Fund has not said whether the disability is compensable.
    born: '1975-02-24',
    career: [judge('superior', '2006-10-16', '2026-09-30', 'disability')],
    cases: [
      {
        question: 'occupational-disability',
        on: '2026-10-26',
        facts: {
          disability: {
            onsetOn: '2026-08-26',
            arisesFromEmployment: true,
            application: { filedOn: '2026-09-16', onForm: true },
          },
        },
        certificates: oneOfGovernment('2026-09-29'),
        outcome: 'needs-facts',
        state: 'applied',
      },
    ],
  },
  {
    // The actuary has not given the factor.
    born: '1960-08-15',
    career: [judge('municipal', '2014-07-07', '2026-09-30', 'retirement')],
    cases: [{ question: 'hybrid-separation', on: '2026-10-26', facts: {}, outcome: 'needs-facts', state: 'applied' }],
  },
  {
    // A physician of the Government and a designated one contradict each other.
    born: '1972-12-01',
    career: [judge('superior', '2007-05-14', '2026-09-30', 'disability')],
    cases: [
      {
        question: 'nonoccupational-disability',
        on: '2026-10-27',
        facts: nonoccupational('2026-07-15', '2026-08-31'),
        certificates: [
          certificate('md-023', 'government', '2026-09-15'),
          certificate('md-104', 'designated', '2026-09-23', { incapable: false, totalAndPermanent: false }),
        ],
        outcome: 'needs-decision',
        state: 'applied',
      },
    ],
  },
  {
    // The law does not say what becomes of the account of a judge who was removed.
    born: '1981-01-26',
    career: [judge('municipal', '2018-06-18', '2026-09-10', 'removal')],
    cases: [
      { question: 'hybrid-separation', on: '2026-10-27', facts: {}, outcome: 'needs-decision', state: 'applied' },
    ],
  },
  {
    // The law does not speak of a death after the separation and before the annuity.
    born: '1970-07-04',
    career: [judge('superior', '2014-08-11', '2026-08-31', 'resignation')],
    diedOn: '2026-10-03',
    cases: [
      {
        question: 'hybrid-death',
        on: '2026-10-28',
        facts: { heirs: [{ name: 'Gloria Cruz Ortiz' }] },
        outcome: 'needs-decision',
        state: 'applied',
      },
    ],
  },
];

const NOT_YET_APPROVED: readonly CasePlan[] = [
  {
    born: '1970-03-15',
    career: [judge('superior', '2004-09-20', '2026-09-30', 'disability')],
    cases: [
      {
        question: 'nonoccupational-disability',
        on: '2026-11-03',
        facts: nonoccupational('2026-08-17', '2026-09-14'),
        certificates: twoDesignated('2026-10-07'),
        outcome: 'granted',
        state: 'proposed',
      },
    ],
  },
  {
    born: '1982-10-09',
    career: [judge('municipal', '2020-02-03', '2026-09-30', 'resignation')],
    cases: [{ question: 'hybrid-separation', on: '2026-11-03', facts: {}, outcome: 'granted', state: 'proposed' }],
  },
  {
    born: '1971-06-29',
    career: [judge('superior', '2005-01-18', '2026-09-30', 'disability')],
    cases: [
      {
        question: 'occupational-disability',
        on: '2026-11-04',
        facts: occupational('2026-09-02', '2026-09-25', { fundMonthly: '810.00' }),
        certificates: oneOfGovernment('2026-10-08'),
        outcome: 'granted',
        state: 'applied',
      },
    ],
  },
  {
    born: '1974-04-04',
    career: [judge('superior', '2019-03-11', '2026-09-28', 'death')],
    diedOn: '2026-09-28',
    cases: [
      {
        question: 'hybrid-death',
        on: '2026-11-04',
        facts: { heirs: [{ name: 'Beatriz Ramos Soto' }, { name: 'David Ramos Soto' }] },
        outcome: 'granted',
        state: 'applied',
      },
    ],
  },
];

export const OPEN: readonly CasePlan[] = [...DENIED, ...WAITING, ...NOT_YET_APPROVED];
