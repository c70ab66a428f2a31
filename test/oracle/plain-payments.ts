// The monthly payments, the interest, the contribution, the earnings and the discontinuance.
import {
  addDays,
  anniversary,
  dayNumber,
  daysInMonth,
  isBankingDay,
  lastDayOf,
  monthOf,
  monthsFromTo,
} from './plain-dates.ts';
import type { Decision, Readings, Unknown } from './plain-facts.ts';
import { absent, decideProbed, get, list, needsFacts, text } from './plain-facts.ts';
import type { Frac } from './plain-money.ts';
import {
  cents,
  centsText,
  decimal,
  frac,
  less,
  minus,
  moneyText,
  ofCents,
  over,
  percent,
  plus,
  power,
  times,
} from './plain-money.ts';
import { cohortOf } from './plain-service.ts';

// Pension: "payable at the end of each calendar month"; reading payday: "The banking day before" or "The next one".
function payday(month: string, readings: Readings): string {
  let day = lastDayOf(month);
  const step = readings['payday'] === 'following-banking-day' ? 1 : -1;
  while (!isBankingDay(day)) day = addDays(day, step);
  return day;
}

// "From startsOn to the death or `through`"; § 234(11): the last pension payment is for the part of the month elapsed
// up to the death (reading day-of-death: with or without that day); § 242b(d): the last payment of a Hybrid annuity
// "shall cover up to the end of the month in which the participant dies". The days paid in one month.
// Under thirty-days "each month has 30 days: its last day counts as the 30th, and a start on a 31st pays nothing".
// Reading taken: nothing is paid, of a Hybrid annuity either, if death comes before startsOn.
// Reading taken: "its last day counts as the 30th" holds of a start too: one on 28 February of a common year pays one
// day.
function daysPaid(facts: unknown, month: string, readings: Readings): number {
  const startsOn = text(facts, '/payment/startsOn')!;
  const diedOn = text(facts, '/participant/diedOn');
  let first = `${month}-01`;
  let last = lastDayOf(month);
  if (monthOf(startsOn) === month) first = startsOn;
  if (diedOn !== undefined) {
    if (diedOn < startsOn || monthOf(diedOn) < month) return 0;
    if (monthOf(diedOn) === month && text(facts, '/payment/rule') === 'pension') {
      last = readings['day-of-death'] === 'exclude' ? addDays(diedOn, -1) : diedOn;
    }
  }
  if (last < first) return 0;
  const day = (date: string): number => Number(date.slice(8));
  if (readings['day-count'] !== 'thirty-days') return day(last) - day(first) + 1;
  if (day(first) === 31) return 0;
  const thirtieth = (date: string): number => (date === lastDayOf(month) ? 30 : day(date));
  return thirtieth(last) - thirtieth(first) + 1;
}

// "payments [{month, days, daysInMonth, amount, payday}], total"; "payments needs all four of its facts"; "a month with
// no payable day has no row"; "a part month is the rounded month x days/days-in-month, rounded half up".
export function decidePayments(facts: unknown, readings: Readings): Decision {
  const missing = absent(
    facts,
    ['rule', 'monthly', 'startsOn', 'through'].map((key) => `/payment/${key}`),
  );
  if (missing.length > 0) return needsFacts(missing);
  const monthly = decimal(text(facts, '/payment/monthly')!);
  const payments: unknown[] = [];
  let total = 0n;
  for (const month of monthsFromTo(monthOf(text(facts, '/payment/startsOn')!), text(facts, '/payment/through')!)) {
    const days = daysPaid(facts, month, readings);
    if (days <= 0) continue;
    const inMonth = readings['day-count'] === 'thirty-days' ? 30 : daysInMonth(month);
    const amount = cents(times(monthly, frac(days, inMonth)), readings);
    total += amount;
    payments.push({
      month,
      days,
      daysInMonth: inMonth,
      amount: centsText(amount),
      payday: payday(month, readings),
    });
  }
  return { outcome: 'granted', result: { payments, total: centsText(total) } };
}

