// What can be wrong with a table of comma-separated values, in both languages, each with what would be right.
// Where a fault stands, and what is shown of the value, is decided here too; finding it is the reading's business.

import type { Words } from '../../base/index.ts';

/** More faults than these are not collected: whoever mends them sends the table again. */
export const MOST_FAULTS = 1000;

/** One thing that is wrong with a table. */
export interface TableFault {
  /** As a person counts in a spreadsheet: the header is row 1. */
  readonly row: number;
  /** The header of the column, or "" where the fault is not in one cell. */
  readonly column: string;
  /** Stable; for programs. */
  readonly code: TableFaultCode;
  /** What is wrong and what would be right, for people: to be read after the row and the column. */
  readonly says: Words;
  /** What stands there, shortly: harmless to print, and masked where it is a secret. */
  readonly value: string;
}

const TABLE_FAULTS = {
  'empty-file': (): Words => ({
    en: 'the file is empty: it needs a row of column names and a row for each record',
    es: 'el archivo está vacío: necesita una fila con los nombres de las columnas y una por cada registro',
  }),
  'file-too-long': (mebibytes: number): Words => ({
    en: `the file is longer than ${mebibytes} MiB: divide it`,
    es: `el archivo pasa de ${mebibytes} MiB: divídalo`,
  }),
  'other-encoding': (seen: string): Words => ({
    en: `the file is in ${seen}: save it as CSV in UTF-8`,
    es: `el archivo está en ${seen}: guárdelo como CSV en UTF-8`,
  }),
  workbook: (): Words => ({
    en: 'the file is a spreadsheet and no CSV: save it from there as CSV in UTF-8',
    es: 'el archivo es una hoja de cálculo y no un CSV: guárdelo desde ella como CSV en UTF-8',
  }),
  'not-utf-8': (byte: string, meaning: string | undefined): Words => ({
    en: `the file stops being UTF-8 here: the byte ${byte} ${meaning === undefined ? 'belongs to no character' : `would be "${meaning}" in Windows-1252 (Latin-1)`}; save the file as CSV in UTF-8`,
    es: `el archivo deja de ser UTF-8 aquí: el byte ${byte} ${meaning === undefined ? 'no es de ningún carácter' : `sería «${meaning}» en Windows-1252 (Latin-1)`}; guarde el archivo como CSV en UTF-8`,
  }),
  'cut-character': (byte: string, meaning: string | undefined): Words => ({
    en: `the file ends within a character: it was cut off, or the byte ${byte} is "${meaning}" in Windows-1252 (Latin-1); send it whole, as CSV in UTF-8`,
    es: `el archivo termina en medio de un carácter: se cortó, o el byte ${byte} es «${meaning}» en Windows-1252 (Latin-1); envíelo completo, como CSV en UTF-8`,
  }),
  'other-separator': (en: string, es: string): Words => ({
    en: `the columns are separated by ${en}: save the file with commas or semicolons`,
    es: `las columnas se separan con ${es}: guarde el archivo con comas o con punto y coma`,
  }),
  'no-header': (): Words => ({
    en: 'the first row is empty: the names of the columns belong there',
    es: 'la primera fila está vacía: ahí van los nombres de las columnas',
  }),
  'unknown-column': (known: readonly Words[]): Words => ({
    en: `is the name of no column here: they are ${known.map(({ en }) => en).join(', ')}`,
    es: `no es el nombre de ninguna columna de aquí: son ${known.map(({ es }) => es).join(', ')}`,
  }),
  'missing-column': (known: readonly Words[]): Words => ({
    en: `is missing from the first row: the columns are ${known.map(({ en }) => en).join(', ')}`,
    es: `falta en la primera fila: las columnas son ${known.map(({ es }) => es).join(', ')}`,
  }),
  'repeated-column': (): Words => ({
    en: 'stands more than once in the first row: keep one',
    es: 'está más de una vez en la primera fila: deje una sola',
  }),
  'no-rows': (): Words => ({
    en: 'there is no row below the names of the columns',
    es: 'no hay ninguna fila debajo de los nombres de las columnas',
  }),
  'too-many-rows': (most: number): Words => ({
    en: `there are more than ${most} rows: divide the file`,
    es: `hay más de ${most} filas: divida el archivo`,
  }),
  'empty-row': (): Words => ({
    en: 'the row is empty: delete it, or put back what stood there',
    es: 'la fila está vacía: elimínela, o devuelva lo que había en ella',
  }),
  'ragged-row': (cells: number, columns: number, separator: string): Words => ({
    en: `the row has ${cells} cells where the first row has ${columns}: a "${separator}" within a value needs quotation marks around the value`,
    es: `la fila tiene ${cells} celdas y la primera fila tiene ${columns}: si un valor lleva «${separator}», el valor va entre comillas`,
  }),
  'stray-quote': (): Words => ({
    en: 'has a quotation mark within: put marks around the whole value and double those within',
    es: 'tiene una comilla dentro: ponga comillas a todo el valor y duplique las de dentro',
  }),
  'text-after-quote': (): Words => ({
    en: 'goes on after its closing quotation mark: double the marks that are part of the value',
    es: 'sigue después de la comilla que lo cierra: duplique las comillas que son parte del valor',
  }),
  'quote-not-closed': (): Words => ({
    en: 'opens a quotation mark that is never closed: nothing after it can be read',
    es: 'abre una comilla que nunca se cierra: lo que sigue no se puede leer',
  }),
  'cell-too-long': (most: number): Words => ({
    en: `is longer than ${most} characters: a quotation mark may be missing`,
    es: `pasa de ${most} caracteres: puede faltar una comilla`,
  }),
  'nul-character': (): Words => ({
    en: 'holds a NUL character: the file was damaged; save it again as CSV in UTF-8',
    es: 'tiene un carácter NUL: el archivo se dañó; guárdelo de nuevo como CSV en UTF-8',
  }),
  empty: (): Words => ({ en: 'is empty, and is needed', es: 'está vacío, y es necesario' }),
} as const satisfies Readonly<Record<string, (...given: never[]) => Words>>;

