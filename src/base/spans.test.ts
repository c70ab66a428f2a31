// Spans against plain sets of integers and plain walks over days: slow, and too simple to be wrong.
// What a spell of service counts for is tested in the law room.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, dayOf, formatDay, formatMonth, type Month, monthOf, parseDay, parseMonth } from './day.ts';
import { covers, daysOf, lastDaysByMonth, monthsTouched, type Span, sizeOf, unionOf, upTo, without } from './spans.ts';

fc.configureGlobal({ seed: 1954, numRuns: 200 });

/** Spans of small integers, in any order, overlapping, some of them ending before they begin. */
const anySpans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -3, max: 12 }))
    .map(([from, length]): Span<Month> => ({ from: from as Month, to: (from + length) as Month })),
  { maxLength: 8 },
);

/** Spells of days in three years, in any order, overlapping, some of them ending before they begin. */
const anySpells = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: -20, max: 200 })).map(([start, length]): Span<Day> => {
    const from = addDays(dayOf(2019, 12, 1), start);
    return { from, to: addDays(from, length) };
  }),
  { maxLength: 6 },
);

const setOf = (spans: readonly Span<Month>[]): Set<number> => {
  const held = new Set<number>();
  for (const { from, to } of spans) for (let value: number = from; value <= to; value++) held.add(value);
  return held;
};

const inOrder = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);

/** The days of the spells, one by one, in order. */
const daysWithin = (spells: readonly Span<Day>[]): Day[] => {
  const held = new Set<Day>();
  for (const { from, to } of spells) for (let day = from; day <= to; day = addDays(day, 1)) held.add(day);
  return [...held].sort((a, b) => a - b);
};

const spell = (from: string, to: string): Span<Day> => ({ from: parseDay(from)!, to: parseDay(to)! });

describe('a union', () => {
  test('holds what any of the spans holds, each value once', () => {
    fc.assert(
      fc.property(anySpans, (spans) => {
        const union = unionOf(spans);
        const values = union.flatMap((span) => inOrder(setOf([span])));
        expect(values).toEqual(inOrder(setOf(spans)));
        expect(sizeOf(union)).toBe(values.length);
      }),
    );
  });

  test('is sorted, with a gap between any two spans', () => {
    fc.assert(
      fc.property(anySpans, (spans) => {
        const union = unionOf(spans);
        union.forEach(({ from, to }, index) => {
          expect(from <= to).toBe(true);
          const next = union[index + 1];
          if (next !== undefined) expect(next.from > to + 1).toBe(true);
        });
      }),
    );
  });

  test('does not depend on the order of the spans, nor on how they are cut', () => {
    fc.assert(
      fc.property(anySpans, fc.integer({ min: 0, max: 70 }), (spans, cut) => {
        const pieces = spans.flatMap(({ from, to }) =>
          from <= cut && cut < to
            ? [
                { from: (cut + 1) as Month, to },
                { from, to: cut as Month },
              ]
            : [{ from, to }],
        );
        expect(unionOf([...pieces].reverse())).toEqual(unionOf(spans));
        expect(unionOf(unionOf(spans))).toEqual(unionOf(spans));
      }),
    );
  });

  test('leaves the spans it is made of as they were', () => {
    const spans = Object.freeze([
      Object.freeze({ from: 1 as Month, to: 3 as Month }),
      Object.freeze({ from: 2 as Month, to: 9 as Month }),
    ]);
    expect(unionOf(spans)).toEqual([{ from: 1, to: 9 }]);
    expect(spans[0]).toEqual({ from: 1, to: 3 });
  });

  test('of spells of days holds the same days', () => {
    fc.assert(
      fc.property(anySpells, (spells) => {
        const union = unionOf(spells);
        expect(union.flatMap((span) => daysWithin([span]))).toEqual(daysWithin(spells));
      }),
      { numRuns: 100 },
    );
  });
});

