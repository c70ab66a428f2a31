// What a value can be while facts are missing: a few truths or codes, everything between two ends, or anything.
// How it follows from node to node is in bounds.ts.

import type { Ratio } from '../base/index.ts';
import { compareEnds, ENDLESS, ENDLESS_BELOW, endOf } from './limits.ts';
import { INTEGER_KINDS, isExact, type Kind } from './node.ts';

/** An end of a range: a number of the integer kinds, infinite or not; of money and ratios as in limits.ts. */
export type End = number | Ratio;

/**
 * What a value can be, never less: one of `values` where they are known, else all between `low` and `high`, both
 * included, where these are, else anything. No values at all: the facts that would give one cannot be.
 */
export interface Reach {
  readonly values: readonly unknown[] | undefined;
  readonly low: End | undefined;
  readonly high: End | undefined;
  /** Whether the law may leave the value to a person instead of giving one. */
  readonly left: boolean;
}

// Every reach has the same fields in the same order, since hundreds are made for a decision.
const make = (values: readonly unknown[] | undefined, low: End | undefined, high: End | undefined, left: boolean) => ({
  values,
  low,
  high,
  left,
});

export const ANYTHING: Reach = make(undefined, undefined, undefined, false);
export const NOTHING: Reach = make([], undefined, undefined, false);
export const LEFT: Reach = make([], undefined, undefined, true);
const YES: Reach = make([true], undefined, undefined, false);
const NO: Reach = make([false], undefined, undefined, false);
export const EITHER: Reach = make([true, false], undefined, undefined, false);

/** One of these and nothing else. */
export function oneOfThese(values: readonly unknown[]): Reach {
  return make(values, undefined, undefined, false);
}

/** From one end to the other, both included. */
export function between(low: End, high: End): Reach {
  return make(undefined, low, high, false);
}

/** What lies between two ends; nothing does where the first is above the second. */
export function rangeWithin(low: End, high: End): Reach {
  return compareAny(low, high) > 0 ? NOTHING : between(low, high);
}

const ANY_NUMBER = between(ENDLESS_BELOW, ENDLESS);
const ANY_INTEGER = between(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);

/** Any value of a kind. */
export function anythingOf(kind: Kind): Reach {
  if (kind === 'truth') return EITHER;
  if (isExact(kind)) return ANY_NUMBER;
  return INTEGER_KINDS.has(kind) ? ANY_INTEGER : ANYTHING;
}

/** The truths that are possible. */
export function truths(canBeTrue: boolean, canBeFalse: boolean): Reach {
  if (canBeTrue) return canBeFalse ? EITHER : YES;
  return canBeFalse ? NO : NOTHING;
}

/** A known value: a number is a range of one. */
export function exactly(value: unknown): Reach {
  if (typeof value === 'boolean') return value ? YES : NO;
  const isNumber = typeof value === 'number' || isRatio(value);
  return isNumber ? between(value, value) : oneOfThese([value]);
}

/** Whether a value is an exact number, and none of the other kinds. */
export function isRatio(value: unknown): value is Ratio {
  return typeof value === 'object' && value !== null && 'n' in value && 'd' in value;
}

/** The reach with what the law leaves to a person besides. */
export function withLeft(reach: Reach, left: boolean): Reach {
  return !left || reach.left ? reach : make(reach.values, reach.low, reach.high, true);
}

export function isNothing({ values }: Reach): boolean {
  return values?.length === 0;
}

/** Whether it can be this truth or code. */
export function canBe({ values, low }: Reach, value: unknown): boolean {
  return values === undefined ? low === undefined : values.includes(value);
}

/** The one value that it can be; undefined where it can be several. */
export function onlyValue({ values, low, high }: Reach): unknown {
  if (values !== undefined) return values.length === 1 ? values[0] : undefined;
  return low !== undefined && high !== undefined && compareAny(low, high) === 0 ? low : undefined;
}

export function compareAny(a: End, b: End): number {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  return compareEnds(endOf(a), endOf(b));
}

export const lesserEnd = (a: End, b: End): End => (compareAny(a, b) <= 0 ? a : b);
export const greaterEnd = (a: End, b: End): End => (compareAny(a, b) >= 0 ? a : b);

/** Either of two. */
export function join(a: Reach, b: Reach): Reach {
  if (a === b || isNothing(b)) return withLeft(a, b.left);
  if (isNothing(a)) return withLeft(b, a.left);
  return withLeft(joined(a, b), a.left || b.left);
}

function joined(a: Reach, b: Reach): Reach {
  if (a.values !== undefined && b.values !== undefined) return oneOfThese([...new Set([...a.values, ...b.values])]);
  if (a.low === undefined || a.high === undefined || b.low === undefined || b.high === undefined) return ANYTHING;
  return between(lesserEnd(a.low, b.low), greaterEnd(a.high, b.high));
}
