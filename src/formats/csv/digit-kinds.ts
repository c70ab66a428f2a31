// Numbers that identify, in cells: social security, routing and account numbers, as digits with their leading zeros.
// They are secrets: a fault shows no more than their last four digits. Whose they are is no business of this room.

import { isRoutingNumber } from '../routing-number.ts';
import { CellFault, type Kind } from './kind.ts';

const SSN_LENGTH = 9;
const ROUTING_LENGTH = 9;

/** The longest account number that fits a payment file. */
const MOST_ACCOUNT = 17;

/** A spreadsheet that took digits for a number drops the zeros in front: as many as these are taken for lost. */
const MOST_LOST = 2;

/** A social security number: nine digits, without hyphens. */
export const ssn: Kind<string> = digits(SSN_LENGTH);

const routingDigits = digits(ROUTING_LENGTH);

/** A bank's routing number: nine digits of which the last checks the others. */
export const routingNumber: Kind<string> = {
  ...routingDigits,
  read(cell) {
    const read = routingDigits.read(cell);
    if (read instanceof CellFault || isRoutingNumber(read)) return read;
    return new CellFault(
      'check-digit',
      'is the routing number of no bank: its digits do not agree with the last',
      'no es el número de ruta de ningún banco: sus dígitos no concuerdan con el último',
    );
  },
};

/** A bank account: digits, as many as the bank gave it, at most 17. */
export const account: Kind<string> = digits(1, MOST_ACCOUNT);

/** Digits of a given length, or of a least and a most; kept as text, so that leading zeros stay. */
export function digits(least: number, most = least): Kind<string> {
  const right = new RegExp(`^[0-9]{${least},${most}}$`);
  return {
    secret: true,
    write: (value) => value,
    read: (cell) => (right.test(cell) ? cell : fault(cell, least, most)),
  };
}

function fault(cell: string, least: number, most: number): CellFault {
  const [length, largo] = least === most ? [`${least}`, `${least}`] : [`${least} to ${most}`, `de ${least} a ${most}`];
  if (/^\d+(?:[.,]\d+)?[eE]\+?\d+$/.test(cell)) {
    return new CellFault(
      'became-a-number',
      `was turned into a number by a spreadsheet and has lost digits: format the column as text and write ${length} digits`,
      `una hoja de cálculo lo volvió número y perdió dígitos: dé a la columna formato de texto y escriba ${largo} dígitos`,
    );
  }
  if (!/^[0-9]+$/.test(cell)) {
    return new CellFault(
      'not-digits',
      `holds something other than digits: write ${length} digits, without hyphens or spaces`,
      `tiene algo que no es un dígito: escriba ${largo} dígitos, sin guiones ni espacios`,
    );
  }
  const lost = least - cell.length;
  if (least === most && lost > 0 && lost <= MOST_LOST) {
    return new CellFault(
      'lost-zero',
      `has ${cell.length} digits and not ${least}: ${lost === 1 ? 'a leading zero was' : `${lost} leading zeros were`} lost; format the column as text and write it anew`,
      `tiene ${cell.length} dígitos y no ${least}: ${lost === 1 ? 'se perdió un cero' : `se perdieron ${lost} ceros`} de delante; dé a la columna formato de texto y escríbalo de nuevo`,
    );
  }
  return new CellFault(
    'wrong-length',
    `has ${cell.length} digits where ${length} are right`,
    `tiene ${cell.length} dígitos y lo correcto es ${largo}`,
  );
}
