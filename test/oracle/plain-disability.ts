// The three disability pensions of § 238.
import { anniversary, monthOf } from './plain-dates.ts';
import type { Answer, Condition, Decision, Readings } from './plain-facts.ts';
import { absent, conclude, flagHolds, needsFacts, onDay, text } from './plain-facts.ts';
import { applicationHolds, asOf, proofHolds, totalProofHolds } from './plain-medical.ts';
import type { Frac } from './plain-money.ts';
import {
  cents,
  centsText,
  decimal,
  fourDecimals,
  frac,
  greater,
  moneyText,
  over,
  percent,
  plus,
  smaller,
  times,
} from './plain-money.ts';
import type { Spell } from './plain-service.ts';
import {
  averageCompensation,
  cohortIs,
  creditableMonths,
  fiveYearAverage,
  judgeMonths,
  judgeSpells,
  salaryOn,
  spellsTo,
} from './plain-service.ts';

type Day = { day: string | undefined; missing: string[] };

// "The day of disability (occupational: onsetOn; nonoccupational: totalAndPermanentOn)"; absent it means onsetOn.
function dayOf(facts: unknown, occupational: boolean): Day {
  const onsetOn = text(facts, '/disability/onsetOn');
  const day = occupational ? onsetOn : (text(facts, '/disability/totalAndPermanentOn') ?? onsetOn);
  return { day, missing: day === undefined ? ['/disability/onsetOn'] : [] };
}

// "The day of disability must lie in a judge's spell". Known to fail also where there is no judge's spell at all.
function dayInSpell(day: Day, spells: Spell[] | undefined): Condition {
  if (spells !== undefined && judgeSpells(spells).length === 0) return { holds: false, missing: [] };
  if (day.day === undefined || spells === undefined) {
    return { holds: null, missing: [...day.missing, ...(spells === undefined ? ['/service'] : [])] };
  }
  const lies = judgeSpells(spells).some((spell) => spell.from <= day.day! && day.day! <= spell.to);
  return { holds: lies, missing: [] };
}

// "at least ten (10) years of creditable service"; "five years: 60 judge's months".
function monthsAtLeast(count: number | undefined, needed: number): Condition {
  return count === undefined ? { holds: null, missing: ['/service'] } : { holds: count >= needed, missing: [] };
}

// The day an age is reached comes after this day; both may be unknown.
function beforeAge(facts: unknown, day: Day, age: number, readings: Readings): Condition {
  const birthDate = text(facts, '/participant/birthDate');
  if (birthDate === undefined || day.day === undefined) {
    return { holds: null, missing: [...day.missing, ...absent(facts, ['/participant/birthDate'])] };
  }
  return { holds: day.day < anniversary(birthDate, age, readings), missing: [] };
}

// § 238(D): "applies for disability before reaching the age of sixty-five": the day of the application.
function filedOn(facts: unknown): Day {
  const pointer = '/disability/application/filedOn';
  return { day: text(facts, pointer), missing: absent(facts, [pointer]) };
}

// Reading before-sixty: "What must happen before the 60th birthday?" onset, application or determination (`on`).
function beforeSixty(facts: unknown, readings: Readings, on: string): Condition {
  if (readings['before-sixty'] === 'application') return beforeAge(facts, filedOn(facts), 60, readings);
  if (readings['before-sixty'] === 'determination') return beforeAge(facts, { day: on, missing: [] }, 60, readings);
  return beforeAge(facts, dayOf(facts, false), 60, readings);
}

// "fundMonthly, systemMonthly (what the System bears), participantMonthly (what reaches the participant)", from the
// rounded month; reading fund-offset combined: the greater of the two reaches the participant; net-only: "Only the
// pension less the Fund's amount, which is also what the System bears". "fundMonthly: none".
function offset(facts: unknown, monthly: bigint, readings: Readings): Record<string, string> {
  const fund = cents(decimal(text(facts, '/disability/fundMonthly') ?? '0.00'), readings);
  const system = monthly > fund ? monthly - fund : 0n;
  const participant = readings['fund-offset'] === 'net-only' ? system : system + fund;
  return {
    fundMonthly: centsText(fund),
    systemMonthly: centsText(system),
    participantMonthly: centsText(participant),
  };
}

// "the month is annual/12 rounded half up to the cent".
function monthlyOf(annual: Frac, readings: Readings): bigint {
  return cents(over(annual, frac(12)), readings);
}

