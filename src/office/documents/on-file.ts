// Documents on file: whether one is, what is known of it, and who may open it.
// What it holds is opened by commands/open-document.ts alone.

import { among, MEDICAL, type Row } from '../../store/index.ts';
import type { DocumentRow, PersonRow } from '../../wire/index.ts';
import { type RowFault, refuse } from '../refuse.ts';
import type { Db } from '../verb.ts';

/** The document. Refuses where the participant has none of that id. */
export async function documentOnFile(db: Db, participant: string, id: string): Promise<Row<'document'>> {
  const row = await db
    .selectFrom('document')
    .selectAll()
    .where('participant', '=', participant)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? refuse('no-such-document', { participant, document: id });
}

/** Refuses whoever is no medical reviewer where the document is a medical one. Row-level security says the same. */
export function requireSight({ id, kind }: Pick<Row<'document'>, 'id' | 'kind'>, { roles }: PersonRow): void {
  if (kind === MEDICAL && !roles.includes('medical')) refuse('medical-alone', { document: id });
}

/** A fault for each row that names a document which its participant does not have on file. */
export async function unknownDocuments(
  db: Db,
  rows: readonly { readonly participant: string; readonly document?: string | undefined }[],
): Promise<RowFault[]> {
  const naming = rows.filter(({ document }) => document !== undefined);
  if (naming.length === 0) return [];
  const found = await db
    .selectFrom('document')
    .select(['participant', 'id'])
    .where('participant', '=', among([...new Set(naming.map(({ participant }) => participant))]))
    .execute();
  const onFile = new Set(found.map(({ participant, id }) => `${participant} ${id}`));
  return rows.flatMap(({ participant, document }, row): RowFault[] =>
    document === undefined || onFile.has(`${participant} ${document}`)
      ? []
      : [{ row, field: 'document', code: 'no-such-document', details: { participant, document } }],
  );
}

/** The documents known by then, each with who verified it by then and with the facts that name it. */
export async function documentsKnown(
  db: Db,
  participant: string,
  known: number,
  facts: readonly { readonly id: string; readonly document: string | null }[],
): Promise<DocumentRow[]> {
  const rows = await db
    .selectFrom('document as d')
    .innerJoin('audit', 'audit.command', 'd.command')
    .leftJoin('document_verification as v', (join) =>
      join.onRef('v.participant', '=', 'd.participant').onRef('v.document', '=', 'd.id'),
    )
    .leftJoin('audit as va', 'va.command', 'v.command')
    .selectAll('d')
    .select(['audit.seq', 'v.verifier', 'va.seq as verified'])
    .where('d.participant', '=', participant)
    .where('audit.seq', '<=', known)
    .orderBy('audit.seq')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as DocumentRow['kind'],
    name: row.name,
    mediaType: row.media_type as DocumentRow['mediaType'],
    pages: row.pages,
    size: row.size,
    sha256: row.sha256,
    receivedOn: row.received_on,
    scanned: row.scanned,
    broughtBy: row.brought_by,
    verifiedBy: row.verified !== null && row.verified <= known ? row.verifier : null,
    proves: facts.filter(({ document }) => document === row.id).map(({ id }) => id),
    recorded: row.seq,
  }));
}
