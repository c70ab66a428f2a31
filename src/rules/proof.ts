// The canonical proof of a value: which rules, clauses, readings, parameters and facts it came from, with each value.
// It holds no sentence: word.ts puts it into words, and two proofs are equal when this form is.

import { type Day, digestOf, formatDay, formatMonth, formatRatio, type Month, type Ratio } from '../base/index.ts';
import type { Evaluation } from './interpret.ts';
import { type Kind, type Node, Undecided, Unknown } from './node.ts';

/**
 * One step of a proof. Operators have no step of their own: they are part of the rule that they stand in. What several
 * steps rest on is one and the same step below each of them.
 */
export interface Step {
  readonly node: Node;
  /** "rule:name", "fact:/pointer", "parameter:id", "reading:id=option", "finding:name" or "leave:clause". */
  readonly source: string;
  readonly clause: string | undefined;
  /** Exact and free of language; null where the value is open. */
  readonly value: string | null;
  readonly from: readonly Step[];
  /** The step with all below it in the canonical form, as text. */
  readonly canonical: string;
}

/** What a step says whatever the facts. */
export interface Heading {
  readonly source: string;
  readonly clause: string | undefined;
  /** How the step begins in the canonical form. */
  readonly head: string;
}

const NONE: readonly Step[] = [];

/** The step of a node and, below it, everything that its value came from. */
export function prove(node: Node, evaluation: Evaluation): readonly Step[] {
  return proveAll([evaluation.places.placeOf(node)], evaluation);
}

function proveAll(places: readonly number[], evaluation: Evaluation): readonly Step[] {
  if (places.length === 0) return NONE;
  const steps: Step[] = [];
  for (const place of places) addSteps(steps, place, evaluation);
  return steps;
}

/** Adds the step of the node at a place; of an operator those of what its value came from. */
function addSteps(steps: Step[], place: number, evaluation: Evaluation): void {
  const { op } = evaluation.places.nodes[place] as Node;
  const args = evaluation.places.args[place] as readonly number[];
  switch (op) {
    case 'rule':
    case 'fact':
    case 'parameter':
    case 'reading':
    case 'finding':
    case 'leave':
      steps.push(evaluation.steps[place] ?? proved(place, evaluation));
      return;
    case 'choose':
      for (const consulted of consultedAt(place, evaluation)) addSteps(steps, consulted, evaluation);
      return;
    case 'otherwise': {
      const [given, meaning] = args as [number, number];
      addSteps(steps, given, evaluation);
      if (evaluation.valueAt(given) instanceof Unknown) addSteps(steps, meaning, evaluation);
      return;
    }
    default:
      for (const arg of args) addSteps(steps, arg, evaluation);
  }
}

/** The step of a node that has its own. It is made once, since an evaluation never answers otherwise than it did. */
function proved(place: number, evaluation: Evaluation): Step {
  const { op, kind } = evaluation.places.nodes[place] as Node;
  const args = evaluation.places.args[place] as readonly number[];
  const from = proveAll(op === 'reading' ? [evaluation.optionAt(place)] : args, evaluation);
  const step = new NodeStep(place, evaluation, op === 'finding' ? [...from, ...evidenceAt(place, evaluation)] : from);
  // What cannot be proved is found out now, and not by whoever reads a text.
  if (kind === 'list') canonicalAt(place, evaluation);
  else evaluation.valueAt(place);
  evaluation.steps[place] = step;
  return step;
}

/** The branch that a condition chose, behind the condition; of an open one both where they say what it can only be. */
function consultedAt(place: number, evaluation: Evaluation): readonly number[] {
  const args = evaluation.places.args[place] as readonly number[];
  const [when, then, otherwise] = args as [number, number, number];
  const condition = evaluation.valueAt(when);
  if (condition === true) return [when, then];
  if (condition === false) return [when, otherwise];
  const value = evaluation.valueAt(place);
  const isOpen = value === condition || (value instanceof Unknown && value.possible === undefined);
  return isOpen ? [when] : args;
}

function evidenceAt(place: number, evaluation: Evaluation): readonly Step[] {
  const node = evaluation.places.nodes[place] as Node;
  const evidence = evaluation.foundAt(place)?.evidence ?? [];
  return evidence.map((pointer) => new EvidenceStep(node, pointer, evaluation));
}

/** The step of a node of the graph. Its texts are made when they are asked for: many are never read. */
class NodeStep implements Step {
  readonly node: Node;
  readonly from: readonly Step[];
  private readonly heading: Heading;
  private readonly place: number;
  private readonly evaluation: Evaluation;
  private written: string | undefined = undefined;

