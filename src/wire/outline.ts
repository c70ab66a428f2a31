// A decision as an outline for people: what was decided, the result, the reasons, and the proof indented step by step.
// The sentences come from the law with the decision; here are only the headings and the layout.

import type { Language, Words } from '../base/index.ts';
import type { AmountBounds, Decision, DecisionBounds, Outcome, ProofNode, Share } from '../law/index.ts';

const OUTCOMES: Readonly<Record<Outcome, Words>> = {
  granted: { en: 'granted', es: 'procede' },
  denied: { en: 'denied', es: 'no procede' },
  'needs-decision': { en: 'needs a decision by a person', es: 'requiere la decisión de una persona' },
  'needs-facts': { en: 'needs facts', es: 'faltan hechos' },
};

const WORDS = {
  result: { en: 'Result', es: 'Resultado' },
  reasons: { en: 'Reasons', es: 'Fundamentos' },
  missing: { en: 'Facts needed', es: 'Hechos que faltan' },
  possible: { en: 'What it can still be', es: 'Lo que todavía puede ser' },
  between: { en: 'between {from} and {to}', es: 'entre {from} y {to}' },
  atLeast: { en: '{from} or more', es: '{from} o más' },
  decides: { en: 'How much of the difference each fact decides', es: 'Qué parte de la diferencia decide cada hecho' },
  or: { en: ' or ', es: ' o ' },
  readings: { en: 'Readings applied', es: 'Lecturas aplicadas' },
  unconfirmed: {
    en: 'An estimate, no award: the text of these figures has not been read',
    es: 'Un estimado, no una concesión: el texto de estas cifras no se ha leído',
  },
  proof: { en: 'Proof', es: 'Prueba' },
  above: { en: '(shown above)', es: '(mostrado arriba)' },
  yes: { en: 'yes', es: 'sí' },
  no: { en: 'no', es: 'no' },
  open: { en: 'open', es: 'sin resolver' },
} as const satisfies Readonly<Record<string, Words>>;

type Say = (word: keyof typeof WORDS) => string;

/** The lines of the outline; a name in the facts may hold a line break, which is for the printer to show as it can. */
export function outlineOf(decision: Decision, language: Language): readonly string[] {
  const say: Say = (word) => WORDS[word][language];
  const { question, on, outcome, result = {}, reasons, missing, bounds, readings, unconfirmed, proof } = decision;
  return [
    `${question}, ${on}: ${OUTCOMES[outcome][language]}`,
    ...section(say('result'), fieldLines(result, say)),
    ...section(say('unconfirmed'), unconfirmed),
    ...section(say('missing'), missing),
    ...(bounds === undefined ? [] : boundsLines(bounds, language, say)),
    ...section(
      say('reasons'),
      reasons.map(({ clause, holds, text }) => `${plain(holds, say)}: ${clause}: ${text}`),
    ),
    ...section(
      say('readings'),
      Object.entries(readings).map(([id, option]) => `${id}: ${option}`),
    ),
    ...section(say('proof'), proof === undefined ? [] : proofLines(proof.from, say)),
  ];
}

/** Which outcomes are possible, between which ends each amount lies, and what each fact decides. */
function boundsLines({ outcomes, amounts, decides }: DecisionBounds, language: Language, say: Say): readonly string[] {
  return [
    ...section(say('possible'), [
      ...(outcomes.length === 0 ? [] : [outcomes.map((outcome) => OUTCOMES[outcome][language]).join(say('or'))]),
      ...Object.entries(amounts).map(([name, ends]) => `${name}: ${endsText(ends, say)}`),
    ]),
    ...section(
      say('decides'),
      decides.map(({ fact, share }) => `${fact}: ${shareText(share, say)}`),
    ),
  ];
}

function endsText({ from, to }: AmountBounds, say: Say): string {
  if (to === null) return say('atLeast').replace('{from}', String(from));
  return from === to ? String(to) : betweenText(String(from), String(to), say);
}

function shareText({ from, to }: Share, say: Say): string {
  return from === to ? percentOf(to) : betweenText(percentOf(from), percentOf(to), say);
}

function betweenText(from: string, to: string, say: Say): string {
  return say('between').replace('{from}', from).replace('{to}', to);
}

/** A part of one in percent: "0.40" is 40%. */
function percentOf(part: string): string {
  return `${Number(part.replace('.', ''))}%`;
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map(indented)];
}

function indented(line: string): string {
  return `  ${line}`;
}

/** One line a field; below a list one line an element. */
function fieldLines(fields: object, say: Say): readonly string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    Array.isArray(value)
      ? [name, ...value.map((element) => indented(listed(element, say)))]
      : [`${name}: ${plain(value, say)}`],
  );
}

function listed(element: unknown, say: Say): string {
  if (typeof element !== 'object' || element === null) return plain(element, say);
  return Object.entries(element)
    .map(([name, value]) => `${name} ${plain(value, say)}`)
    .join(', ');
}

function plain(value: unknown, say: Say): string {
  if (value === null || value === undefined) return say('open');
  return typeof value === 'boolean' ? say(value ? 'yes' : 'no') : String(value);
}

/** The steps, indented; what a step came from stands only where it is shown first. */
function proofLines(steps: readonly ProofNode[], say: Say, shown = new Set<string>()): readonly string[] {
  return steps.flatMap((step) => {
    const line = proofLine(step, say);
    if (step.from.length === 0) return [line];
    if (shown.has(line)) return [`${line} ${say('above')}`];
    shown.add(line);
    return [line, ...proofLines(step.from, say, shown).map(indented)];
  });
}

function proofLine({ cite, fact, parameter, reading, text, value }: ProofNode, say: Say): string {
  const source = [cite, fact, parameter, reading].filter((part) => part !== undefined).join(' ');
  return `${source === '' ? '' : `[${source}] `}${text} = ${Array.isArray(value) ? value.map((part) => listed(part, say)).join('; ') : plain(value, say)}`;
}
