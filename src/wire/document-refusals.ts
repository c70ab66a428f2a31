// Why a document is not taken in, opened or verified: codes, HTTP statuses and words in both languages.
// They are part of the one table in refusal-words.ts.

import type { RefusalWords } from './refusal-words.ts';

export const DOCUMENT_REFUSALS = {
  'no-such-document': {
    status: 404,
    says: {
      en: 'there is no document {document} of {participant} on file: bring it in first',
      es: 'no consta un documento {document} de {participant}: tráigalo primero',
    },
  },
  'medical-alone': {
    status: 403,
    says: {
      en: 'the document {document} is a medical one: medical reviewers alone open and verify it',
      es: 'el documento {document} es médico: solo los revisores médicos lo abren y lo verifican',
    },
  },
  'same-document': {
    status: 409,
    says: {
      en: 'the same bytes are on file already as the document {document}, received on {receivedOn}: name that one',
      es: 'los mismos bytes ya constan como el documento {document}, recibido el {receivedOn}: indique ese',
    },
  },
  'document-empty': {
    status: 409,
    says: {
      en: 'the file is empty: look whether it was scanned or copied whole',
      es: 'el archivo está vacío: vea si se digitalizó o copió completo',
    },
  },
  'document-too-large': {
    status: 409,
    says: {
      en: 'the file has {size} bytes, more than the {most} that are taken: scan it in gray, or divide it',
      es: 'el archivo tiene {size} bytes, más de los {most} que se aceptan: digitalícelo en gris, o divídalo',
    },
  },
  'document-type-unknown': {
    status: 409,
    says: {
      en: 'by its bytes the file is no PDF, JPEG or PNG, whatever its name says: scan or export it as one of these',
      es: 'por sus bytes el archivo no es PDF, JPEG ni PNG, diga lo que diga su nombre: digitalícelo o expórtelo como uno de estos',
    },
  },
  'document-damaged': {
    status: 409,
    says: {
      en: 'the file is damaged or was cut short: ask for it again, or scan it anew',
      es: 'el archivo está dañado o incompleto: pídalo de nuevo, o digitalícelo otra vez',
    },
  },
  'document-encrypted': {
    status: 409,
    says: {
      en: 'the PDF is protected with a password: save it without one and bring it in again',
      es: 'el PDF está protegido con contraseña: guárdelo sin ella y tráigalo de nuevo',
    },
  },
  'document-refused-by-scanner': {
    status: 409,
    says: {
      en: 'the scanner for viruses refused the file: it was not taken; tell whoever keeps the computers',
      es: 'el escáner de virus rehusó el archivo: no se aceptó; avise a quien mantiene las computadoras',
    },
  },
  'scanner-failed': {
    status: 409,
    says: {
      en: 'the scanner for viruses did not work ({status}), and without its word nothing is taken: send it again later',
      es: 'el escáner de virus no funcionó ({status}), y sin su palabra nada se acepta: envíelo de nuevo más tarde',
    },
  },
} as const satisfies Readonly<Record<string, RefusalWords>>;
