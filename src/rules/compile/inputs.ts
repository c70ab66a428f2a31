// What generated code takes from its columns: facts and what findings found, each read once, with what says that it is there.
// What is worked out from them is in emit.ts.

import type { Node } from '../node.ts';
import { type Input, type InputForm, inputForm } from './columns.ts';
import { optionalFacts, type Placement } from './regions.ts';
import { fractionOf, named, ONE, type Representation } from './representation.ts';
import { identifier, type Writer } from './writer.ts';

/** The expression that reads a column: its value, its denominator or its status. */
export type Read = (name: string, part: 'value' | 'over' | 'status') => string;

export class Inputs {
  readonly all: Input[] = [];
  /** What every row needs of the columns, read before anything is tested. */
  private reads: string[] = [];
  /** Integers and truths that every row needs: below zero where they are absent. */
  private signed: string[] = [];
  /** What else holds of a row of which not all is there. */
  private tests: string[] = [];
  private readonly optional: ReadonlySet<Node>;
  private readonly w: Writer;
  private readonly placement: Placement;
  private readonly read: Read;

  constructor(w: Writer, placement: Placement, roots: readonly Node[], read: Read) {
    this.w = w;
    this.placement = placement;
    this.optional = optionalFacts(roots);
    this.read = read;
  }

  /** Reads what every row needs of the columns since the last time, and leaves those of which not all is there. */
  lines(leave: readonly string[]): readonly string[] {
    const { reads, signed } = this;
    const tests = [...(signed.length === 0 ? [] : [`(${signed.join(' | ')}) < 0`]), ...this.tests];
    [this.reads, this.signed, this.tests] = [[], [], []];
    return tests.length === 0 ? reads : [...reads, `if (${tests.join(' || ')}) {`, ...leave, '}'];
  }

  fact(node: Node): Representation {
    const input = this.input(node, String(node.data['pointer']).slice(1));
    const value = this.readValue(input, 'Given');
    const absent = isSigned(inputForm(node)) ? '=== ABSENT' : '< 0';
    const status = this.statusOf(input, value, `${value} ${absent} ? UNKNOWN : 0`);
    return this.given(input, value, status === '0' ? status : this.w.ofFact(status));
  }

  /** What a finding found; `rule` is the name of the rule that it is the body of. */
  finding(node: Node, rule: string | undefined): Representation {
    const input = this.input(node, rule === undefined ? `found-${node.data['name']}` : `${rule}-found`);
    const bits = this.read(input.name, 'status');
    if (node.kind === 'list') return { form: 'plain', value: '0', status: this.statusOf(input, '0', bits) };
    const value = this.readValue(input, 'Value');
    return this.given(input, value, this.statusOf(input, value, bits));
  }

  private input(node: Node, name: string): Input {
    const input = { name: this.w.fresh(identifier(name)), node };
    this.all.push(input);
    return input;
  }

  private given({ name, node }: Input, value: string, status: string): Representation {
    const form = inputForm(node);
    if (form === 'truth') return { form: 'plain', value: this.w.put(name, `${value} === 1`), status };
    if (form === 'cents') return fractionOf(value, ONE, status);
    if (form !== 'fraction') return { form: 'plain', value: this.w.sized(value, 2 ** 31), status };
    return fractionOf(value, named(this.w.put(`${name}Over`, this.read(name, 'over'))), status);
  }

  /** The input's status; in rows of which all is there it has none. */
  private statusOf({ node, name }: Input, value: string, open: string): string {
    if (!this.w.sure || this.optional.has(node)) return this.w.status(name, open);
    // What was not found is marked in its own column too, so that rows of which all is there need no other.
    const test = node.kind === 'list' ? `(${open}) !== 0` : `${value} < 0`;
    if (!this.isReadAhead(node)) this.w.write(`if (${test}) most = Infinity;`);
    else if (isSigned(inputForm(node))) this.signed.push(value);
    else this.tests.push(test);
    return '0';
  }

  /** Whether every row needs the input, and not only those under one option of a reading: then it is read before the tests. */
  private isReadAhead(node: Node): boolean {
    return this.w.sure && this.placement.homeOf(node) === this.placement.loop;
  }

  /** The name of what a column holds. */
  private readValue({ node, name }: Input, suffix: string): string {
    const read = this.read(name, 'value');
    if (!this.isReadAhead(node)) return this.w.put(`${name}${suffix}`, read);
    const value = this.w.fresh(`${name}${suffix}`);
    this.reads.push(`const ${value} = ${read};`);
    return value;
  }
}

/** Whether its column is of integers that all stay below 2^31, so that their signs can be looked at together. */
const isSigned = (form: InputForm): boolean => form === 'integer' || form === 'truth';
