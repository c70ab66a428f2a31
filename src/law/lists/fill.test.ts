// What is filled from list columns against what the interpreter finds: every finding, whatever the lists, readings and day.
// Cases come from the oracle's generator, and from lists wilder than any career.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wildFacts } from '../../../test/law/wild-facts.ts';
import { makeRng, randomCase } from '../../../test/oracle/random-cases.ts';
import { type Day, lowestTerms, parseDay } from '../../base/index.ts';
import { GRANTED, NO_LAW, nodesOf, OPEN, OUTCOMES, UNKNOWN } from '../../rules/index.ts';
import { type Columns, columnsOf, decideColumns, kernelLawOf } from '../columns.ts';
import { evaluate } from '../decide.ts';
import { type CheckedFacts, readFacts } from '../facts/read-facts.ts';
import type { Beneficiaries, Portion } from '../judiciary/beneficiaries.ts';
import type { EarningsPeriod } from '../judiciary/earnings.ts';
import type { Payment } from '../judiciary/payments.ts';
import { KERNELS } from '../kernels/index.generated.ts';
import { isQuestion, QUESTIONS, type QuestionId, rootsOf } from '../questions.ts';
import { optionsOf, type ReadingId, type Readings } from '../readings.ts';
import { READINGS } from '../register/readings.generated.ts';
import { EarningsTable } from './earnings.ts';
import { decideLists, factColumnsOf, fillFindings } from './fill.ts';
import { listsOf } from './lists-of.ts';
import { PartTable } from './orders.ts';
import { PaymentTable } from './payments.ts';

const TODAY = parseDay('2026-11-30') as Day;

interface Case {
  readonly question: QuestionId;
  readonly checked: CheckedFacts;
  readonly readings: Readings;
}

/** How often both knew a finding, and how often the interpreter alone did. */
interface Tally {
  known: number;
  unsure: number;
}

/** The questions that rest on findings which list columns answer. */
const OVER_LISTS: readonly QuestionId[] = [
  'service',
  'medical-proof',
  'occupational-disability',
  'nonoccupational-disability',
  'hybrid-disability',
  'disability-earnings',
  'hybrid-separation',
  'hybrid-death',
  'beneficiaries',
  'payments',
];

/** The findings of which the interpreter may know more: possible physicians, possible orders, amounts of any size. */
const MAY_BE_UNSURE = /^(?:physicians|foundFindCapable|beneficiaries|deathShares|payments)/;

const told = ({ question, checked, readings }: Case): string =>
  `${question} ${JSON.stringify(checked.document)} ${JSON.stringify(readings)}`;

function valueIn(columns: Columns, name: string, row: number): unknown {
  const value = columns[name]?.[row] as number;
  const over = columns[`${name}Denominator`]?.[row];
  return over === undefined || !Number.isFinite(value) ? value : lowestTerms({ n: BigInt(value), d: BigInt(over) });
}

/** Each finding is filled as the interpreter finds it; one that it alone knows is counted. */
function compareCase(one: Case, tally: Tally): void {
  const { question, checked, readings } = one;
  const options = { readings, today: TODAY };
  const law = kernelLawOf(question, { readings });
  const into = { payments: new PaymentTable(), earnings: new EarningsTable(), beneficiaries: new PartTable() };
  const facts = factColumnsOf(question, [checked], options);
  const filled = fillFindings(question, facts, listsOf([checked]), law, 1, into);
  const found = columnsOf(question, [checked], options);
  for (const { name } of KERNELS[question].inputs) {
    const [ours, theirs] = [filled[`${name}Status`]?.[0], found[`${name}Status`]?.[0]];
    if (theirs === undefined) {
      expect(filled[name]?.[0], `${name} ${told(one)}`).toBe(found[name]?.[0]);
      continue;
    }
    if (ours === UNKNOWN && theirs === 0 && MAY_BE_UNSURE.test(name)) tally.unsure += 1;
    else expect(ours, `${name} ${told(one)}`).toBe(theirs);
    if (ours === 0) tally.known += 1;
    if (ours === 0 && found[name] !== undefined)
      expect(valueIn(filled, name, 0), `${name} ${told(one)}`).toEqual(valueIn(found, name, 0));
  }
  compareLists(one, filled, into);
}

/** What a finding of the question found, as a list. */
function listOf({ question, checked, readings }: Case, name: string): unknown {
  const evaluation = evaluate(QUESTIONS[question], checked, checked.facts.on ?? TODAY, { readings, today: TODAY });
  const node = nodesOf(rootsOf(QUESTIONS[question])).find(({ op, data }) => op === 'finding' && data['name'] === name);
  return node === undefined ? undefined : evaluation.valueOf(node);
}

interface Into {
  readonly payments: PaymentTable;
  readonly earnings: EarningsTable;
  readonly beneficiaries: PartTable;
}

