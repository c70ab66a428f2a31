// What is wrong with a question that is asked by name and with the readings that it is asked under.
// How that is worded is in request-faults.ts; facts are checked in the law room.

import { pointerPart } from '../base/index.ts';
import { type Fault, isQuestion, isReading, optionsOf, QUESTIONS, READINGS } from '../law/index.ts';
import { requestFault } from './request-faults.ts';

/** More than anybody mends at once. */
const MAX_FAULTS = 1000;

/** Every question that may be asked, by its name in the contract. */
export function questionNames(): readonly string[] {
  return Object.keys(QUESTIONS);
}

/** What is wrong with a question, at /question: there is none of that name. */
export function questionFaults(question: unknown): readonly Fault[] {
  return isQuestion(question) ? [] : [requestFault('/question', 'no-question', question, questionNames())];
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

/** The faults of each part, up to a number that can be read: each is many times longer than the part it complains of. */
export function eachFault<P>(parts: readonly P[], faultOf: (part: P) => Fault | undefined): readonly Fault[] {
  const faults: Fault[] = [];
  for (const part of parts) {
    const fault = faultOf(part);
    if (fault === undefined) continue;
    if (faults.length === MAX_FAULTS) return [...faults, requestFault('', 'more-faults', MAX_FAULTS)];
    faults.push(fault);
  }
  return faults;
}
