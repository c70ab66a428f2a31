// What a kind of cell is: how a value is read from a cell and written into one. Texts, codes and whole numbers are here.
// Days and months are in day-kinds.ts, money and rates in amount-kinds.ts, numbers that identify in digit-kinds.ts.

import type { Words } from '../../base/index.ts';
import type { CellFaultCode } from './faults.ts';

/** Why a cell is refused. */
export class CellFault {
  readonly code: CellFaultCode;
  readonly says: Words;

  constructor(code: CellFaultCode, en: string, es: string) {
    this.code = code;
    this.says = { en, es };
  }
}

/** A kind of cell whose values are of type T. */
export interface Kind<T> {
  /** Of what stands in a cell without the spaces around it, never empty. Nothing is repaired: it is right or refused. */
  read(cell: string): T | CellFault;
  /** The value as it stands in a cell. */
  write(value: T): string;
  /** Whether the values are secrets, of which a fault shows no more than the last four digits. */
  readonly secret?: true;
  /** Whether a cell may hold any text, a spreadsheet's formula too. */
  readonly free?: true;
}

/** What a text may hold: the control characters, and those that reorder or hide the text around them, may not. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** Stands where a character was lost in an earlier conversion. */
const LOST = '\uFFFD';

/** What á, é, í, ó, ú, ñ, ü and their capitals become where UTF-8 was taken for Windows-1252 and encoded again. */
const TWICE_ENCODED = /Ã[\u0080-\u00BF\u0152-\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/;

/** No text is longer, in characters, unless its column allows less. */
const MOST_CHARACTERS = 10_000;

const PLAIN = /^[\x20-\x7E]*$/;

/** A text in Unicode's composed form (NFC), of at most `most` characters, without control characters. */
export function text(most = MOST_CHARACTERS): Kind<string> {
  return {
    free: true,
    write: (value) => value,
    read(cell) {
      const value = PLAIN.test(cell) ? cell : cell.normalize('NFC');
      return textFault(value, most) ?? value;
    },
  };
}

function textFault(value: string, most: number): CellFault | undefined {
  if (!PLAIN.test(value)) {
    if (CONTROLS.test(value)) {
      return new CellFault(
        'control-character',
        'holds an invisible control character (a line break, a tab, a change of direction): type it anew on one line',
        'tiene un carácter de control invisible (un salto de línea, un tabulador, un cambio de dirección): escríbalo de nuevo en una línea',
      );
    }
    if (value.includes(LOST)) {
      return new CellFault(
        'lost-character',
        'has lost a letter in an earlier conversion: type it anew',
        'perdió una letra en una conversión anterior: escríbalo de nuevo',
      );
    }
    if (TWICE_ENCODED.test(value)) {
      return new CellFault(
        'twice-encoded',
        'was encoded twice, so that its accents became other signs: export it again as UTF-8',
        'se codificó dos veces, y sus acentos se volvieron otros signos: expórtelo de nuevo como UTF-8',
      );
    }
  }
  if (value.length <= most || [...value].length <= most) return undefined;
  return new CellFault('text-too-long', `is longer than ${most} characters`, `pasa de ${most} caracteres`);
}

/** One of the codes of a list, exactly as it is written there. */
export function codeOf<const C extends string>(codes: readonly C[]): Kind<C> {
  const known: ReadonlySet<string> = new Set(codes);
  return {
    write: (value) => value,
    read(cell) {
      if (known.has(cell)) return cell as C;
      const meant = codes.find((code) => code.toLowerCase() === cell.toLowerCase());
      return meant === undefined
        ? new CellFault('not-on-list', `is none of ${codes.join(', ')}`, `no es ninguno de ${codes.join(', ')}`)
        : new CellFault('not-on-list', `is written ${meant} here`, `se escribe ${meant} aquí`);
    },
  };
}

/** A whole number within bounds, both included; without them from zero to 2^53 - 1. */
export function integer(least = 0, most = Number.MAX_SAFE_INTEGER): Kind<number> {
  return {
    write: (value) => `${value}`,
    read(cell) {
      if (!/^(0|-?[1-9][0-9]*)$/.test(cell)) {
        return new CellFault(
          'not-whole',
          'is no whole number: write digits alone, without leading zeros, commas, points or exponents',
          'no es un número entero: escriba solo dígitos, sin ceros delante, comas, puntos ni exponentes',
        );
      }
      const value = Number(cell);
      if (value >= least && value <= most) return value;
      return new CellFault('out-of-range', `is not from ${least} to ${most}`, `no está entre ${least} y ${most}`);
    },
  };
}
