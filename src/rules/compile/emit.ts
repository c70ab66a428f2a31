// The graph as statements: for each node its value, and the bits that say why there is none, in exact arithmetic of doubles.
// Unknown, left to a person and false are kept apart as the interpreter keeps them; what columns hold is in columns.ts.

import { INTEGER_KINDS, isExact, type Node } from '../node.ts';
import { comparison, product, quotient, rounded, sum, wholePart } from './arithmetic.ts';
import { byReading, chosen, connected, oneOf, whereUnknown } from './choices.ts';
import { type Input, type InputForm, inputForm } from './columns.ts';
import { CONFLICT, GAP } from './kernel.ts';
import { argumentsOf, optionalFacts, type Placement, place } from './regions.ts';
import {
  asFraction,
  type Exact,
  either,
  type Fraction,
  fractionOf,
  isOne,
  LAW_OVER,
  named,
  ONE,
  type Plain,
  type Representation,
} from './representation.ts';
import { identifier, Writer } from './writer.ts';

export interface EmitOptions {
  /** The codes that texts may be, each by its place. */
  readonly codes: readonly string[];
  /** Whether all facts but optional ones are there and all findings found: rows of which that does not hold are left out. */
  readonly sure: boolean;
  /** The place of an option among those of its reading. */
  placeOf(reading: string, option: string): number;
  /** The expression that reads a column: its value, its denominator or its status. */
  read(name: string, part: 'value' | 'over' | 'status'): string;
}

/** Statements to stand before the loop and in it, and what they take in and give out. */
export interface Emitted {
  readonly prelude: readonly string[];
  readonly lines: readonly string[];
  /** The tests that a row passes of which all is there. */
  readonly tests: readonly string[];
  readonly inputs: readonly Input[];
  readonly figures: ReadonlyMap<string, string>;
  readonly readings: ReadonlyMap<string, string>;
  of(node: Node): Representation;
}

/** The statements that work out the roots. Throws where a name is no identifier or a value no whole number. */
export function emit(roots: readonly Node[], options: EmitOptions): Emitted {
  const emitter = new Emitter(place(roots), optionalFacts(roots), options);
  emitter.run();
  return emitter;
}

const COMPARISONS: Readonly<Record<string, string>> = {
  equal: '===',
  below: '<',
  'at-most': '<=',
  'at-least': '>=',
  above: '>',
};

class Emitter implements Emitted {
  readonly inputs: Input[] = [];
  readonly figures = new Map<string, string>();
  readonly readings = new Map<string, string>();
  private readonly values = new Map<Node, Representation>();
  private readonly ruleNames = new Map<Node, string>();
  private readonly placement: Placement;
  private readonly options: EmitOptions;
  private readonly w: Writer;
  private readonly optional: ReadonlySet<Node>;
  readonly tests: string[] = [];
  /** The figures of which the last step is at hand before the loop. */
  private readonly atHand = new Set<string>();

  constructor(placement: Placement, optional: ReadonlySet<Node>, options: EmitOptions) {
    this.placement = placement;
    this.optional = optional;
    this.options = options;
    this.w = new Writer(placement.prelude, options.sure);
  }

  get prelude(): string[] {
    return this.placement.prelude.lines;
  }

  get lines(): string[] {
    return this.placement.loop.lines;
  }

  of(node: Node): Representation {
    const known = this.values.get(node);
    if (known === undefined) throw new Error(`${node.op} is used before it is worked out`);
    return known;
  }

  run(): void {
    for (const node of this.placement.order) {
      if (node.op !== 'rule') continue;
      const [body] = node.args as [Node];
      if (!this.ruleNames.has(body)) this.ruleNames.set(body, String(node.data['name']));
    }
    for (const node of this.placement.order) {
      this.w.here = this.placement.homeOf(node);
      this.values.set(node, this.node(node));
    }
  }

  /** What a node's value is called: as its rule, where it is one's. */
  private nameOf(node: Node): string {
    const rule = this.ruleNames.get(node);
    return rule === undefined ? 'v' : identifier(rule);
  }

  /** The input's status; in rows of which all is there it has none. */
  private inputStatus(node: Node, name: string, open: string, unless: string): string {
    if (this.w.sure && !this.optional.has(node)) {
      this.tests.push(unless);
      return '0';
    }
    return this.w.status(name, open);
  }

  private plain(node: Node, value: string, status: string): Plain {
    const name = this.w.put(this.nameOf(node), value);
    return { form: 'plain', value: name, status: this.w.status(name, status) };
  }

  // ---------------------------------------------------------------- sources

  private node(node: Node): Representation {
    if (node.data['shift'] !== undefined) throw new Error('a mutant of the graph is run, and not compiled');
    switch (node.op) {
      case 'fact':
        return this.fact(node);
      case 'constant':
        return this.constant(node);
      case 'parameter':
        return this.parameter(node);
      case 'finding':
        return this.finding(node);
      case 'reading':
        return this.reading(node);
      case 'rule':
        return this.of(node.args[0] as Node);
      case 'leave': {
        const bits = `${node.data['because'] === 'conflict' ? CONFLICT : GAP}`;
        const value = node.kind === 'truth' ? 'false' : '0';
        return isExact(node.kind) ? fractionOf(value, ONE, bits) : { form: 'plain', value, status: bits };
      }
      case 'choose':
        return this.choose(node);
      case 'otherwise':
        return this.otherwise(node);
      case 'all':
      case 'any':
        return this.connect(node);
      default:
        return this.operate(node);
    }
  }

