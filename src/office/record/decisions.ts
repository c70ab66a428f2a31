// Decisions on file: one of them, whether it waits, and what has moved since it was proposed.
// Proposing, approving and rejecting are commands.

import type { Day, Language } from '../../base/index.ts';
import type { QuestionId } from '../../law/index.ts';
import type { Row } from '../../store/index.ts';
import { asDay } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import type { Db } from '../verb.ts';
import { type CaseDecision, decideCase } from './case-decision.ts';
import { caseFacts, factsHash } from './case-facts.ts';
import { readingsOn } from './known.ts';
import { lockRecords } from './participants.ts';

/** The decision, where it waits for somebody else than the person. Refuses otherwise, saying who decided it. */
export async function waitingDecision(
  db: Db,
  participant: string,
  id: string,
  person: string,
): Promise<Row<'decision'>> {
  const decision = await decisionOnFile(db, participant, id);
  if (decision.proposed_by === person) refuse('own-proposal', { person });
  // Of an approval and a rejection, or of two decisions about one account, the second sees what the first did.
  await lockRecords(db, [participant]);
  for (const [table, state] of [
    ['decision_approval', 'approved'],
    ['decision_rejection', 'rejected'],
  ] as const) {
    const row = await db
      .selectFrom(table)
      .select('approver')
      .where('participant', '=', participant)
      .where('decision', '=', id)
      .executeTakeFirst();
    if (row !== undefined) refuse('already-decided', { what: 'decision', id, state, by: row.approver });
  }
  return decision;
}

export async function decisionOnFile(db: Db, participant: string, id: string): Promise<Row<'decision'>> {
  const decision = await db
    .selectFrom('decision')
    .selectAll()
    .where('participant', '=', participant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (decision === undefined) refuse('no-such-decision', { participant, decision: id });
  return decision;
}

/** The decision made again on what was known then, under its own readings. */
export function decideAgain(db: Db, row: Row<'decision'>, language: Language): Promise<CaseDecision> {
  const { participant, application, known } = row;
  const asked = { participant, question: row.question as QuestionId, application, on: asDay(row.on_day), known };
  return decideCase(db, asked, row.readings as Record<string, string>, language);
}

/** What has moved since the proposal: 'facts', or the ids of readings adopted otherwise since. Empty where nothing has. */
export async function movedSince(db: Db, row: Row<'decision'>, known: number, today: Day): Promise<string[]> {
  const { options } = await readingsOn(db, today, known, row);
  const then = row.readings as Readonly<Record<string, string>>;
  const readings = Object.keys(then).filter((id) => options[id] !== then[id]);
  const { participant, application, on_day: on } = row;
  const facts = await caseFacts(db, { participant, application: application ?? undefined, on, known });
  const same = facts !== undefined && factsHash(facts) === row.facts_hash;
  return same ? readings : ['facts', ...readings];
}
