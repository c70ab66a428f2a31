// The interpreter where something is open: what is known all the same, what is missing, and what is left to a person.
// What figures, readings and findings give, and what operations compute, is tested in the two files beside this one.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  completionsOf,
  conditions,
  day,
  FACT_POINTERS,
  missingOf,
  NAME,
  type SmallFacts,
  sign,
  situation,
  someFacts,
  worth,
} from '../../test/rules/small-law.ts';
import { formatRatio, type Ratio, ratio } from '../base/index.ts';
import {
  above,
  add,
  all,
  any,
  atLeast,
  choose,
  constant,
  dividedBy,
  equal,
  FALSE,
  fact,
  leave,
  lesser,
  not,
  parameter,
  reading,
  rule,
  TRUE,
  times,
  whereAbsent,
} from './build.ts';
import { Evaluation } from './interpret.ts';
import { type Expr, type Node, Undecided, Unknown } from './node.ts';

fc.configureGlobal({ seed: 1954, numRuns: 200 });

const truth = (pointer: string): Expr<'truth'> => fact(pointer, 'truth', NAME);
const money = (pointer: string): Expr<'money'> => fact(pointer, 'money', NAME);
const date = (pointer: string): Expr<'day'> => fact(pointer, 'day', NAME);
const amount = (cents: number): Expr<'money'> => constant('money', cents);
const number = (value: number): Expr<'ratio'> => constant('ratio', value);
const person = leave('1', 'truth', NAME);
const another = leave('2', 'truth', NAME);

const SIGNED: Readonly<Record<string, Expr<'truth'>>> = { T: TRUE, F: FALSE, U: truth('/u'), D: person };

describe('truths are joined after Kleene', () => {
  // Rows and columns in the order T F U D: a deciding value beats all, then what a person decides, then what is not known.
  const ALL = ['T F U D', 'F F F F', 'U F U D', 'D F D D'].map((row) => row.split(' '));
  const ANY = ['T T T T', 'T F U D', 'T U U D', 'T D D D'].map((row) => row.split(' '));
  const cells = Object.keys(SIGNED).flatMap((a, row) =>
    Object.keys(SIGNED).map((b, column) => [a, b, ALL[row]?.[column], ANY[row]?.[column]]),
  );

  test.each(cells as [string, string, string, string][])(
    '%s and %s is %s; or is %s',
    (a, b, conjunction, disjunction) => {
      expect(sign(worth(all(SIGNED[a]!, SIGNED[b]!)))).toBe(conjunction);
      expect(sign(worth(any(SIGNED[a]!, SIGNED[b]!)))).toBe(disjunction);
    },
  );

  test('not turns what is known and leaves open what is open', () => {
    expect(Object.keys(SIGNED).map((a) => sign(worth(not(SIGNED[a]!))))).toEqual(['F', 'T', 'U', 'D']);
  });

  test('all of nothing holds and any of nothing does not', () => {
    expect(worth(all())).toBe(true);
    expect(worth(any())).toBe(false);
  });

  test('in whatever order, with the same facts missing', () => {
    fc.assert(
      fc.property(fc.array(conditions, { minLength: 1, maxLength: 5 }), someFacts, (parts, facts) => {
        for (const join of [all, any]) {
          const [a, b] = [worth(join(...parts), facts), worth(join(...[...parts].reverse()), facts)];
          expect(sign(a)).toBe(sign(b));
          if (a instanceof Unknown) expect([...a.missing].sort()).toEqual([...(b as Unknown).missing].sort());
        }
      }),
    );
  });

  test('not all of them is any of them not', () => {
    fc.assert(
      fc.property(fc.array(conditions, { minLength: 1, maxLength: 4 }), someFacts, (parts, facts) => {
        expect(sign(worth(not(all(...parts)), facts))).toBe(sign(worth(any(...parts.map(not)), facts)));
      }),
    );
  });
});

/** What logic says of a condition all of whose facts are known; undefined where a person would have to say something. */
function plainly({ op, args, data }: Node, facts: SmallFacts): boolean | undefined {
  const parts = args.map((arg) => plainly(arg, facts));
  const [first, second, third] = parts;
  switch (op) {
    case 'fact':
      return facts[data['pointer'] as string] === true;
    case 'constant':
      return data['value'] === true;
    case 'all':
      return parts.includes(undefined) ? undefined : parts.every((part) => part === true);
    case 'any':
      return parts.includes(undefined) ? undefined : parts.some((part) => part === true);
    case 'not':
      return first === undefined ? undefined : !first;
    case 'equal':
      return parts.includes(undefined) ? undefined : first === second;
    case 'choose':
      return first === undefined ? undefined : first ? second : third;
    default:
      return undefined;
  }
}

test('what is known in full holds exactly where plain logic says', () => {
  fc.assert(
    fc.property(conditions, someFacts, (condition, given) => {
      for (const facts of completionsOf(given)) {
        const expected = plainly(condition, facts);
        if (expected !== undefined) expect(worth(condition, facts)).toBe(expected);
      }
    }),
    { numRuns: 600 },
  );
});

