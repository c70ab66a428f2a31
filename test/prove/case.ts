// A case in a solver's terms: the outcome of each question of the law, and its rules by their names.
// What is claimed of cases is in families/; how a claim is put to the solver is in prove.ts.

import { type Law, rootsOf } from '../../src/law/index.ts';
import {
  allOf,
  anyOf,
  type Constraints,
  leftOf,
  type Node,
  negated,
  nodesOf,
  settled,
  type Term,
} from '../../src/rules/index.ts';

type Question = Law[keyof Law];
type Part = Question['first'][number];

/** The outcome of a question as `decide` has it, each as a condition of the case. */
export interface OutcomeTerms {
  readonly denied: string;
  readonly granted: string;
  /** Left to a person, whatever the point. */
  readonly left: string;
  readonly open: string;
  /** The law has no figure, or something is divided by nothing. */
  readonly fails: string;
  /** By the point, where it is what the question waits for. */
  readonly leftAt: ReadonlyMap<Node, string>;
}

/** One case under a law. */
export class Case {
  readonly constraints: Constraints;
  readonly law: Law;
  private readonly outcomes = new Map<keyof Law, OutcomeTerms>();

  constructor(constraints: Constraints, law: Law) {
    this.constraints = constraints;
    this.law = law;
  }

  /** The term of a rule in the graph of a question. Throws where there is no such rule. */
  rule(question: keyof Law, name: string): Term {
    return this.constraints.term(ruleOf(this.law[question], name));
  }

  /** What a field of a result is worth. */
  field(question: keyof Law, name: string): Term {
    const field = this.law[question].fields.find((one) => one.name === name);
    if (field === undefined) throw new Error(`${question} has no field ${name}`);
    return this.constraints.term(field.node);
  }

  /** Whether the rule holds, known and not left to a person. */
  holds(question: keyof Law, name: string): string {
    const term = this.rule(question, name);
    return allOf([settled(term), term.value]);
  }

  code(code: string): string {
    return `${this.constraints.script.codeOf(code)}`;
  }

  /** Whether an option of a reading applies. */
  reads(id: string, option: string): string {
    return `(= ${this.constraints.variable(`reading ${id}`, 'text')} ${this.code(option)})`;
  }

  /** Where a question is left to a person at a point that an option of a reading brings. */
  leftUnder(id: keyof Law, reading: string, option: string): string {
    const brought = nodesOf(rootsOf(this.law[id])).flatMap((node) => {
      if (node.op !== 'reading' || node.data['id'] !== reading) return [];
      const index = (node.data['options'] as readonly string[]).indexOf(option);
      return nodesOf(node.args.slice(index, index + 1)).filter(({ op }) => op === 'leave');
    });
    const { leftAt } = this.outcome(id);
    return allOf([this.reads(reading, option), anyOf(brought.map((point) => leftAt.get(point) ?? 'false'))]);
  }

  /** How `decide` would end, term by term as it goes. */
  outcome(id: keyof Law): OutcomeTerms {
    const known = this.outcomes.get(id) ?? this.outcomeOf(this.law[id]);
    this.outcomes.set(id, known);
    return known;
  }

  private outcomeOf({ cohort, first, needs, conditions, fields }: Question): OutcomeTerms {
    const term = (node: Node): Term => this.constraints.term(node);
    const cohorts = cohort === undefined ? [] : [term(cohort)];
    const firsts = first.map((part) => this.part(part));
    const held = conditions.map(term);
    const answers = fields.filter(({ optional }) => optional !== true).map((part) => this.part(part));
    const early = anyOf(firsts.map(({ open }) => open));
    const cohortLeft = anyOf(cohorts.map(leftOf));
    const fails = held.map((condition) => allOf([settled(condition), negated(condition.value)]));
    const denied = allOf([negated(cohortLeft), negated(early), anyOf(fails)]);
    const all = [...cohorts, ...needs.map(term), ...held, ...answers];
    const waiting = allOf([negated(denied), negated(early)]);
    const points = new Set(all.flatMap(({ left }) => [...left.keys()]));
    const leftAt = new Map(
      [...points].map((point): [Node, string] => {
        const ofCohort = anyOf(cohorts.map(({ left }) => left.get(point) ?? 'false'));
        const ofAll = anyOf(all.map(({ left }) => left.get(point) ?? 'false'));
        return [point, this.named(anyOf([ofCohort, allOf([waiting, negated(cohortLeft), ofAll])]))];
      }),
    );
    const left = this.named(anyOf([...leftAt.values()]));
    const openNow = anyOf([early, allOf([negated(denied), anyOf(all.map(({ open }) => open))])]);
    const open = this.named(allOf([negated(left), openNow]));
    const evaluated = [...cohorts, ...firsts, ...held].map((one) => one.fails);
    const failsNow = anyOf([
      ...evaluated,
      allOf([negated(denied), anyOf([...answers, ...needs.map(term)].map((one) => one.fails))]),
    ]);
    return {
      denied: this.named(denied),
      granted: this.named(allOf([negated(denied), negated(left), negated(open)])),
      left,
      open,
      fails: this.named(failsNow),
      leftAt,
    };
  }

  /** A part that stands only where its condition holds: before that it is the condition alone. */
  private part({ when, node }: Part): Term {
    const value = this.constraints.term(node);
    if (when === undefined) return value;
    const condition = this.constraints.term(when);
    const there = allOf([settled(condition), condition.value]);
    const points = new Set([...condition.left.keys(), ...value.left.keys()]);
    return {
      ...value,
      open: anyOf([condition.open, allOf([there, value.open])]),
      fails: anyOf([condition.fails, allOf([there, value.fails])]),
      left: new Map(
        [...points].map((point) => [
          point,
          anyOf([condition.left.get(point) ?? 'false', allOf([there, value.left.get(point) ?? 'false'])]),
        ]),
      ),
    };
  }

  private named(condition: string): string {
    return this.constraints.script.define('Bool', condition);
  }
}

/** The rule of that name in the question's graph. */
export function ruleOf(question: Question, name: string): Node {
  const found = nodesOf(rootsOf(question)).find((node) => node.op === 'rule' && node.data['name'] === name);
  if (found === undefined) throw new Error(`there is no rule ${name}`);
  return found;
}
