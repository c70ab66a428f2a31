// The open points of the law and the options that settle them: which there are, and which apply to one decision.
// Their words and evidence are in register/readings.yaml; what an option does is in the rule that reads it.

import { READINGS } from './register/readings.generated.ts';

export type ReadingId = keyof typeof READINGS;

const OPTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(READINGS).map(([id, { options }]) => [id, Object.keys(options)]),
);

/** The options chosen, by the id of the reading; what is not named applies by default. */
export type Readings = Readonly<Record<string, string>>;

export function isReading(id: string): id is ReadingId {
  return Object.hasOwn(READINGS, id);
}

/** The options of an open point, the default among them. */
export function optionsOf(id: ReadingId): readonly string[] {
  return OPTIONS.get(id) ?? [];
}

/** The option that applies: the one chosen, else the default. */
export function appliedOption(chosen: Readings, id: string): string {
  if (!isReading(id)) throw new Error(`there is no reading ${id}`);
  return Object.hasOwn(chosen, id) ? (chosen[id] as string) : READINGS[id].default;
}
