// Says that a document was compared with its original, by another person than who brought it in.
// A document that is not verified stays on file as what it is.

import { z } from 'zod';
import { documentOnFile, requireSight } from '../documents/on-file.ts';
import { idSchema } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import { command } from '../verb.ts';

export const verifyDocument = command({
  name: 'verify-document',
  roles: ['caseworker', 'clerk', 'medical', 'approver'],
  says: {
    en: 'Says that a document was compared with its original, by another than who brought it.',
    es: 'Hace constar que un documento se cotejó con su original, por otra persona que quien lo trajo.',
  },
  input: z.strictObject({ participant: idSchema, document: idSchema }),
  output: z.object({ document: z.string() }),
  subject: ({ participant }) => participant,
  async run(tx, { person }, { participant, document: id }) {
    const document = await documentOnFile(tx.db, participant, id);
    requireSight(document, person);
    if (document.brought_by === person.id) refuse('own-proposal', { person: person.id });
    const before = await tx.db
      .selectFrom('document_verification')
      .select('verifier')
      .where('participant', '=', participant)
      .where('document', '=', id)
      .executeTakeFirst();
    if (before !== undefined)
      refuse('already-decided', { what: 'document', id, state: 'verified', by: before.verifier });
    await tx.append('document_verification', [
      { participant, document: id, verifier: person.id, maker: document.brought_by },
    ]);
    return { document: id };
  },
});
