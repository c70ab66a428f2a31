// Records what physicians found: who examined, by which appointment, and whether the participant can serve.
// Whether the certificates are proof is the law's (§ 238(C)); medical text is no part of them.

import { z } from 'zod';
import { refreshCases } from '../cases/refresh-cases.ts';
import { daySchema, idSchema } from '../inputs.ts';
import { unknownParticipants } from '../record/participants.ts';
import { refuseRows } from '../refuse.ts';
import { command } from '../verb.ts';

const certificateSchema = z.strictObject({
  participant: idSchema,
  physician: idSchema,
  appointment: z.enum(['government', 'designated', 'own']),
  licensed: z.boolean(),
  examinedOn: daySchema,
  incapable: z.boolean(),
  totalAndPermanent: z.boolean(),
});

export const recordCertificates = command({
  name: 'record-certificates',
  roles: ['medical'],
  says: { en: 'Records the findings of physicians.', es: 'Registra las conclusiones de los médicos.' },
  clauses: ['4-238-C.physicians', '4-238-A.proof', '4-238-B.exam'],
  input: z.strictObject({ rows: z.array(certificateSchema).min(1).max(1000) }),
  output: z.object({ certificates: z.int() }),
  async run(tx, { today }, { rows }) {
    refuseRows(await unknownParticipants(tx.db, rows));
    await tx.append(
      'certificate',
      rows.map(({ examinedOn, totalAndPermanent, ...row }) => ({
        ...row,
        id: tx.newId(),
        examined_on: examinedOn,
        total_and_permanent: totalAndPermanent,
      })),
    );
    await refreshCases(
      tx,
      rows.map(({ participant }) => participant),
      today,
    );
    return { certificates: rows.length };
  },
});