  constructor(place: number, evaluation: Evaluation, from: readonly Step[]) {
    this.node = evaluation.places.nodes[place] as Node;
    this.from = from;
    this.heading = headingAt(place, evaluation);
    this.place = place;
    this.evaluation = evaluation;
  }

  get source(): string {
    return this.heading.source;
  }

  get clause(): string | undefined {
    return this.heading.clause;
  }

  get value(): string | null {
    return canonicalAt(this.place, this.evaluation);
  }

  get canonical(): string {
    this.written ??= `${this.heading.head}${JSON.stringify(this.value)},${canonicalProof(this.from)}]`;
    return this.written;
  }
}

/** A fact that a finding rests on, as the document gives it. */
class EvidenceStep implements Step {
  readonly node: Node;
  readonly clause = undefined;
  readonly from = NONE;
  private readonly pointer: string;
  private readonly evaluation: Evaluation;

  constructor(node: Node, pointer: string, evaluation: Evaluation) {
    this.node = node;
    this.pointer = pointer;
    this.evaluation = evaluation;
  }

  get source(): string {
    return `fact:${this.pointer}`;
  }

  get value(): string | null {
    return this.evaluation.situation.given(this.pointer);
  }

  get canonical(): string {
    return `${headOf(this.source, undefined)}${JSON.stringify(this.value)},[]]`;
  }
}

/** What the step of the node at a place says whatever the facts; worked out once for the graph. */
function headingAt(place: number, { places, readings }: Evaluation): Heading {
  const node = places.nodes[place] as Node;
  let headings = places.headings[place];
  if (headings === undefined) {
    headings = headingsOf(node);
    places.headings[place] = headings;
  }
  if (node.op !== 'reading') return headings[0] as Heading;
  const option = readings.get(node.data['id'] as string) as string;
  return headings[(node.data['options'] as readonly string[]).indexOf(option)] as Heading;
}

/** Of a reading one for each option; of any other node one. */
function headingsOf({ op, data }: Node): readonly Heading[] {
  const { clause, pointer, id, name, options } = data;
  const subject = pointer ?? id ?? name ?? clause;
  const texts = op === 'reading' ? (options as readonly string[]).map((option) => `${id}=${option}`) : [subject];
  return texts.map((text): Heading => {
    const source = `${op}:${text}`;
    return { source, clause: clause as string | undefined, head: headOf(source, clause as string | undefined) };
  });
}

function headOf(source: string, clause: string | undefined): string {
  return `[${JSON.stringify(source)},${JSON.stringify(clause ?? null)},`;
}

function canonicalAt(place: number, evaluation: Evaluation): string | null {
  const { kind } = evaluation.places.nodes[place] as Node;
  return canonicalValue(kind, evaluation.valueAt(place), shownAt(place, evaluation));
}

/** How a value is shown: as the finding says that yields it, through the rules and choices that hand it on. */
function shownAt(place: number, evaluation: Evaluation): string | undefined {
  const args = evaluation.places.args[place] as readonly number[];
  switch (evaluation.places.nodes[place]?.op) {
    case 'finding':
      return evaluation.foundAt(place)?.shown;
    case 'rule':
      return shownAt(args[0] as number, evaluation);
    case 'reading':
      return shownAt(evaluation.optionAt(place), evaluation);
    case 'choose': {
      const [when, then, otherwise] = args as [number, number, number];
      return shownAt(evaluation.valueAt(when) === false ? otherwise : then, evaluation);
    }
    case 'otherwise': {
      const [given, meaning] = args as [number, number];
      return shownAt(evaluation.valueAt(given) instanceof Unknown ? meaning : given, evaluation);
    }
    default:
      return undefined;
  }
}

/**
 * A value without language, exact: dates as in ISO 8601, money in cents and ratios in lowest terms. Throws where it is a
 * list that does not say how it is shown: two of them could not be told apart.
 */
export function canonicalValue(kind: Kind, value: unknown, shown?: string): string | null {
  if (value instanceof Unknown || value instanceof Undecided) return null;
  if (shown !== undefined) return shown;
  switch (kind) {
    case 'day':
      return formatDay(value as Day);
    case 'month':
      return formatMonth(value as Month);
    case 'money':
    case 'money-a-month':
    case 'money-a-year':
    case 'ratio':
      return formatRatio(value as Ratio);
    case 'list':
      throw new Error('a list in a proof says how it is shown');
    default:
      return String(value);
  }
}

/** The canonical form of a proof as text: the same for the same law, readings and facts, whatever the language. */
export function canonicalProof(steps: readonly Step[]): string {
  return steps.length === 0 ? '[]' : `[${steps.map(({ canonical }) => canonical).join()}]`;
}

/** The SHA-256 of the canonical proof. */
export function hashProof(steps: readonly Step[]): string {
  return digestOf(canonicalProof(steps));
}
