// What each operation of the graph makes of what its arguments can be: the operator table of bounds.ts.
// On known values the interpreter computes; here is what it could compute, never less.

import {
  addDays,
  anniversary,
  type Day,
  type LeapAnniversary,
  lastDayOf,
  type Month,
  monthOf,
  type Ratio,
  type Rounding,
  roundRatio,
} from '../base/index.ts';
import {
  addEnds,
  compareEnds,
  divideEnds,
  ENDLESS,
  ENDLESS_BELOW,
  endOf,
  greatestOf,
  isEndless,
  leastOf,
  multiplyEnds,
  negative,
  roundEnd,
} from './limits.ts';
import { INTEGER_KINDS, type Node } from './node.ts';
import {
  anythingOf,
  between,
  canBe,
  compareAny,
  EITHER,
  type End,
  greaterEnd,
  isNothing,
  LEFT,
  lesserEnd,
  NOTHING,
  type Reach,
  truths,
  withLeft,
} from './reach.ts';

/** A reach that has its two ends. */
interface Range {
  readonly low: End;
  readonly high: End;
}

interface Counted {
  readonly low: Day;
  readonly high: Day;
}

interface ExactRange {
  readonly low: Ratio;
  readonly high: Ratio;
}

const TIES: readonly Rounding[] = ['half-up', 'half-even'];
const LEAPS: readonly LeapAnniversary[] = ['march-1', 'february-28'];

/** What the operation of the node can give. An argument that can be nothing leaves nothing. */
export function operateOn(node: Node, args: readonly Reach[]): Reach {
  const left = args.some((arg) => arg.left);
  if (args.some(isNothing)) return left ? LEFT : NOTHING;
  return withLeft(operated(node, args), left);
}

function operated(node: Node, args: readonly Reach[]): Reach {
  const [a, b, c] = args as [Reach, Reach, Reach];
  switch (node.op) {
    case 'not':
      return truths(canBe(a, false), canBe(a, true));
    case 'equal':
      return isRange(a) && isRange(b) ? comparison(node, a, b) : equality(a, b);
    case 'below':
    case 'at-most':
    case 'at-least':
    case 'above':
      return isRange(a) && isRange(b) ? comparison(node, a, b) : EITHER;
    case 'lesser':
      return isRange(a) && isRange(b) ? between(lesserEnd(a.low, b.low), lesserEnd(a.high, b.high)) : anyOf(node);
    case 'greater':
      return isRange(a) && isRange(b) ? between(greaterEnd(a.low, b.low), greaterEnd(a.high, b.high)) : anyOf(node);
    case 'floor':
      return isRange(a) ? rounded(a, ['down']) : anyOf(node);
    case 'ceiling':
      return isRange(a) ? rounded(a, ['up']) : anyOf(node);
    case 'round':
      return isRange(a) ? rounded(a, (b.values as readonly Rounding[] | undefined) ?? TIES) : anyOf(node);
    case 'anniversary':
      return isCounted(a) && isCounted(b) ? anniversaries(a, b, c) : anyOf(node);
    case 'days-after':
      return isCounted(a) && isCounted(b) ? between(addDays(a.low, b.low), addDays(a.high, b.high)) : anyOf(node);
    case 'month-end':
      return isCounted(a) ? between(monthEnd(node, a.low), monthEnd(node, a.high)) : anyOf(node);
    default:
      return isRange(a) && isRange(b) ? calculation(node, exact(a), exact(b)) : anyOf(node);
  }
}

function isRange(reach: Reach): reach is Reach & Range {
  return reach.low !== undefined && reach.high !== undefined;
}

/** A range of packed days or of integers that has no endless end. */
function isCounted(reach: Reach): reach is Reach & Counted {
  return Number.isFinite(reach.low) && Number.isFinite(reach.high);
}

const anyOf = ({ kind }: Node): Reach => anythingOf(kind);
const exact = ({ low, high }: Range): ExactRange => ({ low: endOf(low), high: endOf(high) });

