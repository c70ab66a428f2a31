// Proposes that the months which come to something else now are settled: what is due beyond what was paid, and the reverse.
// Another person approves it, on the same differences; nothing moves before.

import { z } from 'zod';
import { digestOf } from '../../base/index.ts';
import { moneySchema, monthDifferenceSchema } from '../../wire/index.ts';
import { idSchema, textSchema } from '../inputs.ts';
import { type MonthDifference, totalsOf } from '../recalculation/differences.ts';
import { findDifferences } from '../recalculation/find.ts';
import { shownMonths } from '../recalculation/shown.ts';
import { knownUpTo } from '../record/known.ts';
import { unknownParticipants } from '../record/participants.ts';
import { refuse, refuseRows } from '../refuse.ts';
import { command } from '../verb.ts';

export const proposeRecalculation = command({
  name: 'propose-recalculation',
  roles: ['caseworker'],
  says: {
    en: 'Proposes to settle the months that come to something else on the facts as they are known now.',
    es: 'Propone liquidar los meses que resultan en otra cantidad según los hechos conocidos ahora.',
  },
  clauses: ['4-234-11.monthly', '4-234-11.last', '4-242b-d.last', '4-238-C.earnings'],
  input: z.strictObject({
    participant: idSchema,
    because: textSchema(500).describe('What came in late, or was wrong.'),
  }),
  output: z.object({
    recalculation: z.string(),
    digest: z.string().describe('What an approval repeats.'),
    months: z.array(monthDifferenceSchema),
    more: moneySchema,
    less: moneySchema,
  }),
  subject: ({ participant }) => participant,
  async run(tx, { person }, { participant, because }) {
    refuseRows(await unknownParticipants(tx.db, [{ participant }]));
    const known = await knownUpTo(tx.db);
    const [found] = await findDifferences(tx.db, { first: participant, last: participant }, known);
    const differences = found?.differences ?? [];
    if (differences.length === 0) refuse('nothing-to-settle', { participant });
    const { more, less } = totalsOf(differences);
    const id = tx.newId();
    const digest = digestOfMonths(differences);
    await tx.append('recalculation', [
      {
        participant,
        id,
        known,
        months: differences.map((one) => ({ ...one })),
        more_cents: more,
        less_cents: less,
        because,
        digest,
        proposed_by: person.id,
      },
    ]);
    return { recalculation: id, digest, ...shownMonths(differences) };
  },
});

/** The digest of differences, in their order: two that are the same settle the same. */
export function digestOfMonths(differences: readonly MonthDifference[]): string {
  return digestOf(
    JSON.stringify(
      differences.map(({ award, month, paidGross, dueGross, paidFund, dueFund }) => [
        award,
        month,
        paidGross,
        dueGross,
        paidFund,
        dueFund,
      ]),
    ),
  );
}
