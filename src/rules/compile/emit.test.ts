// What cannot be compiled is refused, with what is wrong; what nothing uses is left out, and work waits for its reading.
// That compiled rules are worth what the interpreter says is tested in the law room (columns.test.ts).

import { describe, expect, test } from 'vitest';
import { smallLaw, words } from '../../../test/rules/small-law.ts';
import {
  add,
  all,
  below,
  constant,
  dividedBy,
  equal,
  fact,
  inMonths,
  parameter,
  reading,
  rule,
  times,
  whereAbsent,
} from '../build.ts';
import { makeNode, type Node } from '../node.ts';
import { type Emitted, emit } from './emit.ts';
import { withoutUnused } from './unused.ts';
import { identifier } from './writer.ts';

const NAME = words('a thing', 'una cosa');

const emitted = (roots: readonly Node[], sure = false): Emitted =>
  emit(roots, {
    codes: ['march-1', 'february-28', 'half-up', 'half-even', 'seal'],
    placeOf: (_, option) => ['first', 'second'].indexOf(option),
    ...(sure ? { leave: ['continue;'] } : {}),
    read: (name, part) => `row.${name}_${part}`,
  });

/** The statements with the values of the roots behind them. */
const text = (roots: readonly Node[], sure = false): string => {
  const result = emitted(roots, sure);
  const values = roots.map((root) => `${result.of(root).value}, ${result.of(root).status}`);
  return withoutUnused([...result.prelude, ...result.lines, `return [${values.join(', ')}];`]).join('\n');
};

describe('names', () => {
  test('become identifiers', () => {
    expect(identifier('before-the-age')).toBe('beforeTheAge');
    expect(identifier('/participant/birthDate'.slice(1))).toBe('participantBirthDate');
    expect(identifier('contribution.base-9.5')).toBe('contributionBase95');
  });

  test.each(['', '9-years', '-', 'año', '../..'])('that cannot are refused: "%s"', (name) => {
    expect(() => identifier(name)).toThrow('makes no identifier');
  });

  test('of a rule name its value, and never one that the frame uses', () => {
    const outcome = rule('c', 'outcome', NAME, below(fact('/a', 'months', NAME), fact('/b', 'months', NAME)));
    expect(text([outcome, all(outcome)])).toContain('const outcome2 = ');
  });
});

describe('what is no value of its kind is refused', () => {
  test('a number of months that is no whole number', () => {
    const third = makeNode({ op: 'divide', kind: 'months', args: [fact('/a', 'months', NAME), constant('ratio', 3)] });
    expect(() => emitted([third])).toThrow('divide of months is no whole number');
  });

  test('a mutant, which the interpreter runs', () => {
    const shifted = makeNode({ op: 'parameter', kind: 'years', data: { id: 'age', shift: 1 } });
    expect(() => emitted([shifted])).toThrow('a mutant of the graph is run, and not compiled');
  });

  test('a code that columns do not know', () => {
    expect(() => emitted([equal(fact('/code', 'text', NAME), constant('text', 'unheard-of'))])).toThrow(
      '"unheard-of" is no code that columns know',
    );
  });
});

describe('statements', () => {
  const salary = fact('/salary', 'money', NAME);
  const share = fact('/share', 'ratio', NAME);

  test('that only one option of a reading needs stand in its block', () => {
    const source = text([
      reading('point', { first: times(salary, share), second: dividedBy(salary, constant('ratio', 12)) }),
    ]);
    const block = source.slice(source.indexOf('if (pointOption === 0) {'), source.indexOf('else {'));
    expect(block).toContain('salaryGiven');
    expect(source.slice(0, source.indexOf('if (pointOption'))).not.toContain('* shareGiven');
  });

  test('that nothing uses are left out, with the blocks that are empty then', () => {
    const lines = [
      'let x: number;',
      'if (a === 0) {',
      'x = 1;',
      '}',
      'else {',
      'x = 2;',
      '}',
      'const y = 3;',
      'return z;',
    ];
    expect(withoutUnused(lines)).toEqual(['return z;']);
    expect(withoutUnused([...lines.slice(0, -1), 'return x;'])).toEqual([...lines.slice(0, -2), 'return x;']);
  });

  test('mark each product that doubles may not hold', () => {
    const source = text([times(times(salary, share), share)]);
    expect(source.match(/beyond = true/g)).toHaveLength(2);
  });

  test('of rows of which all is there ask nothing twice: what is missing is tested once, but for what its absence means', () => {
    const debt = fact('/debt', 'money', NAME);
    const roots = [below(salary, whereAbsent(debt, constant('money', 0)))];
    expect(emitted(roots, true).lines.slice(0, 5)).toEqual([
      'const salaryGiven = row.salary_value;',
      'const debtGiven = row.debt_value;',
      'if (salaryGiven < 0) {',
      'continue;',
      '}',
    ]);
    expect(text(roots, true)).not.toContain('salaryBits');
    expect(text(roots, true)).toContain('debtBits');
    expect(text(roots)).not.toContain('continue;');
  });

  test('of rows of which all is there test all integers at once, and what one option alone needs in its block', () => {
    const months = (pointer: string) => fact(pointer, 'months', NAME);
    const [a, b] = [months('/a'), months('/b')];
    const point = reading('point', { first: below(a, months('/c')), second: below(a, b) });
    const source = text([point, below(a, b)], true);
    expect(source).toContain('if ((aGiven | bGiven) < 0) {\ncontinue;\n}');
    const block = source.slice(source.indexOf('if (pointOption === 0) {'), source.indexOf('else {'));
    expect(block).toContain('if (cGiven < 0) most = Infinity;');
  });

  test('of rows of which all is there add up what doubles may not hold', () => {
    const source = text([times(times(salary, share), share)], true);
    expect(source).not.toContain('beyond');
    expect(source.match(/most \+= Math\.abs/g)).toHaveLength(2);
  });

  test('of rows of which all is there look at nothing that is never too large, and at what may be', () => {
    const months = (pointer: string) => fact(pointer, 'months', NAME);
    const least = parameter('least', 'years', fact('/on', 'day', NAME), NAME);
    const roots = [below(add(months('/a'), months('/b')), inMonths(least)), times(salary, share)];
    const source = text(roots, true);
    expect(source.match(/most \+= Math\.abs/g)).toHaveLength(1);
    expect(source).toContain('if (!areSmall(leastSteps)) sure = false;');
    expect(source).toContain('const onGivenSince = alwaysFrom(leastSteps);');
    expect(source).toContain('if (onGiven < onGivenSince) most = Infinity;');
    expect(text(roots).match(/beyond = true/g)).toHaveLength(3);
  });

  test('that settle a row follow the values that they wait for, and none before', () => {
    const right = below(fact('/a', 'months', NAME), fact('/b', 'months', NAME));
    const settled = emit([right, times(salary, share)], {
      codes: [],
      placeOf: () => 0,
      leave: ['continue;'],
      settle: { after: [right], lines: (all) => [`if (!${all.of(right).value}) continue;`] },
      read: (name, part) => `row.${name}_${part}`,
    });
    const { lines } = settled;
    const at = lines.indexOf(`if (!${settled.of(right).value}) continue;`);
    expect(at).toBeGreaterThan(lines.findIndex((line) => line.includes('aGiven < bGiven')));
    expect(at).toBeLessThan(lines.findIndex((line) => line.includes('* shareGiven')));
  });

  test('are the same for the same graph', () => {
    const law = smallLaw();
    expect(text([law.right])).toBe(text([smallLaw().right]));
  });
});
