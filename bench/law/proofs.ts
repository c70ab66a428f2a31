// In a process of its own: what the proof of a granted nonoccupational pension costs, in memory and as JSON, and what bounds cost.
// The facts are worked examples of the law; what starts this process is in rows.ts.

import { type Day, parseDay } from '../../src/base/index.ts';
import {
  canonicalProofOf,
  decide,
  nonoccupationalDisability,
  type Outcome,
  proofStepsOf,
} from '../../src/law/index.ts';
import { inTurns } from './measure.ts';
import { checkedExamples, type Example } from './questions.ts';

const QUESTION = 'nonoccupational-disability';

/**
 * Measures the proofs on the first of the examples that is granted, and decisions with their bounds on those that lack facts.
 * Ends with a line of JSON.
 */
export async function measureProofs(examples: readonly Example[]): Promise<void> {
  const options = { today: parseDay('2026-11-30') as Day };
  const without = { ...options, proof: false };
  const cases = checkedExamples(examples, QUESTION);
  const ofOutcome = (outcome: Outcome) => cases.filter((one) => decide(QUESTION, one, without).outcome === outcome);
  const [[checked], lacking] = [ofOutcome('granted'), ofOutcome('needs-facts')];
  if (checked === undefined || lacking.length === 0) throw new Error('no example is granted, or none lacks facts');
  const bounded = {
    size: lacking.length,
    run: () => {
      for (const one of lacking) decide(QUESTION, one, without);
    },
  };
  const steps = proofStepsOf(nonoccupationalDisability, checked, options);
  const contenders = {
    steps: often(() => proofStepsOf(nonoccupationalDisability, checked, options)),
    json: often(() => canonicalProofOf(QUESTION, checked, options)),
    bounds: bounded,
  };
  const rates = await inTurns(contenders, { rounds: 25, milliseconds: 200 });
  console.log(JSON.stringify({ rates, count: lacking.length, roots: steps.length }));
}

/** A hundred in a row, so that looking at the clock costs nothing. */
function often(run: () => unknown): { readonly size: number; run(): void } {
  return {
    size: 100,
    run: () => {
      for (let i = 0; i < 100; i++) run();
    },
  };
}
