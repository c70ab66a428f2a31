// Stays a contested case, or lifts the stay: while it lasts, no decision is proposed in it.
// Which months are paid meanwhile follows from the awards that stand.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { addEvents, eventsOf, lockOpenCase, stayOf } from '../cases/case-file.ts';
import { openContest } from '../cases/contests.ts';
import { caseChangeSchema, changedCaseSchema } from '../cases/inputs.ts';
import { idSchema } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';
import { requireAuthority } from './propose-option.ts';

export const stayCase = command({
  name: 'stay-case',
  roles: ['caseworker'],
  says: {
    en: 'Stays a contested case by order of an authority, or lifts the stay.',
    es: 'Paraliza un caso impugnado por orden de una autoridad, o levanta la paralización.',
  },
  input: caseChangeSchema.extend({
    contest: idSchema,
    stays: z.boolean().describe('False lifts the stay.'),
    authority: idSchema,
  }),
  output: changedCaseSchema,
  subject: ({ participant }) => participant,
  async run(tx, { today }, { participant, case: id, seen, contest, stays, authority }) {
    const row = await lockOpenCase(tx.db, participant, id, seen);
    await requireAuthority(tx.db, authority, formatDay(today));
    const { case_file } = await openContest(tx.db, participant, contest);
    if (case_file !== id) refuse('no-such-proposal', { what: 'contest', id: contest });
    const stay = stayOf(await eventsOf(tx.db, participant, id));
    // A stay is lifted in the contest for which it was ordered.
    const same = stays ? stay !== undefined : stay?.contest !== contest;
    if (same) refuse('already-exists', { what: stays ? 'stay' : 'no-stay', id: contest });
    await addEvents(tx, row, today, [{ kind: 'stayed', value: { contest, stays, authority } }]);
    return { case: id, events: row.events + 1 };
  },
});
