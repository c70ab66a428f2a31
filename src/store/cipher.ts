// AES-256-GCM, bound to what it is of: what was encrypted for one id does not open under another.
// What is encrypted with it is in sealed.ts and contents.ts; keys are in keys.ts.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { StoreFault } from './faults.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Encrypted {
  readonly nonce: Uint8Array;
  /** The tag stands at its end. */
  readonly ciphertext: Uint8Array;
}

/** Encrypts the bytes under a fresh nonce, bound to a text that has to be given again to open them. */
export function encrypt(key: Uint8Array, bound: string, bytes: Uint8Array): Encrypted {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  return { nonce, ciphertext: Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]) };
}

/** The bytes. Throws SEAL_BROKEN, which names the id, where key, bound text or a byte is another. */
export function decrypt(key: Uint8Array, bound: string, id: string, { nonce, ciphertext }: Encrypted): Buffer {
  const end = ciphertext.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  decipher.setAuthTag(ciphertext.subarray(end));
  try {
    return Buffer.concat([decipher.update(ciphertext.subarray(0, end)), decipher.final()]);
  } catch (cause) {
    throw new StoreFault('SEAL_BROKEN', `the sealed value ${id} does not open`, { id }, { cause });
  }
}
