// Chance that is the same on every machine: a small seeded generator in 32-bit integers (mulberry32).
// What is drawn is decided by whoever draws.

import { addDays, type Day, daysBetween } from '../base/index.ts';

/**
 * A stream of draws of its own for everyone the sample knows: someone stays the same person whoever else there is.
 * Nothing here is a floating-point sum, so that no machine can differ.
 */
export class Draw {
  #state: number;

  /** The stream of a seed and a name, such as a participant's id. */
  constructor(seed: number, name: string) {
    this.#state = hashOf(`${seed}/${name}`);
  }

  /** A whole number from 0 to `limit` - 1. The limit is above zero and far below 2^32. */
  below(limit: number): number {
    return this.#next() % limit;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True once in `times`, in the long run. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  /** One of the list, which is not empty. */
  from<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** A day from one to another, both included. */
  dayBetween(from: Day, to: Day): Day {
    return addDays(from, this.below(daysBetween(from, to) + 1));
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

/** 32 bits of a text (FNV-1a over its UTF-16 units). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
