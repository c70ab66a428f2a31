// What the vocabulary of rules builds and what its types refuse; the refusals are checked by `tsc`, not at run time.
// What the nodes are worth is tested in interpret.test.ts.

import { describe, expect, test } from 'vitest';
import { words } from '../../test/rules/small-law.ts';
import {
  above,
  add,
  all,
  annuity,
  atLeast,
  choose,
  constant,
  equal,
  fact,
  finding,
  greater,
  inMonths,
  lesser,
  monthEnd,
  monthOfYear,
  not,
  per,
  reading,
  rule,
  subtract,
  TRUE,
  times,
  toTheCent,
  whereAbsent,
} from './build.ts';
import { Found, type Node, nodesOf, replaceNode } from './node.ts';

const NAME = words('a thing', 'una cosa');

const months = fact('/months', 'months', NAME);
const years = fact('/years', 'years', NAME);
const money = fact('/money', 'money', NAME);
const yearly = fact('/yearly', 'money-a-year', NAME);
const monthly = fact('/monthly', 'money-a-month', NAME);
const share = fact('/share', 'ratio', NAME);
const on = fact('/on', 'day', NAME);
const holds = fact('/holds', 'truth', NAME);
const code = fact('/code', 'text', NAME);

describe('the types', () => {
  test('do not let months meet years', () => {
    // @ts-expect-error: a number of months is compared with a number of years.
    void (() => atLeast(months, years));
    // @ts-expect-error: the same the other way round.
    void (() => equal(years, months));
    // @ts-expect-error: nor do they add up.
    void (() => add(months, years));
    // @ts-expect-error: nor are they two branches of one choice.
    void (() => choose(holds, months, years));
    // @ts-expect-error: nor two options of one reading.
    void (() => reading('point', { a: months, b: years }));
    // @ts-expect-error: nor may one stand for the other's absence.
    void (() => whereAbsent(months, years));
    // @ts-expect-error: nor is one counted in the other.
    void (() => per(months, years));
    expect(atLeast(months, inMonths(years)).kind).toBe('truth');
  });

  test('do not let money meet a number', () => {
    // @ts-expect-error: an amount is compared with a share.
    void (() => above(money, share));
    // @ts-expect-error: an amount times an amount is nothing.
    void (() => times(money, money));
    // @ts-expect-error: only money is rounded to the cent.
    void (() => toTheCent(share, code));
    expect(times(money, share).kind).toBe('money');
  });

  test('do not let money a year meet money a month, nor either a sum', () => {
    // @ts-expect-error: a year's amount is compared with a month's.
    void (() => above(yearly, monthly));
    // @ts-expect-error: nor do they add up.
    void (() => add(yearly, monthly));
    // @ts-expect-error: nor is a sum one of them.
    void (() => greater(monthly, money));
    // @ts-expect-error: a sum has no twelfth that is a month's.
    void (() => monthOfYear(money));
    // @ts-expect-error: nor is a month's amount made monthly again.
    void (() => monthOfYear(monthly));
    // @ts-expect-error: an annuity is bought by a sum.
    void (() => annuity('money-a-year', monthly, share));
    expect(above(monthOfYear(yearly), monthly).kind).toBe('truth');
    expect(above(annuity('money-a-month', money, share), monthly).kind).toBe('truth');
  });

  test('do not add what has no sum, nor order what has no order', () => {
    // @ts-expect-error: a packed day is no quantity.
    void (() => add(on, on));
    // @ts-expect-error: the difference of two packed days is no number of days.
    void (() => subtract(on, on));
    // @ts-expect-error: truths do not add up.
    void (() => add(holds, holds));
    // @ts-expect-error: codes have no order.
    void (() => lesser(code, code));
    // @ts-expect-error: neither have truths.
    void (() => above(holds, holds));
    expect(lesser(on, monthEnd(on)).kind).toBe('day');
  });

  test('take only truths for conditions', () => {
    // @ts-expect-error: a number of months is no condition.
    void (() => all(months));
    // @ts-expect-error: nor is an amount.
    void (() => choose(money, TRUE, TRUE));
    // @ts-expect-error: nor is a code.
    void (() => not(code));
    expect(not(holds).kind).toBe('truth');
  });

  test('give a finding its arguments in their own units', () => {
    const typed = finding('typed', 1, 'months', [months, share], NAME, (_facts: object, a, b) => {
      const [count, ratio]: [number, { readonly n: bigint }] = [a, b];
      return new Found(count + Number(ratio.n), []);
    });
    // @ts-expect-error: a share is no number.
    void (() => finding('typed', 1, 'months', [share], NAME, (_facts: object, a: number) => new Found(a, [])));
    expect(typed.kind).toBe('months');
  });
});

describe('a node', () => {
  test('is frozen with its arguments and data, so that a graph built once stays what it was', () => {
    const node = rule('1', 'r', NAME, all(holds, not(holds)));
    for (const part of nodesOf([node])) {
      expect(Object.isFrozen(part) && Object.isFrozen(part.args) && Object.isFrozen(part.data)).toBe(true);
    }
  });

  test('does not change with the list it was built from', () => {
    const conditions = [holds];
    const node = all(...conditions);
    conditions.push(TRUE as never);
    expect(node.args).toEqual([holds]);
  });
});

describe('the nodes of a graph', () => {
  test('stand each once, arguments before what uses them', () => {
    const inner = not(holds);
    const outer = all(inner, holds, inner);
    expect(nodesOf([outer, inner])).toEqual([holds, inner, outer]);
  });
});

describe('a replaced node', () => {
  const untouched = not(fact('/other', 'truth', NAME));
  const root = rule('1', 'r', NAME, all(not(holds), untouched, holds));

  test('is replaced wherever it stands', () => {
    const changed = replaceNode(root, holds, TRUE);
    expect(nodesOf([changed])).not.toContain(holds);
    expect(changed.args[0]?.args.map((arg) => arg.op)).toEqual(['not', 'not', 'constant']);
  });

  test('leaves the rest shared and the original as it was', () => {
    const before = nodesOf([root]).length;
    const changed = replaceNode(root, holds, TRUE);
    expect(changed.args[0]?.args[1]).toBe(untouched);
    expect(nodesOf([root])).toHaveLength(before);
    expect(nodesOf([root])).toContain(holds);
    expect(Object.isFrozen(changed) && changed.words === NAME).toBe(true);
  });

  test('that is not in the graph changes nothing', () => {
    const stranger: Node = constant('truth', false);
    expect(replaceNode(root, stranger, TRUE)).toBe(root);
    expect(replaceNode(root, root, TRUE)).toBe(TRUE);
  });
});
