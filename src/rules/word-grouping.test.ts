// Whether a sentence could mean another rule: sums and conditions read back from their words, and brackets where needed.
// The words themselves are tested in word.test.ts.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lexicon, type SmallFacts, situation, words } from '../../test/rules/small-law.ts';
import { type Language, ratio } from '../base/index.ts';
import {
  add,
  all,
  any,
  atLeast,
  below,
  choose,
  constant,
  equal,
  fact,
  inMonths,
  lesser,
  not,
  parameter,
  reading,
  subtract,
  times,
} from './build.ts';
import { Evaluation } from './interpret.ts';
import type { Expr, Node } from './node.ts';
import { Wording } from './word.ts';

const truth = (en: string, es: string, pointer = `/${en}`) => fact(pointer, 'truth', words(en, es));
const a = truth('it rains', 'llueve', '/a');
const b = truth('it snows', 'nieva', '/b');
const c = truth('it blows', 'sopla', '/c');
const service = fact('/service', 'months', words('the service', 'el servicio'));
const least = fact('/least', 'months', words('the least', 'el mínimo'));
const pay = fact('/pay', 'money', words('the pay', 'el sueldo'));
const debt = fact('/debt', 'money', words('the debt', 'la deuda'));
const share = fact('/share', 'ratio', words('the share', 'la parte'));
const filed = fact('/filed', 'day', words('the filing', 'el día de la radicación'));
const years = parameter('age-limit', 'years', filed, words('the age limit', 'la edad límite'));

const FACTS: SmallFacts = { '/a': true, '/pay': 123_456, '/debt': 5, '/share': ratio(3, 4) };

const said = (language: Language, node: Node, facts?: SmallFacts): string =>
  new Wording(language, lexicon, facts === undefined ? undefined : new Evaluation(situation(facts))).phrase(node);

describe('a sentence means one rule', () => {
  test('where a choice stands within something else', () => {
    expect(said('en', subtract(choose(a, pay, debt), debt))).toBe(
      '(if it rains, the pay; otherwise the debt) less the debt',
    );
    expect(said('en', choose(a, choose(b, pay, debt), debt))).toBe(
      'if it rains, (if it snows, the pay; otherwise the debt); otherwise the debt',
    );
    expect(said('en', choose(a, pay, choose(b, pay, debt)))).toBe(
      'if it rains, the pay; otherwise if it snows, the pay; otherwise the debt',
    );
  });

  test('where a branch or an option is itself a sum', () => {
    const sum = choose(a, add(pay, debt), debt);
    expect(said('en', times(sum, share), FACTS)).toBe(
      '(the pay ($1,234.56) plus the debt ($0.05)) times the share (75%)',
    );
    const option = reading('rounding', { 'half-up': add(pay, debt) });
    expect(said('es', times(option, share), FACTS)).toBe(
      '(el sueldo ($1,234.56) más la deuda ($0.05)) por la parte (75%)',
    );
  });

  test('where a negation, a bound or a lesser of two stands within something else', () => {
    expect(said('en', all(not(a), b))).toBe('(not: it rains) and it snows');
    expect(said('en', not(all(a, b)))).toBe('not: (it rains and it snows)');
    expect(said('en', not(not(a)))).toBe('not: (not: it rains)');
    expect(said('en', equal(below(service, least), a))).toBe('(the service is less than the least) is it rains');
    expect(said('en', add(lesser(pay, debt), debt))).toBe('(the lesser of the pay and the debt) plus the debt');
    expect(said('en', lesser(lesser(pay, debt), debt))).toBe(
      'the lesser of (the lesser of the pay and the debt) and the debt',
    );
    expect(said('en', atLeast(service, inMonths(years)))).toBe('the service is at least (the age limit times 12)');
  });

  test('and has no more brackets than it needs where it cannot mean another', () => {
    expect(said('en', all(a, all(b, c)))).toBe('it rains and it snows and it blows');
    expect(said('en', subtract(subtract(pay, debt), debt))).toBe('the pay less the debt less the debt');
    expect(said('en', all(all(a), below(service, least)))).toBe('it rains and the service is less than the least');
  });

  test('so that sums read back from their words come to the same', () => {
    type Sum = readonly [Expr<'ratio'>, bigint];
    const sums = fc.letrec<{ sum: Sum }>((tie) => {
      const joined = (
        join: (x: Expr<'ratio'>, y: Expr<'ratio'>) => Expr<'ratio'>,
        work: (x: bigint, y: bigint) => bigint,
      ) => fc.tuple(tie('sum'), tie('sum')).map(([[x, m], [y, n]]): Sum => [join(x, y), work(m, n)]);
      return {
        sum: fc.oneof(
          { maxDepth: 5 },
          fc.integer({ min: 0, max: 9 }).map((value): Sum => [constant('ratio', value), BigInt(value)]),
          joined(add, (m, n) => m + n),
          joined(subtract, (m, n) => m - n),
          joined(times, (m, n) => m * n),
          joined(lesser, (m, n) => (m < n ? m : n)),
        ),
      };
    }).sum;
    fc.assert(
      fc.property(sums, fc.constantFrom<Language>('en', 'es'), ([node, value], language) => {
        expect(readSum(said(language, node))).toBe(value);
      }),
      { seed: 1954, numRuns: 500 },
    );
  });

  test('so that conditions read back from their words hold in the same cases', () => {
    type Condition = readonly [Expr<'truth'>, boolean];
    const conditions = fc.letrec<{ condition: Condition }>((tie) => {
      const joined = (join: (...parts: Expr<'truth'>[]) => Expr<'truth'>, work: (parts: boolean[]) => boolean) =>
        fc
          .array(tie('condition'), { minLength: 1, maxLength: 3 })
          .map((parts): Condition => [join(...parts.map(([part]) => part)), work(parts.map(([, holds]) => holds))]);
      return {
        condition: fc.oneof(
          { maxDepth: 5 },
          fc.boolean().map((holds): Condition => [constant('truth', holds), holds]),
          joined(all, (parts) => parts.every((holds) => holds)),
          joined(any, (parts) => parts.some((holds) => holds)),
          tie('condition').map(([part, holds]): Condition => [not(part), !holds]),
        ),
      };
    }).condition;
    fc.assert(
      fc.property(conditions, ([node, holds]) => {
        expect(readCondition(said('en', node))).toBe(holds);
      }),
      { seed: 1954, numRuns: 500 },
    );
  });
});

