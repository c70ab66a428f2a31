// Days and months as people write them in either language.
// How they are written for programs is in day.ts.

import { type Day, dayOfMonth, type Month, monthNumberOf, yearOf } from './day.ts';
import type { Language } from './words.ts';

const MONTH_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};

/** "November 2, 2026", "2 de noviembre de 2026". */
export function dayInWords(day: Day, language: Language): string {
  const month = MONTH_NAMES[language][monthNumberOf(day) - 1];
  return language === 'en'
    ? `${month} ${dayOfMonth(day)}, ${yearOf(day)}`
    : `${dayOfMonth(day)} de ${month} de ${yearOf(day)}`;
}

/** "November 2026", "noviembre de 2026". */
export function monthInWords(month: Month, language: Language): string {
  const name = MONTH_NAMES[language][month % 12];
  return `${name}${language === 'en' ? '' : ' de'} ${Math.floor(month / 12)}`;
}
