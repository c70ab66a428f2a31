// Why the office does not do what was asked: one table of codes with HTTP statuses and words in both languages.
// `{name}` stands for a detail of the refusal. Those about cases and documents are in files of their own; what is wrong
// with the input itself is in input-faults.ts.

import type { Language, Words } from '../base/index.ts';
import { CASE_REFUSALS } from './case-refusals.ts';
import { DOCUMENT_REFUSALS } from './document-refusals.ts';
import { fieldName } from './field-words.ts';

/** What a code stands for. */
export interface RefusalWords {
  readonly status: 401 | 403 | 404 | 409;
  readonly says: Words;
}

export const REFUSALS = {
  'rows-refused': {
    status: 409,
    says: {
      en: '{count} rows cannot be taken, so nothing was: mend them and send all of it again',
      es: 'no se pueden aceptar {count} filas, y no se aceptó ninguna: corríjalas y envíe todo de nuevo',
    },
  },
  'not-signed-in': {
    status: 401,
    says: {
      en: 'nobody is signed in, or the session has ended: sign in and send it again',
      es: 'nadie ha iniciado sesión, o la sesión terminó: inicie sesión y envíelo de nuevo',
    },
  },
  'not-the-sample': {
    status: 403,
    says: {
      en: 'this is not the sample system: one acts here as oneself, not as another person',
      es: 'este no es el sistema de muestra: aquí se actúa en nombre propio, no como otra persona',
    },
  },
  'no-such-person': {
    status: 404,
    says: {
      en: 'there is no person {person}; on the sample system there are {people}',
      es: 'no existe la persona {person}; en el sistema de muestra están {people}',
    },
  },
  'not-allowed': {
    status: 403,
    says: {
      en: '{command} is done by {needed}; {person} has {has}',
      es: '{command} lo hace {needed}; {person} tiene {has}',
    },
  },
  'key-reused': {
    status: 409,
    says: {
      en: 'the key {key} was used for something else: send each thing under a key of its own',
      es: 'la clave {key} se usó para otra cosa: envíe cada cosa con una clave propia',
    },
  },
  'try-again': {
    status: 409,
    says: {
      en: 'somebody else wrote the same at the same moment: send it again',
      es: 'otra persona escribió lo mismo en el mismo momento: envíelo de nuevo',
    },
  },
  'no-such-participant': {
    status: 404,
    says: {
      en: 'there is no participant {participant} on file: look for the name first',
      es: 'no hay participante {participant} en el expediente: busque primero por el nombre',
    },
  },
  'no-such-decision': {
    status: 404,
    says: {
      en: 'there is no decision {decision} about {participant}',
      es: 'no hay una decisión {decision} sobre {participant}',
    },
  },
  ...CASE_REFUSALS,
  ...DOCUMENT_REFUSALS,
  'run-is-posting': {
    status: 409,
    says: {
      en: 'the run {run} is signed and not posted to its end: post it first, then do this again',
      es: 'la corrida {run} está firmada y no contabilizada hasta el final: contabilícela primero y repita esto',
    },
  },
  'no-such-award': {
    status: 404,
    says: {
      en: 'there is no award {award} of {participant}',
      es: 'no hay una concesión {award} de {participant}',
    },
  },
  'no-such-letter': {
    status: 404,
    says: {
      en: 'there is no letter {letter} to {participant}: see the letters of the participant',
      es: 'no hay una carta {letter} a {participant}: vea las cartas del participante',
    },
  },
  'nothing-to-write': {
    status: 409,
    says: {
      en: 'a letter of the kind {kind} about {about} has nothing to say: a decision must be approved, an application on file, something missing, in force or paid',
      es: 'una carta de la clase {kind} sobre {about} no tiene qué decir: la decisión debe estar aprobada, la solicitud radicada, o algo debe faltar, estar vigente o haberse pagado',
    },
  },
  'letter-differs': {
    status: 409,
    says: {
      en: 'the letter {letter} made again is not what was issued, and is not handed out: run `retiro verify`',
      es: 'la carta {letter} hecha de nuevo no es la que se emitió, y no se entrega: ejecute `retiro verify`',
    },
  },
  'no-such-run': {
    status: 404,
    says: {
      en: 'there is no run {run}: see the runs of a month with `retiro payroll status MONTH`',
      es: 'no hay una corrida {run}: vea las corridas de un mes con `retiro payroll status MES`',
    },
  },
  'no-such-proposal': {
    status: 404,
    says: {
      en: 'there is no {what} {id} that waits for approval',
      es: 'no hay {what} {id} en espera de aprobación',
    },
  },
  'nothing-paid': {
    status: 404,
    says: {
      en: 'the award {award} pays nothing in {month}',
      es: 'la concesión {award} no paga nada en {month}',
    },
  },
  'already-exists': {
    status: 409,
    says: { en: '{what} {id} is on file already', es: '{what} {id} ya está en el expediente' },
  },
  'already-dead': {
    status: 409,
    says: {
      en: '{participant} is on file as having died on {diedOn}: correct that fact instead',
      es: '{participant} consta como fallecido el {diedOn}: corrija ese hecho',
    },
  },
  'dates-contradict': {
    status: 409,
    says: {
      en: '{what} on {day} contradicts {other} on {otherDay}',
      es: '{what} el {day} contradice {other} el {otherDay}',
    },
  },
  'facts-contradict': {
    status: 409,
    says: {
      en: 'the facts on file contradict each other at {at}: {says}',
      es: 'los hechos del expediente se contradicen en {at}: {says}',
    },
  },
  'own-proposal': {
    status: 403,
    says: {
      en: '{person} proposed it: another person approves or rejects it',
      es: '{person} lo propuso: otra persona lo aprueba o lo rechaza',
    },
  },
  'already-decided': {
    status: 409,
    says: {
      en: '{what} {id} was {state} already by {by}',
      es: '{what} {id} ya fue {state} por {by}',
    },
  },
  'not-what-was-seen': {
    status: 409,
    says: {
      en: 'what is on file is not what was shown ({seen}, now {now}): look again and send what you see',
      es: 'lo que consta no es lo que se mostró ({seen}, ahora {now}): revise de nuevo y envíe lo que vea',
    },
  },
  'facts-moved': {
    status: 409,
    says: {
      en: 'facts have come in since the proposal ({what}): reject it and propose again',
      es: 'entraron hechos después de la propuesta ({what}): rechácela y proponga de nuevo',
    },
  },
  'award-replaced': {
    status: 409,
    says: {
      en: 'another award has taken the place of {awards} since the cut-off: withdraw the lines, or prepare the month again',
      es: 'otra concesión sustituyó a {awards} después del corte: retire las líneas, o prepare el mes de nuevo',
    },
  },
  'month-recalculated': {
    status: 409,
    says: {
      en: 'a month of {awards} was recalculated since the cut-off: withdraw its lines, or prepare the month again',
      es: 'un mes de {awards} se recalculó después del corte: retire sus líneas, o prepare el mes de nuevo',
    },
  },
  'estimate-only': {
    status: 409,
    says: {
      en: 'it is an estimate and no award may rest on it: readings not adopted by the Board: {inferred}; figures not confirmed: {unconfirmed}',
      es: 'es un estimado y ninguna concesión puede descansar en él: lecturas no adoptadas por la Junta: {inferred}; cifras sin confirmar: {unconfirmed}',
    },
  },
  'not-ready': {
    status: 409,
    says: {
      en: 'the case cannot be decided yet ({outcome}): needed are {missing}',
      es: 'el caso todavía no se puede decidir ({outcome}): se necesita {missing}',
    },
  },
  'starts-on-needed': {
    status: 409,
    says: {
      en: 'the law does not say from when this pension is paid: name the day with startsOn',
      es: 'la ley no dice desde cuándo se paga esta pensión: indique el día con startsOn',
    },
  },
  'award-is-fixed': {
    status: 409,
    says: {
      en: 'the award {award} in force is a Hybrid annuity, which does not change unless issued by error or where the law expressly provides (§ 242b(d))',
      es: 'la concesión vigente {award} es una anualidad híbrida, que no cambia salvo error al emitirla o disposición expresa de ley (§ 242b(d))',
    },
  },
  'account-short': {
    status: 409,
    says: {
      en: 'the account of {participant} holds {held}, not the {needed} decided: propose again on the account as it is',
      es: 'la cuenta de {participant} tiene {held}, no los {needed} decididos: proponga de nuevo según la cuenta',
    },
  },
  'month-is-paid': {
    status: 409,
    says: {
      en: '{month} is paid by the run {run}, which {by} approved: nothing is paid twice',
      es: '{month} está pagado por la corrida {run}, que aprobó {by}: nada se paga dos veces',
    },
  },
  'wrong-state': {
    status: 409,
    says: {
      en: 'the run {run} is {state}; for this it has to be {needed}',
      es: 'la corrida {run} está en estado {state}; para esto debe estar {needed}',
    },
  },
  'not-known-yet': {
    status: 409,
    says: {
      en: 'the audit chain ends at {last}: nothing is known up to {known} yet',
      es: 'la cadena de auditoría termina en {last}: todavía nada se conoce hasta {known}',
    },
  },
  'nothing-to-pay': {
    status: 409,
    says: {
      en: 'nobody has an award that is paid in {month}: import awards or approve decisions first',
      es: 'nadie tiene una concesión que se pague en {month}: importe concesiones o apruebe decisiones primero',
    },
  },
  'readings-not-adopted': {
    status: 409,
    says: {
      en: 'the Board has not adopted the readings that a payment rests on: {inferred}',
      es: 'la Junta no ha adoptado las lecturas en que descansa un pago: {inferred}',
    },
  },
  'earnings-by-year': {
    status: 409,
    says: {
      en: 'the reading adopted measures income by the year, and {participant} has income: a month cannot settle it; withdraw the income, or let the Board adopt the reading by the month',
      es: 'la lectura adoptada mide los ingresos por año, y {participant} tiene ingresos: un mes no puede liquidarlo; retire el ingreso, o que la Junta adopte la lectura por mes',
    },
  },
  'file-differs': {
    status: 409,
    says: {
      en: 'there is another file at {path}: move it away first; nothing was written over it',
      es: 'hay otro archivo en {path}: muévalo primero; no se escribió encima',
    },
  },
  'does-not-agree': {
    status: 409,
    says: {
      en: 'lines, transfers and file of the run {run} do not agree ({detail}): nothing was released; run `retiro verify`',
      es: 'las líneas, transferencias y archivo de la corrida {run} no concuerdan ({detail}): no se emitió nada; ejecute `retiro verify`',
    },
  },
  'embedded-release': {
    status: 409,
    says: {
      en: 'the embedded database does not promise to survive a power cut: real money is released from a server, or after the operator has accepted this in writing',
      es: 'la base de datos incorporada no promete sobrevivir un apagón: el dinero real se emite desde un servidor, o tras la aceptación escrita del operador',
    },
  },
  'not-empty': {
    status: 409,
    says: {
      en: 'the database is not empty: the sample system fills an empty one',
      es: 'la base de datos no está vacía: el sistema de muestra llena una vacía',
    },
  },
  'no-bank': {
    status: 409,
    says: {
      en: 'the bank of the fund is not set up: no payment file can be made',
      es: 'el banco del fondo no está configurado: no se puede hacer un archivo de pagos',
    },
  },
} as const satisfies Readonly<Record<string, RefusalWords>>;

export type RefusalCode = keyof typeof REFUSALS;

/** The words of a refusal with its details put in; a code that the table lacks is a defect, and throws. */
export function refusalWords(code: string, details: Readonly<Record<string, unknown>>, language: Language): string {
  if (!Object.hasOwn(REFUSALS, code)) throw new RangeError(`the refusal ${code} has no words`);
  const text: string = REFUSALS[code as RefusalCode].says[language];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => shown(name, details[name], language));
}

/** Details are ids, codes and days, never names of people; a list is told with commas, an empty one as a dash. */
function shown(name: string, detail: unknown, language: Language): string {
  // Fields and things are named by their words; ids, codes and days stand as they are.
  if ((name === 'what' || name === 'other') && typeof detail === 'string') return fieldName(detail, language);
  if (Array.isArray(detail)) return detail.length === 0 ? '–' : detail.join(', ');
  return detail === undefined || detail === null ? '–' : String(detail);
}