/** The lists found stand in their tables as the interpreter lists them. */
function compareLists(one: Case, filled: Columns, { payments, earnings, beneficiaries }: Into): void {
  const places = (table: { readonly size: number }): number[] => [...Array(table.size).keys()];
  if (filled['paymentsFoundStatus']?.[0] === 0) {
    const expected = listOf(one, 'payments') as readonly Payment[];
    expect(payments.offsets[1]).toBe(payments.size);
    expect(
      places(payments).map((k) => ({
        month: payments.month[k],
        days: payments.days[k],
        daysInMonth: payments.of[k],
        amount: BigInt(payments.cents[k] as number),
        payday: payments.payday[k],
      })),
      told(one),
    ).toEqual(expected);
  }
  if (filled['earningsFoundStatus']?.[0] === 0) {
    const expected = listOf(one, 'earnings-by-period') as readonly EarningsPeriod[];
    expect(
      places(earnings).map((k) =>
        [earnings.pension, earnings.income, earnings.payable, earnings.reduction].map((c) => BigInt(c[k] as number)),
      ),
      told(one),
    ).toEqual(expected.map(({ pension, income, payable, reduction }) => [pension, income, payable, reduction]));
  }
  if (filled['beneficiariesFoundStatus']?.[0] === 0 || filled['deathSharesFoundStatus']?.[0] === 0) {
    const expected = listOf(one, 'beneficiaries') as Beneficiaries;
    const over = BigInt(beneficiaries.over[0] as number);
    const people = places(beneficiaries).map((k) => ({
      name: nameOf(one, beneficiaries, k),
      share: lowestTerms({ n: BigInt(beneficiaries.share[k] as number), d: over }),
    }));
    const shares = expected.beneficiaries.map(({ name, share }) => ({ name, share: lowestTerms(share) }));
    expect(people, told(one)).toEqual(shares);
  }
  if (filled['deathSharesFoundStatus']?.[0] === 0) {
    const expected = listOf(one, 'shares') as readonly Portion[];
    expect(
      places(beneficiaries).map((k) => beneficiaries.cents[k]),
      told(one),
    ).toEqual(expected.map(({ amount }) => amount));
  }
}

function nameOf({ checked }: Case, table: PartTable, k: number): string | undefined {
  const people =
    table.isHeir[k] === 1 ? checked.facts.heirs : checked.facts.orders?.flatMap((order) => order.designees ?? []);
  return people?.[table.person[k] as number]?.name;
}

const CASES: readonly Case[] = (() => {
  const rng = makeRng(41);
  return Array.from({ length: 6000 }, () => randomCase(rng)).flatMap(({ question, facts, readings }) => {
    const checked = readFacts(facts);
    if ('faults' in checked || !isQuestion(question) || !OVER_LISTS.includes(question)) return [];
    return [{ question, checked, readings }];
  });
})();

const anyReadings: fc.Arbitrary<Readings> = fc.record(
  Object.fromEntries((Object.keys(READINGS) as ReadingId[]).map((id) => [id, fc.constantFrom(...optionsOf(id))])),
);

describe('findings filled from list columns are those of the interpreter', () => {
  test.each(OVER_LISTS)('%s, in random cases', (id) => {
    const tally = { known: 0, unsure: 0 };
    for (const one of CASES.filter(({ question }) => question === id)) compareCase(one, tally);
    expect(tally.known).toBeGreaterThan(200);
    expect(tally.unsure).toBeLessThan(tally.known / 10);
  });

  test.each(OVER_LISTS)('%s, in lists wilder than any', (id) => {
    const tally = { known: 0, unsure: 0 };
    fc.assert(
      fc.property(wildFacts, anyReadings, (document, readings) => {
        const checked = readFacts(document);
        fc.pre(!('faults' in checked));
        compareCase({ question: id, checked, readings }, tally);
      }),
      { numRuns: 400, seed: 7, maxSkipsPerRun: 1000 },
    );
    expect(tally.known).toBeGreaterThan(100);
  });

  test('before a figure is known its findings say that there is no law', () => {
    const known = parseDay('1954-07-01') as Day;
    const one = CASES.find(({ question }) => question === 'nonoccupational-disability') as Case;
    const facts = factColumnsOf(one.question, [one.checked], { today: TODAY, known });
    const law = kernelLawOf(one.question, { known });
    const filled = fillFindings(one.question, facts, listsOf([one.checked]), law, 1);
    const found = columnsOf(one.question, [one.checked], { today: TODAY, known });
    expect(found['foundAverageOfLastMonths2Status']?.[0]).toBe(NO_LAW);
    expect(filled['foundAverageOfLastMonths2Status']?.[0]).toBe(NO_LAW);
  });
});

