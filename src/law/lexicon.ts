// What the law room says about its own things, for the wording of rules.
// The words themselves stand in the register and in vocabulary.ts.

import type { Words } from '../base/index.ts';
import type { Lexicon } from '../rules/index.ts';
import { isReading } from './readings.ts';
import { READINGS } from './register/readings.generated.ts';
import { CODES } from './vocabulary.ts';

export const lexicon: Lexicon = {
  code: (code) => (Object.hasOwn(CODES, code) ? CODES[code] : undefined),
  reading: (id) => (isReading(id) ? READINGS[id].asks : { en: id, es: id }),
};

/** What an option of a reading says; the option's id where it is not registered. */
export function optionWords(id: string, option: string): Words {
  const options: Readonly<Record<string, Words>> = isReading(id) ? READINGS[id].options : {};
  return options[option] ?? { en: option, es: option };
}
