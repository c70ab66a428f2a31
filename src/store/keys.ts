// The keys of sealed values: read from a file beside the data or from the environment, never from the database.
// What is done with them is in sealed.ts. A key never leaves this process, and prints as nothing.

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { StoreFault } from './faults.ts';

/** The keys of one purpose: the one that seals today, and those that still open what was sealed before. */
export interface Ring {
  readonly current: string;
  key(id: string): Uint8Array;
}

export interface Keys {
  /** For SSN, bank numbers and second-factor seeds. */
  readonly general: Ring;
  /** For medical text alone. */
  readonly medical: Ring;
  /** For the digest by which an equal value is found. It does not rotate: a rotated one would find nothing. */
  readonly lookup: Uint8Array;
}

interface RingText {
  readonly current: string;
  readonly keys: Readonly<Record<string, string>>;
}

interface KeysText {
  readonly general: RingText;
  readonly medical: RingText;
  readonly lookup: string;
}

const KEY_BYTES = 32;

/**
 * The keys of a text such as RETIRO_KEYS holds:
 * {"general":{"current":"g1","keys":{"g1":"…32 bytes in base64…"}},"medical":{…},"lookup":"…"}. Throws NO_KEY.
 */
export function parseKeys(text: string): Keys {
  let read: KeysText;
  try {
    read = JSON.parse(text) as KeysText;
  } catch {
    // The text is not repeated: it is secret even where it is wrong.
    throw new StoreFault('NO_KEY', 'the keys are no JSON');
  }
  return {
    general: ring('general', read.general),
    medical: ring('medical', read.medical),
    lookup: bytesOf('lookup', read.lookup),
  };
}

function ring(purpose: string, text: RingText | undefined): Ring {
  const keys = new Map(Object.entries(text?.keys ?? {}).map(([id, key]) => [id, bytesOf(`${purpose} ${id}`, key)]));
  const current = text?.current ?? '';
  const key = (id: string): Uint8Array => {
    const found = keys.get(id);
    if (found === undefined) throw new StoreFault('NO_KEY', `there is no ${purpose} key named '${id}'`);
    return found;
  };
  key(current);
  return { current, key };
}

function bytesOf(name: string, text: string | undefined): Uint8Array {
  const bytes = Buffer.from(text ?? '', 'base64');
  if (bytes.length !== KEY_BYTES) throw new StoreFault('NO_KEY', `the key ${name} is not ${KEY_BYTES} bytes in base64`);
  return new Uint8Array(bytes);
}

/** New keys as text, each named by the purpose and a number. */
export function newKeysText(): string {
  const key = (): string => randomBytes(KEY_BYTES).toString('base64');
  const one = (id: string): RingText => ({ current: id, keys: { [id]: key() } });
  const keys: KeysText = { general: one('general-1'), medical: one('medical-1'), lookup: key() };
  return `${JSON.stringify(keys, undefined, 2)}\n`;
}

/** The same keys with a new current one for both purposes; what was sealed before still opens. */
export function withNewKeys(text: string): string {
  const old = JSON.parse(text) as KeysText;
  const fresh = (purpose: string, { keys }: RingText): RingText => {
    const id = `${purpose}-${Object.keys(keys).length + 1}`;
    return { current: id, keys: { ...keys, [id]: randomBytes(KEY_BYTES).toString('base64') } };
  };
  const keys = { ...old, general: fresh('general', old.general), medical: fresh('medical', old.medical) };
  return `${JSON.stringify(keys, undefined, 2)}\n`;
}

/** The keys in a file, made with new ones where there is none: readable to its owner alone. */
export function keysInFile(file: string): Keys {
  if (!existsSync(file)) writeFileSync(file, newKeysText(), { mode: 0o600, flag: 'wx' });
  return parseKeys(readFileSync(file, 'utf8'));
}
