// What a rule of the naive office is given and what it answers: a code, or what it does to the model.
// The rules themselves are in rules.ts and the files that it puts together.

import type { Model, Person } from './model.ts';

export type Input = Readonly<Record<string, unknown>>;

/** What the office answered, and the ids of the facts that it recorded, in their order. */
interface Told {
  readonly outcome: Readonly<Record<string, unknown>>;
  readonly facts: readonly string[];
}

export interface Asked {
  readonly model: Model;
  readonly who: string;
  readonly today: string;
  readonly input: Input;
}

/** Does it to the model. Answers how many audit lines it took, where that is not one; throws where the answer is wrong. */
export type Effect = (told: Told, seq: number) => number | undefined;

/** A code, or what it does. */
export type Rule = (asked: Asked) => string | Effect;

export type Row = Readonly<Record<string, string>>;

export const personOf = ({ model, input }: Asked): Person | undefined => model.people.get(`${input.participant}`);

export const given = (value: Readonly<Record<string, unknown>>) => JSON.parse(JSON.stringify(value)) as typeof value;

/** With the keys of every object in order. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