/** The words outside brackets, each bracket as one word. */
function wordsOf(text: string): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ' ' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

const isBracket = (part: string): boolean => part.startsWith('(');

/** What a reader makes of a sum who knows no precedence and reads from left to right. */
function readSum(text: string): bigint {
  const operand = (part: string): bigint => (isBracket(part) ? readSum(part.slice(1, -1)) : BigInt(part));
  const lesserOf = /^(?:the lesser of|lo menor entre) (.*)$/.exec(text);
  if (lesserOf !== null) {
    const [first = '', , second = ''] = wordsOf(lesserOf[1] as string);
    const [m, n] = [operand(first), operand(second)];
    return m < n ? m : n;
  }
  const [first = '', ...rest] = wordsOf(text);
  let total = operand(first);
  const operators = rest.filter((_, index) => index % 2 === 0);
  expect(new Set(operators).size).toBeLessThan(2);
  operators.forEach((operator, index) => {
    const next = operand(rest[index * 2 + 1] as string);
    if (operator === 'plus' || operator === 'más') total += next;
    else if (operator === 'less' || operator === 'menos') total -= next;
    else total *= next;
  });
  return total;
}

/** What a reader makes of a condition: never "and" beside "or" without a bracket, and "not:" up to the end. */
function readCondition(text: string): boolean {
  if (text.startsWith('not: ')) return !readCondition(text.slice('not: '.length));
  const parts = wordsOf(text);
  const operators = new Set(parts.filter((_, index) => index % 2 === 1));
  expect(operators.size).toBeLessThan(2);
  const operands = parts
    .filter((_, index) => index % 2 === 0)
    .map((part) => (isBracket(part) ? readCondition(part.slice(1, -1)) : part === 'yes'));
  return operators.has('or') ? operands.some((holds) => holds) : operands.every((holds) => holds);
}
