// Establishes facts in a case that an application opened, each at its pointer, with the document that proves them.
// What was established otherwise is corrected with a reason, and stays on file as it was known.

import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { readFacts } from '../../law/index.ts';
import { type Json, NOW } from '../../store/index.ts';
import { caseFactsSchema } from '../../wire/index.ts';
import { lockOpenCase } from '../cases/case-file.ts';
import { leavesOf } from '../cases/established.ts';
import { caseChangeSchema } from '../cases/inputs.ts';
import { caseKind } from '../cases/kinds.ts';
import { refreshCases } from '../cases/refresh-cases.ts';
import { documentOnFile } from '../documents/on-file.ts';
import { idSchema, textSchema } from '../inputs.ts';
import { caseFacts } from '../record/case-facts.ts';
import { factRow, factsNow, type NewFact } from '../record/facts.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

export const establishFacts = command({
  name: 'establish-facts',
  roles: ['caseworker'],
  says: {
    en: 'Establishes facts in a case, with the document that proves them.',
    es: 'Establece hechos en un caso, con el documento que los prueba.',
  },
  clauses: ['4-238-A.right', '4-238-A.compensable', '4-238-B.right'],
  input: caseChangeSchema.extend({
    facts: caseFactsSchema,
    document: idSchema.optional().describe('The document on file that proves them.'),
    reason: textSchema(500).optional().describe('Why; needed where one was established otherwise before.'),
  }),
  output: z.object({ case: z.string(), facts: z.int() }),
  subject: ({ participant }) => participant,
  async run(tx, { today, language }, { participant, case: id, seen, facts, document, reason }) {
    const row = await lockOpenCase(tx.db, participant, id, seen);
    if (caseKind(row.kind).asks === undefined) refuse('no-facts-asked', { case: id, kind: row.kind });
    if (document !== undefined) await documentOnFile(tx.db, participant, document);
    const before = new Map((await factsNow(tx.db, participant, ['case'])).map((fact) => [fact.subject, fact]));
    const leaves = leavesOf(facts).filter(
      ([pointer, value]) => !isSame(before.get(`${id}${pointer}`)?.value.value, value),
    );
    const changed = leaves.filter(([pointer]) => before.has(`${id}${pointer}`)).map(([pointer]) => pointer);
    if (changed.length > 0 && reason === undefined) refuse('reason-needed', { pointers: changed });
    if (leaves.length === 0) return { case: id, facts: 0 };
    await tx.append(
      'fact',
      leaves.map(([pointer, value]) => {
        const corrects = before.get(`${id}${pointer}`)?.id;
        const fact: NewFact<'case'> = {
          participant,
          kind: 'case',
          subject: `${id}${pointer}`,
          from: today,
          value: corrects === undefined || reason === undefined ? { value } : { value, reason },
          document,
          corrects,
        };
        return factRow(tx, fact);
      }),
    );
    const now = await caseFacts(tx.db, { participant, application: id, on: formatDay(today), known: NOW });
    const checked = now === undefined ? undefined : readFacts(now);
    if (checked !== undefined && 'faults' in checked) {
      const [first] = checked.faults;
      refuse('facts-contradict', { at: first?.at, says: first?.says[language] });
    }
    await refreshCases(tx, [participant], today);
    return { case: id, facts: leaves.length };
  },
});

/** Whether the fact stands already: an empty list of certificates is the same as another one. */
function isSame(before: Json | undefined, value: Json): boolean {
  return JSON.stringify(before) === JSON.stringify(value);
}
