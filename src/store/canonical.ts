// The one form of a value that is hashed: tagged and length-prefixed, so that no two values share it.
// Version 1; what is hashed with it is in rows-digest.ts, audit.ts and transact.ts.

import { createHash } from 'node:crypto';
import type { Json } from './values.ts';

/** Stands at the head of everything that is hashed; another form gets another number. */
export const CANONICAL_VERSION = 1;

/**
 * The canonical form of a JSON value. Keys are sorted by code unit; a member that is undefined is not there, as in JSON.
 * Lengths are bytes of UTF-8. Throws a TypeError on what JSON cannot hold.
 */
export function canonical(value: Json | undefined): string {
  switch (typeof value) {
    case 'string':
      return sized('s', value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} has no canonical form`);
      return sized('d', `${value}`);
    case 'boolean':
      return value ? 't' : 'f';
    case 'object':
      return value === null ? 'n' : structure(value);
    default:
      throw new TypeError(`a ${typeof value} has no canonical form`);
  }
}

function structure(value: readonly Json[] | { readonly [key: string]: Json }): string {
  if (Array.isArray(value)) return `a${value.length}:${value.map(canonical).join('')}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('only plain objects have a canonical form');
  const members = value as { readonly [key: string]: Json | undefined };
  const keys = Object.keys(members).filter((key) => members[key] !== undefined);
  keys.sort();
  return `o${keys.length}:${keys.map((key) => sized('s', key) + canonical(members[key])).join('')}`;
}

function sized(tag: string, text: string): string {
  return `${tag}${Buffer.byteLength(text)}:${text}`;
}

/** SHA-256, 32 bytes, of a domain, the version and the forms one after the other. */
export function digestForms(domain: string, ...forms: readonly (string | Uint8Array)[]): Uint8Array {
  const hash = createHash('sha256').update(`${domain}\0`).update(Uint8Array.of(CANONICAL_VERSION));
  for (const form of forms) hash.update(form);
  return new Uint8Array(hash.digest());
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
