// How the command line writes: to standard output with respect for who reads it, to standard error a line at a time.
// What is written is put together elsewhere.

import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes a text and waits until there is room for more: a slow reader slows us down instead of filling memory. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

/** A text that stays on one line and sends no commands to a terminal, whatever a document put into it. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export function complain(text: string): void {
  process.stderr.write(`${oneLine(text)}\n`);
}
