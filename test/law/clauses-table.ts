// `npm run clauses`: for each clause its rules, the tests that name it, and the mutants that those tests kill.
// It fails where a clause that a question asks has no rule or no test, or where a mutant survives unexplained.

import { CLAUSES, QUESTIONS } from '../../src/law/index.ts';
import { citationsOf, loadCases } from './cases.ts';
import { runMutants } from './mutants.ts';

interface Row {
  readonly clause: string;
  readonly asks: string;
  readonly rules: readonly string[];
  readonly tests: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly survivors: readonly string[];
}

const cases = loadCases();
const citations = citationsOf(QUESTIONS);
const mutants = runMutants(cases);

const rows = Object.entries(CLAUSES).map(([clause, { asks }]): Row => {
  const own = mutants.filter((mutant) => mutant.clause === clause);
  const alive = own.filter(({ killedBy }) => killedBy === undefined);
  return {
    clause,
    asks,
    rules: [...(citations.get(clause) ?? [])].sort(),
    tests: cases.filter(({ clauses }) => clauses.includes(clause)).length,
    killed: own.length - alive.length,
    equivalent: alive.filter(({ equivalent }) => equivalent !== undefined).length,
    survivors: alive.filter(({ equivalent }) => equivalent === undefined).map(({ rule, label }) => `${rule}: ${label}`),
  };
});

/** Clauses of the office become claims of the product with the command that carries them out. */
const asked = rows.filter(({ asks }) => !asks.startsWith('office:'));
const ofTheOffice = rows.filter(({ asks }) => asks.startsWith('office:'));

const columns = (cells: readonly string[]): string =>
  [cells[0]?.padEnd(28), cells[1]?.padStart(6), cells[2]?.padStart(7), cells[3]?.padStart(11), ` ${cells[4]}`].join(
    ' ',
  );

console.log(columns(['clause', 'tests', 'killed', 'equivalent', 'rules']));
for (const { clause, tests, killed, equivalent, rules } of asked) {
  console.log(columns([clause, `${tests}`, `${killed}`, `${equivalent}`, rules.join(', ') || '-']));
}
console.log(
  `\nNot asked by a question, but carried out by the office: ${ofTheOffice.map(({ clause }) => clause).join(', ')}`,
);

const faults = asked.flatMap(({ clause, rules, tests, survivors }) => [
  ...(rules.length === 0 ? [`${clause} has no rule`] : []),
  ...(tests === 0 ? [`${clause} has no test that names it`] : []),
  ...survivors.map((survivor) => `${clause}: a mutant survives: ${survivor}`),
]);
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`);
  process.exit(1);
}
console.log(`\n${asked.length} clauses, ${mutants.length} mutants, none survives unexplained`);
