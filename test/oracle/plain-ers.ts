// The membership of the employees' system and the cost of a readmission (3 L.P.R.A. § 764).
import { monthsFromTo, wholeMonthsAfter } from './plain-dates.ts';
import type { Decision, Readings, Unknown } from './plain-facts.ts';
import { absent, decideProbed, flag, get, list, needsFacts, onDay, sorted, text } from './plain-facts.ts';
import type { Frac } from './plain-money.ts';
import { cents, centsText, decimal, frac, minus, ofCents, percent, plus, power, times } from './plain-money.ts';

// "status; enrolled true|false|null; revocable true|false|null"; it grants no right and so answers "granted".
function membership(status: string, enrolled: boolean | null, revocable: boolean | null): Decision {
  return { outcome: 'granted', result: { status, enrolled, revocable } };
}

// The table of ers-membership, "first match wins", row by row, of complete facts. "minimumYears: 3"; "election: none
// yet".
function memberByTable(facts: unknown, readings: Readings, on: string): Decision {
  const who = text(facts, '/employment/class')!;
  const temporary = text(facts, '/employment/appointment') === 'temporary';
  const participating = flag(facts, '/employment/participatingEmployer');
  const outside =
    flag(facts, '/employment/worksInPuertoRico') === false && flag(facts, '/employment/residesInPuertoRico') === false;
  const election = text(facts, '/employment/election');
  const byElection = election === undefined ? null : election === 'in';
  const officials = [
    'governor',
    'secretary',
    'agency-head',
    'governor-aide',
    'board-member',
    'legislator',
    'comptroller',
    'legislative-staff',
  ];
  if (who === 'judge') return membership('excluded', false, null);
  if ((who === 'public-enterprise' || who === 'aeela') && participating === false) {
    return membership('excluded', false, null);
  }
  if (who === 'executive' && temporary && on < '2011-07-06') return membership('excluded', false, null);
  if (['executive', 'public-enterprise', 'ombudsman-staff', 'aeela'].includes(who) && outside && on >= '2004-05-09') {
    return membership('optional', byElection, byElection);
  }
  if (officials.includes(who)) {
    const only = who === 'legislative-staff' && readings['these-officials'] === 'officials-only';
    return membership('optional', byElection, only ? null : true);
  }
  if (who === 'irregular') {
    const minimum = Math.max((get(facts, '/employment/minimumYears') as number | undefined) ?? 3, 3);
    const years = get(facts, '/employment/governmentYears') as number;
    return years >= minimum ? membership('entitled', byElection, null) : membership('not-yet', false, null);
  }
  if (who === 'municipal' && temporary) {
    const taken = readings['temporary-municipal'] === 'include-if-participating' && participating === true;
    return taken ? membership('mandatory', true, false) : membership('excluded', false, null);
  }
  if (who === 'municipal' || who === 'mayor') {
    const shut = readings['municipal-participation'] === 'participating-only' && participating === false;
    return shut ? membership('excluded', false, null) : membership('mandatory', true, false);
  }
  if (who === 'judiciary-staff' && temporary) return membership('excluded', false, null);
  return membership('mandatory', true, false);
}

// "The appointment of executive, municipal and judiciary-staff, the participatingEmployer of public-enterprise and
// aeela, and the governmentYears of irregular must be known"; works and resides: "a missing fact unless one of
// the two is known to be inside".
// Reading taken: where the class is unknown it alone is listed.
export function decideMembership(facts: unknown, readings: Readings, today: string): Decision {
  const who = text(facts, '/employment/class');
  if (who === undefined) return needsFacts(['/employment/class']);
  const must: string[] = [];
  if (['executive', 'municipal', 'judiciary-staff'].includes(who)) must.push('/employment/appointment');
  if (['public-enterprise', 'aeela'].includes(who)) must.push('/employment/participatingEmployer');
  if (who === 'irregular') must.push('/employment/governmentYears');
  const unknowns: Unknown[] = [
    { at: '/employment/appointment', values: ['career', 'temporary'] },
    { at: '/employment/participatingEmployer', values: [true, false] },
    { at: '/employment/worksInPuertoRico', values: [true, false] },
    { at: '/employment/residesInPuertoRico', values: [true, false] },
    { at: '/employment/governmentYears', values: [0, 1000] },
  ];
  const decision = decideProbed(facts, unknowns, (filled) => memberByTable(filled, readings, onDay(facts, today)));
  const missing = [...absent(facts, must), ...(decision.missing ?? [])];
  return missing.length > 0 ? { outcome: 'needs-facts', missing: sorted(missing) } : decision;
}

type MonthCost = { month: string; amount: bigint };

