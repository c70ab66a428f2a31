// Proposes how a point that the law leaves to a person is settled in one case: by which authority, and for which reasons.
// Another person approves it; then the case is decided under that option, which the decision names.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { decide, isReading, optionsOf, readFacts } from '../../law/index.ts';
import { NOW } from '../../store/index.ts';
import { eventsOf, lockOpenCase } from '../cases/case-file.ts';
import { caseChangeSchema } from '../cases/inputs.ts';
import { caseKind } from '../cases/kinds.ts';
import { openPointsOf } from '../cases/open-points.ts';
import { documentOnFile } from '../documents/on-file.ts';
import { idSchema, textSchema } from '../inputs.ts';
import { caseFacts } from '../record/case-facts.ts';
import { readingsOn } from '../record/known.ts';
import { refuse } from '../refuse.ts';
import { command, type Db } from '../verb.ts';

export const proposeOption = command({
  name: 'propose-option',
  roles: ['caseworker'],
  says: {
    en: 'Proposes how a point that the law leaves open is settled in one case, with authority and reasons.',
    es: 'Propone cómo se resuelve en un caso un punto que la ley deja abierto, con autoridad y razones.',
  },
  clauses: ['4-242b-a', '4-242b-b', '4-238-C.physicians'],
  input: caseChangeSchema.extend({
    reading: idSchema.describe('The point, as the register names it.'),
    option: idSchema,
    authority: idSchema.describe('Who decided it: the Administrator, the Board or a court, on file.'),
    reasons: textSchema(4000),
    document: idSchema.optional().describe('The document on file in which it was decided.'),
  }),
  output: z.object({ option: z.string() }),
  subject: ({ participant }) => participant,
  async run(tx, { person, today }, { participant, case: id, seen, reading, option, authority, reasons, document }) {
    const row = await lockOpenCase(tx.db, participant, id, seen);
    if (!isReading(reading)) refuse('no-such-proposal', { what: 'reading', id: reading });
    if (!(optionsOf(reading) as readonly string[]).includes(option)) {
      refuse('no-such-proposal', { what: 'option', id: option });
    }
    await requireAuthority(tx.db, authority, formatDay(today));
    if (document !== undefined) await documentOnFile(tx.db, participant, document);
    const { asks } = caseKind(row.kind);
    const facts = await caseFacts(tx.db, { participant, application: id, on: formatDay(today), known: NOW });
    const checked = facts === undefined ? undefined : readFacts(facts);
    if (asks === undefined || checked === undefined || 'faults' in checked) refuse('nothing-open', { reading });
    const { options } = await readingsOn(tx.db, today, NOW, { participant, application: id });
    const remanded = (await eventsOf(tx.db, participant, id)).some(({ kind }) => kind === 'remanded');
    // A judgment settles what the law had answered, too; otherwise people settle only what the law leaves to them.
    const settles = remanded
      ? Object.hasOwn(decide(asks, checked, { today, readings: options }).readings, reading)
      : openPointsOf(asks, checked, options, today).some(
          (point) => point.reading === reading && point.options.includes(option),
        );
    if (!settles) refuse('nothing-open', { reading });
    const proposal = tx.newId();
    await tx.append('case_option', [
      {
        participant,
        id: proposal,
        case_file: id,
        reading,
        option,
        authority,
        reasons,
        document: document ?? null,
        proposed_by: person.id,
      },
    ]);
    return { option: proposal };
  },
});

/** Refuses an authority that is not on file, or not in office on the day. */
export async function requireAuthority(db: Db, id: string, on: string): Promise<void> {
  const row = await db
    .selectFrom('authority')
    .select('id')
    .where('id', '=', id)
    .where('starts_on', '<=', on)
    .where((e) => e.or([e('ends_on', 'is', null), e('ends_on', '>=', on)]))
    .executeTakeFirst();
  if (row === undefined) refuse('no-such-proposal', { what: 'authority', id });
}
