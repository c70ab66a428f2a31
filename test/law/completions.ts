// Facts that are taken away from a case, and put back or others in their place: ways of completing what is not known.
// Absences that mean something are not taken away: a fact that is not asked for stays as it is.

import type { Facts, Rng } from '../oracle/random-tools.ts';
import { chance, pick } from '../oracle/random-tools.ts';

/** The facts of which the contract says what their absence means; a star stands for any place in a list. */
const ABSENCE_MEANS = new Set([
  '/on',
  '/participant/diedOn',
  '/participant/supersededAnnual',
  '/service/*/to',
  '/service/*/office',
  '/service/*/refundReturned',
  '/service/*/capacity',
  '/service/*/from',
  '/disability/fundMonthly',
  '/disability/totalAndPermanentOn',
  '/disability/certificates/*/licensed',
  '/disability/certificates/*/examinedOn',
  '/disability/certificates/*/incapable',
  '/disability/certificates/*/totalAndPermanent',
  '/debts',
  '/orders',
  '/orders/*/recognizedOn',
  '/orders/*/designees/*/share',
  '/orders/*/designees/*/diedOn',
  '/heirs/*/share',
  '/interest/annualRate',
  '/employment/election',
  '/employment/minimumYears',
  '/telephone/restoredMonths',
  '/telephone/transferred',
  '/telephone/boardRate',
  '/telephone/plan',
]);

/** The questions that need the day of death; to the others its absence says that the participant is alive. */
const NEED_DEATH = ['hybrid-death', 'beneficiaries'];

const starred = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** The pointers of all facts and lists of a case that can be not known. */
function whatCanBeUnknown(question: string, facts: Facts): readonly string[] {
  const besideWithdrawn = (facts['telephone'] as Facts | undefined)?.['withdrawn'] !== undefined;
  return pointersIn(facts, '').filter((pointer) => {
    if (pointer === '/telephone/periods') return !besideWithdrawn;
    if (pointer === '/participant/diedOn') return NEED_DEATH.includes(question);
    return !ABSENCE_MEANS.has(starred(pointer));
  });
}

function pointersIn(value: unknown, at: string): readonly string[] {
  if (Array.isArray(value)) return [at, ...value.flatMap((part, i) => pointersIn(part, `${at}/${i}`))];
  if (typeof value !== 'object' || value === null) return value === null ? [] : [at];
  return Object.entries(value).flatMap(([key, part]) => pointersIn(part, `${at}/${key}`));
}

/** The facts without those at the pointers; a holder of nothing stays, since its absence may mean something. */
export function without(facts: Facts, pointers: readonly string[]): Facts {
  const copy = structuredClone(facts);
  for (const pointer of pointers) {
    const [holder, key] = holderOf(copy, pointer);
    if (holder !== undefined) delete holder[key];
  }
  return copy;
}

/** One to four facts taken away at random. */
export function withSomeUnknown(rng: Rng, question: string, facts: Facts): Facts {
  const able = whatCanBeUnknown(question, facts);
  const count = Math.min(able.length, pick(rng, [1, 1, 2, 2, 3, 4]));
  return without(
    facts,
    Array.from({ length: count }, () => pick(rng, able)),
  );
}

/**
 * The facts with those that are missing taken from another case. What is stated stands: salaries that are there gain
 * earlier ones, for the days of which they say nothing, and other lists nothing.
 */
export function completedFrom(rng: Rng, facts: Facts, missing: readonly string[], other: Facts): Facts {
  const copy = structuredClone(facts);
  for (const pointer of missing) {
    const found = valuesAt(other, starred(pointer).split('/').slice(1));
    const [holder, key] = holderOf(copy, pointer, true);
    if (found.length === 0 || holder === undefined) continue;
    const value = structuredClone(pick(rng, found));
    const there = holder[key];
    if (pointer === '/salaries' && Array.isArray(there) && Array.isArray(value)) {
      const first = there.map((salary: Facts) => String(salary['from'] ?? '9')).sort()[0] ?? '9';
      there.push(...value.filter((salary: Facts) => String(salary['from'] ?? '9') < first && chance(rng, 0.8)));
    } else {
      // What is stated stands: a day after the day asked about is no fact yet, and takes others with it.
      holder[key] = there ?? value;
    }
  }
  return copy;
}

function valuesAt(value: unknown, keys: readonly string[]): readonly unknown[] {
  const [key, ...rest] = keys;
  if (key === undefined) return value === undefined || value === null ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return key === '*'
    ? (value as unknown[]).flatMap((part) => valuesAt(part, rest))
    : valuesAt((value as Facts)[key], rest);
}

function holderOf(facts: Facts, pointer: string, make = false): readonly [Facts | undefined, string] {
  const keys = pointer.split('/').slice(1);
  const last = keys.pop() ?? '';
  let holder: Facts | undefined = facts;
  for (const key of keys) {
    if (make && holder !== undefined && (holder[key] === undefined || holder[key] === null)) holder[key] = {};
    const next: unknown = holder?.[key];
    holder = typeof next === 'object' && next !== null ? (next as Facts) : undefined;
  }
  return [holder, last];
}
