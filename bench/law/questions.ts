// In a process of its own: how many decisions a second the compiled questions make over columns.
// The cases are worked examples of the law, drawn in no order; what starts this process is in rows.ts.

import { type Day, parseDay } from '../../src/base/index.ts';
import {
  type CheckedFacts,
  type Columns,
  columnsOf,
  decideColumns,
  kernelLawOf,
  type QuestionId,
  readFacts,
} from '../../src/law/index.ts';
import { inTurns } from './measure.ts';
import { drawing } from './members.ts';

const COUNT = 500_000;
const TODAY = parseDay('2026-11-30') as Day;

export interface Example {
  readonly question: string;
  readonly facts: unknown;
}

/** The examples of a question whose facts are sound. */
export function checkedExamples(examples: readonly Example[], id: QuestionId): readonly CheckedFacts[] {
  return examples
    .filter(({ question }) => question === id)
    .map(({ facts }) => readFacts(facts))
    .filter((read): read is CheckedFacts => !('faults' in read));
}

/** Measures the questions on examples of them. Ends with a line of JSON. */
export async function measureQuestions(examples: readonly Example[], questions: readonly QuestionId[]): Promise<void> {
  const contenders = Object.fromEntries(
    questions.map((id) => {
      const cases = checkedExamples(examples, id);
      const columns = drawnFrom(columnsOf(id, cases, { today: TODAY }), cases.length);
      const law = kernelLawOf(id);
      return [id, { size: COUNT, run: () => decideColumns(id, columns, law, COUNT) }];
    }),
  );
  console.log(JSON.stringify({ rates: await inTurns(contenders, { rounds: 7, milliseconds: 1 }) }));
}

/** Columns of so many rows, each drawn from those of a few. */
function drawnFrom(columns: Columns, rows: number): Columns {
  const draw = drawing(234);
  const drawn = Int32Array.from({ length: COUNT }, () => Math.floor(draw() * rows));
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const long = new (column.constructor as new (length: number) => typeof column)(COUNT);
      for (let i = 0; i < COUNT; i++) long[i] = column[drawn[i] as number] as number;
      return [name, long];
    }),
  );
}
