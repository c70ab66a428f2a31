// The canonical proof of a value: which rules, clauses, readings, parameters and facts it came from, with each value.
// It holds no sentence: word.ts puts it into words, and two proofs are equal when this form is.

import { type Day, digestOf, formatDay, formatMonth, formatRatio, type Month, type Ratio } from '../base/index.ts';
import type { Evaluation } from './interpret.ts';
import { type Kind, type Node, Undecided, Unknown } from './node.ts';

/** One step of a proof. Operators have no step of their own: they are part of the rule that they stand in. */
export interface Step {
  readonly node: Node;
  /** "rule:name", "fact:/pointer", "parameter:id", "reading:id=option", "finding:name" or "leave:clause". */
  readonly source: string;
  readonly clause?: string;
  /** Exact and free of language; null where the value is open. */
  readonly value: string | null;
  readonly from: readonly Step[];
}

/** The step of a node and, below it, everything that its value came from. */
export function prove(node: Node, evaluation: Evaluation): readonly Step[] {
  switch (node.op) {
    case 'rule':
      return [step(node, evaluation, `rule:${node.data['name']}`, proveAll(node.args, evaluation))];
    case 'fact':
      return [step(node, evaluation, `fact:${node.data['pointer']}`, [])];
    case 'parameter':
      return [step(node, evaluation, `parameter:${node.data['id']}`, proveAll(node.args, evaluation))];
    case 'reading': {
      const chosen = evaluation.optionNode(node);
      const source = `reading:${node.data['id']}=${evaluation.readings.get(node.data['id'] as string)}`;
      return [step(node, evaluation, source, prove(chosen, evaluation))];
    }
    case 'finding':
      return [step(node, evaluation, `finding:${node.data['name']}`, findingFrom(node, evaluation))];
    case 'leave':
      return [step(node, evaluation, `leave:${node.data['clause']}`, [])];
    case 'choose':
      return proveAll(consultedOf(node, evaluation), evaluation);
    case 'otherwise': {
      const [given, meaning] = node.args as [Node, Node];
      const open = evaluation.valueOf(given) instanceof Unknown;
      return proveAll(open ? [given, meaning] : [given], evaluation);
    }
    default:
      return proveAll(node.args, evaluation);
  }
}

function proveAll(nodes: readonly Node[], evaluation: Evaluation): readonly Step[] {
  return nodes.flatMap((node) => prove(node, evaluation));
}

function step(node: Node, evaluation: Evaluation, source: string, from: readonly Step[]): Step {
  const clause = node.data['clause'];
  const value = canonicalValue(node.kind, evaluation.valueOf(node), shownOf(node, evaluation));
  return { node, source, ...(typeof clause === 'string' ? { clause } : {}), value, from };
}

/** The branch that a condition chose, behind the condition; of an open one both where they say what it can only be. */
function consultedOf(node: Node, evaluation: Evaluation): readonly Node[] {
  const [when, then, otherwise] = node.args as [Node, Node, Node];
  const condition = evaluation.valueOf(when);
  if (condition === true) return [when, then];
  if (condition === false) return [when, otherwise];
  const value = evaluation.valueOf(node);
  const isOpen = value === condition || (value instanceof Unknown && value.possible === undefined);
  return isOpen ? [when] : [when, then, otherwise];
}

/** How a value is shown: as the finding says that yields it, through the rules and choices that hand it on. */
function shownOf(node: Node, evaluation: Evaluation): string | undefined {
  switch (node.op) {
    case 'finding':
      return evaluation.foundOf(node)?.shown;
    case 'rule':
      return shownOf(node.args[0] as Node, evaluation);
    case 'reading':
      return shownOf(evaluation.optionNode(node), evaluation);
    case 'choose': {
      const [when, then, otherwise] = node.args as [Node, Node, Node];
      return shownOf(evaluation.valueOf(when) === false ? otherwise : then, evaluation);
    }
    case 'otherwise': {
      const [given, meaning] = node.args as [Node, Node];
      return shownOf(evaluation.valueOf(given) instanceof Unknown ? meaning : given, evaluation);
    }
    default:
      return undefined;
  }
}

function findingFrom(node: Node, evaluation: Evaluation): readonly Step[] {
  const evidence = evaluation.foundOf(node)?.evidence ?? [];
  const facts = evidence.map((pointer): Step => {
    return { node, source: `fact:${pointer}`, value: evaluation.situation.given(pointer), from: [] };
  });
  return [...proveAll(node.args, evaluation), ...facts];
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
  return JSON.stringify(steps.map(canonicalStep));
}

function canonicalStep(step: Step): unknown {
  return [step.source, step.clause ?? null, step.value, step.from.map(canonicalStep)];
}

/** The SHA-256 of the canonical proof. */
export function hashProof(steps: readonly Step[]): string {
  return digestOf(canonicalProof(steps));
}
