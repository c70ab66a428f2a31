// What a case that a decision ends has come to: its stage, from what was decided, contested and established in it.
// Nobody sets it. The stages through which people take other cases are in kinds.ts.

import { type Day, formatDay } from '../../base/index.ts';
import { decide, type Outcome, type QuestionId, readFacts } from '../../law/index.ts';
import { NOW } from '../../store/index.ts';
import { caseFacts } from '../record/case-facts.ts';
import { readingsOn } from '../record/known.ts';
import type { Db } from '../verb.ts';
import { eventsOf } from './case-file.ts';
import type { DecisionStage } from './kinds.ts';

/** A case that the question's decision ends. */
export interface DecidedCase {
  readonly participant: string;
  readonly id: string;
  readonly asks: QuestionId;
}

const STAGE_BY_OUTCOME: Readonly<Record<Outcome, DecisionStage>> = {
  'needs-facts': 'gathering',
  'needs-decision': 'open-point',
  granted: 'ready',
  denied: 'ready',
};

/** The stage of a case that is not closed, with what the running command wrote. */
export async function stageOf(db: Db, { participant, id, asks }: DecidedCase, today: Day): Promise<DecisionStage> {
  if (await isContested(db, participant, id)) return 'contested';
  const state = await stateOfDecisions(db, participant, id);
  if (state !== undefined) return state;
  const facts = await caseFacts(db, { participant, application: id, on: formatDay(today), known: NOW });
  const checked = facts === undefined ? undefined : readFacts(facts);
  if (checked === undefined || 'faults' in checked) return 'contradicted';
  const { options } = await readingsOn(db, today, NOW, { participant, application: id });
  return STAGE_BY_OUTCOME[decide(asks, checked, { today, readings: options }).outcome];
}

/** Whether a contest of one of its decisions waits for its end. */
async function isContested(db: Db, participant: string, id: string): Promise<boolean> {
  const open = await db
    .selectFrom('contest as c')
    .leftJoin('contest_outcome as o', (join) =>
      join.onRef('o.participant', '=', 'c.participant').onRef('o.contest', '=', 'c.id'),
    )
    .select('c.id')
    .where('c.participant', '=', participant)
    .where('c.case_file', '=', id)
    .where('o.contest', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

/** Whether a decision waits or stands; undefined where the case is to be decided, for the first time or anew. */
async function stateOfDecisions(db: Db, participant: string, id: string): Promise<'proposed' | 'decided' | undefined> {
  const rows = await db
    .selectFrom('decision as d')
    .leftJoin('decision_approval as y', (join) =>
      join.onRef('y.participant', '=', 'd.participant').onRef('y.decision', '=', 'd.id'),
    )
    .leftJoin('decision_rejection as n', (join) =>
      join.onRef('n.participant', '=', 'd.participant').onRef('n.decision', '=', 'd.id'),
    )
    .select(['d.id', 'y.approver as approved', 'n.approver as rejected'])
    .where('d.participant', '=', participant)
    .where('d.application', '=', id)
    .execute();
  if (rows.some(({ approved, rejected }) => approved === null && rejected === null)) return 'proposed';
  const events = await eventsOf(db, participant, id);
  const aside = new Set(events.flatMap(({ kind, value }) => (kind === 'remanded' ? [value.decision] : [])));
  return rows.some((row) => row.approved !== null && !aside.has(row.id)) ? 'decided' : undefined;
}