describe('a missing fact', () => {
  test('leaves open what needs it, and is never taken for false', () => {
    expect(missingOf(truth('/a'))).toEqual(['/a']);
    expect(missingOf(not(truth('/a')))).toEqual(['/a']);
    expect(missingOf(equal(truth('/a'), FALSE))).toEqual(['/a']);
    expect(missingOf(atLeast(money('/a'), amount(0)))).toEqual(['/a']);
  });

  test('that is false or zero is not missing', () => {
    expect(worth(truth('/a'), { '/a': false })).toBe(false);
    expect(worth(above(money('/a'), amount(0)), { '/a': 0 })).toBe(false);
  });

  test('does not hide another: all that is missing is named, each once', () => {
    expect(missingOf(all(truth('/a'), truth('/b'), truth('/a'), not(truth('/c'))))).toEqual(['/a', '/b', '/c']);
    expect(missingOf(add(money('/a'), times(money('/b'), number(2))))).toEqual(['/a', '/b']);
  });

  test('does not matter to what is settled without it, now or once it is known', () => {
    fc.assert(
      fc.property(conditions, someFacts, (condition, facts) => {
        const early = worth(condition, facts);
        if (typeof early !== 'boolean') return;
        for (const completion of completionsOf(facts)) expect(worth(condition, completion)).toBe(early);
      }),
      { numRuns: 600 },
    );
  });

  test('is named only where it is missing, and nothing is once all is known', () => {
    fc.assert(
      fc.property(conditions, someFacts, (condition, facts) => {
        const value = worth(condition, facts);
        if (value instanceof Unknown) {
          expect(value.missing.length).toBeGreaterThan(0);
          expect(new Set(value.missing).size).toBe(value.missing.length);
          for (const pointer of value.missing) {
            expect(FACT_POINTERS).toContain(pointer);
            expect(facts[pointer]).toBeUndefined();
          }
        }
        for (const completion of completionsOf(facts)) expect(worth(condition, completion)).not.toBeInstanceOf(Unknown);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a point left to a person', () => {
  test('makes undecided what rests on it, and names every such point once', () => {
    const value = worth(all(person, another, any(person, FALSE), truth('/a')));
    expect(value).toBeInstanceOf(Undecided);
    expect((value as Undecided).nodes).toEqual([person, another]);
  });

  test('stays undecided through rules, comparisons and sums', () => {
    const sum = leave('3', 'money', NAME);
    expect(sign(worth(rule('1', 'r', NAME, atLeast(add(sum, money('/a')), amount(1)))))).toBe('D');
    expect(sign(worth(parameter('age-limit', 'years', leave('3', 'day', NAME), NAME)))).toBe('D');
  });
});

describe('a choice', () => {
  const [a, b] = [amount(1), amount(2)];

  test('takes the branch of its condition and leaves the other alone', () => {
    const never = reading('unheard-of', { option: a });
    expect(worth(choose(TRUE, a, never))).toEqual(ratio(1));
    expect(worth(choose(FALSE, never, b))).toEqual(ratio(2));
  });

  test('under an open condition is open by the condition, where the branches differ', () => {
    expect(missingOf(choose(truth('/c'), a, b))).toEqual(['/c']);
    expect(missingOf(choose(truth('/c'), a, money('/b')))).toEqual(['/c']);
  });

  test('under an open condition is settled where both branches say the same', () => {
    expect(worth(choose(truth('/c'), TRUE, not(FALSE)))).toBe(true);
    expect(worth(choose(truth('/c'), constant('months', 3), constant('months', 3)))).toBe(3);
    const half = choose(truth('/c'), times(a, fact('/half', 'ratio', NAME)), dividedBy(a, number(2)));
    expect(formatRatio(worth(half, { '/half': ratio(2, 4) }) as Ratio)).toBe('1/2');
  });

  test('that can only come to one of a few values settles what none of them changes', () => {
    const chosen = choose(truth('/c'), a, choose(truth('/d'), b, amount(3)));
    expect(worth(atLeast(chosen, amount(1)))).toBe(true);
    expect(worth(equal(add(chosen, amount(1)), amount(1)))).toBe(false);
    expect(worth(lesser(chosen, amount(0)))).toEqual(ratio(0));
    expect(missingOf(atLeast(chosen, amount(2)))).toContain('/c');
    expect(missingOf(atLeast(chosen, money('/e')))).toContain('/e');
  });

  test('under an open condition asks also for what both branches need', () => {
    const needy = choose(truth('/c'), add(money('/x'), money('/y')), add(money('/y'), money('/z')));
    expect(missingOf(needy)).toEqual(['/c', '/y']);
  });

  test('under an open condition is left to a person where both branches are, and else waits for the fact', () => {
    expect((worth(choose(truth('/c'), person, another)) as Undecided).nodes).toEqual([person, another]);
    expect(missingOf(choose(truth('/c'), person, TRUE))).toEqual(['/c']);
    expect(missingOf(choose(truth('/c'), TRUE, person))).toEqual(['/c']);
  });

  test('under an undecided condition is undecided, and visits no branch', () => {
    const evaluation = new Evaluation(situation());
    const value = evaluation.valueOf(choose(person, reading('rounding', { 'half-up': a }), a));
    expect((value as Undecided).nodes).toEqual([person]);
    expect(evaluation.readings.size).toBe(0);
  });
});

describe('a fact whose absence means something', () => {
  const debt = whereAbsent(money('/debt'), amount(0));

  test('is itself where it is given, and what its absence means where it is not', () => {
    expect(worth(debt, { '/debt': 500 })).toEqual(ratio(500));
    expect(worth(debt)).toEqual(ratio(0));
  });

  test('may fall back on another fact, which is then the missing one', () => {
    const since = whereAbsent(date('/since'), date('/onset'));
    expect(missingOf(since)).toEqual(['/onset']);
    expect(worth(since, { '/onset': day('2020-01-31') })).toBe(day('2020-01-31'));
  });

  test('does not consult its meaning while it is given, and stays undecided where a person decides it', () => {
    const evaluation = new Evaluation(situation({ '/debt': 1 }));
    evaluation.valueOf(whereAbsent(money('/debt'), reading('rounding', { 'half-up': amount(7) })));
    expect(evaluation.readings.size).toBe(0);
    expect(sign(worth(whereAbsent(person, TRUE)))).toBe('D');
  });
});
