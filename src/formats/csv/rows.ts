// Text into rows of cells by RFC 4180, with either separator and any line end; broken quotes are faults, not an end.
// Our own: csv-parse (which the tests read the same texts with) knows no column of a fault and reads a tenth as fast.

/** A comma or a semicolon. */
export type Separator = ',' | ';';

/** Cells beyond these are counted and not kept: no table has as many columns. */
const MOST_CELLS = 1000;

export type QuoteFault = 'stray-quote' | 'text-after-quote' | 'quote-not-closed';

export interface Row {
  readonly cells: readonly string[];
  /** How many cells the row has, kept or not. */
  readonly count: number;
  /** What is wrong with the quotation marks of which cell; undefined where nothing is. */
  readonly broken: readonly { readonly cell: number; readonly code: QuoteFault }[] | undefined;
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Reads a text row by row. A row ends at CR, LF or CRLF outside quotation marks; one at the end of the text adds none. */
export class RowReader {
  private readonly text: string;
  private readonly separator: number;
  private at = 0;
  private cell = 0;
  private broken: { cell: number; code: QuoteFault }[] | undefined;

  constructor(text: string, separator: Separator) {
    this.text = text;
    this.separator = separator.charCodeAt(0);
  }

  /** The next row, or undefined at the end of the text. */
  next(): Row | undefined {
    if (this.at >= this.text.length) return undefined;
    const cells: string[] = [];
    this.cell = 0;
    this.broken = undefined;
    for (;;) {
      const value = this.text.charCodeAt(this.at) === QUOTE ? this.quoted() : this.plain();
      if (this.cell < MOST_CELLS) cells.push(value);
      this.cell += 1;
      if (this.text.charCodeAt(this.at) !== this.separator) break;
      this.at += 1;
    }
    this.skipLineEnd();
    return { cells, count: this.cell, broken: this.broken };
  }

  private plain(): string {
    const start = this.at;
    let stray = false;
    for (let code = this.text.charCodeAt(start); !this.endsCell(code); code = this.text.charCodeAt(this.at)) {
      if (code === QUOTE) stray = true;
      this.at += 1;
    }
    if (stray) this.fault('stray-quote');
    return this.text.slice(start, this.at);
  }

  private quoted(): string {
    let value = '';
    for (let start = this.at + 1; ; start = this.at) {
      const end = this.text.indexOf('"', start);
      if (end === -1) {
        this.fault('quote-not-closed');
        this.at = this.text.length;
        return value + this.text.slice(start);
      }
      value += this.text.slice(start, end);
      this.at = end + 1;
      if (this.text.charCodeAt(this.at) !== QUOTE) break;
      value += '"';
      this.at += 1;
    }
    return this.endsCell(this.text.charCodeAt(this.at)) ? value : value + this.afterQuote();
  }

  /** What stands between a closing quotation mark and the end of the cell, where nothing may. */
  private afterQuote(): string {
    this.fault('text-after-quote');
    const start = this.at;
    while (!this.endsCell(this.text.charCodeAt(this.at))) this.at += 1;
    return this.text.slice(start, this.at);
  }

  /** Past the end of the text the code is no number. */
  private endsCell(code: number): boolean {
    return code === this.separator || code === LINE_FEED || code === CARRIAGE_RETURN || Number.isNaN(code);
  }

  private skipLineEnd(): void {
    const code = this.text.charCodeAt(this.at);
    if (code === CARRIAGE_RETURN && this.text.charCodeAt(this.at + 1) === LINE_FEED) this.at += 1;
    if (code === CARRIAGE_RETURN || code === LINE_FEED) this.at += 1;
  }

  private fault(code: QuoteFault): void {
    this.broken ??= [];
    this.broken.push({ cell: this.cell, code });
  }
}
