// What can be wrong with a file of direct deposits before it is written, in both languages, with what would be right.
// Where each fault is found is in check-ppd.ts.

import type { Words } from '../../base/index.ts';

/** One thing that keeps a file from being written. No account number is in it. */
export interface PpdFault {
  /** A JSON pointer into the file, as in "/batches/0/entries/12/account/routing". */
  readonly at: string;
  /** Stable; for programs. */
  readonly code: PpdFaultCode;
  /** What is wrong and what would be right; for people. */
  readonly says: Words;
}

const PPD_FAULTS = {
  'not-a-routing-number': (): Words => ({
    en: 'is the routing number of no bank: nine digits, of which the last agrees with the others',
    es: 'no es el número de ruta de ningún banco: nueve dígitos, de los que el último concuerda con los demás',
  }),
  'not-an-odfi': (): Words => ({
    en: 'is not the first eight digits of a routing number',
    es: 'no son los primeros ocho dígitos de un número de ruta',
  }),
  'not-an-account': (): Words => ({
    en: 'is no account number: 1 to 17 digits, capitals or hyphens',
    es: 'no es un número de cuenta: de 1 a 17 dígitos, mayúsculas o guiones',
  }),
  'not-an-origin': (): Words => ({
    en: 'is no identification of a sender: nine or ten digits or capitals',
    es: 'no es una identificación de remitente: nueve o diez dígitos o mayúsculas',
  }),
  'not-an-id': (most: number): Words => ({
    en: `is no identification: at most ${most} digits, capitals, hyphens or spaces`,
    es: `no es una identificación: a lo sumo ${most} dígitos, mayúsculas, guiones o espacios`,
  }),
  'no-amount': (): Words => ({
    en: 'is no amount to pay: whole cents, above zero',
    es: 'no es una cantidad a pagar: centavos enteros, más de cero',
  }),
  'amount-too-large': (): Words => ({
    en: 'is above 99999999.99, the most that one entry can pay: divide it',
    es: 'pasa de 99999999.99, lo más que una entrada puede pagar: divídala',
  }),
  'total-too-large': (): Words => ({
    en: 'adds up to more than 9999999999.99: divide it into several files',
    es: 'suma más de 9999999999.99: divídalo en varios archivos',
  }),
  'offset-too-large': (): Words => ({
    en: 'adds up to more than 99999999.99, the most that one debit can balance: divide the batch',
    es: 'suma más de 99999999.99, lo más que un débito puede balancear: divida el lote',
  }),
  'too-many-entries': (most: number): Words => ({
    en: `has more than ${most} entries and addenda: divide it`,
    es: `tiene más de ${most} entradas y addenda: divídalo`,
  }),
  'too-many-batches': (most: number): Words => ({
    en: `has more than ${most} batches: divide it`,
    es: `tiene más de ${most} lotes: divídalo`,
  }),
  'no-entries': (): Words => ({ en: 'has no entry: leave it out', es: 'no tiene ninguna entrada: elimínelo' }),
  'no-batches': (): Words => ({ en: 'has no batch', es: 'no tiene ningún lote' }),
  'no-name': (): Words => ({
    en: 'leaves no letter that a bank can read: write it in Latin letters',
    es: 'no deja ninguna letra que un banco pueda leer: escríbalo en letras latinas',
  }),
  empty: (): Words => ({ en: 'is empty, and is needed', es: 'está vacío, y es necesario' }),
  'too-long': (most: number): Words => ({
    en: `is longer than ${most} characters: shorten it`,
    es: `pasa de ${most} caracteres: acórtelo`,
  }),
  'not-ascii': (): Words => ({
    en: 'has a sign that a bank cannot read: use letters, digits and plain signs',
    es: 'tiene un signo que un banco no puede leer: use letras, dígitos y signos sencillos',
  }),
  'not-a-modifier': (): Words => ({
    en: 'is no file modifier: one of A to Z or 0 to 9',
    es: 'no es un modificador de archivo: una de A a Z o de 0 a 9',
  }),
  'not-a-time': (): Words => ({
    en: 'is no time of day: hour 0 to 23, minute 0 to 59',
    es: 'no es una hora del día: hora de 0 a 23, minuto de 0 a 59',
  }),
  'not-a-banking-day': (next: string): Words => ({
    en: `is a day on which no bank settles: the next one is ${next}`,
    es: `es un día en que ningún banco liquida: el próximo es ${next}`,
  }),
} as const satisfies Readonly<Record<string, (...given: never[]) => Words>>;

export type PpdFaultCode = keyof typeof PPD_FAULTS;

/** The fault of that code at a pointer. */
export function ppdFault<C extends PpdFaultCode>(
  at: string,
  code: C,
  ...given: Parameters<(typeof PPD_FAULTS)[C]>
): PpdFault {
  const word = PPD_FAULTS[code] as (...given: Parameters<(typeof PPD_FAULTS)[C]>) => Words;
  return { at, code, says: word(...given) };
}
