// One question of the law, asked of facts in texts: what is wrong is a fault with its place, never an exception.
// It knows no other question, so that a program that asks one carries one; asking by name is in decide.ts.

import { type Day, digestOf, parseDay } from '../base/index.ts';
import { canonicalProofOfOne, decideOne, type Fault, type Question, type QuestionId, readFacts } from '../law/index.ts';
import { NoLawForDate } from '../rules/index.ts';
import { readingFaults, requestFault } from '../wire/index.ts';
import type { CanonicalProof, DecideOptions, Decision, Facts, Refused } from './types.ts';

/** A question that is asked by itself, without the rest of the law. */
export interface LawQuestion<Q extends QuestionId> {
  readonly id: Q;
  /** As the function of that name, for this question. */
  readonly decide: (facts: Facts, options: DecideOptions) => Decision<Q> | Refused;
  /** As the function of that name, for this question. */
  readonly canonicalProof: (facts: Facts, options: DecideOptions) => CanonicalProof | Refused;
}

/** The question of the law by that name, ready to be asked. */
export function lawQuestion<Q extends QuestionId>(id: Q, question: Question): LawQuestion<Q> {
  return {
    id,
    decide: (facts, options) =>
      asked(facts, options, (checked, how) => decideOne(id, question, checked, how) as unknown as Decision<Q>),
    canonicalProof: (facts, options) =>
      asked(facts, options, (checked, how) => {
        const text = canonicalProofOfOne(question, checked, how);
        return { text, sha256: digestOf(text) };
      }),
  };
}

type Checked = Parameters<typeof decideOne>[2];
type How = Parameters<typeof decideOne>[3];

function asked<A>(facts: Facts, options: DecideOptions, answer: (checked: Checked, how: How) => A): A | Refused {
  const checked = readFacts(facts);
  const how = howOf(options);
  const faults = [...('faults' in how ? how.faults : []), ...('faults' in checked ? checked.faults : [])];
  if ('faults' in checked || 'faults' in how) return { faults };
  try {
    return answer(checked, how);
  } catch (error) {
    if (!(error instanceof NoLawForDate)) throw error;
    const place = error.at === undefined ? '/known' : '/on';
    return { faults: [requestFault(place, 'no-law-for-date', error.parameter, error.at)] };
  }
}

function howOf({
  today,
  known,
  readings,
  language,
  proof,
}: DecideOptions): How | { readonly faults: readonly Fault[] } {
  const todayDay = dayOf(today);
  const knownDay = dayOf(known);
  const faults = [
    ...(todayDay === undefined ? [requestFault('/today', 'not-a-day', today)] : []),
    ...(known !== undefined && knownDay === undefined ? [requestFault('/known', 'not-a-day', known)] : []),
    ...(language === undefined || ['en', 'es'].includes(language)
      ? []
      : [requestFault('/language', 'no-language', language)]),
    ...readingFaults(readings),
  ];
  if (todayDay === undefined || faults.length > 0) return { faults };
  return {
    today: todayDay,
    ...(knownDay === undefined ? {} : { known: knownDay }),
    readings: { ...readings },
    ...(language === undefined ? {} : { language }),
    ...(proof === undefined ? {} : { proof }),
  };
}

/** A caller without types may send anything. */
function dayOf(text: unknown): Day | undefined {
  return typeof text === 'string' ? parseDay(text) : undefined;
}
