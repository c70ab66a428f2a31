// What an answer that waits for facts can still be, in sentences: its outcomes, its amounts, and what decides them.
// The bounds come from the law with the answer; money and names read here as everywhere.

import type { Language } from '../../src/base/index.ts';
import type { DecisionAnswer } from '../../src/wire/index.ts';
import { nameOf, WORDS } from '../words/names.ts';
import { pointerText, valueText } from './values.ts';

type Bounds = NonNullable<DecisionAnswer['again']['bounds']>;

/** One sentence: "It can still turn out: granted or denied." */
export function outcomesText({ outcomes }: Bounds, language: Language): string {
  const { or, outcomes: says } = WORDS[language].bounds;
  const names = outcomes.map((outcome) => nameOf('outcome', outcome, language));
  return says.replace('{{outcomes}}', names.join(or));
}

/** Each amount with what it lies between: "Monthly" and "between $900.00 and $2,250.00". */
export function amountTexts({ amounts }: Bounds, language: Language): readonly (readonly [string, string])[] {
  const words = WORDS[language].bounds;
  return Object.entries(amounts).map(([name, { from, to }]) => {
    const text = (value: unknown): string => valueText(value, language, name);
    const says =
      to === null
        ? words.atLeast.replace('{{from}}', text(from))
        : from === to
          ? text(to)
          : between(text(from), text(to), language);
    return [nameOf('field', name, language), says] as const;
  });
}

/** A sentence a fact, the most decisive first: "Account: Factor decides 40% of the difference." */
export function decidesTexts({ decides }: Bounds, language: Language): readonly string[] {
  return decides.map(({ fact, share: { from, to } }) => {
    const part = from === to ? percentText(to) : between(percentText(from), percentText(to), language);
    return WORDS[language].bounds.decides.replace('{{fact}}', pointerText(fact, language)).replace('{{part}}', part);
  });
}

function between(from: string, to: string, language: Language): string {
  return WORDS[language].bounds.between.replace('{{from}}', () => from).replace('{{to}}', () => to);
}

/** A part of one in percent: "0.40" is 40%. */
function percentText(part: string): string {
  return `${Number(part.replace('.', ''))}%`;
}
