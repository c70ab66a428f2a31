// Random facts of the questions about sums, months and the employees' system.
import { addDays, addMonths, lastDayOf, monthOf, two } from './plain-dates.ts';
import type { Facts, Rng } from './random-tools.ts';
import {
  annualSalary,
  anyMoney,
  chance,
  dateIn,
  dayIn,
  int,
  maybe,
  moneyOf,
  mostly,
  near,
  pick,
  shuffled,
  yearsBefore,
} from './random-tools.ts';

function interestFacts(rng: Rng): Facts {
  const from = mostly(rng, dateIn(rng, 1990, 2024), ['2020-02-29', '2016-02-29', '2019-03-01', '2019-02-28'], 0.6);
  const year = Number(from.slice(0, 4)) + int(rng, 0, 12);
  const to = chance(rng, 0.5)
    ? near(rng, yearsBefore(from, Number(from.slice(0, 4)) - year))
    : addDays(from, int(rng, 0, 5000));
  return {
    interest: {
      principal: mostly(rng, anyMoney(rng, 100000000), ['9999999999999.99'], 0.95),
      from,
      to: to < from ? from : to,
      ...maybe(rng, 'annualRate', pick(rng, ['2.5', '0', '4', '4.75', '3.125']), 0.5),
    },
  };
}

// Income about the point where it and the pension reach the wage.
function earningsFacts(rng: Rng): Facts {
  const wage = int(rng, 200000, 900000);
  const monthly = mostly(rng, int(rng, 0, wage), [0, wage, wage + 1, 100000], 0.85);
  const start = `${int(rng, 2018, 2025)}-${two(int(rng, 1, 12))}`;
  const months = new Set(Array.from({ length: int(rng, 0, 6) }, () => addMonths(start, int(rng, 0, 18))));
  const income = shuffled(rng, [...months]).map((month) => ({
    month,
    amount: moneyOf(mostly(rng, wage - monthly + pick(rng, [-1, 0, 1, int(rng, 0, wage)]), [0, 2 * wage], 0.8)),
  }));
  return {
    pension: {
      monthly: moneyOf(monthly),
      wageAtRetirement: moneyOf(wage * 12 + pick(rng, [0, 0, 6, 5, 7, -6])),
      income,
    },
  };
}

function discontinuanceFacts(rng: Rng): Facts {
  const contributions = int(rng, 0, 9000000);
  return {
    pension: {
      cause: pick(rng, ['intemperance', 'misconduct', 'vicious-habits']),
      contributionsAtRetirement: moneyOf(contributions),
      paid: moneyOf(mostly(rng, int(rng, 0, 9000000), [contributions - 1, contributions, contributions + 1], 0.6)),
    },
  };
}

export function moneyFacts(rng: Rng, question: string): Facts {
  if (question === 'interest') return interestFacts(rng);
  if (question === 'disability-earnings') return earningsFacts(rng);
  if (question === 'disability-discontinuance') return discontinuanceFacts(rng);
  const month = monthOf(dateIn(rng, 2005, 2026));
  return { contribution: { ...maybe(rng, 'month', month, 0.95), salary: annualSalary(rng) } };
}

export function paymentFacts(rng: Rng): Facts {
  const start = `${int(rng, 1990, 2034)}-${two(int(rng, 1, 12))}`;
  const startsOn = mostly(
    rng,
    dayIn(rng, start),
    [lastDayOf(start), `${start}-01`, addDays(lastDayOf(start), -1)],
    0.7,
  );
  const through = addMonths(start, pick(rng, [0, 1, 2, 11, int(rng, 0, 24)]));
  const end = addMonths(start, int(rng, 0, 14));
  const diedOn = pick(rng, [
    near(rng, startsOn),
    dayIn(rng, end),
    `${end}-01`,
    lastDayOf(end),
    addDays(lastDayOf(end), -1),
    addDays(startsOn, -int(rng, 1, 60)),
  ]);
  return {
    ...(chance(rng, 0.6) ? { participant: { diedOn } } : {}),
    payment: { rule: pick(rng, ['pension', 'hybrid-annuity']), monthly: anyMoney(rng, 700000), startsOn, through },
  };
}

