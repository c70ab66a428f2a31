// SHA-256 of canonical text: the same on every engine and in the browser.
// What is canonical is decided by whoever builds the text.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of the text's UTF-8 bytes, in lower-case hexadecimal. */
export function digestOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
