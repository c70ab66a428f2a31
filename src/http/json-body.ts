// The one kind of body that is taken: JSON in UTF-8, read to a value or to the fault that keeps it from being one.
// Which keys and values it may hold is for the office and the law to say.

import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { pointerPart, syntaxFaultOf } from '../base/index.ts';
import { type Fault, requestFault } from '../wire/index.ts';

/** Facts lie six levels deep. */
const MAX_LEVELS = 10;

/** A request that was understood as HTTP and is not well formed: answered with its faults. */
export class Malformed extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super('malformed');
    this.faults = faults;
  }
}

/**
 * Bodies of any other type are refused. That also keeps out what a page of another site could send by a form, which is
 * never JSON. A key like __proto__ becomes an ordinary key of its own, and is refused as unknown like any other.
 */
export function addJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => {
    const read = readJson(body);
    if ('fault' in read) throw new Malformed([read.fault]);
    return read.value;
  });
}

function readJson(body: Buffer): { readonly value: unknown } | { readonly fault: Fault } {
  if (!isUtf8(body)) return { fault: requestFault('', 'not-utf-8') };
  const text = body.toString('utf8').replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { found, line, column } = syntaxFaultOf(text);
    return { fault: requestFault('', 'not-json', found, line, column) };
  }
  const deep = tooDeepIn(value, MAX_LEVELS);
  return deep === undefined ? { value } : { fault: requestFault(deep, 'too-deep', MAX_LEVELS) };
}

/** The pointer to the first object or list that lies deeper than so many levels; it looks no deeper than there. */
function tooDeepIn(value: unknown, levels: number): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return '';
  for (const [key, part] of Object.entries(value)) {
    const below = tooDeepIn(part, levels - 1);
    if (below !== undefined) return `/${pointerPart(key)}${below}`;
  }
  return undefined;
}
