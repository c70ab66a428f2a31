// The vocabulary in which a rule is written: it builds a graph once and computes nothing.
// Operators check their kinds in types; the law room names the things.

import type { Words } from '../base/index.ts';
import {
  type Expr,
  type Find,
  type FindBounds,
  type FindEarly,
  type Kind,
  type Money,
  makeNode,
  type Node,
  type ValueOfKind,
} from './node.ts';
import type { Reach } from './reach.ts';

/** The kinds that can be added; a packed date is none of them. */
type Quantity = 'months' | 'years' | 'days' | 'count' | Money | 'ratio';

/** The kinds of which one can be above another. */
type Ordered = Quantity | 'day' | 'month';

/** A fact by its JSON pointer. Absent, it leaves open whatever needs it. */
export function fact<K extends Kind>(pointer: string, kind: K, words: Words): Expr<K> {
  return makeNode({ op: 'fact', kind, data: { pointer }, words });
}

/** A value that needs no source: a unit's size, zero, a code. Figures of the law are parameters. */
export function constant<K extends Kind>(kind: K, value: string | number | boolean): Expr<K> {
  return makeNode({ op: 'constant', kind, data: { value } });
}

export const TRUE = constant('truth', true);
export const FALSE = constant('truth', false);

/** A dated figure of the law, as in force on the day `at`. */
export function parameter<K extends Kind>(id: string, kind: K, at: Expr<'day'>, words: Words): Expr<K> {
  return makeNode({ op: 'parameter', kind, args: [at], data: { id }, words });
}

/** A date that is itself a figure of the law: it needs no day on which to be looked up. */
export function dateParameter(id: string, words: Words): Expr<'day'> {
  return makeNode({ op: 'parameter', kind: 'day', data: { id }, words });
}

/** An open point of the law: what each option of the reading makes of it. */
export function reading<K extends Kind>(id: string, options: Readonly<Record<string, Expr<K>>>): Expr<K> {
  const nodes = Object.values(options);
  const [first] = nodes;
  if (first === undefined) throw new Error(`the reading ${id} has no option`);
  return makeNode({ op: 'reading', kind: first.kind, args: nodes, data: { id, options: Object.keys(options) } });
}

/** The option itself that applies for a reading, as a code for a finding. */
export function optionOf(id: string, options: readonly string[]): Expr<'text'> {
  return reading(id, Object.fromEntries(options.map((option) => [option, constant('text', option)])));
}

/**
 * Work on lists that is no expression: a plain function of the facts and some values, with its evidence.
 * `version` rises with every change of what the function answers, since the graph's hash cannot see into it.
 */
export function finding<K extends Kind, F, const A extends readonly Node[]>(
  name: string,
  version: number,
  kind: K,
  args: A,
  words: Words,
  find: (facts: F, ...args: ValuesOf<A>) => ReturnType<Find>,
  findEarly?: (facts: F, ...args: Partial<ValuesOf<A>>) => ReturnType<FindEarly>,
  findBounds?: (facts: F, ...args: ReachesOf<A>) => Reach,
): Expr<K> {
  const early = findEarly === undefined ? {} : { findEarly: findEarly as unknown as FindEarly };
  const bounds = findBounds === undefined ? {} : { findBounds: findBounds as unknown as FindBounds };
  return makeNode({
    op: 'finding',
    kind,
    args,
    data: { name, version },
    words,
    find: find as unknown as Find,
    ...early,
    ...bounds,
  });
}

/** The types of the values that a finding's function receives. */
type ValuesOf<A extends readonly Node[]> = { [I in keyof A]: ValueOfKind[A[I]['kind']] };

/** What each of the arguments can be. */
type ReachesOf<A extends readonly Node[]> = { [I in keyof A]: Reach };

/** A named step of a clause: what proofs, letters and law pages show. */
export function rule<K extends Kind>(clause: string, name: string, words: Words, body: Expr<K>): Expr<K> {
  return makeNode({ op: 'rule', kind: body.kind, args: [body], data: { clause, name }, words });
}

/** Why a point is left to a person: the law says nothing of it, or two things that it calls for contradict each other. */
export type LeftBecause = 'gap' | 'conflict';

/** A point that the law leaves to a person; the words say what is to be decided and by whom. */
export function leave<K extends Kind>(clause: string, kind: K, words: Words, because: LeftBecause = 'gap'): Expr<K> {
  return makeNode({ op: 'leave', kind, data: { clause, because }, words });
}

export function all(...conditions: Expr<'truth'>[]): Expr<'truth'> {
  return makeNode({ op: 'all', kind: 'truth', args: conditions });
}

export function any(...conditions: Expr<'truth'>[]): Expr<'truth'> {
  return makeNode({ op: 'any', kind: 'truth', args: conditions });
}

export function not(condition: Expr<'truth'>): Expr<'truth'> {
  return makeNode({ op: 'not', kind: 'truth', args: [condition] });
}

export function equal<K extends Exclude<Kind, 'list'>>(a: Expr<K>, b: Expr<K>): Expr<'truth'> {
  return makeNode({ op: 'equal', kind: 'truth', args: [a, b] });
}

/** a < b; of days: before. */
export function below<K extends Ordered>(a: Expr<K>, b: Expr<K>): Expr<'truth'> {
  return makeNode({ op: 'below', kind: 'truth', args: [a, b] });
}

/** a <= b. */
export function atMost<K extends Ordered>(a: Expr<K>, b: Expr<K>): Expr<'truth'> {
  return makeNode({ op: 'at-most', kind: 'truth', args: [a, b] });
}

/** a >= b. */
export function atLeast<K extends Ordered>(a: Expr<K>, b: Expr<K>): Expr<'truth'> {
  return makeNode({ op: 'at-least', kind: 'truth', args: [a, b] });
}

