// Work on months of service that are bought: each month's contributions, and the interest that has run on them.
// Who may buy, at which rate and until when interest runs is in section-764.ts.

import {
  addRatio,
  type Day,
  type Month,
  monthOf,
  multiplyRatio,
  type Ratio,
  type Rounding,
  ratio,
  roundRatio,
} from '../../base/index.ts';
import { Found, Unknown } from '../../rules/index.ts';
import type { Facts } from '../facts/facts.ts';

/** Months of one salary, and what each of them costs in whole cents. */
interface Run {
  readonly from: Month;
  readonly to: Month;
  readonly contribution: bigint;
}

type RateName = 'individualRate' | 'employerRate';

interface Period {
  readonly at: string;
  readonly from: Month | undefined;
  readonly to: Month | undefined;
  readonly monthlySalary: number | undefined;
  readonly individualRate?: Ratio | undefined;
  readonly employerRate?: Ratio | undefined;
}

/** The periods of a purchase; of the telephone credit none are meant where only a withdrawn amount is returned. */
function periodsOf(facts: Facts, purchase: string): readonly Period[] | undefined {
  if (purchase === 'readmission') return facts.readmission?.periods;
  const { periods, withdrawn } = facts.telephone ?? {};
  return periods ?? (withdrawn?.amount === undefined ? undefined : []);
}

/** A month's contributions at the named rates, each kind rounded by itself; undefined while a fact is missing. */
function contributionOf(period: Period, rates: readonly RateName[], rounding: Rounding): bigint | undefined {
  const { monthlySalary } = period;
  const parts = rates.map((rate) => {
    if (monthlySalary === 0 || period[rate]?.n === 0n) return 0n;
    const share = period[rate];
    if (monthlySalary === undefined || share === undefined) return undefined;
    return roundRatio(multiplyRatio(ratio(monthlySalary), share), rounding);
  });
  return parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0n);
}

/** Each period that costs something, with what a month of it costs. */
function runsOf(
  facts: Facts,
  purchase: string,
  rates: readonly RateName[],
  rounding: Rounding,
): readonly Run[] | Unknown {
  const periods = periodsOf(facts, purchase);
  if (periods === undefined) return new Unknown([`/${purchase}/periods`]);
  const priced = periods.map((period) => ({ period, contribution: contributionOf(period, rates, rounding) }));
  const costing = priced.filter(({ contribution }) => contribution !== 0n);
  const needed = ['from', 'to', 'monthlySalary', ...rates] as const;
  const missing = costing.flatMap(({ period }) =>
    needed.filter((key) => period[key] === undefined).map((key) => `${period.at}/${key}`),
  );
  if (missing.length > 0) return new Unknown(missing);
  return costing.map(({ period, contribution }) => ({
    from: period.from as Month,
    to: period.to as Month,
    contribution: contribution as bigint,
  }));
}

const ratesOf = (withEmployer: boolean): readonly RateName[] =>
  withEmployer ? ['individualRate', 'employerRate'] : ['individualRate'];

/**
 * Without contributions no interest runs, whatever the rate and the day; none at no rate, and none before a month has
 * run. Without the list of periods it is missing.
 */
export function interestEarly(
  facts: Facts,
  purchase?: string,
  withEmployer?: boolean,
  _until?: Day,
  atLatest?: Day,
  rate?: Ratio,
  _compounding?: string,
  rounding?: string,
): Found | Unknown | undefined {
  if (purchase === undefined || withEmployer === undefined || rounding === undefined) return undefined;
  const runs = runsOf(facts, purchase, ratesOf(withEmployer), rounding as Rounding);
  if (periodsOf(facts, purchase) === undefined && runs instanceof Unknown) return runs;
  if (rate?.n === 0n) return new Found(ratio(0), []);
  const free =
    !(runs instanceof Unknown) && runs.every(({ from }) => atLatest !== undefined && monthsRun(from, atLatest) === 0);
  return free ? new Found(ratio(0), []) : undefined;
}

/**
 * How interest runs: within the first year both ways of compounding are one, and nobody needs to be asked. Arguments: the
 * purchase, the day to which interest runs, the rounding, "simple" or "annual".
 */
export function howInterestRuns(
  _facts: Facts,
  _purchase: string,
  _until: Day,
  _rounding: string,
  compounding: string,
): Found {
  return new Found(compounding, []);
}

/** Simple, where it is not known how but no contribution has run for more than a year. */
export function howInterestRunsEarly(
  facts: Facts,
  purchase?: string,
  until?: Day,
  rounding?: string,
): Found | undefined {
  if (purchase === undefined || until === undefined || rounding === undefined) return undefined;
  const runs = runsOf(facts, purchase, ratesOf(true), rounding as Rounding);
  const within = !(runs instanceof Unknown) && runs.every(({ from }) => monthsRun(from, until) <= 12);
  return within ? new Found('simple', []) : undefined;
}

const lengthOf = ({ from, to }: Run): bigint => BigInt(to - from + 1);

/** The contributions of one kind for all months. Arguments: the purchase, the kind's rate, the rounding. */
export function contributionsOfMonths(facts: Facts, purchase: string, rate: string, rounding: string): Found | Unknown {
  const runs = runsOf(facts, purchase, [rate as RateName], rounding as Rounding);
  if (runs instanceof Unknown) return runs;
  const sum = runs.reduce((total, run) => total + run.contribution * lengthOf(run), 0n);
  return new Found(
    ratio(sum),
    (periodsOf(facts, purchase) ?? []).map(({ at }) => at),
  );
}

