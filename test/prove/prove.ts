// A claim put to the solver: it holds of every record, or of a narrower kind; its exceptions are there, each with a witness.
// A claim is proved when nothing refutes it but its exceptions, and each of these is found and decided as the solver says.

import type { Law } from '../../src/law/index.ts';
import { anyOf, Constraints, negated } from '../../src/rules/index.ts';
import { Case } from './case.ts';
import type { Claim, Exception, NamedBy, WitnessHints } from './claim.ts';
import { readable, usualReadings } from './readable.ts';
import type { Solver } from './solver.ts';
import { ANY_RECORD, type Shape, terrainOf } from './terrain.ts';
import { type Witness, WitnessTerms } from './witness.ts';

interface FoundException {
  readonly says: string;
  readonly by: NamedBy;
  /** Undefined where there is no such case: what is listed has vanished. */
  readonly witness: readonly Witness[] | undefined;
}

export interface Proof {
  readonly family: string;
  readonly says: string;
  /** The kind of record of which it holds, but for the exceptions; undefined where it does not. */
  readonly holdsOf: string | undefined;
  /** What refutes it beside the exceptions; undefined where nothing does, or the solver found none in its time. */
  readonly refutation: readonly Witness[] | undefined;
  readonly exceptions: readonly FoundException[];
  readonly readings: readonly string[];
  readonly milliseconds: number;
  /** Why the proof counts as failed; empty where it is as expected. */
  readonly faults: readonly string[];
}

/** What is asked of the solver once: a claim in one kind of record. */
interface Trial {
  /** What to ask for of a witness, where one is wanted. */
  readonly terms: WitnessTerms | undefined;
  readonly constraints: Constraints;
  readonly given: readonly string[];
  readonly where: readonly string[];
  readonly but: string;
  readonly exceptions: readonly string[];
}

export function prove(claim: Claim, law: Law, solver: Solver): Proof {
  const from = performance.now();
  const { holdsOf, refutation, unknown, empty } = generally(claim, law, solver);
  const exceptions = claim.exceptions.map((exception, index): FoundException => {
    const { says, by } = exception;
    return { says, by, witness: witnessOf(claim, law, solver, index) };
  });
  const faults = [
    ...(empty ? ['there is no case that it is about'] : []),
    ...(holdsOf === undefined
      ? [unknown ? 'the solver cannot tell' : 'it is refuted by what no reading or clause names']
      : []),
    ...exceptions.flatMap(({ says, witness }) =>
      witness === undefined ? [`there is no such case any more: ${says}`] : [],
    ),
    ...[refutation, ...exceptions.map(({ witness }) => witness)].flatMap((witnesses) =>
      (witnesses ?? []).flatMap(({ disagreements }) => disagreements),
    ),
  ];
  const { family, says } = claim;
  const milliseconds = Math.round(performance.now() - from);
  return { family, says, holdsOf, refutation, exceptions, readings: readingsOf(claim, law), milliseconds, faults };
}

/** The widest kind of record in which nothing but the exceptions refutes the claim. */
function generally(claim: Claim, law: Law, solver: Solver) {
  let unknown = false;
  let refutation: readonly Witness[] | undefined;
  for (const shape of claim.shapes) {
    const isLast = shape === claim.shapes.at(-1);
    const trial = trialOf(claim, law, shape, isLast);
    const refuted = negated(anyOf(trial.exceptions));
    // What refutes the claim is found sooner, and shown better, among cases that read well.
    refutation = isLast ? solved(trial, [refuted, ...wishes(trial, {})], solver).witness : undefined;
    if (refutation !== undefined) break;
    const { verdict, witness } = solved(trial, [refuted], solver);
    if (verdict === 'unsat') return { holdsOf: shape.name, refutation, unknown: false, empty: isEmpty(trial, solver) };
    unknown = verdict === 'unknown';
    refutation = witness;
  }
  return { holdsOf: undefined, refutation, unknown, empty: false };
}

function wishes(
  { constraints }: Trial,
  options: Readonly<Record<string, string>>,
  days?: WitnessHints['days'],
): readonly string[] {
  return [...readable(constraints, days), ...usualReadings(constraints, options)];
}

/** Whether a claim says nothing, because no record is one that it is about. */
function isEmpty({ constraints, given, where }: Trial, solver: Solver): boolean {
  return solver.solve(constraints.script.text(), [...given, ...where]).verdict !== 'sat';
}

/** A case of an exception, in the narrowest kind of record: one that reads well, or else any. */
function witnessOf(claim: Claim, law: Law, solver: Solver, index: number): readonly Witness[] | undefined {
  const trial = trialOf(claim, law, claim.shapes.at(-1) as Shape, true);
  const { by, witness: hints } = claim.exceptions[index] as Exception;
  const options = 'reading' in by ? { [by.reading]: by.option } : (hints?.readings ?? {});
  const attempts = [wishes(trial, options, hints?.days), readable(trial.constraints, hints?.days), []];
  for (const attempt of attempts) {
    const { witness } = solved(trial, [trial.exceptions[index] as string, ...attempt], solver);
    if (witness !== undefined) return witness;
  }
  return undefined;
}

/** All that is used is made before what is given is: facts that are not used need not agree. */
function trialOf(
  { against, ask, exceptions, change, known = [] }: Claim,
  law: Law,
  shape: Shape,
  needsWitness: boolean,
): Trial {
  const constraints = new Constraints(terrainOf(shape, known));
  const one = new Case(constraints, law);
  const other = change === undefined ? one : new Case(constraints.otherCase(change.apart), law);
  const cases = [...new Set([one, other])];
  const refuting = against(one, other);
  const made = exceptions.map(({ when }) => when(one, other));
  const witness = needsWitness ? new WitnessTerms(cases, ask) : undefined;
  const related = change?.relate(one.constraints, other.constraints) ?? [];
  const given = [
    ...cases.flatMap((each) => shape.given(each.constraints)),
    ...known.map((pointer) => constraints.isGiven(pointer)),
    ...related,
  ];
  witness?.askForFacts();
  return {
    terms: witness,
    constraints,
    given,
    where: refuting.where,
    but: refuting.but,
    exceptions: made,
  };
}

function solved({ terms, constraints, given, where, but }: Trial, conditions: readonly string[], solver: Solver) {
  const all = [...given, ...where, but, ...conditions, ...(terms?.writable() ?? [])];
  const { verdict, values } = solver.solve(constraints.script.text(), all, terms?.asked ?? []);
  return { verdict, witness: verdict === 'sat' ? terms?.read(values) : undefined };
}

/** The readings that the claim turns on, all options of which it covers. */
function readingsOf({ against, ask, change, known }: Claim, law: Law): readonly string[] {
  const constraints = new Constraints(terrainOf(ANY_RECORD, known));
  const one = new Case(constraints, law);
  against(one, change === undefined ? one : new Case(constraints.otherCase(change.apart), law));
  for (const id of ask) one.outcome(id);
  const names = constraints.script.declared().map(({ name }) => name);
  return names.filter((name) => /^reading [^']+$/.test(name)).map((name) => name.slice('reading '.length));
}
