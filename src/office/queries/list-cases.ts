// Cases, those promised first come first, a page at a time: all that are open, or those of a person, a kind, a stage.
// What is in one is in read-case.ts.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { caseListSchema } from '../../wire/index.ts';
import { CASE_KINDS, type CaseKindId } from '../cases/kinds.ts';
import { caseRow } from '../cases/rows.ts';
import { daySchema, idSchema } from '../inputs.ts';
import { query } from '../verb.ts';

const KINDS = Object.keys(CASE_KINDS) as CaseKindId[];

/** A page ends at a promised day, a participant and a case. */
function startsWithDay(place: string): boolean {
  return daySchema.safeParse(place.split('/', 1)[0]).success;
}

export const listCases = query({
  name: 'list-cases',
  path: '/api/cases',
  roles: ['clerk', 'caseworker', 'medical', 'approver', 'payroll', 'treasurer', 'auditor', 'participant'],
  says: {
    en: 'Cases, those promised first come first, a page at a time.',
    es: 'Los casos, primero los prometidos para antes, una página a la vez.',
  },
  input: z.strictObject({
    state: z.enum(['open', 'late', 'closed']).default('open'),
    owner: z.string().max(64).optional().describe('Who has them; "-" for those that nobody has.'),
    kind: z.enum(KINDS).optional(),
    stage: idSchema.optional(),
    participant: idSchema.optional(),
    after: z.string().max(200).refine(startsWithDay).optional().describe('Where the page before ended.'),
    limit: z.int().min(1).max(500).default(50),
  }),
  output: caseListSchema,
  async run(db, { today, language }, { state, owner, kind, stage, participant, after, limit }) {
    const day = formatDay(today);
    const asked = () => {
      let all = db.selectFrom('case_now').where('closed_on', state === 'closed' ? 'is not' : 'is', null);
      if (state === 'late') all = all.where('promised_on', '<', day);
      if (owner === '-') all = all.where('owner', 'is', null);
      else if (owner !== undefined) all = all.where('owner', '=', owner);
      if (kind !== undefined) all = all.where('kind', '=', kind);
      if (stage !== undefined) all = all.where('stage', '=', stage);
      return participant === undefined ? all : all.where('participant', '=', participant);
    };
    const count = (e: ReturnType<typeof asked>) =>
      e.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    const total = await count(asked());
    const late = await count(asked().where('closed_on', 'is', null).where('promised_on', '<', day));
    const [promised = '', whose = '', id = ''] = (after ?? '').split('/');
    const from =
      after === undefined
        ? asked()
        : asked().where((e) =>
            e(
              e.refTuple('promised_on', 'participant', 'id'),
              '>',
              e.tuple(e.cast<string>(e.val(promised), 'date'), e.val(whose), e.val(id)),
            ),
          );
    const rows = await from
      .selectAll()
      .orderBy('promised_on')
      .orderBy('participant')
      .orderBy('id')
      .limit(limit + 1)
      .execute();
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      cases: shown.map((row) => caseRow(row, today, language)),
      total: Number(total.count),
      late: Number(late.count),
      next: rows.length > limit && last !== undefined ? `${last.promised_on}/${last.participant}/${last.id}` : null,
    };
  },
});