// "Each month's contributions are rounded, each kind by itself": one rate of a list of periods, month by month.
export function contributionsOf(facts: unknown, at: string, rate: string, readings: Readings): MonthCost[] {
  return (list(facts, at) ?? []).flatMap((_, index) => {
    const salary = decimal(text(facts, `${at}/${index}/monthlySalary`)!);
    const amount = cents(times(salary, percent(text(facts, `${at}/${index}/${rate}`)!)), readings);
    const months = monthsFromTo(text(facts, `${at}/${index}/from`)!, text(facts, `${at}/${index}/to`)!);
    return months.map((month) => ({ month, amount }));
  });
}

// "individual, employer, principal": the sums of rounded months.
export function sumOf(costs: MonthCost[]): bigint {
  return costs.reduce((sum, cost) => sum + cost.amount, 0n);
}

// "interest runs whole months from the first day of the following month": "simple c·r·m/12; annual
// c·((1+r)^y·(1+r·k/12)−1), m = 12y+k".
export function interestOn(amount: bigint, rate: Frac, months: number, annual: boolean): Frac {
  const principal = ofCents(amount);
  if (!annual) return times(principal, times(rate, frac(months, 12)));
  const years = Math.floor(months / 12);
  const growth = times(power(plus(frac(1), rate), years), plus(frac(1), times(rate, frac(months % 12, 12))));
  return times(principal, minus(growth, frac(1)));
}

// "individual, employer, principal, interest, total", interest "summed exactly, rounded once"; reading
// readmission-interest to-readmission: "Only to the readmission, or to payment if that is earlier".
function readmission(facts: unknown, readings: Readings): Decision {
  const at = '/readmission/periods';
  const individual = contributionsOf(facts, at, 'individualRate', readings);
  const employer = contributionsOf(facts, at, 'employerRate', readings);
  const rate = percent(text(facts, '/readmission/annualRate')!);
  const annual = text(facts, '/readmission/compounding') === 'annual';
  let end = text(facts, '/readmission/paidOn')!;
  const readmittedOn = text(facts, '/readmission/readmittedOn')!;
  if (readings['readmission-interest'] === 'to-readmission' && readmittedOn < end) end = readmittedOn;
  const byMonths = new Map<number, bigint>();
  for (const cost of [...individual, ...employer]) {
    const months = wholeMonthsAfter(cost.month, end);
    byMonths.set(months, (byMonths.get(months) ?? 0n) + cost.amount);
  }
  let exact = frac(0);
  for (const [months, amount] of byMonths) exact = plus(exact, interestOn(amount, rate, months, annual));
  const principal = sumOf(individual) + sumOf(employer);
  const interest = cents(exact, readings);
  const result = {
    individual: centsText(sumOf(individual)),
    employer: centsText(sumOf(employer)),
    principal: centsText(principal),
    interest: centsText(interest),
    total: centsText(principal + interest),
  };
  return { outcome: 'granted', result };
}

// The facts of periods that may be unknown, each with telling values.
export function unknownPeriods(facts: unknown, at: string, rates: string[]): Unknown[] {
  const one = {
    from: '2000-01',
    to: '2003-12',
    monthlySalary: '1000.00',
    ...Object.fromEntries(rates.map((rate) => [rate, '10'])),
  };
  const unknowns: Unknown[] = [{ at, values: [[], [one]] }];
  (list(facts, at) ?? []).forEach((_, index) => {
    const from = text(facts, `${at}/${index}/from`) ?? '2001-01';
    const to = text(facts, `${at}/${index}/to`);
    const earlier = `${Number((to ?? from).slice(0, 4)) - 2}-01`;
    const later = `${Number(from.slice(0, 4)) + 2}-12`;
    unknowns.push({ at: `${at}/${index}/from`, values: [to ?? from, earlier] });
    unknowns.push({ at: `${at}/${index}/to`, values: [from, later] });
    unknowns.push({ at: `${at}/${index}/monthlySalary`, values: ['0.00', '9000000.00'] });
    for (const rate of rates) unknowns.push({ at: `${at}/${index}/${rate}`, values: ['0', '1000'] });
  });
  return unknowns;
}

// What ers-readmission-cost needs of what it is given.
export function decideReadmission(facts: unknown, readings: Readings): Decision {
  const unknowns: Unknown[] = [
    ...unknownPeriods(facts, '/readmission/periods', ['individualRate', 'employerRate']),
    { at: '/readmission/annualRate', values: ['0', '1000'] },
    { at: '/readmission/compounding', values: ['simple', 'annual'] },
    { at: '/readmission/paidOn', values: ['1900-01-01', '2200-01-01'] },
    { at: '/readmission/readmittedOn', values: ['1900-01-01', '2200-01-01'] },
  ];
  return decideProbed(facts, unknowns, (filled) => readmission(filled, readings));
}
