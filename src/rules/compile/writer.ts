// The statements of generated code as they are written: fresh names, the block at hand, and statuses worked out once.
// Which statement a node needs is in emit.ts, arithmetic.ts and choices.ts.

import { EXACT } from './kernel.ts';
import type { Region } from './regions.ts';
import { isOne, type Product, written } from './representation.ts';

/** "4-238-B.right" or "before-the-age" as an identifier. Throws where it can be none. */
export function identifier(text: string): string {
  const name = text.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '');
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  if (/[^\w./-]/.test(text) || !/^[a-z][A-Za-z0-9]*$/.test(lower)) throw new Error(`"${text}" makes no identifier`);
  return lower;
}

/** The names that the frame of a kernel uses. */
const RESERVED = 'begin beyond columns denied end i k law left many most outcome over rest results sure which'.split(
  ' ',
);

export class Writer {
  /** Whether only rows are worked out of which all is there: then a fact can be missing only where its absence means something. */
  readonly sure: boolean;
  /** The block in which the next statement stands. */
  here: Region;
  private readonly names = new Set<string>(RESERVED);
  /** The statuses by which a fact can be missing. */
  private readonly mayLack = new Set<string>();
  /** The most that integers can be, above zero or below, where that is known. */
  private readonly sizes = new Map<string, number>();
  /** The statuses that say whether one fact is there, and nothing else. */
  private readonly ofFacts = new Set<string>();

  constructor(here: Region, sure: boolean) {
    this.here = here;
    this.sure = sure;
  }

  /** A name that nothing has yet. */
  fresh(base: string): string {
    let name = base;
    for (let nth = 2; this.names.has(name); nth++) name = `${base}${nth}`;
    this.names.add(name);
    return name;
  }

  /** Writes statements as they are. */
  write(...lines: readonly string[]): void {
    this.here.lines.push(...lines);
  }

  /** Gives the expression a name. */
  put(base: string, expression: string, type?: string): string {
    const name = this.fresh(base);
    this.write(`const ${name}${type === undefined ? '' : `: ${type}`} = ${expression};`);
    return name;
  }

  /** A status as one name, so that it is worked out once. */
  status(base: string, expression: string): string {
    if (/^\w+$/.test(expression)) return expression;
    const name = this.put(`${base}Bits`, expression);
    if (this.lacks(expression)) this.lacking(name);
    return name;
  }

  /** Whether a fact can be missing by a status. */
  lacks(status: string): boolean {
    if (!this.sure) return true;
    return (status.match(/\w+/g) ?? []).some((word) => word === 'UNKNOWN' || this.mayLack.has(word));
  }

  /** Marks a status as one by which a fact can be missing. */
  lacking(status: string): void {
    this.mayLack.add(status);
  }

  /** A status that says whether one fact is there, and nothing else. */
  ofFact(status: string): string {
    this.ofFacts.add(status);
    return status;
  }

  isOfFact(status: string): boolean {
    return this.ofFacts.has(status);
  }

  /** The most that an integer can be, above zero or below: of a name, a number written out, or a product of them. */
  sizeOf(integer: string): number {
    const sizes = integer.split(' * ').map((factor) => {
      return /^-?\d+$/.test(factor) ? Math.abs(Number(factor)) : (this.sizes.get(factor) ?? Number.POSITIVE_INFINITY);
    });
    return sizes.reduce((all, size) => all * size, 1);
  }

  /** Marks the integer of that name as one that is never larger, in a row that counts. */
  sized(name: string, size: number): string {
    if (this.sure) this.sizes.set(name, size);
    return name;
  }

  /** A product of exact integers, exact itself or marked as beyond what doubles hold. */
  product(value: string, by: Product): string {
    if (isOne(by) || value === '0') return value;
    const product = value === '1' ? written(by) : `${value} * ${written(by)}`;
    return this.checked(this.put('n', product), this.sizeOf(product));
  }

  /**
   * The integer of that name, marked where it is beyond what doubles hold; it is not looked at where its size shows that it
   * never is. In rows of which all is there the sizes are added up, and looked at once in the end: what is no number, or too
   * large in sum, leaves the row for the other function.
   */
  checked(name: string, size: number): string {
    if (size <= EXACT) return this.sized(name, size);
    this.write(this.sure ? `most += Math.abs(${name});` : `if (${name} > EXACT || ${name} < -EXACT) beyond = true;`);
    return this.sized(name, EXACT);
  }
}
