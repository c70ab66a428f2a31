// Runs random cases through the product and the plain oracle, and says where the two part.
// What the oracle is, and why it shares nothing with the product, is in test/oracle/README.md.

import { parseDay } from '../../src/base/index.ts';
import { decide, isQuestion, readFacts } from '../../src/law/index.ts';
import { plainDecide } from '../oracle/plain-decide.ts';
import { makeRng, randomCase } from '../oracle/random-cases.ts';
import { covers } from './cases.ts';

export interface Comparison {
  readonly cases: number;
  /** Cases in which outcome or result differ, as text that a reader can replay. */
  readonly differences: readonly string[];
  /** Cases left open by both of which the missing facts are the very same. */
  readonly open: number;
  readonly sameMissing: number;
  /** Every pair "question outcome" that occurred. */
  readonly reached: ReadonlySet<string>;
}

const TODAY = '2026-11-30';

/** Compares so many random cases from a seed. */
export function compare(cases: number, seed: number): Comparison {
  const rng = makeRng(seed);
  const differences: string[] = [];
  const reached = new Set<string>();
  let open = 0;
  let sameMissing = 0;
  for (let i = 0; i < cases; i++) {
    const { question, facts, readings } = randomCase(rng);
    const wanted = plainDecide(question, facts, readings, TODAY);
    const got = answer(question, facts, readings);
    reached.add(`${question} ${wanted.outcome}`);
    const same = wanted.outcome === got.outcome && (wanted.outcome !== 'granted' || covers(wanted.result, got.result));
    if (!same)
      differences.push(`seed ${seed}, case ${i}: ${JSON.stringify({ question, facts, readings, wanted, got })}`);
    if (same && wanted.outcome === 'needs-facts') {
      open += 1;
      if (JSON.stringify(wanted.missing) === JSON.stringify([...(got.missing ?? [])].sort())) sameMissing += 1;
    }
  }
  return { cases, differences, open, sameMissing, reached };
}

interface Answer {
  readonly outcome: string;
  readonly result?: unknown;
  readonly missing?: readonly string[];
}

function answer(question: string, facts: object, readings: Readonly<Record<string, string>>): Answer {
  const checked = readFacts(facts);
  const today = parseDay(TODAY);
  if (today === undefined || !isQuestion(question)) throw new Error(`no question ${question}`);
  if ('faults' in checked) return { outcome: `faults ${JSON.stringify(checked.faults)}` };
  return decide(question, checked, { readings, today, proof: false });
}