// Where the months are not known, only a list with no salary at all is known to lack one.
function salariesIfNone(facts: unknown): string[] {
  return salaryOn(facts, '9999-12-31').missing.filter((at) => at === '/salaries');
}

// § 238(A): arising from employment, compensable, formal application, proof; 50% of the "Base rate: the salary in
// force on onsetOn". "annual, monthly (before offset)".
export function decideOccupational(given: unknown, readings: Readings, today: string): Decision {
  const on = onDay(given, today);
  const facts = asOf(given, on);
  const spells = spellsTo(facts, readings, on);
  const day = dayOf(facts, true);
  const conditions = [
    cohortIs(facts, readings, false),
    dayInSpell(day, spells),
    flagHolds(facts, '/disability/arisesFromEmployment'),
    flagHolds(facts, '/disability/compensable'),
    applicationHolds(facts),
    proofHolds(facts, readings, on),
  ];
  if (day.day === undefined) return conclude(conditions, { missing: salariesIfNone(facts) });
  const salary = salaryOn(facts, day.day);
  if (salary.value === undefined) return conclude(conditions, { missing: salary.missing });
  const annual = over(salary.value, frac(2));
  const monthly = monthlyOf(annual, readings);
  const result = {
    annual: moneyText(annual, readings),
    monthly: centsText(monthly),
    ...offset(facts, monthly, readings),
  };
  return conclude(conditions, { result, missing: [] });
}

// "thirty percent (30%) of the average compensation for the first ten years, plus one percent for each year in
// excess"; reading years-over-ten: months "1/12 of 1% for each credited month", whole-years "Nothing", round-up "A
// whole 1%"; "shall not exceed fifty percent (50%)".
function percentFor(months: number, readings: Readings): Frac {
  const beyond = Math.max(0, months - 120);
  let extra = frac(beyond, 12);
  if (readings['years-over-ten'] === 'whole-years') extra = frac(Math.floor(beyond / 12));
  if (readings['years-over-ten'] === 'round-up') extra = frac(Math.ceil(beyond / 12));
  return smaller(plus(frac(30), extra), frac(50));
}

// § 238(B): ten years, before 60, totally and permanently disabled while a judge, application, examination that shows
// it. "totalAndPermanent (established in the case: a condition of its own beside the certificates)". "Service and
// average run to the last day served or `on`, whichever is earlier. The 1960 floor applies where `on` is no later
// than 1960-12-31, and beats the cap."
// Reading taken: `percent` is the capped percentage, and stays so where the 1960 floor gives more.
export function decideNonoccupational(given: unknown, readings: Readings, today: string): Decision {
  const on = onDay(given, today);
  const facts = asOf(given, on);
  const spells = spellsTo(facts, readings, on);
  const months = spells === undefined ? undefined : creditableMonths(spells).length;
  const conditions = [
    cohortIs(facts, readings, false),
    monthsAtLeast(months, 120),
    beforeSixty(facts, readings, on),
    dayInSpell(dayOf(facts, false), spells),
    flagHolds(facts, '/disability/totalAndPermanent'),
    applicationHolds(facts),
    proofHolds(facts, readings, on),
    totalProofHolds(facts, on),
  ];
  if (spells === undefined || months === undefined) return conclude(conditions, { missing: salariesIfNone(facts) });
  const average = averageCompensation(facts, spells, readings);
  if (average.value === undefined) return conclude(conditions, { missing: average.missing });
  const rate = percentFor(months, readings);
  let annual = times(average.value, over(rate, frac(100)));
  const superseded = text(facts, '/participant/supersededAnnual');
  if (on <= '1960-12-31' && superseded !== undefined) annual = greater(annual, decimal(superseded));
  const result = {
    serviceMonths: months,
    averageCompensation: moneyText(average.value, readings),
    percent: fourDecimals(rate),
    annual: moneyText(annual, readings),
    monthly: centsText(monthlyOf(annual, readings)),
  };
  return conclude(conditions, { result, missing: [] });
}

