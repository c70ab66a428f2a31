// NDJSON in: bytes in chunks become lines, each a text or the fault that keeps it from being one.
// It holds one line and one chunk at a time, however long the stream is; what a line asks is not its business.

import { isUtf8 } from 'node:buffer';
import { type Fault, requestFault } from '../wire/index.ts';

const MAX_LINE_MEBIBYTES = 4;
const MAX_LINE_BYTES = MAX_LINE_MEBIBYTES * 1024 * 1024;

/** What is kept of an unfinished line from one chunk to the next; beyond it the space is given back. */
const USUAL_BYTES = 64 * 1024;

const NEWLINE = 10;
const BYTE_ORDER_MARK = '\uFEFF';

export type Line = { readonly text: string } | { readonly fault: Fault };

export class LineSplitter {
  private kept = Buffer.alloc(0);
  private keptBytes = 0;
  private tooLong = false;
  private atStart = true;

  /** The lines that end in this chunk; blank ones are left out. */
  *linesOf(chunk: Buffer): Generator<Line> {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      const line = this.finished(chunk.subarray(from, end));
      if (line !== undefined) yield line;
      from = end + 1;
    }
    this.keep(chunk.subarray(from));
  }

  /** The last line, where no newline ends it. */
  last(): Line | undefined {
    return this.finished(Buffer.alloc(0));
  }

  private finished(rest: Buffer): Line | undefined {
    const bytes = this.whole(rest);
    const { tooLong } = this;
    const first = this.atStart;
    this.keptBytes = 0;
    this.tooLong = false;
    this.atStart = false;
    if (this.kept.length > USUAL_BYTES) this.kept = Buffer.alloc(0);
    if (tooLong) return { fault: requestFault('', 'too-long', MAX_LINE_MEBIBYTES) };
    if (!isUtf8(bytes)) return { fault: requestFault('', 'not-utf-8') };
    const decoded = bytes.toString('utf8');
    const text = first && decoded.startsWith(BYTE_ORDER_MARK) ? decoded.slice(1) : decoded;
    return /^[ \t\r]*$/.test(text) ? undefined : { text };
  }

  /** The bytes of a line that ends now: without a copy where all of them are in this chunk. */
  private whole(rest: Buffer): Buffer {
    if (this.keptBytes > 0 || this.tooLong || rest.length > MAX_LINE_BYTES) this.keep(rest);
    else return rest;
    return this.kept.subarray(0, this.keptBytes);
  }

  private keep(part: Buffer): void {
    const bytes = this.keptBytes + part.length;
    if (this.tooLong || bytes > MAX_LINE_BYTES) {
      this.tooLong = true;
      this.keptBytes = 0;
      return;
    }
    if (bytes > this.kept.length) {
      const grown = Buffer.allocUnsafeSlow(Math.max(bytes, 2 * this.kept.length));
      this.kept.copy(grown, 0, 0, this.keptBytes);
      this.kept = grown;
    }
    part.copy(this.kept, this.keptBytes);
    this.keptBytes = bytes;
  }
}
