// What each reading changes: of each open point, the cases and payments that would differ under an option not in force.
// Nothing is adopted or recalculated by it: that is a resolution of the Board, and a decision on each case.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { READINGS } from '../../law/index.ts';
import { read } from '../../store/index.ts';
import { type ReadingEffects, readingEffectsSchema, readingIdSchema } from '../../wire/index.ts';
import { actorOf, SYSTEM_ACTOR } from '../office.ts';
import { rejectedKnown } from '../readings/cases.ts';
import { effectsOf, type ReadingId } from '../readings/effects.ts';
import { knownUpTo, readingsOn } from '../record/known.ts';
import { type Acting, type Db, query } from '../verb.ts';

/** Those who see the cases themselves. */
const SEE_CASES = ['auditor', 'approver', 'caseworker'] as const;

export const compareReadings = query({
  name: 'compare-readings',
  path: '/api/readings/effects',
  // The Board adopts readings and sees no cases: it gets the sums without the rows.
  roles: [...SEE_CASES, 'board'],
  says: {
    en: 'What each reading changes: decisions and payments that would differ under its other options.',
    es: 'Qué cambia cada lectura: decisiones y pagos que serían otros bajo sus demás opciones.',
  },
  clauses: ['4-234-9'],
  input: z.strictObject({ reading: readingIdSchema.optional().describe('One reading alone; all where absent.') }),
  output: readingEffectsSchema,
  async runLong({ database }, { person, today, language }, { reading }) {
    const seesCases = SEE_CASES.some((role) => person.roles.includes(role));
    const actor = seesCases ? actorOf(person) : SYSTEM_ACTOR;
    const { known, readings, ...counted } = await read(database, actor, (db) => moment(db, today));
    const ids = reading === undefined ? (Object.keys(READINGS) as ReadingId[]) : [reading];
    const at = { database, actor, known, today, inForce: readings.options };
    const { month, readings: effects, ...sums } = await effectsOf(at, ids, readings.adopted, language);
    const answer = {
      today: formatDay(today),
      known,
      examined: {
        ...sums,
        ...counted,
        run: month?.run ?? null,
        month: month?.month ?? null,
        payments: month?.payments ?? 0,
      },
      readings: effects,
    };
    return seesCases ? answer : withoutCases(answer);
  },
});

/** The number that everything is known by, the readings in force, and how much there is that is not examined. */
async function moment(db: Db, today: Acting['today']) {
  const known = await knownUpTo(db);
  const { count } = await db
    .selectFrom('award')
    .innerJoin('audit', 'audit.command', 'award.command')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('conversion', 'is not', null)
    .where('audit.seq', '<=', known)
    .executeTakeFirstOrThrow();
  return {
    known,
    readings: await readingsOn(db, today, known),
    rejected: await rejectedKnown(db, known),
    converted: Number(count),
  };
}

function withoutCases(answer: ReadingEffects): ReadingEffects {
  return {
    ...answer,
    readings: answer.readings.map((reading) => ({
      ...reading,
      options: reading.options.map((option) => ({
        ...option,
        cases: null,
        month: option.month === null ? null : { ...option.month, payments: null },
      })),
    })),
  };
}
