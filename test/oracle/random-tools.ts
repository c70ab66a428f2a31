// Small helpers of the random cases.
import { addDays, addMonths, daysInMonth, isDate, monthOf, two } from './plain-dates.ts';

export type Rng = () => number;
export type Facts = Record<string, unknown>;

// mulberry32: the same seed, the same cases.
export function makeRng(seed: number): Rng {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function int(rng: Rng, low: number, high: number): number {
  return low + Math.floor(rng() * (high - low + 1));
}

export function chance(rng: Rng, probability: number): boolean {
  return rng() < probability;
}

export function pick<T>(rng: Rng, options: readonly T[]): T {
  return options[int(rng, 0, options.length - 1)]!;
}

// Mostly the first, sometimes one of the others.
export function mostly<T>(rng: Rng, usual: T, others: readonly T[], probability = 0.8): T {
  return chance(rng, probability) ? usual : pick(rng, others);
}

// A fact that is there, or null, or left out.
export function maybe(rng: Rng, key: string, value: unknown, probability = 0.7): Facts {
  if (chance(rng, probability)) return { [key]: value };
  return chance(rng, 0.5) ? { [key]: null } : {};
}

export function near(rng: Rng, date: string): string {
  return addDays(date, pick(rng, [-1, 0, 0, 1]));
}

export function between(rng: Rng, first: string, last: string): string {
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86400000);
  return addDays(first, int(rng, 0, Math.max(0, days)));
}

// A day of a month: its first, its last, its 15th or any.
export function dayIn(rng: Rng, month: string): string {
  const length = daysInMonth(month);
  return `${month}-${two(pick(rng, [1, length, length, 15, int(rng, 1, length), int(rng, 1, length)]))}`;
}

export function dateIn(rng: Rng, firstYear: number, lastYear: number): string {
  if (chance(rng, 0.08)) {
    const leap = int(rng, Math.ceil(firstYear / 4), Math.floor(lastYear / 4)) * 4;
    if (isDate(`${leap}-02-29`) && leap >= firstYear) return `${leap}-02-29`;
  }
  return dayIn(rng, `${int(rng, firstYear, lastYear)}-${two(int(rng, 1, 12))}`);
}

export function laterMonth(date: string, months: number): string {
  return addMonths(monthOf(date), months);
}

// The birth date of someone who is `years` on this day.
export function yearsBefore(date: string, years: number): string {
  const earlier = `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
  return isDate(earlier) ? earlier : `${earlier.slice(0, 4)}-02-28`;
}

export function moneyOf(cents: number): string {
  const whole = Math.max(0, Math.round(cents));
  return `${Math.floor(whole / 100)}.${two(whole % 100)}`;
}

// Annual salaries, some of which end a month on half a cent.
export function annualSalary(rng: Rng): string {
  const base = int(rng, 30, 160) * 100000 + pick(rng, [0, 6, 18, 30, 54, 1, int(rng, 0, 99999)]);
  return moneyOf(base);
}

export function anyMoney(rng: Rng, topCents: number): string {
  return moneyOf(mostly(rng, int(rng, 0, topCents), [0, 1, topCents, 100000], 0.85));
}

export function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const all = [...items];
  for (let index = all.length - 1; index > 0; index -= 1) {
    const other = int(rng, 0, index);
    [all[index], all[other]] = [all[other]!, all[index]!];
  }
  return all;
}
