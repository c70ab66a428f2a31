// Opens a document, which leaves an audit line: who opened which, and when.
// Handing its bytes out is processes/get-document.ts; they are in no outcome that the database keeps.

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Row, StoreFault, type Tx } from '../../store/index.ts';
import { documentOnFile, requireSight } from '../documents/on-file.ts';
import { idSchema } from '../inputs.ts';
import { refuse } from '../refuse.ts';
import { type Acting, command } from '../verb.ts';

export const openDocument = command({
  name: 'open-document',
  internal: true,
  roles: ['caseworker', 'clerk', 'medical', 'approver', 'auditor', 'participant'],
  says: { en: 'Opens a document, with an audit line.', es: 'Abre un documento, con una línea de auditoría.' },
  input: z.strictObject({ participant: idSchema, document: idSchema }),
  output: z.object({ document: z.string(), sha256: z.string() }),
  subject: ({ participant }) => participant,
  run: async (tx, acting, input) => (await opened(tx, acting, input)).recorded,
});

/** The document with its bytes, and what of it is recorded. Refuses where whoever acts may not see them. */
export async function opened(
  tx: Tx,
  { person }: Acting,
  { participant, document: id }: { readonly participant: string; readonly document: string },
): Promise<{ document: Row<'document'>; bytes: Uint8Array; recorded: { document: string; sha256: string } }> {
  const document = await documentOnFile(tx.db, participant, id);
  requireSight(document, person);
  const bytes = await tx.contents.open(document);
  if (bytes === undefined) refuse('no-such-document', { participant, document: id });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== document.sha256) throw new StoreFault('SEAL_BROKEN', `the document ${id} is not what was brought in`);
  return { document, bytes, recorded: { document: id, sha256 } };
}
