// Opens a case of a kind that no application opens: of beneficiaries, of the Fund, of earnings, of an examination.
// A case of an application is opened when that is filed.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { openCase as open } from '../cases/case-file.ts';
import { CASE_KINDS, type CaseKind, type CaseKindId } from '../cases/kinds.ts';
import { asDay, daySchema, idSchema } from '../inputs.ts';
import { unknownParticipants } from '../record/participants.ts';
import { refuse, refuseRows } from '../refuse.ts';
import { command, type Db } from '../verb.ts';

/** The kinds that people take through their stages. */
const OPENED = Object.entries<CaseKind>(CASE_KINDS).flatMap(([id, { steps }]) =>
  steps === undefined ? [] : [id as CaseKindId],
);

const input = z.strictObject({
  participant: idSchema,
  kind: z.enum(OPENED),
  on: daySchema.optional().describe('The day from which its clock runs; today where absent.'),
  award: idSchema.optional().describe('The award that it is about.'),
});

export const openCase = command({
  name: 'open-case',
  roles: ['clerk', 'caseworker', 'medical'],
  says: {
    en: 'Opens a case of a kind that no application opens.',
    es: 'Abre un caso de una clase que ninguna solicitud abre.',
  },
  clauses: OPENED.flatMap((kind) => CASE_KINDS[kind].clauses),
  input,
  output: z.object({ case: z.string() }),
  subject: ({ participant }) => participant,
  async run(tx, { today }, { participant, kind, on, award }) {
    refuseRows(await unknownParticipants(tx.db, [{ participant }]));
    const day = on === undefined ? today : asDay(on);
    if (day > today) {
      refuse('dates-contradict', { what: 'on', day: formatDay(day), other: 'today', otherDay: formatDay(today) });
    }
    if (award !== undefined) await requireAward(tx.db, participant, award);
    const id = tx.newId();
    await open(tx, { participant, id, kind, on: day, about: award === undefined ? {} : { award } });
    return { case: id };
  },
});

async function requireAward(db: Db, participant: string, award: string): Promise<void> {
  const row = await db
    .selectFrom('award')
    .select('id')
    .where('participant', '=', participant)
    .where('id', '=', award)
    .executeTakeFirst();
  if (row === undefined) refuse('no-such-award', { participant, award });
}
