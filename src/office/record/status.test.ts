// The status of a participant on both sides of each event that changes it.
// Where the events come from is tested with the record.

import { describe, expect, test } from 'vitest';
import { type StatusFacts, statusOn } from './status.ts';

const judge = { from: '2010-02-01', to: null, capacity: 'judge' };
const pension = { kind: 'service-pension', startsOn: '2026-03-01', endsOn: null };
const facts = (change: Partial<StatusFacts> = {}): StatusFacts => ({
  diedOn: null,
  spells: [judge],
  awards: [],
  ...change,
});

describe('4-234-12: a pensioner', () => {
  const retired = facts({ spells: [{ ...judge, to: '2026-02-28' }], awards: [pension] });

  test('is whoever draws a pension, from its first day', () => {
    expect(statusOn('2026-02-28', retired)).toBe('active');
    expect(statusOn('2026-03-01', retired)).toBe('pensioner');
  });

  test('is none any more on the day after its last', () => {
    const ended = { ...retired, awards: [{ ...pension, endsOn: '2026-08-31' }] };
    expect(statusOn('2026-08-31', ended)).toBe('pensioner');
    expect(statusOn('2026-09-01', ended)).toBe('separated');
  });

  test('is shown as disabled where the pension is for that', () => {
    const disabled = { ...retired, awards: [{ ...pension, kind: 'occupational-disability' }] };
    expect(statusOn('2026-03-01', disabled)).toBe('disabled');
  });

  test('is not yet one whose annuity starts later', () => {
    const deferred = { ...retired, awards: [{ ...pension, startsOn: '2031-05-04' }] };
    expect(statusOn('2031-05-03', deferred)).toBe('deferred');
    expect(statusOn('2031-05-04', deferred)).toBe('pensioner');
  });
});

describe('a participant', () => {
  test('is separated on the day after the last served', () => {
    const left = facts({ spells: [{ ...judge, to: '2026-02-28' }] });
    expect(statusOn('2026-02-28', left)).toBe('active');
    expect(statusOn('2026-03-01', left)).toBe('separated');
  });

  test('is dead from the day of death, whatever else', () => {
    const died = facts({ diedOn: '2026-05-10', awards: [pension] });
    expect(statusOn('2026-05-09', died)).toBe('pensioner');
    expect(statusOn('2026-05-10', died)).toBe('dead');
  });

  test('of whom no service is on file is enrolled, and so active', () => {
    expect(statusOn('2026-01-01', facts({ spells: [] }))).toBe('active');
  });
});
