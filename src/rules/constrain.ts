// The constrain back end: nodes as terms of SMT-LIB 2, with which a solver finds a case or shows that there is none.
// It writes text and solves nothing. How terms join is in constrain-term.ts, operations in constrain-operations.ts.

import { operation } from './constrain-operations.ts';
import { type Grounds, Script } from './constrain-script.ts';
import { absenceOf, after, chosen, connected, known, leftOf, sortOf, type Term } from './constrain-term.ts';
import { asRatio, type ParameterStep, shifted } from './interpret.ts';
import { INTEGER_KINDS, isMoney, type Kind, type Node } from './node.ts';
import { allOf, anyOf, either, negated, numeral, realNumeral } from './smt.ts';

export type { DayParts, Script, Variable } from './constrain-script.ts';
export { known, leftOf, settled, sortOf, type Term } from './constrain-term.ts';
export { allOf, anyOf, either, negated } from './smt.ts';

/** What the variables of a graph may be. */
export interface Terrain extends Grounds {
  /** Whether the fact at a pointer may be absent; all others are known. */
  mayBeAbsent(pointer: string): boolean;
  /** The codes that the fact may be; undefined where it may be any text. */
  codesAt(pointer: string): readonly string[] | undefined;
  /** The values of a figure over time, in order and without overlap. */
  stepsOf(id: string): readonly ParameterStep[];
  /** The value of a finding in terms of its arguments and of other variables; undefined where it may be anything. */
  find?(name: string, args: readonly string[], constraints: Constraints): string | undefined;
}

/**
 * The terms of nodes in one case. Two cases in one script share every variable but those that are set apart: what does
 * not depend on them is one and the same term.
 */
export class Constraints {
  readonly script: Script;
  private readonly terrain: Terrain;
  private readonly isApart: (name: string) => boolean;
  private readonly terms = new Map<Node, Term>();

  constructor(terrain: Terrain, script = new Script(terrain), isApart: (name: string) => boolean = () => false) {
    this.terrain = terrain;
    this.script = script;
    this.isApart = isApart;
  }

  /** Another case, in which the variables of these names are others. */
  otherCase(isApart: (name: string) => boolean): Constraints {
    return new Constraints(this.terrain, this.script, isApart);
  }

  /** A variable of this case: a fact by its pointer, a reading by "reading" and its id, or one of the caller's. */
  variable(name: string, kind: Kind): string {
    return this.script.variable(this.isApart(name) ? `${name}'` : name, kind);
  }

  /** An amount of the record: a whole number of cents. */
  cents(name: string): string {
    return this.script.define('Real', `(to_real ${this.variable(name, 'count')})`);
  }

  /** Whether the fact that may be absent is there. */
  isGiven(pointer: string): string {
    return this.variable(`${pointer} given`, 'truth');
  }

  /** A code that is one of several. */
  oneOf(name: string, codes: readonly string[] | undefined): string {
    const variable = this.variable(name, 'text');
    if (codes !== undefined)
      this.script.assert(anyOf(codes.map((code) => `(= ${variable} ${this.script.codeOf(code)})`)));
    return variable;
  }

  /** A value as its kind is written. */
  valueTerm(kind: Kind, value: unknown): string {
    if (kind === 'truth') return `${value}`;
    if (kind === 'text') return `${this.script.codeOf(String(value))}`;
    return INTEGER_KINDS.has(kind) ? numeral(value as number) : realNumeral(asRatio(value));
  }

  /**
   * The node's term. Throws where a choice turns on a fact that may be absent and its branches do not need it just so:
   * the interpreter follows both, and knows what both agree on.
   */
  term(node: Node): Term {
    const already = this.terms.get(node);
    if (already !== undefined) return already;
    const term = this.named(this.make(node));
    this.terms.set(node, term);
    return term;
  }

  /** The term with each of its parts by a name. */
  named({ kind, value, open, fails, left }: Term): Term {
    const truth = (body: string): string => this.script.define('Bool', body);
    return {
      kind,
      value: this.script.define(sortOf(kind), value),
      open: truth(open),
      fails: truth(fails),
      left: new Map([...left].map(([point, when]) => [point, truth(when)])),
    };
  }

