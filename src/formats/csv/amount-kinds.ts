// Money and rates in cells: a point before the decimals, no comma, no sign of a currency, no exponent.
// A decimal comma is refused and never read as a point or as nothing.

import {
  type Cents,
  cents,
  formatDecimal,
  formatMoney,
  lowestTerms,
  multiplyRatio,
  parseDecimal,
  parseMoney,
  type Ratio,
  ratio,
} from '../../base/index.ts';
import { CellFault, type Kind } from './kind.ts';

/** An amount in cents as 1234.56, zero or more, below 10^13 units. */
export const money: Kind<Cents> = { write: formatMoney, read: (cell) => parseMoney(cell) ?? moneyFault(cell) };

/** An amount in cents that may be below zero, as -1234.56. */
export const signedMoney: Kind<Cents> = {
  write: formatMoney,
  read(cell) {
    const negative = /^-\d/.test(cell);
    const size = parseMoney(negative ? cell.slice(1) : cell);
    if (size === undefined || (negative && size === 0)) return moneyFault(cell, true);
    return negative ? cents(-size) : size;
  },
};

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const WITH_DECIMAL_COMMA = /^\d+,\d+$|^\d{1,3}(?:[. ]\d{3})+,\d+$/;

function moneyFault(cell: string, signed = false): CellFault {
  const unsigned = cell.replace(/^-/, '');
  if (GROUPED.test(unsigned)) return thousandsFault();
  if (WITH_DECIMAL_COMMA.test(unsigned)) return decimalCommaFault('1234.56');
  if (/^\d{1,3}(?:[ '\u00A0\u202F]\d{3})+(?:\.\d+)?$|^\d{1,3}(?:\.\d{3}){2,}$/.test(unsigned)) return thousandsFault();
  if (/\p{Sc}|USD/u.test(cell)) {
    return new CellFault(
      'currency-sign',
      'has the sign of a currency: write 1234.56',
      'tiene el signo de una moneda: escriba 1234.56',
    );
  }
  if (/^(0|[1-9]\d*)(?:\.\d?)?$/.test(unsigned)) {
    return new CellFault(
      'cents-missing',
      'lacks its two decimals: write 1234.50',
      'le faltan los dos decimales: escriba 1234.50',
    );
  }
  if (!signed && /^-\d+\.\d\d$|^\(.*\)$/.test(cell)) {
    return new CellFault(
      'below-zero',
      'is below zero, which cannot be here',
      'es menor que cero, y aquí no puede serlo',
    );
  }
  if (/^[1-9]\d{13,}\.\d\d$/.test(unsigned)) {
    return new CellFault(
      'too-large',
      'is too large: at most 9999999999999.99',
      'es demasiado grande: a lo sumo 9999999999999.99',
    );
  }
  return new CellFault(
    'not-money',
    'is no amount: write it like 1234.56',
    'no es una cantidad: escríbala como 1234.56',
  );
}

function thousandsFault(): CellFault {
  return new CellFault(
    'thousands-separator',
    'has its thousands separated: write 1234.56',
    'tiene los millares separados: escriba 1234.56',
  );
}

function decimalCommaFault(like: string): CellFault {
  return new CellFault(
    'decimal-comma',
    `has a comma before its decimals: write a point, like ${like}`,
    `tiene una coma delante de los decimales: escriba un punto, como ${like}`,
  );
}

/** More decimals than these are no rate of any law. */
const MOST_DECIMALS = 12;

/** A rate as a fraction of one, like 0.0828, exactly. */
export const rate: Kind<Ratio> = rateKind(ratio(1), '0.0828');

/** A rate in per cent, like 8.28 for 0.0828, exactly; without the sign. */
export const percent: Kind<Ratio> = rateKind(ratio(100), '8.28');

function rateKind(scale: Ratio, like: string): Kind<Ratio> {
  const one = lowestTerms({ n: scale.d, d: scale.n });
  return {
    write(value) {
      const inCell = lowestTerms(multiplyRatio(value, scale));
      const written = formatDecimal(inCell, MOST_DECIMALS).replace(/\.?0+$/, '');
      const back = parseDecimal(written);
      if (back === undefined || back.n * inCell.d !== inCell.n * back.d) {
        throw new RangeError(`the rate ${value.n}/${value.d} has no exact form of ${MOST_DECIMALS} decimals`);
      }
      return written;
    },
    read(cell) {
      const read = /^(0|[1-9]\d{0,3})(\.\d{1,12})?$/.test(cell) ? parseDecimal(cell) : undefined;
      return read === undefined ? rateFault(cell, like) : lowestTerms(multiplyRatio(read, one));
    },
  };
}

function rateFault(cell: string, like: string): CellFault {
  if (/^\d+,\d+ ?%?$/.test(cell)) return decimalCommaFault(like);
  if (cell.endsWith('%')) {
    return new CellFault(
      'percent-sign',
      `has a per cent sign: write it like ${like}`,
      `tiene el signo de por ciento: escríbalo como ${like}`,
    );
  }
  return new CellFault('not-a-rate', `is no rate: write it like ${like}`, `no es una tasa: escríbala como ${like}`);
}
