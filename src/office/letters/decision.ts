// The letter of a decision: what was asked and decided, why, how much and from when, how to contest it; then every step.
// The decision is made again on the facts known then, in the language of the letter; it has been approved.

import { formatMoney, type Words } from '../../base/index.ts';
import { CLAUSES, type Decision, type ProofNode, type QuestionId } from '../../law/index.ts';
import type { Section } from '../../letters/index.ts';
import type { Row } from '../../store/index.ts';
import { fieldName, QUESTION_TITLES } from '../../wire/index.ts';
import { decideAgain, decisionOnFile } from '../record/decisions.ts';
import { readingsOn } from '../record/known.ts';
import { refuse } from '../refuse.ts';
import { contestSection } from './contest.ts';
import { type Frame, signature, type Told } from './frame.ts';
import { type ReadingSources, stepSections } from './steps.ts';
import { capitalized, dayText, moneyText, nameIn, valueText } from './values.ts';

const WORDS = {
  title: { en: 'Decision: ', es: 'Decisión: ' },
  label: { en: 'What was decided', es: 'Lo que se decidió' },
  granted: { en: 'What was asked for is granted.', es: 'Se concede lo que se solicitó.' },
  denied: { en: 'What was asked for is denied.', es: 'No se concede lo que se solicitó.' },
  month: { en: '% a month', es: '% al mes' },
  once: { en: '%, paid once', es: '%, en un solo pago' },
  from: { en: 'It is paid from %.', es: 'Se paga desde el %.' },
  replaces: { en: 'It takes the place of the award of %.', es: 'Sustituye la concesión de %.' },
  fails: { en: 'Not met: %.', es: 'No se cumple: %.' },
  why: { en: 'Why', es: 'Por qué' },
  whyLead: {
    en: 'The law asks for each of these. The facts are those known on the day of the decision.',
    es: 'La ley exige cada uno de estos requisitos. Los hechos son los que se conocían al decidir.',
  },
  requirement: { en: 'The law asks', es: 'Lo que la ley exige' },
  met: { en: 'Met', es: 'Se cumple' },
  clause: { en: 'Clause', es: 'Cláusula' },
  yes: { en: 'yes', es: 'sí' },
  no: { en: 'no', es: 'no' },
  open: { en: 'not needed', es: 'no hizo falta' },
  failing: { en: 'What is not met, in full', es: 'Lo que no se cumple, en detalle' },
  result: { en: 'What results', es: 'Lo que resulta' },
  what: { en: 'What', es: 'Concepto' },
  value: { en: 'Result', es: 'Resultado' },
  shares: { en: 'For whom', es: 'Para quién' },
  name: { en: 'Name', es: 'Nombre' },
  amount: { en: 'Amount', es: 'Cantidad' },
  clauses: { en: 'The clauses cited, in our words', es: 'Las cláusulas citadas, en nuestras palabras' },
  says: { en: 'What it says', es: 'Qué dice' },
  application: { en: 'Application', es: 'Solicitud' },
  asked: { en: 'As of', es: 'A la fecha' },
  proposed: { en: 'Proposed by', es: 'Propuso' },
  approved: { en: 'Approved by', es: 'Aprobó' },
  caseworker: { en: 'Caseworker', es: 'Analista de casos' },
  approver: { en: 'Approver', es: 'Aprobador' },
  rests: {
    en: 'This decision rests on the facts known up to number {known} of the record, and on the law named {law}.',
    es: 'Esta decisión descansa en los hechos conocidos hasta el número {known} del expediente, y en la ley de huella {law}.',
  },
  proof: { en: 'Digest of the proof: %.', es: 'Huella de la prueba: %.' },
  estimate: {
    en: 'Figures whose text has not been read yet: %.',
    es: 'Cifras cuyo texto aún no se ha leído: %.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** A digest in groups, so that it can be read aloud and compared. */
const grouped = (digest: string): string => digest.replace(/.{8}(?=.)/g, '$& ');

/** Refuses where the decision has not been approved. */
export async function decisionLetter(frame: Frame, id: string | undefined): Promise<Told> {
  const { db, participant, language } = frame;
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const row = await decisionOnFile(db, participant, id ?? '');
  const approval = await db
    .selectFrom('decision_approval')
    .select(['approver', 'maker'])
    .where('participant', '=', participant)
    .where('decision', '=', row.id)
    .executeTakeFirst();
  if (approval === undefined) refuse('nothing-to-write', { kind: 'decision', about: row.id });
  const { decision } = await decideAgain(db, row, language);
  const { reasons, proof, unconfirmed } = decision;
  if (proof === undefined) throw new TypeError('a decision without its proof');
  const failing = reasons.filter(({ holds }) => holds === false);
  return {
    title: `${say('title')}${QUESTION_TITLES[row.question as QuestionId][language]}`,
    summary: {
      label: say('label'),
      says: say(row.outcome === 'granted' ? 'granted' : 'denied'),
      ...(await paid(frame, row)),
      ...(row.outcome === 'denied'
        ? { lines: failing.map(({ text }) => say('fails').replace('%', () => nameIn(text))) }
        : {}),
    },
    references: [
      ...(row.application === null ? [] : [{ label: say('application'), value: row.application }]),
      { label: say('asked'), value: dayText(row.on_day, language) },
    ],
    sections: [
      {
        title: say('why'),
        blocks: [
          { text: say('whyLead') },
          {
            table: {
              columns: [
                { head: say('requirement'), share: 5 },
                { head: say('met') },
                { head: say('clause'), share: 2 },
              ],
              rows: reasons.map(({ text, holds, clause }) => [
                nameIn(text),
                say(holds === null ? 'open' : holds ? 'yes' : 'no'),
                CLAUSES[clause as keyof typeof CLAUSES].cite,
              ]),
            },
          },
        ],
      },
      ...(failing.length === 0
        ? []
        : [{ title: say('failing'), blocks: [{ list: failing.map(({ text }) => `${text}.`) }] }]),
      ...resultSections(decision, language),
      contestSection(frame),
    ],
    signed: [
      await signature(frame, say('proposed'), approval.maker, say('caseworker')),
      await signature(frame, say('approved'), approval.approver, say('approver')),
    ],
    basis: [
      say('rests').replace('{known}', String(row.known)).replace('{law}', row.graph_hash.slice(0, 12)),
      say('proof').replace('%', grouped(row.proof_hash)),
      ...(unconfirmed.length === 0 ? [] : [say('estimate').replace('%', unconfirmed.join(', '))]),
    ],
    annex: [...stepSections(proof, await sourcesOf(frame, row), language), clausesSection(proof, language)],
  };
}

/** The readings whose option the Board adopted, and those that were settled for the case alone, as known then. */
async function sourcesOf({ db, today }: Frame, row: Row<'decision'>): Promise<ReadingSources> {
  const board = await readingsOn(db, today, row.known);
  const inCase = await readingsOn(db, today, row.known, row);
  return new Map(
    Object.entries(row.readings as Readonly<Record<string, string>>).flatMap(
      ([id, option]): [string, 'adopted' | 'settled'][] => {
        if (board.adopted.has(id) && board.options[id] === option) return [[id, 'adopted']];
        return inCase.adopted.has(id) && inCase.options[id] === option ? [[id, 'settled']] : [];
      },
    ),
  );
}

/** What the decision grants, from when, and what it takes the place of. */
async function paid(
  { db, participant, language }: Frame,
  row: Row<'decision'>,
): Promise<{ readonly amount?: string; readonly lines: readonly string[] }> {
  const awards = await db
    .selectFrom('award')
    .select(['rule', 'cents', 'starts_on', 'replaces'])
    .where('participant', '=', participant)
    .where('decision', '=', row.id)
    .orderBy('id')
    .execute();
  const [first] = awards;
  if (first === undefined) return { lines: [] };
  const total = moneyText(formatMoney(awards.reduce((sum, { cents }) => sum + cents, 0)));
  if (first.rule === 'lump-sum') return { amount: WORDS.once[language].replace('%', () => total), lines: [] };
  const from = WORDS.from[language].replace('%', dayText(first.starts_on, language));
  const replaced =
    first.replaces === null
      ? undefined
      : await db
          .selectFrom('award')
          .select('cents')
          .where('participant', '=', participant)
          .where('id', '=', first.replaces)
          .executeTakeFirst();
  return {
    amount: WORDS.month[language].replace('%', () => total),
    lines: [
      from,
      ...(replaced === undefined
        ? []
        : [WORDS.replaces[language].replace('%', () => moneyText(formatMoney(replaced.cents)))]),
    ],
  };
}

/** The fields of the result, and who receives which share. */
function resultSections({ result = {} }: Decision, language: Frame['language']): Section[] {
  const fields = Object.entries(result);
  if (fields.length === 0) return [];
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const plain = fields.filter(([, value]) => typeof value !== 'object');
  const rows = plain.map(([name, value]) => [capitalized(fieldName(name, language)), valueText(value, language, name)]);
  const shares = fields.flatMap(([name, value]) =>
    name === 'shares' ? (value as { name: string; amount: string }[]) : [],
  );
  const blocks = [
    {
      table: {
        columns: [
          { head: say('what'), share: 3 },
          { head: say('value'), share: 2 },
        ],
        rows,
      },
    },
  ];
  if (shares.length === 0) return [{ title: say('result'), blocks }];
  const columns = [
    { head: say('name'), share: 3 },
    { head: say('amount'), share: 2, number: true },
  ];
  const table = { columns, rows: shares.map(({ name, amount }) => [name, moneyText(amount)]) };
  return [
    { title: say('result'), blocks },
    { title: say('shares'), blocks: [{ table }] },
  ];
}

/** Every clause that a step cites, in the order of the statutes. */
function clausesSection(proof: ProofNode, language: Frame['language']): Section {
  const cited = new Set<string>();
  const seen = new Set<ProofNode>();
  const follow = (node: ProofNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.clause !== undefined) cited.add(node.clause);
    node.from.forEach(follow);
  };
  follow(proof);
  const rows = Object.entries(CLAUSES)
    .filter(([id]) => cited.has(id))
    .map(([, { cite, title, says }]) => [cite, `${title[language]}. ${says[language]}`]);
  const columns = [
    { head: WORDS.clause[language], share: 2 },
    { head: WORDS.says[language], share: 6 },
  ];
  return { title: WORDS.clauses[language], blocks: [{ table: { columns, rows } }] };
}
