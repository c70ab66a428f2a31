// The points that the law leaves to a person in one case: readings under another option of which the case is less open.
// How such a point is settled is in the commands propose-option and approve-option.

import type { Day } from '../../base/index.ts';
import {
  type CheckedFacts,
  type Decision,
  decide,
  optionsOf,
  type QuestionId,
  type Readings,
} from '../../law/index.ts';

export interface OpenPoint {
  readonly reading: string;
  /** The options that settle it. */
  readonly options: readonly string[];
}

/** The points left open, with the options that settle them; none where the law decides, or asks for facts first. */
export function openPointsOf(
  question: QuestionId,
  facts: CheckedFacts,
  readings: Readings,
  today: Day,
): readonly OpenPoint[] {
  const under = (options: Readings): Decision => decide(question, facts, { today, readings: options });
  const now = under(readings);
  if (now.outcome !== 'needs-decision') return [];
  return Object.entries(now.readings).flatMap(([reading, inForce]) => {
    const options = optionsOf(reading as Parameters<typeof optionsOf>[0]).filter(
      (option) => option !== inForce && isLessOpen(under({ ...readings, [reading]: option }), now),
    );
    return options.length === 0 ? [] : [{ reading, options }];
  });
}

function isLessOpen(other: Decision, now: Decision): boolean {
  return other.outcome !== 'needs-decision' || openIn(other) < openIn(now);
}

const openIn = ({ reasons }: Decision): number => reasons.filter(({ holds }) => holds === null).length;
