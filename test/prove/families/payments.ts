// From which day to which a pension and an annuity are paid, §§ 234(11) and 242b(d).
// How the days make months and amounts is list work, which the worked examples and the oracle test.

import { nodesOf, type Term } from '../../../src/rules/index.ts';
import { type Case, ruleOf } from '../case.ts';
import type { Claim } from '../claim.ts';
import { ANY_RECORD } from '../terrain.ts';

/** The last day payable is what the list of payments is made with; no rule stands for it. */
function lastDay(one: Case): Term {
  const made = nodesOf([ruleOf(one.law.payments, 'payments')]).find(
    ({ data }) => data['name'] === 'payments' && data['version'],
  );
  const node = made?.args[2];
  if (node === undefined) throw new Error('the payments are made of something else');
  return one.constraints.term(node);
}

const died = (one: Case): string => one.constraints.variable('/participant/diedOn', 'day');
const dead = (one: Case): string => one.constraints.isGiven('/participant/diedOn');
const isPension = (one: Case): string =>
  `(= ${one.constraints.oneOf('/payment/rule', undefined)} ${one.code('pension')})`;

function monthEnd(one: Case, day: string): string {
  const [year, month] = one.constraints.script.partsOf(day);
  return `(last-day-in ${year} ${month})`;
}

const claim = (says: string, against: Claim['against']): Claim => ({
  family: 'payments',
  says,
  ask: [],
  against,
  exceptions: [],
  shapes: [ANY_RECORD],
});

export const PAYMENTS: readonly Claim[] = [
  claim('there is always a last day, and it is in no month after the last one listed', (one) => {
    const { value, open, fails } = lastDay(one);
    const through = one.constraints.variable('/payment/through', 'month');
    const end = `(last-day-in (div ${through} 12) (+ 1 (mod ${through} 12)))`;
    return { where: [], but: `(or ${open} ${fails} (> ${value} ${end}))` };
  }),
  claim('no pension is paid for a day after the day of death', (one) => ({
    where: [dead(one), isPension(one)],
    but: `(> ${lastDay(one).value} ${died(one)})`,
  })),
  claim('no annuity is paid for a month after that of the death', (one) => ({
    where: [dead(one)],
    but: `(> ${lastDay(one).value} ${monthEnd(one, died(one))})`,
  })),
  claim('an annuity that had begun is paid to the end of the month of death, or to the last month listed', (one) => {
    const through = one.constraints.variable('/payment/through', 'month');
    const listed = `(last-day-in (div ${through} 12) (+ 1 (mod ${through} 12)))`;
    const end = monthEnd(one, died(one));
    const { value } = lastDay(one);
    return {
      where: [
        dead(one),
        `(not ${isPension(one)})`,
        `(<= ${one.constraints.variable('/payment/startsOn', 'day')} ${died(one)})`,
      ],
      but: `(not (= ${value} (ite (<= ${end} ${listed}) ${end} ${listed})))`,
    };
  }),
];
