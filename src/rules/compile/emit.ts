// The graph as statements: for each node its value, and the bits that say why there is none, in exact arithmetic of doubles.
// Unknown, left to a person and false are kept apart as the interpreter keeps them; what columns hold is in columns.ts.

import { YEAR_OF_DAYS } from '../../base/index.ts';
import { INTEGER_KINDS, isExact, isMoney, type Node } from '../node.ts';
import { comparison, overOne, product, quotient, rounded, sum, wholePart } from './arithmetic.ts';
import { byReading, chosen, connected, oneOf, oneOfTwo, whereUnknown } from './choices.ts';
import type { Input } from './columns.ts';
import { Inputs, type Read } from './inputs.ts';
import { CONFLICT, GAP, SMALL } from './kernel.ts';
import { argumentsOf, type Placement, place } from './regions.ts';
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
  /** Statements that leave a row of which not all is there, if only the others are worked out. */
  readonly leave?: readonly string[];
  /** The place of an option among those of its reading. */
  placeOf(reading: string, option: string): number;
  /** Statements of the loop that follow the values of some nodes, as soon as these are there. */
  readonly settle?: { readonly after: readonly Node[]; lines(emitted: Emitted): readonly string[] };
  readonly read: Read;
}

/** Statements to stand before the loop and in it, and what they take in and give out. */
export interface Emitted {
  readonly prelude: readonly string[];
  readonly lines: readonly string[];
  readonly inputs: readonly Input[];
  readonly figures: ReadonlyMap<string, string>;
  readonly readings: ReadonlyMap<string, string>;
  of(node: Node): Representation;
}

/** The statements that work out the roots. Throws where a name is no identifier or a value no whole number. */
export function emit(roots: readonly Node[], options: EmitOptions): Emitted {
  const emitter = new Emitter(roots, options);
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
  readonly figures = new Map<string, string>();
  readonly readings = new Map<string, string>();
  readonly lines: string[] = [];
  private readonly values = new Map<Node, Representation>();
  private readonly ruleNames = new Map<Node, string>();
  private readonly placement: Placement;
  private readonly options: EmitOptions;
  private readonly w: Writer;
  private readonly columns: Inputs;
  /** The figures of which the last step is at hand before the loop. */
  private readonly atHand = new Set<string>();
  /** The figures that are small, so that what is worked out from them need not be looked at. */
  private readonly small = new Set<string>();
  /** By the days on which this stage looks figures up: the name of the day from which all of them have values, and which they are. */
  private readonly since = new Map<string, { readonly name: string; readonly figures: Set<string> }>();

  constructor(roots: readonly Node[], options: EmitOptions) {
    this.placement = place(roots);
    this.options = options;
    this.w = new Writer(this.placement.prelude, options.leave !== undefined);
    this.w.sized(LAW_OVER, SMALL);
    this.columns = new Inputs(this.w, this.placement, roots, options.read);
  }

  get inputs(): readonly Input[] {
    return this.columns.all;
  }

  get prelude(): string[] {
    return this.placement.prelude.lines;
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
    const { settle } = this.options;
    const awaited = new Set(settle?.after);
    for (const node of this.placement.order) {
      this.w.here = this.placement.homeOf(node);
      this.values.set(node, this.node(node));
      if (awaited.delete(node) && awaited.size === 0) {
        this.endStage();
        this.lines.push(...(settle?.lines(this) ?? []));
      }
    }
    this.endStage();
    if (this.small.size > 0) this.prelude.push(`if (!areSmall(${[...this.small].join(', ')})) sure = false;`);
  }

  /** Puts the statements of the loop behind what they need of the columns. */
  private endStage(): void {
    for (const { name, figures } of this.since.values()) {
      this.prelude.push(`const ${name} = alwaysFrom(${[...figures].join(', ')});`);
    }
    this.since.clear();
    this.lines.push(...this.columns.lines(this.options.leave ?? []), ...this.placement.loop.lines.splice(0));
  }

  /** What a node's value is called: as its rule, where it is one's. */
  private nameOf(node: Node): string {
    const rule = this.ruleNames.get(node);
    return rule === undefined ? 'v' : identifier(rule);
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
        return this.columns.fact(node);
      case 'constant':
        return this.constant(node);
      case 'parameter':
        return this.parameter(node);
      case 'finding':
        return this.columns.finding(node, this.ruleNames.get(node));
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
    const status = this.w.sure ? this.sureFigure(node, steps, value, day) : this.figureStatus(id, value, day?.status);
    if (!isExact(node.kind)) return { form: 'plain', value, status };
    return fractionOf(value, node.kind === 'ratio' ? named(LAW_OVER) : ONE, status);
  }

  /** The bits of a figure looked up on a day of that status. */
  private figureStatus(id: string, value: string, day: string | undefined): string {
    const none = `Number.isNaN(${value}) ? NO_LAW : 0`;
    const open = day === undefined || day === '0' ? '' : `${day} !== 0 ? ${day} : `;
    return this.w.put(`${identifier(id)}Bits`, `${open}${none}`);
  }

  /** Leaves rows without a value of the figure, and every row if a value is too large; what is left are the bits of the day. */
  private sureFigure({ kind }: Node, steps: string, value: string, day: Plain | undefined): string {
    if (!isMoney(kind) && kind !== 'day' && kind !== 'month') {
      this.small.add(steps);
      this.w.sized(value, SMALL);
    }
    const none = `if (Number.isNaN(${value}))`;
    if (day === undefined || this.w.here === this.placement.prelude) this.prelude.push(`${none} sure = false;`);
    else if (this.w.here === this.placement.loop) this.lookedUp(steps, day.value);
    else this.w.write(`${none} most = Infinity;`);
    return day?.status ?? '0';
  }

  /** Leaves the rows before the day from which all figures have values that this stage looks up on a day. */
  private lookedUp(steps: string, day: string): void {
    const known = this.since.get(day);
    if (known !== undefined) known.figures.add(steps);
    else {
      const name = this.w.fresh(`${day}Since`);
      this.since.set(day, { name, figures: new Set([steps]) });
      this.w.write(`if (${day} < ${name}) most = Infinity;`);
    }
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
        const birthday = `birthdayOf(${birth}, ${years}, ${leap} === ${this.code('march-1')})`;
        // Most are born on a day that every year has: that is said here, so that the loop calls little for them.
        const fast = `isLeap(${birth}) ? ${birthday} : ${birth} + ${years} * ${YEAR_OF_DAYS}`;
        return this.plain(node, this.w.sure ? fast : birthday, status);
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
      const extreme = this.plain(node, `Math.${node.op === 'lesser' ? 'min' : 'max'}(${a.value}, ${b.value})`, status);
      this.w.sized(extreme.value, Math.max(this.w.sizeOf(a.value), this.w.sizeOf(b.value)));
      return extreme;
    }
    const operator = node.op === 'lesser' ? '<=' : '>=';
    const over = overOne(this.w, a, b);
    if (over !== undefined) {
      const [x, y] = over.values;
      const value = oneOfTwo(this.w, this.nameOf(node), `${x} ${operator} ${y}`, x, y);
      return fractionOf(value, over.over, this.w.status('v', status));
    }
    const first = this.w.put('first', comparison(this.w, a, b, operator));
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

/** The choices that a value is made of, as far as generated code works them out. */
function choicesBelow(node: Node): readonly Node[] {
  const own = node.op === 'choose' ? [node] : [];
  return [...own, ...argumentsOf(node).flatMap(choicesBelow)];
}
