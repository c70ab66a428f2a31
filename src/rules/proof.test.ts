// Proofs: what a value came from, in a form that no language changes and every difference in substance does.
// How a proof is put into words is tested in word.test.ts.

import { describe, expect, test } from 'vitest';
import {
  COMPLETE,
  day,
  FIGURES,
  lexicon,
  type SmallChoice,
  type SmallFacts,
  situation,
  smallLaw,
  words,
} from '../../test/rules/small-law.ts';
import { digestOf, ratio } from '../base/index.ts';
import {
  all,
  atLeast,
  choose,
  constant,
  fact,
  finding,
  leave,
  optionOf,
  parameter,
  reading,
  rule,
  TRUE,
  whereAbsent,
} from './build.ts';
import { Evaluation } from './interpret.ts';
import { Found, type Kind, type Node, Undecided, Unknown } from './node.ts';
import { canonicalProof, canonicalValue, hashProof, prove, type Step } from './proof.ts';
import { Wording } from './word.ts';

const NAME = words('a thing', 'una cosa');

const truth = (pointer: string) => fact(pointer, 'truth', NAME);
const money = (pointer: string) => fact(pointer, 'money', NAME);

/** A proof as indented lines, to be read. */
const outline = (steps: readonly Step[], indent = ''): readonly string[] =>
  steps.flatMap(({ source, clause, value, from }) => [
    `${indent}${source}${clause === undefined ? '' : ` [${clause}]`} = ${value}`,
    ...outline(from, `${indent}  `),
  ]);

const proofOf = (node: Node, facts: SmallFacts = {}, choice: SmallChoice = {}): readonly Step[] =>
  prove(node, new Evaluation(situation(facts, choice)));

const canonical = (nodes: readonly Node[], facts: SmallFacts, choice: SmallChoice = {}): string =>
  canonicalProof(nodes.flatMap((node) => [...proofOf(node, facts, choice)]));

const { right, monthly } = smallLaw();

describe('a proof', () => {
  test('shows the rules, clauses, readings, figures and facts that a value came from, each with its value', () => {
    expect(outline(proofOf(monthly, COMPLETE))).toEqual([
      'rule:monthly [2-c] = 268800',
      '  rule:annual [2-b] = 80640009/25',
      '    fact:/salary = 8960001',
      '    rule:share [2-a] = 9/25',
      '      finding:months = 121',
      '        rule:served [1-a] = 2008-01-31..2018-01-01',
      '          finding:spells = 2008-01-31..2018-01-01',
      '            fact:/on = 2019-02-28',
      `            fact:/spells = ${JSON.stringify(COMPLETE['/spells'])}`,
      '      parameter:share-a-year = 3/100',
      '        fact:/on = 2019-02-28',
      '      parameter:highest-share = 3/4',
      '        fact:/on = 2019-02-28',
      '  fact:/debt = null',
      '  reading:rounding=half-up = half-up',
    ]);
  });

  test('may be asked for before the value was', () => {
    const evaluation = new Evaluation(situation(COMPLETE));
    evaluation.valueOf(right);
    evaluation.valueOf(monthly);
    expect(canonicalProof([right, monthly].flatMap((node) => [...prove(node, evaluation)]))).toBe(
      canonical([right, monthly], COMPLETE),
    );
  });

  test('shows the branch that was taken and no other', () => {
    const chosen = choose(truth('/a'), money('/then'), money('/else'));
    const facts = { '/then': 1, '/else': 2 };
    expect(outline(proofOf(chosen, { ...facts, '/a': true }))).toEqual(['fact:/a = true', 'fact:/then = 1']);
    expect(outline(proofOf(chosen, { ...facts, '/a': false }))).toEqual(['fact:/a = false', 'fact:/else = 2']);
    expect(outline(proofOf(chosen, { '/then': 1 }))).toEqual(['fact:/a = null']);
  });

  test('shows both branches where they settle something under an open condition', () => {
    const chosen = choose(truth('/a'), money('/then'), money('/else'));
    const branches = (then: number, other: number) => [
      '  fact:/a = null',
      `  fact:/then = ${then}`,
      `  fact:/else = ${other}`,
    ];
    const alike = proofOf(rule('1', 'r', NAME, chosen), { '/then': 7, '/else': 7 });
    expect(outline(alike)).toEqual(['rule:r [1] = 7', ...branches(7, 7)]);
    const either = proofOf(rule('1', 'r', NAME, atLeast(chosen, constant('money', 5))), { '/then': 7, '/else': 8 });
    expect(outline(either)).toEqual(['rule:r [1] = true', ...branches(7, 8)]);
  });

  test('shows the option that applied, and what it asked for', () => {
    const point = reading('rounding', { 'half-up': money('/up'), 'half-even': money('/even') });
    const facts = { '/up': 1, '/even': 2 };
    expect(outline(proofOf(point, facts))).toEqual(['reading:rounding=half-up = 1', '  fact:/up = 1']);
    expect(outline(proofOf(point, facts, { readings: { rounding: 'half-even' } }))).toEqual([
      'reading:rounding=half-even = 2',
      '  fact:/even = 2',
    ]);
  });

  test('shows that a fact was absent, with what its absence means', () => {
    const debt = whereAbsent(money('/debt'), money('/other'));
    expect(outline(proofOf(debt, { '/debt': 5, '/other': 1 }))).toEqual(['fact:/debt = 5']);
    expect(outline(proofOf(debt, { '/other': 1 }))).toEqual(['fact:/debt = null', 'fact:/other = 1']);
  });

  test('shows what is open as null, whether not known or left to a person', () => {
    const open = rule('1', 'r', NAME, all(truth('/a'), leave('1-b', 'truth', NAME)));
    expect(outline(proofOf(open))).toEqual(['rule:r [1] = null', '  fact:/a = null', '  leave:1-b [1-b] = null']);
  });

  test('shows the facts behind a finding as the document gives them', () => {
    const found = finding('f', 1, 'months', [], NAME, () => new Found(3, ['/spells/0/from', '/spells/0/to']));
    const facts = { '/spells/0/from': '2010-01-31' };
    expect(outline(proofOf(found, facts))).toEqual([
      'finding:f = 3',
      '  fact:/spells/0/from = "2010-01-31"',
      '  fact:/spells/0/to = null',
    ]);
  });
});