/** a > b. */
export function above<K extends Ordered>(a: Expr<K>, b: Expr<K>): Expr<'truth'> {
  return makeNode({ op: 'above', kind: 'truth', args: [a, b] });
}

export function add<K extends Quantity>(a: Expr<K>, b: Expr<K>): Expr<K> {
  return makeNode({ op: 'add', kind: a.kind, args: [a, b] });
}

export function subtract<K extends Quantity>(a: Expr<K>, b: Expr<K>): Expr<K> {
  return makeNode({ op: 'subtract', kind: a.kind, args: [a, b] });
}

/** Something times a pure ratio: it stays what it was. */
export function times<K extends Money | 'ratio'>(a: Expr<K>, share: Expr<'ratio'>): Expr<K> {
  return makeNode({ op: 'multiply', kind: a.kind, args: [a, share] });
}

/** Something divided by a pure ratio above zero. */
export function dividedBy<K extends Money | 'ratio'>(a: Expr<K>, by: Expr<'ratio'>): Expr<K> {
  return makeNode({ op: 'divide', kind: a.kind, args: [a, by] });
}

/** What a sum buys by the month or by the year: the sum divided by a factor above zero. */
export function annuity<K extends 'money-a-month' | 'money-a-year'>(
  kind: K,
  sum: Expr<'money'>,
  factor: Expr<'ratio'>,
): Expr<K> {
  return makeNode({ op: 'divide', kind, args: [sum, factor] });
}

/** How many of `unit` there are in a quantity of the same kind, exactly. */
export function per<K extends 'months' | 'years' | 'days' | 'count' | Money>(a: Expr<K>, unit: Expr<K>): Expr<'ratio'> {
  return makeNode({ op: 'divide', kind: 'ratio', args: [a, unit] });
}

export function lesser<K extends Ordered>(a: Expr<K>, b: Expr<K>): Expr<K> {
  return makeNode({ op: 'lesser', kind: a.kind, args: [a, b] });
}

/** Of days: the later. */
export function greater<K extends Ordered>(a: Expr<K>, b: Expr<K>): Expr<K> {
  return makeNode({ op: 'greater', kind: a.kind, args: [a, b] });
}

/** The whole part of a ratio, as a ratio. */
export function floor(a: Expr<'ratio'>): Expr<'ratio'> {
  return makeNode({ op: 'floor', kind: 'ratio', args: [a] });
}

/** The next whole number of a ratio, as a ratio. */
export function ceiling(a: Expr<'ratio'>): Expr<'ratio'> {
  return makeNode({ op: 'ceiling', kind: 'ratio', args: [a] });
}

/** Money rounded to the cent; `mode` yields 'half-up' or 'half-even'. */
export function toTheCent<K extends Money>(a: Expr<K>, mode: Expr<'text'>): Expr<K> {
  return makeNode({ op: 'round', kind: a.kind, args: [a, mode] });
}

export function choose<K extends Kind>(when: Expr<'truth'>, then: Expr<K>, otherwise: Expr<K>): Expr<K> {
  return makeNode({ op: 'choose', kind: then.kind, args: [when, then, otherwise] });
}

/** The fact where it is given; where it is absent, what its absence means. */
export function whereAbsent<K extends Kind>(given: Expr<K>, meaning: Expr<K>): Expr<K> {
  return makeNode({ op: 'otherwise', kind: given.kind, args: [given, meaning] });
}

/** The day on which someone born on `birth` completes `years`; `leap` yields 'march-1' or 'february-28'. */
export function birthday(birth: Expr<'day'>, years: Expr<'years'>, leap: Expr<'text'>): Expr<'day'> {
  return makeNode({ op: 'anniversary', kind: 'day', args: [birth, years, leap] });
}

/** The day that many days later. */
export function daysAfter(day: Expr<'day'>, days: Expr<'days'>): Expr<'day'> {
  return makeNode({ op: 'days-after', kind: 'day', args: [day, days] });
}

export function dayAfter(day: Expr<'day'>): Expr<'day'> {
  return daysAfter(day, constant('days', 1));
}

export function dayBefore(day: Expr<'day'>): Expr<'day'> {
  return daysAfter(day, constant('days', -1));
}

/** The last day of the month, or of the month in which the day lies. */
export function monthEnd(of: Expr<'day'> | Expr<'month'>): Expr<'day'> {
  return makeNode({ op: 'month-end', kind: 'day', args: [of] });
}

const TWELVE = constant('ratio', 12);

/** Years as the months they hold. */
export function inMonths(years: Expr<'years'>): Expr<'months'> {
  return makeNode({ op: 'multiply', kind: 'months', args: [years, TWELVE] });
}

/** A month's part of a year's amount, exact. */
export function monthOfYear(annual: Expr<'money-a-year'>): Expr<'money-a-month'> {
  return makeNode({ op: 'divide', kind: 'money-a-month', args: [annual, TWELVE] });
}

/** The year's amount of a month's. */
export function yearOfMonths(monthly: Expr<'money-a-month'>): Expr<'money-a-year'> {
  return makeNode({ op: 'multiply', kind: 'money-a-year', args: [monthly, TWELVE] });
}

/** Months as years, exactly. */
export function inYears(months: Expr<'months'>): Expr<'ratio'> {
  return makeNode({ op: 'divide', kind: 'ratio', args: [months, TWELVE] });
}

/** A count, or a number of years, as a pure number. */
export function numberOf(quantity: Expr<'count'> | Expr<'years'> | Expr<'months'> | Expr<'days'>): Expr<'ratio'> {
  return makeNode({ op: 'divide', kind: 'ratio', args: [quantity, constant('ratio', 1)] });
}
