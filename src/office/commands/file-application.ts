// Files an application: what is asked for, when and on which form, with the facts of the case that it brings.
// The record of the participant is on file already and is not repeated in it; medical certificates are a command of their own.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { readFacts } from '../../law/index.ts';
import type { Json } from '../../store/index.ts';
import { factsSchema } from '../../wire/index.ts';
import { daySchema, idSchema } from '../inputs.ts';
import { actsForOneself } from '../record/own.ts';
import { unknownParticipants } from '../record/participants.ts';
import { refuse, refuseRows } from '../refuse.ts';
import { command } from '../verb.ts';

/** The questions that grant a right under the statutes, and can be applied for. */
export const APPLIED_FOR = [
  'occupational-disability',
  'nonoccupational-disability',
  'hybrid-disability',
  'hybrid-separation',
  'hybrid-death',
] as const;

/** What a case may bring: the record holds the rest. */
const CASE_FACTS = ['disability', 'account', 'retirement'] as const;

/** Who may bring the facts of a case. */
const STAFF = ['clerk', 'caseworker'] as const;

const input = z.strictObject({
  participant: idSchema,
  question: z.enum(APPLIED_FOR),
  filedOn: daySchema,
  onForm: z.boolean().optional().describe('Whether it is on the Administrator’s form; absent where not known yet.'),
  facts: factsSchema
    .pick({ disability: true, account: true, retirement: true })
    .strict()
    .optional()
    .describe('Facts of the case in the shapes of `decide`, certificates and the application itself apart.'),
});

export const fileApplication = command({
  name: 'file-application',
  roles: [...STAFF, 'participant'],
  says: {
    en: 'Files an application with the facts of its case.',
    es: 'Radica una solicitud con los hechos de su caso.',
  },
  clauses: ['4-238-A.application', '4-238-B.application'],
  input,
  output: z.object({ application: z.string() }),
  subject: ({ participant }) => participant,
  async run(tx, { person, today }, { participant, question, filedOn, onForm, facts = {} }) {
    const ownOnly = actsForOneself(person, participant);
    // What is established in a case is not the applicant's word.
    if (ownOnly && Object.keys(facts).length > 0) {
      refuse('not-allowed', { command: 'file-application facts', needed: STAFF, person: person.id, has: person.roles });
    }
    if (!ownOnly) refuseRows(await unknownParticipants(tx.db, [{ participant }]));
    if (filedOn > formatDay(today)) {
      refuse('dates-contradict', { what: 'filedOn', day: filedOn, other: 'today', otherDay: formatDay(today) });
    }
    const body = bodyOf(question, filedOn, onForm, facts as Record<string, Json>);
    const checked = readFacts(body);
    if ('faults' in checked) {
      const [first] = checked.faults;
      refuse('facts-contradict', { at: first?.at, says: first?.code });
    }
    const application = tx.newId();
    await tx.append('application', [{ participant, id: application, kind: question, filed_on: filedOn, body }]);
    return { application };
  },
});

/** The case's facts; of a disability, with the application where the law looks for it. */
function bodyOf(
  question: (typeof APPLIED_FOR)[number],
  filedOn: string,
  onForm: boolean | undefined,
  facts: Readonly<Record<string, Json>>,
): Record<string, Json> {
  const given = Object.fromEntries(CASE_FACTS.flatMap((name) => (facts[name] == null ? [] : [[name, facts[name]]])));
  if (!question.endsWith('disability')) return given;
  const application = { filedOn, ...(onForm === undefined ? {} : { onForm }) };
  return { ...given, disability: { ...(given['disability'] as Record<string, Json>), application } };
}
