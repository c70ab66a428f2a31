// The interpreter: facts to values, with three kinds of "not a value" kept apart.
// A missing fact leaves a value open (Unknown); a point left to a person makes it Undecided; neither is ever false.

import {
  addDays,
  addRatio,
  anniversary,
  compareRatio,
  type Day,
  divideRatio,
  type LeapAnniversary,
  lastDayOf,
  type Month,
  monthOf,
  multiplyRatio,
  type Ratio,
  type Rounding,
  roundRatio,
  subtractRatio,
} from '../base/index.ts';
import { Found, INTEGER_KINDS, isExact, isMoney, type Kind, type Node, Undecided, Unknown } from './node.ts';
import { Places } from './places.ts';
import type { Step } from './proof.ts';

/** A dated figure as the law room stores it. */
export interface ParameterValue {
  readonly value: unknown;
  readonly confirmed: boolean;
}

/** A dated figure over the days on which it has one value; without a last day it goes on. */
export interface ParameterStep {
  readonly from: Day;
  readonly to: Day | undefined;
  readonly value: unknown;
}

/** What a graph is evaluated against. */
export interface Situation {
  /** The checked facts; findings receive them as they are. */
  readonly facts: object;
  /** The fact at a pointer, or undefined where it is not known. */
  factAt(pointer: string): unknown;
  /** What the document says at a pointer, as text; null where it says nothing. Evidence is shown by it. */
  given(pointer: string): string | null;
  /** The option that applies for a reading. */
  optionOf(reading: string): string;
  /** The figure in force on a day (any day where undefined). Throws NoLawForDate where there is none. */
  parameterAt(id: string, at: Day | undefined): ParameterValue;
}

/** The law has no figure for that date: an error, never a guess. */
export class NoLawForDate extends Error {
  readonly parameter: string;
  /** The date, as it is written; undefined where nothing was known of the figure for any date. */
  readonly at: string | undefined;

  constructor(parameter: string, at: string | undefined) {
    super(`no value of ${parameter} is ${at === undefined ? 'known yet' : `in force on ${at}`}`);
    this.name = 'NoLawForDate';
    this.parameter = parameter;
    this.at = at;
  }
}

/** The values of one evaluation, by node, and what was consulted on the way. */
export class Evaluation {
  readonly situation: Situation;
  /** Where the nodes stand of which this evaluation knows something. */
  readonly places: Places;
  readonly readings = new Map<string, string>();
  readonly unconfirmed = new Set<string>();
  /** The steps of the nodes that have been proved, by their places (proof.ts). */
  readonly steps: (Step | undefined)[];
  private readonly found: (Found | undefined)[];
  private readonly values: unknown[];

  /** `places` may come from an earlier evaluation of the same graph: then none of it is numbered again. */
  constructor(situation: Situation, places = new Places()) {
    this.situation = situation;
    this.places = places;
    const { length } = places.nodes;
    this.steps = new Array(length);
    this.found = new Array(length);
    this.values = new Array(length);
  }

  /** The node's value: a value of its kind, Unknown or Undecided. Each node is evaluated at most once. */
  valueOf(node: Node): unknown {
    return this.valueAt(this.places.placeOf(node));
  }

  /** The same of the node at a place. */
  valueAt(place: number): unknown {
    const known = this.values[place];
    if (known !== undefined) return known;
    const value = this.evaluate(place);
    this.values[place] = value;
    return value;
  }

  /** What a finding found, with the facts it rests on; undefined where it found nothing, and of any other node. */
  foundOf(node: Node): Found | undefined {
    return this.foundAt(this.places.placeOf(node));
  }

  /** The same of the node at a place. */
  foundAt(place: number): Found | undefined {
    this.valueAt(place);
    return this.found[place];
  }

  private evaluate(place: number): unknown {
    const node = this.places.nodes[place] as Node;
    const args = this.places.args[place] as readonly number[];
    switch (node.op) {
      case 'fact': {
        const pointer = node.data['pointer'] as string;
        const value = this.situation.factAt(pointer);
        if (value === undefined) return new Unknown([pointer]);
        return isMoney(node.kind) ? asRatio(value) : value;
      }
      case 'constant':
        return constantValue(node);
      case 'parameter':
        return this.parameter(node, args);
      case 'reading':
        return this.valueAt(this.optionAt(place));
      case 'finding':
        return this.finding(node, place, args);
      case 'leave':
        return new Undecided([node]);
      case 'rule':
        return this.valueAt(args[0] as number);
      case 'all':
        return this.connect(args, false);
      case 'any':
        return this.connect(args, true);
      case 'choose':
        return this.choose(node.kind, args);
      case 'otherwise':
        return this.otherwise(args);
      default:
        return this.operate(node, args);
    }
  }

