// A figure of the benchmarks: what is measured, what is stated, and when it is missed.
// Which figures there are is in the lists of run.ts and law/rows.ts.

/** How far a figure may be missed before it counts: shared machines swing by that much. */
const NOISE = 0.75;

export interface Row {
  readonly name: string;
  readonly ours: number;
  readonly other: number;
  /** Above 1 is better than what is stated. */
  readonly ratio: number;
  readonly unit: string;
  /** Of the rounds in turn; `ours` is the best. */
  readonly median?: number;
  /** Anything else that the table of the documentation says. */
  readonly note?: string;
}

export const rounded = (value: number): number => Number(value.toPrecision(3));

/** A figure that is better the smaller it is. */
export function atMost(name: string, ours: number, stated: number, unit: string): Row {
  return { name, ours: rounded(ours), other: rounded(stated), ratio: rounded(stated / ours), unit };
}

/** A figure that is better the larger it is. */
export function atLeast(name: string, ours: number, stated: number, unit: string): Row {
  return { name, ours: rounded(ours), other: rounded(stated), ratio: rounded(ours / stated), unit };
}

export const isMissed = ({ ratio }: Row): boolean => !(ratio >= NOISE);
