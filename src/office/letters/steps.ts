// A proof as numbered tables that a reader can work through by hand: facts, figures, readings, and steps that name them.
// Each step stands once and after those that it rests on; the sentences are the law's.

import { type Language, parseDay, type Words } from '../../base/index.ts';
import { optionWords, PARAMETERS, type ProofNode, READINGS, type Standing, standingAt } from '../../law/index.ts';
import type { Section } from '../../letters/index.ts';
import { capitalized, pointerText, valueText, withDays } from './values.ts';

const WORDS = {
  steps: { en: 'How it was worked out, step by step', es: 'Cómo se llegó al resultado, paso por paso' },
  stepsLead: {
    en: 'Each step rests on facts (F), figures (G), readings (R) and earlier steps. With them you can work it out again by hand.',
    es: 'Cada paso se apoya en hechos (H), cifras (C), lecturas (L) y pasos anteriores. Con ellos puede rehacerlo a mano.',
  },
  facts: { en: 'The facts on file', es: 'Los hechos que constan' },
  figures: { en: 'The figures of the law', es: 'Las cifras de la ley' },
  readings: { en: 'Points that the law leaves open', es: 'Puntos que la ley deja abiertos' },
  readingsLead: {
    en: 'These points can be read in more than one way. The office applied the reading shown, for the reason in the last column.',
    es: 'Estos puntos se pueden leer de más de un modo. La oficina aplicó la lectura que se indica, por lo que dice la última columna.',
  },
  number: { en: 'No.', es: 'N.º' },
  step: { en: 'What was found', es: 'Qué se halló' },
  result: { en: 'Result', es: 'Resultado' },
  restsOn: { en: 'It rests on', es: 'Se apoya en' },
  fact: { en: 'Fact', es: 'Hecho' },
  onFile: { en: 'On file', es: 'Lo que consta' },
  value: { en: 'Value', es: 'Valor' },
  figure: { en: 'Figure', es: 'Cifra' },
  cite: { en: 'Source', es: 'Fuente' },
  standing: { en: 'Standing', es: 'Carácter' },
  point: { en: 'Open point', es: 'Punto abierto' },
  option: { en: 'Reading applied', es: 'Lectura aplicada' },
  evidence: { en: 'It comes from', es: 'Proviene de' },
  stepWord: { en: 'step', es: 'paso' },
  notOnFile: { en: 'not on file', es: 'no consta' },
} as const satisfies Readonly<Record<string, Words>>;

const STANDINGS: Readonly<Record<Standing, Words>> = {
  enacted: { en: 'text of the law', es: 'texto de la ley' },
  adopted: { en: 'resolution', es: 'resolución' },
  reading: { en: 'brought by a reading', es: 'la trae una lectura' },
  unconfirmed: { en: 'text not yet read: an estimate', es: 'texto aún sin leer: un estimado' },
};

const EVIDENCE: Readonly<Record<string, Words>> = {
  text: { en: 'the text', es: 'el texto' },
  spanish: { en: 'the Spanish text', es: 'el texto en español' },
  court: { en: 'a court', es: 'un tribunal' },
  adopted: { en: 'a resolution of the Board', es: 'una resolución de la Junta' },
  settled: { en: 'settled for this case by two people', es: 'resuelto para este caso por dos personas' },
  inferred: { en: 'an inference; the Board has not adopted it', es: 'una inferencia; la Junta no la ha adoptado' },
};

const UNITS: Readonly<Record<string, { readonly one: Words; readonly more: Words }>> = {
  years: { one: { en: 'year', es: 'año' }, more: { en: 'years', es: 'años' } },
  months: { one: { en: 'month', es: 'mes' }, more: { en: 'months', es: 'meses' } },
  days: { one: { en: 'day', es: 'día' }, more: { en: 'days', es: 'días' } },
};

interface Listed {
  readonly name: string;
  readonly cells: readonly string[];
}

/** What stands once in a table, with the name by which steps refer to it: "F1", "F2" … */
class Register {
  private readonly letter: string;
  private readonly names = new Map<string, string>();
  readonly rows: Listed[] = [];

  constructor(letter: string) {
    this.letter = letter;
  }

  /** Its name; the cells are made where it is new. */
  nameOf(key: string, cells: () => readonly string[]): string {
    const before = this.names.get(key);
    if (before !== undefined) return before;
    const name = `${this.letter}${this.rows.length + 1}`;
    this.names.set(key, name);
    this.rows.push({ name, cells: cells() });
    return name;
  }
}

/** Who brought the option of a reading, by its id; a reading that nobody settled is not there. */
export type ReadingSources = ReadonlyMap<string, 'adopted' | 'settled'>;