// x to the power 365 at 60 decimals.
function power365(x: bigint, scale: bigint): bigint {
  let product = scale;
  for (let count = 0; count < 365; count += 1) product = (product * x) / scale;
  return product;
}

// (1+i) to the power days/365, by bisection at 60 decimals: far more than the cents of any money need.
function fractionPower(growth: Frac, days: number): Frac {
  if (days === 0) return frac(1);
  if (days === 365) return growth;
  const scale = 10n ** 60n;
  const goal = power(growth, days);
  let low = scale;
  let high = (growth.n * scale) / growth.d + 1n;
  while (high - low > 1000000n) {
    const middle = (low + high) / 2n;
    if (power365(middle, scale) <= (goal.n * scale) / goal.d) low = middle;
    else high = middle;
  }
  return { n: low, d: scale };
}

// Reading interest-fraction: "Whole years compound; the rest of a year is simple, days/365"; "(1+i) to the power
// days/365"; "Nothing for a part year". "Anniversaries follow reading attained-age"; "annualRate of interest: 2.5".
function grow(facts: unknown, readings: Readings): Decision {
  const principal = decimal(text(facts, '/interest/principal')!);
  const from = text(facts, '/interest/from')!;
  const to = text(facts, '/interest/to')!;
  const rate = percent(text(facts, '/interest/annualRate') ?? '2.5');
  let years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  if (anniversary(from, years, readings) > to) years -= 1;
  const days = dayNumber(to) - dayNumber(anniversary(from, years, readings));
  const growth = plus(frac(1), rate);
  let factor = power(growth, years);
  if (readings['interest-fraction'] === 'compound-fraction') factor = times(factor, fractionPower(growth, days));
  else if (readings['interest-fraction'] !== 'whole-years') {
    factor = times(factor, plus(frac(1), times(rate, frac(days, 365))));
  }
  const balance = times(principal, factor);
  return {
    outcome: 'granted',
    result: { interest: moneyText(minus(balance, principal), readings), balance: moneyText(balance, readings) },
  };
}

// "interest: interest, balance (rounded once, at the end)".
export function decideInterest(facts: unknown, readings: Readings): Decision {
  const from = text(facts, '/interest/from');
  const to = text(facts, '/interest/to');
  const before = (date: string): string[] => [date, addDays(date, -400), addDays(date, -40000)];
  const after = (date: string): string[] => [date, addDays(date, 400), addDays(date, 40000)];
  const unknowns: Unknown[] = [
    { at: '/interest/principal', values: ['0.00', '1000.00', '9000000.00'] },
    { at: '/interest/from', values: to === undefined ? before('2005-01-01') : before(to) },
    { at: '/interest/to', values: from === undefined ? after('2005-01-01') : after(from) },
  ];
  return decideProbed(facts, unknowns, (filled) => grow(filled, readings));
}

// "rate (percent, 2 decimals: legacy 8.00, transition 10.00, hybrid 12.00), monthlySalary, amount (of the rounded
// month)"; reading base-contribution base-9.5: "9.50 + 0.25 + 0.25 for both". It always needs enrolledOn.
// Reading taken: the month of the contribution changes nothing in the answer and so is never missing.
export function decideContribution(facts: unknown, readings: Readings): Decision {
  const missing = absent(facts, ['/participant/enrolledOn', '/contribution/salary']);
  if (missing.length > 0) return needsFacts(missing);
  const cohort = cohortOf(facts, readings);
  let rate = cohort === 'hybrid' ? '12.00' : cohort === 'transition' ? '10.00' : '8.00';
  if (cohort !== 'hybrid' && readings['base-contribution'] === 'base-9.5') rate = '10.00';
  const monthly = cents(over(decimal(text(facts, '/contribution/salary')!), frac(12)), readings);
  const amount = moneyText(times(ofCents(monthly), percent(rate)), readings);
  return { outcome: 'granted', result: { rate, monthlySalary: centsText(monthly), amount } };
}

