// The title of each question in both languages, for lists and headings.
// What a question asks, step by step, is worded with its rules in the law room.

import type { Words } from '../base/index.ts';
import type { QuestionId } from '../law/index.ts';

export const QUESTION_TITLES: Readonly<Record<QuestionId, Words>> = {
  cohort: {
    en: 'Group of the participant by enrolment',
    es: 'Grupo del participante según su ingreso',
  },
  service: { en: 'Creditable service', es: 'Servicios acreditables' },
  'medical-proof': { en: 'Medical proof of disability', es: 'Prueba médica de la incapacidad' },
  'occupational-disability': { en: 'Occupational disability pension', es: 'Pensión por incapacidad ocupacional' },
  'nonoccupational-disability': {
    en: 'Nonoccupational disability pension',
    es: 'Pensión por incapacidad no ocupacional',
  },
  'hybrid-disability': {
    en: 'Disability benefit of the Hybrid Program',
    es: 'Beneficio por incapacidad del Programa Híbrido',
  },
  'disability-earnings': {
    en: 'Earnings of a disability pensioner',
    es: 'Ingresos del pensionado por incapacidad',
  },
  'disability-discontinuance': {
    en: 'Discontinuing a disability annuity, and its refund',
    es: 'Descontinuar una anualidad por incapacidad, y su reembolso',
  },
  'hybrid-separation': {
    en: 'Separation from service in the Hybrid Program',
    es: 'Separación del servicio en el Programa Híbrido',
  },
  'hybrid-death': { en: 'Death in the Hybrid Program', es: 'Muerte en el Programa Híbrido' },
  beneficiaries: { en: 'Beneficiaries and their shares', es: 'Beneficiarios y sus participaciones' },
  payments: { en: 'Payments month by month', es: 'Pagos mes a mes' },
  interest: { en: 'Interest of the System', es: 'Interés del Sistema' },
  contribution: { en: 'Contribution of a month', es: 'Aportación de un mes' },
  'ers-membership': {
    en: 'Membership in the Employees Retirement System',
    es: 'Matrícula en el Sistema de Retiro de los Empleados',
  },
  'ers-readmission-cost': {
    en: 'Cost of crediting the time outside, on readmission',
    es: 'Costo de acreditar el tiempo fuera, al reingresar',
  },
  'ers-telephone-credit': {
    en: 'Credit for former telephone employees',
    es: 'Crédito a exempleados telefónicos',
  },
};
