// Service month by month: what each month is credited to and why, and that both totals are those of the question `service`.
// What the question itself comes to is in the worked examples.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wildFacts } from '../../test/law/wild-facts.ts';
import { formatMonth, parseDay } from '../base/index.ts';
import { decide, QUESTIONS, readFacts, serviceMonths } from './index.ts';
import { optionsOf } from './readings.ts';

const TODAY = parseDay('2026-11-30') ?? expect.unreachable();

function monthsOf(document: object, readings: Readonly<Record<string, string>> = {}) {
  const checked = readFacts(document);
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return serviceMonths(checked, { today: TODAY, readings });
}

const shown = (document: object, readings?: Readonly<Record<string, string>>): string[] =>
  monthsOf(document, readings).months.map(({ month, as, spells, retirement, disability }) =>
    [
      formatMonth(month),
      as,
      spells.join('+'),
      retirement.clause,
      retirement.credited,
      disability.clause,
      disability.credited,
    ].join(' '),
  );

/** The readings that the question `service` consults, each with its options. */
const READINGS = ['appeals-judges', 'refunded-as-of', 'eight-years', 'hybrid-start', 'transition-start'] as const;

const readings = fc.record(
  Object.fromEntries(READINGS.map((id) => [id, fc.constantFrom(...optionsOf(id))])) as Record<
    (typeof READINGS)[number],
    fc.Arbitrary<string>
  >,
);

/** Histories about the eight years as judge, too: a career of some 96 months before everything else, in some with a break. */
const histories = fc
  .tuple(
    wildFacts,
    fc.option(fc.constantFrom('1990-12-31', '1991-01-01', '1991-01-31', '1991-02-01', '1991-03-15')),
    fc.boolean(),
  )
  .map(([facts, from, broken]): object => {
    if (from === null) return facts;
    const { service } = facts as { readonly service: readonly object[] | null };
    const career = broken
      ? [
          { capacity: 'judge', from, to: '1994-05-31' },
          { capacity: 'judge', from: '1994-07-01', to: '1999-01-31' },
        ]
      : [{ capacity: 'judge', from, to: '1998-12-31' }];
    const other = { capacity: 'government', from: '1989-01-10', to: '1989-04-02', refundReturned: true };
    return { ...facts, service: [other, ...career, ...(service ?? [])] };
  });

describe('each month', () => {
  const government = { capacity: 'government', from: '2005-01-31', to: '2005-02-01' };
  const judge = { capacity: 'judge', from: '2005-04-30' };
  const legacy = { participant: { enrolledOn: '2005-04-30' }, on: '2005-05-01' };

  test('is credited as judge, as other service, or not, by its clause', () => {
    expect(shown({ ...legacy, service: [{ ...government, refundReturned: true }, judge] })).toEqual([
      '2005-01 government /service/0 4-234-14.non-judge false 4-234-14.non-judge-disability true',
      '2005-02 government /service/0 4-234-14.non-judge false 4-234-14.non-judge-disability true',
      '2005-03   4-234-14.gaps false 4-234-14.gaps false',
      '2005-04 judge /service/1 4-234-14.month true 4-234-14.month true',
      '2005-05 judge /service/1 4-234-14.month true 4-234-14.month true',
    ]);
  });

  test('of other service counts toward retirement after eight years as judge', () => {
    const { months, retirementMonths } = monthsOf({
      ...legacy,
      on: '2013-03-31',
      service: [{ ...government, refundReturned: true }, judge],
    });
    expect(months[0]?.retirement).toMatchObject({ credited: true, clause: '4-234-14.non-judge' });
    expect(retirementMonths).toBe(98);
  });

  test.each<[string, object, string]>([
    ['a refund that was not returned', { ...legacy, service: [government, judge] }, '4-234-14.non-judge'],
    [
      'the Hybrid Program',
      { participant: { enrolledOn: '2015-01-02' }, service: [{ ...government, refundReturned: true }] },
      '4-234-14.hybrid',
    ],
  ])('says that %s keeps it out', (_, document, clause) => {
    const [first] = monthsOf(document).months;
    expect(first).toMatchObject({ as: null, retirement: { credited: false, clause }, disability: { clause } });
  });

  test('in the Court of Appeals goes by the reading', () => {
    const document = { ...legacy, service: [{ ...judge, office: 'appeals' }] };
    expect(monthsOf(document).disabilityMonths).toBe(2);
    const { months, disabilityMonths } = monthsOf(document, { 'appeals-judges': 'exclude' });
    expect([disabilityMonths, months[0]?.disability.clause]).toEqual([0, '4-234-8']);
  });

  test('of other service is open while the group is not known', () => {
    const { months, disabilityMonths } = monthsOf({
      on: '2006-01-01',
      service: [{ ...government, refundReturned: true }],
    });
    expect([disabilityMonths, months[0]?.disability.credited]).toEqual([null, null]);
  });
});

test('both totals are those of the question, whatever the history, the day and the readings', () => {
  let granted = 0;
  let others = 0;
  fc.assert(
    fc.property(histories, readings, (document, chosen) => {
      const checked = readFacts(document);
      if ('faults' in checked) return;
      const { outcome, result } = decide('service', checked, { today: TODAY, readings: chosen });
      const { months, retirementMonths, disabilityMonths } = serviceMonths(checked, { today: TODAY, readings: chosen });
      expect(retirementMonths !== null).toBe(outcome === 'granted');
      if (outcome === 'granted') {
        granted += 1;
        if (Number(result?.['retirementMonths']) > Number(result?.['judgeMonths'])) others += 1;
        expect([retirementMonths, disabilityMonths]).toEqual([
          result?.['retirementMonths'],
          result?.['disabilityMonths'],
        ]);
        expect(months.filter(({ as }) => as === 'judge')).toHaveLength(result?.['judgeMonths'] as number);
      }
      for (const { as, spells, disability } of months) {
        expect(as !== null).toBe(disability.credited === true);
        if (as !== null) expect(spells.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 2000 },
  );
  expect(granted).toBeGreaterThan(300);
  expect(others).toBeGreaterThan(20);
});

test('the readings of the property are all that the question can consult', () => {
  const consulted = new Set<string>();
  fc.assert(
    fc.property(wildFacts, readings, (document, chosen) => {
      const checked = readFacts(document);
      if ('faults' in checked) return;
      for (const id of Object.keys(decide('service', checked, { today: TODAY, readings: chosen }).readings))
        consulted.add(id);
    }),
    { numRuns: 500 },
  );
  expect([...consulted].filter((id) => !(READINGS as readonly string[]).includes(id))).toEqual([]);
  expect(QUESTIONS.service.fields).toHaveLength(3);
});
