// The one function that decides: a question, checked facts and readings in, a cited decision out.
// It is pure; the day "today" comes in. What the questions are is in questions.ts.

import type { Day, Language } from '../base/index.ts';
import { formatDay } from '../base/index.ts';
import {
  canonicalProof,
  Evaluation,
  factsNeeded,
  hashGraph,
  type Node,
  Places,
  prove,
  type Situation,
  type Step,
  Undecided,
  Unknown,
  Wording,
} from '../rules/index.ts';
import { boundsOf, type DecisionBounds } from './bounds.ts';
import { type CheckedFacts, factAt, factsOn, givenAt } from './facts/read-facts.ts';
import { lexicon } from './lexicon.ts';
import { parameterAt } from './parameters.ts';
import { type ProofNode, proofOf } from './proof.ts';
import { type Law, type Need, QUESTIONS, type Question, type QuestionId, rootsOf } from './questions.ts';
import { appliedOption, type Readings } from './readings.ts';

/** In order of precedence, but for granted, which is what is left. */
export type Outcome = 'denied' | 'needs-decision' | 'needs-facts' | 'granted';

/** A condition of the law: whether it holds, null where that is not known or not yet decided. */
export interface Reason {
  readonly clause: string;
  /** The name of the rule in the graph. */
  readonly rule: string;
  readonly holds: boolean | null;
  readonly text: string;
}

/** The answer to a question; the contract of `retiro decide` fixes these names. */
export interface Decision {
  readonly question: QuestionId;
  readonly on: string;
  readonly outcome: Outcome;
  /** Of a granted question alone. */
  readonly result: Readonly<Record<string, unknown>> | undefined;
  readonly reasons: readonly Reason[];
  /** Pointers to the facts without which the answer is open, the most decisive first. */
  readonly missing: readonly string[];
  /** Of an answer that needs facts: what it can be once they are known. */
  readonly bounds: DecisionBounds | undefined;
  /** The option of each reading consulted. */
  readonly readings: Readonly<Record<string, string>>;
  /** Parameters relied on whose primary text has not been read: then this is an estimate. */
  readonly unconfirmed: readonly string[];
  /** The hash of the rule graph that decided. */
  readonly law: string;
  /** Undefined where it was not asked for. */
  readonly proof: ProofNode | undefined;
}

/** How one question is asked. */
interface Asked {
  readonly readings?: Readings;
  /** The day that an absent `on` means: today in Puerto Rico, which the caller knows. */
  readonly today: Day;
  readonly language?: Language;
  /** False leaves the proof out. */
  readonly proof?: boolean;
  /** The law up to what is known on a day; all of it where absent. */
  readonly known?: Day;
}

export interface DecideOptions extends Asked {
  /** Another law than the one in force: a mutant, or a draft. */
  readonly law?: Law;
}

/** Decides a question on checked facts. Throws NoLawForDate where the law has no figure for the date. */
export function decide(id: QuestionId, checked: CheckedFacts, options: DecideOptions): Decision {
  return decideOne(id, (options.law ?? QUESTIONS)[id], checked, options);
}

/** The same for one question alone: a program that asks no other need not carry the rest of the law. */
export function decideOne(id: QuestionId, question: Question, checked: CheckedFacts, options: Asked): Decision {
  const day = checked.facts.on ?? options.today;
  const evaluation = evaluate(question, checked, day, options);
  const outcome = outcomeOf(question, evaluation);
  const wording = new Wording(options.language ?? 'en', lexicon, evaluation);
  const result = outcome === 'granted' ? resultOf(question, evaluation) : undefined;
  const reasons = reasonsOf(question, outcome, evaluation, wording);
  const needed = outcome === 'needs-facts' ? factsNeeded(openParts(question, evaluation), evaluation) : [];
  // What was consulted is settled before bounds and proof look further: a decision is the same with its proof and without.
  const readings = consulted(evaluation);
  const unconfirmed = [...evaluation.unconfirmed].sort();
  const bounds = outcome === 'needs-facts' ? boundsOf(id, question, evaluation, options.known, needed) : undefined;
  const missing = bounds === undefined ? needed : mostDecisiveFirst(needed, bounds);
  const proof =
    options.proof === false ? undefined : proofOf(question, { question: id, outcome, result }, evaluation, wording);
  const on = formatDay(day);
  // One literal: an object spread here costs a hundred thousand lines a third of their memory.
  const law = hashOf(question);
  return { question: id, on, outcome, result, reasons, missing, bounds, readings, unconfirmed, law, proof };
}

/** The facts needed in the order in which they decide an amount; in that of the law where none does. */
function mostDecisiveFirst(needed: readonly string[], { decides }: DecisionBounds): readonly string[] {
  return decides.length === 0 ? needed : decides.map(({ fact }) => fact);
}

/** The canonical proof of a decision: equal for the same law, readings and facts, whatever the language. */
export function canonicalProofOf(id: QuestionId, checked: CheckedFacts, options: DecideOptions): string {
  return canonicalProofOfOne((options.law ?? QUESTIONS)[id], checked, options);
}

/** The same for one question alone. */
export function canonicalProofOfOne(question: Question, checked: CheckedFacts, options: Asked): string {
  return canonicalProof(proofStepsOf(question, checked, options));
}

/** The steps of that proof, of every node that the question stands on. */
export function proofStepsOf(question: Question, checked: CheckedFacts, options: Asked): readonly Step[] {
  const evaluation = evaluate(question, checked, checked.facts.on ?? options.today, options);
  outcomeOf(question, evaluation);
  return rootsOf(question).flatMap((node) => prove(node, evaluation));
}

