// The contents of documents: encrypted, bound to the document they are of, in a table of their own that is only added to.
// Who may open which kind is row-level security's. What a document is otherwise stands in the table `document`.

import { decrypt, type Encrypted, encrypt } from './cipher.ts';
import type { Keys, Ring } from './keys.ts';
import type { RunStatement } from './session-kysely.ts';

/** The kind of documents whose contents medical reviewers alone see, under keys of their own. */
export const MEDICAL = 'medical';

/** Which document it is. */
export interface DocumentId {
  readonly participant: string;
  readonly id: string;
  readonly kind: string;
}

export interface Contents {
  /** Keeps the bytes of a document that is on file. */
  keep(document: DocumentId, bytes: Uint8Array): Promise<void>;
  /** The bytes. Undefined where whoever acts may not see them. Throws SEAL_BROKEN, NO_KEY. */
  open(document: DocumentId): Promise<Uint8Array | undefined>;
}

const ringOf = (keys: Keys, kind: string): Ring => (kind === MEDICAL ? keys.medical : keys.general);

const boundTo = ({ participant, id, kind }: DocumentId): string => `document|${kind}|${participant}|${id}`;

/** The contents within a transaction. */
export function contentsOf(run: RunStatement, keys: () => Keys, command: string): Contents {
  return {
    async keep(document, bytes) {
      const { participant, id, kind } = document;
      const ring = ringOf(keys(), kind);
      const { nonce, ciphertext } = encrypt(ring.key(ring.current), boundTo(document), bytes);
      await run(
        `insert into retiro.document_content (participant, document, kind, key_id, nonce, ciphertext, command)
          values ($1, $2, $3, $4, $5, $6, $7)`,
        [participant, id, kind, ring.current, nonce, ciphertext, command],
      );
    },
    async open(document) {
      const { participant, id, kind } = document;
      const { rows } = await run(
        'select key_id, nonce, ciphertext from retiro.document_content where participant = $1 and document = $2',
        [participant, id],
      );
      const row = rows[0] as unknown as (Encrypted & { readonly key_id: string }) | undefined;
      return row === undefined ? undefined : decrypt(ringOf(keys(), kind).key(row.key_id), boundTo(document), id, row);
    },
  };
}
