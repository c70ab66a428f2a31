// How and until when a decision can be contested, as a letter says it.
// No clause on file sets a term: the office's own rule is told as its own, and without one the letter says so.

import { addDays, dayInWords, type Words } from '../../base/index.ts';
import type { Section } from '../../letters/index.ts';
import type { Frame } from './frame.ts';

const WORDS = {
  title: { en: 'If you do not agree', es: 'Si usted no está de acuerdo' },
  may: {
    en: 'You may ask in writing that this decision be looked at again. Give the number of this letter, say which step or fact is wrong, and add what proves it.',
    es: 'Puede pedir por escrito que se revise esta decisión. Indique el número de esta carta, diga qué paso o qué hecho está mal y añada lo que lo demuestre.',
  },
  to: { en: 'Turn to: %.', es: 'Diríjase a: %.' },
  until: {
    en: 'Do it by %: that is {days} days from the day of this letter. The term is a rule of this office; none of the clauses cited sets one.',
    es: 'Hágalo a más tardar el %: son {days} días desde la fecha de esta carta. El término es una norma de esta oficina; ninguna de las cláusulas citadas fija uno.',
  },
  noTerm: {
    en: 'None of the clauses cited sets a term, and this office has no rule of its own on file. Ask this office at once to whom you may turn and until when.',
    es: 'Ninguna de las cláusulas citadas fija un término, y esta oficina no tiene en el sistema una norma propia. Pregunte cuanto antes en esta oficina ante quién puede acudir y hasta cuándo.',
  },
} as const satisfies Readonly<Record<string, Words>>;

export function contestSection({ language, today, installation }: Frame): Section {
  const { contest } = installation.settings;
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const until =
    contest?.days === undefined
      ? say('noTerm')
      : say('until')
          .replace('%', dayInWords(addDays(today, contest.days), language))
          .replace('{days}', String(contest.days));
  const to = contest === undefined ? [] : [{ text: say('to').replace('%', () => contest.to[language]) }];
  return { title: say('title'), blocks: [{ text: say('may') }, ...to, { text: until }] };
}
