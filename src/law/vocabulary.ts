// The facts of the contract as nodes with their names in both languages, and the words in which the law room builds rules.
// Nothing is decided here.

import { ratio, type Words } from '../base/index.ts';
import {
  between,
  ENDLESS,
  type Expr,
  fact,
  type Kind,
  type LeftBecause,
  leave as leaveTo,
  optionOf,
  type Reach,
  reading as readingOf,
  rule as ruleOf,
} from '../rules/index.ts';
import { optionsOf, type ReadingId } from './readings.ts';
import type { CLAUSES } from './register/clauses.generated.ts';

/** The id of a clause of the register. */
export type ClauseId = keyof typeof CLAUSES;

/** A named step that a clause of the register prescribes. */
export function rule<K extends Kind>(clause: ClauseId, name: string, words: Words, body: Expr<K>): Expr<K> {
  return ruleOf(clause, name, words, body);
}

/** Of a finding that is never below nothing, in exact amounts and in whole numbers. */
export const notNegative = (): Reach => NO_AMOUNT_OR_MORE;
export const notNegativeCount = (): Reach => NONE_OR_MORE;
const NO_AMOUNT_OR_MORE = between(ratio(0), ENDLESS);
const NONE_OR_MORE = between(0, Number.POSITIVE_INFINITY);

/** A point that the clause leaves to a person. */
export function leave<K extends Kind>(clause: ClauseId, kind: K, words: Words, because?: LeftBecause): Expr<K> {
  return leaveTo(clause, kind, words, because);
}

/** What each option of a registered reading makes of a point; every option must be there. */
export function reading<K extends Kind>(id: ReadingId, options: Readonly<Record<string, Expr<K>>>): Expr<K> {
  const missing = optionsOf(id).filter((option) => !Object.hasOwn(options, option));
  if (missing.length > 0 || Object.keys(options).length !== optionsOf(id).length) {
    throw new Error(
      `the rule that reads ${id} must settle exactly its options; missing: ${missing.join(', ') || 'none'}`,
    );
  }
  return readingOf(id, options);
}

/** The option itself, for a finding that works on lists. */
export function chosenOption(id: ReadingId): Expr<'text'> {
  return optionOf(id, optionsOf(id));
}

export const on = fact('/on', 'day', { en: 'the day asked about', es: 'el día de la consulta' });

export const birthDate = fact('/participant/birthDate', 'day', {
  en: 'the date of birth',
  es: 'la fecha de nacimiento',
});
export const enrolledOn = fact('/participant/enrolledOn', 'day', {
  en: 'the day of first enrollment',
  es: 'el día del primer ingreso al Sistema',
});
export const diedOn = fact('/participant/diedOn', 'day', { en: 'the day of death', es: 'el día de la muerte' });
export const supersededAnnual = fact('/participant/supersededAnnual', 'money-a-year', {
  en: "the year's annuity of the superseded system",
  es: 'la anualidad del sistema sustituido',
});

export const onsetOn = fact('/disability/onsetOn', 'day', {
  en: 'the day the disability began',
  es: 'el día en que comenzó la incapacidad',
});
export const totalAndPermanentOn = fact('/disability/totalAndPermanentOn', 'day', {
  en: 'the day the disability became total and permanent',
  es: 'el día en que la incapacidad llegó a ser total y permanente',
});
export const arisesFromEmployment = fact('/disability/arisesFromEmployment', 'truth', {
  en: 'it arises out of and in the course of employment',
  es: 'surge del empleo y en su curso',
});
export const compensable = fact('/disability/compensable', 'truth', {
  en: "it is compensable under the Workmen's Accident Compensation Act",
  es: 'es compensable bajo la Ley de Compensaciones por Accidentes del Trabajo',
});
export const totalAndPermanent = fact('/disability/totalAndPermanent', 'truth', {
  en: 'total and permanent disability is established',
  es: 'consta la incapacidad total y permanente',
});
export const kindOfDisability = fact('/disability/kind', 'text', {
  en: 'the kind of disability',
  es: 'la clase de incapacidad',
});
export const filedOn = fact('/disability/application/filedOn', 'day', {
  en: 'the day the application was filed',
  es: 'el día en que se radicó la solicitud',
});
export const onForm = fact('/disability/application/onForm', 'truth', {
  en: "the application is on the Administrator's form",
  es: 'la solicitud está en el formulario del Administrador',
});
export const fundMonthly = fact('/disability/fundMonthly', 'money-a-month', {
  en: 'what the State Insurance Fund owes a month',
  es: 'lo que el Fondo del Seguro del Estado debe al mes',
});

