// Reopens a closed case, with the reason: it goes on at the stage that its facts and decisions give it.
// A decision that was contested is set aside by the end of the contest, not by this.

import type { Row } from '../../store/index.ts';
import { addEvents, asOpened, eventsOf, lockCase, refuseUnseen } from '../cases/case-file.ts';
import { caseChangeSchema, changedCaseSchema } from '../cases/inputs.ts';
import { caseKind } from '../cases/kinds.ts';
import { stageOf } from '../cases/stage.ts';
import { textSchema } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import { command, type Db } from '../verb.ts';

export const reopenCase = command({
  name: 'reopen-case',
  roles: ['clerk', 'caseworker'],
  says: { en: 'Reopens a closed case, with the reason.', es: 'Reabre un caso cerrado, con la razón.' },
  input: caseChangeSchema.extend({ because: textSchema(500) }),
  output: changedCaseSchema,
  subject: ({ participant }) => participant,
  async run(tx, { today }, { participant, case: id, seen, because }) {
    const row = await lockCase(tx.db, participant, id);
    await refuseUnseen(tx.db, row, seen);
    if (row.closed_on === null) refuse('case-is-open', { case: id });
    const { asks } = caseKind(row.kind);
    const stage =
      asks === undefined ? await stepBeforeClosing(tx.db, row) : await stageOf(tx.db, { participant, id, asks }, today);
    await addEvents(tx, row, today, [
      { kind: 'reopened', value: { because } },
      { kind: 'stage', value: { stage } },
    ]);
    return { case: id, events: row.events + 2 };
  },
});

/** The stage to which people had brought the case before it was closed. */
async function stepBeforeClosing(db: Db, row: Row<'case_now'>): Promise<string> {
  const events = await eventsOf(db, row.participant, row.id);
  return events.flatMap(({ kind, value }) => (kind === 'stage' ? [value.stage] : [])).at(-1) ?? asOpened(row).stage;
}