/** What a cell's kind can have against a value; worded beside the kinds. */
export type CellFaultCode =
  | 'control-character'
  | 'lost-character'
  | 'twice-encoded'
  | 'text-too-long'
  | 'not-on-list'
  | 'not-a-day'
  | 'no-such-day'
  | 'not-a-month'
  | 'no-such-month'
  | 'not-money'
  | 'decimal-comma'
  | 'thousands-separator'
  | 'currency-sign'
  | 'cents-missing'
  | 'below-zero'
  | 'too-large'
  | 'not-a-rate'
  | 'percent-sign'
  | 'not-whole'
  | 'out-of-range'
  | 'not-digits'
  | 'lost-zero'
  | 'wrong-length'
  | 'became-a-number'
  | 'check-digit';

export type TableFaultCode = keyof typeof TABLE_FAULTS | CellFaultCode;

/** The words of a fault of that code. */
export function tableWords<C extends keyof typeof TABLE_FAULTS>(
  code: C,
  ...given: Parameters<(typeof TABLE_FAULTS)[C]>
): Words {
  const word = TABLE_FAULTS[code] as (...given: Parameters<(typeof TABLE_FAULTS)[C]>) => Words;
  return word(...given);
}

/** More of a value than this is not shown. */
const MOST_SHOWN = 40;

/** Characters that would hide, reorder or break what is printed around them, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** What looks like a number that identifies a person or an account, wherever it stands. */
const SECRET = /[0-9]{8,}|[0-9]{3}[- ][0-9]{2}[- ][0-9]{4}/g;

/** Characters of a secret that may be shown, at its end, and how long it is at least before any are. */
const LAST_SHOWN = 4;
const LEAST_MASKED = 8;

/** A value as it may be shown: shortened, its unprintable characters written out, long numbers masked. */
export function shown(value: string): string {
  // What is far beyond the limit is cut first, so that a huge cell costs nothing.
  const start = [...value.slice(0, 4 * MOST_SHOWN).replace(SECRET, hidden)];
  const cut = start.length > MOST_SHOWN ? `${start.slice(0, MOST_SHOWN).join('')}…` : start.join('');
  return cut.replace(UNPRINTABLE, (char) => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
}

/** The start of a value into which other cells of the row may have run, secrets among them. */
export function shownStart(value: string): string {
  const start = value.split(/[\r\n,;]/, 1)[0] ?? '';
  return shown(start) + (start.length < value.length ? '…' : '');
}

/** A secret as it may be shown: its letters and digits hidden but for the last four, and those too where it is short. */
export function masked(value: string): string {
  return shown(hidden(value.slice(-MOST_SHOWN)));
}

function hidden(secret: string): string {
  const open = secret.length >= LEAST_MASKED ? secret.length - LAST_SHOWN : secret.length;
  return secret.slice(0, open).replace(/[\p{L}\p{N}]/gu, '•') + secret.slice(open);
}

/** The faults of one reading, in the order of the rows, up to the most. */
export class FaultList {
  readonly faults: TableFault[] = [];

  /** Whether there is no room for more: the reading may stop. */
  get full(): boolean {
    return this.faults.length >= MOST_FAULTS;
  }

  add(fault: TableFault): void {
    if (!this.full) this.faults.push(fault);
  }
}
