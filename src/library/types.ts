// What the library takes and gives: facts and options in texts, decisions typed by their question.
// The types of facts and results come from the law itself: from its shapes and from the fields of its questions.

import type { Language } from '../base/index.ts';
import type { Decision as DecisionOfLaw, FactsDocument, Fault, QuestionId, ResultOf } from '../law/index.ts';
import type { ReadingOptions } from './register.ts';

/**
 * What is known, as JSON says it: a day `"2026-11-30"`, a month `"2026-11"`, money `"1234.50"`, a rate in percent `"2.5"`,
 * a share `"1"` or `"2/3"`. What is not known is left out, or null; it is never taken for false.
 */
export interface Facts extends FactsDocument {}

/** The option to decide under, by the id of the reading; what is not named applies by default. */
export type ReadingChoices = { readonly [R in keyof ReadingOptions]?: ReadingOptions[R] };

/** How a question is asked. */
export interface DecideOptions {
  /** The day that an absent `on` means, as `"2026-11-30"`; the library asks no clock. See {@link todayInPuertoRico}. */
  readonly today: string;
  /** The readings to decide under, where they are not the default ones. */
  readonly readings?: ReadingChoices;
  /** The language of texts; English where nothing is said. */
  readonly language?: Language;
  /** False leaves the worded proof out, which is most of the work. */
  readonly proof?: boolean;
  /** The law up to what was known on a day, as `"2014-02-20"`; all of it where absent. */
  readonly known?: string;
}

/** In order of precedence, but for granted, which is what is left. */
export type Outcome = DecisionOfLaw['outcome'];

/** What every decision says, whatever its outcome. */
interface Decided<Q extends QuestionId> extends Omit<DecisionOfLaw, 'question' | 'outcome' | 'result'> {
  readonly question: Q;
  /** Of what was refused alone. */
  readonly faults?: undefined;
}

/** A right or an amount, with its result. */
export interface Granted<Q extends QuestionId> extends Decided<Q> {
  readonly outcome: 'granted';
  readonly result: ResultOf<Q>;
}

/** A denial, a point that the law leaves to a person, or a question that lacks facts: see `reasons`, `missing` and `bounds`. */
export interface Open<Q extends QuestionId> extends Decided<Q> {
  readonly outcome: Exclude<Outcome, 'granted'>;
  readonly result: undefined;
}

/** The answer to a question on facts that can be true; `outcome` tells the two apart. */
export type Decision<Q extends QuestionId = QuestionId> = { [K in Q]: Granted<K> | Open<K> }[Q];

/**
 * What is given instead of an answer where the facts or the call cannot be right: each fault with its place, a code and
 * words in both languages. Pointers start at the facts, but for those of the call: `/question`, `/today`, `/known`,
 * `/language` and `/readings/ID`.
 */
export interface Refused extends NoDecision {
  readonly faults: readonly Fault[];
}

/** What a decision says is absent here, so that `answer.result?.monthly` may be asked of either. */
type NoDecision = { readonly [K in keyof DecisionOfLaw]?: undefined };

/** The proof of a decision without language: equal where law, readings and facts are equal. */
export interface CanonicalProof {
  /** JSON, to the byte what `retiro decide --canonical` prints: `[source, clause, value, from]` for each step. */
  readonly text: string;
  /** The SHA-256 of the text, in lower-case hexadecimal. */
  readonly sha256: string;
  /** Of what was refused alone. */
  readonly faults?: undefined;
}