/** The tables of a proof: open points last, since they are read by whoever doubts a step. */
export function stepSections(proof: ProofNode, sources: ReadingSources, language: Language): Section[] {
  const [facts, figures, readings] = (language === 'en' ? ['F', 'G', 'R'] : ['H', 'C', 'L']).map(
    (letter) => new Register(letter),
  ) as [Register, Register, Register];
  const steps = new Register('');
  const known = new WeakMap<ProofNode, readonly string[]>();
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];

  /** How a step refers to the node; of a reading, to its option and to what that rests on. */
  const refer = (node: ProofNode): readonly string[] => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const names =
      node.reading === undefined
        ? [named(node)]
        : [
            readings.nameOf(node.reading, () => readingCells(node.reading ?? '', sources, language)),
            ...node.from.flatMap(refer),
          ];
    known.set(node, names);
    return names;
  };
  const named = (node: ProofNode): string => {
    const { fact, parameter, text, value, cite, from } = node;
    if (fact !== undefined) {
      const name = text === fact ? pointerText(fact, language) : text;
      const field = fact.slice(fact.lastIndexOf('/') + 1);
      return facts.nameOf(fact, () => [
        capitalized(name),
        value === null ? say('notOnFile') : valueText(value, language, field),
      ]);
    }
    if (parameter !== undefined) {
      const standing = standingAt(parameter, lawDayOf(node));
      return figures.nameOf(`${parameter} ${String(value)}`, () => [
        text,
        figureText(parameter, value, language),
        cite ?? '',
        STANDINGS[standing][language],
      ]);
    }
    const rests = [...(cite === undefined ? [] : [cite]), ...new Set(from.flatMap(refer))];
    const cells = [withDays(text, language), valueText(value, language), rests.join('; ')];
    return `${say('stepWord')} ${steps.nameOf(JSON.stringify(cells), () => cells)}`;
  };
  for (const root of proof.from) {
    // A field of the result is a name for what is below it, which the letter shows with its words already.
    if (root.clause === undefined) root.from.forEach(refer);
    else refer(root);
  }

  return [
    section(
      say('steps'),
      say('stepsLead'),
      steps,
      [say('number'), say('step'), say('result'), say('restsOn')],
      [7, 3, 4],
    ),
    section(say('facts'), undefined, facts, [say('number'), say('fact'), say('onFile')], [3, 4]),
    section(
      say('figures'),
      undefined,
      figures,
      [say('number'), say('figure'), say('value'), say('cite'), say('standing')],
      [4, 2, 3, 2],
    ),
    section(
      say('readings'),
      say('readingsLead'),
      readings,
      [say('number'), say('point'), say('option'), say('evidence')],
      [4, 5, 2],
    ),
  ].filter(({ blocks }) => blocks.length > 0);
}

function section(
  title: string,
  lead: string | undefined,
  { rows }: Register,
  heads: readonly string[],
  shares: readonly number[],
): Section {
  if (rows.length === 0) return { title, blocks: [] };
  const columns = heads.map((head, index) => {
    const share = shares[index - 1];
    return share === undefined ? { head } : { head, share };
  });
  const table = { columns, rows: rows.map(({ name, cells }) => [name, ...cells]) };
  return { title, blocks: [...(lead === undefined ? [] : [{ text: lead }]), { table }] };
}

/** A figure with its unit. */
function figureText(id: string, value: unknown, language: Language): string {
  const { kind } = PARAMETERS[id as keyof typeof PARAMETERS];
  const unit = UNITS[kind]?.[value === 1 ? 'one' : 'more'][language];
  return `${valueText(value, language)}${unit === undefined ? '' : ` ${unit}`}`;
}

/** The day whose law a figure was looked up for: the one below it in the proof; none where a date needs none. */
function lawDayOf({ from }: ProofNode): ReturnType<typeof parseDay> {
  const [first] = from;
  return typeof first?.value === 'string' ? parseDay(first.value) : undefined;
}

/** The open point, the option that was applied, and what it comes from. */
function readingCells(source: string, sources: ReadingSources, language: Language): string[] {
  const [id = '', option = ''] = source.split('=');
  const entry = Object.hasOwn(READINGS, id) ? READINGS[id as keyof typeof READINGS] : undefined;
  const own = entry?.default === option ? entry.evidence : 'inferred';
  const evidence = EVIDENCE[own === 'inferred' ? (sources.get(id) ?? own) : own];
  return [entry?.asks[language] ?? id, optionWords(id, option)[language], evidence?.[language] ?? ''];
}