  private input(node: Node, base: string): string {
    const name = this.w.fresh(identifier(base));
    this.inputs.push({ name, node });
    return name;
  }

  private fact(node: Node): Representation {
    const form = inputForm(node);
    const name = this.input(node, String(node.data['pointer']).slice(1));
    const value = this.w.put(`${name}Given`, this.options.read(name, 'value'));
    const status = this.inputStatus(node, name, `${value} ${absentIn(form)} ? UNKNOWN : 0`, this.absent(name, form));
    return this.given(name, form, value, status);
  }

  private finding(node: Node): Representation {
    const rule = this.ruleNames.get(node);
    const form = inputForm(node);
    const name = this.input(node, rule === undefined ? `found-${node.data['name']}` : `${rule}-found`);
    const bits = this.options.read(name, 'status');
    // What was not found is marked in its own column too, so that rows of which all is there need no other.
    const status = this.inputStatus(node, name, bits, form === 'list' ? `(${bits}) !== 0` : this.absent(name, form));
    if (form === 'list') return { form: 'plain', value: '0', status };
    return this.given(name, form, this.w.put(`${name}Value`, this.options.read(name, 'value')), status);
  }

  /** The test that a row's column is empty. */
  private absent(name: string, form: InputForm): string {
    return `(${this.options.read(name, 'value')}) ${absentIn(form)}`;
  }

  private given(name: string, form: InputForm, value: string, status: string): Representation {
    if (form === 'truth') return { form: 'plain', value: this.w.put(name, `${value} === 1`), status };
    if (form === 'cents') return fractionOf(value, ONE, status);
    if (form !== 'fraction') return { form: 'plain', value, status };
    return fractionOf(value, named(this.w.put(`${name}Over`, this.options.read(name, 'over'))), status);
  }

  private constant(node: Node): Representation {
    const value = node.data['value'];
    if (node.kind === 'text') return { form: 'plain', value: this.code(String(value)), status: '0' };
    if (isExact(node.kind)) return fractionOf(String(value), ONE, '0');
    return { form: 'plain', value: String(value), status: '0' };
  }

  private code(text: string): string {
    const at = this.options.codes.indexOf(text);
    if (at < 0) throw new Error(`"${text}" is no code that columns know`);
    return `${at}`;
  }

  private parameter(node: Node): Representation {
    const id = String(node.data['id']);
    const steps = this.figures.get(id) ?? `${identifier(id)}Steps`;
    this.figures.set(id, steps);
    const [at] = node.args;
    const day = at === undefined ? undefined : this.plainOf(at);
    const value = this.w.put(identifier(id), day === undefined ? `lastStep(${steps})` : this.stepOn(steps, day.value));
    const status = this.figureStatus(id, value, day?.status);
    if (!isExact(node.kind)) return { form: 'plain', value, status };
    return fractionOf(value, node.kind === 'ratio' ? named(LAW_OVER) : ONE, status);
  }

  /** The bits of a figure looked up on a day of that status; a row of which all is there goes where there is no value. */
  private figureStatus(id: string, value: string, day: string | undefined): string {
    if (this.w.sure) {
      this.w.write(`if (Number.isNaN(${value})) ${day === undefined ? 'sure = false' : 'beyond = true'};`);
      return day ?? '0';
    }
    const none = `Number.isNaN(${value}) ? NO_LAW : 0`;
    const open = day === undefined || day === '0' ? '' : `${day} !== 0 ? ${day} : `;
    return this.w.put(`${identifier(id)}Bits`, `${open}${none}`);
  }

  /** The value on a day: most days are of the last step, which is at hand. */
  private stepOn(steps: string, day: string): string {
    if (!this.w.sure) return `stepAt(${steps}, ${day})`;
    if (!this.atHand.has(steps)) {
      this.atHand.add(steps);
      this.prelude.push(
        `const ${steps}From = lastDay(${steps});`,
        `const ${steps}Last = stepAt(${steps}, ${steps}From);`,
      );
    }
    return `${day} >= ${steps}From ? ${steps}Last : stepAt(${steps}, ${day})`;
  }

  private plainOf(node: Node): Plain {
    const value = this.of(node);
    if (value.form !== 'plain') throw new Error(`${node.op} of ${node.kind} is no single number`);
    return value;
  }

  // ---------------------------------------------------------------- choices

  private reading(node: Node): Representation {
    const id = String(node.data['id']);
    const option = this.readings.get(id) ?? `${identifier(id)}Option`;
    this.readings.set(id, option);
    const names = node.data['options'] as readonly string[];
    const options = node.args.map((argument, i) => ({
      value: this.of(argument),
      lines: this.placement.linesOf(node, i),
      when: `${option} === ${this.options.placeOf(id, names[i] as string)}`,
    }));
    const [first] = options;
    return options.length === 1 && first !== undefined
      ? first.value
      : byReading(this.w, this.nameOf(node), typeOf(node), options);
  }

