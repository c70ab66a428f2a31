// Sets of days and of months as merged, sorted spans: service is a union of spells that may overlap.
// What a span means (a judge's service, a month's credit) is the caller's business.

import { type Day, firstDayOf, lastDayOf, type Month, monthOf } from './day.ts';

/** From one integer to another, both included; of days or of months. */
export interface Span<T extends number> {
  readonly from: T;
  readonly to: T;
}

/** Sorted spans none of which overlap or touch in integers. */
export type Spans<T extends number> = readonly Span<T>[];

/** The union of the spans. Spans that end before they begin are left out. */
export function unionOf<T extends number>(spans: readonly Span<T>[]): Spans<T> {
  const sorted = spans.filter(holdsAny).sort((a, b) => a.from - b.from);
  const merged: { from: T; to: T }[] = [];
  for (const span of sorted) {
    const last = merged[merged.length - 1];
    if (last !== undefined && span.from <= last.to + 1) {
      if (span.to > last.to) last.to = span.to;
    } else {
      merged.push({ from: span.from, to: span.to });
    }
  }
  return merged;
}

/** The months of the first set that are not in the second. Of months alone: the day before a first is no integer less. */
export function without(spans: Spans<Month>, removed: Spans<Month>): Spans<Month> {
  const left: Span<Month>[] = [];
  for (const span of spans) {
    let from: number = span.from;
    for (const hole of removed) {
      if (hole.to < from || hole.from > span.to) continue;
      if (hole.from > from) left.push({ from: from as Month, to: (hole.from - 1) as Month });
      from = hole.to + 1;
    }
    if (from <= span.to) left.push({ from: from as Month, to: span.to });
  }
  return left;
}

/** How many months the set holds. */
export function sizeOf(spans: Spans<Month>): number {
  return spans.reduce((size, span) => size + span.to - span.from + 1, 0);
}

/** The calendar months that the days touch: any fraction of a month is the month. */
export function monthsTouched(days: readonly Span<Day>[]): Spans<Month> {
  return unionOf(days.filter(holdsAny).map((span) => ({ from: monthOf(span.from), to: monthOf(span.to) })));
}

/** Whether the set holds the value. */
export function covers<T extends number>(spans: readonly Span<T>[], value: T): boolean {
  return spans.some((span) => span.from <= value && value <= span.to);
}

/** Each month that the days touch, newest first, with the last of the days in it. */
export function* lastDaysByMonth(days: readonly Span<Day>[]): Generator<{ month: Month; lastDay: Day }> {
  const newestFirst = days.filter(holdsAny).sort((a, b) => b.to - a.to);
  let next = Number.POSITIVE_INFINITY;
  for (const span of newestFirst) {
    const oldest = monthOf(span.from);
    for (let month = Math.min(monthOf(span.to), next); month >= oldest; month--) {
      next = month - 1;
      const end = lastDayOf(month as Month);
      yield { month: month as Month, lastDay: span.to < end ? span.to : end };
    }
  }
}

/** The part of the spans up to and including `last`. */
export function upTo<T extends number>(spans: readonly Span<T>[], last: T): readonly Span<T>[] {
  return spans
    .filter((span) => span.from <= last)
    .map((span) => (span.to > last ? { from: span.from, to: last } : span));
}

/** Whether the span does not end before it begins. */
function holdsAny<T extends number>(span: Span<T>): boolean {
  return span.from <= span.to;
}

/** The days of one month. */
export function daysOf(month: Month): Span<Day> {
  return { from: firstDayOf(month), to: lastDayOf(month) };
}
