// What an answer that waits for facts can still be: its outcomes, its amounts, and which fact decides how much of them.
// The bounds of a value are the rules room's; what a single fact can be is in facts/domains.ts.

import { type Day, type Ratio, ratio } from '../base/index.ts';
import {
  type Absences,
  absencesIn,
  Bounds,
  canBe,
  type Domains,
  type End,
  type Evaluation,
  endOf,
  type Fixed,
  Ground,
  isEndless,
  isExact,
  isNothing,
  type Node,
  type Reach,
  type Source,
  widthBetween,
} from '../rules/index.ts';
import { type Decisive, decisiveFirst } from './decisive.ts';
import { reachOfFact } from './facts/domains.ts';
import type { Facts } from './facts/facts.ts';
import type { Field } from './fields.ts';
import { parameterSteps } from './parameters.ts';
import { type Question, type QuestionId, rootsOf } from './questions.ts';

/** What complete facts can still bring. */
export type PossibleOutcome = 'granted' | 'denied' | 'needs-decision';

/** From one value to another, both included, as the result would write them; null where there is no limit above. */
export interface AmountBounds {
  readonly from: string | number;
  readonly to: string | number | null;
}

/** What an answer can still be, whatever the missing facts turn out to be. */
export interface DecisionBounds {
  readonly outcomes: readonly PossibleOutcome[];
  /** By the field of the result, if it is granted and the field is there: money, months and percentages. */
  readonly amounts: Readonly<Record<string, AmountBounds>>;
  /** The missing facts by how much each decides, the most decisive first; none where no amount hangs on them. */
  readonly decides: readonly Decisive[];
}

/** The fields that say what a question is worth: of several the first that can be there. */
const WORTH: Readonly<Partial<Record<QuestionId, readonly string[]>>> = {
  service: ['retirementMonths'],
  'occupational-disability': ['monthly'],
  'nonoccupational-disability': ['monthly'],
  'hybrid-disability': ['monthly'],
  'disability-discontinuance': ['refund'],
  'hybrid-separation': ['monthly', 'amount'],
  'hybrid-death': ['amount'],
  payments: ['total'],
  interest: ['interest'],
  contribution: ['amount'],
  'ers-readmission-cost': ['total'],
  'ers-telephone-credit': ['balance'],
};

const NONE = ratio(0);

/** The bounds of a question's answer; `missing` are the facts that leave it open, in the order of the law. */
export function boundsOf(
  id: QuestionId,
  question: Question,
  evaluation: Evaluation,
  known: Day | undefined,
  missing: readonly string[],
): DecisionBounds {
  const ground = new Ground(evaluation, domainsOf(question, evaluation, known));
  const view = new View(question, ground);
  const outcomes = view.outcomes();
  const amounts: Record<string, AmountBounds> = {};
  for (const field of outcomes.includes('granted') ? question.fields : []) {
    const reach = view.amountOf(field);
    if (reach !== undefined && !isNothing(reach)) amounts[field.name] = written(field, reach);
  }
  const worth = WORTH[id] ?? [];
  const width = view.width(worth);
  if (width.n === 0n) return { outcomes, amounts, decides: [] };
  const widthUnder = (fixed: Fixed): Ratio => new View(question, ground, fixed).width(worth);
  return { outcomes, amounts, decides: decisiveFirst(missing, view.sources(), width, widthUnder) };
}

const absencesOf = new WeakMap<Question, Absences>();

function domainsOf(question: Question, { situation }: Evaluation, known: Day | undefined): Domains {
  const facts = situation.facts as Facts;
  const absences = absencesOf.get(question) ?? absencesIn(rootsOf(question));
  absencesOf.set(question, absences);
  return {
    factAt: (pointer) => reachOfFact(facts, pointer, question.asOfDay ? facts.on : undefined),
    absences,
    parameterBetween: (parameter, from, to) =>
      parameterSteps(parameter, known)
        .filter((step) => step.from <= to && (step.to === undefined || from <= step.to))
        .map(({ value }) => value),
  };
}

