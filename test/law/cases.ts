// Worked examples of the law, read from the cases beside this file: facts in plain words, and what the law gives.
// Each names the clauses it is about; the mutants of a clause's rules must fail one that names the clause.

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseDay } from '../../src/base/index.ts';
import {
  decide,
  isQuestion,
  type Law,
  type ProofNode,
  QUESTIONS,
  type QuestionId,
  readFacts,
  rootsOf,
} from '../../src/law/index.ts';
import { type Node, nodesOf } from '../../src/rules/index.ts';

/** What a case expects: everything given must be so, everything else is free. */
interface Expectation {
  readonly outcome: string;
  readonly result?: Readonly<Record<string, unknown>>;
  /** Fields that the result does not have. */
  readonly without?: readonly string[];
  /** Clauses that the proof cites, and clauses that it does not. */
  readonly cites?: readonly string[];
  readonly citesNot?: readonly string[];
  readonly missing?: readonly string[];
  /** By the name of a condition's rule. */
  readonly holds?: Readonly<Record<string, boolean | null>>;
  readonly readings?: Readonly<Record<string, string>>;
  readonly unconfirmed?: readonly string[];
}

export interface LawCase {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly question: QuestionId;
  readonly facts: object;
  readonly readings: Readonly<Record<string, string>>;
  readonly expect: Expectation;
}

interface WrittenCase {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly question: string;
  /** The name of a set of facts in the same file. */
  readonly given?: string;
  /** By JSON pointer what differs from `given`; null takes a fact away. */
  readonly but?: Readonly<Record<string, unknown>>;
  readonly readings?: Readonly<Record<string, string>>;
  readonly expect: Expectation;
}

interface CaseFile {
  readonly given?: Readonly<Record<string, object>>;
  readonly cases: readonly WrittenCase[];
}

const FOLDER = new URL('./cases/', import.meta.url);
const TODAY = parseDay('2026-11-30');

/** Every case of every file. Throws where one is not well formed: a case that cannot be asked tests nothing. */
export function loadCases(): readonly LawCase[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const file = parse(readFileSync(new URL(name, FOLDER), 'utf8')) as CaseFile;
      return file.cases.map((written) => caseOf(name, file, written));
    });
}

function caseOf(file: string, { given }: CaseFile, written: WrittenCase): LawCase {
  const base = written.given === undefined ? {} : given?.[written.given];
  if (base === undefined) throw new Error(`${file}: ${written.name}: there are no facts "${written.given}"`);
  if (!isQuestion(written.question)) throw new Error(`${file}: ${written.name}: no question ${written.question}`);
  const facts = structuredClone(base);
  for (const [pointer, value] of Object.entries(written.but ?? {})) put(facts, pointer, value);
  const { name, clauses, question, readings = {}, expect } = written;
  return { name, clauses, question, facts, readings, expect };
}

/** Sets what stands at a JSON pointer, making the objects on the way; null takes it away. */
function put(document: object, pointer: string, value: unknown): void {
  const keys = pointer.split('/').slice(1);
  const last = keys.pop() ?? '';
  let target = document as Record<string, unknown>;
  for (const key of keys) {
    target[key] ??= {};
    target = target[key] as Record<string, unknown>;
  }
  if (value === null) delete target[last];
  else target[last] = value;
}

/** What a law answers otherwise than the case expects; empty where it answers as expected. */
export function differences({ question, facts, readings, expect }: LawCase, law: Law = QUESTIONS): readonly string[] {
  const checked = readFacts(facts);
  if ('faults' in checked) return checked.faults.map(({ at, code }) => `fault at ${at}: ${code}`);
  if (TODAY === undefined) throw new Error('today is no day');
  const proved = expect.cites !== undefined || expect.citesNot !== undefined;
  const decision = decide(question, checked, { readings, today: TODAY, proof: proved, law });
  const found: string[] = [];
  const compare = (what: string, wanted: unknown, got: unknown): void => {
    if (!covers(wanted, got)) found.push(`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
  };
  compare('outcome', expect.outcome, decision.outcome);
  if (expect.result) compare('result', expect.result, decision.result);
  for (const field of expect.without ?? []) compare(field, undefined, decision.result?.[field]);
  const cited = clausesOf(decision.proof);
  for (const clause of expect.cites ?? []) compare(`cites ${clause}`, true, cited.has(clause));
  for (const clause of expect.citesNot ?? []) compare(`cites ${clause}`, false, cited.has(clause));
  if (expect.missing) compare('missing', [...expect.missing].sort(), [...decision.missing].sort());
  if (expect.readings) compare('readings', expect.readings, decision.readings);
  if (expect.unconfirmed) compare('unconfirmed', expect.unconfirmed, decision.unconfirmed);
  for (const [rule, holds] of Object.entries(expect.holds ?? {})) {
    compare(rule, holds, decision.reasons.find((reason) => reason.rule === rule)?.holds);
  }
  return found;
}

/** Every clause that a proof cites. */
function clausesOf(proof: ProofNode | undefined): ReadonlySet<string> {
  if (proof === undefined) return new Set();
  const own = proof.clause === undefined ? [] : [proof.clause];
  return new Set([...own, ...proof.from.flatMap((step) => [...clausesOf(step)])]);
}

/** Whether everything wanted is there: objects may hold more, lists may not. */
export function covers(wanted: unknown, got: unknown): boolean {
  if (Array.isArray(wanted))
    return Array.isArray(got) && wanted.length === got.length && wanted.every((w, i) => covers(w, got[i]));
  if (typeof wanted !== 'object' || wanted === null) return wanted === got;
  if (typeof got !== 'object' || got === null) return false;
  return Object.entries(wanted).every(([key, w]) => covers(w, (got as Record<string, unknown>)[key]));
}

/** Every rule of the law, once. */
export function rulesOf(law: Law): readonly Node[] {
  const roots = Object.values(law).flatMap((question) => rootsOf(question));
  return nodesOf(roots).filter(({ op }) => op === 'rule');
}

/** By clause, the names of the rules that cite it. */
export function citationsOf(law: Law): ReadonlyMap<string, ReadonlySet<string>> {
  const citations = new Map<string, Set<string>>();
  for (const { data } of rulesOf(law)) {
    const names = citations.get(String(data['clause'])) ?? new Set();
    citations.set(String(data['clause']), names.add(String(data['name'])));
  }
  return citations;
}
