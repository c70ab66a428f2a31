// The query behind `retiro decide`: a question and a document that nobody has checked, to a decision or its faults.
// The law decides; here a request is taken apart, and every fault gets the pointer that its sender can follow.

import { type Day, type Language, pointerPart } from '../base/index.ts';
import {
  type Decision,
  decide,
  type Fault,
  isQuestion,
  isReading,
  optionsOf,
  QUESTIONS,
  READINGS,
  type Readings,
  readFacts,
} from '../law/index.ts';
import { NoLawForDate } from '../rules/index.ts';
import { requestFault } from '../wire/index.ts';

/** What holds for a whole call, whatever is asked in it. */
export interface AskOptions {
  /** Today in Puerto Rico: what an absent `on` means. */
  readonly today: Day;
  readonly language: Language;
  /** False leaves the proof out. */
  readonly proof: boolean;
  /** Checked by `readingFaults`; those of a request come over them. */
  readonly readings: Readings;
}

export type Answer = { readonly decision: Decision } | { readonly faults: readonly Fault[] };

/** Keys of a request beside its question. */
const KEYS = ['facts', 'readings'];

/** Keys of a request that are its sender's own. */
const IGNORED = ['name', 'expect'];

/** More than anybody mends at once. */
const MAX_FAULTS = 1000;

/** Every question that may be asked, by its name in the contract. */
export function questionNames(): readonly string[] {
  return Object.keys(QUESTIONS);
}

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

/** What is wrong with readings, each at /readings/ID: an id that is none, or an option that the reading does not have. */
export function readingFaults(readings: unknown): readonly Fault[] {
  if (readings === undefined || readings === null) return [];
  if (typeof readings !== 'object' || Array.isArray(readings)) return [requestFault('/readings', 'not-readings')];
  return eachFault(Object.entries(readings), ([id, option]) => {
    if (!isReading(id)) return requestFault(readingAt(id), 'no-reading', id, Object.keys(READINGS));
    const options = optionsOf(id);
    return options.includes(option) ? undefined : requestFault(readingAt(id), 'no-option', option, options);
  });
}

function readingAt(id: string): string {
  return `/readings/${pointerPart(id)}`;
}

type Question = Parameters<typeof decide>[0];
type Checked = Parameters<typeof decide>[1];

/** The decision; a day for which there is no law is a fault of the day asked about, at the facts that start at `base`. */
function decided(question: Question, checked: Checked, base: string, options: AskOptions): Answer {
  try {
    return { decision: decide(question, checked, options) };
  } catch (error) {
    if (!(error instanceof NoLawForDate)) throw error;
    return { faults: [requestFault(`${base}/on`, 'no-law-for-date', error.parameter, error.at)] };
  }
}

/** What is wrong with a question, at /question: there is none of that name. */
export function questionFaults(question: unknown): readonly Fault[] {
  return isQuestion(question) ? [] : [requestFault('/question', 'no-question', question, questionNames())];
}

function keyFaults(request: object, keys: readonly string[]): readonly Fault[] {
  return eachFault(Object.keys(request), (key) =>
    keys.includes(key) || IGNORED.includes(key)
      ? undefined
      : requestFault(`/${pointerPart(key)}`, 'unknown-key', key, keys),
  );
}

/** The faults of each part, up to a number that can be read: each is many times longer than the part it complains of. */
function eachFault<P>(parts: readonly P[], faultOf: (part: P) => Fault | undefined): readonly Fault[] {
  const faults: Fault[] = [];
  for (const part of parts) {
    const fault = faultOf(part);
    if (fault === undefined) continue;
    if (faults.length === MAX_FAULTS) return [...faults, requestFault('', 'more-faults', MAX_FAULTS)];
    faults.push(fault);
  }
  return faults;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
