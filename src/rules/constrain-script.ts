// What a solver is told, as it grows: variables with what their kind allows, and terms that are named once.
// Which terms those are is in constrain.ts.

import { type Day, dayOfMonth, type Month, monthNumberOf, monthOf, type Ratio, yearOf } from '../base/index.ts';
import { sortOf } from './constrain-term.ts';
import type { Kind } from './node.ts';
import { allOf, CALENDAR, either, nameOf, numberIn, partsOfTerm } from './smt.ts';

/** Year, month and day of a packed day, as terms. */
export type DayParts = readonly [year: string, month: string, day: string];

/** A variable with the kind of its values and the term by which it is used. */
export interface Variable {
  readonly name: string;
  readonly kind: Kind;
  readonly term: string;
}

/** What is known beforehand of all variables and operations. */
export interface Grounds {
  /** The days that are facts lie between these, both included. */
  readonly days: readonly [Day, Day];
  /**
   * Rounding and products of two unknowns are only known to keep order: enough to compare amounts, and quick. What is
   * shown so holds of them as they are; a case found so need not be one.
   */
  readonly inOrder?: boolean;
}

/** A number that stands for an operation on terms. */
interface Ordered {
  readonly what: string;
  readonly of: readonly string[];
  readonly name: string;
}

/** A number, and where a term is that number and none before it. */
export interface NumberCase {
  readonly when: string;
  readonly number: Ratio;
}

/** A choice between more numbers is not written out. */
const MOST_NUMBERS = 24;

const PARTS = ['year', 'month', 'day'];

export class Script {
  private readonly lines: string[] = [CALENDAR];
  private readonly variables = new Map<string, Variable>();
  private readonly codes: string[] = [];
  private readonly parts = new Map<string, DayParts>();
  private readonly names = new Map<string, string>();
  private readonly bodies = new Map<string, string>();
  private readonly asserted = new Set<string>();
  private readonly inOrder: Ordered[] = [];
  private readonly grounds: Grounds;

  constructor(grounds: Grounds) {
    this.grounds = grounds;
  }

  /** All that is declared, defined and asserted so far. */
  text(): string {
    return this.lines.join('\n');
  }

  /** The number by which a code stands. */
  codeOf(code: string): number {
    const at = this.codes.indexOf(code);
    return at >= 0 ? at : this.codes.push(code) - 1;
  }

  /** The code that a number stands for. */
  codeAt(number: number): string | undefined {
    return this.codes[number];
  }

  assert(condition: string): void {
    if (this.asserted.has(condition)) return;
    this.asserted.add(condition);
    this.lines.push(`(assert ${condition})`);
  }

  /** The name of a term: the same for the same term. What is a name or a number already stays itself. */
  define(sort: 'Bool' | 'Int' | 'Real', body: string): string {
    if (!body.startsWith('(') || /^\(- [\d.]+\)$/.test(body)) return body;
    const key = `${sort} ${body}`;
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const name = `t${this.names.size}`;
    this.lines.push(`(define-fun ${name} () ${sort} ${body})`);
    this.names.set(key, name);
    this.bodies.set(name, body);
    return name;
  }

  /**
   * The few numbers that a term may be and where it is each, the last of them where it is none of the others; undefined
   * where it is no choice between numbers. A product of such a term is linear once it is written out.
   */
  numbersOf(term: string): readonly NumberCase[] | undefined {
    const number = numberIn(term);
    if (number !== undefined) return [{ when: 'true', number }];
    const [operation, when, ...branches] = partsOfTerm(this.bodies.get(term) ?? term) ?? [];
    if (operation !== 'ite' || when === undefined) return undefined;
    const [then, otherwise] = branches.map((branch) => this.numbersOf(branch));
    if (then === undefined || otherwise === undefined || then.length + otherwise.length > MOST_NUMBERS)
      return undefined;
    return [...then.map((one) => ({ ...one, when: allOf([when, one.when]) })), ...otherwise];
  }

  /** A variable of a kind by its name: a valid day or month of the time that is looked at, no number below zero. */
  variable(name: string, kind: Kind): string {
    const known = this.variables.get(name);
    if (known !== undefined) return known.term;
    const term = kind === 'day' ? this.day(name) : this.plain(name, kind);
    this.variables.set(name, { name, kind, term });
    return term;
  }

  /** Every variable so far, in the order in which they came up. */
  declared(): readonly Variable[] {
    return [...this.variables.values()];
  }

  private plain(name: string, kind: Kind): string {
    const sort = sortOf(kind);
    this.lines.push(`(declare-const ${nameOf(name)} ${sort})`);
    if (kind === 'month') {
      const [first, last] = this.grounds.days.map(monthOf) as [Month, Month];
      this.assert(`(<= ${first} ${nameOf(name)} ${last})`);
    } else if (sort !== 'Bool') this.assert(`(>= ${nameOf(name)} ${sort === 'Real' ? '0.0' : '0'})`);
    return nameOf(name);
  }

