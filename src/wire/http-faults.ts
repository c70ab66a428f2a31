// Why the HTTP door does not answer a request: codes, statuses and words in both languages, with what to do next.
// What is wrong with the facts or the question of a request that it did take is in request-faults.ts and the law room.

import { z } from 'zod';
import type { Language, Words } from '../base/index.ts';
import type { WireFault } from './answers.ts';

interface HttpFault {
  readonly status: number;
  readonly says: Words;
}

export const HTTP_FAULTS = {
  'not-understood': {
    status: 400,
    says: {
      en: 'the request is not understood: check its address, its headers and its length',
      es: 'la solicitud no se entiende: verifique su dirección, sus encabezados y su largo',
    },
  },
  'from-another-site': {
    status: 403,
    says: {
      en: 'the request comes from a page of another site: open Retiro itself and do it there',
      es: 'la solicitud viene de una página de otro sitio: abra Retiro mismo y hágalo allí',
    },
  },
  'not-found': {
    status: 404,
    says: {
      en: 'there is nothing at this address: see /docs for what there is',
      es: 'no hay nada en esta dirección: vea en /docs lo que hay',
    },
  },
  'wrong-method': {
    status: 405,
    says: {
      en: 'this address does not answer that method: use one that the header Allow names',
      es: 'esta dirección no contesta ese método: use uno de los que nombra el encabezado Allow',
    },
  },
  'too-slow': {
    status: 408,
    says: {
      en: 'the request took too long to arrive: send it again',
      es: 'la solicitud tardó demasiado en llegar: envíela de nuevo',
    },
  },
  'body-too-long': {
    status: 413,
    says: {
      en: 'the body is longer than 1 MiB: no case needs as much, so look for what does not belong there',
      es: 'el cuerpo pasa de 1 MiB: ningún caso necesita tanto; busque lo que no corresponde',
    },
  },
  'file-too-long': {
    status: 413,
    says: {
      en: 'the body is longer than 64 MiB: divide it',
      es: 'el cuerpo pasa de 64 MiB: divídalo',
    },
  },
  'body-of-another-type': {
    status: 415,
    says: {
      en: 'the body is not sent as JSON: send it with Content-Type: application/json',
      es: 'el cuerpo no se envió como JSON: envíelo con Content-Type: application/json',
    },
  },
  'not-a-table': {
    status: 415,
    says: {
      en: 'the body is not sent as a table: send it with Content-Type: text/csv',
      es: 'el cuerpo no se envió como tabla: envíelo con Content-Type: text/csv',
    },
  },
  'not-a-document': {
    status: 415,
    says: {
      en: 'the body is not sent as a file: send it with Content-Type: application/octet-stream',
      es: 'el cuerpo no se envió como archivo: envíelo con Content-Type: application/octet-stream',
    },
  },
  'key-too-long': {
    status: 422,
    says: {
      en: 'the header Idempotency-Key is empty or too long: send 1 to 200 characters',
      es: 'el encabezado Idempotency-Key está vacío o es demasiado largo: envíe de 1 a 200 caracteres',
    },
  },
  'headers-too-long': {
    status: 431,
    says: {
      en: 'the address or the headers are too long: shorten them',
      es: 'la dirección o los encabezados son demasiado largos: acórtelos',
    },
  },
  failed: {
    status: 500,
    says: {
      en: 'the program failed, and what was asked is not to blame: please report the reference',
      es: 'el programa falló, y no por lo que se pidió: por favor informe la referencia',
    },
  },
  'took-too-long': {
    status: 503,
    says: {
      en: 'the answer took too long and was given up: try again later, and report the reference if it lasts',
      es: 'la respuesta tardó demasiado y se abandonó: intente más tarde, e informe la referencia si persiste',
    },
  },
} as const satisfies Readonly<Record<string, HttpFault>>;

export type HttpFaultCode = keyof typeof HTTP_FAULTS;

/** What stands in the place of an answer: the same form as a refusal, and what to name when reporting it. */
export interface HttpRefusal {
  readonly error: readonly WireFault[];
  readonly reference: string;
}

export function httpRefusal(code: HttpFaultCode, language: Language, reference: string): HttpRefusal {
  return { error: [{ at: '', code, says: HTTP_FAULTS[code].says[language] }], reference };
}

const faultSchema = z
  .object({
    at: z
      .string()
      .describe('A JSON pointer into the request: "/facts/…", "/readings/…", "/question", or "" for all of it.'),
    code: z.string().describe('Stable; for programs.'),
    says: z.string().describe('What is wrong and what would be right; for people.'),
  })
  .meta({ id: 'Fault' });

export const refusalSchema = z
  .object({ error: z.array(faultSchema) })
  .meta({ id: 'Refusal', description: 'What is wrong with what was sent.' });

export const httpRefusalSchema = z
  .object({ error: z.array(faultSchema), reference: z.string().describe('To be named when it is reported.') })
  .meta({ id: 'HttpRefusal', description: 'Why there is no answer.' });
