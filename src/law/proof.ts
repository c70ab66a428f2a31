// The proof of a decision as people and programs read it: text and value of each step, the clause, and the facts.
// Its canonical form, free of language, is in the rules room.

import { type Day, formatDay, formatDecimal, formatMonth, formatRatio, type Month, type Ratio } from '../base/index.ts';
import {
  type Evaluation,
  type Kind,
  type Node,
  prove,
  type Step,
  Undecided,
  Unknown,
  type Wording,
} from '../rules/index.ts';
import { optionWords } from './lexicon.ts';
import type { Question } from './questions.ts';
import { CLAUSES } from './register/clauses.generated.ts';
import { PARAMETERS } from './register/parameters.generated.ts';

/** A step: what it says, its value, the clause or the source it rests on, and what it came from. */
export interface ProofNode {
  readonly clause?: string;
  /** How a lawyer cites the clause or the figure. */
  readonly cite?: string;
  /** The JSON pointer of a fact. */
  readonly fact?: string;
  readonly parameter?: string;
  readonly reading?: string;
  readonly text: string;
  readonly value: unknown;
  readonly from: readonly ProofNode[];
}

interface Decided {
  readonly question: string;
  readonly outcome: string;
  readonly result: Readonly<Record<string, unknown>> | undefined;
}

/** The proof of a decision: its conditions, then each field of the result with all that it came from. */
export function proofOf(question: Question, decided: Decided, evaluation: Evaluation, wording: Wording): ProofNode {
  const toNode = (step: Step): ProofNode => proofNode(step, evaluation, wording, toNode);
  const { cohort, conditions, fields } = question;
  const grounds = [...(cohort === undefined ? [] : [cohort]), ...conditions].flatMap((node) =>
    prove(node, evaluation).map(toNode),
  );
  const { result } = decided;
  const answers = fields
    .filter(({ name }) => result !== undefined && Object.hasOwn(result, name))
    .map(
      ({ name, node }): ProofNode => ({ text: name, value: result?.[name], from: prove(node, evaluation).map(toNode) }),
    );
  return { text: decided.question, value: decided.outcome, from: [...grounds, ...answers] };
}

function proofNode(step: Step, evaluation: Evaluation, wording: Wording, toNode: (step: Step) => ProofNode): ProofNode {
  const { node, source, clause } = step;
  const from = step.from.map(toNode);
  const [kind, id] = splitSource(source);
  if (kind === 'fact') {
    const words = node.op === 'fact' ? wording.name(node) : id;
    return { fact: id, text: words, value: node.op === 'fact' ? plainValue(node, evaluation) : step.value, from };
  }
  const value = plainValue(node, evaluation, step.value);
  const text = wording.sentence(node);
  if (kind === 'parameter') return { parameter: id, ...citeOf(PARAMETERS, id), text, value, from };
  if (kind === 'reading') {
    const [reading = '', option = ''] = id.split('=');
    return { reading: id, text: wording.say(optionWords(reading, option)), value, from };
  }
  return { ...(clause === undefined ? {} : { clause, ...citeOf(CLAUSES, clause) }), text, value, from };
}

function splitSource(source: string): readonly [string, string] {
  const at = source.indexOf(':');
  return [source.slice(0, at), source.slice(at + 1)];
}

function citeOf(register: Readonly<Record<string, { readonly cite: string }>>, id: string): { readonly cite?: string } {
  const entry = Object.hasOwn(register, id) ? register[id] : undefined;
  return entry === undefined ? {} : { cite: entry.cite };
}

/** A value as the result would write it; money that is no whole cent with six decimals and an ellipsis. */
function plainValue(node: Node, evaluation: Evaluation, shown: string | null = null): unknown {
  const value = evaluation.valueOf(node);
  if (value instanceof Unknown || value instanceof Undecided) return null;
  return node.kind === 'list' ? shown : written(node.kind, value);
}

function written(kind: Kind, value: unknown): unknown {
  switch (kind) {
    case 'day':
      return formatDay(value as Day);
    case 'month':
      return formatMonth(value as Month);
    case 'ratio':
      return formatRatio(value as Ratio);
    case 'money':
    case 'money-a-month':
    case 'money-a-year': {
      const { n, d } = value as Ratio;
      const exact = n % d === 0n;
      return `${formatDecimal({ n, d: d * 100n }, exact ? 2 : 6, 'down')}${exact ? '' : '…'}`;
    }
    default:
      return value;
  }
}
