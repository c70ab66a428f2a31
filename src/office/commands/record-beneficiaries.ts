// Records a participant's written orders of beneficiaries, with their recognition and filing, and the heirs.
// Which order counts and who takes what is the law's (§ 234(3)).

import { z } from 'zod';
import { readFacts } from '../../law/index.ts';
import type { NewRow } from '../../store/index.ts';
import { shareSchema } from '../../wire/index.ts';
import { documentOnFile } from '../documents/on-file.ts';
import { asDay, daySchema, idSchema, textSchema } from '../inputs.ts';
import { factRow, SELF } from '../record/facts.ts';
import { unknownParticipants } from '../record/participants.ts';
import { refreshRecords } from '../record/refresh.ts';
import { refuse, refuseRows } from '../refuse.ts';
import { command } from '../verb.ts';

const beneficiary = z.strictObject({ name: textSchema(200), share: shareSchema.optional() });

const input = z.strictObject({
  participant: idSchema,
  orders: z
    .array(
      z.strictObject({
        filedOn: daySchema,
        recognizedOn: daySchema.optional(),
        designees: z
          .array(beneficiary.extend({ diedOn: daySchema.optional() }))
          .min(1)
          .max(100),
      }),
    )
    .max(100)
    .default([]),
  heirs: z.array(beneficiary).min(1).max(100).optional(),
  document: idSchema.optional().describe('The document on file that proves what is recorded here.'),
});

export const recordBeneficiaries = command({
  name: 'record-beneficiaries',
  roles: ['clerk', 'caseworker'],
  says: {
    en: 'Records orders of beneficiaries and the heirs of a participant.',
    es: 'Registra órdenes de beneficiarios y los herederos de un participante.',
  },
  clauses: ['4-234-3.designation', '4-234-3.heirs'],
  input,
  output: z.object({ facts: z.int() }),
  subject: ({ participant }) => participant,
  async run(tx, { today }, { participant, orders, heirs, document }) {
    refuseRows(await unknownParticipants(tx.db, [{ participant }]));
    if (document !== undefined) await documentOnFile(tx.db, participant, document);
    const checked = readFacts(JSON.parse(JSON.stringify({ orders, heirs })));
    if ('faults' in checked) {
      const [first] = checked.faults;
      refuse('facts-contradict', { at: first?.at, says: first?.code });
    }
    const facts: NewRow<'fact'>[] = orders.map(({ filedOn, recognizedOn, designees }) =>
      factRow(tx, {
        participant,
        document,
        kind: 'order',
        subject: tx.newId(),
        from: asDay(filedOn),
        value: JSON.parse(JSON.stringify({ recognizedOn, designees })),
      }),
    );
    if (heirs !== undefined) {
      const value = JSON.parse(JSON.stringify({ heirs }));
      facts.push(factRow(tx, { participant, document, kind: 'heirs', subject: SELF, from: today, value }));
    }
    if (facts.length > 0) await tx.append('fact', facts);
    await refreshRecords(tx, [participant], today);
    return { facts: facts.length };
  },
});
