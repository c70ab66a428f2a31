// A witness: the facts of a case that the solver found, as a document, and what the law decides of it.
// What the solver said of it must be what `decide` says; what is claimed of cases is in families/.

import {
  type Day,
  formatDay,
  formatDecimal,
  formatMoney,
  formatMonth,
  type Month,
  parseDay,
  type Ratio,
} from '../../src/base/index.ts';
import { type Decision, decide, type QuestionId, READINGS, readFacts } from '../../src/law/index.ts';
import { isExact, type Kind, sortOf, type Term, type Variable } from '../../src/rules/index.ts';
import type { Case } from './case.ts';
import type { AskedTerm, Value } from './solver.ts';

/** What the solver said of a question in its case. */
interface Said {
  readonly outcome: string;
  /** The fields of a granted result that it gave a value. */
  readonly result: Readonly<Record<string, unknown>>;
}

export interface Witness {
  readonly facts: object;
  readonly readings: Readonly<Record<string, string>>;
  readonly decisions: Readonly<
    Record<
      string,
      { readonly outcome: string; readonly result: object | undefined; readonly clauses: readonly string[] }
    >
  >;
  /** Where `decide` says otherwise than the solver; empty where the two agree. */
  readonly disagreements: readonly string[];
}

const TODAY = parseDay('2026-11-30') as Day;

/** Collects the terms to ask for, and afterwards reads their values. */
export class WitnessTerms {
  readonly asked: AskedTerm[] = [];
  private readonly cases: readonly Case[];
  private readonly questions: readonly QuestionId[];
  private readonly places = new Map<string, number>();

  /** `questions` are those that the law is asked of the witness. All their terms must be made before they are asked for. */
  constructor(cases: readonly Case[], questions: readonly QuestionId[]) {
    this.cases = cases;
    this.questions = questions;
    for (const one of cases) {
      for (const id of questions) {
        const { denied, granted, left, open, fails } = one.outcome(id);
        for (const term of [denied, granted, left, open, fails]) this.ask({ sort: 'Bool', value: term });
        for (const [, term] of this.fieldsOf(one, id)) this.ask({ sort: sortOf(term.kind), value: term.value });
      }
    }
  }

  /** The facts are asked for once all of them have come up. */
  askForFacts(): void {
    for (const { kind, term } of this.variables()) this.ask({ sort: sortOf(kind), value: term });
  }

  /** What makes the case one that can be written down: rates and factors with few decimals. */
  writable(): readonly string[] {
    return this.variables()
      .filter(({ kind, name }) => kind === 'ratio' && name.startsWith('/'))
      .map(({ term, name }) => `(is_int (* ${/Years'?$/.test(name) ? '2.0' : '10000.0'} ${term}))`);
  }

  private ask(term: AskedTerm): void {
    if (this.places.has(term.value)) return;
    this.places.set(term.value, this.asked.push(term) - 1);
  }

  private variables(): readonly Variable[] {
    return this.cases[0]?.constraints.script.declared() ?? [];
  }

  /** The fields that are values, and not lists. */
  private fieldsOf(one: Case, id: QuestionId): readonly (readonly [string, Term])[] {
    return one.law[id].fields.flatMap(({ name, node }) =>
      node.kind === 'list' ? [] : [[name, one.constraints.term(node)] as const],
    );
  }

  /** The witness that each case is. */
  read(values: readonly Value[]): readonly Witness[] {
    return this.cases.map((one, index) => {
      const worth = (term: string): Value => values[this.places.get(term) as number] as Value;
      return this.witness(one, index > 0, worth);
    });
  }

  private witness(one: Case, isOther: boolean, worth: (term: string) => Value): Witness {
    const variables = new Map(this.variables().map((variable) => [variable.name, variable]));
    const own = [...variables.values()]
      .filter(({ name }) => !name.endsWith("'"))
      .map((variable) => {
        const apart = isOther ? variables.get(`${variable.name}'`) : undefined;
        return { ...variable, value: worth((apart ?? variable).term) };
      });
    const absent = own
      .filter(({ name, value }) => name.endsWith(' given') && value === false)
      .map(({ name }) => name.slice(0, -' given'.length));
    const facts: Record<string, unknown> = {};
    const readings: Record<string, string> = {};
    for (const { name, kind, value } of own) {
      if (name.startsWith('reading ')) readings[name.slice('reading '.length)] = codeOf(one, value);
      const isFact = name.startsWith('/') && !name.endsWith(' given');
      if (isFact && !absent.some((pointer) => name === pointer || name.startsWith(`${pointer}/`))) {
        put(facts, name, kind === 'text' ? codeOf(one, value) : written(name, kind, value));
      }
    }
    // A list of which no element is given is a list all the same.
    for (const pointer of absent) if (pointer.endsWith('/0')) put(facts, pointer.slice(0, -2), []);
    tidy(facts);
    return this.decided(one, facts, readings, worth);
  }

