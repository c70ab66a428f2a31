// The sentences that join the steps of a payment's explanation, in both languages.
// The steps of the law have words of their own.

import { type Language, monthInWords, parseMonth } from '../base/index.ts';

interface PaymentWords {
  readonly paid: (month: string, rule: string) => string;
  readonly converted: string;
  readonly decided: string;
  readonly authority: string;
  readonly document: string;
  readonly decidedOn: string;
  readonly startsOn: string;
  readonly fund: string;
  /** Why a payment is held, by its code. */
  readonly held: Readonly<Record<string, string>>;
}

function monthName(text: string, language: Language): string {
  const month = parseMonth(text);
  return month === undefined ? text : monthInWords(month, language);
}

export const PAYMENT_WORDS: Readonly<Record<Language, PaymentWords>> = {
  en: {
    paid: (month, rule) =>
      rule === 'lump-sum' ? 'The lump sum, paid once' : `The payment for ${monthName(month, 'en')}`,
    converted: 'The award was decided before this system, and is paid as it was decided; it is not recomputed',
    decided: 'The award was decided in this system',
    authority: 'decided by',
    document: 'document',
    decidedOn: 'decided on',
    startsOn: 'paid from',
    fund: 'Of it the State Insurance Fund bears so much in a whole month, which it pays to the System',
    held: {
      'payee-died': 'The payment is held: the participant has died, and what is left is for the designees or heirs',
      'no-bank-details': 'The payment is held: no approved bank details are on file for the payee',
    },
  },
  es: {
    paid: (month, rule) =>
      rule === 'lump-sum' ? 'La suma global, que se paga una vez' : `El pago de ${monthName(month, 'es')}`,
    converted: 'La concesión se decidió antes de este sistema y se paga como se decidió; no se calcula de nuevo',
    decided: 'La concesión se decidió en este sistema',
    authority: 'decidida por',
    document: 'documento',
    decidedOn: 'decidida el',
    startsOn: 'se paga desde',
    fund: 'De ella el Fondo del Seguro del Estado costea esta cantidad en un mes completo, que paga al Sistema',
    held: {
      'payee-died': 'El pago está retenido: el participante murió, y lo que queda es de los designados o herederos',
      'no-bank-details': 'El pago está retenido: no constan datos bancarios aprobados del perceptor',
    },
  },
};