/** The evaluation of a question on checked facts, as they stood on the day where it asks for that. */
export function evaluate(question: Question, checked: CheckedFacts, day: Day, options: Asked): Evaluation {
  const dated = { ...checked.facts, on: day };
  const facts = question.asOfDay ? factsOn(dated, day) : dated;
  const chosen = options.readings ?? {};
  const situation: Situation = {
    facts,
    factAt: (pointer) => factAt(facts, pointer),
    given: (pointer) => givenAt(checked.document, pointer),
    optionOf: (reading) => appliedOption(chosen, reading),
    parameterAt: (parameter, at) => parameterAt(parameter, at, options.known),
  };
  return new Evaluation(situation, placesOf(question));
}

const placesByQuestion = new WeakMap<Question, Places>();

/** Where the nodes of a question's graph stand: numbered once, since the law does not change under a running program. */
function placesOf(question: Question): Places {
  const known = placesByQuestion.get(question) ?? new Places(rootsOf(question));
  placesByQuestion.set(question, known);
  return known;
}

function outcomeOf(question: Question, evaluation: Evaluation): Outcome {
  const { cohort, first, needs, conditions, fields } = question;
  const values = (nodes: readonly Node[]): readonly unknown[] => nodes.map((node) => evaluation.valueOf(node));
  const cohortValue = cohort === undefined ? undefined : evaluation.valueOf(cohort);
  if (cohortValue instanceof Undecided) return 'needs-decision';
  const firstValues = values(first.flatMap((need) => partNodes(need, evaluation)));
  if (firstValues.some((value) => value instanceof Unknown)) return 'needs-facts';
  const held = values(conditions);
  if (held.includes(false)) return 'denied';
  const answers = values(fields.flatMap((field) => (field.optional ? [] : partNodes(field, evaluation))));
  const all = [cohortValue, ...values(needs), ...held, ...answers];
  if (all.some((value) => value instanceof Undecided)) return 'needs-decision';
  return all.some((value) => value instanceof Unknown) ? 'needs-facts' : 'granted';
}

/** The nodes that a need or a field stands on now: not its own while it is not known to be there. */
function partNodes({ when, node }: Need, evaluation: Evaluation): readonly Node[] {
  if (when === undefined) return [node];
  return evaluation.valueOf(when) === true ? [when, node] : [when];
}

/** What keeps the answer open. A condition that fails already leaves only what must be known before it may. */
function openParts(question: Question, evaluation: Evaluation): readonly Node[] {
  const { cohort, first, needs, conditions, fields } = question;
  const cohortNodes = cohort === undefined ? [] : [cohort];
  const firstNodes = first.flatMap((need) => partNodes(need, evaluation));
  const fails = conditions.some((condition) => evaluation.valueOf(condition) === false);
  if (fails) return firstNodes;
  const answers = fields.filter(({ optional }) => !optional).flatMap((field) => partNodes(field, evaluation));
  return [...cohortNodes, ...firstNodes, ...conditions, ...needs, ...answers];
}

function resultOf(question: Question, evaluation: Evaluation): Readonly<Record<string, unknown>> {
  const result: Record<string, unknown> = {};
  for (const field of question.fields) {
    if (field.when !== undefined && evaluation.valueOf(field.when) !== true) continue;
    const value = evaluation.valueOf(field.node);
    const open = value instanceof Unknown || value instanceof Undecided;
    if (!open) result[field.name] = field.write(value as never);
  }
  return result;
}

/** Every condition with whether it holds; and what the law leaves to a person, where the answer waits for that alone. */
function reasonsOf(question: Question, outcome: Outcome, evaluation: Evaluation, wording: Wording): readonly Reason[] {
  const conditions = question.conditions.map((condition) => reasonOf(condition, evaluation, wording));
  if (outcome !== 'needs-decision') return conditions;
  const said = new Set(question.conditions.flatMap((condition) => leftBy(condition, evaluation)));
  const left = new Set(openParts(question, evaluation).flatMap((node) => leftBy(node, evaluation)));
  const points = [...left].filter((point) => !said.has(point));
  return [
    ...conditions,
    ...points.map((point): Reason => {
      const clause = String(point.data['clause']);
      return { clause, rule: 'left-to-a-person', holds: null, text: wording.sentence(point) };
    }),
  ];
}

/** The points that a node's value leaves to a person. */
function leftBy(node: Node, evaluation: Evaluation): readonly Node[] {
  const value = evaluation.valueOf(node);
  return value instanceof Undecided ? value.nodes : [];
}

function reasonOf(condition: Node, evaluation: Evaluation, wording: Wording): Reason {
  const value = evaluation.valueOf(condition);
  const clause = String(condition.data['clause']);
  const left = value instanceof Undecided ? `. ${value.nodes.map((node) => wording.sentence(node)).join('. ')}` : '';
  const rule = String(condition.data['name']);
  return {
    clause,
    rule,
    holds: typeof value === 'boolean' ? value : null,
    text: `${wording.sentence(condition)}${left}`,
  };
}

/** The option of each reading consulted, in the order of their ids. */
function consulted({ readings }: Evaluation): Readonly<Record<string, string>> {
  const options: Record<string, string> = {};
  for (const id of [...readings.keys()].sort()) options[id] = readings.get(id) as string;
  return options;
}

const hashes = new WeakMap<Question, string>();

/** The hash of a question's graph: worked out once, since the law does not change under a running program. */
function hashOf(question: Question): string {
  const known = hashes.get(question) ?? hashGraph(rootsOf(question));
  hashes.set(question, known);
  return known;
}
