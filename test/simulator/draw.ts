// Chance from a seed: the same seed draws the same office.
// What is drawn is in calls.ts.

export class Draw {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 0x9e3779b1) >>> 0;
  }

  /** From 0 up to, and not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(of: number): boolean {
    return this.next() < of;
  }

  of<T>(some: readonly T[]): T {
    if (some.length === 0) throw new RangeError('there is nothing to draw from');
    return some[Math.floor(this.next() * some.length)] as T;
  }

  /** One of those, or undefined where there is none. */
  ofAny<T>(some: Iterable<T>): T | undefined {
    const all = [...some];
    return all.length === 0 ? undefined : this.of(all);
  }

  money(least: number, most: number): string {
    const cents = this.whole(least * 100, most * 100);
    return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  }
}