type Row = { pension: bigint; income: bigint; payable: bigint; reduction: bigint };

// "payable is the pension, less what pension and income exceed the wage by, never below zero".
function reduce(pension: bigint, income: bigint, wage: bigint): Row {
  const excess = pension + income > wage ? pension + income - wage : 0n;
  const payable = pension > excess ? pension - excess : 0n;
  return { pension, income, payable, reduction: pension - payable };
}

// The money fields of a row of disability-earnings.
function rowText(row: Row): Record<string, string> {
  return {
    pension: centsText(row.pension),
    income: centsText(row.income),
    payable: centsText(row.payable),
    reduction: centsText(row.reduction),
  };
}

// "months, sorted"; "the wage of a month is wageAtRetirement/12, rounded"; "Under reading `year` instead years: {year,
// pension, income, payable, reduction}, pension and wage for the months listed".
function earnings(facts: unknown, readings: Readings): Decision {
  const income = (list(facts, '/pension/income') ?? [])
    .map((_, index) => ({
      month: text(facts, `/pension/income/${index}/month`)!,
      amount: cents(decimal(text(facts, `/pension/income/${index}/amount`)!), readings),
    }))
    .sort((a, b) => (a.month < b.month ? -1 : 1));
  const pension = (): bigint => cents(decimal(text(facts, '/pension/monthly')!), readings);
  const wage = (): bigint => cents(over(decimal(text(facts, '/pension/wageAtRetirement')!), frac(12)), readings);
  if (readings['earnings-period'] !== 'year') {
    const months = income.map((one) => ({ month: one.month, ...rowText(reduce(pension(), one.amount, wage())) }));
    return { outcome: 'granted', result: { months } };
  }
  const years = [...new Set(income.map((one) => one.month.slice(0, 4)))].map((year) => {
    const those = income.filter((one) => one.month.slice(0, 4) === year);
    const count = BigInt(those.length);
    const sum = those.reduce((total, one) => total + one.amount, 0n);
    return { year, ...rowText(reduce(pension() * count, sum, wage() * count)) };
  });
  return { outcome: 'granted', result: { years } };
}

// The facts of disability-earnings that may be unknown.
export function decideEarnings(facts: unknown, readings: Readings): Decision {
  const money = ['0.00', '1234.56', '9999999999999.99'];
  const unknowns: Unknown[] = [
    { at: '/pension/monthly', values: money },
    { at: '/pension/wageAtRetirement', values: money },
    { at: '/pension/income', values: [[], [{ month: '2025-01', amount: '3000.00' }]] },
  ];
  (list(facts, '/pension/income') ?? []).forEach((_, index) => {
    const year = 1700 + index;
    unknowns.push({ at: `/pension/income/${index}/month`, values: [`${year}-01`, `${year}-02`, `${year + 500}-01`] });
    unknowns.push({ at: `/pension/income/${index}/amount`, values: money });
  });
  return decideProbed(facts, unknowns, (filled) => earnings(filled, readings));
}

// "refund: contributionsAtRetirement less paid, not below zero"; § 238(B): after the Administrator's decision to stop.
// Reading taken: `cause` is that decision, so without it the outcome is open and it is a missing fact.
export function decideDiscontinuance(facts: unknown, readings: Readings): Decision {
  const money = ['0.00', '1234.56', '9999999999999.99'];
  const unknowns = ['/pension/contributionsAtRetirement', '/pension/paid'].map((at) => ({ at, values: money }));
  const decision = decideProbed(facts, unknowns, (filled) => {
    const contributions = decimal(text(filled, '/pension/contributionsAtRetirement')!);
    const paid = decimal(text(filled, '/pension/paid')!);
    const refund = less(paid, contributions) ? minus(contributions, paid) : frac(0);
    return { outcome: 'granted', result: { refund: moneyText(refund, readings) } };
  });
  if (get(facts, '/pension/cause') !== undefined) return decision;
  return needsFacts(['/pension/cause', ...(decision.missing ?? [])]);
}
