// One JSON document in: its bytes become a value, or the fault that keeps them from being JSON.
// A stream of many is in lines.ts.

import { isUtf8 } from 'node:buffer';
import { syntaxFaultOf } from '../base/index.ts';
import { type Fault, requestFault } from '../wire/index.ts';

const MAX_MEBIBYTES = 16;

export type Parsed = { readonly value: unknown } | { readonly fault: Fault };

/** All chunks as one document. What is too long is not read to its end. */
export async function readDocument(chunks: AsyncIterable<Buffer>): Promise<Parsed> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MAX_MEBIBYTES * 1024 * 1024) return { fault: requestFault('', 'too-long', MAX_MEBIBYTES) };
    parts.push(chunk);
  }
  const whole = Buffer.concat(parts, bytes);
  return isUtf8(whole)
    ? parseJson(whole.toString('utf8').replace(/^\uFEFF/, ''))
    : { fault: requestFault('', 'not-utf-8') };
}

/** The value that a text is, or where it is no JSON. */
export function parseJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const { found, line, column } = syntaxFaultOf(text);
    return { fault: requestFault('', 'not-json', found, line, column) };
  }
}
