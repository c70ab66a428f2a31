// The query behind `retiro decide`: a question and a document that nobody has checked, to a decision or its faults.
// The law decides; here a request is taken apart, and every fault gets the pointer that its sender can follow.

import { type Day, type Language, pointerPart } from '../base/index.ts';
import {
  canonicalProofOf,
  type Decision,
  decide,
  type Fault,
  isQuestion,
  type Readings,
  readFacts,
} from '../law/index.ts';
import { NoLawForDate } from '../rules/index.ts';
import { eachFault, questionFaults, readingFaults, requestFault } from '../wire/index.ts';

/** What holds for a whole call, whatever is asked in it. */
export interface AskOptions {
  /** Today in Puerto Rico: what an absent `on` means. */
  readonly today: Day;
  readonly language: Language;
  /** False leaves the proof out. */
  readonly proof: boolean;
  /** Checked by `readingFaults`; those of a request come over them. */
  readonly readings: Readings;
  /** True asks for the canonical proof too. */
  readonly canonical?: boolean;
}

/** A decision, and its canonical proof where it was asked for; or the faults that kept it from being made. */
export type Answer =
  | { readonly decision: Decision; readonly canonical?: string }
  | { readonly faults: readonly Fault[] };

/** Keys of a request beside its question. */
const KEYS = ['facts', 'readings'];

/** Keys of a request that are its sender's own. */
const IGNORED = ['name', 'expect'];

/** A question about one document of facts; pointers start at the facts, but for /question. */
export function answerDocument(question: string, document: unknown, options: AskOptions): Answer {
  const checked = readFacts(document);
  const faults = [...questionFaults(question), ...('faults' in checked ? checked.faults : [])];
  if (!isQuestion(question) || 'faults' in checked) return { faults };
  return decided(question, checked, '', options);
}

/** A whole request, {"question", "facts", "readings"?}; pointers start at the request. */
export function answerRequest(request: unknown, options: AskOptions): Answer {
  if (!isObject(request)) return { faults: [requestFault('', 'not-a-request', '{"question": …, "facts": {…}}')] };
  return answerParts(request, ['question', ...KEYS], request.question, options);
}

/** A request whose question is named apart, {"facts", "readings"?}; pointers start at it, but for /question. */
export function answerQuestion(question: string, request: unknown, options: AskOptions): Answer {
  if (!isObject(request)) {
    return { faults: [...questionFaults(question), requestFault('', 'not-a-request', '{"facts": {…}}')] };
  }
  return answerParts(request, KEYS, question, options);
}

/** The parts of a request, of which no other keys are known. */
function answerParts(
  request: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  question: unknown,
  options: AskOptions,
): Answer {
  const { facts, readings } = request;
  const given = facts !== undefined && facts !== null;
  const checked = given ? readFacts(facts) : { faults: [] };
  const faults = [
    ...keyFaults(request, keys),
    ...questionFaults(question),
    ...readingFaults(readings),
    ...(given ? [] : [requestFault('/facts', 'no-facts')]),
    ...('faults' in checked ? checked.faults.map((fault) => ({ ...fault, at: `/facts${fault.at}` })) : []),
  ];
  if (faults.length > 0 || !isQuestion(question) || 'faults' in checked) return { faults };
  const own = readings as Readings | null | undefined;
  return decided(
    question,
    checked,
    '/facts',
    own ? { ...options, readings: { ...options.readings, ...own } } : options,
  );
}

type Question = Parameters<typeof decide>[0];
type Checked = Parameters<typeof decide>[1];

/** The decision; a day for which there is no law is a fault of the day asked about, at the facts that start at `base`. */
function decided(question: Question, checked: Checked, base: string, options: AskOptions): Answer {
  try {
    const decision = decide(question, checked, options);
    return options.canonical ? { decision, canonical: canonicalProofOf(question, checked, options) } : { decision };
  } catch (error) {
    if (!(error instanceof NoLawForDate)) throw error;
    return { faults: [requestFault(`${base}/on`, 'no-law-for-date', error.parameter, error.at)] };
  }
}

function keyFaults(request: object, keys: readonly string[]): readonly Fault[] {
  return eachFault(Object.keys(request), (key) =>
    keys.includes(key) || IGNORED.includes(key)
      ? undefined
      : requestFault(`/${pointerPart(key)}`, 'unknown-key', key, keys),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
