// The credit of the telephone employees (3 L.P.R.A. § 764, telephone paragraphs).
import { monthOf, wholeMonthsAfter } from './plain-dates.ts';
import { contributionsOf, interestOn, sumOf, unknownPeriods } from './plain-ers.ts';
import type { Condition, Decision, Readings, Unknown } from './plain-facts.ts';
import { conclude, decideProbed, flag, flagHolds, get, list, put, text } from './plain-facts.ts';
import type { Frac } from './plain-money.ts';
import {
  cents,
  centsText,
  decimal,
  frac,
  minus,
  ofCents,
  over,
  percent,
  plus,
  power,
  smaller,
  times,
} from './plain-money.ts';

const AT = '/telephone';

// "M = creditedMonths + restoredMonths, or creditedMonths alone under `at-application`"; "restoredMonths: none".
function monthsM(facts: unknown, readings: Readings): number {
  const credited = get(facts, `${AT}/creditedMonths`) as number;
  const restored = (get(facts, `${AT}/restoredMonths`) as number | undefined) ?? 0;
  return readings['telephone-gate'] === 'at-application' ? credited : credited + restored;
}

function smallerOf(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

// "Plan of N = max(60, 360 − M) months, i = r/12: instalment = P·i/(1−(1+i)^−N) + A/N, rounded; with i = 0, (P+A)/N.
// Each instalment pays first A/N (rounded, at most what is left of A), then the month's interest on P (rounded), then
// P, then the rest of A, and never more than is left; lastInstalment, the Nth, is what is then left".
// Reading taken: the Nth instalment is what is left of A and P with that month's interest on P; a month's interest
// that an instalment of a few cents cannot pay is not carried over.
function plan(
  principal: bigint,
  accrued: bigint,
  termMonths: number,
  rate: Frac,
  readings: Readings,
): Record<string, unknown> {
  const i = over(rate, frac(12));
  const part = over(ofCents(accrued), frac(termMonths));
  let exact = plus(over(ofCents(principal), frac(termMonths)), part);
  if (i.n !== 0n) {
    const discount = power(plus(frac(1), i), termMonths);
    const annuity = over(times(ofCents(principal), i), minus(frac(1), over(frac(1), discount)));
    exact = plus(annuity, part);
  }
  const instalment = cents(exact, readings);
  let left = principal;
  let leftOfA = accrued;
  for (let month = 1; month < termMonths; month += 1) {
    let pays = instalment;
    const first = smallerOf(smallerOf(cents(part, readings), leftOfA), pays);
    pays -= first;
    leftOfA -= first;
    pays -= smallerOf(cents(times(ofCents(left), i), readings), pays);
    const second = smallerOf(left, pays);
    pays -= second;
    left -= second;
    leftOfA -= smallerOf(leftOfA, pays);
  }
  const lastInstalment = leftOfA + left + cents(times(ofCents(left), i), readings);
  return { termMonths, instalment: centsText(instalment), lastInstalment: centsText(lastInstalment) };
}

// "principal = rounded individual contributions + withdrawn amount; interest simple as above, to approvedOn (of a
// withdrawn amount from the first day of the month after it), rounded; what was transferred pays principal, then
// interest; P and A are left, balance their sum. Paid in one sum: no more fields". Reading telephone-rate: "The rate
// the Board has set, never above 2.5%; 2.5% where it has set none"; reading telephone-plan precondition: "no term and
// no instalments".
// Reading taken: `transferred` in the result is the amount handed over, even where it is more than is owed; reading
// readmission-interest does not touch this question, which knows no readmission.
function credit(facts: unknown, readings: Readings): unknown {
  const rate = smaller(percent(text(facts, `${AT}/boardRate`) ?? '2.5'), percent('2.5'));
  const approvedOn = text(facts, `${AT}/approvedOn`)!;
  const costs = contributionsOf(facts, `${AT}/periods`, 'individualRate', readings);
  const amount = text(facts, `${AT}/withdrawn/amount`);
  if (amount !== undefined) {
    costs.push({ month: monthOf(text(facts, `${AT}/withdrawn/on`)!), amount: cents(decimal(amount), readings) });
  }
  let exact = frac(0);
  const byMonths = new Map<number, bigint>();
  for (const cost of costs) {
    const months = wholeMonthsAfter(cost.month, approvedOn);
    byMonths.set(months, (byMonths.get(months) ?? 0n) + cost.amount);
  }
  for (const [months, sum] of byMonths) exact = plus(exact, interestOn(sum, rate, months, false));
  const principal = sumOf(costs);
  const interest = cents(exact, readings);
  const transferred = cents(decimal(text(facts, `${AT}/transferred`) ?? '0.00'), readings);
  const paysPrincipal = smallerOf(transferred, principal);
  const left = principal - paysPrincipal;
  const accrued = interest - smallerOf(transferred - paysPrincipal, interest);
  const oneSum = flag(facts, `${AT}/plan`) === false || readings['telephone-plan'] === 'precondition';
  return {
    eligible: true,
    principal: centsText(principal),
    interest: centsText(interest),
    transferred: centsText(transferred),
    balance: centsText(left + accrued),
    ...(oneSum ? {} : plan(left, accrued, Math.max(60, 360 - monthsM(facts, readings)), rate, readings)),
  };
}

// "for a plan, M ≥ 120"; "plan: true".
function tenYears(facts: unknown, readings: Readings): Condition {
  if (flag(facts, `${AT}/plan`) === false) return { holds: true, missing: [] };
  const credited = get(facts, `${AT}/creditedMonths`) as number | undefined;
  if (credited !== undefined) return { holds: monthsM(facts, readings) >= 120, missing: [] };
  const least = monthsM(put(facts, `${AT}/creditedMonths`, 0), readings);
  if (least >= 120) return { holds: true, missing: [] };
  return { holds: null, missing: [`${AT}/creditedMonths`] };
}

// "Denied unless pensionerOrVested and participantAtSale and, for a plan, M ≥ 120"; "withdrawn: none"; "periods
// beside a withdrawn amount: none".
// Reading taken: a withdrawn object that is given without its amount has an unknown amount.
export function decideTelephone(given: unknown, readings: Readings): Decision {
  let facts = given;
  const none = list(facts, `${AT}/periods`) === undefined && text(facts, `${AT}/withdrawn/amount`) !== undefined;
  if (none) facts = put(facts, `${AT}/periods`, []);
  const dates = ['1900-01-01', '2200-01-01'];
  const unknowns: Unknown[] = [
    ...unknownPeriods(facts, `${AT}/periods`, ['individualRate']),
    { at: `${AT}/creditedMonths`, values: [0, 120, 240, 300] },
    { at: `${AT}/approvedOn`, values: dates },
  ];
  if (get(facts, `${AT}/withdrawn`) !== undefined) {
    unknowns.push({ at: `${AT}/withdrawn/amount`, values: ['0.00', '1000.00'] });
    unknowns.push({ at: `${AT}/withdrawn/on`, values: dates });
  }
  const conditions = [
    flagHolds(facts, `${AT}/pensionerOrVested`),
    flagHolds(facts, `${AT}/participantAtSale`),
    tenYears(facts, readings),
  ];
  if (conditions.some((condition) => condition.holds === false)) return { outcome: 'denied' };
  const answer = decideProbed(facts, unknowns, (filled) => ({ outcome: 'granted', result: credit(filled, readings) }));
  return conclude(conditions, { result: answer.result, missing: answer.missing ?? [] });
}
