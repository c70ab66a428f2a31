// A value of a proof, of a fact or of a result as people read it, whatever its kind.
// Which kind it is shows in its form, and of a rate in its name: that is how values cross the wire.

import type { Language } from '../../src/base/index.ts';
import { nameOf, WORDS } from '../words/names.ts';
import { dayText, isDay, isMonth, monthText } from './days.ts';
import { moneyText } from './money.ts';

/** Numbers that look like money and are none. */
const PERCENTS = ['percent', 'rate', 'annualRate', 'individualRate', 'employerRate'];
const NUMBERS = ['factor'];

/** Within a text: money, which comes with six decimals and an ellipsis where it is no whole cent; a day; a month. */
const PARTS = /(?<![\d/])(?:-?\d+\.(?:\d{6}…|\d\d(?!\d))|\d{4}-\d\d-\d\d|\d{4}-\d\d(?![\d-]))/g;

/** The value in words; a list with semicolons. `name` is that of the field it stands in, if any. */
export function valueText(value: unknown, language: Language, name?: string): string {
  const { proof, record } = WORDS[language];
  if (value === null || value === undefined) return proof.open;
  if (typeof value === 'boolean') return value ? record.yes : record.no;
  if (Array.isArray(value)) return value.map((part) => valueText(part, language, name)).join('; ');
  if (typeof value === 'object') return fieldsText(value, language);
  if (typeof value !== 'string') return String(value);
  if (name !== undefined && PERCENTS.includes(name)) return `${value}%`;
  return name !== undefined && NUMBERS.includes(name) ? value : textText(value, language);
}

function textText(text: string, language: Language): string {
  const parsed = parsedIn(text);
  if (parsed !== undefined) return valueText(parsed, language);
  if (/^\/\w/.test(text)) return pointerText(text, language);
  // What a list was found by stands before it.
  const [, code = '', rest] = /^([a-z]+): (.*)$/.exec(text) ?? [];
  if (rest !== undefined) return `${nameOf('code', code, language)}: ${textText(rest, language)}`;
  const name = nameOf('code', text, language);
  return name === text ? text.replace(PARTS, (part) => partText(part, language)).replaceAll('..', ' – ') : name;
}

function partText(part: string, language: Language): string {
  if (isDay(part)) return dayText(part, language);
  if (isMonth(part)) return monthText(part, language);
  return part.includes('.') ? moneyText(part) : part;
}

function fieldsText(fields: object, language: Language): string {
  return Object.entries(fields)
    .map(([name, value]) => `${nameOf('field', name, language)}: ${valueText(value, language, name)}`)
    .join(', ');
}

/** The evidence of a step may be an object or a list written as JSON. */
function parsedIn(text: string): unknown {
  if (!text.startsWith('{') && !text.startsWith('[')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The name of a fact from its pointer: "/service/0/from" is "Servicios 1: Desde". */
export function pointerText(pointer: string, language: Language): string {
  return pointer
    .split('/')
    .slice(1)
    .reduce((text, part) => {
      if (/^\d+$/.test(part)) return `${text} ${Number(part) + 1}`;
      return `${text === '' ? '' : `${text}: `}${nameOf('field', part, language)}`;
    }, '');
}