/**
 * The exact interest on each month's contributions, whole months from the month after it to that of `until`. Compounded
 * annually, m = 12y + k months make c·((1+r)^y·(1+r·k/12) − 1); simple, c·r·m/12. Arguments: the purchase, whether the
 * employer's part is owed too, the day, the day beyond which it cannot lie, the annual rate, "simple" or "annual", the rounding of the contributions.
 */
export function interestOnMonths(
  facts: Facts,
  purchase: string,
  withEmployer: boolean,
  until: Day,
  _atLatest: Day,
  rate: Ratio,
  compounding: string,
  rounding: string,
): Found | Unknown {
  const runs = runsOf(facts, purchase, ratesOf(withEmployer), rounding as Rounding);
  if (runs instanceof Unknown) return runs;
  const sum =
    compounding === 'annual'
      ? compoundInterest(runs, until, rate, rounding as Rounding)
      : simpleInterest(runs, until, rate);
  return new Found(sum, []);
}

/** Whole months from the first day of the month after `month` to a day; none where that day comes first. */
function monthsRun(month: Month, until: Day): number {
  return Math.max(0, monthOf(until) - (month + 1));
}

function simpleInterest(runs: readonly Run[], until: Day, rate: Ratio): Ratio {
  const monthly = multiplyRatio(rate, ratio(1, 12));
  const weighted = runs.reduce((sum, { from, to, contribution }) => {
    const [most, fewest] = [monthsRun(from, until), monthsRun(to, until)];
    const counted = BigInt(Math.min(to - from + 1, most - fewest + 1));
    return sum + (contribution * BigInt(most + fewest) * counted) / 2n;
  }, 0n);
  return multiplyRatio(ratio(weighted), monthly);
}

/**
 * With r = p/q every month's factor is ((q+p)/q)^y·(12q+pk)/12q. The months of one y are added first, and the years by
 * Horner's rule, so that the sum is exact and no power is worked out twice. It is rounded here: over centuries the exact
 * fraction has more digits than any proof can use.
 */
function compoundInterest(runs: readonly Run[], until: Day, rate: Ratio, rounding: Rounding): Ratio {
  const { n: p, d: q } = rate;
  const byYears = new Map<number, bigint>();
  let principal = 0n;
  for (const { from, to, contribution } of runs) {
    for (let month = from; month <= to; month = (month + 1) as Month) {
      const months = monthsRun(month, until);
      const years = Math.floor(months / 12);
      const weight = contribution * (12n * q + p * BigInt(months % 12));
      byYears.set(years, (byYears.get(years) ?? 0n) + weight);
      principal += contribution;
    }
  }
  const longest = Math.max(0, ...byYears.keys());
  let sum = 0n;
  let scale = 1n;
  for (let years = longest; years >= 0; years--) {
    sum = sum * (q + p) + (byYears.get(years) ?? 0n) * scale;
    scale *= q;
  }
  const compounded: Ratio = { n: sum, d: 12n * scale };
  return ratio(roundRatio(addRatio(compounded, ratio(-principal)), rounding));
}

/** The exact simple interest on a withdrawn amount, from the month after it was withdrawn. Arguments: the day, the rate. */
export function interestOnWithdrawn(facts: Facts, until: Day, rate: Ratio): Found | Unknown {
  const withdrawn = facts.telephone?.withdrawn;
  if (withdrawn === undefined || withdrawn.amount === 0 || rate.n === 0n) return new Found(ratio(0), []);
  const missing = missingOfWithdrawn(facts);
  if (missing.length > 0) return new Unknown(missing);
  const months = monthsRun(monthOf(withdrawn.on as Day), until);
  const share = multiplyRatio(rate, ratio(months, 12));
  return new Found(multiplyRatio(ratio(withdrawn.amount as number), share), [
    '/telephone/withdrawn/amount',
    '/telephone/withdrawn/on',
  ]);
}

/** Without a withdrawn amount no interest runs on it, and none at no rate; else its facts are needed, whatever the day. */
export function interestOnWithdrawnEarly(facts: Facts, _until?: Day, rate?: Ratio): Found | Unknown | undefined {
  const amount = facts.telephone?.withdrawn === undefined ? 0 : facts.telephone.withdrawn.amount;
  if (amount === 0 || rate?.n === 0n) return new Found(ratio(0), []);
  const missing = missingOfWithdrawn(facts);
  return missing.length > 0 ? new Unknown(missing) : undefined;
}

function missingOfWithdrawn(facts: Facts): readonly string[] {
  const withdrawn = facts.telephone?.withdrawn;
  const keys = (['amount', 'on'] as const).filter((key) => withdrawn?.[key] === undefined);
  return keys.map((key) => `/telephone/withdrawn/${key}`);
}

/** The amount withdrawn, or nothing where none was. */
export function amountWithdrawn(facts: Facts): Found | Unknown {
  const withdrawn = facts.telephone?.withdrawn;
  if (withdrawn === undefined) return new Found(ratio(0), []);
  if (withdrawn.amount === undefined) return new Unknown(['/telephone/withdrawn/amount']);
  return new Found(ratio(withdrawn.amount), ['/telephone/withdrawn/amount']);
}
