// Deaths of Hybrid judges, § 242b(e) and (f): in service, of pensioners, and within thirty days of retirement.
// Deaths whose benefit waits for something are in cases-open.ts.

import { type Cents, cents, formatMoney } from '../base/index.ts';
import { type CasePlan, judge, monthOfAnnuity } from './case-plan.ts';

/** The facts of a pensioner's death: an annuity began on a day and was paid for some months. */
function pensionerDied(balance: Cents, factor: string, retiredOn: string, months: number): Record<string, unknown> {
  const annuityPaid = formatMoney(cents(monthOfAnnuity(balance, factor) * months));
  return {
    retirement: { retiredOn, accountAtRetirement: formatMoney(balance), annuityPaid, transferAnnuityDue: false },
  };
}

const IN_SERVICE: readonly CasePlan[] = [
  {
    // An order of beneficiaries names two, by shares.
    born: '1972-08-08',
    career: [judge('superior', '2016-05-16', '2026-09-12', 'death')],
    diedOn: '2026-09-12',
    cases: [
      {
        question: 'hybrid-death',
        on: '2026-10-22',
        facts: {
          orders: [
            {
              filedOn: '2016-06-01',
              recognizedOn: '2016-06-08',
              designees: [
                { name: 'Elena Rivera Cruz', share: '2/3' },
                { name: 'Marcos Rivera Cruz', share: '1/3' },
              ],
            },
          ],
        },
        outcome: 'granted',
      },
    ],
  },
  {
    // No order: heirs in equal parts, after the debts to the System.
    born: '1968-02-17',
    career: [judge('municipal', '2015-11-02', '2026-08-23', 'death')],
    diedOn: '2026-08-23',
    cases: [
      {
        question: 'hybrid-death',
        on: '2026-10-22',
        facts: {
          debts: '4218.37',
          heirs: [{ name: 'Ana Torres Vega' }, { name: 'Luis Torres Vega' }, { name: 'Rosa Torres Vega' }],
        },
        outcome: 'granted',
      },
    ],
  },
  {
    // A later order counts; of its two one died before, and the heirs take that half.
    born: '1970-10-03',
    career: [judge('superior', '2018-01-16', '2026-09-25', 'death')],
    diedOn: '2026-09-25',
    cases: [
      {
        question: 'hybrid-death',
        on: '2026-10-23',
        facts: {
          orders: [
            { filedOn: '2018-02-01', recognizedOn: '2018-02-05', designees: [{ name: 'Carmen Soto Ramos' }] },
            {
              filedOn: '2023-04-17',
              recognizedOn: '2023-04-21',
              designees: [{ name: 'Pedro Soto Ramos' }, { name: 'Julia Soto Ramos', diedOn: '2025-01-30' }],
            },
          ],
          heirs: [{ name: 'Andrea Soto Cruz' }, { name: 'Daniel Soto Cruz' }],
        },
        outcome: 'granted',
      },
    ],
  },
];

const PENSIONERS: readonly CasePlan[] = [
  {
    // Three months of an annuity were paid; what the account held above them is due.
    born: '1959-06-06',
    career: [judge('superior', '2014-07-14', '2026-07-31', 'retirement')],
    diedOn: '2026-10-17',
    cases: [
      { question: 'hybrid-separation', on: '2026-10-01', facts: { account: { factor: '11.6' } }, outcome: 'granted' },
      {
        question: 'hybrid-death',
        on: '2026-11-05',
        facts: (balance) => ({
          ...pensionerDied(balance, '11.6', '2026-08-01', 3),
          orders: [{ filedOn: '2026-07-10', recognizedOn: '2026-07-15', designees: [{ name: 'Teresa Colón Ortiz' }] }],
        }),
        outcome: 'granted',
      },
    ],
  },
  {
    // Died within thirty days: as in service, less the one month that was paid.
    born: '1960-01-22',
    career: [judge('superior', '2014-09-02', '2026-09-30', 'retirement')],
    diedOn: '2026-10-24',
    cases: [
      { question: 'hybrid-separation', on: '2026-10-05', facts: { account: { factor: '11.9' } }, outcome: 'granted' },
      {
        question: 'hybrid-death',
        on: '2026-11-06',
        facts: (balance) => ({
          ...pensionerDied(balance, '11.9', '2026-10-01', 1),
          heirs: [{ name: 'Miguel Ramos Cruz' }, { name: 'Laura Ramos Cruz' }],
        }),
        outcome: 'granted',
      },
    ],
  },
];

export const DEATHS: readonly CasePlan[] = [...IN_SERVICE, ...PENSIONERS];
