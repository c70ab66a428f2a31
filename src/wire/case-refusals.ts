// Why the office does not do what was asked of a case: codes with HTTP statuses and words in both languages.
// They are part of the one table in refusal-words.ts.

import type { RefusalWords } from './refusal-words.ts';

export const CASE_REFUSALS = {
  'no-such-case': {
    status: 404,
    says: {
      en: 'there is no case {case} about {participant}: see the cases with `retiro cases`',
      es: 'no hay un caso {case} sobre {participant}: vea los casos con `retiro cases`',
    },
  },
  'case-moved': {
    status: 409,
    says: {
      en: 'the case {case} has {now} events, and you saw {seen}; since then: {since}. Look at it again',
      es: 'el caso {case} tiene {now} eventos, y usted vio {seen}; desde entonces: {since}. Revíselo de nuevo',
    },
  },
  'case-closed': {
    status: 409,
    says: {
      en: 'the case {case} was closed on {on}: reopen it first, or open another',
      es: 'el caso {case} se cerró el {on}: reábralo primero, o abra otro',
    },
  },
  'case-is-open': {
    status: 409,
    says: {
      en: 'the case {case} is open: there is nothing to reopen',
      es: 'el caso {case} está abierto: no hay nada que reabrir',
    },
  },
  'case-stayed': {
    status: 409,
    says: {
      en: 'the case {case} is stayed by {authority} while the contest {contest} is heard: nothing is proposed meanwhile',
      es: 'el caso {case} está paralizado por {authority} mientras se ve la impugnación {contest}: entretanto no se propone nada',
    },
  },
  'not-a-step': {
    status: 409,
    says: {
      en: 'a case of this kind is not brought to {stage}: it is at {now}, and can be brought to {may}',
      es: 'un caso de esta clase no se lleva a {stage}: está en {now}, y se puede llevar a {may}',
    },
  },
  'not-over': {
    status: 409,
    says: {
      en: 'the case {case} is at {stage}, and is not completed: complete it first, or close it as withdrawn or opened in error',
      es: 'el caso {case} está en {stage}, y no está completo: complételo primero, o ciérrelo como retirado o abierto por error',
    },
  },
  'reason-needed': {
    status: 409,
    says: {
      en: '{pointers} is on file otherwise: say with `reason` why it is changed',
      es: '{pointers} consta de otro modo: diga con `reason` por qué se cambia',
    },
  },
  'no-facts-asked': {
    status: 409,
    says: {
      en: 'no decision ends the case {case}: facts are established in the case of an application',
      es: 'ninguna decisión termina el caso {case}: los hechos se establecen en el caso de una solicitud',
    },
  },
  'nothing-open': {
    status: 409,
    says: {
      en: 'the law does not leave {reading} to a person in this case: there is nothing to settle',
      es: 'la ley no deja {reading} a una persona en este caso: no hay nada que resolver',
    },
  },
  'not-contested': {
    status: 409,
    says: {
      en: 'the decision {decision} is not approved, or a later one took its place: only a decision that stands is contested',
      es: 'la decisión {decision} no está aprobada, o una posterior la sustituyó: solo se impugna una decisión vigente',
    },
  },
  'nothing-to-settle': {
    status: 409,
    says: {
      en: 'every month paid to {participant} is what the facts make of it: there is nothing to settle',
      es: 'cada mes pagado a {participant} es lo que resulta de los hechos: no hay nada que liquidar',
    },
  },
} as const satisfies Readonly<Record<string, RefusalWords>>;