describe('a list in a proof', () => {
  const list = (value: readonly number[], shown?: string) =>
    finding('list', 1, 'list', [], NAME, () => new Found(value, [], shown));

  test('is shown as its finding says, through whatever hands it on', () => {
    const shown = rule(
      '1',
      'r',
      NAME,
      choose(TRUE, reading('rounding', { 'half-up': list([1, 2], '1 2') }), list([3], '3')),
    );
    expect(outline(proofOf(shown))).toEqual([
      'rule:r [1] = 1 2',
      '  reading:rounding=half-up = 1 2',
      '    finding:list = 1 2',
    ]);
    const missing = finding('list', 1, 'list', [], NAME, () => new Unknown(['/list']));
    const fallen = rule('1', 'r', NAME, whereAbsent(missing, list([4], '4')));
    expect(outline(proofOf(fallen))[0]).toBe('rule:r [1] = 4');
    expect(outline(proofOf(rule('1', 'r', NAME, missing)))).toEqual(['rule:r [1] = null', '  finding:list = null']);
  });

  test('that does not say how it is shown is an error: two of them would pass for one', () => {
    expect(() => proofOf(list([1]))).toThrow('a list in a proof says how it is shown');
  });
});

describe('the canonical form of a proof', () => {
  test('is the same in whatever words the law is written', () => {
    const renamed = smallLaw({ call: (en, es) => words(`${es}!`, `${en}!`) });
    expect(canonical([renamed.right, renamed.monthly], COMPLETE)).toBe(canonical([right, monthly], COMPLETE));
  });

  test('is the same in whatever language the proof was read before', () => {
    for (const facts of [COMPLETE, {}, { ...COMPLETE, '/contradicted': true }]) {
      const forms = (['en', 'es', undefined] as const).map((language) => {
        const evaluation = new Evaluation(situation(facts));
        const read = () => canonicalProof([right, monthly].flatMap((node) => [...prove(node, evaluation)]));
        if (language === undefined) return read();
        const wording = new Wording(language, lexicon, evaluation);
        const sentences = [right, monthly].map((node) => wording.sentence(node));
        expect(sentences.every((sentence) => sentence !== '')).toBe(true);
        return read();
      });
      expect(new Set(forms).size).toBe(1);
    }
  });

  test('is another for every other fact, figure, reading or clause, even where the result is the same', () => {
    const spells = (...all: [string, string][]) => all.map(([from, to]) => ({ from: day(from), to: day(to) }));
    const figures = (id: string, value: unknown): SmallChoice => ({
      figures: { ...FIGURES, [id]: [{ from: day('1954-07-01'), value, confirmed: true }] },
    });
    const variants: Readonly<Record<string, string>> = {
      'the case itself': canonical([right, monthly], COMPLETE),
      'asked a day later': canonical([right, monthly], { ...COMPLETE, '/on': day('2019-03-01') }),
      'born a day later': canonical([right, monthly], { ...COMPLETE, '/birth': day('1960-03-01') }),
      'birth unknown': canonical([right, monthly], { ...COMPLETE, '/birth': undefined }),
      'a cent more of salary': canonical([right, monthly], { ...COMPLETE, '/salary': 8_960_002 }),
      'no debt, expressly': canonical([right, monthly], { ...COMPLETE, '/debt': 0 }),
      'one cent of debt': canonical([right, monthly], { ...COMPLETE, '/debt': 1 }),
      'physicians who differ': canonical([right, monthly], { ...COMPLETE, '/contradicted': true }),
      'physicians not heard': canonical([right, monthly], { ...COMPLETE, '/contradicted': undefined }),
      'no certificate': canonical([right, monthly], { ...COMPLETE, '/certified': false }),
      'certificate unknown': canonical([right, monthly], { ...COMPLETE, '/certified': undefined }),
      'no longer at work': canonical([right, monthly], { ...COMPLETE, '/working': false }),
      'a spell a day shorter': canonical([right, monthly], {
        ...COMPLETE,
        '/spells': spells(['2008-02-01', '2018-01-01']),
      }),
      'the same months in two spells': canonical([right, monthly], {
        ...COMPLETE,
        '/spells': spells(['2008-01-31', '2010-01-01'], ['2010-01-02', '2018-01-01']),
      }),
      'spells unknown': canonical([right, monthly], { ...COMPLETE, '/spells': undefined }),
      'birthdays on 28 February': canonical([right, monthly], COMPLETE, {
        readings: { 'leap-birthday': 'february-28' },
      }),
      'half cents to the even': canonical([right, monthly], COMPLETE, { readings: { rounding: 'half-even' } }),
      'nine years needed': canonical([right, monthly], COMPLETE, figures('years-needed', 9)),
      'a limit of 61': canonical([right, monthly], COMPLETE, figures('age-limit', 61)),
      'another highest share': canonical([right, monthly], COMPLETE, figures('highest-share', ratio(76, 100))),
      'another clause': canonical([right, smallLaw({ shareClause: '2-z' }).monthly], COMPLETE),
      'in another order': canonical([monthly, right], COMPLETE),
      'the amount alone': canonical([monthly], COMPLETE),
    };
    const told = new Map<string, string>();
    for (const [variant, form] of Object.entries(variants)) {
      expect([variant, told.get(form)]).toEqual([variant, undefined]);
      told.set(form, variant);
    }
  });

  test('does not take an absent value for one that is written the same', () => {
    const code = fact('/code', 'text', NAME);
    expect(canonical([code], {})).not.toBe(canonical([code], { '/code': 'null' }));
  });

  test('has its identity in a SHA-256', () => {
    const steps = proofOf(right, COMPLETE);
    expect(hashProof(steps)).toBe(digestOf(canonicalProof(steps)));
    expect(hashProof(steps)).not.toBe(hashProof(proofOf(right, { ...COMPLETE, '/working': false })));
  });

  test('stays as it was first written, since decisions are kept by it', () => {
    const node = rule(
      '1',
      'r',
      NAME,
      atLeast(parameter('years-needed', 'years', fact('/on', 'day', NAME), NAME), constant('years', 10)),
    );
    expect(canonical([node, optionOf('rounding', ['half-up'])], { '/on': day('2020-02-29') })).toBe(
      '[["rule:r","1","true",[["parameter:years-needed",null,"10",[["fact:/on",null,"2020-02-29",[]]]]]],["reading:rounding=half-up",null,"half-up",[]]]',
    );
  });
});

test.each<[Kind, unknown, string | null]>([
  ['day', day('0986-01-31'), '0986-01-31'],
  ['month', 2026 * 12 + 9, '2026-10'],
  ['money', ratio(2, 4), '1/2'],
  ['money', ratio(1_234_500, 10), '123450'],
  ['ratio', ratio(-6, 8), '-3/4'],
  ['months', 213, '213'],
  ['count', 0, '0'],
  ['truth', false, 'false'],
  ['text', 'half-up', 'half-up'],
  ['money', new Unknown(['/a']), null],
  ['truth', new Undecided([]), null],
])('the canonical value of %s is exact and free of language: %#', (kind, value, written) => {
  expect(canonicalValue(kind, value)).toBe(written);
});
