// Which missing fact decides how much: what is left of the width of an answer once the fact is tried at what it can be.
// What the width is of is in bounds.ts; a trial says nothing of the fact itself.

import { dayOf, formatDecimal, monthOf, type Ratio, ratio } from '../base/index.ts';
import {
  between,
  compareAny,
  type End,
  type Fixed,
  isEndless,
  type Kind,
  type Reach,
  type Source,
} from '../rules/index.ts';

/** How much of the width goes away once the fact is known: at the least and at the most, as parts of one ("0.40"). */
export interface Share {
  readonly from: string;
  readonly to: string;
}

/** A missing fact, and how much of the difference it decides. */
export interface Decisive {
  /** The JSON pointer of a missing fact. */
  readonly fact: string;
  readonly share: Share;
}

/** A day or a month is tried within those in which people live under this law, since interest runs on it. */
const FIRST = dayOf(1900, 1, 1);
const LAST = dayOf(2099, 12, 31);
/** In cents: more than anybody is paid. */
const GREAT_AMOUNT = ratio(1_000_000_000);

/** In parts of a whole, so that they are compared and sorted as integers. */
const WHOLE = 1000;

/**
 * The facts by the part of the width that goes away once they are known, the most decisive first; of equals those that
 * came first. `widthUnder` is the width where sources are taken to be known.
 */
export function decisiveFirst(
  facts: readonly string[],
  sources: readonly Source[],
  width: Ratio,
  widthUnder: (fixed: Fixed) => Ratio,
): readonly Decisive[] {
  const parts = facts.map((fact) => {
    const gone = trialsOf(sources.filter(({ missing }) => missing.includes(fact))).map((fixed) =>
      partGone(widthUnder(fixed), width),
    );
    // Of a list that nothing can be tried for, it is not known how much it decides.
    return gone.length === 0 ? { fact, from: 0, to: WHOLE } : { fact, from: Math.min(...gone), to: Math.max(...gone) };
  });
  parts.sort((a, b) => b.from - a.from || b.to - a.to);
  return parts.map(({ fact, from, to }) => ({ fact, share: { from: written(from, 'down'), to: written(to, 'up') } }));
}

function written(part: number, rounding: 'down' | 'up'): string {
  return formatDecimal(ratio(part, WHOLE), 2, rounding);
}

/** What is gone of a width; one without limit is gone wholly, where a limit comes, or not at all. */
function partGone(left: Ratio, width: Ratio): number {
  if (isEndless(width)) return isEndless(left) ? 0 : WHOLE;
  if (left.n === 0n) return WHOLE;
  return Math.max(0, WHOLE - Number((left.n * width.d * BigInt(WHOLE)) / (left.d * width.n)));
}

/**
 * The sources of a fact at their lowest together, then at their highest, and each code between; a finding that wants
 * other facts too is tried as known and as open.
 */
function trialsOf(sources: readonly Source[]): readonly Fixed[] {
  const tried = sources
    .map((source) => ({ source, values: triedOf(source) }))
    .filter(({ values }) => values.length > 0);
  const alone = tried.filter(({ source }) => source.missing.length === 1);
  const count = Math.max(0, ...tried.map(({ values }) => values.length));
  return (alone.length === tried.length ? [tried] : [tried, alone]).flatMap((set) =>
    Array.from({ length: count }, (_, i): Fixed => {
      const at = set.map(({ source, values }) => [source.key, values[Math.min(i, values.length - 1)]] as const);
      return new Map(at.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])));
    }),
  );
}

/** The values at which a source is tried: truths from false to true, codes, and the ends of a number or a day. */
function triedOf({ node, reach }: Source): readonly Reach[] {
  const { values, low, high } = reach;
  if (values !== undefined) return [...values].sort().map((value) => ({ ...reach, values: [value] }));
  if (low === undefined || high === undefined) return [];
  const { least, most } = triedWithin(node.kind);
  return [within(least, low, high), within(most, low, high)].map((end) => between(end, end));
}

/** The end of a range that has none of its own, or one that nobody lives to see, is tried at these. */
function triedWithin(kind: Kind): { readonly least: End; readonly most: End } {
  switch (kind) {
    case 'day':
      return { least: FIRST, most: LAST };
    case 'month':
      return { least: monthOf(FIRST), most: monthOf(LAST) };
    case 'money':
    case 'money-a-month':
    case 'money-a-year':
      return { least: ratio(0), most: GREAT_AMOUNT };
    case 'ratio':
      return { least: ratio(0), most: ratio(100) };
    default:
      return { least: 0, most: 1200 };
  }
}

/** The tried value, or the end of the range that it lies beyond. */
function within(tried: End, low: End, high: End): End {
  if (compareAny(tried, low) < 0) return low;
  return compareAny(tried, high) > 0 ? high : tried;
}