  private choose(node: Node): Representation {
    const [when, then, otherwise] = node.args.map((argument) => this.of(argument)) as [
      Representation,
      Representation,
      Representation,
    ];
    return chosen(this.w, this.nameOf(node), typeOf(node), when, then, otherwise);
  }

  private otherwise(node: Node): Representation {
    const [given, meaning] = node.args as [Node, Node];
    const wavering = choicesBelow(given).map((choice) => this.of(choice.args[0] as Node).status);
    return whereUnknown(this.w, this.nameOf(node), typeOf(node), this.of(given), this.of(meaning), either(...wavering));
  }

  private connect(node: Node): Representation {
    const values = node.args.map((argument) => this.plainOf(argument));
    const { value, status } = connected(this.w, values, node.op === 'any');
    return this.plain(node, value, status);
  }

  // ---------------------------------------------------------------- operations

  private operate(node: Node): Representation {
    const status = either(...node.args.map((argument) => this.of(argument).status));
    switch (node.op) {
      case 'not':
        return this.plain(node, `!${this.plainOf(node.args[0] as Node).value}`, status);
      case 'equal':
      case 'below':
      case 'at-most':
      case 'at-least':
      case 'above':
        return this.plain(node, comparison(this.w, ...this.pair(node), COMPARISONS[node.op] as string), status);
      case 'lesser':
      case 'greater':
        return this.extreme(node, status);
      case 'floor':
      case 'ceiling': {
        const fraction = asFraction(this.of(node.args[0] as Node));
        const value = wholePart(this.w, fraction, node.op === 'floor' ? 'floor' : 'ceil');
        return fractionOf(value, ONE, this.w.status('v', status));
      }
      case 'round':
        return this.round(node, status);
      case 'anniversary': {
        const [birth, years, leap] = node.args.map((argument) => this.plainOf(argument).value);
        return this.plain(node, `birthdayOf(${birth}, ${years}, ${leap} === ${this.code('march-1')})`, status);
      }
      case 'days-after': {
        const [day, days] = node.args.map((argument) => this.plainOf(argument).value);
        return this.plain(node, `daysLater(${day}, ${days})`, status);
      }
      case 'month-end': {
        const [of] = node.args as [Node];
        return this.plain(node, `monthEndOf${of.kind === 'month' ? '' : 'Day'}(${this.plainOf(of).value})`, status);
      }
      default:
        return this.calculate(node, status);
    }
  }

  private extreme(node: Node, status: string): Representation {
    const [a, b] = this.pair(node);
    if (a.form === 'plain' && b.form === 'plain') {
      return this.plain(node, `Math.${node.op === 'lesser' ? 'min' : 'max'}(${a.value}, ${b.value})`, status);
    }
    const first = this.w.put('first', comparison(this.w, a, b, node.op === 'lesser' ? '<=' : '>='));
    return { ...oneOf(this.w, this.nameOf(node), 'number', first, a, b), status: this.w.status('v', status) };
  }

  private round(node: Node, status: string): Representation {
    const [amount, mode] = node.args as [Node, Node];
    const even = `${this.plainOf(mode).value} === ${this.code('half-even')}`;
    const value = rounded(this.w, this.nameOf(node), asFraction(this.of(amount)), even);
    return fractionOf(value, ONE, this.w.status('v', status));
  }

  private calculate(node: Node, status: string): Representation {
    const [a, b] = this.pair(node).map(asFraction) as [Fraction, Fraction];
    const exact = this.calculated(node, a, b);
    if (!INTEGER_KINDS.has(node.kind)) return { form: 'fraction', ...exact, status: this.w.status('v', status) };
    if (!isOne(exact.over) || exact.whole !== '0') throw new Error(`${node.op} of ${node.kind} is no whole number`);
    return { form: 'plain', value: exact.value, status: this.w.status('v', status) };
  }

  private calculated(node: Node, a: Fraction, b: Fraction): Exact {
    switch (node.op) {
      case 'add':
        return sum(this.w, this.nameOf(node), a, b, '+');
      case 'subtract':
        return sum(this.w, this.nameOf(node), a, b, '-');
      case 'multiply':
        return product(this.w, a, b);
      case 'divide':
        return quotient(this.w, a, b);
      default:
        throw new Error(`no operation ${node.op}`);
    }
  }

  private pair(node: Node): readonly [Representation, Representation] {
    const [a, b] = node.args as [Node, Node];
    return [this.of(a), this.of(b)];
  }
}

const typeOf = (node: Node): string => (node.kind === 'truth' ? 'boolean' : 'number');

const absentIn = (form: InputForm): string => (form === 'cents' || form === 'fraction' ? '< 0' : '=== ABSENT');

/** The choices that a value is made of, as far as generated code works them out. */
function choicesBelow(node: Node): readonly Node[] {
  const own = node.op === 'choose' ? [node] : [];
  return [...own, ...argumentsOf(node).flatMap(choicesBelow)];
}
