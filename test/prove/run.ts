// `npm run prove`: every claim about the law with what it holds of, and each exception with a witness and what the law decides of it.
// It fails where a claim does not hold, an exception is no longer there, or `decide` says otherwise than the solver. --json for programs.

import { QUESTIONS } from '../../src/law/index.ts';
import { namedBy } from './claim.ts';
import { CLAIMS } from './claims.ts';
import { type Proof, prove } from './prove.ts';
import { openSolver } from './solver.ts';
import type { Witness } from './witness.ts';

const asJson = process.argv.includes('--json');
const solver = await openSolver();
const proofs = CLAIMS.map((claim) => {
  const proof = prove(claim, QUESTIONS, solver);
  if (asJson) console.log(JSON.stringify(proof));
  else print(proof);
  return proof;
});
await solver.end();

const faults = proofs.flatMap(({ says, faults: found }) => found.map((fault) => `${says}: ${fault}`));
const exceptions = proofs.flatMap((proof) => proof.exceptions);
const seconds = (proofs.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000).toFixed(1);
const summary = `${proofs.length} claims, ${exceptions.length} exceptions named by the law, in ${seconds} s`;
if (!asJson) console.log(`\n${summary}`);
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`);
  process.exitCode = 1;
}

function print({ family, says, holdsOf, refutation, exceptions: found, readings, faults: own }: Proof): void {
  const verdict = own.length > 0 ? 'FAILED' : found.length > 0 ? 'but for' : 'holds';
  console.log(`${verdict.padEnd(8)} ${family}: ${says}`);
  const covered = readings.length === 0 ? '' : `, every option of ${readings.join(', ')}`;
  console.log(`         shown of ${holdsOf ?? 'nothing'}${covered}`);
  for (const { says: what, by, witness } of found) {
    console.log(`       - ${what} [${namedBy(by)}]`);
    printWitness(witness);
  }
  if (refutation !== undefined) printWitness(refutation);
  for (const fault of own) console.log(`       ! ${fault}`);
}

function printWitness(witnesses: readonly Witness[] | undefined): void {
  for (const { facts, readings, decisions } of witnesses ?? []) {
    const chosen = Object.entries(readings).map(([id, option]) => ` ${id}=${option}`);
    console.log(`           ${JSON.stringify(facts)}${chosen.join('')}`);
    for (const [question, { outcome, result, clauses }] of Object.entries(decisions)) {
      const said = result === undefined ? clauses.join(', ') : JSON.stringify(result);
      console.log(`           ${question}: ${outcome} ${said}`);
    }
  }
}
