// The points that the law leaves open, as the naive office sees them: what the oracle answers under each of their options.
// How a point is settled in a case is in contest-rules.ts.

import { plainDecide } from '../oracle/plain-decide.ts';
import { READINGS } from '../oracle/plain-readings.ts';

/** A question about a case, under the points that were settled in it. */
export interface Question {
  readonly question: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly on: string;
  readonly readings: Readonly<Record<string, string>>;
}

/** Of the readings that are drawn, those on which the amount of every grant rests, whether or not it comes to the same. */
const OF_EVERY_GRANT: Readonly<Record<string, readonly string[]>> = {
  'nonoccupational-disability': ['average-compensation', 'years-over-ten'],
  'occupational-disability': ['fund-offset'],
};

function answer({ question, document, on, readings }: Question, change: Readonly<Record<string, string>>) {
  return plainDecide(question, document, { ...readings, ...change }, on);
}

/** Whether the answer rests on the reading. */
export function consults(asked: Question, reading: string): boolean {
  const now = answer(asked, {});
  if (now.outcome === 'granted' && (OF_EVERY_GRANT[asked.question] ?? []).includes(reading)) return true;
  const text = JSON.stringify(now);
  return (READINGS[reading] ?? []).some((option) => JSON.stringify(answer(asked, { [reading]: option })) !== text);
}

/** Whether the law leaves the case to a person, and the option answers it. */
export function answers(asked: Question, reading: string, option: string): boolean {
  if (answer(asked, {}).outcome !== 'needs-decision') return false;
  return answer(asked, { [reading]: option }).outcome !== 'needs-decision';
}

/** The points that the law leaves to a person in the case, each with an option that answers it. */
export function openPoints(asked: Question): readonly (readonly [string, string])[] {
  return Object.entries(READINGS).flatMap(([reading, options]) =>
    options.filter((option) => answers(asked, reading, option)).map((option) => [reading, option] as const),
  );
}
