// What a claim about the law is: what would refute it, and the exceptions that the register names.
// The claims themselves are in families/; how one is put to the solver is in prove.ts.

import type { QuestionId } from '../../src/law/index.ts';
import { allOf, anyOf, type Constraints, negated, settled, type Term } from '../../src/rules/index.ts';
import type { Case } from './case.ts';
import type { Shape } from './terrain.ts';

/** What the law says of an exception: a reading that leaves it or makes it so, or the clauses that do. */
export type NamedBy =
  | { readonly reading: string; readonly option: string }
  | { readonly clauses: readonly string[]; readonly rule?: string };

export interface WitnessHints {
  readonly days: Readonly<Record<string, string>>;
  readonly readings?: Readonly<Record<string, string>>;
}

export interface Exception {
  /** What it is, in words. */
  readonly says: string;
  readonly by: NamedBy;
  /** Where it is what refutes the claim. */
  readonly when: (one: Case, other: Case) => string;
  /** Where the solver would look for long: days of the witness by their pointers, and options that are not the default. */
  readonly witness?: WitnessHints;
}

/** How a second case differs from the first; everything else is the same in both. */
export interface Change {
  /** Which variables are others in the second case. */
  readonly apart: (name: string) => boolean;
  /** How those of the second stand to those of the first. */
  readonly relate: (one: Constraints, other: Constraints) => readonly string[];
}

/** A claim is refuted by a case in which it is asked and what it says is not so. */
interface Refutation {
  /** Where the claim says something: such cases must be possible, or it says nothing. */
  readonly where: readonly string[];
  /** What it says cannot be there. */
  readonly but: string;
}

export interface Claim {
  readonly family: string;
  readonly says: string;
  /** The questions that the law is asked of a witness. */
  readonly ask: readonly QuestionId[];
  /** Facts that are known here, though they may be absent elsewhere. */
  readonly known?: readonly string[];
  /** What refutes the claim. Of a claim about one case the second is the first. */
  readonly against: (one: Case, other: Case) => Refutation;
  readonly change?: Change;
  readonly exceptions: readonly Exception[];
  /** The kinds of record it is shown of, the widest first; the next is tried where it does not hold of one. */
  readonly shapes: readonly Shape[];
}

/** How an exception is cited: the reading with its option, or the clauses and the rule. */
export function namedBy(by: NamedBy): string {
  if ('reading' in by) return `${by.reading}=${by.option}`;
  return by.rule === undefined ? by.clauses.join(', ') : `${by.clauses.join(', ')} (${by.rule})`;
}

/** An exception that an option of a reading makes: it is answered as no other option has it. */
export function byReading(says: string, reading: string, option: string): Exception {
  return { says, by: { reading, option }, when: (one) => one.reads(reading, option) };
}

/** An exception that an option of a reading makes: the question is left to a person at a point that it brings. */
export function leftBy(says: string, question: QuestionId, reading: string, option: string): Exception {
  return {
    says,
    by: { reading, option },
    when: (one, other) => anyOf([one.leftUnder(question, reading, option), other.leftUnder(question, reading, option)]),
  };
}

/** In the second case a condition of a question no longer holds that did in the first. */
export function lost(
  says: string,
  question: QuestionId,
  rule: string,
  clause: string,
  witness?: WitnessHints,
): Exception {
  return {
    says,
    by: { clauses: [clause], rule },
    when: (one, other) => allOf([one.holds(question, rule), negated(other.holds(question, rule))]),
    ...(witness === undefined ? {} : { witness }),
  };
}

/** In the second case the amount of a rule is lower. */
export function lower(
  says: string,
  question: QuestionId,
  rule: string,
  clause: string,
  witness?: WitnessHints,
): Exception {
  return {
    says,
    by: { clauses: [clause], rule },
    when: (one, other) => `(< ${other.rule(question, rule).value} ${one.rule(question, rule).value})`,
    ...(witness === undefined ? {} : { witness }),
  };
}

/** A question comes to nothing: it is left to a person, open with all facts known, or without a figure. */
export function noOutcome(question: QuestionId): Claim['against'] {
  return (one) => {
    const { left, open, fails } = one.outcome(question);
    return { where: [], but: anyOf([left, open, fails]) };
  };
}

/** Where one is granted, so is the other. */
export function bothGranted(a: QuestionId, b: QuestionId): Claim['against'] {
  return (one) => ({ where: [one.outcome(a).granted], but: one.outcome(b).granted });
}

/** Granted in the first case; in the second not granted, or for less in one of the fields. */
export function paysLess(question: QuestionId, ...fields: readonly string[]): Claim['against'] {
  return (one, other) => {
    const less = fields.map((field) => `(< ${other.field(question, field).value} ${one.field(question, field).value})`);
    const { granted } = other.outcome(question);
    return { where: [one.outcome(question).granted], but: anyOf([negated(granted), ...less]) };
  };
}

/** A term has none of these codes, or no value. */
export function noneOf(
  codes: readonly string[],
  term: (one: Case) => Term,
  where?: (one: Case) => string,
): Claim['against'] {
  return (one) => {
    const value = term(one);
    const is = codes.map((code) => `(= ${value.value} ${one.code(code)})`);
    const but = anyOf([negated(settled(value)), negated(anyOf(is))]);
    return { where: where === undefined ? [] : [where(one)], but };
  };
}