  /** The argument of a reading node that applies; consulting it puts the option on record. */
  optionNode(node: Node): Node {
    return this.places.nodes[this.optionAt(this.places.placeOf(node))] as Node;
  }

  /** The place of the same, of the reading at a place. */
  optionAt(place: number): number {
    const { data } = this.places.nodes[place] as Node;
    const id = data['id'] as string;
    const option = this.situation.optionOf(id);
    this.readings.set(id, option);
    const chosen = this.places.args[place]?.[(data['options'] as readonly string[]).indexOf(option)];
    if (chosen === undefined) throw new Error(`the reading ${id} has no option ${option}`);
    return chosen;
  }

  private valuesAt(places: readonly number[]): readonly unknown[] {
    const values: unknown[] = [];
    for (const place of places) values.push(this.valueAt(place));
    return values;
  }

  private parameter(node: Node, [atPlace]: readonly number[]): unknown {
    const at = atPlace === undefined ? undefined : this.valueAt(atPlace);
    if (at instanceof Undecided) return at;
    // The few days that it can only be are no values of the figure.
    if (at instanceof Unknown) return at.possible === undefined ? at : new Unknown(at.missing);
    const id = node.data['id'] as string;
    const { value, confirmed } = this.situation.parameterAt(id, at as Day | undefined);
    if (!confirmed) this.unconfirmed.add(id);
    const shift = node.data['shift'];
    return typeof shift === 'number' ? shifted(node.kind, value, shift) : value;
  }

  private finding(node: Node, place: number, places: readonly number[]): unknown {
    const args = this.valuesAt(places);
    const open = firstOpen(args);
    const found =
      open === undefined
        ? node.find?.(this.situation.facts as never, ...(args as never[]))
        : this.findEarly(node, args, open);
    if (found === undefined) throw new Error(`the finding ${node.data['name']} has no function`);
    if (!(found instanceof Found)) return found;
    this.found[place] = found;
    const shift = node.data['shift'];
    return typeof shift === 'number' ? shifted(node.kind, found.value, shift) : found.value;
  }

  /** What a finding says while arguments are open: its value all the same, or theirs and its own missing facts. */
  private findEarly(node: Node, args: readonly unknown[], open: Unknown | Undecided): Found | Unknown | Undecided {
    const known = args.map((arg) => (arg instanceof Unknown || arg instanceof Undecided ? undefined : arg));
    const early = node.findEarly?.(this.situation.facts as never, ...(known as never[]));
    if (early instanceof Found) return early;
    return early === undefined ? open : (firstOpen([open, early]) ?? open);
  }

  /** `all` (deciding value false) and `any` (deciding value true), after Kleene: a deciding value settles it. */
  private connect(places: readonly number[], deciding: boolean): unknown {
    const values = this.valuesAt(places);
    if (values.includes(deciding)) return deciding;
    return firstOpen(values) ?? !deciding;
  }

  private choose(kind: Kind, places: readonly number[]): unknown {
    const [when, then, otherwise] = places as [number, number, number];
    const condition = this.valueAt(when);
    if (condition === true) return this.valueAt(then);
    if (condition === false) return this.valueAt(otherwise);
    if (!(condition instanceof Unknown)) return condition;
    return eitherWay(kind, condition, this.valueAt(then), this.valueAt(otherwise));
  }

  private otherwise(places: readonly number[]): unknown {
    const [given, meaning] = places as [number, number];
    const value = this.valueAt(given);
    return value instanceof Unknown ? this.valueAt(meaning) : value;
  }

  private operate(node: Node, places: readonly number[]): unknown {
    const values = this.valuesAt(places);
    const open = firstOpen(values);
    if (open === undefined) return apply(node, values);
    return open instanceof Unknown ? applyToPossible(node, values, open) : open;
  }
}

/**
 * While a condition is open: what both branches give alike, or else its facts and those that both branches need.
 * Two branches that both leave the point to a person leave it to a person.
 */
function eitherWay(kind: Kind, condition: Unknown, a: unknown, b: unknown): unknown {
  if (a instanceof Undecided && b instanceof Undecided) return firstOpen([a, b]);
  if (alike(kind, a, b)) return a;
  const shared = a instanceof Unknown && b instanceof Unknown ? a.missing.filter((at) => b.missing.includes(at)) : [];
  const [ofA, ofB] = [possibleValues(a), possibleValues(b)];
  const possible = ofA === undefined || ofB === undefined ? undefined : [...ofA, ...ofB];
  return new Unknown([...new Set([...condition.missing, ...shared])], possible);
}

/** More values than this that something can be are as good as any: the work would grow with every step. */
const MOST_POSSIBLE = 8;

