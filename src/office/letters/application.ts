// Letters on an application: that it was received, and what is still needed, the most decisive first; each with its clause.
// What is needed is what the law says on the facts known now.

import type { Language, Words } from '../../base/index.ts';
import { CLAUSES, type ProofNode, type QuestionId } from '../../law/index.ts';
import type { Section } from '../../letters/index.ts';
import { QUESTION_TITLES } from '../../wire/index.ts';
import { decideCase } from '../record/case-decision.ts';
import { knownUpTo, readingsOn } from '../record/known.ts';
import { refuse } from '../refuse.ts';
import type { Frame, Told } from './frame.ts';
import { capitalized, dayText, nameIn, pointerText } from './values.ts';

const WORDS = {
  received: { en: 'We received your application', es: 'Recibimos su solicitud' },
  needed: { en: 'We need something more from you', es: 'Nos hace falta algo más de usted' },
  label: { en: 'Your application', es: 'Su solicitud' },
  filed: { en: 'Filed on %.', es: 'Radicada el %.' },
  complete: { en: 'Nothing is missing for a decision.', es: 'No falta nada para decidir.' },
  missing: { en: 'For a decision we have to know this: %.', es: 'Para decidir hay que saber esto: %.' },
  more: { en: ', and % more', es: ', y % más' },
  list: { en: 'What is missing', es: 'Lo que falta' },
  lead: {
    en: 'The first matters most: without it nothing can be decided. What is on file already you need not send again.',
    es: 'Lo primero es lo más importante: sin eso no se puede decidir. Lo que ya consta no tiene que enviarlo otra vez.',
  },
  what: { en: 'What we need', es: 'Lo que necesitamos' },
  unmet: { en: 'What is not met so far', es: 'Lo que todavía no se cumple' },
  unmetLead: {
    en: 'The law asks for these, and with what is on file today they are not met. If a paper is missing, or a fact is wrong, send what proves it before the decision.',
    es: 'La ley exige estos requisitos, y con lo que hoy consta no se cumplen. Si falta un documento o un hecho está mal, envíe lo que lo demuestre antes de la decisión.',
  },
  unmetShort: { en: 'With what is on file today this is not met: %.', es: 'Con lo que hoy consta no se cumple: %.' },
  why: { en: 'Why', es: 'Por qué' },
  clause: { en: 'Clause', es: 'Cláusula' },
  how: { en: 'How to give it', es: 'Cómo entregarlo' },
  howSays: {
    en: 'Bring or send it to this office in writing, with the document that proves it, and name the number of your application. If you cannot get a document, tell us: we will say what else can prove it.',
    es: 'Tráigalo o envíelo por escrito a esta oficina, con el documento que lo demuestre, e indique el número de su solicitud. Si no puede conseguir un documento, díganos: le diremos qué otra cosa lo puede demostrar.',
  },
  next: { en: 'What comes next', es: 'Qué sigue' },
  nextSays: {
    en: 'One person of the office proposes a decision and another one approves it. You will get it in writing, with its reasons and each step of the calculation.',
    es: 'Una persona de la oficina propone la decisión y otra la aprueba. La recibirá por escrito, con sus fundamentos y cada paso del cálculo.',
  },
  application: { en: 'Application', es: 'Solicitud' },
} as const satisfies Readonly<Record<string, Words>>;

/** The letter that says that an application was received. */
export async function acknowledgement(frame: Frame, about: string | undefined): Promise<Told> {
  const { language } = frame;
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const { filedOn, question, missing, unmet, references } = await applicationNow(frame, about);
  return {
    title: say('received'),
    references,
    summary: {
      label: say('label'),
      says: QUESTION_TITLES[question][language],
      lines: [say('filed').replace('%', dayText(filedOn, language)), summaryOf(missing, unmet, language)],
    },
    sections: [
      ...neededSections(missing, unmet, language),
      { title: say('next'), blocks: [{ text: say('nextSays') }] },
    ],
  };
}

