// What a node is in a solver's terms, and how terms join: beside its value, where it has none and why.
// How nodes become terms is in constrain.ts; the text that terms are made of is in smt.ts.

import { isExact, type Kind, type Node } from './node.ts';
import { allOf, anyOf, either, negated } from './smt.ts';

/**
 * A node in a solver's terms. The value means something only where nothing else of it holds, as in the interpreter:
 * the evaluation fails, the value is left to a person, or it is open for want of a fact, in this order.
 */
export interface Term {
  readonly kind: Kind;
  readonly value: string;
  /** Where a fact that may be absent leaves it open. */
  readonly open: string;
  /** By the point that is left to a person, where that leaves this. */
  readonly left: ReadonlyMap<Node, string>;
  /** Where the law has no figure for the day, or something is divided by nothing: there the interpreter throws. */
  readonly fails: string;
}

/** What keeps a value away. */
type Absence = Omit<Term, 'kind' | 'value'>;

/** A term that has its value whatever the case. */
export function known(kind: Kind, value: string): Term {
  return { kind, value, open: 'false', left: new Map(), fails: 'false' };
}

/** Where a term is left to a person, at whatever point. */
export function leftOf({ left }: Term): string {
  return anyOf([...left.values()]);
}

/** Where a term has its value. */
export function settled(term: Term): string {
  return allOf([negated(term.fails), negated(leftOf(term)), negated(term.open)]);
}

/** The sort in which values of a kind are written; codes and lists are numbers. */
export function sortOf(kind: Kind): 'Bool' | 'Int' | 'Real' {
  if (kind === 'truth') return 'Bool';
  return isExact(kind) ? 'Real' : 'Int';
}

/** One of two terms. */
export function chosen(when: string, then: Term, otherwise: Term): Term {
  return {
    kind: then.kind,
    value: either(when, then.value, otherwise.value),
    open: either(when, then.open, otherwise.open),
    fails: either(when, then.fails, otherwise.fails),
    left: leftAt([then, otherwise], (point) =>
      either(when, then.left.get(point) ?? 'false', otherwise.left.get(point) ?? 'false'),
    ),
  };
}

/** What keeps a value away that needs all the terms. */
export function absenceOf(terms: readonly Term[]): Absence {
  const left = leftAt(terms, (point) => anyOf(terms.map((term) => term.left.get(point) ?? 'false')));
  return {
    open: allOf([negated(anyOf([...left.values()])), anyOf(terms.map(({ open }) => open))]),
    left,
    fails: anyOf(terms.map(({ fails }) => fails)),
  };
}

/** `all` (deciding value false) and `any` (deciding value true), after Kleene: a deciding value settles it. */
export function connected(terms: readonly Term[], deciding: boolean): Term {
  const deciders = terms.map((term) =>
    allOf([negated(term.open), negated(leftOf(term)), deciding ? term.value : negated(term.value)]),
  );
  const decided = anyOf(deciders);
  const undecided = negated(decided);
  const { open, left, fails } = absenceOf(terms);
  return {
    kind: 'truth',
    value: deciding ? decided : undecided,
    open: allOf([undecided, open]),
    left: leftAt(terms, (point) => allOf([undecided, left.get(point) ?? 'false'])),
    fails,
  };
}

/** The same where a condition holds before which nothing is looked at; what keeps the condition away keeps this away. */
export function after(condition: Term, term: Term): Term {
  const looked = allOf([negated(condition.open), negated(leftOf(condition))]);
  return {
    ...term,
    open: anyOf([condition.open, allOf([looked, term.open])]),
    fails: anyOf([condition.fails, allOf([looked, term.fails])]),
    left: leftAt([condition, term], (point) =>
      anyOf([condition.left.get(point) ?? 'false', allOf([looked, term.left.get(point) ?? 'false'])]),
    ),
  };
}

/** By each point at which one of the terms is left to a person, what `at` makes of it. */
function leftAt(terms: readonly Term[], at: (point: Node) => string): ReadonlyMap<Node, string> {
  const points = new Set(terms.flatMap(({ left }) => [...left.keys()]));
  return new Map([...points].map((point): [Node, string] => [point, at(point)]).filter(([, when]) => when !== 'false'));
}
