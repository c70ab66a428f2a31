// Days and months as people read them, in the long form of their language; and the months around one.
// They are calendar days: no time zone but Puerto Rico's, and that only to know which day it is.

import type { Month } from '../../src/base/index.ts';
import { dayInPuertoRico, formatDay, formatMonth, type Language, parseDay, parseMonth } from '../../src/base/index.ts';

const LOCALES: Readonly<Record<Language, string>> = { es: 'es-PR', en: 'en-US' };

function written(iso: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(new Date(`${iso}T00:00Z`));
}

/** "2026-11-30" as "30 de noviembre de 2026" or "November 30, 2026". */
export function dayText(day: string, language: Language): string {
  return written(day, language, { dateStyle: 'long' });
}

/** "2026-11" as "noviembre de 2026" or "November 2026". */
export function monthText(month: string, language: Language): string {
  return written(`${month}-01`, language, { month: 'long', year: 'numeric' });
}

/** The names of the twelve months, January first. */
export function monthNames(language: Language): readonly string[] {
  return Array.from({ length: 12 }, (_, index) =>
    written(`2026-${`${index + 1}`.padStart(2, '0')}-01`, language, { month: 'long' }),
  );
}

function today(): string {
  return formatDay(dayInPuertoRico(Date.now()));
}

export function thisMonth(): string {
  return today().slice(0, 7);
}

/** The month so many after one, before it where negative. */
export function monthsAfter(month: string, months: number): string {
  return formatMonth(((parseMonth(month) as Month) + months) as Month);
}

export function isDay(text: string): boolean {
  return parseDay(text) !== undefined;
}

export function isMonth(text: string): boolean {
  return parseMonth(text) !== undefined;
}
