// The packed library as its users have it: installed in an empty folder, and asked what the command line is asked.
// What it must answer is what `retiro decide` prints, byte for byte.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { linesOf, retiro } from '../bin.ts';

/** Packs the library and installs it in the folder, as `npm run pack:law` does. Throws where that fails. */
export function installInto(folder: string): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/pack-law.ts', '--into', folder]);
}

interface Case {
  readonly question: string;
  readonly facts: object;
  readonly options: { readonly today: string; readonly readings?: object };
}

export interface Asked {
  readonly cases: readonly Case[];
  /** Of each case the decision and its canonical proof, as the command line prints them. */
  readonly printed: readonly (readonly [decision: string, proof: string])[];
}

/** The examples of the contract, asked of the bundled command line. */
export function askedOfCommandLine(): Asked {
  const text = readFileSync('test/contract/examples.ndjson', 'utf8');
  const print = (...options: readonly string[]) => {
    return retiro(['decide', '--lines', ...options], text)
      .out.trimEnd()
      .split('\n');
  };
  const [decisions, proofs] = [print(), print('--canonical')];
  return {
    cases: linesOf(text).map(({ question, facts, readings }, i) => ({
      question: question as string,
      facts: facts as object,
      // What the command line took for today, where the case has no day of its own.
      options: { today: JSON.parse(decisions[i] ?? '').on, ...(readings ? { readings } : {}) },
    })),
    printed: decisions.map((decision, i) => [decision, proofs[i] ?? '']),
  };
}

/** A function in plain JavaScript, for wherever the library is: from its exports and the cases to what is printed of each. */
export const ANSWERS = `({ decide, canonicalProof }, cases) => cases.map(({ question, facts, options }) => [
  JSON.stringify(decide(question, facts, options)),
  canonicalProof(question, facts, options).text,
])`;

/** The fenced blocks of the library's page in that language. */
export function blocksOf(language: string): readonly string[] {
  const page = readFileSync('docs/library.md', 'utf8');
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, fence, code]) =>
    fence === language ? [code as string] : [],
  );
}