/** A question's answer as far as it is known, or would be if some facts were. */
class View {
  private readonly question: Question;
  private readonly conditions: Bounds;
  /** The amounts are those of a granted answer: then every condition holds. */
  private readonly granted: Bounds;

  constructor(question: Question, ground: Ground, fixed?: Fixed) {
    this.question = question;
    this.conditions = new Bounds(ground, fixed);
    const open = question.conditions.filter((condition) => canBe(this.conditions.reachOf(condition), false));
    this.granted = open.length === 0 ? this.conditions : new Bounds(ground, fixed);
    for (const condition of open) this.granted.assume(condition, true);
  }

  /** What can still come out; never fewer than can. */
  outcomes(): readonly PossibleOutcome[] {
    const { cohort, conditions, needs, fields } = this.question;
    const tested = conditions.map((condition) => this.conditions.reachOf(condition));
    const answered = fields.filter((field) => !field.optional && this.isThere(field));
    const certain = answered.filter((field) => this.isCertain(field));
    const reaches = (nodes: readonly Node[]): readonly Reach[] => nodes.map((node) => this.granted.reachOf(node));
    const needed = reaches([...(cohort === undefined ? [] : [cohort]), ...needs, ...certain.map(({ node }) => node)]);
    const others = reaches(answered.map(({ node }) => node));
    const whens = reaches(fields.flatMap(({ when }) => (when === undefined ? [] : [when])));
    const outcomes: PossibleOutcome[] = [];
    if (tested.every((reach) => canBe(reach, true)) && !needed.some(isNothing)) outcomes.push('granted');
    if (tested.some((reach) => canBe(reach, false))) outcomes.push('denied');
    if ([...tested, ...needed, ...others, ...whens].some(({ left }) => left)) outcomes.push('needs-decision');
    return outcomes;
  }

  /** What a field of an amount or a number can be, never below zero; undefined of others, and where it cannot be there. */
  amountOf(field: Field): Reach | undefined {
    const { kind } = field.node;
    if (!isExact(kind) && kind !== 'months') return undefined;
    return this.isThere(field) ? this.granted.reachOf(field.node) : undefined;
  }

  /** Between the least and the most that the answer can be worth; an answer that grants nothing is worth nothing. */
  width(worth: readonly string[]): Ratio {
    const tested = this.question.conditions.map((condition) => this.conditions.reachOf(condition));
    if (!tested.every((reach) => canBe(reach, true))) return NONE;
    const field = worth
      .map((name) => this.question.fields.find((one) => one.name === name))
      .find((one) => one !== undefined && this.isThere(one));
    const reach = field === undefined ? undefined : this.amountOf(field);
    if (field === undefined || reach?.low === undefined || reach.high === undefined) return NONE;
    const orNothing = [reach, ...tested].some(({ left }) => left) || tested.some((one) => canBe(one, false));
    const fromNothing = orNothing || !this.isCertain(field) || endOf(reach.low).n < 0n;
    return widthBetween(fromNothing ? NONE : endOf(reach.low), endOf(reach.high));
  }

  sources(): readonly Source[] {
    return this.conditions === this.granted
      ? this.conditions.sources
      : [...this.conditions.sources, ...this.granted.sources];
  }

  private isThere({ when }: Field): boolean {
    return when === undefined || canBe(this.granted.reachOf(when), true);
  }

  private isCertain({ when }: Field): boolean {
    return when === undefined || !canBe(this.granted.reachOf(when), false);
  }
}

/** No amount of a result is below zero, though steps on the way may be taken to be. */
function written({ node, write }: Field, { low, high }: Reach): AmountBounds {
  const text = (end: End): string | number => write(end as never) as string | number;
  const negative = low === undefined || endOf(low).n < 0n;
  const nothing = node.kind === 'months' ? 0 : NONE;
  return { from: text(negative ? nothing : low), to: high === undefined || isEndless(high) ? null : text(high) };
}