export const accountBalance = fact('/account/balance', 'money', {
  en: 'the balance of the contributions account',
  es: 'el balance de la cuenta de aportaciones',
});
export const annuityFactor = fact('/account/factor', 'ratio', {
  en: 'the annuity factor',
  es: 'el factor de anualidad',
});

export const retiredOn = fact('/retirement/retiredOn', 'day', { en: 'the retirement date', es: 'la fecha de retiro' });
export const accountAtRetirement = fact('/retirement/accountAtRetirement', 'money', {
  en: 'the account at retirement',
  es: 'la cuenta al retiro',
});
export const annuityPaid = fact('/retirement/annuityPaid', 'money', {
  en: 'all annuity payments received',
  es: 'todos los pagos de anualidad recibidos',
});
export const transferAnnuityDue = fact('/retirement/transferAnnuityDue', 'truth', {
  en: 'an annuity by transfer is due',
  es: 'se debe una anualidad por traspaso',
});
export const debts = fact('/debts', 'money', { en: 'what is owed to the System', es: 'lo que se adeuda al Sistema' });

export const pensionMonthly = fact('/pension/monthly', 'money-a-month', {
  en: 'the monthly pension',
  es: 'la pensión mensual',
});
export const wageAtRetirement = fact('/pension/wageAtRetirement', 'money-a-year', {
  en: 'the annual wage at retirement',
  es: 'el sueldo anual al retiro',
});
export const contributionsAtRetirement = fact('/pension/contributionsAtRetirement', 'money', {
  en: 'the accumulated contributions at retirement',
  es: 'las aportaciones acumuladas al retiro',
});
export const pensionPaid = fact('/pension/paid', 'money', {
  en: 'the disability annuity paid so far',
  es: 'la anualidad por incapacidad pagada hasta ahora',
});
export const causeToStop = fact('/pension/cause', 'text', {
  en: "the Administrator's cause to stop",
  es: 'la causa del Administrador para suspender',
});

export const paymentRule = fact('/payment/rule', 'text', { en: 'the kind of payment', es: 'la clase de pago' });
export const paymentMonthly = fact('/payment/monthly', 'money-a-month', {
  en: 'the monthly amount',
  es: 'la cantidad mensual',
});
export const startsOn = fact('/payment/startsOn', 'day', { en: 'the first day payable', es: 'el primer día pagadero' });
export const through = fact('/payment/through', 'month', {
  en: 'the last month listed',
  es: 'el último mes de la lista',
});

export const principal = fact('/interest/principal', 'money', { en: 'the principal', es: 'el principal' });
export const interestFrom = fact('/interest/from', 'day', {
  en: 'the day from which interest runs',
  es: 'el día desde el que corren intereses',
});
export const interestTo = fact('/interest/to', 'day', {
  en: 'the day to which interest runs',
  es: 'el día hasta el que corren intereses',
});
export const annualRate = fact('/interest/annualRate', 'ratio', {
  en: 'the rate the Board prescribed',
  es: 'la tasa que fijó la Junta',
});

export const contributionMonth = fact('/contribution/month', 'month', { en: 'the month', es: 'el mes' });
export const contributionSalary = fact('/contribution/salary', 'money-a-year', {
  en: 'the annual salary',
  es: 'el sueldo anual',
});