  private make(node: Node): Term {
    const args = (): Term[] => node.args.map((arg) => this.term(arg));
    switch (node.op) {
      case 'fact':
        return this.fact(node);
      case 'constant':
        return known(node.kind, this.valueTerm(node.kind, node.data['value']));
      case 'parameter':
        return this.parameter(node);
      case 'reading':
        return this.reading(node, args());
      case 'finding':
        return this.finding(node, args());
      case 'leave':
        return { ...known(node.kind, this.anything(node.kind)), left: new Map([[node, 'true']]) };
      case 'rule':
        return this.term(node.args[0] as Node);
      case 'all':
        return connected(args(), false);
      case 'any':
        return connected(args(), true);
      case 'choose':
        return this.choose(args());
      case 'otherwise':
        return this.otherwise(args());
      default:
        return operation(node, args(), this.script);
    }
  }

  /** What stands where there is no value: some value of the kind, on which nothing depends. */
  private anything(kind: Kind): string {
    if (kind === 'truth') return 'false';
    if (kind === 'day') return `${this.terrain.days[0]}`;
    return sortOf(kind) === 'Real' ? '0.0' : '0';
  }

  private fact(node: Node): Term {
    const pointer = node.data['pointer'] as string;
    const term = known(node.kind, this.factValue(node.kind, pointer));
    return this.terrain.mayBeAbsent(pointer) ? { ...term, open: negated(this.isGiven(pointer)) } : term;
  }

  private factValue(kind: Kind, pointer: string): string {
    if (isMoney(kind)) return this.cents(pointer);
    return kind === 'text' ? this.oneOf(pointer, this.terrain.codesAt(pointer)) : this.variable(pointer, kind);
  }

  private parameter(node: Node): Term {
    const [atNode] = node.args;
    const { shift } = node.data;
    const written = ({ value }: ParameterStep): string =>
      this.valueTerm(node.kind, typeof shift === 'number' ? shifted(node.kind, value, shift) : value);
    const steps = this.terrain.stepsOf(node.data['id'] as string);
    const [first] = steps;
    if (first === undefined) return { ...known(node.kind, this.anything(node.kind)), fails: 'true' };
    if (atNode === undefined) return known(node.kind, written(steps.at(-1) as ParameterStep));
    const at = this.term(atNode);
    const governs = ({ from, to }: ParameterStep): string =>
      allOf([`(<= ${from} ${at.value})`, to === undefined ? 'true' : `(<= ${at.value} ${to})`]);
    const value = steps.reduce((before, step) => either(governs(step), written(step), before), written(first));
    const asked = allOf([negated(at.open), negated(leftOf(at))]);
    const none = allOf([asked, negated(anyOf(steps.map(governs)))]);
    return { ...at, kind: node.kind, value, fails: anyOf([at.fails, none]) };
  }

  /** The option is a variable like a fact: what is shown is shown of every option that is not ruled out. */
  private reading(node: Node, terms: readonly Term[]): Term {
    const options = node.data['options'] as readonly string[];
    const variable = this.optionOf(node.data['id'] as string, options);
    return terms.reduceRight((rest, term, index) =>
      chosen(`(= ${variable} ${this.script.codeOf(options[index] as string)})`, term, rest),
    );
  }

  /** The option of a reading that applies. */
  optionOf(id: string, options: readonly string[]): string {
    return this.oneOf(`reading ${id}`, options);
  }

  /** A finding that nobody defines may be anything of its kind, but is the same for the same arguments. */
  private finding(node: Node, args: readonly Term[]): Term {
    const name = node.data['name'] as string;
    if (node.data['shift'] !== undefined) throw new Error(`the finding ${name} is a mutant's, which only runs`);
    if (args.some(({ open }) => open !== 'false')) {
      throw new Error(`the finding ${name} rests on a fact that may be absent`);
    }
    const values = args.map(({ value }) => value);
    const value = this.terrain.find?.(name, values, this) ?? this.variable(findingName(name, values), node.kind);
    return { kind: node.kind, value, ...absenceOf(args) };
  }

  private choose([when, then, otherwise]: readonly Term[]): Term {
    if (when === undefined || then === undefined || otherwise === undefined)
      throw new Error('a choice has three parts');
    const isOpenAlike = then.open === when.open && otherwise.open === when.open;
    if (when.open !== 'false' && !isOpenAlike) throw new Error('a choice turns on a fact that may be absent');
    return after(when, chosen(when.value, then, otherwise));
  }

  private otherwise([given, meaning]: readonly Term[]): Term {
    if (given === undefined || meaning === undefined) throw new Error('what may be absent has a meaning');
    const term = chosen(given.open, meaning, given);
    return { ...term, open: allOf([given.open, meaning.open]), fails: anyOf([given.fails, term.fails]) };
  }
}

/** The name of the variable that a finding is for some arguments. */
export function findingName(name: string, args: readonly string[]): string {
  return [name, ...args.map((arg) => arg.replaceAll('|', ''))].join(' ');
}