/** Of truths and codes. */
function equality(a: Reach, b: Reach): Reach {
  if (a.values === undefined || b.values === undefined) return EITHER;
  const alike = a.values.some((value) => b.values?.includes(value));
  return truths(alike, !(alike && a.values.length === 1 && b.values.length === 1));
}

function comparison({ op }: Node, a: Range, b: Range): Reach {
  const lowest = compareAny(a.low, b.high);
  const highest = compareAny(a.high, b.low);
  switch (op) {
    case 'below':
      return truths(lowest < 0, highest >= 0);
    case 'at-most':
      return truths(lowest <= 0, highest > 0);
    case 'at-least':
      return truths(highest >= 0, lowest < 0);
    case 'above':
      return truths(highest > 0, lowest <= 0);
    default:
      return truths(lowest <= 0 && highest >= 0, !(lowest === 0 && highest === 0));
  }
}

function rounded(a: Range, modes: readonly Rounding[]): Reach {
  const { low, high } = exact(a);
  return between(
    modes.map((mode) => roundEnd(low, mode)).reduce(leastOf),
    modes.map((mode) => roundEnd(high, mode)).reduce(greatestOf),
  );
}

/** Later days and more years give no earlier day. */
function anniversaries(days: Counted, years: Counted, leap: Reach): Reach {
  const leaps = (leap.values as readonly LeapAnniversary[] | undefined) ?? LEAPS;
  const low = leaps.map((each) => anniversary(days.low, years.low, each));
  const high = leaps.map((each) => anniversary(days.high, years.high, each));
  return between(Math.min(...low), Math.max(...high));
}

function monthEnd(node: Node, end: End): Day {
  return lastDayOf(node.args[0]?.kind === 'month' ? (end as Month) : monthOf(end as Day));
}

function calculation(node: Node, a: ExactRange, b: ExactRange): Reach {
  const range = calculated(node, a, b);
  if (range === undefined) return anyOf(node);
  if (!INTEGER_KINDS.has(node.kind)) return between(range.low, range.high);
  return between(wholeNumber(range.low, 'up'), wholeNumber(range.high, 'down'));
}

function calculated({ op }: Node, a: ExactRange, b: ExactRange): ExactRange | undefined {
  switch (op) {
    case 'add':
      return { low: addEnds(a.low, b.low, ENDLESS_BELOW), high: addEnds(a.high, b.high, ENDLESS) };
    case 'subtract':
      return {
        low: addEnds(a.low, negative(b.high), ENDLESS_BELOW),
        high: addEnds(a.high, negative(b.low), ENDLESS),
      };
    case 'multiply':
      return product(a, b);
    case 'divide':
      return quotient(a, b);
    default:
      throw new Error(`no operation ${op}`);
  }
}

function product(a: ExactRange, b: ExactRange): ExactRange {
  // Nearly all that the law multiplies is not negative.
  if (a.low.n >= 0n && b.low.n >= 0n) return { low: multiplyEnds(a.low, b.low), high: multiplyEnds(a.high, b.high) };
  const corners = [
    multiplyEnds(a.low, b.low),
    multiplyEnds(a.low, b.high),
    multiplyEnds(a.high, b.low),
    multiplyEnds(a.high, b.high),
  ];
  return { low: corners.reduce(leastOf), high: corners.reduce(greatestOf) };
}

/** Division by what can be negative gives anything; by what can be zero, anything up to endless. */
function quotient(a: ExactRange, b: ExactRange): ExactRange | undefined {
  if (b.low.n < 0n) return undefined;
  const none: Ratio = { n: 0n, d: 1n };
  return {
    low: divideEnds(a.low, a.low.n >= 0n ? b.high : b.low, a.low.n >= 0n ? none : ENDLESS_BELOW),
    high: divideEnds(a.high, a.high.n >= 0n ? b.low : b.high, a.high.n >= 0n ? ENDLESS : none),
  };
}

/** An end of an integer kind: the next whole number within. */
function wholeNumber(end: Ratio, rounding: 'up' | 'down'): number {
  if (!isEndless(end)) return Number(roundRatio(end, rounding));
  return compareEnds(end, ENDLESS) === 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}
