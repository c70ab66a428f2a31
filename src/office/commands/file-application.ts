// Files an application: what is asked for, when and on which form, with the facts of the case that it brings.
// The record of the participant is on file already and is not repeated in it; medical certificates are a command of their own.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { readFacts } from '../../law/index.ts';
import { type CaseFacts, caseFactsSchema } from '../../wire/index.ts';
import { openCase } from '../cases/case-file.ts';
import { leavesOf } from '../cases/established.ts';
import { refreshCases } from '../cases/refresh-cases.ts';
import { asDay, daySchema, idSchema } from '../inputs.ts';
import { factRow } from '../record/facts.ts';
import { actsForOneself, requireFiled } from '../record/own.ts';
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

/** Who may bring the facts of a case. */
const STAFF = ['clerk', 'caseworker'] as const;

const input = z.strictObject({
  participant: idSchema,
  question: z.enum(APPLIED_FOR),
  filedOn: daySchema,
  onForm: z.boolean().optional().describe('Whether it is on the Administrator’s form; absent where not known yet.'),
  facts: caseFactsSchema.optional(),
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
    requireFiled(filedOn, formatDay(today), ownOnly);
    checkFacts(question, filedOn, onForm, facts);
    const application = tx.newId();
    const body = onForm === undefined ? {} : { onForm };
    await tx.append('application', [{ participant, id: application, kind: question, filed_on: filedOn, body }]);
    await openCase(tx, { participant, id: application, kind: question, on: asDay(filedOn) });
    const established = leavesOf(facts);
    if (established.length > 0) {
      await tx.append(
        'fact',
        established.map(([pointer, value]) =>
          factRow(tx, {
            participant,
            kind: 'case',
            subject: `${application}${pointer}`,
            from: asDay(filedOn),
            value: { value },
          }),
        ),
      );
    }
    await refreshCases(tx, [participant], today);
    return { application };
  },
});

/** Refuses facts that the law could not read. */
function checkFacts(question: string, filedOn: string, onForm: boolean | undefined, facts: CaseFacts): void {
  const application = { filedOn, ...(onForm === undefined ? {} : { onForm }) };
  const disability = question.endsWith('disability') ? { ...facts['disability'], application } : facts['disability'];
  const checked = readFacts(JSON.parse(JSON.stringify({ ...facts, disability })));
  if (!('faults' in checked)) return;
  const [first] = checked.faults;
  refuse('facts-contradict', { at: first?.at, says: first?.code });
}
