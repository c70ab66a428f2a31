// Participants by name, a page at a time, as Spanish sorts them; or those whose names hold the words searched for.
// What is on file about one is in read-participant.ts.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { type ParticipantRow, participantListSchema } from '../../wire/index.ts';
import { likeText, searchPatterns } from '../record/participants.ts';
import { query } from '../verb.ts';

export const listParticipants = query({
  name: 'list-participants',
  path: '/api/participants',
  roles: ['clerk', 'caseworker', 'medical', 'approver', 'payroll', 'treasurer', 'auditor'],
  says: { en: 'Participants by name, a page at a time.', es: 'Los participantes por nombre, una página a la vez.' },
  clauses: ['4-234-12'],
  input: z.strictObject({
    search: z.string().max(200).optional().describe('Words of the name, or the start of an id; accents do not matter.'),
    after: z.string().max(300).optional().describe('Where the page before ended.'),
    limit: z.int().min(1).max(500).default(50),
  }),
  output: participantListSchema,
  async run(db, { today }, { search = '', after, limit }) {
    const patterns = searchPatterns(search);
    const id = search.trim();
    const matching = () => {
      const all = db.selectFrom('name_search as n').innerJoin('participant_now as p', 'p.participant', 'n.participant');
      return patterns.length === 0
        ? all
        : all.where((e) =>
            e.or([
              e.and(patterns.map((pattern) => e('n.name', 'like', pattern))),
              e('n.participant', 'like', `${likeText(id)}%`),
            ]),
          );
    };
    const { total } = await matching()
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const page = matching();
    const from = after === undefined ? page : page.where('n.sort_key', '>', after);
    const rows = await from
      .select(['p.participant', 'p.given_names', 'p.surnames', 'p.birth_date', 'p.status', 'n.sort_key'])
      .select((e) =>
        e
          .exists(
            e
              .selectFrom('award_now as a')
              .select('a.award')
              .whereRef('a.participant', '=', 'p.participant')
              .where('a.state', '=', 'current')
              .where('a.starts_on', '<=', formatDay(today)),
          )
          .as('paid'),
      )
      .orderBy('n.sort_key')
      .limit(limit + 1)
      .execute();
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      participants: shown.map((row) => ({
        id: row.participant,
        givenNames: row.given_names,
        surnames: row.surnames,
        birthDate: row.birth_date,
        // A deferred annuity is paid from its day on, without anything being written on that day.
        status: (row.status === 'deferred' && row.paid ? 'pensioner' : row.status) as ParticipantRow['status'],
      })),
      total: Number(total),
      next: rows.length > limit && last !== undefined ? last.sort_key : null,
    };
  },
});
