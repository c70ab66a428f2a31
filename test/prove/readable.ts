// What makes a witness read well: days of our time, round amounts, a factor as actuaries state them.
// A witness that cannot be had so is looked for without.

import { type Day, dayOf, parseDay } from '../../src/base/index.ts';
import { READINGS } from '../../src/law/index.ts';
import type { Constraints } from '../../src/rules/index.ts';

/** From a birth that may still be served to the last day that a record of today can know. */
const DAYS: readonly [Day, Day] = [dayOf(1930, 1, 1), dayOf(2026, 11, 30)];

/** In cents. */
const AMOUNTS: Readonly<Record<string, number>> = {
  '/salaries/0/annual': 6_000_000,
  '/salaries/1/annual': 9_000_000,
  '/account/balance': 50_000_000,
  '/contribution/salary': 8_400_000,
  '/disability/fundMonthly': 50_000,
  '/retirement/accountAtRetirement': 50_000_000,
};

const FACTOR = '12.5';

/** Each open point read by default, but for the options named. */
export function usualReadings(constraints: Constraints, options: Readonly<Record<string, string>>): readonly string[] {
  return constraints.script.declared().flatMap(({ name, term }) => {
    const id = /^reading ([^']+)$/.exec(name)?.[1];
    if (id === undefined || !Object.hasOwn(READINGS, id)) return [];
    const option = options[id] ?? READINGS[id as keyof typeof READINGS].default;
    return [`(= ${term} ${constraints.script.codeOf(option)})`];
  });
}

/** Conditions on the facts in use; `days` are those of the case itself. */
export function readable(constraints: Constraints, days: Readonly<Record<string, string>> = {}): readonly string[] {
  return constraints.script.declared().flatMap(({ name, kind, term }) => {
    if (kind === 'day' && name.startsWith('/'))
      return [`(<= ${DAYS[0]} ${term} ${DAYS[1]})`, ...isDay(constraints, term, days[name])];
    const amount = AMOUNTS[name];
    if (amount !== undefined) return [`(= ${term} ${amount})`];
    return name === '/account/factor' ? [`(= ${term} ${FACTOR})`] : [];
  });
}

function isDay(constraints: Constraints, term: string, text: string | undefined): readonly string[] {
  const day = text === undefined ? undefined : parseDay(text);
  if (day === undefined) return [];
  const parts = [Math.floor(day / 512), (day >> 5) & 15, day & 31];
  return constraints.script.partsOf(term).map((part, index) => `(= ${part} ${parts[index]})`);
}
