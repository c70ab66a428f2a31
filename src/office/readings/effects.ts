// What each reading changes: every case decided again under each option that is not in force, put together by reading.
// The cases come from cases.ts, the month from month-effects.ts; who may see which of it, the query says.

import { formatMoney, type Language, type Words } from '../../base/index.ts';
import { optionsOf, READINGS } from '../../law/index.ts';
import type { ChangedCase, OptionEffect, ReadingEffect } from '../../wire/index.ts';
import { type Case, casesInPages, type Moment } from './cases.ts';
import { centsOf, differenceOf, made } from './differences.ts';
import { isOfMonth, type MonthEffects, monthEffects, type Trial } from './month-effects.ts';

export type ReadingId = ReadingEffect['id'];

/** A reading while its cases are counted. */
interface Tally {
  readonly id: ReadingId;
  readonly consulting: { decisions: number; applications: number };
  readonly trials: ReadonlyMap<Trial, ChangedCase[]>;
}

export interface Effects {
  readonly readings: ReadingEffect[];
  readonly decisions: number;
  readonly applications: number;
  readonly leftOut: number;
  readonly month: MonthEffects | undefined;
}

/** The effects of every option that is not in force, of each of the readings. Texts are in the language. */
export async function effectsOf(
  moment: Moment,
  ids: readonly ReadingId[],
  adopted: ReadonlySet<string>,
  language: Language,
): Promise<Effects> {
  const tallies = ids.map((id) => newTally(id, moment.inForce[id]));
  const sum = { decisions: 0, applications: 0, leftOut: 0 };
  for await (const page of casesInPages(moment)) {
    for (const one of page) {
      if (one === undefined) sum.leftOut += 1;
      else {
        sum[kindOf(one.shown)] += 1;
        for (const tally of tallies) count(one, tally);
      }
    }
  }
  const trials = tallies.flatMap((tally) => (isOfMonth(tally.id) ? [...tally.trials.keys()] : []));
  const month = await monthEffects(moment, trials);
  return {
    ...sum,
    month,
    readings: tallies.map((tally) => shownReading(tally, moment.inForce, adopted, month, language)),
  };
}

function newTally(id: ReadingId, inForce: string | undefined): Tally {
  const others = optionsOf(id).filter((option) => option !== inForce);
  return {
    id,
    consulting: { decisions: 0, applications: 0 },
    trials: new Map(others.map((option) => [{ reading: id, option }, []])),
  };
}

/** Decides the case under each option of the reading. A case that does not consult it is the same under all of them. */
function count(one: Case, { id, consulting, trials }: Tally): void {
  if (!Object.hasOwn(one.now.readings, id)) return;
  consulting[kindOf(one.shown)] += 1;
  for (const [{ option }, changed] of trials) {
    const difference = differenceOf(one.now, made(one, { ...one.readings, [id]: option }));
    if (difference !== undefined) changed.push({ ...one.shown, ...difference });
  }
}

function kindOf({ decision }: Pick<ChangedCase, 'decision'>): 'decisions' | 'applications' {
  return decision === null ? 'applications' : 'decisions';
}

function shownReading(
  { id, consulting, trials }: Tally,
  inForce: Moment['inForce'],
  adopted: ReadonlySet<string>,
  month: MonthEffects | undefined,
  language: Language,
): ReadingEffect {
  const { asks, clauses, evidence, options, ...reading } = registered(id);
  const option = inForce[id] ?? '';
  const words = (of: string): string => options[of]?.[language] ?? of;
  return {
    id,
    asks: asks[language],
    cite: reading.cite ?? null,
    clauses: [...clauses],
    evidence,
    inForce: option,
    says: words(option),
    adopted: adopted.has(id),
    ...consulting,
    options: [...trials].map(([trial, cases]) => ({
      option: trial.option,
      says: words(trial.option),
      ...totalsOf(cases),
      cases,
      month: month?.changes.get(trial) ?? null,
    })),
  };
}

interface Registered {
  readonly asks: Words;
  readonly cite?: string;
  readonly clauses: readonly string[];
  readonly evidence: ReadingEffect['evidence'];
  readonly options: Readonly<Record<string, Words>>;
}

function registered(id: ReadingId): Registered {
  return READINGS[id];
}

type Totals = Pick<OptionEffect, 'decisions' | 'outcomes' | 'monthly' | 'monthlyRunning' | 'lumpSums' | 'applications'>;

/** The sums are over decisions: an application that waits has no amount yet that could change. */
function totalsOf(cases: readonly ChangedCase[]): Totals {
  const decisions = cases.filter((one) => kindOf(one) === 'decisions');
  const sum = (rows: readonly ChangedCase[], of: 'monthly' | 'lumpSum'): string =>
    formatMoney(rows.reduce((total, row) => total + centsOf(row[of]?.difference ?? '0.00'), 0));
  return {
    decisions: decisions.length,
    outcomes: decisions.filter(({ outcome }) => outcome.now !== outcome.under).length,
    monthly: sum(decisions, 'monthly'),
    monthlyRunning: sum(
      decisions.filter(({ running }) => running),
      'monthly',
    ),
    lumpSums: sum(decisions, 'lumpSum'),
    applications: cases.length - decisions.length,
  };
}
