// What is wrong with the input of a command or query, by pointer and in both languages: zod finds it, and words what we do not.
// Why a well-formed command is refused is in refusal-words.ts.

import { z } from 'zod';
import { type Language, pointerPart, type Words } from '../base/index.ts';
import type { WireFault } from './answers.ts';
import { moneySchema, monthSchema } from './value-schemas.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const ZOD_WORDS: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  en: z.locales.en().localeError,
  es: z.locales.es().localeError,
};

const NEEDED: Words = { en: 'is needed here', es: 'es necesario aquí' };

const UNKNOWN: Words = { en: 'there is no % here', es: 'aquí no hay %' };

const NOT_LISTED: Words = { en: 'is none of these: write one of %', es: 'no es de estos: escriba uno de %' };

const NO_DAY: Words = { en: 'is no day: write it like 2026-11-30', es: 'no es una fecha: escríbala como 2026-11-30' };

const NO_FORM: Words = {
  en: 'is not written in its form, which the documentation of the API shows',
  es: 'no está escrito en su forma, que muestra la documentación de la API',
};

/** What a text of a form looks like, by the pattern of its schema. */
const FORMS: ReadonlyMap<string | undefined, Words> = new Map([
  [
    patternOf(moneySchema),
    {
      en: 'is no amount: write dollars and two decimals like 1234.50',
      es: 'no es una cantidad: escriba dólares y dos decimales como 1234.50',
    },
  ],
  [patternOf(monthSchema), { en: 'is no month: write it like 2026-11', es: 'no es un mes: escríbalo como 2026-11' }],
]);

/** A character that no text has: NUL, or half of a pair. No database keeps it. */
const NO_TEXT: Words = {
  en: 'holds a character that no text has (NUL, or half of a pair): type it anew',
  es: 'tiene un carácter que ningún texto tiene (NUL, o la mitad de un par): escríbalo de nuevo',
};

/** The input, checked, or every fault of it in one language. */
export function readInput<T>(
  schema: z.ZodType<T>,
  given: unknown,
  language: Language,
): { readonly input: T } | { readonly faults: readonly WireFault[] } {
  const read = schema.safeParse(given, {
    error: (issue) => ownWords(issue)?.[language] ?? ZOD_WORDS[language](issue),
  });
  if (read.success) {
    const faults = notKept(read.data, '', language);
    return faults.length > 0 ? { faults } : { input: read.data };
  }
  return {
    faults: read.error.issues.map(({ path, code, message }) => ({
      at: path.map((part) => `/${pointerPart(String(part))}`).join(''),
      code,
      says: message,
    })),
  };
}

/** Our words for what goes wrong most; undefined where zod's have to do. */
function ownWords(issue: Issue): Words | undefined {
  if (issue.code === 'invalid_type' && issue.input === undefined) return NEEDED;
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.join(', ');
    return { en: UNKNOWN.en.replace('%', () => keys), es: UNKNOWN.es.replace('%', () => keys) };
  }
  if (issue.code === 'invalid_value') {
    const listed = issue.values.map(String).join(', ');
    return { en: NOT_LISTED.en.replace('%', () => listed), es: NOT_LISTED.es.replace('%', () => listed) };
  }
  if (issue.code !== 'invalid_format') return undefined;
  if (issue.format === 'date') return NO_DAY;
  return issue.format === 'regex' ? (FORMS.get(String(issue.pattern)) ?? NO_FORM) : undefined;
}

/** The pattern of a text's schema, as an issue names it. */
function patternOf(schema: z.ZodString): string | undefined {
  const [check] = schema.def.checks ?? [];
  const { pattern } = (check?._zod.def ?? {}) as { readonly pattern?: RegExp };
  return pattern === undefined ? undefined : String(pattern);
}

function notKept(value: unknown, at: string, language: Language): WireFault[] {
  if (typeof value === 'string') {
    return /[\0\p{Cs}]/u.test(value) ? [{ at, code: 'no-text', says: NO_TEXT[language] }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => notKept(part, `${at}/${pointerPart(key)}`, language));
}