describe('whole tables', () => {
  test.each(OVER_LISTS)('%s: row by row as columns of the interpreter decide, across blocks', (id) => {
    const cases = CASES.filter(({ question }) => question === id).map(({ checked }) => checked);
    const many = Array.from({ length: 1200 }, (_, row) => cases[row % cases.length] as CheckedFacts);
    const law = kernelLawOf(id);
    const ours = decideLists(id, factColumnsOf(id, many, { today: TODAY }), listsOf(many), law, many.length);
    const theirs = decideColumns(id, columnsOf(id, cases, { today: TODAY }), law, cases.length);
    let granted = 0;
    for (const row of many.keys()) {
      const [outcome, expected] = [ours['outcome']?.[row], theirs['outcome']?.[row % cases.length]];
      if (outcome === OPEN) continue;
      expect(OUTCOMES[outcome as number]).toBe(OUTCOMES[expected as number]);
      if (outcome !== GRANTED) continue;
      granted += 1;
      for (const { name } of KERNELS[id].outputs)
        expect(ours[name]?.[row], `${id} ${name}`).toBe(theirs[name]?.[row % cases.length]);
    }
    expect(granted).toBeGreaterThan(100);
  });

  test('some of the rows alone, from tables cut by their offsets', () => {
    const cases = CASES.filter(({ question }) => question === 'service').map(({ checked }) => checked);
    const law = kernelLawOf('service');
    const lists = listsOf(cases);
    const { offsets, given } = lists.service;
    const [begin, end] = [50, 80];
    const cut = {
      service: { ...lists.service, offsets: offsets.subarray(begin, end + 1), given: given.subarray(begin, end) },
    };
    const all = decideLists('service', factColumnsOf('service', cases, { today: TODAY }), lists, law, cases.length);
    const facts = factColumnsOf('service', cases.slice(begin, end), { today: TODAY });
    const some = decideLists('service', facts, cut, law, end - begin);
    for (const name of ['outcome', 'judgeMonths', 'retirementMonths', 'disabilityMonths'])
      expect(some[name]).toEqual(all[name]?.slice(begin, end));
  });

  test('no case is an empty table', () => {
    const none = decideLists(
      'service',
      factColumnsOf('service', [], { today: TODAY }),
      listsOf([]),
      kernelLawOf('service'),
      0,
    );
    expect(none['outcome']).toHaveLength(0);
  });

  test('what is not given is refused by its name', () => {
    const law = kernelLawOf('service');
    const facts = factColumnsOf('service', [(CASES[0] as Case).checked], { today: TODAY });
    const lists = listsOf([(CASES[0] as Case).checked]);
    expect(() => fillFindings('service', facts, {}, law, 1)).toThrow(/lists of service/);
    expect(() => fillFindings('service', {}, lists, law, 1)).toThrow(/column on /);
    expect(() => fillFindings('service', facts, lists, law, 2)).toThrow(/service are of fewer rows/);
    const undated = { ...facts, on: Int32Array.of(-1) };
    expect(() => fillFindings('service', undated, lists, law, 1)).toThrow(/day asked about/);
  });
});

describe('what doubles do not hold is left to the interpreter', () => {
  const filledOf = (id: QuestionId, document: object): Columns => {
    const checked = readFacts(document) as CheckedFacts;
    const facts = factColumnsOf(id, [checked], { today: TODAY });
    return decideLists(id, facts, listsOf([checked]), kernelLawOf(id), 1);
  };

  test('a monthly amount that times days passes the exact', () => {
    const payment = { rule: 'pension', monthly: '9000000000000.00', startsOn: '2025-01-31', through: '2025-02' };
    expect(OUTCOMES[filledOf('payments', { payment })['outcome']?.[0] as number]).toBe('open');
  });

  test('shares over numbers as long as they come', () => {
    const share = ['123456789012345678/987654321098765432', '864197532086419754/987654321098765432'];
    const heirs = share.map((part, i) => ({ name: `heir ${i}`, share: part }));
    const document = { participant: { diedOn: '2025-01-31' }, orders: [], heirs };
    expect(OUTCOMES[filledOf('beneficiaries', document)['outcome']?.[0] as number]).toBe('open');
    const short = heirs.map(({ name }, i) => ({ name, share: ['1/8', '7/8'][i] }));
    expect(OUTCOMES[filledOf('beneficiaries', { ...document, heirs: short })['outcome']?.[0] as number]).toBe(
      'granted',
    );
  });
});

test('an order of no known filing day leaves a row open only where it may be the last', () => {
  const designees = [{ name: 'Ana' }];
  const outcomeWith = (recognizedOn: string): string => {
    const orders = [
      { filedOn: '2020-03-01', recognizedOn: '2020-02-01', designees },
      { filedOn: null, recognizedOn, designees },
    ];
    const checked = readFacts({ participant: { diedOn: '2025-01-31' }, orders }) as CheckedFacts;
    const facts = factColumnsOf('beneficiaries', [checked], { today: TODAY });
    const law = kernelLawOf('beneficiaries', { readings: { 'order-last': 'latest-recognized' } });
    return OUTCOMES[
      decideLists('beneficiaries', facts, listsOf([checked]), law, 1)['outcome']?.[0] as number
    ] as string;
  };
  expect(outcomeWith('2020-01-31')).toBe('granted');
  expect(outcomeWith('2020-02-02')).toBe('open');
});

test('the questions compared are all that rest on lists', () => {
  const resting = (Object.keys(QUESTIONS) as QuestionId[]).filter((id) => {
    const inputs = KERNELS[id].inputs as readonly { readonly name: string }[];
    return inputs.some(({ name }) => name.toLowerCase().includes('found')) && !/^(?:ers-|interest)/.test(id);
  });
  expect(resting).toEqual(OVER_LISTS);
});