describe('what is left of a set', () => {
  test('is what the first holds and the second does not', () => {
    fc.assert(
      fc.property(anySpans, anySpans, (spans, removed) => {
        const [first, second] = [setOf(spans), setOf(removed)];
        const left = without(unionOf(spans), unionOf(removed));
        expect(left.every(({ from, to }) => from <= to)).toBe(true);
        expect(left.flatMap((span) => inOrder(setOf([span])))).toEqual(
          inOrder(first).filter((value) => !second.has(value)),
        );
      }),
    );
  });

  test('up to a value is what is not above it', () => {
    fc.assert(
      fc.property(anySpans, fc.integer({ min: -5, max: 75 }), (spans, last) => {
        const left = upTo(unionOf(spans), last as Month);
        expect(inOrder(setOf(left))).toEqual(inOrder(setOf(spans)).filter((value) => value <= last));
        expect(left.every(({ from, to }) => from <= to)).toBe(true);
      }),
    );
  });

  test('of days is refused by the types: the day before a first is no integer less', () => {
    const days = [spell('2020-01-01', '2020-12-31')];
    // @ts-expect-error: days are not months.
    void (() => without(days, days));
    // @ts-expect-error: a packed day less another is no number of days.
    void (() => sizeOf(days));
  });
});

describe('a value', () => {
  test('is covered where a span holds it', () => {
    fc.assert(
      fc.property(anySpans, fc.integer({ min: -5, max: 75 }), (spans, value) => {
        expect(covers(spans, value as Month)).toBe(setOf(spans).has(value));
      }),
    );
  });

  test('is covered on the first and the last day and not beside them', () => {
    const served = [spell('2010-01-31', '2010-03-01')];
    const held = ['2010-01-30', '2010-01-31', '2010-02-28', '2010-03-01', '2010-03-02'].map((day) =>
      covers(served, parseDay(day)!),
    );
    expect(held).toEqual([false, true, true, true, false]);
  });
});

describe('months of service', () => {
  test('are those in which a day lies, and a month is never counted twice', () => {
    fc.assert(
      fc.property(anySpells, (spells) => {
        const touched = new Set(daysWithin(spells).map(monthOf));
        const months = monthsTouched(spells);
        expect(inOrder(setOf(months))).toEqual(inOrder(touched));
        expect(sizeOf(months)).toBe(touched.size);
      }),
      { numRuns: 100 },
    );
  });

  test('two spells in one month are one month, and two days over its end are two', () => {
    expect(sizeOf(monthsTouched([spell('2010-01-02', '2010-01-05'), spell('2010-01-20', '2010-01-31')]))).toBe(1);
    expect(sizeOf(monthsTouched([spell('2010-01-31', '2010-02-01')]))).toBe(2);
  });

  test('a spell that ends before it begins touches no month, even within one', () => {
    const backwards = [spell('2010-01-20', '2010-01-10'), spell('2010-03-01', '2010-02-28')];
    expect(monthsTouched(backwards)).toEqual([]);
    expect([...lastDaysByMonth(backwards)]).toEqual([]);
  });

  test('each have the last day served in them, newest first', () => {
    fc.assert(
      fc.property(anySpells, (spells) => {
        const lastDays = new Map<Month, Day>();
        for (const day of daysWithin(spells)) lastDays.set(monthOf(day), day);
        const naive = [...lastDays].reverse().map(([month, lastDay]) => ({ month, lastDay }));
        expect([...lastDaysByMonth(spells)]).toEqual(naive);
      }),
      { numRuns: 100 },
    );
  });

  test('in which two spells overlap have the later of their ends', () => {
    const found = [...lastDaysByMonth([spell('2020-01-15', '2020-03-10'), spell('2020-03-01', '2020-03-20')])];
    expect(found.map(({ month, lastDay }) => `${formatMonth(month)} ${formatDay(lastDay)}`)).toEqual([
      '2020-03 2020-03-20',
      '2020-02 2020-02-29',
      '2020-01 2020-01-31',
    ]);
  });

  test('have all their days from the first to the last', () => {
    expect(daysOf(parseMonth('2024-02')!)).toEqual(spell('2024-02-01', '2024-02-29'));
  });
});