  private decided(
    one: Case,
    facts: object,
    readings: Readonly<Record<string, string>>,
    worth: (term: string) => Value,
  ): Witness {
    const checked = readFacts(facts);
    if ('faults' in checked) {
      const faults = checked.faults.map(({ at, code }) => `the facts are refused: ${at} ${code}`);
      return { facts, readings, decisions: {}, disagreements: faults };
    }
    const disagreements: string[] = [];
    const decisions: Record<string, Witness['decisions'][string]> = {};
    for (const id of this.questions) {
      const decision = decide(id, checked, { readings, today: TODAY, proof: false, law: one.law });
      const said = this.said(one, id, worth);
      disagreements.push(...differences(id, said, decision));
      const clauses = decision.reasons.filter(({ holds }) => holds !== true).map(({ clause }) => clause);
      decisions[id] = { outcome: decision.outcome, result: decision.result, clauses: [...new Set(clauses)] };
    }
    const consulted = Object.fromEntries(Object.entries(readings).filter(([id, option]) => option !== defaultOf(id)));
    return { facts, readings: consulted, decisions, disagreements };
  }

  private said(one: Case, id: QuestionId, worth: (term: string) => Value): Said {
    const { denied, granted, left } = one.outcome(id);
    const outcome = worth(denied)
      ? 'denied'
      : worth(left)
        ? 'needs-decision'
        : worth(granted)
          ? 'granted'
          : 'needs-facts';
    const fields = this.fieldsOf(one, id).map(([name, term]) => {
      const field = one.law[id].fields.find((known) => known.name === name);
      return [name, field?.write(valueOfKind(one, term.kind, worth(term.value)) as never)];
    });
    return { outcome, result: Object.fromEntries(fields) };
  }
}

function defaultOf(reading: string): string | undefined {
  return (READINGS as Readonly<Record<string, { readonly default: string }>>)[reading]?.default;
}

/** Fields that `decide` leaves out of a result are not there to compare. */
function differences(id: QuestionId, said: Said, { outcome, result = {} }: Decision): readonly string[] {
  if (said.outcome !== outcome) return [`${id}: decide says ${outcome}, the solver ${said.outcome}`];
  return Object.entries(result).flatMap(([name, value]) =>
    name in said.result && said.result[name] !== value
      ? [`${id}.${name}: decide says ${value}, the solver ${said.result[name]}`]
      : [],
  );
}

function whole(value: Value): number {
  const { n, d } = value as Ratio;
  return Number(n / d);
}

function codeOf(one: Case, value: Value): string {
  return one.constraints.script.codeAt(whole(value)) ?? '';
}

/** A value as the interpreter would have it. */
function valueOfKind(one: Case, kind: Kind, value: Value): unknown {
  if (kind === 'truth' || isExact(kind)) return value;
  return kind === 'text' ? codeOf(one, value) : whole(value);
}

/** A value as a document has it. */
function written(pointer: string, kind: Kind, value: Value): unknown {
  switch (kind) {
    case 'truth':
      return value;
    case 'day':
      return formatDay(whole(value) as Day);
    case 'month':
      return formatMonth(whole(value) as Month);
    case 'ratio':
      return rateOrNumber(pointer, value as Ratio);
    // Cents; months of service are counted.
    case 'count':
      return formatMoney(BigInt(whole(value)));
    default:
      return whole(value);
  }
}

function rateOrNumber(pointer: string, value: Ratio): unknown {
  if (pointer.endsWith('Years')) return Number(formatDecimal(value, 1));
  return pointer.endsWith('/factor') ? formatDecimal(value, 4) : formatDecimal({ n: value.n * 100n, d: value.d }, 2);
}

/** Sets what stands at a pointer, making lists and objects on the way. */
function put(document: Record<string, unknown>, pointer: string, value: unknown): void {
  const keys = pointer.split('/').slice(1);
  let target = document;
  keys.forEach((key, index) => {
    if (index === keys.length - 1) target[key] = value;
    else target[key] ??= /^\d+$/.test(keys[index + 1] as string) ? [] : {};
    target = target[key] as Record<string, unknown>;
  });
}

/** What every spell and certificate of a record says besides what a solver is asked. */
function tidy(facts: Record<string, unknown>): void {
  const spells = (facts['service'] ?? []) as Record<string, unknown>[];
  spells.forEach((spell, index) => {
    Object.assign(
      spell,
      index === 0 ? { capacity: 'judge', office: 'superior' } : { capacity: 'government', refundReturned: true },
    );
    if (spell['to'] === undefined) delete spell['endedBy'];
  });
  const certificates = ((facts['disability'] as Record<string, unknown> | undefined)?.['certificates'] ??
    []) as object[];
  certificates.forEach((certificate, index) => {
    Object.assign(certificate, { physician: `md-${index + 1}` });
  });
}
