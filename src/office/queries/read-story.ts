// A participant's whole story as one timeline: facts, cases, decisions, awards and payments, as known by a number or a day.
// It tells what was recorded and when it became known; what stands as of a day is in read-participant.ts.

import { z } from 'zod';
import { storySchema } from '../../wire/index.ts';
import { asDay, daySchema, idSchema } from '../inputs.ts';
import { knownOn, knownUpTo } from '../record/known.ts';
import { actsForOneself } from '../record/own.ts';
import { refuse } from '../refuse.ts';
import { tellFacts } from '../story/facts.ts';
import { tellPayments } from '../story/payments.ts';
import { tellRights } from '../story/rights.ts';
import { eventsTold } from '../story/told.ts';
import { query } from '../verb.ts';

export const readStory = query({
  name: 'read-story',
  path: '/api/participants/:participant/story',
  roles: ['clerk', 'caseworker', 'medical', 'approver', 'payroll', 'treasurer', 'auditor', 'participant'],
  says: {
    en: 'A participant’s whole story as one timeline: facts, cases, decisions, awards and payments.',
    es: 'La historia entera de un participante en una sola línea: hechos, casos, decisiones, concesiones y pagos.',
  },
  input: z.strictObject({
    participant: idSchema,
    knownOn: daySchema.optional().describe('The day at whose end it was known; all that is known where absent.'),
  }),
  output: storySchema,
  async run(db, { person, language }, { participant, knownOn: on }) {
    actsForOneself(person, participant);
    const known = on === undefined ? await knownUpTo(db) : await knownOn(db, asDay(on));
    const facts = await tellFacts(db, participant, known);
    if (facts.length === 0) refuse('no-such-participant', { participant });
    const told = [
      ...(await tellRights(db, participant, known, language)),
      ...facts,
      ...(await tellPayments(db, participant, known)),
    ];
    return { participant, known, events: eventsTold(told, language) };
  },
});
