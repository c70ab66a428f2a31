// The service of a participant by month: which spell and document prove each, which clause credits it, or why none does.
// Which months count is the law's; spells and documents are those known by then.

import { z } from 'zod';
import { formatDay, formatMonth, type Language } from '../../base/index.ts';
import { type MonthCredit, readFacts, serviceMonths } from '../../law/index.ts';
import { serviceMonthsSchema } from '../../wire/index.ts';
import { documentsKnown } from '../documents/on-file.ts';
import { asDay, daySchema, idSchema } from '../inputs.ts';
import { caseFacts, spellsInOrder } from '../record/case-facts.ts';
import { factsKnown } from '../record/facts.ts';
import { knownOn, knownUpTo, readingsOn } from '../record/known.ts';
import { actsForOneself } from '../record/own.ts';
import { refuse } from '../refuse.ts';
import { query } from '../verb.ts';

export const readServiceMonths = query({
  name: 'read-service-months',
  path: '/api/participants/:participant/service-months',
  roles: ['clerk', 'caseworker', 'medical', 'approver', 'payroll', 'treasurer', 'auditor', 'participant'],
  says: {
    en: 'The service of a participant by month: what credits each month, or why nothing does.',
    es: 'Los servicios de un participante por mes: qué acredita cada mes, o por qué nada lo acredita.',
  },
  clauses: [
    '4-234-14.month',
    '4-234-14.non-judge',
    '4-234-14.non-judge-disability',
    '4-234-14.gaps',
    '4-234-14.hybrid',
  ],
  input: z.strictObject({
    participant: idSchema,
    on: daySchema.optional().describe('The day up to which; today where absent.'),
    known: z.int().min(0).optional().describe('The audit number up to which facts are known; the last where absent.'),
    knownOn: daySchema.optional().describe('The day at whose end they were known, where no number is given.'),
  }),
  output: serviceMonthsSchema,
  async run(db, { person, today, language }, { participant, on, known: asked, knownOn: knownDay }) {
    actsForOneself(person, participant);
    const known =
      asked === undefined && knownDay !== undefined ? await knownOn(db, asDay(knownDay)) : await knownUpTo(db, asked);
    const day = on === undefined ? today : asDay(on);
    const document = await caseFacts(db, { participant, on: formatDay(day), known });
    if (document === undefined) refuse('no-such-participant', { participant });
    const checked = readFacts(document);
    if ('faults' in checked) {
      const [first] = checked.faults;
      refuse('facts-contradict', { at: first?.at, says: first?.says[language] });
    }
    const { options } = await readingsOn(db, day, known);
    const { months, ...totals } = serviceMonths(checked, { today: day, readings: options });
    const facts = spellsInOrder(await factsKnown(db, participant, known, ['service']));
    const documents = await documentsKnown(db, participant, known, facts);
    const verifiedBy = new Map(documents.map((one) => [one.id, one.verifiedBy]));
    return {
      participant,
      on: formatDay(day),
      known,
      ...totals,
      spells: facts.map(({ subject, id, document: proof }) => ({
        spell: subject,
        fact: id,
        document: proof,
        verifiedBy: verifiedBy.get(proof ?? '') ?? null,
      })),
      months: months.map(({ month, as, spells, retirement, disability }) => ({
        month: formatMonth(month),
        as,
        spells: spells.map((at) => facts[Number(at.split('/').at(-1))]?.subject ?? at),
        retirement: shown(retirement, language),
        disability: shown(disability, language),
      })),
    };
  },
});

function shown({ says, ...credit }: MonthCredit, language: Language) {
  return { ...credit, says: says[language] };
}