// § 238(D) and reading hybrid-disability-tests: replace: 5 years and application before 65 "replace the 10 years and
// age 60 of (B), and apply to (A) too"; add: "They come on top"; nonoccupational-only: "They replace those of (B) and
// leave (A) alone".
function hybridConditions(
  facts: unknown,
  readings: Readings,
  on: string,
  spells: Spell[] | undefined,
  occupational: boolean,
): Condition[] {
  const tests = readings['hybrid-disability-tests'];
  const months = spells === undefined ? undefined : judgeMonths(spells).length;
  const conditions = [
    cohortIs(facts, readings, true),
    dayInSpell(dayOf(facts, occupational), spells),
    applicationHolds(facts),
    proofHolds(facts, readings, on),
  ];
  if (occupational) {
    conditions.push(flagHolds(facts, '/disability/arisesFromEmployment'));
    conditions.push(flagHolds(facts, '/disability/compensable'));
  } else {
    conditions.push(flagHolds(facts, '/disability/totalAndPermanent'), totalProofHolds(facts, on));
  }
  if (!occupational || tests !== 'nonoccupational-only') {
    conditions.push(monthsAtLeast(months, 60), beforeAge(facts, filedOn(facts), 65, readings));
  }
  if (!occupational && tests === 'add') {
    conditions.push(monthsAtLeast(months, 120), beforeSixty(facts, readings, on));
  }
  return conditions;
}

// "underlyingAnnual": occupational: 50% of the salary on onsetOn; nonoccupational: (B) on the five-year average;
// reading hybrid-underlying thirty-flat: "The whole 30%"; pro-rata: "3% for each year, by months, up to 30% at ten
// years; beyond, as (B)". "ceilingSalaryAnnual (33%)"; "accrued: 1.5% a year for the judge's months to that of the day
// of disability" times the average, plus balance / factor; reading factor-unit monthly: the factor yields a month's
// annuity. "no case higher than the lesser".
function hybridAnswer(facts: unknown, readings: Readings, spells: Spell[] | undefined, occupational: boolean): Answer {
  const missing = absent(facts, ['/account/balance', '/account/factor']);
  const day = dayOf(facts, occupational).day;
  if (spells === undefined || judgeSpells(spells).length === 0) {
    return { missing: [...missing, ...salariesIfNone(facts)] };
  }
  const average = fiveYearAverage(facts, spells, readings);
  missing.push(...average.missing);
  if (day === undefined) return { missing };
  const salary = occupational ? salaryOn(facts, day) : { value: frac(0), missing: [] };
  missing.push(...salary.missing);
  if (missing.length > 0 || average.value === undefined || salary.value === undefined) return { missing };

  const months = judgeMonths(spells);
  const proRata = readings['hybrid-underlying'] === 'pro-rata' && months.length < 120;
  const rate = proRata ? frac(months.length, 4) : percentFor(months.length, readings);
  const underlying = occupational ? over(salary.value, frac(2)) : times(average.value, over(rate, frac(100)));
  const ceilingSalary = times(average.value, percent('33'));
  const accruedMonths = months.filter((month) => month <= monthOf(day)).length;
  const accrued = times(times(percent('1.5'), frac(accruedMonths, 12)), average.value);
  let annuity = over(decimal(text(facts, '/account/balance')!), decimal(text(facts, '/account/factor')!));
  if (readings['factor-unit'] === 'monthly') annuity = times(annuity, frac(12));
  const ceilingAccrued = plus(accrued, annuity);
  const annual = smaller(underlying, smaller(ceilingSalary, ceilingAccrued));
  const monthly = monthlyOf(annual, readings);
  const result = {
    underlyingAnnual: moneyText(underlying, readings),
    ceilingSalaryAnnual: moneyText(ceilingSalary, readings),
    ceilingAccruedAnnual: moneyText(ceilingAccrued, readings),
    annual: moneyText(annual, readings),
    monthly: centsText(monthly),
    ...(occupational ? offset(facts, monthly, readings) : {}),
  };
  return { result, missing: [] };
}

// "Without kind: needs-facts, whatever else."
// Reading taken: beside kind only those facts are listed that both kinds need.
export function decideHybridDisability(given: unknown, readings: Readings, today: string): Decision {
  const on = onDay(given, today);
  const facts = asOf(given, on);
  const spells = spellsTo(facts, readings, on);
  const decide = (occupational: boolean): Decision =>
    conclude(
      hybridConditions(facts, readings, on, spells, occupational),
      hybridAnswer(facts, readings, spells, occupational),
    );
  const kind = text(facts, '/disability/kind');
  if (kind !== undefined) return decide(kind === 'occupational');
  const other = decide(false).missing ?? [];
  const both = (decide(true).missing ?? []).filter((at) => other.includes(at));
  return needsFacts(['/disability/kind', ...both]);
}