/** The letter that asks for what is missing. Refuses where nothing is. */
export async function requestForFacts(frame: Frame, about: string | undefined): Promise<Told> {
  const { language } = frame;
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const { filedOn, question, missing, unmet, references } = await applicationNow(frame, about);
  if (missing.length + unmet.length === 0)
    refuse('nothing-to-write', { kind: 'request-for-facts', about: about ?? '' });
  return {
    title: say('needed'),
    references,
    summary: {
      label: QUESTION_TITLES[question][language],
      says: summaryOf(missing, unmet, language),
      lines: [say('filed').replace('%', dayText(filedOn, language))],
    },
    sections: neededSections(missing, unmet, language),
  };
}

interface Missing {
  readonly name: string;
  /** Why it is asked for, and the clause that asks, where one does. */
  readonly why: string;
  readonly cite: string;
}

/** The application, and what the law still needs to decide it on the facts known now. */
async function applicationNow({ db, participant, language, today }: Frame, about = '') {
  const application = await db
    .selectFrom('application')
    .select(['id', 'kind', 'filed_on'])
    .where('participant', '=', participant)
    .where('id', '=', about)
    .executeTakeFirst();
  if (application === undefined) refuse('nothing-to-write', { kind: 'acknowledgement', about });
  const question = application.kind as QuestionId;
  const known = await knownUpTo(db);
  const { options } = await readingsOn(db, today, known, { participant, application: about });
  const asked = { participant, question, application: about, on: today, known };
  const { decision } = await decideCase(db, asked, options, language);
  return {
    question,
    filedOn: application.filed_on,
    references: [{ label: WORDS.application[language], value: application.id }],
    missing: decision.missing.map((pointer): Missing => missingOf(pointer, decision.proof, language)),
    unmet: decision.reasons
      .filter(({ holds }) => holds === false)
      .map(({ clause, text }): Missing => ({ name: nameIn(text), ...clauseWords(clause, language) })),
  };
}

/** The words of a missing fact, and the clause nearest above it in the proof. */
function missingOf(pointer: string, proof: ProofNode | undefined, language: Language): Missing {
  const path = proof === undefined ? [] : pathTo(proof, pointer);
  const found = path.at(-1);
  const name = found === undefined || found.text === pointer ? pointerText(pointer, language) : found.text;
  const clause = path.findLast((node) => node.clause !== undefined)?.clause;
  return { name: capitalized(name), ...clauseWords(clause, language) };
}

function clauseWords(clause: string | undefined, language: Language): Omit<Missing, 'name'> {
  const entry = clause === undefined ? undefined : CLAUSES[clause as keyof typeof CLAUSES];
  return { why: entry?.says[language] ?? '', cite: entry?.cite ?? '' };
}

/** The steps from the root to the fact, both included; none where the proof does not come to it. */
function pathTo(node: ProofNode, pointer: string, seen = new Set<ProofNode>()): readonly ProofNode[] {
  if (node.fact === pointer) return [node];
  if (seen.has(node)) return [];
  seen.add(node);
  for (const part of node.from) {
    const path = pathTo(part, pointer, seen);
    if (path.length > 0) return [node, ...path];
  }
  return [];
}

function summaryOf(missing: readonly Missing[], unmet: readonly Missing[], language: Language): string {
  const [first] = missing.length > 0 ? missing : unmet;
  if (first === undefined) return WORDS.complete[language];
  const more = (missing.length > 0 ? missing : unmet).length - 1;
  const name = `${first.name.slice(0, 1).toLowerCase()}${first.name.slice(1)}${more === 0 ? '' : WORDS.more[language].replace('%', String(more))}`;
  return WORDS[missing.length > 0 ? 'missing' : 'unmetShort'][language].replace('%', () => name);
}

/** What is missing, what is not met so far, and how either is given. */
function neededSections(missing: readonly Missing[], unmet: readonly Missing[], language: Language): Section[] {
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const listed = (title: string, lead: string, rows: readonly Missing[]): Section[] => {
    if (rows.length === 0) return [];
    const columns = [
      { head: say('what'), share: 3 },
      { head: say('why'), share: 5 },
      { head: say('clause'), share: 2 },
    ];
    const table = { columns, rows: rows.map(({ name, why, cite }) => [name, why, cite]) };
    return [{ title, blocks: [{ text: lead }, { table }] }];
  };
  const sections = [...listed(say('list'), say('lead'), missing), ...listed(say('unmet'), say('unmetLead'), unmet)];
  return sections.length === 0 ? [] : [...sections, { title: say('how'), blocks: [{ text: say('howSays') }] }];
}