/** The words of the codes that facts and rules use as values. */
export const CODES: Readonly<Record<string, Words>> = {
  legacy: { en: 'prior law', es: 'ley anterior' },
  transition: { en: 'transition', es: 'transición' },
  hybrid: { en: 'Hybrid Program', es: 'Programa Híbrido' },
  occupational: { en: 'occupational', es: 'ocupacional' },
  nonoccupational: { en: 'nonoccupational', es: 'no ocupacional' },
  distribution: { en: 'a distribution of the balance', es: 'la distribución del balance' },
  annuity: { en: 'an annuity', es: 'una anualidad' },
  'deferred-annuity': { en: 'a deferred annuity', es: 'una anualidad diferida' },
  active: { en: 'in active service', es: 'en servicio activo' },
  pensioner: { en: 'a pensioner', es: 'pensionado' },
  resignation: { en: 'resignation', es: 'renuncia' },
  'term-expired': { en: 'expiration of the term', es: 'vencimiento del término' },
  retirement: { en: 'retirement', es: 'retiro' },
  removal: { en: 'removal from office', es: 'destitución' },
  death: { en: 'death', es: 'muerte' },
  disability: { en: 'disability', es: 'incapacidad' },
  'still-serving': { en: 'still serving', es: 'aún en servicio' },
  pension: { en: 'a pension', es: 'una pensión' },
  'hybrid-annuity': { en: 'a Hybrid Program annuity', es: 'una anualidad del Programa Híbrido' },
  intemperance: { en: 'intemperance', es: 'intemperancia' },
  misconduct: { en: 'misconduct', es: 'conducta impropia' },
  'vicious-habits': { en: 'vicious habits', es: 'hábitos viciosos' },
  mandatory: { en: 'compulsory', es: 'obligatoria' },
  optional: { en: 'optional', es: 'opcional' },
  excluded: { en: 'excluded', es: 'excluida' },
  entitled: { en: 'entitled to be admitted', es: 'con derecho a ser admitido' },
  'not-yet': { en: 'not yet entitled', es: 'aún sin derecho' },
  yes: { en: 'yes', es: 'sí' },
  no: { en: 'no', es: 'no' },
  awaited: { en: 'an election is awaited', es: 'se espera una opción' },
  none: { en: 'nothing to revoke', es: 'nada que revocar' },
  in: { en: 'in', es: 'dentro' },
  out: { en: 'out', es: 'fuera' },
  temporary: { en: 'temporary', es: 'transitorio' },
  career: { en: 'career', es: 'de carrera' },
  trust: { en: 'trust', es: 'de confianza' },
  probationary: { en: 'probationary', es: 'probatorio' },
  regular: { en: 'regular', es: 'regular' },
  executive: { en: 'Executive Branch', es: 'Rama Ejecutiva' },
  'justice-of-the-peace': { en: 'Justice of the Peace', es: 'juez de paz' },
  judge: { en: 'judge', es: 'juez' },
  'judiciary-staff': { en: 'Judiciary staff', es: 'personal de la Rama Judicial' },
  municipal: { en: 'municipal staff', es: 'personal municipal' },
  mayor: { en: 'mayor', es: 'alcalde' },
  'public-enterprise': { en: 'public enterprise', es: 'empresa pública' },
  'ombudsman-staff': { en: "Ombudsman's office", es: 'Oficina del Procurador del Ciudadano' },
  aeela: { en: 'Employees Association', es: 'Asociación de Empleados' },
  governor: { en: 'Governor', es: 'Gobernador' },
  secretary: { en: 'secretary', es: 'secretario' },
  'agency-head': { en: 'head of an agency', es: 'jefe de agencia' },
  'governor-aide': { en: "Governor's aide", es: 'ayudante del Gobernador' },
  'board-member': { en: 'member of a board', es: 'miembro de una junta' },
  legislator: { en: 'legislator', es: 'legislador' },
  'legislative-staff': { en: 'legislative staff', es: 'personal legislativo' },
  comptroller: { en: 'Comptroller', es: 'Contralor' },
  irregular: { en: 'irregular', es: 'irregular' },
  simple: { en: 'simple', es: 'simple' },
  annual: { en: 'compounded annually', es: 'capitalizado anualmente' },
  'half-up': { en: 'a half cent up', es: 'el medio centavo hacia arriba' },
  'half-even': { en: 'a half cent to the even cent', es: 'el medio centavo al centavo par' },
  'march-1': { en: '1 March', es: '1 de marzo' },
  'february-28': { en: '28 February', es: '28 de febrero' },
  '236d-236e': { en: '§§ 236d and 236e', es: '§§ 236d y 236e' },
  '236c-236d': { en: '§§ 236c and 236d', es: '§§ 236c y 236d' },
};

/** The codes of texts, in the order in which columns number them. */
export const TEXT_CODES: readonly string[] = Object.keys(CODES);
