// Where a text stops being JSON: JSON.parse says that it is none, but on some versions of Node not where.
// It is asked only about texts that JSON.parse has refused, and reads them without recursion, however deep they are.

/** The first place that no JSON text can have: its line and column from 1, and what stands there ("" at the end). */
export interface SyntaxFault {
  readonly found: string;
  readonly line: number;
  readonly column: number;
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Of a text that JSON.parse refuses. */
export function syntaxFaultOf(text: string): SyntaxFault {
  const at = new Reader(text).faultAt();
  const before = text.slice(0, at);
  const lastBreak = before.lastIndexOf('\n');
  const found = text.codePointAt(at);
  return {
    found: found === undefined ? '' : String.fromCodePoint(found),
    line: before.split('\n').length,
    column: at - lastBreak,
  };
}

/** What may stand next: a value, a value or the end of an empty list, a key, and so on. */
type Next = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'comma-or-end';

class Reader {
  private readonly text: string;
  private at = 0;
  /** The closing brackets that are still owed, the innermost last. */
  private readonly open: ('}' | ']')[] = [];

  constructor(text: string) {
    this.text = text;
  }

  /** Reads on until something stands where it may not; a whole JSON text ends at its end. */
  faultAt(): number {
    let next: Next | undefined = 'value';
    while (next !== undefined) {
      this.skipSpace();
      next = this.step(next);
    }
    return this.at;
  }

  /** What may stand after the next piece; undefined where it is at fault, or the text is complete. */
  private step(next: Next): Next | undefined {
    const char = this.text[this.at];
    const closes = char !== undefined && char === this.open.at(-1);
    if (closes && next !== 'value' && next !== 'key') {
      this.at += 1;
      this.open.pop();
      return 'comma-or-end';
    }
    switch (next) {
      case 'comma-or-end':
        if (char !== ',' || this.open.length === 0) return undefined;
        this.at += 1;
        return this.open.at(-1) === '}' ? 'key' : 'value';
      case 'key':
      case 'key-or-end':
        return this.skipKey() ? 'value' : undefined;
      case 'value':
      case 'value-or-end':
        return this.stepValue(char);
    }
  }

  private stepValue(char: string | undefined): Next | undefined {
    if (char === '{' || char === '[') {
      this.at += 1;
      this.open.push(char === '{' ? '}' : ']');
      return char === '{' ? 'key-or-end' : 'value-or-end';
    }
    const read = char === '"' ? this.skipText() : this.pass(NUMBER) || this.pass(WORD);
    return read ? 'comma-or-end' : undefined;
  }

  private skipKey(): boolean {
    if (!this.skipText()) return false;
    this.skipSpace();
    if (this.text[this.at] !== ':') return false;
    this.at += 1;
    return true;
  }

  private skipText(): boolean {
    if (this.text[this.at] !== '"') return false;
    this.at += 1;
    for (;;) {
      const char = this.text[this.at];
      if (char === undefined || char < ' ') return false;
      if (char === '\\') {
        if (!this.pass(ESCAPE)) return false;
        continue;
      }
      this.at += 1;
      if (char === '"') return true;
    }
  }

  private pass(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found === null) return false;
    this.at += found[0].length;
    return true;
  }

  private skipSpace(): void {
    while (this.at < this.text.length && ' \t\n\r'.includes(this.text[this.at] as string)) this.at += 1;
  }
}
