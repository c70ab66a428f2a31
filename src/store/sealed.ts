// Sealed values: encrypted, bound to their id and kind, in a table of their own; every other row holds the id.
// Who may open which kind is row-level security's; the cipher is in cipher.ts, keys are in keys.ts.

import { createHmac } from 'node:crypto';
import { decrypt, type Encrypted, encrypt } from './cipher.ts';
import type { Keys, Ring } from './keys.ts';
import type { RunStatement } from './session-kysely.ts';

export type SealedKind = 'ssn' | 'bank' | 'second-factor' | 'medical';

/** What other rows may hold of a sealed value. */
export interface Sealed {
  readonly id: string;
  /** The last four characters of an SSN or a bank number; null of anything else. */
  readonly last4: string | null;
}

export interface SealedValues {
  /** Encrypts a text under a new id. */
  seal(kind: SealedKind, text: string): Promise<Sealed>;
  /** The text. Undefined where whoever acts may not see it, or it was shredded. Throws SEAL_BROKEN, NO_KEY. */
  unseal(id: string): Promise<string | undefined>;
  /** The texts of many, by id; left out is what `unseal` would give nothing for. */
  unsealAll(ids: readonly string[]): Promise<Map<string, string>>;
  /** The ids under which an equal text of the kind is sealed. */
  find(kind: SealedKind, text: string): Promise<string[]>;
  /** Encrypts again, with the current keys, at most so many values that are under older ones. Answers how many. */
  rotate(limit: number): Promise<number>;
  /** Forgets the text for good; the id stays. */
  shred(id: string): Promise<void>;
}

const ringOf = (keys: Keys, kind: SealedKind): Ring => (kind === 'medical' ? keys.medical : keys.general);

/** A text moved to another id or kind does not open. */
const boundTo = (kind: SealedKind, id: string): string => `${kind}|${id}`;

function sealText(key: Uint8Array, kind: SealedKind, id: string, text: string): Encrypted {
  return encrypt(key, boundTo(kind, id), Buffer.from(text, 'utf8'));
}

function openText(key: Uint8Array, row: SealedRow): string {
  return decrypt(key, boundTo(row.kind, row.id), row.id, row).toString('utf8');
}

/** Equal texts of a kind are one digest; without the second key it can neither be made nor be guessed. */
function lookupDigest(keys: Keys, kind: SealedKind, text: string): Uint8Array {
  return createHmac('sha256', keys.lookup).update(`${kind}|${text}`).digest();
}

interface SealedRow extends Encrypted {
  readonly id: string;
  readonly kind: SealedKind;
  readonly key_id: string;
}

const COLUMNS = 'id, kind, key_id, nonce, ciphertext';

/** The sealed values within a transaction. Ids come from the transaction, so that a retry gives the same. */
export function sealedValues(run: RunStatement, keys: () => Keys, newId: () => string, command: string): SealedValues {
  const write = (row: SealedRow): Promise<unknown> =>
    run('update retiro.sealed set key_id = $2, nonce = $3, ciphertext = $4 where id = $1', [
      row.id,
      row.key_id,
      row.nonce,
      row.ciphertext,
    ]);
  return {
    async seal(kind, text) {
      const id = newId();
      const ring = ringOf(keys(), kind);
      const { nonce, ciphertext } = sealText(ring.key(ring.current), kind, id, text);
      const numbered = kind === 'ssn' || kind === 'bank';
      const last4 = numbered ? text.slice(-4) : null;
      const digest = numbered ? lookupDigest(keys(), kind, text) : null;
      await run(
        `insert into retiro.sealed (${COLUMNS}, last4, digest, command) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, kind, ring.current, nonce, ciphertext, last4, digest, command],
      );
      return { id, last4 };
    },
    async unseal(id) {
      const { rows } = await run(`select ${COLUMNS} from retiro.sealed where id = $1`, [id]);
      const row = rows[0] as unknown as SealedRow | undefined;
      if (row === undefined || row.ciphertext === null) return undefined;
      return openText(ringOf(keys(), row.kind).key(row.key_id), row);
    },
    async unsealAll(ids) {
      const { rows } = await run(`select ${COLUMNS} from retiro.sealed where id = any($1) and ciphertext is not null`, [
        ids,
      ]);
      return new Map(
        (rows as unknown as SealedRow[]).map((row) => [
          row.id,
          openText(ringOf(keys(), row.kind).key(row.key_id), row),
        ]),
      );
    },
    async find(kind, text) {
      const digest = lookupDigest(keys(), kind, text);
      const found = await run('select id from retiro.sealed where digest = $1 and kind = $2 order by id', [
        digest,
        kind,
      ]);
      return found.rows.map(({ id }) => id as string);
    },
    async rotate(limit) {
      const current = [keys().general.current, keys().medical.current];
      const { rows } = await run(
        `select ${COLUMNS} from retiro.sealed
          where key_id is not null and key_id <> case kind when 'medical' then $2 else $1 end
          order by id limit $3 for update skip locked`,
        [...current, limit],
      );
      for (const row of rows as unknown as SealedRow[]) {
        const ring = ringOf(keys(), row.kind);
        const text = openText(ring.key(row.key_id), row);
        await write({ ...row, key_id: ring.current, ...sealText(ring.key(ring.current), row.kind, row.id, text) });
      }
      return rows.length;
    },
    async shred(id) {
      const change = 'key_id = null, nonce = null, ciphertext = null, last4 = null, digest = null';
      await run(`update retiro.sealed set ${change} where id = $1`, [id]);
    },
  };
}
