// The dated figures of the law, looked up by the day they are asked for and the day up to which law is known.
// The figures themselves, with source and standing, are in register/parameters.yaml.

import { addDays, type Day, formatDay, lowestTerms, parseDay, parseDecimal, type Ratio } from '../base/index.ts';
import { NoLawForDate, type ParameterStep, type ParameterValue } from '../rules/index.ts';
import { PARAMETERS } from './register/parameters.generated.ts';

/** How far a figure may be relied on: its text is read, a resolution gives it, a reading brings it, or none of these. */
export type Standing = 'enacted' | 'adopted' | 'unconfirmed' | 'reading';

interface DatedValue {
  readonly value: unknown;
  readonly inForceFrom: Day;
  readonly inForceTo: Day | undefined;
  readonly knownFrom: Day;
  readonly standing: Standing;
}

interface RegisteredValue {
  readonly value: string;
  readonly inForceFrom: string;
  readonly inForceTo?: string;
  readonly knownFrom: string;
  readonly standing: Standing;
}

const TABLE: ReadonlyMap<string, readonly DatedValue[]> = new Map(
  Object.entries(PARAMETERS).map(([id, { kind, values }]) => [
    id,
    (values as readonly RegisteredValue[]).map((entry) => datedValue(id, kind, entry)),
  ]),
);

function datedValue(id: string, kind: string, entry: RegisteredValue): DatedValue {
  return {
    value: parsedValue(id, kind, entry.value),
    inForceFrom: registeredDay(id, entry.inForceFrom),
    inForceTo: entry.inForceTo === undefined ? undefined : registeredDay(id, entry.inForceTo),
    knownFrom: registeredDay(id, entry.knownFrom),
    standing: entry.standing,
  };
}

function parsedValue(id: string, kind: string, text: string): Day | Ratio | number {
  if (kind === 'day') return registeredDay(id, text);
  const exact = parseDecimal(text);
  if (exact === undefined) throw new Error(`${id} in parameters.yaml is no number: ${text}`);
  if (kind === 'percent') return lowestTerms({ n: exact.n, d: exact.d * 100n });
  return Number(exact.n / exact.d);
}

function registeredDay(id: string, text: string): Day {
  const day = parseDay(text);
  if (day === undefined) throw new Error(`${id} in parameters.yaml has the date ${text}, which does not exist`);
  return day;
}

/**
 * The figure in force on `at` (on any day where that is undefined: a date needs none), as known on `known`; of several,
 * the one in force from the latest day, then the one known latest. Throws NoLawForDate where there is none.
 */
export function parameterAt(id: string, at: Day | undefined, known: Day | undefined): ParameterValue {
  const best = latest(TABLE.get(id) ?? [], at, known);
  if (best === undefined) throw new NoLawForDate(id, at === undefined ? undefined : formatDay(at));
  return { value: best.value, confirmed: best.standing !== 'unconfirmed' };
}

/** How far the figure in force on a day may be relied on. Throws NoLawForDate where there is none. */
export function standingAt(id: string, at: Day | undefined): Standing {
  const best = latest(TABLE.get(id) ?? [], at, undefined);
  if (best === undefined) throw new NoLawForDate(id, at === undefined ? undefined : formatDay(at));
  return best.standing;
}

function latest(entries: readonly DatedValue[], at: Day | undefined, known: Day | undefined): DatedValue | undefined {
  let best: DatedValue | undefined;
  for (const entry of entries) {
    if (known !== undefined && entry.knownFrom > known) continue;
    if (at !== undefined && (entry.inForceFrom > at || (entry.inForceTo !== undefined && entry.inForceTo < at)))
      continue;
    if (best === undefined || isLater(entry, best)) best = entry;
  }
  return best;
}

/** The values of a figure over time as known on `known`, in order and without overlap; a day without one is in none. */
export function parameterSteps(id: string, known?: Day): readonly ParameterStep[] {
  const entries = TABLE.get(id) ?? [];
  const days = entries.flatMap(({ inForceFrom, inForceTo }) =>
    inForceTo === undefined ? [inForceFrom] : [inForceFrom, addDays(inForceTo, 1)],
  );
  const changes = [...new Set(days)].sort((a, b) => a - b);
  return changes.flatMap((from, i) => {
    const entry = latest(entries, from, known);
    const next = changes[i + 1];
    if (entry === undefined) return [];
    return [{ from, to: next === undefined ? undefined : addDays(next, -1), value: entry.value }];
  });
}

function isLater(a: DatedValue, b: DatedValue): boolean {
  return a.inForceFrom > b.inForceFrom || (a.inForceFrom === b.inForceFrom && a.knownFrom > b.knownFrom);
}

/** The day on which the System began (§ 234(4)): no rule of it has a value before. */
export const OPERATIVE_DATE = parameterAt('system.operative-date', undefined, undefined).value as Day;