/** What a value can only be: itself where it is known; undefined where that is not known. */
function possibleValues(value: unknown): readonly unknown[] | undefined {
  if (value instanceof Unknown) return value.possible;
  return value instanceof Undecided ? undefined : [value];
}

/** The operation on each of the few values that its arguments can only be: known after all where all give the same. */
function applyToPossible(node: Node, values: readonly unknown[], open: Unknown): unknown {
  let combinations: readonly (readonly unknown[])[] = [[]];
  for (const value of values) {
    const possible = possibleValues(value);
    if (possible === undefined) return open;
    combinations = combinations.flatMap((combination) => possible.map((one) => [...combination, one]));
  }
  if (combinations.length > MOST_POSSIBLE) return open;
  const [first, ...rest] = combinations.map((combination) => apply(node, combination));
  return rest.every((result) => alike(node.kind, first, result)) ? first : new Unknown(open.missing, [first, ...rest]);
}

/** Undecided where any value is, else Unknown with every missing fact, else undefined. */
function firstOpen(values: readonly unknown[]): Unknown | Undecided | undefined {
  let missing: Set<string> | undefined;
  let nodes: Set<Node> | undefined;
  for (const value of values) {
    if (value instanceof Undecided) nodes = new Set([...(nodes ?? []), ...value.nodes]);
    else if (value instanceof Unknown) missing = new Set([...(missing ?? []), ...value.missing]);
  }
  if (nodes !== undefined) return new Undecided([...nodes]);
  return missing === undefined ? undefined : new Unknown([...missing]);
}

function constantValue(node: Node): unknown {
  const value = node.data['value'];
  return isExact(node.kind) ? asRatio(value) : value;
}

/** Whether two values of a kind, neither or one of them open, are the same; lists only where they are one and the same. */
function alike(kind: Kind, a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const open = [a, b].some((value) => value instanceof Unknown || value instanceof Undecided);
  return !open && isExact(kind) && compareRatio(asRatio(a), asRatio(b)) === 0;
}

/** One more, or one less, in the unit in which the law prints the figure: what a mutant of the graph does. */
export function shifted(kind: Kind, value: unknown, shift: number): unknown {
  if (kind === 'truth') return !value;
  if (kind === 'day') return addDays(value as Day, shift);
  if (INTEGER_KINDS.has(kind)) return (value as number) + shift;
  // A ratio is printed in percent, money in dollars.
  return addRatio(asRatio(value), isMoney(kind) ? { n: BigInt(shift) * 100n, d: 1n } : { n: BigInt(shift), d: 100n });
}

export function asRatio(value: unknown): Ratio {
  return typeof value === 'number' ? { n: BigInt(value), d: 1n } : (value as Ratio);
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' || typeof a === 'boolean') return a === b ? 0 : 1;
  return compareRatio(asRatio(a), asRatio(b));
}

function apply(node: Node, values: readonly unknown[]): unknown {
  const [a, b, c] = values;
  switch (node.op) {
    case 'not':
      return !a;
    case 'equal':
      return compare(a, b) === 0;
    case 'below':
      return compare(a, b) < 0;
    case 'at-most':
      return compare(a, b) <= 0;
    case 'at-least':
      return compare(a, b) >= 0;
    case 'above':
      return compare(a, b) > 0;
    case 'lesser':
      return compare(a, b) <= 0 ? a : b;
    case 'greater':
      return compare(a, b) >= 0 ? a : b;
    case 'floor':
      return { n: roundRatio(a as Ratio, 'down'), d: 1n };
    case 'ceiling':
      return { n: roundRatio(a as Ratio, 'up'), d: 1n };
    case 'round':
      return { n: roundRatio(a as Ratio, b as Rounding), d: 1n };
    case 'anniversary':
      return anniversary(a as Day, b as number, c as LeapAnniversary);
    case 'days-after':
      return addDays(a as Day, b as number);
    case 'month-end':
      return lastDayOf(node.args[0]?.kind === 'month' ? (a as Month) : monthOf(a as Day));
    default:
      return calculate(node, a, b);
  }
}

function calculate(node: Node, a: unknown, b: unknown): unknown {
  const exact = calculateExactly(node, asRatio(a), asRatio(b));
  if (!INTEGER_KINDS.has(node.kind)) return exact;
  if (exact.d !== 1n) throw new Error(`${node.op} of ${node.kind} is no whole number`);
  return Number(exact.n);
}

export function calculateExactly(node: Node, a: Ratio, b: Ratio): Ratio {
  switch (node.op) {
    case 'add':
      return addRatio(a, b);
    case 'subtract':
      return subtractRatio(a, b);
    case 'multiply':
      return multiplyRatio(a, b);
    case 'divide':
      return divideRatio(a, b);
    default:
      throw new Error(`no operation ${node.op}`);
  }
}
