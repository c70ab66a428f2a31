// Files a contest of a decision that stands: a reconsideration, an appeal to the Board, or before a court.
// How it ended, and what comes of it, is conclude-contest.ts.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { addEvents, eventsOf, lockCase } from '../cases/case-file.ts';
import { refreshCases } from '../cases/refresh-cases.ts';
import { documentOnFile } from '../documents/on-file.ts';
import { daySchema, idSchema, textSchema } from '../inputs.ts';
import { decisionOnFile } from '../record/decisions.ts';
import { actsForOneself, requireFiled } from '../record/own.ts';
import { refuse } from '../refuse.ts';
import { command, type Db } from '../verb.ts';

/** Before whom a decision is contested. */
const FORUMS = ['reconsideration', 'board', 'court'] as const;

export const fileContest = command({
  name: 'file-contest',
  roles: ['clerk', 'caseworker', 'participant'],
  says: {
    en: 'Files a contest of a decision: reconsideration, appeal to the Board, or before a court.',
    es: 'Radica una impugnación de una decisión: reconsideración, apelación a la Junta o ante un tribunal.',
  },
  input: z.strictObject({
    participant: idSchema,
    decision: idSchema,
    forum: z.enum(FORUMS),
    filedOn: daySchema,
    deadline: daySchema.optional().describe('The last day on which it could be filed, as the decision’s letter said.'),
    grounds: textSchema(4000),
    document: idSchema.optional(),
  }),
  output: z.object({ contest: z.string(), case: z.string(), late: z.boolean() }),
  subject: ({ participant }) => participant,
  async run(tx, { person, today }, { participant, decision: id, forum, filedOn, deadline, grounds, document }) {
    requireFiled(filedOn, formatDay(today), actsForOneself(person, participant));
    const decision = await decisionOnFile(tx.db, participant, id);
    if (decision.application === null) refuse('not-contested', { decision: id });
    const row = await lockCase(tx.db, participant, decision.application);
    await requireStanding(tx.db, participant, row.id, id);
    if (document !== undefined) await documentOnFile(tx.db, participant, document);
    const contest = tx.newId();
    await tx.append('contest', [
      {
        participant,
        id: contest,
        case_file: row.id,
        decision: id,
        forum,
        filed_on: filedOn,
        deadline: deadline ?? null,
        grounds,
        document: document ?? null,
      },
    ]);
    // A contest goes on in the case of the decision, closed or not.
    if (row.closed_on !== null) await addEvents(tx, row, today, [{ kind: 'reopened', value: { because: contest } }]);
    await refreshCases(tx, [participant], today);
    return { contest, case: row.id, late: deadline !== undefined && filedOn > deadline };
  },
});

/** Refuses a decision that is not approved, was set aside, gave way to a later one, or is contested already. */
async function requireStanding(db: Db, participant: string, caseId: string, decision: string): Promise<void> {
  const approval = await db
    .selectFrom('decision_approval')
    .select('approver')
    .where('participant', '=', participant)
    .where('decision', '=', decision)
    .executeTakeFirst();
  const events = await eventsOf(db, participant, caseId);
  const aside = events.some(({ kind, value }) => kind === 'remanded' && value.decision === decision);
  if (approval === undefined || aside || (await isReplaced(db, participant, decision))) {
    refuse('not-contested', { decision });
  }
  const open = await db
    .selectFrom('contest as c')
    .leftJoin('contest_outcome as o', (join) =>
      join.onRef('o.participant', '=', 'c.participant').onRef('o.contest', '=', 'c.id'),
    )
    .select('c.id')
    .where('c.participant', '=', participant)
    .where('c.decision', '=', decision)
    .where('o.contest', 'is', null)
    .executeTakeFirst();
  if (open !== undefined) refuse('already-exists', { what: 'contest', id: open.id });
}

/** Whether another award has taken the place of the one that the decision granted: that one's decision is contested. */
async function isReplaced(db: Db, participant: string, decision: string): Promise<boolean> {
  const later = await db
    .selectFrom('award as a')
    .innerJoin('award as n', (join) =>
      join.onRef('n.participant', '=', 'a.participant').onRef('n.replaces', '=', 'a.id'),
    )
    .select('n.id')
    .where('a.participant', '=', participant)
    .where('a.decision', '=', decision)
    .executeTakeFirst();
  return later !== undefined;
}
