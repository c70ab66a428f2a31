// A case decided: the law on the facts as known, under the readings adopted, with the hashes that bind a proposal.
// What is stored, approved and granted is in the commands.

import { type Day, digestOf, formatDay, type Language } from '../../base/index.ts';
import { canonicalProofOf, type Decision, decide, type QuestionId, type Readings, readFacts } from '../../law/index.ts';
import { refuse } from '../refuse.ts';
import type { Db } from '../verb.ts';
import { caseFacts, type FactsDocument, factsHash } from './case-facts.ts';
import { type CaseOf, notAdopted, readingsOn } from './known.ts';

export interface CaseQuestion extends CaseOf {
  readonly question: QuestionId;
  /** The day asked about. */
  readonly on: Day;
  readonly known: number;
}

export interface CaseDecision {
  readonly decision: Decision;
  readonly facts: FactsDocument;
  readonly factsHash: string;
  /** Of the canonical proof and the result: what an approval must repeat. */
  readonly proofHash: string;
  readonly proof: string;
}

/** Decides on the facts as known. Refuses where there is no such participant or application, or the facts contradict each other. */
export async function decideCase(
  db: Db,
  { participant, question, application, on, known }: CaseQuestion,
  readings: Readings,
  language: Language,
): Promise<CaseDecision> {
  const facts = await caseFacts(db, { participant, application: application ?? undefined, on: formatDay(on), known });
  if (facts === undefined) refuse('no-such-participant', { participant });
  const checked = readFacts(facts);
  if ('faults' in checked) {
    const [first] = checked.faults;
    refuse('facts-contradict', { at: first?.at, says: first?.says[language] });
  }
  const options = { today: on, readings, language };
  const decision = decide(question, checked, options);
  const proof = canonicalProofOf(question, checked, options);
  return {
    decision,
    facts,
    factsHash: factsHash(facts),
    proof,
    proofHash: digestOf(JSON.stringify([proof, decision.outcome, decision.result ?? null])),
  };
}

/** Why a decision is an estimate: readings of inferred evidence not adopted, figures not confirmed; null where it is none. */
export async function estimateOf(
  db: Db,
  { readings, unconfirmed }: { readonly readings: Readings; readonly unconfirmed: readonly string[] },
  day: Day,
  known: number,
  of: CaseOf,
): Promise<{ inferred: string[]; unconfirmed: string[] } | null> {
  const inferred = notAdopted(readings, await readingsOn(db, day, known, of));
  return inferred.length + unconfirmed.length === 0 ? null : { inferred: [...inferred], unconfirmed: [...unconfirmed] };
}