  /** A day is declared by its parts, so that no solver needs to divide for them. */
  private day(name: string): string {
    const [year, month, day] = PARTS.map((part) => nameOf(`${name} ${part}`)) as unknown as DayParts;
    for (const part of [year, month, day]) this.lines.push(`(declare-const ${part} Int)`);
    const [first, last] = this.grounds.days.map(yearOf) as [number, number];
    this.assert(`(${first > 1900 && last < 2100 ? 'valid-day-near' : 'valid-day'} ${year} ${month} ${day})`);
    this.lines.push(`(define-fun ${nameOf(name)} () Int (packed ${year} ${month} ${day}))`);
    this.assert(`(<= ${this.grounds.days[0]} ${nameOf(name)} ${this.grounds.days[1]})`);
    this.parts.set(nameOf(name), [year, month, day]);
    return nameOf(name);
  }

  /** Year, month and day of a packed day; those of a choice are choices. */
  partsOf(day: string): DayParts {
    const known = this.parts.get(day);
    if (known !== undefined) return known;
    const parts = this.splitDay(day).map((body) => this.define('Int', body)) as unknown as DayParts;
    this.parts.set(day, parts);
    return parts;
  }

  private splitDay(day: string): readonly string[] {
    if (/^\d+$/.test(day)) return [yearOf, monthNumberOf, dayOfMonth].map((part) => `${part(Number(day) as Day)}`);
    const [operation, when = '', ...branches] = partsOfTerm(this.bodies.get(day) ?? day) ?? [];
    if (operation !== 'ite') return [`(div ${day} 512)`, `(mod (div ${day} 32) 16)`, `(mod ${day} 32)`];
    const [then, otherwise] = branches.map((branch) => this.partsOf(branch)) as [DayParts, DayParts];
    return then.map((part, index) => either(when, part, otherwise[index] as string));
  }

  /** An amount to the cent, by a mode: exactly, or as no more than what all rounding has in common. */
  rounded(amount: string, mode: string): string {
    if (this.grounds.inOrder !== true) {
      const isEven = `(= ${mode} ${this.codeOf('half-even')})`;
      return `(to_real (ite ${isEven} (half-even ${amount}) (half-up ${amount})))`;
    }
    return this.ordered(`cents by ${mode}`, [amount], (cents) => {
      this.assert(`(<= (- 0.5) (- ${cents} ${amount}) 0.5)`);
      this.assert(`(=> (<= 0.0 ${amount}) (<= 0.0 ${cents}))`);
      this.assert(`(=> (<= ${amount} 0.0) (<= ${cents} 0.0))`);
    });
  }

  /** A product of two terms of which neither is a number: exactly, or as no more than that it grows with both. */
  product(a: string, b: string): string {
    if (this.grounds.inOrder !== true) return `(* ${a} ${b})`;
    return this.ordered('product', [a, b], (product) =>
      this.assert(`(=> (and (<= 0.0 ${a}) (<= 0.0 ${b})) (<= 0.0 ${product}))`),
    );
  }

  /** A quotient by a term that is no number: exactly, or as no more than that it grows with what is divided. */
  quotient(a: string, by: string): string {
    if (this.grounds.inOrder !== true) return `(/ ${a} ${by})`;
    const isAbove = `(< 0.0 ${by})`;
    return this.ordered(
      `quotient by ${by}`,
      [a],
      (quotient) => {
        this.assert(`(=> (and ${isAbove} (<= 0.0 ${a})) (<= 0.0 ${quotient}))`);
      },
      isAbove,
    );
  }

  /** A number of which only the order is known: it is not less where none of the terms it is made of, none below zero, is. */
  private ordered(what: string, of: readonly string[], also: (name: string) => void, where = 'true'): string {
    const known = this.inOrder.find((one) => one.what === what && one.of.join(' ') === of.join(' '));
    if (known !== undefined) return known.name;
    const name = nameOf(`ordered ${this.inOrder.length}`);
    this.lines.push(`(declare-const ${name} Real)`);
    also(name);
    const below = (small: readonly string[], great: readonly string[]): string =>
      allOf([where, ...small.map((term, index) => `(<= ${of.length > 1 ? '0.0 ' : ''}${term} ${great[index]})`)]);
    for (const other of this.inOrder.filter((one) => one.what === what)) {
      this.assert(`(=> ${below(of, other.of)} (<= ${name} ${other.name}))`);
      this.assert(`(=> ${below(other.of, of)} (<= ${other.name} ${name}))`);
    }
    this.inOrder.push({ what, of, name });
    return name;
  }
}
