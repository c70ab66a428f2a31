// Concludes a contest: the decision is upheld, or the contest dismissed or withdrawn, or the case remanded to be decided anew.
// A judgment is carried out as a decision: what it found is established, what it settled is an option, and the law decides again.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { addEvents, eventsOf, lockCase, stayOf } from '../cases/case-file.ts';
import { openContest } from '../cases/contests.ts';
import { refreshCases } from '../cases/refresh-cases.ts';
import { documentOnFile } from '../documents/on-file.ts';
import { daySchema, idSchema, textSchema } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';
import { requireAuthority } from './propose-option.ts';

export const concludeContest = command({
  name: 'conclude-contest',
  roles: ['caseworker'],
  says: {
    en: 'Concludes a contest: upheld, dismissed, withdrawn, or remanded to be decided anew.',
    es: 'Concluye una impugnación: confirmada, desestimada, retirada, o devuelta para decidirse de nuevo.',
  },
  input: z.strictObject({
    participant: idSchema,
    contest: idSchema,
    disposition: z.enum(['upheld', 'remanded', 'dismissed', 'withdrawn']),
    decidedOn: daySchema,
    authority: idSchema.describe('Who concluded it, on file.'),
    reasons: textSchema(4000),
    document: idSchema.optional(),
  }),
  output: z.object({ contest: z.string(), case: z.string(), stage: z.string() }),
  subject: ({ participant }) => participant,
  async run(tx, { today }, { participant, contest: id, disposition, decidedOn, authority, reasons, document }) {
    const contest = await openContest(tx.db, participant, id);
    const row = await lockCase(tx.db, participant, contest.case_file);
    if (decidedOn < contest.filed_on || decidedOn > formatDay(today)) {
      const [other, otherDay] =
        decidedOn < contest.filed_on ? ['filedOn', contest.filed_on] : ['today', formatDay(today)];
      refuse('dates-contradict', { what: 'decidedOn', day: decidedOn, other, otherDay });
    }
    await requireAuthority(tx.db, authority, decidedOn);
    if (document !== undefined) await documentOnFile(tx.db, participant, document);
    await tx.append('contest_outcome', [
      { participant, contest: id, disposition, decided_on: decidedOn, authority, reasons, document: document ?? null },
    ]);
    const stay = stayOf(await eventsOf(tx.db, participant, row.id));
    await addEvents(tx, row, today, [
      ...(stay?.contest !== id ? [] : [{ kind: 'stayed' as const, value: { contest: id, stays: false, authority } }]),
      ...(disposition === 'remanded'
        ? [{ kind: 'remanded' as const, value: { contest: id, decision: contest.decision } }]
        : []),
    ]);
    await refreshCases(tx, [participant], today);
    const { stage } = await lockCase(tx.db, participant, row.id);
    return { contest: id, case: row.id, stage };
  },
});
