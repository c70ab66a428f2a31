// What can be wrong with a request besides its facts, in both languages: its text, its keys, its question, its readings.
// Faults of facts are worded beside their shapes in the law room, faults of a command line in call-words.ts.

import type { Words } from '../base/index.ts';
import type { Fault } from '../law/index.ts';

/** More of a text that somebody sent than this is not repeated in an answer. */
const MAX_QUOTED = 60;

const REQUEST_FAULTS = {
  'not-json': (found: string, line: number, column: number): Words => {
    const [en, es] = found === '' ? ['it ends too early', 'termina antes de tiempo'] : bothWays(found);
    return {
      en: `is no JSON: ${en} at line ${line}, column ${column}`,
      es: `no es JSON: ${es} en la línea ${line}, columna ${column}`,
    };
  },
  'not-utf-8': (): Words => ({
    en: 'is not in UTF-8: save it in that encoding',
    es: 'no está en UTF-8: guárdelo en esa codificación',
  }),
  'too-long': (mebibytes: number): Words => ({
    en: `is longer than ${mebibytes} MiB: no case needs as much, so look for what does not belong there`,
    es: `pasa de ${mebibytes} MiB: ningún caso necesita tanto; busque lo que no corresponde`,
  }),
  'too-deep': (levels: number): Words => ({
    en: `lies deeper than ${levels} levels: no fact does, so look for what does not belong there`,
    es: `está a más de ${levels} niveles: ningún hecho lo está; busque lo que no corresponde`,
  }),
  'not-a-request': (form: string): Words => ({
    en: `is no object: write ${form}, and "readings" where there are any`,
    es: `no es un objeto: escriba ${form}, y "readings" si hay lecturas`,
  }),
  'unknown-key': (key: string, known: readonly string[]): Words => ({
    en: `${quoted(key)} is not known here; known are ${known.join(', ')}`,
    es: `${quoted(key)} no se conoce aquí; se conocen ${known.join(', ')}`,
  }),
  'no-facts': (): Words => ({
    en: 'is needed here: an object of facts, {} where nothing is known',
    es: 'es necesario aquí: un objeto de hechos, {} si no se conoce ninguno',
  }),
  'no-question': (given: unknown, known: readonly string[]): Words => ({
    en: `${absent(given) ? 'is needed here' : `${quoted(given)} is no question`}: ask one of ${known.join(', ')}`,
    es: `${absent(given) ? 'es necesaria aquí' : `${quoted(given)} no es una pregunta`}: haga una de ${known.join(', ')}`,
  }),
  'not-readings': (): Words => ({
    en: 'is no object: write the option by the id of each reading, like {"rounding": "half-even-monthly"}',
    es: 'no es un objeto: escriba la opción por el id de cada lectura, como {"rounding": "half-even-monthly"}',
  }),
  'no-reading': (id: string, known: readonly string[]): Words => ({
    en: `${quoted(id)} is no reading; the readings are ${known.join(', ')}`,
    es: `${quoted(id)} no es una lectura; las lecturas son ${known.join(', ')}`,
  }),
  'no-option': (given: unknown, known: readonly string[]): Words => ({
    en: `${quoted(given)} is no option of this reading: choose one of ${known.join(', ')}`,
    es: `${quoted(given)} no es una opción de esta lectura: escoja una de ${known.join(', ')}`,
  }),
  'not-a-day': (given: unknown): Words => ({
    en: `${quoted(given)} is no date: write year-month-day as on the calendar, like "2026-11-30"`,
    es: `${quoted(given)} no es una fecha: escriba año-mes-día según el calendario, como "2026-11-30"`,
  }),
  'no-language': (given: unknown): Words => ({
    en: `${quoted(given)} is no language: write en or es`,
    es: `${quoted(given)} no es un idioma: escriba en o es`,
  }),
  'not-true-or-false': (given: unknown): Words => ({
    en: `${quoted(given)} is neither true nor false: write one of the two`,
    es: `${quoted(given)} no es true ni false: escriba uno de los dos`,
  }),
  'more-faults': (shown: number): Words => ({
    en: `there are more than ${shown} faults: mend these first`,
    es: `hay más de ${shown} faltas: corrija primero estas`,
  }),
  'no-law-for-date': (parameter: string, date: string | undefined): Words =>
    date === undefined
      ? {
          en: `nothing was known of ${parameter} by then: ask by a later day`,
          es: `entonces nada se conocía de ${parameter}: pregunte según un día posterior`,
        }
      : {
          en: `the law has no value of ${parameter} for ${date}: ask about a day for which it has one`,
          es: `la ley no tiene un valor de ${parameter} para ${date}: pregunte por un día para el que lo tenga`,
        },
} as const satisfies Readonly<Record<string, (...given: never[]) => Words>>;

export type RequestFaultCode = keyof typeof REQUEST_FAULTS;

/** The fault of that code at a JSON pointer, worded with what was given and what is known. */
export function requestFault<C extends RequestFaultCode>(
  at: string,
  code: C,
  ...given: Parameters<(typeof REQUEST_FAULTS)[C]>
): Fault {
  const word = REQUEST_FAULTS[code] as (...given: Parameters<(typeof REQUEST_FAULTS)[C]>) => Words;
  return { at, code, says: word(...given) };
}

function absent(given: unknown): boolean {
  return given === undefined || given === null;
}

function bothWays(found: string): readonly [string, string] {
  return [`unexpected ${quoted(found)}`, `${quoted(found)} inesperado`];
}

/** A value as JSON, cut where it is long. Only texts and numbers are shown: an object's text may nest without end. */
function quoted(given: unknown): string {
  if (typeof given === 'object' && given !== null) return Array.isArray(given) ? '[…]' : '{…}';
  const text = typeof given === 'string' && given.length > MAX_QUOTED ? `${given.slice(0, MAX_QUOTED)}…` : given;
  return JSON.stringify(text) ?? 'undefined';
}
