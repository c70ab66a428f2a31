// Runs the mutants of every clause's rules against the cases that name the clause, and says which survive.
// What a mutant may be is in the rules room; equivalents/ lists those that change nothing, each with its reason.

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Law, lawWith, QUESTIONS } from '../../src/law/index.ts';
import { mutantsOf, mutated } from '../../src/rules/index.ts';
import { citationsOf, differences, type LawCase, rulesOf } from './cases.ts';

export interface MutantResult {
  readonly clause: string;
  readonly rule: string;
  readonly label: string;
  /** The case, or "citations", that fails under the mutant; undefined where it survives. */
  readonly killedBy: string | undefined;
  /** Why it changes nothing, where that is on the list. */
  readonly equivalent: string | undefined;
}

interface Equivalent {
  readonly rule: string;
  readonly mutant: string;
  readonly because: string;
}

/** The mutants listed as changing nothing. */
export function loadEquivalents(): readonly Equivalent[] {
  const folder = new URL('./equivalents/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.flatMap((name) => parse(readFileSync(new URL(name, folder), 'utf8')) as readonly Equivalent[]);
}

/** The rules that cite each clause, as adopted: a rule that cites another clause by mistake differs from it. */
export function loadCitations(): Readonly<Record<string, readonly string[]>> {
  return parse(readFileSync(new URL('./citations.yaml', import.meta.url), 'utf8')) as Readonly<
    Record<string, readonly string[]>
  >;
}

/** Every mutant of every rule, with what kills it. */
export function runMutants(cases: readonly LawCase[]): readonly MutantResult[] {
  const equivalents = loadEquivalents();
  const citations = citationsOf(QUESTIONS);
  const clauses = [...citations.keys()];
  const results = new Map<string, MutantResult>();
  for (const rule of rulesOf(QUESTIONS)) {
    const clause = String(rule.data['clause']);
    const name = String(rule.data['name']);
    const other = clauses[(clauses.indexOf(clause) + 1) % clauses.length] as string;
    const naming = cases.filter((c) => c.clauses.includes(clause));
    for (const mutant of mutantsOf(rule, other)) {
      const { label } = mutant;
      const key = `${name}: ${label}`;
      // The same rule may stand in the graph for two days or amounts: it is one rule, and any of its uses may bite.
      if (results.get(key)?.killedBy !== undefined) continue;
      const law = lawWith(QUESTIONS, rule, mutated(rule, mutant));
      const cited = citationsOf(law);
      const asAdopted = [clause, other].every((id) => isSame(cited.get(id), citations.get(id)));
      const killedBy = asAdopted ? naming.find((c) => fails(c, law))?.name : 'citations';
      const equivalent = equivalents.find((entry) => entry.rule === name && entry.mutant === label)?.because;
      results.set(key, { clause, rule: name, label, killedBy, equivalent });
    }
  }
  return [...results.values()];
}

function isSame(names: ReadonlySet<string> | undefined, others: ReadonlySet<string> | undefined): boolean {
  return names?.size === others?.size && [...(names ?? [])].every((name) => others?.has(name));
}

/** A mutant that makes the law throw is as dead as one that makes it answer otherwise. */
function fails(lawCase: LawCase, law: Law): boolean {
  try {
    return differences(lawCase, law as never).length > 0;
  } catch {
    return true;
  }
}
