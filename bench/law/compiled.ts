// In a process of its own: the job over columns, by the kernel generated from the law and as written by hand.
// Both are compared with the exact oracle first; what starts this process is in rows.ts.

import { type AnyKernel, type Columns, decideWith, kernelLawFor, resultColumns } from '../../src/law/index.ts';
import { OUTCOMES } from '../../src/rules/index.ts';
import { decideByHand, judgeMonths } from './by-hand.ts';
import { decideExactly, type JudgeMonth } from './exactly.ts';
import { judgeMonth } from './judge-month.ts';
import { inTurns } from './measure.ts';
import { columnsFor, makeMembers } from './members.ts';

const COUNT = 1_000_000;

/** Compares both with the oracle and measures them. Ends with a line of JSON. */
export async function measureCompiled(kernel: AnyKernel): Promise<void> {
  const members = makeMembers(COUNT);
  const columns = columnsFor(members);
  const law = kernelLawFor(judgeMonth);
  const ours = resultColumns(kernel, COUNT);
  const theirs = judgeMonths(COUNT);
  decideWith(kernel, columns, law, ours, COUNT);
  decideByHand(members, theirs);
  const wrong = { kernel: 0, byHand: 0 };
  const outcomes: Record<string, number> = {};
  for (let i = 0; i < COUNT; i++) {
    const exact = decideExactly(members, i);
    outcomes[exact.outcome] = (outcomes[exact.outcome] ?? 0) + 1;
    if (!same(exact, ofKernel(ours, i))) wrong.kernel += 1;
    if (!same(exact, ofHand({ ...theirs }, i))) wrong.byHand += 1;
  }
  const rates = await inTurns(
    {
      kernel: { size: COUNT, run: () => decideWith(kernel, columns, law, ours, COUNT) },
      byHand: { size: COUNT, run: () => decideByHand(members, theirs) },
    },
    { rounds: 25, milliseconds: 1 },
  );
  console.log(JSON.stringify({ count: COUNT, outcomes, wrong, rates }));
}

function ofKernel(results: Columns, i: number): JudgeMonth {
  const at = (name: string): number => results[name]?.[i] as number;
  const outcome = OUTCOMES[at('outcome')] as JudgeMonth['outcome'];
  if (outcome !== 'granted') return { outcome };
  const percent = (BigInt(at('percent')) * 1200n) / BigInt(at('percentDenominator'));
  return { outcome, percent, ...money(at) };
}

function ofHand(results: Columns, i: number): JudgeMonth {
  const at = (name: string): number => results[name]?.[i] as number;
  const outcome = OUTCOMES[at('outcome')] as JudgeMonth['outcome'];
  return outcome === 'granted' ? { outcome, percent: BigInt(at('percent')), ...money(at) } : { outcome };
}

const money = (at: (name: string) => number) => ({
  annual: BigInt(at('annual')),
  monthly: BigInt(at('monthly')),
  payable: BigInt(at('payable')),
});

function same(a: JudgeMonth, b: JudgeMonth): boolean {
  return (
    a.outcome === b.outcome &&
    a.percent === b.percent &&
    a.annual === b.annual &&
    a.monthly === b.monthly &&
    a.payable === b.payable
  );
}
