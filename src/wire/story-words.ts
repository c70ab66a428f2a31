// The sentences of a participant's story, one for each kind of event, in both languages.
// `{name}` stands for a part of the event; what happened, and when, is put together in the office.

import type { Language, Words } from '../base/index.ts';
import { valueName } from './field-words.ts';

const STORY = {
  'fact.person': { en: 'Born; on file as a participant', es: 'Nacimiento; consta como participante' },
  'fact.enrollment': { en: 'First enrolment in the System', es: 'Primer ingreso en el Sistema' },
  'fact.service': {
    en: 'Service as {capacity} begins: {office}',
    es: 'Comienzan servicios como {capacity}: {office}',
  },
  'fact.service-end': {
    en: 'Service as {capacity} ends: {endedBy}',
    es: 'Terminan servicios como {capacity}: {endedBy}',
  },
  'fact.salary': { en: 'Annual salary from this day: {amount}', es: 'Sueldo anual desde este día: {amount}' },
  'fact.death': { en: 'Death', es: 'Muerte' },
  'fact.earnings': {
    en: 'Income from gainful work in the month: {amount}',
    es: 'Ingreso de trabajo en el mes: {amount}',
  },
  'fact.payee': { en: 'Where the money goes: {payee}', es: 'Adónde va el dinero: {payee}' },
  'fact.order': { en: 'Order of beneficiaries filed', es: 'Orden de beneficiarios archivada' },
  'fact.heirs': { en: 'Heirs made known', es: 'Herederos dados a conocer' },
  'fact.case': { en: 'Established in the case: {pointer}', es: 'Establecido en el caso: {pointer}' },
  withdrawn: { en: 'Withdrawn as recorded in error: {what}', es: 'Retirado por registrado con error: {what}' },
  certificate: { en: 'Examined by a physician', es: 'Examen por un médico' },
  application: { en: 'Application filed: {what}', es: 'Solicitud radicada: {what}' },
  'case-opened': { en: 'Case opened: {what}', es: 'Caso abierto: {what}' },
  'case-stage': { en: 'The case comes to: {what}', es: 'El caso llega a: {what}' },
  'case-closed': { en: 'Case closed: {what}', es: 'Caso cerrado: {what}' },
  'case-reopened': { en: 'Case reopened', es: 'Caso reabierto' },
  'decision-proposed': { en: 'Decision proposed: {what}, {outcome}', es: 'Decisión propuesta: {what}, {outcome}' },
  'decision-approved': { en: 'Decision approved: {what}, {outcome}', es: 'Decisión aprobada: {what}, {outcome}' },
  'decision-rejected': { en: 'Proposed decision rejected: {what}', es: 'Decisión propuesta rechazada: {what}' },
  'contest-filed': { en: 'Decision contested', es: 'Decisión impugnada' },
  'contest-concluded': { en: 'Contest concluded: {what}', es: 'Impugnación concluida: {what}' },
  'award-begins': { en: 'Award begins: {what}, {amount}', es: 'Comienza la concesión: {what}, {amount}' },
  letter: { en: 'Letter: {what}', es: 'Carta: {what}' },
  payment: { en: 'Paid for {month}: {amount}', es: 'Pagado por {month}: {amount}' },
  recalculation: {
    en: 'Months settled anew: {more} more, {less} less',
    es: 'Meses liquidados de nuevo: {more} de más, {less} de menos',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type StoryKind = keyof typeof STORY;

/** The kinds of events of a story. */
export const STORY_KINDS = Object.keys(STORY) as [StoryKind, ...StoryKind[]];

/** The sentence of an event, with its parts put in; codes are told by their names. */
export function storyWords(kind: StoryKind, parts: Readonly<Record<string, string>>, language: Language): string {
  const text: string = STORY[kind][language];
  const said = text.replace(/\{(\w+)\}/g, (_, name: string) => partName(name, parts[name] ?? '', language));
  return said.replace(/[:,]?\s*$/, '');
}

/** A part of a sentence; a code is told in words. */
function partName(name: string, part: string, language: Language): string {
  const named = valueName(name, part, language);
  return /^[a-z]+(-[a-z]+)*$/.test(named) ? named.replaceAll('-', ' ') : named;
}
