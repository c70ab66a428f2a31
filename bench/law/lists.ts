// In a process of its own: how many decisions a second are made from lists as columns, findings and outcome together.
// The cases are worked examples of the law, drawn in no order; what starts this process is in rows.ts.

import { type Day, parseDay } from '../../src/base/index.ts';
import {
  type CheckedFacts,
  decideLists,
  EarningsTable,
  factColumnsOf,
  kernelLawOf,
  listsOf,
  PartTable,
  PaymentTable,
  type QuestionId,
} from '../../src/law/index.ts';
import { inTurns } from './measure.ts';
import { drawing } from './members.ts';
import { checkedExamples, type Example } from './questions.ts';

const COUNT = 20_000;
const TODAY = parseDay('2026-11-30') as Day;

/** Measures the work under its name on examples of the question that asks for it. Ends with a line of JSON. */
export async function measureLists(
  examples: readonly Example[],
  work: Readonly<Record<string, QuestionId>>,
): Promise<void> {
  const contenders = Object.fromEntries(
    Object.entries(work).map(([name, id]) => {
      const cases = checkedExamples(examples, id);
      const draw = drawing(236);
      const drawn = Array.from({ length: COUNT }, () => cases[Math.floor(draw() * cases.length)] as CheckedFacts);
      const [columns, lists, law] = [factColumnsOf(id, drawn, { today: TODAY }), listsOf(drawn), kernelLawOf(id)];
      const run = (): unknown => {
        const into = { payments: new PaymentTable(), earnings: new EarningsTable(), beneficiaries: new PartTable() };
        return decideLists(id, columns, lists, law, COUNT, into);
      };
      return [name, { size: COUNT, run }];
    }),
  );
  console.log(JSON.stringify({ rates: await inTurns(contenders, { rounds: 9, milliseconds: 200 }) }));
}
