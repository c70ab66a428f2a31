// Promises another day for a case than the one of its kind, with the reason: whoever waits is told both.
// The days of each kind are in cases/kinds.ts.

import { formatDay } from '../../base/index.ts';
import { addEvents, lockOpenCase } from '../cases/case-file.ts';
import { caseChangeSchema, changedCaseSchema } from '../cases/inputs.ts';
import { daySchema, textSchema } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

export const promiseCase = command({
  name: 'promise-case',
  roles: ['clerk', 'caseworker'],
  says: {
    en: 'Promises another day for a case, with the reason.',
    es: 'Promete otra fecha para un caso, con la razón.',
  },
  input: caseChangeSchema.extend({ promisedOn: daySchema, because: textSchema(500) }),
  output: changedCaseSchema,
  subject: ({ participant }) => participant,
  async run(tx, { today }, { participant, case: id, seen, promisedOn, because }) {
    const row = await lockOpenCase(tx.db, participant, id, seen);
    if (promisedOn < formatDay(today)) {
      refuse('dates-contradict', { what: 'promisedOn', day: promisedOn, other: 'today', otherDay: formatDay(today) });
    }
    await addEvents(tx, row, today, [{ kind: 'promised', value: { promisedOn, because } }]);
    return { case: id, events: row.events + 1 };
  },
});
