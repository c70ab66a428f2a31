// The query behind the register of readings: each point that the statutes leave open, with its options.
// Under which option a question is decided is said where it is asked (answer-question.ts).

import { READINGS } from '../law/index.ts';
import type { ReadingRow } from '../wire/index.ts';

type RegisteredReading = Omit<ReadingRow, 'id' | 'options' | 'clauses'> & {
  readonly clauses: readonly string[];
  readonly options: Readonly<Record<string, ReadingRow['options'][number]['says']>>;
};

/** Every reading, in the order of the register. */
export function listReadings(): ReadingRow[] {
  return Object.entries<RegisteredReading>(READINGS).map(([id, { options, clauses, ...reading }]) => ({
    id,
    ...reading,
    clauses: [...clauses],
    options: Object.entries(options).map(([option, says]) => ({ id: option, says })),
  }));
}
