// Hybrid judges whose disability or separation was granted and approved, § 238(D) and § 242b(a)-(c).
// Deaths are in cases-death.ts, what was not granted in cases-open.ts.

import { type CasePlan, judge, nonoccupational, occupational, oneOfGovernment, twoDesignated } from './case-plan.ts';

const DISABILITY: readonly CasePlan[] = [
  {
    born: '1975-10-11',
    career: [judge('superior', '2015-01-12', '2026-08-31', 'disability')],
    cases: [
      {
        question: 'hybrid-disability',
        on: '2026-10-20',
        facts: {
          ...occupational('2026-05-26', '2026-07-13', { kind: 'occupational', fundMonthly: '720.25' }),
          account: { factor: '14.2' },
        },
        certificates: twoDesignated('2026-08-06'),
        outcome: 'granted',
      },
    ],
  },
  {
    born: '1983-06-23',
    career: [judge('municipal', '2019-08-19', '2026-09-30', 'disability')],
    cases: [
      {
        question: 'hybrid-disability',
        on: '2026-10-20',
        facts: { ...occupational('2026-08-12', '2026-09-08', { kind: 'occupational' }), account: { factor: '15.75' } },
        certificates: oneOfGovernment('2026-09-21'),
        outcome: 'granted',
      },
    ],
  },
  {
    born: '1973-01-07',
    career: [judge('superior', '2014-07-01', '2026-08-31', 'disability')],
    cases: [
      {
        question: 'hybrid-disability',
        on: '2026-10-21',
        facts: {
          ...nonoccupational('2026-06-08', '2026-07-30', { kind: 'nonoccupational' }),
          account: { factor: '13.9' },
        },
        certificates: twoDesignated('2026-08-13'),
        outcome: 'granted',
      },
    ],
  },
  {
    // Five years to the month.
    born: '1986-04-16',
    career: [judge('municipal', '2021-10-18', '2026-09-30', 'disability')],
    cases: [
      {
        question: 'hybrid-disability',
        on: '2026-10-21',
        facts: {
          ...nonoccupational('2026-09-14', '2026-09-18', { kind: 'nonoccupational' }),
          account: { factor: '16.1' },
        },
        certificates: oneOfGovernment('2026-09-28'),
        outcome: 'granted',
      },
    ],
  },
];

const SEPARATION: readonly CasePlan[] = [
  {
    // Under twelve years the balance is paid out.
    born: '1979-07-19',
    career: [judge('superior', '2017-03-06', '2026-08-31', 'resignation')],
    cases: [{ question: 'hybrid-separation', on: '2026-10-05', facts: {}, outcome: 'granted' }],
  },
  {
    // A month short of twelve years.
    born: '1960-05-25',
    career: [judge('municipal', '2014-10-06', '2026-08-31', 'term-expired')],
    cases: [{ question: 'hybrid-separation', on: '2026-10-05', facts: {}, outcome: 'granted' }],
  },
  {
    // Twelve years to the month, at 65 an annuity at once.
    born: '1961-02-13',
    career: [judge('superior', '2014-08-04', '2026-07-31', 'retirement')],
    cases: [
      { question: 'hybrid-separation', on: '2026-10-02', facts: { account: { factor: '12.5' } }, outcome: 'granted' },
    ],
  },
  {
    // The 65th birthday is the first day of the annuity.
    born: '1961-09-01',
    career: [judge('municipal', '2014-07-01', '2026-08-31', 'retirement')],
    cases: [
      { question: 'hybrid-separation', on: '2026-10-02', facts: { account: { factor: '12.85' } }, outcome: 'granted' },
    ],
  },
  {
    born: '1958-12-20',
    career: [judge('appeals', '2014-09-15', '2026-09-30', 'retirement')],
    cases: [
      { question: 'hybrid-separation', on: '2026-10-09', facts: { account: { factor: '11.2' } }, outcome: 'granted' },
    ],
  },
  {
    // Twelve years, but 65 is years away: a deferred annuity.
    born: '1971-11-28',
    career: [judge('superior', '2014-07-21', '2026-09-15', 'resignation')],
    cases: [
      { question: 'hybrid-separation', on: '2026-10-16', facts: { account: { factor: '12.5' } }, outcome: 'granted' },
    ],
  },
  {
    // Sixty-five comes the day after the annuity could have begun.
    born: '1961-10-02',
    career: [judge('municipal', '2014-07-01', '2026-09-30', 'term-expired')],
    cases: [
      { question: 'hybrid-separation', on: '2026-10-16', facts: { account: { factor: '12.5' } }, outcome: 'granted' },
    ],
  },
];

export const HYBRID: readonly CasePlan[] = [...DISABILITY, ...SEPARATION];
