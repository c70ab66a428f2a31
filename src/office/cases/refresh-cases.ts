// The stages of open cases found anew, after a command that may have moved them; a move is an event like any other.
// How a stage is found is in stage.ts.

import type { Day } from '../../base/index.ts';
import { among, type Row, type Tx } from '../../store/index.ts';
import { addEvents } from './case-file.ts';
import { caseKind } from './kinds.ts';
import { stageOf } from './stage.ts';

/** Finds the stages of the participants' open cases anew, on facts that the running command wrote among them. */
export async function refreshCases(tx: Tx, participants: readonly string[], today: Day): Promise<void> {
  const rows = await tx.db
    .selectFrom('case_now')
    .selectAll()
    .where('participant', '=', among([...new Set(participants)]))
    .where('closed_on', 'is', null)
    .orderBy('participant')
    .orderBy('id')
    .execute();
  for (const row of rows) await refreshCase(tx, row, today);
}

async function refreshCase(tx: Tx, row: Row<'case_now'>, today: Day): Promise<void> {
  const { asks } = caseKind(row.kind);
  if (asks === undefined) return;
  const stage = await stageOf(tx.db, { ...row, asks }, today);
  if (stage !== row.stage) await addEvents(tx, row, today, [{ kind: 'stage', value: { stage } }]);
}
