// What calls are drawn from: the chance, the naive office as it is, the day; and somebody, some rows, a day not long ago.
// What each verb is asked is in inputs.ts and case-inputs.ts.

import type { Input } from './asked.ts';
import type { Draw } from './draw.ts';
import type { Model, Person } from './model.ts';
import { dayBefore } from './month.ts';

/** What a call is drawn from. */
export interface Setting {
  readonly draw: Draw;
  readonly model: Model;
  readonly today: string;
  /** Every reading with its default option. */
  readonly readings: readonly { readonly reading: string; readonly option: string }[];
}

export const person = ({ draw, model }: Setting): Person | undefined => draw.ofAny(model.people.values());

/** An id of a person on file, or once in a while of nobody. */
export const someone = (setting: Setting): string => {
  const found = setting.draw.chance(0.03) ? undefined : person(setting);
  return found?.id ?? 'NOBODY';
};

export const rows = (setting: Setting, one: (setting: Setting) => Input | Input[]): Input => {
  const count = setting.draw.chance(0.75) ? 1 : 2;
  return { rows: Array.from({ length: count }, () => one(setting)).flat() };
};

/** A day so many days before today at most. */
export function recently({ draw, today }: Setting, most: number): string {
  let day = today;
  for (let count = draw.whole(0, most); count > 0; count--) day = dayBefore(day);
  return day;
}
