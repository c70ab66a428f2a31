// Takes in a document about a participant: a PDF, a JPEG or a PNG, told by its bytes, encrypted, once.
// Which facts it proves, they say themselves; that it was compared with its original is verify-document.ts.

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { formatDay } from '../../base/index.ts';
import { type DocumentFault, type DocumentFound, lookAtDocument, MOST_DOCUMENT_BYTES } from '../../formats/index.ts';
import { MEDICAL, type Tx } from '../../store/index.ts';
import { documentKindSchema, documentRowSchema, type RefusalCode } from '../../wire/index.ts';
import { scanned } from '../documents/scan.ts';
import { daySchema, idSchema, textSchema } from '../inputs.ts';
import { unknownParticipants } from '../record/participants.ts';
import { refuse, refuseRows } from '../refuse.ts';
import { command } from '../verb.ts';

const input = z.strictObject({
  participant: idSchema,
  kind: documentKindSchema,
  name: textSchema(200).describe('The name of its file.'),
  receivedOn: daySchema.optional().describe('The day it came in; today where absent.'),
  content: z
    .string()
    .regex(/^[A-Za-z0-9+/]*={0,2}$/)
    .describe('Its bytes in base64, at most 10 MiB of them.'),
});

/** What was seen of the bytes before the transaction. */
interface Seen extends DocumentFound {
  readonly bytes: Uint8Array;
  readonly scanned: boolean;
}

const FAULTS: Readonly<Record<DocumentFault, RefusalCode>> = {
  empty: 'document-empty',
  'too-large': 'document-too-large',
  'unknown-type': 'document-type-unknown',
  damaged: 'document-damaged',
  encrypted: 'document-encrypted',
};

export const addDocument = command({
  name: 'add-document',
  roles: ['clerk', 'caseworker', 'medical'],
  says: {
    en: 'Takes in a document about a participant: a PDF, a JPEG or a PNG.',
    es: 'Recibe un documento sobre un participante: un PDF, un JPEG o un PNG.',
  },
  input,
  output: documentRowSchema
    .pick({ kind: true, mediaType: true, pages: true, size: true, sha256: true })
    .extend({ document: z.string(), scan: z.enum(['off', 'passed']).describe('What the scanner for viruses said.') }),
  subject: ({ participant }) => participant,
  async prepare({ scanner }, { content }): Promise<Seen> {
    const bytes = Buffer.from(content, 'base64');
    const found = await lookAtDocument(bytes);
    if ('fault' in found) refuse(FAULTS[found.fault], { size: bytes.length, most: MOST_DOCUMENT_BYTES });
    return { ...found, bytes, scanned: await scanned(scanner, bytes) };
  },
  async run(tx, { person, today }, { participant, kind, name, receivedOn = formatDay(today) }, seen) {
    refuseRows(await unknownParticipants(tx.db, [{ participant }]));
    if (receivedOn > formatDay(today)) {
      refuse('dates-contradict', { what: 'receivedOn', day: receivedOn, other: 'today', otherDay: formatDay(today) });
    }
    const { bytes, mediaType, pages } = seen;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await refuseTheSame(tx, participant, sha256);
    const id = tx.newId();
    const size = bytes.length;
    const row = { kind, media_type: mediaType, pages, size, sha256, received_on: receivedOn, scanned: seen.scanned };
    // The name of a medical document may say what somebody suffers from, to whoever sees that there is one.
    const kept = kind === MEDICAL ? `${MEDICAL}.${mediaType.split('/')[1]}` : name;
    await tx.append('document', [{ participant, id, name: kept, ...row, brought_by: person.id }]);
    await tx.contents.keep({ participant, id, kind }, bytes);
    const scan = seen.scanned ? ('passed' as const) : ('off' as const);
    return { document: id, kind, mediaType, pages, size, sha256, scan };
  },
});

/** Refuses bytes that the participant has on file already, naming the document. */
async function refuseTheSame({ db }: Tx, participant: string, sha256: string): Promise<void> {
  const same = await db
    .selectFrom('document')
    .select(['id', 'received_on'])
    .where('participant', '=', participant)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (same !== undefined) refuse('same-document', { document: same.id, receivedOn: same.received_on });
}