export function membershipFacts(rng: Rng): Facts {
  const who = pick(rng, [
    'executive',
    'executive',
    'executive',
    'justice-of-the-peace',
    'judge',
    'judiciary-staff',
    'municipal',
    'municipal',
    'municipal',
    'mayor',
    'mayor',
    'public-enterprise',
    'public-enterprise',
    'ombudsman-staff',
    'aeela',
    'governor',
    'secretary',
    'agency-head',
    'governor-aide',
    'board-member',
    'legislator',
    'legislative-staff',
    'comptroller',
    'irregular',
    'irregular',
    'irregular',
  ]);
  const appointments = ['career', 'trust', 'temporary', 'temporary', 'temporary', 'probationary', 'regular'];
  const outside = chance(rng, 0.4);
  const place = (): boolean => (outside ? chance(rng, 0.15) : chance(rng, 0.7));
  const on = mostly(rng, dateIn(rng, 1995, 2026), ['2004-05-08', '2004-05-09', '2011-07-05', '2011-07-06'], 0.5);
  return {
    on,
    employment: {
      class: who,
      appointment: who === 'irregular' ? pick(rng, ['irregular', 'temporary']) : pick(rng, appointments),
      ...maybe(rng, 'participatingEmployer', chance(rng, 0.6), 0.85),
      ...maybe(rng, 'worksInPuertoRico', place(), 0.85),
      ...maybe(rng, 'residesInPuertoRico', place(), 0.85),
      ...maybe(rng, 'election', pick(rng, ['in', 'out']), 0.6),
      ...maybe(rng, 'governmentYears', pick(rng, [0, 2, 2.9, 3, 4, 5, 6]), 0.85),
      ...maybe(rng, 'minimumYears', pick(rng, [1, 3, 4, 5]), 0.5),
    },
  };
}

export function readmissionFacts(rng: Rng, periods: Facts[]): Facts {
  const paidOn = mostly(rng, dateIn(rng, 2006, 2026), ['2005-01-01', '2005-08-01', '2006-08-01', '2007-07-31'], 0.8);
  return {
    readmission: {
      periods,
      annualRate: pick(rng, ['9.5', '2.5', '0', '6', '8.25']),
      compounding: pick(rng, ['simple', 'annual']),
      ...maybe(rng, 'readmittedOn', mostly(rng, dateIn(rng, 2005, 2020), [near(rng, paidOn)], 0.7), 0.75),
      paidOn,
    },
  };
}

export function telephoneFacts(rng: Rng, periods: Facts[]): Facts {
  const creditedMonths = mostly(rng, pick(rng, [119, 120, 121, 239, 240, 299, 300, 301, 360]), [int(rng, 0, 400)], 0.6);
  const withdrawn = { amount: anyMoney(rng, 3000000), on: dateIn(rng, 1999, 2013) };
  const given = chance(rng, 0.4) ? { withdrawn } : {};
  return {
    telephone: {
      pensionerOrVested: mostly(rng, true, [false], 0.93),
      participantAtSale: mostly(rng, true, [false], 0.93),
      creditedMonths,
      ...maybe(rng, 'restoredMonths', pick(rng, [0, 1, 2, 12, 60, 180, 240]), 0.4),
      ...('withdrawn' in given && chance(rng, 0.4) ? {} : { periods }),
      ...given,
      ...maybe(rng, 'transferred', anyMoney(rng, pick(rng, [100000, 3000000, 9000000])), 0.5),
      ...maybe(rng, 'plan', chance(rng, 0.5), 0.5),
      approvedOn: mostly(rng, dateIn(rng, 2011, 2014), ['1999-05-01'], 0.95),
      ...maybe(rng, 'boardRate', pick(rng, ['2.5', '0', '1.75', '2', '3', '2.51']), 0.5),
    },
  };
}
