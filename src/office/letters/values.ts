// Values as a letter says them: money, days, months, shares and codes, in the reader's language.
// How steps and facts are put together is in steps.ts; the words of the letters themselves, in the file of each kind.

import { dayInWords, type Language, monthInWords, parseDay, parseMonth, type Words } from '../../base/index.ts';
import { lexicon } from '../../law/index.ts';
import { fieldName } from '../../wire/index.ts';

/** Codes that the law's own words do not have, or have for another thing: by the field that they stand in. */
const CODES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  appointment: {
    government: { en: 'physician of the Government', es: 'médico del Gobierno' },
    designated: { en: 'designated by the Administrator', es: 'designado por el Administrador' },
    own: { en: 'chosen by the participant', es: 'escogido por el participante' },
  },
  capacity: {
    judge: { en: 'judge', es: 'juez' },
    government: { en: 'other Government service', es: 'otro servicio al Gobierno' },
  },
  office: {
    supreme: { en: 'Supreme Court', es: 'Tribunal Supremo' },
    appeals: { en: 'Court of Appeals', es: 'Tribunal de Apelaciones' },
    superior: { en: 'Superior Court', es: 'Tribunal Superior' },
    municipal: { en: 'Municipal Court', es: 'Tribunal Municipal' },
    district: { en: 'District Court', es: 'Tribunal de Distrito' },
  },
};

const NOTHING = '–';
const YES_NO = { true: { en: 'yes', es: 'sí' }, false: { en: 'no', es: 'no' } } as const;

/** "$2,780.00"; an amount that is no whole cent keeps its places and its ellipsis. */
export function moneyText(amount: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\..*)$/.exec(amount) ?? [];
  return whole === '' ? amount : `${sign}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`;
}

/** A day in words; a text that is none stays as it is. */
export function dayText(text: string, language: Language): string {
  const day = parseDay(text);
  return day === undefined ? text : dayInWords(day, language);
}

export function monthText(text: string, language: Language): string {
  const month = parseMonth(text);
  return month === undefined ? text : monthInWords(month, language);
}

/** "177 months (14 years and 9 months)". */
export function monthsText(months: number, language: Language): string {
  const unit = (count: number, one: Words, more: Words): string => `${count} ${(count === 1 ? one : more)[language]}`;
  const inMonths = (count: number): string => unit(count, { en: 'month', es: 'mes' }, { en: 'months', es: 'meses' });
  const years = Math.floor(months / 12);
  if (years === 0) return inMonths(months);
  const whole = unit(years, { en: 'year', es: 'año' }, { en: 'years', es: 'años' });
  const and = language === 'en' ? ' and ' : ' y ';
  return `${inMonths(months)} (${whole}${months % 12 === 0 ? '' : `${and}${inMonths(months % 12)}`})`;
}

/** A share in percent and a number above one as a decimal, where that ends within four places; else the fraction. */
function shareText(n: bigint, d: bigint): string {
  const percent = n <= d;
  const scaled = n * (percent ? 1_000_000n : 10_000n);
  if (d === 0n || n < 0n || scaled % d !== 0n) return `${n}/${d}`;
  const text = String(scaled / d).padStart(5, '0');
  const places = text.slice(-4).replace(/0+$/, '');
  return `${text.slice(0, -4)}${places === '' ? '' : `.${places}`}${percent ? '%' : ''}`;
}

/** A value of a proof, of a result or of a fact, in words; `field` is the name it stands under, if any. */
export function valueText(value: unknown, language: Language, field = ''): string {
  if (value === null || value === undefined || value === '-') return NOTHING;
  if (typeof value === 'boolean') return YES_NO[`${value}`][language];
  if (typeof value === 'number') return /months?$/i.test(field) ? monthsText(value, language) : String(value);
  if (Array.isArray(value)) {
    return value.length === 0 ? NOTHING : value.map((part) => valueText(part, language, field)).join('; ');
  }
  if (typeof value === 'object') return fieldsText(value, language);
  return textText(String(value), language, field);
}

/** Fields of programs alone, which say nothing to the reader of a letter. */
const UNSAID = new Set(['id', 'fact', 'known', 'recorded']);

function fieldsText(fields: object, language: Language): string {
  return Object.entries(fields)
    .filter(([name]) => !UNSAID.has(name))
    .map(([name, value]) => `${fieldName(name, language)}: ${valueText(value, language, name)}`)
    .join(', ');
}

/** Fields that hold what somebody wrote: it is no code, and nothing in it is rewritten. */
const WRITTEN = new Set(['name', 'physician']);

function textText(text: string, language: Language, field: string): string {
  if (WRITTEN.has(field)) return text;
  const code = CODES[field]?.[text] ?? lexicon.code(text);
  if (code !== undefined) return code[language];
  const parsed = /^[[{]/.test(text) ? parsedIn(text) : undefined;
  if (parsed !== undefined) return valueText(parsed, language, field);
  if (field === 'percent') return `${text.replace(/\.?0+$/, '')}%`;
  if (field === 'factor') return text;
  const [, n, d] = /^(-?\d+)\/(\d+)$/.exec(text) ?? [];
  if (n !== undefined && d !== undefined) return shareText(BigInt(n), BigInt(d));
  // Within a text: spans of days, days, months, and money, with six places and an ellipsis where it is no whole cent.
  return text.replace(PARTS, (part) => partText(part, language)).replaceAll('..', ' – ');
}

const PARTS = /(?<![\d/])(?:-?\d+\.(?:\d{6}…|\d\d(?!\d))|\d{4}-\d\d-\d\d|\d{4}-\d\d(?![\d-]))/g;

function partText(part: string, language: Language): string {
  if (part.includes('.')) return moneyText(part);
  return part.length > 'YYYY-MM'.length ? dayText(part, language) : monthText(part, language);
}

/** Evidence may be an object or a list written as JSON. */
function parsedIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A sentence of the law with the days of spans in words too. */
export function withDays(text: string, language: Language): string {
  return text.replace(/\d{4}-\d\d-\d\d/g, (day) => dayText(day, language)).replaceAll('..', ' – ');
}

/** The name of a fact from its pointer: "/service/0/from" is "servicios 1: desde". */
export function pointerText(pointer: string, language: Language): string {
  return pointer
    .split('/')
    .slice(1)
    .reduce((text, part) => {
      if (/^\d+$/.test(part)) return `${text} ${Number(part) + 1}`;
      return `${text === '' ? '' : `${text}: `}${fieldName(part, language)}`;
    }, '');
}

export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The name of a rule, without the sentence of how it comes about. */
export function nameIn(text: string): string {
  const end = text.indexOf(': ');
  return end < 0 ? text : text.slice(0, end);
}
