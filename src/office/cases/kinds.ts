// The kinds of cases: what the statutes let happen, by which stages a case of it goes, and in how many days it is promised.
// The days are the office's own aim, no term of the law. What a case has come to is in stage.ts.

import type { Words } from '../../base/index.ts';
import type { QuestionId } from '../../law/index.ts';

/** A kind of case. */
export interface CaseKind {
  readonly says: Words;
  /** The clauses that it carries out, by id. */
  readonly clauses: readonly string[];
  /** In how many days, from its opening, the office means to end it. */
  readonly promised: number;
  /** The question whose decision ends it: its stages are those of a decision. */
  readonly asks?: QuestionId;
  /** The stages through which people take it, in order; of a case that no decision of the law ends. */
  readonly steps?: readonly Step[];
}

/** A stage to which a person brings a case. */
interface Step {
  readonly id: string;
  readonly says: Words;
}

export const CASE_KINDS = {
  'occupational-disability': {
    says: { en: 'occupational disability', es: 'incapacidad ocupacional' },
    clauses: ['4-238-A.right'],
    promised: 60,
    asks: 'occupational-disability',
  },
  'nonoccupational-disability': {
    says: { en: 'nonoccupational disability', es: 'incapacidad no ocupacional' },
    clauses: ['4-238-B.right'],
    promised: 60,
    asks: 'nonoccupational-disability',
  },
  'hybrid-disability': {
    says: { en: 'disability under the Hybrid Program', es: 'incapacidad bajo el Programa Híbrido' },
    clauses: ['4-238-D.right'],
    promised: 60,
    asks: 'hybrid-disability',
  },
  'hybrid-separation': {
    says: { en: 'separation under the Hybrid Program', es: 'separación bajo el Programa Híbrido' },
    clauses: ['4-242b-a', '4-242b-b'],
    promised: 30,
    asks: 'hybrid-separation',
  },
  'hybrid-death': {
    says: { en: 'death under the Hybrid Program', es: 'muerte bajo el Programa Híbrido' },
    clauses: ['4-242b-e.refund', '4-242b-f.excess', '4-242b-f.thirty-days'],
    promised: 30,
    asks: 'hybrid-death',
  },
  'beneficiary-order': {
    says: { en: 'order of beneficiaries', es: 'orden de beneficiarios' },
    clauses: ['4-234-3.designation'],
    promised: 10,
    steps: [
      { id: 'written', says: { en: 'received in writing', es: 'recibida por escrito' } },
      { id: 'recognized', says: { en: 'duly recognized', es: 'debidamente reconocida' } },
      { id: 'filed', says: { en: 'filed', es: 'archivada' } },
    ],
  },
  'state-insurance-fund': {
    says: { en: 'State Insurance Fund', es: 'Fondo del Seguro del Estado' },
    clauses: ['4-238-A.fund-pays-system'],
    promised: 90,
    steps: [
      { id: 'reported', says: { en: 'reported to the Fund', es: 'informado al Fondo' } },
      { id: 'determined', says: { en: 'the Fund has determined it', es: 'el Fondo lo determinó' } },
      { id: 'settled', says: { en: 'its payments are arranged', es: 'sus pagos están acordados' } },
    ],
  },
  'earnings-report': {
    says: { en: 'report of gainful occupation', es: 'informe de ocupación lucrativa' },
    clauses: ['4-238-C.earnings'],
    promised: 45,
    steps: [
      { id: 'requested', says: { en: 'requested', es: 'solicitado' } },
      { id: 'received', says: { en: 'received', es: 'recibido' } },
      { id: 'reviewed', says: { en: 'compared with the wage', es: 'comparado con el sueldo' } },
    ],
  },
  're-examination': {
    says: { en: 're-examination', es: 'reexamen médico' },
    clauses: ['4-238-C.physicians'],
    promised: 60,
    steps: [
      { id: 'called', says: { en: 'the pensioner was called', es: 'se citó al pensionado' } },
      { id: 'examined', says: { en: 'examined', es: 'examinado' } },
      { id: 'reviewed', says: { en: 'the findings were reviewed', es: 'se revisaron las conclusiones' } },
    ],
  },
  discontinuance: {
    says: {
      en: 'discontinuance for intemperance, misconduct or vicious habits',
      es: 'suspensión por intemperancia, conducta impropia o hábitos viciosos',
    },
    clauses: ['4-238-B.discontinue', '4-238-B.discontinue-refund'],
    promised: 60,
    steps: [
      { id: 'alleged', says: { en: 'the cause was reported', es: 'se informó la causa' } },
      { id: 'heard', says: { en: 'the pensioner was heard', es: 'se oyó al pensionado' } },
      { id: 'determined', says: { en: 'the Administrator has determined it', es: 'el Administrador lo determinó' } },
    ],
  },
  'annuity-change': {
    says: { en: 'change of an annuity issued by error', es: 'cambio de una anualidad emitida por error' },
    clauses: ['4-242b-d.fixed'],
    promised: 30,
    steps: [
      { id: 'raised', says: { en: 'the error was raised', es: 'se señaló el error' } },
      { id: 'examined', says: { en: 'the award was examined', es: 'se examinó la concesión' } },
      { id: 'determined', says: { en: 'it was determined', es: 'se determinó' } },
    ],
  },
  recalculation: {
    says: { en: 'recalculation', es: 'recálculo' },
    clauses: ['4-234-11.monthly'],
    promised: 30,
    steps: [
      { id: 'found', says: { en: 'a difference was found', es: 'se halló una diferencia' } },
      { id: 'proposed', says: { en: 'its settlement was proposed', es: 'se propuso su liquidación' } },
      { id: 'settled', says: { en: 'it was settled', es: 'se liquidó' } },
    ],
  },
} as const satisfies Readonly<Record<string, CaseKind>>;

export type CaseKindId = keyof typeof CASE_KINDS;

/** The kind of that id. Throws where there is none: cases are opened with kinds of this list alone. */
export function caseKind(id: string): CaseKind {
  if (!Object.hasOwn(CASE_KINDS, id)) throw new RangeError(`there is no kind of case ${id}`);
  return CASE_KINDS[id as CaseKindId];
}

/** The stages of a case that a decision ends, in the order in which it may go through them. */
const STAGES = {
  gathering: { en: 'facts are needed', es: 'faltan hechos' },
  'open-point': { en: 'the law leaves a point to a person', es: 'la ley deja un punto a una persona' },
  contradicted: { en: 'facts contradict each other', es: 'hay hechos que se contradicen' },
  ready: { en: 'it can be decided', es: 'se puede decidir' },
  proposed: { en: 'a decision waits for approval', es: 'una decisión espera aprobación' },
  decided: { en: 'decided', es: 'decidido' },
  contested: { en: 'the decision is contested', es: 'la decisión está impugnada' },
  closed: { en: 'closed', es: 'cerrado' },
} as const satisfies Readonly<Record<string, Words>>;

export type DecisionStage = keyof typeof STAGES;

/** The words of a stage of a case of that kind. */
export function stageWords(kind: string, stage: string): Words {
  const step = caseKind(kind).steps?.find(({ id }) => id === stage);
  if (step !== undefined) return step.says;
  if (!Object.hasOwn(STAGES, stage)) throw new RangeError(`there is no stage ${stage}`);
  return STAGES[stage as DecisionStage];
}
